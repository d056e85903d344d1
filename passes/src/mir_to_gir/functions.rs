//! Functions and globals, and the types of their symbols.

use super::{annotations, types};
use gir_dialects::{
    gir,
    ir::{self, Attribute, AttributeExt, Block, Builder, Op, OpView, Type, TypeExt},
    mir, names,
    upstream::func,
};
use std::{cell::Cell, collections::BTreeMap};

/// The symbols of a module and their types in gir.
#[derive(Default)]
pub struct Symbols<'c> {
    /// The functions.
    pub functions: BTreeMap<&'c str, Signature<'c>>,
    /// The types of the pointers to globals.
    pub globals: BTreeMap<&'c str, Type<'c>>,
    /// The number of globals added for storage in functions.
    added: Cell<usize>,
}

/// The types of a function in gir.
pub struct Signature<'c> {
    /// Types of the parameters.
    pub parameters: Vec<Type<'c>>,
    /// Type of the result, if there is one.
    pub result: Option<Type<'c>>,
}

impl<'c> Symbols<'c> {
    /// The symbols of the module; `None` after an error.
    pub fn of(module: Op<'c>) -> Option<Self> {
        let mut symbols = Self::default();
        let mut complete = true;
        for op in module.region(0).blocks().flat_map(Block::ops) {
            if let Some(function) = op.cast::<func::FuncOp<'c>>() {
                match signature(function) {
                    Some(found) => _ = symbols.functions.insert(function.sym_name(), found),
                    None => complete = false,
                }
            } else if let Some(global) = op.cast::<mir::GlobalOp<'c>>() {
                complete &= annotations::check_op(op);
                match types::declared_to_host(global.type_(), Some(global.elem_type())) {
                    Some(ty) => _ = symbols.globals.insert(global.sym_name(), ty),
                    None => {
                        refuse_type(op, global.type_());
                        complete = false;
                    }
                }
            } else if !op.is::<gir::FuncOp<'_>>() && !op.is::<gir::GlobalOp<'_>>() {
                op.error("has no GIR form; a module of GIR has functions and globals");
                complete = false;
            }
        }
        complete.then_some(symbols)
    }

    /// Makes a global of the workgroup storage that an op in a function allocates; returns its name.
    pub fn add_storage(&self, op: Op<'c>, ty: Type<'c>, count: i64) -> String {
        let function = op.parent().unwrap_or(op);
        let is_taken = |name: &String| {
            self.functions.contains_key(name.as_str()) || self.globals.contains_key(name.as_str())
        };
        let next = || {
            let number = self.added.replace(self.added.get() + 1);
            format!("shared.{number}")
        };
        let mut name = next();
        while is_taken(&name) {
            name = next();
        }
        let b = Builder::before(function).with_location(op.location());
        let count = Some(count).filter(|&count| count != 1);
        gir::GlobalOp::build(&b, &name, ty, count, false, None, None);
        name
    }
}

/// Reports a type without a GIR form.
pub fn refuse_type(op: Op<'_>, ty: Type<'_>) {
    op.error(format!(
        "has the type {ty}, which has no GIR form; GIR has i8 to i64, f16 to f64, bf16, pointers, \
         and vectors of 2, 3, 4, 8 or 16 lanes"
    ));
}

fn signature<'c>(function: func::FuncOp<'c>) -> Option<Signature<'c>> {
    let (op, ty) = (function.op(), function.function_type());
    let (inputs, results) = ty.as_function()?;
    if results.len() > 1 {
        op.error("has no GIR form; a function of GIR has one result at most");
        return None;
    }
    let declared = match annotations::kernel(function) {
        Some(_) => types::declared_to_host,
        None => types::declared,
    };
    let convert = |ty, source| {
        let converted = declared(ty, source);
        if converted.is_none() {
            refuse_type(op, ty);
        }
        converted
    };
    let parameter = |(index, &ty): (usize, &Type<'c>)| {
        let source = annotations::of_parameter(function, index, names::MIR_TYPE)
            .and_then(Attribute::as_type);
        convert(ty, source)
    };
    let parameters = inputs
        .iter()
        .enumerate()
        .map(parameter)
        .collect::<Option<_>>()?;
    let result = match results.first() {
        Some(&ty) => Some(convert(ty, None)?),
        None => None,
    };
    annotations::check(function).then_some(Signature { parameters, result })
}

/// A size of subgroups that is sufficient for a kernel which only says how many work-items exchange values: gir has
/// no other form for that.
fn needed_subgroup(kernel: Op<'_>) -> Option<i64> {
    let least = kernel.attribute(names::MIR_LEAST_SUBGROUP_SIZE)?;
    let least = u32::try_from(least.as_int()?).ok()?;
    let size = least.checked_next_power_of_two()?;
    (size > 1).then_some(i64::from(size))
}

/// Replaces a function with a converted body.
pub fn replace<'c>(function: func::FuncOp<'c>, signature: &Signature<'c>, may_approximate: bool) {
    let (op, context) = (function.op(), function.op().context());
    let kernel = annotations::kernel(function);
    let size: Option<Vec<i32>> = kernel
        .map(|kernel| {
            kernel
                .workgroup_size()
                .iter()
                .map(|&size| size as i32)
                .collect()
        })
        .filter(|size: &Vec<i32>| !size.is_empty());
    let subgroup = kernel
        .and_then(mir::KernelAttr::subgroup_size)
        .or_else(|| needed_subgroup(op));
    let wish = op.attribute(names::MIR_INLINE).and_then(Attribute::as_str);
    let parameters: Vec<_> = (0..signature.parameters.len())
        .map(|index| annotations::in_gir(function, index))
        .collect();
    let new = gir::FuncOp::build(
        &Builder::before(op),
        function.sym_name(),
        ir::function(context, &signature.parameters, signature.result.as_slice()),
        kernel.is_some(),
        wish == Some("inline"),
        wish == Some("noinline"),
        size.as_deref(),
        subgroup.map(|size| size as i32),
        None,
        (!parameters.is_empty()).then(|| ir::array(context, &parameters)),
        None,
    );
    if may_approximate {
        new.op()
            .set_attribute(names::GIR_FAST_MATH, ir::flag(context));
    }
    if let Some(visibility) = function
        .sym_visibility()
        .filter(|_| !function.body().is_empty())
    {
        let visibility = ir::string(context, visibility);
        new.op()
            .set_attribute(func::FuncOp::SYM_VISIBILITY_ATTR, visibility);
    }
    new.body().take_body(function.body());
    op.erase();
}

/// Replaces a global.
pub fn replace_global<'c>(global: mir::GlobalOp<'c>, ty: Type<'c>) {
    let element = gir::PtrType::from_type(ty).map(gir::PtrType::pointee);
    let initializer = global.initializer().map(|value| signed(value, element));
    // A list of values initialises an array, even one of a single element.
    let is_array = global.count() != 1 || initializer.is_some_and(|value| value.shape().is_some());
    let count = Some(global.count()).filter(|_| is_array && !global.dynamic());
    gir::GlobalOp::build(
        &Builder::before(global.op()),
        global.sym_name(),
        ty,
        count,
        global.dynamic(),
        initializer,
        global.address(),
    );
    global.op().erase();
}

/// An initial value with the sign of the elements.
fn signed<'c>(value: Attribute<'c>, element: Option<Type<'c>>) -> Attribute<'c> {
    let Some(lane) = element.map(TypeExt::lane).filter(|lane| lane.is_int()) else {
        return value;
    };
    if let Some(number) = value.as_int() {
        return super::values::integer_attribute(lane, number);
    }
    match (value.as_dense_bytes(), value.shape()) {
        (Some(bytes), Some((_, shape))) => ir::dense_elements(lane, &shape, &bytes),
        _ => value,
    }
}

/// Sets the types of a body's parameters.
pub fn set_parameters<'c>(entry: Block<'c>, signature: &Signature<'c>) {
    for (argument, &ty) in entry.arguments().zip(&signature.parameters) {
        argument.set_type(ty);
    }
}
