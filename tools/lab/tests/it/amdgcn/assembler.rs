//! LLVM's assembler, and the contents of its code objects.

use std::collections::HashMap;
use std::fs;
use std::process::Command;

/// A program of LLVM's.
fn llvm(name: &str) -> Command {
    Command::new(format!("/usr/lib/llvm-22/bin/{name}"))
}

/// The code object of assembly: its symbols and its metadata, as text.
pub fn assemble(text: &str, processor: &str) -> String {
    let directory = tempfile::tempdir().unwrap();
    let [file, object] = ["k.s", "k.o"].map(|name| directory.path().join(name));
    fs::write(&file, text).unwrap();
    let assembled = llvm("llvm-mc")
        .args(["--triple=amdgcn-amd-amdhsa", "--filetype=obj"])
        .arg(format!("--mcpu={processor}"))
        .arg(&file)
        .arg("-o")
        .arg(&object)
        .output()
        .unwrap();
    let messages = String::from_utf8_lossy(&assembled.stderr);
    assert!(assembled.status.success(), "{messages}\n{text}");
    let read = llvm("llvm-readobj")
        .args(["--symbols", "--notes"])
        .arg(&object)
        .output()
        .unwrap();
    assert!(read.status.success());
    String::from_utf8(read.stdout).unwrap()
}

/// A kernel of a code object.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Kernel {
    /// The name by which the host finds it.
    pub name: String,
    /// Bytes of the arguments that the program states: the offset and size of each.
    pub arguments: Vec<(u64, u64)>,
    /// The work-items of a workgroup along each axis, if that is stated.
    pub size: Vec<u64>,
    /// Work-items of a wavefront.
    pub wavefront: u64,
}

/// The kernels of the metadata, in order of their names. Each has code and a descriptor.
pub fn kernels(object: &str) -> Vec<Kernel> {
    let (_, metadata) = object.split_once("amdhsa.kernels:").unwrap();
    let mut kernels: Vec<Kernel> = vec![];
    let (mut offset, mut bytes) = (0, 0);
    let mut in_size = false;
    for line in metadata.lines() {
        let is_kernel = line.starts_with("  - ");
        let entry = line.trim_start_matches([' ', '-']);
        if is_kernel {
            kernels.push(Kernel::default());
        }
        let Some(kernel) = kernels.last_mut() else {
            continue;
        };
        if let (true, Ok(extent)) = (in_size, entry.parse()) {
            kernel.size.push(extent);
            continue;
        }
        in_size = false;
        let (key, value) = entry.split_once(':').unwrap_or((entry, ""));
        let value = value.trim().trim_matches('\'');
        match key {
            ".offset" => offset = value.parse().unwrap(),
            ".size" => bytes = value.parse().unwrap(),
            ".value_kind" if !value.starts_with("hidden_") => {
                kernel.arguments.push((offset, bytes));
            }
            ".reqd_workgroup_size" => in_size = true,
            ".wavefront_size" => kernel.wavefront = value.parse().unwrap(),
            ".symbol" => kernel.name = value.strip_suffix(".kd").unwrap().to_owned(),
            "amdhsa.target" => break,
            _ => {}
        }
    }
    let symbols = symbols(object);
    for kernel in &kernels {
        let name = kernel.name.as_str();
        assert_eq!(symbols.get(name), Some(&"Function (0x2)"), "{name}");
        let descriptor = format!("{name}.kd");
        assert_eq!(
            symbols.get(descriptor.as_str()),
            Some(&"Object (0x1)"),
            "{name}"
        );
    }
    kernels.sort_by(|one, other| one.name.cmp(&other.name));
    kernels
}

/// The global symbols, and the kind of each.
fn symbols(object: &str) -> HashMap<&str, &str> {
    let mut symbols = HashMap::new();
    for symbol in object.split("Symbol {").skip(1) {
        let entry = |key| {
            let mut lines = symbol.lines().map(str::trim);
            lines.find_map(|line| line.strip_prefix(key)).unwrap_or("")
        };
        if entry("Binding: ") == "Global (0x1)" {
            let name = entry("Name: ");
            symbols.insert(name.split(" (").next().unwrap_or(name), entry("Type: "));
        }
    }
    symbols
}
