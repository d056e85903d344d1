//! Critical sections, which stand for atomics where the user permits it: one iteration runs after the other, so that a
//! plain update is whole. A pragma says that the next update depends on it (UG1399, "pragma HLS dependence").

use crate::targets::c_like::{body::Body, spellings::Spellings};
use gir_dialects::{
    ir::{Op, Value},
    lir,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .statement::<lir::BeginCriticalSectionOp<'_>>(begin)
        .statement::<lir::EndCriticalSectionOp<'_>>(|body, op| {
            body.begin_statement(op);
            Some(())
        });
}

fn begin<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    body.begin_statement(op);
    let section = std::iter::successors(op.next(), |op| op.next())
        .take_while(|op| !op.is::<lir::EndCriticalSectionOp<'_>>());
    let updated = section.filter_map(|op| op.cast::<lir::StoreOp<'c>>());
    let Some(base) = updated.map(|store| base(store.ptr())).next() else {
        return Some(());
    };
    if let Some(array) = name(body, base) {
        body.out_directive(&format!(
            "#pragma HLS DEPENDENCE variable={array} type=inter direction=RAW dependent=true"
        ));
    }
    Some(())
}

/// The name of a memory in the text, if it has one.
pub fn name<'c>(body: &mut Body<'c, '_>, base: Value<'c>) -> Option<String> {
    // The address of a global may wait for its one use, which this is not; others are names.
    let array = match base
        .defining_op()
        .and_then(|op| op.cast::<lir::AddressOfOp<'c>>())
    {
        Some(address) => body.module.global(address.global())?,
        None => body.operand(base),
    };
    let array = array.text.trim_start_matches('&');
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    array.chars().all(is_name).then(|| array.to_owned())
}

/// The memory that an address belongs to.
pub fn base(address: Value<'_>) -> Value<'_> {
    let mut base = address;
    while let Some(op) = base.defining_op() {
        match op.is::<lir::GepOp<'_>>() || op.is::<lir::PtrCastOp<'_>>() {
            true => base = op.operand(0),
            false => break,
        }
    }
    base
}
