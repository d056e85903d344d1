//! The pragmas of arrays: the kind of memory, and the division among several.

use super::{
    arrays::{self, PORTS},
    contradictions::unroll,
    language::NAME,
    loops::{has_loop, is_loop},
    recurrences::memories,
    report::ArrayReport,
};
use crate::profile::Fpga;
use gir_dialects::{
    ir::{self, Op},
    lir,
    mir::{FpgaPartitionAttr, PartitionMode, StorageSpace},
    names,
};
use std::collections::BTreeSet;

/// The pragmas of arrays, and their reports. The operation of an array is in the order of the module.
pub fn divide<'c>(functions: &[Op<'c>], top: &[Op<'c>], fpga: &Fpga) -> Vec<(Op<'c>, ArrayReport)> {
    let mut all: Vec<_> = top
        .iter()
        .copied()
        .filter(|op| op.is::<lir::GlobalOp<'_>>())
        .collect();
    for function in functions {
        function.walk_pre(|op| {
            if op.is::<lir::VarOp<'_>>() {
                all.push(op);
            }
        });
    }
    let wanted = most_accesses(functions);
    let mut reports = vec![];
    for op in all {
        let space = arrays::Array::Declared(op).space();
        let count = arrays::count(op);
        if count <= 1 || space == StorageSpace::Global {
            continue;
        }
        let needed = wanted.iter().find(|(array, _)| *array == op);
        let needed = needed.map_or(0, |(_, needed)| *needed);
        let mut lines = vec![];
        let is_shared = space == StorageSpace::Workgroup;
        let given = arrays::partition(op);
        let inferred = (given.is_none() && is_shared)
            .then(|| factor(needed, count))
            .flatten();
        if let Some(factor) = inferred {
            let partition =
                FpgaPartitionAttr::get(op.context(), PartitionMode::Cyclic, Some(factor as i64), 1);
            op.set_attribute(names::LIR_FPGA_PARTITION, partition);
        }
        let partition = arrays::partition(op);
        let is_complete =
            partition.is_some_and(|partition| partition.mode() == PartitionMode::Complete);
        let storage = storage(op, space, fpga, is_complete);
        if let Some((kind, implementation)) = storage {
            lines.push(format!(
                "#pragma HLS BIND_STORAGE variable={NAME} type={kind} impl={implementation}"
            ));
        }
        if let Some(partition) = partition {
            if inferred.is_some() {
                lines.push(match needed {
                    ..=PORTS => "// Room for the accesses of two iterations in a cycle.".to_owned(),
                    _ => format!(
                        "// {needed} accesses in an iteration; a memory block takes {PORTS} in a cycle."
                    ),
                });
            }
            lines.push(partition_pragma(partition));
        }
        put(op, &lines);
        reports.push((op, ArrayReport::of(op, storage, fpga)));
    }
    reports
}

/// The memories to divide an array among: as many as its accesses in an iteration need, and at least two.
fn factor(needed: u64, count: u64) -> Option<u64> {
    let factor = needed.div_ceil(PORTS).max(2).checked_next_power_of_two()?;
    let most = 1 << count.ilog2();
    Some(factor.min(most)).filter(|factor| *factor >= 2)
}

fn partition_pragma(partition: FpgaPartitionAttr<'_>) -> String {
    let mode = match partition.mode() {
        PartitionMode::Cyclic => "cyclic",
        PartitionMode::Block => "block",
        PartitionMode::Complete => "complete",
    };
    let mut line = format!("#pragma HLS ARRAY_PARTITION variable={NAME} {mode}");
    if let Some(factor) = partition.factor() {
        line += &format!(" factor={factor}");
    }
    line += &format!(" dim={}", partition.dim());
    line
}

/// The kind of memory of an array, where it has to be one: arrays of work-items are left to the tool.
fn storage(
    op: Op<'_>,
    space: StorageSpace,
    fpga: &Fpga,
    is_complete: bool,
) -> Option<(&'static str, &'static str)> {
    match space {
        // Registers.
        _ if is_complete => None,
        StorageSpace::Constant => Some(("rom_2p", "bram")),
        StorageSpace::Workgroup => {
            let block = fpga.memory_blocks.get("uram").unwrap_or(u64::MAX);
            // Large ones take fewer blocks of the large kind.
            let is_large = arrays::bits(op) >= block.saturating_mul(4);
            Some(("ram_t2p", if is_large { "uram" } else { "bram" }))
        }
        _ => None,
    }
}

/// The accesses of each declared array in one iteration of an innermost loop.
fn most_accesses<'c>(functions: &[Op<'c>]) -> Vec<(Op<'c>, u64)> {
    let mut most: Vec<(Op<'c>, u64)> = vec![];
    for function in functions {
        function.walk_pre(|op| {
            if !is_loop(op) || has_loop(op) {
                return;
            }
            let copies = unroll(op).unwrap_or(1);
            for (array, accesses) in memories(op) {
                let arrays::Array::Declared(array) = array else {
                    continue;
                };
                let needed = copies.saturating_mul(accesses.len() as u64);
                match most.iter_mut().find(|(other, _)| *other == array) {
                    Some((_, known)) => *known = needed.max(*known),
                    None => most.push((array, needed)),
                }
            }
        });
    }
    most
}

/// The arrays that a kernel uses.
pub fn arrays_of<'c>(kernel: Op<'c>, all: &[(Op<'c>, ArrayReport)]) -> Vec<ArrayReport> {
    let mut names = BTreeSet::new();
    kernel.walk_pre(|op| {
        names.extend(op.cast::<lir::AddressOfOp<'c>>().map(|op| op.global()));
    });
    let is_used = |op: Op<'c>| match op.cast::<lir::GlobalOp<'c>>() {
        Some(global) => names.contains(global.sym_name()),
        None => std::iter::successors(op.parent(), |op| op.parent()).any(|op| op == kernel),
    };
    let used = all.iter().filter(|(op, _)| is_used(*op));
    used.map(|(_, report)| report.clone()).collect()
}

/// Puts lines on an operation.
pub fn put(op: Op<'_>, lines: &[String]) {
    if lines.is_empty() {
        return;
    }
    let lines: Vec<_> = lines
        .iter()
        .map(|line| ir::string(op.context(), line))
        .collect();
    op.set_attribute(names::LIR_HLS_DIRECTIVES, ir::array(op.context(), &lines));
}
