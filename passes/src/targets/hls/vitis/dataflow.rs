//! Dataflow: the stages of a function or a loop run at the same time, each on another iteration. A memory between them
//! has one stage that writes it and one, later, that reads it (UG1399, "Canonical Forms").

use super::{
    arrays::{Access, Array},
    kernels::is_kernel,
    loops::is_loop,
    recurrences::memories,
};
use crate::targets::c_like;
use gir_dialects::{
    ir::{AttributeExt, Block, Op, Value},
    lir, names, pass,
    upstream::func,
};

/// Reports the stages that share a memory in another way; false if there are some.
pub fn check(module: Op<'_>) -> bool {
    pass::succeeds(|| {
        module.walk_pre(|op| {
            if op.attribute(names::LIR_FPGA_DATAFLOW).is_some() {
                check_stages(op);
            }
        });
    })
}

/// The operation whose body is a dataflow: the loop over workgroups for a kernel that has one.
pub fn place(annotated: Op<'_>) -> Op<'_> {
    let mut place = annotated;
    while is_kernel(annotated) {
        let Some(body) = place.region(0).first_block() else {
            break;
        };
        let mut loops = body.ops().filter(|op| is_loop(*op));
        match loops.next().filter(|_| loops.next().is_none()) {
            Some(inner) if inner.attribute(names::LIR_WORKGROUPS).is_some() => place = inner,
            _ => break,
        }
    }
    place
}

fn check_stages(annotated: Op<'_>) {
    let Some(body) = place(annotated).region(0).first_block() else {
        return;
    };
    let stages = stages(body);
    if stages.len() < 2 {
        annotated.error(format!(
            "is a dataflow of {} stages; stages are loops and calls, and those of work-items end at barriers: leave the annotation out",
            stages.len()
        ));
        return;
    }
    let end = body.terminator();
    for op in body.ops().filter(|op| Some(*op) != end) {
        let effects = op.effects();
        // Neither has text that runs; stages share no memory that a fence orders.
        let is_declaration = op.is::<lir::VarOp<'_>>() || op.is::<lir::MemFenceOp<'_>>();
        if !stages.contains(&op) && !is_declaration && (effects.writes || effects.others) {
            op.error("is between the stages of a dataflow, which are loops and calls; move it into one of them");
        }
    }
    let mut users = vec![];
    for (number, &stage) in stages.iter().enumerate() {
        for (array, accesses) in memories(stage) {
            let has = |kind| accesses.iter().any(|(_, access)| *access == kind);
            users.push((
                array,
                number,
                has(Access::Read),
                has(Access::Write),
                accesses[0].0,
            ));
        }
    }
    let mut seen = vec![];
    for (array, ..) in &users {
        if seen.contains(array) {
            continue;
        }
        seen.push(*array);
        let of_array: Vec<_> = users.iter().filter(|user| user.0 == *array).collect();
        let writers: Vec<_> = of_array.iter().filter(|user| user.3).collect();
        let readers: Vec<_> = of_array.iter().filter(|user| user.2).collect();
        let (Some(first), Some(last)) = (of_array.first(), of_array.last()) else {
            continue;
        };
        let is_single = match (writers.as_slice(), readers.as_slice()) {
            // Only one stage uses it.
            _ if of_array.len() == 1 => true,
            // A memory off the chip has one stage, a table any number.
            _ if array.is_port() => false,
            ([], _) => true,
            ([writer], [reader]) => writer.1 < reader.1 && of_array.len() == 2,
            _ => false,
        };
        if !is_single {
            let notes = [(
                first.4.location(),
                "the first stage that uses it".to_owned(),
            )];
            let name = name(*array).map_or(String::new(), |name| format!(" '{name}'"));
            last.4.error_with_notes(
                format!(
                    "is of memory{name}, which several stages of a dataflow use; one stage may write it and one, later, read it: copy it in between, or leave the annotation out"
                ),
                &notes,
            );
        }
    }
}

/// The name of a memory in the source, if it has one.
fn name(array: Array<'_>) -> Option<String> {
    match array {
        Array::Declared(op) => match op.cast::<lir::GlobalOp<'_>>() {
            Some(global) => Some(global.sym_name().to_owned()),
            None => op.result(0).name().map(str::to_owned),
        },
        Array::Port(value) => parameter_name(value).or_else(|| value.name().map(str::to_owned)),
    }
}

/// The name of a parameter in the source, if it has one.
pub fn parameter_name(parameter: Value<'_>) -> Option<String> {
    let function = parameter.owner_block()?.parent_op()?;
    let given =
        c_like::attributes::argument_attribute(function, parameter.index(), names::LIR_NAME);
    given.and_then(AttributeExt::as_str).map(str::to_owned)
}

/// The loops and calls of a block.
pub fn stages(body: Block<'_>) -> Vec<Op<'_>> {
    let is_stage = |op: &Op<'_>| is_loop(*op) || op.is::<func::CallOp<'_>>();
    body.ops().filter(is_stage).collect()
}
