//! Instructions that GIR may allow: their types and their text.

use gir::compile;
use gir::gir::text::keywords::{AddressSpace, Scalar, ScalarClass};
use gir_dialects::diagnostic;

use super::combination;

/// A type of a candidate: a number, a vector, or a pointer to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ty {
    /// The space, for a pointer.
    pub space: Option<AddressSpace>,
    /// The scalar.
    pub scalar: Scalar,
    /// Number of lanes; 1 for a number.
    pub lanes: usize,
}

impl Ty {
    /// A number or a vector.
    pub const fn value(scalar: Scalar, lanes: usize) -> Self {
        Self {
            space: None,
            scalar,
            lanes,
        }
    }

    /// A pointer to this type.
    pub const fn pointer(self, space: AddressSpace) -> Self {
        Self {
            space: Some(space),
            ..self
        }
    }

    /// The pointee of a pointer.
    #[must_use]
    pub const fn pointee(self) -> Self {
        Self {
            space: None,
            ..self
        }
    }

    /// The same type with another scalar.
    pub const fn of(self, scalar: Scalar) -> Self {
        Self { scalar, ..self }
    }

    /// Bytes of a value in memory.
    #[must_use]
    pub const fn size(self) -> usize {
        let lanes = if self.lanes == 3 { 4 } else { self.lanes };
        self.scalar.width() as usize / 8 * lanes
    }

    /// A literal of the scalar type.
    pub fn literal(self) -> String {
        let point = match self.scalar.class() {
            ScalarClass::Float => ".0",
            _ => "",
        };
        format!("1{point}{}", self.scalar)
    }
}

impl std::fmt::Display for Ty {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let scalar = self.scalar;
        let value = match self.lanes {
            1 => scalar.to_string(),
            lanes => format!("vec{lanes}<{scalar}>"),
        };
        match self.space {
            Some(space) => write!(f, "ptr[{space}]<{value}>"),
            None => f.write_str(&value),
        }
    }
}

/// An instruction that GIR may allow.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Text of the module before the function.
    pub before: String,
    /// The types of `%a0`, `%a1`, ….
    pub operands: Vec<Ty>,
    /// The instruction on these operands; `%r` is its result.
    pub text: String,
}

/// A global whose elements have the pointee's type.
#[must_use]
pub fn global(name: &str, pointer: Ty) -> String {
    let contents = match pointer.space {
        Some(AddressSpace::Const) => {
            let literal = pointer.pointee().literal();
            let lanes = if pointer.lanes == 3 { 3 } else { pointer.lanes };
            format!(" count=1 = [{}]", vec![literal; lanes].join(", "))
        }
        _ => " count=64".to_owned(),
    };
    format!("global @{name} : {pointer}{contents}\n\n")
}

impl Candidate {
    /// A function that contains the instruction.
    pub fn function(&self) -> String {
        let parameter = |(index, ty): (usize, &Ty)| format!("%a{index}: {ty}");
        let parameters: Vec<_> = self.operands.iter().enumerate().map(parameter).collect();
        format!(
            "{}func @f({}) -> void {{\nentry:\n  {}\n  ret\n}}\n",
            self.before,
            parameters.join(", "),
            self.text
        )
    }

    /// The type of the result of the instruction, if it has one.
    #[must_use]
    pub fn result(&self) -> Option<String> {
        let context = compile::new_context();
        let function = self.function();
        let parse = || compile::parse(&context, function.as_bytes(), "k.gir");
        let module = diagnostic::keep_errors(&context, parse).0?;
        if !self.text.contains("%r = ") {
            return None;
        }
        let function = module.body().ops().last()?;
        let last = function.region(0).blocks().last()?;
        let results: Vec<_> = last.ops().flat_map(|op| op.result_types()).collect();
        let ty = match results.last() {
            Some(ty) => *ty,
            None => last.arguments().next()?.ty(),
        };
        Some(combination::spelled(&ty.to_string()))
    }
}
