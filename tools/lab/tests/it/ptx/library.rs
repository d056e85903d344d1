//! `--ptx-libdevice` with NVIDIA's library, where it is installed: its functions run in emulated PTX, and
//! are as exact as GIR wants (OpenCL C specification, "Relative Error as ULPs").

use std::fs;
use std::path::Path;
use std::process::Command;

use super::{assembler, emit};
use crate::machine::named;

/// A function, an accurate one of Rust's, and the errors in units in the last place that GIR allows for
/// f32 and for f64.
struct Function {
    name: &'static str,
    of: fn(f64, f64) -> f64,
    allowed: f64,
}

const FUNCTIONS: &[Function] = &[
    Function {
        name: "exp",
        of: |x, _| x.exp(),
        allowed: 3.0,
    },
    Function {
        name: "exp2",
        of: |x, _| x.exp2(),
        allowed: 3.0,
    },
    Function {
        name: "log",
        of: |x, _| x.ln(),
        allowed: 3.0,
    },
    Function {
        name: "log2",
        of: |x, _| x.log2(),
        allowed: 3.0,
    },
    Function {
        name: "pow",
        of: f64::powf,
        allowed: 16.0,
    },
    Function {
        name: "sin",
        of: |x, _| x.sin(),
        allowed: 4.0,
    },
    Function {
        name: "cos",
        of: |x, _| x.cos(),
        allowed: 4.0,
    },
    Function {
        name: "tan",
        of: |x, _| x.tan(),
        allowed: 5.0,
    },
    Function {
        name: "rsqrt",
        of: |x, _| x.sqrt().recip(),
        allowed: 2.0,
    },
];

/// Arguments: of every size, and those at which functions have no ordinary value.
fn arguments() -> Vec<f64> {
    let steps = (-60..60).map(|step| f64::from(step) * 0.371_29);
    let large = [1e4, 3e5, 1e7, 1e20, 1e-5, 1e-20, 1.0, 0.5];
    let others = [0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN];
    steps
        .chain(large)
        .chain(large.map(|x| -x))
        .chain(others)
        .collect()
}

/// The variable that names NVIDIA's library.
const LIBRARY: &str = "GIR_LIBDEVICE";

fn kernel(name: &str, ty: &str, stride: u32) -> String {
    let second = if name == "pow" { ", %y" } else { "" };
    format!(
        "func kernel workgroup_size(1, 1, 1) @k(%p: ptr[global]<{ty}>, %q: ptr[global]<{ty}>) -> void {{\nentry:\n  \
         %i = global_id x\n  %at = gep %p, %i, stride={stride}\n  %x = load %at\n  %qt = gep %q, %i, stride={stride}\n  \
         %y = load %qt\n  %r = {name} %x{second}\n  store %at, %r\n  ret\n}}\n"
    )
}

/// A NumPy file of one dimension.
fn save(path: &Path, ty: &str, count: usize, bytes: &[u8]) {
    let header = format!("{{'descr': '<{ty}', 'fortran_order': False, 'shape': ({count},), }}");
    let header = format!("{header:<117}\n");
    let mut file = b"\x93NUMPY\x01\x00\x76\x00".to_vec();
    file.extend(header.as_bytes());
    file.extend(bytes);
    fs::write(path, file).unwrap();
}

/// The result of a kernel of two buffers in the first: the bytes after the header of a NumPy file.
fn run(text: &str, library: &Path, ty: &str, [first, second]: [&[u8]; 2]) -> Vec<u8> {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name);
    let size: usize = ty[1..].parse().unwrap();
    let count = first.len() / size;
    save(&path("p.npy"), ty, count, first);
    save(&path("q.npy"), ty, count, second);
    fs::write(path("k.gir"), text).unwrap();
    let output = Command::new(concat!(env!("GIR_BIN"), "/gir-run"))
        .current_dir(directory.path())
        .args([
            "k.gir",
            "--kernel",
            "k",
            "--device",
            "ptx-sim",
            "--workgroups",
            &count.to_string(),
        ])
        .args([
            "--arg",
            "@p.npy",
            "--arg",
            "@q.npy",
            "--out",
            "0=r.npy",
            "--ptx-libdevice",
        ])
        .arg(library)
        .output()
        .unwrap();
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}\n{messages}");
    assert!(
        messages.contains("its results may differ from those of other targets"),
        "{messages}"
    );
    fs::read(path("r.npy")).unwrap()[128..].to_vec()
}

/// The distance of a result from the exact one, in units in the last place of the type.
fn error(found: f64, exact: f64, unit: f64) -> f64 {
    match () {
        () if exact.is_nan() && found.is_nan() || found == exact => 0.0,
        () => (found - exact).abs() / unit,
    }
}

/// The distance of a float of 32 bits from the next one.
fn unit_of_single(value: f64) -> f64 {
    let value = (value as f32)
        .abs()
        .clamp(f32::MIN_POSITIVE, f32::MAX / 2.0);
    f64::from(value.next_up()) - f64::from(value)
}

#[test]
fn functions_of_single_precision_are_as_exact_as_gir_wants() {
    let Some(library) = named(LIBRARY) else {
        return;
    };
    let arguments: Vec<_> = arguments().into_iter().map(|x| x as f32).collect();
    let second: Vec<_> = arguments.iter().map(|x| x.clamp(-3.5, 3.5)).collect();
    let bytes = |values: &[f32]| {
        values
            .iter()
            .flat_map(|x| x.to_le_bytes())
            .collect::<Vec<_>>()
    };
    for function in FUNCTIONS {
        let text = kernel(function.name, "f32", 4);
        let found = run(&text, &library, "f4", [&bytes(&arguments), &bytes(&second)]);
        for ((x, y), found) in arguments.iter().zip(&second).zip(found.chunks(4)) {
            let found = f64::from(f32::from_le_bytes(found.try_into().unwrap()));
            let exact = (function.of)(f64::from(*x), f64::from(*y));
            let is_finite = (exact as f32).is_finite();
            let exact = if is_finite {
                exact
            } else {
                f64::from(exact as f32)
            };
            let error = error(found, exact, unit_of_single(exact));
            assert!(
                error <= function.allowed,
                "{}({x}, {y}) is {found}, not {exact}",
                function.name
            );
        }
    }
}

/// Those of Rust are within one unit themselves.
#[test]
fn functions_of_double_precision_are_as_exact_as_gir_wants() {
    let Some(library) = named(LIBRARY) else {
        return;
    };
    let arguments = arguments();
    let second: Vec<_> = arguments.iter().map(|x| x.clamp(-3.5, 3.5)).collect();
    let bytes = |values: &[f64]| {
        values
            .iter()
            .flat_map(|x| x.to_le_bytes())
            .collect::<Vec<_>>()
    };
    for function in FUNCTIONS {
        let text = kernel(function.name, "f64", 8);
        let found = run(&text, &library, "f8", [&bytes(&arguments), &bytes(&second)]);
        for ((x, y), found) in arguments.iter().zip(&second).zip(found.chunks(8)) {
            let found = f64::from_le_bytes(found.try_into().unwrap());
            let exact = (function.of)(*x, *y);
            let size = exact.abs().clamp(f64::MIN_POSITIVE, f64::MAX / 2.0);
            let error = error(found, exact, size.next_up() - size);
            assert!(
                error <= function.allowed + 1.0,
                "{}({x}, {y}) is {found}, not {exact}",
                function.name
            );
        }
    }
}

/// The assembler accepts the output for each function of each type, optimised or not, and none of our functions is left
/// in it.
#[test]
fn every_function_is_the_librarys() {
    let Some(library) = named(LIBRARY) else {
        return;
    };
    let flag = format!("--ptx-libdevice={}", library.to_str().unwrap());
    for function in FUNCTIONS {
        for (ty, stride) in [("f16", 2), ("f32", 4), ("f64", 8)] {
            let text = kernel(function.name, ty, stride);
            for (architecture, level) in [("sm_75", "-O0"), ("sm_90", "-O3")] {
                let ptx = emit(&text, architecture, &[&flag, level]);
                assert!(!ptx.contains(".extern"), "{ptx}");
                assembler::check(&ptx, architecture);
            }
        }
    }
}
