//! Functions and globals, by dialect conversion.
//!
//! Bodies are converted already; ops of gir that remain are reported here.

use super::types;
use gir_dialects::{
    conversion::Conversion,
    gir,
    ir::{self, Attribute, AttributeExt, Context, Op, OpView, Type, TypeExt, Value},
    mir, names,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::func,
};

/// The problem with an operation that stays, the end of a sentence about it.
const PROBLEM: &str =
    "cannot be converted to mir, as its operands cannot; define them by other values";

/// Converts the functions and globals of a module.
pub fn convert(module: Op<'_>) {
    let context = module.context();
    let converter = TypeConverter::new(|ty| Some(types::convert(ty)));
    let mut patterns = PatternSet::new(context);
    patterns
        .convert::<gir::FuncOp<'_>>(&converter, function)
        .convert::<gir::GlobalOp<'_>>(&converter, global);
    let mut conversion = Conversion::new(context);
    // All these dialects are legal: the driver folds ops of unknown legality.
    for dialect in ["arith", "cf", "func", "math", "mir", "ub", "vector"] {
        conversion.legal_dialect(dialect);
    }
    conversion.illegal_dialect("gir");
    conversion.apply(module, &patterns.freeze(), false, PROBLEM);
}

fn function<'c>(old: gir::FuncOp<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let op = old.op();
    let context = op.context();
    let arguments = old
        .function_type()
        .as_function()
        .map_or(vec![], |(inputs, _)| inputs);
    let attributes = argument_attributes(old, &arguments);
    let visibility = op
        .attribute(func::FuncOp::SYM_VISIBILITY_ATTR)
        .and_then(Attribute::as_str);
    let is_declared = old.body().is_empty();
    let new = func::FuncOp::build(
        &rewriter.before(op),
        old.sym_name(),
        types::convert(old.function_type()),
        visibility.or(is_declared.then_some("private")),
        (!attributes.is_empty()).then(|| ir::array(context, &attributes)),
        None,
        false,
    );
    use gir_dialects::ir::OpView;
    if old.kernel() {
        new.op()
            .set_attribute(names::MIR_KERNEL, kernel_attribute(context, old));
    }
    if let Some(wish) = inline_wish(old) {
        new.op()
            .set_attribute(names::MIR_INLINE, ir::string(context, wish));
    }
    new.body().take_body(old.body());
    rewriter.erase(op);
    true
}

fn inline_wish(function: gir::FuncOp<'_>) -> Option<&'static str> {
    match (function.inline_hint(), function.noinline_hint()) {
        (true, _) => Some("inline"),
        (_, true) => Some("noinline"),
        _ => None,
    }
}

fn kernel_attribute<'c>(context: &'c Context, kernel: gir::FuncOp<'c>) -> Attribute<'c> {
    let size: Vec<i64> = kernel
        .workgroup_size()
        .unwrap_or_default()
        .into_iter()
        .map(i64::from)
        .collect();
    let subgroup = kernel.subgroup_size().map(i64::from);
    mir::KernelAttr::get(context, mir::Stage::Compute, &size, subgroup, &[])
}

/// Name and signed type of each parameter; the binding of a kernel's pointers.
fn argument_attributes<'c>(
    function: gir::FuncOp<'c>,
    arguments: &[Type<'c>],
) -> Vec<Attribute<'c>> {
    use gir_dialects::ir::OpView;
    let context = function.op().context();
    let given = function
        .arg_attrs()
        .and_then(Attribute::as_array)
        .unwrap_or_default();
    let mut pointers = 0;
    let describe = |(index, &ty): (usize, &Type<'c>)| {
        let given = given.get(index).copied();
        let entry = |name| given.and_then(|given| given.entry(name));
        let element = types::element_or_self(ty);
        let mut entries = vec![(names::MIR_TYPE, ir::type_attr(element))];
        if let Some(name) = entry(names::GIR_NAME) {
            entries.push((names::MIR_NAME, name));
        }
        let pointer = gir::PtrType::from_type(ty).filter(|_| function.kernel());
        let is_bound = pointer.is_some_and(|ptr| ptr.space() != gir::AddressSpace::Shared);
        if is_bound {
            let (set, binding) = entry(names::GIR_RESOURCE)
                .and_then(binding)
                .unwrap_or((0, pointers));
            let kind = mir::ResourceKind::Storage;
            entries.push((
                names::MIR_RESOURCE,
                mir::ResourceAttr::get(context, set, binding, kind, None, None),
            ));
        }
        pointers += i64::from(pointer.is_some());
        ir::dictionary(context, &entries)
    };
    arguments.iter().enumerate().map(describe).collect()
}

/// Set and binding of a `gir.resource`.
fn binding(attribute: Attribute<'_>) -> Option<(i64, i64)> {
    match attribute.as_array()?.as_slice() {
        [set, binding] => Some((set.as_int()?, binding.as_int()?)),
        _ => None,
    }
}

/// An initial value with the sign taken from its type.
fn signless<'c>(value: Attribute<'c>) -> Attribute<'c> {
    let Some(ty) = value.value_type() else {
        return value;
    };
    if let Some(number) = value.as_int() {
        return ir::integer(types::convert(ty), number);
    }
    match (value.as_dense_bytes(), value.shape()) {
        (Some(bytes), Some((element, shape))) => {
            ir::dense_elements(types::convert(element), &shape, &bytes)
        }
        _ => value,
    }
}

fn global<'c>(old: gir::GlobalOp<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let op = old.op();
    let count = if old.dynamic() {
        0
    } else {
        old.count().unwrap_or(1)
    };
    mir::GlobalOp::build(
        &rewriter.before(op),
        old.sym_name(),
        types::convert(old.type_()),
        count,
        old.dynamic(),
        types::element_or_self(old.type_()),
        old.initializer().map(signless),
        old.address(),
    );
    rewriter.erase(op);
    true
}
