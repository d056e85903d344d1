//! A warp: 32 threads with registers, each at an instruction of its own.
//!
//! Threads at the same instruction execute it together. Of those at several, the ones in the deepest call and then at
//! the first instruction continue, so that the others wait where paths join. A thread that waits for another one in a
//! loop would wait forever that way: after some accesses to shared data the others get a turn.

use super::super::fault::{Fault, Outcome};
use super::super::program::{FIRST_OFFSET, Guard, Initial, Inst, Program, Register};
use super::access::Spaces;
use super::block::{Barriers, Coordinates};
use super::{LANES, NOT_WRITTEN};

/// Instructions of a turn.
const TURN: u32 = 16_384;

/// Instructions of a turn of threads that another one waits for.
const OTHERS_TURN: u32 = 4_096;

/// Accesses to data that others may change, after which threads are taken to wait for others.
const PATIENCE: u32 = 256;

/// A bit for each thread.
pub type Lanes = u32;

/// A warp.
pub struct Warp {
    /// The index of the first thread in the block.
    pub first: u32,
    pub registers: Vec<[u64; LANES as usize]>,
    /// For each register the threads in which it is defined.
    pub defined: Vec<Lanes>,
    pub at: [u32; LANES as usize],
    /// Where calls return to.
    pub calls: [Vec<u32>; LANES as usize],
    /// The carry of `add.cc` and the like.
    pub carry: Lanes,
    /// Threads that have not ended.
    pub live: Lanes,
    /// Those of them that wait for nothing.
    pub runnable: Lanes,
    /// Those that wait for others of the warp.
    pub together: Lanes,
    /// The barrier that a thread waits at.
    pub barrier: [u32; LANES as usize],
    /// Local memory, thread by thread.
    pub local: Vec<u8>,
    pub local_size: usize,
    /// Those with a turn of their own, and its length.
    focus: (Lanes, u32),
    /// Accesses to data that others may change, since there were others to wait for.
    pub waits: u32,
    pub executed: u64,
}

/// The memory and program of a warp.
pub struct World<'w, 'p> {
    pub program: &'p Program,
    pub spaces: Spaces<'w>,
    pub barriers: &'w mut Barriers,
}

/// Where threads go that did an instruction together.
pub enum Flow {
    /// To the next one.
    Next,
    /// To another one.
    Jump(u32),
    /// To several, or nowhere: it is written down for each.
    Apart,
}

impl Warp {
    /// A warp that has not started.
    pub fn new(program: &Program, first: u32) -> Self {
        let registers = program.registers as usize;
        let local_size = (program.local_end - FIRST_OFFSET) as usize;
        Self {
            first,
            registers: vec![[0; LANES as usize]; registers],
            defined: vec![0; registers],
            at: [0; LANES as usize],
            calls: std::array::from_fn(|_| vec![]),
            carry: 0,
            live: 0,
            runnable: 0,
            together: 0,
            barrier: [0; LANES as usize],
            local: vec![0; local_size * LANES as usize],
            local_size,
            focus: (0, 0),
            waits: 0,
            executed: 0,
        }
    }

    /// Puts all threads of a block to its start.
    pub fn start(&mut self, program: &Program, start: u32, coordinates: &Coordinates) {
        self.defined.fill(0);
        self.registers.fill([0; LANES as usize]);
        self.local.fill(NOT_WRITTEN);
        self.at = [start; LANES as usize];
        self.calls.iter_mut().for_each(Vec::clear);
        let threads = coordinates.threads() - self.first;
        self.live = if threads >= LANES {
            Lanes::MAX
        } else {
            (1 << threads) - 1
        };
        self.runnable = self.live;
        (self.together, self.carry, self.focus, self.waits) = (0, 0, (0, 0), 0);
        for &(register, initial) in &program.initial {
            let register = register as usize;
            self.defined[register] = Lanes::MAX;
            self.registers[register] = match initial {
                Initial::Constant(value) => [value; LANES as usize],
                Initial::Special(special) => {
                    let value = |lane: usize| coordinates.special(special, self.first, lane as u32);
                    std::array::from_fn(value)
                }
            };
        }
    }

    /// Runs until its turn is over, or all its threads wait or have ended.
    pub fn run(&mut self, world: &mut World<'_, '_>) -> Outcome<()> {
        let mut left = TURN;
        while self.runnable != 0 {
            if left == 0 {
                return Ok(());
            }
            let (group, at, others) = self.choose();
            self.advance(world, group, at, others, &mut left)?;
            if world.barriers.has_complete() {
                return Ok(());
            }
            if self.waits > PATIENCE {
                self.waits = 0;
                match self.runnable & !group {
                    0 => return Ok(()),
                    others => self.focus = (others, OTHERS_TURN),
                }
            }
        }
        Ok(())
    }

    /// The threads that continue, their position, and the position of others that they will wait for.
    fn choose(&mut self) -> (Lanes, u32, u32) {
        let focused = self.runnable & self.focus.0;
        let candidates = match self.focus.1 {
            0 => self.runnable,
            _ if focused == 0 => self.runnable,
            _ => focused,
        };
        let key = |lane: u32| {
            let lane = lane as usize;
            (usize::MAX - self.calls[lane].len(), self.at[lane])
        };
        let mut best = (usize::MAX, u32::MAX);
        for lane in lanes(candidates) {
            best = best.min(key(lane));
        }
        let (mut group, mut others) = (0, u32::MAX);
        for lane in lanes(candidates) {
            let own = key(lane);
            if own == best {
                group |= 1 << lane;
            } else if own.0 == best.0 {
                others = others.min(own.1);
            }
        }
        (group, best.1, others)
    }

    /// Runs threads together until they diverge, wait, or meet others.
    fn advance(
        &mut self,
        world: &mut World<'_, '_>,
        group: Lanes,
        mut at: u32,
        others: u32,
        left: &mut u32,
    ) -> Outcome<()> {
        let code = &world.program.code[..];
        while *left > 0 && at < others && self.waits <= PATIENCE {
            *left -= 1;
            self.focus.1 = self.focus.1.saturating_sub(1);
            let step = &code[at as usize];
            let active = match step.guard {
                None => group,
                Some(guard) => group & self.where_true(guard, group, step.line)?,
            };
            self.executed += u64::from(active.count_ones());
            match self.step(world, &step.inst, (group, active), at, step.line)? {
                Flow::Next => at += 1,
                Flow::Jump(target) => at = target,
                Flow::Apart => return Ok(()),
            }
        }
        self.go(group, at);
        Ok(())
    }

    fn step(
        &mut self,
        world: &mut World<'_, '_>,
        inst: &Inst,
        (group, active): (Lanes, Lanes),
        at: u32,
        line: u32,
    ) -> Outcome<Flow> {
        match inst {
            Inst::Unary { .. }
            | Inst::Binary { .. }
            | Inst::Ternary { .. }
            | Inst::Other(_)
            | Inst::Select { .. }
            | Inst::Compare(_) => self.compute(inst, active, line)?,
            Inst::Load(load) => self.load(world, load, active, line)?,
            Inst::Store(store) => self.store(world, store, active, line)?,
            Inst::Atomic(atomic) => self.atomic(world, atomic, active, line)?,
            Inst::ActiveMask(d) => self.define(*d, active, |_| active.into()),
            Inst::Nothing => {}
            Inst::Branch(target) => return Ok(self.branch(*target, group, active, at)),
            _ if active == 0 => {}
            Inst::Trap => {
                let lane = active.trailing_zeros();
                return Err(self.fault(lane, line, "the kernel has stopped itself (trap)"));
            }
            inst => {
                self.go(group & !active, at + 1);
                self.leave(world, inst, active, at, line)?;
                return Ok(Flow::Apart);
            }
        }
        Ok(Flow::Next)
    }

    /// Puts threads to an instruction.
    pub fn go(&mut self, group: Lanes, at: u32) {
        for lane in lanes(group) {
            self.at[lane as usize] = at;
        }
    }

    /// The threads in which a predicate is as asked.
    pub fn where_true(&self, guard: Guard, group: Lanes, line: u32) -> Outcome<Lanes> {
        self.need(guard.predicate, group, line)?;
        let values = &self.registers[guard.predicate as usize];
        let mut found = 0;
        for lane in lanes(group) {
            found |= ((values[lane as usize] & 1) as Lanes) << lane;
        }
        Ok(if guard.negated { group & !found } else { found })
    }

    /// Checks that a register has a value.
    pub fn need(&self, register: Register, group: Lanes, line: u32) -> Outcome<()> {
        match group & !self.defined[register as usize] {
            0 => Ok(()),
            without => {
                let what = "this depends on a register that has no value";
                Err(self.fault(without.trailing_zeros(), line, what))
            }
        }
    }

    /// Gives a register values.
    pub fn define(&mut self, register: Register, group: Lanes, value: impl Fn(u32) -> u64) {
        self.defined[register as usize] |= group;
        let values = &mut self.registers[register as usize];
        for lane in lanes(group) {
            values[lane as usize] = value(lane);
        }
    }

    /// A fault of a thread. The block is added where it is known.
    pub fn fault(&self, lane: u32, line: u32, what: impl Into<String>) -> Fault {
        let index = [self.first + lane, 0, 0];
        Fault {
            thread: Some(super::super::fault::Thread {
                block: [0; 3],
                index,
            }),
            ..Fault::new(line, what)
        }
    }
}

/// The threads of a mask.
pub fn lanes(mask: Lanes) -> impl Iterator<Item = u32> {
    let mut left = mask;
    std::iter::from_fn(move || {
        let lane = left.trailing_zeros();
        left &= left.wrapping_sub(1);
        (lane < LANES).then_some(lane)
    })
}
