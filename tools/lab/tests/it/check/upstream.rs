//! Checked runs of kernels in upstream's dialects.

use std::fs;

use tempfile::TempDir;

use super::{errors, gir_run};

/// Kernels of upstream's dialects, whose accesses to memory are of another kind.
#[test]
fn upstream_kernels_are_checked() {
    let text = "module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%x: memref<16xi32>, %n: i32) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
      %i = gpu.thread_id x
      %v = memref.load %x[%i] : memref<16xi32>
      %d = arith.divsi %v, %n : i32
      %s = arith.shli %d, %n : i32
      %one = arith.constant 1 : index
      %j = arith.addi %i, %one : index
      memref.store %s, %x[%j] : memref<16xi32>
      gpu.return
    }
  }
}
";
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.mlir");
    fs::write(&file, text).unwrap();
    let args = [
        "--kernel",
        "k",
        "--workgroups",
        "1",
        "--arg",
        "zeros:i32:16",
        "--arg",
        "i32:0",
        "--check",
    ];
    let output = gir_run(&file, &args);
    assert_eq!(output.status.code(), Some(1), "{}", errors(&output));
    let errors = errors(&output);
    for expected in [
        "k.mlir:5:12: error: data race: 'load' of 4 bytes at %x + 4 by work-item (1,0,0)",
        "k.mlir:6:12: error: division by zero: 'divsi' by work-item (0,0,0)",
        "k.mlir:10:7: error: out of bounds: 'store' of 4 bytes at %x + 64, which has 64 bytes, by work-item (15,0,0)",
    ] {
        assert!(errors.contains(expected), "{expected}\n{errors}");
    }
    assert_eq!(errors.matches(" error: ").count(), 3, "{errors}");
}

/// Memory of the workgroup and of the work-item that belongs to the function, a variable in a loop, and workgroup
/// collectives.
#[test]
fn storage_of_upstream_kernels_is_watched() {
    let text = "module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%x: memref<64xf32>, %n: index)
        workgroup(%t: memref<64xf32, #gpu.address_space<workgroup>>)
        private(%kept: memref<4xf32, #gpu.address_space<private>>)
        kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %i = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %v = memref.load %x[%i] : memref<64xf32>
      memref.store %v, %t[%i] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %s = gpu.all_reduce add %v {} : (f32) -> f32
      scf.for %j = %c0 to %n step %c1 {
        %a = memref.alloca() : memref<2xf32>
        %w = memref.load %t[%j] : memref<64xf32, #gpu.address_space<workgroup>>
        memref.store %w, %a[%c0] : memref<2xf32>
        %z = memref.load %a[%c0] : memref<2xf32>
        memref.store %z, %kept[%j] : memref<4xf32, #gpu.address_space<private>>
      }
      %r = memref.load %kept[%c1] : memref<4xf32, #gpu.address_space<private>>
      %q = arith.addf %r, %s : f32
      memref.store %q, %x[%i] : memref<64xf32>
      gpu.return
    }
  }
}
";
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.mlir");
    fs::write(&file, text).unwrap();
    let run = |rounds: &str| {
        let rounds = format!("i32:{rounds}");
        let args = [
            "--kernel",
            "k",
            "--workgroups",
            "1",
            "--arg",
            "zeros:f32:64",
            "--arg",
            &rounds,
            "--check",
        ];
        let output = gir_run(&file, &args);
        (output.status.code(), errors(&output))
    };
    let (status, said) = run("4");
    // Workgroup collectives become many operations, which is a remark.
    let other = said
        .lines()
        .find(|line| line.contains("error") || line.contains("warning"));
    assert_eq!((status, other), (Some(0), None), "{said}");
    let (status, errors) = run("5");
    assert_eq!(status, Some(1));
    let expected = "k.mlir:19:9: error: out of bounds: 'store' of 4 bytes at %kept + 16, which has 16 bytes, by work-item (0,0,0)";
    assert!(errors.contains(expected), "{errors}");
    let (status, errors) = run("1");
    assert_eq!(status, Some(1));
    let expected = "k.mlir:21:12: error: uninitialised read: 'load' of 4 bytes at %kept + 4, where it has written nothing";
    assert!(errors.contains(expected), "{errors}");
}
