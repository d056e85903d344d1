//! Parameters of kernels: numbers interleaved with vectors, and shared memory sized by the
//! launch.

use super::sheet::{Element, Sheet};
use super::{Sign, sign};
use crate::conformance::case::Case;
use crate::conformance::table::Type;

const COUNT: usize = 64;

/// All cases.
pub fn cases() -> Vec<Case> {
    let mut cases: Vec<_> = Type::CORE.into_iter().map(values).collect();
    cases.extend(Type::CORE.into_iter().map(constants));
    cases.push(shared("parameter"));
    cases.push(shared("global"));
    cases
}

/// A number that every type can represent, as text and as bits.
fn number(ty: Type, index: usize) -> (String, u64) {
    let halves = 3 * index + 1;
    let value = halves as f64 / 2.0;
    match ty {
        Type::F16 => (
            value.to_string(),
            half::f16::from_f64(value).to_bits().into(),
        ),
        Type::F32 => (value.to_string(), (value as f32).to_bits().into()),
        Type::F64 => (value.to_string(), value.to_bits()),
        _ if sign(ty) == Sign::Signed => (format!("-{halves}"), (halves as u64).wrapping_neg()),
        _ => (halves.to_string(), halves as u64),
    }
}

/// Numbers and vectors of a type, with a byte between them that shifts their offsets.
fn values(ty: Type) -> Case {
    let mut sheet = Sheet::new([COUNT as u32, 1, 1], [1, 1, 1]);
    sheet.line("%i = local_id x");
    let mut next = 0;
    for (name, lanes) in [
        ("a", 1),
        ("byte", 0),
        ("b", 2),
        ("c", 1),
        ("d", 3),
        ("e", 4),
    ] {
        if lanes == 0 {
            sheet.value(name, "u8", "u8:255".to_owned());
            continue;
        }
        let element = Element::new(ty, lanes);
        let numbers: Vec<_> = (next..next + lanes)
            .map(|index| number(ty, index))
            .collect();
        next += lanes;
        let texts: Vec<_> = numbers.iter().map(|(text, _)| text.as_str()).collect();
        sheet.value(
            name,
            &element.to_string(),
            format!("{element}:{}", texts.join(",")),
        );
        let bits: Vec<_> = numbers.iter().map(|(_, bits)| *bits).collect();
        sheet.store(name, &format!("to.{name}"), "%i", element);
        sheet.output(&format!("to.{name}"), element, bits.repeat(COUNT));
    }
    sheet.case(
        "parameters",
        format!("values_{ty}"),
        format!("Numbers and vectors of {ty} as arguments."),
        "",
    )
}

/// Numbers and vectors of a type in constant memory passed by the host.
fn constants(ty: Type) -> Case {
    let mut sheet = Sheet::new([COUNT as u32, 1, 1], [1, 1, 1]);
    sheet.line("%i = local_id x");
    for lanes in [1, 2, 3, 4] {
        let element = Element::new(ty, lanes);
        let values = element.values(COUNT, lanes);
        let [from, to, x] = ["from", "to", "x"].map(|name| format!("{name}{lanes}"));
        sheet.input_in("const", &from, element, &values);
        sheet.load(&x, &from, "%i", element);
        sheet.store(&x, &to, "%i", element);
        sheet.output(&to, element, values);
    }
    sheet.case(
        "parameters",
        format!("constant_{ty}"),
        format!("Numbers and vectors of {ty} in constant memory that the host passes."),
        "R-GIR-11",
    )
}

/// Shared memory sized by the launch.
fn shared(what: &str) -> Case {
    let element = Element::number(Type::U32);
    let values = element.values(COUNT, 4);
    let mut sheet = Sheet::new([COUNT as u32, 1, 1], [1, 1, 1]);
    sheet.input("from", element, &values);
    let argument = format!("shared:{}", 4 * COUNT);
    if what == "parameter" {
        sheet.value("tile", "ptr[shared]<u32>", argument.clone());
    } else {
        sheet.before = "global @tile : ptr[shared]<u32> count=dynamic\n".to_owned();
        sheet.line("%tile = mov @tile");
    }
    sheet.line("%i = local_id x");
    sheet.load("x", "from", "%i", element);
    sheet.store("x", "tile", "%i", element);
    sheet.line(format!(
        "barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
%other = sub {}u, %i",
        COUNT - 1
    ));
    sheet.load("y", "tile", "%other", element);
    sheet.store("y", "to", "%i", element);
    sheet.output("to", element, values.into_iter().rev().collect());
    if what == "global" {
        sheet.last_argument(argument);
    }
    sheet.case(
        "parameters",
        format!("shared_{what}"),
        format!("Shared memory whose size the launch decides, as a {what}."),
        "",
    )
}
