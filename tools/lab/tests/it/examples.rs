//! The programs of `examples` build and run, and so do sources of `--emit-host` for other kernels.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::e2e::vulkan_expected;
use crate::machine::{needs, needs_program, runs_all};
use crate::opencl::kernels;

const GIR_OPT: &str = concat!(env!("GIR_BIN"), "/gir-opt");

/// The output of all examples.
const RESULT: &str = "y = 1 3 5 … 1999\n";

/// Flags for C, by which mistakes of a generated header are errors.
const STRICT: &[&str] = &["-std=c11", "-Wall", "-Wextra", "-Werror"];

/// The same for C++.
const STRICT_CPP: &[&str] = &["-x", "c++", "-std=c++17", "-Wall", "-Wextra", "-Werror"];

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples")
}

/// Runs a command that succeeds; its standard output.
fn succeed(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

fn emit_host(language: &str, kernel: &Path, output: &Path) {
    let mut gir_opt = Command::new(GIR_OPT);
    gir_opt.arg(format!("--emit-host={language}")).arg(kernel);
    succeed(gir_opt.arg("-o").arg(output));
}

/// A program from C and a header for a kernel.
fn build_c(
    folder: &TempDir,
    language: &str,
    kernel: &Path,
    main: &Path,
    others: &[&str],
) -> PathBuf {
    let stem = kernel.file_stem().and_then(OsStr::to_str).unwrap();
    emit_host(language, kernel, &folder.path().join(format!("{stem}.h")));
    let program = folder.path().join("program");
    let mut cc = Command::new("cc");
    cc.args(STRICT)
        .arg("-I")
        .arg(folder.path())
        .arg(main)
        .args(others);
    succeed(cc.arg("-o").arg(&program));
    program
}

fn run_rust(example: &str) -> String {
    cargo("run", example)
}

/// The programs of an example in Rust share their dependencies, which cargo builds once.
fn cargo(command: &str, example: &str) -> String {
    let mut cargo = Command::new("cargo");
    cargo.current_dir(examples().join(example));
    cargo.args([command, "--quiet", "--locked", "--target-dir"]);
    cargo
        .arg(Path::new(env!("GIR_BIN")).join("../examples"))
        .env("GIR_OPT", GIR_OPT);
    succeed(&mut cargo)
}

#[test]
fn the_example_in_c_for_opencl_runs() {
    if !needs("opencl") {
        return;
    }
    let folder = TempDir::new().unwrap();
    let main = examples().join("opencl-c/main.c");
    let program = build_c(
        &folder,
        "opencl-c",
        &examples().join("saxpy.gir"),
        &main,
        &["-lOpenCL"],
    );
    assert_eq!(succeed(&mut Command::new(program)), RESULT);
}

#[test]
fn the_example_for_cmake_builds_its_kernel() {
    if !needs_program("cmake", "--version") || !needs("opencl") {
        return;
    }
    let folder = TempDir::new().unwrap();
    let build = folder.path().join("build");
    let mut cmake = Command::new("cmake");
    cmake
        .arg("-S")
        .arg(examples().join("opencl-c"))
        .arg("-B")
        .arg(&build);
    succeed(cmake.arg(format!("-DGIR_OPT={GIR_OPT}")));
    succeed(Command::new("cmake").arg("--build").arg(&build));
    assert_eq!(succeed(&mut Command::new(build.join("saxpy"))), RESULT);
}

/// Debian's Python, for which `cargo xtask setup` installs pyopencl.
const PYTHON: &str = "/usr/bin/python3";

/// Whether a test in Python for OpenCL can run; it is skipped otherwise.
fn needs_pyopencl() -> bool {
    needs_program(PYTHON, "-cimport pyopencl") && needs("opencl")
}

/// Runs a program in Python beside the module for a kernel.
fn run_python(kernel: &Path, program: &str) -> String {
    let folder = TempDir::new().unwrap();
    let stem = kernel.file_stem().and_then(OsStr::to_str).unwrap();
    emit_host("numpy", kernel, &folder.path().join(format!("{stem}.py")));
    fs::write(folder.path().join("main.py"), program).unwrap();
    let mut python = Command::new(PYTHON);
    python.env("PYTHONDONTWRITEBYTECODE", "1");
    succeed(python.arg(folder.path().join("main.py")))
}

#[test]
fn the_example_in_python_runs() {
    if !needs_pyopencl() {
        return;
    }
    let program = fs::read_to_string(examples().join("numpy/main.py")).unwrap();
    assert_eq!(run_python(&examples().join("saxpy.gir"), &program), RESULT);
}

#[test]
fn python_sizes_launches_and_checks_arrays() {
    if !needs_pyopencl() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let kernel = folder.path().join("turn.gir");
    fs::write(&kernel, include_str!("examples/turn.gir")).unwrap();
    let result = run_python(&kernel, include_str!("examples/turn.py"));
    assert_eq!(
        result,
        "17 16 15 14 13 12 11 10\ndata is no contiguous array of uint32\n"
    );
}

/// The driver is one of the test: it computes on the processor what the launch asks for.
#[test]
fn the_example_in_c_for_cuda_launches_with_its_arguments() {
    let folder = TempDir::new().unwrap();
    fs::write(
        folder.path().join("cuda.h"),
        include_str!("examples/cuda.h"),
    )
    .unwrap();
    let main = examples().join("cuda-c/main.c");
    let program = build_c(&folder, "cuda-c", &examples().join("saxpy.gir"), &main, &[]);
    assert_eq!(succeed(&mut Command::new(program)), RESULT);
}

#[test]
fn the_example_in_rust_for_vulkan_runs() {
    if !vulkan_expected() {
        return;
    }
    assert_eq!(run_rust("rust-ash"), RESULT);
}

/// The crate has many dependencies.
#[test]
fn the_example_in_rust_for_wgpu_runs() {
    if !vulkan_expected() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let module = folder.path().join("saxpy.rs");
    emit_host("rust-wgpu", &examples().join("saxpy.gir"), &module);
    let text = fs::read_to_string(module).unwrap();
    assert!(text.contains("x: &Buffer<f32>,"), "{text}");
    if runs_all() {
        assert_eq!(run_rust("rust-wgpu"), RESULT);
    }
}

#[test]
fn the_example_in_rust_for_opencl_runs() {
    if !needs("opencl") {
        return;
    }
    assert_eq!(run_rust("rust-opencl3"), RESULT);
}

/// The kernel compiles; the program, too, with all tests. No machine of the project has a GPU to launch it.
#[test]
fn the_example_in_rust_for_cuda_compiles() {
    let folder = TempDir::new().unwrap();
    let ptx = folder.path().join("saxpy.ptx");
    let mut gir_opt = Command::new(GIR_OPT);
    gir_opt.args(["--emit-ptx", "--target=cuda-sm_75"]);
    succeed(
        gir_opt
            .arg(examples().join("saxpy.gir"))
            .arg("-o")
            .arg(&ptx),
    );
    let text = fs::read_to_string(ptx).unwrap();
    assert!(text.contains(".entry saxpy("), "{text}");
    if runs_all() {
        cargo("check", "rust-cudarc");
    }
}

/// Shared memory and a workgroup size that the launch decides, and a vector as a value.
#[test]
fn a_launch_sizes_shared_memory_and_workgroups() {
    if !needs("opencl") {
        return;
    }
    let folder = TempDir::new().unwrap();
    let kernel = folder.path().join("turn.gir");
    fs::write(&kernel, include_str!("examples/turn.gir")).unwrap();
    let main = folder.path().join("main.c");
    fs::write(&main, include_str!("examples/turn.c")).unwrap();
    let program = build_c(&folder, "opencl-c", &kernel, &main, &["-lOpenCL"]);
    assert_eq!(
        succeed(&mut Command::new(program)),
        "17 16 15 14 13 12 11 10\n"
    );
}

/// Every kernel has a header for C that compiles, or is refused by name.
#[test]
fn headers_for_all_kernels_compile() {
    let folder = TempDir::new().unwrap();
    fs::write(
        folder.path().join("cuda.h"),
        include_str!("examples/cuda.h"),
    )
    .unwrap();
    let header = folder.path().join("k.h");
    let mut compiled = 0;
    for kernel in kernels("e2e") {
        for language in ["opencl-c", "cuda-c"] {
            let mut gir_opt = Command::new(GIR_OPT);
            gir_opt.arg(format!("--emit-host={language}")).arg(&kernel);
            let output = gir_opt.arg("-o").arg(&header).output().unwrap();
            let errors = String::from_utf8_lossy(&output.stderr);
            if !output.status.success() {
                assert!(
                    errors.contains("error: ") && !errors.contains("internal error"),
                    "{errors}"
                );
                continue;
            }
            let main = folder.path().join("main.c");
            fs::write(&main, "#include \"k.h\"\nint main(void) { return 0; }\n").unwrap();
            for (compiler, options) in [("cc", STRICT), ("c++", STRICT_CPP)] {
                let mut command = Command::new(compiler);
                command
                    .args(options)
                    .args(["-Wno-unused-const-variable", "-fsyntax-only"]);
                succeed(command.arg("-I").arg(folder.path()).arg(&main));
            }
            compiled += 1;
        }
    }
    assert!(compiled > 60, "{compiled}");
}

/// Every kernel has a module for Rust that compiles, or is refused by name.
#[test]
fn modules_for_all_kernels_compile() {
    let folder = TempDir::new().unwrap();
    let example = examples().join("rust-ash");
    for file in ["Cargo.toml", "Cargo.lock"] {
        fs::copy(example.join(file), folder.path().join(file)).unwrap();
    }
    fs::create_dir(folder.path().join("src")).unwrap();
    let mut modules = "#![allow(dead_code, reason = \"nothing is launched\")]\n".to_owned();
    let mut compiled = 0;
    for kernel in kernels("e2e") {
        let name = kernel.file_stem().and_then(OsStr::to_str).unwrap();
        let module = folder.path().join("src").join(name).with_extension("rs");
        let mut gir_opt = Command::new(GIR_OPT);
        gir_opt
            .args(["--emit-host=rust-ash", "--target=vulkan1.3"])
            .arg(&kernel);
        let output = gir_opt.arg("-o").arg(module).output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        if output.status.success() {
            modules += &format!("pub mod r#{name};\n");
            compiled += 1;
        } else {
            assert!(
                errors.contains("error: ") && !errors.contains("internal error"),
                "{errors}"
            );
        }
    }
    fs::write(folder.path().join("src/lib.rs"), modules).unwrap();
    let mut cargo = Command::new("cargo");
    cargo
        .current_dir(folder.path())
        .env("RUSTFLAGS", "-Dwarnings");
    cargo.args(["check", "--quiet", "--locked", "--target-dir"]);
    cargo.arg(Path::new(env!("GIR_BIN")).join("../examples/check"));
    succeed(&mut cargo);
    assert!(compiled > 30, "{compiled}");
}
