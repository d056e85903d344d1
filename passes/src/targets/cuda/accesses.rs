//! Atomic loads and stores: instructions with an ordering and a scope (PTX ISA, "ld" and "st"), for which no
//! CUDA C++ function exists in all versions. The text defines the functions that it uses, each of which is one
//! instruction; likewise a sum of halves, and a 16-bit exchange that the host sees too. Architectures before
//! sm_70 lack such instructions: a load is an exchange that changes nothing, a store is an exchange whose
//! result is unused.

use super::atomics;
use crate::targets::c_like::{
    body::Body,
    expression::Expr,
    memory,
    spellings::Spellings,
    types::{CType, Scalar},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{AttributeExt, Op, OpView as _, Value},
    lir,
};
use std::collections::BTreeSet;

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings, has_orderings: bool) {
    match has_orderings {
        true => spellings
            .value::<lir::AtomicLoadOp<'_>>(load)
            .statement::<lir::AtomicStoreOp<'_>>(store)
            .value::<lir::LoadOp<'_>>(|body, op| match has_ordering(op) {
                true => load(body, op),
                false => memory::load(body, op),
            })
            .statement::<lir::StoreOp<'_>>(|body, op| match has_ordering(op) {
                true => store(body, op),
                false => memory::store(body, op),
            }),
        false => spellings
            .value::<lir::AtomicLoadOp<'_>>(old_load)
            .statement::<lir::AtomicStoreOp<'_>>(old_store)
            .value::<lir::LoadOp<'_>>(|body, op| match has_ordering(op) {
                true => old_load(body, op),
                false => memory::load(body, op),
            })
            .statement::<lir::StoreOp<'_>>(|body, op| match has_ordering(op) {
                true => old_store(body, op),
                false => memory::store(body, op),
            }),
    };
}

fn has_ordering(op: Op<'_>) -> bool {
    op.attribute(lir::AtomicAddOp::ORDERING_ATTR).is_some()
}

/// The operation that a function of the text performs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Verb {
    Load,
    Store,
    Add,
    CompareExchange,
}

/// An access, as the name of its function encodes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Access {
    verb: Verb,
    bits: u32,
    is_float: bool,
    ordering: &'static str,
    scope: &'static str,
}

/// The sum of halves at system scope.
pub const HALF_SUM: Access = Access {
    verb: Verb::Add,
    bits: 16,
    is_float: true,
    ordering: "relaxed",
    scope: "system",
};

/// The 16-bit compare-exchange at system scope.
pub const EXCHANGE_OF_16: Access = Access {
    verb: Verb::CompareExchange,
    is_float: false,
    ..HALF_SUM
};

/// The name of an operand in definitions; no name in a program begins with it.
const DESIRED: &str = "atomic_desired";

impl Access {
    /// The access of an operation, if the text defines a function for it.
    fn of(op: Op<'_>) -> Option<Self> {
        let is_any = |names: &[&str]| names.contains(&op.name());
        let verb = if is_any(&[lir::AtomicLoadOp::NAME, lir::LoadOp::NAME]) {
            Verb::Load
        } else if is_any(&[lir::AtomicStoreOp::NAME, lir::StoreOp::NAME]) {
            Verb::Store
        } else {
            return atomics::of_16_bits_for_system(op);
        };
        let number = |name| op.attribute(name).and_then(AttributeExt::as_int);
        let ordering = number(lir::AtomicAddOp::ORDERING_ATTR)?;
        let scope = number(lir::AtomicAddOp::SCOPE_ATTR)?;
        let value: Value<'_> = match verb {
            Verb::Store => op.operands().nth(1)?,
            _ => op.result(0),
        };
        let lane = CType::of(value.ty())?.lane()?;
        Some(Self {
            verb,
            bits: lane.bits(),
            is_float: matches!(lane, Scalar::Float(_)),
            ordering: match MemoryOrdering::from_i64(ordering)? {
                MemoryOrdering::Relaxed => "relaxed",
                MemoryOrdering::SeqCst => "seq_cst",
                _ if verb == Verb::Store => "release",
                _ => "acquire",
            },
            scope: match MemoryScope::from_i64(scope)? {
                MemoryScope::Invocation | MemoryScope::Subgroup | MemoryScope::Workgroup => "block",
                MemoryScope::Device => "device",
                MemoryScope::System => "system",
            },
        })
    }

    /// The function's name; C++ overloads distinguish the types.
    pub fn function(self) -> String {
        let verb = match self.verb {
            Verb::Load => "load",
            Verb::Store => "store",
            Verb::Add => "add",
            Verb::CompareExchange => "cas",
        };
        format!("atomic_{verb}_{}_{}", self.ordering, self.scope)
    }

    /// The type in memory, the type suffix of the instruction, and the letter of its register constraint.
    fn types(self) -> (&'static str, &'static str, &'static str) {
        match (self.bits, self.is_float) {
            (16, false) => ("uint16_t", "u16", "h"),
            (16, true) => ("half", "u16", "h"),
            (32, false) => ("uint32_t", "u32", "r"),
            (32, true) => ("float", "f32", "f"),
            (_, false) => ("uint64_t", "u64", "l"),
            (_, true) => ("double", "f64", "d"),
        }
    }

    /// The instructions. Sequentially consistent ones have a sequentially consistent fence before them (PTX
    /// ISA, "Memory Consistency Model").
    fn instructions(self) -> String {
        let scope = match self.scope {
            "block" => "cta",
            "device" => "gpu",
            _ => "sys",
        };
        let (_, ty, _) = self.types();
        let (fence, ordering) = match (self.ordering, self.verb) {
            ("seq_cst", Verb::Load) => (format!("fence.sc.{scope}; "), "acquire"),
            ("seq_cst", _) => (format!("fence.sc.{scope}; "), "relaxed"),
            (ordering, _) => (String::new(), ordering),
        };
        match self.verb {
            Verb::Load => format!("{fence}ld.{ordering}.{scope}.{ty} %0, [%1];"),
            Verb::Store => format!("{fence}st.{ordering}.{scope}.{ty} [%0], %1;"),
            Verb::Add => format!("{fence}atom.{ordering}.{scope}.add.noftz.f16 %0, [%1], %0;"),
            Verb::CompareExchange => {
                format!("{fence}atom.{ordering}.{scope}.cas.b16 %0, [%1], %0, %2;")
            }
        }
    }

    /// The lines that define the function. A 16-bit register holds an integer.
    fn definition(self) -> Vec<String> {
        let (ty, _, register) = self.types();
        let (value, operand) = match ty {
            "half" => ("unsigned short", "__half_as_ushort(operand)"),
            ty => (ty, "operand"),
        };
        let result = match ty {
            "half" => "__ushort_as_half(value)",
            _ => "value",
        };
        let (function, text) = (self.function(), self.instructions());
        let given = format!("    {value} value = {operand};");
        let (head, declared, operands) = match self.verb {
            Verb::Load => (
                format!("{ty} {function}(const {ty}* address)"),
                format!("    {value} value;"),
                format!(": \"={register}\"(value) : \"l\"(address)"),
            ),
            Verb::Store => (
                format!("void {function}({ty}* address, {ty} operand)"),
                given,
                format!(": : \"l\"(address), \"{register}\"(value)"),
            ),
            Verb::Add => (
                format!("{ty} {function}({ty}* address, {ty} operand)"),
                given,
                format!(": \"+{register}\"(value) : \"l\"(address)"),
            ),
            Verb::CompareExchange => (
                format!("{ty} {function}({ty}* address, {ty} operand, {ty} {DESIRED})"),
                given,
                format!(": \"+{register}\"(value) : \"l\"(address), \"{register}\"({DESIRED})"),
            ),
        };
        let mut lines = vec![
            format!("static __device__ {head} {{"),
            declared,
            format!("    asm volatile(\"{text}\" {operands} : \"memory\");"),
        ];
        if self.verb != Verb::Store {
            lines.push(format!("    return {result};"));
        }
        lines.push("}".to_owned());
        lines
    }
}

/// The functions that a module uses.
pub fn definitions(module: Op<'_>) -> Vec<String> {
    let mut used = BTreeSet::new();
    module.walk_pre(|op| used.extend(Access::of(op)));
    used.into_iter()
        .flat_map(|access| std::iter::once(String::new()).chain(access.definition()))
        .collect()
}

/// The address of an object of exactly the type for which a function is defined.
fn object<'c>(body: &mut Body<'c, '_>, pointer: Value<'c>, ty: &CType) -> Expr {
    let pointer = body.operand(pointer);
    let CType::Pointer(space, element) = &pointer.ty else {
        return pointer;
    };
    match **element == *ty {
        true => pointer,
        false => body
            .language
            .convert(&pointer, &CType::Pointer(*space, Box::new(ty.clone()))),
    }
}

fn load<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let access = Access::of(op)?;
    let ty = CType::of(op.result(0).ty())?;
    let pointer = object(body, op.operand(0), &ty);
    Some(Expr::call(&access.function(), &[&pointer], ty))
}

fn store<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let access = Access::of(op)?;
    let (pointer, value) = stored(op)?;
    let value = body.unsigned(value);
    let pointer = object(body, pointer, &value.ty);
    let nothing = CType::Named("void".to_owned());
    let call = Expr::call(&access.function(), &[&pointer, &value], nothing);
    body.statement(op, format!("{};", call.text));
    Some(())
}

/// The address and the value of a store.
fn stored<'c>(op: Op<'c>) -> Option<(Value<'c>, Value<'c>)> {
    let plain = |op: Op<'c>| {
        let store = op.cast::<lir::StoreOp<'c>>()?;
        Some((store.ptr(), store.value()))
    };
    match op.cast::<lir::AtomicStoreOp<'c>>() {
        Some(store) => Some((store.ptr(), store.value())),
        None => plain(op),
    }
}

fn scope_of(op: Op<'_>) -> Option<MemoryScope> {
    let scope = op.attribute(lir::AtomicAddOp::SCOPE_ATTR)?.as_int()?;
    MemoryScope::from_i64(scope)
}

/// A compare-exchange of 0 by 0, which changes nothing.
fn old_load<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let ty = CType::of(op.result(0).ty())?;
    let bits = CType::Scalar(Scalar::unsigned(ty.lane()?.bits()));
    let pointer = atomics::object(body, op.operand(0), &bits);
    let zero = body.language.integer(0, bits.lane()?);
    let function = atomics::function("atomicCAS", scope_of(op)?);
    let call = Expr::call(&function, &[&pointer, &zero, &zero], bits);
    Some(match call.ty == ty {
        true => call,
        false => body.language.reinterpret(&call, &ty),
    })
}

fn old_store<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let (pointer, value) = stored(op)?;
    let value = body.unsigned(value);
    let call = atomics::exchange(body, pointer, value, scope_of(op)?);
    body.statement(op, format!("{};", call.text));
    Some(())
}
