//! Instructions after which threads are in several places, wait, or have ended.

use super::super::fault::Outcome;
use super::super::program::{FIRST_OFFSET, Inst};
use super::warp::{Flow, Lanes, Warp, World, lanes};

impl Warp {
    /// `bra`
    pub fn branch(&mut self, target: u32, group: Lanes, active: Lanes, at: u32) -> Flow {
        match active {
            0 => Flow::Next,
            active if active == group => Flow::Jump(target),
            active => {
                self.go(active, target);
                self.go(group & !active, at + 1);
                Flow::Apart
            }
        }
    }

    /// Instructions other than branches that move threads.
    pub fn leave(
        &mut self,
        world: &mut World<'_, '_>,
        inst: &Inst,
        active: Lanes,
        at: u32,
        line: u32,
    ) -> Outcome<()> {
        match inst {
            Inst::BranchIndexed { index, targets } => {
                self.need(*index, active, line)?;
                for lane in lanes(active) {
                    let index = self.registers[*index as usize][lane as usize] as u32;
                    let target = targets.get(index as usize);
                    let none = || format!("index {index} of a list of {} labels", targets.len());
                    self.at[lane as usize] =
                        *target.ok_or_else(|| self.fault(lane, line, none()))?;
                }
            }
            Inst::Call(call) => {
                let start = world.program.starts[call.function as usize];
                for lane in lanes(active) {
                    self.copy(lane, &call.arguments);
                    self.calls[lane as usize].push(at);
                    self.at[lane as usize] = start;
                }
            }
            Inst::Return => {
                for lane in lanes(active) {
                    match self.calls[lane as usize].pop() {
                        Some(at) => {
                            if let Inst::Call(call) = &world.program.code[at as usize].inst {
                                self.copy(lane, &call.results);
                            }
                            self.at[lane as usize] = at + 1;
                        }
                        None => self.end(1 << lane),
                    }
                }
                self.meet(world)?;
            }
            Inst::Exit => {
                self.end(active);
                self.meet(world)?;
            }
            Inst::Barrier(barrier) => {
                self.go(active, at);
                self.arrive(world, barrier, active, line)?;
            }
            Inst::Together(_) | Inst::Product(_) | Inst::Tiles(_) => {
                self.go(active, at);
                self.runnable &= !active;
                self.together |= active;
                self.meet(world)?;
            }
            _ => self.go(active, at + 1),
        }
        Ok(())
    }

    fn end(&mut self, group: Lanes) {
        self.live &= !group;
        self.runnable &= !group;
    }

    /// Copies within the local memory of a thread.
    fn copy(&mut self, lane: u32, parts: &[(u64, u64, u64)]) {
        let local = self.local_of(lane);
        for &(from, to, size) in parts {
            let [from, to] = [from, to].map(|place| (place - FIRST_OFFSET) as usize);
            local.copy_within(from..from + size as usize, to);
        }
    }
}
