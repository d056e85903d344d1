//! Types (PTX ISA, "Types").

/// The interpretation of a type's bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Nothing by themselves.
    Bits,
    /// An integer from zero.
    Unsigned,
    /// An integer in two's complement.
    Signed,
    /// A float of IEEE 754.
    Float,
    /// A float with the exponent of `f32` and 7 bits of fraction.
    Bfloat,
    /// Two floats of 16 bits.
    Floats,
    /// A truth value.
    Predicate,
}

/// A type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Type {
    /// Their interpretation.
    pub kind: Kind,
    /// How many it has; of a predicate 1.
    pub bits: u32,
}

impl Type {
    /// The type of a name without its dot; `None` if it is unknown.
    pub fn of(name: &str) -> Option<Self> {
        let new = |kind, bits| Some(Self { kind, bits });
        match name {
            "pred" => return new(Kind::Predicate, 1),
            "f16" => return new(Kind::Float, 16),
            "f32" => return new(Kind::Float, 32),
            "f64" => return new(Kind::Float, 64),
            "f16x2" => return new(Kind::Floats, 32),
            "bf16" => return new(Kind::Bfloat, 16),
            _ => {}
        }
        let kind = match name.as_bytes().first()? {
            b'b' => Kind::Bits,
            b'u' => Kind::Unsigned,
            b's' => Kind::Signed,
            _ => return None,
        };
        match &name[1..] {
            "8" => new(kind, 8),
            "16" => new(kind, 16),
            "32" => new(kind, 32),
            "64" => new(kind, 64),
            _ => None,
        }
    }

    /// Bytes in memory.
    pub fn size(self) -> u64 {
        u64::from(self.bits.div_ceil(8))
    }

    /// Whether it is an integer, or bits.
    pub fn is_integer(self) -> bool {
        matches!(self.kind, Kind::Bits | Kind::Unsigned | Kind::Signed)
    }

    /// Whether it is one float.
    pub fn is_float(self) -> bool {
        matches!(self.kind, Kind::Float | Kind::Bfloat)
    }

    /// A bit for each of the type's.
    pub fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits)
    }

    /// A value of the type as a number of 64 bits: a negative one stays negative.
    pub fn extended(self, value: u64) -> u64 {
        let unused = 64 - self.bits;
        match self.kind {
            Kind::Signed => ((value << unused) as i64 >> unused) as u64,
            _ => value & self.mask(),
        }
    }
}

/// A value as the low bits of a register of this width.
pub fn truncated(value: u64, bits: u32) -> u64 {
    value & (u64::MAX >> (64 - bits.clamp(1, 64)))
}
