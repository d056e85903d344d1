//! Statements in uniform control flow, among them exchanges between work-items.

use super::super::program::{
    Binary, Class, Collective, Compare, Kind, Loop, LoopKind, U32, WORKGROUP, class,
};
use super::{Exchange, Expr, Statement, Update, Writer, kernel_variable};

impl Writer<'_> {
    /// Statements that all work-items execute; the last is an exchange.
    pub(super) fn uniform_statements(&mut self, depth: u32) -> Vec<Statement> {
        let mut statements = vec![];
        for _ in 0..1 + self.random.below(3) {
            match self.random.below(10) {
                0..3 if depth > 0 => statements.push(self.uniform_loop(depth - 1)),
                3..5 if depth > 0 => statements.push(self.uniform_branch(depth - 1)),
                5 => statements.extend(self.combine()),
                6 | 7 if self.program.subgroup.is_some() => statements.push(self.collective()),
                _ => {
                    let loops = std::mem::replace(&mut self.loops, 0);
                    statements.extend(self.statements(1, 3));
                    self.loops = loops;
                }
            }
        }
        statements.extend(self.exchange());
        statements
    }

    fn exchange(&mut self) -> Option<Statement> {
        let tile = self.random.index(self.program.tiles.len());
        let ty = self.program.tiles[tile];
        let candidates = self.assignable_of(ty);
        if candidates.is_empty() {
            return None;
        }
        Some(Statement::Exchange(Exchange {
            variable: *self.random.pick(&candidates),
            tile,
            distance: self.random.below(WORKGROUP),
            value: self.value(ty, 2),
        }))
    }

    fn combine(&mut self) -> Option<Statement> {
        let candidates = self.assignable_of(U32);
        if candidates.is_empty() {
            return None;
        }
        let variable = *self.random.pick(&candidates);
        let ops = [
            Update::Add,
            Update::Xor,
            Update::Or,
            Update::Max,
            Update::Sub,
        ];
        let op = *self.random.pick(&ops);
        Some(Statement::Combine(variable, op, self.value(U32, 2)))
    }

    fn collective(&mut self) -> Statement {
        let size = self.program.subgroup.unwrap_or(1);
        let variable = self.target();
        let ty = self.variables[variable];
        if ty.lanes() > 1 || class(ty.lane()) == Class::Float {
            return self.assign();
        }
        let op = match self.random.below(8) {
            0 | 1 => Collective::Shuffle,
            2 => Collective::ShuffleXor(self.random.below(size)),
            3 => Collective::Broadcast(self.random.below(size)),
            4 if ty == U32 => Collective::Any,
            5 if ty == U32 => Collective::All,
            _ => {
                use Binary::{Add, And, Max, Min, Mul, Or, Xor};
                let ops = [Add, And, Max, Min, Mul, Or, Xor];
                Collective::Reduce(*self.random.pick(&ops))
            }
        };
        let values = [self.value(ty, 2), self.value(U32, 1)];
        Statement::Subgroup(variable, op, Box::new(values))
    }

    fn uniform_value(&mut self, most: u32) -> Expr {
        let scalar = *self.random.pick(&kernel_variable::SCALARS);
        let scalar = Expr::variable(scalar, U32);
        Expr::binary(Binary::And, scalar, Expr::number(most))
    }

    fn uniform_branch(&mut self, depth: u32) -> Statement {
        let bit = 1 << self.random.below(4);
        let condition = self.uniform_value(bit);
        let yes = self.uniform_statements(depth);
        let no = match self.random.chance(50) {
            true => self.uniform_statements(depth),
            false => vec![],
        };
        Statement::If(condition, yes, no)
    }

    fn uniform_loop(&mut self, depth: u32) -> Statement {
        let bound = self.uniform_value(3);
        let counter = self.counter();
        let mut body = self.uniform_statements(depth);
        if self.random.chance(60) {
            let round = Expr::variable(counter, U32);
            let operands = Box::new([round, self.uniform_value(3)]);
            let kind = Kind::Compare(Compare::Eq, false, operands);
            let condition = Expr { ty: U32, kind };
            let exit = [Statement::Break(0), Statement::Continue(0)];
            let exit = self.random.pick(&exit).clone();
            let place = self.random.index(body.len().max(1));
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
