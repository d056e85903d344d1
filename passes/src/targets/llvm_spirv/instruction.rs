//! Instructions of SPIR-V as calls of functions ("SPIR-V Instructions Mapped to LLVM Function Calls").
//!
//! The functions are declared behind the conversion, by [`super::declarations`].

use super::{
    machine::Spir,
    mangle::{Parameter, mangled},
};
use crate::targets::llvm::{machine::Machine as _, types};
use gir_dialects::{
    ir::{Attribute, Builder, Context, Op, OpView, Type, Value},
    mir::PtrType,
    upstream::llvm::CallOp,
};

/// The beginning of the names of all instructions.
pub const PREFIX: &str = "__spirv_";

/// Whether the integers of an operand are unsigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Two's complement, or of no meaning.
    Signed,
    /// Unsigned.
    Unsigned,
}

/// An instruction with its operands so far.
pub struct Instruction<'c> {
    b: Builder<'c>,
    name: String,
    parameters: Vec<Parameter<'c>>,
    operands: Vec<Value<'c>>,
}

impl<'c> Instruction<'c> {
    /// An instruction by its name without `Op`, with postfixes.
    pub fn new(b: Builder<'c>, name: &str) -> Self {
        Self {
            b,
            name: format!("{PREFIX}{name}"),
            parameters: vec![],
            operands: vec![],
        }
    }

    /// Adds a number.
    pub fn number(mut self, value: Value<'c>, sign: Sign) -> Self {
        let unsigned = sign == Sign::Unsigned;
        self.parameters
            .push(Parameter::Number(value.ty(), unsigned));
        self.operands.push(value);
        self
    }

    /// Adds a constant of 32 bits.
    pub fn literal(self, value: u32) -> Self {
        let word = types::int(self.b.context(), 32);
        let value = types::number(&self.b, word, i64::from(value));
        self.number(value, Sign::Signed)
    }

    /// Adds a pointer, whose type before the conversion says what it points to.
    pub fn pointer(mut self, value: Value<'c>, ty: PtrType<'c>, sign: Sign) -> Self {
        let space = Spir::space(ty.space());
        let unsigned = sign == Sign::Unsigned;
        let pointee = types::convert::<Spir>(ty.pointee()).unwrap_or(ty.pointee());
        self.parameters
            .push(Parameter::Pointer(space, pointee, unsigned));
        self.operands.push(value);
        self
    }

    /// Adds a value of a type of SPIR-V, by its mangled name.
    pub fn opaque(mut self, value: Value<'c>, name: String) -> Self {
        self.parameters.push(Parameter::Opaque(name));
        self.operands.push(value);
        self
    }

    /// The call, which has no result.
    pub fn run(self) {
        self.build(None);
    }

    /// The result of the call.
    pub fn result(self, ty: Type<'c>) -> Value<'c> {
        self.build(Some(ty)).result(0)
    }

    fn build(self, ty: Option<Type<'c>>) -> Op<'c> {
        let name = mangled(&self.name, &self.parameters);
        call(&self.b, &name, &self.operands, ty)
    }
}

/// The calling convention of functions that are no kernels.
pub fn convention(context: &Context) -> Option<Attribute<'_>> {
    Attribute::parse(context, "#llvm.cconv<spir_funccc>")
}

/// A call of a function by its symbol.
fn call<'c>(b: &Builder<'c>, name: &str, operands: &[Value<'c>], ty: Option<Type<'c>>) -> Op<'c> {
    let call = CallOp::build(
        b,
        ty,
        None,
        Some(name),
        operands,
        None,
        convention(b.context()),
        None,
        None,
        false,
        false,
        false,
        &[],
        &[],
        None,
        None,
        None,
        false,
        false,
        false,
        None,
        None,
        None,
        None,
    );
    call.op()
}
