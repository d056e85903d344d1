//! Spaces, widths, vectors, updates.

use super::{fault, found, launch, words};

#[test]
fn loads_extend_as_their_type_says() {
    let buffer = [0x80ff_7f01, 0xffff_8000, 0, 0, 0, 0];
    let found = words(
        "ld.global.s8 %rs1, [%rd0+2]; cvt.s32.s16 %r1, %rs1; st.global.b32 [%rd0+8], %r1;\n\
         ld.global.u8 %r2, [%rd0+3]; st.global.u32 [%rd0+12], %r2;\n\
         ld.global.s16 %r3, [%rd0+4]; st.global.b32 [%rd0+16], %r3;\n\
         ld.global.nc.L1::evict_last.b64 %rd2, [%rd0]; shr.u64 %rd2, %rd2, 32; st.global.b32 [%rd0+20], %rd2;",
        1,
        &buffer,
    );
    assert_eq!(
        found.unwrap()[2..],
        [0xffff_ffff, 0x80, 0xffff_8000, 0xffff_8000]
    );
}

#[test]
fn vectors_are_moved_whole() {
    let found = words(
        "ld.global.v4.b32 {%r1, %r2, %r3, %r4}, [%rd0];\n\
         st.global.v2.b32 [%rd0+16], {%r4, %r3}; mov.b64 %rd2, {%r1, %r2}; st.global.b64 [%rd0+24], %rd2;\n\
         mov.b32 {%rs1, %rs2}, %r1; mov.b32 %r5, {%rs2, %rs1}; st.global.b32 [%rd0+32], %r5;\n\
         mov.b64 {_, %r6}, %rd2; st.global.b32 [%rd0+36], %r6;",
        1,
        &[0x1_0002, 2, 3, 4, 0, 0, 0, 0, 0, 0],
    );
    assert_eq!(found.unwrap()[4..], [4, 3, 0x1_0002, 2, 0x2_0001, 2]);
}

#[test]
fn generic_addresses_reach_all_spaces() {
    let found = found(
        ".shared .b32 one; .local .align 8 .b8 two[8];\n\
         mov.b64 %rd2, one; cvta.shared.u64 %rd2, %rd2; st.b32 [%rd2], 11;\n\
         mov.b64 %rd3, two; cvta.local.u64 %rd3, %rd3; st.u32 [%rd3+4], 22;\n\
         ld.shared.b32 %r1, [one]; ld.local.b32 %r2, [two+4];\n\
         st.b32 [%rd0], %r1; st.global.b32 [%rd0+4], %r2;\n\
         cvta.to.shared.u64 %rd4, %rd2; ld.shared.b32 %r3, [%rd4]; st.global.b32 [%rd0+8], %r3;\n\
         isspacep.shared %p1, %rd2; isspacep.local %p2, %rd2; isspacep.global %p3, %rd0;\n\
         selp.b32 %r4, 1, 0, %p1; selp.b32 %r5, 2, 0, %p2; selp.b32 %r6, 4, 0, %p3;\n\
         add.u32 %r4, %r4, %r5; add.u32 %r4, %r4, %r6; st.global.b32 [%rd0+12], %r4;",
        1,
        4,
    );
    assert_eq!(found, [11, 22, 11, 5]);
}

#[test]
fn variables_start_with_what_they_are_given() {
    let text = format!(
        ".const .align 4 .u16 table[4] = {{1, 2, -1}}; .global .f32 half = 0.5; .extern .shared .align 16 .b8 all[];\n{}",
        super::kernel(
            "ld.const.u16 %r1, [table+2]; st.global.b32 [%rd0], %r1; ld.const.s16 %r1, [table+4];\n\
             st.global.b32 [%rd0+4], %r1; ld.global.b32 %r2, [half]; st.global.b32 [%rd0+8], %r2;\n\
             mov.b64 %rd2, all; st.shared.b32 [%rd2+252], 3; ld.shared.b32 %r3, [all+252];\n\
             st.global.b32 [%rd0+12], %r3; mov.u32 %r4, %dynamic_smem_size; st.global.b32 [%rd0+16], %r4;"
        )
    );
    let found = launch(&text, [1, 1, 1], [1, 1, 1], &[0; 5]).unwrap();
    assert_eq!(found, [2, u32::MAX, 0x3f00_0000, 3, 256]);
}

#[test]
fn memory_that_nothing_was_written_to_has_a_pattern() {
    let found = found(
        ".shared .b32 x; .local .b32 y; ld.shared.b32 %r1, [x]; ld.local.b32 %r2, [y];\n\
         st.global.v2.b32 [%rd0], {%r1, %r2};",
        1,
        2,
    );
    assert_eq!(found, [0xa5a5_a5a5; 2]);
}

#[test]
fn buffers_end_with_whole_words() {
    use super::super::{
        decode::load,
        machine::memory::{Access, Memory},
    };
    let mut memory = Memory::new(&load("").unwrap());
    let address = memory.add("bytes", vec![1, 2, 3, 4, 5]);
    memory.at(address + 4, 4, Access::Write).unwrap().fill(9);
    assert!(memory.at(address + 8, 1, Access::Read).is_err());
    assert_eq!(memory.bytes(address).unwrap(), [1, 2, 3, 4, 9]);
}

#[test]
fn updates_are_one_after_the_other() {
    for (op, start, operand, last) in [
        ("add.u32", 5, "2", 5 + 64),
        ("add.s32", 5, "-1", 5_u32.wrapping_sub(32)),
        ("and.b32", 0xff, "15", 15),
        ("or.b32", 0xf0, "15", 0xff),
        ("xor.b32", 1, "3", 1),
        ("exch.b32", 1, "77", 77),
        ("min.s32", 5, "-3", -3_i32 as u32),
        ("max.u32", 5, "-3", -3_i32 as u32),
        ("inc.u32", 0, "9", 2),
        ("dec.u32", 0, "9", 8),
        ("add.f32", 1_f32.to_bits(), "0f3F800000", 33_f32.to_bits()),
    ] {
        let body = format!(
            "atom.acq_rel.gpu.global.{op} %r1, [%rd0], {operand}; st.global.b32 [%rd1+4], %r1;"
        );
        let mut buffer = [0; 33];
        buffer[0] = start;
        let found = words(&body, 32, &buffer).unwrap();
        assert_eq!(found[0], last, "{op}");
        assert_eq!(
            found[1], start,
            "{op}: the first thread gets what was there"
        );
        let reduction = format!("red.relaxed.sys.global.{op} [%rd0], {operand};");
        if op != "exch.b32" {
            assert_eq!(words(&reduction, 32, &buffer).unwrap()[0], last, "{op}");
        }
    }
}

#[test]
fn compare_and_swap_swaps_where_equal() {
    let found = words(
        "add.u32 %r2, %r0, 1; atom.relaxed.cta.global.cas.b32 %r1, [%rd0], %r0, %r2; st.global.b32 [%rd1+4], %r1;\n\
         mov.b16 %rs1, 7; mov.b16 %rs2, 9; atom.global.cas.b16 %rs3, [%rd0+66], %rs1, %rs2;",
        4,
        &[[0; 16].as_slice(), &[7 << 16]].concat(),
    );
    let found = found.unwrap();
    assert_eq!(found[..5], [4, 0, 1, 2, 3]);
    assert_eq!(found[16], 9 << 16);
}

#[test]
fn sums_of_subnormals_are_zeros_in_global_memory() {
    let found = words(
        ".shared .b32 x; ld.global.b32 %r1, [%rd0+4]; st.shared.b32 [x], %r1;\n\
         red.global.add.f32 [%rd0], %r1; red.shared.add.f32 [x], %r1;\n\
         ld.shared.b32 %r2, [x]; st.global.b32 [%rd0+4], %r2;",
        1,
        &[1, 5],
    );
    assert_eq!(found.unwrap(), [0, 10]);
}

#[test]
fn updates_of_64_and_16_bits() {
    let found = words(
        "mov.b64 %rd2, -1; atom.global.add.u64 %rd3, [%rd0], %rd2; atom.global.max.s64 %rd3, [%rd0+8], %rd2;\n\
         mov.b16 %rs1, 0x3C00; atom.global.add.noftz.f16 %rs2, [%rd0+16], %rs1;",
        1,
        &[0, 1, 5, 1 << 31, 0x4000_3c00],
    );
    assert_eq!(
        found.unwrap(),
        [u32::MAX, 0, u32::MAX, u32::MAX, 0x4000_4000]
    );
}

#[test]
fn carries_go_from_word_to_word() {
    let found = found(
        "mov.b32 %r1, -1; add.cc.u32 %r2, %r1, 1; addc.cc.u32 %r3, %r1, 0; addc.u32 %r4, 5, 6;\n\
         st.global.v2.b32 [%rd0], {%r2, %r3}; st.global.b32 [%rd0+8], %r4;\n\
         sub.cc.u32 %r5, 0, 1; subc.u32 %r6, 7, 2; st.global.v2.b32 [%rd0+16], {%r5, %r6};",
        1,
        6,
    );
    assert_eq!(found, [0, 0, 12, 0, u32::MAX, 4]);
}

/// 0xffffffff * 0xffffffff + 0x1_00000002, word by word.
#[test]
fn carries_of_products_go_from_word_to_word() {
    let found = found(
        "mov.b32 %r1, -1; mad.lo.cc.u32 %r2, %r1, %r1, 2; madc.hi.u32 %r3, %r1, %r1, 1;\n\
         st.global.v2.b32 [%rd0], {%r2, %r3};\n\
         mad.lo.cc.u32 %r4, %r1, 1, 1; madc.hi.cc.u32 %r5, %r1, %r1, 0; addc.u32 %r6, 0, 0;\n\
         st.global.v2.b32 [%rd0+8], {%r4, %r5}; st.global.b32 [%rd0+16], %r6;",
        1,
        5,
    );
    assert_eq!(found, [3, u32::MAX, 0, u32::MAX, 0]);
}

#[test]
fn what_is_not_there_is_not_accessed() {
    for (body, what) in [
        (
            "ld.global.b32 %r1, [%rd0+256];",
            "4 bytes at byte 256 of 'buffer', which has 256",
        ),
        (
            "st.global.b64 [%rd0+252], %rd0;",
            "is not a multiple of the 8 bytes of this access",
        ),
        (
            "ld.global.b32 %r1, [%rd0+-4];",
            "is not an address in global memory",
        ),
        (
            "mov.b64 %rd2, 0; ld.b8 %rs1, [%rd2];",
            "0x0 is not an address in global memory",
        ),
        (
            "ld.global.b16 %rs1, [%rd0+1];",
            "is not a multiple of the 2 bytes of this access",
        ),
        (
            ".shared .b32 x; ld.shared.b32 %r1, [x+400];",
            "4 bytes at 0x590 in shared memory, which is from 0x400 to",
        ),
        (
            ".local .b32 x; st.local.b32 [x+4], %r0;",
            "4 bytes at 0x404 in local memory, which is from 0x400 to 0x404",
        ),
        (
            "ld.param.b32 %r1, [k_param_0+8];",
            "4 bytes at 0x8 of 8 bytes of arguments",
        ),
        (
            "ld.const.b32 %r1, [%rd0];",
            "'buffer' is not in constant memory",
        ),
    ] {
        let found = fault(body, 1);
        let starts = found.starts_with("line 5 of the PTX: ");
        assert!(starts && found.contains(what), "{body}: {found}");
    }
}
