//! The capabilities and extensions that a lowered module needs, no more and no fewer.
//!
//! 8-bit and 16-bit memory has capabilities apart from arithmetic in these widths: a device may have one
//! without the other. Values that are only loaded, stored and converted to or from 32 and 64 bits need no
//! arithmetic.

use super::{derivatives, flavour::Flavour, placeholders, subgroups, types};
use crate::profile::{SpirvVersion, keywords::Keyword as _, spirv_extensions::EXTENSIONS};
use gir_dialects::{
    ir::{Attribute, Context, Op, OpView, Type, TypeExt},
    spirv::{ImageShape, as_pointer, components, image_shape},
    upstream::spirv::{self, Capability, Dim, ImageFormat, ImageSamplerUseInfo, StorageClass},
};
use rspirv::spirv::Op as Instruction;
use std::collections::BTreeSet;

/// The prefix of the names of atomic operations.
const ATOMICS: &str = "spirv.Atomic";

/// The atomic operation without that prefix.
const FLOAT_ADD: &str = spirv::EXTAtomicFAddOp::NAME;

/// The capabilities of a module beyond those that all modules of its flavour have, by number.
#[derive(Default)]
pub struct Capabilities {
    needed: BTreeSet<i64>,
    has_storage_buffers: bool,
    /// Arithmetic capabilities of widths whose values are only moved.
    moved: BTreeSet<i64>,
}

impl Capabilities {
    /// Adds a capability.
    pub fn require(&mut self, capability: Capability) {
        self.needed.insert(capability as i64);
    }

    /// Adds the capabilities of another set.
    pub fn extend(&mut self, others: Self) {
        self.needed.extend(others.needed);
        self.moved.extend(others.moved);
        self.has_storage_buffers |= others.has_storage_buffers;
    }

    /// Adds the capabilities of a lowered operation, not those of its regions.
    pub fn require_op(&mut self, op: Op<'_>) {
        let name = op.name();
        if let Some(capability) = subgroups::capability(op, name) {
            self.require(capability);
        }
        match name {
            spirv::ImageReadOp::NAME if has_unknown_format(op) => {
                self.require(Capability::StorageImageReadWithoutFormat);
            }
            spirv::ImageWriteOp::NAME if has_unknown_format(op) => {
                self.require(Capability::StorageImageWriteWithoutFormat);
            }
            _ => {}
        }
        if let Some(variable) = op.cast::<spirv::GlobalVariableOp<'_>>() {
            return self.require_variable(variable.type_());
        }
        if let Some(function) = op.cast::<spirv::FuncOp<'_>>() {
            self.require_function(function);
        }
        if name == spirv::VariableOp::NAME {
            return self.require_variable(op.result(0).ty());
        }
        let moves = is_narrow_without_arithmetic(op, name);
        for value in op.operands().chain(op.results()) {
            self.require_value(value.ty(), moves);
        }
        let blocks = op.regions().flat_map(|region| region.blocks());
        for argument in blocks.flat_map(|block| block.arguments()) {
            self.require_value(argument.ty(), false);
        }
        self.require_atomic(op, name);
    }

    /// Adds the capabilities of a function that is imported or exported.
    fn require_function(&mut self, function: spirv::FuncOp<'_>) {
        if function.linkage_attributes().is_none() {
            return;
        }
        self.require(Capability::Linkage);
        let (inputs, results) = function.function_type().as_function().unwrap_or_default();
        for ty in inputs.into_iter().chain(results) {
            self.require_value(ty, false);
        }
    }

    /// Adds the capabilities of an atomic for the width of its memory, and those of other placeholders.
    fn require_atomic(&mut self, op: Op<'_>, name: &str) {
        let placeholder = placeholders::instruction(op);
        if placeholder == Some(Instruction::DemoteToHelperInvocation) {
            return self.require(Capability::DemoteToHelperInvocation);
        }
        if let Some(needed) = placeholder.and_then(derivatives::capability) {
            return self.require(needed);
        }
        let is_query = [
            Some(Instruction::ImageQuerySize),
            Some(Instruction::ImageQuerySizeLod),
            Some(Instruction::ImageQueryLevels),
            Some(Instruction::ImageQuerySamples),
        ];
        if is_query.contains(&placeholder) {
            // Images of OpenCL, whose questions need no capability, have other types.
            if gir_dialects::spirv::image_component(op.operand(0).ty()).is_some() {
                self.require(Capability::ImageQuery);
            }
            return;
        }
        if placeholder.is_none() && !name.starts_with(ATOMICS) && name != FLOAT_ADD {
            return;
        }
        let Some((contents, _)) = as_pointer(op.operand(0).ty()) else {
            return;
        };
        let is_add = name == FLOAT_ADD || placeholder == Some(Instruction::AtomicFAddEXT);
        let is_extreme = matches!(
            placeholder,
            Some(Instruction::AtomicFMinEXT | Instruction::AtomicFMaxEXT)
        );
        let needed = match (contents.as_integer(), contents.as_float()) {
            (Some((64, _)), _) => Capability::Int64Atomics,
            (_, Some(16)) if is_add => Capability::AtomicFloat16AddEXT,
            (_, Some(32)) if is_add => Capability::AtomicFloat32AddEXT,
            (_, Some(64)) if is_add => Capability::AtomicFloat64AddEXT,
            (_, Some(16)) if is_extreme => Capability::AtomicFloat16MinMaxEXT,
            (_, Some(32)) if is_extreme => Capability::AtomicFloat32MinMaxEXT,
            (_, Some(64)) if is_extreme => Capability::AtomicFloat64MinMaxEXT,
            _ => return,
        };
        self.require(needed);
    }

    /// Adds the capabilities of a value. A narrow value that is only moved needs none if memory brings its
    /// type.
    fn require_value(&mut self, ty: Type<'_>, moves: bool) {
        if as_pointer(ty).is_some() {
            return self.require_variable(ty);
        }
        if let Some(shape) = image_shape(ty) {
            self.needed.extend(of_image(shape).map(|one| one as i64));
        }
        if ty.as_vector().is_some_and(|(lanes, _)| lanes > 4) {
            self.require(Capability::Vector16);
        }
        let lane = ty.lane();
        let needed = match (lane.as_integer(), lane.as_float()) {
            (Some((8, _)), _) => Capability::Int8,
            (Some((16, _)), _) => Capability::Int16,
            (Some((64, _)), _) => Capability::Int64,
            (_, Some(16)) => Capability::Float16,
            (_, Some(64)) => Capability::Float64,
            _ => return,
        };
        match moves && is_narrow(lane) {
            true => self.moved.insert(needed as i64),
            false => self.needed.insert(needed as i64),
        };
    }

    /// All capabilities except those that others imply. If no memory of a width brings its type, moving needs
    /// the arithmetic capability.
    fn all(&self) -> BTreeSet<i64> {
        let has = |capability: Capability| self.needed.contains(&(capability as i64));
        let bytes = BYTES.into_iter().any(has);
        let shorts = SHORTS.into_iter().any(has);
        let is_missing = |&number: &i64| match number == Capability::Int8 as i64 {
            true => !bytes,
            false => !shorts,
        };
        let missing = self.moved.iter().copied().filter(is_missing);
        let mut all: BTreeSet<i64> = self.needed.iter().copied().chain(missing).collect();
        for (implied, by) in IMPLIED {
            if by.iter().any(|&capability| has(capability)) {
                all.remove(&(*implied as i64));
            }
        }
        all
    }

    /// Adds the capabilities of a variable, by the type of the pointer to it.
    fn require_variable(&mut self, ty: Type<'_>) {
        if let Some((contents, class)) = as_pointer(ty) {
            self.has_storage_buffers |= class == StorageClass::StorageBuffer;
            match class {
                StorageClass::Generic => self.require(Capability::GenericPointer),
                StorageClass::PhysicalStorageBuffer => {
                    self.require(Capability::PhysicalStorageBufferAddresses);
                }
                _ => {}
            }
            self.require_memory(contents, class);
        }
    }

    /// Adds the capabilities of memory: those of its storage class where it is shared, those of arithmetic
    /// elsewhere.
    fn require_memory(&mut self, ty: Type<'_>, class: StorageClass) {
        let mut is_scalar = true;
        if as_pointer(ty).is_some() || ty.as_vector().is_some_and(|(lanes, _)| lanes > 4) {
            self.require_value(ty, false);
        }
        for component in components(ty) {
            is_scalar = false;
            self.require_memory(component, class);
        }
        match interface_capability(class, types::bits(ty)) {
            Some(capability) => self.require(capability),
            None if is_scalar => self.require_value(ty, false),
            None => {}
        }
    }

    /// The triple of version, capabilities and extensions of a `spirv.module`.
    pub fn triple<'c>(
        &self,
        context: &'c Context,
        flavour: &Flavour,
        version: SpirvVersion,
    ) -> Option<Attribute<'c>> {
        let mut names = flavour.capabilities.to_vec();
        let all = self.all();
        let own = all
            .iter()
            .filter_map(|&number| Capability::from_i64(number));
        names.extend(own.map(|capability| capability.keyword()));
        let text = format!(
            "#spirv.vce<v{}, [{}], [{}]>",
            version.keyword(),
            names.join(", "),
            self.extensions(flavour, version).join(", ")
        );
        Attribute::parse(context, &text)
    }

    /// The extensions that provide features of later versions.
    pub fn extensions(&self, flavour: &Flavour, version: SpirvVersion) -> Vec<&'static str> {
        let has = |capability: Capability| {
            self.needed.contains(&(capability as i64))
                || flavour.capabilities.contains(&capability.keyword())
        };
        let brought = EXTENSIONS.iter().filter(|extension| {
            let is_core = extension.core_since.is_some_and(|since| version >= since);
            let is_needed = match extension.brings {
                [] => self.has_storage_buffers,
                brings => brings.iter().any(|&capability| has(capability)),
            };
            !is_core && is_needed
        });
        brought.map(|extension| extension.name).collect()
    }
}

/// Capabilities, each with those that imply it.
const IMPLIED: &[(Capability, &[Capability])] = &[
    (Capability::Int64, &[Capability::Int64Atomics]),
    (
        Capability::StorageBuffer8BitAccess,
        &[Capability::UniformAndStorageBuffer8BitAccess],
    ),
    (
        Capability::StorageBuffer16BitAccess,
        &[Capability::StorageUniform16],
    ),
    (
        Capability::GroupNonUniform,
        &[
            Capability::GroupNonUniformVote,
            Capability::GroupNonUniformArithmetic,
            Capability::GroupNonUniformBallot,
            Capability::GroupNonUniformShuffle,
        ],
    ),
];

/// Capabilities of 8-bit integers in memory; the last is that of uniform buffers and implies the first.
const BYTES: [Capability; 3] = [
    Capability::StorageBuffer8BitAccess,
    Capability::StoragePushConstant8,
    Capability::UniformAndStorageBuffer8BitAccess,
];

/// Capabilities of 16-bit numbers in memory.
const SHORTS: [Capability; 4] = [
    Capability::StorageBuffer16BitAccess,
    Capability::StoragePushConstant16,
    Capability::StorageUniform16,
    Capability::StorageInputOutput16,
];

/// The capability that shared memory of a storage class needs for scalars of a width.
fn interface_capability(class: StorageClass, bits: Option<u32>) -> Option<Capability> {
    Some(match (class, bits?) {
        (StorageClass::StorageBuffer | StorageClass::PhysicalStorageBuffer, 8) => {
            Capability::StorageBuffer8BitAccess
        }
        (StorageClass::StorageBuffer | StorageClass::PhysicalStorageBuffer, 16) => {
            Capability::StorageBuffer16BitAccess
        }
        (StorageClass::Uniform, 8) => Capability::UniformAndStorageBuffer8BitAccess,
        (StorageClass::Uniform, 16) => Capability::StorageUniform16,
        (StorageClass::PushConstant, 8) => Capability::StoragePushConstant8,
        (StorageClass::PushConstant, 16) => Capability::StoragePushConstant16,
        (StorageClass::Input | StorageClass::Output, 16) => Capability::StorageInputOutput16,
        _ => return None,
    })
}

/// Whether SPIR-V has the operation on narrow values without arithmetic on them: moves, and conversions between
/// them and 32 or 64 bits.
fn is_narrow_without_arithmetic(op: Op<'_>, name: &str) -> bool {
    if [spirv::LoadOp::NAME, spirv::StoreOp::NAME].contains(&name) {
        return true;
    }
    [
        spirv::SConvertOp::NAME,
        spirv::UConvertOp::NAME,
        spirv::FConvertOp::NAME,
    ]
    .contains(&name)
        && op
            .operands()
            .chain(op.results())
            .any(|value| !is_narrow(value.ty()))
}

/// Whether an image operation accesses an image whose type leaves the format open.
fn has_unknown_format(op: Op<'_>) -> bool {
    image_shape(op.operand(0).ty()).is_none_or(|shape| shape.format == ImageFormat::Unknown)
}

/// The capability of an image by its dimensions.
fn of_image(shape: ImageShape) -> Option<Capability> {
    let is_sampled = shape.sampler_use == ImageSamplerUseInfo::NeedSampler;
    Some(match (shape.dim, is_sampled) {
        (Dim::Dim1D, true) => Capability::Sampled1D,
        (Dim::Dim1D, false) => Capability::Image1D,
        (Dim::Buffer, true) => Capability::SampledBuffer,
        (Dim::Buffer, false) => Capability::ImageBuffer,
        (Dim::Cube, true) if shape.is_array => Capability::SampledCubeArray,
        (Dim::Cube, false) if shape.is_array => Capability::ImageCubeArray,
        _ => return None,
    })
}

fn is_narrow(ty: Type<'_>) -> bool {
    types::bits(ty).is_some_and(|bits| bits < 32)
}
