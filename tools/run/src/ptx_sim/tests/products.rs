//! Products of matrices: which thread's registers have which elements (PTX ISA, "Matrix Fragments for mma").

use super::{fault, found};

/// `m16n8k16` of bytes: the number of row `r`, column `c` of the left factor is `r`, that of the right one 1 where its
/// row is 3 and its column `c` times two, so that the sum is `2 * r * c`.
#[test]
fn bytes_stand_where_the_isa_says() {
    // Four bytes of row `lane / 4`, from column `lane % 4 * 4` on; the second register is of the row 8 below.
    let body = "shr.u32 %r1, %r0, 2; and.b32 %r2, %r0, 3; mul.lo.u32 %r3, %r1, 0x01010101; \n\
         add.u32 %r4, %r3, 0x08080808; setp.eq.u32 %p1, %r2, 0; mul.lo.u32 %r5, %r1, 0x02000000; \n\
         selp.b32 %r6, %r5, 0, %p1; \n\
         mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32 {%r10, %r11, %r12, %r13}, {%r3, %r4}, {%r6}, {%r2, %r2, %r2, %r2}; \n\
         st.global.b32 [%rd1], %r10; st.global.b32 [%rd1+128], %r11; st.global.b32 [%rd1+256], %r12; st.global.b32 [%rd1+384], %r13;";
    let found = found(body, 32, 128);
    for lane in 0..32 {
        for register in 0..4 {
            let (row, column) = (lane / 4 + register / 2 * 8, lane % 4 * 2 + register % 2);
            let sum = 2 * row * column + lane % 4;
            assert_eq!(found[register * 32 + lane], sum as u32, "{row} {column}");
        }
    }
}

/// Pairs of halves: the left factor turns the rows of the right one around.
#[test]
fn halves_stand_where_the_isa_says() {
    // Row `r` of the left factor, of 16 columns, has 1 in column 15 - r: registers hold the rows below before the
    // columns to the right.
    let body = "shr.u32 %r1, %r0, 2; and.b32 %r2, %r0, 3; shl.b32 %r3, %r2, 1; \n\
         add.u32 %r4, %r3, %r1; mov.b32 %r5, 0; \n\
         setp.eq.u32 %p1, %r4, 7; selp.b32 %r6, 0x3c00, 0, %p1; \n\
         setp.eq.u32 %p2, %r4, 6; selp.b32 %r7, 0x3c000000, 0, %p2; or.b32 %r6, %r6, %r7; \n\
         mul.lo.u32 %r8, %r1, 0x00010001; add.u32 %r8, %r8, 0x4c004c00; \n\
         add.u32 %r9, %r8, 0x04000400; mov.b32 %r20, 0; \n\
         mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%r10, %r11}, {%r20, %r6, %r6, %r20}, {%r8, %r9}, {%r20, %r20}; \n\
         st.global.b32 [%rd1], %r10; st.global.b32 [%rd1+128], %r11;";
    let found = found(body, 32, 64);
    for lane in 0..32 {
        // Columns of the right factor have one number in rows 0 to 7, another in the others.
        let of_column = |column: u32, first: u32| (first + column) & 0xffff;
        let pair = |first| {
            let column = lane % 4 * 2;
            of_column(column, first) | of_column(column + 1, first) << 16
        };
        assert_eq!(found[lane as usize], pair(0x5000), "{lane}");
        assert_eq!(found[32 + lane as usize], pair(0x4c00), "{lane}");
    }
}

/// A sum in single precision is rounded once for each product: 1 and half of its last bit is 1, also eight times.
#[test]
fn sums_are_rounded_one_after_the_other() {
    let body = "mov.b32 %r1, 0x14001400; mov.b32 %r2, 0x3f800000; \n\
         mov.b32 %r4, 0x04000400; .reg .f32 %f<9>; mov.b32 %f0, %r2; \n\
         mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%f1, %f2, %f3, %f4}, {%r1, %r1}, {%r4}, {%f0, %f0, %f0, %f0}; \n\
         st.global.f32 [%rd1], %f1;";
    // 2^-10 times 2^-14.
    assert_eq!(found(body, 32, 32), [0x3f80_0000; 32]);
}

#[test]
fn a_product_wants_a_whole_warp() {
    let body = "setp.lt.u32 %p1, %r0, 16; mov.b32 %r1, 0; \n\
         @%p1 mma.sync.aligned.m8n8k16.row.col.s32.u8.u8.s32 {%r2, %r3}, {%r1}, {%r1}, {%r1, %r1}; exit;";
    let said = fault(body, 32);
    assert!(
        said.contains("not all 32 threads of the warp reach this product of matrices"),
        "{said}"
    );
    let other = "mov.b32 %r1, 0; \n\
         mma.sync.aligned.m8n8k16.row.col.s32.s4.s4.s32 {%r2, %r3}, {%r1}, {%r1}, {%r1, %r1};";
    let said = fault(other, 32);
    assert!(said.contains("is not supported"), "{said}");
}

/// Words of `tf32`, whose last 13 bits have no part: the number of row `r`, column 0 of the left factor is `r`, that of
/// column `c`, row 0 of the right one `c`.
#[test]
fn words_stand_where_the_isa_says() {
    let body = "shr.u32 %r1, %r0, 2; and.b32 %r2, %r0, 3; setp.eq.u32 %p1, %r2, 0; add.u32 %r3, %r1, 8; \n\
         .reg .f32 %f<9>; cvt.rn.f32.u32 %f0, %r1; cvt.rn.f32.u32 %f1, %r3; mov.b32 %r4, %f0; mov.b32 %r5, %f1; \n\
         or.b32 %r4, %r4, 0x1fff; selp.b32 %r6, %r4, 0, %p1; selp.b32 %r7, %r5, 0, %p1; mov.f32 %f2, 0f00000000; \n\
         mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 {%f3, %f4, %f5, %f6}, {%r6, %r7}, {%r6}, {%f2, %f2, %f2, %f2}; \n\
         st.global.f32 [%rd1], %f3; st.global.f32 [%rd1+128], %f4; st.global.f32 [%rd1+256], %f5; st.global.f32 [%rd1+384], %f6;";
    let found = found(body, 32, 128);
    for lane in 0..32 {
        for register in 0..4 {
            let (row, column) = (lane / 4 + register / 2 * 8, lane % 4 * 2 + register % 2);
            let expected = (row * column) as f32;
            assert_eq!(f32::from_bits(found[register * 32 + lane]), expected);
        }
    }
}

/// Bytes of `e4m3` and `e5m2`: one times one, added up 32 times; the least numbers of both; NaNs.
#[test]
fn floats_of_eight_bits() {
    let sum = |format: &str, left: u32, right: u32| {
        let body = format!(
            "mov.b32 %r1, {left:#x}; mov.b32 %r2, {right:#x}; .reg .f32 %f<9>; mov.f32 %f2, 0f00000000; \n\
             mma.sync.aligned.m16n8k32.row.col.f32.{format}.{format}.f32 {{%f3, %f4, %f5, %f6}}, {{%r1, %r1, %r1, %r1}}, \
             {{%r2, %r2}}, {{%f2, %f2, %f2, %f2}}; st.global.f32 [%rd1], %f3;"
        );
        f32::from_bits(found(&body, 32, 32)[7])
    };
    assert_eq!(sum("e4m3", 0x3838_3838, 0x3838_3838), 32.0);
    assert_eq!(sum("e5m2", 0x3c3c_3c3c, 0x3c3c_3c3c), 32.0);
    // One of four numbers in each register, minus the least positive one.
    assert_eq!(sum("e4m3", 0x8100, 0x3800), -8.0 / 512.0);
    assert_eq!(sum("e5m2", 0x0081_0000, 0x003c_0000), -8.0 / 65536.0);
    assert_eq!(sum("e4m3", 0x7e, 0x38), 8.0 * 448.0);
    assert!(sum("e4m3", 0x7f, 0x38).is_nan());
    assert_eq!(sum("e5m2", 0x7c, 0x3c), f32::INFINITY);
}

/// Two tiles, as they are and transposed: halfword `n` of memory is `n`. Threads from 16 on give no places.
#[test]
fn tiles_stand_where_the_isa_says() {
    for transposed in [false, true] {
        let modifier = if transposed { ".trans" } else { "" };
        let body = format!(
            ".shared .align 16 .b8 memory[256]; shl.b32 %r1, %r0, 3; shl.b32 %r2, %r0, 2; mov.b32 %r3, memory; \n\
             add.u32 %r4, %r3, %r1; shl.b32 %r5, %r2, 16; or.b32 %r5, %r5, %r2; add.u32 %r5, %r5, 0x00010000; \n\
             add.u32 %r6, %r5, 0x00020002; st.shared.b32 [%r4], %r5; st.shared.b32 [%r4+4], %r6; bar.sync 0; \n\
             shl.b32 %r7, %r0, 4; add.u32 %r8, %r3, %r7; \n\
             ldmatrix.sync.aligned.m8n8.x2{modifier}.shared.b16 {{%r10, %r11}}, [%r8]; \n\
             st.global.b32 [%rd1], %r10; st.global.b32 [%rd1+128], %r11;"
        );
        let found = found(&body, 32, 64);
        for lane in 0..32 {
            for tile in 0..2 {
                let (line, first) = (lane / 4, lane % 4 * 2);
                let at = |row: u32, column: u32| tile * 64 + row * 8 + column;
                let (low, high) = match transposed {
                    false => (at(line, first), at(line, first + 1)),
                    true => (at(first, line), at(first + 1, line)),
                };
                assert_eq!(found[(tile * 32 + lane) as usize], low | high << 16);
            }
        }
    }
}
