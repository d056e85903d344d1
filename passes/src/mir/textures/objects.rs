//! Texture objects: their origins, their reads, and their classes.
//!
//! Values that hold the same object form a group: a parameter, the call arguments that become it, the parameters it
//! is passed on to, and casts of it. All reads of a group agree.

use super::{
    functions::{Program, Read, is_object},
    globals,
    names::{Class, Texel},
};
use gir_dialects::{
    ir::{Op, OpView, Value},
    mir, pass,
    upstream::{
        arith,
        func::{CallOp, FuncOp},
    },
};
use std::collections::{HashMap, HashSet};

/// Values that hold one texture object, or several of one class.
pub struct Group<'c> {
    /// Calls that read it, in order.
    pub reads: Vec<Read<'c>>,
    /// Parameters of functions.
    pub parameters: Vec<Value<'c>>,
    /// Casts of pointers.
    pub casts: Vec<Op<'c>>,
    /// Globals that hold it.
    pub globals: Vec<&'c str>,
    /// Operations that define or use the object in an unknown way.
    unknown: Vec<(Op<'c>, Unknown)>,
}

/// The texture objects of a module that are read.
pub struct Objects<'c> {
    /// One group per object, or per set of objects of one class; in the order of the calls that read them.
    pub groups: Vec<Group<'c>>,
    /// The group of each value.
    of: HashMap<Value<'c>, usize>,
}

impl<'c> Objects<'c> {
    /// `None` after diagnostics.
    pub fn find(program: &Program<'c>) -> Option<Self> {
        let mut search = Search::new(program);
        for read in &program.reads {
            search.add_group(read.object());
        }
        let objects = search.objects;
        pass::succeeds(|| objects.groups.iter().for_each(Group::check)).then_some(objects)
    }

    /// Whether any object is in a global.
    pub fn has_globals(&self) -> bool {
        self.groups.iter().any(|group| !group.globals.is_empty())
    }

    /// The group of a parameter that is a texture object.
    pub fn group(&self, parameter: Value<'c>) -> Option<&Group<'c>> {
        self.of.get(&parameter).map(|&group| &self.groups[group])
    }
}

impl Group<'_> {
    fn new() -> Self {
        Self {
            reads: vec![],
            parameters: vec![],
            casts: vec![],
            globals: vec![],
            unknown: vec![],
        }
    }

    /// Class and texel of the texture, according to the first call that reads it.
    pub fn kind(&self) -> Option<(Class, Texel)> {
        self.reads.first().map(|read| (read.class(), read.texel()))
    }

    /// Reports unknown operations and calls that disagree.
    fn check(&self) {
        let (Some(first), Some((class, texel))) = (self.reads.first(), self.kind()) else {
            return;
        };
        let note = |what: String| [(first.call.op().location(), what)];
        let mut reported = HashSet::new();
        let unknown = self.unknown.iter();
        for (op, what) in unknown.filter(|(op, _)| reported.insert(*op)) {
            let read = note(format!("read here as {class}"));
            op.error_with_notes(
                format!(
                    "{}, whose class is therefore Unknown; {}",
                    what.problem, what.advice
                ),
                &read,
            );
        }
        for read in &self.reads[1..] {
            let op = read.call.op();
            if read.class() != class {
                op.error_with_notes(
                    format!("reads as {} a texture that is also read as {class}, and an image has only one of these dimensions; use a texture object for each", read.class()),
                    &note(format!("read here as {class}")),
                );
            } else if read.texel() != texel {
                op.error_with_notes(
                    format!("reads channels of {} from a texture of which {texel} are also read, and an image has only one type of channels; use a texture object for each", read.texel()),
                    &note(format!("{texel} are read here")),
                );
            }
        }
    }
}

/// The reason why a class is unknown.
struct Unknown {
    problem: &'static str,
    advice: &'static str,
}

const OF_MEMORY: Unknown = Unknown {
    problem: "loads a texture object from memory that may hold any",
    advice: "pass the texture to the kernel as a parameter, or keep it in a global that holds nothing else and is only loaded",
};
const CHOSEN: Unknown = Unknown {
    problem: "chooses a texture object at run time",
    advice: "branch, and read each texture in its own branch",
};
const MADE: Unknown = Unknown {
    problem: "yields a texture object",
    advice: "take it as a parameter of the kernel, or from a global",
};
const TAKEN: Unknown = Unknown {
    problem: "takes a texture object",
    advice: "pass it only to functions that read textures",
};

/// The search for all values of a group.
struct Search<'c, 'a> {
    program: &'a Program<'c>,
    objects: Objects<'c>,
    /// Reads by the operation.
    reads: HashMap<Op<'c>, Read<'c>>,
    /// Values whose neighbours are not visited yet.
    pending: Vec<Value<'c>>,
}

impl<'c, 'a> Search<'c, 'a> {
    fn new(program: &'a Program<'c>) -> Self {
        let reads = program.reads.iter().map(|read| (read.call.op(), *read));
        Self {
            program,
            objects: Objects {
                groups: vec![],
                of: HashMap::new(),
            },
            reads: reads.collect(),
            pending: vec![],
        }
    }

    /// Finds the group of a value, unless it has one.
    fn add_group(&mut self, start: Value<'c>) {
        if self.objects.of.contains_key(&start) {
            return;
        }
        let mut group = Group::new();
        self.reach(start);
        while let Some(value) = self.pending.pop() {
            self.add_source(&mut group, value);
            for (user, index) in value.uses() {
                self.add_use(&mut group, user, index);
            }
        }
        let is_in_group =
            |read: &&Read<'c>| self.objects.of.get(&read.object()) == Some(&self.next());
        group.reads = self
            .program
            .reads
            .iter()
            .filter(is_in_group)
            .copied()
            .collect();
        self.objects.groups.push(group);
    }

    /// The number of the current group.
    fn next(&self) -> usize {
        self.objects.groups.len()
    }

    /// Adds a value to the current group.
    fn reach(&mut self, value: Value<'c>) {
        let next = self.next();
        if self.objects.of.insert(value, next).is_none() {
            self.pending.push(value);
        }
    }

    /// Follows a value to its source.
    fn add_source(&mut self, group: &mut Group<'c>, value: Value<'c>) {
        let Some(op) = value.defining_op() else {
            self.add_argument(group, value);
            return;
        };
        if is_cast(op) {
            group.casts.push(op);
            self.reach(op.operand(0));
        } else if let Some(load) = op.cast::<mir::LoadOp<'c>>() {
            self.add_load(group, load);
        } else if op.is::<arith::SelectOp<'c>>() {
            group.unknown.push((op, CHOSEN));
        } else {
            group.unknown.push((op, MADE));
        }
    }

    fn add_argument(&mut self, group: &mut Group<'c>, argument: Value<'c>) {
        let block = argument.owner_block();
        let Some(op) = block.and_then(|block| block.parent_op()) else {
            return;
        };
        let entry = op.region(0).first_block();
        let Some(function) = op.cast::<FuncOp<'c>>().filter(|_| block == entry) else {
            group.unknown.push((op, CHOSEN));
            return;
        };
        group.parameters.push(argument);
        let calls = self.program.calls(function.sym_name()).iter();
        for operand in calls.filter_map(|call| call.op().operands().nth(argument.index())) {
            self.reach(operand);
        }
    }

    fn add_load(&mut self, group: &mut Group<'c>, load: mir::LoadOp<'c>) {
        let global = globals::of_load(self.program, load);
        if global.is_some_and(|global| group.globals.contains(&global.sym_name())) {
            return;
        }
        let global = global.filter(|global| globals::is_texture(self.program, *global));
        let Some(global) = global else {
            group.unknown.push((load.op(), OF_MEMORY));
            return;
        };
        group.globals.push(global.sym_name());
        for load in self.program.accesses(global.sym_name()) {
            load.results().for_each(|object| self.reach(object));
        }
    }

    /// Follows a use of a value.
    fn add_use(&mut self, group: &mut Group<'c>, user: Op<'c>, index: usize) {
        if self.reads.contains_key(&user) && index == 0 {
            return;
        }
        let call = user.cast::<CallOp<'c>>();
        let callee = call.and_then(|call| self.program.function(call.callee()));
        let body = callee.and_then(|callee| callee.op().region(0).first_block());
        if let Some(parameter) = body.and_then(|body| body.arguments().nth(index)) {
            self.reach(parameter);
        } else if is_cast(user) {
            self.reach(user.result(0));
        } else if user.is::<arith::SelectOp<'c>>() {
            group.unknown.push((user, CHOSEN));
        } else {
            group.unknown.push((user, TAKEN));
        }
    }
}

/// Whether the result of an operation is the texture object of its operand.
fn is_cast(op: Op<'_>) -> bool {
    const CASTS: &[&str] = &[mir::PtrCastOp::NAME, mir::AddrSpaceCastOp::NAME];
    CASTS.contains(&op.name()) && is_object(op.operand(0).ty())
}

/// The source of a value, through casts.
pub fn origin(mut value: Value<'_>) -> Value<'_> {
    while let Some(op) = value.defining_op().filter(|op| is_cast(*op)) {
        value = op.operand(0);
    }
    value
}
