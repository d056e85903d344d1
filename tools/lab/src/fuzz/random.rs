//! Random numbers that are the same on every machine.

/// Steele and Vigna's SplitMix64.
#[derive(Clone, Debug)]
pub struct Generator(u64);

impl Generator {
    /// The sequence of a seed.
    #[must_use]
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

    /// An index into a list of this length.
    pub fn index(&mut self, length: usize) -> usize {
        self.below(u32::try_from(length).unwrap_or(u32::MAX)) as usize
    }

    /// A random item of a list, which must not be empty.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.index(list.len())]
    }

    /// True with this probability, in percent.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
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
