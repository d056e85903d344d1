//! The device `cuda`, with a test driver in place of NVIDIA's: it checks the launcher against the rules of the driver
//! API and against the PTX, and executes the queue on a wait.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use gir_run::npy;
use pretty_assertions::assert_eq;
use tempfile::TempDir;

const INPUTS: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../test/tools/gir-run/Inputs"
);

/// A folder with the driver.
struct Bench(TempDir);

impl Bench {
    fn new() -> Self {
        let directory = TempDir::new().unwrap();
        let source = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../test/Inputs/cuda/driver.c"
        );
        let built = Command::new("/usr/lib/llvm-22/bin/clang")
            .args(["-Wall", "-Wextra", "-Werror", "-O1", "-fPIC", "-shared"])
            .arg(source)
            .arg("-o")
            .arg(directory.path().join("libcuda.so.1"))
            .output()
            .unwrap();
        let messages = String::from_utf8_lossy(&built.stderr);
        assert!(built.status.success(), "{messages}");
        Self(directory)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// A command that finds the test driver, with a given behaviour of it.
    fn command(&self, program: &str, driver: &str) -> Command {
        let mut command = Command::new(program);
        command
            .env("LD_LIBRARY_PATH", self.0.path())
            .env("GIR_FAKE_CUDA", driver)
            .env("GIR_FAKE_CUDA_LOG", self.path("log"))
            .current_dir(self.0.path());
        command
    }

    /// Runs a kernel of `Inputs`.
    fn run(&self, driver: &str, kernel: &str, args: &[&str]) -> Output {
        let file = match kernel {
            "mix" => "mix.gir",
            _ => "roomy.gir",
        };
        self.command(env!("CARGO_BIN_EXE_gir-run"), driver)
            .arg(Path::new(INPUTS).join(file))
            .args(["--kernel", kernel])
            .args(args)
            .output()
            .unwrap()
    }

    /// The log of the driver.
    fn log(&self) -> String {
        fs::read_to_string(self.path("log")).unwrap_or_default()
    }
}

const CLEAN: &str = "end: 0 contexts, 0 programs, 0 streams, 0 events, 0 allocations left\n";

/// Arguments of every kind, for 3 x 2 x 2 workgroups of 16.
const MIX: &[&str] = &[
    "--workgroups",
    "3,2,2",
    "--arg",
    "zeros:u32:192",
    "--arg",
    "u8:7",
    "--arg",
    "zeros:f64:192",
    "--arg",
    "u64:4294967297",
    "--arg",
    "shared:64",
    "--arg",
    "f32:2.5",
    "--arg",
    "shared:72",
];

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[track_caller]
fn fails(output: &Output, status: i32, message: &str) {
    assert_eq!(
        (output.status.code(), text(&output.stderr)),
        (Some(status), message.to_owned())
    );
}

/// Issue 9: the driver gets every argument where the PTX has its parameter, the grid, the block and the bytes of shared
/// memory; the results are there at the end, and equal those of the device that interprets the PTX; every handle of the
/// driver is released.
#[test]
fn a_launch_reaches_the_driver_as_the_ptx_declares_it() {
    let bench = Bench::new();
    // %small * 1000, the low half of %big, %f, and the number of the workgroup.
    let out = (0..192).map(|i| 7 * 1000 + 1 + 2 + i / 16);
    let sums = (0..4).map(|k| (k..192).step_by(4).sum());
    let expected = [out.collect::<Vec<u32>>(), sums.collect()];
    for (device, repeat) in [("cuda", "1"), ("cuda", "2"), ("ptx-sim", "1")] {
        let [out, sums] = ["out.npy", "sums.npy"].map(|name| bench.path(name));
        let places = [
            format!("0={}", out.display()),
            format!("sums={}", sums.display()),
        ];
        let [to_out, to_sums] = places.each_ref().map(String::as_str);
        let rest = ["--out", to_out, "--out-global", to_sums];
        let how = ["--device", device, "--repeat", repeat];
        let ran = bench.run("", "mix", &[MIX, &how, &rest].concat());
        assert!(ran.status.success(), "{}", text(&ran.stderr));
        let read = |path: &Path| {
            let bytes = npy::read(path).unwrap().bytes;
            let words = bytes.chunks_exact(4).map(|word| word.try_into().unwrap());
            words.map(u32::from_le_bytes).collect::<Vec<_>>()
        };
        assert_eq!([read(&out), read(&sums)], expected, "{device}");
        if repeat == "2" {
            let said = text(&ran.stdout);
            let start = "cuda: Fake H, compute capability 9.0, driver of CUDA 12.9\nmix: 3x2x2 workgroups of 8x2, 2 runs: \
                         median 0.2500 ms, from 0.2500 ms to 0.2500 ms (device clock)\n";
            assert!(said.starts_with(start), "{said}");
        }
    }
    // @tile has 72 bytes, %part 64 at the next multiple of 16.
    let launch = "launch mix: 3 x 2 x 2 of 8 x 2 x 1, 144 bytes shared, 48 of arguments\n";
    // Before several runs there is one that is not reported.
    assert_eq!(
        bench.log(),
        format!("{launch}{CLEAN}{launch}{launch}{launch}{CLEAN}")
    );
}

/// Issue 9: the profile is the newest that the device runs.
#[test]
fn the_profile_is_that_of_the_device() {
    let bench = Bench::new();
    for (driver, device, profile) in [
        ("", "cuda", "cuda-sm_90"),
        ("", "cuda:1", "cuda-sm_75"),
        ("", "cuda:fake t", "cuda-sm_75"),
        ("capability=60", "cuda", "cuda-sm_60"),
        ("capability=73", "cuda", "cuda-sm_72"),
        ("capability=88", "cuda", "cuda-sm_87"),
        ("capability=101", "cuda", "cuda-sm_100"),
        ("capability=120", "cuda", "cuda-sm_120"),
        ("capability=130", "cuda", "cuda-sm_121"),
    ] {
        let ran = bench.run(
            driver,
            "mix",
            &[MIX, &["--device", device, "--json"]].concat(),
        );
        let said = text(&ran.stdout);
        let found = said.contains(&format!("\"{profile}\""));
        assert!(found, "{driver} {device}: {said}{}", text(&ran.stderr));
    }
}

/// Issue 9: a missing feature of the device ends the run with status 3, before anything runs.
#[test]
fn what_the_device_lacks_is_refused() {
    let bench = Bench::new();
    let roomy = [
        "--device",
        "cuda:1",
        "--workgroups",
        "1",
        "--arg",
        "zeros:u32:32",
        "--arg",
    ];
    fails(
        &bench.run("", "roomy", &[&roomy[..], &["shared:65552"]].concat()),
        3,
        "error: the device has at most 65536 bytes of shared memory, 65552 wanted\n",
    );
    fails(
        &bench.run(
            "",
            "greedy",
            &[
                "--device",
                "cuda",
                "--workgroups",
                "1,65536",
                "--arg",
                "zeros:u32:1",
            ],
        ),
        3,
        "error: the device has at most 65535 workgroups in y, 65536 wanted\n",
    );
    fails(
        &bench.run(
            "",
            "greedy",
            &[
                "--device",
                "cuda",
                "--workgroups",
                "1",
                "--arg",
                "zeros:u32:1",
            ],
        ),
        3,
        "error: kernel 'greedy' needs so many registers that a workgroup has at most 16 work-items on this device, 32 wanted\n",
    );
    for target in ["cuda-sm_80", "cuda-sm_90a"] {
        fails(
            &bench.run(
                "",
                "mix",
                &[MIX, &["--device", "cuda:1", "--target", target]].concat(),
            ),
            3,
            &format!(
                "error: device 'Fake T, compute capability 7.5, driver of CUDA 12.9' does not run code for {target}\n"
            ),
        );
    }
    fails(
        &bench.run(
            "capability=52",
            "mix",
            &[MIX, &["--device", "cuda"]].concat(),
        ),
        3,
        "error: cuda: device 'Fake H, compute capability 5.2, driver of CUDA 12.9' is older than all profiles\n",
    );
    assert!(!bench.log().contains("launch"), "{}", bench.log());
    // Supported: parts of warps,
    let parts = [
        "--device",
        "cuda",
        "--workgroups",
        "1",
        "--arg",
        "zeros:u32:1",
    ];
    let ran = bench.run("", "parts", &parts);
    assert!(ran.status.success(), "{}", text(&ran.stderr));
    // and more shared memory than a block has without asking, if not more than it may ask for.
    let ran = bench.run("", "roomy", &[&roomy[..], &["shared:65536"]].concat());
    assert!(ran.status.success(), "{}", text(&ran.stderr));
    let launch = "launch roomy: 1 x 1 x 1 of 32 x 1 x 1, 65536 bytes shared, 12 of arguments\n";
    assert!(
        bench.log().ends_with(&format!("{launch}{CLEAN}")),
        "{}",
        bench.log()
    );
}

/// Issue 9: an error of the driver becomes a message, and no handle is leaked; a kernel that does not end is abandoned.
#[test]
fn errors_of_the_driver_are_messages() {
    let bench = Bench::new();
    let on_cuda = [MIX, &["--device", "cuda", "--timeout", "1"]].concat();
    for (driver, message) in [
        (
            "fail",
            "error: cuda: kernel 'mix' failed: an illegal memory access was encountered (CUDA_ERROR_ILLEGAL_ADDRESS)\n",
        ),
        (
            "refuse",
            "error: cuda: the driver cannot compile the kernel: a PTX JIT compilation failed (CUDA_ERROR_INVALID_PTX)\n\
             error: ptxas application ptx input, line 7; fatal : bad luck\n",
        ),
    ] {
        fails(&bench.run(driver, "mix", &on_cuda), 1, message);
        assert!(bench.log().ends_with(CLEAN), "{}", bench.log());
    }
    let large = [
        "--device",
        "cuda",
        "--workgroups",
        "1",
        "--arg",
        "zeros:u32:268435457",
    ];
    fails(
        &bench.run("", "greedy", &large),
        1,
        "error: cuda: no memory for %out, 1073741828 bytes: out of memory (CUDA_ERROR_OUT_OF_MEMORY)\n",
    );
    fails(
        &bench.run("endless", "mix", &on_cuda),
        1,
        "error: kernel 'mix' did not end within 1 s (--timeout sets the limit)\n",
    );
}

/// Issue 9: devices are listed with their descriptions, or the missing part is named: no driver, no device, or not that
/// one.
#[test]
fn devices_are_listed_or_what_is_missing() {
    let bench = Bench::new();
    let list = |driver: &str, folder: &Path| {
        let mut command = bench.command(env!("CARGO_BIN_EXE_gir-run"), driver);
        command.arg("--list-devices").env("LD_LIBRARY_PATH", folder);
        let listed = text(&command.output().unwrap().stdout);
        let lines = listed.lines().filter(|line| line.starts_with("cuda "));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(
        list("", bench.0.path()),
        [
            "cuda         yes * 0: Fake H, compute capability 9.0, driver of CUDA 12.9",
            "cuda         yes   1: Fake T, compute capability 7.5, driver of CUDA 12.9",
        ]
    );
    assert_eq!(
        list("none", bench.0.path()),
        ["cuda         no    the CUDA driver finds no device"]
    );
    // A library that is none of a driver.
    let empty = bench.path("empty");
    fs::create_dir(&empty).unwrap();
    let built = Command::new("/usr/lib/llvm-22/bin/clang")
        .args(["-shared", "-x", "c", "/dev/null", "-o"])
        .arg(empty.join("libcuda.so.1"))
        .status();
    assert!(built.unwrap().success());
    assert_eq!(
        list("", &empty),
        ["cuda         no    no CUDA driver: its library lacks the function cuCtxSetCurrent"]
    );
    fails(
        &bench.run("none", "mix", &[MIX, &["--device", "cuda"]].concat()),
        4,
        "error: cuda: the CUDA driver finds no device\n",
    );
    fails(
        &bench.run("", "mix", &[MIX, &["--device", "cuda:7"]].concat()),
        4,
        "error: cuda: no device matches '7' of --device cuda:WHICH; the devices are 0: Fake H, compute capability 9.0, \
         driver of CUDA 12.9; 1: Fake T, compute capability 7.5, driver of CUDA 12.9\n",
    );
}

/// Issue 9: nothing of the driver is loaded unless the device is asked for.
#[test]
fn the_driver_is_loaded_for_its_device_only() {
    let bench = Bench::new();
    // A library that ends the process when it is loaded.
    let source = "__attribute__((constructor)) static void stop(void) { __builtin_trap(); }";
    fs::write(bench.path("trap.c"), source).unwrap();
    let built = Command::new("/usr/lib/llvm-22/bin/clang")
        .args(["-shared", "-fPIC"])
        .arg(bench.path("trap.c"))
        .arg("-o")
        .arg(bench.path("libcuda.so.1"))
        .status();
    assert!(built.unwrap().success());
    let ran = bench.run("", "mix", &[MIX, &["--device", "ptx-sim"]].concat());
    assert!(ran.status.success(), "{}", text(&ran.stderr));
    let ended = bench.run("", "mix", &[MIX, &["--device", "cuda"]].concat());
    let said = text(&ended.stderr);
    assert!(said.contains("crashed this process"), "not loaded: {said}");
}
