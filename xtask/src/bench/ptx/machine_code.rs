//! The output of NVIDIA's assembler for PTX: registers and spills by its report, instructions by its disassembler's
//! listing.

use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process;
use crate::setup::vendor;

/// The resources of a kernel.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Kernel {
    /// Registers of a thread.
    pub registers: u32,
    /// Bytes that are stored and loaded for want of registers.
    pub spilled: u32,
    /// Instructions, without those that fill up.
    pub instructions: u32,
}

/// NVIDIA's assembler and disassembler.
pub struct Assembler {
    ptxas: PathBuf,
    nvdisasm: PathBuf,
}

impl Assembler {
    /// The installed tools, or those that the user has chosen.
    ///
    /// # Errors
    /// When there are none.
    pub fn find() -> Result<Self> {
        let installed = || {
            let mut variables = vendor::environment().into_iter();
            variables.find_map(|(name, value)| (name == VARIABLE).then_some(value))
        };
        let ptxas = env::var_os(VARIABLE).or_else(installed);
        let ptxas = PathBuf::from(ptxas.context("`cargo xtask setup --vendor` installs ptxas")?);
        let nvdisasm = ptxas.with_file_name("nvdisasm");
        Ok(Self { ptxas, nvdisasm })
    }

    /// The kernels of a file of PTX, by name.
    ///
    /// # Errors
    /// When it is refused, or the output has other functions than kernels.
    pub fn assemble(&self, ptx: &Path, architecture: &str) -> Result<BTreeMap<String, Kernel>> {
        let binary = ptx.with_extension("cubin");
        let mut assemble = Command::new(&self.ptxas);
        assemble
            .args(["-O3", "-v", &format!("-arch={architecture}")])
            .arg(ptx)
            .arg("-o")
            .arg(&binary);
        let mut kernels = resources(&process::report(&mut assemble)?);
        let mut disassemble = Command::new(&self.nvdisasm);
        let listing = process::text(disassemble.arg("-c").arg(&binary))?;
        for (name, count) in instructions(&listing) {
            let Some(kernel) = kernels.get_mut(&name) else {
                bail!(
                    "{} has the function '{name}' that is not inlined",
                    ptx.display()
                );
            };
            kernel.instructions = count;
        }
        if kernels.is_empty() || kernels.values().any(|kernel| kernel.instructions == 0) {
            bail!("{} has kernels without instructions", ptx.display());
        }
        Ok(kernels)
    }
}

/// The variable that names the assembler.
const VARIABLE: &str = "GIR_PTXAS";

/// Registers and spills in the report of `ptxas -v`.
fn resources(said: &str) -> BTreeMap<String, Kernel> {
    let mut kernels = BTreeMap::new();
    let mut name = String::new();
    for line in said.lines() {
        if let Some((_, rest)) = line.split_once("Compiling entry function '") {
            name = rest.split('\'').next().unwrap_or_default().to_owned();
            kernels.insert(name.clone(), Kernel::default());
        }
        let Some(kernel) = kernels.get_mut(&name) else {
            continue;
        };
        kernel.spilled += number_before(line, " bytes spill stores");
        kernel.spilled += number_before(line, " bytes spill loads");
        kernel.registers += number_before(line, " registers");
    }
    kernels
}

/// The number before words in a line; 0 if they are missing.
fn number_before(line: &str, words: &str) -> u32 {
    let before = line.split_once(words).map(|(before, _)| before);
    let number = before.and_then(|before| before.split([' ', ',']).next_back());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// The instructions of each function in a listing of `nvdisasm -c`.
fn instructions(listing: &str) -> BTreeMap<String, u32> {
    let mut functions = BTreeMap::new();
    let mut name = None;
    for line in listing.lines().map(str::trim_start) {
        if let Some(section) = line.strip_prefix(".section\t") {
            let section = section.split(',').next().unwrap_or_default();
            name = section.strip_prefix(".text.").map(str::to_owned);
        }
        let is_instruction = line
            .strip_prefix("/*")
            .and_then(|line| line.split_once("*/"))
            .is_some_and(|(place, rest)| is_place(place) && !rest.trim_start().starts_with("NOP"));
        if let (Some(name), true) = (&name, is_instruction) {
            *functions.entry(name.clone()).or_default() += 1;
        }
    }
    functions
}

/// Whether a comment is the address of an instruction.
fn is_place(comment: &str) -> bool {
    comment.len() >= 4 && comment.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const SAID: &str = "\
ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'saxpy' for 'sm_75'
ptxas info    : Function properties for saxpy
    0 bytes stack frame, 8 bytes spill stores, 12 bytes spill loads
ptxas info    : Used 10 registers, used 0 barriers, 376 bytes cmem[0]
";

    const LISTING: &str = "\
\t.target\tsm_75
\t.section\t.text.saxpy,\"ax\",@progbits
\t.sectioninfo\t@\"SHI_REGISTERS=10\"
saxpy:
.text.saxpy:
        /*0000*/                   MOV R1, c[0x0][0x28] ;
.L_x_1:
        /*0050*/               @P0 EXIT ;
        /*0060*/                   NOP;
\t.section\t.nv.constant0.saxpy,\"a\",@progbits
        /*0000*/ \t.byte\t0x00
";

    #[test]
    fn registers_and_spills_are_read() {
        let kernel = Kernel {
            registers: 10,
            spilled: 20,
            instructions: 0,
        };
        assert_eq!(
            resources(SAID),
            BTreeMap::from([("saxpy".to_owned(), kernel)])
        );
        assert_eq!(resources(""), BTreeMap::new());
    }

    #[test]
    fn instructions_are_counted_but_for_those_that_fill_up() {
        assert_eq!(
            instructions(LISTING),
            BTreeMap::from([("saxpy".to_owned(), 2)])
        );
    }
}
