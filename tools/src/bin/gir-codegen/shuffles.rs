//! Shuffles that repeat an element are choices between shuffles that do not, for Hexagon.
//!
//! LLVM 22 has instructions for permutations, and for some repetitions. It builds every other vector word by word, on
//! top of the word that occurs most often, of which it takes one byte for all (`buildHvxVectorReg`).

use std::collections::{HashMap, HashSet};

use inkwell::builder::{Builder, BuilderError};
use inkwell::context::Context;
use inkwell::module::Module;
use inkwell::types::VectorType;
use inkwell::values::{
    AnyValue as _, BasicValue as _, BasicValueEnum, InstructionOpcode, InstructionValue,
    VectorValue,
};

use crate::instructions::{self, vector};

/// The bits of a register of vectors.
const REGISTER: u32 = 1024;

/// Its words of 32 bits.
const WORDS: usize = 32;

/// Replaces the shuffles that repeat elements of a module that is optimised.
pub fn without_repetitions<'c>(context: &'c Context, module: &Module<'c>) -> Result<(), String> {
    let all = instructions::of(module);
    let shuffles: Vec<_> = all.filter_map(Shuffle::of).collect();
    let builder = context.create_builder();
    for shuffle in shuffles {
        let Some(parts) = shuffle.parts() else {
            continue;
        };
        builder.position_before(&shuffle.instruction);
        let result = match shuffle.has_registers() {
            true => shuffle.choose(context, &builder, &parts),
            false => shuffle.by_lanes(context, &builder),
        };
        let result = result.map_err(|error| format!("a shuffle cannot be split: {error}"))?;
        if let Some(result) = result.and_then(|result| result.as_instruction_value()) {
            shuffle.instruction.replace_all_uses_with(&result);
            shuffle.instruction.erase_from_basic_block();
        }
    }
    Ok(())
}

/// The number of a lane in both sources.
type Lane = usize;

/// A shuffle of which some lanes are chosen.
#[derive(Default)]
struct Part {
    /// The lanes of the sources; none where any will do.
    lanes: Vec<Option<Lane>>,
    chosen: Vec<bool>,
}

impl Part {
    /// A shuffle all of whose lanes are chosen.
    fn whole(lanes: &[Option<Lane>]) -> Self {
        Self {
            lanes: lanes.to_vec(),
            chosen: lanes.iter().map(Option::is_some).collect(),
        }
    }

    /// Adds lanes that are not chosen, up to a number of lanes.
    fn extend_to(&mut self, count: usize) {
        self.lanes.resize(count, None);
        self.chosen.resize(count, false);
    }
}

/// A shuffle of vectors that fill half a register or more.
struct Shuffle<'c> {
    instruction: InstructionValue<'c>,
    sources: [VectorValue<'c>; 2],
    /// For each lane that of the sources; none where any will do.
    lanes: Vec<Option<Lane>>,
    bits: u32,
    /// The lanes of a register.
    per_register: usize,
}

impl<'c> Shuffle<'c> {
    fn of(instruction: InstructionValue<'c>) -> Option<Self> {
        if instruction.get_opcode() != InstructionOpcode::ShuffleVector {
            return None;
        }
        let sources = [vector(instruction, 0)?, vector(instruction, 1)?];
        let ty = sources[0].get_type();
        let bits = element_bits(ty)?;
        let per_register = (REGISTER / bits) as usize;
        let lanes = lanes(&instruction.print_to_string().to_string())?;
        let is_long = lanes.len() * bits as usize >= REGISTER as usize / 2;
        is_long.then_some(Self {
            instruction,
            sources,
            lanes,
            bits,
            per_register,
        })
    }

    /// Whether the sources are in registers of vectors. LLVM takes shorter ones apart into their lanes.
    fn has_registers(&self) -> bool {
        self.sources[0].get_type().get_size() * self.bits >= REGISTER / 2
    }

    /// The shuffles that it becomes; none where LLVM has an instruction, or builds the vector of whole words.
    fn parts(&self) -> Option<Vec<Part>> {
        if !self.has_registers() && self.bits == 32 {
            return None;
        }
        let mut parts: Vec<Part> = vec![];
        let mut is_split = false;
        for (index, lanes) in self.lanes.chunks(self.per_register).enumerate() {
            let is_built = self.is_built(lanes);
            is_split |= is_built;
            let own = match is_built {
                true => Self::parts_of_register(lanes),
                false => vec![Part::whole(lanes)],
            };
            for (number, own) in own.into_iter().enumerate() {
                if number == parts.len() {
                    parts.push(Part::default());
                }
                parts[number].extend_to(index * self.per_register);
                parts[number].lanes.extend(own.lanes);
                parts[number].chosen.extend(own.chosen);
            }
        }
        parts
            .iter_mut()
            .for_each(|part| part.extend_to(self.lanes.len()));
        is_split.then_some(parts)
    }

    /// Whether LLVM may build a register of the result of words, of which one occurs more than once, and others too.
    fn is_built(&self, lanes: &[Option<Lane>]) -> bool {
        let mut seen = HashSet::new();
        let words = lanes.chunks(self.per_register / WORDS);
        let words = words.filter(|word| word.iter().any(Option::is_some));
        let repeats = words.filter(|word| !seen.insert(*word)).count() > 0;
        repeats && seen.len() > 1
    }

    /// The shuffles of a register of the result: the first uses of each lane, the second uses, and so on.
    fn parts_of_register(lanes: &[Option<Lane>]) -> Vec<Part> {
        let mut counts: HashMap<Lane, usize> = HashMap::new();
        let turns = lanes.iter().map(|lane| {
            let count = counts.entry((*lane)?).or_default();
            *count += 1;
            Some(*count)
        });
        let turns: Vec<_> = turns.collect();
        let most = turns.iter().flatten().copied().max().unwrap_or_default();
        let part = |turn| {
            let own = lanes.iter().zip(&turns);
            let own = own.map(|(lane, own)| lane.filter(|_| *own == Some(turn)));
            Part::whole(&own.collect::<Vec<_>>())
        };
        (1..=most).map(part).collect()
    }

    /// Chooses between shuffles.
    fn choose(
        &self,
        context: &'c Context,
        builder: &Builder<'c>,
        parts: &[Part],
    ) -> Result<Option<VectorValue<'c>>, BuilderError> {
        let (int, truth) = (context.i32_type(), context.bool_type());
        let mut result: Option<VectorValue<'c>> = None;
        for part in parts {
            let numbers = part.lanes.iter().map(|lane| match lane {
                Some(lane) => int.const_int(*lane as u64, false),
                None => int.get_poison(),
            });
            let numbers = VectorType::const_vector(&numbers.collect::<Vec<_>>());
            let [one, other] = self.sources;
            let shuffled = builder.build_shuffle_vector(one, other, numbers, "")?;
            let Some(others) = result else {
                result = Some(shuffled);
                continue;
            };
            let chosen = part.chosen.iter();
            let chosen = chosen.map(|is_chosen| truth.const_int((*is_chosen).into(), false));
            let chosen = VectorType::const_vector(&chosen.collect::<Vec<_>>());
            result = match builder.build_select(chosen, shuffled, others, "")? {
                BasicValueEnum::VectorValue(chosen) => Some(chosen),
                _ => None,
            };
        }
        Ok(result)
    }

    /// Inserts each lane, for [`super::built_vectors`].
    fn by_lanes(
        &self,
        context: &'c Context,
        builder: &Builder<'c>,
    ) -> Result<Option<VectorValue<'c>>, BuilderError> {
        let int = context.i32_type();
        let ty = self.instruction.get_type().into_vector_type();
        let count = self.sources[0].get_type().get_size() as usize;
        let mut extracted: HashMap<Lane, BasicValueEnum<'c>> = HashMap::new();
        for lane in self.lanes.iter().flatten() {
            let place = int.const_int((lane % count) as u64, false);
            let source = self.sources[lane / count];
            if !extracted.contains_key(lane) {
                let value = builder.build_extract_element(source, place, "")?;
                extracted.insert(*lane, value);
            }
        }
        let mut result = ty.get_poison();
        for (index, lane) in (0..).zip(&self.lanes) {
            let Some(value) = lane.and_then(|lane| extracted.get(&lane)) else {
                continue;
            };
            let index = int.const_int(index, false);
            result = builder.build_insert_element(result, *value, index, "")?;
        }
        Ok(Some(result))
    }
}

fn element_bits(ty: VectorType<'_>) -> Option<u32> {
    use inkwell::types::BasicTypeEnum::{FloatType, IntType};
    match ty.get_element_type() {
        IntType(int) => Some(int.get_bit_width()).filter(|bits| [8, 16, 32].contains(bits)),
        FloatType(float) => Some(float.get_bit_width()).filter(|bits| [16, 32].contains(bits)),
        _ => None,
    }
}

/// The lanes in the text of a shuffle: its last operand, behind the last type. One lane for all is no list.
fn lanes(text: &str) -> Option<Vec<Option<Lane>>> {
    let list = text.rsplit_once(" x i32> ")?.1;
    let list = list.strip_prefix('<')?.split_once('>')?.0;
    let lanes = list
        .split(", ")
        .map(|lane| match lane.trim_start_matches("i32 ") {
            "poison" | "undef" => Some(None),
            number => number.parse().ok().map(Some),
        });
    lanes.collect()
}
