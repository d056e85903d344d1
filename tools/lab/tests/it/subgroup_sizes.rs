//! Kernels that ask for subgroups of a size: they get it, or are told why not.

use std::fs;
use std::process::Command;

use super::e2e::{assert_same_bits, launch, vulkan_expected};

/// A kernel that asks for subgroups of a size, and stores the size it gets.
fn sized(size: u32) -> String {
    format!(
        "func kernel workgroup_size(64, 1, 1) subgroup_size({size}) @k(%sizes: ptr[global]<u32>) -> void {{
entry:
  %i = global_id x
  %at = gep %sizes, %i, stride=4
  %size = subgroup_size
  store %at, %size
  ret
}}
"
    )
}

/// R-SPVD-33: subgroups have the size that the kernel states, or it does not run.
#[test]
fn a_kernel_gets_the_subgroup_size_it_asks_for() {
    if !vulkan_expected() {
        return;
    }
    let directory = tempfile::TempDir::new().unwrap();
    let (file, sizes) = (
        directory.path().join("kernel.gir"),
        directory.path().join("sizes.npy"),
    );
    let mut ran = 0;
    for size in [1, 2, 4, 8, 12, 16, 32, 64, 128] {
        fs::write(&file, sized(size)).unwrap();
        let output = Command::new(concat!(env!("GIR_BIN"), "/gir-run"))
            .arg(&file)
            .args(["--kernel", "k", "--device", "vulkan", "--workgroups", "1"])
            .args(["--arg", "zeros:u32:64"])
            .arg(format!("--out=0={}", sizes.display()))
            .output()
            .unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        match output.status.code() {
            Some(0) => {
                assert_same_bits("sizes", &launch::read::<u32>(&sizes), &[size; 64]);
                ran += 1;
            }
            Some(3) => {
                let message = format!("lacks subgroups of {size} work-items: it has those of ");
                assert!(errors.contains(&message), "{errors}");
                assert!(errors.contains("subgroupSizeControl"), "{errors}");
            }
            status => panic!("{size}: {status:?}, {errors}"),
        }
        assert!(size != 12 || !output.status.success(), "no device has 12");
    }
    assert!(ran > 0, "the device has subgroups of some size");
}
