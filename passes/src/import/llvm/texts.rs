//! `printf`, whose format is a constant of the program, and assertions that fail.
//!
//! OpenCL passes the arguments one by one. CUDA stores them behind a pointer, in the order of the format.

use super::{body::Body, initial};
use gir_dialects::{
    ir::{Op, OpView, TypeExt, Value},
    mir,
    upstream::{arith, llvm},
};

/// The functions of this file, by name.
pub const FUNCTIONS: [&str; 4] = ["printf", "vprintf", "__assertfail", "__assert_fail"];

/// Converts a call of one of the functions.
pub fn call<'c>(body: &mut Body<'_, 'c>, call: llvm::CallOp<'c>, name: &str) -> Result<(), String> {
    let operands = call.callee_operands();
    let format = text(body, *operands.first().ok_or("has no text")?)?;
    let arguments = match name {
        "printf" => operands[1..].to_vec(),
        "vprintf" => stored(call.op(), *operands.get(1).ok_or("has no arguments")?)?,
        _ => return fail(body, &format),
    };
    let arguments = arguments
        .into_iter()
        .map(|value| Ok(narrow(body.value(value)?)));
    let arguments: Vec<_> = arguments.collect::<Result<_, String>>()?;
    mir::PrintfOp::build(&body.b, &format, &arguments);
    // The number of characters, or whether it went well: nobody reads it before the text is written.
    if let Some(result) = call.result() {
        let ty = body.ty(result)?;
        let zero = super::operations::zero(&body.b, ty);
        body.set(call.op(), vec![zero]);
    }
    Ok(())
}

/// The work-item ends with a message.
fn fail(body: &mut Body<'_, '_>, message: &str) -> Result<(), String> {
    let flag = super::types::int(body.new.op(), 1);
    let never = super::operations::zero(&body.b, flag);
    mir::AssertOp::build(&body.b, never, message);
    Ok(())
}

/// The text that a pointer points to, up to its end.
fn text(body: &Body<'_, '_>, pointer: Value<'_>) -> Result<String, String> {
    let unknown = "takes a text that is no constant of the program";
    let mut pointer = pointer;
    let address = loop {
        let op = pointer.defining_op().ok_or(unknown)?;
        match op.cast::<llvm::AddressOfOp<'_>>() {
            Some(address) => break address,
            None if op.is::<llvm::AddrSpaceCastOp<'_>>() => pointer = op.operand(0),
            None => return Err(unknown.to_owned()),
        }
    };
    let global = body
        .shared
        .globals
        .get(address.global_name())
        .ok_or(unknown)?;
    let bytes = initial::of_global(*global, body.shared.layout)?.ok_or(unknown)?;
    let end = bytes
        .iter()
        .position(|&byte| byte == 0)
        .unwrap_or(bytes.len());
    String::from_utf8(bytes[..end].to_vec())
        .map_err(|_| "takes a text that is not UTF-8".to_owned())
}

/// A float that was widened for the call, which may have f64 only for that.
fn narrow(value: Value<'_>) -> Value<'_> {
    let widened = value
        .defining_op()
        .filter(|op| op.is::<arith::ExtFOp<'_>>());
    widened.map_or(value, |op| op.operand(0))
}

/// The values that are stored behind a pointer before a call in its block, by their offsets.
fn stored<'c>(call: Op<'c>, pointer: Value<'c>) -> Result<Vec<Value<'c>>, String> {
    if pointer
        .defining_op()
        .is_some_and(|op| op.is::<llvm::ZeroOp<'_>>())
    {
        return Ok(vec![]);
    }
    let mut found: Vec<(i64, Value<'c>)> = vec![];
    let mut pointers = vec![(pointer, 0)];
    while let Some((pointer, offset)) = pointers.pop() {
        for (user, _) in pointer.uses() {
            if let Some(store) = user.cast::<llvm::StoreOp<'c>>() {
                let comes_before = user.block() == call.block() && user.is_before(call);
                if comes_before && store.addr() == pointer {
                    found.push((offset, store.value()));
                }
            } else if let Some(address) = user.cast::<llvm::GEPOp<'c>>() {
                let step = step(address).ok_or("computes where an argument is stored")?;
                pointers.push((address.res(), offset + step));
            }
        }
    }
    found.sort_by_key(|&(offset, _)| offset);
    let is_twice = found.windows(2).any(|pair| pair[0].0 == pair[1].0);
    match is_twice {
        true => Err("stores an argument twice; print in two steps".to_owned()),
        false => Ok(found.into_iter().map(|(_, value)| value).collect()),
    }
}

/// The constant bytes that an address is beyond its base, if it counts bytes.
fn step(address: llvm::GEPOp<'_>) -> Option<i64> {
    use gir_dialects::ir::AttributeExt as _;
    let [index] = address.raw_constant_indices()[..] else {
        return None;
    };
    let size = i64::from(address.elem_type().number_bits()? / 8);
    let index = match address.dynamic_indices().first() {
        Some(index) => index
            .defining_op()?
            .cast::<llvm::ConstantOp<'_>>()?
            .value()
            .as_int()?,
        None => i64::from(index),
    };
    Some(index * size)
}
