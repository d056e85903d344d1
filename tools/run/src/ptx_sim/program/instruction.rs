//! The operations of instructions.

use super::super::values::convert::Conversion;
use super::super::values::types::Type;
use super::super::values::{Binary, Ternary, Unary};
use super::{Register, Space};

/// A place in memory: a register and a number of bytes.
#[derive(Clone, Copy, Debug)]
pub struct Address {
    /// The register.
    pub base: Register,
    /// The offset that is added, in two's complement.
    pub offset: u64,
}

/// A predicate that decides.
#[derive(Clone, Copy, Debug)]
pub struct Guard {
    /// The predicate.
    pub predicate: Register,
    /// Whether it has to be false.
    pub negated: bool,
}

/// An instruction with its line.
#[derive(Clone, Debug)]
pub struct Step {
    /// The operation.
    pub inst: Inst,
    /// The condition of its execution.
    pub guard: Option<Guard>,
    /// Its line in the text.
    pub line: u32,
}

/// An operation.
#[derive(Clone, Debug)]
pub enum Inst {
    /// A function of one register.
    Unary { f: Unary, d: Register, a: Register },
    /// A function of two registers. One that takes parts of them has a value where either has one.
    Binary {
        f: Binary,
        of_parts: bool,
        d: Register,
        a: Register,
        b: Register,
    },
    /// A function of three registers, the first two the same way.
    Ternary {
        f: Ternary,
        of_parts: bool,
        d: Register,
        a: Register,
        b: Register,
        c: Register,
    },
    /// `bfi`, `lop3` and the like: other than a function of three registers.
    Other(Box<Other>),
    /// `selp`
    Select {
        d: Register,
        a: Register,
        b: Register,
        p: Register,
    },
    /// `setp` and `set`
    Compare(Box<Compare>),
    /// `ld`
    Load(Box<Load>),
    /// `st`
    Store(Box<Store>),
    /// `atom` and `red`
    Atomic(Box<Atomic>),
    /// `bra`
    Branch(u32),
    /// `brx.idx`
    BranchIndexed {
        index: Register,
        targets: Box<[u32]>,
    },
    /// `call`: the function, and the copies before and after it in local memory.
    Call(Box<Call>),
    /// `ret`
    Return,
    /// `exit`
    Exit,
    /// `trap`
    Trap,
    /// `bar`, `barrier`
    Barrier(Box<Barrier>),
    /// `shfl` and the like: a warp's threads do it together.
    Together(Box<Together>),
    /// `mma.sync`
    Product(Box<Product>),
    /// `ldmatrix`
    Tiles(Box<Tiles>),
    /// `activemask`
    ActiveMask(Register),
    /// No operation: everything happens in one order anyway.
    Nothing,
}

/// Instructions that are rarer.
#[derive(Clone, Debug)]
pub enum Other {
    /// `cvt`
    Convert {
        conversion: Conversion,
        d: Register,
        a: Register,
    },
    /// `cvt` of two floats to a pair.
    ConvertPair {
        conversion: Conversion,
        d: Register,
        high: Register,
        low: Register,
    },
    /// `bfi`
    Insert {
        f: fn(u64, u64, u64, u64) -> u64,
        d: Register,
        a: [Register; 4],
    },
    /// `lop3`
    LookUp {
        table: u8,
        d: Register,
        a: [Register; 3],
    },
    /// `mov` of several registers to one, the lowest bits first.
    Pack {
        d: Register,
        parts: Vec<Register>,
        bits: u32,
    },
    /// `mov` of one register to several.
    Unpack {
        parts: Vec<Option<Register>>,
        a: Register,
        bits: u32,
    },
    /// `add.cc`, `addc`, `sub.cc`, `subc`, `mad.cc`, `madc`: with the carry of the thread.
    Carry {
        d: Register,
        a: Register,
        /// A part of the product of `a` and this replaces `a`.
        times: Option<(Binary, Register)>,
        b: Register,
        bits: u32,
        subtracts: bool,
        takes: bool,
        gives: bool,
    },
}

/// How two truth values become one.
pub type Join = fn(bool, bool) -> bool;

/// A comparison, and how it is joined with a predicate.
#[derive(Clone, Debug)]
pub struct Compare {
    pub f: Binary,
    /// Whether each operand's upper half is compared as well, for `second`.
    pub halves: bool,
    pub d: Register,
    pub second: Option<Register>,
    pub a: Register,
    pub b: Register,
    /// The operation, the predicate, and whether it is negated.
    pub with: Option<(Join, Guard)>,
    /// The encoding of true in the result.
    pub truth: u64,
}

/// A load.
#[derive(Clone, Debug)]
pub struct Load {
    pub space: Space,
    pub at: Address,
    /// Where elements go.
    pub to: Vec<Option<Register>>,
    /// The type of an element.
    pub ty: Type,
    /// Bits of the registers.
    pub register: u32,
    /// Whether others may have written meanwhile.
    pub is_shared: bool,
}

/// A store.
#[derive(Clone, Debug)]
pub struct Store {
    pub space: Space,
    pub at: Address,
    pub from: Vec<Register>,
    pub ty: Type,
}

/// An update of memory.
#[derive(Clone, Debug)]
pub struct Atomic {
    pub space: Space,
    pub at: Address,
    pub ty: Type,
    /// The new value, from the old one and the operands.
    pub f: Ternary,
    pub d: Option<Register>,
    pub b: Register,
    /// Whether global memory flushes subnormals to zero, as it does in sums of `f32`.
    pub flushes: bool,
    /// The second operand, if it is a compare-and-swap.
    pub c: Option<Register>,
}

/// A call.
#[derive(Clone, Debug)]
pub struct Call {
    /// The number of the function.
    pub function: u32,
    /// Places in local memory: from, to, bytes.
    pub arguments: Vec<(u64, u64, u64)>,
    /// The results, in the same form.
    pub results: Vec<(u64, u64, u64)>,
}

/// A barrier of a block.
#[derive(Clone, Debug)]
pub struct Barrier {
    pub id: Register,
    /// The participating threads, if not all.
    pub count: Option<Register>,
    /// Whether a thread waits.
    pub waits: bool,
    /// The reduction over a predicate of each thread.
    pub reduction: Option<(Reduction, Register, Guard)>,
}

/// The reduction of a barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reduction {
    /// How many predicates are true.
    Count,
    /// Whether all are.
    All,
    /// Whether any is.
    Any,
}

/// A load of tiles of matrices into registers of a warp.
#[derive(Clone, Debug)]
pub struct Tiles {
    pub space: Space,
    /// The row that a thread gives the place of.
    pub at: Address,
    /// Whether the numbers of a thread are in a column.
    pub is_transposed: bool,
    /// A register of each tile.
    pub to: Vec<Register>,
}

/// A product of matrices that the threads of a warp hold, with a sum.
#[derive(Clone, Debug)]
pub struct Product {
    /// Rows of the left factor.
    pub rows: u32,
    /// Columns of the left factor.
    pub depth: u32,
    pub factor: Factor,
    pub sum: Sum,
    pub d: Vec<Register>,
    pub a: Vec<Register>,
    pub b: Vec<Register>,
    pub c: Vec<Register>,
}

/// The types of factors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Factor {
    Half,
    Bfloat,
    /// `tf32`, the upper 19 bits of a register.
    Tensor,
    /// `e4m3`
    Byte4,
    /// `e5m2`
    Byte5,
    Double,
    Signed,
    Unsigned,
}

impl Factor {
    /// Bits of a number.
    pub fn bits(self) -> usize {
        match self {
            Self::Half | Self::Bfloat => 16,
            Self::Tensor => 32,
            Self::Double => 64,
            Self::Byte4 | Self::Byte5 | Self::Signed | Self::Unsigned => 8,
        }
    }

    /// Numbers of a register.
    pub fn per_register(self) -> u32 {
        match self {
            Self::Half | Self::Bfloat => 2,
            Self::Tensor | Self::Double => 1,
            Self::Byte4 | Self::Byte5 | Self::Signed | Self::Unsigned => 4,
        }
    }
}

/// The types of sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sum {
    Half,
    Float,
    Double,
    Int,
}

impl Sum {
    /// Bits of a number.
    pub fn bits(self) -> usize {
        match self {
            Self::Half => 16,
            Self::Double => 64,
            Self::Float | Self::Int => 32,
        }
    }

    /// Numbers of a register.
    pub fn per_register(self) -> u32 {
        match self {
            Self::Half => 2,
            _ => 1,
        }
    }
}

/// A collective operation of a warp.
#[derive(Clone, Debug)]
pub struct Together {
    /// The exchange; threads that meet have the same one.
    pub what: Exchange,
    /// The participating threads.
    pub members: Register,
    pub d: Option<Register>,
    pub p: Option<Register>,
    /// The value of each thread.
    pub a: Register,
    /// Whether `a` is negated.
    pub negated: bool,
    pub b: Register,
    pub c: Register,
}

/// An exchange between threads of a warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exchange {
    /// `shfl.sync.up`
    ShuffleUp,
    /// `shfl.sync.down`
    ShuffleDown,
    /// `shfl.sync.bfly`
    ShuffleXor,
    /// `shfl.sync.idx`
    ShuffleIndex,
    /// `vote.sync.all`
    VoteAll,
    /// `vote.sync.any`
    VoteAny,
    /// `vote.sync.uni`
    VoteSame,
    /// `vote.sync.ballot`
    Ballot,
    /// `match.any.sync`
    MatchAny,
    /// `match.all.sync`
    MatchAll,
    /// `redux.sync`
    Reduce(Fold),
    /// `bar.warp.sync`
    Wait,
    /// `mma.sync` or `ldmatrix`, by its place.
    OfMatrices(u32),
}

/// The reduction of `redux.sync` over words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    Add,
    LeastUnsigned,
    LeastSigned,
    GreatestUnsigned,
    GreatestSigned,
    And,
    Or,
    Xor,
}
