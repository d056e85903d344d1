//! Bytes that are no program: noise, other formats, and programs cut short.

use super::{GIR_OPT, PROGRAM, Run, Sandbox, place};
use gir_dialects::{
    bytecode, driver,
    ir::{Context, Module},
    melior::dialect::DialectRegistry,
    versions::DialectVersions,
};
use std::fs;

const NAMES: [&str; 4] = ["k.gir", "k.mlir", "k.mlirbc", "k"];

/// Bytes of Marsaglia's xorshift64, the same on every run.
fn noise(seed: u64, length: usize) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    (0..length).map(|_| next()).collect()
}

/// The tool must refuse the bytes under every name, with one message that names
/// the file.
#[track_caller]
fn refused(bytes: &[u8]) {
    for name in NAMES {
        let run = Sandbox::with(name, bytes).run(name);
        place(run.error(), name);
    }
    let run = Sandbox::new().run_on("-", bytes);
    place(run.error(), "<stdin>");
}

#[test]
fn noise_is_refused() {
    for seed in 1..8 {
        refused(&noise(seed, 5_000));
    }
}

#[test]
fn bytes_of_one_kind_are_refused() {
    for byte in [0x01, 0x7f, 0x80, 0xc3, 0xff] {
        refused(&[byte; 1_000]);
    }
}

#[test]
fn a_program_of_the_machine_is_refused() {
    refused(&fs::read("/bin/true").unwrap());
}

#[test]
fn headers_of_other_formats_are_refused() {
    // An archive, a compressed file, LLVM bitcode.
    for magic in [&b"!<arch>\n"[..], b"\x1f\x8b\x08", b"BC\xc0\xde"] {
        refused(&[magic, &noise(9, 100)].concat());
    }
}

#[test]
fn a_header_of_spirv_without_a_module_is_refused() {
    let magic = b"\x03\x02\x23\x07\x00\x00\x01\x00";
    for (name, bytes) in [("k.spv", magic), ("k", magic)] {
        let error =
            format!("{name}: error: the SPIR-V module ends within its header of five words");
        Sandbox::with(name, bytes).run(name).fails_with(&error);
    }
}

#[test]
fn prose_is_refused() {
    refused(b"This is no program at all.\n");
}

/// The bytecode of a module with a global, a loop and an atomic.
fn bytecode(sandbox: &Sandbox) -> Vec<u8> {
    let text = "global @tile : ptr[shared]<u32> count=64\n\
        func kernel @k(%x: ptr[global]<u32>, %n: u32) -> void {\n\
        entry:\n  br head\n\
        head:\n  %i = phi u32 [ 0u, entry ], [ %j, head ]\n\
        %o = atomic.rmw add %x, 1u ordering=relaxed scope=device\n\
        %j = add %i, 1u\n  %c = ucmp.lt %j, %n\n  br_if %c, head, done\n\
        done:\n  ret\n}\n";
    sandbox.write("whole.gir", text);
    let run = sandbox.run("--emit-bytecode whole.gir -o whole.mlirbc");
    assert_eq!(run.printed(), "");
    sandbox.read("whole.mlirbc")
}

#[test]
fn bytecode_cut_short_is_refused() {
    let sandbox = Sandbox::new();
    let whole = bytecode(&sandbox);
    let every_third = (1..whole.len()).step_by(3);
    for length in every_third.chain([whole.len() - 1]) {
        sandbox.write("k.mlirbc", &whole[..length]);
        let run = sandbox.run("k.mlirbc");
        // Without its magic number the file is text, which has lines.
        let place = if length < 4 {
            "k.mlirbc:1:1"
        } else {
            "k.mlirbc"
        };
        let beginning = format!("{place}: error: ");
        assert!(
            run.error().starts_with(&beginning),
            "{length}: {}",
            run.said()
        );
    }
}

#[test]
fn bytecode_is_known_by_its_first_bytes() {
    let sandbox = Sandbox::new();
    let whole = bytecode(&sandbox);
    let text = sandbox.run("whole.gir");
    for name in ["k.gir", "k.mlir", "k"] {
        sandbox.write(name, &whole);
        assert_eq!(sandbox.run(name).printed(), text.printed(), "{name}");
    }
    assert_eq!(sandbox.run_on("-", &whole).printed(), text.printed());
}

#[test]
fn bytecode_of_a_later_version_is_refused() {
    let sandbox = Sandbox::new();
    let mut bytes = bytecode(&sandbox);
    // The version follows the magic number, as an odd number of seven bits.
    bytes[4] = 0xff;
    sandbox.write("k.mlirbc", &bytes);
    let run = sandbox.run("k.mlirbc");
    assert!(run.error().contains("version"), "{}", run.said());
}

/// A dialect of gir has a version of its own.
#[test]
fn bytecode_of_a_later_dialect_is_refused() {
    const LATER: [DialectVersions; 1] = [DialectVersions {
        dialect: "gir",
        steps: &[|_| (), |_| ()],
    }];
    let registry = DialectRegistry::new();
    driver::register_dialects_with(&registry, &LATER);
    let context = Context::new_with_registry(&registry, false);
    let text = b"gir.func @f() {\n  gir.return\n}\n";
    let module = Module::parse(&context, text, "k.mlir", true).unwrap();
    let sandbox = Sandbox::with("k.mlirbc", bytecode::write(module.op()));
    sandbox.run("k.mlirbc").fails_with(
        "k.mlirbc: error: the file has version 3 of the dialect 'gir', and this reader knows \
         versions up to 1; use a newer one",
    );
}

#[test]
fn noise_behind_the_magic_number_is_refused() {
    let sandbox = Sandbox::new();
    for seed in 1..8 {
        sandbox.write("k.mlirbc", [b"ML\xefR", &noise(seed, 500)[..]].concat());
        let run = sandbox.run("k.mlirbc");
        assert!(run.error().starts_with("k.mlirbc: error: "));
    }
}

/// The rest of a program is a program or has an error in the text.
#[test]
fn a_program_cut_short_is_refused_where_it_ends() {
    let sandbox = Sandbox::new();
    for length in 1..PROGRAM.len() - 1 {
        sandbox.write("k.gir", &PROGRAM[..length]);
        let run = sandbox.run("k.gir");
        run.check_no_crash();
        assert_eq!(run.status, Some(1), "{length}");
        let first = run.stderr.lines().next().unwrap_or_default();
        place(first, "k.gir");
    }
}

#[test]
fn bytes_behind_a_program_are_refused() {
    for tail in [&b"\x00"[..], b"}", b"\xff", b"module {}"] {
        let text = [PROGRAM.as_bytes(), tail].concat();
        let run = Sandbox::with("k.gir", text).run("k.gir");
        assert_eq!(place(run.error(), "k.gir"), (5, 1));
    }
}

/// One byte of the bytecode at a time becomes another: the module may stay one,
/// but the tool neither crashes nor hangs.
#[track_caller]
fn damage(whole: &[u8], step: usize) {
    let sandbox = Sandbox::new();
    for index in (4..whole.len()).step_by(step) {
        for byte in [0x00, 0x01, 0x10, 0x40, 0x80] {
            let mut damaged = whole.to_vec();
            damaged[index] = byte;
            sandbox.write("k.mlirbc", &damaged);
            let mut command = sandbox.command("timeout");
            let run = Run::of(command.args(["20", GIR_OPT, "k.mlirbc"]));
            run.check_no_crash();
            assert!(
                run.status < Some(2),
                "byte {index} as {byte:#x}: {}",
                run.said()
            );
        }
    }
}

#[test]
fn damaged_bytecode_is_refused() {
    let sandbox = Sandbox::with("empty.gir", "");
    let written = sandbox.run("--emit-bytecode empty.gir -o whole.mlirbc");
    assert_eq!(written.printed(), "");
    damage(&sandbox.read("whole.mlirbc"), 1);
    damage(&bytecode(&sandbox), 7);
}

/// The reader decides which byte it names.
#[test]
fn damaged_bytecode_is_said_to_be_damaged() {
    let sandbox = Sandbox::with("empty.gir", "");
    sandbox.run("--emit-bytecode empty.gir -o whole.mlirbc");
    let whole = sandbox.read("whole.mlirbc");
    let mut messages = (4..whole.len()).flat_map(|index| {
        [0x00, 0x01, 0x10, 0x40, 0x80].map(|byte| {
            let mut damaged = whole.clone();
            damaged[index] = byte;
            sandbox.run_on("-", damaged).stderr
        })
    });
    let error = "<stdin>: error: corrupt bytecode: reading it would crash or never end; \
                 generate the file again\n";
    assert!(messages.any(|message| message == error));
}

/// A process whose children vanish as soon as they end learns nothing from them.
#[test]
fn bytecode_is_read_where_the_ends_of_children_are_ignored() {
    let sandbox = Sandbox::new();
    bytecode(&sandbox);
    let mut command = sandbox.command("/bin/sh");
    let script = "trap '' CHLD; exec \"$0\" whole.mlirbc";
    let run = Run::of(command.args(["-c", script, GIR_OPT]));
    assert!(run.printed().contains("gir.func"));
}
