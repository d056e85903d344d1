//! Random programs.

mod uniform;
mod values;

use crate::e2e::inputs::Generator;

use super::program::{
    Binary, Expr, Function, Loop, LoopKind, OUTPUTS, Program, Statement, TABLE, Type, UPDATES,
    kernel_variable,
};

/// Variables of a function that statements assign, and its parameters.
const VARIABLES: usize = 6;

/// The program of a seed.
pub fn program(seed: u64) -> Program {
    let mut random = Generator::new(seed);
    let table = (0..TABLE).map(|_| random.bits()).collect();
    let mut helpers: Vec<Function> = vec![];
    for _ in 0..random.below(3) {
        let helper = helper(&mut random, &helpers);
        helpers.push(helper);
    }
    let kernel = kernel(&mut random, &helpers);
    Program {
        helpers,
        kernel,
        table,
    }
}

fn helper(random: &mut Generator, helpers: &[Function]) -> Function {
    let parameters = 1 + random.below(3) as usize;
    let variables = types(random, VARIABLES);
    let mut writer = Writer::new(random, helpers, variables, Place::Helper);
    let mut body = writer.initial(parameters);
    body.extend(writer.statements(2, 5));
    body.push(Statement::Return(Some(writer.value(Type::U32, 3))));
    Function {
        variables: writer.variables,
        parameters,
        body,
    }
}

fn kernel(random: &mut Generator, helpers: &[Function]) -> Function {
    let mut variables = vec![Type::U32; kernel_variable::COUNT];
    variables.extend(types(random, VARIABLES - 2));
    let mut writer = Writer::new(random, helpers, variables, Place::Together);
    let mut body = writer.initial(kernel_variable::COUNT);
    if writer.chance(66) {
        body.extend(writer.uniform_statements(2));
    }
    writer.place = Place::Apart;
    body.extend(writer.statements(3, 7));
    body.extend((0..OUTPUTS).map(|slot| {
        let first = (slot as usize * 3) % VARIABLES;
        Statement::Output(slot, writer.mixed(first))
    }));
    Function {
        variables: writer.variables,
        parameters: kernel_variable::COUNT,
        body,
    }
}

fn types(random: &mut Generator, count: usize) -> Vec<Type> {
    let one = |_| [Type::I32, Type::U32][random.below(2) as usize];
    (0..count).map(one).collect()
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
    helpers: &'a [Function],
    variables: Vec<Type>,
    /// The variables that statements may assign; counters of loops are not among them.
    assignable: std::ops::Range<usize>,
    place: Place,
    /// Loops around that may be left.
    loops: usize,
}

impl<'a> Writer<'a> {
    fn new(
        random: &'a mut Generator,
        helpers: &'a [Function],
        variables: Vec<Type>,
        place: Place,
    ) -> Self {
        let first = match place {
            Place::Helper => 0,
            // Scalars stay as they are: they are what is uniform.
            _ => kernel_variable::COUNT,
        };
        Self {
            random,
            helpers,
            assignable: first..variables.len(),
            variables,
            place,
            loops: 0,
        }
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.random.below(100) < percent
    }

    fn pick(&mut self, candidates: &[usize]) -> usize {
        candidates[self.random.below(candidates.len() as u32) as usize]
    }

    fn target(&mut self) -> usize {
        let candidates: Vec<_> = self.assignable.clone().collect();
        self.pick(&candidates)
    }

    fn of_type(&self, ty: Type) -> Vec<usize> {
        let variables = self.variables.iter().enumerate();
        let found = variables.filter(|&(_, &found)| found == ty);
        found.map(|(index, _)| index).collect()
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
            let ends = matches!(
                statement,
                Statement::Break(_) | Statement::Continue(_) | Statement::Return(_)
            );
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
            0..30 if depth > 0 => self.branch(depth - 1),
            30..48 if depth > 0 => self.repeat(depth - 1),
            48..56 => self.rotate(),
            56..62 => Statement::Store(self.value(Type::U32, 2), self.value(Type::U32, 2)),
            62..66 if self.place != Place::Helper => {
                let slot = self.random.below(OUTPUTS);
                Statement::Output(slot, self.value(Type::U32, 3))
            }
            66..68 if self.place != Place::Helper => {
                let cell = self.random.below(UPDATES.len() as u32) as usize;
                Statement::Update(cell, self.value(Type::U32, 2))
            }
            _ => self.assign(),
        }
    }

    fn assign(&mut self) -> Statement {
        let variable = self.target();
        Statement::Assign(variable, self.value(self.variables[variable], 3))
    }

    fn rotate(&mut self) -> Statement {
        let target = self.target();
        let ty = self.variables[target];
        let mut candidates: Vec<_> = self
            .assignable
            .clone()
            .filter(|&variable| self.variables[variable] == ty)
            .collect();
        if self.chance(50) {
            candidates.reverse();
        }
        candidates.truncate(2 + self.random.below(2) as usize);
        Statement::Rotate(candidates)
    }

    fn branch(&mut self, depth: u32) -> Statement {
        let condition = match self.chance(80) {
            true => self.compare(2),
            false => self.value(Type::U32, 2),
        };
        let exit = self.exit();
        if let (true, Some(exit)) = (self.chance(40), exit) {
            let otherwise = match self.chance(30) {
                true => self.statements(depth, 2),
                false => vec![],
            };
            return match self.chance(50) {
                true => Statement::If(condition, vec![exit], otherwise),
                false => Statement::If(condition, otherwise, vec![exit]),
            };
        }
        let yes = self.arm(depth);
        let no = match self.chance(50) {
            true => self.arm(depth),
            false => vec![],
        };
        Statement::If(condition, yes, no)
    }

    /// Statements of a branch, which may end by leaving something.
    fn arm(&mut self, depth: u32) -> Vec<Statement> {
        let mut statements = self.statements(depth, 3);
        if self.chance(25) {
            statements.extend(self.exit());
        }
        statements
    }

    /// A statement that leaves a loop or the function, if one may be left here.
    fn exit(&mut self) -> Option<Statement> {
        let level = self.random.below(self.loops.max(1) as u32) as usize;
        match self.random.below(5) {
            0 | 1 if self.loops > 0 => Some(Statement::Break(level)),
            2 | 3 if self.loops > 0 => Some(Statement::Continue(level)),
            _ => match self.place {
                Place::Together => None,
                Place::Apart => Some(Statement::Return(None)),
                Place::Helper => Some(Statement::Return(Some(self.value(Type::U32, 2)))),
            },
        }
    }

    fn counter(&mut self) -> usize {
        self.variables.push(Type::U32);
        self.variables.len() - 1
    }

    fn repeat(&mut self, depth: u32) -> Statement {
        let most = match self.place {
            Place::Helper => 3,
            _ => 7,
        };
        let bound = match self.chance(40) {
            true => Expr::Constant(self.random.below(most), Type::U32),
            false => Expr::Binary(
                Binary::And,
                Box::new(self.value(Type::U32, 2)),
                Box::new(Expr::Constant(most, Type::U32)),
            ),
        };
        let counter = self.counter();
        self.loops += 1;
        let body = self.statements(depth, 4);
        self.loops -= 1;
        let kind = match self.random.below(3) {
            0 => LoopKind::For,
            1 => LoopKind::CountFirst,
            _ => LoopKind::DoWhile(self.compare(2)),
        };
        Statement::Loop(Loop {
            kind,
            counter,
            bound,
            body,
        })
    }
}
