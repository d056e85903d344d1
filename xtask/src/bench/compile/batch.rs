//! Many small kernels from a file each, in one process: `gir-opt --batch`.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::json;

use crate::bench::figure::{Figure, Measured};
use crate::bench::figures::Bench;
use crate::bench::timing;

/// Kernels in the batch.
const COUNT: usize = 1_000;

/// The programs of `test/e2e` that the batch has copies of, in turns.
const PROGRAMS: [&str; 5] = ["collatz", "fnv1a", "matmul", "saxpy", "transpose"];

/// The longest time for the batch, in seconds.
const LONGEST: f64 = 1.0;

/// The wall-clock time of the batch.
pub fn figure(bench: &Bench) -> Figure {
    let name =
        format!("{COUNT} files in one process to SPIR-V, Metal and OpenCL C, wall-clock time");
    Figure::gated(name, "s", LONGEST, measure(bench))
}

fn measure(bench: &Bench) -> Result<Measured> {
    let folder = bench.scratch.join("batch");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut programs = vec![];
    for program in PROGRAMS {
        let path = bench.workspace.root.join(format!("test/e2e/{program}.gir"));
        let text = fs::read_to_string(&path);
        programs.push(text.with_context(|| format!("cannot read {}", path.display()))?);
    }
    for place in 0..COUNT {
        let text = &programs[place % programs.len()];
        bench.save(&format!("batch/{place}.gir"), text)?;
    }
    let list = bench.save("batch/list.json", &list(&folder))?;
    let mut command = bench.compiler();
    command.arg(format!("--batch={}", list.display()));
    let spreads = timing::in_turns(bench.rounds(10), &mut [command])?;
    Ok((spreads[0], None))
}

/// The list of the batch, with all files in that folder.
fn list(folder: &Path) -> String {
    let entries = (0..COUNT).map(|place| {
        let file = |extension| folder.join(format!("{place}.{extension}"));
        json!({
            "input": file("gir"),
            "emit-spirv": file("spv"),
            "emit-msl": file("metal"),
            "emit-opencl": file("cl"),
        })
    });
    json!(entries.collect::<Vec<_>>()).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_entry_has_files_of_its_own() {
        let list: serde_json::Value = serde_json::from_str(&list("/batch".as_ref())).unwrap();
        assert_eq!(list.as_array().unwrap().len(), COUNT);
        assert_eq!(list[7]["input"], "/batch/7.gir");
        assert_eq!(list[7]["emit-opencl"], "/batch/7.cl");
    }
}
