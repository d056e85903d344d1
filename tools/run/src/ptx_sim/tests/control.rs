//! Branches: threads part and meet again.

use super::{fault, found};

#[test]
fn threads_part_and_meet() {
    // Odd and even threads diverge; after the join all are active again.
    let found = found(
        "and.b32 %r1, %r0, 1; setp.eq.b32 %p1, %r1, 0; @%p1 bra $even;\n\
         mov.b32 %r2, 100; activemask.b32 %r4; bra.uni $join;\n\
         $even: mov.b32 %r2, 200; activemask.b32 %r4;\n\
         $join: activemask.b32 %r3; st.global.b32 [%rd1], %r3;\n\
         add.u32 %r2, %r2, %r0; st.global.b32 [%rd1+128], %r2; st.global.b32 [%rd1+256], %r4;",
        32,
        96,
    );
    assert_eq!(found[..32], [u32::MAX; 32]);
    for thread in 0..32_u32 {
        let (own, mask) = match thread % 2 {
            0 => (200, 0x5555_5555),
            _ => (100, 0xaaaa_aaaa),
        };
        assert_eq!(found[32 + thread as usize], own + thread);
        assert_eq!(found[64 + thread as usize], mask);
    }
}

#[test]
fn loops_with_different_counts_end_together() {
    let found = found(
        "mov.b32 %r1, 0; mov.b32 %r2, 0;\n\
         $loop: add.u32 %r2, %r2, %r1; add.u32 %r1, %r1, 1; setp.le.u32 %p1, %r1, %r0;\n\
         @%p1 bra $loop;\n\
         activemask.b32 %r3; st.global.b32 [%rd1], %r2; st.global.b32 [%rd1+256], %r3;",
        64,
        128,
    );
    for thread in 0..64_u32 {
        assert_eq!(found[thread as usize], thread * (thread + 1) / 2);
        assert_eq!(found[64 + thread as usize], u32::MAX);
    }
}

#[test]
fn branches_by_an_index() {
    let body = "$L: .branchtargets $a, $b, $c;\n\
         rem.u32 %r1, %r0, 3; mov.b32 %r2, 0; brx.idx %r1, $L;\n\
         $a: add.u32 %r2, %r2, 1;\n\
         $b: add.u32 %r2, %r2, 10;\n\
         $c: add.u32 %r2, %r2, 100;\n\
         st.global.b32 [%rd1], %r2;";
    let found = found(body, 40, 40);
    let expected = (0..40).map(|thread| [111, 110, 100][thread % 3]);
    assert_eq!(found, expected.collect::<Vec<_>>());
    let outside = body.replace("rem.u32 %r1, %r0, 3", "mov.b32 %r1, 3");
    assert_eq!(
        fault(&outside, 1),
        "line 6 of the PTX: index 3 of a list of 3 labels (thread [0, 0, 0] of block [0, 0, 0])"
    );
}

#[test]
fn guards_keep_what_was_there() {
    let found = found(
        "setp.lt.u32 %p1, %r0, 5; mov.b32 %r1, 7; @%p1 mov.b32 %r1, 8; @!%p1 add.u32 %r1, %r1, 2;\n\
         st.global.b32 [%rd1], %r1; @%p1 exit; st.global.b32 [%rd1], %r0;",
        8,
        8,
    );
    assert_eq!(found, [8, 8, 8, 8, 8, 5, 6, 7]);
}

#[test]
fn a_lock_is_passed_on_within_a_warp() {
    // The thread that has the lock leaves the loop, while others try on: it must get its turn.
    let found = found(
        "$try: atom.acquire.gpu.global.cas.b32 %r1, [%rd0+256], 0, 1;\n\
         setp.ne.b32 %p1, %r1, 0; @%p1 bra $try;\n\
         ld.global.b32 %r2, [%rd0+260]; add.u32 %r2, %r2, %r0; st.global.b32 [%rd0+260], %r2;\n\
         atom.release.gpu.global.exch.b32 %r3, [%rd0+256], 0;",
        96,
        66,
    );
    assert_eq!(found[64..], [0, 95 * 96 / 2]);
}

#[test]
fn a_thread_waits_for_one_of_another_warp() {
    let found = found(
        "setp.ge.u32 %p1, %r0, 32; @%p1 bra $give;\n\
         $wait: ld.acquire.cta.global.b32 %r1, [%rd0+252]; setp.eq.b32 %p2, %r1, 0; @%p2 bra $wait;\n\
         st.global.b32 [%rd1], %r1; ret;\n\
         $give: mov.b32 %r1, 9; st.release.cta.global.b32 [%rd0+252], %r1;",
        64,
        64,
    );
    assert_eq!(found[..32], [9; 32]);
}
