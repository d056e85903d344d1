//! Drawings: a vertex and a fragment kernel as one pipeline, its inputs, and the images it draws.

use super::argument::Argument;
use super::element::ElemType;
use super::failure::Failure;
use super::launch::{Contents, Launch};
use super::program::Program;

/// The kernels of a pipeline, as the compiler is asked for them.
#[derive(Clone, Copy, Debug)]
pub struct Stages<'a> {
    /// The vertex kernel's name, without `@`.
    pub vertex: &'a str,
    /// The fragment kernel's name.
    pub fragment: &'a str,
}

/// A vertex and a fragment kernel, compiled together.
#[derive(Clone, Debug, PartialEq)]
pub struct GraphicsProgram {
    /// The code, and the arguments of both kernels: parameters at one binding or offset are one.
    pub program: Program,
    /// The entry point of the vertex kernel.
    pub vertex: String,
    /// The entry point of the fragment kernel.
    pub fragment: String,
    /// The inputs of the vertex kernel for each vertex, by location.
    pub attributes: Vec<Crossing>,
    /// The outputs of the vertex kernel, by location.
    pub handed_on: Vec<Crossing>,
    /// The inputs of the fragment kernel among these.
    pub taken: Vec<Crossing>,
    /// The outputs of the fragment kernel, by location.
    pub colors: Vec<Crossing>,
    /// Whether the vertex kernel writes the size of points.
    pub has_point_size: bool,
    /// Whether the fragment kernel writes its depth.
    pub has_depth: bool,
    /// Whether the fragment kernel writes the mask of its samples.
    pub has_mask: bool,
}

/// An input or output at a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossing {
    /// The location.
    pub location: u32,
    /// The type.
    pub elem: ElemType,
}

/// The primitives that the vertices form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Topology {
    /// A triangle of every three.
    #[default]
    Triangles,
    /// A triangle of each with the two before.
    TriangleStrip,
    /// A line of every two.
    Lines,
    /// A line of each with the one before.
    LineStrip,
    /// A point of each.
    Points,
}

/// Everything a device needs to draw.
#[derive(Clone, Debug)]
pub struct Draw<'p> {
    /// The kernels.
    pub program: &'p GraphicsProgram,
    /// Their arguments, repetitions and time.
    pub launch: Launch<'p>,
    /// The vertices of an instance.
    pub vertices: u32,
    /// How many times they are drawn.
    pub instances: u32,
    /// The primitives that they form.
    pub topology: Topology,
    /// Width and height of the targets.
    pub size: [u32; 2],
    /// The contents of each of the program's attributes, packed.
    pub attributes: Vec<Contents>,
    /// Whether there is a depth target, so that fragments behind others are dropped.
    pub has_depth: bool,
}

/// The results of a drawing: images from top to bottom, rows from left to right.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// The buffers and times.
    pub outcome: super::device::Outcome,
    /// The texels of each color target, with as many lanes as its type has in memory.
    pub colors: Vec<Vec<u8>>,
    /// The depths, if there is a depth target.
    pub depth: Option<Vec<u8>>,
}

/// Binds `given`, locations and arguments, to the attributes of `program`.
///
/// # Errors
/// Lists every attribute that is missing, unknown or does not fit, one a line.
pub fn bind_attributes(
    program: &GraphicsProgram,
    given: &[(u32, String)],
    vertices: u32,
) -> Result<Vec<Contents>, Failure> {
    let mut mistakes = Vec::new();
    for (index, (location, _)) in given.iter().enumerate() {
        let has_location = |attribute: &Crossing| attribute.location == *location;
        if !program.attributes.iter().any(has_location) {
            let vertex = &program.vertex;
            mistakes.push(format!(
                "--attribute {location}: kernel '{vertex}' has no input at this location"
            ));
        } else if given[..index].iter().any(|(other, _)| other == location) {
            mistakes.push(format!("--attribute {location} is given twice"));
        }
    }
    let mut bound = Vec::new();
    for attribute in &program.attributes {
        let text = given
            .iter()
            .find(|(location, _)| *location == attribute.location);
        let contents = match text {
            Some((_, text)) => contents(*attribute, text, vertices),
            None => Err(format!(
                "is missing: expected {}",
                expected_form(attribute.elem)
            )),
        };
        match contents {
            Ok(contents) => bound.push(contents),
            Err(what) => mistakes.push(format!("--attribute {}: {what}", attribute.location)),
        }
    }
    match mistakes.is_empty() {
        true => Ok(bound),
        false => Err(Failure::Mistake(mistakes.join("\n"))),
    }
}

fn expected_form(elem: ElemType) -> String {
    format!("@FILE.npy of {elem} for each vertex, raw:@FILE.npy or zeros:{elem}:COUNT")
}

/// Bytes of an attribute of a vertex: three lanes take the space of three.
#[must_use]
pub fn packed_size(elem: ElemType) -> usize {
    elem.lanes() * elem.lane().size()
}

fn contents(attribute: Crossing, text: &str, vertices: u32) -> Result<Contents, String> {
    let size = packed_size(attribute.elem) as u64;
    let contents = match text.parse()? {
        Argument::File(file) => Contents::Bytes(file.read(attribute.elem.lane())?.bytes),
        Argument::Zeros { elem, count } if elem == attribute.elem => Contents::Zeros(count * size),
        other => {
            return Err(format!(
                "expected {}, got {other}",
                expected_form(attribute.elem)
            ));
        }
    };
    let needed = u64::from(vertices).saturating_mul(size);
    if !contents.len().is_multiple_of(size) || contents.len() < needed {
        return Err(format!(
            "{} bytes given, {vertices} vertices need {needed}: {size} bytes of {} each",
            contents.len(),
            attribute.elem
        ));
    }
    Ok(contents)
}

/// An image that is drawn to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// That of an output of the fragment kernel.
    Color(Crossing),
    /// The depths.
    Depth,
}

impl std::fmt::Display for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Color(crossing) => write!(f, "color {}", crossing.location),
            Self::Depth => f.write_str("depth"),
        }
    }
}

impl Target {
    /// The type of its texels.
    #[must_use]
    pub fn elem(self) -> ElemType {
        match self {
            Self::Color(crossing) => crossing.elem,
            Self::Depth => super::element::Scalar::F32.into(),
        }
    }

    /// The extents of its file.
    #[must_use]
    pub fn shape(self, [width, height]: [u32; 2]) -> Vec<usize> {
        let mut shape = vec![height as usize, width as usize];
        shape.extend(Some(self.elem().stored_lanes()).filter(|&lanes| lanes > 1));
        shape
    }
}
