//! Names of functions as the Itanium C++ ABI mangles them, with the types of SPIR-V.

use gir_dialects::ir::{Type, TypeExt};

/// A parameter, as a mangled name states it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parameter<'c> {
    /// A number or a vector of numbers, and whether its integers are unsigned.
    Number(Type<'c>, bool),
    /// A pointer in an address space to such a number; in space 0 it states none.
    Pointer(u32, Type<'c>, bool),
    /// A pointer in the space of images to a type of SPIR-V, such as `__spirv_Sampler`.
    Opaque(String),
}

/// The mangled name of a function with these parameters.
pub fn mangled(name: &str, parameters: &[Parameter<'_>]) -> String {
    let mut text = format!("_Z{}{name}", name.len());
    if parameters.is_empty() {
        return text + "v";
    }
    let mut known = Known::default();
    for parameter in parameters {
        text += &known.spelled(parameter);
    }
    text
}

/// The parts of the name that a later one refers to by number.
#[derive(Default)]
struct Known(Vec<String>);

impl Known {
    fn spelled(&mut self, parameter: &Parameter<'_>) -> String {
        match parameter {
            &Parameter::Number(ty, unsigned) => self.number(ty, unsigned),
            &Parameter::Pointer(space, ty, unsigned) => {
                let spelled = |known: &mut Self| known.number(ty, unsigned);
                self.pointer(space, &plain(ty, unsigned), spelled)
            }
            Parameter::Opaque(name) => {
                let name = format!("{}{name}", name.len());
                self.pointer(1, &name.clone(), |known| known.part(name.clone(), name))
            }
        }
    }

    fn number(&mut self, ty: Type<'_>, unsigned: bool) -> String {
        let spelled = plain(ty, unsigned);
        match ty.as_vector() {
            None => spelled,
            Some(_) => self.part(spelled.clone(), spelled),
        }
    }

    /// A pointer to something, whose whole spelling identifies it.
    fn pointer(
        &mut self,
        space: u32,
        pointee: &str,
        spelled: impl FnOnce(&mut Self) -> String,
    ) -> String {
        let space = match space {
            0 => String::new(),
            space => format!("U3AS{space}"),
        };
        let whole = format!("P{space}{pointee}");
        if let Some(number) = self.number_of(&whole) {
            return number;
        }
        let qualified = format!("{space}{pointee}");
        let text = match self.number_of(&qualified) {
            Some(number) => number,
            None => {
                let pointee = spelled(self);
                if !space.is_empty() {
                    self.0.push(qualified);
                }
                space + &pointee
            }
        };
        self.0.push(whole);
        format!("P{text}")
    }

    /// A part of the name, or the number of an earlier one.
    fn part(&mut self, whole: String, spelled: String) -> String {
        if let Some(number) = self.number_of(&whole) {
            return number;
        }
        self.0.push(whole);
        spelled
    }

    fn number_of(&self, whole: &str) -> Option<String> {
        let at = self.0.iter().position(|known| known == whole)?;
        Some(match at.checked_sub(1) {
            None => "S_".to_owned(),
            Some(number) => format!("S{}_", base36(number)),
        })
    }
}

fn base36(mut number: usize) -> String {
    let mut digits = vec![];
    loop {
        digits.push(b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[number % 36] as char);
        number /= 36;
        if number == 0 {
            return digits.into_iter().rev().collect();
        }
    }
}

/// A number, or a vector of them, without references to earlier parts.
fn plain(ty: Type<'_>, unsigned: bool) -> String {
    match ty.as_vector() {
        Some((lanes, lane)) => format!("Dv{lanes}_{}", scalar(lane, unsigned)),
        None => scalar(ty, unsigned).to_owned(),
    }
}

fn scalar(ty: Type<'_>, unsigned: bool) -> &'static str {
    match (ty.as_float(), ty.number_bits(), unsigned) {
        (Some(16), ..) => "Dh",
        (Some(64), ..) => "d",
        (Some(_), ..) => "f",
        (None, Some(1), _) => "b",
        (None, Some(8), false) => "c",
        (None, Some(8), true) => "h",
        (None, Some(16), false) => "s",
        (None, Some(16), true) => "t",
        (None, Some(64), false) => "l",
        (None, Some(64), true) => "m",
        (None, _, false) => "i",
        (None, _, true) => "j",
    }
}

/// A type as a postfix states it: `float4`, `uint`.
pub fn postfix(ty: Type<'_>, unsigned: bool) -> String {
    let lane = ty.lane();
    let name = match (lane.as_float(), lane.number_bits()) {
        (Some(16), _) => "half",
        (Some(64), _) => "double",
        (Some(_), _) => "float",
        (None, Some(1)) => return with_lanes("bool", ty),
        (None, Some(8)) => "char",
        (None, Some(16)) => "short",
        (None, Some(64)) => "long",
        (None, _) => "int",
    };
    let sign = if unsigned && lane.as_float().is_none() {
        "u"
    } else {
        ""
    };
    with_lanes(&format!("{sign}{name}"), ty)
}

fn with_lanes(name: &str, ty: Type<'_>) -> String {
    match ty.as_vector() {
        Some((lanes, _)) => format!("{name}{lanes}"),
        None => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gir_dialects::ir::{self, Context, Signedness};

    #[test]
    fn names_are_those_of_the_translator() {
        let context = Context::new();
        let word = ir::integer_type(&context, 32, Signedness::Signless);
        let float = Type::float32(&context);
        let four = ir::vector(4, float);
        let int = Parameter::Number(word, false);
        let place = Parameter::Pointer(1, word, true);
        assert_eq!(
            mangled(
                "__spirv_AtomicUMax",
                &[place, int.clone(), int, Parameter::Number(word, true)]
            ),
            "_Z18__spirv_AtomicUMaxPU3AS1jiij"
        );
        let vector = Parameter::Number(four, false);
        assert_eq!(
            mangled(
                "__spirv_ocl_fma",
                &[vector.clone(), vector.clone(), vector.clone()]
            ),
            "_Z15__spirv_ocl_fmaDv4_fS_S_"
        );
        let local = Parameter::Pointer(3, four, false);
        assert_eq!(
            mangled("f", &[local.clone(), vector, local]),
            "_Z1fPU3AS3Dv4_fS_S1_"
        );
        let image = Parameter::Opaque("__spirv_Image__void_1_0_0_0_0_0_0".to_owned());
        assert_eq!(
            mangled("g", &[image.clone(), image]),
            "_Z1gPU3AS133__spirv_Image__void_1_0_0_0_0_0_0S1_"
        );
        assert_eq!(mangled("h", &[]), "_Z1hv");
        assert_eq!(postfix(four, true), "float4");
        assert_eq!(postfix(word, true), "uint");
    }
}
