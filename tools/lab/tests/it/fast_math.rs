//! `--fast-math`: the output of `gir-opt` and `gir-run`, and the errors of a device's own functions.
//!
//! The bounds are Vulkan's, as in docs/targets.md, so they hold on any device; the exact value comes from a function of
//! f64.

use super::e2e::{launch::Launch, vulkan_expected};
use gir::{
    opt_level::OptLevel,
    profile::{self, Permissions, options},
};
use gir_run::compile_kernel;
use gir_run::program::CompileRequest;
use std::fs;
use std::path::Path;
use std::process::Command;

/// A kernel that applies `body`, which computes `%r` from `%x`.
fn kernel(body: &str) -> String {
    format!(
        "func kernel workgroup_size(64, 1, 1) @apply(%xs: ptr[global]<f32>) -> void {{
entry:
  %i = global_id x
  %at = gep %xs, %i, stride=4
  %x = load %at
  {body}
  store %at, %r
  ret
}}
"
    )
}

/// The unit in the last place of an f32 near a value.
fn ulp(value: f64) -> f64 {
    2.0_f64.powi((value.abs().log2().floor() as i32).max(-126) - 23)
}

/// A function, where it is tried, and how far its result may be from the exact one.
struct Function {
    body: &'static str,
    range: [f32; 2],
    exact: fn(f64) -> f64,
    bound: fn(f64) -> f64,
}

/// `3 + 2 * abs(x)` units in the last place.
fn of_power(x: f64, power: f64) -> f64 {
    (3.0 + 2.0 * x.abs()) * ulp(power)
}

/// An absolute error around 1, a relative one elsewhere.
fn of_logarithm(x: f64, logarithm: f64) -> f64 {
    match (0.5..=2.0).contains(&x) {
        true => 2.0_f64.powi(-21),
        false => 3.0 * ulp(logarithm),
    }
}

const ANGLE: f64 = 1.0 / 2048.0;

const FUNCTIONS: [Function; 12] = [
    Function {
        body: "%r = div 3.0f, %x",
        range: [1e-6, 1e6],
        exact: |x| 3.0 / x,
        bound: |x| 2.5 * ulp(3.0 / x),
    },
    Function {
        body: "%r = rsqrt %x",
        range: [1e-6, 1e6],
        exact: |x| 1.0 / x.sqrt(),
        bound: |x| 2.0 * ulp(1.0 / x.sqrt()),
    },
    // One divided by the root above, both with their errors.
    Function {
        body: "%r = sqrt %x",
        range: [1e-6, 1e6],
        exact: f64::sqrt,
        bound: |x| 6.5 * ulp(x.sqrt()),
    },
    // The product and the sum may round either way.
    Function {
        body: "%r = fma %x, %x, -2.0f",
        range: [-1e3, 1e3],
        exact: |x| x * x - 2.0,
        bound: |x| ulp(x * x) + ulp(x * x - 2.0),
    },
    Function {
        body: "%r = exp %x",
        range: [-80.0, 80.0],
        exact: f64::exp,
        bound: |x| of_power(x, x.exp()),
    },
    Function {
        body: "%r = exp2 %x",
        range: [-120.0, 120.0],
        exact: f64::exp2,
        bound: |x| of_power(x, x.exp2()),
    },
    Function {
        body: "%r = log %x",
        range: [1e-3, 1e3],
        exact: f64::ln,
        bound: |x| of_logarithm(x, x.ln()),
    },
    Function {
        body: "%r = log2 %x",
        range: [1e-3, 1e3],
        exact: f64::log2,
        bound: |x| of_logarithm(x, x.log2()),
    },
    // exp2(y * log2(x))
    Function {
        body: "%r = pow %x, 2.5f",
        range: [1e-3, 1e3],
        exact: |x| x.powf(2.5),
        bound: |x| {
            let power = x.powf(2.5);
            let exponent = 2.5 * x.log2();
            let error = 2.5 * of_logarithm(x, x.log2()) + ulp(exponent);
            power * (error.exp2() - 1.0) + of_power(exponent, power)
        },
    },
    Function {
        body: "%r = sin %x",
        range: [-3.1, 3.1],
        exact: f64::sin,
        bound: |_| ANGLE,
    },
    Function {
        body: "%r = cos %x",
        range: [-3.1, 3.1],
        exact: f64::cos,
        bound: |_| ANGLE,
    },
    // sin(x) / cos(x)
    Function {
        body: "%r = tan %x",
        range: [-1.0, 1.0],
        exact: f64::tan,
        bound: |x| {
            let [low, high] = [x.cos() - ANGLE, x.sin().abs() + ANGLE];
            high / low - x.tan().abs() + 2.5 * ulp(x.tan())
        },
    },
];

/// R-RUNA-49: the device's own functions, within its bounds.
#[test]
fn functions_are_as_exact_as_the_device_promises() {
    if !vulkan_expected() {
        return;
    }
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("kernel.gir");
    for function in FUNCTIONS {
        fs::write(&file, kernel(function.body)).unwrap();
        let [from, to] = function.range;
        let steps = (0..1 << 14).map(|step| step as f32 / (1 << 14) as f32);
        let inputs: Vec<f32> = steps.map(|step| from + step * (to - from)).collect();
        let results: Vec<f32> = Launch::of(&file, "apply", [(inputs.len() / 64) as u32, 1, 1])
            .fast_math()
            .in_out(&inputs)
            .run()
            .buffer(0);
        for (&x, result) in inputs.iter().zip(results) {
            let x = f64::from(x);
            let (exact, bound) = ((function.exact)(x), (function.bound)(x));
            let error = (f64::from(result) - exact).abs();
            assert!(
                error <= bound,
                "{} of {x}: {result} is {error:e} from {exact}, allowed {bound:e}",
                function.body
            );
        }
    }
}

/// The SPIR-V binary from `gir-opt`.
fn emitted(file: &Path, flags: &[&str]) -> Vec<u8> {
    let output = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .args(["--emit-spirv", "--target=vulkan1.3"])
        .args(flags)
        .arg(file)
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    output.stdout
}

/// The code that `gir-run` passes to the device.
fn compiled(file: &Path, fast_math: bool) -> Vec<u8> {
    let request = CompileRequest {
        specialisations: &[],
        source: file,
        kernel: "apply",
        workgroup_size: None,
        target: "vulkan1.3",
        profiles: &profile::known::BUILT_IN,
        form: None,
        permissions: Permissions::default(),
        fast_math,
        options: &options::NONE,
        level: OptLevel::default(),
        linked: &[],
        clang_flags: &[],
        check: false,
    };
    compile_kernel(&request).unwrap().code
}

#[test]
fn both_tools_take_the_flag_to_mean_the_same() {
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("kernel.gir");
    fs::write(&file, kernel("%r = sin %x")).unwrap();
    let [exact, fast] = [false, true].map(|fast_math| compiled(&file, fast_math));
    assert!(exact == emitted(&file, &[]), "exact");
    assert!(fast == emitted(&file, &["--fast-math"]), "fast");
    assert!(fast.len() < exact.len() / 4, "one instruction, not many");
}
