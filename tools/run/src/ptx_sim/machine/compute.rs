//! Instructions that work on registers alone.

use super::super::fault::Outcome;
use super::super::program::{Compare, Inst, Other, Register};
use super::super::values::types::truncated;
use super::super::values::{bits, compare};
use super::warp::{Lanes, Warp, lanes};

impl Warp {
    /// Computes a result. A result that depends on a register without a value has none itself.
    pub fn compute(&mut self, inst: &Inst, active: Lanes, line: u32) -> Outcome<()> {
        match *inst {
            Inst::Unary { f, d, a } => {
                let a_known = self.known(a);
                for lane in lanes(active) {
                    let lane = lane as usize;
                    let value = f(self.registers[a as usize][lane]);
                    self.registers[d as usize][lane] = value;
                }
                self.settle(d, active, a_known);
            }
            Inst::Binary {
                f,
                of_parts,
                d,
                a,
                b,
            } => {
                let known = self.known_of([a, b], of_parts);
                for lane in lanes(active) {
                    let lane = lane as usize;
                    let value = f(
                        self.registers[a as usize][lane],
                        self.registers[b as usize][lane],
                    );
                    self.registers[d as usize][lane] = value;
                }
                self.settle(d, active, known);
            }
            Inst::Ternary {
                f,
                of_parts,
                d,
                a,
                b,
                c,
            } => {
                let known = self.known_of([a, b], of_parts) & self.known(c);
                for lane in lanes(active) {
                    let lane = lane as usize;
                    let [a, b, c] =
                        [a, b, c].map(|register| self.registers[register as usize][lane]);
                    self.registers[d as usize][lane] = f(a, b, c);
                }
                self.settle(d, active, known);
            }
            Inst::Select { d, a, b, p } => {
                let mut known = 0;
                for lane in lanes(active) {
                    let chosen = match self.registers[p as usize][lane as usize] {
                        0 => b,
                        _ => a,
                    };
                    known |= self.known(chosen) & 1 << lane;
                    let value = self.registers[chosen as usize][lane as usize];
                    self.registers[d as usize][lane as usize] = value;
                }
                let known = known & self.known(p);
                self.settle(d, active, known);
            }
            Inst::Compare(ref inst) => return self.compare(inst, active, line),
            Inst::Other(ref other) => self.other(other, active),
            _ => {}
        }
        Ok(())
    }

    fn known(&self, register: Register) -> Lanes {
        self.defined[register as usize]
    }

    /// The threads in which a result of these registers has a value: where all of them have one, or any of them if it
    /// takes their parts.
    fn known_of(&self, from: impl IntoIterator<Item = Register>, of_parts: bool) -> Lanes {
        let known = from.into_iter().map(|register| self.known(register));
        match of_parts {
            true => known.fold(0, |all, known| all | known),
            false => known.fold(Lanes::MAX, |all, known| all & known),
        }
    }

    /// Records in which threads a result has a value.
    fn settle(&mut self, d: Register, active: Lanes, known: Lanes) {
        let defined = &mut self.defined[d as usize];
        *defined = *defined & !active | known & active;
    }

    fn compare(&mut self, inst: &Compare, active: Lanes, line: u32) -> Outcome<()> {
        let mut known = self.known(inst.a) & self.known(inst.b);
        let with = match inst.with {
            None => None,
            Some((join, guard)) => {
                // An undefined value is reported where the result is used.
                known &= self.known(guard.predicate);
                let of = active & self.known(guard.predicate);
                Some((join, self.where_true(guard, of, line)?))
            }
        };
        for lane in lanes(active) {
            let [a, b] = [inst.a, inst.b].map(|from| self.registers[from as usize][lane as usize]);
            let joined = |holds: u64| match with {
                None => holds != 0,
                Some((join, with)) => join(holds != 0, with >> lane & 1 != 0),
            };
            let first = (inst.f)(a, b);
            let second = match inst.halves {
                true => (inst.f)(compare::second(a), compare::second(b)),
                // The other result of a comparison is its contrary.
                false => first ^ 1,
            };
            let value = if joined(first) { inst.truth } else { 0 };
            self.registers[inst.d as usize][lane as usize] = value;
            if let Some(d) = inst.second {
                self.registers[d as usize][lane as usize] = joined(second).into();
            }
        }
        self.settle(inst.d, active, known);
        if let Some(d) = inst.second {
            self.settle(d, active, known);
        }
        Ok(())
    }

    fn other(&mut self, other: &Other, active: Lanes) {
        match *other {
            Other::Convert {
                ref conversion,
                d,
                a,
            } => {
                self.each(active, d, [a], |[a]| conversion.apply(a));
            }
            Other::ConvertPair {
                ref conversion,
                d,
                high,
                low,
            } => self.each(active, d, [high, low], |[high, low]| {
                conversion.apply(high) << 16 | conversion.apply(low)
            }),
            Other::Insert { f, d, a } => self.each(active, d, a, |[a, b, c, e]| f(a, b, c, e)),
            Other::LookUp { table, d, a } => {
                self.each(active, d, a, |[a, b, c]| bits::look_up(a, b, c, table));
            }
            Other::Pack { d, ref parts, bits } => {
                let known = self.known_of(parts.iter().copied(), true);
                for lane in lanes(active) {
                    let lane = lane as usize;
                    let value =
                        |part: &Register| truncated(self.registers[*part as usize][lane], bits);
                    let parts = parts.iter().rev().map(value);
                    self.registers[d as usize][lane] =
                        parts.fold(0, |all, part| all << bits | part);
                }
                self.settle(d, active, known);
            }
            Other::Unpack { ref parts, a, bits } => {
                let (from, known) = (self.registers[a as usize], self.known(a));
                for (index, &part) in (0..).zip(parts) {
                    let Some(d) = part else { continue };
                    for lane in lanes(active) {
                        let value = truncated(from[lane as usize] >> (index * bits), bits);
                        self.registers[d as usize][lane as usize] = value;
                    }
                    self.settle(d, active, known);
                }
            }
            Other::Carry {
                d,
                a,
                times,
                b,
                bits,
                subtracts,
                takes,
                gives,
            } => {
                let factor = times.map_or(Lanes::MAX, |(_, factor)| self.known(factor));
                let known = self.known(a) & self.known(b) & factor;
                for lane in lanes(active) {
                    let value = |from: Register| self.registers[from as usize][lane as usize];
                    let [a, b] = match times {
                        Some((part, factor)) => [part(value(a), value(factor)), value(b)],
                        None => [value(a), value(b)],
                    };
                    let carry = u128::from(takes && self.carry >> lane & 1 != 0);
                    let (a, b) = (u128::from(a), u128::from(b));
                    let sum = match subtracts {
                        true => a.wrapping_sub(b).wrapping_sub(carry),
                        false => a + b + carry,
                    };
                    self.registers[d as usize][lane as usize] = truncated(sum as u64, bits);
                    if gives {
                        let out = (sum >> bits & 1) as Lanes;
                        self.carry = self.carry & !(1 << lane) | out << lane;
                    }
                }
                self.settle(d, active, known);
            }
        }
    }

    fn each<const N: usize>(
        &mut self,
        active: Lanes,
        d: Register,
        from: [Register; N],
        f: impl Fn([u64; N]) -> u64,
    ) {
        let known = self.known_of(from, true);
        for lane in lanes(active) {
            let lane = lane as usize;
            let values = from.map(|register| self.registers[register as usize][lane]);
            self.registers[d as usize][lane] = f(values);
        }
        self.settle(d, active, known);
    }
}
