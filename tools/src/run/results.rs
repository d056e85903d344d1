//! `--out` and `--out-global`: which buffers come back, and into which files.

use std::path::{Path, PathBuf};

use super::args::{Assignment, ParamOutput};
use super::device::Outcome;
use super::failure::Failure;
use super::graphics::Target;
use super::launch::{Bindings, Buffer, Owner};
use super::npy;
use super::program::Program;
use crate::output_file::{CompleteFile, OutputFile};

/// The files to write after the run, tried before it.
#[derive(Debug)]
pub struct Results {
    wanted: Vec<Wanted>,
}

/// What comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Buffer(usize),
    Image(Target),
}

#[derive(Debug)]
struct Wanted {
    what: What,
    path: PathBuf,
    file: OutputFile,
}

/// A file that was written, for the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The parameter or global, as in the source.
    pub owner: String,
    /// The file.
    pub path: PathBuf,
    /// The NumPy type string of the elements.
    pub descr: &'static str,
    /// The extents of the array.
    pub shape: Vec<usize>,
}

impl Results {
    /// Finds the buffers the command line asks for, marks them to be read back, and makes
    /// sure that the files can be written.
    ///
    /// # Errors
    /// When an output names no buffer, two have the same file, or a file cannot be made.
    pub fn prepare(
        program: &Program,
        bindings: &mut Bindings,
        params: &[ParamOutput],
        globals: &[Assignment],
    ) -> Result<Self, Failure> {
        let mut targets = Vec::new();
        for output in params {
            targets.push((
                param_buffer(program, bindings, output.index)?,
                output.path.as_path(),
            ));
        }
        for output in globals {
            targets.push((
                global_buffer(bindings, &output.name)?,
                Path::new(&output.value),
            ));
        }
        let mut wanted: Vec<Wanted> = Vec::new();
        for (buffer, path) in targets {
            bindings.buffers[buffer].read_back = true;
            add(&mut wanted, What::Buffer(buffer), path)?;
        }
        Ok(Self { wanted })
    }

    /// Has images written, too.
    ///
    /// # Errors
    /// When two outputs have the same file, or a file cannot be made.
    pub fn add_images(&mut self, images: &[(Target, PathBuf)]) -> Result<(), Failure> {
        let mut images = images.iter();
        images.try_for_each(|(target, path)| add(&mut self.wanted, What::Image(*target), path))
    }

    /// Writes the buffers. All files are complete before the first one gets its name.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn write(self, bindings: &Bindings, outcome: &Outcome) -> Result<Vec<Written>, Failure> {
        self.write_with(bindings, outcome, |_| None)
    }

    /// As [`Results::write`], with the texels and extents of images.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn write_with<'i>(
        self,
        bindings: &Bindings,
        outcome: &'i Outcome,
        image: impl Fn(Target) -> Option<(&'i [u8], Vec<usize>)>,
    ) -> Result<Vec<Written>, Failure> {
        let mut written = Vec::new();
        let mut complete = Vec::new();
        for Wanted { what, path, file } in self.wanted {
            let (bytes, shape, elem, owner) = match what {
                What::Buffer(index) => {
                    let bytes = outcome.buffers.get(index).and_then(Option::as_deref);
                    let bytes = bytes.unwrap_or_default();
                    let buffer = &bindings.buffers[index];
                    let shape = output_shape(buffer, bytes.len());
                    (bytes, shape, buffer.elem, buffer.owner.to_string())
                }
                What::Image(target) => {
                    let (bytes, shape) = image(target).unwrap_or_default();
                    (bytes, shape, target.elem(), target.to_string())
                }
            };
            let header =
                npy::header(elem.lane(), &shape).map_err(|what| Failure::in_file(&path, what))?;
            complete.push(file.fill(&[&header, bytes])?);
            written.push(Written {
                owner,
                path,
                descr: elem.lane().numpy_descr(),
                shape,
            });
        }
        complete.into_iter().try_for_each(CompleteFile::commit)?;
        Ok(written)
    }
}

/// Wants something in a file that nothing else goes to.
fn add(wanted: &mut Vec<Wanted>, what: What, path: &Path) -> Result<(), Failure> {
    let file = OutputFile::prepare(path)?;
    if wanted.iter().any(|other| other.file.is_same(&file)) {
        return Err(Failure::in_file(path, "two outputs go to this file"));
    }
    let path = path.to_owned();
    wanted.push(Wanted { what, path, file });
    Ok(())
}

fn param_buffer(program: &Program, bindings: &Bindings, wanted: usize) -> Result<usize, Failure> {
    let found = bindings
        .buffers
        .iter()
        .position(|buffer| matches!(buffer.owner, Owner::Param { index, .. } if index == wanted));
    found.ok_or_else(|| {
        Failure::Mistake(match program.params.get(wanted) {
            Some(param) => format!(
                "--out {wanted}: parameter '%{}' of kernel '{}' is not a buffer",
                param.name, program.entry
            ),
            None => format!(
                "--out {wanted}: kernel '{}' has {} parameters, counted from 0",
                program.entry,
                program.params.len()
            ),
        })
    })
}

fn global_buffer(bindings: &Bindings, name: &str) -> Result<usize, Failure> {
    let found = bindings
        .buffers
        .iter()
        .position(|buffer| matches!(&buffer.owner, Owner::Global(global) if global == name));
    found.ok_or_else(|| {
        Failure::Mistake(format!(
            "--out-global '{name}': the kernel has no such global in a buffer"
        ))
    })
}

/// The shape of the input file where the output can have it, else one extent, and one more for the
/// lanes of a vector.
fn output_shape(buffer: &Buffer, len: usize) -> Vec<usize> {
    let lanes = buffer.elem.stored_lanes();
    match &buffer.shape {
        Some(shape) if lanes == 1 || shape.last() == Some(&lanes) => shape.clone(),
        _ => {
            let count = len / buffer.elem.size();
            if lanes == 1 {
                vec![count]
            } else {
                vec![count, lanes]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::element::{ElemType, Scalar};
    use super::super::launch::Contents;
    use super::super::program::Slot;
    use super::*;

    fn shape(elem: ElemType, input: Option<&[usize]>, len: usize) -> Vec<usize> {
        let buffer = Buffer {
            owner: Owner::Global("g".to_owned()),
            slot: Slot { set: 0, binding: 0 },
            elem,
            contents: Contents::Zeros(len as u64),
            shape: input.map(<[usize]>::to_vec),
            read_back: true,
        };
        output_shape(&buffer, len)
    }

    #[test]
    fn the_input_file_gives_the_shape_where_it_fits() {
        let scalar = Scalar::F32.into();
        assert_eq!(shape(scalar, Some(&[2, 3]), 24), [2, 3]);
        assert_eq!(shape(scalar, Some(&[]), 4), Vec::<usize>::new());
        assert_eq!(shape(scalar, None, 24), [6]);
        let vector = ElemType::vector(Scalar::F32, 4).unwrap();
        assert_eq!(shape(vector, Some(&[2, 3, 4]), 96), [2, 3, 4]);
        assert_eq!(shape(vector, Some(&[24]), 96), [6, 4]);
        assert_eq!(shape(vector, None, 96), [6, 4]);
    }

    #[test]
    fn a_three_lane_vector_shows_its_padding() {
        let vector = ElemType::vector(Scalar::F32, 3).unwrap();
        assert_eq!(shape(vector, None, 32), [2, 4]);
    }
}
