//! Reads, writes and samples of images. An image and the sampler that was joined with it are two arguments.

use super::instruction::Instruction;
use crate::import::llvm::builtins::{
    Call, Outcome,
    images::{sampled, stored, texel},
};

/// The meaning of an instruction of this family.
pub fn build<'c>(c: &Call<'_, 'c>, instruction: &Instruction<'_>) -> Option<Outcome<'c>> {
    Some(match instruction.name {
        "ImageRead" | "ImageFetch" => {
            only_operands(c, 2).and_then(|()| texel(c, c.arg(0)?, c.arg(1)?))
        }
        "ImageWrite" => {
            only_operands(c, 3).and_then(|()| stored(c, (c.arg(0)?, c.arg(1)?), c.arg(2)?))
        }
        "ImageSampleExplicitLod" => sample_level(c),
        _ => return None,
    })
}

/// Refuses image operands, which begin at a place, but a mask of those that say the sign of texels.
fn only_operands(c: &Call<'_, '_>, at: usize) -> Result<(), String> {
    // SignExtend and ZeroExtend.
    const SIGNS: i64 = 0x3000;
    let is_plain = c.args.len() <= at || (c.args.len() == at + 1 && c.constant(at)? & !SIGNS == 0);
    is_plain.then_some(()).ok_or_else(|| {
        "has image operands, which targets do not have; read or write by coordinates only"
            .to_owned()
    })
}

/// Image, sampler, coordinates, the operands that are there, and the level.
fn sample_level<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    // Lod, and what says the sign of texels.
    const LEVEL: i64 = 2;
    const SIGNS: i64 = 0x3000;
    if c.constant(3)? & !SIGNS != LEVEL {
        return Err("samples with image operands other than the level of detail, which targets do not have; leave them out".to_owned());
    }
    sampled(c, (c.arg(0)?, c.arg(1)?), c.arg(2)?, Some(c.arg(4)?))
}
