//! Attributes of kernels, places of their scalars, bindings of globals, sizes that
//! the launch decides.

use super::layout;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Context, Op, OpView, Type, TypeExt},
    lir, mir, names,
    upstream::func,
};

/// What of mir becomes what of lir on functions and parameters.
const RENAMED: &[(&str, &str)] = &[
    (names::MIR_KERNEL, names::LIR_KERNEL),
    (names::MIR_RESOURCE, names::LIR_RESOURCE),
    (names::MIR_NAME, names::LIR_NAME),
    (names::MIR_TYPE, names::LIR_TYPE),
    (names::MIR_INLINE, names::LIR_INLINE),
];

fn lir_name(name: &str) -> &str {
    RENAMED
        .iter()
        .find(|(mir, _)| *mir == name)
        .map_or(name, |(_, lir)| lir)
}

/// Gives every function and global of a module its lir form.
pub fn assign(top: &[Op<'_>], functions: &[Op<'_>]) {
    let mut sizes = SizesAtLaunch::default();
    for &function in functions {
        rename_function_attributes(function);
        describe_parameters(function, &mut sizes);
    }
    let mut bindings = Bindings::new(functions);
    for global in top.iter().filter_map(|op| op.cast::<mir::GlobalOp<'_>>()) {
        lower_global(global, &mut bindings, &mut sizes);
    }
}

/// Hands out the ids of the constants with which a launch sets the sizes of shared
/// memory.
#[derive(Default)]
struct SizesAtLaunch {
    next: i64,
}

impl SizesAtLaunch {
    fn take<'c>(&mut self, context: &'c Context) -> Attribute<'c> {
        let id = ir::i32_attr(context, self.next);
        self.next += 1;
        id
    }
}

fn rename_function_attributes(function: Op<'_>) {
    for (mir, lir) in RENAMED {
        if let Some(value) = function.attribute(mir) {
            function.remove_attribute(mir);
            function.set_attribute(lir, value);
        }
    }
}

/// Renames the attributes of parameters; scalars of kernels get an offset, shared
/// memory the id of its size.
fn describe_parameters(op: Op<'_>, sizes: &mut SizesAtLaunch) {
    let Some(function) = op.cast::<func::FuncOp<'_>>() else {
        return;
    };
    let is_kernel = op.attribute(names::LIR_KERNEL).is_some();
    let types = function
        .function_type()
        .as_function()
        .map_or(vec![], |(inputs, _)| inputs);
    let given = function
        .arg_attrs()
        .and_then(Attribute::as_array)
        .unwrap_or_default();
    let mut block = ParameterBlock::default();
    let described: Vec<_> = types
        .iter()
        .enumerate()
        .map(|(index, &ty)| {
            let old = given
                .get(index)
                .and_then(|given| given.entries())
                .unwrap_or_default();
            let mut entries: Vec<_> = old
                .into_iter()
                .map(|(name, value)| (lir_name(name), value))
                .collect();
            let has = |wanted| entries.iter().any(|(name, _)| *name == wanted);
            match mir::PtrType::from_type(ty).map(|pointer| pointer.space()) {
                None if is_kernel && !has(names::LIR_PUSH_CONSTANT) => {
                    entries.push((names::LIR_PUSH_CONSTANT, block.place(ty)));
                }
                Some(mir::StorageSpace::Workgroup) if is_kernel && !has(names::LIR_SPEC_ID) => {
                    entries.push((names::LIR_SPEC_ID, sizes.take(op.context())));
                }
                _ => {}
            }
            ir::dictionary(op.context(), &entries)
        })
        .collect();
    if !described.is_empty() {
        op.set_attribute(
            func::FuncOp::ARG_ATTRS_ATTR,
            ir::array(op.context(), &described),
        );
    }
}

/// The scalars of a kernel in order, each at its alignment.
#[derive(Default)]
struct ParameterBlock {
    size: i64,
}

impl ParameterBlock {
    fn place<'c>(&mut self, ty: Type<'c>) -> Attribute<'c> {
        let (size, align) = (layout::size(ty), layout::align(ty));
        let offset = (self.size + align - 1) / align * align;
        self.size = offset + size;
        lir::PushConstantAttr::get(ty.ctx(), offset, size)
    }
}

/// Bindings of set 0 for globals, behind the parameters of all kernels.
struct Bindings {
    next: i64,
    taken: Vec<i64>,
}

impl Bindings {
    fn new(functions: &[Op<'_>]) -> Self {
        let mut bindings = Self {
            next: 0,
            taken: vec![],
        };
        let kernels = functions
            .iter()
            .filter(|function| function.attribute(names::LIR_KERNEL).is_some());
        for kernel in kernels.filter_map(|op| op.cast::<func::FuncOp<'_>>()) {
            let parameters = kernel
                .arg_attrs()
                .and_then(Attribute::as_array)
                .unwrap_or_default();
            bindings.next = bindings.next.max(parameters.len() as i64);
            let resources = parameters
                .iter()
                .filter_map(|given| given.entry(names::LIR_RESOURCE));
            for resource in resources.filter_map(mir::ResourceAttr::from_attribute) {
                if resource.set() == 0 {
                    bindings.taken.push(resource.binding());
                }
            }
        }
        bindings
    }

    /// The next binding; an error if a parameter has claimed it.
    fn take(&mut self, global: Op<'_>) -> i64 {
        let binding = self.next;
        self.next += 1;
        if self.taken.contains(&binding) {
            global.error(format!(
                "would get set 0, binding {binding}, which a parameter's resource(…) claims; choose another binding there"
            ));
        }
        binding
    }
}

fn lower_global(global: mir::GlobalOp<'_>, bindings: &mut Bindings, sizes: &mut SizesAtLaunch) {
    let op = global.op();
    let Some(pointer) = mir::PtrType::from_type(global.type_()) else {
        return;
    };
    let builder = ir::Builder::before(op);
    let new = lir::GlobalOp::build(
        &builder,
        global.sym_name(),
        global.type_(),
        global.count(),
        layout::align(pointer.pointee()),
        global.dynamic(),
        global.elem_type(),
        global.initializer(),
        global.address(),
    );
    if pointer.space() == mir::StorageSpace::Global {
        let binding = bindings.take(op);
        let kind = mir::ResourceKind::Storage;
        let resource = mir::ResourceAttr::get(op.context(), 0, binding, kind, None, None);
        new.op().set_attribute(names::LIR_RESOURCE, resource);
    }
    if global.dynamic() {
        let id = sizes.take(op.context());
        new.op().set_attribute(names::LIR_SPEC_ID, id);
    }
    op.erase();
}
