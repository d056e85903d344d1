//! Reads reflection from the attributes of lir.
//!
//! The attributes of functions, parameters and globals come from the source through mir; nothing here depends on the
//! changes that a target makes.

use super::{
    parameters::{self, Argument},
    schema::{
        Entry, Global, GlobalSpace, HexBytes, PushConstants, Reflection, Resource, ResourceType,
        Space, SpecConstant, Stage, VERSION,
    },
    spelling,
    stage_io::StageIo,
};
use crate::{
    analysis::{initial_value, layout, memory_use::MemoryUse},
    lir::subgroups::lir_expand_subgroups,
    printf::buffer::Table,
    profile::{
        Scalar, keywords::Keyword, metal_arguments::ArgumentBuffers, metal_platform::MetalPlatform,
        module_variables, recorded,
    },
};
use gir_dialects::{
    common::Feature,
    ir::{AttributeExt, Block, Op, OpView, Type, TypeExt, Value},
    lir,
    mir::{self, PtrType, ResourceAttr, StorageSpace},
    names,
    upstream::{builtin, func},
};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// The reflection of a module.
pub fn module(module: Op<'_>) -> Reflection {
    let top: Vec<_> = module.region(0).blocks().flat_map(Block::ops).collect();
    let target = recorded::name_of(module);
    let name = module.attribute(builtin::ModuleOp::SYM_NAME_ATTR);
    let collector = Collector {
        subgroup_size: recorded::known_profile(module)
            // Subgroups expanded through shared memory require nothing of the device.
            .filter(|profile| !lir_expand_subgroups::applies(profile))
            .and_then(|profile| profile.subgroup_size)
            .map(u32::from),
        memory: MemoryUse::new(&top),
        globals: top.iter().filter_map(|op| op.cast()).collect(),
        requirements: lir::REQUIREMENTS.iter().copied().collect(),
    };
    Reflection {
        version: VERSION.to_owned(),
        module: name.and_then(AttributeExt::as_str).map(str::to_owned),
        target: target.map(str::to_owned),
        platform: MetalPlatform::of(module).map(|platform| platform.keyword().to_owned()),
        argument_buffers: ArgumentBuffers::of(module).map(|tier| tier.keyword().to_owned()),
        entries: collector.entries(&top),
        globals: collector.globals.iter().copied().map(global).collect(),
    }
}

struct Collector<'c> {
    /// The target's subgroup size, if it has a single one.
    subgroup_size: Option<u32>,
    memory: MemoryUse<'c>,
    globals: Vec<lir::GlobalOp<'c>>,
    /// The features that operations require.
    requirements: HashMap<&'static str, &'static [Feature]>,
}

impl<'c> Collector<'c> {
    fn entries(&self, top: &[Op<'c>]) -> Vec<Entry> {
        let functions = top.iter().filter_map(|op| op.cast::<func::FuncOp<'c>>());
        let kernels = functions.filter_map(|function| {
            let attribute = function.op().attribute(names::LIR_KERNEL)?;
            Some((function, mir::KernelAttr::from_attribute(attribute)?))
        });
        kernels
            .map(|(function, kernel)| self.entry(function, kernel))
            .collect()
    }

    fn entry(&self, function: func::FuncOp<'c>, kernel: mir::KernelAttr<'c>) -> Entry {
        let arguments = parameters::of(function);
        let uses = self.uses(function);
        let used = |global: &&lir::GlobalOp<'c>| uses.globals.contains(global.sym_name());
        let globals: Vec<_> = self.globals.iter().filter(used).copied().collect();
        let bound = arguments.iter().filter_map(Argument::resource);
        let io = StageIo::of(function, &arguments);
        let subgroup_size = kernel.subgroup_size().and_then(|size| size.try_into().ok());
        Entry {
            name: function.sym_name().to_owned(),
            stage: stage(kernel.stage()),
            workgroup_size: extents(&kernel.workgroup_size()),
            resources: bound
                .chain(globals.iter().copied().filter_map(resource))
                .collect(),
            push_constants: push_constants(function, &arguments),
            inputs: io.inputs,
            outputs: io.outputs,
            tile: tile(function),
            local_size_hint: extents(&kernel.local_size_hint()),
            subgroup_size: subgroup_size.or(self.subgroup_size),
            least_subgroup_size: least_subgroup_size(function),
            exact_subgroup_size: function
                .op()
                .attribute(names::LIR_EXACT_SUBGROUP_SIZE)
                .is_some(),
            parameters: arguments.iter().map(Argument::parameter).collect(),
            features: uses.features.into_iter().map(str::to_owned).collect(),
            types: uses.types.into_iter().map(str::to_owned).collect(),
            workgroup_size_ids: size_ids(function),
            spec_constants: uses.constants.into_values().collect(),
            globals: globals
                .iter()
                .map(|global| global.sym_name().to_owned())
                .collect(),
            ..Entry::default()
        }
    }

    /// The features, types, globals and constants that a kernel uses, with its callees.
    fn uses(&self, kernel: func::FuncOp<'c>) -> Uses<'c> {
        let mut uses = Uses::default();
        self.memory.walk_reached(kernel, &mut |op| {
            let required = self.requirements.get(op.name()).copied();
            let required = required.unwrap_or_default().iter();
            uses.features
                .extend(required.map(|feature| feature.keyword()));
            let address = op.cast::<lir::AddressOfOp<'c>>();
            uses.globals.extend(address.map(lir::AddressOfOp::global));
            let constant = op.cast::<lir::SpecConstantOp<'c>>().map(spec_constant);
            uses.constants.extend(constant.map(|it| (it.id, it)));
            let arguments = op
                .regions()
                .flat_map(|region| region.blocks())
                .flat_map(Block::arguments);
            for ty in op.results().chain(arguments).map(Value::ty) {
                uses.add_type(ty);
            }
        });
        uses
    }
}

/// The features, types, globals and constants of a kernel.
#[derive(Default)]
struct Uses<'c> {
    features: BTreeSet<&'static str>,
    types: BTreeSet<&'static str>,
    globals: BTreeSet<&'c str>,
    constants: BTreeMap<u32, SpecConstant>,
    /// The types that have been visited.
    seen: HashSet<Type<'c>>,
}

impl<'c> Uses<'c> {
    fn add_type(&mut self, ty: Type<'c>) {
        if self.seen.insert(ty) {
            let pointee = PtrType::from_type(ty).map_or(ty, PtrType::pointee);
            let scalar = Scalar::of(pointee);
            self.types.extend(scalar.map(Keyword::keyword));
        }
    }
}

/// The number of work-items that exchange values, where the size of subgroups is the compiler's choice.
fn least_subgroup_size(kernel: func::FuncOp<'_>) -> Option<u32> {
    let least = kernel.op().attribute(names::LIR_LEAST_SUBGROUP_SIZE)?;
    least.as_int()?.try_into().ok()
}

/// The workgroups of the source that one workgroup computes.
fn tile(kernel: func::FuncOp<'_>) -> Option<[u32; 3]> {
    extents(&kernel.op().attribute(names::LIR_TILE)?.as_dense_i64()?)
}

/// The constants with the extents of a kernel's workgroups.
fn size_ids(kernel: func::FuncOp<'_>) -> Option<[u32; 3]> {
    let ids = kernel.op().attribute(names::LIR_WORKGROUP_SIZE_IDS)?;
    let ids = ids.as_dense_i32()?.into_iter().map(i64::from);
    extents(&ids.collect::<Vec<_>>())
}

fn spec_constant(constant: lir::SpecConstantOp<'_>) -> SpecConstant {
    let (value, ty) = (constant.value(), constant.result().ty());
    let integer = value.as_int().map(|value| match ty.as_integer() {
        Some((width, _)) if width < 64 => value as u64 & ((1 << width) - 1),
        _ => value as u64,
    });
    SpecConstant {
        name: constant.name().to_owned(),
        id: constant.id().unsigned_abs(),
        ty: spelling::of(ty),
        default_bits: integer.or(value.as_float_bits()).unwrap_or(0),
    }
}

fn stage(stage: mir::Stage) -> Stage {
    match stage {
        mir::Stage::Compute => Stage::Compute,
        mir::Stage::Vertex => Stage::Vertex,
        mir::Stage::Fragment => Stage::Fragment,
        mir::Stage::Mesh => Stage::Mesh,
        mir::Stage::Task => Stage::Task,
        mir::Stage::RayGen => Stage::RayGen,
        mir::Stage::Miss => Stage::Miss,
        mir::Stage::ClosestHit => Stage::ClosestHit,
    }
}

fn extents(given: &[i64]) -> Option<[u32; 3]> {
    let extents: Result<Vec<_>, _> = given.iter().map(|&extent| extent.try_into()).collect();
    extents.ok()?.try_into().ok()
}

/// The block of push constants of a kernel, of the size that the kernel states, or else of its values.
fn push_constants(kernel: func::FuncOp<'_>, arguments: &[Argument<'_>]) -> Option<PushConstants> {
    let places = arguments.iter().filter_map(|argument| {
        let place = argument.place?;
        let end = place.offset().saturating_add(place.size());
        Some((end, layout::align(argument.ty)))
    });
    let needed = places.reduce(|(end, align), (other_end, other_align)| {
        (end.max(other_end), align.max(other_align))
    });
    stated_push_constants(kernel.op()).or_else(|| {
        let (size, align) = needed?;
        Some(PushConstants {
            size: unsigned(size),
            align: unsigned(align),
            index: None,
        })
    })
}

/// The block of push constants that a kernel states.
pub fn stated_push_constants(kernel: Op<'_>) -> Option<PushConstants> {
    let stated = kernel.attribute(names::LIR_PUSH_CONSTANTS);
    let stated = stated.and_then(mir::PushConstantsAttr::from_attribute)?;
    Some(PushConstants {
        size: unsigned(stated.size()),
        align: unsigned(stated.align()),
        index: None,
    })
}

/// A global in a buffer as a resource that the host binds.
fn resource(global: lir::GlobalOp<'_>) -> Option<Resource> {
    let resource = bound(global)?;
    let size = count(global).map(|count| count.saturating_mul(stride(global)));
    Some(Resource {
        set: resource.set() as u32,
        binding: resource.binding() as u32,
        space: space(resource.kind()),
        kind: ResourceType::Buffer,
        size,
        stride: Some(stride(global)),
        name: Some(resource.name().unwrap_or(global.sym_name()).to_owned()),
        layout: None,
        element: spelling::of(global.elem_type()),
        access: parameters::constant_access(global.type_()),
        matrix: parameters::matrix_behind_pointer(global.elem_type()),
        fixed_address: fixed_address(global),
        parameter: None,
        index: None,
        argument_id: None,
    })
}

fn global(global: lir::GlobalOp<'_>) -> Global {
    let resource = bound(global);
    let stride = stride(global);
    let initial = global.initializer().filter(|_| resource.is_some());
    let spec_id = global.op().attribute(names::LIR_SPEC_ID);
    Global {
        name: global.sym_name().to_owned(),
        space: global_space(global),
        ty: spelling::of(global.elem_type()),
        count: count(global),
        size: count(global).map(|count| count.saturating_mul(stride)),
        stride,
        align: unsigned(global.align()),
        set: resource.map(|resource| resource.set() as u32),
        binding: resource.map(|resource| resource.binding() as u32),
        spec_id: spec_id.and_then(AttributeExt::as_int).map(|id| id as u32),
        fixed_address: fixed_address(global),
        initial_bytes: initial
            .and_then(|value| initial_value::in_memory(value, global.elem_type()))
            .map(HexBytes),
        printf: printf(global),
        variable: is_variable(global).then(|| global.sym_name().to_owned()),
    }
}

/// The records of the buffer for `printf`.
fn printf(global: lir::GlobalOp<'_>) -> Option<Table> {
    let text = global.op().attribute(names::LIR_PRINTF)?;
    serde_json::from_str(text.as_str()?).ok()
}

/// Whether it stays a variable of the module.
fn is_variable(global: lir::GlobalOp<'_>) -> bool {
    let space = PtrType::from_type(global.type_()).map(PtrType::space);
    let module = global.op().parent();
    space == Some(StorageSpace::Global)
        && global.address().is_none()
        && module.is_some_and(module_variables::of)
}

fn bound(global: lir::GlobalOp<'_>) -> Option<ResourceAttr<'_>> {
    if is_variable(global) {
        return None;
    }
    ResourceAttr::from_attribute(global.op().attribute(names::LIR_RESOURCE)?)
}

fn fixed_address(global: lir::GlobalOp<'_>) -> Option<u64> {
    global.address().map(|address| address as u64)
}

/// The number of elements; `None` if it is set at launch.
fn count(global: lir::GlobalOp<'_>) -> Option<u64> {
    (!global.dynamic()).then(|| unsigned(global.count()))
}

/// The stride between elements in bytes.
fn stride(global: lir::GlobalOp<'_>) -> u64 {
    unsigned(layout::size(global.elem_type()))
}

fn global_space(global: lir::GlobalOp<'_>) -> GlobalSpace {
    match PtrType::from_type(global.type_()).map(PtrType::space) {
        Some(StorageSpace::Workgroup) => GlobalSpace::Workgroup,
        Some(StorageSpace::Constant) => GlobalSpace::Constant,
        Some(StorageSpace::Private) => GlobalSpace::Private,
        Some(StorageSpace::Global | StorageSpace::Generic) | None => GlobalSpace::Global,
    }
}

/// The way a resource is bound.
pub fn space(kind: mir::ResourceKind) -> Space {
    match kind {
        mir::ResourceKind::Uniform => Space::Uniform,
        mir::ResourceKind::Storage => Space::Storage,
        mir::ResourceKind::Sampler => Space::Sampler,
        mir::ResourceKind::Image => Space::Image,
    }
}

/// A number that the verifiers ensure is not negative.
pub fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}
