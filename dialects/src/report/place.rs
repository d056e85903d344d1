//! The places in files that MLIR's locations refer to.

use melior::ir::Location;
use std::{
    collections::HashSet,
    fmt::{self, Display},
};

/// A place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The name of the file.
    pub file: String,
    /// From 1; 0 denotes the file as a whole.
    pub line: usize,
    /// In bytes, from 1.
    pub column: usize,
}

impl Place {
    /// The place of a whole file.
    pub(crate) fn of_file(name: &str) -> Self {
        Self {
            file: name.to_owned(),
            line: 0,
            column: 0,
        }
    }

    /// The first place in a location.
    pub(crate) fn of(location: Location<'_>) -> Option<Self> {
        let location = parts(location).find(Location::is_file_line_col_range)?;
        let file = location.file_line_col_range_filename();
        Some(Self {
            file: crate::ffi::ir::identifier_text(file).to_owned(),
            line: location.file_line_col_range_start_line(),
            column: location.file_line_col_range_start_column(),
        })
    }
}

impl Display for Place {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => text.write_str(&self.file),
            line => write!(text, "{}:{line}:{}", self.file, self.column),
        }
    }
}

/// The call sites through which a location was inlined, from the inside out.
pub(crate) fn callers(location: Location<'_>) -> impl Iterator<Item = Location<'_>> {
    std::iter::successors(caller(location), |&location| caller(location))
}

fn caller(location: Location<'_>) -> Option<Location<'_>> {
    let call = parts(location).find(Location::is_call_site)?;
    Some(call.call_site_caller())
}

/// The parts of a location, each once, itself first.
pub(crate) fn parts(location: Location<'_>) -> impl Iterator<Item = Location<'_>> {
    let mut pending = vec![location];
    let mut seen = HashSet::new();
    std::iter::from_fn(move || {
        // A location that contains another twice, at every level, has exponentially many parts.
        let location = loop {
            let location = pending.pop()?;
            if seen.insert(location.to_raw().ptr) {
                break location;
            }
        };
        if location.is_call_site() {
            pending.extend([location.call_site_caller(), location.call_site_callee()]);
        } else if location.is_name() {
            pending.push(location.name_child_location());
        } else if location.is_fused() {
            let count = location.fused_num_locations();
            pending.extend((0..count).rev().map(|index| location.fused_location(index)));
        }
        Some(location)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use melior::Context;

    fn at<'c>(context: &'c Context, line: usize) -> Location<'c> {
        Location::new(context, "k.gir", line, 1)
    }

    fn line(location: Location<'_>) -> Option<usize> {
        Place::of(location).map(|place| place.line)
    }

    #[test]
    fn the_first_place_counts() {
        let context = Context::new();
        let unknown = Location::unknown(&context);
        let unset = melior::ir::Attribute::unit(&context);
        assert_eq!(line(unknown), None);
        let named = Location::name(&context, "x", at(&context, 3));
        assert_eq!(line(named), Some(3));
        let fused = Location::fused(&context, &[unknown, named, at(&context, 4)], unset);
        assert_eq!(line(fused), Some(3));
        let call = Location::call_site(unknown, fused);
        assert_eq!(line(call), Some(3));
        assert_eq!(line(Location::call_site(at(&context, 5), fused)), Some(5));
    }

    #[test]
    fn a_location_that_is_twice_in_another_is_looked_at_once() {
        let context = Context::new();
        let double = |inner, _| Location::call_site(inner, inner);
        let nested = (0..100).fold(Location::unknown(&context), double);
        assert_eq!(line(nested), None);
    }

    #[test]
    fn callers_are_named_from_the_inside_out() {
        let context = Context::new();
        let outer = Location::call_site(at(&context, 2), at(&context, 3));
        let inner = Location::call_site(at(&context, 1), outer);
        let lines: Vec<_> = callers(inner).filter_map(line).collect();
        assert_eq!(lines, [2, 3]);
    }
}
