//! Shuffles that repeat an element are choices between shuffles that do not, for Hexagon.
//!
//! LLVM 22 has instructions for permutations, and for repeated elements of one register only where one network of
//! switches of the processor, `vdelta` or `vrdelta`, has a way for each. It builds every other vector word by word, on
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

/// The bits of a register of vectors.
const REGISTER: u32 = 1024;

/// Its words of 32 bits.
const WORDS: usize = 32;

/// Replaces the shuffles that repeat elements of a module that is optimised.
pub fn without_repetitions<'c>(context: &'c Context, module: &Module<'c>) -> Result<(), String> {
    let functions = module.get_functions();
    let blocks = functions.flat_map(|function| function.get_basic_blocks());
    let all = blocks.flat_map(|block| block.get_instructions());
    let shuffles: Vec<_> = all.filter_map(Shuffle::of).collect();
    let builder = context.create_builder();
    for shuffle in shuffles {
        if shuffle.has_no_instruction() {
            shuffle
                .split(context, &builder)
                .map_err(|error| format!("a shuffle cannot be split: {error}"))?;
        }
    }
    Ok(())
}

/// A shuffle of vectors that fill half a register or more.
struct Shuffle<'c> {
    instruction: InstructionValue<'c>,
    sources: [VectorValue<'c>; 2],
    /// For each lane that of the sources, numbered through; none where any will do.
    lanes: Vec<Option<usize>>,
    /// The lanes of a register.
    per_register: usize,
}

impl<'c> Shuffle<'c> {
    fn of(instruction: InstructionValue<'c>) -> Option<Self> {
        if instruction.get_opcode() != InstructionOpcode::ShuffleVector {
            return None;
        }
        let operand = |index| match instruction.get_operand(index)?.value()? {
            BasicValueEnum::VectorValue(vector) => Some(vector),
            _ => None,
        };
        let sources = [operand(0)?, operand(1)?];
        let bits = element_bits(sources[0].get_type())?;
        let lanes = lanes(&instruction.print_to_string().to_string())?;
        let is_long = lanes.len() * bits as usize >= REGISTER as usize / 2;
        is_long.then_some(Self {
            instruction,
            sources,
            lanes,
            per_register: (REGISTER / bits) as usize,
        })
    }

    /// Whether LLVM builds a register of the result word by word, of words that occur more than once.
    fn has_no_instruction(&self) -> bool {
        let registers = self.lanes.chunks(self.per_register);
        let mut registers = registers.filter(|lanes| self.repeats_a_word(lanes));
        registers.any(|lanes| {
            let register = |lane: &usize| lane / self.per_register;
            let used: HashSet<_> = lanes.iter().flatten().map(register).collect();
            let source = self.sources[0].get_type().get_size() as usize;
            let is_register = source.is_multiple_of(self.per_register);
            used.len() > 1 || !is_register || !is_routed(lanes, self.per_register)
        })
    }

    /// Whether a register of the result has two words of the same lanes.
    fn repeats_a_word(&self, lanes: &[Option<usize>]) -> bool {
        let mut seen = HashSet::new();
        let words = lanes.chunks(self.per_register / WORDS);
        let mut words = words.filter(|word| word.iter().any(Option::is_some));
        words.any(|word| !seen.insert(word))
    }

    /// Replaces the shuffle by one for the first use of each element, one for the second, and so on.
    fn split(self, context: &'c Context, builder: &Builder<'c>) -> Result<(), BuilderError> {
        let mut uses = vec![];
        for lanes in self.lanes.chunks(self.per_register) {
            let mut counts: HashMap<usize, usize> = HashMap::new();
            uses.extend(lanes.iter().map(|lane| {
                let count = counts.entry((*lane)?).or_default();
                *count += 1;
                Some(*count)
            }));
        }
        let most = uses.iter().flatten().copied().max().unwrap_or_default();
        builder.position_before(&self.instruction);
        let (int, truth) = (context.i32_type(), context.bool_type());
        let mut result: Option<VectorValue<'c>> = None;
        for turn in 1..=most {
            let now = |index: usize| uses[index] == Some(turn);
            let numbers = self
                .lanes
                .iter()
                .enumerate()
                .map(|(index, lane)| match lane {
                    Some(lane) if now(index) => int.const_int(*lane as u64, false),
                    _ => int.get_poison(),
                });
            let numbers = VectorType::const_vector(&numbers.collect::<Vec<_>>());
            let [one, other] = self.sources;
            let part = builder.build_shuffle_vector(one, other, numbers, "")?;
            let Some(others) = result else {
                result = Some(part);
                continue;
            };
            let truths =
                (0..self.lanes.len()).map(|index| truth.const_int(now(index).into(), false));
            let truths = VectorType::const_vector(&truths.collect::<Vec<_>>());
            result = match builder.build_select(truths, part, others, "")? {
                BasicValueEnum::VectorValue(chosen) => Some(chosen),
                _ => None,
            };
        }
        if let Some(result) = result.and_then(|result| result.as_instruction_value()) {
            self.instruction.replace_all_uses_with(&result);
            self.instruction.erase_from_basic_block();
        }
        Ok(())
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

/// The lanes in the text of a shuffle: its last operand, a list.
fn lanes(text: &str) -> Option<Vec<Option<usize>>> {
    let list = text.rsplit_once("<i32 ")?.1;
    let list = list.split_once('>')?.0;
    let lanes = list
        .split(", ")
        .map(|lane| match lane.trim_start_matches("i32 ") {
            "poison" | "undef" => Some(None),
            number => number.parse().ok().map(Some),
        });
    lanes.collect()
}

/// Whether one of both networks has a way for each lane. A network has a stage for each bit of a lane's number, which
/// moves a lane where that bit of its source differs; two sources must not meet.
fn is_routed(lanes: &[Option<usize>], per_register: usize) -> bool {
    let stages = per_register.ilog2();
    let in_register = |lane: &Option<usize>| lane.map(|lane| lane % per_register);
    let lanes: Vec<_> = lanes.iter().map(in_register).collect();
    has_way(&lanes, 0..stages) || has_way(&lanes, (0..stages).rev())
}

/// Whether no two sources meet behind a stage of a network, whose stages move the bits of a lane's number in an order.
fn has_way(lanes: &[Option<usize>], bits: impl Iterator<Item = u32>) -> bool {
    let mut moved = 0;
    for bit in bits {
        moved |= 1 << bit;
        let mut sources = HashMap::new();
        let pairs = lanes.iter().enumerate();
        for (to, from) in pairs.filter_map(|(to, from)| Some((to, (*from)?))) {
            let place = to & moved | from & !moved;
            if *sources.entry(place).or_insert(from) != from {
                return false;
            }
        }
    }
    true
}
