//! Upstream's road to the host: the oracle.

use super::kernels::{Kernel, Parameter};
use std::{
    fmt::Write as _,
    io::Write as _,
    process::{Command, Stdio},
};

const BIN: &str = "/usr/lib/llvm-22/bin";
const LIB: &str = "/usr/lib/llvm-22/lib";

/// Upstream's passes, from kernels as functions to LLVM.
const PASSES: &[&str] = &[
    "--scf-forall-to-for",
    "--convert-linalg-to-loops",
    "--affine-expand-index-ops",
    "--lower-affine",
    "--convert-vector-to-scf=full-unroll=true target-rank=1",
    "--lower-vector-mask",
    "--lower-vector-multi-reduction",
    "--convert-scf-to-cf",
    "--expand-strided-metadata",
    "--lower-affine",
    "--tosa-to-arith=include-apply-rescale=true use-32-bit=false",
    "--arith-expand=include-bf16=true",
    "--convert-complex-to-standard",
    "--convert-vector-to-llvm",
    "--convert-math-to-llvm",
    "--convert-math-to-libm",
    "--convert-complex-to-llvm",
    "--convert-arith-to-llvm",
    "--finalize-memref-to-llvm",
    "--convert-cf-to-llvm",
    "--convert-func-to-llvm",
    "--convert-index-to-llvm",
    "--convert-ub-to-llvm",
    "--reconcile-unrealized-casts",
];

/// The bytes of each kernel's memory after it has run on the host.
pub fn run(text: &str, kernels: &[Kernel]) -> Vec<Vec<Vec<u8>>> {
    let program = with_main(&as_functions(text), kernels);
    let lowered = pipe("mlir-opt", PASSES, &program);
    let libraries = format!("-shared-libs={LIB}/libmlir_c_runner_utils.so");
    let options = ["-e", "main", "-entry-point-result=void", "-O0", &libraries];
    let printed = pipe("mlir-runner", &options, &lowered);
    let mut numbers = printed.lines().map(|line| line.parse::<i64>().unwrap());
    let memory = |parameter: &Parameter| {
        let elements = numbers.by_ref().take(parameter.count());
        let bytes = elements.flat_map(|bits| bits.to_le_bytes()[..parameter.width() / 8].to_vec());
        bytes.collect::<Vec<_>>()
    };
    let mut memory = memory;
    kernels
        .iter()
        .map(|kernel| kernel.parameters.iter().map(&mut memory).collect())
        .collect()
}

fn pipe(program: &str, options: &[&str], input: &str) -> String {
    let mut child = Command::new(format!("{BIN}/{program}"))
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{program}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

/// The program with functions in place of kernels.
fn as_functions(text: &str) -> String {
    let line = |line: &str| {
        let indent = line.len() - line.trim_start().len();
        let (indent, code) = line.split_at(indent);
        if code.starts_with("gpu.module ") {
            return "module {".to_owned();
        }
        let kernel = code
            .strip_prefix("gpu.func ")
            .and_then(|code| code.split_once(") kernel"));
        match kernel {
            Some((head, _)) => format!("{indent}func.func {head}) {{"),
            None => line.replace("gpu.return", "return"),
        }
    };
    text.lines().map(|one| line(one) + "\n").collect()
}

/// The program with a function that calls all kernels and prints their memory.
fn with_main(text: &str, kernels: &[Kernel]) -> String {
    let (body, _) = text.trim_end().rsplit_once('}').unwrap();
    let mut globals = String::new();
    let mut main = String::from(
        "func.func @main() {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n",
    );
    for (kernel_number, kernel) in kernels.iter().enumerate() {
        let mut arguments = vec![];
        for (number, parameter) in kernel.parameters.iter().enumerate() {
            let name = format!("{kernel_number}_{number}");
            globals.push_str(&global(parameter, &name));
            main.push_str(&filled(parameter, &name));
            arguments.push(format!("%memory_{name}"));
        }
        let types: Vec<_> = kernel
            .parameters
            .iter()
            .map(|one| one.ty.as_str())
            .collect();
        let (arguments, types) = (arguments.join(", "), types.join(", "));
        let _ = writeln!(
            main,
            "  call @{}({arguments}) : ({types}) -> ()",
            kernel.name
        );
        for (number, parameter) in kernel.parameters.iter().enumerate() {
            main.push_str(&printed(parameter, &format!("{kernel_number}_{number}")));
        }
    }
    format!("{body}{globals}{main}  return\n}}\n}}\n")
}

/// The contents of a parameter as a global of integers.
fn global(parameter: &Parameter, name: &str) -> String {
    let (count, width) = (parameter.count(), parameter.width());
    let bytes = parameter.contents();
    let elements: Vec<_> = bytes
        .chunks(width / 8)
        .map(|element| {
            let mut word = [0; 8];
            word[..element.len()].copy_from_slice(element);
            u64::from_le_bytes(word).to_string()
        })
        .collect();
    let elements = elements.join(", ");
    format!(
        "memref.global \"private\" constant @in_{name} : memref<{count}xi{width}> = dense<[{elements}]>\n"
    )
}

/// Memory with these contents, `%memory_NAME`, and as integers, `%bits_NAME`.
fn filled(parameter: &Parameter, name: &str) -> String {
    let (count, width, element) = (parameter.count(), parameter.width(), &parameter.element);
    let (bytes, bits) = (count * width / 8, format!("memref<{count}xi{width}>"));
    let mut text = format!(
        "  %in_{name} = memref.get_global @in_{name} : {bits}
  %bytes_{name} = memref.alloc() {{alignment = 64 : i64}} : memref<{bytes}xi8>
  %bits_{name} = memref.view %bytes_{name}[%c0][] : memref<{bytes}xi8> to {bits}
  memref.copy %in_{name}, %bits_{name} : {bits} to {bits}
"
    );
    let _ = match &parameter.layout {
        None => writeln!(
            text,
            "  %memory_{name} = memref.view %bytes_{name}[%c0][] : memref<{bytes}xi8> to {}",
            parameter.ty
        ),
        Some((strides, offset)) => writeln!(
            text,
            "  %flat_{name} = memref.view %bytes_{name}[%c0][] : memref<{bytes}xi8> to memref<{count}x{element}>
  %memory_{name} = memref.reinterpret_cast %flat_{name} to offset: [{offset}], sizes: {:?}, strides: {strides:?} \
             : memref<{count}x{element}> to {}",
            parameter.shape, parameter.ty
        ),
    };
    text
}

/// Prints memory as integers, one a line.
fn printed(parameter: &Parameter, name: &str) -> String {
    let (count, width) = (parameter.count(), parameter.width());
    format!(
        "  %count_{name} = arith.constant {count} : index
  scf.for %at_{name} = %c0 to %count_{name} step %c1 {{
    %one_{name} = memref.load %bits_{name}[%at_{name}] : memref<{count}xi{width}>
    vector.print %one_{name} : i{width}
  }}
"
    )
}
