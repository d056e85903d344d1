//! Atomic updates of memory, as inline assembly (PTX ISA, "atom").
//!
//! LLVM 22 drops the orderings and scopes of `atomicrmw`, so the instructions are written here. Loads, stores,
//! fences and most compare-exchanges are LLVM's, which keeps theirs.
//!
//! ```text
//! lir.atomic_add %p, %v ordering acq_rel scope device    →    atom.acq_rel.gpu.global.add.u32 %old, [%p], %v;
//! lir.atomic_add %p, %v ordering seq_cst scope device    →    fence.sc.gpu;
//!                                                             atom.acq_rel.gpu.global.add.u32 %old, [%p], %v;
//! ```

use super::machine::Nvptx;
use crate::{
    analysis::layout,
    lir::arithmetic::Arithmetic,
    profile::atomic_uses::AtomicUse,
    targets::{
        llvm::{self, machine::Machine as _, types},
        llvm_gpu::{intrinsics, profile_of, synchronization::fence},
    },
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Builder, Op, OpView, Type, TypeExt, Value},
    lir::{self, Sign},
    mir::StorageSpace,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::arith,
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    llvm::atomics::add_accesses::<Nvptx>(patterns, converter);
    patterns
        .convert::<lir::AtomicAddOp<'_>>(converter, add)
        .add_conversion::<lir::AtomicSubOp<'_>>(converter, subtract)
        .convert::<lir::AtomicAndOp<'_>>(converter, and)
        .convert::<lir::AtomicOrOp<'_>>(converter, or)
        .convert::<lir::AtomicXorOp<'_>>(converter, xor)
        .convert::<lir::AtomicMinOp<'_>>(converter, min)
        .convert::<lir::AtomicMaxOp<'_>>(converter, max)
        .convert::<lir::AtomicExchangeOp<'_>>(converter, exchange)
        .convert::<lir::AtomicIncWrapOp<'_>>(converter, inc_wrap)
        .convert::<lir::AtomicDecWrapOp<'_>>(converter, dec_wrap)
        .convert::<lir::AtomicFAddOp<'_>>(converter, fadd)
        .add_conversion::<lir::AtomicCompareExchangeOp<'_>>(converter, compare_exchange);
}

/// Patterns of operations that are one instruction: its name, and the letter of its type.
macro_rules! updates {
    ($($name:ident: $lir:ident => $instruction:literal, $letter:expr;)*) => {$(
        fn $name<'c>(atomic: lir::$lir<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
            let letter: fn(lir::$lir<'c>) -> char = $letter;
            update(atomic.op(), rewriter, ($instruction, letter(atomic)), operands)
        }
    )*};
}

updates! {
    add: AtomicAddOp => "add", |_| 'u';
    and: AtomicAndOp => "and", |_| 'b';
    or: AtomicOrOp => "or", |_| 'b';
    xor: AtomicXorOp => "xor", |_| 'b';
    exchange: AtomicExchangeOp => "exch", |_| 'b';
    inc_wrap: AtomicIncWrapOp => "inc", |_| 'u';
    dec_wrap: AtomicDecWrapOp => "dec", |_| 'u';
    fadd: AtomicFAddOp => "add", |_| 'f';
    min: AtomicMinOp => "min", |op| letter(op.sign());
    max: AtomicMaxOp => "max", |op| letter(op.sign());
}

fn letter(sign: Sign) -> char {
    match sign {
        Sign::Signed => 's',
        Sign::Unsigned => 'u',
    }
}

/// Adds the negative; there is no subtraction.
fn subtract<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let &[pointer, value] = operands else {
        return false;
    };
    let a = Arithmetic::new(rewriter.before(op));
    let negative = a.binary(arith::SubIOp::NAME, a.int(value.ty(), 0), value);
    update(op, rewriter, ("add", 'u'), &[pointer, negative])
}

/// LLVM's own, but for 16 bits, of which it makes a loop of wider ones.
fn compare_exchange<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    if layout::size(op.result(0).ty()) == 2 {
        return update(op, rewriter, ("cas", 'b'), operands);
    }
    let Some(asks) = AtomicUse::of(op) else {
        return false;
    };
    let b = rewriter.before(op);
    let ordering = Ordering::of(&asks.orderings);
    if ordering.is_in_one_order {
        fence::<Nvptx>(&b, MemoryOrdering::SeqCst, asks.scope);
    }
    let orderings = ordering.of_exchange();
    let scope = Nvptx::scope(asks.scope);
    let old = llvm::atomics::exchange_if_equal(&b, operands, orderings, scope);
    rewriter.replace(op, &[old]);
    true
}

/// Replaces an operation by an instruction whose operands are an address and values.
fn update<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    (instruction, letter): (&str, char),
    operands: &[Value<'c>],
) -> bool {
    let Some(asks) = AtomicUse::of(op) else {
        return false;
    };
    let b = rewriter.before(op);
    let ty = op.result(0).ty();
    // All 16-bit numbers use integer registers.
    let is_float = letter == 'f' && layout::size(ty) > 2;
    let register = Register::of(ty, is_float);
    let ordering = Ordering::of(&asks.orderings);
    if ordering.is_in_one_order {
        fence::<Nvptx>(&b, MemoryOrdering::SeqCst, asks.scope);
    }
    let name = [
        "atom",
        ordering.keyword(op),
        scope(asks.scope),
        space(asks.space),
        ".",
        instruction,
        if letter == 'f' && layout::size(ty) == 2 {
            ".noftz"
        } else {
            ""
        },
    ];
    let width = 8 * layout::size(ty);
    let values: Vec<_> = (2..=operands.len())
        .map(|number| format!(", ${number}"))
        .collect();
    let text = format!(
        "{}.{letter}{width} $0, [$1]{};",
        name.concat(),
        values.concat()
    );
    let mut constraints = format!("={0},l", register.constraint);
    let mut arguments = vec![operands[0]];
    for &value in &operands[1..] {
        constraints.push(',');
        constraints.push(register.constraint);
        arguments.push(as_type(&b, value, register.ty));
    }
    let old = intrinsics::instruction(&b, &text, &constraints, &arguments, register.ty);
    rewriter.replace(op, &[as_type(&b, old, ty)]);
    true
}

/// The register of a value.
struct Register<'c> {
    constraint: char,
    ty: Type<'c>,
}

impl<'c> Register<'c> {
    fn of(ty: Type<'c>, is_float: bool) -> Self {
        let size = layout::size(ty);
        let bits = types::int(ty.ctx(), 8 * size as u32);
        let (constraint, ty) = match (size, is_float) {
            (4, true) => ('f', ty),
            (8, true) => ('d', ty),
            (2, _) => ('h', bits),
            (8, _) => ('l', bits),
            _ => ('r', bits),
        };
        Self { constraint, ty }
    }
}

fn as_type<'c>(b: &Builder<'c>, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
    match value.ty() == ty {
        true => value,
        false => arith::BitcastOp::build(b, ty, value).out(),
    }
}

/// The ordering of an instruction, and whether a fence before it makes it sequentially consistent.
struct Ordering {
    word: &'static str,
    is_in_one_order: bool,
}

impl Ordering {
    /// An ordering at least as strong as all of these; a compare-exchange has two.
    fn of(orderings: &[MemoryOrdering]) -> Self {
        use MemoryOrdering as O;
        let any = |of: &[O]| orderings.iter().any(|ordering| of.contains(ordering));
        let is_in_one_order = any(&[O::SeqCst]);
        let acquires = any(&[O::Acquire, O::AcqRel, O::SeqCst]);
        let releases = any(&[O::Release, O::AcqRel, O::SeqCst]);
        let word = match (acquires, releases) {
            (false, false) => ".relaxed",
            (true, false) => ".acquire",
            (false, true) => ".release",
            (true, true) => ".acq_rel",
        };
        Self {
            word,
            is_in_one_order,
        }
    }

    /// The same for success and failure of a compare-exchange, which is one instruction.
    fn of_exchange(&self) -> [MemoryOrdering; 2] {
        use MemoryOrdering as O;
        match self.word {
            ".acquire" => [O::Acquire, O::Acquire],
            ".release" => [O::Release, O::Relaxed],
            ".acq_rel" => [O::AcqRel, O::Acquire],
            _ => [O::Relaxed, O::Relaxed],
        }
    }

    /// The ordering's keyword. Before sm_70 instructions have no orderings; all are relaxed.
    fn keyword(&self, op: Op<'_>) -> &'static str {
        match has_orderings(op) {
            true => self.word,
            false => "",
        }
    }
}

/// Whether the instructions of the target have orderings.
fn has_orderings(op: Op<'_>) -> bool {
    profile_of(op).is_none_or(|profile| {
        let fences = &profile.synchronization;
        profile.atomics.has_ordering(MemoryOrdering::AcqRel, fences)
    })
}

fn scope(scope: MemoryScope) -> &'static str {
    match scope {
        MemoryScope::Invocation | MemoryScope::Subgroup | MemoryScope::Workgroup => ".cta",
        MemoryScope::Device => ".gpu",
        MemoryScope::System => ".sys",
    }
}

fn space(space: StorageSpace) -> &'static str {
    match space {
        StorageSpace::Global => ".global",
        StorageSpace::Workgroup => ".shared",
        StorageSpace::Constant | StorageSpace::Private | StorageSpace::Generic => "",
    }
}
