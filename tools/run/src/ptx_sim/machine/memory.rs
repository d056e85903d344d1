//! Global and constant memory: buffers of the launch and variables of the program, each with an address of its own.

use super::super::program::{BUFFERS, GAP, Program};
use super::NOT_WRITTEN;

/// Bytes of a word.
pub const WORD: usize = 4;

/// Memory that all threads share.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// By address.
    regions: Vec<Region>,
    /// The one that was accessed last.
    last: usize,
    end: u64,
}

/// A piece of memory.
#[derive(Clone, Debug)]
struct Region {
    start: u64,
    bytes: Vec<u8>,
    /// Its size in bytes when created.
    size: usize,
    is_const: bool,
    name: String,
}

impl Memory {
    /// Memory with the variables of a program.
    pub fn new(program: &Program) -> Self {
        let regions = program.variables.iter().map(|variable| Region {
            start: variable.address,
            bytes: variable.bytes.clone(),
            size: variable.bytes.len(),
            is_const: variable.is_const,
            name: variable.name.clone(),
        });
        Self {
            regions: regions.collect(),
            last: 0,
            end: BUFFERS,
        }
    }

    /// Adds a buffer and returns its address. It ends with a whole word: updates of bytes are updates of words.
    pub fn add(&mut self, name: &str, mut bytes: Vec<u8>) -> u64 {
        let start = self.end;
        let size = bytes.len();
        bytes.resize(size.next_multiple_of(WORD), NOT_WRITTEN);
        let len = bytes.len() as u64;
        self.end = (start + len + GAP).next_multiple_of(GAP);
        self.regions.push(Region {
            start,
            bytes,
            size,
            is_const: false,
            name: name.to_owned(),
        });
        start
    }

    /// The bytes of the buffer at an address.
    pub fn bytes(&self, start: u64) -> Option<&[u8]> {
        let mut regions = self.regions.iter();
        let region = regions.find(|region| region.start == start)?;
        region.bytes.get(..region.size)
    }

    /// Bytes at an address.
    ///
    /// # Errors
    /// Describes the memory at the address.
    pub fn at(&mut self, address: u64, size: u64, access: Access) -> Result<&mut [u8], String> {
        if !self.is_in(self.last, address) {
            let after = self
                .regions
                .partition_point(|region| region.start <= address);
            self.last = after.saturating_sub(1);
        }
        let Some(region) = self.regions.get_mut(self.last) else {
            return Err(format!("{address:#x} is not an address in global memory"));
        };
        let len = region.bytes.len() as u64;
        let offset = address.wrapping_sub(region.start);
        let inside = offset <= len && size <= len - offset;
        match access {
            Access::Write if inside && region.is_const => Err(format!(
                "'{}' is constant and cannot be written",
                region.name
            )),
            Access::Const if inside && !region.is_const => {
                Err(format!("'{}' is not in constant memory", region.name))
            }
            _ if inside => Ok(&mut region.bytes[offset as usize..(offset + size) as usize]),
            _ if address >= region.start && offset < len + GAP => Err(format!(
                "{size} bytes at byte {offset} of '{}', which has {len}",
                region.name
            )),
            _ => Err(format!("{address:#x} is not an address in global memory")),
        }
    }

    fn is_in(&self, region: usize, address: u64) -> bool {
        let region = self.regions.get(region);
        region.is_some_and(|region| address.wrapping_sub(region.start) < region.bytes.len() as u64)
    }
}

/// How memory is accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// A load.
    Read,
    /// A load of constant memory.
    Const,
    /// A store or an update.
    Write,
}
