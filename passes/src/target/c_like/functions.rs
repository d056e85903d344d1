//! Modules: globals, functions, kernels, and their names.

use super::{
    body::Body,
    control,
    expression::{Expr, Precedence},
    language::Language,
    literals, memory,
    spellings::Spellings,
    typedefs,
    types::{CType, Scalar},
};
use crate::target::text::{Namer, Writer};
use gir_dialects::{
    ir::{AttributeExt, Block, Op, OpView, Type, TypeExt, Value},
    lir,
    mir::StorageSpace,
    names, pass,
    upstream::func,
};
use std::collections::{BTreeSet, HashMap};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings.statement::<func::CallOp<'_>>(call);
}

/// The names that all functions of a module see.
pub struct ModuleNames<'c> {
    namer: Namer,
    functions: HashMap<&'c str, String>,
    globals: HashMap<&'c str, Expr>,
    /// Whether words are accessed that narrower elements stand in.
    pub(super) has_words: bool,
}

impl<'c> ModuleNames<'c> {
    fn new(language: &dyn Language, top: &[Op<'c>]) -> Self {
        let mut names = Self {
            namer: Namer::new(language.is_reserved()),
            functions: HashMap::new(),
            globals: HashMap::new(),
            has_words: top.iter().any(|&op| typedefs::has_words(op)),
        };
        let functions = top.iter().filter_map(|op| op.cast::<func::FuncOp<'c>>());
        // A kernel is called from outside by its name.
        let (kernels, others): (Vec<_>, Vec<_>) =
            functions.partition(|function| is_kernel(function.op()));
        for kernel in kernels {
            let name = entry_name(language.is_reserved(), kernel.sym_name());
            if names.namer.name(&name) != name {
                kernel.op().error(format!(
                    "is called '{name}' in {}, as another kernel is; rename one of them",
                    language.name()
                ));
            }
            names.functions.insert(kernel.sym_name(), name);
        }
        for function in others {
            let name = names.namer.name(function.sym_name());
            names.functions.insert(function.sym_name(), name);
        }
        names
    }

    /// The name of a function.
    pub fn function(&self, symbol: &str) -> &str {
        self.functions.get(symbol).map_or("", String::as_str)
    }

    /// The address of a global.
    pub fn global(&self, symbol: &str) -> Option<Expr> {
        self.globals.get(symbol).cloned()
    }

    /// A namer that gives none of these names.
    pub fn namer(&self) -> Namer {
        self.namer.clone()
    }
}

/// What a kernel is called in a language: its name, with an underscore for what identifiers do not
/// have and behind a name that is reserved.
pub fn entry_name(is_reserved: fn(&str) -> bool, kernel: &str) -> String {
    Namer::new(is_reserved).name(kernel)
}

/// Whether the launch starts the function.
pub fn is_kernel(function: Op<'_>) -> bool {
    function.attribute(names::LIR_KERNEL).is_some()
}

/// The text of a module; `None` after a diagnostic.
pub fn print(module: Op<'_>, language: &dyn Language, has_lines: bool) -> Option<String> {
    let top: Vec<_> = module.region(0).blocks().flat_map(Block::ops).collect();
    let mut names = None;
    let is_fine = pass::succeeds(|| {
        top.iter().for_each(|&op| check(op, language));
        names = Some(ModuleNames::new(language, &top));
    });
    let mut names = names.filter(|_| is_fine)?;
    let mut out = Writer::default();
    for line in language.preamble(module) {
        out.line(line);
    }
    for line in typedefs::definitions(language, module) {
        out.line(line);
    }
    let globals: Vec<_> = top
        .iter()
        .filter_map(|op| op.cast::<lir::GlobalOp<'_>>())
        .collect();
    let mut is_complete = true;
    for global in &globals {
        is_complete &= name_global(language, &mut names, *global, &mut out).is_some();
    }
    for function in in_order(&top) {
        match print_function(language, &names, (function, &globals), has_lines) {
            Some(text) => {
                out.blank();
                out.append(text);
            }
            None => is_complete = false,
        }
    }
    is_complete.then(|| out.finish())
}

/// Reports what is no structured function and no global.
fn check(op: Op<'_>, language: &dyn Language) {
    if op.is::<lir::GlobalOp<'_>>() {
        return;
    }
    if !op.is::<func::FuncOp<'_>>() {
        op.error(format!(
            "cannot be emitted as {}; `--lower-to-lir` lowers modules of gir and mir",
            language.name()
        ));
    } else if op.region(0).is_empty() {
        op.error("has no body, and nothing is linked to the module; define the function");
    } else if op.region(0).blocks().nth(1).is_some() {
        op.error("has branches; `--lower-to-lir` makes structured control flow of them");
    }
}

/// Functions behind those they call, as the languages want them.
fn in_order<'c>(top: &[Op<'c>]) -> Vec<Op<'c>> {
    let functions = top.iter().filter_map(|op| op.cast::<func::FuncOp<'c>>());
    let by_name: HashMap<_, _> = functions
        .map(|function| (function.sym_name(), function.op()))
        .collect();
    let mut order = vec![];
    let mut seen = BTreeSet::new();
    for function in top.iter().filter_map(|op| op.cast::<func::FuncOp<'c>>()) {
        // (function, whether those it calls are in)
        let mut open = vec![(function.op(), function.sym_name(), false)];
        while let Some((op, name, is_ready)) = open.pop() {
            if is_ready {
                order.push(op);
                continue;
            }
            if !seen.insert(name) {
                continue;
            }
            open.push((op, name, true));
            op.walk_pre(|inner| {
                if let Some(call) = inner.cast::<func::CallOp<'c>>()
                    && let Some(&callee) = by_name.get(call.callee())
                    && !seen.contains(call.callee())
                {
                    open.push((callee, call.callee(), false));
                }
            });
        }
    }
    order
}

/// Names a global, and declares a table of constants.
fn name_global<'c>(
    language: &dyn Language,
    names: &mut ModuleNames<'c>,
    global: lir::GlobalOp<'c>,
    out: &mut Writer,
) -> Option<()> {
    let ty = CType::of(global.type_())?;
    let CType::Pointer(space, element) = &ty else {
        return None;
    };
    let name = names.namer.name(global.sym_name());
    let is_array = global.count() != 1;
    let mut address = memory::named(&name, is_array, ty.clone());
    if *space == StorageSpace::Constant {
        let Some(initializer) = global.initializer() else {
            global.op().error(format!(
                "has no contents, which {} wants of constants; initialise it",
                language.name()
            ));
            return None;
        };
        let mut element = (**element).clone();
        if typedefs::is_table_of_bits(global) {
            let alias = CType::Named(typedefs::aliasing(language, &element));
            element = element.with_lane(Scalar::unsigned(element.lane()?.bits()));
            let bits = CType::Pointer(*space, Box::new(element.clone()));
            let bits = memory::named(&name, is_array, bits);
            address = language.convert(&bits, &CType::Pointer(*space, Box::new(alias)));
        }
        let element = &element;
        let values = initial_values(language, initializer, element, global.count())?;
        let size = match is_array {
            true => format!("[{}]", global.count()),
            false => String::new(),
        };
        let head = language.declaration(*space, element, &format!("{name}{size}"), global.align());
        out.blank();
        match is_array {
            true => {
                out.open(format!("{head} ="));
                for row in values.chunks(8) {
                    out.line(format!("{},", row.join(", ")));
                }
                out.close_with(";");
            }
            false => out.line(format!("{head} = {};", values.first()?)),
        }
    }
    names.globals.insert(global.sym_name(), address);
    Some(())
}

/// The literals of a global's elements.
fn initial_values(
    language: &dyn Language,
    initializer: gir_dialects::ir::Attribute<'_>,
    element: &CType,
    count: i64,
) -> Option<Vec<String>> {
    let lane = element.lane()?;
    let numbers = match initializer.as_splat() {
        Some(splat) => {
            let bits = splat.as_float_bits().map(u64::cast_signed);
            let one = literals::number(language, bits.or_else(|| splat.as_int())?, lane);
            let lanes = i64::from(element.lanes().unwrap_or(1));
            vec![one; usize::try_from(count * lanes).ok()?]
        }
        None => literals::elements(initializer, lane)?
            .into_iter()
            .map(|bits| literals::number(language, bits, lane))
            .collect(),
    };
    let lanes = element.lanes().map_or(1, |lanes| lanes as usize);
    Some(
        numbers
            .chunks(lanes)
            .map(|lanes| match element {
                CType::Scalar(_) => lanes.first().map(Expr::argument).unwrap_or_default(),
                ty => language.vector(lanes, ty).text,
            })
            .collect(),
    )
}

fn print_function<'c>(
    language: &dyn Language,
    names: &ModuleNames<'c>,
    (function, globals): (Op<'c>, &[lir::GlobalOp<'c>]),
    has_lines: bool,
) -> Option<Writer> {
    let mut body = Body::new(language, names, has_lines);
    let head = match is_kernel(function) {
        true => {
            let head = language.kernel_head(&mut body, function)?;
            let (last, lines) = head.lines.split_last()?;
            lines.iter().for_each(|line| body.out.line(line));
            signature(last, names.function(symbol(function)), &head.parameters)
        }
        false => function_head(&mut body, function)?,
    };
    body.note_line(function);
    body.out.open(head);
    if is_kernel(function) {
        declare_workgroup_storage(&mut body, function, globals);
    }
    control::function_body(&mut body, function.region(0));
    body.out.close();
    body.finish()
}

/// The name of a function in the module.
pub fn symbol(function: Op<'_>) -> &str {
    function
        .cast::<func::FuncOp<'_>>()
        .map_or("", |function| function.sym_name())
}

/// A head whose parameters stand in one line, or, where that is long, in one each.
fn signature(before: &str, name: &str, parameters: &[String]) -> String {
    let line = parameters.join(", ");
    match before.len() + name.len() + line.len() < 96 {
        true => format!("{before} {name}({line})"),
        false => format!("{before} {name}(\n    {})", parameters.join(",\n    ")),
    }
}

/// The name that the source gives a parameter, or calls its value by.
pub fn parameter_name<'c>(body: &mut Body<'c, '_>, function: Op<'c>, index: usize) -> String {
    let given = argument_attribute(function, index, names::LIR_NAME).and_then(AttributeExt::as_str);
    let argument = function
        .region(0)
        .first_block()
        .map(|block| block.argument(index));
    let wish = given.or_else(|| argument?.name()).unwrap_or("p");
    body.namer.name(wish)
}

/// An attribute of a parameter.
pub fn argument_attribute<'c>(
    function: Op<'c>,
    index: usize,
    name: &str,
) -> Option<gir_dialects::ir::Attribute<'c>> {
    let all = function
        .attribute(func::FuncOp::ARG_ATTRS_ATTR)?
        .as_array()?;
    all.get(index)?.entry(name)
}

/// The type of a parameter, with the sign that the source says.
pub fn parameter_type(function: Op<'_>, index: usize, ty: Type<'_>) -> Option<CType> {
    let written =
        argument_attribute(function, index, names::LIR_TYPE).and_then(AttributeExt::as_type);
    let is_signed = written
        .and_then(|ty| ty.lane().as_integer())
        .is_some_and(|(_, sign)| sign == gir_dialects::ir::Signedness::Signed);
    CType::of(ty).map(|ty| ty.with_sign(is_signed))
}

fn function_head<'c>(body: &mut Body<'c, '_>, function: Op<'c>) -> Option<String> {
    let (inputs, results) = function
        .cast::<func::FuncOp<'c>>()?
        .function_type()
        .as_function()?;
    let block = function.region(0).first_block()?;
    let mut parameters = vec![];
    for (index, ty) in inputs.into_iter().enumerate() {
        let Some(ty) = CType::of(ty) else {
            function.error(format!(
                "takes a value of type {ty}, which {} does not",
                body.language.name()
            ));
            return None;
        };
        let ty = body.form(ty);
        let name = parameter_name(body, function, index);
        parameters.push(format!("{} {name}", body.language.type_name(&ty)));
        body.bind(block.argument(index), Expr::primary(name, ty));
    }
    let name = body.module.function(symbol(function)).to_owned();
    let result = match results.as_slice() {
        [] => "void".to_owned(),
        &[ty] => {
            let ty = body.form(CType::of(ty)?);
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
    Some(signature(
        &format!("{qualifier}{result}"),
        &name,
        &parameters,
    ))
}

fn result_members(body: &Body<'_, '_>, results: &[Type<'_>]) -> Option<Vec<CType>> {
    let each = results.iter().map(|&ty| Some(body.form(CType::of(ty)?)));
    each.collect()
}

/// Declares the workgroup storage that a kernel uses, in the kernel.
fn declare_workgroup_storage<'c>(
    body: &mut Body<'c, '_>,
    kernel: Op<'c>,
    globals: &[lir::GlobalOp<'c>],
) {
    let mut used = BTreeSet::new();
    kernel.walk_pre(|op| {
        used.extend(op.cast::<lir::AddressOfOp<'c>>().map(|op| op.global()));
    });
    for global in globals
        .iter()
        .filter(|global| used.contains(global.sym_name()))
    {
        let Some(CType::Pointer(StorageSpace::Workgroup, element)) = CType::of(global.type_())
        else {
            continue;
        };
        let Some(address) = body.module.global(global.sym_name()) else {
            continue;
        };
        let (name, size) = match &address.object {
            Some(name) => (name.clone(), String::new()),
            None => (address.text.clone(), format!("[{}]", global.count())),
        };
        let line = body.language.declaration(
            StorageSpace::Workgroup,
            &element,
            &format!("{name}{size}"),
            global.align(),
        );
        body.out.line(format!("{line};"));
    }
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
            let ty = body.form(CType::of(result.ty())?);
            let expr = Expr::call(&name, &arguments, ty);
            body.begin_statement(op);
            match result.has_uses() {
                true => body.keep(op, result, expr),
                false => body.out.line(format!("{};", expr.text)),
            }
        }
        several => {
            let text = Expr::call(&name, &arguments, super::types::UINT).text;
            let made = body.namer.name("results");
            body.statement(op, format!("struct {name}_results {made} = {text};"));
            let members = result_members(body, &types)?;
            for (index, (&result, ty)) in several.iter().zip(members).enumerate() {
                let member = Expr::new(format!("{made}.r{index}"), Precedence::Postfix, ty);
                body.bind(result, member);
            }
        }
    }
    Some(())
}

/// A return at the end of a function, or before.
pub fn print_return<'c>(body: &mut Body<'c, '_>, end: Op<'c>) {
    let function = std::iter::successors(end.parent(), |op| op.parent())
        .find(|op| op.is::<func::FuncOp<'_>>());
    let values: Vec<_> = end
        .operands()
        .map(|operand| {
            let ty = CType::of(operand.ty()).map(|ty| body.form(ty));
            match ty {
                Some(ty) => body.coerced(operand, &ty),
                None => body.operand(operand),
            }
        })
        .collect();
    body.note_line(end);
    match values.as_slice() {
        [] => body.out.line("return;"),
        [value] => body.out.line(format!("return {};", value.text)),
        several => {
            let name = function.map_or("", |function| body.module.function(symbol(function)));
            let line = format!("struct {name}_results");
            let results = body.namer.name("results");
            body.out.line(format!("{line} {results};"));
            for (index, value) in several.iter().enumerate() {
                body.out
                    .line(format!("{results}.r{index} = {};", value.argument()));
            }
            body.out.line(format!("return {results};"));
        }
    }
}
