//! Targets: their profiles, the profile that a module records, and checks against it.

pub mod atomic_uses;
mod atomics;
pub mod built_in;
mod capabilities;
pub mod dsp_format;
pub mod fallbacks;
pub mod generic_pointers;
mod handle;
pub mod hls_flow;
pub mod keywords;
pub mod known;
pub mod legality;
pub mod llvm_spir;
pub mod metal_arguments;
pub mod metal_platform;
pub mod module_variables;
mod named_counts;
pub mod options;
mod permissions;
pub mod printf_buffer;
pub mod profile_file;
pub mod ptx_libdevice;
pub mod ptx_version;
pub mod recorded;
pub mod requested_target;
pub mod sizes;
pub mod spirv_choice;
pub mod spirv_extensions;
mod subgroups;
mod synchronization;
mod tables;
pub mod target_option;
mod values;

pub use atomics::{Atomics, Means};
pub use capabilities::{
    ChosenSize, Dsp, Features, FloatControls, Fpga, Limits, Memory, Profile, Spirv, Types,
};
pub use handle::ProfileHandle;
pub use known::{GENERIC, Profiles};
pub use named_counts::NamedCounts;
pub use permissions::Permissions;
pub use subgroups::{MAX_EXPANDED, Subgroups};
pub use synchronization::Synchronization;
pub use values::{
    AddressBits, AtomicOperation, Execution, Family, FloatWidths, Lanes, MemoryModel, Scalar,
    SpirvVersion, Support, Tier,
};
