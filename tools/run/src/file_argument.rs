//! NumPy files as arguments.
//!
//! `@FILE.npy` passes a kernel the numbers of a file, whose type is that of the parameter: integers of either sign or
//! floats, of the same width. `raw:@FILE.npy` passes the bytes, whatever their type.

use std::fmt;
use std::path::PathBuf;

use super::element::Scalar;
use super::npy;

/// The prefix, before the `@`, of a file whose bytes are passed unchanged.
const RAW: &str = "raw:@";

/// A file as named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileArgument {
    /// The file.
    pub path: PathBuf,
    /// Whether its bytes are passed unchanged.
    pub is_raw: bool,
}

/// The contents of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileContents {
    /// The elements in C order, little-endian; for a raw file the bytes after its header.
    pub bytes: Vec<u8>,
    /// The extents, slowest first, where the elements have the type of the parameter.
    pub shape: Option<Vec<usize>>,
}

impl FileArgument {
    /// Reads `@FILE.npy` or `raw:@FILE.npy`; `None` for another form.
    ///
    /// # Errors
    /// When the name of the file is missing.
    pub fn parse(text: &str) -> Option<Result<Self, String>> {
        let (path, is_raw) = match text.strip_prefix(RAW) {
            Some(path) => (path, true),
            None => (text.strip_prefix('@')?, false),
        };
        let form = if is_raw { RAW } else { "@" };
        Some(match path {
            "" => Err(format!(
                "'{form}' without a file name: expected {form}FILE.npy"
            )),
            path => Ok(Self {
                path: path.into(),
                is_raw,
            }),
        })
    }

    /// Reads the file for a kernel that takes scalars of a type, or vectors of it.
    ///
    /// # Errors
    /// When it cannot be read, or holds elements of another type; then with a way to convert it.
    pub fn read(&self, wanted: Scalar) -> Result<FileContents, String> {
        if self.is_raw {
            let bytes = npy::read_raw(&self.path).map_err(|failure| failure.to_string())?;
            return Ok(FileContents { bytes, shape: None });
        }
        let array = npy::read(&self.path).map_err(|failure| failure.to_string())?;
        if !wanted.agrees_with(&array.descr) {
            return Err(self.disagreement(&array.descr, wanted));
        }
        Ok(FileContents {
            bytes: array.bytes,
            shape: Some(array.shape),
        })
    }

    fn disagreement(&self, descr: &str, wanted: Scalar) -> String {
        let path = self.path.display();
        let (found, name) = (npy::type_name(descr), wanted.numpy_name());
        if name.starts_with("void") {
            let bits = 8 * wanted.size();
            return format!(
                "'{path}' holds {found}, and the kernel takes {wanted}, which NumPy does not have: save x.astype(ml_dtypes.{}), or its bits as uint{bits}",
                ml_dtype(wanted)
            );
        }
        // NumPy converts structures and complex numbers only as another view of their bytes.
        let how = match found.starts_with("void") || found.starts_with("complex") {
            true => "view",
            false => "astype",
        };
        format!(
            "'{path}' holds {found}, and the kernel takes {wanted}: save x.{how}('{name}'), or pass {RAW}{path} for the bytes as they are"
        )
    }
}

/// The name that the Python package `ml_dtypes` gives to a type that NumPy does not have.
fn ml_dtype(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::F8E4M3FN => "float8_e4m3fn",
        Scalar::F8E5M2 => "float8_e5m2",
        _ => "bfloat16",
    }
}

/// The form, for messages.
impl fmt::Display for FileArgument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = if self.is_raw {
            "the bytes of"
        } else {
            "the file"
        };
        write!(f, "{what} '{}'", self.path.display())
    }
}
