//! Instructions, by operand form.

use super::scope::Scope;
use crate::gir::text::{
    ast::{AttributeValue, Instruction, Item, Operand, OperandKind},
    keywords::{self, AttributeKey, UpdateOp},
    opcodes::Opcode,
};
use gir_dialects::{
    common::{Axis, MemoryOrdering, MemoryScope},
    diagnostic,
    gir::*,
    ir::{Builder, Signedness, Type, Value, integer_type},
};

/// Builds one instruction that is neither phi nor terminator; `None` after
/// diagnostics.
pub fn build<'c>(
    scope: &mut Scope<'c, '_>,
    builder: &Builder<'c>,
    instruction: &Instruction,
) -> Option<()> {
    let built = Reading {
        scope,
        builder,
        instruction,
    }
    .op();
    match (instruction.result, built) {
        (Some(name), Some(Some(value))) => scope.define(name, value),
        (Some(name), None) => scope.define_wrong(name),
        _ => {}
    }
    built.map(|_| ())
}

/// One instruction being read.
struct Reading<'s, 'c, 'a> {
    scope: &'s Scope<'c, 'a>,
    builder: &'s Builder<'c>,
    instruction: &'s Instruction,
}

/// The value an instruction yields, if it does; the outer `None` after an error.
type Built<'c> = Option<Option<Value<'c>>>;

/// `Some(Some(the op's result))`
macro_rules! result {
    ($op:expr) => {
        Some(Some($op.result()))
    };
}

impl<'c> Reading<'_, 'c, '_> {
    fn op(&self) -> Built<'c> {
        use Opcode as O;
        match self.instruction.opcode {
            O::Mov => self.mov(),
            O::Iconst | O::Uconst | O::Fconst => self.constant(),
            O::Add => self.binary(|b, t, x, y| AddOp::build(b, t, x, y).result()),
            O::Sub => self.binary(|b, t, x, y| SubOp::build(b, t, x, y).result()),
            O::Mul => self.binary(|b, t, x, y| MulOp::build(b, t, x, y).result()),
            O::Div => self.binary(|b, t, x, y| DivOp::build(b, t, x, y).result()),
            O::Rem => self.binary(|b, t, x, y| RemOp::build(b, t, x, y).result()),
            O::And => self.binary(|b, t, x, y| AndOp::build(b, t, x, y).result()),
            O::Or => self.binary(|b, t, x, y| OrOp::build(b, t, x, y).result()),
            O::Xor => self.binary(|b, t, x, y| XorOp::build(b, t, x, y).result()),
            O::Shl => self.binary(|b, t, x, y| ShlOp::build(b, t, x, y).result()),
            O::Shr => self.binary(|b, t, x, y| ShrOp::build(b, t, x, y).result()),
            O::Neg => self.unary(|b, t, x| NegOp::build(b, t, x).result()),
            O::Not => self.unary(|b, t, x| NotOp::build(b, t, x).result()),
            O::Select => self.select(),
            O::Bitcast => self.convert(|b, t, x| BitcastOp::build(b, t, x).result()),
            O::Trunc => self.convert(|b, t, x| TruncOp::build(b, t, x).result()),
            O::Zext => self.convert(|b, t, x| ZExtOp::build(b, t, x).result()),
            O::Sext => self.convert(|b, t, x| SExtOp::build(b, t, x).result()),
            O::FpToSi => self.convert(|b, t, x| FPToSIOp::build(b, t, x).result()),
            O::FpToUi => self.convert(|b, t, x| FPToUIOp::build(b, t, x).result()),
            O::SiToFp => self.convert(|b, t, x| SIToFPOp::build(b, t, x).result()),
            O::UiToFp => self.convert(|b, t, x| UIToFPOp::build(b, t, x).result()),
            O::FpExt => self.convert(|b, t, x| FPExtOp::build(b, t, x).result()),
            O::FpTrunc => self.convert(|b, t, x| FPTruncOp::build(b, t, x).result()),
            O::Load => {
                let pointer = self.operand(0)?;
                result!(LoadOp::build(
                    self.builder,
                    self.pointee(0, pointer)?,
                    pointer
                ))
            }
            O::Store => {
                StoreOp::build(self.builder, self.operand(0)?, self.operand(1)?);
                Some(None)
            }
            O::Gep => self.gep(),
            O::Alloc => self.alloc(),
            O::AtomicRmw => self.atomic_rmw(),
            O::AtomicCmpxchg => self.atomic_cmpxchg(),
            O::Call => self.call(),
            O::Barrier => {
                let (exec, memory) = (
                    self.memory_scope(AttributeKey::ExecScope)?,
                    self.memory_scope(AttributeKey::MemScope)?,
                );
                BarrierOp::build(
                    self.builder,
                    exec,
                    memory,
                    self.ordering(AttributeKey::Semantics)?,
                );
                Some(None)
            }
            O::Fence => {
                let scope = self.memory_scope(AttributeKey::MemScope)?;
                FenceOp::build(self.builder, scope, self.ordering(AttributeKey::Semantics)?);
                Some(None)
            }
            O::GlobalId => result!(GlobalIdOp::build(self.builder, self.u32(), self.axis()?)),
            O::LocalId => result!(LocalIdOp::build(self.builder, self.u32(), self.axis()?)),
            O::WorkgroupId => result!(WorkgroupIdOp::build(self.builder, self.u32(), self.axis()?)),
            O::NumWorkgroups => result!(NumWorkgroupsOp::build(
                self.builder,
                self.u32(),
                self.axis()?
            )),
            O::WorkgroupSize => result!(WorkgroupSizeOp::build(
                self.builder,
                self.u32(),
                self.axis()?
            )),
            opcode => match comparison(opcode) {
                Some(comparison) => self.compare(comparison),
                None => self.unsupported(),
            },
        }
    }

    fn operands(&self) -> &[Operand] {
        self.scope.header.tree.operands(self.instruction)
    }

    fn operand(&self, index: usize) -> Option<Value<'c>> {
        self.scope
            .operand(self.builder, self.operands().get(index)?)
    }

    fn u32(&self) -> Type<'c> {
        integer_type(self.scope.header.context(), 32, Signedness::Unsigned)
    }

    fn error(&self, message: impl AsRef<str>) {
        let message = format!("'gir.{}' {}", self.instruction.opcode, message.as_ref());
        diagnostic::error(self.builder.location(), message);
    }

    /// What this version has no op for.
    fn unsupported(&self) -> Built<'c> {
        self.error("is not supported by this version");
        None
    }

    fn constant(&self) -> Built<'c> {
        match self.operands().first()?.kind {
            OperandKind::Constant(constant) => {
                Some(Some(self.scope.constant(self.builder, constant)))
            }
            _ => self.unsupported(),
        }
    }

    fn unary(&self, make: fn(&Builder<'c>, Type<'c>, Value<'c>) -> Value<'c>) -> Built<'c> {
        let operand = self.operand(0)?;
        Some(Some(make(self.builder, operand.ty(), operand)))
    }

    fn binary(
        &self,
        make: fn(&Builder<'c>, Type<'c>, Value<'c>, Value<'c>) -> Value<'c>,
    ) -> Built<'c> {
        let (lhs, rhs) = (self.operand(0), self.operand(1));
        let (lhs, rhs) = (lhs?, rhs?);
        if lhs.ty() != rhs.ty() {
            self.error(format!(
                "op needs operands of one type, but has {} and {}; convert one of them",
                text_type(lhs.ty()),
                text_type(rhs.ty())
            ));
            return None;
        }
        Some(Some(make(self.builder, lhs.ty(), lhs, rhs)))
    }

    fn select(&self) -> Built<'c> {
        let condition = self.operand(0)?;
        let (yes, no) = (self.operand(1)?, self.operand(2)?);
        result!(SelectOp::build(self.builder, yes.ty(), condition, yes, no))
    }

    fn compare(&self, comparison: Comparison) -> Built<'c> {
        let (lhs, rhs) = (self.operand(0)?, self.operand(1)?);
        match comparison {
            Comparison::Signed(predicate) => {
                result!(ICmpOp::build(self.builder, self.u32(), predicate, lhs, rhs))
            }
            Comparison::Unsigned(predicate) => {
                result!(UCmpOp::build(self.builder, self.u32(), predicate, lhs, rhs))
            }
            Comparison::Float(predicate) => {
                result!(FCmpOp::build(self.builder, self.u32(), predicate, lhs, rhs))
            }
        }
    }

    /// `mov %x` copies a value, `mov @g` takes a global's address.
    fn mov(&self) -> Built<'c> {
        let [
            Operand {
                kind: OperandKind::Symbol(symbol),
                span,
            },
        ] = *self.operands()
        else {
            return self.unary(|b, t, x| MovOp::build(b, t, x).result());
        };
        let header = self.scope.header;
        let symbol = header.tree.symbol(symbol)?;
        let Some(Item::Global(index)) = symbol.definition else {
            let message = format!("'@{}' is not a global of this module", symbol.name);
            header.places.error(span.start, message);
            return None;
        };
        let global = &header.tree.globals[index as usize];
        // The global's own declaration reports a type that is not supported.
        let ty = header.types.get(global.ty.id)?;
        result!(AddressOfOp::build(self.builder, ty, symbol.name))
    }

    fn convert(&self, make: fn(&Builder<'c>, Type<'c>, Value<'c>) -> Value<'c>) -> Built<'c> {
        let operand = self.operand(0)?;
        let Some(written) = self.instruction.ty else {
            self.error("op needs its result type; write '-> TYPE' behind the operand");
            return None;
        };
        let ty = self.scope.header.ty(written)?;
        Some(Some(make(self.builder, ty, operand)))
    }

    fn pointee(&self, index: usize, pointer: Value<'c>) -> Option<Type<'c>> {
        let found = PtrType::from_type(pointer.ty()).map(PtrType::pointee);
        if found.is_none() {
            let message = format!(
                "op operand #{index} must be a pointer, but is {}",
                text_type(pointer.ty())
            );
            self.error(message);
        }
        found
    }

    fn gep(&self) -> Built<'c> {
        let (base, index) = (self.operand(0)?, self.operand(1)?);
        self.pointee(0, base)?;
        let stride = self.integer(AttributeKey::Stride)?;
        result!(GepOp::build(self.builder, base.ty(), base, index, stride))
    }

    fn alloc(&self) -> Built<'c> {
        let header = self.scope.header;
        let element = header.ty(self.instruction.ty?)?;
        let ty = PtrType::get(header.context(), AddressSpace::Local, element);
        let count = match self.attribute(AttributeKey::Count) {
            Some(_) => self.integer(AttributeKey::Count)?,
            None => 1,
        };
        result!(AllocOp::build(self.builder, ty, count))
    }

    fn atomic_rmw(&self) -> Built<'c> {
        let Some(AttributeValue::Update(update)) = self.attribute(AttributeKey::Update) else {
            return self.unsupported();
        };
        let Some(op) = rmw_op(update) else {
            self.error(format!(
                "operation '{update}' is not supported by this version"
            ));
            return None;
        };
        let (pointer, value) = (self.operand(0)?, self.operand(1)?);
        let ty = self.pointee(0, pointer)?;
        let ordering = self.ordering(AttributeKey::Ordering)?;
        let scope = self.memory_scope(AttributeKey::Scope)?;
        self.integer_atomic(ty)?;
        result!(AtomicRmwOp::build(
            self.builder,
            ty,
            op,
            pointer,
            value,
            ordering,
            scope
        ))
    }

    fn atomic_cmpxchg(&self) -> Built<'c> {
        let (pointer, expected, desired) = (self.operand(0)?, self.operand(1)?, self.operand(2)?);
        let ty = self.pointee(0, pointer)?;
        let succ = self.ordering(AttributeKey::OrderingSucc)?;
        let fail = self.ordering(AttributeKey::OrderingFail)?;
        let scope = self.memory_scope(AttributeKey::Scope)?;
        self.integer_atomic(ty)?;
        result!(AtomicCmpxchgOp::build(
            self.builder,
            ty,
            pointer,
            expected,
            desired,
            succ,
            fail,
            scope
        ))
    }

    fn integer_atomic(&self, ty: Type<'c>) -> Option<()> {
        use gir_dialects::ir::TypeExt;
        if !ty.is_int() {
            self.error(format!(
                "on {} is not supported by this version",
                text_type(ty)
            ));
            return None;
        }
        Some(())
    }

    fn call(&self) -> Built<'c> {
        let header = self.scope.header;
        let operands = self.operands();
        let OperandKind::Symbol(symbol) = operands.first()?.kind else {
            return None;
        };
        let symbol = header.tree.symbol(symbol)?;
        let Some(Item::Function(index)) = symbol.definition else {
            let message = format!("'@{}' is not a function of this module", symbol.name);
            header.places.error(operands[0].span.start, message);
            return None;
        };
        let callee = &header.tree.functions[index as usize];
        let result = match callee.return_type {
            Some(written) => Some(header.types.get(written.id)?),
            None => None,
        };
        let arguments = (1..operands.len()).map(|index| self.operand(index));
        let arguments = arguments.collect::<Option<Vec<_>>>()?;
        let call = CallOp::build(self.builder, result, symbol.name, &arguments);
        if self.instruction.result.is_some() && call.result().is_none() {
            self.error(format!(
                "op names a result, but '@{}' returns nothing",
                symbol.name
            ));
            return None;
        }
        Some(call.result())
    }

    fn attribute(&self, key: AttributeKey) -> Option<AttributeValue> {
        let attribute = self.scope.header.tree.attribute(self.instruction, key)?;
        Some(attribute.value)
    }

    fn integer(&self, key: AttributeKey) -> Option<i64> {
        let Some(AttributeValue::Integer(value)) = self.attribute(key) else {
            return None;
        };
        let value = i64::try_from(value).ok();
        if value.is_none() {
            self.error(format!("op has a '{}' that is too large", key.spelling()));
        }
        value
    }

    fn ordering(&self, key: AttributeKey) -> Option<MemoryOrdering> {
        let Some(AttributeValue::Ordering(ordering)) = self.attribute(key) else {
            return None;
        };
        Some(match ordering {
            keywords::Ordering::Relaxed => MemoryOrdering::Relaxed,
            keywords::Ordering::Acquire => MemoryOrdering::Acquire,
            keywords::Ordering::Release => MemoryOrdering::Release,
            keywords::Ordering::AcqRel => MemoryOrdering::AcqRel,
            keywords::Ordering::SeqCst => MemoryOrdering::SeqCst,
        })
    }

    fn memory_scope(&self, key: AttributeKey) -> Option<MemoryScope> {
        let Some(AttributeValue::Scope(scope)) = self.attribute(key) else {
            return None;
        };
        Some(match scope {
            keywords::Scope::Invocation => MemoryScope::Invocation,
            keywords::Scope::Subgroup => MemoryScope::Subgroup,
            keywords::Scope::Workgroup => MemoryScope::Workgroup,
            keywords::Scope::Device => MemoryScope::Device,
            keywords::Scope::System => MemoryScope::System,
        })
    }

    fn axis(&self) -> Option<Axis> {
        let Some(AttributeValue::Axis(axis)) = self.attribute(AttributeKey::Axis) else {
            return None;
        };
        Some(match axis {
            keywords::Axis::X => Axis::X,
            keywords::Axis::Y => Axis::Y,
            keywords::Axis::Z => Axis::Z,
        })
    }
}

/// A type as GIR text spells it.
fn text_type(ty: Type<'_>) -> String {
    crate::gir::print::type_text(ty)
}

fn rmw_op(update: UpdateOp) -> Option<RmwOp> {
    Some(match update {
        UpdateOp::Add => RmwOp::Add,
        UpdateOp::Sub => RmwOp::Sub,
        UpdateOp::MinS => RmwOp::MinS,
        UpdateOp::MinU => RmwOp::MinU,
        UpdateOp::MaxS => RmwOp::MaxS,
        UpdateOp::MaxU => RmwOp::MaxU,
        UpdateOp::And => RmwOp::And,
        UpdateOp::Or => RmwOp::Or,
        UpdateOp::Xor => RmwOp::Xor,
        UpdateOp::Exchange => RmwOp::Exchange,
        _ => return None,
    })
}

/// A comparison by family.
enum Comparison {
    Signed(IntPredicate),
    Unsigned(IntPredicate),
    Float(FloatPredicate),
}

fn comparison(opcode: Opcode) -> Option<Comparison> {
    let (family, predicate) = opcode.spelling().split_once('.')?;
    let integer = || IntPredicate::from_keyword(predicate);
    match family {
        "icmp" => integer().map(Comparison::Signed),
        "ucmp" => integer().map(Comparison::Unsigned),
        "fcmp" => FloatPredicate::from_keyword(predicate).map(Comparison::Float),
        _ => None,
    }
}
