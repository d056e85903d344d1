//! Random programs. A seed gives the same program on every machine.

mod control;
mod frame;
mod leaves;
mod pointers;
mod profile;
mod uniform;
mod values;

#[cfg(test)]
mod tests;

pub use profile::Profile;

pub(super) use leaves::scalar_bits;

use gir_run::element::{ElemType, Scalar};

use super::program::{
    Array, CELLS, Exchange, Expr, Function, OUTPUTS, PRIVATE, PointerType, Program, Statement,
    TABLE, U32, Update, WORKGROUP, WRAP, kernel_variable,
};
use super::random::Generator;
use frame::Palette;
use profile::{Shape, Wanted};

/// Variables of a function that statements assign, and its parameters.
const VARIABLES: usize = 7;

/// Shapes of workgroups; most are a row.
const SHAPES: [[u32; 3]; 6] = [
    [WORKGROUP, 1, 1],
    [WORKGROUP, 1, 1],
    [WORKGROUP, 1, 1],
    [8, 4, 1],
    [1, 16, 2],
    [4, 2, 4],
];

const SCALARS: [Scalar; 11] = [
    Scalar::I8,
    Scalar::I16,
    Scalar::I32,
    Scalar::I64,
    Scalar::U8,
    Scalar::U16,
    Scalar::U32,
    Scalar::U64,
    Scalar::F16,
    Scalar::F32,
    Scalar::F64,
];

/// Optional features of programs, which not every device has, and their profile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Language {
    /// The size of subgroups, a power of two, if programs have operations of subgroups.
    pub subgroup: Option<u32>,
    /// Their most frequent constructs.
    pub profile: Profile,
}

/// The program of a seed.
#[must_use]
pub fn program(seed: u64, language: Language) -> Program {
    let mut random = Generator::new(seed);
    let shape = language.profile.of_seed(seed).shape();
    let palette = Palette::new(&mut random, shape);
    let mut program = frame::frame(&mut random, &palette, language, shape);
    let (least, more) = shape.helpers;
    for _ in 0..least + random.below(more) {
        let helper = helper(&mut random, &palette, &program, shape);
        program.helpers.push(helper);
    }
    program.kernel = kernel(&mut random, &palette, &program, shape);
    program
}

fn helper(
    random: &mut Generator,
    palette: &Palette,
    program: &Program,
    shape: &'static Shape,
) -> Function {
    let parameters = 1 + random.index(3);
    let variables = palette.variables(random, VARIABLES);
    let (private, result) = (palette.any(random), palette.any(random));
    let lent = random.chance(50).then(|| palette.any(random));
    let inlining = random.chance(40).then(|| random.chance(50));
    let mut writer = Writer::new(random, palette, program, variables, Place::Helper, shape);
    (writer.private, writer.result) = (private, result);
    writer.lent = lent;
    writer.pointers = writer.pointer_parameters();
    let pointer_parameters = writer.pointers.len();
    let mut body = writer.initial(parameters);
    body.extend(writer.point_variables());
    body.extend(writer.statements(2, shape.length.1));
    body.push(Statement::Return(Some(writer.value(result, 3))));
    Function {
        variables: writer.variables,
        parameters,
        pointers: writer.pointers,
        pointer_parameters,
        private,
        lent,
        inlining,
        result,
        body,
    }
}

fn kernel(
    random: &mut Generator,
    palette: &Palette,
    program: &Program,
    shape: &'static Shape,
) -> Function {
    let mut variables = vec![U32, U32, program.inputs[0]];
    variables.extend(&program.scalars);
    let parameters = variables.len();
    variables.extend(palette.variables(random, VARIABLES - 2));
    let private = palette.any(random);
    let mut writer = Writer::new(random, palette, program, variables, Place::Together, shape);
    writer.private = private;
    let mut body = writer.fill_holders();
    body.extend(writer.initial(parameters));
    body.extend(writer.point_variables());
    if writer.random.chance(shape.together) {
        body.extend(writer.uniform_statements(2));
    }
    writer.place = Place::Apart;
    body.extend(writer.statements(3, shape.length.0));
    body.extend(writer.results());
    Function {
        variables: writer.variables,
        parameters,
        pointers: writer.pointers,
        pointer_parameters: 0,
        private,
        lent: None,
        inlining: None,
        result: U32,
        body,
    }
}

/// The place of a statement.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Helper,
    /// In the part of the kernel where work-items stay together.
    Together,
    /// In the part of the kernel where control flow may diverge.
    Apart,
}

struct Writer<'a> {
    random: &'a mut Generator,
    palette: &'a Palette,
    program: &'a Program,
    shape: &'static Shape,
    variables: Vec<ElemType>,
    pointers: Vec<PointerType>,
    private: ElemType,
    lent: Option<ElemType>,
    result: ElemType,
    /// The variables that statements may assign; counters of loops are not among them.
    assignable: std::ops::Range<usize>,
    place: Place,
    /// Loops around that may be left.
    loops: usize,
    /// Operations that the value at hand may still have.
    size: u32,
}

impl<'a> Writer<'a> {
    fn new(
        random: &'a mut Generator,
        palette: &'a Palette,
        program: &'a Program,
        variables: Vec<ElemType>,
        place: Place,
        shape: &'static Shape,
    ) -> Self {
        let first = match place {
            Place::Helper => 0,
            // Scalars stay as they are: they are the uniform values.
            _ => kernel_variable::FIRST_SCALAR + program.scalars.len(),
        };
        Self {
            random,
            palette,
            program,
            shape,
            pointers: vec![],
            assignable: first..variables.len(),
            variables,
            private: U32,
            lent: None,
            result: U32,
            place,
            loops: 0,
            size: shape.size,
        }
    }

    fn target(&mut self) -> usize {
        self.assignable.start + self.random.index(self.assignable.len())
    }

    fn of_type(&self, ty: ElemType) -> Vec<usize> {
        let variables = self.variables.iter().enumerate();
        let found = variables.filter(|&(_, &found)| found == ty);
        found.map(|(index, _)| index).collect()
    }

    fn assignable_of(&self, ty: ElemType) -> Vec<usize> {
        let mut found = self.of_type(ty);
        found.retain(|variable| self.assignable.contains(variable));
        found
    }

    /// Initial values of the variables that are not parameters.
    fn initial(&mut self, parameters: usize) -> Vec<Statement> {
        let variables = parameters..self.variables.len();
        let initial =
            |variable| Statement::Assign(variable, self.value(self.variables[variable], 2));
        variables.map(initial).collect()
    }

    fn statements(&mut self, depth: u32, most: u32) -> Vec<Statement> {
        let count = 1 + self.random.below(most);
        let mut statements = vec![];
        for _ in 0..count {
            let statement = self.statement(depth);
            let ends = statement.leaves();
            statements.push(statement);
            if ends {
                break;
            }
        }
        statements
    }

    fn statement(&mut self, depth: u32) -> Statement {
        let kind = profile::weighed(self.random, &self.shape.statements);
        let helps = self.place == Place::Helper;
        if helps && self.shape.returns > 0 && self.random.chance(self.shape.returns) {
            return self.early_return();
        }
        let other = match kind {
            Wanted::Branch if depth > 0 => Some(self.branch(depth - 1)),
            Wanted::Repeat if depth > 0 => Some(self.repeat(depth - 1)),
            Wanted::Tangle if depth > 0 => Some(self.tangle(depth - 1)),
            Wanted::Rotate => Some(self.rotate()),
            Wanted::Store => Some(self.store()),
            Wanted::Output if !helps => Some(self.output()),
            Wanted::Update if !helps => Some(self.update()),
            Wanted::Carry => self.carry(),
            Wanted::Point => self.point(),
            Wanted::Hold if !helps => self.hold(),
            Wanted::Through => self.store_through(),
            _ => None,
        };
        match other {
            Some(statement) => statement,
            None => self.assign(),
        }
    }

    /// A return from a helper under a condition.
    fn early_return(&mut self) -> Statement {
        let value = self.value(self.result, 2);
        Statement::If(
            self.comparison(1, 2),
            vec![Statement::Return(Some(value))],
            vec![],
        )
    }

    fn store(&mut self) -> Statement {
        let (array, ty) = match self.lent {
            Some(ty) if self.random.chance(50) => (Array::Lent, ty),
            _ => (Array::Private, self.private),
        };
        Statement::Store(array, self.value(U32, 2), self.value(ty, 2))
    }

    fn assign(&mut self) -> Statement {
        let variable = self.target();
        let ty = self.variables[variable];
        if self.shape.grouped && self.random.chance(60) {
            // An accumulation, as of sums: the old value still counts.
            let value = self.value(ty, 2);
            let op = self.accumulates(ty);
            let both = Expr::binary(op, Expr::variable(variable, ty), value);
            return Statement::Assign(variable, both);
        }
        Statement::Assign(variable, self.value(ty, 3))
    }

    fn output(&mut self) -> Statement {
        let buffer = self.random.index(self.program.outputs.len());
        let slot = self.random.below(OUTPUTS);
        Statement::Output(buffer, slot, self.value(self.program.outputs[buffer], 3))
    }

    fn update(&mut self) -> Statement {
        let cell = self.random.index(CELLS.len());
        let (scalar, op) = CELLS[cell];
        let value = match op {
            Update::Wrap => Expr::constant(scalar, WRAP),
            _ => self.value(scalar.into(), 2),
        };
        Statement::Update(cell, value)
    }

    fn rotate(&mut self) -> Statement {
        let target = self.target();
        let mut candidates = self.assignable_of(self.variables[target]);
        if self.random.chance(50) {
            candidates.reverse();
        }
        candidates.truncate(2 + self.random.index(2));
        Statement::Rotate(candidates)
    }

    fn carry(&mut self) -> Option<Statement> {
        let carried = self.carried();
        (!carried.is_empty()).then_some(Statement::Carry(carried))
    }

    /// Values that variables of one type hand on: most get the value of another one, some a value computed from it.
    fn carried(&mut self) -> Vec<(usize, Expr)> {
        let target = self.target();
        let ty = self.variables[target];
        let mut variables = self.assignable_of(ty);
        let first = self.random.index(variables.len());
        variables.rotate_left(first);
        variables.truncate(2 + self.random.index(3));
        if variables.len() < 2 {
            return vec![];
        }
        let next = |place: usize| variables[(place + 1) % variables.len()];
        let each = variables.iter().enumerate().map(|(place, &variable)| {
            let other = match self.random.chance(75) {
                true => next(place),
                false => *self.random.pick(&variables),
            };
            let value = Expr::variable(other, ty);
            let value = match self.random.chance(30) {
                true => self.computed(value),
                false => value,
            };
            (variable, value)
        });
        each.collect()
    }

    /// The results of a program: all variables, mixed into some words.
    fn results(&mut self) -> Vec<Statement> {
        let slots = match self.shape.grouped {
            true => 1,
            false => OUTPUTS,
        };
        let slots = (0..slots).map(|slot| {
            let first = (slot as usize * 3) % VARIABLES;
            Statement::Output(0, slot, self.mixed(first))
        });
        slots.collect()
    }
}

/// Indices of arrays are cut to a power of two.
const _: () = assert!(PRIVATE.is_power_of_two() && TABLE.is_power_of_two());
