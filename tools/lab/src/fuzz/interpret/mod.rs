//! Runs a program in Rust, on the variables of the model, without the text and the compiler.
//!
//! Statements in which work-items exchange values are in uniform control flow: they run for the
//! whole workgroup at once, all others for one work-item after the other.

mod memory;
mod together;
mod values;

use gir_run::element::ElemType;

use super::memory::Memory;
use super::program::{
    CELLS, Expr, Function, INPUT, Loop, LoopKind, OUTPUTS, PRIVATE, Program, Statement, Tangle,
    Update, Value, WORKGROUP, WORKGROUPS, cell_place, class, kernel_variable,
};
use memory::{Address, Item};

/// The number of steps after which a run is given up.
const BUDGET: u64 = 3_000_000;

/// The program ran out of its budget of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

/// How a statement ends.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Flow {
    Next,
    Break(usize),
    Continue(usize),
    /// By a return from the function, with its value.
    Return(Option<Value>),
}

/// Runs the kernel for all work-items.
///
/// # Errors
/// When the program takes too long.
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
    variables: Vec<Value>,
    pointers: Vec<Option<Address>>,
    /// The memory of the work-item.
    item: Item,
}

/// A value with 0 in each lane.
fn zero(ty: ElemType) -> Value {
    Value::from_elem(0, ty.lanes())
}

/// A `u32`.
fn number(value: u32) -> Value {
    Value::from_elem(value.into(), 1)
}

/// The bits of a scalar.
fn scalar(value: &Value) -> u64 {
    value.first().copied().unwrap_or_default()
}

impl<'a> Frame<'a> {
    fn new(function: &'a Function, mut item: Item) -> Self {
        let types = function.variables.iter();
        item.stack
            .push(vec![zero(function.private); PRIVATE as usize]);
        Self {
            function,
            variables: types.map(|&ty| zero(ty)).collect(),
            pointers: vec![None; function.pointers.len()],
            item,
        }
    }
}

type Outcome = Result<Flow, TooLong>;

impl<'a> Machine<'a> {
    fn run_group(&mut self, group: u32) -> Result<(), TooLong> {
        let ids = (0..WORKGROUP).map(|local_id| (group * WORKGROUP + local_id, local_id));
        let mut items: Vec<_> = ids
            .map(|(global, local)| self.item(global, local))
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

    /// A work-item at its start.
    fn item(&self, global_id: u32, local_id: u32) -> Frame<'a> {
        let mut frame = Frame::new(&self.program.kernel, Item::new(self.program, global_id));
        let variables = &mut frame.variables;
        variables[kernel_variable::GLOBAL_ID] = number(global_id);
        variables[kernel_variable::LOCAL_ID] = number(local_id);
        let element = &self.memory.inputs[0][(global_id % INPUT) as usize];
        variables[kernel_variable::ELEMENT] = element.clone();
        let scalars = &mut variables[kernel_variable::FIRST_SCALAR..];
        scalars[..self.memory.scalars.len()].clone_from_slice(&self.memory.scalars);
        frame
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
                let first = frame.variables[rotated[0]].clone();
                for pair in rotated.windows(2) {
                    frame.variables[pair[0]] = frame.variables[pair[1]].clone();
                }
                frame.variables[rotated[rotated.len() - 1]] = first;
            }
            Statement::If(condition, yes, no) => {
                let arm = match self.holds(condition, frame)? {
                    true => yes,
                    false => no,
                };
                return self.block(arm, frame);
            }
            Statement::Loop(inner) => return self.repeat(inner, frame),
            Statement::Tangle(tangle) => return self.tangle(tangle, frame),
            Statement::Break(level) => return Ok(Flow::Break(*level)),
            Statement::Continue(level) => return Ok(Flow::Continue(*level)),
            Statement::Return(value) => {
                let value = value.as_ref().map(|value| self.value(value, frame));
                return Ok(Flow::Return(value.transpose()?));
            }
            Statement::Store(array, index, value) => {
                self.store_element(*array, index, value, frame)?;
            }
            Statement::Carry(carried) => self.carry(carried, frame)?,
            Statement::Point(variable, pointer) => {
                frame.pointers[*variable] = Some(self.address(pointer, frame)?);
            }
            Statement::Hold(holder, place, pointer) => self.hold(*holder, place, pointer, frame)?,
            Statement::StoreThrough(pointer, index, value) => {
                self.store_through(pointer, index, value, frame)?;
            }
            Statement::Output(buffer, slot, value) => {
                let index = frame.item.global_id * OUTPUTS + slot;
                self.memory.outputs[*buffer][index as usize] = self.value(value, frame)?;
            }
            Statement::Update(cell, value) => {
                let value = scalar(&self.value(value, frame)?);
                self.update(*cell, value);
            }
            Statement::Exchange(..) | Statement::Combine(..) | Statement::Subgroup(..) => {
                unreachable!("runs for a workgroup")
            }
        }
        Ok(Flow::Next)
    }

    fn update(&mut self, cell: usize, value: u64) {
        let (ty, op) = CELLS[cell];
        let cell = &mut self.memory.cells_mut(ty)[cell_place(cell)];
        *cell = update(op, ty, *cell, value);
    }

    /// Assigns values to variables; all are computed before the first assignment.
    fn carry(
        &mut self,
        carried: &'a [(usize, Expr)],
        frame: &mut Frame<'a>,
    ) -> Result<(), TooLong> {
        let values = carried.iter().map(|(_, value)| self.value(value, frame));
        let values = values.collect::<Result<Vec<_>, _>>()?;
        for ((variable, _), value) in carried.iter().zip(values) {
            frame.variables[*variable] = value;
        }
        Ok(())
    }

    fn repeat(&mut self, inner: &'a Loop, frame: &mut Frame<'a>) -> Outcome {
        let bound = self.number(&inner.bound, frame)?;
        let mut counter = 0;
        loop {
            frame.variables[inner.counter] = number(counter);
            let goes_on = match &inner.kind {
                LoopKind::For | LoopKind::CountFirst => counter < bound,
                LoopKind::While(condition) => self.holds(condition, frame)? && counter < bound,
                LoopKind::Middle(first, condition) => {
                    self.block(first, frame)?;
                    self.holds(condition, frame)? && counter < bound
                }
                LoopKind::DoWhile(_) | LoopKind::Bottom(..) => true,
            };
            if !goes_on {
                return Ok(Flow::Next);
            }
            counter += 1;
            if matches!(inner.kind, LoopKind::CountFirst) {
                frame.variables[inner.counter] = number(counter);
            }
            match self.block(&inner.body, frame)? {
                Flow::Break(0) => return Ok(Flow::Next),
                Flow::Next | Flow::Continue(0) => {}
                other => return Ok(outward(other)),
            }
            frame.variables[inner.counter] = number(counter);
            if !self.goes_on(inner, counter < bound, frame)? {
                return Ok(Flow::Next);
            }
        }
    }

    /// Whether a loop that tests at its end continues.
    fn goes_on(
        &mut self,
        inner: &'a Loop,
        below: bool,
        frame: &mut Frame<'a>,
    ) -> Result<bool, TooLong> {
        match &inner.kind {
            LoopKind::DoWhile(condition) => Ok(below && self.holds(condition, frame)?),
            LoopKind::Bottom(condition, last) => {
                let holds = match condition {
                    Some(condition) => self.holds(condition, frame)?,
                    None => true,
                };
                self.carry(last, frame)?;
                Ok(below && holds)
            }
            _ => Ok(true),
        }
    }

    fn tangle(&mut self, tangle: &'a Tangle, frame: &mut Frame<'a>) -> Outcome {
        let (condition, entry) = &tangle.entry;
        let mut next = entry[usize::from(!self.holds(condition, frame)?)];
        frame.variables[tangle.counter] = number(0);
        for round in 0..tangle.bound {
            let Some(block) = tangle.blocks.get(next) else {
                return Ok(Flow::Next);
            };
            frame.variables[tangle.counter] = number(round + 1);
            let flow = self.block(&block.body, frame)?;
            if flow != Flow::Next {
                return Ok(flow);
            }
            next = block.next[usize::from(!self.holds(&block.condition, frame)?)];
        }
        Ok(Flow::Next)
    }
}

/// The flow as the surrounding loop sees it.
fn outward(flow: Flow) -> Flow {
    match flow {
        Flow::Break(level) => Flow::Break(level - 1),
        Flow::Continue(level) => Flow::Continue(level - 1),
        other => other,
    }
}

/// The new value of a cell after an atomic operation.
fn update(op: Update, ty: gir_run::element::Scalar, old: u64, value: u64) -> u64 {
    use super::number::{binary, cut};
    use super::program::{Binary, Class};
    debug_assert_ne!(class(ty), Class::Float);
    let op = match op {
        Update::Wrap if old >= value => return 0,
        Update::Wrap => return cut(ty, old + 1),
        Update::Add => Binary::Add,
        Update::Sub => Binary::Sub,
        Update::Xor => Binary::Xor,
        Update::And => Binary::And,
        Update::Or => Binary::Or,
        Update::Min => Binary::Min,
        Update::Max => Binary::Max,
    };
    binary(op, ty, old, value)
}
