//! The one table of opcodes: spelling, enum variant, form, and the extension it belongs to.
//!
//! The parser knows forms, not opcodes. An op of `gir` states its opcode, its form from [`forms`](super::forms) and its
//! extension in its `.td` file, from which the rows are generated.

use super::forms::*;
use super::keywords::Extension;

/// One row of the opcode table.
#[derive(Debug)]
pub struct OpcodeInfo {
    /// The enum variant.
    pub opcode: Opcode,
    /// The spelling in GIR text.
    pub spelling: &'static str,
    /// The syntax after the opcode, and whether it yields a value.
    pub form: Form,
    /// Its op, if that works lane by lane on numbers of one type.
    pub lanewise: Option<Lanewise>,
    /// The extension that adds it to the published core; `None` for the core itself.
    pub extension: Option<Extension>,
}

/// The op of an instruction that computes each lane of its result from those of its operands, all of one type.
#[derive(Clone, Copy, Debug)]
pub struct Lanewise {
    /// The name of the op.
    pub op: &'static str,
    /// The numbers in the lanes.
    pub numbers: Numbers,
}

/// Numbers that an instruction works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// Integers and floats.
    Number,
    /// Integers.
    Integer,
    /// Floats.
    Float,
}

macro_rules! opcodes {
    ($($spelling:literal $variant:ident = $form:ident [$($op:literal $numbers:ident)?] $(, $extension:ident)?;)+) => {
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
            lanewise: opcodes!(@lanewise $($op $numbers)?),
            extension: opcodes!(@extension $($extension)?),
        },)+];
    };
    (@lanewise) => { None };
    (@lanewise $op:literal $numbers:ident) => {
        Some(Lanewise {
            op: $op,
            numbers: Numbers::$numbers,
        })
    };
    (@extension) => { None };
    (@extension $extension:ident) => { Some(Extension::$extension) };
}

gir_dialects::instructions! { opcodes {
    // A phi is no op, but an argument of its block.
    "phi" Phi = PHI [];
} }

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
