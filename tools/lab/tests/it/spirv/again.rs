//! The conformance suite through SPIR-V: each kernel becomes a binary, which is read again and runs on the device
//! `cpu`. The results are those that the suite expects of the kernel itself.

use std::collections::BTreeMap;

use gir::profile::Permissions;
use gir_lab::conformance::{
    case::{Argument, Case, Form, Outputs, Plan},
    families, runner,
};
use gir_run::{
    device::{self, Session},
    program::{ParamKind, Program},
};

use super::read;
use crate::e2e::runs_all;

/// Of this many kernels of the suite, one runs where not all do.
const PART: usize = 7;

/// Whether a kernel's binary says less than the program: the launch sets the size of its memory, the initial values of
/// globals, or the size of its subgroups.
fn is_left_out(program: &Program) -> bool {
    let mut kinds = program.params.iter().map(|param| &param.kind);
    program.dynamic_global.is_some()
        || !program.globals.is_empty()
        || program.subgroup_size.is_some()
        || kinds.any(|kind| matches!(kind, ParamKind::DynamicShared(_)))
}

/// Whether a failure is a limit of mir that docs/limits.md states: atomics of few bits are expanded to arithmetic on
/// addresses.
fn is_known(failure: &str) -> bool {
    failure.contains("'OpConvertPtrToU'")
}

/// For each parameter of the kernel that was read the one of the original.
fn matched(original: &Program, again: &Program) -> Option<Vec<usize>> {
    let scalars = |program: &Program| {
        let params = program.params.iter().enumerate();
        let found = params.filter_map(|(index, param)| match param.kind {
            ParamKind::Scalar { offset, .. } | ParamKind::Address { offset, .. } => {
                Some((offset, index))
            }
            _ => None,
        });
        found
            .collect::<BTreeMap<_, _>>()
            .into_values()
            .collect::<Vec<_>>()
    };
    let by_offset: BTreeMap<_, _> = scalars(again).into_iter().zip(scalars(original)).collect();
    let slot = |kind: &ParamKind| match kind {
        ParamKind::Buffer { slot, .. } => Some(*slot),
        _ => None,
    };
    let params = again.params.iter().enumerate();
    params
        .map(|(index, param)| match slot(&param.kind) {
            None => by_offset.get(&index).copied(),
            own => original
                .params
                .iter()
                .position(|other| slot(&other.kind) == own),
        })
        .collect()
}

/// An argument whose buffer has whole words: atomics of few bits access the words around.
fn in_words(argument: &Argument) -> Argument {
    let mut argument = argument.clone();
    if let Argument::Buffer { bytes, .. } = &mut argument {
        bytes.resize(bytes.len().next_multiple_of(4), 0);
    }
    argument
}

/// The reason why a case fails through SPIR-V; `None` if it passes, or its target has no form of it.
fn difference(case: &Case, target: &str, session: &dyn Session) -> Option<String> {
    let mut program = runner::compile(case, target, Permissions::default()).ok()?;
    if is_left_out(&program) {
        return None;
    }
    program.workgroup_size = program.workgroup_size.map(|size| size.max(1));
    let again = match read(
        &program.code,
        &program.entry,
        Some(program.workgroup_size),
        ("cpu", None),
    ) {
        Ok(again) => again,
        Err(error) => return (!is_known(&error)).then_some(error),
    };
    let order = matched(&program, &again)?;
    let plan = (case.plan)();
    let arguments: Vec<_> = order
        .iter()
        .map(|&index| in_words(&plan.arguments[index]))
        .collect();
    let (judge, plan_arguments) = (plan.judge, plan.arguments);
    let plan = Plan {
        workgroups: plan.workgroups,
        arguments,
        judge: Box::new(|_| Ok(())),
        expected: Box::new(Vec::new),
    };
    let found = match runner::launch(&again, &plan, session) {
        Ok(found) => found,
        Err(failure) => return Some(failure.to_string()),
    };
    let buffers = found.buffers.into_iter().map(|(index, mut bytes)| {
        if let Argument::Buffer { bytes: own, .. } = &plan_arguments[order[index]] {
            bytes.truncate(own.len());
        }
        (order[index], bytes)
    });
    let outputs = Outputs {
        buffers: buffers.collect(),
    };
    judge(&outputs)
        .err()
        .map(|difference| difference.to_string())
}

/// All cases for a target, in a part of the suite.
fn check(target: &str) {
    let mut cases = families::all();
    cases.retain(|case| case.form == Form::Gir);
    if !runs_all() {
        let mut index = 0;
        cases.retain(|_| {
            index += 1;
            index % PART == 0
        });
    }
    let device = device::by_name(Some("cpu")).unwrap();
    let session = device.open().unwrap();
    let mut wrong = vec![];
    for case in &cases {
        if let Some(why) = difference(case, target, session.as_ref()) {
            wrong.push(format!(
                "{}: {}",
                case.id(),
                why.lines().next().unwrap_or_default()
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {}:\n{}",
        wrong.len(),
        cases.len(),
        wrong.join("\n")
    );
}

/// R-SPVD-29: reading SPIR-V of our own gives the program again.
#[test]
fn the_suite_passes_through_spirv_of_vulkan() {
    check("vulkan1.3");
}

/// R-SPVD-29: reading SPIR-V of our own gives the program again.
#[test]
fn the_suite_passes_through_spirv_of_opencl() {
    check("opencl3.0-spirv");
}
