//! Functions: heads, calls and returns.

use super::{
    attributes::{argument_attribute, parameter_type, symbol},
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::CType,
};
use crate::lir::optimize::inlining;
use gir_dialects::{
    ir::{AttributeExt, Op, Type, TypeExt, Value},
    names,
    upstream::func,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings.statement::<func::CallOp<'_>>(call);
}

/// A head with all parameters in one line, or, where that is long, with one in each line.
pub fn signature(before: &str, name: &str, parameters: &[String]) -> String {
    let line = parameters.join(", ");
    match before.len() + name.len() + line.len() < 96 {
        true => format!("{before} {name}({line})"),
        false => format!("{before} {name}(\n    {})", parameters.join(",\n    ")),
    }
}

/// A new name for a parameter: the one that the source gives it, or its value.
pub fn parameter_name<'c>(body: &mut Body<'c, '_>, function: Op<'c>, index: usize) -> String {
    let given = argument_attribute(function, index, names::LIR_NAME).and_then(AttributeExt::as_str);
    let argument = function
        .region(0)
        .first_block()
        .map(|block| block.argument(index));
    let wish = given.or_else(|| argument?.name()).unwrap_or("p");
    body.fresh_name(wish)
}

/// The type of a kernel's parameter as its declaration has it.
pub fn declared_type(body: &Body<'_, '_>, kernel: Op<'_>, index: usize, ty: &CType) -> String {
    let block = kernel.region(0).first_block();
    let qualifier = block.map_or("", |block| {
        super::read_only::qualifier(block.argument(index), ty)
    });
    body.language.qualified(ty, qualifier)
}

/// The types of a kernel's parameters; `None` after an error at one that the language does not have.
pub fn kernel_parameters(body: &Body<'_, '_>, kernel: Op<'_>) -> Option<Vec<CType>> {
    let (inputs, _) = kernel
        .cast::<func::FuncOp<'_>>()?
        .function_type()
        .as_function()?;
    let mut types = vec![];
    for (index, ty) in inputs.into_iter().enumerate() {
        let known = parameter_type(kernel, index, ty);
        let Some(ty) = known.or_else(|| body.language.handle(ty)) else {
            kernel.error(format!(
                "takes a value of type {ty}, which {} kernels do not",
                body.language.name()
            ));
            return None;
        };
        types.push(ty);
    }
    Some(types)
}

/// The head of a function that is no kernel.
pub fn head<'c>(body: &mut Body<'c, '_>, function: Op<'c>) -> Option<String> {
    let (inputs, results) = function
        .cast::<func::FuncOp<'c>>()?
        .function_type()
        .as_function()?;
    let block = function.region(0).first_block()?;
    let mut parameters = vec![];
    for (index, ty) in inputs.into_iter().enumerate() {
        let Some(ty) = body.type_of(ty) else {
            function.error(format!(
                "takes a value of type {ty}, which {} does not",
                body.language.name()
            ));
            return None;
        };
        let ty = body.form(ty);
        let name = parameter_name(body, function, index);
        parameters.push(body.language.parameter(function, index, &ty, &name));
        body.bind(block.argument(index), Expr::primary(name, ty));
    }
    let name = body.module.function(symbol(function)).to_owned();
    let result = match results.as_slice() {
        [] => "void".to_owned(),
        &[ty] => {
            let ty = body.form(body.type_of(ty)?);
            body.language.type_name(&ty)
        }
        several => {
            let members = result_members(body, several)?;
            body.out.open(format!("struct {name}_results"));
            for (index, ty) in members.iter().enumerate() {
                let ty = body.language.type_name(ty);
                body.out.line(format!("{ty} r{index};"));
            }
            body.out.close_with(";");
            format!("struct {name}_results")
        }
    };
    let qualifier = body.language.function_qualifier();
    let wish = inlining::wish(function);
    let wish = wish.map_or("", |wish| body.language.inlining(wish));
    Some(signature(
        &format!("{qualifier}{wish}{result}"),
        &name,
        &parameters,
    ))
}

fn result_members(body: &Body<'_, '_>, results: &[Type<'_>]) -> Option<Vec<CType>> {
    let each = results.iter().map(|&ty| Some(body.form(body.type_of(ty)?)));
    each.collect()
}

fn call<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let call = op.cast::<func::CallOp<'c>>()?;
    let arguments: Vec<_> = op
        .operands()
        .map(|operand| {
            let ty = body.type_of_parameter(operand.ty());
            body.coerced(operand, &ty)
        })
        .collect();
    let arguments: Vec<_> = arguments.iter().collect();
    let name = body.module.function(call.callee()).to_owned();
    let types: Vec<_> = op.result_types();
    let results: Vec<Value<'c>> = op.results().collect();
    match results.as_slice() {
        [] => {
            let text = Expr::call(&name, &arguments, super::types::UINT).text;
            body.statement(op, format!("{text};"));
        }
        &[result] => {
            let ty = body.form(body.type_of(result.ty())?);
            let expr = Expr::call(&name, &arguments, ty);
            body.begin_statement(op);
            match result.has_uses() {
                true => body.keep(op, result, expr),
                false => body.out.line(format!("{};", expr.text)),
            }
        }
        several => {
            let structure = CType::Named(format!("struct {name}_results"));
            let call = Expr::call(&name, &arguments, structure.clone());
            let made = body.variables.declare("results", structure);
            body.begin_statement(op);
            body.define(&made, &call);
            let made = made.value();
            let members = result_members(body, &types)?;
            for (index, (&result, ty)) in several.iter().zip(members).enumerate() {
                let text = format!("{}.r{index}", made.text);
                let member = Expr::new(text, Precedence::Postfix, ty, [&made]);
                body.bind(result, member);
            }
        }
    }
    Some(())
}

/// Prints a return, at the end of a function or before.
pub fn print_return<'c>(body: &mut Body<'c, '_>, end: Op<'c>) {
    let function = std::iter::successors(end.parent(), |op| op.parent())
        .find(|op| op.is::<func::FuncOp<'_>>());
    let values: Vec<_> = end
        .operands()
        .map(|operand| {
            let ty = body.type_of(operand.ty()).map(|ty| body.form(ty));
            match ty {
                Some(ty) => body.coerced(operand, &ty),
                None => body.operand(operand),
            }
        })
        .collect();
    body.note_line(end);
    match values.as_slice() {
        [] => match &body.result {
            Some(result) => body.out.line(format!("return {result};")),
            None => body.out.line("return;"),
        },
        [value] => body.out.line(format!("return {};", value.text)),
        several => {
            let name = function.map_or("", |function| body.module.function(symbol(function)));
            let line = format!("struct {name}_results");
            let results = body.fresh_name("results");
            body.out.line(format!("{line} {results};"));
            for (index, value) in several.iter().enumerate() {
                body.out
                    .line(format!("{results}.r{index} = {};", value.argument()));
            }
            body.out.line(format!("return {results};"));
        }
    }
}
