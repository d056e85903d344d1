//! Arrays in memory, exchanges through them, and atomics.

use gir_run::element::ElemType;

use super::values::binary;

use super::super::program::{
    Array, CELLS, Class, Collective, Exchange, Expr, INPUT, OUTPUTS, PRIVATE, REACH, TABLE, U32,
    Update, WORKGROUP, cell_place, class,
};
use super::Printer;

/// After it all work-items of the workgroup see all earlier stores.
const BARRIER: &str = "barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel";

impl Printer<'_> {
    /// A pointer to an element.
    pub(super) fn place(&mut self, base: &str, index: &str, element: ElemType) -> String {
        self.result(&format!("gep {base}, {index}, stride={}", element.size()))
    }

    pub(super) fn load(&mut self, base: &str, index: &str, element: ElemType) -> String {
        let at = self.place(base, index, element);
        self.result(&format!("load {at}"))
    }

    /// The element of an array whose index counts modulo its length.
    pub(super) fn loaded(&mut self, array: Array, index: &Expr) -> String {
        let (base, element, length) = self.array(array);
        let at = match length {
            1 => base,
            _ => self.element(&base, index, element, length),
        };
        self.result(&format!("load {at}"))
    }

    /// The base of an array, the type of its elements, and their number.
    pub(super) fn array(&mut self, array: Array) -> (String, ElemType, u32) {
        let (base, length) = match array {
            Array::Private => ("%private".to_owned(), PRIVATE),
            Array::Lent => ("%lent".to_owned(), PRIVATE),
            Array::Table => (self.result("mov @table"), TABLE),
            Array::Other(number) => {
                let length = self.program.tables[number].values.len() as u32;
                (self.result(&format!("mov @table{number}")), length)
            }
            Array::Input(number) => (format!("%in{number}"), INPUT),
            Array::Output(number) => (format!("%mine{number}"), OUTPUTS),
            Array::Own(number) => (format!("%own{number}"), REACH),
        };
        (base, self.element_of_array(array), length)
    }

    /// The type of the elements of an array.
    pub(super) fn element_of_array(&self, array: Array) -> ElemType {
        match array {
            Array::Private => self.function.private,
            Array::Lent => self.lent(),
            Array::Table => self.program.table.0.into(),
            Array::Other(number) => self.program.tables[number].element,
            Array::Input(number) => self.program.inputs[number],
            Array::Output(number) => self.program.outputs[number],
            Array::Own(number) => self.program.own[number],
        }
    }

    /// A pointer to the element whose index counts modulo a power of two.
    fn element(&mut self, base: &str, index: &Expr, element: ElemType, length: u32) -> String {
        let index = self.value(index);
        let index = self.result(&format!("and {index}, {}u", length - 1));
        if !self.names.is_multiple_of(3) {
            return self.place(base, &index, element);
        }
        // Past the element and back again.
        let behind = self.result(&format!("add {index}, 3u"));
        let behind = self.place(base, &behind, element);
        self.place(&behind, "-3i", element)
    }

    fn store(&mut self, at: &str, value: &Expr) {
        let value = self.value(value);
        self.line(&format!("store {at}, {value}"));
    }

    fn lent(&self) -> ElemType {
        self.function.lent.unwrap_or(self.function.private)
    }

    pub(super) fn store_element(&mut self, array: Array, index: &Expr, value: &Expr) {
        let (base, element) = match array {
            Array::Lent => ("%lent", self.lent()),
            _ => ("%private", self.function.private),
        };
        let at = self.element(base, index, element, PRIVATE);
        self.store(&at, value);
    }

    pub(super) fn output(&mut self, buffer: usize, slot: u32, value: &Expr) {
        let element = self.program.outputs[buffer];
        let first = self.result(&format!("mul %global, {OUTPUTS}u"));
        let at = self.place(&format!("%out{buffer}"), &first, element);
        let at = self.place(&at, &format!("{slot}u"), element);
        self.store(&at, value);
    }

    pub(super) fn update(&mut self, cell: usize, value: &Expr) {
        let (scalar, op) = CELLS[cell];
        let value = self.value(value);
        let index = format!("{}u", cell_place(cell));
        let at = self.place(&format!("%cells_{scalar}"), &index, scalar.into());
        let op = update(op, class(scalar) == Class::Signed);
        self.line(&format!(
            "atomic.rmw {op} {at}, {value} ordering=relaxed scope=device"
        ));
    }

    pub(super) fn exchange(&mut self, exchange: &Exchange) {
        let value = self.value(&exchange.value);
        let element = self.program.tiles[exchange.tile];
        let tile = self.result(&format!("mov @tile{}", exchange.tile));
        let own = self.place(&tile, "%local", element);
        self.line(&format!("store {own}, {value}"));
        self.line(BARRIER);
        let other = self.result(&format!("add %local, {}u", exchange.distance));
        let other = self.result(&format!("rem {other}, {WORKGROUP}u"));
        self.values.values[exchange.variable] = self.load(&tile, &other, element);
        self.line(BARRIER);
    }

    pub(super) fn subgroup(&mut self, variable: usize, op: Collective, values: &[Expr; 2]) {
        let value = self.value(&values[0]);
        let instruction = match op {
            Collective::Shuffle => {
                let lane = self.value(&values[1]);
                let last = self.program.subgroup.unwrap_or(1) - 1;
                let lane = self.result(&format!("and {lane}, {last}u"));
                format!("subgroup.shuffle {value}, {lane}")
            }
            Collective::ShuffleXor(mask) => format!("subgroup.shuffle_xor {value}, {mask}u"),
            Collective::Broadcast(lane) => format!("subgroup.broadcast {value}, {lane}u"),
            Collective::Any => format!("subgroup.any {value}"),
            Collective::All => format!("subgroup.all {value}"),
            Collective::Reduce(op) => format!("subgroup.reduce {} {value}", binary(op)),
        };
        self.values.values[variable] = self.result(&instruction);
    }

    pub(super) fn combine(&mut self, variable: usize, op: Update, value: &Expr) {
        let value = self.value(value);
        let total = self.result("mov @total");
        let zero = self.zero(U32);
        let (first, rest) = (self.fresh("b"), self.fresh("b"));
        let is_first = self.result("ucmp.eq %local, 0u");
        self.end(&format!("br_if {is_first}, {first}, {rest}"));
        self.start(first);
        self.line(&format!("store {total}, {zero}"));
        self.end(&format!("br {rest}"));
        self.start(rest);
        self.line(BARRIER);
        let op = update(op, false);
        self.line(&format!(
            "atomic.rmw {op} {total}, {value} ordering=acq_rel scope=workgroup"
        ));
        self.line(BARRIER);
        self.values.values[variable] = self.result(&format!("load {total}"));
        self.line(BARRIER);
    }
}

/// The name of an atomic operation.
fn update(op: Update, signed: bool) -> &'static str {
    match (op, signed) {
        (Update::Add, _) => "add",
        (Update::Sub, _) => "sub",
        (Update::Xor, _) => "xor",
        (Update::And, _) => "and",
        (Update::Or, _) => "or",
        (Update::Min, true) => "min_s",
        (Update::Min, false) => "min_u",
        (Update::Max, true) => "max_s",
        (Update::Max, false) => "max_u",
        (Update::Wrap, _) => "inc_wrap",
    }
}
