//! `--embed`: source that compilers take and that holds the bytes.

use super::{Run, Sandbox};
use std::path::Path;
use std::process::Command;

const KERNEL: &str = "func kernel workgroup_size(64, 1, 1) @k(%x: ptr[global]<f32>) -> void {
entry:
  %i = global_id x
  %p = gep %x, %i, stride=4
  %v = load %p
  %w = add %v, %v
  store %p, %w
  ret
}
";

/// Compiles a program, and gives what it prints.
fn printed(sandbox: &Sandbox, compiler: &str, arguments: &str) -> Vec<u8> {
    let built = sandbox
        .command(compiler)
        .args(arguments.split_whitespace())
        .output()
        .unwrap();
    assert!(
        built.status.success(),
        "{}",
        String::from_utf8_lossy(&built.stderr)
    );
    Command::new(sandbox.path("program"))
        .output()
        .unwrap()
        .stdout
}

fn embedded(language: &str, name: &str) -> (Sandbox, Vec<u8>) {
    let sandbox = Sandbox::with("k.gir", KERNEL);
    for arguments in [
        "--emit-spirv k.gir -o k.spv".to_owned(),
        format!("--emit-spirv --embed={language} k.gir -o {name}"),
    ] {
        let run = sandbox.run(&arguments);
        assert_eq!(run.status, Some(0), "{}", run.said());
    }
    let bytes = sandbox.read("k.spv");
    assert!(bytes.starts_with(&[3, 2, 35, 7]));
    (sandbox, bytes)
}

/// R-CHIP-42 R-CHIP-43
#[test]
fn rust_source_holds_the_module() {
    let (sandbox, bytes) = embedded("rust", "my-kernel.rs");
    sandbox.write(
        "main.rs",
        "use std::io::Write;
        mod module { include!(\"my-kernel.rs\"); }
        fn main() {
            assert_eq!(module::MY_KERNEL.as_ptr().align_offset(8), 0);
            std::io::stdout().write_all(module::MY_KERNEL).unwrap();
        }",
    );
    let out = "--edition=2024 -D warnings main.rs -o program";
    assert_eq!(printed(&sandbox, "rustc", out), bytes);
}

/// R-CHIP-42 R-CHIP-43
#[test]
fn c_source_holds_the_module() {
    let (sandbox, bytes) = embedded("c", "my-kernel.h");
    let main = "#include \"my-kernel.h\"
        #include <stdint.h>
        #include <stdio.h>
        int main() {
          if ((uintptr_t)my_kernel % 8 != 0) return 1;
          fwrite(my_kernel, 1, my_kernel_size, stdout);
          return 0;
        }";
    for (compiler, file, standard) in [("gcc", "main.c", "c11"), ("g++", "main.cpp", "c++11")] {
        sandbox.write(file, main);
        let arguments = format!("-std={standard} -Wall -Wextra -Werror {file} -o program");
        assert_eq!(printed(&sandbox, compiler, &arguments), bytes, "{compiler}");
    }
}

#[test]
fn what_cannot_be_embedded_is_said() {
    let sandbox = Sandbox::with("k.gir", KERNEL);
    let refused = |arguments: &str, words: &str| {
        let run: Run = sandbox.run(arguments);
        run.fails_in_one_line(&[words]);
        assert!(!Path::new(&sandbox.path("o")).exists());
    };
    refused("--embed=rust k.gir -o o", "--embed embeds what a target's");
    refused(
        "--embed=go --emit-spirv k.gir -o o",
        "unknown language 'go'",
    );
    sandbox.write("two.gir", format!("{KERNEL}; -----\n{KERNEL}"));
    let two = "--split-input-file --embed=c --emit-spirv two.gir -o o";
    refused(two, "the input is split into several");
}
