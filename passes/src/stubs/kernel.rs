//! The kernels of a module, as the functions for hosts take them.

use super::element::Element;
use super::names::Names;
use crate::compile::Artifact;
use crate::reflection::schema::{
    Entry, Global, LaunchArgument, Parameter, ParameterKind, Resource, ResourceType, Space,
    SpecConstant, Stage,
};

/// A compiled module.
pub struct Module<'a> {
    /// Its bytes.
    pub code: &'a [u8],
    /// Its target.
    pub target: &'a str,
    /// Its kernels.
    pub kernels: Vec<Kernel<'a>>,
}

/// A kernel.
pub struct Kernel<'a> {
    /// Its name, legal in all languages.
    pub name: String,
    /// The name by which the driver finds it.
    pub symbol: &'a str,
    /// Its workgroup size; chosen by the host if `None`.
    pub workgroup_size: Option<[u32; 3]>,
    /// The specialisation constants of the workgroup size, if the host sets it by them.
    pub workgroup_size_ids: Option<[u32; 3]>,
    /// Its parameters, then the globals in buffers that it uses.
    pub arguments: Vec<Argument>,
    /// The size of the block of values in bytes.
    pub block_size: u64,
    /// The arguments of a launch, where a driver takes them as one block.
    pub launch: &'a [LaunchArgument],
}

/// A parameter, or a global in a buffer.
pub struct Argument {
    /// Its name, legal in all languages.
    pub name: String,
    /// Its origin.
    pub source: Source,
    /// Its type, or that of its elements.
    pub element: Element,
    /// The way it is passed.
    pub kind: Kind,
}

/// The origin of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A parameter, by its index.
    Parameter(u32),
    /// A global in a buffer, by its name.
    Global(String),
}

/// The way an argument is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A buffer that is bound.
    Buffer {
        /// The descriptor set.
        set: u32,
        /// The binding in it.
        binding: u32,
        /// Whether it is a uniform buffer.
        is_uniform: bool,
    },
    /// A value at an offset of the block.
    Value {
        /// The offset in bytes.
        offset: u64,
    },
    /// Shared memory, whose number of elements the launch decides.
    Shared {
        /// The specialisation constant with that number, if the host sets it so.
        spec_id: Option<u32>,
    },
}

impl<'a> Module<'a> {
    /// The module of an artifact.
    ///
    /// # Errors
    /// Names the part without a form here.
    pub fn of(artifact: &'a Artifact) -> Result<Self, String> {
        let reflection = &artifact.reflection;
        let mut globals = reflection.globals.iter();
        let is_filled =
            |global: &&Global| global.binding.is_some() && global.initial_bytes.is_some();
        if let Some(global) =
            globals.find(|it| is_filled(it) || it.printf.is_some() || it.variable.is_some())
        {
            let name = &global.name;
            return Err(format!(
                "the host fills global '{name}', which no function does yet"
            ));
        }
        let mut names = Names::default();
        let kernels = reflection
            .entries
            .iter()
            .map(|entry| Kernel::of(entry, &reflection.globals, &mut names));
        Ok(Self {
            code: &artifact.bytes,
            target: reflection.target.as_deref().unwrap_or_default(),
            kernels: kernels.collect::<Result<_, _>>()?,
        })
    }
}

impl<'a> Kernel<'a> {
    fn of(entry: &'a Entry, globals: &[Global], names: &mut Names) -> Result<Self, String> {
        let lacks = |what: &str| {
            Err(format!(
                "kernel '{}' {what}, which no function passes yet",
                entry.name
            ))
        };
        if entry.stage != Stage::Compute {
            return lacks("is a stage of drawing");
        }
        if !entry.global_addresses.is_empty() {
            return lacks("takes the address of a global");
        }
        let is_buffer = |kind| kind == ResourceType::Buffer;
        if !entry
            .resources
            .iter()
            .all(|resource| is_buffer(resource.kind))
        {
            return lacks("has an image or a sampler");
        }
        if entry
            .parameters
            .iter()
            .any(|parameter| parameter.member.is_some())
        {
            return lacks("has a structure as a parameter");
        }
        let is_shared = |parameter: &Parameter| parameter.kind == ParameterKind::Shared;
        if entry.shared_memory.dynamic && !entry.parameters.iter().any(is_shared) {
            return lacks("has a global in shared memory that the launch sizes");
        }
        if entry.tile.is_some() {
            return lacks("computes several workgroups of the source in one");
        }
        let is_set = |constant: &SpecConstant| !constant.name.is_empty();
        if entry.spec_constants.iter().any(is_set) {
            return lacks("has specialisation constants of its own");
        }
        let mut own = Names::default();
        let arguments = (0..)
            .zip(&entry.parameters)
            .map(|(index, parameter)| argument(entry, index, parameter, &mut own));
        let mut arguments = arguments.collect::<Result<Vec<_>, _>>()?;
        let buffers = entry.resources.iter().filter(|it| it.parameter.is_none());
        let of_globals = buffers.map(|resource| global(resource, globals, &mut own));
        arguments.extend(of_globals.collect::<Result<Vec<_>, _>>()?);
        Ok(Self {
            name: names.legal(&entry.name),
            symbol: entry.symbol(),
            workgroup_size: entry.workgroup_size,
            workgroup_size_ids: entry.workgroup_size_ids,
            arguments,
            block_size: entry.push_constants.map_or(0, |block| block.size),
            launch: &entry.arguments,
        })
    }

    /// The arguments with their descriptor sets, bindings and whether they are uniform buffers.
    pub fn buffers(&self) -> impl Iterator<Item = (&Argument, u32, u32, bool)> {
        self.arguments
            .iter()
            .filter_map(|argument| match argument.kind {
                Kind::Buffer {
                    set,
                    binding,
                    is_uniform,
                } => Some((argument, set, binding, is_uniform)),
                _ => None,
            })
    }
}

/// The buffer of a global, an argument behind those of the parameters.
fn global(resource: &Resource, globals: &[Global], names: &mut Names) -> Result<Argument, String> {
    let name = resource.name.as_deref().unwrap_or_default();
    let found = globals.iter().find(|global| global.name == name);
    let ty = found.and_then(|global| global.ty.as_deref());
    let element = ty.and_then(Element::read);
    let element = element.ok_or_else(|| {
        format!("global '{name}' has a type that has no form in the host's language")
    })?;
    let kind = Kind::Buffer {
        set: resource.set,
        binding: resource.binding,
        is_uniform: resource.space == Space::Uniform,
    };
    Ok(Argument {
        name: names.legal(name),
        source: Source::Global(name.to_owned()),
        element,
        kind,
    })
}

fn argument(
    entry: &Entry,
    index: u32,
    parameter: &Parameter,
    names: &mut Names,
) -> Result<Argument, String> {
    let shown = parameter
        .name
        .clone()
        .unwrap_or_else(|| format!("argument{index}"));
    let refused = |what: &str| format!("parameter '%{shown}' of kernel '{}' {what}", entry.name);
    let ty = parameter.ty.as_deref().unwrap_or_default();
    let element = Element::read(ty).ok_or_else(|| {
        refused(&format!(
            "has the type '{ty}', which has no form in the host's language"
        ))
    })?;
    let lacking = || refused("has no place in the reflection; this is an internal error");
    let kind = match parameter.kind {
        ParameterKind::Resource => Kind::Buffer {
            set: parameter.set.ok_or_else(lacking)?,
            binding: parameter.binding.ok_or_else(lacking)?,
            is_uniform: is_uniform(entry, index),
        },
        ParameterKind::Value => Kind::Value {
            offset: parameter.offset.ok_or_else(lacking)?,
        },
        ParameterKind::Shared => Kind::Shared {
            spec_id: parameter.spec_id,
        },
        ParameterKind::Address => {
            return Err(refused(
                "is passed by its address, which no function passes yet",
            ));
        }
        ParameterKind::Input => return Err(refused("is an input of a stage")),
    };
    Ok(Argument {
        name: names.legal(&shown),
        source: Source::Parameter(index),
        element,
        kind,
    })
}

fn is_uniform(entry: &Entry, index: u32) -> bool {
    let mut resources = entry.resources.iter();
    resources.any(|resource| resource.parameter == Some(index) && resource.space == Space::Uniform)
}
