//! Modules of SPIR-V declare the capabilities and extensions that they need, and no others: without
//! any of them the validator refuses the module.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use tempfile::TempDir;

use crate::chosen_pointers::{ARRAYS, CHOSEN};
use crate::conformance;
use crate::pointer_values::{ACCESSED, KEPT};

/// Words before the first instruction.
const HEADER: usize = 5;

const CAPABILITY: u32 = 17;
const EXTENSION: u32 = 10;
const MEMORY_MODEL: u32 = 14;

const SHADER: u32 = 1;
const ADDRESSES: u32 = 4;
const KERNEL: u32 = 6;
const VECTOR16: u32 = 7;
const FLOAT16: u32 = 9;
const INT16: u32 = 22;
const GENERIC_POINTER: u32 = 38;
const INT8: u32 = 39;
const VARIABLE_POINTERS_STORAGE_BUFFER: u32 = 4441;
const VARIABLE_POINTERS: u32 = 4442;
const VULKAN_MEMORY_MODEL: u32 = 5345;
const PHYSICAL_STORAGE_BUFFER_ADDRESSES: u32 = 5347;
const ATOMIC_FLOAT32_MIN_MAX: u32 = 5612;
const ATOMIC_FLOAT16_MIN_MAX: u32 = 5616;
const ATOMIC_FLOAT32_ADD: u32 = 6033;
const ATOMIC_FLOAT64_ADD: u32 = 6034;
const ATOMIC_FLOAT16_ADD: u32 = 6095;
const STORAGE_BUFFER16: u32 = 4433;
const STORAGE_PUSH_CONSTANT16: u32 = 4435;
const STORAGE_BUFFER8: u32 = 4448;
const STORAGE_PUSH_CONSTANT8: u32 = 4450;

/// Capabilities whose absence the validator does not report, where the module declares one of others; and the reason to
/// declare them.
const UNCHECKED: &[(u32, &[u32], &str)] = &[
    (KERNEL, &[VECTOR16], "implied, but says which SPIR-V it is"),
    (ADDRESSES, &[GENERIC_POINTER], "as Kernel"),
    (SHADER, &[PHYSICAL_STORAGE_BUFFER_ADDRESSES], "as Kernel"),
    (
        STORAGE_BUFFER8,
        &[INT8],
        "a device may have arithmetic and no such memory",
    ),
    (
        STORAGE_PUSH_CONSTANT8,
        &[INT8],
        "as StorageBuffer8BitAccess",
    ),
    (
        STORAGE_BUFFER16,
        &[INT16, FLOAT16],
        "as StorageBuffer8BitAccess",
    ),
    (
        STORAGE_PUSH_CONSTANT16,
        &[INT16, FLOAT16],
        "as StorageBuffer8BitAccess",
    ),
    (
        INT8,
        &[INT16],
        "numbers that only move are converted from and to 32 and 64 bits",
    ),
];

/// A target, with the environment that validates its output; those of OpenCL know none of its extensions.
#[derive(Clone, Copy, Debug)]
struct Target {
    /// Its name for `--target`.
    name: &'static str,
    /// The file of `test/Inputs` that defines it, if it is not built in.
    file: Option<&'static str>,
    environment: &'static str,
}

impl Target {
    const fn known(name: &'static str, environment: &'static str) -> Self {
        Self {
            name,
            file: None,
            environment,
        }
    }

    const fn of(file: &'static str, name: &'static str, environment: &'static str) -> Self {
        Self {
            name,
            file: Some(file),
            environment,
        }
    }
}

/// Those that kernels of all kinds are emitted for.
const TARGETS: &[Target] = &[
    Target::known("vulkan1.1", "vulkan1.1"),
    Target::known("vulkan1.3", "vulkan1.3"),
    Target::known("opencl2.1-spirv", "spv1.0"),
];

/// Those with more, for kernels that need it.
const MORE_TARGETS: &[Target] = &[
    Target::known("vulkan1.2", "vulkan1.2"),
    Target::known("vulkan1.3", "vulkan1.3"),
    Target::of("addresses.toml", "vulkan-old-addresses", "vulkan1.1"),
    Target::of("half-atomics.toml", "vulkan-half-atomics", "vulkan1.3"),
    Target::of("memory-model.toml", "vulkan-memory-model1.1", "vulkan1.1"),
];

/// One in this number of kernels of the conformance suite is tested.
const SPREAD: usize = 41;

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = vec![];
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "gir") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The words of a kernel for a target; `None` where it cannot be emitted.
fn emit(kernel: &Path, target: Target) -> Option<Vec<u32>> {
    let inputs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/Inputs");
    let file = target.file.map(|file| inputs.join(file));
    let output = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .args(file.map(|file| format!("--target-file={}", file.display())))
        .args(["--emit-spirv", &format!("--target={}", target.name)])
        .arg(kernel)
        .output()
        .unwrap();
    let words = output.stdout.chunks_exact(4);
    let words = words.map(|word| u32::from_le_bytes(word.try_into().unwrap()));
    output.status.success().then(|| words.collect())
}

fn is_valid(words: &[u32], environment: &str) -> bool {
    let mut validator = Command::new("spirv-val")
        .args(["--target-env", environment, "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    // It may end before it has read all.
    _ = validator.stdin.take().unwrap().write_all(&bytes);
    validator.wait().unwrap().success()
}

/// The positions of capabilities and extensions: the first word and the number of words.
fn declarations(words: &[u32]) -> Vec<(usize, usize)> {
    let mut found = vec![];
    let mut place = HEADER;
    while place < words.len() && words[place] & 0xffff != MEMORY_MODEL {
        let length = (words[place] >> 16) as usize;
        if [CAPABILITY, EXTENSION].contains(&(words[place] & 0xffff)) {
            found.push((place, length));
        }
        place += length;
    }
    found
}

/// The declarations that can be removed from a valid module.
fn superfluous(words: &[u32], environment: &str) -> Vec<u32> {
    let declarations = declarations(words);
    let capabilities = declarations
        .iter()
        .filter(|(place, _)| words[*place] & 0xffff == CAPABILITY);
    let declared: Vec<u32> = capabilities.map(|(place, _)| words[place + 1]).collect();
    let is_unchecked = |one: u32| {
        let mut known = UNCHECKED.iter();
        known.any(|(removed, beside, _)| {
            *removed == one && beside.iter().any(|other| declared.contains(other))
        })
    };
    let mut found = vec![];
    for (place, length) in declarations {
        let what = words[place + 1];
        let is_capability = words[place] & 0xffff == CAPABILITY;
        let without = [&words[..place], &words[place + length..]].concat();
        if !(is_capability && is_unchecked(what)) && is_valid(&without, environment) {
            found.push(what);
        }
    }
    found
}

/// The findings in the modules of some kernels.
#[derive(Default)]
struct Seen {
    modules: usize,
    /// The declared capabilities, by number and by name.
    capabilities: BTreeSet<u32>,
    extensions: BTreeSet<String>,
    /// The errors.
    wrong: Vec<String>,
}

impl Seen {
    fn of(kernels: &[PathBuf], targets: &[Target]) -> Self {
        let mut seen = Self::default();
        for (kernel, &target) in kernels
            .iter()
            .flat_map(|kernel| targets.iter().map(move |target| (kernel, target)))
        {
            if let Some(words) = emit(kernel, target) {
                seen.add(
                    &format!("{} for {}", kernel.display(), target.name),
                    &words,
                    target,
                );
            }
        }
        seen
    }

    fn add(&mut self, name: &str, words: &[u32], target: Target) {
        self.modules += 1;
        for (place, length) in declarations(words) {
            let operands = &words[place + 1..place + length];
            match words[place] & 0xffff {
                CAPABILITY => _ = self.capabilities.insert(operands[0]),
                _ => _ = self.extensions.insert(text(operands)),
            }
        }
        if !is_valid(words, target.environment) {
            self.wrong.push(format!("{name} is not valid"));
            return;
        }
        for what in superfluous(words, target.environment) {
            self.wrong.push(format!("{name} does not need {what}"));
        }
    }

    fn extend(&mut self, other: Self) {
        self.modules += other.modules;
        self.capabilities.extend(other.capabilities);
        self.extensions.extend(other.extensions);
        self.wrong.extend(other.wrong);
    }
}

/// The text in words.
fn text(words: &[u32]) -> String {
    let bytes = words.iter().flat_map(|word| word.to_le_bytes());
    let bytes: Vec<u8> = bytes.take_while(|&byte| byte != 0).collect();
    String::from_utf8(bytes).unwrap()
}

/// Examines the modules of all kernels, on as many threads as there are processors.
fn look(kernels: &[PathBuf], targets: &[Target]) -> Seen {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let shares: Vec<Vec<PathBuf>> = (0..threads)
        .map(|first| {
            let share = kernels.iter().skip(first).step_by(threads);
            share.cloned().collect()
        })
        .collect();
    let mut all = Seen::default();
    thread::scope(|scope| {
        let running: Vec<_> = shares
            .iter()
            .map(|share| scope.spawn(|| Seen::of(share, targets)))
            .collect();
        for one in running {
            all.extend(one.join().unwrap());
        }
    });
    all
}

/// R-SPVD-30 R-SPVD-32
#[test]
fn a_module_needs_what_it_declares() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test");
    let mut kernels = files(&folder.join("e2e"));
    let directory = TempDir::new().unwrap();
    let all = conformance::files(directory.path(), "");
    kernels.extend(all.into_iter().step_by(SPREAD));
    let seen = look(&kernels, TARGETS);
    assert_eq!(seen.wrong, Vec::<String>::new());
    assert!(seen.modules > 150, "{} modules", seen.modules);
}

/// A buffer that is accessed as elements of three sizes, with a variable for each.
const VIEWS: &str = "
func kernel workgroup_size(64, 1, 1) @k(%x: ptr[global]<f32>, %to: ptr[global]<u64>) -> void {
entry:
  %i = local_id x
  %bytes = bitcast %x -> ptr[global]<u8>
  %byte.p = gep %bytes, %i, stride=1
  %byte = load %byte.p
  %longs = bitcast %x -> ptr[global]<u64>
  %long.p = gep %longs, %i, stride=8
  %long = load %long.p
  %x.p = gep %x, %i, stride=4
  store %x.p, 1.0f
  %wide = zext %byte -> u64
  %sum = add %wide, %long
  %to.p = gep %to, %i, stride=8
  store %to.p, %sum
  ret
}
";

/// Capabilities that the kernels of [`MORE_TARGETS`] declare: memory models, addresses, and native
/// atomics.
const DECLARED: [u32; 7] = [
    VULKAN_MEMORY_MODEL,
    PHYSICAL_STORAGE_BUFFER_ADDRESSES,
    ATOMIC_FLOAT16_MIN_MAX,
    ATOMIC_FLOAT32_MIN_MAX,
    ATOMIC_FLOAT32_ADD,
    ATOMIC_FLOAT64_ADD,
    ATOMIC_FLOAT16_ADD,
];

/// Pointers that control flow chooses are no variable pointers.
const NOT_DECLARED: [u32; 2] = [VARIABLE_POINTERS_STORAGE_BUFFER, VARIABLE_POINTERS];

/// Extensions that they declare.
const EXTENSIONS: [&str; 6] = [
    "SPV_KHR_physical_storage_buffer",
    "SPV_KHR_vulkan_memory_model",
    "SPV_KHR_8bit_storage",
    "SPV_EXT_shader_atomic_float_add",
    "SPV_EXT_shader_atomic_float16_add",
    "SPV_EXT_shader_atomic_float_min_max",
];

/// R-SPVD-30 R-SPVD-32
#[test]
fn addresses_views_and_native_atomics_need_what_they_declare() {
    let directory = TempDir::new().unwrap();
    let texts = [
        ("kept", KEPT),
        ("accessed", ACCESSED),
        ("alternating", CHOSEN),
        ("arrays", ARRAYS),
        ("views", VIEWS),
    ];
    let written = texts.map(|(name, text)| {
        let file = directory.path().join(name).with_extension("gir");
        fs::write(&file, text).unwrap();
        file
    });
    let mut kernels = written.to_vec();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test");
    kernels.extend(files(&folder.join("targets/spirv")));
    let seen = look(&kernels, MORE_TARGETS);
    assert_eq!(seen.wrong, Vec::<String>::new());
    for capability in DECLARED {
        assert!(seen.capabilities.contains(&capability), "{capability}");
    }
    for capability in NOT_DECLARED {
        assert!(!seen.capabilities.contains(&capability), "{capability}");
    }
    for extension in EXTENSIONS {
        assert!(seen.extensions.contains(extension), "{extension}");
    }
}
