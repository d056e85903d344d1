//! Execution: one block after the other, the warps of a block in turns, the threads of a warp together where they are
//! at the same instruction. The same launch does the same every time.

mod access;
mod block;
mod compute;
mod control;
pub mod memory;
mod products;
mod together;
mod warp;

use std::time::Instant;

use super::fault::{Fault, Outcome};
use super::program::{FIRST_OFFSET, Kernel, Program, WINDOW};
use block::Block;
pub use block::TOO_LATE;
use memory::Memory;

/// Threads of a warp.
const LANES: u32 = 32;

/// The sizes and arguments of a launch.
#[derive(Clone, Copy, Debug)]
pub struct Launch<'l> {
    /// The kernel.
    pub kernel: &'l Kernel,
    /// Blocks along each axis.
    pub blocks: [u32; 3],
    /// Threads of a block along each axis.
    pub threads: [u32; 3],
    /// The arguments.
    pub params: &'l [u8],
    /// Bytes of shared memory that the program does not state.
    pub dynamic_shared: u64,
    /// When it has to have ended.
    pub deadline: Option<Instant>,
}

/// The value of uninitialised bytes: reading them gives nothing useful.
const NOT_WRITTEN: u8 = 0xa5;

/// Threads of a block at most.
pub const THREADS: u64 = 1024;

/// Registers and local memory of a block at most, in bytes.
const BLOCK_BYTES: u64 = 4 << 30;

/// Runs a kernel; returns the number of instructions that its threads have executed.
///
/// # Errors
/// When the program executes something undefined.
pub fn run(program: &Program, memory: &mut Memory, launch: &Launch<'_>) -> Outcome<u64> {
    check(program, launch)?;
    let mut block = Block::new(program, memory, launch);
    let [x, y, z] = launch.blocks;
    for z in 0..z {
        for y in 0..y {
            for x in 0..x {
                block.run([x, y, z])?;
            }
        }
    }
    Ok(block.executed())
}

fn check(program: &Program, launch: &Launch<'_>) -> Outcome<()> {
    let wrong = |what: String| Err(Fault::new(0, what));
    let name = &launch.kernel.name;
    if let Some(required) = launch
        .kernel
        .required
        .filter(|&size| size != launch.threads)
    {
        let given = launch.threads;
        return wrong(format!(
            "kernel '{name}' requires blocks of {required:?} threads, {given:?} given"
        ));
    }
    let threads = launch.threads.map(u64::from);
    let threads = threads.into_iter().fold(1, u64::saturating_mul);
    if threads == 0 || threads > THREADS {
        return wrong(format!(
            "a block has 1 to {THREADS} threads, {threads} given"
        ));
    }
    let end = |param: &super::program::Parameter| param.offset + param.size;
    let params = launch.kernel.params.iter().map(end).max().unwrap_or(0);
    if (launch.params.len() as u64) < params {
        let given = launch.params.len();
        return wrong(format!(
            "kernel '{name}' takes {params} bytes of arguments, {given} given"
        ));
    }
    let shared = program
        .dynamic_start()
        .saturating_add(launch.dynamic_shared);
    if shared > WINDOW {
        return wrong(format!(
            "a block has less than {shared} bytes of shared memory"
        ));
    }
    let lanes = threads.next_multiple_of(LANES.into());
    let of_thread = u64::from(program.registers) * 8 + program.local_end - FIRST_OFFSET;
    if of_thread.saturating_mul(lanes) > BLOCK_BYTES {
        return wrong(format!(
            "{threads} threads of {of_thread} bytes each exceed the memory"
        ));
    }
    Ok(())
}
