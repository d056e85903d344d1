//! Signatures of functions and kernels: names, bindings, stages.

use super::{
    body::Outcome,
    kernels::{Parameters, Role},
    shared::Shared,
    source::{EntryPoint, Function},
    types::Ty,
    words::Id,
};
use crate::analysis::images::Image;
use gir_dialects::{
    ir::{self, Attribute, Block, Builder, LocationExt, OpView, Type, TypeExt},
    mir::{self, KernelAttr, PtrType, ResourceAttr, ResourceKind, Stage},
    names,
    upstream::func,
};
use rspirv::spirv::{Decoration, ExecutionMode, ExecutionModel, FunctionControl, StorageClass};
use std::collections::HashSet;

/// Makes a function of mir without a body, and its first block.
///
/// # Errors
/// If its stage or its size has no counterpart.
pub fn declare<'w, 'c>(
    shared: &Shared<'_, 'w, 'c>,
    module: Block<'c>,
    function: &Function<'w>,
    entry_point: Option<(&EntryPoint<'w>, &str)>,
    all: &[Parameters<'c>],
    results: &[Type<'c>],
) -> Result<(func::FuncOp<'c>, Block<'c>), String> {
    let context = shared.context;
    let own_name = shared.symbols.get(&function.id).and_then(|all| all.first());
    let symbol = entry_point.map(|(_, symbol)| symbol);
    let symbol = symbol
        .or(own_name.map(String::as_str))
        .ok_or("has no name")?;
    let mut taken = HashSet::new();
    let (mut inputs, mut attributes, mut arguments) = (vec![], vec![], vec![]);
    let location = shared.place(&function.inst);
    let mut bindings = Bindings::of(shared, all);
    for group in all {
        for (at, &ty) in group.types.iter().enumerate() {
            let name = match group.names.get(at) {
                Some(name) => name.clone(),
                None => format!("{}_{at}", group.names.first().map_or("arg", |name| name)),
            };
            let mut unique = name.clone();
            while !taken.insert(unique.clone()) {
                unique.push('_');
            }
            let mut entries = vec![(names::MIR_NAME, ir::string(context, &unique))];
            if let Some(ty) = described(shared, function, group, at) {
                entries.push((names::MIR_TYPE, ir::type_attr(ty)));
            }
            if entry_point.is_some()
                && let Some(resource) = bindings.attribute(shared, group, at, ty)
            {
                entries.push((names::MIR_RESOURCE, resource));
            }
            attributes.push(ir::dictionary(context, &entries));
            arguments.push((ty, location.renamed(&unique)));
            inputs.push(ty);
        }
    }
    let ty = ir::function(context, &inputs, results);
    let visibility = entry_point.is_none().then_some("private");
    let b = Builder::at_end(module, location);
    let new = func::FuncOp::build(&b, symbol, ty, visibility, None, None, false);
    new.set_arg_attrs((!attributes.is_empty()).then(|| ir::array(context, &attributes)));
    if let Some((point, _)) = entry_point {
        set_kernel(shared, new, point)?;
    }
    let control = function.inst.word(0)?;
    let is = |bit: FunctionControl| control & bit.bits() != 0;
    if entry_point.is_none() && (is(FunctionControl::INLINE) || is(FunctionControl::DONT_INLINE)) {
        let word = if is(FunctionControl::INLINE) {
            "inline"
        } else {
            "noinline"
        };
        new.op()
            .set_attribute(names::MIR_INLINE, ir::string(context, word));
    }
    let entry = Block::new(&arguments);
    new.op().region(0).append(entry);
    Ok((new, entry))
}

/// The type of a parameter with its sign, for reflection: that of elements of memory.
fn described<'c>(
    shared: &Shared<'_, '_, 'c>,
    function: &Function<'_>,
    group: &Parameters<'c>,
    at: usize,
) -> Option<Type<'c>> {
    let ty = group.types[at];
    let element = PtrType::from_type(ty).map_or(ty, PtrType::pointee);
    if !element.lane().is_int() && !element.lane().is_float() {
        return None;
    }
    let declared = match group.role {
        Role::Length(_) => {
            let word = ir::integer_type(shared.context, 32, ir::Signedness::Unsigned);
            return Some(element.with_lane(word));
        }
        Role::Sampler(_) => return None,
        Role::Own(parameter) => {
            let declared = function.parameters.get(parameter)?.ty?;
            match shared.passed_by_value(declared) {
                Some(value) if PtrType::from_type(ty).is_none() => {
                    *shared.types.leaves(value).ok()?.get(at)?
                }
                _ => declared,
            }
        }
        Role::Variable(id) => shared.variable(id).ok()?.1,
    };
    let unsigned = is_all_unsigned(shared, declared, 0);
    let lane = element.lane().as_integer().filter(|(width, _)| *width > 1);
    let sign = match unsigned {
        Some(true) => ir::Signedness::Unsigned,
        Some(false) => ir::Signedness::Signed,
        None => ir::Signedness::Signless,
    };
    Some(match lane {
        Some((width, _)) => element.with_lane(ir::integer_type(shared.context, width, sign)),
        None => element,
    })
}

/// Whether the first integer in a type is unsigned.
fn is_all_unsigned(shared: &Shared<'_, '_, '_>, id: Id, depth: u32) -> Option<bool> {
    if depth > 64 {
        return None;
    }
    match shared.types.get(id) {
        Ty::Int { signed, .. } => Some(!signed),
        Ty::Vector { lane: part, .. }
        | Ty::Array { element: part, .. }
        | Ty::RuntimeArray { element: part }
        | Ty::Pointer { pointee: part, .. } => is_all_unsigned(shared, *part, depth + 1),
        Ty::Struct { members } => is_all_unsigned(shared, *members.last()?, depth + 1),
        _ => None,
    }
}

/// The bindings of a kernel's resources.
struct Bindings {
    taken: HashSet<(u32, u32)>,
    /// Those of variables before; another kind of resource at one of them has a free one.
    given: HashSet<(u32, u32)>,
    next: u32,
}

impl Bindings {
    fn of(shared: &Shared<'_, '_, '_>, all: &[Parameters<'_>]) -> Self {
        let variables = all.iter().filter_map(|group| match group.role {
            Role::Variable(id) => Some(shared.binding(id)),
            _ => None,
        });
        Self {
            taken: variables.collect(),
            given: HashSet::new(),
            next: 0,
        }
    }

    fn free(&mut self) -> (u32, u32) {
        while !self.taken.insert((0, self.next)) {
            self.next += 1;
        }
        (0, self.next)
    }

    fn attribute<'c>(
        &mut self,
        shared: &Shared<'_, '_, 'c>,
        group: &Parameters<'c>,
        at: usize,
        ty: Type<'c>,
    ) -> Option<Attribute<'c>> {
        let kind = resource_kind(shared, group.role, ty)?;
        let (set, binding) = match group.role {
            Role::Variable(id) if at == 0 && self.given.insert(shared.binding(id)) => {
                shared.binding(id)
            }
            _ => (0, u32::MAX),
        };
        let (set, binding) = match binding {
            u32::MAX => self.free(),
            _ => (set, binding),
        };
        let (set, binding) = (i64::from(set), i64::from(binding));
        Some(ResourceAttr::get(
            shared.context,
            set,
            binding,
            kind,
            None,
            None,
        ))
    }
}

fn resource_kind<'c>(
    shared: &Shared<'_, '_, 'c>,
    role: Role,
    ty: Type<'c>,
) -> Option<ResourceKind> {
    if let Some(pointer) = PtrType::from_type(ty) {
        let is_uniform = match role {
            Role::Variable(id) => shared.is_uniform(id) && !shared.is_table(id),
            _ => false,
        };
        return match pointer.space() {
            mir::StorageSpace::Workgroup | mir::StorageSpace::Private => None,
            _ if is_uniform => Some(ResourceKind::Uniform),
            _ => Some(ResourceKind::Storage),
        };
    }
    if mir::SamplerType::from_type(ty).is_some() {
        return Some(ResourceKind::Sampler);
    }
    Image::of(ty).map(|_| ResourceKind::Image)
}

impl Shared<'_, '_, '_> {
    /// Whether a variable is an array of buffers whose addresses are in memory.
    pub fn is_table(&self, id: Id) -> bool {
        let buffers = self.variable(id).ok().and_then(|(_, ty)| self.buffers(ty));
        matches!(buffers, Some((_, None)))
    }

    /// Whether a buffer is a uniform block; before SPIR-V 1.3 storage buffers were of the same class.
    pub fn is_uniform(&self, id: Id) -> bool {
        self.variable(id).is_ok_and(|(class, ty)| {
            class == StorageClass::Uniform
                && self
                    .source
                    .decoration(ty, Decoration::BufferBlock)
                    .is_none()
        })
    }
}

fn set_kernel<'c>(
    shared: &Shared<'_, '_, 'c>,
    new: func::FuncOp<'c>,
    point: &EntryPoint<'_>,
) -> Outcome {
    let stage = match point.model {
        Some(ExecutionModel::GLCompute | ExecutionModel::Kernel) => Stage::Compute,
        Some(ExecutionModel::Vertex) => Stage::Vertex,
        Some(ExecutionModel::Fragment) => Stage::Fragment,
        Some(other) => {
            return Err(format!(
                "is of the stage {other:?}; compile stages compute, vertex and fragment"
            ));
        }
        None => return Err("is of an unknown stage".to_owned()),
    };
    let size = super::sizes::workgroup(shared, point)?;
    let subgroup = shared
        .source
        .mode(point.function, ExecutionMode::SubgroupSize);
    let subgroup = subgroup
        .and_then(|words| words.first())
        .map(|&size| i64::from(size));
    let hint = shared
        .source
        .mode(point.function, ExecutionMode::LocalSizeHint);
    let hint = match hint {
        Some(hint) => hint.iter().map(|&size| i64::from(size)).collect(),
        None => size.defaults,
    };
    let attribute = KernelAttr::get(shared.context, stage, &size.stated, subgroup, &hint);
    new.op().set_attribute(names::MIR_KERNEL, attribute);
    if let Some(ids) = size.ids {
        let ids = ir::dense_i32(shared.context, &ids);
        new.op().set_attribute(names::MIR_WORKGROUP_SIZE_IDS, ids);
    }
    Ok(())
}
