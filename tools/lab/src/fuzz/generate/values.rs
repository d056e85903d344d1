//! Random values.

use gir_run::element::{ElemType, Scalar};

use super::super::program::{
    Array, Binary, Class, Compare, Conversion, Kind, Lane, Unary, class, integer, width, with_lanes,
};
use super::{Expr, Place, U32, VARIABLES, Writer, leaves};

impl Writer<'_> {
    /// A value of a type whose operations nest at most `depth` deep.
    pub(super) fn value(&mut self, ty: ElemType, depth: u32) -> Expr {
        self.size = self.shape.size;
        self.nested(ty, depth)
    }

    /// 0 or 1 in each lane.
    pub(super) fn comparison(&mut self, lanes: usize, depth: u32) -> Expr {
        self.size = self.shape.size;
        self.compare(lanes, depth)
    }

    pub(super) fn leaf(&mut self, ty: ElemType) -> Expr {
        let candidates = self.of_type(ty);
        if candidates.is_empty() || self.random.chance(20) {
            return self.constant(ty);
        }
        Expr::variable(*self.random.pick(&candidates), ty)
    }

    fn constant(&mut self, ty: ElemType) -> Expr {
        let mut scalar = || Expr::constant(ty.lane(), leaves::scalar_bits(self.random, ty.lane()));
        let kind = match ty.lanes() {
            1 => return scalar(),
            lanes @ 2..=4 => Kind::Lanes((0..lanes).map(|_| scalar()).collect()),
            _ => Kind::Splat(Box::new(scalar())),
        };
        Expr { ty, kind }
    }

    fn nested(&mut self, ty: ElemType, depth: u32) -> Expr {
        if let Some(kind) = self.favoured(ty, depth) {
            return Expr { ty, kind };
        }
        let kind = self.random.below(100);
        if depth == 0 || kind < 22 || self.size == 0 {
            return self.leaf(ty);
        }
        self.size -= 1;
        let depth = depth - 1;
        let kind = match kind {
            22..52 => self.binary(ty, depth),
            52..60 => self.unary(ty, depth),
            60..66 => self.select(ty, depth),
            66..74 => self.converted(ty, depth),
            74..82 if ty.lanes() > 1 => self.of_lanes(ty, depth),
            74..80 => self.extracted(ty, depth),
            82..90 => self.loaded(ty, depth),
            90..95 => self.call(ty, depth),
            _ if ty.lane() == Scalar::U32 => return self.compare(ty.lanes(), depth),
            _ => None,
        };
        match kind {
            Some(kind) => Expr { ty, kind },
            None => self.leaf(ty),
        }
    }

    /// A value of a kind that the profile prefers.
    fn favoured(&mut self, ty: ElemType, depth: u32) -> Option<Kind> {
        let shape = self.shape;
        if !shape.grouped || depth == 0 || self.size == 0 {
            return None;
        }
        let which = self.random.below(100);
        let (tables, calls) = (shape.through + shape.tables, shape.calls);
        self.size -= 1;
        match which {
            _ if which < shape.through => self.through(ty),
            _ if which < tables => self.of_table(ty, depth - 1),
            _ if which < tables + calls => self.call(ty, depth - 1),
            _ => None,
        }
    }

    /// An element of another constant table.
    fn of_table(&mut self, ty: ElemType, depth: u32) -> Option<Kind> {
        let tables = self.program.tables.iter().enumerate();
        let mut tables = tables.filter(|(_, table)| table.element == ty);
        let tables: Vec<_> = tables.by_ref().map(|(number, _)| number).collect();
        if tables.is_empty() {
            return None;
        }
        let table = *self.random.pick(&tables);
        Some(Kind::Load(Array::Other(table), self.boxed(U32, depth)))
    }

    /// An operation on a value and a leaf.
    pub(super) fn computed(&mut self, value: Expr) -> Expr {
        let other = self.leaf(value.ty);
        let op = self.accumulates(value.ty);
        Expr::binary(op, value, other)
    }

    /// An operation whose result depends on the whole of either operand.
    pub(super) fn accumulates(&mut self, ty: ElemType) -> Binary {
        match class(ty.lane()) {
            Class::Float => *self.random.pick(&[Binary::Add, Binary::Sub]),
            _ => *self.random.pick(&[Binary::Add, Binary::Xor, Binary::Sub]),
        }
    }

    fn boxed(&mut self, ty: ElemType, depth: u32) -> Box<Expr> {
        Box::new(self.nested(ty, depth))
    }

    fn binary(&mut self, ty: ElemType, depth: u32) -> Option<Kind> {
        use Binary::{Add, And, Div, Max, Min, Mul, Or, Rem, Shl, Shr, Sub, Xor};
        let integers = [
            Add, Add, Sub, Mul, Div, Rem, And, Or, Xor, Shl, Shr, Min, Max,
        ];
        let floats = [Add, Add, Sub, Mul, Mul, Min, Max];
        let op = match class(ty.lane()) {
            Class::Float => *self.random.pick(&floats),
            _ => *self.random.pick(&integers),
        };
        let operands = [self.nested(ty, depth), self.nested(ty, depth)];
        Some(Kind::Binary(op, Box::new(operands)))
    }

    fn unary(&mut self, ty: ElemType, depth: u32) -> Option<Kind> {
        use Unary::{
            Abs, Bitreverse, Ceil, Clz, Ctz, Floor, Neg, Not, Popcount, Rint, Round, Sqrt, Trunc,
        };
        let lane = ty.lane();
        if matches!(lane, Scalar::F32 | Scalar::F64) && self.random.chance(20) {
            let operands = [0; 3].map(|_| self.nested(ty, depth));
            return Some(Kind::Fma(Box::new(operands)));
        }
        let ops: &[Unary] = match class(lane) {
            Class::Signed => &[Neg, Neg, Not, Abs, Popcount, Clz, Ctz, Bitreverse],
            Class::Unsigned => &[Neg, Not, Not, Popcount, Clz, Ctz, Bitreverse],
            Class::Float => &[Neg, Abs, Sqrt, Floor, Ceil, Round, Rint, Trunc],
        };
        let op = *self.random.pick(ops);
        Some(Kind::Unary(op, self.boxed(ty, depth)))
    }

    fn select(&mut self, ty: ElemType, depth: u32) -> Option<Kind> {
        let condition = with_lanes(Scalar::U32, ty.lanes());
        let operands = [condition, ty, ty].map(|ty| self.nested(ty, depth));
        Some(Kind::Select(Box::new(operands)))
    }

    /// A conversion from another type of the palette with as many lanes.
    fn converted(&mut self, ty: ElemType, depth: u32) -> Option<Kind> {
        let others = self.palette.types.iter();
        let others = others.filter(|other| other.lanes() == ty.lanes() && **other != ty);
        let others: Vec<_> = others.copied().collect();
        if others.is_empty() {
            return None;
        }
        let from = *self.random.pick(&others);
        let value = self.nested(from, depth);
        self.conversion(value, ty.lane())
    }

    /// The steps of a conversion; returns the kind of the last.
    fn conversion(&mut self, value: Expr, to: Scalar) -> Option<Kind> {
        let from = value.ty.lane();
        let (wide, narrow) = (width(to) > width(from), width(to) < width(from));
        let conversion = match (class(from), class(to)) {
            (Class::Float, Class::Float) if wide => Conversion::FloatExtend,
            (Class::Float, Class::Float) => Conversion::FloatTrunc,
            (Class::Float, Class::Unsigned) if self.plain_bits(&value, to) => {
                return Some(Kind::Bits(Box::new(value)));
            }
            (Class::Unsigned, Class::Float) if self.plain_bits(&value, to) => {
                return Some(Kind::Float(Box::new(value)));
            }
            (Class::Float, _) => Conversion::FloatToInt,
            (_, Class::Float) => Conversion::IntToFloat,
            (one, other) if one == other && wide => Conversion::Extend,
            (one, other) if one == other && narrow => Conversion::Trunc,
            (_, other) => {
                let turned = integer(other == Class::Signed, width(from));
                let value = value.converted(Conversion::Bitcast, turned);
                return match turned == to {
                    true => Some(value.kind),
                    false => self.conversion(value, to),
                };
            }
        };
        Some(Kind::Convert(conversion, Box::new(value)))
    }

    fn plain_bits(&mut self, value: &Expr, to: Scalar) -> bool {
        value.ty.lanes() == 1 && width(value.ty.lane()) == width(to) && self.random.chance(50)
    }

    /// A vector built from lanes.
    fn of_lanes(&mut self, ty: ElemType, depth: u32) -> Option<Kind> {
        let lane = ElemType::scalar(ty.lane());
        Some(match self.random.below(3) {
            0 if ty.lanes() <= 4 => {
                Kind::Lanes((0..ty.lanes()).map(|_| self.nested(lane, depth)).collect())
            }
            1 => Kind::Splat(self.boxed(lane, depth)),
            _ => {
                let operands = [self.nested(ty, depth), self.nested(lane, depth)];
                Kind::Insert(Box::new(operands), self.lane(ty, depth))
            }
        })
    }

    fn lane(&mut self, ty: ElemType, depth: u32) -> Lane {
        if ty.lanes() != 3 && self.random.chance(40) {
            return Lane::Computed(self.boxed(U32, depth));
        }
        Lane::Constant(self.random.index(ty.lanes()))
    }

    /// A lane of a vector of the palette.
    fn extracted(&mut self, ty: ElemType, depth: u32) -> Option<Kind> {
        let vectors = self.palette.types.iter();
        let vectors = vectors.filter(|vector| vector.lanes() > 1 && vector.lane() == ty.lane());
        let vectors: Vec<_> = vectors.copied().collect();
        if vectors.is_empty() {
            return None;
        }
        let vector = *self.random.pick(&vectors);
        Some(Kind::Extract(
            self.boxed(vector, depth),
            self.lane(vector, depth),
        ))
    }

    /// An element of an array of the type.
    fn loaded(&mut self, ty: ElemType, depth: u32) -> Option<Kind> {
        let mut arrays = vec![];
        if self.private == ty {
            arrays.push(Array::Private);
        }
        if self.lent == Some(ty) {
            arrays.push(Array::Lent);
        }
        if ElemType::scalar(self.program.table.0) == ty {
            arrays.push(Array::Table);
        }
        if self.place != Place::Helper {
            let inputs = self.program.inputs.iter().enumerate();
            let inputs = inputs.filter(|(_, input)| **input == ty);
            arrays.extend(inputs.map(|(number, _)| Array::Input(number)));
        }
        if self.shape.pointers > 0 && self.place != Place::Helper {
            let outputs = self.program.outputs.iter().enumerate();
            let outputs = outputs.filter(|(_, output)| **output == ty);
            arrays.extend(outputs.map(|(number, _)| Array::Output(number)));
            let own = self.program.own.iter().enumerate();
            let own = own.filter(|(_, own)| **own == ty);
            arrays.extend(own.map(|(number, _)| Array::Own(number)));
        }
        if arrays.is_empty() {
            return None;
        }
        let array = *self.random.pick(&arrays);
        Some(Kind::Load(array, self.boxed(U32, depth)))
    }

    fn compare(&mut self, lanes: usize, depth: u32) -> Expr {
        use Compare::{Eq, Ge, Gt, Le, Lt, Ne};
        let op = *self.random.pick(&[Eq, Ne, Lt, Le, Gt, Ge]);
        let operand = with_lanes(self.palette.scalar(self.random), lanes);
        let operands = [self.nested(operand, depth), self.nested(operand, depth)];
        let kind = Kind::Compare(op, self.random.chance(50), Box::new(operands));
        let ty = with_lanes(Scalar::U32, lanes);
        Expr { ty, kind }
    }

    fn call(&mut self, ty: ElemType, depth: u32) -> Option<Kind> {
        let helpers = self.program.helpers.iter().enumerate();
        let private = self.private;
        let helpers = helpers.filter(|(_, helper)| {
            helper.result == ty && helper.lent.is_none_or(|lent| lent == private)
        });
        let helpers: Vec<_> = helpers.collect();
        if helpers.is_empty() {
            return None;
        }
        let (number, callee) = *self.random.pick(&helpers);
        let types = &callee.variables[..callee.parameters];
        let arguments = types.iter().map(|&ty| self.nested(ty, depth)).collect();
        let pointers = callee.pointers[..callee.pointer_parameters].iter();
        let pointers: Option<_> = pointers.map(|&ty| self.pointer(ty, 1)).collect();
        Some(Kind::Call(number, arguments, pointers?))
    }

    /// All variables in one `u32`.
    pub(super) fn mixed(&mut self, first: usize) -> Expr {
        let mut mixed = Expr::number(first as u32);
        let count = self.variables.len();
        debug_assert!(count >= VARIABLES);
        for variable in (first..count).chain(0..first) {
            let ty = self.variables[variable];
            for lane in 0..ty.lanes() {
                let scaled = Expr::binary(Binary::Mul, mixed, Expr::number(0x0100_0193));
                let lane = number_of_lane(Expr::variable(variable, ty), lane);
                mixed = Expr::binary(Binary::Xor, scaled, lane);
            }
        }
        mixed
    }
}

/// A `u32` that depends on the whole of a lane.
fn number_of_lane(value: Expr, lane: usize) -> Expr {
    let scalar = value.ty.lane();
    let mut value = match value.ty.lanes() {
        1 => value,
        _ => Expr {
            ty: scalar.into(),
            kind: Kind::Extract(Box::new(value), Lane::Constant(lane)),
        },
    };
    let unsigned = integer(false, width(scalar));
    match class(scalar) {
        Class::Unsigned => {}
        Class::Signed => value = value.converted(Conversion::Bitcast, unsigned),
        Class::Float => {
            let (ty, kind) = (unsigned.into(), Kind::Bits(Box::new(value)));
            value = Expr { ty, kind };
        }
    }
    match width(scalar) {
        64 => {
            let high = Expr::constant(Scalar::U64, 29);
            let high = Expr::binary(Binary::Shr, value.clone(), high);
            let both = Expr::binary(Binary::Xor, value, high);
            both.converted(Conversion::Trunc, Scalar::U32)
        }
        32 => value,
        _ => value.converted(Conversion::Extend, Scalar::U32),
    }
}
