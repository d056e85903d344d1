//! Barriers of a block.

use super::{fault, found};

const SHARED: &str = ".shared .align 4 .b8 tile[512]; mov.b64 %rd2, tile;\n\
    mul.wide.u32 %rd3, %r0, 4; add.s64 %rd3, %rd2, %rd3;\n";

#[test]
fn a_barrier_joins_all_warps() {
    let body = format!(
        "{SHARED} st.shared.b32 [%rd3], %r0; bar.sync 0;\n\
         sub.u32 %r1, 99, %r0; mul.wide.u32 %rd4, %r1, 4; add.s64 %rd4, %rd2, %rd4;\n\
         ld.shared.b32 %r2, [%rd4]; st.global.b32 [%rd1], %r2;"
    );
    let found = found(&body, 100, 100);
    let expected: Vec<_> = (0..100).rev().collect();
    assert_eq!(found, expected);
}

#[test]
fn barriers_have_numbers_and_counts() {
    // The first two warps have a barrier of their own; the third arrives, and does not wait.
    let found = found(
        "setp.ge.u32 %p1, %r0, 64; @%p1 bra $third;\n\
         barrier.sync 1, 64; barrier.cta.sync 2, 96; ld.global.b32 %r2, [%rd0+380];\n\
         st.global.b32 [%rd1], %r2; bra.uni $end;\n\
         $third: mov.b32 %r1, 5; st.global.b32 [%rd0+380], %r1; bar.arrive 2, 96;\n\
         $end: bar.sync 0;",
        96,
        96,
    );
    assert_eq!(found[..64], [5; 64]);
}

#[test]
fn barriers_reduce_predicates() {
    let found = found(
        "setp.lt.u32 %p1, %r0, 37; bar.red.popc.u32 %r1, 0, %p1; st.global.b32 [%rd1], %r1;\n\
         barrier.cta.red.and.aligned.pred %p2, 0, !%p1; selp.b32 %r2, 1, 0, %p2;\n\
         bar.red.or.pred %p3, 0, %p1; selp.b32 %r3, 2, 0, %p3;\n\
         add.u32 %r2, %r2, %r3; st.global.b32 [%rd1+160], %r2;",
        40,
        80,
    );
    assert_eq!(found[..40], [37; 40]);
    assert_eq!(found[40..], [2; 40]);
}

#[test]
fn a_barrier_that_not_all_reach_is_an_error() {
    let body = "setp.eq.b32 %p1, %r0, 3; @%p1 exit;\nbar.sync 0;";
    assert_eq!(
        fault(body, 40),
        "line 6 of the PTX: 39 of 40 threads wait at this barrier forever; 1 have ended \
         (thread [0, 0, 0] of block [0, 0, 0])"
    );
    let found = fault("bar.sync 0, 64;", 96);
    assert!(
        found.contains("32 of 64 threads wait at this barrier forever"),
        "{found}"
    );
    let found = fault("mov.b32 %r1, 16; bar.sync %r1;", 32);
    assert!(found.contains("barrier 16 does not exist"), "{found}");
}
