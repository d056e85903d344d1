//! Names and places that locations carry.

use super::Location;
use crate::{
    ffi::string,
    report::place::{Place, parts},
};
use mlir_sys::*;

/// Questions about locations.
pub trait LocationExt<'c>: Copy {
    /// The first name in a location: what the source calls the value.
    fn value_name(self) -> Option<&'c str>;

    /// The location with a name, in place of the one it has.
    fn renamed(self, name: &str) -> Self;

    /// The location without the name that it has.
    fn unnamed(self) -> Self;

    /// The first place in a location: file, line and column, the latter two from 1.
    fn place(self) -> Option<(String, usize, usize)>;
}

impl<'c> LocationExt<'c> for Location<'c> {
    fn value_name(self) -> Option<&'c str> {
        if self.is_file_line_col_range() {
            return None;
        }
        let raw = parts(self).find(Location::is_name)?.to_raw();
        unsafe {
            Some(string::text(mlirIdentifierStr(mlirLocationNameGetName(
                raw,
            ))))
        }
    }

    fn renamed(self, name: &str) -> Self {
        let place = self.unnamed();
        unsafe {
            let (context, name) = (mlirLocationGetContext(self.to_raw()), string::to_raw(name));
            Self::from_raw(mlirLocationNameGet(context, name, place.to_raw()))
        }
    }

    fn unnamed(self) -> Self {
        match self.is_name() {
            true => self.name_child_location(),
            false => self,
        }
    }

    fn place(self) -> Option<(String, usize, usize)> {
        let Place { file, line, column } = Place::of(self)?;
        Some((file, line, column))
    }
}
