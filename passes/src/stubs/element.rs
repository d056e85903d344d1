//! Types of elements and values: a number, or a vector of numbers.

/// A type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Element {
    /// The number, as in GIR: `f32`.
    pub number: &'static str,
    /// The lanes; one for a number alone.
    pub lanes: u32,
}

/// Numbers, with their bytes.
const NUMBERS: &[(&str, u32)] = &[
    ("i8", 1),
    ("i16", 2),
    ("i32", 4),
    ("i64", 8),
    ("u8", 1),
    ("u16", 2),
    ("u32", 4),
    ("u64", 8),
    ("f16", 2),
    ("bf16", 2),
    ("f32", 4),
    ("f64", 8),
];

impl Element {
    /// The type with a spelling of GIR.
    pub fn read(text: &str) -> Option<Self> {
        let number = |name: &str| {
            NUMBERS
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(known, _)| *known)
        };
        let Some(rest) = text.strip_prefix("vec") else {
            return Some(Self {
                number: number(text)?,
                lanes: 1,
            });
        };
        let (lanes, rest) = rest.split_once('<')?;
        Some(Self {
            number: number(rest.strip_suffix('>')?)?,
            lanes: lanes.parse().ok()?,
        })
    }

    /// A part of identifiers: `f32` or `f32x4`.
    pub fn name(self) -> String {
        match self.lanes {
            1 => self.number.to_owned(),
            lanes => format!("{}x{lanes}", self.number),
        }
    }

    /// The lanes in memory: a vector of three takes the space of four.
    pub fn stored_lanes(self) -> u32 {
        if self.lanes == 3 { 4 } else { self.lanes }
    }

    /// Its size in memory in bytes.
    pub fn size(self) -> u32 {
        let bytes = NUMBERS
            .iter()
            .find(|(known, _)| *known == self.number)
            .map_or(0, |(_, bytes)| *bytes);
        bytes * self.stored_lanes()
    }
}
