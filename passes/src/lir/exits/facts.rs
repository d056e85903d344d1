//! Knowledge of flags: constants, and functions of one value.

use gir_dialects::{
    ir::{AttributeExt, Op, OpView, Type, TypeExt, Value},
    upstream::arith::{self, CmpIPredicate},
};
use std::{
    collections::{HashMap, HashSet},
    rc::Rc,
};

/// The maximum number of cases of a flag; larger ones are ignored.
const MAX_CASES: usize = 16;

/// A possible value of the root, and the value of the flag for it.
pub type Case = (u64, u64);

/// Knowledge of an integer. Numbers hold the bits of their type, zero-extended.
#[derive(Clone, Debug)]
pub enum Fact<'c> {
    /// A constant.
    Constant(u64),
    /// A function of another value, or of the value itself where only its possible values are
    /// known.
    Of(Value<'c>, Rc<[Case]>),
}

impl<'c> Fact<'c> {
    /// A function of a value, simplified; `None` without cases or with too many.
    pub fn of(root: Value<'c>, cases: Vec<Case>) -> Option<Self> {
        let (_, first) = *cases.first()?;
        if cases.iter().all(|&(_, flag)| flag == first) {
            return Some(Self::Constant(first));
        }
        (cases.len() <= MAX_CASES).then(|| Self::Of(root, cases.into()))
    }

    /// A value known to be one of some numbers.
    pub fn one_of(value: Value<'c>, mut numbers: Vec<u64>) -> Option<Self> {
        numbers.sort_unstable();
        numbers.dedup();
        Self::of(value, numbers.into_iter().map(|n| (n, n)).collect())
    }

    /// The possible values.
    pub fn numbers(&self) -> Vec<u64> {
        match self {
            Self::Constant(number) => vec![*number],
            Self::Of(_, cases) => cases.iter().map(|&(_, flag)| flag).collect(),
        }
    }

    /// Its value when `root` equals `key`; `None` if that does not determine it.
    pub fn at(&self, root: Value<'c>, key: u64) -> Option<u64> {
        match self {
            Self::Constant(number) => Some(*number),
            Self::Of(own, cases) if *own == root => {
                let case = cases.iter().find(|(other, _)| *other == key);
                case.map(|&(_, flag)| flag)
            }
            Self::Of(..) => None,
        }
    }

    /// Applies a function to it.
    pub fn map(&self, function: impl Fn(u64) -> u64) -> Option<Self> {
        match self {
            Self::Constant(number) => Some(Self::Constant(function(*number))),
            Self::Of(root, cases) => {
                let cases = cases.iter().map(|&(key, flag)| (key, function(flag)));
                Self::of(*root, cases.collect())
            }
        }
    }

    /// Its value if it is constant.
    pub fn constant(&self) -> Option<u64> {
        match self {
            Self::Constant(number) => Some(*number),
            Self::Of(..) => None,
        }
    }
}

/// The facts that hold at a point of a function.
#[derive(Default)]
pub struct Facts<'c> {
    known: HashMap<Value<'c>, Fact<'c>>,
    /// Results of regions and values computed from them: flags are among these.
    handed_out: HashSet<Value<'c>>,
    /// The possible numbers of a value here, given the branches taken.
    assumed: HashMap<Value<'c>, Rc<[u64]>>,
    /// Earlier assumptions, the newest last.
    before: Vec<(Value<'c>, Option<Rc<[u64]>>)>,
}

/// A point to roll back to with [`Facts::forget`].
#[derive(Clone, Copy)]
pub struct Mark(usize);

impl<'c> Facts<'c> {
    /// Records a fact that holds wherever the value is visible.
    pub fn learn(&mut self, value: Value<'c>, fact: Fact<'c>) {
        self.known.insert(value, fact);
    }

    /// Records that a value is the result of a region.
    pub fn hand_out(&mut self, value: Value<'c>) {
        self.handed_out.insert(value);
    }

    /// Whether an op may compute with flags. Other code is left alone, even where its values are
    /// known.
    pub fn uses_flags(&self, op: Op<'c>) -> bool {
        op.operands().any(|value| self.handed_out.contains(&value))
    }

    /// The fact known about a value here.
    pub fn of(&self, value: Value<'c>) -> Option<Fact<'c>> {
        let fact = match self.known.get(&value) {
            Some(fact) => fact.clone(),
            None => match constant(value) {
                Some(number) => Fact::Constant(number),
                None if width(value.ty()) == Some(1) => Fact::of(value, vec![(0, 0), (1, 1)])?,
                None => return None,
            },
        };
        match &fact {
            Fact::Of(root, cases) => match self.assumed.get(root) {
                Some(possible) => {
                    let left = cases.iter().filter(|(key, _)| possible.contains(key));
                    // No case is left in unreachable code.
                    Fact::of(*root, left.copied().collect()).or(Some(fact))
                }
                None => Some(fact),
            },
            Fact::Constant(_) => Some(fact),
        }
    }

    /// The number that a value equals here.
    pub fn number(&self, value: Value<'c>) -> Option<u64> {
        self.of(value)?.constant()
    }

    /// The number that a value equals on every path.
    pub fn number_anywhere(&self, value: Value<'c>) -> Option<u64> {
        match self.known.get(&value) {
            Some(fact) => fact.constant(),
            None => constant(value),
        }
    }

    /// Assumes that a flag equals a number.
    pub fn assume(&mut self, flag: Value<'c>, number: u64) {
        if let Some(Fact::Of(root, cases)) = self.of(flag) {
            let keys = cases.iter().filter(|(_, flag)| *flag == number);
            self.assume_one_of(root, keys.map(|&(key, _)| key).collect());
        }
    }

    /// Assumes that a value does not equal a number.
    pub fn assume_not(&mut self, root: Value<'c>, key: u64) {
        if let Some(fact) = self.of(root) {
            let rest = fact.numbers().into_iter().filter(|&number| number != key);
            self.assume_one_of(root, rest.collect());
        }
    }

    fn assume_one_of(&mut self, root: Value<'c>, keys: Rc<[u64]>) {
        let before = self.assumed.insert(root, keys);
        self.before.push((root, before));
    }

    /// The current point in the assumptions.
    pub fn mark(&self) -> Mark {
        Mark(self.before.len())
    }

    /// Drops the assumptions made since a mark.
    pub fn forget(&mut self, mark: Mark) {
        while self.before.len() > mark.0 {
            let Some((root, before)) = self.before.pop() else {
                return;
            };
            match before {
                Some(before) => self.assumed.insert(root, before),
                None => self.assumed.remove(&root),
            };
        }
    }

    /// The fact about the result of an op, given the facts about its operands.
    pub fn compute(&self, op: Op<'c>) -> Option<Fact<'c>> {
        if let Some(select) = op.cast::<arith::SelectOp<'c>>() {
            return self.select(select);
        }
        let function = Function::of(op)?;
        let operands: Vec<_> = op.operands().map(|value| self.of(value)).collect();
        if operands.iter().all(Option::is_none) {
            return None;
        }
        let operands: Vec<_> = operands.into_iter().collect::<Option<_>>()?;
        pointwise(&operands, |numbers| function.apply(numbers))
    }

    fn select(&self, op: arith::SelectOp<'c>) -> Option<Fact<'c>> {
        let condition = self.of(op.condition())?;
        let (yes, no) = (self.of(op.true_value()), self.of(op.false_value()));
        match condition {
            Fact::Constant(1) => yes,
            Fact::Constant(_) => no,
            Fact::Of(..) => pointwise(&[condition, yes?, no?], |numbers| {
                Some(if numbers[0] == 1 {
                    numbers[1]
                } else {
                    numbers[2]
                })
            }),
        }
    }
}

/// Applies a function to facts that depend on one root.
fn pointwise<'c>(facts: &[Fact<'c>], function: impl Fn(&[u64]) -> Option<u64>) -> Option<Fact<'c>> {
    let root = facts.iter().find_map(|fact| match fact {
        Fact::Of(root, cases) => Some((*root, cases.clone())),
        Fact::Constant(_) => None,
    });
    let Some((root, cases)) = root else {
        let numbers: Vec<_> = facts.iter().filter_map(Fact::constant).collect();
        return function(&numbers).map(Fact::Constant);
    };
    let mut results = vec![];
    for &(key, _) in cases.iter() {
        let numbers: Option<Vec<_>> = facts.iter().map(|fact| fact.at(root, key)).collect();
        results.push((key, function(&numbers?)?));
    }
    Fact::of(root, results)
}

/// The value of a constant integer.
fn constant(value: Value<'_>) -> Option<u64> {
    let constant = value.defining_op()?.cast::<arith::ConstantOp<'_>>()?;
    let width = width(value.ty())?;
    Some(constant.value().as_int()? as u64 & mask(width))
}

/// The width of an integer type that flags may have.
pub fn width(ty: Type<'_>) -> Option<u32> {
    ty.as_integer()
        .map(|(width, _)| width)
        .filter(|width| (1..=64).contains(width))
}

fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

/// A number of a type's width, sign-extended.
pub fn signed(number: u64, width: u32) -> i64 {
    let unused = 64 - width;
    ((number << unused) as i64) >> unused
}

/// An operation on integers.
pub struct Function {
    kind: Kind,
    /// The width of the operands.
    width: u32,
    /// The width of the result.
    result: u32,
}

enum Kind {
    Add,
    Sub,
    And,
    Or,
    Xor,
    Extend,
    SignExtend,
    Truncate,
    Compare(CmpIPredicate),
}

impl Function {
    /// The function of an op, if it is one that computes with flags.
    pub fn of(op: Op<'_>) -> Option<Self> {
        let kind = match op.name() {
            arith::AddIOp::NAME => Kind::Add,
            arith::SubIOp::NAME => Kind::Sub,
            arith::AndIOp::NAME => Kind::And,
            arith::OrIOp::NAME => Kind::Or,
            arith::XOrIOp::NAME => Kind::Xor,
            arith::ExtUIOp::NAME => Kind::Extend,
            arith::ExtSIOp::NAME => Kind::SignExtend,
            arith::TruncIOp::NAME => Kind::Truncate,
            arith::CmpIOp::NAME => Kind::Compare(op.cast::<arith::CmpIOp<'_>>()?.predicate()),
            _ => return None,
        };
        Some(Self {
            kind,
            width: width(op.operand(0).ty())?,
            result: width(op.result(0).ty())?,
        })
    }

    /// Evaluates it.
    pub fn apply(&self, numbers: &[u64]) -> Option<u64> {
        let first = *numbers.first()?;
        let second = numbers.get(1).copied().unwrap_or(0);
        let number = match &self.kind {
            Kind::Add => first.wrapping_add(second),
            Kind::Sub => first.wrapping_sub(second),
            Kind::And => first & second,
            Kind::Or => first | second,
            Kind::Xor => first ^ second,
            Kind::Extend | Kind::Truncate => first,
            Kind::SignExtend => signed(first, self.width) as u64,
            Kind::Compare(predicate) => u64::from(self.compare(*predicate, first, second)),
        };
        Some(number & mask(self.result))
    }

    fn compare(&self, predicate: CmpIPredicate, first: u64, second: u64) -> bool {
        let as_signed = (signed(first, self.width), signed(second, self.width));
        match predicate {
            CmpIPredicate::Eq => first == second,
            CmpIPredicate::Ne => first != second,
            CmpIPredicate::Slt => as_signed.0 < as_signed.1,
            CmpIPredicate::Sle => as_signed.0 <= as_signed.1,
            CmpIPredicate::Sgt => as_signed.0 > as_signed.1,
            CmpIPredicate::Sge => as_signed.0 >= as_signed.1,
            CmpIPredicate::Ult => first < second,
            CmpIPredicate::Ule => first <= second,
            CmpIPredicate::Ugt => first > second,
            CmpIPredicate::Uge => first >= second,
        }
    }
}
