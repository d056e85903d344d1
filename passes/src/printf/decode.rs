//! The text of the records in a buffer.

use super::{
    arguments::{ArgumentType, Number},
    buffer::{HEADER, Table},
    float::float,
    format::{Amount, Conversion, Format, Kind, LARGEST, Length, Part},
    number::{Amounts, character, integer, pointer},
};

/// The contents of a buffer after a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decoded {
    /// The text, in the order of workgroups, of work-items, and of the program in each. Bytes, since `%c` writes any.
    pub text: Vec<u8>,
    /// The records that did not fit the buffer.
    pub lost: u32,
    /// The assertions that failed, in the order of the table.
    pub failures: Vec<Failed>,
}

/// An assertion that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failed {
    /// Its number in the table.
    pub assertion: usize,
    /// The number of work-items.
    pub count: u32,
    /// The linear index of the first of them in the grid, modulo 2^32: workgroups one after the other.
    pub first: u32,
}

/// Reads a buffer.
///
/// # Errors
/// A record that no kernel of the table has written: other code has written to the buffer.
pub fn decode(table: &Table, words: &[u32]) -> Result<Decoded, String> {
    let formats: Result<Vec<_>, String> = table.formats.iter().map(Known::of).collect();
    let formats = formats?;
    let word = |index: usize| words.get(index).copied().unwrap_or(0);
    let mut failures = vec![];
    for assertion in 0..table.assertions.len() {
        let place = Table::failures(assertion);
        let (count, first) = (word(place), word(place + 1));
        if count != 0 || first != 0 {
            failures.push(Failed {
                assertion,
                count,
                first: !first,
            });
        }
    }
    let mut records = vec![];
    let mut at = table.start();
    let taken = (word(0) as usize).saturating_add(at).min(words.len());
    // A record that did not fit has taken words without writing them.
    while at < taken && word(at) != 0 {
        let number = word(at) as usize - 1;
        let known = formats.get(number);
        let known = known.ok_or_else(|| damaged(at))?;
        let end = at + HEADER + known.words;
        let record = words.get(at..end).ok_or_else(|| damaged(at))?;
        records.push((record[1], record[2], known, &record[HEADER..]));
        at = end;
    }
    // Records of one work-item are in the program's order: the sort is stable.
    records.sort_by_key(|(group, item, ..)| (*group, *item));
    let mut text = vec![];
    for (_, _, known, arguments) in records {
        known.render(arguments, &mut text);
    }
    Ok(Decoded {
        text,
        lost: word(1),
        failures,
    })
}

fn damaged(at: usize) -> String {
    format!(
        "word {at} of the buffer of printf is no record; the kernel has written to it otherwise"
    )
}

/// A format that has been read, with the types of its arguments.
struct Known {
    format: Format,
    types: Vec<ArgumentType>,
    words: usize,
}

/// An argument: the bits of its numbers.
struct Argument {
    ty: ArgumentType,
    lanes: Vec<u64>,
}

impl Known {
    fn of(given: &super::buffer::FormatOfRecord) -> Result<Self, String> {
        let types: Result<Vec<ArgumentType>, String> =
            given.arguments.iter().map(|ty| ty.parse()).collect();
        let types = types?;
        let format = Format::parse(&given.format)?;
        format.check(&types)?;
        let words = types.iter().map(|ty| ty.words()).sum();
        Ok(Self {
            format,
            types,
            words,
        })
    }

    fn render(&self, words: &[u32], text: &mut Vec<u8>) {
        let mut words = words.iter().copied().map(u64::from);
        let mut arguments = self.types.iter().map(|&ty| {
            let mut number = || {
                let low = words.next().unwrap_or(0);
                match ty.number.words() {
                    2 => low | words.next().unwrap_or(0) << 32,
                    _ => low,
                }
            };
            let lanes = (0..ty.lanes.unwrap_or(1)).map(|_| number()).collect();
            Argument { ty, lanes }
        });
        for part in &self.format.parts {
            match part {
                Part::Text(plain) => text.extend(plain.as_bytes()),
                Part::Conversion(conversion) => convert(conversion, &mut arguments, text),
            }
        }
    }
}

fn convert(
    conversion: &Conversion,
    arguments: &mut impl Iterator<Item = Argument>,
    text: &mut Vec<u8>,
) {
    let mut flags = conversion.flags;
    let mut amount = |amount| match amount {
        Amount::Fixed(amount) => i64::from(amount),
        Amount::Argument => arguments.next().map_or(0, |argument| argument.int()),
    };
    let width = conversion.width.map_or(0, &mut amount);
    // C takes a negative width as a flag and a positive one, and a negative precision as none.
    flags.left |= width < 0;
    let precision = conversion.precision.map(&mut amount);
    let limited = |amount: u64| amount.min(LARGEST.into()) as usize;
    let amounts = Amounts {
        width: limited(width.unsigned_abs()),
        precision: precision
            .and_then(|precision| u64::try_from(precision).ok())
            .map(limited),
    };
    let Some(argument) = arguments.next() else {
        return;
    };
    for (lane, &bits) in argument.lanes.iter().enumerate() {
        if lane > 0 {
            text.push(b',');
        }
        let number = argument.ty.number;
        let size = number.bits();
        text.extend(match conversion.kind {
            Kind::Float { style, upper } => {
                float(as_float(number, bits), style, upper, flags, amounts)
            }
            Kind::Character => character(bits, flags, amounts.width),
            Kind::Pointer => pointer(bits, flags, amounts.width),
            kind => {
                let (bits, size) = promoted(conversion, number, bits, size);
                integer(bits, size, kind, flags, amounts)
            }
        });
    }
}

impl Argument {
    /// The value of an argument for `*`.
    fn int(&self) -> i64 {
        let bits = self.lanes.first().copied().unwrap_or(0);
        match self.ty.number.bits() {
            1 => bits as i64,
            8 => (bits as i8).into(),
            16 => (bits as i16).into(),
            _ => (bits as i32).into(),
        }
    }
}

/// The value of a float. Those of less than 32 bits are in the record as one of 32 bits.
fn as_float(number: Number, bits: u64) -> f64 {
    match number.bits() {
        64 => f64::from_bits(bits),
        _ => f32::from_bits(bits as u32).into(),
    }
}

/// An integer as the format has it: converted to the type of the length modifier.
fn promoted(conversion: &Conversion, number: Number, bits: u64, size: u32) -> (u64, u32) {
    let stated = match conversion.length {
        Length::Byte => 8,
        Length::Half => 16,
        Length::None | Length::Word => 32,
        Length::Long => 64,
    };
    // A number of less than an int has no sign of its own: a signed conversion extends it by its sign.
    let is_narrow = number.bits() < 32 && number.bits() > 1;
    match conversion.kind {
        Kind::Signed if is_narrow => (bits, size.min(stated)),
        _ => (bits, stated),
    }
}

#[cfg(test)]
mod tests {
    use super::super::buffer::{Assertion, FormatOfRecord};
    use super::*;

    fn table() -> Table {
        let format = |format: &str, arguments: &[&str]| FormatOfRecord {
            format: format.to_owned(),
            arguments: arguments.iter().map(|&it| it.to_owned()).collect(),
        };
        Table {
            formats: vec![
                format("%d;", &["i32"]),
                format("%lld %f %v2d|", &["i64", "f64", "vec2<i32>"]),
                format("%d %u %hhd %x.", &["i8", "i8", "i32", "i1"]),
            ],
            assertions: vec![Assertion {
                place: None,
                message: "m".to_owned(),
            }],
        }
    }

    fn text(records: &[u32]) -> String {
        let mut words = vec![records.len() as u32, 0, 0, 0];
        words.extend(records);
        words.extend([0; 8]);
        String::from_utf8(decode(&table(), &words).unwrap().text).unwrap()
    }

    #[test]
    fn records_are_sorted_and_their_arguments_read() {
        assert_eq!(
            text(&[1, 1, 0, 5, 1, 0, 7, 6, 1, 0, 2, 7, 1, 1, 0, 4]),
            "7;6;5;4;"
        );
        let double = (-2.5_f64).to_bits();
        let words = [u32::MAX - 1, u32::MAX, double as u32, (double >> 32) as u32];
        let record = [&[2, 0, 0][..], &words, &[3, u32::MAX]].concat();
        assert_eq!(text(&record), "-2 -2.500000 3,-1|");
        assert_eq!(text(&[3, 0, 0, 255, 255, 511, 1]), "-1 255 -1 1.");
    }

    #[test]
    fn a_buffer_of_any_contents_is_read_without_a_panic() {
        let mut state = 1_u32;
        for length in 0..200 {
            let words: Vec<_> = (0..length)
                .map(|_| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    if state >> 30 == 0 {
                        state
                    } else {
                        state >> 29 & 3
                    }
                })
                .collect();
            // Either is right: it must end.
            let _ = decode(&table(), &words);
        }
        let lost = decode(&table(), &[12, 3, 2, !9, 1, 0, 0, 5, 1, 0, 0]).unwrap_err();
        assert!(lost.starts_with("word 8 "), "{lost}");
    }

    #[test]
    fn losses_and_failures_are_counted() {
        let decoded = decode(&table(), &[6, 3, 2, !9, 1, 0, 0, 5, 0, 0]).unwrap();
        let failed = Failed {
            assertion: 0,
            count: 2,
            first: 9,
        };
        assert_eq!(decoded.text, b"5;");
        assert_eq!((decoded.lost, decoded.failures), (3, vec![failed]));
    }
}
