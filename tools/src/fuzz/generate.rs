//! Random programs. A seed gives the same program on every machine.

mod control;
mod leaves;
mod uniform;
mod values;

#[cfg(test)]
mod tests;

pub(super) use leaves::scalar_bits;

use crate::run::element::{ElemType, Scalar};

use super::program::{
    Array, CELLS, Exchange, Expr, Function, OUTPUTS, PRIVATE, Program, Statement, TABLE, U32,
    Update, WORKGROUP, WRAP, kernel_variable, with_lanes,
};
use super::random::Generator;

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

/// Operations inside of one value, at most.
const SIZE: u32 = 40;

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

/// What programs may have that not every device has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Language {
    /// Operations of subgroups of so many work-items, a power of two.
    pub subgroup: Option<u32>,
}

/// The program of a seed.
#[must_use]
pub fn program(seed: u64, language: Language) -> Program {
    let mut random = Generator::new(seed);
    let palette = Palette::new(&mut random);
    let mut program = frame(&mut random, &palette, language);
    for _ in 0..random.below(3) {
        let helper = helper(&mut random, &palette, &program);
        program.helpers.push(helper);
    }
    program.kernel = kernel(&mut random, &palette, &program);
    program
}

/// The types of a program's values: few, so that values meet.
struct Palette {
    types: Vec<ElemType>,
}

impl Palette {
    fn new(random: &mut Generator) -> Self {
        let mut types = vec![U32, Scalar::I32.into()];
        for _ in 0..random.below(4) {
            types.push((*random.pick(&SCALARS)).into());
        }
        for _ in 0..random.below(3) {
            let lanes = *random.pick(&[2, 2, 3, 4, 4, 8, 16]);
            types.push(with_lanes(*random.pick(&SCALARS), lanes));
        }
        Self { types }
    }

    fn any(&self, random: &mut Generator) -> ElemType {
        *random.pick(&self.types)
    }

    /// A type of at most so many bytes.
    fn small(&self, random: &mut Generator, bytes: usize) -> ElemType {
        match self.any(random) {
            ty if ty.size() <= bytes => ty,
            _ => U32,
        }
    }

    fn scalar(&self, random: &mut Generator) -> Scalar {
        self.any(random).lane()
    }
}

/// What surrounds the functions: the memory.
fn frame(random: &mut Generator, palette: &Palette, language: Language) -> Program {
    let table_type = palette.scalar(random);
    let table = (0..TABLE).map(|_| leaves::scalar_bits(random, table_type));
    let table = (table_type, table.collect());
    let some = |random: &mut Generator, most: u32| -> Vec<ElemType> {
        let count = random.below(most);
        (0..count).map(|_| palette.any(random)).collect()
    };
    let mut inputs = vec![U32];
    inputs.extend(some(random, 3));
    let mut outputs = vec![U32];
    outputs.extend(some(random, 3));
    let mut scalars = vec![U32; kernel_variable::SCALARS.len()];
    for _ in 0..random.below(3) {
        // What every device has room for.
        scalars.push(palette.small(random, 16));
    }
    let tiles = vec![U32, palette.small(random, 64)];
    let subgroup = language.subgroup;
    let shape = match subgroup {
        // Where a work-item of another shape is in its subgroup is the device's business.
        Some(_) => SHAPES[0],
        None => *random.pick(&SHAPES),
    };
    let nothing = Function {
        variables: vec![],
        parameters: 0,
        private: U32,
        lent: None,
        inlining: None,
        result: U32,
        body: vec![],
    };
    Program {
        helpers: vec![],
        kernel: nothing,
        table,
        inputs,
        outputs,
        scalars,
        tiles,
        shape,
        subgroup,
    }
}

fn helper(random: &mut Generator, palette: &Palette, program: &Program) -> Function {
    let parameters = 1 + random.index(3);
    let variables = (0..VARIABLES).map(|_| palette.any(random)).collect();
    let (private, result) = (palette.any(random), palette.any(random));
    let lent = random.chance(50).then(|| palette.any(random));
    let inlining = random.chance(40).then(|| random.chance(50));
    let mut writer = Writer::new(random, palette, program, variables, Place::Helper);
    (writer.private, writer.result) = (private, result);
    writer.lent = lent;
    let mut body = writer.initial(parameters);
    body.extend(writer.statements(2, 5));
    body.push(Statement::Return(Some(writer.value(result, 3))));
    Function {
        variables: writer.variables,
        parameters,
        private,
        lent,
        inlining,
        result,
        body,
    }
}

fn kernel(random: &mut Generator, palette: &Palette, program: &Program) -> Function {
    let mut variables = vec![U32, U32, program.inputs[0]];
    variables.extend(&program.scalars);
    let parameters = variables.len();
    variables.extend((2..VARIABLES).map(|_| palette.any(random)));
    let private = palette.any(random);
    let mut writer = Writer::new(random, palette, program, variables, Place::Together);
    writer.private = private;
    let mut body = writer.initial(parameters);
    if writer.random.chance(66) {
        body.extend(writer.uniform_statements(2));
    }
    writer.place = Place::Apart;
    body.extend(writer.statements(3, 7));
    body.extend((0..OUTPUTS).map(|slot| {
        let first = (slot as usize * 3) % VARIABLES;
        Statement::Output(0, slot, writer.mixed(first))
    }));
    Function {
        variables: writer.variables,
        parameters,
        private,
        lent: None,
        inlining: None,
        result: U32,
        body,
    }
}

/// Where statements stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Helper,
    /// In the part of the kernel where work-items stay together.
    Together,
    /// In the part of the kernel where each goes its own way.
    Apart,
}

struct Writer<'a> {
    random: &'a mut Generator,
    palette: &'a Palette,
    program: &'a Program,
    variables: Vec<ElemType>,
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
    ) -> Self {
        let first = match place {
            Place::Helper => 0,
            // Scalars stay as they are: they are what is uniform.
            _ => kernel_variable::FIRST_SCALAR + program.scalars.len(),
        };
        Self {
            random,
            palette,
            program,
            assignable: first..variables.len(),
            variables,
            private: U32,
            lent: None,
            result: U32,
            place,
            loops: 0,
            size: SIZE,
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

    /// Values for the variables that are no parameters.
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
        let kind = self.random.below(100);
        match kind {
            0..28 if depth > 0 => self.branch(depth - 1),
            28..44 if depth > 0 => self.repeat(depth - 1),
            44..48 if depth > 0 => self.tangle(depth - 1),
            48..56 => self.rotate(),
            56..62 => self.store(),
            62..66 if self.place != Place::Helper => self.output(),
            66..69 if self.place != Place::Helper => self.update(),
            _ => self.assign(),
        }
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
        Statement::Assign(variable, self.value(self.variables[variable], 3))
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
}

/// Indices of arrays are cut to a power of two.
const _: () = assert!(PRIVATE.is_power_of_two() && TABLE.is_power_of_two());
