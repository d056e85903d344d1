//! The arguments of a launch as one block of memory, for drivers that take them so, laid out as in the reflection.

use std::collections::BTreeMap;

use gir::reflection::schema::{LaunchArgument, LaunchArgumentKind};

use super::failure::Failure;
use super::launch::{Launch, Owner};
use super::program::{DynamicShared, ParamKind};

/// The arguments of a launch, as bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArgumentBlock {
    /// The arguments, one after the other.
    pub bytes: Vec<u8>,
    /// Bytes of shared memory that the program does not state.
    pub dynamic_shared: u64,
}

/// The alignment of each array in shared memory.
const SHARED_ALIGN: u64 = 16;

impl ArgumentBlock {
    /// The arguments of a launch whose buffers are at these addresses.
    ///
    /// # Errors
    /// When the program asks for an argument that does not exist, which is a defect of the compiler.
    pub fn of(launch: &Launch<'_>, addresses: &[u64]) -> Result<Self, Failure> {
        let (starts, dynamic_shared) = shared(launch);
        let arguments = &launch.program.arguments;
        let ends = arguments
            .iter()
            .map(|argument| argument.offset + argument.size);
        let mut bytes = vec![0; ends.max().unwrap_or(0) as usize];
        for argument in arguments {
            let value = match argument.kind {
                LaunchArgumentKind::Value => scalar(launch, argument),
                LaunchArgumentKind::Address => {
                    let mut buffers = launch.bindings.buffers.iter().zip(addresses);
                    let found = buffers.find(|(buffer, _)| is_of(argument, &buffer.owner));
                    found.map(|(_, address)| address.to_le_bytes().to_vec())
                }
                LaunchArgumentKind::SharedOffset => {
                    let start = argument
                        .parameter
                        .and_then(|parameter| starts.get(&parameter));
                    start.map(|&start| start.to_le_bytes().to_vec())
                }
            };
            let value = value.ok_or_else(|| inconsistent(launch, argument))?;
            let size = (argument.size as usize).min(value.len());
            let start = argument.offset as usize;
            bytes[start..start + size].copy_from_slice(&value[..size]);
        }
        Ok(Self {
            bytes,
            dynamic_shared,
        })
    }
}

fn inconsistent(launch: &Launch<'_>, argument: &LaunchArgument) -> Failure {
    let entry = &launch.program.entry;
    Failure::Mistake(format!(
        "the compiled kernel '{entry}' is inconsistent, please report this: no value for its argument at byte {}",
        argument.offset
    ))
}

/// Whether an argument is the address of the buffer of a parameter or a global.
fn is_of(argument: &LaunchArgument, owner: &Owner) -> bool {
    match owner {
        Owner::Param { index, .. } => argument.parameter == Some(*index as u32),
        Owner::Global(name) => argument.global.as_ref() == Some(name),
    }
}

/// The bytes of a scalar.
fn scalar(launch: &Launch<'_>, argument: &LaunchArgument) -> Option<Vec<u8>> {
    let param = launch.program.params.get(argument.parameter? as usize)?;
    let ParamKind::Scalar { ty, offset } = param.kind else {
        return None;
    };
    let part = argument.part as usize;
    let size = ty.size().checked_sub(part)?.min(argument.size as usize);
    let start = offset as usize + part;
    let bytes = launch.bindings.push_constants.get(start..start + size);
    bytes.map(<[u8]>::to_vec)
}

/// The offsets of arrays whose size the launch decides, by parameter, and their total bytes. The array of a global is
/// the first.
fn shared(launch: &Launch<'_>) -> (BTreeMap<u32, u32>, u64) {
    let counts: BTreeMap<u32, u32> = launch.bindings.spec_constants.iter().copied().collect();
    let size = |shared: &DynamicShared| {
        let count = counts.get(&shared.spec_id).copied().unwrap_or(0);
        u64::from(count) * shared.elem.size() as u64
    };
    let global = launch.program.dynamic_global.as_ref();
    let mut end = global.map_or(0, |global| size(&global.shared));
    let mut starts = BTreeMap::new();
    for (index, param) in (0..).zip(&launch.program.params) {
        if let ParamKind::DynamicShared(shared) = &param.kind {
            let start = end.next_multiple_of(SHARED_ALIGN);
            starts.insert(index, start as u32);
            end = start + size(shared);
        }
    }
    (starts, end)
}
