//! Instructions: the op of each, and the helpers shared by their readers.

use super::{
    arith::comparison,
    class::{self, Class},
    scope::Scope,
};
use crate::gir::text::{
    ast::{AttributeValue, Instruction, Operand},
    keywords::{self, AttributeKey},
    opcodes::Opcode,
};
use gir_dialects::{
    common::Axis,
    gir::*,
    ir::{Block, Builder, Signedness, Type, TypeExt, Value, integer_type},
};

/// Builds one instruction that is neither phi nor terminator; `None` after diagnostics. `entry` is the insertion
/// block for storage of the function's call.
pub fn build<'c>(
    scope: &mut Scope<'c, '_>,
    builder: &Builder<'c>,
    entry: Option<Block<'c>>,
    instruction: &Instruction,
) -> Option<()> {
    let built = Reading {
        scope,
        builder,
        entry,
        instruction,
    }
    .op();
    match (instruction.result, built) {
        (Some(name), Some(Some(value))) => scope.define(name, value),
        (Some(name), _) => scope.define_wrong(name),
        (None, _) => {}
    }
    built.map(|_| ())
}

/// One instruction being read.
pub struct Reading<'s, 'c, 'a> {
    pub scope: &'s Scope<'c, 'a>,
    pub builder: &'s Builder<'c>,
    pub entry: Option<Block<'c>>,
    pub instruction: &'s Instruction,
}

/// The value that an instruction yields, if any; the outer `None` after an error.
pub type Built<'c> = Option<Option<Value<'c>>>;

/// `Some(Some(the op's result))`
macro_rules! result {
    ($op:expr) => {
        Some(Some($op.result()))
    };
}
pub(super) use result;

impl<'c> Reading<'_, 'c, '_> {
    fn op(&self) -> Built<'c> {
        use Opcode as O;
        match self.instruction.opcode {
            O::Mov => self.mov(),
            O::Iconst | O::Uconst | O::Fconst => self.constant(),
            O::Abs => self.abs(),
            O::Select => self.select(),
            O::Load => self.load(),
            O::Store => self.store(),
            O::Gep => self.gep(),
            O::Alloc => self.alloc(),
            O::Addrspacecast => self.addr_space_cast(),
            O::AtomicLoad => self.atomic_load(),
            O::AtomicStore => self.atomic_store(),
            O::AtomicRmw => self.atomic_rmw(),
            O::AtomicCmpxchg => self.atomic_cmpxchg(),
            O::Call => self.call(),
            O::Barrier => self.barrier(),
            O::Fence => self.fence(),
            O::Printf => self.printf(),
            O::Assert => self.assert(),
            O::GlobalId => result!(GlobalIdOp::build(self.builder, self.u32(), self.axis()?)),
            O::LocalId => result!(LocalIdOp::build(self.builder, self.u32(), self.axis()?)),
            O::WorkgroupId => result!(WorkgroupIdOp::build(self.builder, self.u32(), self.axis()?)),
            O::NumWorkgroups => {
                result!(NumWorkgroupsOp::build(
                    self.builder,
                    self.u32(),
                    self.axis()?
                ))
            }
            O::WorkgroupSize => {
                result!(WorkgroupSizeOp::build(
                    self.builder,
                    self.u32(),
                    self.axis()?
                ))
            }
            O::Vec => self.vec(),
            O::Extract => self.extract(),
            O::Insert => self.insert(),
            O::Splat => self.splat(),
            opcode => match (opcode.info().lanewise, comparison(opcode)) {
                (Some(lanewise), _) => self.lanewise(lanewise),
                (None, Some(comparison)) => self.compare(comparison),
                (None, None) => self.subgroup().unwrap_or_else(|| self.conversion()),
            },
        }
    }

    // Parts of the instruction.

    pub fn operands(&self) -> &[Operand] {
        self.scope.header.tree.operands(self.instruction)
    }

    /// The values of the first operands; reports every operand that has none.
    pub fn values<const N: usize>(&self) -> Option<[Value<'c>; N]> {
        let operands = self.operands().get(..N)?;
        let values: [Option<Value<'c>>; N] =
            std::array::from_fn(|index| self.scope.operand(self.builder, &operands[index]));
        values.iter().all(Option::is_some).then_some(())?;
        Some(values.map(|value| value.expect("all are there")))
    }

    /// The values of all operands; reports every operand that has none.
    pub fn all_values(&self) -> Option<Vec<Value<'c>>> {
        let operands = self.operands().iter();
        let values: Vec<_> = operands
            .map(|operand| self.scope.operand(self.builder, operand))
            .collect();
        values.into_iter().collect()
    }

    pub fn attribute(&self, key: AttributeKey) -> Option<AttributeValue> {
        let attribute = self.scope.header.tree.attribute(self.instruction, key)?;
        Some(attribute.value)
    }

    pub fn integer(&self, key: AttributeKey) -> Option<i64> {
        match self.attribute(key)? {
            // The parser admits no larger number.
            AttributeValue::Integer(value) => Some(value as i64),
            _ => None,
        }
    }

    fn axis(&self) -> Option<Axis> {
        match self.attribute(AttributeKey::Axis)? {
            AttributeValue::Axis(keywords::Axis::X) => Some(Axis::X),
            AttributeValue::Axis(keywords::Axis::Y) => Some(Axis::Y),
            AttributeValue::Axis(keywords::Axis::Z) => Some(Axis::Z),
            _ => None,
        }
    }

    pub fn u32(&self) -> Type<'c> {
        integer_type(self.scope.header.context(), 32, Signedness::Unsigned)
    }

    // Errors.

    /// Reports an error; returns `None` for the caller to return.
    pub fn fail<T>(&self, message: impl AsRef<str>) -> Option<T> {
        let message = format!("'{}' {}", self.instruction.opcode, message.as_ref());
        let places = self.scope.header.places;
        places.error(self.instruction.opcode_start, message);
        None
    }

    /// Reports an instruction that this version has no op for.
    pub fn unsupported<T>(&self) -> Option<T> {
        self.fail("is not supported by this version")
    }

    /// Checks the class of an operand's type; `role` names the operand in the message, if not empty.
    pub fn need(&self, class: Class, index: usize, value: Value<'c>, role: &str) -> Option<()> {
        if class.has(value.ty()) {
            return Some(());
        }
        self.other_class(class, index, value, role)
    }

    /// Checks the type of an operand of an instruction that works lane by lane: of the class, or a vector of it.
    pub fn need_lanes(
        &self,
        class: Class,
        index: usize,
        value: Value<'c>,
        role: &str,
    ) -> Option<()> {
        if class.has(value.ty().lane()) {
            return Some(());
        }
        self.other_class(class, index, value, role)
    }

    fn other_class<T>(
        &self,
        class: Class,
        index: usize,
        value: Value<'c>,
        role: &str,
    ) -> Option<T> {
        self.fail(format!(
            "needs {}{role}, but {} is {}",
            class.describe(),
            self.scope.written(self.operands().get(index)?),
            class::text(value.ty())
        ))
    }
}
