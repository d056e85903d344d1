//! `--mir-to-gpu`: kernels of the conformance suite, out to upstream's dialects and in again, on `cpu`. Their results
//! are judged as those of the suite are; other kernels are refused in words.

use gir_lab::conformance::{
    case::{Argument, Case, Form, Outputs, Plan},
    families,
    runner::{Settings, compile_source, launch},
};
use gir_run::device;
use rayon::prelude::*;
use std::{fs, process::Command};
use tempfile::TempDir;

/// One in so many kernels is tried, of each family; all of them with `GIR_TEST_ALL=1`.
const EACH: usize = 4;

/// The result of the round trip of a kernel.
enum Trip {
    Right,
    Refused,
    Wrong(String),
}

#[test]
fn kernels_of_the_suite_come_in_again() {
    let each = if super::super::e2e::runs_all() {
        1
    } else {
        EACH
    };
    let cases = families::all();
    let cases = cases.iter().filter(|case| case.form == Form::Gir);
    let cases: Vec<_> = cases.step_by(each).collect();
    let trips: Vec<_> = cases
        .par_iter()
        .map(|case| (case.id(), trip(case)))
        .collect();
    let wrong: Vec<_> = trips
        .iter()
        .filter_map(|(id, trip)| match trip {
            Trip::Wrong(why) => Some(format!("{id}: {why}")),
            _ => None,
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let right = trips
        .iter()
        .filter(|(_, trip)| matches!(trip, Trip::Right))
        .count();
    // 710 of 1,544 when this was written.
    assert!(
        right * 100 >= trips.len() * 44,
        "{right} of {} are expressed",
        trips.len()
    );
}

fn trip(case: &Case) -> Trip {
    let folder = TempDir::new().unwrap();
    let [gir, upstream] = ["k.gir", "k.mlir"].map(|name| folder.path().join(name));
    fs::write(&gir, case.placed_text()).unwrap();
    let output = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .arg("--mir-to-gpu")
        .arg(&gir)
        .arg("-o")
        .arg(&upstream)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    if output.status.code() == Some(1) && said.contains("k.gir:") && said.contains(": error: ") {
        return Trip::Refused;
    } else if !output.status.success() {
        return Trip::Wrong(said.into_owned());
    }
    let verified = Command::new("/usr/lib/llvm-22/bin/mlir-opt")
        .arg(&upstream)
        .args(["-o", "/dev/null"])
        .output()
        .unwrap();
    if !verified.status.success() {
        return Trip::Wrong(String::from_utf8_lossy(&verified.stderr).into_owned());
    }
    let text = fs::read_to_string(&upstream).unwrap();
    match run(&text, (case.plan)()) {
        Ok(()) => Trip::Right,
        Err(why) => Trip::Wrong(why),
    }
}

/// Runs a kernel that takes the size of each memref behind it.
fn run(text: &str, plan: Plan) -> Result<(), String> {
    let cpu = device::by_name(Some("cpu")).map_err(|failure| failure.to_string())?;
    let session = cpu.open().map_err(|failure| failure.to_string())?;
    let program = compile_source(text, "k.mlir", Settings::of("cpu"));
    let program = program.map_err(|error| format!("{error:?}"))?;
    let mut arguments = vec![];
    let mut places = vec![];
    for argument in plan.arguments {
        places.push(arguments.len());
        let size = match &argument {
            Argument::Buffer { bytes, .. } => Some(bytes.len()),
            Argument::Text(text) => text
                .strip_prefix("shared:")
                .and_then(|size| size.parse().ok()),
        };
        arguments.push(match argument {
            Argument::Text(text) => Argument::Text(without_signs(&text)),
            buffer => buffer,
        });
        arguments.extend(size.map(|size| Argument::Text(format!("i32:{size}"))));
    }
    let plan = Plan { arguments, ..plan };
    let outputs =
        launch(&program, &plan, session.as_ref()).map_err(|failure| failure.to_string())?;
    let own = |(place, bytes): (usize, Vec<u8>)| {
        let parameter = places.iter().position(|&own| own == place);
        (parameter.unwrap(), bytes)
    };
    let outputs = Outputs {
        buffers: outputs.buffers.into_iter().map(own).collect(),
    };
    (plan.judge)(&outputs).map_err(|difference| difference.to_string())
}

/// An argument of an unsigned type as the signed one of the same bits: upstream's integers have no sign.
fn without_signs(text: &str) -> String {
    let Some((ty, values)) = text.split_once(':') else {
        return text.to_owned();
    };
    let width = ty
        .trim_start_matches(|sign: char| sign != 'u')
        .trim_matches(['u', '>']);
    let Ok(width) = width.parse::<u32>() else {
        return text.to_owned();
    };
    let unused = 128 - width;
    let signed = |value: &str| match value.parse::<i128>() {
        Ok(value) => (value << unused >> unused).to_string(),
        Err(_) => value.to_owned(),
    };
    let values: Vec<_> = values.split(',').map(signed).collect();
    format!("{}:{}", ty.replace('u', "i"), values.join(","))
}
