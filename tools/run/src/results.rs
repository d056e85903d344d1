//! `--out`, `--out-global` and `--plot`: the buffers to read back, and their files.

use std::path::{Path, PathBuf};

use super::args::{Assignment, ParamOutput};
use super::device::Outcome;
use super::element::Scalar;
use super::failure::Failure;
use super::graphics::Target;
use super::launch::{Bindings, Buffer, Image, Owner};
use super::npy;
use super::plot::{self, Layout, PlotOutput};
use super::program::Program;
use super::summary::Summary;
use gir_tools::output_file::{CompleteFile, OutputFile};

/// The files to write after the run, tried before it.
#[derive(Debug)]
pub struct Results {
    wanted: Vec<Wanted>,
}

#[derive(Debug)]
struct Wanted {
    of: Source,
    path: PathBuf,
    file: OutputFile,
    /// The picture that the file shows; none for a NumPy file.
    picture: Option<(plot::Form, Layout)>,
}

/// The source of a file: a buffer or an image, by its index, or a drawn image.
#[derive(Clone, Copy, Debug)]
enum Source {
    Buffer(usize),
    Image(usize),
    Target(Target),
}

/// A file that was written, for the report.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// The parameter or global, as in the source.
    pub owner: String,
    /// The file.
    pub path: PathBuf,
    /// The NumPy type string of the elements.
    pub descr: &'static str,
    /// The extents of the array.
    pub shape: Vec<usize>,
    /// A look at its numbers.
    pub summary: Option<Summary>,
}

impl Results {
    /// Finds the buffers that the command line asks for, marks them to be read back, and makes sure that the files can
    /// be written.
    ///
    /// # Errors
    /// When an output names no buffer, two have the same file, or a file cannot be created.
    pub fn prepare(
        program: &Program,
        bindings: &mut Bindings,
        params: &[ParamOutput],
        globals: &[Assignment],
    ) -> Result<Self, Failure> {
        let mut targets = Vec::new();
        for output in params {
            targets.push((
                param_source(program, bindings, "--out", output.index)?,
                output.path.as_path(),
            ));
        }
        for output in globals {
            targets.push((
                Source::Buffer(global_buffer(program, bindings, &output.name)?),
                Path::new(&output.value),
            ));
        }
        let mut wanted: Vec<Wanted> = Vec::new();
        for (of, path) in targets {
            read_back(bindings, of);
            add(&mut wanted, of, path, None)?;
        }
        Ok(Self { wanted })
    }

    /// Adds pictures of buffers and images, with rows of `width` numbers if it is given.
    ///
    /// # Errors
    /// When a picture is of no buffer or of an array that cannot be drawn, or a file cannot be created.
    pub fn add_plots(
        &mut self,
        program: &Program,
        bindings: &mut Bindings,
        plots: &[PlotOutput],
        width: Option<u32>,
    ) -> Result<(), Failure> {
        for plot in plots {
            let of = param_source(program, bindings, "--plot", plot.index)?;
            let (scalar, shape) = array(of, bindings);
            let layout = Layout::of(scalar, &shape, width.map(|width| width as usize));
            let layout = layout.map_err(|what| {
                Failure::Mistake(format!(
                    "--plot {}: parameter '%{}' cannot be drawn: {what}",
                    plot.index, program.params[plot.index].name
                ))
            })?;
            read_back(bindings, of);
            add(&mut self.wanted, of, &plot.path, Some((plot.form, layout)))?;
        }
        Ok(())
    }

    /// Adds outputs of images.
    ///
    /// # Errors
    /// When two outputs have the same file, or a file cannot be created.
    pub fn add_images(&mut self, images: &[(Target, PathBuf)]) -> Result<(), Failure> {
        let mut images = images.iter();
        images.try_for_each(|(target, path)| {
            add(&mut self.wanted, Source::Target(*target), path, None)
        })
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
        drawn: impl Fn(Target) -> Option<(&'i [u8], Vec<usize>)>,
    ) -> Result<Vec<Written>, Failure> {
        let mut written = Vec::new();
        let mut complete = Vec::new();
        for wanted in self.wanted {
            let Wanted {
                of,
                path,
                file,
                picture,
            } = wanted;
            let Output {
                bytes,
                owner,
                scalar,
                shape,
            } = match of {
                Source::Buffer(index) => Output::buffer(index, bindings, outcome),
                Source::Image(index) => Output::image(index, bindings, outcome),
                Source::Target(target) => Output::drawn(target, drawn(target)),
            };
            let in_file = |what| Failure::in_file(&path, what);
            complete.push(match picture {
                None => file.fill(&[&npy::header(scalar, &shape).map_err(in_file)?, bytes])?,
                Some((form, layout)) => {
                    file.fill(&[&plot::draw(form, layout, scalar, bytes).map_err(in_file)?])?
                }
            });
            written.push(Written {
                owner,
                path,
                descr: scalar.numpy_descr(),
                shape,
                summary: Summary::of(scalar, bytes),
            });
        }
        complete.into_iter().try_for_each(CompleteFile::commit)?;
        Ok(written)
    }
}

/// Adds an output to a file that has no other output.
fn add(
    wanted: &mut Vec<Wanted>,
    of: Source,
    path: &Path,
    picture: Option<(plot::Form, Layout)>,
) -> Result<(), Failure> {
    let file = OutputFile::prepare(path)?;
    if wanted.iter().any(|other| other.file.is_same(&file)) {
        return Err(Failure::in_file(path, "two outputs go to this file"));
    }
    let path = path.to_owned();
    wanted.push(Wanted {
        of,
        path,
        file,
        picture,
    });
    Ok(())
}

/// Has the device return the bytes.
fn read_back(bindings: &mut Bindings, of: Source) {
    match of {
        Source::Buffer(index) => bindings.buffers[index].read_back = true,
        Source::Image(index) => bindings.images[index].read_back = true,
        Source::Target(_) => {}
    }
}

/// The type of the numbers and the extents, as far as they are known before the run.
fn array(of: Source, bindings: &Bindings) -> (Scalar, Vec<usize>) {
    match of {
        Source::Buffer(index) => {
            let buffer = &bindings.buffers[index];
            let len = usize::try_from(buffer.contents.len()).unwrap_or(usize::MAX);
            (buffer.elem.lane(), output_shape(buffer, len))
        }
        Source::Image(index) => {
            let image = &bindings.images[index];
            (image.format.scalar(), image_shape(image))
        }
        Source::Target(target) => (target.elem().lane(), vec![]),
    }
}

/// The contents of an output file.
struct Output<'a> {
    bytes: &'a [u8],
    owner: String,
    scalar: Scalar,
    shape: Vec<usize>,
}

impl<'a> Output<'a> {
    /// A drawn image: its texels and extents.
    fn drawn(target: Target, drawn: Option<(&'a [u8], Vec<usize>)>) -> Self {
        let (bytes, shape) = drawn.unwrap_or_default();
        Self {
            bytes,
            owner: target.to_string(),
            scalar: target.elem().lane(),
            shape,
        }
    }

    fn buffer(index: usize, bindings: &Bindings, outcome: &'a Outcome) -> Self {
        let buffer = &bindings.buffers[index];
        let bytes = bytes(&outcome.buffers, index);
        Self {
            bytes,
            owner: buffer.owner.to_string(),
            scalar: buffer.elem.lane(),
            shape: output_shape(buffer, bytes.len()),
        }
    }

    fn image(index: usize, bindings: &Bindings, outcome: &'a Outcome) -> Self {
        let image = &bindings.images[index];
        Self {
            bytes: bytes(&outcome.images, index),
            owner: image.owner.to_string(),
            scalar: image.format.scalar(),
            shape: image_shape(image),
        }
    }
}

fn bytes(all: &[Option<Vec<u8>>], index: usize) -> &[u8] {
    let found = all.get(index).and_then(Option::as_deref);
    found.unwrap_or_default()
}

/// Slices or layers, rows, columns, channels; only those that the image has, without channels where it has only one.
fn image_shape(image: &Image) -> Vec<usize> {
    let extents = image.extents.texels.map(|extent| extent as usize);
    let kind = image.used.kind;
    let mut shape: Vec<_> = extents[..kind.dimensions()].to_vec();
    if kind.has_layers() {
        shape.push(image.extents.layers as usize);
    }
    shape.reverse();
    if image.format.channels > 1 {
        shape.push(image.format.channels.into());
    }
    shape
}

fn param_source(
    program: &Program,
    bindings: &Bindings,
    flag: &str,
    wanted: usize,
) -> Result<Source, Failure> {
    let is_wanted = |owner: &Owner| matches!(owner, Owner::Param { index, .. } if *index == wanted);
    let mut buffers = bindings.buffers.iter();
    let mut images = bindings.images.iter();
    let buffer = buffers.position(|buffer| is_wanted(&buffer.owner));
    let image = images.position(|image| is_wanted(&image.owner));
    let found = buffer.map(Source::Buffer).or(image.map(Source::Image));
    found.ok_or_else(|| {
        Failure::Mistake(match program.params.get(wanted) {
            Some(param) => format!(
                "{flag} {wanted}: parameter '%{}' of kernel '{}' is neither a buffer nor an image",
                param.name, program.entry
            ),
            None => format!(
                "{flag} {wanted}: kernel '{}' has {} parameters, counted from 0",
                program.entry,
                program.params.len()
            ),
        })
    })
}

fn global_buffer(program: &Program, bindings: &Bindings, name: &str) -> Result<usize, Failure> {
    let mut globals = program.globals.iter();
    let is_table = globals.any(|global| global.is_table() && global.name == name);
    let found = bindings
        .buffers
        .iter()
        .position(|buffer| matches!(&buffer.owner, Owner::Global(global) if global == name));
    found.filter(|_| !is_table).ok_or_else(|| {
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
    use super::*;
    use gir::reflection::{schema::Space, slots::Slot};

    fn shape(elem: ElemType, input: Option<&[usize]>, len: usize) -> Vec<usize> {
        let buffer = Buffer {
            owner: Owner::Global("g".to_owned()),
            slot: Some(Slot { set: 0, binding: 0 }),
            address: None,
            elem,
            space: Space::Storage,
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
