//! Invalid operations of a program, and their messages.

use std::time::{Duration, Instant};

use super::super::decode::load;
use super::super::machine::{self, Launch, TOO_LATE, memory::Memory};
use super::{fault, found, kernel};

#[test]
fn a_register_without_a_value_decides_nothing() {
    let line = "line 6 of the PTX: this depends on a register that has no value \
        (thread [0, 0, 0] of block [0, 0, 0])";
    for body in [
        "\n@%p1 mov.b32 %r1, 1;",
        "\nst.global.b32 [%rd5], %r0;",
        "\nld.global.b32 %r1, [%rd5];",
        "\nbar.sync %r5;",
        "\natom.global.add.u32 %r1, [%rd0], %r2;",
        "\nvote.sync.ballot.b32 %r1, %p1, -1;",
        "add.u32 %r1, %r2, 1; shl.b32 %r1, %r1, 2; setp.eq.u32 %p1, %r1, 0;\n@%p1 bra $L; $L:",
    ] {
        assert_eq!(fault(body, 1), line, "{body}");
    }
}

#[test]
fn a_register_without_a_value_may_be_carried_along() {
    let found = found(
        "mov.b32 %r1, %r2; setp.eq.b32 %p1, %r0, 0; selp.b32 %r3, 5, %r1, %p1; st.global.b32 [%rd0], %r3;",
        1,
        1,
    );
    assert_eq!(found, [5]);
    let body = "mov.b32 %r5, {%rs1, %rs2}; mov.b16 %rs3, 7; mov.b32 %r6, {%rs3, %rs4}; prmt.b32 %r7, %r6, %r5, 0x7610;\n\
        and.b32 %r8, %r7, 255; setp.eq.u32 %p2, %r8, 7; @%p2 st.global.b32 [%rd0], %r8;";
    assert_eq!(super::found(body, 1, 1), [7]);
    let found = super::found("st.global.v2.b32 [%rd0], {%r0, %r1};", 1, 2);
    assert_eq!(found, [0, 0xa5a5_a5a5]);
}

#[test]
fn the_thread_is_named() {
    let body = "setp.eq.b32 %p1, %r0, 37;\n@%p1 trap;";
    assert_eq!(
        fault(body, 64),
        "line 6 of the PTX: the kernel has stopped itself (trap) (thread [37, 0, 0] of block [0, 0, 0])"
    );
}

#[test]
fn a_loop_without_end_is_stopped() {
    for body in [
        "$L: bra.uni $L;",
        "$L: atom.global.add.u32 %r1, [%rd0], 1; bra.uni $L;",
    ] {
        let program = load(&kernel(body)).unwrap();
        let mut memory = Memory::new(&program);
        let address = memory.add("buffer", vec![0; 4]);
        let launch = Launch {
            kernel: program.kernel("k").unwrap(),
            blocks: [1; 3],
            threads: [64, 1, 1],
            params: &address.to_le_bytes(),
            dynamic_shared: 0,
            deadline: Some(Instant::now() + Duration::from_millis(50)),
        };
        let fault = machine::run(&program, &mut memory, &launch).unwrap_err();
        assert_eq!(fault.what, TOO_LATE);
    }
}

#[test]
fn launches_have_to_fit() {
    let text = ".entry k(.param .u64 a, .param .u32 b) .reqntid 64, 1, 1 { ret; }";
    let program = load(text).unwrap();
    let run = |threads, params: &[u8], dynamic_shared| {
        let launch = Launch {
            kernel: program.kernel("k").unwrap(),
            blocks: [1; 3],
            threads,
            params,
            dynamic_shared,
            deadline: None,
        };
        let ran = machine::run(&program, &mut Memory::new(&program), &launch);
        ran.err().map(|fault| fault.to_string())
    };
    let block = [0; 12];
    assert_eq!(run([64, 1, 1], &block, 0), None);
    for (threads, params, shared, what) in [
        (
            [32, 1, 1],
            &block[..],
            0,
            "kernel 'k' requires blocks of [64, 1, 1] threads, [32, 1, 1] given",
        ),
        (
            [64, 1, 1],
            &block[..11],
            0,
            "kernel 'k' takes 12 bytes of arguments, 11 given",
        ),
        (
            [64, 1, 1],
            &block[..],
            1 << 40,
            "a block has less than 1099511628800 bytes of shared memory",
        ),
    ] {
        assert_eq!(run(threads, params, shared).as_deref(), Some(what));
    }
    assert!(program.kernel("j").is_err());
}
