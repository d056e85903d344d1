//! The file that describes a launch to the run time, and that receives results and times: `runtime/launch.h` in Rust.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;

use super::{
    Arguments,
    argument_buffers::MEMBER,
    images::{self, IMAGE, SAMPLER},
};
use crate::launch::{Contents, Launch};

/// `LAUNCH_MAGIC`.
const MAGIC: u64 = 0x3168_6e75_6c72_6967;

/// Numbers of the header.
const HEADER: usize = 21;

/// Numbers of an entry in the table of buffers, and in that of workgroup memory.
const BUFFER: usize = 4;
const SHARED: usize = 2;

/// Bytes of a number.
const NUMBER: u64 = 8;

/// A launch as the run time reads it.
pub(super) struct LaunchFile<'l> {
    numbers: Vec<u64>,
    /// The offsets of contents, and their bytes.
    contents: Vec<(u64, &'l [u8])>,
    /// For each buffer of the launch, the offset and bytes of its results.
    results: Vec<Option<(u64, u64)>>,
    /// The same of the images.
    images: Vec<Option<(u64, u64)>>,
    times: (u64, u64),
    bytes: u64,
}

impl<'l> LaunchFile<'l> {
    /// The file for a launch.
    pub fn new(launch: &'l Launch<'_>, arguments: &'l Arguments, subgroup_size: u32) -> Self {
        let sizes = [
            (arguments.buffers.len(), BUFFER),
            (arguments.shared.len(), SHARED),
            (arguments.images.len(), IMAGE),
            (arguments.samplers.len(), SAMPLER),
            (arguments.members.len(), MEMBER),
        ];
        let entries: usize = sizes.iter().map(|(count, size)| count * size).sum();
        let tables = (HEADER + entries) as u64 * NUMBER;
        let runs = u64::from(launch.repeat);
        let mut file = Self {
            numbers: vec![],
            contents: vec![],
            results: vec![None; launch.bindings.buffers.len()],
            images: vec![None; launch.bindings.images.len()],
            times: (tables, runs),
            bytes: tables + runs * NUMBER,
        };
        let extents = |extents: [u32; 3]| extents.map(u64::from);
        let groups = extents(launch.workgroups);
        let workers = workers(groups.into_iter().fold(1, u64::saturating_mul));
        let numbers = &mut file.numbers;
        numbers.push(MAGIC);
        numbers.extend(groups);
        numbers.extend(extents(launch.program.workgroup_size));
        numbers.extend([u64::from(subgroup_size), workers, runs]);
        let mut start = HEADER as u64 * NUMBER;
        for (count, size) in sizes {
            numbers.extend([count as u64, start]);
            start += (count * size) as u64 * NUMBER;
        }
        numbers.push(tables);
        for argument in &arguments.buffers {
            let buffer = argument.buffer.map(|at| (at, &launch.bindings.buffers[at]));
            let (initial, bytes) = match buffer.map(|(_, buffer)| &buffer.contents) {
                None => (file.place(&argument.bytes), argument.bytes.len() as u64),
                Some(Contents::Bytes(bytes)) => (file.place(bytes), bytes.len() as u64),
                Some(Contents::Zeros(bytes)) => (0, *bytes),
            };
            let mut result = 0;
            if let Some((at, buffer)) = buffer.filter(|(_, buffer)| buffer.read_back) {
                debug_assert!(buffer.contents.len() == bytes, "it is read back whole");
                result = file.room(bytes);
                file.results[at] = Some((result, bytes));
            }
            let number = u64::from(argument.number);
            file.numbers.extend([number, bytes, initial, result]);
        }
        for &(number, bytes) in &arguments.shared {
            file.numbers.extend([u64::from(number), bytes]);
        }
        file.place_images(launch, arguments);
        let samplers = arguments.samplers.iter();
        let samplers = samplers.flat_map(images::sampler_entry);
        file.numbers.extend(samplers);
        let members = arguments.members.entries();
        file.numbers.extend(members.into_iter().flatten());
        file
    }

    fn place_images(&mut self, launch: &'l Launch<'_>, arguments: &Arguments) {
        for bound in &arguments.images {
            let image = &launch.bindings.images[bound.image];
            let initial = match &image.contents {
                Contents::Bytes(bytes) => self.place(bytes),
                Contents::Zeros(_) => 0,
            };
            let mut result = 0;
            if image.read_back {
                let bytes = images::first_level(image);
                result = self.room(bytes);
                self.images[bound.image] = Some((result, bytes));
            }
            let entry = images::image_entry(bound.number, image, (initial, result));
            self.numbers.extend(entry);
        }
    }

    /// Room for bytes at the end of the file.
    fn room(&mut self, bytes: u64) -> u64 {
        let start = self.bytes.next_multiple_of(NUMBER);
        self.bytes = start + bytes;
        start
    }

    /// Puts bytes at the end of the file.
    fn place(&mut self, bytes: &'l [u8]) -> u64 {
        let start = self.room(bytes.len() as u64);
        self.contents.push((start, bytes));
        start
    }

    /// Writes the file; values not known yet are zero.
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

    /// The buffers of the launch that are read back, from the file's contents after the runs.
    pub fn results(&self, file: &[u8]) -> Vec<Option<Vec<u8>>> {
        read_back(&self.results, file)
    }

    /// The same of the images: their first level.
    pub fn images(&self, file: &[u8]) -> Vec<Option<Vec<u8>>> {
        read_back(&self.images, file)
    }

    /// The duration of each run, in nanoseconds.
    pub fn times(&self, file: &[u8]) -> Vec<f64> {
        let (start, runs) = self.times;
        let numbers = part(file, start, runs * NUMBER).chunks_exact(NUMBER as usize);
        let number = |bytes: &[u8]| bytes.try_into().map_or(0, u64::from_le_bytes) as f64;
        numbers.map(number).collect()
    }
}

/// The bytes at offsets of a file.
fn read_back(places: &[Option<(u64, u64)>], file: &[u8]) -> Vec<Option<Vec<u8>>> {
    let read = |&(start, bytes): &(u64, u64)| part(file, start, bytes).to_vec();
    let places = places.iter();
    places.map(|place| place.as_ref().map(read)).collect()
}

/// A part of a file; less where the file is shorter.
fn part(file: &[u8], start: u64, bytes: u64) -> &[u8] {
    let start = (start as usize).min(file.len());
    let end = start.saturating_add(bytes as usize).min(file.len());
    &file[start..end]
}

/// Processes to spread workgroups over.
fn workers(groups: u64) -> u64 {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    groups.clamp(1, cores as u64)
}
