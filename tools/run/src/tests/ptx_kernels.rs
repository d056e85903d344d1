//! Kernels in PTX on the device that interprets it.

use gir::reflection::schema::{LaunchArgument, LaunchArgumentKind};

use super::super::element::{ElemType, Scalar};
use super::super::program::{DynamicGlobal, DynamicShared, Global, Param, ParamKind, Program};
use super::fixtures::{Bench, Ran, block, buffer, program as plain, scalar};
use gir::reflection::{schema::GlobalSpace, slots::Slot};

fn argument(kind: LaunchArgumentKind, offset: u64, size: u64, parameter: u32) -> LaunchArgument {
    LaunchArgument {
        part: 0,
        kind,
        offset,
        size,
        parameter: Some(parameter),
        global: None,
    }
}

/// A kernel with a buffer whose address is in `%rd0`; its body starts in line 6.
fn program(body: &str) -> Program {
    let code = format!(
        ".version 7.8\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 k_param_0) {{\n\
         .reg .pred %p<9>; .reg .b32 %r<9>; .reg .b64 %rd<9>; ld.param.b64 %rd0, [k_param_0];\n{body}\nret;\n}}\n"
    );
    Program {
        code: code.into_bytes(),
        format: "ptx",
        profile: super::fixtures::profile("cuda-sm_90"),
        entry: "k".to_owned(),
        params: vec![buffer("x", 0, 0, Scalar::U32)],
        arguments: vec![argument(LaunchArgumentKind::Address, 0, 8, 0)],
        ..plain("saxpy", [32, 1, 1])
    }
}

fn run(bench: &Bench, args: &[&str]) -> Ran {
    let start = [
        "k.gir",
        "--kernel",
        "k",
        "--device",
        "ptx-sim",
        "--workgroups",
        "1",
    ];
    bench.run(&[&start, args].concat())
}

#[test]
fn every_kind_of_argument_reaches_the_kernel() {
    let elem = ElemType::from(Scalar::U32);
    let shared = |spec_id| DynamicShared { spec_id, elem };
    let code = ".extern .shared .align 16 .b8 all[];\n\
        .visible .entry k(.param .u64 a, .param .u8 b, .param .u32 c, .param .u64 d, .param .u64 e) {\n\
        .reg .b16 %rs<3>; .reg .b32 %r<9>; .reg .b64 %rd<9>;\n\
        ld.param.b64 %rd1, [a]; ld.param.b64 %rd2, [e]; ld.param.u8 %r1, [b]; ld.param.u32 %r2, [c];\n\
        ld.param.u64 %rd3, [d]; mov.b64 %rd4, all; cvt.u64.u32 %rd5, %r2; add.s64 %rd5, %rd4, %rd5;\n\
        st.shared.b32 [%rd4], %r1; st.shared.b64 [%rd5], %rd3; ld.shared.b32 %r4, [all];\n\
        ld.shared.b32 %r5, [%rd5]; st.global.v2.b32 [%rd1], {%r4, %r2}; st.global.b32 [%rd2], %r5; }";
    let named = |name: &str, kind| Param {
        name: name.to_owned(),
        kind,
    };
    let program = Program {
        code: code.as_bytes().to_vec(),
        params: vec![
            buffer("a", 0, 0, Scalar::U32),
            scalar("b", Scalar::U8, 0),
            named("tile", ParamKind::DynamicShared(shared(0))),
            scalar("d", Scalar::U64, 8),
        ],
        globals: vec![Global {
            name: "sum".to_owned(),
            slot: Slot { set: 0, binding: 9 },
            address: None,
            elem,
            count: 1,
            init: None,
            space: GlobalSpace::Global,
            printf: None,
        }],
        dynamic_global: Some(DynamicGlobal {
            name: "extra".to_owned(),
            shared: shared(1),
        }),
        arguments: vec![
            argument(LaunchArgumentKind::Address, 0, 8, 0),
            argument(LaunchArgumentKind::Value, 8, 1, 1),
            argument(LaunchArgumentKind::SharedOffset, 12, 4, 2),
            argument(LaunchArgumentKind::Value, 16, 8, 3),
            LaunchArgument {
                parameter: None,
                global: Some("sum".to_owned()),
                ..argument(LaunchArgumentKind::Address, 24, 8, 0)
            },
        ],
        push_constants: block(16),
        ..program("")
    };
    let bench = Bench::new(program);
    let (out, sum) = (bench.path("a.npy"), bench.path("sum.npy"));
    let (out, sum) = (format!("0={out}"), format!("sum={sum}"));
    #[rustfmt::skip]
    let args = [
        "--arg", "zeros:u32:2", "--arg", "u8:200", "--arg", "shared:16", "--arg", "u64:300000",
        "--arg", "shared:20", "--out", &out, "--out-global", &sum, "--repeat", "2",
    ];
    let text = run(&bench, &args).ok();
    assert!(
        text.contains("ptx-sim: emulated: PTX by an interpreter"),
        "{text}"
    );
    let bytes = |words: &[u32]| {
        words
            .iter()
            .flat_map(|word| word.to_le_bytes())
            .collect::<Vec<_>>()
    };
    // The global is first; the parameter follows, at a multiple of 16 bytes.
    assert_eq!(bench.read("a.npy").bytes, bytes(&[200, 32]));
    assert_eq!(bench.read("sum.npy").bytes, bytes(&[300_000]));
}

#[test]
fn what_is_wrong_has_its_status_and_line() {
    for (body, status, message) in [
        (
            "wgmma.fence.sync.aligned;",
            3,
            "error: ptx-sim: kernel 'k': line 6 of the PTX: instruction 'wgmma.fence.sync.aligned' is not supported\n",
        ),
        (
            "ld.global.b32 %r1, [%rd0+4];",
            1,
            "error: ptx-sim: kernel 'k': line 6 of the PTX: 4 bytes at byte 4 of '%x', which has 4 (thread [0, 0, 0] of block [0, 0, 0])\n",
        ),
        (
            "$L: bra.uni $L;",
            1,
            "error: kernel 'k' did not end within 1 s (--timeout sets the limit)\n",
        ),
    ] {
        let bench = Bench::new(program(body));
        let limit = match message.contains("within") {
            true => "1",
            false => "60",
        };
        run(&bench, &["--arg", "zeros:u32:1", "--timeout", limit]).fails(status, message);
    }
}

#[test]
fn what_the_device_lacks_is_refused() {
    let wide = Program {
        workgroup_size: [2048, 1, 1],
        subgroup_size: Some(64),
        ..program("")
    };
    run(&Bench::new(wide), &["--arg", "zeros:u32:1"]).fails(
        3,
        "error: the device has subgroups of 32 work-items or parts of them, 64 wanted\n\
         error: the device has at most 1024 work-items of a workgroup, 2048 wanted\n",
    );
    let other = Program {
        format: "msl",
        ..program("")
    };
    run(&Bench::new(other), &["--arg", "zeros:u32:1"]).fails(
        3,
        "error: device 'ptx-sim' does not run kernels compiled to msl: the profile is for another device; name a profile of this one, or none\n",
    );
}
