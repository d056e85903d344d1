//! The differences between the languages of the C family: types, literals, and how an expression is written.

use super::{
    expression::Expr,
    types::{CType, Scalar},
};
use crate::{
    lir::optimize::inlining::Inlining,
    targets::text::{Float, FloatClass},
};
use gir_dialects::{
    ir::{Op, Type},
    mir::StorageSpace,
};

/// A language, in the version that a profile asks for.
pub trait Language: Sync {
    /// The name in diagnostics.
    fn name(&self) -> &'static str;

    /// Whether a name is a keyword, or that of a function or type that the output may use.
    fn is_reserved(&self) -> fn(&str) -> bool;

    /// The name of a type of numbers.
    fn scalar(&self, scalar: Scalar) -> &'static str;

    /// The qualifier of a storage space.
    fn space(&self, space: StorageSpace) -> &'static str;

    /// Bits of an address.
    fn address_bits(&self) -> u32;

    /// The name of a type.
    fn type_name(&self, ty: &CType) -> String {
        match ty {
            CType::Scalar(scalar) => self.scalar(*scalar).to_owned(),
            CType::Vector(lanes, lane) => format!("{}{lanes}", self.scalar(*lane)),
            CType::Mask(lanes, bits) => format!("{}{lanes}", self.scalar(Scalar::signed(*bits))),
            CType::Pointer(..) => self.qualified(ty, ""),
            CType::Named(name) => name.clone(),
        }
    }

    /// The name of a type of pointers whose elements have a qualifier, such as `const`. Elements that are pointers
    /// have it behind their own name, with the storage space that they are in: `float* const __global*`.
    fn qualified(&self, pointer: &CType, qualifier: &str) -> String {
        let CType::Pointer(space, element) = pointer else {
            return self.type_name(pointer);
        };
        let name = self.type_name(element);
        let words = [qualifier, self.space(*space)];
        let words = words.into_iter().filter(|word| !word.is_empty());
        let words = words.collect::<Vec<_>>().join(" ");
        match (words.as_str(), &**element) {
            ("", _) => format!("{name}*"),
            (words, CType::Pointer(..)) => format!("{name} {words}*"),
            (words, _) => format!("{words} {name}*"),
        }
    }

    /// Whether a pointer may be to any storage space.
    fn has_generic_pointers(&self) -> bool {
        false
    }

    /// The type of a parameter that is an image or a sampler; `None` of others.
    fn handle(&self, _ty: Type<'_>) -> Option<CType> {
        None
    }

    /// The type of a value that is an object, such as a cooperative matrix; `None` of others.
    fn object(&self, _ty: Type<'_>) -> Option<CType> {
        None
    }

    /// The type of a vector of truth values.
    fn flags(&self, lanes: u32) -> CType {
        CType::Vector(lanes, Scalar::Bool)
    }

    /// The type of the result of a comparison of vectors whose lanes have so many bits.
    fn comparison(&self, lanes: u32, _bits: u32) -> CType {
        self.flags(lanes)
    }

    /// A value converted to another type: numbers keep their value as far as there is room, floats
    /// round to nearest or, to integers, toward zero.
    fn convert(&self, value: &Expr, to: &CType) -> Expr;

    /// The same bits as another type of the same size.
    fn reinterpret(&self, value: &Expr, to: &CType) -> Expr;

    /// The same integer with the other sign.
    fn with_sign(&self, value: &Expr, is_signed: bool) -> Expr {
        self.convert(value, &value.ty.with_sign(is_signed))
    }

    /// The choice between two numbers by a condition.
    fn choose(&self, condition: &Expr, yes: &Expr, no: &Expr) -> Expr {
        Expr::conditional(condition, yes, no)
    }

    /// The lane-wise choice between two vectors.
    fn choose_lanes(&self, condition: &Expr, yes: &Expr, no: &Expr) -> Expr;

    /// A vector of these lanes, or one whose lanes are all the single one given.
    fn vector(&self, lanes: &[Expr], ty: &CType) -> Expr;

    /// A lane of a vector in a variable, by a dynamic index.
    fn lane(&self, vector: &Expr, index: &Expr) -> String {
        format!("{}[{}]", vector.text, index.text)
    }

    /// The suffix of literals of 64 bits, in addition to the `u` of unsigned ones.
    fn long_suffix(&self) -> &'static str {
        "l"
    }

    /// The suffix of literals of floats of so many bits; `None` if there are no such literals.
    fn float_suffix(&self, bits: u32) -> Option<&'static str> {
        Some(match bits {
            16 => "h",
            32 => "f",
            _ => "",
        })
    }

    /// An infinite float of so many bits; `None` if only its bits are known.
    fn infinity(&self, bits: u32, is_negative: bool) -> Option<&'static str> {
        match (bits, is_negative) {
            (32, false) => Some("INFINITY"),
            (32, true) => Some("-INFINITY"),
            _ => None,
        }
    }

    /// Whether a constant expression can have the bits of a float.
    fn has_constant(&self, value: Float) -> bool {
        value.classify() != FloatClass::Nan
    }

    /// The name of a function that the family shares, such as `fabs`, for numbers of a type.
    fn function(&self, name: &'static str, _ty: &CType) -> &'static str {
        name
    }

    /// The type that functions of floats of a type are computed in, if it is another one.
    fn computed_as(&self, _ty: &CType) -> Option<CType> {
        None
    }

    /// The first lines of the output, such as pragmas and includes.
    fn preamble(&self, module: Op<'_>) -> Vec<String>;

    /// The lines in front of a loop.
    fn before_loop(&self, _repeated: Op<'_>) -> Vec<&'static str> {
        vec![]
    }

    /// The label of a loop, with its colon and a space.
    fn label(&self, _repeated: Op<'_>) -> String {
        String::new()
    }

    /// Directives and comments at the start of the body of a loop or a function, or behind the declaration of storage,
    /// which has a name.
    fn directives(&self, _op: Op<'_>, _name: &str) -> Vec<String> {
        vec![]
    }

    /// The declaration of a parameter of a function that is no kernel.
    fn parameter(&self, _function: Op<'_>, _index: usize, ty: &CType, name: &str) -> String {
        format!("{} {name}", self.type_name(ty))
    }

    /// Whether memory of numbers may be accessed as vectors of them; otherwise a name for the vector type tells
    /// compilers that it overlaps others.
    fn vectors_are_lanes(&self) -> bool {
        false
    }

    /// Whether an assignment of three lanes may overwrite the memory of a fourth.
    fn stores_lanes(&self) -> bool {
        false
    }

    /// The statement that stores three lanes and nothing behind them.
    fn store_lanes(&self, pointer: &Expr, value: &Expr) -> String {
        value.assigned_to(&pointer.pointed_to())
    }

    /// The line that defines a name for a type of elements that may overlap others.
    fn aliasing(&self, name: &str, element: &CType) -> String {
        let element = self.type_name(element);
        format!("typedef {element} {name} __attribute__((may_alias));")
    }

    /// The line that defines a name for a type of elements aligned to less than their size; where that is a
    /// structure around them, it has one member, whose type is [`Language::packed_member`].
    fn less_aligned(&self, name: &str, element: &CType, align: i64) -> String {
        let element = self.type_name(element);
        format!("typedef {element} {name} __attribute__((may_alias, aligned({align})));")
    }

    /// The type of the member of that structure, if it is one.
    fn packed_member(&self, _element: &CType) -> Option<CType> {
        None
    }

    /// A qualifier in front of functions that are no kernels.
    fn function_qualifier(&self) -> &'static str;

    /// The end of the name of a kernel's function, where the host calls another function by the kernel's name.
    fn kernel_suffix(&self) -> Option<&'static str> {
        None
    }

    /// The attribute of a function that is to be inlined, or not to be.
    fn inlining(&self, wish: Inlining) -> &'static str {
        match wish {
            Inlining::Always => "__attribute__((always_inline)) ",
            Inlining::Never => "__attribute__((noinline)) ",
        }
    }

    /// The declaration of storage of a work-item or a workgroup, or of a table of constants. The
    /// name may be followed by the size of an array.
    fn declaration(&self, space: StorageSpace, ty: &CType, name: &str, align: i64) -> String;
}
