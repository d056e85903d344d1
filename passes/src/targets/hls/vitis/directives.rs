//! The decision on pragmas: those that annotations ask for, and those that a kernel is better with. Each of the latter
//! has a comment that says why.

use super::{
    contradictions::{pipeline, unroll},
    cost::{Costs, Schedule},
    dataflow,
    divisions::{arrays_of, divide, put},
    kernels::is_kernel,
    keywords::entry_name,
    loops::{has_loop, is_loop, is_unrolled, most_trips, trips},
    recurrences::{self, Interval},
    report::{KernelReport, LoopReport, Report},
};
use crate::profile::{Fpga, Profile};
use gir_dialects::{
    ir::{self, Block, LocationExt as _, Op},
    mir::{FpgaPipelineAttr, PipelineStyle},
    names,
    upstream::func,
};
use std::collections::BTreeMap;

/// Puts the pragmas of a module on its operations, and reports what they promise.
pub fn decide(module: Op<'_>, profile: &Profile) -> Report {
    let default = Fpga::default();
    let fpga = profile.fpga.as_ref().unwrap_or(&default);
    let costs = Costs::of(fpga);
    let top: Vec<_> = module.region(0).blocks().flat_map(Block::ops).collect();
    let functions: Vec<_> = top
        .iter()
        .copied()
        .filter(|op| op.is::<func::FuncOp<'_>>())
        .collect();
    let arrays = divide(&functions, &top, fpga);
    let mut kernels = vec![];
    for &function in &functions {
        let mut decision = Decision {
            function,
            fpga,
            costs: &costs,
            labels: BTreeMap::new(),
            loops: vec![],
            multipliers: 0,
        };
        let cycles = match function.region(0).first_block() {
            Some(entry) => decision.block(entry).cycles,
            None => 0,
        };
        decision.mark_function();
        if is_kernel(function) {
            kernels.push(KernelReport {
                name: entry_name(symbol(function)),
                loops: decision.loops,
                arrays: arrays_of(function, &arrays),
                cycles,
                multipliers: decision.multipliers,
            });
        }
    }
    Report { kernels }
}

fn symbol(function: Op<'_>) -> &str {
    function
        .cast::<func::FuncOp<'_>>()
        .map_or("", |function| function.sym_name())
}

/// The pragma of an annotation that pipelines.
fn pipeline_pragma(annotation: FpgaPipelineAttr<'_>, interval: Option<u64>) -> String {
    if !annotation.enable() {
        return "#pragma HLS PIPELINE off".to_owned();
    }
    let given = annotation.ii().map(i64::unsigned_abs);
    let mut line = "#pragma HLS PIPELINE".to_owned();
    if let Some(cycles) = given.or(interval) {
        line += &format!(" II={cycles}");
    }
    if let Some(style) = annotation.style() {
        let style = match style {
            PipelineStyle::Flp => "flp",
            PipelineStyle::Stp => "stp",
            PipelineStyle::Frp => "frp",
        };
        line += &format!(" style={style}");
    }
    line
}

/// The decision on a function.
struct Decision<'c, 'p> {
    function: Op<'c>,
    fpga: &'p Fpga,
    costs: &'p Costs<'p>,
    /// How often each label stands already.
    labels: BTreeMap<&'static str, u32>,
    loops: Vec<LoopReport>,
    multipliers: u64,
}

/// The cycles of code, by estimate.
#[derive(Clone, Copy, Default)]
struct Cycles {
    cycles: u64,
    /// Of a block that is a pipelined loop and nothing else: its iterations, interval and depth.
    pipeline: Option<(u64, u64, u64)>,
    /// Those of the longest of its loops.
    longest: u64,
}

impl<'c> Decision<'c, '_> {
    /// Decides on the loops of a block.
    fn block(&mut self, block: Block<'c>) -> Cycles {
        let mut cycles = 0_u64;
        let (mut pipeline, mut longest) = (None, 0);
        let end = block.terminator();
        let mut only = block
            .ops()
            .filter(|op| Some(*op) != end && !op.is_effect_free());
        let only = only
            .next()
            .filter(|op| is_loop(*op) && only.next().is_none());
        for op in block.ops() {
            if is_loop(op) {
                let of_loop = self.repeated(op);
                cycles = cycles.saturating_add(of_loop.cycles);
                longest = of_loop.cycles.max(longest);
                if only == Some(op) {
                    pipeline = of_loop.pipeline;
                }
                continue;
            }
            let inner: Vec<_> = op.regions().flat_map(|region| region.blocks()).collect();
            let most = inner
                .into_iter()
                .map(|inner| self.block(inner).cycles)
                .max();
            cycles = cycles.saturating_add(most.unwrap_or(0));
        }
        let own = match has_loops(block) {
            true => 1,
            false => Schedule::of(block, self.costs).depth + 1,
        };
        cycles = cycles.saturating_add(own);
        Cycles {
            cycles,
            pipeline,
            longest,
        }
    }

    /// Decides on a loop.
    fn repeated(&mut self, op: Op<'c>) -> Cycles {
        let label = self.label(op);
        op.set_attribute(names::LIR_HLS_LABEL, ir::string(op.context(), &label));
        let place = self.loops.len();
        let (_, line, _) = op.location().place().unwrap_or_default();
        self.loops.push(LoopReport {
            label,
            line,
            ..LoopReport::default()
        });
        let mut inner = Cycles::default();
        for body in op.regions().flat_map(|region| region.blocks()) {
            let of_body = self.block(body);
            inner.cycles = inner.cycles.saturating_add(of_body.cycles);
            inner.pipeline = of_body.pipeline;
            inner.longest = of_body.longest;
        }
        let known = trips(op);
        let expected = known
            .or_else(|| most_trips(op))
            .unwrap_or_else(|| self.fpga.expected_trips());
        let is_innermost = !has_loop(op) && !is_unrolled(op);
        let interval = is_innermost.then(|| {
            let copies = unroll(op).unwrap_or(1);
            let least = recurrences::least(op, copies, self.costs);
            let wished = u64::from(self.fpga.initiation_interval.map_or(1, |ii| ii.get()));
            Interval {
                cycles: least.cycles.max(wished),
                ..least
            }
        });
        let (lines, pipelined) = self.lines(op, interval.as_ref());
        put(op, &lines);
        if pipelined.is_some() && is_innermost {
            for access in recurrences::independent(op) {
                let flag = ir::flag(op.context());
                access.set_attribute(names::LIR_HLS_INDEPENDENT, flag);
            }
        }
        if let Some(interval) = &interval {
            self.count_multipliers(op, pipelined.unwrap_or(interval.cycles));
        }
        let copies = unroll(op).unwrap_or(1).max(1);
        let rounds = expected.div_ceil(copies);
        let cycles = match (pipelined, inner.pipeline) {
            (Some(interval), _) => {
                let depth = inner.cycles;
                Cycles {
                    cycles: pipeline_cycles(rounds, interval, depth),
                    pipeline: Some((rounds, interval, depth)),
                    longest: 0,
                }
            }
            // Loops with nothing between the heads are one.
            (None, Some((inner_rounds, interval, depth))) if is_grid(op) => {
                let all = rounds.saturating_mul(inner_rounds);
                Cycles {
                    cycles: pipeline_cycles(all, interval, depth),
                    pipeline: Some((all, interval, depth)),
                    longest: 0,
                }
            }
            _ if is_unrolled(op) => Cycles {
                cycles: inner.cycles,
                ..Cycles::default()
            },
            // The longest stage starts again as soon as it ends, the others beside it.
            _ if self.is_dataflow(op) => Cycles {
                cycles: pipeline_cycles(rounds, inner.longest, inner.cycles),
                ..Cycles::default()
            },
            _ => Cycles {
                cycles: rounds.saturating_mul(inner.cycles.saturating_add(1)),
                ..Cycles::default()
            },
        };
        let report = &mut self.loops[place];
        report.trips = known;
        report.expected = expected;
        report.interval = pipelined;
        report.least = interval.as_ref().map(|interval| interval.cycles);
        report.reason = interval.and_then(|interval| interval.reason);
        report.cycles = cycles.cycles;
        cycles
    }

    /// The lines of a loop, and the interval of its pipeline.
    fn lines(&self, op: Op<'c>, interval: Option<&Interval>) -> (Vec<String>, Option<u64>) {
        let mut lines = vec![];
        let mut pipelined = None;
        if self.is_dataflow(op) {
            lines.push("#pragma HLS DATAFLOW".to_owned());
        }
        let is_item = op.attribute(names::LIR_WORK_ITEMS).is_some();
        let own = pipeline(op);
        let of_kernel = || pipeline(self.function).filter(|_| interval.is_some() && is_item);
        match (own.or_else(of_kernel), interval) {
            (Some(annotation), _) => {
                let least = interval.map(|interval| interval.cycles);
                let given = annotation.ii().map(i64::unsigned_abs);
                lines.push(pipeline_pragma(annotation, least));
                pipelined = annotation.enable().then(|| given.or(least).unwrap_or(1));
                if let (Some(given), Some(interval)) = (given, interval)
                    && given < interval.cycles
                {
                    let reason = interval.reason.as_deref().unwrap_or("the target's least");
                    op.remark(format!(
                        "asks for an interval of {given} cycles, but {} are needed by estimate: {reason}",
                        interval.cycles
                    ));
                }
            }
            (None, Some(interval)) => {
                lines.push(match &interval.reason {
                    Some(reason) => format!("// II: {reason}."),
                    None => "// An innermost loop: iterations overlap.".to_owned(),
                });
                lines.push(format!("#pragma HLS PIPELINE II={}", interval.cycles));
                pipelined = Some(interval.cycles);
            }
            (None, None) if !is_grid(op) && holds_stages(op) => {
                lines.push(
                    "// Barriers in the loop end stages: no iteration overlaps the next."
                        .to_owned(),
                );
                lines.push("#pragma HLS PIPELINE off".to_owned());
            }
            (None, None) => {}
        }
        if let Some(factor) = unroll(op) {
            lines.push(format!("#pragma HLS UNROLL factor={factor}"));
        }
        if trips(op).is_none() {
            let most = most_trips(op).unwrap_or_else(|| self.fpga.expected_trips());
            let most = most.max(1);
            lines.push(format!("#pragma HLS LOOP_TRIPCOUNT min=1 max={most}"));
        }
        (lines, pipelined)
    }

    /// Whether a loop is a dataflow: by its own annotation, or over workgroups by that of its kernel.
    fn is_dataflow(&self, op: Op<'c>) -> bool {
        let has_dataflow = |op: Op<'_>| op.attribute(names::LIR_FPGA_DATAFLOW).is_some();
        let function = self.function;
        has_dataflow(op) || has_dataflow(function) && dataflow::place(function) == op
    }

    /// The pragmas of a function: those that no loop of it takes.
    fn mark_function(&self) {
        let function = self.function;
        let mut lines = vec![];
        let has_dataflow = function.attribute(names::LIR_FPGA_DATAFLOW).is_some();
        if has_dataflow && dataflow::place(function) == function {
            lines.push("#pragma HLS DATAFLOW".to_owned());
        }
        if let Some(annotation) = pipeline(function)
            && !is_kernel(function)
        {
            lines.push(pipeline_pragma(annotation, None));
        }
        put(function, &lines);
    }

    /// A label that no other loop of the function has.
    fn label(&mut self, op: Op<'c>) -> String {
        let has = |name: &str| op.attribute(name).is_some();
        let stem = match () {
            () if has(names::LIR_WORK_ITEMS) => "items",
            () if has(names::LIR_WORKGROUPS) => "groups",
            () => "loop",
        };
        let count = self.labels.entry(stem).or_default();
        *count += 1;
        match *count {
            1 => stem.to_owned(),
            count => format!("{stem}{count}"),
        }
    }

    /// Adds the multipliers of a loop: an operation is there once for each cycle of the interval.
    fn count_multipliers(&mut self, op: Op<'c>, interval: u64) {
        let copies = unroll(op).unwrap_or(1);
        let mut kinds: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
        op.walk_pre(|inner| {
            let each = self.costs.multipliers(inner);
            if each > 0 {
                let (count, most) = kinds.entry(inner.name()).or_default();
                *count = count.saturating_add(copies);
                *most = each.max(*most);
            }
        });
        for (count, each) in kinds.into_values() {
            let shared = count.div_ceil(interval.max(1));
            self.multipliers = self.multipliers.saturating_add(shared.saturating_mul(each));
        }
    }
}

/// Whether a loop is over work-items or workgroups.
fn is_grid(op: Op<'_>) -> bool {
    let has = |name: &str| op.attribute(name).is_some();
    has(names::LIR_WORK_ITEMS) || has(names::LIR_WORKGROUPS)
}

/// Whether a loop has loops over work-items in it.
fn holds_stages(op: Op<'_>) -> bool {
    let mut found = false;
    op.walk_pre(|inner| {
        found |= inner != op && inner.attribute(names::LIR_WORK_ITEMS).is_some();
    });
    found
}

fn has_loops(block: Block<'_>) -> bool {
    block.ops().any(|op| is_loop(op) || has_loop(op))
}

fn pipeline_cycles(rounds: u64, interval: u64, depth: u64) -> u64 {
    rounds
        .saturating_sub(1)
        .saturating_mul(interval)
        .saturating_add(depth)
}
