//! A block: its warps in turns, its barriers, its shared memory.

use std::time::Instant;

use super::super::fault::{Fault, Outcome, Thread};
use super::super::program::{Barrier, FIRST_OFFSET, Inst, Program, Reduction, Special};
use super::access::Spaces;
use super::memory::{Memory, WORD};
use super::warp::{Lanes, Warp, World, lanes};
use super::{LANES, Launch, NOT_WRITTEN};

/// Barriers of a block.
const BARRIERS: u32 = 16;

/// The barriers of a block.
#[derive(Default)]
pub struct Barriers {
    states: [BarrierState; BARRIERS as usize],
    threads: u32,
    /// Complete barriers, whose threads continue before anything else happens.
    complete: Vec<u32>,
}

impl Barriers {
    /// Whether waiting threads may continue.
    pub fn has_complete(&self) -> bool {
        !self.complete.is_empty()
    }
}

/// Who has arrived at a barrier.
#[derive(Clone, Copy, Default)]
struct BarrierState {
    arrived: u32,
    expected: u32,
    is_true: u32,
}

/// Where a block is, and how large it is.
pub struct Coordinates {
    block: [u32; 3],
    blocks: [u32; 3],
    extents: [u32; 3],
    dynamic_shared: u64,
    dynamic_start: u64,
}

impl Coordinates {
    /// The threads of the block.
    pub fn threads(&self) -> u32 {
        self.extents.iter().product()
    }

    fn index(&self, thread: u32) -> [u32; 3] {
        let [x, y, _] = self.extents;
        [thread % x, thread / x % y, thread / x / y]
    }

    /// The value of a special register.
    pub fn special(&self, special: Special, first: u32, lane: u32) -> u64 {
        let below: Lanes = (1 << lane) - 1;
        let own: Lanes = 1 << lane;
        let word = match special {
            Special::Thread(axis) => self.index(first + lane)[axis],
            Special::Threads(axis) => self.extents[axis],
            Special::Block(axis) => self.block[axis],
            Special::Blocks(axis) => self.blocks[axis],
            Special::Lane => lane,
            Special::Warp => first / LANES,
            Special::Warps => self.threads().div_ceil(LANES),
            Special::MaskEqual => own,
            Special::MaskLess => below,
            Special::MaskLessEqual => below | own,
            Special::MaskGreater => !(below | own),
            Special::MaskGreaterEqual => !below,
            Special::DynamicShared => self.dynamic_shared as u32,
            Special::TotalShared => {
                (self.dynamic_start - FIRST_OFFSET + self.dynamic_shared) as u32
            }
            Special::DynamicStart => self.dynamic_start as u32,
        };
        word.into()
    }
}

/// A block, which is used for all blocks of a launch one after the other.
pub struct Block<'l> {
    program: &'l Program,
    memory: &'l mut Memory,
    launch: &'l Launch<'l>,
    coordinates: Coordinates,
    shared: Vec<u8>,
    warps: Vec<Warp>,
    barriers: Barriers,
}

impl<'l> Block<'l> {
    /// The room for a block.
    pub fn new(program: &'l Program, memory: &'l mut Memory, launch: &'l Launch<'l>) -> Self {
        let dynamic_start = program.dynamic_start();
        let coordinates = Coordinates {
            block: [0; 3],
            blocks: launch.blocks,
            extents: launch.threads,
            dynamic_shared: launch.dynamic_shared,
            dynamic_start,
        };
        let shared = match launch.dynamic_shared {
            0 => program.shared_end.next_multiple_of(WORD as u64),
            bytes => (dynamic_start + bytes).next_multiple_of(WORD as u64),
        };
        let threads = coordinates.threads();
        let firsts = (0..threads).step_by(LANES as usize);
        Self {
            warps: firsts.map(|first| Warp::new(program, first)).collect(),
            shared: vec![0; (shared - FIRST_OFFSET) as usize],
            program,
            memory,
            launch,
            coordinates,
            barriers: Barriers::default(),
        }
    }

    /// Instructions of all threads so far.
    pub fn executed(&self) -> u64 {
        self.warps.iter().map(|warp| warp.executed).sum()
    }

    /// Runs a block to its end.
    pub fn run(&mut self, block: [u32; 3]) -> Outcome<()> {
        self.coordinates.block = block;
        self.shared.fill(NOT_WRITTEN);
        self.barriers = Barriers {
            threads: self.coordinates.threads(),
            ..Barriers::default()
        };
        for warp in &mut self.warps {
            warp.start(self.program, self.launch.kernel.start, &self.coordinates);
        }
        while self.round().map_err(|fault| self.located(fault))? {
            let late = self.launch.deadline.is_some_and(|end| Instant::now() > end);
            if late {
                return Err(Fault::new(0, TOO_LATE));
            }
        }
        Ok(())
    }

    /// One turn of each warp; returns whether work is left.
    fn round(&mut self) -> Outcome<bool> {
        let mut has_moved = false;
        for index in 0..self.warps.len() {
            let warp = &mut self.warps[index];
            if warp.runnable == 0 {
                continue;
            }
            has_moved = true;
            let mut world = World {
                program: self.program,
                spaces: Spaces {
                    memory: self.memory,
                    shared: &mut self.shared,
                    params: self.launch.params,
                },
                barriers: &mut self.barriers,
            };
            warp.run(&mut world)?;
            self.release();
        }
        match self.warps.iter().find(|warp| warp.live != 0) {
            None => Ok(false),
            Some(warp) if !has_moved => Err(self.deadlock(warp)),
            Some(_) => Ok(true),
        }
    }

    /// Continues the threads that wait at complete barriers.
    fn release(&mut self) {
        for id in std::mem::take(&mut self.barriers.complete) {
            let state = std::mem::take(&mut self.barriers.states[id as usize]);
            for warp in &mut self.warps {
                warp.pass(self.program, id, state);
            }
        }
    }

    /// No thread can continue.
    fn deadlock(&self, warp: &Warp) -> Fault {
        let lane = warp.live.trailing_zeros();
        let line = self.program.code[warp.at[lane as usize] as usize].line;
        let live: u32 = self.warps.iter().map(|warp| warp.live.count_ones()).sum();
        let ended = self.coordinates.threads() - live;
        let what = match warp.together >> lane & 1 {
            1 => "this thread waits forever for others of its warp".to_owned(),
            _ => {
                let state = self.barriers.states[warp.barrier[lane as usize] as usize];
                format!(
                    "{} of {} threads wait at this barrier forever; {ended} have ended",
                    state.arrived, state.expected
                )
            }
        };
        warp.fault(lane, line, what)
    }

    /// A fault with the indices of its thread.
    fn located(&self, fault: Fault) -> Fault {
        let thread = fault.thread.map(|thread| Thread {
            block: self.coordinates.block,
            index: self.coordinates.index(thread.index[0]),
        });
        Fault { thread, ..fault }
    }
}

/// The message for a launch that did not end in time.
pub const TOO_LATE: &str = "the kernel did not end in time";

impl Warp {
    /// Threads arrive at a barrier.
    pub fn arrive(
        &mut self,
        world: &mut World<'_, '_>,
        barrier: &Barrier,
        active: Lanes,
        line: u32,
    ) -> Outcome<()> {
        self.need(barrier.id, active, line)?;
        if let Some(count) = barrier.count {
            self.need(count, active, line)?;
        }
        let trues = match barrier.reduction {
            Some((_, _, guard)) => self.where_true(guard, active, line)?,
            None => 0,
        };
        for lane in lanes(active) {
            let value = |register: u32| self.registers[register as usize][lane as usize] as u32;
            let (id, all) = (value(barrier.id), world.barriers.threads);
            if id >= BARRIERS {
                return Err(self.fault(lane, line, format!("barrier {id} does not exist")));
            }
            let expected = barrier.count.map_or(all, value);
            let state = &mut world.barriers.states[id as usize];
            if state.arrived > 0 && state.expected != expected {
                let before = state.expected;
                let what =
                    format!("barrier {id} is used with {before} and with {expected} threads");
                return Err(self.fault(lane, line, what));
            }
            state.expected = expected;
            state.arrived += 1;
            state.is_true += trues >> lane & 1;
            if state.arrived == expected {
                world.barriers.complete.push(id);
            } else if state.arrived > expected {
                let what = format!("barrier {id} is for {expected} threads, but more arrive");
                return Err(self.fault(lane, line, what));
            }
            self.barrier[lane as usize] = id;
            if barrier.waits {
                self.runnable &= !(1 << lane);
            } else {
                self.at[lane as usize] += 1;
            }
        }
        Ok(())
    }

    /// Continues the threads that wait at a barrier.
    fn pass(&mut self, program: &Program, id: u32, state: BarrierState) {
        let waiting = self.live & !self.runnable & !self.together;
        for lane in lanes(waiting) {
            if self.barrier[lane as usize] != id {
                continue;
            }
            let step = &program.code[self.at[lane as usize] as usize];
            if let Inst::Barrier(barrier) = &step.inst
                && let Some((reduction, d, _)) = barrier.reduction
            {
                let value = match reduction {
                    Reduction::Count => state.is_true,
                    Reduction::All => u32::from(state.is_true == state.expected),
                    Reduction::Any => u32::from(state.is_true != 0),
                };
                self.define(d, 1 << lane, |_| value.into());
            }
            self.at[lane as usize] += 1;
            self.runnable |= 1 << lane;
        }
    }
}
