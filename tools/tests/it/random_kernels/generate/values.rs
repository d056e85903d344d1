//! Random values.

use super::super::program::{Binary, Compare, Expr, Type};
use super::{Place, Writer};

/// Numbers that operations treat in a special way.
const EDGES: [u32; 12] = [
    0,
    1,
    2,
    3,
    7,
    31,
    32,
    33,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_fffe,
    0xffff_ffff,
];

impl Writer<'_> {
    pub(super) fn constant(&mut self, ty: Type) -> Expr {
        let bits = match self.random.below(3) {
            0 => self.random.bits(),
            1 => self.random.below(20),
            _ => EDGES[self.random.below(EDGES.len() as u32) as usize],
        };
        Expr::Constant(bits, ty)
    }

    pub(super) fn value(&mut self, ty: Type, depth: u32) -> Expr {
        let kind = self.random.below(100);
        if depth == 0 || kind < 22 {
            let candidates = self.of_type(ty);
            return if candidates.is_empty() || kind.is_multiple_of(5) {
                self.constant(ty)
            } else {
                Expr::Variable(self.pick(&candidates))
            };
        }
        let depth = depth - 1;
        match kind {
            22..60 => self.binary(ty, depth),
            60..64 => Expr::Neg(Box::new(self.value(ty, depth))),
            64..68 => Expr::Not(Box::new(self.value(ty, depth))),
            68..76 => Expr::Select(Box::new([
                self.value(Type::U32, depth),
                self.value(ty, depth),
                self.value(ty, depth),
            ])),
            _ if ty == Type::I32 => Expr::Bitcast(Box::new(self.value(Type::U32, depth))),
            76..82 => self.compare(depth),
            82..86 => Expr::Bitcast(Box::new(self.value(Type::I32, depth))),
            86..90 => Expr::Private(Box::new(self.value(Type::U32, depth))),
            90..92 => Expr::Table(Box::new(self.value(Type::U32, depth))),
            92..95 if self.place != Place::Helper => {
                Expr::Input(Box::new(self.value(Type::U32, depth)))
            }
            _ if !self.helpers.is_empty() => self.call(depth),
            _ => self.compare(depth),
        }
    }

    fn binary(&mut self, ty: Type, depth: u32) -> Expr {
        use Binary::{Add, And, Div, Mul, Or, Rem, Shl, Shr, Sub, Xor};
        let all = [Add, Add, Sub, Mul, Div, Rem, And, Or, Xor, Shl, Shr];
        let op = all[self.random.below(all.len() as u32) as usize];
        let (left, right) = (self.value(ty, depth), self.value(ty, depth));
        Expr::Binary(op, Box::new(left), Box::new(right))
    }

    pub(super) fn compare(&mut self, depth: u32) -> Expr {
        use Compare::{Eq, Ge, Gt, Le, Lt, Ne};
        let op = [Eq, Ne, Lt, Le, Gt, Ge][self.random.below(6) as usize];
        let ty = [Type::I32, Type::U32][self.random.below(2) as usize];
        let (left, right) = (self.value(ty, depth), self.value(ty, depth));
        Expr::Compare(op, Box::new(left), Box::new(right))
    }

    fn call(&mut self, depth: u32) -> Expr {
        let helper = self.random.below(self.helpers.len() as u32) as usize;
        let callee = &self.helpers[helper];
        let types = callee.variables[..callee.parameters].to_vec();
        let arguments = types.iter().map(|&ty| self.value(ty, depth)).collect();
        Expr::Call(helper, arguments)
    }

    /// All variables in one value.
    pub(super) fn mixed(&mut self, first: usize) -> Expr {
        let mut mixed = Expr::Constant(first as u32, Type::U32);
        let count = self.variables.len();
        for variable in (first..count).chain(0..first) {
            let value = match self.variables[variable] {
                Type::U32 => Expr::Variable(variable),
                Type::I32 => Expr::Bitcast(Box::new(Expr::Variable(variable))),
            };
            let scaled = Expr::Binary(
                Binary::Mul,
                Box::new(mixed),
                Box::new(Expr::Constant(0x0100_0193, Type::U32)),
            );
            mixed = Expr::Binary(Binary::Xor, Box::new(scaled), Box::new(value));
        }
        mixed
    }
}
