//! A launch: a program with its arguments bound, checked against the parameters.

use super::argument::Argument;
use super::element::ElemType;
use super::failure::Failure;
use super::image::{Extents, Format, ImageArgument, SAMPLER_FORM, Sampler};
use super::length;
use super::limits::TimeLimit;
use super::program::{DynamicShared, Global, ImageUse, Param, ParamKind, Program};
use gir::reflection::{schema::Space, slots::Slot};

/// Everything a device needs to run a kernel.
#[derive(Clone, Debug)]
pub struct Launch<'p> {
    /// The kernel.
    pub program: &'p Program,
    /// Its arguments.
    pub bindings: Bindings,
    /// Workgroups in x, y and z.
    pub workgroups: [u32; 3],
    /// How many times to run it, every time from the same arguments; at least 1.
    pub repeat: u32,
    /// The limit on the time of all runs.
    pub timeout: TimeLimit,
    /// Whether the program has checks, and the device monitors it.
    pub check: bool,
}

impl Launch<'_> {
    /// Says that the kernel has taken too long.
    #[must_use]
    pub fn timed_out(&self) -> Failure {
        self.timeout
            .exceeded(format_args!("kernel '{}'", self.program.entry))
    }
}

/// The workgroups to launch, where the source has a number of them: one may compute several of the source.
///
/// # Errors
/// If they are not whole tiles.
pub fn workgroups(program: &Program, of_source: [u32; 3]) -> Result<[u32; 3], Failure> {
    let mut launched = of_source;
    for (axis, (count, tile)) in launched.iter_mut().zip(program.tile).enumerate() {
        if *count % tile != 0 {
            let axis = ["x", "y", "z"][axis];
            return Err(Failure::Mistake(format!(
                "kernel '{}' computes tiles of {tile} workgroups along {axis}, and {count} are no multiple of that; choose another number of workgroups, or another factor of --mir-tile-workgroups",
                program.entry
            )));
        }
        *count /= tile;
    }
    Ok(launched)
}

/// The arguments in the device's terms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bindings {
    /// One buffer for each pointer parameter, then one for each global.
    pub buffers: Vec<Buffer>,
    /// The images.
    pub images: Vec<Image>,
    /// The samplers.
    pub samplers: Vec<BoundSampler>,
    /// The scalars.
    pub push_constants: Vec<u8>,
    /// Element counts of dynamic shared arrays, by specialisation constant.
    pub spec_constants: Vec<(u32, u32)>,
    /// Bytes of shared memory a workgroup needs, known and dynamic.
    pub shared_size: u64,
}

/// A buffer to bind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buffer {
    /// Its parameter or global.
    pub owner: Owner,
    /// Its binding; none if the kernel only takes its address.
    pub slot: Option<Slot>,
    /// The place in the push constants for its address.
    pub address: Option<u32>,
    /// The type that its pointer points to.
    pub elem: ElemType,
    /// The kind of its binding: storage or uniform.
    pub space: Space,
    /// Its initial contents.
    pub contents: Contents,
    /// The shape of the NumPy file of its contents, where that file holds the scalars of `elem`.
    pub shape: Option<Vec<usize>>,
    /// Whether the device returns its bytes after the run.
    pub read_back: bool,
}

/// An image to bind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// Its parameter or global.
    pub owner: Owner,
    /// Where it is bound.
    pub slot: Slot,
    /// The kernel's use of it.
    pub used: ImageUse,
    /// How texels are stored.
    pub format: Format,
    /// Its extents in texels.
    pub extents: Extents,
    /// Its initial contents, level after level.
    pub contents: Contents,
    /// Whether the device returns the texels of level 0 after the run.
    pub read_back: bool,
}

/// A sampler to bind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoundSampler {
    /// Where it is bound.
    pub slot: Slot,
    /// Its filter, address mode and coordinates.
    pub sampler: Sampler,
}

/// The parameter or the global of a buffer. It prints as in the source: `%x`, `@lut`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A parameter.
    Param {
        /// Its index, scalars counted.
        index: usize,
        /// Its name.
        name: String,
    },
    /// A global's name.
    Global(String),
}

impl std::fmt::Display for Owner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Param { name, .. } => write!(f, "%{name}"),
            Self::Global(name) => write!(f, "@{name}"),
        }
    }
}

/// The initial bytes of a buffer. Zeros are not spelled out before the device has agreed to the
/// size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contents {
    /// These bytes.
    Bytes(Vec<u8>),
    /// So many zero bytes.
    Zeros(u64),
}

impl Contents {
    /// The size in bytes.
    #[must_use]
    pub fn len(&self) -> u64 {
        match self {
            Self::Bytes(bytes) => bytes.len() as u64,
            Self::Zeros(len) => *len,
        }
    }

    /// Whether it is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Binds `arguments` to the parameters of `program` and `globals`, given as name and argument, to
/// its globals.
///
/// # Errors
/// Lists every argument that does not fit, one a line, with its parameter and the expected form.
pub fn bind(
    program: &Program,
    arguments: &[String],
    globals: &[(String, String)],
) -> Result<Bindings, Failure> {
    check_argument_count(program, arguments.len())?;
    let mut binder = Binder {
        bindings: Bindings {
            push_constants: vec![0; program.push_constant_size() as usize],
            shared_size: program.shared_size,
            ..Bindings::default()
        },
        mistakes: Vec::new(),
    };
    binder.bind_params(program, arguments);
    binder.bind_globals(program, globals);
    match binder.mistakes.is_empty() {
        true => Ok(binder.bindings),
        false => Err(Failure::Mistake(binder.mistakes.join("\n"))),
    }
}

fn check_argument_count(program: &Program, given: usize) -> Result<(), Failure> {
    let params = program
        .params
        .iter()
        .map(|param| format!("%{} ({})", param.name, expected_form(&param.kind)));
    let dynamic = program
        .dynamic_global
        .iter()
        .map(|global| format!("@{} (shared:BYTES)", global.name));
    let wanted: Vec<String> = params.chain(dynamic).collect();
    if wanted.len() == given {
        return Ok(());
    }
    let order = match wanted.is_empty() {
        true => String::new(),
        false => format!("; in this order: {}", wanted.join(", ")),
    };
    Err(Failure::Mistake(format!(
        "kernel '{}' takes {} '--arg', {given} given{order}",
        program.entry,
        wanted.len(),
    )))
}

/// The form of arguments for a kind of parameters.
pub(super) fn expected_form(kind: &ParamKind) -> String {
    match kind {
        ParamKind::Buffer { elem, .. } | ParamKind::Address { elem, .. } => {
            format!("@FILE.npy, raw:@FILE.npy or zeros:{elem}:COUNT")
        }
        ParamKind::Scalar { ty, .. } => format!("{ty}:VALUE"),
        ParamKind::DynamicShared(_) => "shared:BYTES".to_owned(),
        ParamKind::Image { image, .. } => ImageArgument::form(image.kind),
        ParamKind::Sampler { .. } => SAMPLER_FORM.to_owned(),
    }
}

/// The bindings so far, and the errors on the way.
struct Binder {
    bindings: Bindings,
    mistakes: Vec<String>,
}

impl Binder {
    fn bind_params(&mut self, program: &Program, arguments: &[String]) {
        let params = || program.params.iter().zip(arguments).enumerate();
        for (index, (param, text)) in params() {
            let bound = text.parse().and_then(|argument| match argument {
                // The buffer may come later.
                Argument::Length(_) => Ok(()),
                argument => self.bind_param(index, param, argument),
            });
            self.note(bound, || format!("argument {index} (%{})", param.name));
        }
        for (index, (param, text)) in params() {
            if let Ok(Argument::Length(of)) = text.parse() {
                let length = length::of(program, &self.bindings, &param.kind, of);
                let bound = length.and_then(|value| match value {
                    Some(value) => self.bind_param(index, param, value),
                    None => Ok(()),
                });
                self.note(bound, || format!("argument {index} (%{})", param.name));
            }
        }
        if let (Some(global), Some(text)) =
            (&program.dynamic_global, arguments.get(program.params.len()))
        {
            let bound = text.parse().and_then(|argument| match argument {
                Argument::Shared(bytes) => self.bind_shared(global.shared, bytes),
                other => Err(format!("expected shared:BYTES, got {other}")),
            });
            let index = program.params.len();
            self.note(bound, || format!("argument {index} (@{})", global.name));
        }
    }

    fn note(&mut self, bound: Result<(), String>, place: impl FnOnce() -> String) {
        if let Err(what) = bound {
            self.mistakes.push(format!("{}: {what}", place()));
        }
    }

    fn bind_param(
        &mut self,
        index: usize,
        param: &Param,
        argument: Argument,
    ) -> Result<(), String> {
        let owner = || Owner::Param {
            index,
            name: param.name.clone(),
        };
        match (&param.kind, argument) {
            (
                ParamKind::Buffer { slot, elem, space },
                argument @ (Argument::File(_) | Argument::Zeros { .. }),
            ) => {
                let place = (Some(*slot), None);
                let buffer = buffer(owner(), place, *elem, argument)?;
                let space = *space;
                self.bindings.buffers.push(Buffer { space, ..buffer });
                Ok(())
            }
            (
                ParamKind::Address { offset, elem },
                argument @ (Argument::File(_) | Argument::Zeros { .. }),
            ) => {
                let place = (None, Some(*offset));
                let buffer = buffer(owner(), place, *elem, argument)?;
                self.bindings.buffers.push(buffer);
                Ok(())
            }
            (ParamKind::Image { slot, image }, Argument::Image(given))
                if given.kind == image.kind =>
            {
                let image = bound_image(owner(), *slot, *image, &given)?;
                self.bindings.images.push(image);
                Ok(())
            }
            (ParamKind::Sampler { slot }, Argument::Sampler(sampler)) => {
                let slot = *slot;
                self.bindings.samplers.push(BoundSampler { slot, sampler });
                Ok(())
            }
            (ParamKind::Scalar { ty, offset }, Argument::Value { elem, bytes }) if elem == *ty => {
                let start = *offset as usize;
                self.bindings.push_constants[start..start + bytes.len()].copy_from_slice(&bytes);
                Ok(())
            }
            (ParamKind::DynamicShared(shared), Argument::Shared(bytes)) => {
                self.bind_shared(*shared, bytes)
            }
            (kind, other) => Err(format!("expected {}, got {other}", expected_form(kind))),
        }
    }

    fn bind_shared(&mut self, shared: DynamicShared, bytes: u64) -> Result<(), String> {
        let size = shared.elem.size() as u64;
        if bytes == 0 || !bytes.is_multiple_of(size) {
            return Err(format!(
                "{bytes} bytes are not one or more elements of {}",
                shared.elem
            ));
        }
        let count = u32::try_from(bytes / size)
            .map_err(|_| format!("{bytes} bytes of shared memory are more than any device has"))?;
        self.bindings.spec_constants.push((shared.spec_id, count));
        self.bindings.shared_size = self.bindings.shared_size.saturating_add(bytes);
        Ok(())
    }

    fn bind_globals(&mut self, program: &Program, given: &[(String, String)]) {
        for (position, (name, _)) in given.iter().enumerate() {
            let named = || program.globals.iter().filter(|global| !global.is_table());
            if !named().any(|global| global.name == *name) {
                let known: Vec<String> =
                    named().map(|global| format!("'{}'", global.name)).collect();
                let known = match known.is_empty() {
                    true => "none".to_owned(),
                    false => known.join(", "),
                };
                self.mistakes.push(format!(
                    "--global '{name}': the kernel has no such global in a buffer; it has {known}"
                ));
            } else if given[..position].iter().any(|(earlier, _)| earlier == name) {
                self.mistakes
                    .push(format!("--global '{name}' is given twice"));
            }
        }
        for global in &program.globals {
            let text = given
                .iter()
                .find(|(name, _)| *name == global.name)
                .map(|(_, text)| text);
            match global_buffer(global, text) {
                Ok(buffer) => self.bindings.buffers.push(buffer),
                Err(what) => self
                    .mistakes
                    .push(format!("--global '{}': {what}", global.name)),
            }
        }
    }
}

fn global_buffer(global: &Global, text: Option<&String>) -> Result<Buffer, String> {
    let owner = Owner::Global(global.name.clone());
    let len = global.byte_len().ok_or("it is larger than memory")?;
    let Some(text) = text else {
        let contents = global
            .init
            .clone()
            .map_or(Contents::Zeros(len), Contents::Bytes);
        return Ok(Buffer {
            owner,
            slot: Some(global.slot),
            address: global.address,
            elem: global.elem,
            space: Space::Storage,
            contents,
            shape: None,
            read_back: false,
        });
    };
    let place = (Some(global.slot), global.address);
    let buffer = buffer(owner, place, global.elem, text.parse()?)?;
    match buffer.contents.len() {
        given if given == len => Ok(buffer),
        given => Err(format!(
            "{given} bytes given, the global has {len} ({} × {})",
            global.count, global.elem
        )),
    }
}

fn bound_image(
    owner: Owner,
    slot: Slot,
    used: ImageUse,
    given: &ImageArgument,
) -> Result<Image, String> {
    let (format, extents) = (given.format, given.extents);
    if format.class() != used.class {
        return Err(format!(
            "{format} has texels of {}, the kernel takes {}",
            format.class(),
            used.class
        ));
    }
    let size = extents.size(format).unwrap_or(u64::MAX);
    let contents = match &given.file {
        None => Contents::Zeros(size),
        Some(file) => Contents::Bytes(file.read(format.scalar())?.bytes),
    };
    match contents.len() {
        len if len == size => Ok(Image {
            owner,
            slot,
            used,
            format,
            extents,
            contents,
            read_back: false,
        }),
        len => Err(format!("{len} bytes given, the image has {size}")),
    }
}

/// A buffer that has a binding, or whose address is passed, or both.
fn buffer(
    owner: Owner,
    (slot, address): (Option<Slot>, Option<u32>),
    elem: ElemType,
    argument: Argument,
) -> Result<Buffer, String> {
    let (contents, shape) = match argument {
        Argument::File(file) => {
            let given = file.read(elem.lane())?;
            (Contents::Bytes(given.bytes), given.shape)
        }
        Argument::Zeros { elem, count } => (Contents::Zeros(count * elem.size() as u64), None),
        other => {
            return Err(format!(
                "expected @FILE.npy, raw:@FILE.npy or zeros:{elem}:COUNT, got {other}"
            ));
        }
    };
    if !contents.len().is_multiple_of(elem.size() as u64) {
        return Err(format!(
            "{} bytes are not a whole number of {elem} elements of {} bytes",
            contents.len(),
            elem.size()
        ));
    }
    Ok(Buffer {
        owner,
        slot,
        address,
        elem,
        space: Space::Storage,
        contents,
        shape,
        read_back: false,
    })
}
