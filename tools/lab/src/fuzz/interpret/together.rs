//! The part of a kernel where the work-items of a workgroup stay together.

use gir_run::element::Scalar;

use super::super::number::binary;
use super::super::program::{Collective, Exchange, Expr, Loop, Statement, Update, Value};
use super::{Flow, Frame, Machine, Outcome, TooLong, number, outward, scalar, update};

impl<'a> Machine<'a> {
    /// Runs statements of uniform control flow for a workgroup.
    pub(super) fn together(
        &mut self,
        statements: &'a [Statement],
        items: &mut [Frame<'a>],
    ) -> Outcome {
        for statement in statements {
            let flow = self.step_together(statement, items)?;
            if flow != Flow::Next {
                return Ok(flow);
            }
        }
        Ok(Flow::Next)
    }

    fn step_together(&mut self, statement: &'a Statement, items: &mut [Frame<'a>]) -> Outcome {
        match statement {
            Statement::Exchange(exchange) => self.exchange(exchange, items),
            Statement::Combine(variable, op, value) => self.combine(*variable, *op, value, items),
            Statement::Subgroup(variable, op, values) => {
                self.subgroups(*variable, *op, values, items)
            }
            Statement::If(condition, yes, no) if is_uniform(statement) => {
                let branch = match scalar(&self.uniform(condition, items)?) {
                    0 => no,
                    _ => yes,
                };
                self.together(branch, items)
            }
            Statement::Loop(inner) if statement.exchanges() => self.loop_together(inner, items),
            Statement::Break(_) | Statement::Continue(_) => {
                self.statement(statement, &mut items[0])
            }
            _ => {
                for item in items.iter_mut() {
                    let flow = self.statement(statement, item)?;
                    assert_eq!(flow, Flow::Next, "the work-items stay together");
                }
                Ok(Flow::Next)
            }
        }
    }

    fn uniform(&mut self, expr: &Expr, items: &mut [Frame<'a>]) -> Result<Value, TooLong> {
        let first = self.value(expr, &mut items[0])?;
        for item in items.iter_mut() {
            assert_eq!(self.value(expr, item)?, first, "{expr:?} is uniform");
        }
        Ok(first)
    }

    /// The value that each work-item contributes.
    fn given(&mut self, value: &Expr, items: &mut [Frame<'a>]) -> Result<Vec<Value>, TooLong> {
        let items = items.iter_mut();
        items.map(|item| self.value(value, item)).collect()
    }

    fn exchange(&mut self, exchange: &Exchange, items: &mut [Frame<'a>]) -> Outcome {
        let given = self.given(&exchange.value, items)?;
        for (index, item) in items.iter_mut().enumerate() {
            let other = (index + exchange.distance as usize) % given.len();
            item.variables[exchange.variable] = given[other].clone();
        }
        Ok(Flow::Next)
    }

    fn combine(
        &mut self,
        variable: usize,
        op: Update,
        value: &Expr,
        items: &mut [Frame<'a>],
    ) -> Outcome {
        let given = self.given(value, items)?;
        let given = given.iter().map(scalar);
        let total = given.fold(0, |total, value| update(op, Scalar::U32, total, value));
        for item in items {
            item.variables[variable] = Value::from_elem(total, 1);
        }
        Ok(Flow::Next)
    }

    fn subgroups(
        &mut self,
        variable: usize,
        op: Collective,
        values: &[Expr; 2],
        items: &mut [Frame<'a>],
    ) -> Outcome {
        let size = self.program.subgroup.unwrap_or(1) as usize;
        for members in items.chunks_mut(size) {
            let given = self.given(&values[0], members)?;
            let lanes = match op {
                Collective::Shuffle => self.given(&values[1], members)?,
                _ => vec![],
            };
            let ty = values[0].ty.lane();
            let lane = |lane: usize| given[lane % size].clone();
            let holds = given.iter().map(|value| scalar(value) != 0);
            for (number, item) in members.iter_mut().enumerate() {
                item.variables[variable] = match op {
                    Collective::Shuffle => lane(scalar(&lanes[number]) as usize),
                    Collective::ShuffleXor(mask) => lane(number ^ mask as usize),
                    Collective::Broadcast(from) => lane(from as usize),
                    Collective::Any => super::number(holds.clone().any(|one| one).into()),
                    Collective::All => super::number(holds.clone().all(|one| one).into()),
                    Collective::Reduce(op) => {
                        let values = given.iter().map(scalar);
                        let total = values.reduce(|x, y| binary(op, ty, x, y));
                        Value::from_elem(total.unwrap_or_default(), 1)
                    }
                };
            }
        }
        Ok(Flow::Next)
    }

    fn loop_together(&mut self, inner: &'a Loop, items: &mut [Frame<'a>]) -> Outcome {
        let bound = scalar(&self.uniform(&inner.bound, items)?) as u32;
        for round in 0..bound {
            count(inner, round, items);
            match self.together(&inner.body, items)? {
                Flow::Break(0) => return Ok(Flow::Next),
                Flow::Next | Flow::Continue(0) => {}
                other => return Ok(outward(other)),
            }
        }
        count(inner, bound, items);
        Ok(Flow::Next)
    }
}

fn count(inner: &Loop, round: u32, items: &mut [Frame<'_>]) {
    for item in items {
        item.variables[inner.counter] = number(round);
    }
}

/// Whether all work-items or none take a branch in the part where they stay together: other branches
/// neither exchange values nor leave a loop.
fn is_uniform(statement: &Statement) -> bool {
    let Statement::If(_, yes, no) = statement else {
        return false;
    };
    let leaves = |arm: &[Statement]| arm.last().is_some_and(Statement::leaves);
    statement.exchanges() || leaves(yes) || leaves(no)
}
