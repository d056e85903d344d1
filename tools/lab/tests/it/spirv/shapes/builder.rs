//! Blocks in the making: their edges, and the phis that follow from them.

use std::collections::BTreeMap;

use gir_lab::fuzz::random::Generator;

use super::program::{
    Block, End, Function, Instruction, Label, Operation, Phi, REGISTERS, State, TRUTH, Value,
};

/// A block without an end, and the registers behind its instructions.
pub struct Open {
    pub block: Block,
    pub state: State,
}

/// A function in the making.
pub struct Builder {
    pub random: Generator,
    function: Function,
    edges: BTreeMap<Label, Vec<(Label, State)>>,
    labels: Label,
}

impl Builder {
    pub fn new(seed: u64) -> Self {
        let parameter = Function {
            blocks: vec![],
            truths: vec![false],
        };
        Self {
            random: Generator::new(seed),
            function: parameter,
            edges: BTreeMap::new(),
            labels: 0,
        }
    }

    pub fn label(&mut self) -> Label {
        self.labels += 1;
        self.labels - 1
    }

    fn value(&mut self, truth: bool) -> Value {
        self.function.truths.push(truth);
        self.function.truths.len() - 1
    }

    /// An instruction at the end of a block.
    pub fn add(&mut self, open: &mut Open, operation: Operation) -> Value {
        let result = self.value(operation.is_truth());
        open.block
            .instructions
            .push(Instruction { result, operation });
        result
    }

    /// A block whose registers are numbers of the module: an entry, or one that nothing reaches.
    pub fn fresh(&mut self, label: Label) -> Open {
        let block = Block {
            label,
            ..Block::default()
        };
        let state = [0; REGISTERS];
        let mut open = Open { block, state };
        for register in 0..TRUTH {
            let number = self.random.bits();
            open.state[register] = self.add(&mut open, Operation::Constant(number));
        }
        let first = open.state[0];
        open.state[TRUTH] = self.add(&mut open, Operation::Bit(first, 3));
        open
    }

    /// A block with a phi for each register.
    pub fn with_phis(&mut self, label: Label) -> Open {
        let state = std::array::from_fn(|register| self.value(register == TRUTH));
        let phis = state.map(|result| Phi {
            result,
            incoming: vec![],
        });
        let block = Block {
            label,
            phis: phis.to_vec(),
            ..Block::default()
        };
        Open { block, state }
    }

    /// A block whose edges are all there: without phis where it may do without, and does by chance.
    pub fn open(&mut self, label: Label) -> Open {
        match self.edges.get(&label).map(Vec::as_slice) {
            Some(&[(_, state)]) if self.random.chance(70) => Open {
                block: Block {
                    label,
                    ..Block::default()
                },
                state,
            },
            _ => self.with_phis(label),
        }
    }

    /// Whether a block has edges to it.
    pub fn is_reached(&self, label: Label) -> bool {
        self.edges.contains_key(&label)
    }

    /// An edge; its values change places by chance.
    pub fn edge(&mut self, from: &Open, to: Label) {
        let mut state = from.state;
        match self.random.below(6) {
            0 => state[..TRUTH].rotate_left(1),
            1 => state.swap(0, 1),
            _ => {}
        }
        let edges = self.edges.entry(to).or_default();
        if edges.iter().all(|(label, _)| *label != from.block.label) {
            edges.push((from.block.label, state));
        }
    }

    /// Ends a block, with edges to all its targets.
    pub fn close(&mut self, mut open: Open, end: End) {
        for to in end.targets() {
            self.edge(&open, to);
        }
        open.block.end = end;
        self.function.blocks.push(open.block);
    }

    /// A block that nothing reaches and nothing leaves.
    pub fn unreachable(&mut self, label: Label) {
        let block = Block {
            label,
            ..Block::default()
        };
        self.function.blocks.push(block);
    }

    /// One to three instructions on the registers.
    pub fn compute(&mut self, open: &mut Open) {
        for _ in 0..1 + self.random.below(3) {
            let register = self.random.index(TRUTH);
            let (a, b) = (self.random.index(TRUTH), self.random.index(TRUTH));
            let (a, b) = (open.state[a], open.state[b]);
            let (number, bit) = (self.random.below(100), self.random.below(32));
            let truth = open.state[TRUTH];
            match self.random.below(8) {
                0 => drop(self.add(open, Operation::Note(a))),
                1 => open.state[TRUTH] = self.add(open, Operation::Bit(a, bit)),
                2 => open.state[register] = self.add(open, Operation::Select(truth, a, b)),
                3 => open.state[register] = self.add(open, Operation::Mix(a, 0, number)),
                _ => open.state[register] = self.add(open, Operation::Mix(a, b, number)),
            }
        }
    }

    /// A truth of a block: its register, or a bit.
    pub fn truth(&mut self, open: &mut Open) -> Value {
        let (register, bit) = (self.random.index(TRUTH), self.random.below(32));
        match self.random.chance(30) {
            true => open.state[TRUTH],
            false => {
                let number = open.state[register];
                self.add(open, Operation::Bit(number, bit))
            }
        }
    }

    /// Whether there is fuel, and more often than not something else.
    pub fn goes_on(&mut self, open: &mut Open) -> Value {
        let fuel = self.add(open, Operation::Burn);
        match self.random.chance(60) {
            true => {
                let other = self.truth(open);
                self.add(open, Operation::Both(fuel, other))
            }
            false => fuel,
        }
    }

    /// Ends a block by a return.
    pub fn finish(&mut self, mut open: Open) {
        let [a, b, c, truth] = open.state;
        let chosen = self.add(&mut open, Operation::Select(truth, b, c));
        let result = self.add(&mut open, Operation::Mix(a, chosen, 5));
        self.close(open, End::Return(result));
    }

    /// The function, with the values of its phis.
    pub fn function(mut self) -> Function {
        for block in &mut self.function.blocks {
            let edges = self.edges.get(&block.label).into_iter().flatten();
            for (from, state) in edges {
                for (phi, &value) in block.phis.iter_mut().zip(state) {
                    phi.incoming.push((*from, value));
                }
            }
        }
        self.function
    }
}
