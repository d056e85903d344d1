//! Where variables are.

use std::collections::HashMap;

use super::super::fault::{Fault, Outcome};
use super::super::program::{
    FIRST_OFFSET, GAP, GlobalVariable, Parameter, Space, VARIABLES, WINDOW,
};
use super::super::text::lexer::Literal;
use super::super::text::tree::{Function, Module, Number, Variable};
use super::super::values::types::{Kind, Type};

/// The address of shared memory whose size the launch decides, which comes after all other.
pub const DYNAMIC: u64 = u64::MAX;

/// A variable's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The space it is in.
    pub space: Space,
    /// Its address in that space.
    pub address: u64,
    /// Its bytes.
    pub size: u64,
}

/// The signature of a function.
#[derive(Debug, Default)]
pub struct Signature {
    /// Its number.
    pub number: u32,
    /// Whether the host launches it, and it cannot be called.
    pub is_entry: bool,
    /// Where its parameters are: of a kernel among the arguments, else in local memory.
    pub params: Vec<Parameter>,
    /// Where its results are, in local memory.
    pub results: Vec<Parameter>,
}

/// All places outside of bodies, and how much is taken so far.
#[derive(Debug, Default)]
pub struct Layout<'t> {
    pub variables: Vec<GlobalVariable>,
    pub names: HashMap<&'t str, Place>,
    pub functions: HashMap<&'t str, Signature>,
    pub local_end: u64,
    pub shared_end: u64,
    pub param_end: u64,
    global_end: u64,
}

impl<'t> Layout<'t> {
    /// Places everything outside of bodies.
    pub fn of(module: &Module<'t>) -> Outcome<Self> {
        let mut layout = Self {
            local_end: FIRST_OFFSET,
            shared_end: FIRST_OFFSET,
            global_end: VARIABLES,
            ..Self::default()
        };
        for variable in &module.variables {
            let place = layout.place(variable)?;
            if layout.names.insert(variable.name, place).is_some() {
                return Err(twice(variable.line, variable.name));
            }
        }
        for (number, function) in module.functions.iter().enumerate() {
            let signature = layout.signature(number as u32, function)?;
            if layout.functions.insert(function.name, signature).is_some() {
                return Err(twice(function.line, function.name));
            }
        }
        Ok(layout)
    }

    fn signature(&mut self, number: u32, function: &Function<'t>) -> Outcome<Signature> {
        let mut params = vec![];
        let mut end = 0;
        for param in &function.params {
            params.push(match function.is_entry {
                true => {
                    let (size, align) = extent(param)?;
                    let offset = placed(param.line, &mut end, size, align)?;
                    Parameter { offset, size }
                }
                false => self.in_local_memory(param)?,
            });
        }
        self.param_end = self.param_end.max(end);
        let results = function.results.iter();
        let results: Outcome<Vec<_>> = results.map(|result| self.in_local_memory(result)).collect();
        Ok(Signature {
            number,
            is_entry: function.is_entry,
            params,
            results: results?,
        })
    }

    /// A variable of the `.param` space of a function, which is in local memory here.
    fn in_local_memory(&mut self, variable: &Variable<'t>) -> Outcome<Parameter> {
        let (size, align) = extent(variable)?;
        let offset = placed(variable.line, &mut self.local_end, size, align)?;
        Ok(Parameter { offset, size })
    }

    /// Gives a variable a place.
    pub fn place(&mut self, variable: &Variable<'t>) -> Outcome<Place> {
        let line = variable.line;
        if variable.space != "shared" && variable.count.is_none() {
            return Err(Fault::new(
                line,
                format!("'{}' is not defined here", variable.name),
            ));
        }
        let (size, align) = extent(variable)?;
        if !variable.initial.is_empty() && !matches!(variable.space, "global" | "const") {
            return Err(Fault::new(
                line,
                "variables of this space cannot have initial values",
            ));
        }
        let (space, address) = match variable.space {
            "shared" if variable.count.is_none() => (Space::Shared, DYNAMIC),
            "shared" => (
                Space::Shared,
                placed(line, &mut self.shared_end, size, align)?,
            ),
            "local" | "param" => (
                Space::Local,
                placed(line, &mut self.local_end, size, align)?,
            ),
            "global" | "const" => {
                let address = placed(line, &mut self.global_end, size, align.max(256))?;
                self.global_end += GAP;
                let is_const = variable.space == "const";
                self.variables.push(GlobalVariable {
                    name: variable.name.to_owned(),
                    address,
                    bytes: bytes(variable, size)?,
                    is_const,
                });
                (
                    if is_const {
                        Space::Const
                    } else {
                        Space::Global
                    },
                    address,
                )
            }
            space => return Err(Fault::new(line, format!("'.{space}' has no variables"))),
        };
        Ok(Place {
            space,
            address,
            size,
        })
    }
}

/// Says that a name is taken.
pub fn twice(line: u32, name: &str) -> Fault {
    Fault::new(line, format!("'{name}' is defined twice"))
}

fn placed(line: u32, end: &mut u64, size: u64, align: u64) -> Outcome<u64> {
    let start = end.next_multiple_of(align);
    // Windows of the spaces end there; variables of the program start far below buffers.
    let most = if *end >= VARIABLES {
        64 * WINDOW
    } else {
        WINDOW
    };
    *end = start
        .checked_add(size)
        .filter(|end| *end <= most)
        .ok_or_else(|| Fault::new(line, "not enough memory"))?;
    Ok(start)
}

/// Bytes and alignment of a variable.
fn extent(variable: &Variable<'_>) -> Outcome<(u64, u64)> {
    let line = variable.line;
    let ty = element(variable)?;
    let size = variable.count.unwrap_or(0).checked_mul(ty.size());
    let size = size.filter(|&size| size <= WINDOW);
    let size = size.ok_or_else(|| Fault::new(line, "not enough memory"))?;
    let align = variable.align.unwrap_or(ty.size());
    if !align.is_power_of_two() || align > 1 << 16 {
        return Err(Fault::new(line, format!("{align} is not an alignment")));
    }
    Ok((size, align))
}

fn element(variable: &Variable<'_>) -> Outcome<Type> {
    let name = variable.element;
    let ty = Type::of(name).filter(|ty| ty.kind != Kind::Predicate);
    ty.ok_or_else(|| {
        let what = format!("'.{name}' is not a type of variables");
        Fault::new(variable.line, what)
    })
}

/// The initial bytes of a variable.
fn bytes(variable: &Variable<'_>, size: u64) -> Outcome<Vec<u8>> {
    let ty = element(variable)?;
    let too_many = || Fault::new(variable.line, "more values than elements");
    let mut bytes = vec![];
    bytes
        .try_reserve_exact(size as usize)
        .map_err(|_| Fault::new(variable.line, "not enough memory"))?;
    bytes.resize(size as usize, 0);
    let step = ty.size() as usize;
    for (index, &number) in variable.initial.iter().enumerate() {
        let start = index * step;
        let place = bytes.get_mut(start..start + step).ok_or_else(too_many)?;
        let value = value(number, ty);
        place.copy_from_slice(&value.to_le_bytes()[..step]);
    }
    Ok(bytes)
}

/// A number as a type.
pub fn value(number: Number, ty: Type) -> u64 {
    let single = |bits: u32| f32::from_bits(bits);
    let value = match (number, ty.is_float(), ty.bits) {
        (Number::Integer(value), ..) => value,
        (Number::Float(Literal::Single(bits)), true, 64) => f64::from(single(bits)).to_bits(),
        (Number::Float(Literal::Single(bits)), ..) => bits.into(),
        (Number::Float(Literal::Double(bits)), true, 32) => {
            u64::from((f64::from_bits(bits) as f32).to_bits())
        }
        (Number::Float(Literal::Double(bits)), ..) => bits,
    };
    value & ty.mask()
}
