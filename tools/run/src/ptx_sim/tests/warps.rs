//! Collective operations of a warp.

use super::{fault, found};

#[test]
fn shuffles_move_values_as_the_isa_says() {
    for (mode, b, c, threads) in [
        ("idx", 5, 0x1f, 32),
        ("idx", 3, 0x181f, 32),
        ("bfly", 1, 0x1f, 32),
        ("bfly", 16, 0x0c1f, 32),
        ("up", 3, 0, 32),
        ("up", 1, 0x1800, 32),
        ("down", 4, 0x1f, 32),
        ("down", 2, 0x181f, 32),
        ("bfly", 4, 0x1f, 64),
    ] {
        let body = format!(
            "mul.lo.u32 %r1, %r0, 7; shfl.sync.{mode}.b32 %r2|%p1, %r1, {b}, {c}, -1;\n\
             st.global.b32 [%rd1], %r2; selp.b32 %r3, 1, 0, %p1; st.global.b32 [%rd1+256], %r3;"
        );
        let found = found(&body, threads, 128);
        for thread in 0..threads {
            let (lane, first) = (thread as i64 % 32, thread / 32 * 32);
            let segment = c >> 8 & 31;
            let most = lane & segment | c & 31 & !segment;
            let (source, inside) = match mode {
                "up" => (lane - b, lane - b >= most),
                "down" => (lane + b, lane + b <= most),
                "bfly" => (lane ^ b, lane ^ b <= most),
                _ => (
                    lane & segment | b & !segment,
                    (lane & segment | b & !segment) <= most,
                ),
            };
            let source = if inside { source } else { lane };
            let expected = (first + source as u32) * 7;
            assert_eq!(
                found[thread as usize], expected,
                "{mode} {b} {c:#x} {thread}"
            );
            assert_eq!(found[64 + thread as usize], u32::from(inside));
        }
    }
}

#[test]
fn votes_and_matches() {
    let found = found(
        "setp.gt.u32 %p1, %r0, 20; vote.sync.ballot.b32 %r1, %p1, -1; st.global.b32 [%rd1], %r1;\n\
         vote.sync.any.pred %p2, %p1, -1; vote.sync.all.pred %p3, !%p1, -1; vote.sync.uni.pred %p4, %p1, -1;\n\
         selp.b32 %r2, 1, 0, %p2; selp.b32 %r3, 2, 0, %p3; selp.b32 %r4, 4, 0, %p4;\n\
         add.u32 %r2, %r2, %r3; add.u32 %r2, %r2, %r4; st.global.b32 [%rd1+128], %r2;\n\
         and.b32 %r5, %r0, 3; match.any.sync.b32 %r6, %r5, -1; st.global.b32 [%rd1+256], %r6;\n\
         match.all.sync.b32 %r7|%p5, %r5, -1; selp.b32 %r8, 100, 200, %p5; add.u32 %r8, %r8, %r7;\n\
         st.global.b32 [%rd1+384], %r8;",
        32,
        128,
    );
    assert_eq!(found[..32], [0xffe0_0000; 32]);
    assert_eq!(found[32..64], [1; 32]);
    let expected: Vec<_> = (0..32).map(|thread| 0x1111_1111 << (thread & 3)).collect();
    assert_eq!(found[64..96], expected);
    assert_eq!(found[96..], [200; 32]);
}

#[test]
fn reductions_of_a_warp() {
    for (op, expected) in [
        (
            "add.u32",
            (0..32_u32)
                .map(|thread| thread.wrapping_sub(9))
                .fold(0, u32::wrapping_add),
        ),
        ("min.s32", 9_u32.wrapping_neg()),
        ("max.s32", 22),
        ("min.u32", 0),
        ("max.u32", u32::MAX),
        ("and.b32", 0),
        ("or.b32", u32::MAX),
        (
            "xor.b32",
            (0..32_u32)
                .map(|thread| thread.wrapping_sub(9))
                .fold(0, |a, b| a ^ b),
        ),
    ] {
        let body = format!(
            "sub.u32 %r1, %r0, 9; redux.sync.{op} %r2, %r1, -1; st.global.b32 [%rd1], %r2;"
        );
        assert_eq!(found(&body, 32, 32), [expected; 32], "{op}");
    }
}

#[test]
fn members_arrive_one_after_the_other() {
    // Threads below 8 reach their shuffle by another path than the others, which wait for them.
    let found = found(
        "setp.lt.u32 %p1, %r0, 8; @%p1 bra $late;\n\
         shfl.sync.bfly.b32 %r2, %r0, 31, 31, -1; bra.uni $join;\n\
         $late: add.u32 %r1, %r0, 100; shfl.sync.bfly.b32 %r2, %r1, 31, 31, -1;\n\
         $join: bar.warp.sync -1; st.global.b32 [%rd1], %r2;",
        32,
        32,
    );
    let expected = (0..32).map(|thread| match 31 - thread {
        source @ 0..8 => source + 100,
        source => source,
    });
    assert_eq!(found, expected.collect::<Vec<_>>());
}

#[test]
fn those_that_have_ended_are_not_waited_for() {
    let found = found(
        "setp.gt.u32 %p1, %r0, 3; @%p1 exit; vote.sync.ballot.b32 %r1, 1, -1; st.global.b32 [%rd1], %r1;",
        32,
        4,
    );
    assert_eq!(found, [15; 4]);
}

#[test]
fn waiting_forever_is_an_error() {
    let body = "setp.eq.b32 %p1, %r0, 0; @%p1 bra $one;\nbar.warp.sync -1; bra.uni $end;\n\
        $one: bar.sync 1, 32;\n$end: ret;";
    let found = fault(body, 32);
    assert!(
        found.starts_with("line 7 of the PTX: 1 of 32 threads wait"),
        "{found}"
    );
    let found = fault("shfl.sync.idx.b32 %r1, %r0, 0, 31, 2;", 2);
    assert!(
        found.contains("mask 0x2 lacks the thread itself"),
        "{found}"
    );
}

#[test]
fn what_comes_from_a_thread_that_takes_no_part_has_no_value() {
    let body = "setp.gt.u32 %p1, %r0, 3; @%p1 exit; shfl.sync.idx.b32 %r1, %r0, 9, 31, 15;\n\
        st.global.b32 [%rd1], %r1;";
    assert_eq!(found(body, 32, 4), [0xa5a5_a5a5; 4]);
}

#[test]
fn lanes_know_their_place() {
    let found = found(
        "mov.u32 %r1, %laneid; mov.u32 %r2, %lanemask_lt; add.u32 %r1, %r1, %r2;\n\
         st.global.b32 [%rd1], %r1; mov.u32 %r3, %warpid; mov.u32 %r4, %nwarpid;\n\
         mad.lo.u32 %r5, %r4, 10, %r3; st.global.b32 [%rd1+256], %r5;",
        64,
        128,
    );
    for thread in 0..64_usize {
        let lane = thread as u32 % 32;
        assert_eq!(found[thread], lane + ((1 << lane) - 1));
        assert_eq!(found[64 + thread], 20 + thread as u32 / 32);
    }
}
