//! Long kernels to measure with, the same ones every time.
//!
//! A kernel is straight-line code with a mix of instructions as in real kernels (two loads, a dozen operations and two
//! stores at a time) and ends with a few counted loops. Every value is used, so that no optimisation shortens it. It is
//! stored as [`Step`]s and printed in three languages: [`gir`] for the compiler, [`mlir`] and [`wgsl`] for the peers.
//!
//! The other shapes have a file each, with the text in GIR and in WGSL: [`branches`], [`calls`], [`many`] kernels and a
//! [`nest`] of loops.

pub mod branches;
pub mod calls;
mod chain;
pub mod gir;
pub mod many;
pub mod mlir;
pub mod nest;
#[cfg(test)]
mod tests;
pub mod wgsl;

/// The head of a kernel with a buffer.
const GIR_HEAD: &str =
    "func kernel workgroup_size(64,1,1) @NAME(%x: ptr[global]<u32>) -> void {\nentry:\n";

/// The element of the work-item in that buffer: its place `%p` and value `%v0`.
const GIR_ELEMENT: &str = "  %i = global_id x\n  %p = gep %x, %i, stride=4\n  %v0 = load %p\n";

/// The buffer of all kernels of a module.
const WGSL_BUFFER: &str = "@group(0) @binding(0) var<storage, read_write> x: array<u32>;\n";

/// The head of a kernel.
const WGSL_HEAD: &str = "@compute @workgroup_size(64)\n\
                         fn NAME(@builtin(global_invocation_id) id: vec3<u32>) {\n";

/// The same program in two languages.
#[derive(Debug, PartialEq, Eq)]
pub struct Sources {
    /// As GIR text, for the compiler.
    pub gir: String,
    /// As WGSL, for the peers.
    pub wgsl: String,
}

/// Straight-line code of exactly that many instructions.
pub fn straight_line(instructions: usize) -> Sources {
    let steps = steps(instructions);
    Sources {
        gir: gir::write(&steps).text,
        wgsl: wgsl::write(&steps),
    }
}

/// A kernel that does nothing: the work of every run, whatever the kernel.
pub fn empty() -> Sources {
    Sources {
        gir: "func kernel workgroup_size(64,1,1) @k() -> void {\nentry:\n  ret\n}\n".to_owned(),
        wgsl: "@compute @workgroup_size(64)\nfn k() {}\n".to_owned(),
    }
}

/// Loops at the end of a kernel.
const LOOPS: usize = 4;

/// Operations on the newest integer between the loads and the stores of a group.
const INTEGER_OPS: usize = 8;

/// Operations on the newest float there.
const FLOAT_OPS: usize = 3;

/// The kind of a value or a buffer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// 32-bit unsigned integers.
    Integer,
    /// 32-bit floats.
    Float,
}

/// An operation on two values of one class.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation {
    /// Addition, of either class.
    Add,
    /// Subtraction, of either class.
    Sub,
    /// Multiplication, of either class.
    Mul,
    /// Bitwise and of integers.
    And,
    /// Bitwise or of integers.
    Or,
    /// Bitwise exclusive or of integers.
    Xor,
    /// Left shift of an integer.
    Shl,
    /// Logical right shift of an integer.
    Shr,
}

/// A right operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operand {
    /// The value of that number, of the class of the left one.
    Value(usize),
    /// A literal; for floats a half is added.
    Literal(u32),
}

/// One step of a kernel. Integers and floats are numbered apart; parameters and the index are known by role.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Value `to` is the element of the buffer of its class at the work-item's index plus `offset`.
    Load {
        /// Class of buffer and value.
        class: Class,
        /// Number of the new value.
        to: usize,
        /// Elements from the work-item's own.
        offset: u32,
    },
    /// Value `to` is `operation` of value `from` and an operand.
    Compute {
        /// Class of all three.
        class: Class,
        /// Its operation.
        operation: Operation,
        /// Number of the new value.
        to: usize,
        /// Number of the left operand.
        from: usize,
        /// The right operand.
        operand: Operand,
    },
    /// Float `to` is integer `from`.
    Convert {
        /// Number of the new float.
        to: usize,
        /// Number of the integer.
        from: usize,
    },
    /// The element at the work-item's index plus `offset` becomes value `from`.
    Store {
        /// Class of buffer and value.
        class: Class,
        /// Number of the value.
        from: usize,
        /// Elements from the work-item's own.
        offset: u32,
    },
    /// Integer `to` is integer `from` plus the sum of 0 … n-1, by a loop.
    Sum {
        /// Number of the new integer.
        to: usize,
        /// Number of the integer the sum starts with.
        from: usize,
    },
}

/// A kernel's text and how many instructions are in its body.
#[derive(Debug, PartialEq, Eq)]
pub struct Text {
    /// The text.
    pub text: String,
    /// Instructions, terminators and constants that have a line included.
    pub instructions: usize,
}

/// The steps of a kernel that has exactly `instructions` instructions in GIR text.
pub fn steps(instructions: usize) -> Vec<Step> {
    let mut generator = Generator::new();
    generator.load(Class::Integer);
    generator.load(Class::Float);
    let ending = LOOPS * gir::instructions_of(&Step::Sum { to: 0, from: 0 })
        + 2 * gir::instructions_of(&STORE)
        + gir::FRAME;
    let body = instructions.saturating_sub(ending);
    while generator.instructions + GROUP <= body {
        generator.group();
    }
    while generator.instructions < body {
        generator.compute(Class::Integer);
    }
    generator.ending();
    generator.steps
}

const STORE: Step = Step::Store {
    class: Class::Float,
    from: 0,
    offset: 0,
};

/// No group has more instructions than that: two loads and two stores of three, and the operations.
const GROUP: usize = 4 * 3 + INTEGER_OPS + FLOAT_OPS + 4;

struct Generator {
    steps: Vec<Step>,
    /// Of `steps`, in GIR text.
    instructions: usize,
    integers: usize,
    floats: usize,
    /// State of the pseudo-random numbers.
    state: u64,
}

impl Generator {
    const fn new() -> Self {
        Self {
            steps: Vec::new(),
            instructions: 0,
            integers: 0,
            floats: 0,
            state: 0x9e37_79b9_7f4a_7c15,
        }
    }

    /// Loads values, computes with them, stores the results.
    fn group(&mut self) {
        for class in [Class::Integer, Class::Float] {
            let before = self.newest(class);
            self.load(class);
            let loaded = self.newest(class);
            self.combine(class, before, Operand::Value(loaded));
        }
        (0..INTEGER_OPS).for_each(|_| self.compute(Class::Integer));
        let (integer, float) = (self.newest(Class::Integer), self.newest(Class::Float));
        let converted = self.new_value(Class::Float);
        self.push(Step::Convert {
            to: converted,
            from: integer,
        });
        self.combine(Class::Float, float, Operand::Value(converted));
        (0..FLOAT_OPS).for_each(|_| self.compute(Class::Float));
        self.store(Class::Integer);
        self.store(Class::Float);
    }

    fn ending(&mut self) {
        for _ in 0..LOOPS {
            let from = self.newest(Class::Integer);
            let to = self.new_value(Class::Integer);
            self.push(Step::Sum { to, from });
        }
        self.store(Class::Integer);
        self.store(Class::Float);
    }

    fn load(&mut self, class: Class) {
        let to = self.new_value(class);
        let offset = self.random(1024);
        self.push(Step::Load { class, to, offset });
    }

    fn store(&mut self, class: Class) {
        let from = self.newest(class);
        let offset = self.random(1024);
        self.push(Step::Store {
            class,
            from,
            offset,
        });
    }

    /// An operation on the newest value and one of the eight before it, or a literal.
    fn compute(&mut self, class: Class) {
        let newest = self.newest(class);
        let operand = match self.random(2) {
            0 => Operand::Literal(1 + self.random(15)),
            _ => Operand::Value(newest.saturating_sub(self.random(8) as usize)),
        };
        self.combine(class, newest, operand);
    }

    fn combine(&mut self, class: Class, from: usize, operand: Operand) {
        let operation = self.operation(class, operand);
        let to = self.new_value(class);
        self.push(Step::Compute {
            class,
            operation,
            to,
            from,
            operand,
        });
    }

    fn operation(&mut self, class: Class, operand: Operand) -> Operation {
        use Operation::{Add, And, Mul, Or, Shl, Shr, Sub, Xor};
        // Shifts by a literal only, as in real kernels; those are less than the width.
        let choice: &[Operation] = match (class, operand) {
            (Class::Float, _) => &[Add, Sub, Mul],
            (Class::Integer, Operand::Value(_)) => &[Add, Sub, Mul, And, Or, Xor],
            (Class::Integer, Operand::Literal(_)) => &[Add, Sub, Mul, And, Or, Xor, Shl, Shr],
        };
        choice[self.random(choice.len() as u32) as usize]
    }

    fn push(&mut self, step: Step) {
        self.instructions += gir::instructions_of(&step);
        self.steps.push(step);
    }

    const fn new_value(&mut self, class: Class) -> usize {
        let count = match class {
            Class::Integer => &mut self.integers,
            Class::Float => &mut self.floats,
        };
        *count += 1;
        *count - 1
    }

    const fn newest(&self, class: Class) -> usize {
        match class {
            Class::Integer => self.integers - 1,
            Class::Float => self.floats - 1,
        }
    }

    /// A number below `bound`, by Marsaglia's xorshift.
    const fn random(&mut self, bound: u32) -> u32 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        ((self.state >> 33) % bound as u64) as u32
    }
}
