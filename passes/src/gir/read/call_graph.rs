//! Checks that need the whole module: recursion, and the dynamic globals that a kernel uses through its calls.

use super::{header::Header, places::note_at};
use crate::gir::text::{
    ast::{Count, Function, Instruction, Item, OperandKind},
    opcodes::Opcode,
};

/// The maximum number of a cycle's calls in a message.
const MAX_NOTES: usize = 8;

/// The index of a function or global, and the place that mentions it.
type Mention = (usize, u32);

/// The functions and globals that each function mentions, in the order of the text.
struct Mentions<'h, 'c, 'a> {
    header: &'h Header<'c, 'a>,
    /// For each function, its callees and the opcodes of the calls.
    calls: Vec<Vec<Mention>>,
    /// For each function, the globals with `count=dynamic` whose address it takes, and the places of their names.
    dynamic: Vec<Vec<Mention>>,
}

/// Reports recursion, and kernels that use two globals with `count=dynamic`.
pub fn check(header: &Header<'_, '_>) {
    let functions = &header.tree.functions;
    let mut mentions = Mentions {
        header,
        calls: vec![vec![]; functions.len()],
        dynamic: vec![vec![]; functions.len()],
    };
    for (index, function) in functions.iter().enumerate() {
        mentions.collect(index, function);
    }
    mentions.check_recursion();
    if mentions.dynamic.iter().any(|used| !used.is_empty()) {
        mentions.check_dynamic_globals();
    }
}

impl Mentions<'_, '_, '_> {
    fn collect(&mut self, index: usize, function: &Function) {
        let tree = self.header.tree;
        for block in tree.blocks(function) {
            for instruction in tree.instructions(block) {
                self.mention(index, instruction);
            }
        }
    }

    fn mention(&mut self, index: usize, instruction: &Instruction) {
        let tree = self.header.tree;
        let Some(operand) = tree.operands(instruction).first() else {
            return;
        };
        let OperandKind::Symbol(symbol) = operand.kind else {
            return;
        };
        let definition = tree.symbol(symbol).and_then(|symbol| symbol.definition);
        match (instruction.opcode, definition) {
            (Opcode::Call, Some(Item::Function(callee))) => {
                self.calls[index].push((callee as usize, instruction.opcode_start));
            }
            (Opcode::Mov, Some(Item::Global(global)))
                if tree.globals[global as usize].count == Count::Dynamic =>
            {
                self.dynamic[index].push((global as usize, operand.span.start));
            }
            _ => {}
        }
    }

    fn function_name(&self, index: usize) -> &str {
        let header = self.header;
        header.symbol_name(header.tree.functions[index].symbol)
    }

    fn global_name(&self, index: usize) -> &str {
        let header = self.header;
        header.symbol_name(header.tree.globals[index].symbol)
    }

    /// Follows the calls depth first, without recursion; a call to a function on the current path closes a cycle.
    fn check_recursion(&self) {
        const DONE: usize = usize::MAX;
        // The position of each function in `path`, from 1; 0 if it is not there.
        let mut position = vec![0; self.calls.len()];
        for root in 0..self.calls.len() {
            let mut path: Vec<(usize, usize)> = vec![];
            let mut next = Some(root);
            loop {
                if let Some(function) = next.take()
                    && position[function] == 0
                {
                    path.push((function, 0));
                    position[function] = path.len();
                }
                let Some((function, done)) = path.last_mut() else {
                    break;
                };
                let Some(&(callee, _)) = self.calls[*function].get(*done) else {
                    position[*function] = DONE;
                    path.pop();
                    continue;
                };
                *done += 1;
                match position[callee] {
                    DONE => {}
                    0 => next = Some(callee),
                    start => self.report_cycle(&path[start - 1..]),
                }
            }
        }
    }

    /// Reports a cycle at its first function in the text. Each entry is a function and the number of its calls that
    /// have been followed; the last of these is the cycle's next step.
    fn report_cycle(&self, cycle: &[(usize, usize)]) {
        let first = (0..cycle.len())
            .min_by_key(|&index| cycle[index].0)
            .unwrap_or(0);
        let call = |&(function, done): &(usize, usize)| self.calls[function][done - 1];
        let (before, from) = cycle.split_at(first);
        let mut steps = from.iter().chain(before);
        let Some(start) = steps.next() else { return };
        let message = format!(
            "'call' makes '@{}' recursive; recursion is not allowed",
            self.function_name(start.0)
        );
        let notes = steps.take(MAX_NOTES).map(|step| {
            let (callee, place) = call(step);
            let (caller, callee) = (self.function_name(step.0), self.function_name(callee));
            note_at(place, format!("'@{caller}' calls '@{callee}' here"))
        });
        let places = self.header.places;
        places.error_with_notes(call(start).1, message, notes.collect());
    }

    fn check_dynamic_globals(&self) {
        // The kernel of the last visit to each function, from 1.
        let mut visited = vec![0; self.calls.len()];
        let functions = self.header.tree.functions.iter().enumerate();
        for (kernel, _) in functions.filter(|(_, function)| function.attributes.kernel) {
            let mut used: Vec<Mention> = vec![];
            let mut pending = vec![kernel];
            while let Some(function) = pending.pop() {
                if std::mem::replace(&mut visited[function], kernel + 1) == kernel + 1 {
                    continue;
                }
                used.extend(&self.dynamic[function]);
                pending.extend(self.calls[function].iter().map(|&(callee, _)| callee));
            }
            used.sort_by_key(|&(_, place)| place);
            let second = used.iter().find(|(global, _)| *global != used[0].0);
            if let Some(&second) = second {
                self.report_dynamic_globals(kernel, used[0], second);
            }
        }
    }

    fn report_dynamic_globals(&self, kernel: usize, first: Mention, second: Mention) {
        let message = format!(
            "kernel '@{}' uses two globals with count=dynamic, '@{}' and '@{}'; divide one between them",
            self.function_name(kernel),
            self.global_name(first.0),
            self.global_name(second.0),
        );
        let places = self.header.places;
        places.error_with_note(second.1, message, first.1, "the first is used here");
    }
}
