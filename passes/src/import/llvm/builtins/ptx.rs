//! Inline PTX of one instruction, by its meaning.
//!
//! `lop3.b32 $0, $1, $2, $3, 0x96;` has the result of the assembly as `$0` and its operands from `$1` on.

use super::{
    Call,
    call::Outcome,
    opencl::grid::{BARRIER, fence},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{self, OpView, Signedness, Type, TypeExt, Value},
    mir,
    upstream::{
        arith::{self, CmpIPredicate},
        math, nvvm,
    },
};

/// Operations by the beginning of an instruction, whose operands are those of the instruction.
const PLAIN: &[(&str, &str)] = &[
    ("abs.f", math::AbsFOp::NAME),
    ("abs.s", math::AbsIOp::NAME),
    ("add.f", arith::AddFOp::NAME),
    ("add.rn.f", arith::AddFOp::NAME),
    ("add.s", arith::AddIOp::NAME),
    ("add.u", arith::AddIOp::NAME),
    ("and.b", arith::AndIOp::NAME),
    ("brev.b", mir::BitReverseOp::NAME),
    ("clz.b32", math::CountLeadingZerosOp::NAME),
    ("cos.approx.f", math::CosOp::NAME),
    ("div.rn.f", arith::DivFOp::NAME),
    ("div.approx.f", arith::DivFOp::NAME),
    ("div.full.f", arith::DivFOp::NAME),
    ("ex2.approx.f", math::Exp2Op::NAME),
    ("ex2.approx.ftz.f", math::Exp2Op::NAME),
    ("fma.rn.f", math::FmaOp::NAME),
    ("lg2.approx.f", math::Log2Op::NAME),
    ("lg2.approx.ftz.f", math::Log2Op::NAME),
    ("max.f", arith::MaxNumFOp::NAME),
    ("max.s", arith::MaxSIOp::NAME),
    ("max.u", arith::MaxUIOp::NAME),
    ("min.f", arith::MinNumFOp::NAME),
    ("min.s", arith::MinSIOp::NAME),
    ("min.u", arith::MinUIOp::NAME),
    ("mul.f", arith::MulFOp::NAME),
    ("mul.rn.f", arith::MulFOp::NAME),
    ("mul.lo.s", arith::MulIOp::NAME),
    ("mul.lo.u", arith::MulIOp::NAME),
    ("or.b", arith::OrIOp::NAME),
    ("popc.b32", math::CtPopOp::NAME),
    ("rsqrt.approx.f", math::RsqrtOp::NAME),
    ("rsqrt.approx.ftz.f", math::RsqrtOp::NAME),
    ("sin.approx.f", math::SinOp::NAME),
    ("sqrt.rn.f", math::SqrtOp::NAME),
    ("sqrt.approx.f", math::SqrtOp::NAME),
    ("sqrt.approx.ftz.f", math::SqrtOp::NAME),
    ("sub.f", arith::SubFOp::NAME),
    ("sub.rn.f", arith::SubFOp::NAME),
    ("sub.s", arith::SubIOp::NAME),
    ("sub.u", arith::SubIOp::NAME),
    ("tanh.approx.f", math::TanhOp::NAME),
    ("xor.b", arith::XOrIOp::NAME),
];

/// Registers, and the operations of nvvm that read them.
const REGISTERS: &[(&str, &str)] = &[
    ("%laneid", nvvm::LaneIdOp::NAME),
    ("%warpid", nvvm::WarpIdOp::NAME),
    ("%nwarpid", nvvm::WarpDimOp::NAME),
    ("%lanemask_eq", nvvm::LaneMaskEqOp::NAME),
    ("%lanemask_lt", nvvm::LaneMaskLtOp::NAME),
    ("%lanemask_le", nvvm::LaneMaskLeOp::NAME),
    ("%lanemask_gt", nvvm::LaneMaskGtOp::NAME),
    ("%lanemask_ge", nvvm::LaneMaskGeOp::NAME),
    ("%tid.x", nvvm::ThreadIdXOp::NAME),
    ("%tid.y", nvvm::ThreadIdYOp::NAME),
    ("%tid.z", nvvm::ThreadIdZOp::NAME),
    ("%ntid.x", nvvm::BlockDimXOp::NAME),
    ("%ntid.y", nvvm::BlockDimYOp::NAME),
    ("%ntid.z", nvvm::BlockDimZOp::NAME),
    ("%ctaid.x", nvvm::BlockIdXOp::NAME),
    ("%ctaid.y", nvvm::BlockIdYOp::NAME),
    ("%ctaid.z", nvvm::BlockIdZOp::NAME),
    ("%nctaid.x", nvvm::GridDimXOp::NAME),
    ("%nctaid.y", nvvm::GridDimYOp::NAME),
    ("%nctaid.z", nvvm::GridDimZOp::NAME),
];

/// The values of inline assembly; `None` if its text has no known meaning.
pub fn assembly<'c>(c: &Call<'_, 'c>, text: &str) -> Option<Outcome<'c>> {
    let text = text.trim().trim_end_matches(';').trim();
    let is_one = !text.contains([';', '{', '\n', '@']);
    let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let operands: Vec<_> = rest.split(',').map(str::trim).collect();
    is_one.then(|| instruction(c, name, &operands)).flatten()
}

fn instruction<'c>(c: &Call<'_, 'c>, name: &str, operands: &[&str]) -> Option<Outcome<'c>> {
    if let Some(scope) = name.strip_prefix("membar.").or_else(|| fence_scope(name)) {
        let scope = match scope {
            "cta" => MemoryScope::Workgroup,
            "gl" | "gpu" => MemoryScope::Device,
            "sys" => MemoryScope::System,
            _ => return None,
        };
        return Some(fence(c, MemoryOrdering::AcqRel, scope));
    }
    if matches!((name, operands), ("bar.sync" | "barrier.sync", ["0"])) {
        return Some(c.build(BARRIER));
    }
    let (&result, inputs) = operands.split_first()?;
    if result != "$0" || c.results.len() != 1 {
        return None;
    }
    let ty = c.results[0];
    let inputs: Vec<_> = inputs
        .iter()
        .map(|text| operand(c, text, ty))
        .collect::<Option<_>>()?;
    let value = value(c, name, &inputs)?;
    let value = if value.ty() == ty {
        value
    } else {
        c.cast(value, ty)
    };
    Some(Ok(vec![value]))
}

fn fence_scope(name: &str) -> Option<&str> {
    let order = ["fence.acq_rel.", "fence.sc."];
    order.iter().find_map(|order| name.strip_prefix(order))
}

/// An operand: a value of the program, a register or a number.
fn operand<'c>(c: &Call<'_, 'c>, text: &str, ty: Type<'c>) -> Option<Value<'c>> {
    if let Some(index) = text.strip_prefix('$') {
        let index: usize = index.parse().ok()?;
        return c.args.get(index.checked_sub(1)?).copied();
    }
    if let Some((_, name)) = REGISTERS.iter().find(|(register, _)| *register == text) {
        return Some(c.op_as(name, c.word(), &[]));
    }
    let (digits, radix) = match text.strip_prefix("0x") {
        Some(digits) => (digits, 16),
        None => (text, 10),
    };
    let value = i64::from_str_radix(digits, radix).ok()?;
    let ty = if ty.is_int() { ty } else { c.word() };
    Some(c.int(ty, value))
}

fn value<'c>(c: &Call<'_, 'c>, name: &str, inputs: &[Value<'c>]) -> Option<Value<'c>> {
    if let Some((_, op)) = PLAIN.iter().find(|(start, _)| name.starts_with(start)) {
        return (!inputs.is_empty()).then(|| c.op(op, inputs));
    }
    Some(match (name.split('.').next()?, inputs) {
        ("mov", &[x]) => x,
        ("not", &[x]) => c.op(arith::XOrIOp::NAME, &[x, c.int(x.ty(), -1)]),
        ("lop3", &[x, y, z, table]) => logic(c, [x, y, z], constant(table)?),
        ("prmt", &[x, y, selector]) => permuted(c, x, y, selector),
        ("bfe", &[x, at, length]) => field(c, x, [at, length], name.contains(".s")),
        ("bfi", &[x, into, at, length]) => inserted(c, x, into, [at, length]),
        ("shf", &[low, high, by]) => funnel(c, [low, high, by], name)?,
        ("rcp", &[x]) => c.op(arith::DivFOp::NAME, &[c.float(x.ty(), 1.0), x]),
        ("mad", &[x, y, z]) if name.starts_with("mad.lo.") => {
            c.add(c.op(arith::MulIOp::NAME, &[x, y]), z)
        }
        ("cvt", &[x]) => converted(c, x, name)?,
        _ => return None,
    })
}

fn constant(value: Value<'_>) -> Option<i64> {
    crate::gir_to_mir::arith::constant_value(value)
}

/// A function of three bits by its table: bit 4·x + 2·y + z is the result.
fn logic<'c>(c: &Call<'_, 'c>, inputs: [Value<'c>; 3], table: i64) -> Value<'c> {
    let ty = inputs[0].ty();
    let not = |x| c.op(arith::XOrIOp::NAME, &[x, c.int(ty, -1)]);
    let mut all = c.int(ty, 0);
    for row in (0..8).filter(|row| table >> row & 1 == 1) {
        let terms = inputs
            .iter()
            .enumerate()
            .map(|(at, &x)| match row >> (2 - at) & 1 {
                1 => x,
                _ => not(x),
            });
        let term = terms.reduce(|all, x| c.op(arith::AndIOp::NAME, &[all, x]));
        all = c.op(arith::OrIOp::NAME, &[all, term.unwrap_or(all)]);
    }
    all
}

fn long<'c>(c: &Call<'_, 'c>) -> Type<'c> {
    ir::integer_type(c.b.context(), 64, Signedness::Signless)
}

fn widened<'c>(c: &Call<'_, 'c>, x: Value<'c>, signed: bool) -> Value<'c> {
    let name = match signed {
        true => arith::ExtSIOp::NAME,
        false => arith::ExtUIOp::NAME,
    };
    match x.ty() == long(c) {
        true => x,
        false => c.op_as(name, long(c), &[x]),
    }
}

fn narrowed<'c>(c: &Call<'_, 'c>, x: Value<'c>) -> Value<'c> {
    c.op_as(arith::TruncIOp::NAME, c.word(), &[x])
}

/// Two words as one value.
fn joined<'c>(c: &Call<'_, 'c>, low: Value<'c>, high: Value<'c>) -> Value<'c> {
    let above = c.op(
        arith::ShLIOp::NAME,
        &[widened(c, high, false), c.int(long(c), 32)],
    );
    c.op(arith::OrIOp::NAME, &[above, widened(c, low, false)])
}

/// Bytes of two words, each chosen by four bits; the highest of them asks for the sign of the byte alone.
fn permuted<'c>(c: &Call<'_, 'c>, x: Value<'c>, y: Value<'c>, selector: Value<'c>) -> Value<'c> {
    let (both, word) = (joined(c, x, y), c.word());
    let bits = |value, at: i64, mask: i64| {
        let shifted = c.op(arith::ShRUIOp::NAME, &[value, c.int(word, at)]);
        c.op(arith::AndIOp::NAME, &[shifted, c.int(word, mask)])
    };
    let mut all = c.int(word, 0);
    for at in 0..4 {
        let by = c.op(
            arith::ShLIOp::NAME,
            &[bits(selector, 4 * at, 7), c.int(word, 3)],
        );
        let byte = narrowed(
            c,
            c.op(arith::ShRUIOp::NAME, &[both, widened(c, by, false)]),
        );
        let byte = bits(byte, 0, 255);
        let is_negative = c.compare(CmpIPredicate::Uge, byte, c.int(word, 128));
        let sign = c.select(is_negative, c.int(word, 255), c.int(word, 0));
        let zero = c.int(word, 0);
        let wants_sign = c.compare(CmpIPredicate::Ne, bits(selector, 4 * at + 3, 1), zero);
        let byte = c.select(wants_sign, sign, byte);
        let placed = c.op(arith::ShLIOp::NAME, &[byte, c.int(word, 8 * at)]);
        all = c.op(arith::OrIOp::NAME, &[all, placed]);
    }
    all
}

/// The lower of a byte of a number and a bound.
fn bounded<'c>(c: &Call<'_, 'c>, x: Value<'c>, most: i64) -> Value<'c> {
    let byte = c.op(arith::AndIOp::NAME, &[x, c.int(x.ty(), 255)]);
    widened(
        c,
        c.op(arith::MinUIOp::NAME, &[byte, c.int(x.ty(), most)]),
        false,
    )
}

/// Bits of a word from a place on.
fn field<'c>(
    c: &Call<'_, 'c>,
    x: Value<'c>,
    [at, length]: [Value<'c>; 2],
    signed: bool,
) -> Value<'c> {
    let ty = long(c);
    let (at, length) = (bounded(c, at, 63), bounded(c, length, 32));
    let right = match signed {
        true => arith::ShRSIOp::NAME,
        false => arith::ShRUIOp::NAME,
    };
    let moved = c.op(right, &[widened(c, x, signed), at]);
    // Up to the top of 64 bits and down again; a shift by 64 has no meaning, and no bits are none.
    let by = c.op(arith::SubIOp::NAME, &[c.int(ty, 64), length]);
    let by = c.op(arith::MinUIOp::NAME, &[by, c.int(ty, 63)]);
    let up = c.op(arith::ShLIOp::NAME, &[moved, by]);
    let down = narrowed(c, c.op(right, &[up, by]));
    let is_empty = c.compare(CmpIPredicate::Eq, length, c.int(ty, 0));
    c.select(is_empty, c.int(c.word(), 0), down)
}

/// A word with bits of another from a place on.
fn inserted<'c>(
    c: &Call<'_, 'c>,
    x: Value<'c>,
    into: Value<'c>,
    [at, length]: [Value<'c>; 2],
) -> Value<'c> {
    let ty = long(c);
    let (at, length) = (bounded(c, at, 63), bounded(c, length, 32));
    let one = c.int(ty, 1);
    let ones = c.op(
        arith::SubIOp::NAME,
        &[c.op(arith::ShLIOp::NAME, &[one, length]), one],
    );
    let mask = narrowed(c, c.op(arith::ShLIOp::NAME, &[ones, at]));
    let moved = narrowed(c, c.op(arith::ShLIOp::NAME, &[widened(c, x, false), at]));
    let outside = c.op(arith::XOrIOp::NAME, &[mask, c.int(c.word(), -1)]);
    let kept = c.op(arith::AndIOp::NAME, &[into, outside]);
    let new = c.op(arith::AndIOp::NAME, &[moved, mask]);
    c.op(arith::OrIOp::NAME, &[kept, new])
}

/// A word of two that are shifted together.
fn funnel<'c>(c: &Call<'_, 'c>, [low, high, by]: [Value<'c>; 3], name: &str) -> Option<Value<'c>> {
    let both = joined(c, low, high);
    let by = match () {
        () if name.contains(".wrap") => widened(
            c,
            c.op(arith::AndIOp::NAME, &[by, c.int(by.ty(), 31)]),
            false,
        ),
        () => widened(
            c,
            c.op(arith::MinUIOp::NAME, &[by, c.int(by.ty(), 32)]),
            false,
        ),
    };
    let ty = long(c);
    Some(narrowed(
        c,
        match () {
            () if name.starts_with("shf.r") => c.op(arith::ShRUIOp::NAME, &[both, by]),
            () if name.starts_with("shf.l") => {
                let up = c.op(arith::ShLIOp::NAME, &[both, by]);
                c.op(arith::ShRUIOp::NAME, &[up, c.int(ty, 32)])
            }
            () => return None,
        },
    ))
}

/// `cvt.rni.s32.f32` and its like.
fn converted<'c>(c: &Call<'_, 'c>, x: Value<'c>, name: &str) -> Option<Value<'c>> {
    let parts: Vec<_> = name.split('.').skip(1).collect();
    let (&[to, from], modes) = parts
        .split_last_chunk::<2>()
        .map(|(modes, last)| (last, modes))?;
    let to_type = c.results[0];
    let round = modes.iter().find_map(|mode| match *mode {
        "rni" => Some(math::RoundEvenOp::NAME),
        "rzi" => Some(math::TruncOp::NAME),
        "rmi" => Some(math::FloorOp::NAME),
        "rpi" => Some(math::CeilOp::NAME),
        _ => None,
    });
    if modes
        .iter()
        .any(|mode| !["rn", "rni", "rzi", "rmi", "rpi"].contains(mode))
    {
        return None;
    }
    let (from_float, to_float) = (from.starts_with('f'), to.starts_with('f'));
    Some(match (from_float, to_float) {
        (true, true) if from == to => c.op(round?, &[x]),
        (true, true) if to_type.number_bits() > x.ty().number_bits() => {
            c.op_as(arith::ExtFOp::NAME, to_type, &[x])
        }
        (true, true) => c.op_as(arith::TruncFOp::NAME, to_type, &[x]),
        (true, false) => {
            let whole = c.op(round?, &[x]);
            let name = match to.starts_with('u') {
                true => arith::FPToUIOp::NAME,
                false => arith::FPToSIOp::NAME,
            };
            c.op_as(name, to_type, &[whole])
        }
        (false, true) => {
            let name = match from.starts_with('u') {
                true => arith::UIToFPOp::NAME,
                false => arith::SIToFPOp::NAME,
            };
            c.op_as(name, to_type, &[x])
        }
        (false, false) => return None,
    })
}
