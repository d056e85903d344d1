//! Atomics: read-modify-write operations in a form that languages spell, and the
//! functions of C11 (section 7.17.7), which several languages have.

use super::{
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::{CType, UINT},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Op, Value},
    lir,
};

/// The function that a read-modify-write operation applies to the object and its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Kind {
    Add,
    Sub,
    And,
    Or,
    Xor,
    Min,
    Max,
    Exchange,
}

/// A read-modify-write operation.
pub struct Update<'c> {
    /// The function.
    pub kind: Kind,
    /// The address.
    pub pointer: Value<'c>,
    /// The operand.
    pub value: Value<'c>,
    /// Whether integers are signed.
    pub is_signed: bool,
    /// The ordering.
    pub ordering: MemoryOrdering,
    /// The work-items among which it orders.
    pub scope: MemoryScope,
}

/// How a language spells an operation that reads, modifies and writes.
pub trait Updates {
    /// The call, whose value is the old value of the object.
    fn update<'c>(body: &mut Body<'c, '_>, update: Update<'c>) -> Option<Expr>;
}

/// Adds read-modify-write operations.
macro_rules! updates {
    ($spellings:ident, $language:ident: $($op:ident => ($kind:ident, $signed:expr);)*) => {$(
        $spellings.value::<lir::$op<'_>>(|body, op| {
            let atomic = op.cast::<lir::$op<'_>>()?;
            let is_signed: fn(lir::$op<'_>) -> bool = $signed;
            let update = Update {
                kind: Kind::$kind,
                pointer: atomic.ptr(),
                value: atomic.value(),
                is_signed: is_signed(atomic),
                ordering: atomic.ordering(),
                scope: atomic.scope(),
            };
            $language::update(body, update)
        });
    )*};
}

/// Adds the operations on integers.
pub fn add_integer_updates<L: Updates>(spellings: &mut Spellings) {
    updates! { spellings, L:
        AtomicAddOp => (Add, |_| false);
        AtomicSubOp => (Sub, |_| false);
        AtomicAndOp => (And, |_| false);
        AtomicOrOp => (Or, |_| false);
        AtomicXorOp => (Xor, |_| false);
        AtomicMinOp => (Min, |atomic| atomic.sign() == lir::Sign::Signed);
        AtomicMaxOp => (Max, |atomic| atomic.sign() == lir::Sign::Signed);
        AtomicExchangeOp => (Exchange, |_| false);
    }
}

/// Adds the sum of floats.
pub fn add_float_sum<L: Updates>(spellings: &mut Spellings) {
    updates! { spellings, L:
        AtomicFAddOp => (Add, |_| false);
    }
}

/// Adds the minimum and the maximum of floats.
pub fn add_float_bounds<L: Updates>(spellings: &mut Spellings) {
    updates! { spellings, L:
        AtomicFMinOp => (Min, |_| false);
        AtomicFMaxOp => (Max, |_| false);
    }
}

/// A language with the functions of C11 for objects of `atomic_uint` and similar types, which take
/// orderings and perhaps a scope.
pub trait C11 {
    /// The arguments behind the operands, for one ordering or for those of success and failure.
    fn order(orderings: &[MemoryOrdering], scope: MemoryScope) -> Vec<Expr>;
}

/// The pointer to an atomic object of a type.
pub fn object<'c>(body: &mut Body<'c, '_>, pointer: Value<'c>, ty: &CType) -> Expr {
    let pointer = body.operand(pointer);
    let CType::Pointer(space, _) = &pointer.ty else {
        return pointer;
    };
    let element = CType::Named(format!("atomic_{}", body.language.type_name(ty)));
    body.language
        .convert(&pointer, &CType::Pointer(*space, Box::new(element)))
}

/// The name of an ordering or of a scope.
pub fn word(text: &str) -> Expr {
    Expr::primary(text, CType::Named(String::new()))
}

/// A call with the orderings behind its operands.
pub fn ordered_call<L: C11>(
    function: &str,
    operands: &[&Expr],
    (orderings, scope): (&[MemoryOrdering], MemoryScope),
    ty: CType,
) -> Expr {
    let order = L::order(orderings, scope);
    let arguments: Vec<_> = operands.iter().copied().chain(&order).collect();
    Expr::call(function, &arguments, ty)
}

impl<L: C11> Updates for L {
    fn update<'c>(body: &mut Body<'c, '_>, update: Update<'c>) -> Option<Expr> {
        let value = body.integer(update.value, update.is_signed);
        let pointer = object(body, update.pointer, &value.ty);
        let function = match update.kind {
            Kind::Add => "atomic_fetch_add_explicit",
            Kind::Sub => "atomic_fetch_sub_explicit",
            Kind::And => "atomic_fetch_and_explicit",
            Kind::Or => "atomic_fetch_or_explicit",
            Kind::Xor => "atomic_fetch_xor_explicit",
            Kind::Min => "atomic_fetch_min_explicit",
            Kind::Max => "atomic_fetch_max_explicit",
            Kind::Exchange => "atomic_exchange_explicit",
        };
        let order = (&[update.ordering][..], update.scope);
        let operands = [&pointer, &value];
        Some(ordered_call::<L>(
            function,
            &operands,
            order,
            value.ty.clone(),
        ))
    }
}

/// Adds loads and stores.
pub fn add_accesses<L: C11>(spellings: &mut Spellings) {
    spellings
        .value::<lir::AtomicLoadOp<'_>>(|body, op| {
            let load = op.cast::<lir::AtomicLoadOp<'_>>()?;
            self::load::<L>(body, op, load.ptr(), (load.ordering(), load.scope()))
        })
        .statement::<lir::AtomicStoreOp<'_>>(|body, op| {
            let store = op.cast::<lir::AtomicStoreOp<'_>>()?;
            let order = (store.ordering(), store.scope());
            self::store::<L>(body, op, (store.ptr(), store.value()), order)
        });
}

/// The value of an atomic object.
pub fn load<'c, L: C11>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    pointer: Value<'c>,
    (ordering, scope): (MemoryOrdering, MemoryScope),
) -> Option<Expr> {
    let ty = CType::of(op.result(0).ty())?;
    let pointer = object(body, pointer, &ty);
    let order = (&[ordering][..], scope);
    let function = "atomic_load_explicit";
    Some(ordered_call::<L>(function, &[&pointer], order, ty))
}

/// Puts a value into an atomic object.
pub fn store<'c, L: C11>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    (pointer, value): (Value<'c>, Value<'c>),
    (ordering, scope): (MemoryOrdering, MemoryScope),
) -> Option<()> {
    let value = body.unsigned(value);
    let pointer = object(body, pointer, &value.ty);
    let order = (&[ordering][..], scope);
    let nothing = CType::Named("void".to_owned());
    let function = "atomic_store_explicit";
    let call = ordered_call::<L>(function, &[&pointer, &value], order, nothing);
    body.statement(op, format!("{};", call.text));
    Some(())
}

/// An ordering on success that is no weaker than that on failure, as functions that compare and exchange require.
pub fn no_weaker(success: MemoryOrdering, failure: MemoryOrdering) -> MemoryOrdering {
    use MemoryOrdering::{AcqRel, Acquire, Relaxed, Release, SeqCst};
    match (success, failure) {
        (_, SeqCst) => SeqCst,
        (Relaxed, Acquire) => Acquire,
        (Release, Acquire) => AcqRel,
        (success, _) => success,
    }
}

/// The spelling of the address of a word as a number.
pub struct WordAddress {
    /// The type of the number.
    pub number: &'static str,
    /// The mask of all bits of an address but the ones that select a byte of a word.
    pub mask: &'static str,
    /// The type of words.
    pub word: CType,
}

/// Prints the address of the word of 32 bits that contains a narrower object, and the shift of the object in it.
pub fn containing_word<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    spelling: WordAddress,
) -> Option<()> {
    let pointer = body.operand(op.operand(0));
    let CType::Pointer(space, _) = pointer.ty else {
        return None;
    };
    body.note_line(op);
    let number = CType::Named(spelling.number.to_owned());
    let address = Expr::prefix(&format!("({})", spelling.number), &pointer, number);
    let address = body.temporary(&address);
    let ty = CType::Pointer(space, Box::new(spelling.word));
    let name = body.language.type_name(&ty);
    let text = format!("({name})({} & {})", address.text, spelling.mask);
    let word = Expr::new(text, Precedence::Unary, ty, [&address]);
    let low = body.language.convert(&address, &UINT);
    let [three, eight] = ["3u", "8u"].map(|text| Expr::primary(text, UINT));
    let byte = Expr::binary("&", Precedence::BitAnd, [&low, &three], UINT);
    let shift = Expr::binary("*", Precedence::Multiplicative, [&byte, &eight], UINT);
    body.make_variable(op.result(0), &word);
    body.make_variable(op.result(1), &shift);
    Some(())
}
