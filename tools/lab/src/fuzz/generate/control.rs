//! Branches, loops and tangles.

use super::super::program::{
    Binary, Compare, Kind, Loop, LoopKind, Statement, Tangle, TangleBlock, U32,
};
use super::profile::{Repeats, weighed};
use super::{Expr, Place, Writer};

impl Writer<'_> {
    pub(super) fn branch(&mut self, depth: u32) -> Statement {
        let condition = self.condition();
        let exit = self.exit();
        if let (true, Some(exit)) = (self.random.chance(40), exit) {
            let otherwise = match self.random.chance(30) {
                true => self.statements(depth, 2),
                false => vec![],
            };
            return match self.random.chance(50) {
                true => Statement::If(condition, vec![exit], otherwise),
                false => Statement::If(condition, otherwise, vec![exit]),
            };
        }
        let yes = self.arm(depth);
        let no = match self.random.chance(50) {
            true => self.arm(depth),
            false => vec![],
        };
        Statement::If(condition, yes, no)
    }

    fn condition(&mut self) -> Expr {
        match self.random.chance(80) {
            true => self.comparison(1, 2),
            false => self.value(U32, 2),
        }
    }

    /// Statements of a branch, which may end by leaving a loop or the function.
    fn arm(&mut self, depth: u32) -> Vec<Statement> {
        let mut statements = self.statements(depth, 3);
        if self.random.chance(25) && !statements.last().is_some_and(Statement::leaves) {
            statements.extend(self.exit());
        }
        statements
    }

    /// A statement that leaves a loop or the function, if one may be left here.
    fn exit(&mut self) -> Option<Statement> {
        let level = self.random.index(self.loops.max(1));
        // A kernel that returns early shows nothing of its later statements.
        let stays = self.shape.grouped && self.place == Place::Apart && self.random.chance(80);
        match self.random.below(5) {
            0 | 1 if self.loops > 0 => Some(Statement::Break(level)),
            2 | 3 if self.loops > 0 => Some(Statement::Continue(level)),
            _ => match self.place {
                Place::Together => None,
                Place::Apart if stays => None,
                Place::Apart => Some(Statement::Return(None)),
                Place::Helper => Some(Statement::Return(Some(self.value(self.result, 2)))),
            },
        }
    }

    pub(super) fn counter(&mut self) -> usize {
        self.variables.push(U32);
        self.variables.len() - 1
    }

    pub(super) fn repeat(&mut self, depth: u32) -> Statement {
        let bound = self.bound();
        let counter = self.counter();
        let body = self.body(depth);
        let kind = match weighed(self.random, &self.shape.loops) {
            Repeats::For => LoopKind::For,
            Repeats::CountFirst => LoopKind::CountFirst,
            Repeats::DoWhile => LoopKind::DoWhile(self.comparison(1, 2)),
            Repeats::While => LoopKind::While(self.goes_on()),
            Repeats::Bottom => {
                let condition = self.random.chance(50).then(|| self.goes_on());
                let last = match self.random.chance(60) {
                    true => self.carried(),
                    false => vec![],
                };
                LoopKind::Bottom(condition, last)
            }
            Repeats::Middle => {
                let first = (0..self.random.below(3)).map(|_| self.assign()).collect();
                LoopKind::Middle(first, self.goes_on())
            }
        };
        Statement::Loop(Loop {
            kind,
            counter,
            bound,
            body,
        })
    }

    /// The largest number of rounds of a loop.
    fn bound(&mut self) -> Expr {
        let most = match self.place {
            Place::Helper => 3,
            _ => 7,
        };
        // Most loops of short programs have two rounds or more: carried values matter from the second on.
        let least = match self.shape.grouped && self.random.chance(85) {
            true => 2,
            false => 0,
        };
        if self.random.chance(40) {
            return Expr::number(self.random.below(most).max(least));
        }
        let bound = Expr::binary(Binary::And, self.value(U32, 2), Expr::number(most));
        match least {
            0 => bound,
            _ => Expr::binary(Binary::Or, bound, Expr::number(least)),
        }
    }

    /// The condition of a loop beside its bound; it holds most of the time.
    fn goes_on(&mut self) -> Expr {
        if self.random.chance(35) {
            return self.comparison(1, 2);
        }
        let variable = self.target();
        let ty = self.variables[variable];
        if ty.lanes() > 1 {
            return self.comparison(1, 2);
        }
        let bits = super::leaves::scalar_bits(self.random, ty.lane());
        let operands = [
            Expr::variable(variable, ty),
            Expr::constant(ty.lane(), bits),
        ];
        Expr {
            ty: U32,
            kind: Kind::Compare(Compare::Ne, true, Box::new(operands)),
        }
    }

    /// The body of a loop, which may end by handing values on.
    fn body(&mut self, depth: u32) -> Vec<Statement> {
        let hands_on = self.shape.hands_on;
        if hands_on > 0 && self.random.chance(hands_on / 3) {
            // A single block with nothing but carried values.
            let mut body = vec![self.assign()];
            body.extend(self.carry());
            return body;
        }
        self.loops += 1;
        let mut body = self.statements(depth, 4);
        self.loops -= 1;
        if hands_on > 0
            && self.random.chance(hands_on)
            && !body.last().is_some_and(Statement::leaves)
        {
            body.extend(self.carry());
        }
        body
    }

    /// Two to four blocks that branch to each other, or out, by conditions.
    pub(super) fn tangle(&mut self, depth: u32) -> Statement {
        let count = 2 + self.random.index(3);
        let entry = (self.condition(), [0; 2].map(|_| self.random.index(count)));
        let counter = self.counter();
        let blocks = (0..count).map(|_| TangleBlock {
            body: self.inside(depth.min(1)),
            condition: self.condition(),
            next: [0; 2].map(|_| self.random.index(count + 1)),
        });
        Statement::Tangle(Tangle {
            counter,
            blocks: blocks.collect(),
            bound: 1 + self.random.below(8),
            entry,
        })
    }

    /// Statements of a block of a tangle; the last one does not leave the block.
    fn inside(&mut self, depth: u32) -> Vec<Statement> {
        let mut statements = self.statements(depth, 2);
        if statements.last().is_some_and(Statement::leaves) {
            statements.pop();
        }
        statements
    }
}
