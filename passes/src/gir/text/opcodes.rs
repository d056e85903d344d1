//! The one table of opcodes: spelling, enum variant, form, and the extension it belongs to.
//!
//! The parser knows forms, not opcodes: an opcode of an existing form takes one line in the table below. A row names
//! its form from [`forms`](super::forms).

use super::forms::*;
use super::keywords::{Extension, ScalarClass};

/// One row of the opcode table.
#[derive(Debug)]
pub struct OpcodeInfo {
    /// The enum variant.
    pub opcode: Opcode,
    /// The spelling in GIR text.
    pub spelling: &'static str,
    /// The syntax after the opcode, and whether it yields a value.
    pub form: Form,
    /// The extension that adds it to the published core; `None` for the core itself.
    pub extension: Option<Extension>,
}

macro_rules! opcodes {
    ($($spelling:literal $variant:ident = $form:expr $(, $extension:ident)?;)+) => {
        /// Every instruction of the language.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Opcode {
            $(#[doc = concat!("`", $spelling, "`")] $variant,)+
        }

        /// All opcodes, indexed by `Opcode as usize`.
        pub static OPCODES: &[OpcodeInfo] = &[$(OpcodeInfo {
            opcode: Opcode::$variant,
            spelling: $spelling,
            form: $form,
            extension: opcodes!(@extension $($extension)?),
        },)+];
    };
    (@extension) => { None };
    (@extension $extension:ident) => { Some(Extension::$extension) };
}

opcodes! {
    // Section 8.1: move and constants.
    "mov"    Mov    = MOVE;
    "iconst" Iconst = constant(&[Slot::Literal(ScalarClass::Signed)]);
    "uconst" Uconst = constant(&[Slot::Literal(ScalarClass::Unsigned)]);
    "fconst" Fconst = constant(&[Slot::Literal(ScalarClass::Float)]);

    // Sections 8.2 and 8.3: arithmetic and bitwise.
    "add" Add = BINARY;
    "sub" Sub = BINARY;
    "mul" Mul = BINARY;
    "div" Div = BINARY;
    "rem" Rem = BINARY;
    "neg" Neg = UNARY;
    "and" And = BINARY;
    "or"  Or  = BINARY;
    "xor" Xor = BINARY;
    "not" Not = UNARY;
    "shl" Shl = BINARY;
    "shr" Shr = BINARY;

    // Section 8.4: comparisons.
    "icmp.eq"  IcmpEq  = BINARY;
    "icmp.ne"  IcmpNe  = BINARY;
    "icmp.lt"  IcmpLt  = BINARY;
    "icmp.le"  IcmpLe  = BINARY;
    "icmp.gt"  IcmpGt  = BINARY;
    "icmp.ge"  IcmpGe  = BINARY;
    "ucmp.eq"  UcmpEq  = BINARY;
    "ucmp.ne"  UcmpNe  = BINARY;
    "ucmp.lt"  UcmpLt  = BINARY;
    "ucmp.le"  UcmpLe  = BINARY;
    "ucmp.gt"  UcmpGt  = BINARY;
    "ucmp.ge"  UcmpGe  = BINARY;
    "fcmp.oeq" FcmpOeq = BINARY;
    "fcmp.one" FcmpOne = BINARY;
    "fcmp.olt" FcmpOlt = BINARY;
    "fcmp.ole" FcmpOle = BINARY;
    "fcmp.ogt" FcmpOgt = BINARY;
    "fcmp.oge" FcmpOge = BINARY;
    "fcmp.ueq" FcmpUeq = BINARY;
    "fcmp.une" FcmpUne = BINARY;
    "fcmp.ult" FcmpUlt = BINARY;
    "fcmp.ule" FcmpUle = BINARY;
    "fcmp.ugt" FcmpUgt = BINARY;
    "fcmp.uge" FcmpUge = BINARY;

    // Sections 8.5 to 8.7: select, memory, addresses.
    "select"        Select        = TERNARY;
    "load"          Load          = UNARY;
    "store"         Store         = STORE;
    "gep"           Gep           = ADDRESS;
    "alloc"         Alloc         = ALLOCATE, Arrays;
    "addrspacecast" AddrSpaceCast = CAST, PointerCasts;

    // Section 8.8: conversions; the target type is an extension of its own.
    "bitcast" Bitcast = CONVERT;
    "trunc"   Trunc   = CONVERT;
    "zext"    Zext    = CONVERT;
    "sext"    Sext    = CONVERT;
    "fptosi"  FpToSi  = CONVERT;
    "fptoui"  FpToUi  = CONVERT;
    "sitofp"  SiToFp  = CONVERT;
    "uitofp"  UiToFp  = CONVERT;
    "fpext"   FpExt   = CONVERT;
    "fptrunc" FpTrunc = CONVERT;

    // Section 9: atomics.
    "atomic.load"    AtomicLoad    = ATOMIC_LOAD;
    "atomic.store"   AtomicStore   = ATOMIC_STORE;
    "atomic.rmw"     AtomicRmw     = ATOMIC_UPDATE;
    "atomic.cmpxchg" AtomicCmpxchg = ATOMIC_COMPARE_EXCHANGE;

    // Section 7: phi and terminators.
    "phi"   Phi  = PHI;
    "br"    Br   = BRANCH;
    "br_if" BrIf = CONDITIONAL_BRANCH;
    "ret"   Ret  = RETURN;

    "call" Call = CALL, Calls;

    "global_id"         GlobalId        = INDEX_BUILTIN, Builtins;
    "local_id"          LocalId         = INDEX_BUILTIN, Builtins;
    "workgroup_id"      WorkgroupId     = INDEX_BUILTIN, Builtins;
    "num_workgroups"    NumWorkgroups   = INDEX_BUILTIN, Builtins;
    "workgroup_size"    WorkgroupSize   = INDEX_BUILTIN, Builtins;
    "subgroup_id"       SubgroupId      = BUILTIN, Builtins;
    "subgroup_size"     SubgroupSize    = BUILTIN, Builtins;
    "subgroup_local_id" SubgroupLocalId = BUILTIN, Builtins;
    "num_subgroups"     NumSubgroups    = BUILTIN, Builtins;

    "barrier" Barrier = BARRIER, Synchronisation;
    "fence"   Fence   = FENCE, Synchronisation;

    "vec"     Vec     = ELEMENTS, Vectors;
    "extract" Extract = constant(&[Slot::Value, Slot::Lane]), Vectors;
    "insert"  Insert  = constant(&[Slot::Value, Slot::Value, Slot::Lane]), Vectors;
    "splat"   Splat   = CAST, Vectors;

    "sqrt"       Sqrt       = UNARY, Math;
    "rsqrt"      Rsqrt      = UNARY, Math;
    "sin"        Sin        = UNARY, Math;
    "cos"        Cos        = UNARY, Math;
    "tan"        Tan        = UNARY, Math;
    "exp"        Exp        = UNARY, Math;
    "exp2"       Exp2       = UNARY, Math;
    "log"        Log        = UNARY, Math;
    "log2"       Log2       = UNARY, Math;
    "pow"        Pow        = BINARY, Math;
    "fma"        Fma        = TERNARY, Math;
    "abs"        Abs        = UNARY, Math;
    "min"        Min        = BINARY, Math;
    "max"        Max        = BINARY, Math;
    "floor"      Floor      = UNARY, Math;
    "ceil"       Ceil       = UNARY, Math;
    "round"      Round      = UNARY, Math;
    "rint"       Rint       = UNARY, Math;
    "trunc_f"    TruncF     = UNARY, Math;
    "clamp"      Clamp      = TERNARY, Math;
    "popcount"   Popcount   = UNARY, Math;
    "clz"        Clz        = UNARY, Math;
    "ctz"        Ctz        = UNARY, Math;
    "bitreverse" Bitreverse = UNARY, Math;

    "subgroup.shuffle"     SubgroupShuffle    = BINARY, Subgroups;
    "subgroup.shuffle_xor" SubgroupShuffleXor = BINARY, Subgroups;
    "subgroup.broadcast"   SubgroupBroadcast  = BINARY, Subgroups;
    "subgroup.any"         SubgroupAny        = UNARY, Subgroups;
    "subgroup.all"         SubgroupAll        = UNARY, Subgroups;
    "subgroup.ballot"      SubgroupBallot     = UNARY, Subgroups;
    "subgroup.reduce"      SubgroupReduce     = REDUCE, Subgroups;
}

impl Opcode {
    /// The row of this opcode.
    pub fn info(self) -> &'static OpcodeInfo {
        // The table has a row per variant, in the order of the variants.
        &OPCODES[self as usize]
    }

    /// The spelling in GIR text.
    pub fn spelling(self) -> &'static str {
        self.info().spelling
    }

    /// The opcode that is spelled `text`.
    pub fn from_spelling(text: &str) -> Option<Self> {
        if text.len() > LONGEST_SPELLING {
            return None;
        }
        let mut slot = hash(text.as_bytes());
        loop {
            let info = OPCODES.get(SLOTS[slot] as usize)?;
            if info.spelling == text {
                return Some(info.opcode);
            }
            slot = (slot + 1) % SLOTS.len();
        }
    }
}

impl std::fmt::Display for Opcode {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(self.spelling())
    }
}

/// Marks an unused slot; no opcode has this index, and the table stays at most a quarter full.
const EMPTY: u8 = u8::MAX;
const SLOT_COUNT: usize = 1024;
const _: () = assert!(OPCODES.len() < EMPTY as usize && OPCODES.len() <= SLOT_COUNT / 4);

/// Open-addressing hash table from spelling to row, built at compile time.
static SLOTS: [u8; SLOT_COUNT] = slots();

const LONGEST_SPELLING: usize = longest_spelling();

const fn hash(text: &[u8]) -> usize {
    let mut hash: u32 = 0x811c_9dc5;
    let mut index = 0;
    while index < text.len() {
        hash = (hash ^ text[index] as u32).wrapping_mul(0x0100_0193);
        index += 1;
    }
    (hash ^ (hash >> 15)) as usize % SLOT_COUNT
}

const fn slots() -> [u8; SLOT_COUNT] {
    let mut slots = [EMPTY; SLOT_COUNT];
    let mut row = 0;
    while row < OPCODES.len() {
        let mut slot = hash(OPCODES[row].spelling.as_bytes());
        while slots[slot] != EMPTY {
            slot = (slot + 1) % SLOT_COUNT;
        }
        slots[slot] = row as u8;
        row += 1;
    }
    slots
}

const fn longest_spelling() -> usize {
    let (mut longest, mut row) = (0, 0);
    while row < OPCODES.len() {
        if OPCODES[row].spelling.len() > longest {
            longest = OPCODES[row].spelling.len();
        }
        row += 1;
    }
    longest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opcode_is_found_by_its_spelling_and_index() {
        for (index, info) in OPCODES.iter().enumerate() {
            assert_eq!(info.opcode as usize, index);
            assert_eq!(Opcode::from_spelling(info.spelling), Some(info.opcode));
            assert_eq!(info.opcode.to_string(), info.spelling);
        }
        for unknown in [
            "",
            "ad",
            "addd",
            "fsub",
            "atomic",
            "a.very.long.opcode.nobody.has",
        ] {
            assert_eq!(Opcode::from_spelling(unknown), None, "{unknown}");
        }
    }

    /// R-GIR-107: the published core stays small.
    #[test]
    fn the_core_has_the_opcodes_of_the_specification() {
        let core = OPCODES.iter().filter(|info| info.extension.is_none());
        let comparisons = |info: &&OpcodeInfo| info.spelling.contains("cmp.");
        let (comparisons, others): (Vec<_>, Vec<_>) = core.partition(comparisons);
        assert_eq!(comparisons.len(), 24);
        assert_eq!(others.len(), 38);
    }
}
