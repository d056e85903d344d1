//! Formats of C's `printf` (C23, section 7.23.6.1), and OpenCL's vectors (OpenCL C 3.0, section 6.15.14).

/// The largest width or precision. C asks for at least 4095 characters of a conversion.
pub const LARGEST: u32 = 4095;

/// A format that has been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Format {
    /// Its parts, in order.
    pub parts: Vec<Part>,
}

/// A part of a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Text as it is.
    Text(String),
    /// A conversion of an argument.
    Conversion(Conversion),
}

/// A conversion of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conversion {
    /// Its text in the format, for messages.
    pub text: String,
    /// Its flags.
    pub flags: Flags,
    /// The least number of characters.
    pub width: Option<Amount>,
    /// The digits: see C.
    pub precision: Option<Amount>,
    /// The lanes of a vector argument; OpenCL's `v4`.
    pub lanes: Option<u32>,
    /// The size that the format states.
    pub length: Length,
    /// The kind of text.
    pub kind: Kind,
}

/// Flags of a conversion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "C has five flags")]
pub struct Flags {
    /// `-`: padded on the right.
    pub left: bool,
    /// `+`: a sign always.
    pub plus: bool,
    /// A space in the place of a plus.
    pub space: bool,
    /// `#`: the alternative form.
    pub alternative: bool,
    /// `0`: padded with zeros.
    pub zero: bool,
}

/// A width or a precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// In the format.
    Fixed(u32),
    /// `*`: an argument before the one that is converted.
    Argument,
}

/// A length modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// None: an int, or a double.
    None,
    /// `hh`
    Byte,
    /// `h`
    Half,
    /// `hl`, of vectors.
    Word,
    /// `l`, `ll`, `j`, `z`, `t`: 64 bits.
    Long,
}

/// The kind of text that a conversion makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `d`, `i`
    Signed,
    /// `u`
    Unsigned,
    /// `o`
    Octal,
    /// `x`, `X`
    Hexadecimal {
        /// Whether letters are large.
        upper: bool,
    },
    /// `c`
    Character,
    /// `p`
    Pointer,
    /// `f`, `e`, `g`, `a`, and the same with large letters.
    Float {
        /// The notation.
        style: Style,
        /// Whether letters are large.
        upper: bool,
    },
}

/// The notation of a float.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// `f`
    Fixed,
    /// `e`
    Exponent,
    /// `g`
    General,
    /// `a`
    Hexadecimal,
}

impl Format {
    /// Reads a format.
    ///
    /// # Errors
    /// The first conversion that is none, and a remedy.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut parts = vec![];
        let mut plain = String::new();
        let mut rest = text;
        while let Some(start) = rest.find('%') {
            plain.push_str(&rest[..start]);
            let tail = &rest[start + 1..];
            if let Some(after) = tail.strip_prefix('%') {
                plain.push('%');
                rest = after;
                continue;
            }
            if !plain.is_empty() {
                parts.push(Part::Text(std::mem::take(&mut plain)));
            }
            let mut reader = Reader { rest: tail };
            let mut conversion = reader.conversion()?;
            conversion.text = rest[start..rest.len() - reader.rest.len()].to_owned();
            conversion.check()?;
            parts.push(Part::Conversion(conversion));
            rest = reader.rest;
        }
        plain.push_str(rest);
        if !plain.is_empty() {
            parts.push(Part::Text(plain));
        }
        Ok(Self { parts })
    }

    /// The conversions, in order.
    pub fn conversions(&self) -> impl Iterator<Item = &Conversion> {
        self.parts.iter().filter_map(|part| match part {
            Part::Conversion(conversion) => Some(conversion),
            Part::Text(_) => None,
        })
    }
}

impl Conversion {
    /// The arguments before the one that is converted.
    pub fn stars(&self) -> usize {
        let amounts = [self.width, self.precision];
        let stars = amounts
            .iter()
            .filter(|amount| **amount == Some(Amount::Argument));
        stars.count()
    }

    /// Checks that C gives the conversion a meaning.
    fn check(&self) -> Result<(), String> {
        let is_float = matches!(self.kind, Kind::Float { .. });
        let flags = self.flags;
        let is_plain = matches!(self.kind, Kind::Character | Kind::Pointer);
        let problem = if flags.alternative
            && (is_plain || matches!(self.kind, Kind::Signed | Kind::Unsigned))
        {
            "has '#'"
        } else if flags.zero && is_plain {
            "has '0'"
        } else if (flags.plus || flags.space) && is_plain {
            "has a sign"
        } else if self.precision.is_some() && is_plain {
            "has a precision"
        } else if self.length != Length::None && is_plain {
            "has a length modifier"
        } else if self.lanes.is_some() && is_plain {
            "is a vector"
        } else if matches!(self.length, Length::Byte | Length::Half)
            && is_float
            && (self.lanes.is_none() || self.length == Length::Byte)
        {
            "has a length modifier of integers"
        } else if self.length == Length::Word && self.lanes.is_none() {
            "has 'hl', which vectors alone have"
        } else {
            return Ok(());
        };
        let text = &self.text;
        Err(format!(
            "has the conversion '{text}', which {problem}: C gives that no meaning; leave it out"
        ))
    }
}

impl Length {
    /// The bits that it states.
    pub fn bits(self) -> Option<u32> {
        match self {
            Self::None => None,
            Self::Byte => Some(8),
            Self::Half => Some(16),
            Self::Word => Some(32),
            Self::Long => Some(64),
        }
    }
}

/// The text after a `%`.
struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn accept(&mut self, text: &str) -> bool {
        let after = self.rest.strip_prefix(text);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    fn conversion(&mut self) -> Result<Conversion, String> {
        let start = self.rest;
        let flags = self.flags();
        let width = self.amount()?;
        let precision = match self.accept(".") {
            // A point alone is a precision of zero.
            true => Some(self.amount()?.unwrap_or(Amount::Fixed(0))),
            false => None,
        };
        let lanes = match self.accept("v") {
            true => Some(self.lanes()?),
            false => None,
        };
        let length = self.length(lanes.is_some())?;
        let letter = self.rest.chars().next();
        let Some(kind) = letter.and_then(kind) else {
            return Err(refusal(start, self.rest, letter));
        };
        self.rest = &self.rest[1..];
        Ok(Conversion {
            text: String::new(),
            flags,
            width,
            precision,
            lanes,
            length,
            kind,
        })
    }

    fn flags(&mut self) -> Flags {
        let mut flags = Flags::default();
        loop {
            if self.accept("-") {
                flags.left = true;
            } else if self.accept("+") {
                flags.plus = true;
            } else if self.accept(" ") {
                flags.space = true;
            } else if self.accept("#") {
                flags.alternative = true;
            } else if self.accept("0") {
                flags.zero = true;
            } else {
                return flags;
            }
        }
    }

    fn amount(&mut self) -> Result<Option<Amount>, String> {
        if self.accept("*") {
            return Ok(Some(Amount::Argument));
        }
        let digits = self.digits();
        if digits.is_empty() {
            return Ok(None);
        }
        let amount = digits.parse().ok().filter(|&amount| amount <= LARGEST);
        match amount {
            Some(amount) => Ok(Some(Amount::Fixed(amount))),
            None => Err(format!(
                "has the width or precision {digits}, which is more than {LARGEST}; write a smaller one"
            )),
        }
    }

    fn digits(&mut self) -> String {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, rest) = self.rest.split_at(digits);
        self.rest = rest;
        digits.to_owned()
    }

    fn lanes(&mut self) -> Result<u32, String> {
        let digits = self.digits();
        let lanes = digits.parse().ok();
        lanes
            .filter(|lanes| [2, 3, 4, 8, 16].contains(lanes))
            .ok_or_else(|| {
                format!("has a vector of '{digits}' lanes; a vector has 2, 3, 4, 8 or 16")
            })
    }

    fn length(&mut self, is_vector: bool) -> Result<Length, String> {
        if self.accept("hl") {
            return Ok(Length::Word);
        }
        for (text, length) in [("hh", Length::Byte), ("h", Length::Half)] {
            if self.accept(text) {
                return Ok(length);
            }
        }
        for text in ["ll", "l", "j", "z", "t"] {
            if (text == "l" || !is_vector) && self.accept(text) {
                return Ok(Length::Long);
            }
        }
        if self.accept("L") {
            return Err(
                "has the modifier 'L' for long doubles, which kernels lack; leave it out"
                    .to_owned(),
            );
        }
        Ok(Length::None)
    }
}

fn kind(letter: char) -> Option<Kind> {
    let upper = letter.is_ascii_uppercase();
    let style = |style| Some(Kind::Float { style, upper });
    match letter {
        'd' | 'i' => Some(Kind::Signed),
        'u' => Some(Kind::Unsigned),
        'o' => Some(Kind::Octal),
        'x' | 'X' => Some(Kind::Hexadecimal { upper }),
        'c' => Some(Kind::Character),
        'p' => Some(Kind::Pointer),
        'f' | 'F' => style(Style::Fixed),
        'e' | 'E' => style(Style::Exponent),
        'g' | 'G' => style(Style::General),
        'a' | 'A' => style(Style::Hexadecimal),
        _ => None,
    }
}

/// The error for a letter that is no conversion.
fn refusal(start: &str, rest: &str, letter: Option<char>) -> String {
    let before = &start[..start.len() - rest.len()];
    match letter {
        Some('s') => {
            "has the conversion '%s', and no argument of a kernel is a text; write the text into the format".to_owned()
        }
        Some('n') => {
            "has the conversion '%n', which stores to the host's memory; leave it out".to_owned()
        }
        Some(letter) => format!(
            "has '%{before}{letter}', which is no conversion; write '%%' for a percent sign"
        ),
        None => format!(
            "ends in '%{before}', which is no conversion; write '%%' for a percent sign"
        ),
    }
}
