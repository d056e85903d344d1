//! Generates programs of loops with carried values.

use super::program::{
    Blocks, COUNTERS, End, INPUT, Operand, Operator, Register, SIGNED, Step, WORDS, WORKING,
};

/// Blocks beyond which a program gets no more loops.
const MANY: usize = 60;

/// Marsaglia's xorshift64.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % bound as u64) as usize
    }

    pub fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }
}

/// The position of a loop's test.
#[derive(Clone, Copy, PartialEq)]
enum Test {
    First,
    Last,
    Middle,
}

/// A loop around.
struct Around {
    /// The block of its next iteration; `None` where its test is still to come.
    next: Option<usize>,
    exit: usize,
}

/// A program under construction.
struct Maker<'a> {
    random: &'a mut Random,
    blocks: Vec<(Vec<Step>, Option<End>)>,
    at: usize,
    around: Vec<Around>,
    /// The block that all ends at.
    last: usize,
}

/// A program that ends.
pub fn program(random: &mut Random) -> Blocks {
    let mut maker = Maker {
        random,
        blocks: vec![(vec![], None), (vec![], None)],
        at: 0,
        around: vec![],
        last: 1,
    };
    for register in 0..WORKING {
        let initial = maker.initial(register);
        maker.step(Step::Move(register, initial));
    }
    for _ in 0..1 + maker.random.below(3) {
        match maker.random.below(4) {
            0 => maker.rotate(),
            1 => maker.begin_again(),
            _ => maker.repeat(),
        }
        maker.results();
    }
    maker.end(End::Jump(maker.last), maker.last);
    maker.results();
    maker.blocks[1].1 = Some(End::Return);
    let ended = |(steps, end): (_, Option<_>)| (steps, end.unwrap_or(End::Return));
    maker.blocks.into_iter().map(ended).collect()
}

impl Maker<'_> {
    fn step(&mut self, step: Step) {
        self.blocks[self.at].0.push(step);
    }

    fn block(&mut self) -> usize {
        self.blocks.push((vec![], None));
        self.blocks.len() - 1
    }

    /// Ends the block, and starts another one.
    fn end(&mut self, end: End, next: usize) {
        self.blocks[self.at].1 = Some(end);
        self.at = next;
    }

    fn initial(&mut self, register: Register) -> Operand {
        match self.random.below(3) {
            0 if register < SIGNED => Operand::Of(INPUT),
            _ => Operand::Number(self.random.below(9) as u32 + 1),
        }
    }

    fn unsigned(&mut self) -> Register {
        match self.random.below(9) {
            0 => INPUT,
            1 => WORKING + self.random.below(self.around.len().max(1)),
            _ => self.random.below(SIGNED),
        }
    }

    /// A register of the kind of another one.
    fn like(&mut self, register: Register) -> Register {
        match register < SIGNED {
            true => self.random.below(SIGNED),
            false => SIGNED + self.random.below(WORKING - SIGNED),
        }
    }

    fn operand(&mut self, like: Register) -> Operand {
        match self.random.below(4) {
            0 => Operand::Number(self.random.below(12) as u32),
            1 if like < SIGNED => Operand::Of(self.unsigned()),
            _ => Operand::Of(self.like(like)),
        }
    }

    /// A few steps, most of which move values.
    fn steps(&mut self) {
        for _ in 0..self.random.below(4) {
            let to = self.random.below(WORKING);
            let step = match self.random.below(16) {
                0..4 => {
                    let operator = [Operator::Add, Operator::Sub, Operator::Mul, Operator::Xor]
                        [self.random.below(4)];
                    Step::Compute(to, operator, [to; 2].map(|to| self.operand(to)))
                }
                4 => {
                    let to = self.random.below(SIGNED);
                    Step::Compute(to, Operator::Less, [to; 2].map(|to| self.operand(to)))
                }
                5 => {
                    let by = self.random.below(WORKING);
                    let bound = self.random.below(20) as u32;
                    Step::Select(to, (by, bound), [to; 2].map(|to| self.operand(to)))
                }
                6 => Step::Move(to, Operand::Of(self.random.below(WORKING))),
                7 => Step::Move(to, self.initial(to)),
                8..10 => {
                    let from = self.like(to);
                    Step::Move(to, Operand::Of(from))
                }
                10..14 => self.rotation(),
                14 => Step::Load(self.random.below(SIGNED), self.random.below(SIGNED)),
                _ => Step::StoreAt(self.random.below(SIGNED), self.operand(0)),
            };
            self.step(step);
        }
    }

    fn rotation(&mut self) -> Step {
        let mut all: Vec<_> = match self.random.one_in(6) {
            true => (SIGNED..WORKING).collect(),
            false => (0..SIGNED).collect(),
        };
        for index in (1..all.len()).rev() {
            all.swap(index, self.random.below(index + 1));
        }
        let most = all.len();
        all.truncate(2 + self.random.below(3).min(most - 2));
        Step::Rotate(all)
    }

    /// Stores some of the registers: the others are never read.
    fn results(&mut self) {
        for register in 0..WORKING {
            if self.random.one_in(2) {
                let word = self.random.below(WORDS / 2) as u32;
                self.step(Step::Store(word, Operand::Of(register)));
            }
        }
    }

    fn condition(&mut self, targets: [usize; 2]) -> End {
        let tested = self.random.below(WORKING);
        let bound = match self.random.below(3) {
            0 => self.operand(tested),
            _ => Operand::Number(self.random.below(24) as u32),
        };
        let (a, b) = match (self.random.one_in(2), bound) {
            (true, Operand::Of(_)) => (bound, Operand::Of(tested)),
            _ => (Operand::Of(tested), bound),
        };
        End::Branch(a, b, targets)
    }

    /// The contents of a loop's block, or of one after a loop.
    fn pieces(&mut self) {
        for _ in 0..1 + self.random.below(3) {
            self.steps();
            let may_nest = self.around.len() < COUNTERS && self.blocks.len() < MANY;
            match self.random.below(8) {
                0..2 if may_nest => self.repeat(),
                2 if self.blocks.len() < MANY => self.choose(),
                3..6 => self.leave(),
                _ => {}
            }
        }
        self.steps();
    }

    fn choose(&mut self) {
        let [yes, no, behind] = [(); 3].map(|()| self.block());
        let condition = self.condition([yes, no]);
        self.end(condition, yes);
        self.pieces();
        self.end(End::Jump(behind), no);
        if self.random.one_in(2) {
            self.pieces();
        }
        self.end(End::Jump(behind), behind);
    }

    /// Goes elsewhere under a condition: out of a loop around, on with one, or to the end.
    fn leave(&mut self) {
        let mut targets: Vec<_> = self.around.iter().map(|around| around.exit).collect();
        targets.extend(self.around.iter().filter_map(|around| around.next));
        if self.random.one_in(4) {
            targets.push(self.last);
        }
        if targets.is_empty() {
            return;
        }
        // Most leave the innermost.
        let target = match self.around.last().filter(|_| !self.random.one_in(3)) {
            Some(inner) => inner
                .next
                .filter(|_| self.random.one_in(3))
                .unwrap_or(inner.exit),
            None => targets[self.random.below(targets.len())],
        };
        let [leaves, stays] = [(); 2].map(|()| self.block());
        let condition = self.condition([leaves, stays]);
        self.end(condition, leaves);
        self.steps();
        self.end(End::Jump(target), stays);
    }

    /// A loop that moves values after its test, and does little else.
    fn rotate(&mut self) {
        self.simple(Self::steps, |maker| {
            let rotation = maker.rotation();
            maker.step(rotation);
        });
    }

    /// A loop whose every iteration starts an inner one with the results of an earlier loop.
    fn begin_again(&mut self) {
        let [kept, inner, sum] = [0, 1, 2].map(|from| (from + self.random.below(2) * 3) % SIGNED);
        let grow = |register, operator, by: u32| {
            let operands = [Operand::Of(register), Operand::Number(by)];
            Step::Compute(register, operator, operands)
        };
        let first = self.initial(kept);
        self.step(Step::Move(kept, first));
        self.simple(|maker| maker.step(grow(kept, Operator::Mul, 3)), |_| {});
        self.step(Step::Move(sum, Operand::Number(0)));
        let rounds = |maker: &mut Self| {
            maker.step(Step::Move(inner, Operand::Of(kept)));
            maker.simple(|maker| maker.step(grow(inner, Operator::Add, 7)), |_| {});
            let operands = [Operand::Of(sum), Operand::Of(inner)];
            maker.step(Step::Compute(sum, Operator::Add, operands));
        };
        self.simple(rounds, |_| {});
        self.step(Step::Move(kept, Operand::Number(1)));
    }

    /// A loop with one test, of one to five iterations: the code before, and after the test.
    fn simple(&mut self, before: impl FnOnce(&mut Self), behind: impl FnOnce(&mut Self)) {
        let counter = WORKING + self.around.len();
        self.step(Step::Move(counter, Operand::Number(0)));
        let [head, latch, exit] = [(); 3].map(|()| self.block());
        self.end(End::Jump(head), head);
        self.around.push(Around { next: None, exit });
        before(self);
        let operands = [Operand::Of(counter), Operand::Number(1)];
        self.step(Step::Compute(counter, Operator::Add, operands));
        let bound = match self.random.one_in(2) {
            true => Operand::Of(INPUT),
            false => Operand::Number(1 + self.random.below(5) as u32),
        };
        self.end(
            End::Branch(Operand::Of(counter), bound, [latch, exit]),
            latch,
        );
        behind(self);
        self.end(End::Jump(head), exit);
        self.around.pop();
    }

    /// A loop of at most six iterations.
    fn repeat(&mut self) {
        let test = [Test::First, Test::Last, Test::Last, Test::Middle][self.random.below(4)];
        let counter = WORKING + self.around.len();
        let bound = match self.random.one_in(3) {
            true => Operand::Of(INPUT),
            false => Operand::Number(self.random.below(6) as u32),
        };
        if self.random.one_in(3) {
            self.steps();
        }
        self.step(Step::Move(counter, Operand::Number(0)));
        let [head, body, latch, exit] = [(); 4].map(|()| self.block());
        let counted = Step::Compute(
            counter,
            Operator::Add,
            [Operand::Of(counter), Operand::Number(1)],
        );
        let go_on = |no| End::Branch(Operand::Of(counter), bound, [body, no]);
        self.end(End::Jump(head), head);
        self.around.push(Around {
            next: (test != Test::Middle).then_some(latch),
            exit,
        });
        match test {
            Test::First => {
                self.end(go_on(exit), body);
                self.pieces();
                self.end(End::Jump(latch), latch);
                self.steps();
                self.step(counted);
                self.end(End::Jump(head), exit);
            }
            Test::Last => {
                self.pieces();
                self.end(End::Jump(latch), latch);
                self.steps();
                self.step(counted);
                self.end(go_on(exit), body);
                if self.random.one_in(2) {
                    self.steps();
                }
                self.end(End::Jump(head), exit);
            }
            Test::Middle => {
                self.pieces();
                self.step(counted);
                self.end(go_on(exit), body);
                self.around.last_mut().unwrap().next = Some(latch);
                self.pieces();
                self.end(End::Jump(latch), latch);
                self.end(End::Jump(head), exit);
            }
        }
        self.around.pop();
    }
}
