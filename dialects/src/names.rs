//! Names of discardable attributes.
//!
//! Inherent attributes have accessors on the generated views; discardable ones are attached to
//! functions, parameters, modules and single operations, usually of upstream dialects.

/// Source name of a parameter of a `gir.func`: a string.
pub const GIR_NAME: &str = "gir.name";
/// Explicit binding of a pointer parameter of a `gir.func`: set and binding.
pub const GIR_RESOURCE: &str = "gir.resource";
/// On a `gir.func` whose operations may approximate: a unit.
pub const GIR_FAST_MATH: &str = "gir.fast_math";

/// A kernel: `#mir.kernel<…>` on a `func.func`.
pub const MIR_KERNEL: &str = "mir.kernel";
/// Binding of a pointer parameter of a kernel: `#mir.resource<…>`.
pub const MIR_RESOURCE: &str = "mir.resource";
/// Source name of a parameter: a string.
pub const MIR_NAME: &str = "mir.name";
/// Scalar or element type of a parameter with its sign: a type.
pub const MIR_TYPE: &str = "mir.type";
/// The structure of the source that a parameter of a kernel is a member of: `#mir.member<…>`.
pub const MIR_MEMBER: &str = "mir.member";
/// On an atomic sum of `f32`: subnormals may count as zeros, as in CUDA's `atomicAdd` and the instruction behind it; a
/// unit.
pub const MIR_MAY_FLUSH: &str = "mir.may_flush";
/// `"inline"` or `"noinline"` on a function.
pub const MIR_INLINE: &str = "mir.inline";
/// On a kernel whose workgroup size the host sets: the ids of the specialisation constants with its
/// extents, `array<i32: 0, 1, 2>`.
pub const MIR_WORKGROUP_SIZE_IDS: &str = "mir.workgroup_size_ids";
/// On a kernel that uses subgroups and states no size of them: the number of work-items that exchange values, an
/// integer. The target chooses a size that is not smaller.
pub const MIR_LEAST_SUBGROUP_SIZE: &str = "mir.least_subgroup_size";
/// Beside [`MIR_LEAST_SUBGROUP_SIZE`]: the size is exactly that, a unit.
pub const MIR_EXACT_SUBGROUP_SIZE: &str = "mir.exact_subgroup_size";
/// On a kernel of which a workgroup does the work of several of the source: how many along x, y and z, integers of 64
/// bits. The host launches that many fewer.
pub const MIR_TILE: &str = "mir.tile";
/// On a load or store: the alignment of the address in bytes where it is less than that of the value, an integer.
pub const MIR_ALIGN: &str = "mir.align";
/// Size and alignment of a kernel's parameter block: `#mir.push_constants<…>`.
pub const MIR_PUSH_CONSTANTS: &str = "mir.push_constants";
/// An input of a vertex or fragment kernel: `#mir.io<…>` on a parameter.
pub const MIR_IO: &str = "mir.io";
/// Storage space of a variable: `#mir.storage<…>`.
pub const MIR_STORAGE: &str = "mir.storage";
/// Copies by a DMA engine: `#mir.dsp_dma<…>` or an array of them on a kernel.
pub const MIR_DSP_DMA: &str = "mir.dsp_dma";
/// Pipelining of a function or a loop: `#mir.fpga_pipeline<…>`.
pub const MIR_FPGA_PIPELINE: &str = "mir.fpga_pipeline";
/// Unrolling of a loop: `#mir.fpga_unroll<…>`.
pub const MIR_FPGA_UNROLL: &str = "mir.fpga_unroll";
/// Partitioning of a variable among memories: `#mir.fpga_partition<…>`.
pub const MIR_FPGA_PARTITION: &str = "mir.fpga_partition";
/// Stages of a function or a loop run at the same time: a unit attribute.
pub const MIR_FPGA_DATAFLOW: &str = "mir.fpga_dataflow";
/// On a `gir.gep` while its function is converted: the index was unsigned.
pub const MIR_UNSIGNED_INDEX: &str = "mir.unsigned_index";

/// Name of the target profile a module is lowered for: a string on the module.
pub const LIR_TARGET: &str = "lir.target";
/// On a module for a user's profile: the digest of that profile.
pub const LIR_TARGET_DIGEST: &str = "lir.target_digest";
/// On a module: the SPIR-V version to which its target is restricted, a string.
pub const LIR_SPIRV_VERSION: &str = "lir.spirv_version";
/// On a module: the SPIR-V extensions added to or removed from its target, as in `--spirv-ext`.
pub const LIR_SPIRV_EXT: &str = "lir.spirv_ext";
/// On a module: the widths of floats whose subnormals its SPIR-V asks the device to preserve, as in
/// `--spirv-denorm-preserve`.
pub const LIR_SPIRV_DENORM_PRESERVE: &str = "lir.spirv_denorm_preserve";
/// On a module: its SPIR-V is linked to other modules; declared functions are imported, defined
/// ones exported.
pub const LIR_SPIRV_LINKAGE: &str = "lir.spirv_linkage";
/// On a module for GPUs of NVIDIA and AMD: its globals stay variables, as by `--module-variables`.
pub const LIR_MODULE_VARIABLES: &str = "lir.module_variables";
/// On a module for Metal: the operating system to compile for, a string.
pub const LIR_METAL_PLATFORM: &str = "lir.metal_platform";
/// On modules: the tier of Metal's argument buffers that hold the resources.
pub const LIR_METAL_ARGUMENT_BUFFERS: &str = "lir.metal_argument_buffers";
/// On a module for a DSP: the form of the output of `--emit-dsp`, a string.
pub const LIR_DSP_FORMAT: &str = "lir.dsp_format";
/// On a module for an FPGA: the tool chain that its output is for, as in `--hls-flow`.
pub const LIR_HLS_FLOW: &str = "lir.hls_flow";
/// On a kernel that computes its whole grid, and on its loops over workgroups: a unit.
pub const LIR_WORKGROUPS: &str = "lir.workgroups";
/// On an access of a buffer that is a stream: a unit.
pub const LIR_HLS_STREAM: &str = "lir.hls_stream";
/// On an access in a pipelined loop: no iteration accesses what another one writes in that memory; a unit.
pub const LIR_HLS_INDEPENDENT: &str = "lir.hls_independent";
/// On a function: the elements of each parameter that is an array, and 0 for others; numbers.
pub const LIR_HLS_COUNTS: &str = "lir.hls_counts";
/// On a kernel or a stage of one: the parameters that are streams, numbers.
pub const LIR_HLS_STREAMS: &str = "lir.hls_streams";
/// On a function, a loop or storage: the lines of pragmas and comments that a tool chain of FPGAs gets, an array of
/// strings.
pub const LIR_HLS_DIRECTIVES: &str = "lir.hls_directives";
/// On a loop: its label in the text, a string.
pub const LIR_HLS_LABEL: &str = "lir.hls_label";
/// On a module for CUDA: the version of the emitted PTX, a string.
pub const LIR_PTX_VERSION: &str = "lir.ptx_version";
/// On a module: how `--emit-llvm-spir` reads built-in variables, a string.
pub const LIR_LLVM_SPIR_BUILTINS: &str = "lir.llvm_spir_builtins";
/// On a module: the architecture in the triple of `--emit-llvm-spir`, a string.
pub const LIR_LLVM_SPIR_TRIPLE: &str = "lir.llvm_spir_triple";
/// Metadata of LLVM IR that mir has no meaning for, on a module, a function, a parameter, a global or an operation: a
/// dictionary from the names of metadata to arrays of integers, strings, symbols and arrays.
pub const MIR_LLVM_METADATA: &str = "mir.llvm_metadata";
/// Like [`MIR_LLVM_METADATA`], after lowering.
pub const LIR_LLVM_METADATA: &str = "lir.llvm_metadata";
/// On a function of the `llvm` dialect: the names of its parameters, an array of strings.
pub const LIR_PARAMETER_NAMES: &str = "lir.parameter_names";
/// On a module: the file of a library whose functions are called instead of expanding operations, a
/// string.
pub const LIR_MATH_LIBRARY: &str = "lir.math_library";
/// On a module: the bytes of the buffer for `printf`, a string.
pub const LIR_PRINTF_BUFFER: &str = "lir.printf_buffer";
/// On the global that is the buffer for `printf`: its formats and assertions as JSON.
pub const LIR_PRINTF: &str = "lir.text_buffer";
/// On a module: every fallback is permitted.
pub const LIR_ALLOW_GPU_FALLBACK: &str = "lir.allow_gpu_fallback";
/// On a module: fallbacks of atomics are permitted.
pub const LIR_ALLOW_ATOMIC_FALLBACK: &str = "lir.allow_atomic_fallback";
/// On a module: barriers that the target does not have itself are refused.
pub const LIR_STRICT_BARRIERS: &str = "lir.strict_barriers";
/// Like [`MIR_KERNEL`], after lowering.
pub const LIR_KERNEL: &str = "lir.kernel";
/// Like [`MIR_RESOURCE`], after lowering; also on `lir.global` in global storage.
pub const LIR_RESOURCE: &str = "lir.resource";
/// Place of a scalar parameter of a kernel: `#lir.push_constant<…>`.
pub const LIR_PUSH_CONSTANT: &str = "lir.push_constant";
/// On shared memory whose size the launch decides, a `lir.global` or a parameter
/// of a kernel: the id of the specialisation constant with its element count.
pub const LIR_SPEC_ID: &str = "lir.spec_id";
/// The same on the `spirv.module`: a dictionary from variables to ids.
pub const LIR_SPEC_IDS: &str = "lir.spec_ids";
/// Like [`MIR_WORKGROUP_SIZE_IDS`], after lowering.
pub const LIR_WORKGROUP_SIZE_IDS: &str = "lir.workgroup_size_ids";
/// Like [`MIR_LEAST_SUBGROUP_SIZE`], after lowering, where the stated size is the target's choice.
pub const LIR_LEAST_SUBGROUP_SIZE: &str = "lir.least_subgroup_size";
/// Like [`MIR_EXACT_SUBGROUP_SIZE`], after lowering.
pub const LIR_EXACT_SUBGROUP_SIZE: &str = "lir.exact_subgroup_size";
/// On the `spirv.module`: the symbol of the constant with the workgroup size, a string.
pub const LIR_WORKGROUP_SIZE: &str = "lir.workgroup_size";
/// On the `spirv.module`: a dictionary from kernels to the symbols of the three constants of their
/// workgroup size, if kernels have different sizes.
pub const LIR_LOCAL_SIZE_IDS: &str = "lir.local_size_ids";
/// On a buffer, a global or a kernel parameter, that the source declares in constant storage: a
/// unit. It is never written.
pub const LIR_READ_ONLY: &str = "lir.read_only";
/// On a kernel that computes a whole workgroup in one thread: a unit.
pub const LIR_SERIALIZED: &str = "lir.serialized";
/// On an operation on vectors that the target has an instruction for, where all other vectors are split into
/// numbers: the lanes of a register, an integer.
pub const LIR_REGISTER_LANES: &str = "lir.register_lanes";
/// With that, on an operation that computes: the name of the instruction in the target's language, a string.
pub const LIR_INTRINSIC: &str = "lir.intrinsic";
/// On a subgroup operation whose subgroups are smaller than those of the target: their number of
/// work-items, an integer.
pub const LIR_SUBGROUP_SIZE: &str = "lir.subgroup_size";
/// On a loop of a kernel: copies that do not block have ended in front of it, a unit.
pub const LIR_WAITS_FOR_COPIES: &str = "lir.waits_for_copies";
/// On an `scf.for` over the work-items of a workgroup along one axis: a unit. Its
/// iterations may run in any order and at the same time: none waits for another, and
/// what they share is as racy as it was between work-items. A `lir.var` in it is
/// storage of one iteration.
pub const LIR_WORK_ITEMS: &str = "lir.work_items";
/// On a parameter of a kernel whose launcher is still to be made: it is the number of consecutive workgroups along x
/// that a call computes, a unit.
pub const LIR_MERGED_WORKGROUPS: &str = "lir.merged_workgroups";
/// On a function that may write to images, within a conversion whose barriers and fences order texels then: a unit.
pub const LIR_WRITES_IMAGES: &str = "lir.writes_images";
/// On a module for a checked run: the sites and storages of its check operations, a string of JSON.
pub const LIR_CHECKS: &str = "lir.checks";
/// On a function: the fallbacks that passes have taken in it, an array of dictionaries.
pub const LIR_FALLBACKS: &str = "lir.fallbacks";
/// On a function generated by the compiler, which has no source code.
pub const LIR_MATH_FUNCTION: &str = "lir.math_function";
/// On a kernel parameter: the global whose address it is.
pub const LIR_ADDRESS_OF: &str = "lir.address_of";
/// Like [`MIR_NAME`], after lowering.
pub const LIR_NAME: &str = "lir.name";
/// On a kernel parameter for CUDA: the position of its argument in the launch arguments,
/// `#lir.push_constant<…>`.
pub const LIR_ARGUMENT: &str = "lir.argument";
/// On a kernel parameter: the index at which the target binds its argument.
pub const LIR_INDEX: &str = "lir.index";
/// Like [`MIR_TYPE`], after lowering.
pub const LIR_TYPE: &str = "lir.type";
/// Like [`MIR_MEMBER`], after lowering.
pub const LIR_MEMBER: &str = "lir.member";
/// Like [`MIR_MAY_FLUSH`], after lowering.
pub const LIR_MAY_FLUSH: &str = "lir.may_flush";
/// Like [`MIR_INLINE`], after lowering.
pub const LIR_INLINE: &str = "lir.inline";
/// The memory layout of the elements of a buffer parameter: `#lir.layout<…>`.
pub const LIR_LAYOUT: &str = "lir.layout";
/// Like [`MIR_TILE`], after lowering.
pub const LIR_TILE: &str = "lir.tile";
/// Like [`MIR_PUSH_CONSTANTS`], after lowering; every kernel with scalars has it.
pub const LIR_PUSH_CONSTANTS: &str = "lir.push_constants";
/// Like [`MIR_IO`], after lowering.
pub const LIR_IO: &str = "lir.io";
/// Like [`MIR_STORAGE`], after lowering.
pub const LIR_STORAGE: &str = "lir.storage";
/// Like [`MIR_DSP_DMA`], after lowering.
pub const LIR_DSP_DMA: &str = "lir.dsp_dma";
/// Like [`MIR_FPGA_PIPELINE`], after lowering.
pub const LIR_FPGA_PIPELINE: &str = "lir.fpga_pipeline";
/// Like [`MIR_FPGA_UNROLL`], after lowering.
pub const LIR_FPGA_UNROLL: &str = "lir.fpga_unroll";
/// Like [`MIR_FPGA_PARTITION`], after lowering.
pub const LIR_FPGA_PARTITION: &str = "lir.fpga_partition";
/// Like [`MIR_FPGA_DATAFLOW`], after lowering.
pub const LIR_FPGA_DATAFLOW: &str = "lir.fpga_dataflow";

/// On a load or store: the loops whose other iterations it does not depend on. Inherent in
/// operations of the llvm dialect, an array of groups.
pub const LLVM_ACCESS_GROUPS: &str = "access_groups";
/// On the back edge branch of a loop: its annotation for LLVM. Inherent in branches of the llvm
/// dialect.
pub const LLVM_LOOP_ANNOTATION: &str = "loop_annotation";
/// Linkage of a function to be converted to the llvm dialect.
pub const LLVM_LINKAGE: &str = "llvm.linkage";
/// The alignment of a parameter of upstream's `llvm.func` on the stack, in bytes.
pub const LLVM_ALIGN_STACK: &str = "llvm.alignstack";
/// On a pointer parameter: no other pointer aliases its memory. A unit.
pub const LLVM_NO_ALIAS: &str = "llvm.noalias";
/// On a parameter: the alignment of the memory behind it, an integer.
pub const LLVM_ALIGN: &str = "llvm.align";
/// On a pointer parameter: the type of memory that is passed by value.
pub const LLVM_BYVAL: &str = "llvm.byval";
/// On a pointer parameter: the type of memory that the caller has and the function does not change.
pub const LLVM_BYREF: &str = "llvm.byref";

/// On a module of the llvm dialect: its data layout, a string.
pub const LLVM_DATA_LAYOUT: &str = "llvm.data_layout";
/// On a module of the llvm dialect: its target triple, a string.
pub const LLVM_TARGET_TRIPLE: &str = "llvm.target_triple";

/// Marks a function of the llvm dialect as a kernel for NVIDIA's GPUs: a unit.
pub const NVVM_KERNEL: &str = "nvvm.kernel";
/// On such a kernel: work-items of a workgroup along each axis, integers of 32 bits.
pub const NVVM_REQNTID: &str = "nvvm.reqntid";
/// On such a kernel: the maximum number of work-items in a workgroup, integers of 32 bits.
pub const NVVM_MAXNTID: &str = "nvvm.maxntid";
/// Marks a function of the llvm dialect as a kernel for AMD's GPUs: a unit.
pub const ROCDL_KERNEL: &str = "rocdl.kernel";
/// On such a kernel: the least and the greatest number of work-items in a workgroup, a string.
pub const ROCDL_FLAT_WORK_GROUP_SIZE: &str = "rocdl.flat_work_group_size";
/// On such a kernel: work-items of a workgroup along each axis, integers of 32 bits.
pub const ROCDL_REQD_WORK_GROUP_SIZE: &str = "rocdl.reqd_work_group_size";

/// Marks a function as a kernel in upstream's dialect gpu: a unit.
pub const GPU_KERNEL: &str = "gpu.kernel";
/// On a module that launches kernels: a unit.
pub const GPU_CONTAINER_MODULE: &str = "gpu.container_module";
/// The number of arguments of a `gpu.func` after the parameters that are workgroup memory; the
/// others are private.
pub const GPU_WORKGROUP_ATTRIBUTIONS: &str = "workgroup_attributions";
/// Workgroup size of a kernel that is not a `gpu.func`, where it is inherent.
pub const GPU_KNOWN_BLOCK_SIZE: &str = "gpu.known_block_size";
/// Like [`GPU_KNOWN_BLOCK_SIZE`]: workgroups of a launch.
pub const GPU_KNOWN_GRID_SIZE: &str = "gpu.known_grid_size";
/// Like [`GPU_KNOWN_BLOCK_SIZE`]: workgroups of a cluster.
pub const GPU_KNOWN_CLUSTER_SIZE: &str = "gpu.known_cluster_size";
/// The entry point ABI of a kernel in upstream's own lowering to SPIR-V.
pub const SPIRV_ENTRY_POINT_ABI: &str = "spirv.entry_point_abi";
/// The binding of a parameter in the same.
pub const SPIRV_INTERFACE_VAR_ABI: &str = "spirv.interface_var_abi";
/// The environment of SPIR-V on a module of kernels.
pub const SPIRV_TARGET_ENV: &str = "spirv.target_env";
