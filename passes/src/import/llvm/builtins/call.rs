//! A call of a function of the world, and short ways to build its meaning.

use super::{ctype::CType, name::Name};
use crate::gpu_to_mir::foreign::{add, compare, lane_of, number, resize, select};
use gir_dialects::{
    ir::{self, Builder, Op, OpSpec, Signedness, Type, TypeExt, Value},
    upstream::{
        arith::{self, CmpFPredicate, CmpIPredicate},
        vector,
    },
};

/// The meaning of a function.
#[derive(Clone, Copy)]
pub enum Meaning {
    /// An operation of mir, `arith` or `math` with the arguments as operands; numbers are spread to the vector's lanes.
    Op(&'static str),
    /// One of three operations: for signed integers, unsigned integers, floats.
    BySign([&'static str; 3]),
    /// Operations that a function builds.
    Build(for<'c> fn(&Call<'_, 'c>) -> Outcome<'c>),
    /// Nothing.
    Nothing,
}

/// A function and its meaning.
pub type Row = (&'static str, Meaning);

/// A beginning of names and the meaning of all of them.
pub type Family = (&'static str, Meaning);

/// The values of a call, or the reason why it has none.
pub type Outcome<'c> = Result<Vec<Value<'c>>, String>;

/// A call whose arguments are converted.
pub struct Call<'a, 'c> {
    /// The call in the source.
    pub op: Op<'c>,
    /// The place for its operations.
    pub b: Builder<'c>,
    /// The function.
    pub name: &'a Name,
    /// The arguments, aggregates as their parts.
    pub args: Vec<Value<'c>>,
    /// The types of the results, likewise.
    pub results: Vec<Type<'c>>,
}

impl<'c> Call<'_, 'c> {
    /// Builds a meaning.
    pub fn build(&self, meaning: Meaning) -> Outcome<'c> {
        match meaning {
            Meaning::Nothing => Ok(vec![]),
            Meaning::Build(build) => build(self),
            Meaning::Op(name) => self.one(self.op(name, &self.spread())),
            Meaning::BySign([signed, unsigned, float]) => {
                let name = match self.args.first() {
                    Some(value) if value.ty().lane().is_float() => float,
                    _ if self.is_unsigned(0) => unsigned,
                    _ => signed,
                };
                self.one(self.op(name, &self.spread()))
            }
        }
    }

    /// The only result.
    pub fn one(&self, value: Value<'c>) -> Outcome<'c> {
        match self.results.first() {
            Some(&ty) if value.ty() != ty && value.ty().is_int() && ty.is_int() => {
                Ok(vec![resize(&self.b, value, ty, Signedness::Unsigned)])
            }
            Some(_) => Ok(vec![value]),
            None => Ok(vec![]),
        }
    }

    /// An argument.
    pub fn arg(&self, at: usize) -> Result<Value<'c>, String> {
        let missing = || format!("takes at least {} arguments", at + 1);
        self.args.get(at).copied().ok_or_else(missing)
    }

    /// The constant that an argument is.
    pub fn constant(&self, at: usize) -> Result<i64, String> {
        let value = crate::gir_to_mir::arith::constant_value(self.arg(at)?);
        value.ok_or_else(|| format!("needs a constant as argument {}", at + 1))
    }

    /// Whether the source says that a parameter is unsigned.
    pub fn is_unsigned(&self, at: usize) -> bool {
        self.parameter(at).is_some_and(|ty| ty.is_unsigned)
    }

    /// The type of a parameter in the source.
    pub fn parameter(&self, at: usize) -> Option<CType> {
        self.name.parameters.get(at).copied().flatten()
    }

    /// The type of the only result.
    pub fn ty(&self) -> Result<Type<'c>, String> {
        let ty = self.results.first().copied();
        ty.ok_or_else(|| "returns a value here".to_owned())
    }

    /// The arguments, numbers among vectors spread to their lanes.
    pub fn spread(&self) -> Vec<Value<'c>> {
        let shape = self
            .args
            .iter()
            .map(|value| value.ty())
            .find(|ty| ty.as_vector().is_some());
        let spread = |&value: &Value<'c>| match shape {
            Some(shape) if value.ty() == shape.lane() => self.splat(value, shape),
            _ => value,
        };
        self.args.iter().map(spread).collect()
    }

    /// A vector with a number in all lanes.
    pub fn splat(&self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        vector::BroadcastOp::build(&self.b, ty, value).op_result()
    }

    /// An operation with one result, of the type of its first operand.
    pub fn op(&self, name: &str, operands: &[Value<'c>]) -> Value<'c> {
        self.op_as(name, operands[0].ty(), operands)
    }

    /// An operation with one result.
    pub fn op_as(&self, name: &str, ty: Type<'c>, operands: &[Value<'c>]) -> Value<'c> {
        let spec = OpSpec {
            operands,
            results: &[ty],
            ..OpSpec::default()
        };
        self.b.create(name, spec).result(0)
    }

    /// An integer constant, in every lane.
    pub fn int(&self, ty: Type<'c>, value: i64) -> Value<'c> {
        number(&self.b, ty, value)
    }

    /// A float constant, in every lane.
    pub fn float(&self, ty: Type<'c>, value: f64) -> Value<'c> {
        let bits = match ty.lane().as_float() {
            Some(64) => value.to_bits(),
            #[allow(clippy::cast_possible_truncation, reason = "constants of tables fit")]
            Some(16) => return self.op_as_half(ty, value as f32),
            #[allow(clippy::cast_possible_truncation, reason = "constants of tables fit")]
            _ => u64::from((value as f32).to_bits()),
        };
        let value = ir::float_bits(ty.lane(), bits);
        let value = ty.as_vector().map_or(value, |_| ir::splat(ty, value));
        arith::ConstantOp::build(&self.b, ty, value).result()
    }

    /// A constant of f16, through f32.
    fn op_as_half(&self, ty: Type<'c>, value: f32) -> Value<'c> {
        let wide = ty.with_lane(Type::float32(self.b.context()));
        let value = self.float(wide, f64::from(value));
        arith::TruncFOp::build(&self.b, ty, value, None, None).op_result()
    }

    /// The 32-bit integer type.
    pub fn word(&self) -> Type<'c> {
        ir::integer_type(self.b.context(), 32, Signedness::Signless)
    }

    /// The integers of the same widths as a type's lanes.
    pub fn bits_of(&self, ty: Type<'c>) -> Type<'c> {
        let width = ty.lane().number_bits().unwrap_or(32);
        ty.with_lane(ir::integer_type(
            self.b.context(),
            width,
            Signedness::Signless,
        ))
    }

    /// A value with its bits as another type of the same lanes.
    pub fn cast(&self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        match value.ty() == ty {
            true => value,
            false => self.op_as(<arith::BitcastOp<'_> as ir::OpView>::NAME, ty, &[value]),
        }
    }

    /// A comparison of integers.
    pub fn compare(&self, predicate: CmpIPredicate, l: Value<'c>, r: Value<'c>) -> Value<'c> {
        compare(&self.b, predicate, l, r)
    }

    /// A comparison of floats.
    pub fn compare_floats(
        &self,
        predicate: CmpFPredicate,
        l: Value<'c>,
        r: Value<'c>,
    ) -> Value<'c> {
        let flag = ir::integer_type(self.b.context(), 1, Signedness::Signless);
        arith::CmpFOp::build(&self.b, l.ty().with_lane(flag), predicate, l, r, None).result()
    }

    /// A selection.
    pub fn select(&self, condition: Value<'c>, yes: Value<'c>, no: Value<'c>) -> Value<'c> {
        select(&self.b, condition, yes, no)
    }

    /// A sum of integers.
    pub fn add(&self, l: Value<'c>, r: Value<'c>) -> Value<'c> {
        add(&self.b, l, r)
    }

    /// The lanes of a vector; a number is its own lane.
    pub fn lanes(&self, value: Value<'c>) -> Vec<Value<'c>> {
        match value.ty().as_vector() {
            None => vec![value],
            Some((lanes, _)) => (0..lanes)
                .map(|lane| lane_of(&self.b, value, lane.into()))
                .collect(),
        }
    }

    /// A vector of lanes; one lane is a number.
    pub fn join(&self, ty: Type<'c>, lanes: &[Value<'c>]) -> Value<'c> {
        match ty.as_vector() {
            None => lanes[0],
            Some(_) => vector::FromElementsOp::build(&self.b, ty, lanes).dest(),
        }
    }
}

/// Access to the only result of an operation, whatever its name.
trait OnlyResult<'c> {
    fn op_result(self) -> Value<'c>;
}

impl<'c, T: ir::OpView<'c>> OnlyResult<'c> for T {
    fn op_result(self) -> Value<'c> {
        self.op().result(0)
    }
}
