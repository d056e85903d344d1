//! Attributes of kernels and globals, with the places that the lowering chooses.

use super::{
    annotations,
    places::{Bindings, ParameterBlock, SizesAtLaunch},
    spec_constants, tables,
};
use crate::{
    analysis::{buffer_layout, handles, layout},
    lir::legality::value_types,
    profile::{Family, Profile},
};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Op, OpView, Type, TypeExt},
    lir, mir, names,
    upstream::func,
};

/// Converts every function and global of a module to its lir form.
pub fn assign(top: &[Op<'_>], functions: &[Op<'_>], profile: Option<&Profile>) {
    let spirv = profile.and_then(|profile| profile.spirv.as_ref());
    let mut sizes = SizesAtLaunch::new(functions);
    let globals: Vec<_> = top.iter().filter_map(|op| op.cast()).collect();
    for &function in functions {
        annotations::rename(function);
        annotations::check_copies(function, &globals);
        describe_parameters(function, &mut sizes);
    }
    let uploaded = tables::uploaded(&globals, functions, spirv.and_then(|it| it.table_bytes));
    let mut bindings = Bindings::new(functions);
    let mut late = vec![];
    for global in globals {
        check_place(global, profile);
        let is_placed = global.address().is_some()
            && profile.is_some_and(|profile| profile.family.has_addresses());
        let is_table = uploaded.contains(global.sym_name());
        let lowered = lower_global(global, is_placed, &mut bindings, &mut sizes);
        late.extend(lowered.filter(|_| is_table));
    }
    // After the others, which have the same bindings for every target.
    late.into_iter().for_each(|table| bindings.bind(table));
    if spirv.is_some_and(|it| it.sized_by_constants) {
        spec_constants::size_kernels(functions, || sizes.take_id());
    }
}

/// Renames the attributes of parameters; scalars of kernels get an offset, buffers a
/// layout, shared memory the id of its size.
fn describe_parameters(op: Op<'_>, sizes: &mut SizesAtLaunch) {
    let Some(function) = op.cast::<func::FuncOp<'_>>() else {
        return;
    };
    let is_kernel = op.attribute(names::LIR_KERNEL).is_some();
    if is_kernel && op.region(0).is_empty() {
        op.error("is a kernel without a body, and nothing is linked to it; define it");
    }
    let types = function
        .function_type()
        .as_function()
        .map_or(vec![], |(inputs, _)| inputs);
    let given = function
        .arg_attrs()
        .and_then(Attribute::as_array)
        .unwrap_or_default();
    let mut block = ParameterBlock::default();
    let mut described = vec![];
    for (index, &ty) in types.iter().enumerate() {
        let old = given.get(index).and_then(|given| given.entries());
        let renamed = old.into_iter().flatten();
        let mut entries: Vec<_> = renamed
            .map(|(name, value)| (annotations::lir_name(name), value))
            .collect();
        if is_kernel {
            let parameter = Parameter { op, index, ty };
            parameter.describe(&mut entries, &mut block, sizes);
        }
        described.push(ir::dictionary(op.context(), &entries));
    }
    if !described.is_empty() {
        op.set_attribute(
            func::FuncOp::ARG_ATTRS_ATTR,
            ir::array(op.context(), &described),
        );
    }
    block.describe(op);
}

/// A parameter of a kernel.
struct Parameter<'c> {
    op: Op<'c>,
    index: usize,
    ty: Type<'c>,
}

/// Attributes by name.
type Entries<'c> = Vec<(&'c str, Attribute<'c>)>;

impl<'c> Parameter<'c> {
    /// Adds the missing attributes.
    fn describe(
        &self,
        entries: &mut Entries<'c>,
        block: &mut ParameterBlock,
        sizes: &mut SizesAtLaunch,
    ) {
        let has = |wanted| entries.iter().any(|(name, _)| *name == wanted);
        if handles::is_handle(self.ty) {
            self.describe_handle(entries);
        } else if let Some(pointer) = mir::PtrType::from_type(self.ty) {
            if pointer.space() == mir::StorageSpace::Workgroup && !has(names::LIR_SPEC_ID) {
                entries.push((names::LIR_SPEC_ID, sizes.take(self.op.context())));
            } else if pointer.space() == mir::StorageSpace::Private {
                self.op.error(format!(
                    "has a pointer to private storage as parameter {}, which a launch cannot pass; make a variable in the kernel",
                    self.index
                ));
            }
        } else if !has(names::LIR_PUSH_CONSTANT) && !has(names::LIR_IO) {
            self.check_value();
            entries.push((names::LIR_PUSH_CONSTANT, block.place(self.ty)));
        }
    }

    /// Checks that a parameter has a form in memory, as a host can pass no other.
    fn check_value(&self) {
        let (index, ty) = (self.index, self.ty);
        if !value_types::is_plain(ty) {
            self.op.error(format!(
                "has parameter {index} of type {ty}, which a host cannot pass; it can pass {} and pointers",
                value_types::PLAIN
            ));
        }
    }

    /// States the rules and the layout of a buffer.
    fn describe_handle(&self, entries: &mut Entries<'c>) {
        let (index, ty) = (self.index, self.ty);
        if mir::AccelerationStructureType::from_type(ty).is_some() {
            self.op.error(format!(
                "has an acceleration structure as parameter {index}, which no target supports yet; remove it"
            ));
            return;
        }
        let resource = entries
            .iter_mut()
            .find(|(name, _)| *name == names::LIR_RESOURCE);
        let Some((_, resource)) = resource else {
            self.op.error(format!(
                "has parameter {index} of type {ty} without a binding; give it a mir.resource"
            ));
            return;
        };
        let Some(given) = mir::ResourceAttr::from_attribute(*resource) else {
            return;
        };
        let Some(element) = handles::element(ty) else {
            return;
        };
        let rules = given
            .layout()
            .unwrap_or_else(|| buffer_layout::default_rules(given.kind()));
        let Some(elements) = buffer_layout::Elements::new(rules, element) else {
            self.op.error(format!(
                "has a buffer of {element} as parameter {index}, which the layout {} lacks; choose another layout",
                rules.keyword()
            ));
            return;
        };
        let context = self.op.context();
        let (set, binding, kind) = (given.set(), given.binding(), given.kind());
        *resource = mir::ResourceAttr::get(context, set, binding, kind, given.name(), Some(rules));
        entries.retain(|(name, _)| *name != names::LIR_LAYOUT);
        entries.push((names::LIR_LAYOUT, elements.attribute(context)));
    }
}

/// Reports a global at an address that neither the target nor its host can place it at.
fn check_place(global: mir::GlobalOp<'_>, profile: Option<&Profile>) {
    let space = mir::PtrType::from_type(global.type_()).map(mir::PtrType::space);
    if let (Some(_), Some(profile), Some(space)) = (global.address(), profile, space)
        && !profile.family.has_addresses()
        && profile.family != Family::Generic
        && space != mir::StorageSpace::Global
    {
        global.op().unsupported(format!(
            "has a fixed address in {} storage, which target '{}' does not support; remove addr(…), or move it to global storage, which the host binds",
            space.keyword(),
            profile.name
        ));
    }
}

/// Replaces a global of mir by one of lir. `is_placed` is true if the target's pointers can hold the global's
/// explicit address.
fn lower_global<'c>(
    global: mir::GlobalOp<'c>,
    is_placed: bool,
    bindings: &mut Bindings,
    sizes: &mut SizesAtLaunch,
) -> Option<Op<'c>> {
    let op = global.op();
    let pointer = mir::PtrType::from_type(global.type_())?;
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
    if pointer.space() == mir::StorageSpace::Global && !is_placed {
        bindings.bind(new.op());
    }
    if global.dynamic() {
        let id = sizes.take(op.context());
        new.op().set_attribute(names::LIR_SPEC_ID, id);
    }
    annotations::carry(op, new.op());
    op.erase();
    Some(new.op())
}
