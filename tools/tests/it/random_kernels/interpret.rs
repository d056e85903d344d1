//! Runs a program in Rust, on the variables of the model.
//!
//! Statements in which work-items exchange values are in uniform control flow: they run for the
//! whole workgroup at once, all others for one work-item after the other.

use super::program::{
    Binary, Compare, Expr, Function, INPUT, Loop, LoopKind, OUTPUTS, PRIVATE, Program, Statement,
    Type, UPDATES, WORKGROUP, WORKGROUPS, kernel_variable,
};

/// Steps after which a program is given up.
const BUDGET: u64 = 3_000_000;

/// The arguments of a launch, and its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    pub input: Vec<u32>,
    pub scalars: [u32; 2],
    pub output: Vec<u32>,
    pub cells: Vec<u32>,
}

/// The program ran out of its budget of steps.
pub struct TooLong;

/// How a statement ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    Next,
    Break(usize),
    Continue(usize),
    /// Of the function, with its value.
    Return(u32),
}

/// Runs the kernel for all work-items.
pub fn run(program: &Program, memory: &mut Memory) -> Result<(), TooLong> {
    let mut machine = Machine {
        program,
        memory,
        steps: 0,
    };
    (0..WORKGROUPS).try_for_each(|group| machine.run_group(group))
}

struct Machine<'a> {
    program: &'a Program,
    memory: &'a mut Memory,
    steps: u64,
}

/// One activation of a function.
struct Frame<'a> {
    function: &'a Function,
    variables: Vec<u32>,
    private: Vec<u32>,
    global_id: u32,
}

impl<'a> Frame<'a> {
    fn new(function: &'a Function, global_id: u32) -> Self {
        Self {
            function,
            variables: vec![0; function.variables.len()],
            private: vec![0; PRIVATE as usize],
            global_id,
        }
    }
}

type Outcome = Result<Flow, TooLong>;

impl<'a> Machine<'a> {
    fn run_group(&mut self, group: u32) -> Result<(), TooLong> {
        let mut items: Vec<_> = (0..WORKGROUP)
            .map(|local_id| {
                let global_id = group * WORKGROUP + local_id;
                let mut frame = Frame::new(&self.program.kernel, global_id);
                let variables = &mut frame.variables;
                variables[kernel_variable::GLOBAL_ID] = global_id;
                variables[kernel_variable::LOCAL_ID] = local_id;
                variables[kernel_variable::ELEMENT] =
                    self.memory.input[(global_id % INPUT) as usize];
                for (variable, scalar) in kernel_variable::SCALARS
                    .into_iter()
                    .zip(self.memory.scalars)
                {
                    variables[variable] = scalar;
                }
                frame
            })
            .collect();
        let body = &self.program.kernel.body;
        let uniform = body.iter().rposition(Statement::exchanges);
        let (together, apart) = body.split_at(uniform.map_or(0, |last| last + 1));
        let flow = self.together(together, &mut items)?;
        assert_eq!(
            flow,
            Flow::Next,
            "no work-item leaves before the last exchange"
        );
        for item in &mut items {
            self.block(apart, item)?;
        }
        Ok(())
    }

    /// Runs statements of uniform control flow for a workgroup.
    fn together(&mut self, statements: &'a [Statement], items: &mut [Frame<'a>]) -> Outcome {
        for statement in statements {
            let flow = match statement {
                Statement::Exchange(variable, distance, value) => {
                    self.exchange(*variable, *distance, value, items)?
                }
                Statement::If(condition, yes, no) if is_uniform(statement) => {
                    let branch = if self.uniform(condition, items)? == 0 {
                        no
                    } else {
                        yes
                    };
                    self.together(branch, items)?
                }
                Statement::Loop(inner) if statement.exchanges() => {
                    self.loop_together(inner, items)?
                }
                Statement::Break(_) | Statement::Continue(_) => {
                    self.statement(statement, &mut items[0])?
                }
                _ => {
                    for item in items.iter_mut() {
                        let flow = self.statement(statement, item)?;
                        assert_eq!(flow, Flow::Next, "the work-items stay together");
                    }
                    Flow::Next
                }
            };
            if flow != Flow::Next {
                return Ok(flow);
            }
        }
        Ok(Flow::Next)
    }

    fn uniform(&mut self, expr: &Expr, items: &[Frame<'a>]) -> Result<u32, TooLong> {
        let first = self.value(expr, &items[0])?;
        for item in items {
            assert_eq!(self.value(expr, item)?, first, "{expr:?} is uniform");
        }
        Ok(first)
    }

    fn exchange(
        &mut self,
        variable: usize,
        distance: u32,
        value: &Expr,
        items: &mut [Frame<'a>],
    ) -> Outcome {
        let mut given = vec![];
        for item in items.iter_mut() {
            given.push(self.value(value, item)?);
        }
        for (index, item) in items.iter_mut().enumerate() {
            item.variables[variable] = given[(index + distance as usize) % given.len()];
        }
        Ok(Flow::Next)
    }

    fn loop_together(&mut self, inner: &'a Loop, items: &mut [Frame<'a>]) -> Outcome {
        let bound = self.uniform(&inner.bound, items)?;
        for round in 0..bound {
            for item in items.iter_mut() {
                item.variables[inner.counter] = round;
            }
            match self.together(&inner.body, items)? {
                Flow::Break(0) => return Ok(Flow::Next),
                Flow::Next | Flow::Continue(0) => {}
                other => return Ok(outward(other)),
            }
        }
        for item in items {
            item.variables[inner.counter] = bound;
        }
        Ok(Flow::Next)
    }

    fn block(&mut self, statements: &'a [Statement], frame: &mut Frame<'a>) -> Outcome {
        for statement in statements {
            let flow = self.statement(statement, frame)?;
            if flow != Flow::Next {
                return Ok(flow);
            }
        }
        Ok(Flow::Next)
    }

    fn statement(&mut self, statement: &'a Statement, frame: &mut Frame<'a>) -> Outcome {
        match statement {
            Statement::Assign(variable, value) => {
                frame.variables[*variable] = self.value(value, frame)?;
            }
            Statement::Rotate(rotated) => {
                let first = frame.variables[rotated[0]];
                for pair in rotated.windows(2) {
                    frame.variables[pair[0]] = frame.variables[pair[1]];
                }
                frame.variables[rotated[rotated.len() - 1]] = first;
            }
            Statement::If(condition, yes, no) => {
                let condition = self.value(condition, frame)?;
                return self.block(if condition == 0 { no } else { yes }, frame);
            }
            Statement::Loop(inner) => return self.repeat(inner, frame),
            Statement::Break(level) => return Ok(Flow::Break(*level)),
            Statement::Continue(level) => return Ok(Flow::Continue(*level)),
            Statement::Return(None) => return Ok(Flow::Return(0)),
            Statement::Return(Some(value)) => return Ok(Flow::Return(self.value(value, frame)?)),
            Statement::Store(index, value) => {
                let index = self.value(index, frame)? % PRIVATE;
                frame.private[index as usize] = self.value(value, frame)?;
            }
            Statement::Output(slot, value) => {
                let index = frame.global_id * OUTPUTS + slot;
                self.memory.output[index as usize] = self.value(value, frame)?;
            }
            Statement::Update(cell, value) => {
                let value = self.value(value, frame)?;
                let cell = (UPDATES[*cell], &mut self.memory.cells[*cell]);
                *cell.1 = update(cell.0, *cell.1, value);
            }
            Statement::Exchange(..) => unreachable!("runs for a workgroup"),
        }
        Ok(Flow::Next)
    }

    fn repeat(&mut self, inner: &'a Loop, frame: &mut Frame<'a>) -> Outcome {
        let bound = self.value(&inner.bound, frame)?;
        let first = matches!(inner.kind, LoopKind::CountFirst);
        let mut test_first = !matches!(inner.kind, LoopKind::DoWhile(_));
        frame.variables[inner.counter] = 0;
        loop {
            if test_first && frame.variables[inner.counter] >= bound {
                return Ok(Flow::Next);
            }
            frame.variables[inner.counter] += u32::from(first);
            match self.block(&inner.body, frame)? {
                Flow::Break(0) => return Ok(Flow::Next),
                Flow::Next | Flow::Continue(0) => {}
                other => return Ok(outward(other)),
            }
            frame.variables[inner.counter] += u32::from(!first);
            if let LoopKind::DoWhile(condition) = &inner.kind {
                if frame.variables[inner.counter] >= bound || self.value(condition, frame)? == 0 {
                    return Ok(Flow::Next);
                }
                test_first = false;
            }
        }
    }

    fn value(&mut self, expr: &Expr, frame: &Frame<'a>) -> Result<u32, TooLong> {
        self.steps += 1;
        if self.steps > BUDGET {
            return Err(TooLong);
        }
        Ok(match expr {
            Expr::Variable(variable) => frame.variables[*variable],
            Expr::Constant(bits, _) => *bits,
            Expr::Neg(value) => self.value(value, frame)?.wrapping_neg(),
            Expr::Not(value) => !self.value(value, frame)?,
            Expr::Binary(op, left, right) => {
                let ty = frame.function.type_of(left);
                binary(*op, ty, self.value(left, frame)?, self.value(right, frame)?)
            }
            Expr::Compare(op, left, right) => {
                let ty = frame.function.type_of(left);
                let (left, right) = (self.value(left, frame)?, self.value(right, frame)?);
                u32::from(compare(*op, ty, left, right))
            }
            Expr::Select(operands) => {
                let [condition, yes, no] = &**operands;
                // All operands are evaluated.
                let (yes, no) = (self.value(yes, frame)?, self.value(no, frame)?);
                if self.value(condition, frame)? == 0 {
                    no
                } else {
                    yes
                }
            }
            Expr::Bitcast(value) => self.value(value, frame)?,
            Expr::Private(index) => element(&frame.private, self.value(index, frame)?),
            Expr::Table(index) => element(&self.program.table, self.value(index, frame)?),
            Expr::Input(index) => {
                let index = self.value(index, frame)?;
                element(&self.memory.input, index)
            }
            Expr::Call(helper, arguments) => {
                let mut callee = Frame::new(&self.program.helpers[*helper], frame.global_id);
                for (index, argument) in arguments.iter().enumerate() {
                    callee.variables[index] = self.value(argument, frame)?;
                }
                match self.block(&callee.function.body, &mut callee)? {
                    Flow::Return(value) => value,
                    other => unreachable!("a helper ended with {other:?}"),
                }
            }
        })
    }
}

/// Whether a branch of the part where work-items stay together is taken by all or none: others
/// neither exchange nor leave a loop.
fn is_uniform(statement: &Statement) -> bool {
    let Statement::If(_, yes, no) = statement else {
        return false;
    };
    let leaves = |arm: &[Statement]| {
        let last = arm.last();
        last.is_some_and(|last| matches!(last, Statement::Break(_) | Statement::Continue(_)))
    };
    statement.exchanges() || leaves(yes) || leaves(no)
}

/// The flow as the surrounding loop sees it.
fn outward(flow: Flow) -> Flow {
    match flow {
        Flow::Break(level) => Flow::Break(level - 1),
        Flow::Continue(level) => Flow::Continue(level - 1),
        other => other,
    }
}

/// The element whose index counts modulo the length.
fn element(array: &[u32], index: u32) -> u32 {
    array[index as usize % array.len()]
}

fn binary(op: Binary, ty: Type, left: u32, right: u32) -> u32 {
    let signed = (left as i32, right as i32);
    match (op, ty) {
        (Binary::Add, _) => left.wrapping_add(right),
        (Binary::Sub, _) => left.wrapping_sub(right),
        (Binary::Mul, _) => left.wrapping_mul(right),
        (Binary::Div, _) if right == 0 => left,
        (Binary::Rem, _) if right == 0 => 0,
        (Binary::Div, Type::U32) => left / right,
        (Binary::Rem, Type::U32) => left % right,
        (Binary::Div, Type::I32) => signed.0.wrapping_div(signed.1) as u32,
        (Binary::Rem, Type::I32) => signed.0.wrapping_rem(signed.1) as u32,
        (Binary::And, _) => left & right,
        (Binary::Or, _) => left | right,
        (Binary::Xor, _) => left ^ right,
        (Binary::Shl, _) => left.wrapping_shl(right),
        (Binary::Shr, Type::U32) => left.wrapping_shr(right),
        (Binary::Shr, Type::I32) => signed.0.wrapping_shr(right) as u32,
    }
}

fn compare(op: Compare, ty: Type, left: u32, right: u32) -> bool {
    let ordering = match ty {
        Type::I32 => (left as i32).cmp(&(right as i32)),
        Type::U32 => left.cmp(&right),
    };
    match op {
        Compare::Eq => ordering.is_eq(),
        Compare::Ne => ordering.is_ne(),
        Compare::Lt => ordering.is_lt(),
        Compare::Le => ordering.is_le(),
        Compare::Gt => ordering.is_gt(),
        Compare::Ge => ordering.is_ge(),
    }
}

fn update(op: &str, old: u32, value: u32) -> u32 {
    match op {
        "add" => old.wrapping_add(value),
        "xor" => old ^ value,
        "and" => old & value,
        "or" => old | value,
        "min_u" => old.min(value),
        "max_u" => old.max(value),
        other => unreachable!("update {other}"),
    }
}
