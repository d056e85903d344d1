//! The files of an emulated program: arguments in, buffers out. `runtime/main.c` states their layout.

use crate::launch::{Contents, Launch};
use crate::program::ParamKind;

/// The arguments of a launch.
pub fn input(launch: &Launch<'_>) -> Vec<u8> {
    let bindings = &launch.bindings;
    let shared = shared_bytes(launch);
    let words = [
        bindings.buffers.len() as u64,
        shared.len() as u64,
        bindings.push_constants.len() as u64,
    ];
    let grid = launch.workgroups.into_iter();
    let grid = grid.chain(launch.program.workgroup_size).map(u64::from);
    let buffers = bindings.buffers.iter().map(|buffer| buffer.contents.len());
    let mut input = vec![];
    for word in words.into_iter().chain(grid).chain(buffers).chain(shared) {
        // A size that does not fit is more than the memory of the device.
        let word = u32::try_from(word).unwrap_or(u32::MAX);
        input.extend(word.to_le_bytes());
    }
    input.extend(&bindings.push_constants);
    for buffer in &bindings.buffers {
        match &buffer.contents {
            Contents::Bytes(bytes) => input.extend(bytes),
            Contents::Zeros(count) => input.resize(input.len() + *count as usize, 0),
        }
    }
    input
}

/// The bytes of the buffers that are read back; `None` where some are missing.
pub fn results(launch: &Launch<'_>, output: &[u8]) -> Option<Vec<Option<Vec<u8>>>> {
    let mut left = output;
    let buffers = launch.bindings.buffers.iter();
    let results = buffers.map(|buffer| {
        let (bytes, rest) = left.split_at_checked(buffer.contents.len() as usize)?;
        left = rest;
        Some(buffer.read_back.then(|| bytes.to_vec()))
    });
    results.collect()
}

/// The bytes of shared memories whose size the launch decides, in the order of the launcher.
fn shared_bytes(launch: &Launch<'_>) -> Vec<u64> {
    let program = launch.program;
    let params = program.params.iter().filter_map(|param| match param.kind {
        ParamKind::DynamicShared(shared) => Some(shared),
        _ => None,
    });
    let global = program.dynamic_global.iter().map(|global| global.shared);
    let bytes = params.chain(global).map(|shared| {
        let mut counts = launch.bindings.spec_constants.iter();
        let count = counts.find(|(id, _)| *id == shared.spec_id);
        count.map_or(0, |&(_, count)| u64::from(count)) * shared.elem.size() as u64
    });
    bytes.collect()
}
