//! `--embed`: source that compilers accept and that contains the bytes.

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

/// Compiles a program and runs it; returns its output.
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

/// The flags that emit text.
const TEXTS: [&str; 5] = ["ptx", "cuda", "opencl", "msl", "llvm --target=cpu"];

/// The text that a flag emits, in a sandbox with it embedded.
fn embedded_text(text: &str, language: &str) -> (Sandbox, Vec<u8>) {
    let sandbox = Sandbox::with("k.gir", KERNEL);
    for arguments in [
        format!("--emit-{text} k.gir -o k.txt"),
        format!("--emit-{text} --embed={language} k.gir -o my-text.h"),
    ] {
        let run = sandbox.run(&arguments);
        assert_eq!(run.status, Some(0), "{}", run.said());
    }
    let bytes = sandbox.read("k.txt");
    assert!(!bytes.is_empty() && !bytes.contains(&0), "{text}");
    (sandbox, bytes)
}

/// Drivers that take text from memory look for the NUL after it, which its size does not count.
#[test]
fn text_in_c_ends_in_a_nul() {
    for text in TEXTS {
        let (sandbox, bytes) = embedded_text(text, "c");
        let main = "#include \"my-text.h\"
            #include <stdio.h>
            #include <string.h>
            int main() {
              if (strlen((const char*)my_text) != my_text_size) return 1;
              if (sizeof my_text != my_text_size + 1) return 1;
              fputs((const char*)my_text, stdout);
              return 0;
            }";
        sandbox.write("main.c", main);
        let arguments = "-std=c11 -Wall -Wextra -Werror main.c -o program";
        assert_eq!(printed(&sandbox, "gcc", arguments), bytes, "{text}");
        let header = String::from_utf8(sandbox.read("my-text.h")).unwrap();
        let size = bytes.len();
        let comment = format!(
            " prints, {size} bytes and a terminating NUL, which my_text_size does not count. */\n"
        );
        let first = header.lines().next().unwrap_or_default();
        assert!(format!("{first}\n").ends_with(&comment), "{first}");
    }
}

/// Crates for drivers take a `&str`; the bytes are those of the file.
#[test]
fn text_in_rust_is_a_str_too() {
    for text in TEXTS {
        let (sandbox, bytes) = embedded_text(text, "rust");
        sandbox.write(
            "main.rs",
            "use std::io::Write;
            mod module { include!(\"my-text.h\"); }
            fn main() {
                let text: &'static str = module::MY_TEXT_STR;
                assert_eq!(text.as_bytes(), module::MY_TEXT);
                std::io::stdout().write_all(text.as_bytes()).unwrap();
            }",
        );
        let out = "--edition=2024 -D warnings main.rs -o program";
        assert_eq!(printed(&sandbox, "rustc", out), bytes, "{text}");
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
    refused("--embed=rust k.gir -o o", "--embed needs a target's");
    refused(
        "--embed=go --emit-spirv k.gir -o o",
        "unknown language 'go'",
    );
    sandbox.write("two.gir", format!("{KERNEL}; -----\n{KERNEL}"));
    let two = "--split-input-file --embed=c --emit-spirv two.gir -o o";
    refused(two, "the input is split into several");
}
