//! Names that locations carry.

use super::Location;
use crate::ffi::string;
use mlir_sys::*;

/// Questions about locations.
pub trait LocationExt<'c>: Copy {
    /// The name of a name location: what the source calls the value.
    fn value_name(self) -> Option<&'c str>;
}

impl<'c> LocationExt<'c> for Location<'c> {
    fn value_name(self) -> Option<&'c str> {
        let raw = self.to_raw();
        unsafe {
            mlirLocationIsAName(raw)
                .then(|| string::text(mlirIdentifierStr(mlirLocationNameGetName(raw))))
        }
    }
}
