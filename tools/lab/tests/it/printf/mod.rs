//! `printf` and assertions: the text of kernels on all devices (R-CHIP-54).

mod conversions;

use std::process::{Command, Output};

use super::machine::is_found;

const DEVICES: [&str; 8] = [
    "cpu",
    "vulkan",
    "opencl",
    "opencl-spirv",
    "msl-host",
    "cuda-host",
    "ptx-sim",
    "cuda",
];

/// A program in a file of its own.
struct Program {
    folder: tempfile::TempDir,
    name: &'static str,
}

impl Program {
    fn new(name: &'static str, text: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(name), text).unwrap();
        Self { folder, name }
    }

    fn run(&self, device: &str, arguments: &[&str]) -> Output {
        Command::new(concat!(env!("GIR_BIN"), "/gir-run"))
            .current_dir(self.folder.path())
            .args([self.name, "--device", device, "--json"])
            .args(arguments)
            .output()
            .unwrap()
    }

    /// Checks the text on all devices.
    fn prints(&self, arguments: &[&str], expected: &str) {
        self.prints_without(&[], arguments, expected);
    }

    /// Checks the text on all devices but those that lack a type.
    fn prints_without(&self, lacking: &[&str], arguments: &[&str], expected: &str) {
        let devices = DEVICES.into_iter().filter(|it| !lacking.contains(it));
        for device in devices.filter(|device| is_found(device)) {
            let output = self.run(device, arguments);
            let said = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(0), "{device}: {said}");
            let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
            let printed = report.get("printed").and_then(|it| it.as_str());
            assert_eq!(printed.unwrap_or_default(), expected, "{device}");
        }
    }

    /// Checks the text and the failures on all devices.
    fn fails(&self, arguments: &[&str], expected: &str, failures: &str) {
        for device in DEVICES.into_iter().filter(|device| is_found(device)) {
            let output = self.run(device, arguments);
            let said = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(1), "{device}: {said}");
            let errors = said.lines().filter(|line| line.contains("error:"));
            assert_eq!(errors.collect::<Vec<_>>().join("\n"), failures, "{device}");
            let printed = String::from_utf8_lossy(&output.stdout);
            assert_eq!(printed, expected, "{device}");
        }
    }
}

/// Branches, loops, functions and several kernels: the order is that of workgroups, work-items and the program.
#[test]
fn the_text_is_the_same_on_every_device() {
    let program = Program::new(
        "text.gir",
        r#"
func @half(%i: u32, %x: f32) -> f32 {
entry:
  %y = mul %x, 0.5f32
  printf "%u half %.3f|", %i, %y
  ret %y
}

func kernel workgroup_size(1, 1, 1) @other(%n: u32) -> void {
entry:
  printf "other %c%c\n", %n, 33u8
  ret
}

func kernel workgroup_size(3, 2, 1) @text(%n: u32) -> void {
entry:
  %x = global_id x
  %y = global_id y
  %o = and %x, 1u32
  %odd = ucmp.eq %o, 1u32
  br_if %odd, high, head
high:
  %f = uitofp %x -> f32
  %h = call @half(%x, %f)
  br head
head:
  %j = phi u32 [ 0u32, entry ], [ 0u32, high ], [ %next, body ]
  %more = ucmp.lt %j, %y
  br_if %more, body, done
body:
  printf "%u,%u:%-2u;", %x, %y, %j
  %next = add %j, 1u32
  br head
done:
  printf "100%% of %u\n", %n
  ret
}
"#,
    );
    let mut expected = String::new();
    for [gy, gx] in [[0, 0], [0, 1], [1, 0], [1, 1]] {
        for [ly, lx] in [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]] {
            let (x, y) = (gx * 3 + lx, gy * 2 + ly);
            if x % 2 == 1 {
                expected += &format!("{x} half {:.3}|", f64::from(x) / 2.0);
            }
            for j in 0..y {
                expected += &format!("{x},{y}:{j:<2};");
            }
            expected += "100% of 7\n";
        }
    }
    let grid = ["--workgroups", "2,2", "--arg"];
    program.prints(
        &[&["--kernel", "text"], &grid[..], &["u32:7"]].concat(),
        &expected,
    );
    let one = ["--workgroups", "1", "--arg", "u32:65"];
    program.prints(&[&["--kernel", "other"], &one[..]].concat(), "other A!\n");
}

/// Numbers of all widths, extended by their signs.
#[test]
fn numbers_keep_their_bits() {
    let program = Program::new(
        "numbers.gir",
        r#"
func kernel workgroup_size(1, 1, 1) @k(%a: i64, %b: u64, %c: f64, %e: i8, %f: u8, %g: i16) -> void {
entry:
  printf "%lld %llu %llx|%.17g %a|%d %u %d %x\n", %a, %b, %b, %c, %c, %e, %f, %g, %g
  %v = vec 1u32, 2u32, 3u32, 4u32
  printf "%v4d\n", %v
  ret
}
"#,
    );
    let arguments = [
        "--kernel",
        "k",
        "--workgroups",
        "1",
        "--arg",
        "i64:-9007199254740993",
        "--arg",
        "u64:18446744073709551615",
        "--arg",
        "f64:0.1",
        "--arg",
        "i8:-5",
        "--arg",
        "u8:200",
        "--arg",
        "i16:-2",
    ];
    let expected = "-9007199254740993 18446744073709551615 ffffffffffffffff|0.10000000000000001 \
                    0x1.999999999999ap-4|-5 200 -2 fffffffe\n1,2,3,4\n";
    // Metal has no f64.
    program.prints_without(&["msl-host"], &arguments, expected);
}

/// Records that do not fit are counted; the others are whole.
#[test]
fn a_full_buffer_loses_records_and_says_so() {
    let text = "func kernel workgroup_size(8, 1, 1) @k() -> void {\nentry:\n  %i = global_id x\n  \
                printf \"%u\\n\", %i\n  ret\n}\n";
    let program = Program::new("full.gir", text);
    for device in DEVICES.into_iter().filter(|device| is_found(device)) {
        let arguments = ["--kernel", "k", "--workgroups", "4", "--printf-buffer=256"];
        let output = program.run(device, &arguments);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{device}: {said}");
        // 64 words: 2 for the counts, then 15 records of 4 words.
        let warning = "warning: the text of 17 printfs is lost: the buffer of 256 bytes is full; raise --printf-buffer\n";
        assert!(said.ends_with(warning), "{device}: {said}");
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let lines = report["printed"].as_str().unwrap().lines();
        let items: Vec<u32> = lines.map(|line| line.parse().unwrap()).collect();
        assert_eq!(items.len(), 15, "{device}");
        assert!(
            items.is_sorted_by(|a, b| a < b) && items[14] < 32,
            "{device}: {items:?}"
        );
    }
}

const ASSERTIONS: &str = r#"
global @tile : ptr[shared]<u32> count=8

func @checked(%x: ptr[global]<u32>, %i: u32, %n: u32) -> u32 {
entry:
  %ok = ucmp.lt %i, %n
  assert %ok, "index in range"
  %p = gep %x, %i, stride=4
  %v = load %p
  ret %v
}

func kernel workgroup_size(4, 1, 1) @straight(%x: ptr[global]<u32>, %n: u32) -> void {
entry:
  %i = global_id x
  printf "item %u\n", %i
  %j = mul %i, 1000000u32
  %v = call @checked(%x, %j, %n)
  printf "value %u\n", %v
  ret
}

func kernel workgroup_size(4, 1, 1) @endless(%x: ptr[global]<u32>, %n: u32) -> void {
entry:
  br head
head:
  %j = phi u32 [ 0u32, entry ], [ %next, body ]
  %more = ucmp.lt %j, 4000000000u32
  br_if %more, body, done
body:
  %v = call @checked(%x, %j, %n)
  %next = add %j, 1u32
  br head
done:
  printf "never\n"
  ret
}

func kernel workgroup_size(8, 1, 1) @rounds(%x: ptr[global]<u32>, %n: u32) -> void {
entry:
  %i = global_id x
  %l = local_id x
  %g = workgroup_id x
  %t0 = mov @tile
  %t = gep %t0, %l, stride=4
  br head
head:
  %j = phi u32 [ 0u32, entry ], [ %next, body ]
  %more = ucmp.lt %j, 5u32
  br_if %more, body, done
body:
  %k = add %i, %j
  %ok = ucmp.ne %k, %n
  assert %ok, "the round"
  store %t, %k
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %l1 = add %l, 1u32
  %l2 = and %l1, 7u32
  %s = gep %t0, %l2, stride=4
  %w = load %s
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  printf "%u:%u ", %g, %w
  %next = add %j, 1u32
  br head
done:
  printf "done\n"
  ret
}
"#;

/// A work-item ends where an assertion fails: the access behind it is far outside of memory.
#[test]
fn an_assertion_ends_its_work_item() {
    let program = Program::new("assertions.gir", ASSERTIONS);
    let arguments = |kernel| {
        let grid = [
            "--workgroups",
            "2",
            "--arg",
            "zeros:u32:4",
            "--arg",
            "u32:4",
        ];
        [&["--kernel", kernel][..], &grid].concat()
    };
    let mut expected = "item 0\nvalue 0\n".to_owned();
    expected.extend((1..8).map(|item| format!("item {item}\n")));
    program.fails(
        &arguments("straight"),
        &expected,
        "assertions.gir:7:3: error: assertion failed: index in range (workgroup 0,0,0, work-item 1,0,0); and 6 more work-items",
    );
    // The loop has 4,000,000,000 rounds.
    program.fails(
        &arguments("endless"),
        "",
        "assertions.gir:7:3: error: assertion failed: index in range (workgroup 0,0,0, work-item 0,0,0); and 7 more work-items",
    );
}

/// A workgroup ends at the next barrier where one of its work-items has ended; others go on.
#[test]
fn an_assertion_ends_its_workgroup_at_the_next_barrier() {
    let program = Program::new("assertions.gir", ASSERTIONS);
    // Work-item 5 of the first workgroup has 7 in round 2, as have 6 in round 1 and 7 in round 0: that is the first.
    // The third workgroup never has it.
    let rounds = |group: u32, most: u32| {
        let mut text = String::new();
        for item in 0..8 {
            for round in 0..most {
                text += &format!("{group}:{} ", group * 8 + (item + 1) % 8 + round);
            }
            text += "done\n";
        }
        text
    };
    let expected = rounds(1, 5) + &rounds(2, 5);
    program.fails(
        &["--kernel", "rounds", "--workgroups", "3", "--arg", "zeros:u32:4", "--arg", "u32:7"],
        &expected,
        "assertions.gir:54:3: error: assertion failed: the round (workgroup 0,0,0, work-item 7,0,0)",
    );
}

/// `gpu.printf` with indices, and `cf.assert`, in structured control flow.
#[test]
fn upstream_programs_print_and_assert() {
    let program = Program::new(
        "upstream.mlir",
        r#"
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @hello(%n: index) kernel attributes {known_block_size = array<i32: 2, 1, 1>} {
      %i = gpu.global_id x
      %c = arith.constant 3 : i8
      %f = arith.constant 3.5 : f32
      gpu.printf "Hello from %lld, %d, %f\n", %i, %c, %f : index, i8, f32
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      scf.for %j = %zero to %i step %one {
        %ok = arith.cmpi ne, %j, %n : index
        cf.assert %ok, "j reaches n"
        gpu.printf "%zu%% ", %j : index
      }
      gpu.printf "bye\n"
      gpu.return
    }
  }
}
"#,
    );
    let hello = |item| format!("Hello from {item}, 3, 3.500000\n");
    let [h0, h1, h2, h3] = [hello(0), hello(1), hello(2), hello(3)];
    let grid = ["--kernel", "hello", "--workgroups", "2", "--arg"];
    program.prints(
        &[&grid[..], &["i32:9"]].concat(),
        &format!("{h0}bye\n{h1}0% bye\n{h2}0% 1% bye\n{h3}0% 1% 2% bye\n"),
    );
    program.fails(
        &[&grid[..], &["i32:1"]].concat(),
        &format!("{h0}bye\n{h1}0% bye\n{h2}0% {h3}0% "),
        "upstream.mlir:13:9: error: assertion failed: j reaches n (workgroup 1,0,0, work-item 0,0,0); and 1 more work-item",
    );
}
