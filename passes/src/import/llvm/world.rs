//! The compilers that LLVM IR comes from, by triple: their address spaces and scopes.

use gir_dialects::{
    common::MemoryScope,
    diagnostic,
    ir::{Attribute, AttributeExt, Block, Location, Op},
    llvm_import::LlvmType,
    mir::StorageSpace,
    upstream::llvm,
};

/// The attribute of a module that names the triple.
const TRIPLE: &str = "llvm.target_triple";
/// The attribute of a module that has the sizes of types.
pub const LAYOUT: &str = "dlti.dl_spec";

/// A family of triples.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum World {
    /// `spir`, `spir64`, `spirv32`, `spirv64`: OpenCL C, and HIP for SPIR-V.
    OpenCl,
    /// `nvptx`, `nvptx64`: CUDA.
    Cuda,
    /// `amdgcn`: HIP and OpenCL C for AMD.
    Amd,
}

impl World {
    /// The world of a module, by its triple; `None` for triples of hosts.
    pub fn of(module: Op<'_>) -> Option<Self> {
        let Some(triple) = triple(module) else {
            return Self::by_kernels(module);
        };
        let family = triple.split('-').next().unwrap_or_default();
        match family {
            "spir" | "spir64" | "spirv" | "spirv32" | "spirv64" => Some(Self::OpenCl),
            "nvptx" | "nvptx64" => Some(Self::Cuda),
            "amdgcn" => Some(Self::Amd),
            _ => None,
        }
    }

    /// The world of a module without a triple, by the calling convention of a kernel.
    fn by_kernels(module: Op<'_>) -> Option<Self> {
        let top = module.region(0).blocks().flat_map(Block::ops);
        let functions = top.filter(|op| op.is::<llvm::LLVMFuncOp<'_>>());
        let mut conventions = functions
            .filter_map(|op| op.attribute(llvm::LLVMFuncOp::C_CONV_ATTR))
            .map(|convention| convention.to_string());
        conventions.find_map(|convention| match () {
            () if convention.contains("spir_kernelcc") => Some(Self::OpenCl),
            () if convention.contains("ptx_kernelcc") => Some(Self::Cuda),
            () if convention.contains("amdgpu_kernelcc") => Some(Self::Amd),
            () => None,
        })
    }

    /// The storage space of a number.
    pub fn space(self, number: u32) -> Option<StorageSpace> {
        use StorageSpace as S;
        Some(match (self, number) {
            (Self::OpenCl, 0) | (Self::Cuda | Self::Amd, 5) => S::Private,
            // The last two are those of memory of one side (SPV_INTEL_usm_storage_classes).
            (_, 1) | (Self::OpenCl, 5 | 6) => S::Global,
            (_, 3) => S::Workgroup,
            (Self::OpenCl, 2) | (Self::Cuda | Self::Amd, 4) => S::Constant,
            (Self::OpenCl, 4) | (Self::Cuda | Self::Amd, 0) => S::Generic,
            _ => return None,
        })
    }

    /// The scope of an atomic or fence by the name of its synchronisation scope.
    pub fn scope(self, name: Option<&str>) -> Option<MemoryScope> {
        // Scopes of AMD for one address space end in this; orderings of ours concern all.
        let name = name.unwrap_or_default().trim_end_matches("-one-as");
        Some(match name {
            "" | "one-as" | "system" | "all_svm_devices" | "crossdevice" => MemoryScope::System,
            "agent" | "device" | "cluster" => MemoryScope::Device,
            "workgroup" | "block" => MemoryScope::Workgroup,
            "wavefront" | "subgroup" | "warp" => MemoryScope::Subgroup,
            "singlethread" | "work_item" => MemoryScope::Invocation,
            _ => return None,
        })
    }
}

/// The storage space of a global: that of its address space. Constant memory that the host may write, as CUDA's
/// `__constant__` variables, is memory of the device.
pub fn space_of(world: World, global: llvm::GlobalOp<'_>) -> StorageSpace {
    let number = u32::try_from(global.addr_space()).unwrap_or_default();
    match world.space(number) {
        Some(StorageSpace::Constant) if global.externally_initialized() => StorageSpace::Global,
        Some(StorageSpace::Generic | StorageSpace::Private) | None if global.constant() => {
            StorageSpace::Constant
        }
        Some(StorageSpace::Generic | StorageSpace::Private) | None => StorageSpace::Global,
        Some(space) => space,
    }
}

/// Whether the launch says the size of a global.
pub fn is_dynamic(world: World, global: llvm::GlobalOp<'_>) -> bool {
    let is_open = matches!(
        LlvmType::of(global.global_type()),
        Some(LlvmType::Array(_, 0))
    );
    let has_value = global.value().is_some() || !global.initializer().is_empty();
    is_open && !has_value && space_of(world, global) == StorageSpace::Workgroup
}

/// The triple of a module; LLVM IR without one has an empty one.
pub fn triple<'c>(module: Op<'c>) -> Option<&'c str> {
    let triple = module.attribute(TRIPLE).and_then(Attribute::as_str);
    triple.filter(|triple| !triple.is_empty())
}

/// Remarks that a module of LLVM IR has addresses of 32 bits, which the triple tells: targets have their own.
pub fn remark_on_addresses(module: Op<'_>, name: &str) {
    let triple = triple(module).unwrap_or_default();
    if matches!(triple.split('-').next(), Some("spir" | "spirv32")) {
        let file = Location::new(module.context(), name, 0, 0);
        diagnostic::remark(
            file,
            format!(
                "is compiled for '{triple}', with addresses of 32 bits; code for a target has addresses of the target's bits, and memory that holds pointers has others there; a profile with 'address_bits = 32' in --target-file keeps them"
            ),
        );
    }
}

/// Whether a module is for a GPU; an error if it has functions and is not.
pub fn is_known(module: Op<'_>) -> bool {
    let mut functions = module.region(0).blocks().flat_map(Block::ops);
    let first = functions.find(|op| {
        let function = op.cast::<llvm::LLVMFuncOp<'_>>();
        function.is_some_and(super::types::is_defined)
    });
    let Some(first) = first.filter(|_| World::of(module).is_none()) else {
        return true;
    };
    let how =
        "clang compiles kernels by '-target spir64' (OpenCL C) or '--cuda-device-only' (CUDA, HIP)";
    first.error(match triple(module) {
        Some(triple) => format!("is compiled for '{triple}', which is no GPU; {how}"),
        None => format!("is in a module without a target triple and without kernels; {how}"),
    });
    false
}

/// Removes the attributes of a module that say where LLVM IR came from.
pub fn forget(module: Op<'_>) {
    for name in [
        TRIPLE,
        "llvm.data_layout",
        "llvm.ident",
        "llvm.module_asm",
        LAYOUT,
    ] {
        module.remove_attribute(name);
    }
}
