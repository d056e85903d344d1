//! Programs that are executed. Functions of registers are tested beside their code.

mod barriers;
mod calls;
mod control;
mod faults;
mod kernels;
mod memory;
mod products;
mod text;
mod warps;

use super::decode::load;
use super::fault::Outcome;
use super::machine::memory::Memory;
use super::machine::{self, Launch};

/// The result of a kernel `k` with a buffer of words as its argument.
fn words(body: &str, threads: u32, buffer: &[u32]) -> Outcome<Vec<u32>> {
    launch(&kernel(body), [1, 1, 1], [threads, 1, 1], buffer)
}

/// The same for a program that has to succeed.
#[track_caller]
fn found(body: &str, threads: u32, count: usize) -> Vec<u32> {
    words(body, threads, &vec![0; count]).unwrap_or_else(|fault| panic!("{fault}"))
}

/// The error of a kernel.
#[track_caller]
fn fault(body: &str, threads: u32) -> String {
    let found = words(body, threads, &[0; 64]);
    found.expect_err("it is wrong").to_string()
}

/// A kernel with registers and a buffer whose address is in `%rd0`; its body starts in line 5. `%rd1` is the address of
/// the thread's element, `%r0` the thread.
fn kernel(body: &str) -> String {
    format!(
        ".version 7.8 .target sm_90 .address_size 64 .visible .entry k(.param .u64 k_param_0) {{\n\
         .reg .pred %p<20>; .reg .b16 %rs<20>; .reg .b32 %r<40>; .reg .b64 %rd<40>;\n\
         ld.param.b64 %rd0, [k_param_0]; mov.u32 %r0, %tid.x;\n\
         mul.wide.u32 %rd1, %r0, 4; add.s64 %rd1, %rd0, %rd1;\n\
         {body}\nret;\n}}\n"
    )
}

fn launch(text: &str, blocks: [u32; 3], threads: [u32; 3], buffer: &[u32]) -> Outcome<Vec<u32>> {
    let program = load(text)?;
    let mut memory = Memory::new(&program);
    let bytes = buffer.iter().flat_map(|word| word.to_le_bytes()).collect();
    let address = memory.add("buffer", bytes);
    let launch = Launch {
        kernel: program.kernel("k")?,
        blocks,
        threads,
        params: &address.to_le_bytes(),
        dynamic_shared: 256,
        deadline: None,
    };
    machine::run(&program, &mut memory, &launch)?;
    let bytes = memory.bytes(address).unwrap();
    let words = bytes.chunks_exact(4);
    Ok(words
        .map(|word| u32::from_le_bytes(word.try_into().unwrap()))
        .collect())
}
