//! Values: each operation an instruction.

use gir_run::element::{ElemType, Scalar};

use super::super::program::{
    Binary, Class, Compare, Conversion, Expr, Kind, Lane, Unary, class, width,
};
use super::Printer;

/// The literal of a scalar with these bits.
pub(super) fn literal(scalar: Scalar, bits: u64) -> String {
    let unused = 64 - width(scalar);
    match class(scalar) {
        Class::Signed => format!("{}{scalar}", ((bits << unused) as i64) >> unused),
        Class::Unsigned => format!("{bits}{scalar}"),
        Class::Float => format!("{scalar}(0x{bits:x})"),
    }
}

impl Printer<'_> {
    /// The value 0, in each lane.
    pub(super) fn zero(&mut self, ty: ElemType) -> String {
        let zero = literal(ty.lane(), 0);
        match ty.lanes() {
            1 => zero,
            _ => self.result(&format!("splat {zero} -> {ty}")),
        }
    }

    /// The text that stands for a value, with the instructions that compute it before.
    pub(super) fn value(&mut self, expr: &Expr) -> String {
        let ty = expr.ty;
        match &expr.kind {
            Kind::Variable(variable) => self.values.values[*variable].clone(),
            Kind::Constant(bits) => literal(ty.lane(), *bits),
            Kind::Unary(op, value) => self.apply(unary(*op), [&**value], ""),
            Kind::Binary(op, operands) => self.apply(binary(*op), &**operands, ""),
            Kind::Fma(operands) => self.apply("fma", &**operands, ""),
            Kind::Select(operands) => self.apply("select", &**operands, ""),
            Kind::Compare(op, unordered, operands) => {
                let mnemonic = comparison(*op, *unordered, class(operands[0].ty.lane()));
                self.apply(&mnemonic, &**operands, "")
            }
            Kind::Convert(conversion, value) => {
                let mnemonic = converts(*conversion, value.ty.lane(), ty.lane());
                self.apply(mnemonic, [&**value], &format!(" -> {ty}"))
            }
            Kind::Bits(value) => self.bits(value, ty),
            Kind::Float(value) => self.float(value, ty),
            Kind::Lanes(lanes) => self.apply("vec", lanes, ""),
            Kind::Splat(value) => self.apply("splat", [&**value], &format!(" -> {ty}")),
            Kind::Extract(vector, lane) => {
                let vector_text = self.value(vector);
                let lane = self.lane(lane, vector.ty);
                self.result(&format!("extract {vector_text}, {lane}"))
            }
            Kind::Insert(operands, lane) => {
                let [vector, value] = &**operands;
                let (vector, value) = (self.value(vector), self.value(value));
                let lane = self.lane(lane, ty);
                self.result(&format!("insert {vector}, {value}, {lane}"))
            }
            Kind::Load(array, index) => self.loaded(*array, index),
            Kind::Through(pointer, index) => self.loaded_through(pointer, index),
            Kind::Call(helper, arguments, pointers) => {
                let mut arguments = self.values_of(arguments);
                for pointer in pointers {
                    arguments += &format!(", {}", self.pointer(pointer));
                }
                if self.program.helpers[*helper].lent.is_some() {
                    arguments += ", %private";
                }
                self.result(&format!("call @helper{helper}({arguments})"))
            }
        }
    }

    fn lane(&mut self, lane: &Lane, vector: ElemType) -> String {
        match lane {
            Lane::Constant(lane) => lane.to_string(),
            Lane::Computed(lane) => {
                let lane = self.value(lane);
                self.result(&format!("and {lane}, {}u", vector.lanes() - 1))
            }
        }
    }

    /// Values, separated by commas.
    fn values_of<'e>(&mut self, operands: impl IntoIterator<Item = &'e Expr>) -> String {
        let operands = operands.into_iter().map(|operand| self.value(operand));
        operands.collect::<Vec<_>>().join(", ")
    }

    fn apply<'e>(
        &mut self,
        mnemonic: &str,
        operands: impl IntoIterator<Item = &'e Expr>,
        rest: &str,
    ) -> String {
        let operands = self.values_of(operands);
        self.result(&format!("{mnemonic} {operands}{rest}"))
    }

    /// The bits of a float, the same for any NaN and for either zero.
    fn bits(&mut self, value: &Expr, ty: ElemType) -> String {
        let value = self.value(value);
        let is_nan = self.result(&format!("fcmp.une {value}, {value}"));
        let bits = self.result(&format!("bitcast {value} -> {ty}"));
        let one = literal(ty.lane(), 1);
        let zero = literal(ty.lane(), 0);
        let unsigned = self.result(&format!("shl {bits}, {one}"));
        let is_zero = self.result(&format!("ucmp.eq {unsigned}, {zero}"));
        let bits = self.result(&format!("select {is_zero}, {zero}, {bits}"));
        let nan = literal(ty.lane(), super::super::number::nan(width(ty.lane())));
        self.result(&format!("select {is_nan}, {nan}, {bits}"))
    }

    /// The finite float with these bits, the lowest of the exponent cleared.
    fn float(&mut self, bits: &Expr, ty: ElemType) -> String {
        let unsigned = bits.ty.lane();
        let bits = self.value(bits);
        let mask = literal(unsigned, super::super::number::finite(width(unsigned)));
        let bits = self.result(&format!("and {bits}, {mask}"));
        self.result(&format!("bitcast {bits} -> {ty}"))
    }
}

/// The name of an operation on one value.
pub(in crate::fuzz) fn unary(op: Unary) -> &'static str {
    match op {
        Unary::Neg => "neg",
        Unary::Not => "not",
        Unary::Abs => "abs",
        Unary::Popcount => "popcount",
        Unary::Clz => "clz",
        Unary::Ctz => "ctz",
        Unary::Bitreverse => "bitreverse",
        Unary::Sqrt => "sqrt",
        Unary::Floor => "floor",
        Unary::Ceil => "ceil",
        Unary::Round => "round",
        Unary::Rint => "rint",
        Unary::Trunc => "trunc_f",
    }
}

/// The name of an operation on two values.
pub(in crate::fuzz) fn binary(op: Binary) -> &'static str {
    match op {
        Binary::Add => "add",
        Binary::Sub => "sub",
        Binary::Mul => "mul",
        Binary::Div => "div",
        Binary::Rem => "rem",
        Binary::And => "and",
        Binary::Or => "or",
        Binary::Xor => "xor",
        Binary::Shl => "shl",
        Binary::Shr => "shr",
        Binary::Min => "min",
        Binary::Max => "max",
    }
}

fn comparison(op: Compare, unordered: bool, class: Class) -> String {
    let family = match (class, unordered) {
        (Class::Signed, _) => "icmp.",
        (Class::Unsigned, _) => "ucmp.",
        (Class::Float, false) => "fcmp.o",
        (Class::Float, true) => "fcmp.u",
    };
    let op = match op {
        Compare::Eq => "eq",
        Compare::Ne => "ne",
        Compare::Lt => "lt",
        Compare::Le => "le",
        Compare::Gt => "gt",
        Compare::Ge => "ge",
    };
    format!("{family}{op}")
}

fn converts(conversion: Conversion, from: Scalar, to: Scalar) -> &'static str {
    let signed = |scalar| class(scalar) == Class::Signed;
    match conversion {
        Conversion::Bitcast => "bitcast",
        Conversion::Trunc => "trunc",
        Conversion::Extend if signed(from) => "sext",
        Conversion::Extend => "zext",
        Conversion::FloatToInt if signed(to) => "fptosi",
        Conversion::FloatToInt => "fptoui",
        Conversion::IntToFloat if signed(from) => "sitofp",
        Conversion::IntToFloat => "uitofp",
        Conversion::FloatExtend => "fpext",
        Conversion::FloatTrunc => "fptrunc",
    }
}
