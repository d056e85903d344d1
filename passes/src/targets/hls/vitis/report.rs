//! `report.json`: the loops of kernels, their memories and multipliers, by estimate.

use super::arrays;
use crate::profile::{Fpga, Profile};
use gir_dialects::{ir::Op, lir};
use serde::Serialize;

/// The report on a module.
#[derive(Serialize)]
pub struct Report {
    /// Each kernel.
    pub kernels: Vec<KernelReport>,
}

/// The report on a kernel.
#[derive(Serialize)]
pub struct KernelReport {
    /// The name of the function.
    pub name: String,
    /// Its loops, in the order of the text.
    pub loops: Vec<LoopReport>,
    /// Its memories on the chip.
    pub arrays: Vec<ArrayReport>,
    /// Cycles of a run.
    pub cycles: u64,
    /// Multipliers (DSP slices).
    pub multipliers: u64,
}

/// The report on a loop.
#[derive(Default, Serialize)]
pub struct LoopReport {
    /// Its label in the text.
    pub label: String,
    /// The line of the source; 0 where it is not known.
    pub line: usize,
    /// Iterations, if they are known.
    pub trips: Option<u64>,
    /// The iterations that the cycles are for.
    pub expected: u64,
    /// Cycles from one iteration to the next; absent from a loop that is no pipeline.
    pub interval: Option<u64>,
    /// The least number of them, by estimate.
    pub least: Option<u64>,
    /// Why they are not fewer.
    pub reason: Option<String>,
    /// Cycles of one run of the loop.
    pub cycles: u64,
}

/// The report on an array.
#[derive(Clone, Serialize)]
pub struct ArrayReport {
    /// Its name, if the source has one.
    pub name: Option<String>,
    /// The type of an element.
    pub element: String,
    /// Elements.
    pub count: u64,
    /// Bits of all elements.
    pub bits: u64,
    /// Memories that it is divided among.
    pub parts: u64,
    /// The kind of memory blocks; absent where the tool chooses.
    pub memory: Option<&'static str>,
    /// Blocks of that kind.
    pub blocks: u64,
}

impl ArrayReport {
    /// The report on a variable or a global.
    pub fn of(op: Op<'_>, storage: Option<(&'static str, &'static str)>, fpga: &Fpga) -> Self {
        let name = match op.cast::<lir::GlobalOp<'_>>() {
            Some(global) => Some(global.sym_name().to_owned()),
            None => op.result(0).name().map(str::to_owned),
        };
        let (bits, parts) = (arrays::bits(op), arrays::parts(op));
        let memory = storage.map(|(_, memory)| memory);
        let block = memory.and_then(|memory| fpga.memory_blocks.get(memory));
        Self {
            name,
            element: arrays::element(op),
            count: arrays::count(op),
            bits,
            parts,
            memory,
            blocks: block.map_or(0, |block| {
                bits.div_ceil(parts).div_ceil(block).saturating_mul(parts)
            }),
        }
    }
}

/// The report with the part that it is for.
#[derive(Serialize)]
struct Whole<'r> {
    /// How far to trust the numbers.
    basis: &'static str,
    target: &'r str,
    part: Option<&'r str>,
    clock_mhz: Option<u32>,
    #[serde(flatten)]
    report: &'r Report,
}

impl Report {
    /// The JSON for a target.
    pub fn json(&self, profile: &Profile) -> String {
        let fpga = profile.fpga.as_ref();
        let whole = Whole {
            basis: "estimate of gir by the tables of the target; not of the vendor's tools",
            target: &profile.name,
            part: fpga.and_then(|fpga| fpga.part.as_deref()),
            clock_mhz: fpga
                .and_then(|fpga| fpga.clock_mhz)
                .map(|clock| clock.get()),
            report: self,
        };
        let text = serde_json::to_string_pretty(&whole);
        text.map_or_else(|error| error.to_string(), |text| text + "\n")
    }
}
