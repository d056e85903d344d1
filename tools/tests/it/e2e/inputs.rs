//! Deterministic inputs, and guard elements behind them.

use super::launch::Element;

/// Steele and Vigna's SplitMix64.
pub struct Generator(u64);

impl Generator {
    /// The sequence of a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 32 bits.
    pub fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed >> 32) as u32
    }

    /// The next 64 bits.
    pub fn bits64(&mut self) -> u64 {
        u64::from(self.bits()) << 32 | u64::from(self.bits())
    }

    /// A 64-bit number with any number of leading zeros.
    pub fn any_magnitude(&mut self) -> u64 {
        let zeros = self.below(64);
        self.bits64() >> zeros
    }

    /// A number in `0..bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.bits()) * u64::from(bound)) >> 32) as u32
    }

    /// A number in `low..=high`.
    pub fn between(&mut self, low: i32, high: i32) -> i32 {
        low + self.below(high.abs_diff(low) + 1) as i32
    }

    /// Any 32-bit number.
    pub fn any_i32(&mut self) -> i32 {
        self.bits() as i32
    }

    /// A number in [-1, 1) whose significand uses most of its bits.
    pub fn noise(&mut self) -> f32 {
        (self.bits() as i32) as f32 / 2_147_483_648.0
    }
}

/// As many values of `next` as asked for.
pub fn many<T>(count: usize, next: impl FnMut() -> T) -> Vec<T> {
    std::iter::repeat_with(next).take(count).collect()
}

/// More than a workgroup has work-items: those without an element of their own are covered.
const GUARDS: usize = 300;

/// The values, and behind them elements that no kernel may read or write.
pub fn guarded<T: Element>(values: &[T]) -> Vec<T> {
    let mut guarded = values.to_vec();
    guarded.resize(values.len() + GUARDS, T::GUARD);
    guarded
}

/// Room for so many results, guarded as well.
pub fn room<T: Element>(count: usize) -> Vec<T> {
    vec![T::GUARD; count + GUARDS]
}

/// Strings of bytes as kernels take them: one after the other, and where each begins; the last
/// offset is the end of the last.
pub fn strings(strings: &[Vec<u8>]) -> (Vec<u8>, Vec<u32>) {
    let mut offsets = vec![0];
    for string in strings {
        offsets.push(offsets[offsets.len() - 1] + u32::try_from(string.len()).unwrap());
    }
    (strings.concat(), offsets)
}
