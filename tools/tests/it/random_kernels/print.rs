//! Prints a program as GIR text: variables become SSA values, joined by phis.

mod control;
mod values;

use std::fmt::Write as _;

use super::program::{
    Expr, Function, INPUT, OUTPUTS, PRIVATE, Program, Statement, TABLE, Type, UPDATES, WORKGROUP,
    kernel_variable,
};

/// The text of a program.
pub fn program(program: &Program) -> String {
    let table: Vec<_> = program
        .table
        .iter()
        .map(|bits| format!("{bits}u"))
        .collect();
    let mut text = format!(
        "global @table : ptr[const]<u32> count={TABLE} = [{}]\n\
         global @tile : ptr[shared]<u32> count={WORKGROUP}\n",
        table.join(", ")
    );
    for (number, helper) in program.helpers.iter().enumerate() {
        text.push_str(&print_helper(number, helper));
    }
    text.push_str(&print_kernel(&program.kernel));
    text
}

fn print_helper(number: usize, helper: &Function) -> String {
    let mut printer = Printer::new(helper);
    let mut parameters = vec![];
    for parameter in 0..helper.parameters {
        let ty = spelling(helper.variables[parameter]);
        parameters.push(format!("%p{parameter}: {ty}"));
        printer.values[parameter] = format!("%p{parameter}");
    }
    printer.block(&helper.body);
    format!(
        "func @helper{number}({}) -> u32 {{\n{}}}\n",
        parameters.join(", "),
        printer.text()
    )
}

fn print_kernel(kernel: &Function) -> String {
    let mut printer = Printer::new(kernel);
    printer.line("%global = global_id x");
    printer.line("%local = local_id x");
    printer.line(&format!("%element = and %global, {}u", INPUT - 1));
    let element = printer.load("%input", "%element");
    printer.values[kernel_variable::GLOBAL_ID] = "%global".to_owned();
    printer.values[kernel_variable::LOCAL_ID] = "%local".to_owned();
    printer.values[kernel_variable::ELEMENT] = element;
    for (number, variable) in kernel_variable::SCALARS.into_iter().enumerate() {
        printer.values[variable] = format!("%scalar{number}");
    }
    if printer.block(&kernel.body) {
        printer.end("ret");
    }
    format!(
        "func kernel workgroup_size({WORKGROUP}, 1, 1) @main(%input: ptr[global]<u32>, \
         %output: ptr[global]<u32>, %cells: ptr[global]<u32>, %scalar0: u32, %scalar1: u32) \
         -> void {{\n{}}}\n",
        printer.text()
    )
}

fn spelling(ty: Type) -> &'static str {
    match ty {
        Type::I32 => "i32",
        Type::U32 => "u32",
    }
}

/// A block, its phis and instructions.
#[derive(Default)]
struct Block {
    label: String,
    phis: Vec<String>,
    lines: Vec<String>,
}

/// A place that several blocks go to.
struct Target {
    label: String,
    /// The blocks that go there, and the values of variables at their ends.
    incoming: Vec<(String, Vec<String>)>,
}

/// Where a loop is left to, and where its next round starts.
struct LoopTargets {
    exit: usize,
    next: usize,
}

/// The printer of a function.
struct Printer<'a> {
    function: &'a Function,
    blocks: Vec<Block>,
    /// The values of variables at the end of the last block.
    values: Vec<String>,
    targets: Vec<Target>,
    loops: Vec<LoopTargets>,
    names: usize,
}

impl<'a> Printer<'a> {
    fn new(function: &'a Function) -> Self {
        let zero = |&ty| format!("0{}", spelling(ty));
        let mut printer = Self {
            function,
            blocks: vec![],
            values: function.variables.iter().map(zero).collect(),
            targets: vec![],
            loops: vec![],
            names: 0,
        };
        printer.start("entry".to_owned());
        printer.line(&format!("%private = alloc u32 count={PRIVATE}"));
        for index in 0..PRIVATE {
            let at = printer.place("%private", &format!("{index}u"));
            printer.line(&format!("store {at}, 0u"));
        }
        printer
    }

    fn text(self) -> String {
        let mut text = String::new();
        for block in self.blocks {
            let _ = writeln!(text, "{}:", block.label);
            for line in block.phis.iter().chain(&block.lines) {
                let _ = writeln!(text, "  {line}");
            }
        }
        text
    }

    fn fresh(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("{stem}{}", self.names)
    }

    fn start(&mut self, label: String) {
        self.blocks.push(Block {
            label,
            ..Block::default()
        });
    }

    fn current(&mut self) -> &mut Block {
        self.blocks.last_mut().unwrap()
    }

    fn line(&mut self, line: &str) {
        self.current().lines.push(line.to_owned());
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

    /// The label of a target that the current block is about to go to.
    fn going_to(&mut self, target: usize) -> String {
        let from = self.current().label.clone();
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

    /// Starts the block of a target all whose predecessors are known; false if there are none.
    fn join(&mut self, target: usize) -> bool {
        let label = self.targets[target].label.clone();
        let incoming = std::mem::take(&mut self.targets[target].incoming);
        let Some((_, first)) = incoming.first() else {
            return false;
        };
        self.start(label);
        self.values = first.clone();
        for variable in 0..self.values.len() {
            if incoming
                .iter()
                .any(|(_, values)| values[variable] != first[variable])
            {
                let name = self.fresh("%v");
                let phi = phi(
                    self.function.variables[variable],
                    &name,
                    variable,
                    &incoming,
                );
                self.current().phis.push(phi);
                self.values[variable] = name;
            }
        }
        true
    }

    /// Prints statements; false if the end of the last one is not reached.
    fn block(&mut self, statements: &[Statement]) -> bool {
        statements.iter().all(|statement| self.statement(statement))
    }

    fn statement(&mut self, statement: &Statement) -> bool {
        match statement {
            Statement::Assign(variable, value) => self.values[*variable] = self.value(value),
            Statement::Rotate(rotated) => {
                let first = self.values[rotated[0]].clone();
                for pair in rotated.windows(2) {
                    self.values[pair[0]] = self.values[pair[1]].clone();
                }
                self.values[rotated[rotated.len() - 1]] = first;
            }
            Statement::If(condition, yes, no) => return self.branch(condition, yes, no),
            Statement::Loop(inner) => return self.repeat(inner),
            Statement::Break(_) | Statement::Continue(_) => {
                let target = self.left_to(statement).unwrap();
                self.go_to(target);
                return false;
            }
            Statement::Return(None) => {
                self.end("ret");
                return false;
            }
            Statement::Return(Some(value)) => {
                let value = self.value(value);
                self.end(&format!("ret {value}"));
                return false;
            }
            Statement::Store(index, value) => {
                let at = self.element("%private", index, PRIVATE);
                self.store(&at, value);
            }
            Statement::Output(slot, value) => {
                let first = self.result(&format!("mul %global, {OUTPUTS}u"));
                let at = self.place("%output", &first);
                let at = self.place(&at, &format!("{slot}u"));
                self.store(&at, value);
            }
            Statement::Update(cell, value) => self.update(*cell, value),
            Statement::Exchange(variable, distance, value) => {
                self.exchange(*variable, *distance, value);
            }
        }
        true
    }

    fn store(&mut self, at: &str, value: &Expr) {
        let value = self.value(value);
        self.line(&format!("store {at}, {value}"));
    }

    fn update(&mut self, cell: usize, value: &Expr) {
        let value = self.value(value);
        let at = self.place("%cells", &format!("{cell}u"));
        let op = UPDATES[cell];
        self.line(&format!(
            "atomic.rmw {op} {at}, {value} ordering=relaxed scope=device"
        ));
    }

    fn exchange(&mut self, variable: usize, distance: u32, value: &Expr) {
        const BARRIER: &str = "barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel";
        let value = self.value(value);
        let tile = self.result("mov @tile");
        let own = self.place(&tile, "%local");
        self.line(&format!("store {own}, {value}"));
        self.line(BARRIER);
        let other = self.result(&format!("add %local, {distance}u"));
        let other = self.result(&format!("rem {other}, {WORKGROUP}u"));
        self.values[variable] = self.load(&tile, &other);
        self.line(BARRIER);
    }

    /// The target of a statement that leaves a loop or a round of it.
    fn left_to(&self, statement: &Statement) -> Option<usize> {
        let at = |level: usize| &self.loops[self.loops.len() - 1 - level];
        match statement {
            Statement::Break(level) => Some(at(*level).exit),
            Statement::Continue(level) => Some(at(*level).next),
            _ => None,
        }
    }
}

fn phi(ty: Type, name: &str, variable: usize, incoming: &[(String, Vec<String>)]) -> String {
    let entry =
        |(label, values): &(String, Vec<String>)| format!("[ {}, {label} ]", values[variable]);
    let entries: Vec<_> = incoming.iter().map(entry).collect();
    format!("{name} = phi {} {}", spelling(ty), entries.join(", "))
}
