//! The output of the compiler: one kernel, ready for a device, and the way to bind its arguments.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use gir::{
    opt_level::OptLevel,
    printf::buffer::Table,
    profile::{Permissions, ProfileHandle, Profiles, options::Options},
    reflection::{
        schema::{Access, GlobalSpace, LaunchArgument, PushConstants, Space},
        slots::Slot,
    },
};

use super::{
    element::ElemType,
    failure::Failure,
    graphics::{GraphicsProgram, Stages},
    image::Class,
    image_kind::ImageKind,
};
use crate::manifest;

/// A compiled kernel with everything a launch has to know about it: the reflection with its types read.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    /// The device's form of the kernel: for `vulkan` a SPIR-V binary.
    pub code: Vec<u8>,
    /// The name of `code`'s form in reports, such as `spirv`.
    pub format: &'static str,
    /// The profile it was compiled for.
    pub profile: ProfileHandle,
    /// The name of the entry point in `code`.
    pub entry: String,
    /// Work-items of a workgroup in x, y and z.
    pub workgroup_size: [u32; 3],
    /// Workgroups of the source that one workgroup computes, in x, y and z.
    pub tile: [u32; 3],
    /// Work-items of a subgroup, if the kernel asks for a number.
    pub subgroup_size: Option<u32>,
    /// If the compiler chose that number.
    pub subgroup_choice: Option<SubgroupChoice>,
    /// The kernel's parameters in the order of the source.
    pub params: Vec<Param>,
    /// The module's globals that live in buffers, in the order of the source.
    pub globals: Vec<Global>,
    /// The global with `count=dynamic`, if the kernel uses one.
    pub dynamic_global: Option<DynamicGlobal>,
    /// The variant of the module it belongs to, if there are several.
    pub variant: Option<String>,
    /// Specialisation constants that the launch sets.
    pub specialised: Vec<Specialised>,
    /// The numbers of bindings in the target's API, if it has numbers of its own.
    pub indices: Indices,
    /// The arguments as the target's driver takes them, one after the other, if it does.
    pub arguments: Vec<LaunchArgument>,
    /// The block of the scalar parameters, if there are any.
    pub push_constants: Option<PushConstants>,
    /// Bytes of shared memory with a size known at compile time.
    pub shared_size: u64,
}

/// A size of subgroups that the compiler chose: it may be emulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SubgroupChoice {
    /// Whether larger subgroups will not do.
    pub is_exact: bool,
}

/// Numbers by which Metal knows arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Indices {
    /// Of resources with a place in the descriptor sets.
    pub resources: BTreeMap<Slot, u32>,
    /// Of members of an argument buffer, whose number is that of the resource; this is their number in it.
    pub members: BTreeMap<Slot, u32>,
}

/// The value of a specialisation constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Specialised {
    /// The constant's id.
    pub id: u32,
    /// The value, little-endian; a byte for a truth value.
    pub bytes: Vec<u8>,
    /// Whether it is a truth value.
    pub is_flag: bool,
}

/// Bytes of an address in the push constants.
pub const ADDRESS: usize = 8;

/// A kernel parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// The name in the source, without `%`.
    pub name: String,
    /// How its argument reaches the kernel.
    pub kind: ParamKind,
}

/// How an argument reaches the kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParamKind {
    /// A pointer to global memory, or a handle of a buffer.
    Buffer {
        /// Where the buffer is bound.
        slot: Slot,
        /// The pointee type, or that of a buffer's elements.
        elem: ElemType,
        /// The kind of its binding: storage or uniform.
        space: Space,
    },
    /// An image.
    Image {
        /// Where it is bound.
        slot: Slot,
        /// The kernel's use of the image.
        image: ImageUse,
    },
    /// A sampler.
    Sampler {
        /// Where it is bound.
        slot: Slot,
    },
    /// A pointer to global memory that is passed as an address.
    Address {
        /// The place of the address in the push constants, in bytes.
        offset: u32,
        /// The pointee type.
        elem: ElemType,
    },
    /// A value.
    Scalar {
        /// The type of the value.
        ty: ElemType,
        /// Its place in the push constants, in bytes.
        offset: u32,
    },
    /// A pointer to shared memory that gets its size at launch.
    DynamicShared(DynamicShared),
}

/// The use of an image by a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageUse {
    /// The arrangement of its texels.
    pub kind: ImageKind,
    /// The type of a component of a texel.
    pub class: Class,
    /// How the kernel reaches texels.
    pub access: Access,
}

/// A shared array whose element count is a specialisation constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DynamicShared {
    /// The `SpecId` of the u32 element count.
    pub spec_id: u32,
    /// The element type.
    pub elem: ElemType,
}

/// The shared global with `count=dynamic`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DynamicGlobal {
    /// The name in the source, without `@`.
    pub name: String,
    /// Its element type and element count.
    pub shared: DynamicShared,
}

/// A variable of the module in a buffer of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Global {
    /// The name in the source, without `@`.
    pub name: String,
    /// Where the buffer is bound.
    pub slot: Slot,
    /// The offset of its address in the push constants, in bytes, if the kernel takes it.
    pub address: Option<u32>,
    /// The element type.
    pub elem: ElemType,
    /// How many elements it has.
    pub count: u64,
    /// Its initial bytes; zeros without.
    pub init: Option<Vec<u8>>,
    /// Its memory: a constant table is part of the program, and the command line does not name it.
    pub space: GlobalSpace,
    /// The formats and assertions, if it is the buffer of `printf`.
    pub printf: Option<Table>,
}

impl Global {
    /// Whether it is a constant table.
    #[must_use]
    pub fn is_table(&self) -> bool {
        self.space == GlobalSpace::Constant
    }

    /// The size in bytes; `None` where it does not fit 64 bits.
    #[must_use]
    pub fn byte_len(&self) -> Option<u64> {
        self.count.checked_mul(self.elem.size() as u64)
    }
}

/// A request to the compiler.
#[derive(Clone, Copy, Debug)]
pub struct CompileRequest<'a> {
    /// The source file.
    pub source: &'a Path,
    /// The kernel's name, without `@`.
    pub kernel: &'a str,
    /// The size for a kernel that states none. A kernel's own size is kept: the [`Program`] is checked for agreement of
    /// the two.
    pub workgroup_size: Option<[u32; 3]>,
    /// Values of specialisation constants: ids or names, and texts.
    pub specialisations: &'a [(String, String)],
    /// The profile to compile for, such as `vulkan1.3`.
    pub target: &'a str,
    /// The profiles among which it is.
    pub profiles: &'a Profiles,
    /// The form of kernels that the device accepts, where a profile's family has several.
    pub form: Option<&'a str>,
    /// The permitted fallbacks for features that the profile lacks.
    pub permissions: Permissions,
    /// Whether floats may be approximated.
    pub fast_math: bool,
    /// Options of the target.
    pub options: &'a Options,
    /// How much to optimise; a kernel that is watched is not.
    pub level: OptLevel,
    /// Files with functions that the source declares.
    pub linked: &'a [PathBuf],
    /// Flags of clang, for a source that it compiles.
    pub clang_flags: &'a [OsString],
    /// Whether the kernel is instrumented with checks.
    pub check: bool,
}

/// The reason why the compiler returned no program. The text is shown unchanged: located diagnostics, one or more
/// lines; empty where they have been printed already.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CompileError {
    /// The source cannot be read, or the program is wrong.
    #[error("{0}")]
    Invalid(String),
    /// The profile lacks a feature the kernel needs.
    #[error("{0}")]
    Unsupported(String),
    /// A part that the compiler needs is missing.
    #[error("{0}")]
    Absent(String),
}

/// A compiler of kernels, called once a run.
pub trait Compile {
    /// Compiles one kernel.
    ///
    /// # Errors
    /// When the source cannot be read or is wrong, or when the target cannot express it.
    fn compile(&self, request: &CompileRequest<'_>) -> Result<Program, CompileError>;

    /// Compiles a vertex and a fragment kernel together; `request.kernel` counts for nothing.
    ///
    /// # Errors
    /// As [`Compile::compile`], and where the kernels do not fit each other.
    fn compile_stages(
        &self,
        _request: &CompileRequest<'_>,
        stages: Stages<'_>,
    ) -> Result<GraphicsProgram, CompileError> {
        let Stages { vertex, fragment } = stages;
        Err(CompileError::Unsupported(format!(
            "error: kernels '{vertex}' and '{fragment}': this compiler makes compute kernels only"
        )))
    }

    /// The variants of one kernel, the one to prefer first: the device runs the first that it has
    /// all for.
    ///
    /// # Errors
    /// As [`Compile::compile`].
    fn variants(&self, request: &CompileRequest<'_>) -> Result<Vec<Program>, CompileError> {
        match manifest::is_manifest(request.source) {
            true => manifest::programs(request),
            false => Ok(vec![self.compile(request)?]),
        }
    }
}

impl<F> Compile for F
where
    F: Fn(&CompileRequest<'_>) -> Result<Program, CompileError>,
{
    fn compile(&self, request: &CompileRequest<'_>) -> Result<Program, CompileError> {
        self(request)
    }
}

impl Program {
    /// Bytes of push constants that the scalar parameters occupy.
    #[must_use]
    pub fn push_constant_size(&self) -> u64 {
        self.push_constants.map_or(0, |block| block.size)
    }

    /// Checks the assumptions of a launch: distinct slots and specialisation constants, scalars inside the push
    /// constants, initial bytes of the right length.
    ///
    /// # Errors
    /// Names the first inconsistency; it is a defect of the compiler, not of the user's program.
    pub fn check(&self) -> Result<(), Failure> {
        self.check_slots()
            .and_then(|()| self.check_spec_ids())
            .and_then(|()| self.check_push_constants())
            .and_then(|()| self.globals.iter().try_for_each(check_global))
            .map_err(|what| {
                Failure::Mistake(format!(
                    "the compiled kernel '{}' is inconsistent, please report this: {what}",
                    self.entry
                ))
            })
    }

    fn check_slots(&self) -> Result<(), String> {
        let params = self.params.iter().filter_map(|param| match param.kind {
            ParamKind::Buffer { slot, .. }
            | ParamKind::Image { slot, .. }
            | ParamKind::Sampler { slot } => Some((slot, &param.name)),
            _ => None,
        });
        let globals = self
            .globals
            .iter()
            .map(|global| (global.slot, &global.name));
        let mut owners = BTreeMap::new();
        for (slot, name) in params.chain(globals) {
            if let Some(other) = owners.insert(slot, name) {
                let Slot { set, binding } = slot;
                return Err(format!(
                    "'{other}' and '{name}' share set {set}, binding {binding}"
                ));
            }
        }
        Ok(())
    }

    fn check_spec_ids(&self) -> Result<(), String> {
        let params = self.params.iter().filter_map(|param| match param.kind {
            ParamKind::DynamicShared(shared) => Some((shared.spec_id, &param.name)),
            _ => None,
        });
        let global = self
            .dynamic_global
            .iter()
            .map(|global| (global.shared.spec_id, &global.name));
        let mut owners = BTreeMap::new();
        for (id, name) in params.chain(global) {
            if let Some(other) = owners.insert(id, name) {
                return Err(format!(
                    "'{other}' and '{name}' share specialisation constant {id}"
                ));
            }
        }
        Ok(())
    }

    fn check_push_constants(&self) -> Result<(), String> {
        for param in &self.params {
            let (offset, size) = match param.kind {
                ParamKind::Scalar { ty, offset } => (offset, ty.size()),
                ParamKind::Address { offset, .. } => (offset, ADDRESS),
                _ => continue,
            };
            let end = u64::from(offset) + size as u64;
            if end > self.push_constant_size() {
                return Err(format!(
                    "'{}' ends at byte {end} of the push constants",
                    param.name
                ));
            }
        }
        Ok(())
    }
}

fn check_global(global: &Global) -> Result<(), String> {
    let name = &global.name;
    let len = global
        .byte_len()
        .ok_or_else(|| format!("'{name}' is larger than memory"))?;
    match &global.init {
        Some(init) if init.len() as u64 != len => Err(format!(
            "'{name}' has {} initial bytes and occupies {len}",
            init.len()
        )),
        _ => Ok(()),
    }
}
