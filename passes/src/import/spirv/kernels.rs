//! Functions and kernels: parameters, resources, attributes.
//!
//! Variables of the module that a function uses are its parameters, behind its own: buffers, images, variables of the
//! work-item. Those of an entry point are the resources of the kernel, in the order of their sets and bindings; then
//! the lengths that the program asks for, then the members of the push constants in order.

use super::{
    body::{Body, Outcome, Val, plain},
    pointers::{At, Bytes, Columns, Pointer},
    shared::Shared,
    signatures,
    source::{EntryPoint, Function},
    types::Ty,
    words::{Id, Inst},
};
use crate::import::llvm::handles::{Addressing, Sampler};
use gir_dialects::{
    ir::{Block, OpView as _, Type, Value},
    mir,
    upstream::func,
};
use rspirv::spirv::{Decoration, ExecutionModel, StorageClass};

/// The reason why a function has no conversion, at an instruction.
pub type Refused<'w> = (Inst<'w>, String);

/// The meaning of some parameters of a function of mir.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// A parameter of its own, by number.
    Own(usize),
    /// A variable of the module.
    Variable(Id),
    /// The length of one.
    Length(Id),
    /// A sampler of the program.
    Sampler(Id),
}

/// Parameters of one role.
pub struct Parameters<'c> {
    /// Their role.
    pub role: Role,
    /// Their types.
    pub types: Vec<Type<'c>>,
    /// Their names, in order.
    pub names: Vec<String>,
}

/// The types of a parameter of a function.
///
/// # Errors
/// If mir has none.
pub fn parameter_types<'c>(
    shared: &Shared<'_, '_, 'c>,
    parameter: &Inst<'_>,
    is_kernel: bool,
) -> Result<Vec<Type<'c>>, String> {
    let ty = parameter.type_id()?;
    let id = parameter.id()?;
    if is_kernel && let Some(pointee) = shared.passed_by_value(ty) {
        return shared.parts(pointee);
    }
    if let Some(pointee) = shared.held_behind(ty) {
        return shared.parts(pointee);
    }
    if let Some(&element) = shared.elements.get(&id) {
        let (class, _) = shared.types.pointee(ty)?;
        return Ok(vec![shared.pointer(class, element)?]);
    }
    shared.parts(ty)
}

/// The types that a function returns.
///
/// # Errors
/// If mir has none.
pub fn result_types<'c>(
    shared: &Shared<'_, '_, 'c>,
    function: &Function<'_>,
) -> Result<Vec<Type<'c>>, String> {
    let ty = function.inst.type_id()?;
    match shared.types.get(ty) {
        Ty::Void => Ok(vec![]),
        _ => shared.parts(ty),
    }
}

impl<'c> Shared<'_, '_, 'c> {
    /// The variables whose lengths a function asks for.
    pub fn lengths(&self, function: Id) -> Vec<Id> {
        let used = self.uses.variables.get(&function).into_iter().flatten();
        let asked = used.filter(|id| self.uses.lengths.contains(id));
        asked.copied().collect()
    }

    /// The structure behind a pointer that a kernel takes: OpenCL passes it by value.
    pub fn passed_by_value(&self, ty: Id) -> Option<Id> {
        let (class, pointee) = self.types.pointee(ty).ok()?;
        (class == StorageClass::Function).then_some(pointee)
    }

    /// The samplers of the program that a function uses.
    pub fn samplers(&self, function: Id) -> Vec<Id> {
        let used = self.uses.samplers.get(&function).into_iter().flatten();
        used.copied().collect()
    }

    /// Whether a variable is the push constants.
    pub fn is_push(&self, id: Id) -> bool {
        self.variable(id)
            .is_ok_and(|(class, _)| class == StorageClass::PushConstant)
    }

    /// The set and the binding of a resource.
    pub fn binding(&self, id: Id) -> (u32, u32) {
        let word = |kind| self.source.decoration_word(id, kind);
        let set = word(Decoration::DescriptorSet).unwrap_or(0);
        (set, word(Decoration::Binding).unwrap_or(u32::MAX))
    }

    /// The type of the length of a buffer; of several, the pointer to their lengths.
    ///
    /// # Errors
    /// If the variable is none.
    fn length_type(&self, id: Id) -> Result<Type<'c>, String> {
        let word = self.int(32);
        match self.buffers(self.variable(id)?.1) {
            Some(_) => self.pointer(StorageClass::StorageBuffer, word),
            None => Ok(word),
        }
    }

    fn length_name(&self, id: Id) -> String {
        let is_one = self
            .variable(id)
            .is_ok_and(|(_, ty)| self.buffers(ty).is_none());
        let ending = if is_one { "length" } else { "lengths" };
        format!("{}_{ending}", self.variable_name(id))
    }

    /// The name of a variable: its own, that of the only member of its block, by which programs know it then, or that
    /// of its type.
    fn variable_name(&self, id: Id) -> String {
        let own = self.source.name(id);
        let of_type = || {
            let (_, ty) = self.variable(id).ok()?;
            let member = match self.types.get(ty) {
                Ty::Struct { members } if members.len() == 1 => self.source.member_name(id, ty, 0),
                _ => None,
            };
            member.map(String::as_str).or_else(|| self.source.name(ty))
        };
        let name = own.or_else(of_type).map(plain);
        name.unwrap_or_else(|| format!("v{id}"))
    }
}

/// Makes a function of mir; a kernel for an entry point.
///
/// # Errors
/// At the first instruction that has no conversion.
pub fn convert<'w, 'c>(
    shared: &Shared<'_, 'w, 'c>,
    module: Block<'c>,
    function: &Function<'w>,
    entry_point: Option<(&EntryPoint<'w>, &str)>,
) -> Result<func::FuncOp<'c>, Refused<'w>> {
    let here = |why| (function.inst, why);
    let all = parameters(shared, function, entry_point.is_some()).map_err(here)?;
    let results = result_types(shared, function).map_err(here)?;
    let held = shared.held_results(&function.parameters).map_err(here)?;
    let returned = [&results[..], &held].concat();
    let (new, entry) = signatures::declare(shared, module, function, entry_point, &all, &returned)
        .map_err(here)?;
    let mut body = Body::new(shared, function, (new.op(), entry));
    body.results = results;
    body.is_kernel = entry_point.is_some();
    body.receive(&all, entry).map_err(here)?;
    if let Some((point, _)) = entry_point {
        body.start(point).map_err(here)?;
    }
    body.blocks()?;
    Ok(new)
}

fn parameters<'c>(
    shared: &Shared<'_, '_, 'c>,
    function: &Function<'_>,
    is_kernel: bool,
) -> Result<Vec<Parameters<'c>>, String> {
    let mut all = vec![];
    for (at, parameter) in function.parameters.iter().enumerate() {
        let name = shared.source.name(parameter.id()?).map(plain);
        all.push(Parameters {
            role: Role::Own(at),
            types: parameter_types(shared, parameter, is_kernel)?,
            names: vec![name.unwrap_or_else(|| format!("arg{at}"))],
        });
    }
    let used = shared
        .uses
        .variables
        .get(&function.id)
        .into_iter()
        .flatten();
    let mut used: Vec<_> = used.copied().collect();
    if !is_kernel {
        // Variables that functions name themselves are no parameters; errors come with the others.
        used.retain(|&id| {
            shared
                .variable_parts(id)
                .is_ok_and(|parts| !parts.is_empty())
        });
    } else {
        used.retain(|&id| is_resource(shared, id));
        used.sort_by_key(|&id| {
            (
                shared.is_push(id),
                shared.binding(id),
                shared.descriptor(id),
            )
        });
        used.dedup_by_key(|id| shared.descriptor(*id));
    }
    let (push, others): (Vec<_>, Vec<_>) = used.into_iter().partition(|&id| shared.is_push(id));
    let variable = |id: Id| {
        Ok::<_, String>(Parameters {
            role: Role::Variable(id),
            types: match is_kernel && shared.is_push(id) {
                true => shared.parts(shared.variable(id)?.1)?,
                false => shared.variable_parts(id)?,
            },
            names: variable_names(shared, id),
        })
    };
    for id in others {
        all.push(variable(id)?);
    }
    for id in shared.lengths(function.id) {
        all.push(Parameters {
            role: Role::Length(id),
            types: vec![shared.length_type(id)?],
            names: vec![shared.length_name(id)],
        });
    }
    for id in shared.samplers(function.id) {
        all.push(Parameters {
            role: Role::Sampler(id),
            types: vec![mir::SamplerType::get(shared.context)],
            names: vec![sampler_name(shared, id)?],
        });
    }
    for id in push {
        all.push(variable(id)?);
    }
    Ok(all)
}

/// The name of the parameter for a sampler of the program, by which the host knows what to bind.
fn sampler_name(shared: &Shared<'_, '_, '_>, id: Id) -> Result<String, String> {
    let words = shared.source.defs.get(&id).map(|inst| inst.words);
    let Some(&[addressing, normalized, filter, ..]) = words else {
        return Err("uses a sampler without its kind".to_owned());
    };
    let addressing = match addressing {
        0 => Addressing::None,
        1 => Addressing::ClampToEdge,
        2 => Addressing::Clamp,
        3 => Addressing::Repeat,
        4 => Addressing::MirroredRepeat,
        other => return Err(format!("uses a sampler of the unknown addressing {other}")),
    };
    let sampler = Sampler {
        is_normalized: normalized != 0,
        addressing,
        is_linear: filter != 0,
    };
    Ok(sampler.name())
}

fn is_resource(shared: &Shared<'_, '_, '_>, id: Id) -> bool {
    use StorageClass as C;
    let class = shared.variable(id).map(|(class, _)| class);
    let is_global = shared.symbols.contains_key(&id);
    !is_global
        && !matches!(
            class,
            Ok(C::Private | C::Output | C::Input | C::Workgroup | C::CrossWorkgroup)
        )
}

/// The names of the parameters for a variable: its own; those of the members for push constants.
fn variable_names(shared: &Shared<'_, '_, '_>, id: Id) -> Vec<String> {
    let name = shared.variable_name(id);
    let Ok((class, ty)) = shared.variable(id) else {
        return vec![name];
    };
    match (class, shared.types.get(ty)) {
        (StorageClass::PushConstant, Ty::Struct { members }) => {
            let mut names = vec![];
            for (at, &member) in (0..).zip(members) {
                let own = shared.source.member_name(id, ty, at);
                let own = own.map_or_else(|| format!("{name}_{at}"), |own| plain(own));
                match shared.types.leaf_count(member) {
                    1 => names.push(own),
                    count => names.extend((0..count.min(4096)).map(|part| format!("{own}_{part}"))),
                }
            }
            names
        }
        (_, Ty::SampledImage { .. }) => vec![name.clone(), format!("{name}_sampler")],
        _ => vec![name],
    }
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Binds the parameters.
    fn receive(&mut self, all: &[Parameters<'c>], entry: Block<'c>) -> Outcome {
        let shared = self.shared;
        let mut given = entry.arguments();
        for group in all {
            let parts: Vec<_> = given.by_ref().take(group.types.len()).collect();
            match group.role {
                Role::Own(at) => {
                    let parameter = &self.function.parameters[at];
                    let ty = parameter.type_id()?;
                    if let Some(pointee) = shared.held_behind(ty) {
                        self.hold(parameter.id()?, pointee, Some(parts))?;
                        continue;
                    }
                    let value = match shared.passed_by_value(ty) {
                        Some(pointee) if self.is_kernel => {
                            Val::Pointer(self.copied(StorageClass::Function, pointee, &parts)?)
                        }
                        _ => self.received(ty, parts)?,
                    };
                    self.bind(parameter.id()?, value);
                }
                Role::Length(id) => {
                    self.lengths
                        .extend(parts.first().map(|&length| (id, length)));
                }
                Role::Sampler(id) => {
                    self.bind(id, Val::Parts(parts));
                }
                Role::Variable(id) => {
                    let pointer = self.given_variable(id, parts)?;
                    self.variables.insert(id, pointer);
                }
            }
        }
        if self.is_kernel {
            self.share_bindings(shared)?;
        }
        Ok(())
    }

    /// Variables of one binding are one memory.
    fn share_bindings(&mut self, shared: &Shared<'_, 'w, 'c>) -> Outcome {
        let used = shared
            .uses
            .variables
            .get(&self.function.id)
            .into_iter()
            .flatten();
        for &id in used.filter(|&&id| is_resource(shared, id)) {
            if self.variables.contains_key(&id) {
                continue;
            }
            let mut known = self.variables.iter();
            let place = shared.descriptor(id);
            let twin = known.find(|(other, _)| shared.descriptor(**other) == place);
            if let (Some((_, twin)), Ok((class, ty))) = (twin, shared.variable(id)) {
                let count = |ty| shared.buffers(ty).map(|(_, count)| count);
                if count(twin.ty) != count(ty) {
                    return Err(format!(
                        "uses '{}', which shares its binding with another number of buffers; use one array",
                        shared.variable_name(id)
                    ));
                }
                let twin = Pointer {
                    class,
                    ty,
                    ..twin.clone()
                };
                self.variables.insert(id, twin);
            }
        }
        Ok(())
    }

    /// Memory of the work-item with a value in it.
    fn copied(
        &self,
        class: StorageClass,
        ty: Id,
        parts: &[Value<'c>],
    ) -> Result<Pointer<'c>, String> {
        let pointer = Pointer {
            class,
            ty,
            at: self.allocate(class, ty, false)?,
            volatile: false,
        };
        self.store(&pointer, parts)?;
        Ok(pointer)
    }

    fn given_variable(&mut self, id: Id, parts: Vec<Value<'c>>) -> Result<Pointer<'c>, String> {
        let shared = self.shared;
        let (class, ty) = shared.variable(id)?;
        let is_scattered = shared.is_scattered(id);
        let at = match class {
            StorageClass::StorageBuffer | StorageClass::Uniform => {
                let base = *parts.first().ok_or("is a buffer without a pointer")?;
                match shared.buffers(ty) {
                    Some((_, Some(_))) => At::Buffers(parts),
                    Some((_, None)) => At::Table { base },
                    None => At::Bytes(Bytes::new(base, 16)),
                }
            }
            StorageClass::PushConstant if self.is_kernel && is_scattered => {
                self.copied(StorageClass::Private, ty, &parts)?.at
            }
            StorageClass::PushConstant if !is_scattered => At::Known(parts),
            StorageClass::UniformConstant | StorageClass::Input => At::Known(parts),
            _ => At::Columns(Columns {
                each: parts,
                apart: !is_scattered,
            }),
        };
        Ok(Pointer {
            class,
            ty,
            at,
            volatile: shared.source.decoration(id, Decoration::Volatile).is_some(),
        })
    }

    /// Makes the variables that a kernel begins with: private ones, outputs, and zeros in workgroup memory.
    fn start(&mut self, point: &EntryPoint<'w>) -> Outcome {
        let shared = self.shared;
        self.is_vertex = point.model == Some(ExecutionModel::Vertex);
        let used = shared
            .uses
            .variables
            .get(&self.function.id)
            .into_iter()
            .flatten();
        for &id in used {
            let (class, ty) = shared.variable(id)?;
            if class == StorageClass::Input && shared.has_stages {
                let pointer = self.input(id, ty)?;
                self.variables.insert(id, pointer);
            }
            if !matches!(class, StorageClass::Private | StorageClass::Output) {
                continue;
            }
            let at = self.allocate(class, ty, !shared.is_scattered(id))?;
            let pointer = Pointer {
                class,
                ty,
                at,
                volatile: false,
            };
            self.variables.insert(id, pointer.clone());
            if let Some(&initial) = shared.source.defs[&id].words.get(1) {
                let parts = self.parts(initial)?;
                self.store(&pointer, &parts)?;
            }
            if class == StorageClass::Output {
                self.outputs.push(id);
            }
        }
        self.zero_workgroup_memory()
    }
}
