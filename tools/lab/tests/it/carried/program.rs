//! The programs: graphs of blocks that work on registers, and their semantics.

/// A register; those from [`SIGNED`] on are signed.
pub type Register = usize;

/// Registers that programs compute with.
pub const WORKING: usize = 8;
/// The first of them that is signed.
pub const SIGNED: Register = 6;
/// How often each loop around went, the outermost first.
pub const COUNTERS: usize = 3;
/// The input of the program.
pub const INPUT: Register = WORKING + COUNTERS;
/// All of them.
pub const REGISTERS: usize = INPUT + 1;

/// Words of memory that a program has.
pub const WORDS: usize = 32;
/// The limit of steps, beyond which a program does not end.
const MOST_STEPS: usize = 100_000;

/// An operand of a computation or a store.
#[derive(Clone, Copy, Debug)]
pub enum Operand {
    Of(Register),
    Number(u32),
}

/// An operator on two numbers.
#[derive(Clone, Copy, Debug)]
pub enum Operator {
    Add,
    Sub,
    Mul,
    Xor,
    Less,
}

/// A step of a block.
#[derive(Clone, Debug)]
pub enum Step {
    Compute(Register, Operator, [Operand; 2]),
    /// Takes one of two, by whether a register is less than a number.
    Select(Register, (Register, u32), [Operand; 2]),
    Move(Register, Operand),
    /// Each gets the value of the next one, and the last that of the first.
    Rotate(Vec<Register>),
    /// Of the word that a register names.
    Load(Register, Register),
    Store(u32, Operand),
    /// To the upper half of memory, to the word that a register names.
    StoreAt(Register, Operand),
}

/// The end of a block.
#[derive(Clone, Debug)]
pub enum End {
    Jump(usize),
    /// To the first where the one number is less than the other.
    Branch(Operand, Operand, [usize; 2]),
    Return,
}

/// Blocks; the first begins.
pub type Blocks = Vec<(Vec<Step>, End)>;

pub fn is_signed(register: Register) -> bool {
    (SIGNED..WORKING).contains(&register)
}

impl Operand {
    pub fn register(self) -> Option<Register> {
        match self {
            Self::Of(register) => Some(register),
            Self::Number(_) => None,
        }
    }
}

impl Step {
    /// The registers it reads, and those it writes.
    pub fn registers(&self) -> (Vec<Register>, Vec<Register>) {
        let of = |operands: &[Operand]| operands.iter().filter_map(|one| one.register()).collect();
        match self {
            Self::Compute(to, _, operands) => (of(operands), vec![*to]),
            Self::Select(to, (by, _), [a, b]) => (of(&[Operand::Of(*by), *a, *b]), vec![*to]),
            Self::Move(to, from) => (of(&[*from]), vec![*to]),
            Self::Rotate(all) => (all.clone(), all.clone()),
            Self::Load(to, index) => (vec![*index], vec![*to]),
            Self::Store(_, value) => (of(&[*value]), vec![]),
            Self::StoreAt(index, value) => (of(&[*value, Operand::Of(*index)]), vec![]),
        }
    }
}

impl End {
    pub fn targets(&self) -> Vec<usize> {
        match self {
            Self::Jump(to) => vec![*to],
            Self::Branch(_, _, targets) => targets.to_vec(),
            Self::Return => vec![],
        }
    }

    pub fn registers(&self) -> Vec<Register> {
        match self {
            Self::Branch(a, b, _) => [a, b]
                .into_iter()
                .filter_map(|one| one.register())
                .collect(),
            _ => vec![],
        }
    }
}

fn less(register: Register, a: u32, b: u32) -> bool {
    match is_signed(register) {
        true => a.cast_signed() < b.cast_signed(),
        false => a < b,
    }
}

/// The memory after a program.
pub fn interpret(blocks: &Blocks, input: u32, memory: &mut [u32]) {
    let mut registers = [0_u32; REGISTERS];
    registers[INPUT] = input;
    let mut steps = 0;
    let mut at = 0;
    loop {
        let (block, end) = &blocks[at];
        for step in block {
            execute(step, &mut registers, memory);
        }
        steps += 1 + block.len();
        assert!(steps < MOST_STEPS, "the program does not end");
        let value = |operand| value(operand, &registers);
        at = match end {
            End::Jump(to) => *to,
            End::Branch(a, b, [yes, no]) => {
                let signed = a.register().unwrap_or(INPUT);
                match less(signed, value(*a), value(*b)) {
                    true => *yes,
                    false => *no,
                }
            }
            End::Return => return,
        };
    }
}

fn value(operand: Operand, registers: &[u32]) -> u32 {
    match operand {
        Operand::Of(register) => registers[register],
        Operand::Number(number) => number,
    }
}

fn execute(step: &Step, registers: &mut [u32], memory: &mut [u32]) {
    let at = |operand: &Operand| value(*operand, registers);
    match step {
        Step::Compute(to, operator, [a, b]) => {
            let (a, b) = (at(a), at(b));
            registers[*to] = match operator {
                Operator::Add => a.wrapping_add(b),
                Operator::Sub => a.wrapping_sub(b),
                Operator::Mul => a.wrapping_mul(b),
                Operator::Xor => a ^ b,
                Operator::Less => less(*to, a, b).into(),
            };
        }
        Step::Select(to, (by, bound), [yes, no]) => {
            let is_less = less(*by, registers[*by], *bound);
            registers[*to] = if is_less { at(yes) } else { at(no) };
        }
        Step::Move(to, from) => registers[*to] = at(from),
        Step::Rotate(all) => {
            let first = registers[all[0]];
            for pair in all.windows(2) {
                registers[pair[0]] = registers[pair[1]];
            }
            registers[all[all.len() - 1]] = first;
        }
        Step::Load(to, index) => registers[*to] = memory[registers[*index] as usize % WORDS],
        Step::Store(word, from) => memory[*word as usize] = at(from),
        Step::StoreAt(index, from) => {
            let word = registers[*index] as usize % (WORDS / 2);
            memory[WORDS / 2 + word] = at(from);
        }
    }
}
