//! A decoded program: instructions with resolved registers, functions and addresses.
//!
//! A register is a number. Constants and special registers have one as well, which a warp sets before it starts, so
//! that each operand is a register. Since functions are not recursive, each has its own registers and local memory, and
//! a call copies only its arguments and results.

mod instruction;

use super::fault::{Fault, Outcome};
pub use instruction::*;

/// The number of a register.
pub type Register = u32;

/// A state space (PTX ISA, "State Spaces").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// Any of them, by the address.
    Generic,
    /// Memory that all threads of a launch share.
    Global,
    /// Memory that the threads of a block share.
    Shared,
    /// Memory of a thread.
    Local,
    /// Memory that does not change.
    Const,
    /// The arguments of a launch.
    Param,
}

/// Generic addresses of shared memory start here; those of other spaces are elsewhere.
pub const SHARED_WINDOW: u64 = 0x2000_0000_0000;
/// Generic addresses of local memory start here.
pub const LOCAL_WINDOW: u64 = 0x4000_0000_0000;
/// Generic addresses of arguments start here.
pub const PARAM_WINDOW: u64 = 0x6000_0000_0000;
/// The size of each window.
pub const WINDOW: u64 = 1 << 32;
/// The first address in shared and in local memory that is used: none is null.
pub const FIRST_OFFSET: u64 = 1024;
/// Variables of the program start here.
pub const VARIABLES: u64 = 0x10_0000_0000;
/// Buffers of the launch start here.
pub const BUFFERS: u64 = 0x100_0000_0000;
/// The minimal gap in bytes between neighbours in global memory.
pub const GAP: u64 = 4096;

/// The initial value of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Initial {
    /// A number.
    Constant(u64),
    /// The value of a special register.
    Special(Special),
}

/// Special registers (PTX ISA, "Special Registers").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Special {
    /// `%tid`, by axis.
    Thread(usize),
    /// `%ntid`
    Threads(usize),
    /// `%ctaid`
    Block(usize),
    /// `%nctaid`
    Blocks(usize),
    /// `%laneid`
    Lane,
    /// `%warpid`
    Warp,
    /// `%nwarpid`
    Warps,
    /// `%lanemask_eq`
    MaskEqual,
    /// `%lanemask_lt`
    MaskLess,
    /// `%lanemask_le`
    MaskLessEqual,
    /// `%lanemask_gt`
    MaskGreater,
    /// `%lanemask_ge`
    MaskGreaterEqual,
    /// The start of shared memory whose size the launch decides.
    DynamicStart,
    /// `%dynamic_smem_size`
    DynamicShared,
    /// `%total_smem_size`
    TotalShared,
}

/// A variable of the program in global or constant memory.
#[derive(Clone, Debug)]
pub struct GlobalVariable {
    /// Its name.
    pub name: String,
    /// Its address.
    pub address: u64,
    /// Its initial bytes.
    pub bytes: Vec<u8>,
    /// Whether it does not change.
    pub is_const: bool,
}

/// A kernel.
#[derive(Clone, Debug)]
pub struct Kernel {
    /// Its name.
    pub name: String,
    /// Its first instruction.
    pub start: u32,
    /// Its parameters in order.
    pub params: Vec<Parameter>,
    /// The threads of a block that it requires, if it does.
    pub required: Option<[u32; 3]>,
}

/// A parameter of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its place among the arguments, in bytes.
    pub offset: u64,
    /// Bytes.
    pub size: u64,
}

/// A decoded program.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// Its kernels.
    pub kernels: Vec<Kernel>,
    /// Instructions of all functions.
    pub code: Vec<Step>,
    /// Where functions start.
    pub starts: Vec<u32>,
    /// The number of registers.
    pub registers: u32,
    /// Those that have a value from the start.
    pub initial: Vec<(Register, Initial)>,
    /// Variables outside of threads.
    pub variables: Vec<GlobalVariable>,
    /// The end of local memory.
    pub local_end: u64,
    /// The end of shared memory, without the part that the launch adds.
    pub shared_end: u64,
    /// The maximal bytes of arguments of a kernel.
    pub param_end: u64,
}

impl Program {
    /// The start of shared memory whose size the launch decides.
    pub fn dynamic_start(&self) -> u64 {
        self.shared_end.next_multiple_of(128)
    }

    /// The kernel of this name.
    ///
    /// # Errors
    /// When it does not exist.
    pub fn kernel(&self, name: &str) -> Outcome<&Kernel> {
        let found = self.kernels.iter().find(|kernel| kernel.name == name);
        found.ok_or_else(|| Fault::new(0, format!("the PTX has no kernel '{name}'")))
    }
}
