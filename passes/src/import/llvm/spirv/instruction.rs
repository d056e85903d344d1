//! The name of an instruction, and the way to say that it means what a function of OpenCL C does.

use crate::import::llvm::builtins::{self, CType, Call, Name, Outcome};
use gir_dialects::ir::Value;

/// The beginning of all names.
pub const PREFIX: &str = "__spirv_";

/// An instruction by its name.
pub struct Instruction<'n> {
    /// The name without `Op`.
    pub name: &'n str,
    postfixes: Vec<&'n str>,
}

impl<'n> Instruction<'n> {
    /// The instruction of a name without the prefix.
    pub fn of(rest: &'n str) -> Self {
        let mut parts = rest.split('_');
        let name = parts.next().unwrap_or_default();
        let postfixes = parts.filter(|part| !part.is_empty()).collect();
        Self { name, postfixes }
    }

    /// The type that the name states for the result, as it is written.
    pub fn result(&self) -> Option<&'n str> {
        self.postfixes
            .iter()
            .find_map(|part| part.strip_prefix('R'))
    }

    /// Whether the result saturates.
    pub fn saturates(&self) -> bool {
        self.postfixes.contains(&"sat")
    }

    /// The rounding that the name states.
    pub fn rounding(&self) -> Option<&'n str> {
        let modes = ["rte", "rtz", "rtp", "rtn"];
        self.postfixes
            .iter()
            .copied()
            .find(|part| modes.contains(part))
    }
}

/// How the integers of parameters are read, whatever the mangled name says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// As the mangled name says.
    Stated,
    /// With a sign.
    Signed,
    /// Without a sign.
    Unsigned,
}

/// Builds the meaning of a function of OpenCL C on arguments.
pub fn as_function<'c>(
    c: &Call<'_, 'c>,
    function: &str,
    sign: Sign,
    args: &[Value<'c>],
) -> Outcome<'c> {
    let parameter = |at: usize| {
        let unsigned = match sign {
            Sign::Stated => c.is_unsigned(at),
            Sign::Signed => false,
            Sign::Unsigned => true,
        };
        let stated = c.parameter(at).unwrap_or(CType {
            is_float: false,
            is_unsigned: unsigned,
            bits: 32,
            lanes: 1,
            is_pointer: false,
        });
        Some(CType {
            is_unsigned: unsigned,
            ..stated
        })
    };
    let name = Name {
        base: function.to_owned(),
        parameters: (0..args.len()).map(parameter).collect(),
    };
    let meaning = builtins::meaning(function);
    let meaning = meaning
        .ok_or_else(|| format!("has the meaning of '{function}', which is not supported yet"))?;
    let call = Call {
        op: c.op,
        b: c.b,
        name: &name,
        args: args.to_vec(),
        results: c.results.clone(),
    };
    call.build(meaning)
}
