//! The memory a kernel works on.

use std::collections::BTreeMap;

use super::code::Arguments;
use crate::failure::Failure;
use crate::launch::{Buffer, Contents, Launch};
use crate::program::{DynamicShared, ParamKind, Program};

/// A piece of memory as aligned as the widest vector: 16 lanes of 8 bytes.
#[derive(Clone, Copy)]
#[repr(align(128))]
struct Line([u8; LINE]);

/// Bytes of a [`Line`].
const LINE: usize = 128;

/// Aligned memory.
pub(super) struct Bytes {
    lines: Vec<Line>,
    len: usize,
}

impl Bytes {
    /// Zeros; `None` if the allocation fails.
    pub fn zeros(len: u64) -> Option<Self> {
        let len = usize::try_from(len).ok()?;
        let count = len.div_ceil(LINE);
        let mut lines = Vec::new();
        lines.try_reserve_exact(count).ok()?;
        lines.resize(count, Line([0; LINE]));
        Some(Self { lines, len })
    }

    /// The address of the first byte; of none a place that is aligned.
    pub fn start(&mut self) -> *mut u8 {
        self.lines.as_mut_ptr().cast()
    }

    fn fill(&mut self, contents: &Contents) {
        match contents {
            Contents::Zeros(_) => self.lines.fill(Line([0; LINE])),
            Contents::Bytes(bytes) => {
                for (line, chunk) in self.lines.iter_mut().zip(bytes.chunks(LINE)) {
                    line.0[..chunk.len()].copy_from_slice(chunk);
                }
            }
        }
    }

    fn to_vec(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.lines.len() * LINE);
        for line in &self.lines {
            bytes.extend_from_slice(&line.0);
        }
        bytes.truncate(self.len);
        bytes
    }
}

/// The buffers and scalars of a launch.
pub(super) struct Memory {
    /// In the launcher's order: those of parameters, then those of globals.
    buffers: Vec<(Buffer, Bytes)>,
    scalars: Bytes,
    initial_scalars: Vec<u8>,
    /// Each shared array whose size the launch decides, by name, with its bytes.
    shared: Vec<(String, u64)>,
    workgroups: [u32; 3],
    workgroup_size: [u32; 3],
}

impl Memory {
    /// Memory for a launch.
    ///
    /// # Errors
    /// When there is not enough.
    pub fn new(launch: &Launch<'_>) -> Result<Self, Failure> {
        let make = |buffer: &Buffer| {
            let len = buffer.contents.len();
            let bytes = Bytes::zeros(len).ok_or_else(|| {
                Failure::Mistake(format!("cpu: no memory for {}, {len} bytes", buffer.owner))
            })?;
            Ok((buffer.clone(), bytes))
        };
        let buffers: Result<Vec<_>, Failure> = launch.bindings.buffers.iter().map(make).collect();
        let initial_scalars = launch.bindings.push_constants.clone();
        let scalars = Bytes::zeros(initial_scalars.len() as u64);
        Ok(Self {
            buffers: buffers?,
            scalars: scalars.ok_or_else(|| {
                Failure::Mistake("cpu: no memory for the scalar arguments".to_owned())
            })?,
            initial_scalars,
            shared: shared_arrays(launch),
            workgroups: launch.workgroups,
            workgroup_size: launch.program.workgroup_size,
        })
    }

    /// Gives everything its initial contents.
    pub fn fill(&mut self) {
        for (buffer, bytes) in &mut self.buffers {
            bytes.fill(&buffer.contents);
        }
        self.scalars
            .fill(&Contents::Bytes(self.initial_scalars.clone()));
    }

    /// The arguments of the launcher. The memory must outlive their use.
    pub fn arguments(&mut self) -> Arguments {
        let buffers = self.buffers.iter_mut();
        Arguments {
            buffers: buffers.map(|(_, bytes)| bytes.start()).collect(),
            scalars: self.scalars.start(),
            shared: self.shared.iter().map(|(_, len)| *len).collect(),
            grid: [self.workgroups, self.workgroup_size],
        }
    }

    /// The names of the buffers, with their bytes, in the order of the launcher.
    pub fn buffer_names(&self) -> Vec<(String, u64)> {
        let buffers = self.buffers.iter();
        buffers
            .map(|(buffer, _)| (buffer.owner.to_string(), buffer.contents.len()))
            .collect()
    }

    /// The same for shared arrays whose size the launch decides.
    pub fn shared_names(&self) -> Vec<(String, u64)> {
        self.shared.clone()
    }

    /// The bytes of the buffers that are read back.
    pub fn results(&self) -> Vec<Option<Vec<u8>>> {
        let buffers = self.buffers.iter();
        buffers
            .map(|(buffer, bytes)| buffer.read_back.then(|| bytes.to_vec()))
            .collect()
    }
}

/// The shared arrays whose sizes the launch decides, in the order of the launcher.
fn shared_arrays(launch: &Launch<'_>) -> Vec<(String, u64)> {
    let counts: BTreeMap<u32, u32> = launch.bindings.spec_constants.iter().copied().collect();
    let size = |(name, shared): (String, DynamicShared)| {
        let count = counts.get(&shared.spec_id).copied().unwrap_or(0);
        (name, u64::from(count) * shared.elem.size() as u64)
    };
    dynamic(launch.program).map(size).collect()
}

fn dynamic(program: &Program) -> impl Iterator<Item = (String, DynamicShared)> {
    let params = program.params.iter().filter_map(|param| match param.kind {
        ParamKind::DynamicShared(shared) => Some((format!("%{}", param.name), shared)),
        _ => None,
    });
    let global = program.dynamic_global.iter();
    params.chain(global.map(|global| (format!("@{}", global.name), global.shared)))
}
