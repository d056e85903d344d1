//! Prints a program as GIR text: variables become SSA values, joined by phis.

mod control;
mod memory;
mod pointers;
mod values;

use std::fmt::Write as _;

use gir_run::element::ElemType;

use super::program::{
    Assigned, CELL_BUFFERS, Expr, Function, INPUT, PRIVATE, Program, REACH, Space, Statement,
    TABLE, Table, WORKGROUP, kernel_variable,
};
use values::literal;
pub(super) use values::{binary, unary};

/// The text of a program.
#[must_use]
pub fn program(program: &Program) -> String {
    let (scalar, table) = &program.table;
    let table: Vec<_> = table.iter().map(|&bits| literal(*scalar, bits)).collect();
    let mut text = format!(
        "global @table : ptr[const]<{scalar}> count={TABLE} = [{}]\n\
         global @total : ptr[shared]<u32>\n",
        table.join(", ")
    );
    for (number, tile) in program.tiles.iter().enumerate() {
        let _ = writeln!(
            text,
            "global @tile{number} : ptr[shared]<{tile}> count={WORKGROUP}"
        );
    }
    for (number, table) in program.tables.iter().enumerate() {
        text.push_str(&print_table(number, table));
    }
    for (number, own) in program.own.iter().enumerate() {
        let count = WORKGROUP * REACH;
        let _ = writeln!(
            text,
            "global @own{number} : ptr[shared]<{own}> count={count}"
        );
    }
    text.push_str(&pointers::shared_holders(program));
    for (number, helper) in program.helpers.iter().enumerate() {
        text.push_str(&print_helper(program, number, helper));
    }
    text.push_str(&print_kernel(program));
    text
}

fn print_table(number: usize, table: &Table) -> String {
    let element = table.element;
    let lanes = table.values.iter().flatten();
    let lanes: Vec<_> = lanes.map(|&bits| literal(element.lane(), bits)).collect();
    let (count, list) = match (table.values.len(), element.lanes()) {
        (1, 1) => (String::new(), lanes.join(", ")),
        (1, _) => (String::new(), format!("[{}]", lanes.join(", "))),
        (count, _) => (format!(" count={count}"), format!("[{}]", lanes.join(", "))),
    };
    format!("global @table{number} : ptr[const]<{element}>{count} = {list}\n")
}

fn print_helper(program: &Program, number: usize, helper: &Function) -> String {
    let mut printer = Printer::new(program, helper);
    let mut parameters = vec![];
    for parameter in 0..helper.parameters {
        let ty = helper.variables[parameter];
        parameters.push(format!("%p{parameter}: {ty}"));
        printer.values.values[parameter] = format!("%p{parameter}");
    }
    for parameter in 0..helper.pointer_parameters {
        let ty = helper.pointers[parameter];
        parameters.push(format!("%q{parameter}: {ty}"));
        printer.values.pointers[parameter] = format!("%q{parameter}");
    }
    if let Some(lent) = helper.lent {
        parameters.push(format!("%lent: ptr[local]<{lent}>"));
    }
    printer.block(&helper.body);
    let inlining = match helper.inlining {
        None => "",
        Some(true) => "inline ",
        Some(false) => "noinline ",
    };
    format!(
        "func {inlining}@helper{number}({}) -> {} {{\n{}}}\n",
        parameters.join(", "),
        helper.result,
        printer.text()
    )
}

fn print_kernel(program: &Program) -> String {
    let kernel = &program.kernel;
    let mut printer = Printer::new(program, kernel);
    printer.ids();
    printer.line(&format!("%element = and %global, {}u", INPUT - 1));
    let element = printer.load("%in0", "%element", program.inputs[0]);
    let values = &mut printer.values.values;
    values[kernel_variable::GLOBAL_ID] = "%global".to_owned();
    values[kernel_variable::LOCAL_ID] = "%local".to_owned();
    values[kernel_variable::ELEMENT] = element;
    for number in 0..program.scalars.len() {
        values[kernel_variable::FIRST_SCALAR + number] = format!("%scalar{number}");
    }
    printer.own_memory();
    if printer.block(&kernel.body) {
        printer.end("ret");
    }
    let [x, y, z] = program.shape;
    let subgroup = match program.subgroup {
        Some(size) => format!(" subgroup_size({size})"),
        None => String::new(),
    };
    format!(
        "func kernel workgroup_size({x}, {y}, {z}){subgroup} @main({}) -> void {{\n{}}}\n",
        kernel_parameters(program).join(", "),
        printer.text()
    )
}

fn kernel_parameters(program: &Program) -> Vec<String> {
    let numbered = |what: &str, types: &[ElemType]| -> Vec<String> {
        let types = types.iter().enumerate();
        types
            .map(|(number, ty)| format!("%{what}{number}: ptr[global]<{ty}>"))
            .collect()
    };
    let mut parameters = numbered("in", &program.inputs);
    parameters.extend(numbered("out", &program.outputs));
    let cells = CELL_BUFFERS.iter();
    parameters.extend(cells.map(|ty| format!("%cells_{ty}: ptr[global]<{ty}>")));
    let scalars = program.scalars.iter().enumerate();
    parameters.extend(scalars.map(|(number, ty)| format!("%scalar{number}: {ty}")));
    let holders = program.holders.iter().enumerate();
    let holders = holders.filter(|(_, holder)| holder.space == Space::Global);
    let parameter = |(number, holder): (_, &super::program::Holder)| {
        format!("%held{number}: ptr[global]<{}>", holder.holds)
    };
    parameters.extend(holders.map(parameter));
    parameters
}

/// A block, its phis and instructions.
#[derive(Default)]
struct Block {
    label: String,
    phis: Vec<String>,
    lines: Vec<String>,
}

/// A join point, which several blocks branch to.
struct Target {
    label: String,
    /// The predecessors, and the values of variables at their ends.
    incoming: Vec<(String, Values)>,
}

/// The values of all variables at a place.
#[derive(Clone, Default)]
struct Values {
    values: Vec<String>,
    pointers: Vec<String>,
}

impl Values {
    fn get(&self, variable: Assigned) -> &str {
        match variable {
            Assigned::Value(variable) => &self.values[variable],
            Assigned::Pointer(variable) => &self.pointers[variable],
        }
    }

    fn set(&mut self, variable: Assigned, text: String) {
        match variable {
            Assigned::Value(variable) => self.values[variable] = text,
            Assigned::Pointer(variable) => self.pointers[variable] = text,
        }
    }

    /// All variables.
    fn all(&self) -> Vec<Assigned> {
        let values = (0..self.values.len()).map(Assigned::Value);
        let pointers = (0..self.pointers.len()).map(Assigned::Pointer);
        values.chain(pointers).collect()
    }
}

/// The targets of a loop: its exit, and the start of its next round.
struct LoopTargets {
    exit: usize,
    next: usize,
}

/// The printer of a function.
struct Printer<'a> {
    program: &'a Program,
    function: &'a Function,
    /// The blocks before the current one.
    blocks: Vec<Block>,
    current: Block,
    /// The values of variables at the end of the last block.
    values: Values,
    targets: Vec<Target>,
    loops: Vec<LoopTargets>,
    names: usize,
    /// Lines of the first block that make the private array.
    prologue: std::ops::Range<usize>,
}

impl<'a> Printer<'a> {
    fn new(program: &'a Program, function: &'a Function) -> Self {
        let mut printer = Self {
            program,
            function,
            blocks: vec![],
            current: Block {
                label: "entry".to_owned(),
                ..Block::default()
            },
            values: Values::default(),
            targets: vec![],
            loops: vec![],
            names: 0,
            prologue: 0..0,
        };
        let types = function.variables.iter();
        printer.values.values = types.map(|&ty| printer.zero(ty)).collect();
        printer.values.pointers = vec![String::new(); function.pointers.len()];
        let first = printer.current.lines.len();
        let element = function.private;
        printer.line(&format!("%private = alloc {element} count={PRIVATE}"));
        let zero = printer.zero(element);
        for index in 0..PRIVATE {
            let at = printer.place("%private", &format!("{index}u"), element);
            printer.line(&format!("store {at}, {zero}"));
        }
        printer.prologue = first..printer.current.lines.len();
        printer
    }

    /// The numbers of a work-item, of the launch and of its workgroup.
    fn ids(&mut self) {
        let [x, y, _] = self.program.shape;
        if x == WORKGROUP {
            self.line("%global = global_id x");
            self.line("%local = local_id x");
            return;
        }
        let [along_x, along_y, along_z] =
            ["x", "y", "z"].map(|axis| self.result(&format!("local_id {axis}")));
        let plane = self.result(&format!("mul {along_z}, {y}u"));
        let row = self.result(&format!("add {plane}, {along_y}"));
        let row = self.result(&format!("mul {row}, {x}u"));
        self.line(&format!("%local = add {row}, {along_x}"));
        let group = self.result("workgroup_id x");
        let first = self.result(&format!("mul {group}, {WORKGROUP}u"));
        self.line(&format!("%global = add {first}, %local"));
    }

    fn text(mut self) -> String {
        let mut text = String::new();
        self.blocks.push(std::mem::take(&mut self.current));
        self.drop_unused_array();
        for block in self.blocks {
            let _ = writeln!(text, "{}:", block.label);
            for line in block.phis.iter().chain(&block.lines) {
                let _ = writeln!(text, "  {line}");
            }
        }
        text
    }

    /// Removes the private array if only the lines that zero it use it.
    fn drop_unused_array(&mut self) {
        let prologue = self.prologue.clone();
        let uses = |block: &Block| {
            let lines = block.lines.iter();
            lines.filter(|line| line.contains("%private")).count()
        };
        let all: usize = self.blocks.iter().map(uses).sum();
        if let Some(entry) = self.blocks.first_mut() {
            let own = entry.lines[prologue.clone()].iter();
            if own.filter(|line| line.contains("%private")).count() == all {
                entry.lines.drain(prologue);
            }
        }
    }

    fn fresh(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("{stem}{}", self.names)
    }

    fn start(&mut self, label: String) {
        let block = Block {
            label,
            ..Block::default()
        };
        self.blocks
            .push(std::mem::replace(&mut self.current, block));
    }

    fn line(&mut self, line: &str) {
        self.current.lines.push(line.to_owned());
    }

    /// Ends the block.
    fn end(&mut self, terminator: &str) {
        self.line(terminator);
    }

    /// The result of an instruction.
    fn result(&mut self, instruction: &str) -> String {
        let name = self.fresh("%v");
        self.line(&format!("{name} = {instruction}"));
        name
    }

    fn target(&mut self) -> usize {
        let label = self.fresh("b");
        self.targets.push(Target {
            label,
            incoming: vec![],
        });
        self.targets.len() - 1
    }

    /// The label of a target to which the current block is about to branch.
    fn going_to(&mut self, target: usize) -> String {
        let from = self.current.label.clone();
        let values = self.values.clone();
        let target = &mut self.targets[target];
        if target.incoming.iter().all(|(label, _)| *label != from) {
            target.incoming.push((from, values));
        }
        target.label.clone()
    }

    fn go_to(&mut self, target: usize) {
        let label = self.going_to(target);
        self.end(&format!("br {label}"));
    }

    /// Starts the block of a target whose predecessors are all known; returns false if there are none.
    fn join(&mut self, target: usize) -> bool {
        let label = self.targets[target].label.clone();
        let incoming = std::mem::take(&mut self.targets[target].incoming);
        let Some((_, first)) = incoming.first() else {
            return false;
        };
        self.start(label);
        self.values.clone_from(first);
        for variable in first.all() {
            if incoming
                .iter()
                .any(|(_, values)| values.get(variable) != first.get(variable))
            {
                let name = self.fresh("%v");
                let phi = phi(&self.type_of(variable), &name, variable, &incoming);
                self.current.phis.push(phi);
                self.values.set(variable, name);
            }
        }
        true
    }

    fn type_of(&self, variable: Assigned) -> String {
        match variable {
            Assigned::Value(variable) => self.function.variables[variable].to_string(),
            Assigned::Pointer(variable) => self.function.pointers[variable].to_string(),
        }
    }

    /// Prints statements; returns false if the end of the last one is not reached.
    fn block(&mut self, statements: &[Statement]) -> bool {
        statements.iter().all(|statement| self.statement(statement))
    }

    fn statement(&mut self, statement: &Statement) -> bool {
        match statement {
            Statement::Assign(variable, value) => {
                self.values.values[*variable] = self.value(value);
            }
            Statement::Carry(carried) => self.carry(carried),
            Statement::Point(variable, pointer) => {
                self.values.pointers[*variable] = self.pointer(pointer);
            }
            Statement::Hold(holder, place, pointer) => self.hold(*holder, place, pointer),
            Statement::StoreThrough(pointer, index, value) => {
                self.store_through(pointer, index, value);
            }
            Statement::Rotate(rotated) => self.rotate(rotated),
            Statement::If(condition, yes, no) => return self.branch(condition, yes, no),
            Statement::Loop(inner) => return self.repeat(inner),
            Statement::Tangle(tangle) => return self.tangle(tangle),
            Statement::Break(_) | Statement::Continue(_) => {
                if let Some(target) = self.left_to(statement) {
                    self.go_to(target);
                }
                return false;
            }
            Statement::Return(value) => {
                let value = value.as_ref().map(|value| self.value(value));
                let value = value.map_or(String::new(), |value| format!(" {value}"));
                self.end(&format!("ret{value}"));
                return false;
            }
            Statement::Store(array, index, value) => self.store_element(*array, index, value),
            Statement::Output(buffer, slot, value) => self.output(*buffer, *slot, value),
            Statement::Update(cell, value) => self.update(*cell, value),
            Statement::Exchange(exchange) => self.exchange(exchange),
            Statement::Combine(variable, op, value) => self.combine(*variable, *op, value),
            Statement::Subgroup(variable, op, values) => self.subgroup(*variable, *op, values),
        }
        true
    }

    fn rotate(&mut self, rotated: &[usize]) {
        let values = &mut self.values.values;
        let first = values[rotated[0]].clone();
        for pair in rotated.windows(2) {
            values[pair[0]] = values[pair[1]].clone();
        }
        values[rotated[rotated.len() - 1]] = first;
    }

    fn carry(&mut self, carried: &[(usize, Expr)]) {
        let values: Vec<_> = carried.iter().map(|(_, value)| self.value(value)).collect();
        for ((variable, _), value) in carried.iter().zip(values) {
            self.values.values[*variable] = value;
        }
    }

    /// The target of a statement that leaves a loop or one of its rounds.
    fn left_to(&self, statement: &Statement) -> Option<usize> {
        let at = |level: usize| &self.loops[self.loops.len() - 1 - level];
        match statement {
            Statement::Break(level) => Some(at(*level).exit),
            Statement::Continue(level) => Some(at(*level).next),
            _ => None,
        }
    }
}

fn phi(ty: &str, name: &str, variable: Assigned, incoming: &[(String, Values)]) -> String {
    let entry =
        |(label, values): &(String, Values)| format!("[ {}, {label} ]", values.get(variable));
    let entries: Vec<_> = incoming.iter().map(entry).collect();
    format!("{name} = phi {ty} {}", entries.join(", "))
}
