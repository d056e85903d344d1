//! Texts that are wrong, and texts that are noise.

use super::super::decode::load;
use super::{kernel, words};

#[test]
fn what_is_wrong_in_a_text_is_located() {
    for (text, what) in [
        (
            "\nabc",
            "line 2 of the PTX: expected a directive, found 'abc'",
        ),
        (
            ".entry k() {\n",
            "line 1 of the PTX: expected an instruction, the text ends",
        ),
        (
            ".entry k() { ret }",
            "line 1 of the PTX: expected an operand, found '}'",
        ),
        (
            ".entry k() { bra $x; }",
            "line 1 of the PTX: undefined label",
        ),
        (
            ".entry k() { $x: $x: ret; }",
            "line 1 of the PTX: '$x' is defined twice",
        ),
        (
            ".entry k() {} .entry k() {}",
            "line 1 of the PTX: 'k' is defined twice",
        ),
        (
            ".global .b32 a[9999999999999];",
            "line 1 of the PTX: not enough memory",
        ),
        (
            ".global .align 3 .b32 a;",
            "line 1 of the PTX: 3 is not an alignment",
        ),
        (
            ".global .texref a;",
            "line 1 of the PTX: '.texref' is not a type of variables",
        ),
        (
            ".global .b8 a[1] = {1, 2};",
            "line 1 of the PTX: more values than elements",
        ),
        (
            ".shared .b8 a[1] = {1};",
            "line 1 of the PTX: variables of this space cannot have initial values",
        ),
    ] {
        assert_eq!(load(text).unwrap_err().to_string(), what, "{text}");
    }
}

#[test]
fn what_is_wrong_in_an_instruction_is_located() {
    for (body, what) in [
        (
            "add.u32 %r1, %r2;",
            "this instruction takes 3 operands, 2 given",
        ),
        (
            "add.u32 %rd1, %r2, 1;",
            "'%rd1' has 64 bits, 32 are expected",
        ),
        ("add.u32 %r1, %p1, 1;", "'%p1' has 1 bits, 32 are expected"),
        ("add.u32 %r1, %r99, 1;", "'%r99' is not defined"),
        ("add.u32 %x, %r1, 1;", "'%x' is not a register"),
        ("@%r1 add.u32 %r1, %r1, 1;", "'%r1' is not a predicate"),
        (
            "ld.global.v2.b32 %r1, [%rd0];",
            "expected 2 elements, 1 given",
        ),
        ("ld.global.b32 %r1, %rd0;", "expected a place in memory"),
        (
            "st.const.b32 [%rd0], %r1;",
            "nothing is stored in this space",
        ),
        (
            "lop3.b32 %r1, %r1, %r1, %r1, 256;",
            "the table is not an 8-bit number",
        ),
        (
            "mov.b32 {%rs1, %rs2, %rs3}, %r1;",
            "32 bits have no 3 parts",
        ),
    ] {
        let fault = words(body, 1, &[0; 4]).unwrap_err();
        assert_eq!(
            fault.to_string(),
            format!("line 5 of the PTX: {what}"),
            "{body}"
        );
        assert!(!fault.is_unsupported);
    }
}

#[test]
fn what_is_not_known_is_refused_before_anything_runs() {
    for opcode in [
        "tex.2d.v4.f32.s32",
        "add.rz.f32",
        "add.b32",
        "mul.u32",
        "div.f32",
        "sin.f32",
        "cvt.f32.u32",
        "cvt.u32.f32",
        "cvt.rn.u32.f32",
        "setp.lt.b32",
        "shl.b8",
        "popc.s8",
        "ld.global.v3.b32",
        "atom.global.exch.f32",
        "atom.global.cas.b8",
        "shfl.idx.b32",
        "wgmma.fence.sync.aligned",
        "fence.proxy.async",
        "add.u32.sat",
        "cvta.u64",
        "mul.wide.u64",
        "vote.sync.ballot.pred",
        "redux.sync.add.b32",
        "bar",
    ] {
        let body = format!("{opcode} %r1, %r1, %r1;");
        let fault = words(&body, 1, &[0; 4]).expect_err(opcode);
        let what = format!("line 5 of the PTX: instruction '{opcode}' is not supported");
        assert_eq!(fault.to_string(), what);
        assert!(fault.is_unsupported);
    }
}

/// Numbers that look random.
struct Noise(u64);

impl Noise {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end
    }
}

/// Texts with words removed, moved, or cut: none may panic, in the parser or after it.
#[test]
fn noise_never_panics() {
    let texts = [
        include_str!("saxpy.ptx").to_owned(),
        include_str!("reduce.ptx").to_owned(),
        kernel(
            ".shared .b32 x[4]; .local .b64 y; { .param .b32 p; st.param.b32 [p], %r1; }\n\
             $T: .branchtargets $L, $L; brx.idx %r1, $T; $L: mov.b64 {%r1, _}, %rd1;\n\
             setp.lt.and.f32 %p1|%p2, %r1, 0f3F800000, !%p3; shfl.sync.idx.b32 %r1|%p1, %r1, 0, 31, -1;\n\
             atom.global.cas.b32 %r1, [%rd0+4], 1, 2; cvt.rni.s32.f32 %r1, %r2; bar.red.popc.u32 %r1, 0, %p1;",
        ),
    ];
    let strange = [
        "",
        "é",
        "\"",
        "%",
        "0x",
        "1e",
        "::",
        ".",
        "{",
        "}",
        "(",
        "-",
        "99999999999",
        "/*",
        "\0",
        "|",
    ];
    let mut noise = Noise(0x1234_5678_9abc_def1);
    let mut run = 0;
    for round in 0..900 {
        let text = &texts[round % texts.len()];
        let mut parts: Vec<&str> = text
            .split_inclusive([' ', '\n', '\t', ',', '.', '[', '%'])
            .collect();
        for _ in 0..=noise.below(3) {
            let (at, other) = (noise.below(parts.len()), noise.below(parts.len()));
            match noise.below(4) {
                0 => parts.swap(at, other),
                1 => parts[at] = parts[other],
                2 => parts[at] = strange[noise.below(strange.len())],
                _ => drop(parts.remove(at)),
            }
        }
        let text = parts
            .concat()
            .replace("reqntid 256", "reqntid 32")
            .replace("reqntid 64", "reqntid 32");
        run += usize::from(is_run(&text));
    }
    assert!(run > 30, "{run} texts were right still");
}

/// Runs a text, if it is right; whether it is.
fn is_run(text: &str) -> bool {
    use super::super::machine::{self, Launch, memory::Memory};
    let Ok(program) = load(text) else {
        return false;
    };
    let Some(kernel) = program.kernels.first() else {
        return false;
    };
    let mut memory = Memory::new(&program);
    let address = memory.add("buffer", vec![0; 256]);
    let params = [address.to_le_bytes(); 8].concat();
    let launch = Launch {
        kernel,
        blocks: [1; 3],
        threads: [32, 1, 1],
        params: &params,
        dynamic_shared: 0,
        deadline: Some(std::time::Instant::now() + std::time::Duration::from_millis(20)),
    };
    let _ = machine::run(&program, &mut memory, &launch);
    true
}
