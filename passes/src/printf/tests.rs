//! Formats that are read, and their errors.

use super::format::Format;

fn message(format: &str, arguments: &[&str]) -> String {
    let arguments: Vec<_> = arguments.iter().map(|it| it.parse().unwrap()).collect();
    let read = Format::parse(format).and_then(|format| format.check(&arguments));
    read.err().unwrap_or_default()
}

#[test]
fn arguments_that_fit_are_taken() {
    for (format, arguments) in [
        ("plain %% text", &[][..]),
        ("%d %i %u %x %X %o %c", &["i32"; 7]),
        ("%d %hhd %hd", &["i1", "i8", "i16"]),
        ("%ld %lld %jx %zu %td", &["i64"; 5]),
        ("%f %e %g %a %lf", &["f16", "f32", "f64", "bf16", "f32"]),
        (
            "%*d %.*f %*.*f",
            &["i32", "i32", "i32", "f32", "i32", "i32", "f64"],
        ),
        ("%p %p", &["i64", "i32"]),
        (
            "%v4d %v2hhx %v3hld %v8ld",
            &["vec4<i32>", "vec2<i8>", "vec3<i32>", "vec8<i64>"],
        ),
        (
            "%v4f %v4hlf %v2lf %v16hf",
            &["vec4<f64>", "vec4<f32>", "vec2<f64>", "vec16<f16>"],
        ),
    ] {
        assert_eq!(message(format, arguments), "", "{format}");
    }
}

#[test]
fn arguments_that_do_not_fit_are_named_with_a_remedy() {
    for (format, arguments, expected) in [
        (
            "%d",
            &["i64"][..],
            "prints argument 1 of type i64 by '%d', which takes an integer of up to 32 bits; write '%lld'",
        ),
        (
            "%-5lu",
            &["i32"],
            "prints argument 1 of type i32 by '%-5lu', which takes an i64; write '%-5u'",
        ),
        (
            "%x",
            &["f32"],
            "prints argument 1 of type f32 by '%x', which takes an integer of up to 32 bits; write '%f'",
        ),
        (
            "%f",
            &["i64"],
            "prints argument 1 of type i64 by '%f', which takes a float; write '%lld'",
        ),
        (
            "%d%d",
            &["i32"],
            "has no argument 2 for '%d', which takes an integer of up to 32 bits; add it",
        ),
        (
            "%d",
            &["i32", "i32", "f32"],
            "has 3 arguments for a format that takes 1; write a conversion for each",
        ),
        (
            "x",
            &["i32"],
            "has 1 argument for a format that takes 0; write a conversion for each",
        ),
        (
            "%*d",
            &["f32", "i32"],
            "prints argument 1 of type f32 by '%*d', which takes an i32 for '*'; convert it first",
        ),
        (
            "%f",
            &["vec4<f32>"],
            "prints argument 1 of type vec4<f32> by '%f', which takes a float; print its elements, or write '%v4…'",
        ),
        (
            "%v4f",
            &["f32"],
            "prints argument 1 of type f32 by '%v4f', which takes a vector of 4 lanes, each a float; convert it first",
        ),
        (
            "%v4hld",
            &["vec4<i64>"],
            "prints argument 1 of type vec4<i64> by '%v4hld', which takes a vector of 4 lanes, each i32; write '%v4lld'",
        ),
    ] {
        assert_eq!(message(format, arguments), expected, "{format}");
    }
}

#[test]
fn a_conversion_without_meaning_is_refused() {
    for (format, expected) in [
        (
            "%s",
            "has the conversion '%s', and no argument of a kernel is a text; write the text into the format",
        ),
        (
            "%n",
            "has the conversion '%n', which stores to the host's memory; leave it out",
        ),
        (
            "100%",
            "ends in '%', which is no conversion; write '%%' for a percent sign",
        ),
        (
            "% y",
            "has '% y', which is no conversion; write '%%' for a percent sign",
        ),
        (
            "%5",
            "ends in '%5', which is no conversion; write '%%' for a percent sign",
        ),
        (
            "%ä",
            "has '%ä', which is no conversion; write '%%' for a percent sign",
        ),
        (
            "%Lf",
            "has the modifier 'L' for long doubles, which kernels lack; leave it out",
        ),
        (
            "%#d",
            "has the conversion '%#d', which has '#': C gives that no meaning; leave it out",
        ),
        (
            "%0c",
            "has the conversion '%0c', which has '0': C gives that no meaning; leave it out",
        ),
        (
            "%.3p",
            "has the conversion '%.3p', which has a precision: C gives that no meaning; leave it out",
        ),
        (
            "%hf",
            "has the conversion '%hf', which has a length modifier of integers: C gives that no meaning; leave it out",
        ),
        (
            "%hld",
            "has the conversion '%hld', which has 'hl', which vectors alone have: C gives that no meaning; leave it out",
        ),
        (
            "%4096d",
            "has the width or precision 4096, which is more than 4095; write a smaller one",
        ),
        (
            "%.99999999999f",
            "has the width or precision 99999999999, which is more than 4095; write a smaller one",
        ),
        (
            "%v5d",
            "has a vector of '5' lanes; a vector has 2, 3, 4, 8 or 16",
        ),
    ] {
        assert_eq!(message(format, &[]), expected, "{format}");
    }
}
