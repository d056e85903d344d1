//! Launches of a binary: as it is on a Vulkan device, and as ours on any.

use std::path::Path;

use gir::{
    opt_level::OptLevel,
    profile::{Permissions, known},
    reflection::{
        schema::{PushConstants, Space},
        slots::Slot,
    },
};
use gir_run::{
    compile_text,
    device::Session,
    element::ElemType,
    failure::Failure,
    program::{CompileRequest, Param, ParamKind, Program},
};

use super::facts::Facts;
use crate::{
    conformance::{
        case::{Argument, Outputs, Plan},
        runner,
    },
    fuzz::random::Generator,
};

/// Words of each buffer.
pub const WORDS: u32 = 4096;

/// A kernel of a module for the profile of a device, in whose description the binary of others is put.
const ANY_KERNEL: &[u8] =
    b"func kernel workgroup_size(1, 1, 1) @k(%p: ptr[global]<u32>) -> void {\nentry:\n  ret\n}\n";

/// The contents of buffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contents {
    /// Integers from 1 to 15: indices that stay within most arrays, divisors that are not zero.
    Integers,
    /// Floats from 1 to 8.75 in steps of a quarter, with which most programs compute exactly; large as integers.
    Floats,
    /// Such floats in buffers of floats, and such integers in the others.
    Typed,
    /// Any words.
    Words,
}

/// The arguments of a launch.
#[derive(Clone, Copy, Debug)]
pub struct Given {
    /// The seed of all random data.
    pub seed: u64,
    /// The contents of buffers.
    pub contents: Contents,
    /// Workgroups in x, y and z.
    pub workgroups: [u32; 3],
}

impl Given {
    /// The bytes of the buffer at a place.
    #[must_use]
    pub fn buffer(&self, slot: Slot) -> Vec<u8> {
        let place = u64::from(slot.set) << 32 | u64::from(slot.binding);
        let mut random = Generator::new(self.seed ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut word = || match self.contents {
            Contents::Integers => 1 + random.below(15),
            Contents::Floats | Contents::Typed => float(random.below(32)).to_bits(),
            Contents::Words => random.bits(),
        };
        (0..WORDS).flat_map(|_| word().to_le_bytes()).collect()
    }

    /// A value of a type as an argument.
    fn value(&self, ty: ElemType, at: usize) -> String {
        let mut random = Generator::new(self.seed.wrapping_add(at as u64 * 977 + 1));
        let mut lane = || match ty.lane().name().starts_with(['f', 'b', 't']) {
            true => format!("{}", float(random.below(32))),
            false => (1 + random.below(15)).to_string(),
        };
        let lanes: Vec<_> = (0..ty.lanes()).map(|_| lane()).collect();
        format!("{ty}:{}", lanes.join(","))
    }
}

#[allow(clippy::cast_precision_loss, reason = "it is below 32")]
fn float(number: u32) -> f32 {
    1.0 + number as f32 * 0.25
}

/// A kernel of a binary.
#[derive(Clone, Copy, Debug)]
pub struct Original<'a> {
    /// The binary.
    pub binary: &'a [u8],
    /// The name of the entry point.
    pub kernel: &'a str,
    /// Its facts.
    pub facts: &'a Facts,
}

impl Original<'_> {
    /// The kernel as read, for a device.
    ///
    /// # Errors
    /// If it has no such form.
    pub fn read(&self, session: &dyn Session, level: OptLevel) -> Result<Program, Failure> {
        let program = compile(
            self.binary,
            "k.spv",
            self.kernel,
            (session.target(), session.form()),
            level,
        )?;
        program.check()?;
        Ok(program)
    }

    /// The results of our form of the kernel on a device.
    ///
    /// # Errors
    /// If the device or its profile lacks something, or the run fails.
    pub fn as_ours(
        &self,
        session: &dyn Session,
        given: &Given,
        level: OptLevel,
    ) -> Result<Outputs, Failure> {
        let program = self.read(session, level)?;
        let plan = self.plan(&program, given)?;
        runner::launch(&program, &plan, session)
    }

    /// The results of the binary itself on a Vulkan device.
    ///
    /// # Errors
    /// If the device lacks something, the kernel has parameters that this does not bind, or the run fails.
    pub fn as_it_is(&self, session: &dyn Session, given: &Given) -> Result<Outputs, Failure> {
        let read = compile(
            self.binary,
            "k.spv",
            self.kernel,
            ("cpu", None),
            OptLevel::O1,
        )?;
        let form = (session.target(), session.form());
        let any = compile(ANY_KERNEL, "k.gir", "k", form, OptLevel::O1)?;
        let plan = self.plan(&read, given)?;
        let (params, arguments) = self.seen_by_driver(&read.params, plan.arguments)?;
        let ends = params.iter().filter_map(|param| match param.kind {
            ParamKind::Scalar { ty, offset } => Some(u64::from(offset) + ty.size() as u64),
            _ => None,
        });
        let program = Program {
            push_constants: ends.max().map(|size| PushConstants {
                size,
                align: 4,
                index: None,
            }),
            code: self.binary.to_vec(),
            format: any.format,
            profile: any.profile,
            entry: self.kernel.to_owned(),
            indices: any.indices,
            subgroup_size: None,
            subgroup_choice: None,
            arguments: vec![],
            params,
            ..read
        };
        let plan = Plan { arguments, ..plan };
        runner::launch(&program, &plan, session)
    }

    /// The parameters that the binary has itself, with their arguments: no lengths, and push constants at their places.
    fn seen_by_driver(
        &self,
        params: &[Param],
        arguments: Vec<Argument>,
    ) -> Result<(Vec<Param>, Vec<Argument>), Failure> {
        let mut places = self.facts.push.iter();
        let mut seen = vec![];
        for (param, argument) in params.iter().zip(arguments) {
            let mut own = param.clone();
            match &mut own.kind {
                ParamKind::Scalar { .. } if self.length(param, params).is_some() => continue,
                ParamKind::Scalar { offset, .. } => {
                    *offset = *places
                        .next()
                        .ok_or_else(|| lacks("push constants of other numbers"))?;
                }
                _ => {}
            }
            seen.push((own, argument));
        }
        Ok(seen.into_iter().unzip())
    }

    /// The length of a buffer's array that a parameter is.
    fn length(&self, param: &Param, params: &[Param]) -> Option<u32> {
        let name = param.name.strip_suffix("_length")?;
        let buffer = params.iter().find(|param| param.name == name)?;
        let ParamKind::Buffer { slot, .. } = &buffer.kind else {
            return None;
        };
        Some(self.facts.arrays.get(slot)?.count(WORDS * 4))
    }

    fn contents_of(&self, given: &Given, slot: Slot) -> Vec<u8> {
        let contents = match given.contents {
            Contents::Typed if !self.facts.floats.contains(&slot) => Contents::Integers,
            contents => contents,
        };
        Given { contents, ..*given }.buffer(slot)
    }

    fn plan(&self, program: &Program, given: &Given) -> Result<Plan, Failure> {
        let arguments = program
            .params
            .iter()
            .enumerate()
            .map(|(at, param)| match &param.kind {
                ParamKind::Buffer { slot, space, .. } => Ok(Argument::Buffer {
                    ty: "u32".to_owned(),
                    bytes: self.contents_of(given, *slot),
                    output: *space == Space::Storage,
                }),
                ParamKind::Scalar { ty, .. } => {
                    Ok(Argument::Text(match self.length(param, &program.params) {
                        Some(length) => format!("u32:{length}"),
                        None => given.value(*ty, at),
                    }))
                }
                _ => Err(lacks("arguments that are no buffers or numbers")),
            });
        Ok(Plan {
            workgroups: given.workgroups,
            arguments: arguments.collect::<Result<_, _>>()?,
            judge: Box::new(|_| Ok(())),
            expected: Box::new(Vec::new),
        })
    }
}

fn lacks(what: &str) -> Failure {
    Failure::Unsupported(format!("the comparison lacks {what}"))
}

fn compile(
    text: &[u8],
    file: &str,
    kernel: &str,
    (target, form): (&str, Option<&str>),
    level: OptLevel,
) -> Result<Program, Failure> {
    let settings = runner::Settings::of(target);
    let request = CompileRequest {
        specialisations: &[],
        source: Path::new(file),
        kernel,
        workgroup_size: None,
        target,
        profiles: &known::BUILT_IN,
        form,
        permissions: Permissions::default(),
        fast_math: false,
        options: settings.options,
        level,
        linked: &[],
        clang_flags: &[],
        check: false,
    };
    Ok(compile_text(text, &request)?)
}
