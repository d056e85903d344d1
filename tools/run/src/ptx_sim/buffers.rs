//! The buffers of a launch, in memory.

use super::NAME;
use super::machine::memory::Memory;
use crate::failure::Failure;
use crate::launch::{Buffer, Contents, Launch};

/// The addresses of the buffers, with their contents in memory.
///
/// # Errors
/// When there is not enough memory.
pub fn place(launch: &Launch<'_>, memory: &mut Memory) -> Result<Vec<u64>, Failure> {
    let buffers = launch.bindings.buffers.iter();
    let placed = buffers.map(|buffer| Ok(memory.add(&buffer.owner.to_string(), contents(buffer)?)));
    placed.collect()
}

fn contents(buffer: &Buffer) -> Result<Vec<u8>, Failure> {
    match &buffer.contents {
        Contents::Bytes(bytes) => Ok(bytes.clone()),
        Contents::Zeros(len) => {
            let owner = &buffer.owner;
            let none = || Failure::Mistake(format!("{NAME}: no memory for {owner}, {len} bytes"));
            let mut bytes = vec![];
            let count = usize::try_from(*len).map_err(|_| none())?;
            bytes.try_reserve_exact(count).map_err(|_| none())?;
            bytes.resize(count, 0);
            Ok(bytes)
        }
    }
}

/// The bytes of the buffers that are read back.
pub fn results(launch: &Launch<'_>, memory: &Memory, addresses: &[u64]) -> Vec<Option<Vec<u8>>> {
    let buffers = launch.bindings.buffers.iter().zip(addresses);
    let read = |(buffer, &address): (&Buffer, &u64)| match buffer.read_back {
        true => memory.bytes(address).map(<[u8]>::to_vec),
        false => None,
    };
    buffers.map(read).collect()
}
