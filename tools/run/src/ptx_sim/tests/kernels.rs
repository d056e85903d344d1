//! Kernels as LLVM's code generator writes them.

use std::time::Instant;

use super::super::decode::load;
use super::super::machine::memory::Memory;
use super::super::machine::{self, Launch};

fn floats(values: &[f32]) -> Vec<u8> {
    values
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect()
}

fn as_floats(bytes: &[u8]) -> Vec<f32> {
    let words = bytes.chunks_exact(4);
    words
        .map(|word| f32::from_le_bytes(word.try_into().unwrap()))
        .collect()
}

#[test]
fn saxpy() {
    let program = load(include_str!("saxpy.ptx")).unwrap();
    let count = 1000_u32;
    let x: Vec<_> = (0..count).map(|i| i as f32 * 0.37 - 100.0).collect();
    let y: Vec<_> = (0..count).map(|i| 1.0 / (i as f32 + 1.0)).collect();
    let a = 1.7_f32;
    let mut memory = Memory::new(&program);
    let [at_x, at_y] =
        [("x", &x), ("y", &y)].map(|(name, values)| memory.add(name, floats(values)));
    let mut params = vec![];
    params.extend(at_x.to_le_bytes());
    params.extend(at_y.to_le_bytes());
    params.extend(a.to_le_bytes());
    params.extend(count.to_le_bytes());
    let launch = Launch {
        kernel: program.kernel("saxpy").unwrap(),
        blocks: [16, 1, 1],
        threads: [64, 1, 1],
        params: &params,
        dynamic_shared: 0,
        deadline: None,
    };
    machine::run(&program, &mut memory, &launch).unwrap();
    let expected: Vec<_> = x.iter().zip(&y).map(|(x, y)| a * x + y).collect();
    assert_eq!(as_floats(memory.bytes(at_y).unwrap()), expected);
    assert_eq!(as_floats(memory.bytes(at_x).unwrap()), x);
}

#[test]
fn reduction_in_shared_memory() {
    let program = load(include_str!("reduce.ptx")).unwrap();
    let values: Vec<_> = (0..1024).map(|i| (i % 17) as f32 - 8.0).collect();
    let mut memory = Memory::new(&program);
    let from = memory.add("from", floats(&values));
    let to = memory.add("to", vec![0; 16]);
    let params = [from.to_le_bytes(), to.to_le_bytes()].concat();
    let launch = Launch {
        kernel: program.kernel("reduce").unwrap(),
        blocks: [4, 1, 1],
        threads: [256, 1, 1],
        params: &params,
        dynamic_shared: 0,
        deadline: None,
    };
    let start = Instant::now();
    let executed = machine::run(&program, &mut memory, &launch).unwrap();
    eprintln!("{executed} instructions in {:?}", start.elapsed());
    let sums = values.chunks(256).map(|block| block.iter().sum());
    let expected: Vec<f32> = sums.collect();
    assert_eq!(as_floats(memory.bytes(to).unwrap()), expected);
}
