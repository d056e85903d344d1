//! Instructions that kernels take on emulated DSPs, beside those of the same loops in C by clang
//! (`test/Inputs/dsp/loops`).
//!
//! QEMU counts what it executes of the kernel, with its launcher and without the run time: instructions on Helium, and
//! on Hexagon packets of up to four instructions. Counts are the same on every machine. Results are compared, too.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::figure::Figure;
use super::figures::Bench;
use super::size::files;
use super::timing::Spread;
use crate::output;
use crate::process;
use crate::workspace::llvm_tool;

/// Executed instructions relative to those of clang's code, in the median of the loops.
const MOST_OVER_CLANG: f64 = 1.0;

/// A DSP and its emulator.
struct Dsp {
    /// The profile.
    target: &'static str,
    /// The unit of what QEMU counts.
    unit: &'static str,
    /// LLVM's names of the target and of the processor.
    triple: &'static str,
    processor: &'static str,
    /// The options of clang for the loops in C.
    options: &'static [&'static str],
    /// The emulator, and its arguments in front of the program.
    emulator: &'static [&'static str],
    /// The source of the platform, and the linker script.
    platform: &'static str,
    script: Option<&'static str>,
}

const DSPS: [Dsp; 2] = [
    Dsp {
        target: "hexagon-v68",
        unit: "packets",
        triple: "hexagon-unknown-none-elf",
        processor: "hexagonv68",
        // Without the last two, clang makes no vectors for HVX.
        options: &[
            "--target=hexagon",
            "-mv68",
            "-mhvx",
            "-mhvx-length=128B",
            "-mllvm",
            "-hexagon-autohvx",
        ],
        emulator: &["qemu-hexagon", "-one-insn-per-tb", "-cpu", "v68"],
        platform: "hexagon.c",
        script: None,
    },
    Dsp {
        target: "helium",
        unit: "instructions",
        triple: "thumbv8.1m.main-unknown-none-eabihf",
        processor: "cortex-m55",
        options: &["--target=thumbv8.1m.main-none-eabihf", "-mcpu=cortex-m55"],
        emulator: &[
            "qemu-system-arm",
            "-accel",
            "tcg,one-insn-per-tb=on",
            "-M",
            "mps3-an547",
            "-nographic",
            "-monitor",
            "none",
            "-serial",
            "none",
            "-semihosting-config",
            "enable=on,target=native",
            "-kernel",
        ],
        platform: "helium.c",
        script: Some("helium.ld"),
    },
];

/// The figures of this page.
pub fn figures(bench: &Bench) -> Vec<Figure> {
    DSPS.iter().map(|dsp| over_clang(bench, dsp)).collect()
}

fn over_clang(bench: &Bench, dsp: &Dsp) -> Figure {
    let measure = || {
        let measured = Measured::new(bench, dsp)?;
        let loops = files(&bench.workspace.root.join("test/Inputs/dsp/loops"), "gir")?;
        let mut ratios = vec![];
        for kernel in &loops {
            let name = kernel.file_stem().unwrap_or_default().to_string_lossy();
            let [ours, clangs] = measured.both(&name)?;
            let ratio = ours as f64 / clangs as f64;
            output::line(format!(
                "bench: {} {name}: {ours} {}, clang {clangs}: {ratio:.2}",
                dsp.target, dsp.unit
            ));
            ratios.push(ratio);
        }
        Ok((Spread::of(ratios)?, None))
    };
    let name = format!("{} on {} over clang -O3", dsp.unit, dsp.target);
    Figure::gated(name, "×", MOST_OVER_CLANG, measure())
}

/// The tools for a DSP.
struct Measured<'b> {
    bench: &'b Bench,
    dsp: &'b Dsp,
    runtime: PathBuf,
    objects: Vec<PathBuf>,
}

impl<'b> Measured<'b> {
    /// Compiles the run time.
    fn new(bench: &'b Bench, dsp: &'b Dsp) -> Result<Self> {
        let runtime = bench.workspace.root.join("tools/run/src/dsp/runtime");
        let mut objects = vec![];
        for source in ["main.c", "builtins.c", dsp.platform] {
            let object = bench.scratch.join(format!("{source}.o"));
            let mut command = Command::new(llvm_tool("clang"));
            command
                .arg(format!("--target={}", dsp.triple))
                .arg(format!("-mcpu={}", dsp.processor))
                .args(["-DGIR_ARENA=16777216u", "-std=gnu11", "-O2", "-w"])
                .args(["-ffreestanding", "-fno-builtin", "-c", "-o"])
                .args([&object, &runtime.join(source)]);
            process::text(&mut command)?;
            objects.push(object);
        }
        Ok(Self {
            bench,
            dsp,
            runtime,
            objects,
        })
    }

    /// The counts of our code and of clang's for a loop.
    fn both(&self, name: &str) -> Result<[u64; 2]> {
        let folder = self.bench.workspace.root.join("test/Inputs/dsp/loops");
        let source = folder.join(format!("{name}.c"));
        let input = input(&fs::read_to_string(&source)?)
            .with_context(|| format!("{} describes no launch", source.display()))?;
        let [ours, clangs] = ["ours.o", "clangs.o"].map(|name| self.bench.scratch.join(name));
        let mut command = Command::new(&self.bench.gir_opt);
        command
            .args(["--emit-dsp", "--dsp-format=obj", "-O3"])
            .arg(format!("--target={}", self.dsp.target))
            .args([
                folder.join(format!("{name}.gir")).as_path(),
                Path::new("-o"),
                &ours,
            ]);
        process::text(&mut command)?;
        let mut command = Command::new(llvm_tool("clang"));
        command
            .args(self.dsp.options)
            .args([
                "-std=c99",
                "-O3",
                "-ffreestanding",
                "-ffp-contract=off",
                "-c",
                "-o",
            ])
            .args([&clangs, &source]);
        process::text(&mut command)?;
        let [(own, own_results), (other, other_results)] = [
            self.count(name, &ours, &input)?,
            self.count(name, &clangs, &input)?,
        ];
        if own_results != other_results {
            bail!("{name} has other results than the loop in C");
        }
        Ok([own, other])
    }

    /// The count of an object file, and the results.
    fn count(&self, name: &str, object: &Path, input: &[u8]) -> Result<(u64, Vec<u8>)> {
        let scratch = &self.bench.scratch;
        let program = scratch.join("program");
        let mut command = Command::new(llvm_tool("ld.lld"));
        command
            .args(["-static", &format!("--defsym=gir_kernel={name}")])
            .args(&self.objects)
            .args([object, Path::new("-o"), &program]);
        if let Some(script) = self.dsp.script {
            command.arg("-T").arg(self.runtime.join(script));
        }
        process::text(&mut command)?;
        let (start, end) = range(object, &program)?;
        fs::write(scratch.join("in"), input)?;
        let log = scratch.join("log");
        let (emulator, arguments) = self.dsp.emulator.split_first().context("no emulator")?;
        let mut command = Command::new(emulator);
        command
            .current_dir(scratch)
            .args([
                "-d",
                "exec,nochain",
                "-dfilter",
                &format!("{start:#x}..{end:#x}"),
                "-D",
            ])
            .arg(&log)
            .args(arguments)
            .arg(&program);
        process::text(&mut command)?;
        let executed = fs::read_to_string(&log)?;
        let count = executed
            .lines()
            .filter(|line| line.starts_with("Trace"))
            .count();
        Ok((count as u64, fs::read(scratch.join("out"))?))
    }
}

/// The addresses of an object file's functions in a program.
fn range(object: &Path, program: &Path) -> Result<(u64, u64)> {
    let symbols =
        |path: &Path| process::text(Command::new(llvm_tool("llvm-nm")).arg("-S").arg(path));
    let is_function = |kind: &str| matches!(kind, "t" | "T");
    let parse = |line: &str| -> Option<(String, u64, u64)> {
        let words: Vec<_> = line.split_whitespace().collect();
        let &[address, size, kind, name] = words.as_slice() else {
            return None;
        };
        let [address, size] = [address, size].map(|text| u64::from_str_radix(text, 16));
        is_function(kind).then_some((name.to_owned(), address.ok()? & !1, size.ok()?))
    };
    let of_object: HashMap<_, _> = symbols(object)?
        .lines()
        .filter_map(parse)
        .map(|(name, address, size)| (name, (address, size)))
        .collect();
    let all = symbols(program)?;
    let own = all
        .lines()
        .filter_map(parse)
        .filter(|(name, ..)| of_object.contains_key(name));
    let (mut start, mut end) = (u64::MAX, 0);
    for (_, address, size) in own {
        start = start.min(address);
        end = end.max(address + size);
    }
    if start > end {
        bail!("{} has no function", object.display());
    }
    Ok((start, end))
}

/// The file `in` of the run time (`runtime/main.c`) for the launch that the first lines of a loop in C describe.
fn input(text: &str) -> Option<Vec<u8>> {
    let field = |name: &str| {
        let start = format!("// {name}: ");
        text.lines().find_map(|line| line.strip_prefix(&start))
    };
    let sizes: Option<Vec<u32>> = field("buffers")?
        .split(' ')
        .map(|size| size.parse().ok())
        .collect();
    let sizes = sizes?;
    let scalars = scalars(field("scalars")?)?;
    let (groups, size) = field("workgroups")?.split_once(" of ")?;
    let grid = [groups.parse().ok()?, 1, 1, size.parse().ok()?, 1, 1];
    let mut words = vec![sizes.len() as u32, 0, scalars.len() as u32];
    words.extend(grid);
    words.extend(&sizes);
    let mut bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    bytes.extend(scalars);
    let is_float = field("contents")? == "f32";
    let mut state = 1_u64;
    for size in sizes {
        for _ in 0..size / 4 {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let bits = (state >> 32) as u32;
            let word = match is_float {
                true => (f64::from(bits) / f64::from(u32::MAX) * 18.0 - 9.0) as f32,
                false => f32::from_bits(bits),
            };
            bytes.extend(word.to_bits().to_le_bytes());
        }
    }
    Some(bytes)
}

/// The block of scalars, each aligned to its size.
fn scalars(described: &str) -> Option<Vec<u8>> {
    let mut block = vec![];
    for scalar in described.split(' ') {
        let (ty, value) = scalar.split_once(':')?;
        let bytes = match ty {
            "u8" => value.parse::<u8>().ok()?.to_le_bytes().to_vec(),
            "i16" => value.parse::<i16>().ok()?.to_le_bytes().to_vec(),
            "u32" => value.parse::<u32>().ok()?.to_le_bytes().to_vec(),
            "f32" => value.parse::<f32>().ok()?.to_le_bytes().to_vec(),
            _ => return None,
        };
        block.resize(block.len().next_multiple_of(bytes.len()), 0);
        block.extend(bytes);
    }
    Some(block)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_launch_is_read_from_the_first_lines() {
        let text =
            "// buffers: 8 4\n// contents: bits\n// scalars: u8:3 u32:5\n// workgroups: 2 of 64\n";
        let bytes = input(text).unwrap();
        let words: Vec<_> = bytes
            .as_chunks()
            .0
            .iter()
            .map(|word| u32::from_le_bytes(*word))
            .collect();
        assert_eq!(words[..13], [2, 0, 8, 2, 1, 1, 64, 1, 1, 8, 4, 3, 5]);
        assert_eq!(bytes.len(), 4 * 13 + 12);
        assert_eq!(input("// buffers: 8\n"), None);
    }
}
