//! Images and samplers of an array, chosen by a number that only the run tells.
//!
//! A handle has to be known where it is used, so that each access becomes one for each element of the array, behind
//! comparisons of the number.

use super::{
    body::{Body, Outcome, Val},
    pointers::Choice,
    words::{Id, Inst},
};
use crate::gpu_to_mir::foreign::compare;
use gir_dialects::{
    ir::Value,
    upstream::{arith::CmpIPredicate, cf},
};
use rspirv::spirv::{Decoration, Op};

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// The choice that an operand is.
    fn choice(&self, inst: &Inst<'w>, at: usize) -> Option<Choice<'c>> {
        match self.val(inst.words.get(at).copied()?) {
            Ok(Val::Choice(choice)) => Some(choice),
            _ => None,
        }
    }

    /// Converts an access to an image that the run chooses; false if it accesses none.
    pub fn chosen_image(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        if inst.op == Op::SampledImage {
            return self.join_choices(inst);
        }
        let Some(choice) = self.choice(inst, 0) else {
            return Ok(false);
        };
        match inst.op {
            Op::Image => {
                let each = choice.each.into_iter();
                let each = each.map(|leaves| leaves.into_iter().take(1).collect());
                let choice = Choice {
                    each: each.collect(),
                    ..choice
                };
                self.bind(inst.id()?, Val::Choice(choice));
            }
            Op::ImageTexelPointer => {
                return Err(
                    "points to a texel of an image that only the run tells; branch on the number, and name the image"
                        .to_owned(),
                );
            }
            _ => self.access_each(inst, &choice)?,
        }
        Ok(true)
    }

    /// Images with a sampler, one of which the run chooses, or both by one number.
    fn join_choices(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        let choices = (self.choice(inst, 0), self.choice(inst, 1));
        let joined = |one: &[Value<'c>], other: &[Value<'c>]| [one, other].concat();
        let (index, each) = match choices {
            (None, None) => return Ok(false),
            (Some(images), None) => {
                let sampler = self.parts(inst.word(1)?)?;
                let each = images.each.iter().map(|image| joined(image, &sampler));
                (images.index, each.collect())
            }
            (None, Some(samplers)) => {
                let image = self.parts(inst.word(0)?)?;
                let each = samplers.each.iter().map(|sampler| joined(&image, sampler));
                (samplers.index, each.collect())
            }
            (Some(images), Some(samplers)) if images.index == samplers.index => {
                let pairs = images.each.iter().zip(&samplers.each);
                let each = pairs.map(|(image, sampler)| joined(image, sampler));
                (images.index, each.collect())
            }
            _ => {
                return Err(
                    "joins an image and a sampler that two numbers choose; choose both by one number"
                        .to_owned(),
                );
            }
        };
        self.bind(inst.id()?, Val::Choice(Choice { index, each }));
        Ok(true)
    }

    /// The same access for each element, behind comparisons; the last one for all other numbers.
    fn access_each(&mut self, inst: &Inst<'w>, choice: &Choice<'c>) -> Outcome {
        let image = inst.word(0)?;
        if takes_derivatives(inst.op) && self.is_not_uniform(image) {
            return Err(
                "samples with derivatives an image that neighbours choose differently; state the level or gradients"
                    .to_owned(),
            );
        }
        let types = inst.ty.map(|ty| self.shared.parts(ty)).transpose()?;
        let rest = self.new_block(&types.unwrap_or_default());
        let last = choice.each.len() - 1;
        for (at, leaves) in (0..).zip(&choice.each) {
            let next = match at == last {
                true => None,
                false => {
                    let (here, next) = (self.new_block(&[]), self.new_block(&[]));
                    let number = self.like(choice.index, i64::try_from(at).unwrap_or(i64::MAX));
                    let is_it = compare(&self.b, CmpIPredicate::Eq, choice.index, number);
                    cf::CondBranchOp::build(&self.b, is_it, &[], &[], None, here, next);
                    self.go_on_in(here);
                    Some(next)
                }
            };
            self.bind(image, Val::Parts(leaves.clone()));
            self.image_access(inst)?;
            let values = match inst.result {
                Some(result) => self.parts(result)?,
                None => vec![],
            };
            cf::BranchOp::build(&self.b, &values, rest);
            if let Some(next) = next {
                self.go_on_in(next);
            }
        }
        self.go_on_in(rest);
        self.bind(image, Val::Choice(choice.clone()));
        match inst.result {
            Some(_) => self.set_parts(inst, rest.arguments().collect()),
            None => Ok(()),
        }
    }

    /// Whether the program says that work-items choose differently.
    fn is_not_uniform(&self, image: Id) -> bool {
        let source = self.shared.source;
        let inst = source.defs.get(&image);
        let from = inst.and_then(|inst| inst.words.first().copied());
        let is_marked = |id| source.decoration(id, Decoration::NonUniform).is_some();
        std::iter::once(image).chain(from).any(is_marked)
    }
}

/// Whether a sample finds its level by the derivatives of its coordinates.
fn takes_derivatives(op: Op) -> bool {
    matches!(
        op,
        Op::ImageSampleImplicitLod
            | Op::ImageSampleDrefImplicitLod
            | Op::ImageSampleProjImplicitLod
            | Op::ImageSampleProjDrefImplicitLod
    )
}
