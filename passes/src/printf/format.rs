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

/// The type of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// An integer of 1, 8, 16, 32 or 64 bits.
    Integer(u32),
    /// A float of IEEE 754, of 16, 32 or 64 bits.
    Float(u32),
    /// A bfloat16.
    BFloat,
}

/// The type of an argument: a number, or a vector of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArgumentType {
    /// The number, or that of a lane.
    pub number: Number,
    /// The lanes of a vector.
    pub lanes: Option<u32>,
}

impl Number {
    /// Bits in memory.
    pub fn bits(self) -> u32 {
        match self {
            Self::Integer(bits) | Self::Float(bits) => bits,
            Self::BFloat => 16,
        }
    }

    /// The words of a number in a record.
    pub fn words(self) -> usize {
        if self.bits() > 32 { 2 } else { 1 }
    }
}

impl ArgumentType {
    /// The words of an argument in a record.
    pub fn words(self) -> usize {
        self.number.words() * self.lanes.unwrap_or(1) as usize
    }
}

impl std::fmt::Display for ArgumentType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let number = match self.number {
            Number::Integer(bits) => format!("i{bits}"),
            Number::Float(bits) => format!("f{bits}"),
            Number::BFloat => "bf16".to_owned(),
        };
        match self.lanes {
            Some(lanes) => write!(f, "vec{lanes}<{number}>"),
            None => f.write_str(&number),
        }
    }
}

impl std::str::FromStr for ArgumentType {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let unknown = || format!("'{text}' is no type of an argument");
        let (lanes, number) = match text.strip_prefix("vec") {
            Some(rest) => {
                let (lanes, number) = rest.split_once('<').ok_or_else(unknown)?;
                let number = number.strip_suffix('>').ok_or_else(unknown)?;
                let lanes = lanes.parse().map_err(|_| unknown())?;
                (Some(lanes), number)
            }
            None => (None, text),
        };
        let number = match number {
            "i1" => Number::Integer(1),
            "i8" => Number::Integer(8),
            "i16" => Number::Integer(16),
            "i32" => Number::Integer(32),
            "i64" => Number::Integer(64),
            "f16" => Number::Float(16),
            "f32" => Number::Float(32),
            "f64" => Number::Float(64),
            "bf16" => Number::BFloat,
            _ => return Err(unknown()),
        };
        match lanes {
            Some(0 | 17..) => Err(unknown()),
            lanes => Ok(Self { number, lanes }),
        }
    }
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

    /// Checks the types of the arguments.
    ///
    /// # Errors
    /// The first argument that does not fit, and a remedy.
    pub fn check(&self, arguments: &[ArgumentType]) -> Result<(), String> {
        let mut rest = arguments.iter();
        let mut position = 0;
        let mut taken = || {
            position += 1;
            (position, rest.next().copied())
        };
        for conversion in self.conversions() {
            let text = &conversion.text;
            for _ in 0..conversion.stars() {
                match taken() {
                    (_, Some(found)) if found.lanes.is_none() && is_int(found.number) => {}
                    (position, found) => {
                        return Err(mismatch(text, position, found, "an i32 for '*'", None));
                    }
                }
            }
            let (position, found) = taken();
            if !found.is_some_and(|found| conversion.takes(found)) {
                let advice = found.and_then(|found| conversion.better(found));
                return Err(mismatch(
                    text,
                    position,
                    found,
                    &conversion.wanted(),
                    advice,
                ));
            }
        }
        match rest.len() {
            0 => Ok(()),
            more => Err(format!(
                "has {} for a format that takes {}; write a conversion for each",
                count(arguments.len()),
                arguments.len() - more
            )),
        }
    }
}

/// Whether a number is promoted to C's int.
fn is_int(number: Number) -> bool {
    matches!(number, Number::Integer(bits) if bits <= 32)
}

fn count(arguments: usize) -> String {
    match arguments {
        1 => "1 argument".to_owned(),
        arguments => format!("{arguments} arguments"),
    }
}

fn mismatch(
    text: &str,
    position: usize,
    found: Option<ArgumentType>,
    wanted: &str,
    advice: Option<String>,
) -> String {
    match found {
        Some(found) => {
            let advice = advice.unwrap_or_else(|| "convert it first".to_owned());
            format!(
                "prints argument {position} of type {found} by '{text}', which takes {wanted}; {advice}"
            )
        }
        None => format!("has no argument {position} for '{text}', which takes {wanted}; add it"),
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

    /// Whether it converts arguments of a type.
    fn takes(&self, found: ArgumentType) -> bool {
        if self.lanes != found.lanes {
            return false;
        }
        match (self.kind, found.number) {
            (Kind::Float { .. }, Number::Float(bits)) => match (self.lanes, self.length) {
                (None, _) | (_, Length::None) => true,
                (_, length) => length.bits() == Some(bits),
            },
            (Kind::Float { .. }, Number::BFloat) => {
                self.lanes.is_none() || self.length == Length::None
            }
            (Kind::Float { .. }, _) | (_, Number::Float(_) | Number::BFloat) => false,
            (Kind::Character, Number::Integer(bits)) => bits <= 32,
            (Kind::Pointer, Number::Integer(bits)) => bits >= 32,
            (_, Number::Integer(bits)) => match (self.lanes, self.length) {
                (_, Length::Long) => bits == 64,
                (Some(_), length) if length != Length::None => length.bits() == Some(bits),
                _ => bits <= 32,
            },
        }
    }

    /// The arguments that it converts, in words.
    fn wanted(&self) -> String {
        let number = match (self.kind, self.length) {
            (Kind::Float { .. }, length) if self.lanes.is_some() && length.bits().is_some() => {
                format!("f{}", length.bits().unwrap_or(32))
            }
            (Kind::Float { .. }, _) => "a float".to_owned(),
            (Kind::Pointer, _) => "an i64 or i32".to_owned(),
            (_, Length::Long) => "an i64".to_owned(),
            (_, length) if self.lanes.is_some() && length.bits().is_some() => {
                format!("i{}", length.bits().unwrap_or(32))
            }
            _ => "an integer of up to 32 bits".to_owned(),
        };
        match self.lanes {
            Some(lanes) => format!("a vector of {lanes} lanes, each {number}"),
            None => number,
        }
    }

    /// A conversion for an argument that this one does not take.
    fn better(&self, found: ArgumentType) -> Option<String> {
        if self.lanes.is_none() && found.lanes.is_some() {
            let lanes = found.lanes?;
            return Some(format!("print its elements, or write '%v{lanes}…'"));
        }
        if self.lanes != found.lanes {
            return None;
        }
        let (start, letter) = self.text.split_at(self.text.len() - 1);
        let start = start.trim_end_matches(['h', 'l', 'j', 'z', 't']);
        match (self.kind, found.number) {
            (Kind::Float { .. }, Number::Integer(64)) => Some(format!("write '{start}lld'")),
            (Kind::Float { .. }, Number::Integer(_)) => Some(format!("write '{start}d'")),
            (Kind::Pointer | Kind::Character, _) => None,
            (_, Number::Float(_) | Number::BFloat) => Some(format!("write '{start}f'")),
            (_, Number::Integer(64)) => Some(format!("write '{start}ll{letter}'")),
            (_, Number::Integer(_)) => Some(format!("write '{start}{letter}'")),
        }
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
    fn bits(self) -> Option<u32> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn message(format: &str, arguments: &[&str]) -> String {
        let arguments: Vec<_> = arguments.iter().map(|it| it.parse().unwrap()).collect();
        let read = Format::parse(format).and_then(|format| format.check(&arguments));
        read.err().unwrap_or_default()
    }

    #[test]
    fn arguments_that_fit_are_taken() {
        for (format, arguments) in [
            ("plain %% text", &[][..]),
            ("%d %i %u %x %X %o %c", &["i32"; 7]),
            ("%d %hhd %hd", &["i1", "i8", "i16"]),
            ("%ld %lld %jx %zu %td", &["i64"; 5]),
            ("%f %e %g %a %lf", &["f16", "f32", "f64", "bf16", "f32"]),
            (
                "%*d %.*f %*.*f",
                &["i32", "i32", "i32", "f32", "i32", "i32", "f64"],
            ),
            ("%p %p", &["i64", "i32"]),
            (
                "%v4d %v2hhx %v3hld %v8ld",
                &["vec4<i32>", "vec2<i8>", "vec3<i32>", "vec8<i64>"],
            ),
            (
                "%v4f %v4hlf %v2lf %v16hf",
                &["vec4<f64>", "vec4<f32>", "vec2<f64>", "vec16<f16>"],
            ),
        ] {
            assert_eq!(message(format, arguments), "", "{format}");
        }
    }

    #[test]
    fn arguments_that_do_not_fit_are_named_with_a_remedy() {
        for (format, arguments, expected) in [
            (
                "%d",
                &["i64"][..],
                "prints argument 1 of type i64 by '%d', which takes an integer of up to 32 bits; write '%lld'",
            ),
            (
                "%-5lu",
                &["i32"],
                "prints argument 1 of type i32 by '%-5lu', which takes an i64; write '%-5u'",
            ),
            (
                "%x",
                &["f32"],
                "prints argument 1 of type f32 by '%x', which takes an integer of up to 32 bits; write '%f'",
            ),
            (
                "%f",
                &["i64"],
                "prints argument 1 of type i64 by '%f', which takes a float; write '%lld'",
            ),
            (
                "%d%d",
                &["i32"],
                "has no argument 2 for '%d', which takes an integer of up to 32 bits; add it",
            ),
            (
                "%d",
                &["i32", "i32", "f32"],
                "has 3 arguments for a format that takes 1; write a conversion for each",
            ),
            (
                "x",
                &["i32"],
                "has 1 argument for a format that takes 0; write a conversion for each",
            ),
            (
                "%*d",
                &["f32", "i32"],
                "prints argument 1 of type f32 by '%*d', which takes an i32 for '*'; convert it first",
            ),
            (
                "%f",
                &["vec4<f32>"],
                "prints argument 1 of type vec4<f32> by '%f', which takes a float; print its elements, or write '%v4…'",
            ),
            (
                "%v4f",
                &["f32"],
                "prints argument 1 of type f32 by '%v4f', which takes a vector of 4 lanes, each a float; convert it first",
            ),
            (
                "%v4hld",
                &["vec4<i64>"],
                "prints argument 1 of type vec4<i64> by '%v4hld', which takes a vector of 4 lanes, each i32; write '%v4lld'",
            ),
        ] {
            assert_eq!(message(format, arguments), expected, "{format}");
        }
    }

    #[test]
    fn a_conversion_without_meaning_is_refused() {
        for (format, expected) in [
            (
                "%s",
                "has the conversion '%s', and no argument of a kernel is a text; write the text into the format",
            ),
            (
                "%n",
                "has the conversion '%n', which stores to the host's memory; leave it out",
            ),
            (
                "100%",
                "ends in '%', which is no conversion; write '%%' for a percent sign",
            ),
            (
                "% y",
                "has '% y', which is no conversion; write '%%' for a percent sign",
            ),
            (
                "%5",
                "ends in '%5', which is no conversion; write '%%' for a percent sign",
            ),
            (
                "%ä",
                "has '%ä', which is no conversion; write '%%' for a percent sign",
            ),
            (
                "%Lf",
                "has the modifier 'L' for long doubles, which kernels lack; leave it out",
            ),
            (
                "%#d",
                "has the conversion '%#d', which has '#': C gives that no meaning; leave it out",
            ),
            (
                "%0c",
                "has the conversion '%0c', which has '0': C gives that no meaning; leave it out",
            ),
            (
                "%.3p",
                "has the conversion '%.3p', which has a precision: C gives that no meaning; leave it out",
            ),
            (
                "%hf",
                "has the conversion '%hf', which has a length modifier of integers: C gives that no meaning; leave it out",
            ),
            (
                "%hld",
                "has the conversion '%hld', which has 'hl', which vectors alone have: C gives that no meaning; leave it out",
            ),
            (
                "%4096d",
                "has the width or precision 4096, which is more than 4095; write a smaller one",
            ),
            (
                "%.99999999999f",
                "has the width or precision 99999999999, which is more than 4095; write a smaller one",
            ),
            (
                "%v5d",
                "has a vector of '5' lanes; a vector has 2, 3, 4, 8 or 16",
            ),
        ] {
            assert_eq!(message(format, &[]), expected, "{format}");
        }
    }
}
