//! Statements in uniform control flow, among them exchanges between work-items.

use super::super::program::{
    Binary, Compare, Expr, Loop, LoopKind, Statement, Type, WORKGROUP, kernel_variable,
};
use super::Writer;

impl Writer<'_> {
    /// Statements where all work-items are, the last of them an exchange.
    pub(super) fn uniform_statements(&mut self, depth: u32) -> Vec<Statement> {
        let mut statements = vec![];
        for _ in 0..1 + self.random.below(3) {
            match self.random.below(10) {
                0..3 if depth > 0 => statements.push(self.uniform_loop(depth - 1)),
                3..5 if depth > 0 => statements.push(self.uniform_branch(depth - 1)),
                _ => {
                    let loops = std::mem::replace(&mut self.loops, 0);
                    statements.extend(self.statements(1, 3));
                    self.loops = loops;
                }
            }
        }
        let unsigned = self.assignable.clone();
        let unsigned = unsigned.filter(|&variable| self.variables[variable] == Type::U32);
        let unsigned: Vec<_> = unsigned.collect();
        if !unsigned.is_empty() {
            let target = self.pick(&unsigned);
            let distance = self.random.below(WORKGROUP);
            let value = self.value(Type::U32, 2);
            statements.push(Statement::Exchange(target, distance, value));
        }
        statements
    }

    fn uniform_value(&mut self, most: u32) -> Expr {
        let scalar = kernel_variable::SCALARS[self.random.below(2) as usize];
        Expr::Binary(
            Binary::And,
            Box::new(Expr::Variable(scalar)),
            Box::new(Expr::Constant(most, Type::U32)),
        )
    }

    fn uniform_branch(&mut self, depth: u32) -> Statement {
        let bit = 1 << self.random.below(4);
        let condition = self.uniform_value(bit);
        let yes = self.uniform_statements(depth);
        let no = match self.chance(50) {
            true => self.uniform_statements(depth),
            false => vec![],
        };
        Statement::If(condition, yes, no)
    }

    fn uniform_loop(&mut self, depth: u32) -> Statement {
        let bound = self.uniform_value(3);
        let counter = self.counter();
        let mut body = self.uniform_statements(depth);
        if self.chance(60) {
            let round = Box::new(Expr::Variable(counter));
            let last = Box::new(self.uniform_value(3));
            let condition = Expr::Compare(Compare::Eq, round, last);
            let exit = [Statement::Break(0), Statement::Continue(0)];
            let exit = exit[self.random.below(2) as usize].clone();
            let place = self.random.below(body.len() as u32) as usize;
            body.insert(place, Statement::If(condition, vec![exit], vec![]));
        }
        Statement::Loop(Loop {
            kind: LoopKind::For,
            counter,
            bound,
            body,
        })
    }
}
