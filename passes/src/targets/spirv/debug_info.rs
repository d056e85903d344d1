//! `-g`: files, lines and names of the source in the binary. Without `-g` the binary has none.
//!
//! Upstream's serialiser writes `OpLine` for locations in one file only, and no names of values. So before
//! serialisation each operation gets its number as its location. In the binary, numbers then become the files
//! and lines of the operations' original locations, through names, fusions and calls (an inlined instruction
//! gets its location in the callee).
//!
//! ```text
//! OpLine %1 17 0                OpLine %1 42 10
//! %59 = OpFMul …           →    %59 = OpFMul …          OpName %59 "product"
//! OpLine %1 18 0                %60 = OpFAdd …          (of the same line)
//! %60 = OpFAdd …
//! ```

use super::binary::{self, instructions};
use crate::profile::spirv_extensions;
use gir_dialects::{
    ir::{Attribute, AttributeExt, Block, Location, LocationExt as _, Op, OpView as _},
    spirv::{self as serialiser, DebugInfo},
    upstream::spirv,
};
use rspirv::spirv::Op as Opcode;
use std::collections::HashMap;

/// The extension that upstream's serialiser requires before it writes lines, though it uses nothing of it.
pub const ASKED_FOR: &str = spirv_extensions::DEBUG_INFO;

/// On a `spirv.module`: the source names of struct members, an array of strings by the name of a variable.
pub const MEMBERS: &str = "lir.members";

/// The binary of a `spirv.module` without names and lines.
///
/// # Errors
/// If the binary differs from the serialiser's form.
pub fn strip(binary: &[u8]) -> Result<Vec<u8>, String> {
    let words = binary::words(binary);
    let mut output = binary::header(&words)?.to_vec();
    for instruction in instructions(&words) {
        let instruction = instruction?;
        if !matches!(instruction.opcode, Opcode::Name | Opcode::MemberName) {
            output.extend_from_slice(instruction.words);
        }
    }
    Ok(binary::bytes(&output))
}

/// The locations and names of a module's operations, by the numbers that stand for them.
pub struct Origins<'c> {
    /// The files of these locations.
    pub files: Files,
    /// By number, from 1.
    pub operations: Vec<Origin<'c>>,
    /// By symbol.
    pub functions: HashMap<&'c str, Function<'c>>,
    /// Calls that were inlined.
    pub frames: Vec<Frame>,
    /// The member names of variables that are structs, by symbol; unnamed members are empty.
    pub members: HashMap<&'c str, Vec<&'c str>>,
}

/// The origin of an operation.
#[derive(Clone, Copy)]
pub struct Origin<'c> {
    /// Its location.
    pub line: Option<Line>,
    /// The innermost call through which it was inlined, by its number.
    pub frame: Option<usize>,
    /// The source name of its result.
    pub name: Option<&'c str>,
}

/// The origin of a function.
pub struct Function<'c> {
    /// Its location.
    pub line: Option<Line>,
    /// The source names of its parameters.
    pub parameters: Vec<Option<&'c str>>,
}

/// A call that was inlined.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    /// The function that was called.
    pub function: String,
    /// Its file.
    pub file: usize,
    /// Its line; 0 if it is not known.
    pub line: u32,
    /// The place of the call.
    pub call: Option<Line>,
    /// The call through which this one was inlined.
    pub outer: Option<usize>,
}

/// A position in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// Index of the file, from 0.
    pub file: usize,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
}

/// The files of all locations, the module's first.
#[derive(Default)]
pub struct Files {
    /// The names by index.
    pub names: Vec<String>,
    numbers: HashMap<String, usize>,
}

impl Files {
    fn number(&mut self, name: String) -> usize {
        *self.numbers.entry(name).or_insert_with_key(|name| {
            self.names.push(name.clone());
            self.names.len() - 1
        })
    }

    fn line(&mut self, location: Location<'_>) -> Option<Line> {
        let (file, line, column) = location.place()?;
        if line == 0 || file.contains('\0') {
            return None;
        }
        Some(Line {
            file: self.number(file),
            line: u32::try_from(line).ok()?,
            column: u32::try_from(column).ok()?,
        })
    }
}

/// Serialises a module with lines; its operations lose their locations. `None` after a diagnostic.
pub fn serialize(module: spirv::ModuleOp<'_>) -> Option<(Vec<u8>, Origins<'_>)> {
    // Errors of the serialiser are reported now, while operations still have their locations.
    serialiser::serialize(module.op(), DebugInfo::Omitted)?;
    let triple = module.vce_triple().map(|triple| triple.to_string());
    let origins = Origins::number(module.op());
    module.set_vce_triple(triple.and_then(|triple| {
        let rest = triple.strip_suffix("]>")?;
        let comma = if rest.ends_with('[') { "" } else { ", " };
        Attribute::parse(
            module.op().context(),
            &format!("{rest}{comma}{ASKED_FOR}]>"),
        )
    }));
    let binary = serialiser::serialize(module.op(), DebugInfo::Lines)?;
    Some((binary, origins))
}

impl<'c> Origins<'c> {
    /// Replaces the location of each operation by its number.
    fn number(module: Op<'c>) -> Self {
        let mut origins = Self {
            files: Files::default(),
            operations: vec![],
            functions: HashMap::new(),
            frames: vec![],
            members: members(module),
        };
        let (mut known, mut previous) = (HashMap::new(), None);
        origins.files.line(module.location());
        for function in module.region(0).blocks().flat_map(Block::ops) {
            if let Some(function) = function.cast::<spirv::FuncOp<'c>>() {
                origins.add_function(function);
            }
        }
        module.walk_pre(|op| {
            let location = op.location();
            let is_input = op
                .cast::<spirv::GlobalVariableOp<'_>>()
                .is_some_and(|variable| variable.built_in().is_some());
            let frame = origins.frame(location, None, &mut known);
            // Of several operations made of one, the last has its result.
            let name = source_name(location);
            if previous == Some(location)
                && let Some(before) = origins.operations.last_mut()
            {
                before.name = None;
            }
            previous = Some(location);
            origins.operations.push(Origin {
                line: (!is_input).then(|| origins.files.line(location)).flatten(),
                frame,
                name,
            });
            let number = origins.operations.len();
            op.set_location(Location::new(op.context(), "", number, 0));
        });
        origins
    }

    /// The innermost of the calls that a location names; the location is within an outer one.
    fn frame(
        &mut self,
        location: Location<'_>,
        outer: Option<usize>,
        known: &mut HashMap<Frame, usize>,
    ) -> Option<usize> {
        let Some(call) = location.call() else {
            return outer;
        };
        let outer = self.frame(call.caller, outer, known);
        let (Some((function, line)), Some(inner)) = (call.function, frame_line(self, call.callee))
        else {
            return self.frame(call.callee, outer, known);
        };
        let frame = Frame {
            function: function.replace('\0', "?"),
            file: inner.file,
            line: u32::try_from(line).unwrap_or(0),
            call: self.files.line(call.caller),
            outer,
        };
        let number = *known.entry(frame).or_insert_with_key(|frame| {
            self.frames.push(frame.clone());
            self.frames.len() - 1
        });
        self.frame(call.callee, Some(number), known)
    }

    fn add_function(&mut self, function: spirv::FuncOp<'c>) {
        let entry = function.op().region(0).first_block();
        // The validator takes a line before a declaration for the start of the definitions.
        let location = entry.map(|_| function.op().location());
        let arguments = entry.into_iter().flat_map(Block::arguments);
        let known = Function {
            line: location.and_then(|location| self.files.line(location)),
            parameters: arguments.map(|one| source_name(one.location())).collect(),
        };
        self.functions.insert(function.sym_name(), known);
    }
}

/// The place within a function that was inlined: of the instruction itself, or of a call in it.
fn frame_line(origins: &mut Origins<'_>, callee: Location<'_>) -> Option<Line> {
    let own = callee.call().map_or(callee, |call| call.caller);
    origins.files.line(own)
}

/// The source name of a value, if SPIR-V can encode it.
fn source_name(location: Location<'_>) -> Option<&str> {
    location.value_name().filter(|name| !name.contains('\0'))
}

/// The member names of variables.
fn members(module: Op<'_>) -> HashMap<&str, Vec<&str>> {
    let members = module.attribute(MEMBERS).and_then(AttributeExt::entries);
    let mut named = HashMap::new();
    for (variable, names) in members.unwrap_or_default() {
        let names = names.as_array().unwrap_or_default().into_iter();
        let names = names.map(|name| name.as_str().unwrap_or_default());
        named.insert(variable, names.collect());
    }
    named
}
