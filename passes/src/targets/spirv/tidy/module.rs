//! The module as functions see it: the words of their instructions, and their additions to it.

use crate::targets::spirv::binary::{self, BOUND, HEADER};
use rspirv::spirv::Op as Opcode;
use std::collections::{HashMap, HashSet};

/// An instruction: the position of its words.
#[derive(Clone, Copy)]
pub struct Code {
    pub start: usize,
    pub length: usize,
    /// The position of the `OpLine` that stands before it.
    pub line: Option<usize>,
}

/// The type class of a number or a vector of numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    Scalar,
    Vector,
}

/// The module as functions see it, and their additions to it.
pub struct Module {
    /// The words of all instructions of functions, changed and new ones too.
    pub pool: Vec<u32>,
    /// The words before the functions.
    pub globals: Vec<u32>,
    /// The next id.
    pub bound: u32,
    /// Whether `OpSelect` accepts one condition for all lanes.
    pub selects_vectors: bool,
    pub shapes: HashMap<u32, Shape>,
    /// Pointees of pointers to function variables, by pointer type.
    pub pointees: HashMap<u32, u32>,
    /// Undefined values that functions use, by type.
    pub undefined: HashMap<u32, u32>,
    /// Replacements of removed ids.
    pub instead: HashMap<u32, u32>,
    /// Ids of removed instructions without a replacement.
    pub gone: HashSet<u32>,
}

impl Module {
    pub fn of(header: &[u32; HEADER]) -> Self {
        Self {
            pool: vec![],
            globals: vec![],
            bound: header[BOUND],
            selects_vectors: header[1] >= 0x0001_0400,
            shapes: HashMap::new(),
            pointees: HashMap::new(),
            undefined: HashMap::new(),
            instead: HashMap::new(),
            gone: HashSet::new(),
        }
    }

    /// Records an instruction that precedes the functions.
    pub fn note(&mut self, words: &[u32]) {
        const FUNCTION_CLASS: u32 = 7;
        match (Opcode::from_u32(words[0] & 0xffff), words) {
            (Some(Opcode::TypeBool | Opcode::TypeInt | Opcode::TypeFloat), [_, id, ..]) => {
                self.shapes.insert(*id, Shape::Scalar);
            }
            (Some(Opcode::TypeVector), [_, id, ..]) => {
                self.shapes.insert(*id, Shape::Vector);
            }
            (Some(Opcode::TypePointer), [_, id, FUNCTION_CLASS, pointee]) => {
                self.pointees.insert(*id, *pointee);
            }
            _ => {}
        }
        self.globals.extend_from_slice(words);
    }

    /// A copy of an instruction to work on.
    pub fn copy(&mut self, words: &[u32]) -> Code {
        let start = self.pool.len();
        self.pool.extend_from_slice(words);
        Code {
            start,
            length: words.len(),
            line: None,
        }
    }

    pub fn new_id(&mut self) -> u32 {
        self.bound += 1;
        self.bound - 1
    }

    /// An undefined value of a type.
    pub fn undefined(&mut self, ty: u32) -> u32 {
        if let Some(&id) = self.undefined.get(&ty) {
            return id;
        }
        let id = self.new_id();
        self.globals
            .extend([binary::first_word(Opcode::Undef, 3), ty, id]);
        self.undefined.insert(ty, id);
        id
    }

    pub fn words(&self, code: Code) -> &[u32] {
        &self.pool[code.start..code.start + code.length]
    }

    /// The words of the `OpLine` before an instruction; none if there is none.
    pub fn line(&self, code: Code) -> &[u32] {
        let Some(start) = code.line else {
            return &[];
        };
        &self.pool[start..start + (self.pool[start] >> 16) as usize]
    }

    pub fn opcode(&self, code: Code) -> u32 {
        self.pool[code.start] & 0xffff
    }

    pub fn is(&self, code: Code, opcode: Opcode) -> bool {
        self.opcode(code) == opcode as u32
    }

    /// The id that replaces an id, or the id itself.
    pub fn resolve(&self, mut id: u32) -> u32 {
        while let Some(&instead) = self.instead.get(&id) {
            id = instead;
        }
        id
    }
}
