//! A program while it runs: its arguments, the launches, its results.

use std::collections::BTreeMap;

use gir::host::calls::{Host, Passed};

use super::arguments::{Given, Result as ProgramResult};
use super::calls::{self, View};
use super::launches::Launches;
use crate::failure::Failure;

/// A value that is passed to the next launch.
#[derive(Clone, Debug)]
pub enum Operand {
    /// A number, as 64 bits.
    Number(u64),
    /// Memory, with the number of its type.
    Memory(usize, View),
}

/// The arguments, the launches and the results of a program that has ended.
pub type Ended<'a> = (Vec<Given>, Launches<'a>, BTreeMap<usize, ProgramResult>);

/// The state of a program.
pub struct Running<'a> {
    host: &'a Host,
    given: Vec<Given>,
    operands: Vec<Operand>,
    launches: Launches<'a>,
    results: BTreeMap<usize, ProgramResult>,
    /// The first failure; nothing is launched after it.
    failure: Option<Failure>,
}

impl<'a> Running<'a> {
    /// A program that begins.
    pub fn new(host: &'a Host, given: Vec<Given>, launches: Launches<'a>) -> Self {
        Self {
            host,
            given,
            operands: vec![],
            launches,
            results: BTreeMap::new(),
            failure: None,
        }
    }

    /// The arguments, the launches and the results of a program that has ended.
    ///
    /// # Errors
    /// The first failure of a launch.
    pub fn ended(self) -> Result<Ended<'a>, Failure> {
        match self.failure {
            Some(failure) => Err(failure),
            None => Ok((self.given, self.launches, self.results)),
        }
    }

    /// Notes that a call of host code has ended in a panic.
    pub fn fail(&mut self) {
        let message = "a call of host code has failed, please report this";
        self.failure
            .get_or_insert(Failure::Mistake(message.to_owned()));
    }

    /// The rank of a memref type.
    pub fn rank(&self, memory: usize) -> usize {
        self.host
            .memories
            .get(memory)
            .map_or(0, |it| it.shape.len())
    }

    /// The rank of a result's type.
    pub fn rank_of_result(&self, result: usize) -> usize {
        match self.host.results.get(result) {
            Some(Passed::Memory(memory)) => self.rank(*memory),
            _ => 0,
        }
    }

    /// Passes a number to the next launch.
    pub fn pass_number(&mut self, number: u64) {
        self.operands.push(Operand::Number(number));
    }

    /// Passes memory to the next launch.
    pub fn pass_memory(&mut self, memory: usize, view: View) {
        self.operands.push(Operand::Memory(memory, view));
    }

    /// Launches a kernel.
    pub fn launch(&mut self, kernel: usize, groups: [i64; 3], size: [i64; 3], shared: i64) {
        let operands = std::mem::take(&mut self.operands);
        if self.failure.is_none() {
            let launched = self
                .launches
                .launch(kernel, groups, size, shared, &operands);
            self.failure = launched.err();
        }
    }

    /// An argument that is a number.
    pub fn argument_number(&mut self, argument: usize) -> u64 {
        self.given.get(argument).map_or(0, Given::number)
    }

    /// An argument that is memory.
    pub fn argument_memory(&mut self, argument: usize) -> View {
        let given = self.given.get_mut(argument);
        given.map_or(
            View {
                start: 0,
                offset: 0,
                sizes: vec![],
                strides: vec![],
            },
            Given::view,
        )
    }

    /// Takes a result that is a number.
    pub fn result_number(&mut self, result: usize, number: u64) {
        let bytes = number.to_le_bytes().to_vec();
        let shape = vec![];
        self.results.insert(result, ProgramResult { bytes, shape });
    }

    /// Takes a result that is memory.
    pub fn result_memory(&mut self, result: usize, view: &View) {
        let Some(Passed::Memory(memory)) = self.host.results.get(result) else {
            return;
        };
        if let Some(failure) = view.invalid() {
            self.failure.get_or_insert(failure);
            return;
        }
        let size = super::arguments::scalar(&self.host.memories[*memory].element)
            .map_or(1, |scalar| scalar.size());
        let bytes = match view.is_contiguous() {
            true => {
                let first = view.start as i64 + view.offset * size as i64;
                calls::read(first as usize, view.count() * size)
            }
            false => {
                let places = view.places(size).into_iter();
                places.flat_map(|place| calls::read(place, size)).collect()
            }
        };
        let shape = view.sizes.iter().map(|&extent| extent as usize).collect();
        self.results.insert(result, ProgramResult { bytes, shape });
    }
}
