//! The kernels of `test/import/corpus`, as programs have them: OpenCL C, CUDA C++ and HIP. Each source says how its
//! kernels are launched. Two others say what they compute: a compiler of C++ with headers that run the work-items in
//! turns, and the drivers of OpenCL, which compile the source itself. Results are compared bit by bit.
//!
//! With `GIR_TEST_ALL=1` each kernel runs on each device and at each level of clang's optimisation; without, on some of
//! them in turns.
//!
//! R-CHIP-3.

mod data;
mod header;
mod host;

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::e2e::launch::{
    CPU, CUDA, Launch, METAL, OPENCL, OPENCL_C, Outputs, POCL, PTX, VULKAN, Way,
};
use crate::e2e::{is_found, runs_all, vulkan_expected};
use header::{Kind, Run};

/// The devices beside `cpu`.
const OTHERS: [Way; 7] = [VULKAN, OPENCL, METAL, OPENCL_C, PTX, POCL, CUDA];
/// clang's levels.
const LEVELS: [&str; 4] = ["-O0", "-O1", "-O2", "-O3"];
/// The pragma that keeps a driver's compiler from joining products and sums.
const EXACT: &str = "#pragma OPENCL FP_CONTRACT OFF\n";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/import/corpus")
}

/// The bytes of the buffers that a kernel writes.
type Results = Vec<Vec<u8>>;

/// A source of the folder.
struct Source {
    path: PathBuf,
    text: String,
    scratch: TempDir,
}

impl Source {
    fn of(name: &str) -> Self {
        let path = folder().join(name);
        Self {
            text: fs::read_to_string(&path).unwrap(),
            path,
            scratch: TempDir::new().unwrap(),
        }
    }

    fn is_opencl(&self) -> bool {
        self.path
            .extension()
            .is_some_and(|extension| extension == "cl")
    }

    /// The ways to the results of a kernel by its number.
    fn ways(&self, number: usize) -> Vec<(Way, &'static str)> {
        if runs_all() {
            let levels = LEVELS.map(|level| (CPU, level));
            return levels
                .into_iter()
                .chain(OTHERS.map(|way| (way, "-O1")))
                .collect();
        }
        let other = (
            OTHERS[number % OTHERS.len()],
            LEVELS[(number + 1) % LEVELS.len()],
        );
        vec![(CPU, LEVELS[number % LEVELS.len()]), other]
    }

    /// The drivers that compile the source itself.
    fn drivers(&self, number: usize) -> Vec<Way> {
        let mut drivers = vec![POCL, OPENCL_C];
        if !self.is_opencl() {
            return vec![];
        }
        if self.text.contains("// Not for pocl") {
            drivers.remove(0);
        } else if !runs_all() {
            drivers.remove(number % 2);
        }
        drivers.retain(|way| is_found(way.device));
        drivers
    }

    fn launch(&self, run: &Run) -> Launch {
        let mut launch =
            Launch::of(&self.path, &run.kernel, run.groups).workgroup_extents(run.size);
        for argument in &run.arguments {
            launch = match &argument.kind {
                Kind::Value(text) => launch.scalar_text(argument.scalar, text),
                Kind::Shared => launch.shared(argument.bytes.len()),
                Kind::Input => launch.raw(&argument.bytes),
                Kind::Output => launch.raw_in_out(&argument.bytes),
            };
        }
        launch
    }

    /// Compares the results of a kernel by all ways.
    fn check(&self, run: &Run, number: usize, host: Option<&Path>) {
        let mut expected =
            host.map(|program| self::host::run(program, run, number, self.scratch.path()));
        let mut compare = |name: String, ulp, results: Results| match &expected {
            Some(expected) => run.compare(&name, ulp, [expected, &results]),
            None => expected = Some(results),
        };
        for driver in self.drivers(number) {
            let text = self.scratch.path().join("original.cl");
            fs::write(&text, EXACT.to_owned() + &self.text).unwrap();
            let launch = self.launch(run).text(&text).by(&[driver]);
            let ulp = run.ulp.max(run.drivers_ulp);
            compare(
                format!("the source on {}", driver.device),
                ulp,
                results(run, launch),
            );
        }
        for (way, level) in self.ways(number) {
            let name = format!("{} at {level}", way.device);
            let launch = self.launch(run).may_lack().by(&[way]).clang(level);
            if let Some(results) = some_results(run, launch) {
                compare(name, run.ulp, results);
            }
        }
    }
}

fn results(run: &Run, launch: Launch) -> Results {
    some_results(run, launch).unwrap()
}

/// The results, unless the device lacks something that the kernel needs.
fn some_results(run: &Run, launch: Launch) -> Option<Results> {
    let outputs: Outputs = launch.run();
    let written = run.written().map(|at| outputs.raw(at));
    written.collect()
}

/// Runs the kernels of a source.
fn check(name: &str) {
    if !vulkan_expected() {
        return;
    }
    let source = Source::of(name);
    let runs = header::read(&source.text);
    assert!(!runs.is_empty(), "{name} says nothing about launches");
    let has_host = !source.text.contains("// Not for C++");
    let program =
        has_host.then(|| host::compile(&source.path, &source.text, &runs, source.scratch.path()));
    for (number, run) in runs.iter().enumerate() {
        source.check(run, number, program.as_deref());
    }
}

/// A test for each source.
macro_rules! sources {
    ($($test:ident $file:literal),* $(,)?) => {
        $(
            #[test]
            fn $test() {
                check($file);
            }
        )*

        #[test]
        fn every_source_has_a_test() {
            let files = fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path());
            for file in files.filter(|file| file.is_file()) {
                let name = file.file_name().unwrap().to_str().unwrap();
                assert!([$($file),*].contains(&name), "{name}");
            }
        }
    };
}
sources! {
    generic "generic.cl",
    hashes "hashes.cl",
    images "images.cl",
    languages "languages.cl",
    linear "linear.cl",
    scans "scans.cl",
    sparse "sparse.cl",
    stencils "stencils.cl",
    vectors "vectors.cl",
    learning "learning.cu",
    physics "physics.cu",
    reductions "reductions.cu",
    templates "templates.cu",
    mining "mining.hip",
}
