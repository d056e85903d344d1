//! Literals: types, values, ranges, exact bits (R-GIR-15 to R-GIR-19).

use super::{accept, body_errors, errors, in_function, print};
use crate::gir::text::ast::{Constant, OperandKind};
use crate::gir::text::keywords::Scalar::{self, *};

/// The constant of `literal`.
#[track_caller]
fn constant(literal: &str) -> Constant {
    let text = in_function(&format!("%x = mov {literal}"));
    let module = accept(&text);
    let block = module.blocks(&module.functions[0])[0];
    let operand = module.operands(&module.instructions(&block)[0])[0];
    assert_eq!(operand.span.text(&text), literal);
    let OperandKind::Constant(constant) = operand.kind else {
        unreachable!("{literal} is {:?}", operand.kind);
    };
    constant
}

#[track_caller]
fn check(cases: &[(&str, Scalar, u64)]) {
    for &(literal, ty, bits) in cases {
        assert_eq!(constant(literal), Constant { ty, bits }, "{literal}");
    }
}

/// The message about `literal` as the operand of `mov`, which starts at column 12.
#[track_caller]
fn refusal(literal: &str) -> String {
    let found = body_errors(&format!("%x = mov {literal}"));
    assert_eq!(found.len(), 1, "{literal}: {found:?}");
    assert!(found[0].starts_with("3:12: "), "{found:?}");
    found[0]["3:12: ".len()..].to_owned()
}

/// R-GIR-15 R-GIR-17
#[test]
fn integers_of_every_type_up_to_their_limits() {
    check(&[
        ("42i32", I32, 42),
        ("-10i64", I64, 10u64.wrapping_neg()),
        ("127i8", I8, 127),
        ("-128i8", I8, 0x80),
        ("-1i8", I8, 0xff),
        ("-0i16", I16, 0),
        ("-32768i16", I16, 0x8000),
        ("2147483647i", I32, 0x7fff_ffff),
        ("-2147483648i", I32, 0x8000_0000),
        ("9223372036854775807i64", I64, i64::MAX as u64),
        ("-9223372036854775808i64", I64, 1 << 63),
        ("255u8", U8, 255),
        ("65535u16", U16, 65535),
        ("42u", U32, 42),
        ("4294967295u32", U32, u64::from(u32::MAX)),
        ("18446744073709551615u64", U64, u64::MAX),
        ("000000000000000000000000000001u8", U8, 1),
    ]);
}

/// R-GIR-18
#[test]
fn hexadecimal_integers_stay_in_the_positive_range() {
    check(&[
        ("0xFFu", U32, 255),
        ("0x7fi8", I8, 127),
        ("-0x80i8", I8, 0x80),
        ("0xffffffffffffffffu64", U64, u64::MAX),
        ("0xfeedu16", U16, 0xfeed),
    ]);
    let range = "out of range for i8, which holds -128 to 127";
    assert_eq!(refusal("0xffi8"), format!("literal '0xffi8' is {range}"));
}

/// R-GIR-16 R-GIR-17 R-GIR-18
#[test]
fn decimals_are_rounded_once_to_their_type() {
    check(&[
        ("1.0f32", F32, 0x3f80_0000),
        ("1f32", F32, 0x3f80_0000),
        ("1f", F32, 0x3f80_0000),
        ("-0.0f", F32, 0x8000_0000),
        ("3.14159f64", F64, 0x4009_21f9_f01b_866e),
        ("0.5f16", F16, 0x3800),
        ("-2f16", F16, 0xc000),
        ("1e5f32", F32, 1e5f32.to_bits().into()),
        ("2.5E-3f", F32, 2.5e-3f32.to_bits().into()),
        ("1.5e+10f64", F64, 1.5e10f64.to_bits()),
        ("16777217f32", F32, 16_777_216f32.to_bits().into()),
        // A hair above the midpoint of two f32; through f64 it would round down to even.
        ("1.00000005960464477539062500000000001f", F32, 0x3f80_0001),
        // The same between two f16.
        ("1.00048828125f16", F16, 0x3c00),
        ("1.00048828125000000000000000000000001f16", F16, 0x3c01),
        ("65519.99f16", F16, 0x7bff),
        ("1e-400f64", F64, 0),
        (
            "340282346638528859811704183484516925440f32",
            F32,
            0x7f7f_ffff,
        ),
    ]);
}

/// R-GIR-18
#[test]
fn infinities_nans_and_exact_bits() {
    check(&[
        ("inff32", F32, 0x7f80_0000),
        ("-inff32", F32, 0xff80_0000),
        ("inff", F32, 0x7f80_0000),
        ("-inff16", F16, 0xfc00),
        ("inff64", F64, f64::INFINITY.to_bits()),
        ("nanf16", F16, 0x7e00),
        ("nanf32", F32, 0x7fc0_0000),
        ("-nanf64", F64, 0xfff8_0000_0000_0000),
        ("f32(0x3f800000)", F32, 0x3f80_0000),
        ("f32(0x7f800001)", F32, 0x7f80_0001),
        ("f16( 0x0001 )", F16, 1),
        ("f64(0xFFFFFFFFFFFFFFFF)", F64, u64::MAX),
        ("f32(0x0000000000003f800000)", F32, 0x3f80_0000),
    ]);
}

/// R-GIR-19
#[test]
fn values_out_of_range_are_refused_with_the_range() {
    let cases = [
        ("256u8", "u8, which holds 0 to 255"),
        ("128i8", "i8, which holds -128 to 127"),
        ("-129i8", "i8, which holds -128 to 127"),
        ("-1u8", "u8, which holds 0 to 255"),
        ("-0u", "u32, which holds 0 to 4294967295"),
        ("2147483648i", "i32, which holds -2147483648 to 2147483647"),
        (
            "18446744073709551616u64",
            "u64, which holds 0 to 18446744073709551615",
        ),
        (
            "9223372036854775808i64",
            "i64, which holds -9223372036854775808 to 9223372036854775807",
        ),
        ("65520f16", "f16; write 'inff16' for infinity"),
        ("1e39f", "f32; write 'inff32' for infinity"),
        ("-1e999f64", "f64; write 'inff64' for infinity"),
    ];
    for (literal, rest) in cases {
        let message = format!("literal '{literal}' is out of range for {rest}");
        assert_eq!(refusal(literal), message);
    }
}

#[test]
fn a_literal_without_suffix_shows_the_suffixed_forms() {
    let needs = "needs a type suffix: write";
    let cases = [
        ("1", "'1u', '1i' or '1f'"),
        ("-1", "'-1i' or '-1f'"),
        ("0xff", "'0xffu' or '0xffi'"),
        ("1.5", "'1.5f' or '1.5f64'"),
        ("-2e3", "'-2e3f' or '-2e3f64'"),
    ];
    for (literal, forms) in cases {
        assert_eq!(
            refusal(literal),
            format!("literal '{literal}' {needs} {forms}")
        );
    }
}

#[test]
fn malformed_literals_are_refused() {
    let malformed = "numbers look like '10i', '255u8', '1.5f' or '2.5e-3f64'";
    for literal in ["1.f32", "1..5f", "1e", "1e+f32", "1ef32", "1.5.5f"] {
        let message = refusal(literal);
        assert!(message.ends_with(malformed), "{literal}: {message}");
    }
    for (literal, suffix) in [
        ("1u33", "u33"),
        ("10L", "L"),
        ("1_000u", "_000u"),
        ("1.5F", "F"),
    ] {
        let message = refusal(literal);
        let start = format!("unknown suffix '{suffix}' of literal '{literal}'; the suffixes are");
        assert!(message.starts_with(&start), "{message}");
    }
    assert_eq!(refusal("0xu"), "expected hexadecimal digits in '0xu'");
    let fraction = "has a fraction or exponent but the integer type u32; write a float such as";
    assert_eq!(refusal("1.5u"), format!("'1.5u' {fraction} '1.5f'"));
    assert_eq!(refusal("1e5u"), format!("'1e5u' {fraction} '1e5f'"));
    let names = "is not a float: write 'inff16', 'inff32', 'inff64' or 'infbf16'";
    assert_eq!(refusal("inf"), format!("'inf' {names}"));
    assert_eq!(refusal("-inf"), format!("'-inf' {names}"));
    assert_eq!(refusal("inff80"), format!("'inff80' {names}"));
    assert!(refusal("nan").starts_with("'nan' is not a float: write 'nanf16'"));
    assert!(refusal("-x").starts_with("malformed number '-x'"));
    assert!(refusal("0X1u").starts_with("unknown suffix 'X1u'"));
}

#[test]
fn malformed_float_bits_are_refused() {
    let cases = [
        (
            "f32(1.0)",
            "3:16: expected the bits of the f32 in hexadecimal, 'f32(0x00000000)', found '1.0'",
        ),
        (
            "f16(0x10000)",
            "3:16: '0x10000' does not fit the 16 bits of f16",
        ),
        (
            "f64(0x10000000000000000)",
            "3:16: '0x10000000000000000' does not fit the 64 bits of f64",
        ),
        (
            "f32(0x1f32",
            "3:22: expected ')' after the bits, found the end of the line",
        ),
        (
            "f32(",
            "3:16: expected the bits of the f32 such as '0x0', found the end of the line",
        ),
    ];
    for (literal, error) in cases {
        assert_eq!(body_errors(&format!("%x = mov {literal}")), [error]);
    }
    let found = body_errors("%x = mov u32(0x1)");
    assert_eq!(
        found,
        ["3:12: expected a value such as '%x' or a literal as operand of 'mov', found 'u32'"]
    );
}

/// R-GIR-47
#[test]
fn constant_instructions_take_their_class_only() {
    let cases = [
        (
            "iconst 1u",
            "3:15: 'iconst' takes signed integer literals, '1u' is u32: write 'uconst' or change the suffix",
        ),
        (
            "uconst -1i8",
            "3:15: 'uconst' takes unsigned integer literals, '-1i8' is i8: write 'iconst' or change the suffix",
        ),
        (
            "uconst 1f",
            "3:15: 'uconst' takes unsigned integer literals, '1f' is f32: write 'fconst' or change the suffix",
        ),
        (
            "fconst 1i",
            "3:15: 'fconst' takes floating point literals, '1i' is i32: write 'iconst' or change the suffix",
        ),
        (
            "fconst %y",
            "3:15: expected the floating point literal of 'fconst', found '%y'",
        ),
    ];
    for (instruction, error) in cases {
        assert_eq!(body_errors(&format!("%x = {instruction}")), [error]);
    }
}

#[test]
fn stride_and_its_like_need_no_suffix() {
    for number in ["4", "4u", "0x4", "4u64", "4u8"] {
        let text = in_function(&format!("%q = gep %p, %i, stride={number}"));
        assert!(
            print(&accept(&text)).contains("  %q = gep %p, %i, stride=4\n"),
            "{number}"
        );
    }
    let cases = [
        (
            "4i",
            "expected a number without sign such as '4' or '4u', found '4i'",
        ),
        (
            "-4",
            "literal '-4' needs a type suffix: write '-4i' or '-4f'",
        ),
        (
            "4.5",
            "literal '4.5' needs a type suffix: write '4.5f' or '4.5f64'",
        ),
        (
            "300u8",
            "literal '300u8' is out of range for u8, which holds 0 to 255",
        ),
        (
            "18446744073709551616",
            "number '18446744073709551616' does not fit 64 bits",
        ),
        ("%n", "expected a number as stride, found '%n'"),
    ];
    for (number, message) in cases {
        let found = body_errors(&format!("%q = gep %p, %i, stride={number}"));
        assert_eq!(found, [format!("3:27: {message}")]);
    }
}

#[test]
fn counts_and_sizes_have_their_ranges() {
    let count = "count '0' is out of range: expected 1 to 9223372036854775807";
    assert_eq!(
        body_errors("%p = alloc f32 count=0"),
        [format!("3:24: {count}")]
    );
    assert_eq!(
        errors("global @g : ptr[shared]<u32> count=0"),
        [format!("1:36: {count}")]
    );
    let found = errors("func extern workgroup_size(1, 4294967296, 1) @k() -> void");
    assert_eq!(
        found,
        ["1:31: workgroup size '4294967296' is out of range: expected 1 to 2147483647"]
    );
    let found = body_errors("%e = extract %v, 4294967296");
    assert_eq!(
        found,
        ["3:20: lane '4294967296' is out of range: expected 0 to 4294967295"]
    );
}

#[test]
fn lanes_are_plain_numbers_values_or_u32_literals() {
    let text = in_function("%e = extract %v, 1\n%f = extract %v, 2u\n%g = insert %v, 1.0f, %e");
    let printed = print(&accept(&text));
    assert!(printed.contains("extract %v, 1u32\n") && printed.contains("extract %v, 2u32\n"));
    assert!(printed.contains("insert %v, f32(0x3f800000), %e\n"));
    assert_eq!(body_errors("%e = extract %v, -1").len(), 1);
}
