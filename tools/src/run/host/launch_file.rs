//! The file that says to the run time what to launch, and that gets results and times: `runtime/launch.h` in Rust.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;

use super::Arguments;
use crate::run::launch::{Contents, Launch};

/// `LAUNCH_MAGIC`.
const MAGIC: u64 = 0x3168_6e75_6c72_6967;

/// Numbers of the header.
const HEADER: usize = 15;

/// Numbers of an entry in the table of buffers, and in that of workgroup memory.
const BUFFER: usize = 4;
const SHARED: usize = 2;

/// Bytes of a number.
const NUMBER: u64 = 8;

/// A launch as the run time reads it.
pub(super) struct LaunchFile<'l> {
    numbers: Vec<u64>,
    /// Where contents go, and what they are.
    contents: Vec<(u64, &'l [u8])>,
    /// For each buffer of the launch, where its results come from.
    results: Vec<Option<(u64, u64)>>,
    times: (u64, u64),
    bytes: u64,
}

impl<'l> LaunchFile<'l> {
    /// The file for a launch.
    pub fn new(launch: &'l Launch<'_>, arguments: &'l Arguments, subgroup_size: u32) -> Self {
        let (buffers, shared) = (arguments.buffers.len(), arguments.shared.len());
        let tables = (HEADER + BUFFER * buffers + SHARED * shared) as u64 * NUMBER;
        let runs = u64::from(launch.repeat);
        let mut file = Self {
            numbers: vec![],
            contents: vec![],
            results: vec![None; launch.bindings.buffers.len()],
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
        numbers.extend([buffers as u64, HEADER as u64 * NUMBER]);
        let shared_table = (HEADER + BUFFER * buffers) as u64 * NUMBER;
        numbers.extend([shared as u64, shared_table, tables]);
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
        file
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

    /// Writes the file; what is not known yet is zero.
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
        let read = |&(start, bytes): &(u64, u64)| part(file, start, bytes).to_vec();
        let results = self.results.iter();
        results.map(|place| place.as_ref().map(read)).collect()
    }

    /// The duration of each run, in nanoseconds.
    pub fn times(&self, file: &[u8]) -> Vec<f64> {
        let (start, runs) = self.times;
        let numbers = part(file, start, runs * NUMBER).chunks_exact(NUMBER as usize);
        let number = |bytes: &[u8]| bytes.try_into().map_or(0, u64::from_le_bytes) as f64;
        numbers.map(number).collect()
    }
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
