//! Collective operations of a warp: each thread waits until all in its mask have arrived or ended.

use super::super::fault::Outcome;
use super::super::program::{Exchange, Fold, Inst, Program, Together};
use super::warp::{Lanes, Warp, World, lanes};

impl Warp {
    /// Continues threads that wait for each other and have all arrived.
    pub fn meet(&mut self, world: &mut World<'_, '_>) -> Outcome<()> {
        let program = world.program;
        let mut left = self.together;
        while left != 0 {
            let lane = left.trailing_zeros();
            let (what, members) = self.waits_for(program, lane)?;
            let mut same = 0;
            for other in lanes(left) {
                let of_other = self.waits_for(program, other)?;
                same |= Lanes::from(of_other == (what, members)) << other;
            }
            left &= !same;
            if members & self.live & !same == 0 {
                self.exchange(world, same)?;
            }
        }
        Ok(())
    }

    fn instruction<'p>(&self, program: &'p Program, lane: u32) -> Option<(&'p Together, u32)> {
        let step = &program.code[self.at[lane as usize] as usize];
        match &step.inst {
            Inst::Together(together) => Some((together, step.line)),
            _ => None,
        }
    }

    /// The operation that a thread waits for, and its members.
    fn waits_for(&self, program: &Program, lane: u32) -> Outcome<(Exchange, Lanes)> {
        let Some((together, line)) = self.instruction(program, lane) else {
            let at = self.at[lane as usize];
            return Ok(match program.code[at as usize].inst {
                Inst::Product(_) | Inst::Tiles(_) => (Exchange::OfMatrices(at), Lanes::MAX),
                _ => (Exchange::Wait, 0),
            });
        };
        let inputs = [together.members, together.a, together.b, together.c];
        for register in inputs {
            self.need(register, 1 << lane, line)?;
        }
        let members = self.registers[together.members as usize][lane as usize] as Lanes;
        match members >> lane & 1 {
            0 => Err(self.fault(
                lane,
                line,
                format!("mask {members:#x} lacks the thread itself"),
            )),
            _ => Ok((together.what, members)),
        }
    }

    /// Does it for threads that do the same, perhaps at several places.
    fn exchange(&mut self, world: &mut World<'_, '_>, group: Lanes) -> Outcome<()> {
        let program = world.program;
        let first = self.at[group.trailing_zeros() as usize];
        let step = &program.code[first as usize];
        let is_done = match &step.inst {
            Inst::Product(product) => {
                self.multiply(product, group, step.line)?;
                true
            }
            Inst::Tiles(tiles) => {
                self.load_tiles(world, tiles, group, step.line)?;
                true
            }
            _ => false,
        };
        if is_done {
            self.go(group, first + 1);
            self.together &= !group;
            self.runnable |= group;
            return Ok(());
        }
        let mut given = [0; 32];
        for lane in lanes(group) {
            if let Some((together, _)) = self.instruction(program, lane) {
                let value = self.registers[together.a as usize][lane as usize];
                given[lane as usize] = value ^ u64::from(together.negated);
            }
        }
        for lane in lanes(group) {
            let Some((together, _)) = self.instruction(program, lane) else {
                continue;
            };
            let operand = |register: u32| self.registers[register as usize][lane as usize] as u32;
            let operands = (operand(together.b), operand(together.c));
            let (value, predicate, source) = result(together.what, &given, group, lane, operands);
            let is_known = group >> source & 1 != 0;
            if let Some(d) = together.d {
                self.registers[d as usize][lane as usize] = value;
                let defined = &mut self.defined[d as usize];
                *defined = *defined & !(1 << lane) | Lanes::from(is_known) << lane;
            }
            if let Some(p) = together.p {
                self.define(p, 1 << lane, |_| predicate.into());
            }
            self.at[lane as usize] += 1;
        }
        self.together &= !group;
        self.runnable |= group;
        Ok(())
    }
}

/// The value and the predicate for a thread, and the thread that the value comes from.
fn result(
    what: Exchange,
    given: &[u64; 32],
    group: Lanes,
    lane: u32,
    operands: (u32, u32),
) -> (u64, bool, u32) {
    let own = given[lane as usize];
    let where_true = lanes(group).filter(|&lane| given[lane as usize] != 0);
    let ballot = where_true.fold(0, |all: Lanes, lane| all | 1 << lane);
    let equal = lanes(group).filter(|&lane| given[lane as usize] == own);
    let equal = equal.fold(0, |all: Lanes, lane| all | 1 << lane);
    let truth = |holds: bool| (u64::from(holds), holds, lane);
    match what {
        Exchange::VoteAll => truth(ballot == group),
        Exchange::VoteAny => truth(ballot != 0),
        Exchange::VoteSame => truth(ballot == 0 || ballot == group),
        Exchange::Ballot => (ballot.into(), false, lane),
        Exchange::MatchAny => (equal.into(), false, lane),
        Exchange::MatchAll if equal == group => (group.into(), true, lane),
        Exchange::MatchAll => (0, false, lane),
        Exchange::Reduce(fold) => (reduced(fold, given, group), false, lane),
        Exchange::Wait | Exchange::OfMatrices(_) => (0, false, lane),
        shuffle => {
            let (source, inside) = source(shuffle, lane, operands);
            (given[source as usize], inside, source)
        }
    }
}

/// The source of a thread's value, and whether it is in the thread's part of the warp (PTX ISA, "shfl.sync").
fn source(what: Exchange, lane: u32, (b, c): (u32, u32)) -> (u32, bool) {
    let (b, clamp, segment) = (b & 31, c & 31, c >> 8 & 31);
    let most = lane & segment | clamp & !segment;
    let least = lane & segment;
    let (source, inside) = match what {
        Exchange::ShuffleUp => (lane.wrapping_sub(b), lane as i32 - b as i32 >= most as i32),
        Exchange::ShuffleDown => (lane + b, lane + b <= most),
        Exchange::ShuffleXor => (lane ^ b, lane ^ b <= most),
        _ => {
            let source = least | b & !segment;
            (source, source <= most)
        }
    };
    match inside {
        true => (source & 31, true),
        false => (lane, false),
    }
}

fn reduced(fold: Fold, given: &[u64; 32], group: Lanes) -> u64 {
    let values = lanes(group).map(|lane| given[lane as usize] as u32);
    let signed = lanes(group).map(|lane| given[lane as usize] as i32);
    let found = match fold {
        Fold::Add => values.fold(0, u32::wrapping_add),
        Fold::LeastUnsigned => values.min().unwrap_or(0),
        Fold::GreatestUnsigned => values.max().unwrap_or(0),
        Fold::LeastSigned => signed.min().unwrap_or(0) as u32,
        Fold::GreatestSigned => signed.max().unwrap_or(0) as u32,
        Fold::And => values.fold(u32::MAX, |a, b| a & b),
        Fold::Or => values.fold(0, |a, b| a | b),
        Fold::Xor => values.fold(0, |a, b| a ^ b),
    };
    found.into()
}
