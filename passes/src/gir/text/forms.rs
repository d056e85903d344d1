//! Forms: the syntax after each opcode. The parser is driven by these values alone.
//!
//! ```text
//! [%result =] opcode  [head]  [operands]  [-> type]  [,] {name=value}
//! ```

use super::keywords::{AttributeKey, ScalarClass};

/// The shape of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The part between opcode and operands.
    pub head: Head,
    /// The operands.
    pub operands: Operands,
    /// Whether `-> type` follows the operands.
    pub target: Target,
    /// The `name=value` attributes, in any order; all of them are mandatory except [`Self::optional`].
    pub attributes: &'static [AttributeKey],
    /// The attributes that the syntax lets an instruction leave out; the reader supplies a default or reports them as
    /// missing.
    pub optional: &'static [AttributeKey],
    /// True if a comma separates operands and attributes.
    pub comma: bool,
    /// Whether it yields a value.
    pub result: ResultRule,
    /// True if it ends a block.
    pub terminator: bool,
}

/// A word or type between opcode and operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// Nothing.
    None,
    /// `x`, `y` or `z`.
    Axis,
    /// An operation of `atomic.rmw`, which also determines the value operand and the result.
    Update,
    /// An operation of `subgroup.reduce`.
    Reduce,
    /// A type (`phi`, `alloc`).
    Type,
}

/// The operands of a form.
#[derive(Clone, Copy, Debug)]
pub enum Operands {
    /// Exactly these, separated by commas.
    Slots(&'static [Slot]),
    /// A pointer and, unless the head is a flag operation, a value.
    AtomicUpdate,
    /// An optional value.
    OptionalValue,
    /// `[ value, label ], …`: one or more pairs, stored as value, block, value, block, ….
    Incoming,
    /// `@callee(value, …)`: the callee, then the arguments.
    Call,
    /// 2 to 16 values.
    Elements,
    /// A text, then values: `"x = %d\n", %x`.
    Print,
    /// A value and a text: `%c, "message"`.
    Assert,
}

/// One operand position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// `%x` or a literal.
    Value,
    /// `%x`, a literal or `@global`.
    ValueOrSymbol,
    /// A literal of this class.
    Literal(ScalarClass),
    /// A vector lane: a number without suffix (stored as u32), `%x` or a literal.
    Lane,
    /// A block.
    Label,
}

/// Whether `-> type` follows the operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Never.
    None,
    /// It may (an extension of the core's conversions).
    Optional,
    /// It must.
    Required,
}

/// Whether an instruction yields a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultRule {
    /// It yields nothing.
    None,
    /// Its result must be named.
    Named,
    /// Its result, if any, may be left unnamed.
    Optional,
}

use AttributeKey as Key;

const TWO_VALUES: &[Slot] = &[Slot::Value, Slot::Value];
const THREE_VALUES: &[Slot] = &[Slot::Value, Slot::Value, Slot::Value];

/// An instruction with these operands, a named result and nothing else.
const fn constant(slots: &'static [Slot]) -> Form {
    Form {
        head: Head::None,
        operands: Operands::Slots(slots),
        target: Target::None,
        attributes: &[],
        optional: &[],
        comma: false,
        result: ResultRule::Named,
        terminator: false,
    }
}

const fn terminator(operands: Operands) -> Form {
    Form {
        operands,
        result: ResultRule::None,
        terminator: true,
        ..constant(&[])
    }
}

const fn effect(slots: &'static [Slot], attributes: &'static [AttributeKey]) -> Form {
    Form {
        attributes,
        result: ResultRule::None,
        ..constant(slots)
    }
}

pub(super) const ICONST: Form = constant(&[Slot::Literal(ScalarClass::Signed)]);
pub(super) const UCONST: Form = constant(&[Slot::Literal(ScalarClass::Unsigned)]);
pub(super) const FCONST: Form = constant(&[Slot::Literal(ScalarClass::Float)]);
pub(super) const MOVE: Form = constant(&[Slot::ValueOrSymbol]);
pub(super) const UNARY: Form = constant(&[Slot::Value]);
pub(super) const BINARY: Form = constant(TWO_VALUES);
pub(super) const TERNARY: Form = constant(THREE_VALUES);
pub(super) const STORE: Form = effect(TWO_VALUES, &[]);
pub(super) const ADDRESS: Form = Form {
    attributes: &[Key::Stride],
    optional: &[Key::Stride],
    comma: true,
    ..BINARY
};
pub(super) const ALLOCATE: Form = Form {
    head: Head::Type,
    attributes: &[Key::Count],
    optional: &[Key::Count],
    ..constant(&[])
};
pub(super) const CONVERT: Form = Form {
    target: Target::Optional,
    ..UNARY
};
pub(super) const CAST: Form = Form {
    target: Target::Required,
    ..UNARY
};
pub(super) const ATOMIC_LOAD: Form = Form {
    attributes: &[Key::Ordering, Key::Scope],
    ..UNARY
};
pub(super) const ATOMIC_STORE: Form = effect(TWO_VALUES, &[Key::Ordering, Key::Scope]);
pub(super) const ATOMIC_UPDATE: Form = Form {
    head: Head::Update,
    operands: Operands::AtomicUpdate,
    attributes: &[Key::Ordering, Key::Scope],
    result: ResultRule::Optional,
    ..constant(&[])
};
pub(super) const ATOMIC_COMPARE_EXCHANGE: Form = Form {
    attributes: &[Key::OrderingSucc, Key::OrderingFail, Key::Scope],
    result: ResultRule::Optional,
    ..TERNARY
};
pub(super) const PHI: Form = Form {
    head: Head::Type,
    operands: Operands::Incoming,
    ..constant(&[])
};
pub(super) const BRANCH: Form = terminator(Operands::Slots(&[Slot::Label]));
pub(super) const CONDITIONAL_BRANCH: Form =
    terminator(Operands::Slots(&[Slot::Value, Slot::Label, Slot::Label]));
pub(super) const RETURN: Form = terminator(Operands::OptionalValue);
pub(super) const CALL: Form = Form {
    operands: Operands::Call,
    result: ResultRule::Optional,
    ..constant(&[])
};
pub(super) const INDEX_BUILTIN: Form = Form {
    head: Head::Axis,
    ..constant(&[])
};
pub(super) const BUILTIN: Form = constant(&[]);
pub(super) const BARRIER: Form = effect(&[], &[Key::ExecScope, Key::MemScope, Key::Semantics]);
pub(super) const FENCE: Form = effect(&[], &[Key::MemScope, Key::Semantics]);
pub(super) const ELEMENTS: Form = Form {
    operands: Operands::Elements,
    ..constant(&[])
};
pub(super) const PRINT: Form = Form {
    operands: Operands::Print,
    ..effect(&[], &[])
};
pub(super) const ASSERT: Form = Form {
    operands: Operands::Assert,
    ..effect(&[], &[])
};
pub(super) const EXTRACT: Form = constant(&[Slot::Value, Slot::Lane]);
pub(super) const INSERT: Form = constant(&[Slot::Value, Slot::Value, Slot::Lane]);
pub(super) const REDUCE: Form = Form {
    head: Head::Reduce,
    ..UNARY
};
