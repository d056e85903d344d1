//! A module as it is read: its instructions by section, names, decorations, entry points and functions.

use super::words::{Id, Inst, text};
use rspirv::spirv::{AddressingModel, Decoration, ExecutionMode, ExecutionModel, Op};
use std::collections::HashMap;

/// A decoration: its number, and its literals or ids.
pub type Decorated<'w> = (u32, &'w [u32]);

/// A set of instructions beyond the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Library {
    /// `GLSL.std.450`.
    Glsl,
    /// `OpenCL.std`.
    OpenCl,
    /// `SPV_AMD_shader_trinary_minmax`.
    Trinary,
    /// `NonSemantic.DebugPrintf`.
    DebugPrintf,
    /// Instructions without a meaning for the program.
    NonSemantic,
    /// Another set.
    Unknown,
}

/// An entry point.
#[derive(Clone, Debug)]
pub struct EntryPoint<'w> {
    /// Its stage; `None` of a number that is not known.
    pub model: Option<ExecutionModel>,
    /// Its function.
    pub function: Id,
    /// Its name.
    pub name: String,
    /// The instruction.
    pub inst: Inst<'w>,
}

/// A block of a function.
#[derive(Clone, Debug)]
pub struct BlockOf<'w> {
    /// Its label.
    pub label: Id,
    /// Its instructions, the terminator last.
    pub insts: Vec<Inst<'w>>,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function<'w> {
    /// The `OpFunction`.
    pub inst: Inst<'w>,
    /// Its id.
    pub id: Id,
    /// The `OpFunctionParameter`s.
    pub parameters: Vec<Inst<'w>>,
    /// Its blocks; none if it is only declared.
    pub blocks: Vec<BlockOf<'w>>,
    /// Whether its end has been read.
    is_closed: bool,
}

/// A module.
#[derive(Default)]
pub struct Source<'w> {
    /// The instructions that have a result, by it.
    pub defs: HashMap<Id, Inst<'w>>,
    /// Types, constants and variables of the module, in order.
    pub globals: Vec<Inst<'w>>,
    /// Names of results.
    pub names: HashMap<Id, String>,
    /// Names of members of structures.
    pub member_names: HashMap<(Id, u32), String>,
    /// Names of members of variables that are structures, in debug information.
    pub debug_members: HashMap<(Id, u32), String>,
    /// Decorations of results.
    pub decorations: HashMap<Id, Vec<Decorated<'w>>>,
    /// Decorations of members of structures.
    pub member_decorations: HashMap<(Id, u32), Vec<Decorated<'w>>>,
    /// Entry points.
    pub entry_points: Vec<EntryPoint<'w>>,
    /// Execution modes by function.
    pub modes: HashMap<Id, Vec<(u32, &'w [u32])>>,
    /// Sets of instructions by the id of their import.
    pub libraries: HashMap<Id, Library>,
    /// Functions.
    pub functions: Vec<Function<'w>>,
    /// Whether pointers are addresses, as in OpenCL.
    pub is_physical: bool,
    /// Bytes of a pointer.
    pub pointer_size: u64,
    /// Texts: names of files.
    pub strings: HashMap<Id, String>,
    /// Capabilities, by number.
    pub capabilities: Vec<u32>,
}

/// A mistake, and the instruction that makes it.
pub type Mistake<'w> = (Inst<'w>, String);

impl<'w> Source<'w> {
    /// Sorts the instructions of a module.
    ///
    /// # Errors
    /// If instructions stand where they cannot, or a result is defined twice.
    pub fn of(insts: &[Inst<'w>]) -> Result<Self, Mistake<'w>> {
        let mut source = Self {
            pointer_size: 8,
            ..Self::default()
        };
        let mut groups = vec![];
        for &inst in insts {
            if let Some(id) = inst.result
                && source.defs.insert(id, inst).is_some()
            {
                return Err((inst, format!("defines %{id}, which is defined before")));
            }
            let added = match inst.op {
                Op::GroupDecorate | Op::GroupMemberDecorate => {
                    groups.push(inst);
                    Ok(())
                }
                _ => source.add(inst),
            };
            added.map_err(|why| (inst, why))?;
        }
        if let Some(open) = source.functions.last().filter(|last| !last.is_closed) {
            return Err((open.inst, "does not end by OpFunctionEnd".to_owned()));
        }
        for inst in groups {
            source.decorate_group(inst);
        }
        source.add_debug_names(insts);
        Ok(source)
    }

    fn add(&mut self, inst: Inst<'w>) -> Result<(), String> {
        let open = self.functions.last().filter(|last| !last.is_closed);
        if open.is_some() || inst.op == Op::Function {
            return self.add_to_function(inst);
        }
        match inst.op {
            Op::Name => self.add_name(inst),
            Op::MemberName => self.add_member_name(inst),
            Op::String => {
                let (text, _) = text(inst.words).ok_or("has a text without an end")?;
                self.strings.insert(inst.id()?, text);
            }
            Op::Decorate | Op::DecorateId | Op::DecorateString => {
                if let [target, decoration, rest @ ..] = inst.words {
                    let all = self.decorations.entry(*target).or_default();
                    all.push((*decoration, rest));
                }
            }
            Op::MemberDecorate | Op::MemberDecorateString => {
                if let [target, member, decoration, rest @ ..] = inst.words {
                    let all = self.member_decorations.entry((*target, *member));
                    all.or_default().push((*decoration, rest));
                }
            }
            Op::EntryPoint => self.add_entry_point(inst)?,
            Op::ExecutionMode | Op::ExecutionModeId => {
                if let [function, mode, rest @ ..] = inst.words {
                    let all = self.modes.entry(*function).or_default();
                    all.push((*mode, rest));
                }
            }
            Op::ExtInstImport => self.add_library(inst)?,
            Op::MemoryModel => self.set_model(inst)?,
            Op::Capability => self.capabilities.push(inst.word(0)?),
            Op::TypeForwardPointer => self.globals.push(inst),
            _ if inst.result.is_some() => self.globals.push(inst),
            _ => {}
        }
        Ok(())
    }

    fn add_name(&mut self, inst: Inst<'w>) {
        if let Some((&id, rest)) = inst.words.split_first()
            && let Some((name, _)) = text(rest)
            && !name.is_empty()
        {
            self.names.insert(id, name);
        }
    }

    fn add_member_name(&mut self, inst: Inst<'w>) {
        if let [id, member, rest @ ..] = inst.words
            && let Some((name, _)) = text(rest)
            && !name.is_empty()
        {
            self.member_names.insert((*id, *member), name);
        }
    }

    /// Whether an instruction has no meaning for the program.
    pub fn is_debug(&self, inst: &Inst<'_>) -> bool {
        let set = inst.words.first().filter(|_| inst.op == Op::ExtInst);
        set.and_then(|set| self.libraries.get(set)) == Some(&Library::NonSemantic)
    }

    /// The name of a member of a variable, whose type is a structure.
    pub fn member_name(&self, variable: Id, ty: Id, member: u32) -> Option<&String> {
        let of_type = self.member_names.get(&(ty, member));
        of_type.or_else(|| self.debug_members.get(&(variable, member)))
    }

    fn add_entry_point(&mut self, inst: Inst<'w>) -> Result<(), String> {
        let model = ExecutionModel::from_u32(inst.word(0)?);
        let function = inst.word(1)?;
        let (name, _) = text(&inst.words[2..]).ok_or("has a name without an end")?;
        self.entry_points.push(EntryPoint {
            model,
            function,
            name,
            inst,
        });
        Ok(())
    }

    fn add_library(&mut self, inst: Inst<'w>) -> Result<(), String> {
        let (name, _) = text(inst.words).ok_or("has a name without an end")?;
        let library = match name.as_str() {
            "GLSL.std.450" => Library::Glsl,
            "OpenCL.std" => Library::OpenCl,
            "SPV_AMD_shader_trinary_minmax" => Library::Trinary,
            "NonSemantic.DebugPrintf" => Library::DebugPrintf,
            _ if name.starts_with("NonSemantic.") => Library::NonSemantic,
            // The debug information of OpenCL changes no value either.
            "OpenCL.DebugInfo.100" | "DebugInfo" => Library::NonSemantic,
            _ => Library::Unknown,
        };
        self.libraries.insert(inst.id()?, library);
        Ok(())
    }

    fn set_model(&mut self, inst: Inst<'w>) -> Result<(), String> {
        let model = AddressingModel::from_u32(inst.word(0)?);
        (self.is_physical, self.pointer_size) = match model {
            Some(AddressingModel::Logical | AddressingModel::PhysicalStorageBuffer64) => (false, 8),
            Some(AddressingModel::Physical32) => (true, 4),
            Some(AddressingModel::Physical64) => (true, 8),
            None => return Err("has an unknown addressing model".to_owned()),
        };
        Ok(())
    }

    fn add_to_function(&mut self, inst: Inst<'w>) -> Result<(), String> {
        if inst.op == Op::Function {
            if self.functions.last().is_some_and(|last| !last.is_closed) {
                return Err("begins within another function".to_owned());
            }
            self.functions.push(Function {
                inst,
                id: inst.id()?,
                parameters: vec![],
                blocks: vec![],
                is_closed: false,
            });
            return Ok(());
        }
        let function = self.functions.last_mut().ok_or("is outside of functions")?;
        match inst.op {
            Op::FunctionParameter => function.parameters.push(inst),
            Op::Line | Op::NoLine | Op::ModuleProcessed | Op::Name => {}
            Op::FunctionEnd => function.is_closed = true,
            Op::Label => function.blocks.push(BlockOf {
                label: inst.id()?,
                insts: vec![],
            }),
            _ => {
                let block = function.blocks.last_mut();
                let block = block.ok_or("is not within a block; a block begins by OpLabel")?;
                if block.insts.last().is_some_and(is_end) {
                    return Err("is behind the end of its block".to_owned());
                }
                block.insts.push(inst);
            }
        }
        Ok(())
    }

    fn decorate_group(&mut self, inst: Inst<'w>) {
        let Some((group, targets)) = inst.words.split_first() else {
            return;
        };
        let all = self.decorations.get(group).cloned().unwrap_or_default();
        if inst.op == Op::GroupDecorate {
            for &target in targets {
                self.decorations.entry(target).or_default().extend(&all);
            }
            return;
        }
        for pair in targets.as_chunks::<2>().0 {
            let place = self.member_decorations.entry((pair[0], pair[1]));
            place.or_default().extend(&all);
        }
    }

    /// The literals of a decoration of a result.
    pub fn decoration(&self, id: Id, kind: Decoration) -> Option<&'w [u32]> {
        found(self.decorations.get(&id)?, kind)
    }

    /// The first literal of a decoration of a result.
    pub fn decoration_word(&self, id: Id, kind: Decoration) -> Option<u32> {
        self.decoration(id, kind)?.first().copied()
    }

    /// The literals of a decoration of a member.
    pub fn member_decoration(&self, id: Id, member: u32, kind: Decoration) -> Option<&'w [u32]> {
        found(self.member_decorations.get(&(id, member))?, kind)
    }

    /// The operands of an execution mode of a function.
    pub fn mode(&self, function: Id, mode: ExecutionMode) -> Option<&'w [u32]> {
        let all = self.modes.get(&function)?;
        let found = all.iter().find(|(kind, _)| *kind == mode as u32);
        found.map(|(_, rest)| *rest)
    }

    /// The name by which a function is linked, if it is only declared.
    pub fn imported(&self, function: Id) -> Option<String> {
        let words = self.decoration(function, Decoration::LinkageAttributes)?;
        Some(text(words)?.0)
    }

    /// The name of a result in the program.
    pub fn name(&self, id: Id) -> Option<&str> {
        self.names.get(&id).map(String::as_str)
    }
}

fn found<'w>(all: &[Decorated<'w>], kind: Decoration) -> Option<&'w [u32]> {
    let found = all.iter().find(|(number, _)| *number == kind as u32);
    found.map(|(_, rest)| *rest)
}

/// Whether an instruction ends a block.
pub fn is_end(inst: &Inst<'_>) -> bool {
    matches!(
        inst.op,
        Op::Branch
            | Op::BranchConditional
            | Op::Switch
            | Op::Kill
            | Op::Return
            | Op::ReturnValue
            | Op::Unreachable
            | Op::TerminateInvocation
            | Op::IgnoreIntersectionKHR
            | Op::TerminateRayKHR
            | Op::EmitMeshTasksEXT
    )
}
