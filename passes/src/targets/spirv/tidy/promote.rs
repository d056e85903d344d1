//! Promotion of function variables to values.
//!
//! The algorithm is that of Braun et al., "Simple and Efficient Construction of Static Single Assignment Form":
//! a load asks the predecessors for the value, and inserts an `OpPhi` where paths join.

use super::{
    function::{Flow, Function, label},
    module::{Code, Module},
    operands,
};
use crate::targets::spirv::binary::first_word;
use rspirv::spirv::Op as Opcode;
use std::collections::{HashMap, HashSet};

/// The maximum number of joins between a load and its stores; a variable with more is kept.
const MOST_MEETINGS: usize = 200;

/// A load or a store of a variable.
#[derive(Clone, Copy)]
struct Access {
    block: usize,
    position: usize,
    /// The result of a load, or the stored value.
    value: u32,
    is_load: bool,
}

/// A variable that is only loaded and stored.
struct Variable {
    ty: u32,
    place: (usize, usize),
    initial: Option<u32>,
    accesses: Vec<Access>,
}

/// Promotes variables of numbers and vectors to values.
pub fn variables(module: &mut Module, function: &mut Function) {
    let mut candidates = candidates(module, function);
    if candidates.is_empty() {
        return;
    }
    collect(module, function, &mut candidates);
    let flow = function.flow(module);
    let mut removed = HashSet::new();
    let mut phis: Phis = HashMap::new();
    let mut order: Vec<_> = candidates.into_iter().collect();
    order.sort_unstable_by_key(|&(id, _)| id);
    for (id, variable) in order {
        let mut values = Values::of(&variable);
        let Some(loaded) = values.loads(module, &flow, &variable) else {
            continue;
        };
        module.instead.extend(loaded);
        module.gone.insert(id);
        removed.insert(variable.place);
        let accesses = variable.accesses.iter();
        removed.extend(accesses.map(|access| (access.block, access.position)));
        values.write(module, function, &flow, &mut phis);
    }
    for (block, number) in function.blocks.iter_mut().zip(0..) {
        let mut position = 0;
        block.retain(|_| {
            position += 1;
            !removed.contains(&(number, position - 1))
        });
    }
    for (block, phis) in phis {
        function.blocks[block].splice(1..1, phis);
    }
}

/// The variables that may be promoted, by id.
fn candidates(module: &Module, function: &Function) -> HashMap<u32, Variable> {
    let mut found = HashMap::new();
    let Some(entry) = function.blocks.first() else {
        return found;
    };
    for (&code, position) in entry.iter().zip(0..) {
        let words = module.words(code);
        if !module.is(code, Opcode::Variable) {
            continue;
        }
        let pointee = module.pointees.get(&words[1]);
        if let Some(&ty) = pointee.filter(|ty| module.shapes.contains_key(ty)) {
            let variable = Variable {
                ty,
                place: (0, position),
                initial: words.get(4).copied(),
                accesses: vec![],
            };
            found.insert(words[2], variable);
        }
    }
    found
}

/// Records the accesses of variables, and drops variables with other uses.
fn collect(module: &mut Module, function: &Function, candidates: &mut HashMap<u32, Variable>) {
    const VOLATILE: u32 = 1;
    for (block, number) in function.blocks.iter().zip(0..) {
        for (&code, position) in block.iter().zip(0..) {
            let words = &mut module.pool[code.start..code.start + code.length];
            let access = match (Opcode::from_u32(words[0] & 0xffff), &*words) {
                (Some(Opcode::Load), &[_, _, value, pointer, ref flags @ ..])
                    if flags.first().is_none_or(|flags| flags & VOLATILE == 0) =>
                {
                    Some((pointer, value, true))
                }
                (Some(Opcode::Store), &[_, pointer, value, ref flags @ ..])
                    if pointer != value
                        && flags.first().is_none_or(|flags| flags & VOLATILE == 0) =>
                {
                    Some((pointer, value, false))
                }
                _ => None,
            };
            let accessed = access.map(|(pointer, ..)| pointer);
            let mut used = vec![];
            operands::each(words, |id| used.push(*id));
            for id in used {
                let is_value = access.is_some_and(|(_, value, is_load)| !is_load && value == id);
                if accessed != Some(id) || is_value {
                    candidates.remove(&id);
                }
            }
            if let Some((pointer, value, is_load)) = access
                && let Some(variable) = candidates.get_mut(&pointer)
            {
                variable.accesses.push(Access {
                    block: number,
                    position,
                    value,
                    is_load,
                });
            }
        }
    }
}

/// The new `OpPhi` instructions of blocks.
type Phis = HashMap<usize, Vec<Code>>;

/// The values of a variable.
struct Values {
    ty: u32,
    initial: Option<u32>,
    at_start: HashMap<usize, u32>,
    at_end: HashMap<usize, u32>,
    /// New `OpPhi`: block, id, and the value from each predecessor.
    phis: Vec<(usize, u32, Vec<u32>)>,
}

impl Values {
    fn of(variable: &Variable) -> Self {
        let stores = variable.accesses.iter().filter(|access| !access.is_load);
        Self {
            ty: variable.ty,
            initial: variable.initial,
            at_start: HashMap::new(),
            at_end: stores.map(|store| (store.block, store.value)).collect(),
            phis: vec![],
        }
    }

    /// The value of each load; `None` if the search takes too long.
    fn loads(
        &mut self,
        module: &mut Module,
        flow: &Flow,
        variable: &Variable,
    ) -> Option<Vec<(u32, u32)>> {
        let mut loaded = vec![];
        let mut current = None;
        for access in &variable.accesses {
            let here = current.filter(|&(block, _)| block == access.block);
            let value = match here {
                Some((_, value)) => value,
                None if access.is_load => self.at_start(module, flow, access.block, 0)?,
                None => access.value,
            };
            if access.is_load {
                loaded.push((access.value, value));
                current = Some((access.block, value));
            } else {
                current = Some((access.block, access.value));
            }
        }
        Some(loaded)
    }

    fn at_start(
        &mut self,
        module: &mut Module,
        flow: &Flow,
        block: usize,
        meetings: usize,
    ) -> Option<u32> {
        let mut way = vec![];
        let mut place = block;
        let value = loop {
            if let Some(&value) = self.at_start.get(&place) {
                break value;
            }
            way.push(place);
            match flow.predecessors[place][..] {
                [] => {
                    let ty = self.ty;
                    break self.initial.unwrap_or_else(|| module.undefined(ty));
                }
                [before] => match self.at_end.get(&before) {
                    Some(&value) => break value,
                    // An unreachable block may precede itself.
                    None if way.contains(&before) && way.len() > 1 => return None,
                    None => place = before,
                },
                ref before => {
                    if meetings == MOST_MEETINGS {
                        return None;
                    }
                    let phi = module.new_id();
                    self.at_start.insert(place, phi);
                    let mut operands = vec![];
                    for &one in before {
                        operands.push(match self.at_end.get(&one) {
                            Some(&value) => value,
                            None => self.at_start(module, flow, one, meetings + 1)?,
                        });
                    }
                    self.phis.push((place, phi, operands));
                    break phi;
                }
            }
            if way.len() > flow.predecessors.len() {
                return None;
            }
        };
        self.at_start
            .extend(way.into_iter().map(|place| (place, value)));
        Some(value)
    }

    /// Creates the new `OpPhi` instructions.
    fn write(self, module: &mut Module, function: &Function, flow: &Flow, phis: &mut Phis) {
        for (block, id, values) in self.phis {
            let length = 3 + 2 * values.len();
            let mut words = vec![first_word(Opcode::Phi, length), self.ty, id];
            for (&from, value) in flow.predecessors[block].iter().zip(values) {
                words.extend([value, label(module, &function.blocks[from])]);
            }
            let code: Code = module.copy(&words);
            phis.entry(block).or_default().push(code);
        }
    }
}
