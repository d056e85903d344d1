//! The file that describes a drawing to the run time, and that receives the images: `runtime/draw.h` in Rust.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;

use crate::element::ElemType;
use crate::graphics::{Crossing, Draw, Target, Topology, packed_size};
use crate::launch::Contents;

/// `DRAWING_MAGIC`.
const MAGIC: u64 = 0x3177_6172_6472_6967;

/// Numbers of the header, and of an entry in the tables of attributes and of colours.
const HEADER: usize = 14;
const ATTRIBUTE: usize = 3;
const COLOR: usize = 4;

/// Bytes of a number, and the alignment of vectors in the file.
const NUMBER: u64 = 8;
const ALIGNMENT: u64 = 16;

/// A drawing as the run time reads it.
pub(super) struct DrawingFile<'d> {
    numbers: Vec<u64>,
    /// The offsets of contents, and their bytes.
    contents: Vec<(u64, &'d [u8])>,
    /// The offsets of images, and their bytes: those of colours, then that of depths.
    colors: Vec<(u64, u64)>,
    depth: Option<(u64, u64)>,
    bytes: u64,
}

impl<'d> DrawingFile<'d> {
    /// The file for a drawing; the kernels may ask how coordinates change from fragment to fragment.
    pub fn new(draw: &'d Draw<'_>, asks_for_changes: bool) -> Self {
        let program = draw.program;
        let crossings = program.handed_on.len();
        let (attributes, colors) = (program.attributes.len(), program.colors.len());
        let tables = [
            HEADER,
            HEADER + crossings,
            HEADER + crossings + ATTRIBUTE * attributes,
        ];
        let numbers = tables[2] + COLOR * colors;
        let mut file = Self {
            numbers: vec![],
            contents: vec![],
            colors: vec![],
            depth: None,
            bytes: numbers as u64 * NUMBER,
        };
        let depth = Target::Depth;
        let depths = draw.has_depth.then(|| file.image(depth.elem(), draw.size));
        file.depth = depths;
        let [crossing_table, attribute_table, color_table] =
            tables.map(|table| table as u64 * NUMBER);
        file.numbers.push(MAGIC);
        file.numbers.extend(draw.size.map(u64::from));
        file.numbers
            .extend([draw.vertices, draw.instances].map(u64::from));
        file.numbers.push(topology(draw.topology));
        file.numbers.extend([crossings as u64, crossing_table]);
        file.numbers.extend([attributes as u64, attribute_table]);
        file.numbers.extend([colors as u64, color_table]);
        file.numbers.push(depths.map_or(0, |(start, _)| start));
        file.numbers.push(asks_for_changes.into());
        let handed_on = program.handed_on.iter();
        file.numbers
            .extend(handed_on.map(|crossing| u64::from(crossing.location)));
        for (attribute, contents) in program.attributes.iter().zip(&draw.attributes) {
            let contents = match contents {
                Contents::Bytes(bytes) => file.place(bytes),
                Contents::Zeros(_) => 0,
            };
            let bytes = packed_size(attribute.elem) as u64;
            file.numbers
                .extend([attribute.location.into(), bytes, contents]);
        }
        for &Crossing { location, elem } in &program.colors {
            let image = file.image(elem, draw.size);
            file.colors.push(image);
            let (written, texel) = (packed_size(elem) as u64, elem.size() as u64);
            file.numbers
                .extend([location.into(), written, texel, image.0]);
        }
        file
    }

    /// Reserves space for an image at the end of the file: its offset and its bytes.
    fn image(&mut self, elem: ElemType, size: [u32; 2]) -> (u64, u64) {
        let texels = size.into_iter().map(u64::from).product::<u64>();
        let bytes = texels * elem.size() as u64;
        (self.room(bytes), bytes)
    }

    fn room(&mut self, bytes: u64) -> u64 {
        let start = self.bytes.next_multiple_of(ALIGNMENT);
        self.bytes = start + bytes;
        start
    }

    /// Puts bytes at the end of the file.
    fn place(&mut self, bytes: &'d [u8]) -> u64 {
        let start = self.room(bytes.len() as u64);
        self.contents.push((start, bytes));
        start
    }

    /// Writes the file; the images are zeros.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let mut file = File::create(path)?;
        file.set_len(self.bytes)?;
        let numbers = self.numbers.iter().flat_map(|number| number.to_le_bytes());
        file.write_all(&numbers.collect::<Vec<_>>())?;
        for (start, bytes) in &self.contents {
            file.seek(SeekFrom::Start(*start))?;
            file.write_all(bytes)?;
        }
        Ok(())
    }

    /// The texels of each colour, from the file's contents after the drawing.
    pub fn colors(&self, file: &[u8]) -> Vec<Vec<u8>> {
        let images = self.colors.iter();
        images.map(|&image| part(file, image)).collect()
    }

    /// The depths, if there is a depth target.
    pub fn depth(&self, file: &[u8]) -> Option<Vec<u8>> {
        self.depth.map(|image| part(file, image))
    }
}

/// A part of a file; less where the file is shorter.
fn part(file: &[u8], (start, bytes): (u64, u64)) -> Vec<u8> {
    let start = (start as usize).min(file.len());
    let end = start.saturating_add(bytes as usize).min(file.len());
    file[start..end].to_vec()
}

/// `enum topology`.
fn topology(topology: Topology) -> u64 {
    match topology {
        Topology::Triangles => 0,
        Topology::TriangleStrip => 1,
        Topology::Lines => 2,
        Topology::LineStrip => 3,
        Topology::Points => 4,
    }
}
