//! Interning of names: each distinct name of a scope gets a dense number, hashed once per mention.
//!
//! Most of the reader's time on large functions is spent waiting for memory here, so this is an
//! open-addressing table of 8-byte slots that keep the hash: growing it and passing over foreign
//! names touches no name.

/// A table above this many slots is replaced rather than cleared, so that one large function does
/// not make every later one pay for its size.
const KEEP_SLOTS: usize = 4096;
const FIRST_SLOTS: usize = 64;

/// Numbers names from 0 in order of first mention.
#[derive(Debug, Default)]
pub(super) struct NameTable<'src> {
    /// Their number is zero or a power of two; at most half are used.
    slots: Vec<Slot>,
    names: Vec<&'src str>,
}

/// A name's hash, and its number plus one; 0 marks a free slot.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    hash: u32,
    entry: u32,
}

impl<'src> NameTable<'src> {
    /// The number of `name`, and whether this is its first mention.
    pub(super) fn intern(&mut self, name: &'src str) -> (u32, bool) {
        if self.names.len() * 2 >= self.slots.len() {
            self.grow();
        }
        let hash = hash(name.as_bytes());
        let mask = self.slots.len() - 1;
        let mut position = hash as usize & mask;
        loop {
            let slot = self.slots[position];
            if slot.entry == 0 {
                break;
            }
            let number = slot.entry - 1;
            if slot.hash == hash && self.names.get(number as usize) == Some(&name) {
                return (number, false);
            }
            position = (position + 1) & mask;
        }
        let number = self.names.len() as u32;
        self.names.push(name);
        let entry = number + 1;
        self.slots[position] = Slot { hash, entry };
        (number, true)
    }

    /// A number for an unnamed item, which no lookup finds.
    pub(super) fn unnamed(&mut self) -> u32 {
        if self.names.len() * 2 >= self.slots.len() {
            self.grow();
        }
        self.names.push("");
        self.names.len() as u32 - 1
    }

    /// Forgets all names.
    pub(super) fn reset(&mut self) {
        self.names.clear();
        if self.slots.len() > KEEP_SLOTS {
            self.slots = Vec::new();
        } else {
            self.slots.fill(Slot::default());
        }
    }

    fn grow(&mut self) {
        let length = (self.slots.len() * 4).max(FIRST_SLOTS);
        let old = std::mem::replace(&mut self.slots, vec![Slot::default(); length]);
        let mask = length - 1;
        for slot in old.into_iter().filter(|slot| slot.entry != 0) {
            let mut position = slot.hash as usize & mask;
            while self.slots[position].entry != 0 {
                position = (position + 1) & mask;
            }
            self.slots[position] = slot;
        }
    }
}

/// A multiply-and-fold hash, a step per 8 bytes.
fn hash(name: &[u8]) -> u32 {
    const OFFSET: u64 = 0x243f_6a88_85a3_08d3;
    const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;
    let mix = |state: u64, word: u64| {
        let product = u128::from(state ^ word) * u128::from(MULTIPLIER);
        (product as u64) ^ ((product >> 64) as u64)
    };
    let (words, rest) = name.as_chunks::<8>();
    let words = words.iter().map(|&word| u64::from_le_bytes(word));
    let state = words.fold(OFFSET ^ name.len() as u64, mix);
    let last = rest
        .iter()
        .rev()
        .fold(0, |word, &byte| word << 8 | u64::from(byte));
    let state = mix(state, last);
    (state ^ (state >> 32)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_numbered_in_order_of_first_mention() {
        let mut table = NameTable::default();
        let ids = ["a", "b", "a", "", "b"].map(|name| table.intern(name));
        assert_eq!(
            ids,
            [(0, true), (1, true), (0, false), (2, true), (1, false)]
        );
        table.reset();
        assert_eq!(table.intern("b"), (0, true));
    }

    #[test]
    fn what_has_no_name_has_a_number_of_its_own() {
        let mut table = NameTable::default();
        assert_eq!(table.intern("a"), (0, true));
        assert_eq!([table.unnamed(), table.unnamed()], [1, 2]);
        assert_eq!(table.intern(""), (3, true));
        assert_eq!(table.intern("a"), (0, false));
    }

    #[test]
    fn a_table_grows_finds_all_names_and_shrinks_when_reset() {
        let names: Vec<String> = (0..20_000).map(|n| format!("v{n}")).collect();
        let mut table = NameTable::default();
        for is_new in [true, false] {
            for (id, name) in names.iter().enumerate() {
                assert_eq!(table.intern(name), (id as u32, is_new));
            }
        }
        table.reset();
        assert!(table.slots.is_empty() && table.names.is_empty());
        assert_eq!(table.intern("v7"), (0, true));
    }

    #[test]
    fn generated_names_spread_over_the_low_and_the_high_bits() {
        for shift in [0, 16] {
            let buckets: std::collections::HashSet<u32> = (0..65_536)
                .map(|n| hash(format!("value_number_{n}").as_bytes()) >> shift & 0xffff)
                .collect();
            // A random function fills 63 % of the buckets.
            assert!(buckets.len() > 39_000, "{}", buckets.len());
        }
    }

    #[test]
    fn length_and_every_byte_count() {
        let names = [
            "",
            "a",
            "b",
            "aa",
            "aaaaaaaa",
            "aaaaaaaaa",
            "aaaaaaab",
            "baaaaaaa",
        ];
        let hashes: std::collections::HashSet<u32> =
            names.iter().map(|name| hash(name.as_bytes())).collect();
        assert_eq!(hashes.len(), names.len());
    }
}
