//! Vectors in registers: their types, lanes, and the intrinsics that compute with them.
//!
//! [`lir_mark_registers`] finds the operations that a family has an intrinsic for, [`tables`] has the intrinsics. A
//! register of C66x, and one of a pair of Hexagon's, is an integer with the first lane in the lowest bits, or a pair of
//! floats; one of Helium is a type of `<arm_mve.h>`; lanes that fill a part of HVX's are a vector of Clang.

pub mod functions;
pub mod lir_mark_registers;
pub mod tables;

use crate::{
    profile::Family,
    targets::c_like::{
        body::Body,
        expression::{Expr, Precedence},
        shared,
        spellings::{Spelling, Spellings},
        types::{CType, Scalar},
    },
};
use gir_dialects::{
    ir::{AttributeExt, Op},
    names,
    upstream::vector,
};
use std::sync::OnceLock;
use tables::{Form, Row};

/// The families.
const FAMILIES: [Family; 3] = [Family::C66x, Family::Helium, Family::Hexagon];

/// The spellings of operations on numbers that the language has of its own.
static NUMBERS: OnceLock<Spellings> = OnceLock::new();

/// Adds the spellings of operations on registers, in front of those on numbers.
pub fn add(spellings: &mut Spellings, numbers: Spellings) {
    NUMBERS.get_or_init(|| numbers);
    for row in FAMILIES.into_iter().flat_map(tables::of) {
        spellings.add(row.operation, Spelling::Value(compute));
    }
    spellings.value::<vector::ExtractOp<'_>>(lane);
}

/// The register of an operation that is marked, or the number that another computes.
fn compute<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let intrinsic = op.attribute(names::LIR_INTRINSIC);
    let Some(row) = intrinsic.and_then(|name| row(op, name.as_str()?)) else {
        return on_numbers(body, op);
    };
    let sides = [op.operand(0), op.operand(1)];
    let [x, y] = sides.map(|side| body.integer(side, row.form == Form::Signed));
    let ty = x.ty.clone();
    Some(match row.form {
        Form::Operator => Expr::binary(row.call, operator(row.call), [&x, &y], ty),
        Form::Partly => {
            let name = body.language.type_name(&ty);
            let text = format!(
                "GIR_HVX({name}, {}, {}, {})",
                row.call,
                x.argument(),
                y.argument()
            );
            Expr::new(text, Precedence::Postfix, ty, [&x, &y])
        }
        _ => Expr::call(row.call, &[&x, &y], ty),
    })
}

/// The row of an operation's intrinsic.
fn row(op: Op<'_>, call: &str) -> Option<&'static Row> {
    let mut rows = FAMILIES.into_iter().flat_map(tables::of);
    rows.find(|row| row.operation == op.name() && row.call == call)
}

fn operator(text: &str) -> Precedence {
    match text {
        "&" => Precedence::BitAnd,
        "|" => Precedence::BitOr,
        _ => Precedence::BitXor,
    }
}

/// The number that an operation computes.
fn on_numbers<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let mut tables = NUMBERS.get().into_iter().chain([shared::spellings()]);
    match tables.find_map(|table| table.get(op.name()))? {
        Spelling::Value(make) => make(body, op),
        Spelling::Statement(_) => None,
    }
}

/// A lane at a constant place.
fn lane<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let extract = op.cast::<vector::ExtractOp<'c>>()?;
    let &[place] = extract.static_position().as_dense_i64()?.as_slice() else {
        return on_numbers(body, op);
    };
    let register = body.operand(extract.source());
    let CType::Vector(_, lane) = register.ty else {
        return Some(register);
    };
    let place = body.language.integer(place, Scalar::signed(32));
    let text = body.language.lane(&register, &place);
    Some(Expr::new(
        text,
        Precedence::Unary,
        CType::Scalar(lane),
        [&register],
    ))
}

/// How C has the registers of a shape.
enum Kind {
    /// An integer of so many bits, with the first lane in the lowest ones.
    Packed(u32),
    /// A pair of floats of C66x.
    Floats,
    /// A vector, whose lanes have indices.
    Indexed(String),
}

fn kind(family: Family, lanes: u32, lane: Scalar) -> Kind {
    let bits = lanes * lane.bits();
    match (family, lane) {
        (Family::Helium, Scalar::Float(width)) => Kind::Indexed(format!("float{width}x{lanes}_t")),
        (Family::Helium, Scalar::Int { bits, is_signed }) => {
            let sign = if is_signed { "" } else { "u" };
            Kind::Indexed(format!("{sign}int{bits}x{lanes}_t"))
        }
        (_, Scalar::Float(_)) => Kind::Floats,
        _ if bits > 64 => Kind::Indexed(format!("gir_u{}x{lanes}", lane.bits())),
        _ => Kind::Packed(bits),
    }
}

/// The name of the type of a register.
pub fn type_name(family: Family, lanes: u32, lane: Scalar) -> String {
    match kind(family, lanes, lane) {
        Kind::Packed(bits) => format!("uint{bits}_t"),
        Kind::Floats => "__float2_t".to_owned(),
        Kind::Indexed(name) => name,
    }
}

/// The text of a lane of a register.
pub fn lane_of(family: Family, register: &Expr, place: &str, scalar: &str) -> String {
    let CType::Vector(lanes, lane) = register.ty else {
        return register.text.clone();
    };
    match kind(family, lanes, lane) {
        Kind::Packed(_) => match place.parse::<u32>().unwrap_or(0) * lane.bits() {
            0 => format!("({scalar}){}", register.within(Precedence::Unary)),
            shift => format!(
                "({scalar})({} >> {shift})",
                register.within(Precedence::Shift)
            ),
        },
        Kind::Floats => match place {
            "0" => format!("_lof2({})", register.argument()),
            _ => format!("_hif2({})", register.argument()),
        },
        Kind::Indexed(_) => format!("{}[{place}]", register.within(Precedence::Postfix)),
    }
}

/// A register of lanes, or of one number in all of them.
pub fn made(family: Family, given: &[Expr], ty: &CType) -> Expr {
    let &CType::Vector(lanes, lane) = ty else {
        return match given {
            [one, ..] => one.clone().with_type(ty.clone()),
            [] => Expr::primary("0", ty.clone()),
        };
    };
    let all: Vec<_> = given.iter().collect();
    let texts = || {
        given
            .iter()
            .map(Expr::argument)
            .collect::<Vec<_>>()
            .join(", ")
    };
    let shape = format!("{}x{lanes}", lane.bits());
    match (kind(family, lanes, lane), given) {
        (Kind::Indexed(name), [_]) if family == Family::Hexagon => {
            let text = format!("GIR_FILLED({name}, {})", texts());
            Expr::new(text, Precedence::Postfix, ty.clone(), all)
        }
        (Kind::Indexed(_), [one]) => {
            let function = match lane {
                Scalar::Float(width) => format!("vdupq_n_f{width}"),
                _ => format!("vdupq_n_u{}", lane.bits()),
            };
            Expr::call(&function, &[one], ty.with_sign(false))
        }
        (Kind::Indexed(name), _) => {
            let text = format!("({name}){{{}}}", texts());
            Expr::new(text, Precedence::Postfix, ty.clone(), all)
        }
        (Kind::Floats, [one]) => Expr::call("gir_filled_f32x2", &[one], ty.clone()),
        (Kind::Floats, _) => Expr::call("gir_f32x2", &all, ty.clone()),
        (Kind::Packed(_), [one]) => Expr::call(&format!("gir_filled_u{shape}"), &[one], ty.clone()),
        (Kind::Packed(_), _) => Expr::call(&format!("gir_u{shape}"), &all, ty.clone()),
    }
}

/// Whether a name is that of a type or an intrinsic of vectors, or may be one of the headers that declare them.
pub fn is_reserved(name: &str) -> bool {
    let is_of_mve = || {
        let stem = name
            .strip_prefix('v')
            .and_then(|rest| rest.split('_').next());
        stem.is_some_and(|stem| stem.ends_with('q'))
    };
    let is_type = || name.starts_with("float") && name.ends_with("_t");
    name.starts_with("Q6_") || name.starts_with("HVX_") || is_type() || is_of_mve()
}

/// Whether a text calls one of a family's intrinsics.
pub fn are_called(family: Family, text: &str) -> bool {
    let mut rows = tables::of(family).iter();
    rows.any(|row| row.form != Form::Operator && text.contains(row.call))
}
