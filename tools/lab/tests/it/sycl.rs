//! SYCL for FPGAs: compiled by clang with a stand-in for SYCL's header that runs tasks on the host, and on the device
//! `sycl` by Intel's run-time compiler.

use std::fs;
use std::process::Command;

use tempfile::TempDir;

use crate::conformance::kernels_pass;
use crate::e2e::launch::succeed;
use crate::machine::{needs, needs_program};

const TEST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../test");

/// Calls the tasks of three kernels of `test/e2e/hardware.gir` with small numbers, and compares with plain loops.
const MAIN: &str = r#"
#include "kernel.cpp"
#include <stdio.h>
#include <vector>

static int failed(const char* kernel) {
    printf("%s differs\n", kernel);
    return 1;
}

int main() {
    sycl::queue queue;
    std::vector<int32_t> a(400), b(400), c(400), d(400), e(400);
    for (int i = 0; i < 400; ++i) {
        a[i] = i % 13 - 6, b[i] = i % 7 - 3, c[i] = i % 5 - 2, d[i] = e[i] = i % 11 - 5;
    }
    int32_t sum = 0, out = 0;
    for (int i = 0; i < 400; ++i) sum += b[i] * a[399 - i];
    fir_task(queue, a.data(), b.data(), &out, 400);
    if (out != sum) return failed("fir");

    int32_t ab[100];
    for (int i = 0; i < 100; ++i) {
        ab[i] = 0;
        for (int k = 0; k < 10; ++k) ab[i] += 3 * a[i / 10 * 10 + k] * b[k * 10 + i % 10];
    }
    for (int i = 0; i < 100; ++i) {
        d[i] *= 7;
        for (int k = 0; k < 10; ++k) d[i] += ab[i / 10 * 10 + k] * c[k * 10 + i % 10];
    }
    two_mm_task(queue, a.data(), b.data(), c.data(), e.data(), 3, 7);
    if (d != e) return failed("two_mm");

    std::vector<int32_t> red(90), green(90), blue(90);
    for (int i = 0; i < 90; ++i) red[i] = i, green[i] = 2 * i, blue[i] = 3 * i;
    video_task(queue, red.data(), green.data(), blue.data(), 83, 9, 90, 3);
    for (int i = 0; i < 90; ++i) {
        if (red[i] != (i - 83) * 9 >> 4 || green[i] != (2 * i - 83) * 9 >> 4 || blue[i] != (3 * i - 83) * 9 >> 4)
            return failed("video");
    }
    return 0;
}
"#;

/// R-RUNA-101
#[test]
fn tasks_have_the_results_of_plain_loops() {
    if !needs_program("clang++-22", "--version") {
        return;
    }
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    succeed(
        Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
            .args(["--emit-hls", "--hls-flow=oneapi", "--allow-atomic-fallback"])
            .arg(format!("{TEST}/e2e/hardware.gir"))
            .arg("-o")
            .arg(path("kernel.cpp")),
    );
    fs::write(path("main.cpp"), MAIN).unwrap();
    succeed(
        Command::new("clang++-22")
            .args(["-std=c++17", "-Wno-unknown-attributes", "-I"])
            .arg(format!("{TEST}/Inputs/sycl"))
            .arg(path("main.cpp"))
            .arg("-o")
            .arg(path("main")),
    );
    let ran = Command::new(path("main")).output().unwrap();
    let said = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success(), "{said}");
}

/// Kernels of the conformance suite that have something of everything: halves, integers of every width in vectors,
/// divisions of 64 bits, floats with subnormals and NaNs, conversions, memory of another type, and calls.
const CONFORMANCE: [&str; 9] = [
    "integers/vec4_i16",
    "integers/u64",
    "floats/f16",
    "floats/vec4_f32",
    "conversions/f64_with_f16",
    "exact_functions/f16",
    "memory/cast_const_i8_other",
    "control/calls",
    "grid/workgroup_4x2x4",
];

/// R-RUNA-101
#[test]
fn the_run_time_compiler_gives_the_results_of_the_reference() {
    if !needs("sycl") {
        return;
    }
    kernels_pass("sycl", &CONFORMANCE);
}
