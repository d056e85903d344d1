//! Pointers: to arrays, chosen, in memory, generic; loads and stores through them.

use std::fmt::Write as _;

use super::super::program::{
    Expr, HELD, OUTPUTS, Pointer, Program, REACH, Space, WORKGROUP, reachable,
};
use super::Printer;

/// Bytes of a pointer in memory.
const POINTER: usize = 8;

/// The arrays of pointers in shared memory.
pub(super) fn shared_holders(program: &Program) -> String {
    let mut text = String::new();
    for (number, holder) in program.holders.iter().enumerate() {
        if holder.space == Space::Shared {
            let (count, holds) = (WORKGROUP * HELD, holder.holds);
            let _ = writeln!(
                text,
                "global @held{number} : ptr[shared]<{holds}> count={count}"
            );
        }
    }
    text
}

impl Printer<'_> {
    /// The own memory of a work-item of the kernel: elements of output buffers and of shared memory, and places for
    /// pointers. `%mine0` and the like point to it.
    pub(super) fn own_memory(&mut self) {
        let program = self.program;
        if self.function.pointers.is_empty() {
            return;
        }
        let first = self.result(&format!("mul %global, {OUTPUTS}u"));
        for (number, element) in program.outputs.iter().enumerate() {
            let stride = element.size();
            self.line(&format!(
                "%mine{number} = gep %out{number}, {first}, stride={stride}"
            ));
        }
        let first = self.result(&format!("mul %local, {REACH}u"));
        for (number, &element) in program.own.iter().enumerate() {
            let all = self.result(&format!("mov @own{number}"));
            let stride = element.size();
            let own = format!("%own{number}");
            self.line(&format!("{own} = gep {all}, {first}, stride={stride}"));
            let zero = self.zero(element);
            for index in 0..REACH {
                let at = self.place(&own, &format!("{index}u"), element);
                self.line(&format!("store {at}, {zero}"));
            }
        }
        for number in 0..program.holders.len() {
            self.places_of_holder(number);
        }
    }

    fn places_of_holder(&mut self, number: usize) {
        let holder = self.program.holders[number];
        let (all, id) = match holder.space {
            Space::Shared => (self.result(&format!("mov @held{number}")), "%local"),
            Space::Global => (format!("%held{number}"), "%global"),
            _ => {
                let holds = holder.holds;
                self.line(&format!("%hold{number} = alloc {holds} count={HELD}"));
                return;
            }
        };
        let first = self.result(&format!("mul {id}, {HELD}u"));
        self.line(&format!(
            "%hold{number} = gep {all}, {first}, stride={POINTER}"
        ));
    }

    /// A pointer.
    pub(super) fn pointer(&mut self, pointer: &Pointer) -> String {
        match pointer {
            Pointer::Variable(variable) => self.values.pointers[*variable].clone(),
            Pointer::To(array, index) => {
                let (base, element, length) = self.array(*array);
                match reachable(length) {
                    0 => base,
                    mask => {
                        let index = self.value(index);
                        let index = self.result(&format!("and {index}, {mask}u"));
                        self.place(&base, &index, element)
                    }
                }
            }
            Pointer::Select(condition, both) => {
                let condition = self.value(condition);
                let [first, second] = both.each_ref().map(|one| self.pointer(one));
                self.result(&format!("select {condition}, {first}, {second}"))
            }
            Pointer::Held(holder, place) => {
                let at = self.place_in_holder(*holder, place);
                self.result(&format!("load {at}"))
            }
            Pointer::Generic(other) => {
                let from = self.pointer(other);
                let element = self.element_of(other);
                self.result(&format!("addrspacecast {from} -> ptr[generic]<{element}>"))
            }
        }
    }

    fn place_in_holder(&mut self, holder: usize, place: &Expr) -> String {
        let place = self.value(place);
        let place = self.result(&format!("and {place}, {}u", HELD - 1));
        self.result(&format!("gep %hold{holder}, {place}, stride={POINTER}"))
    }

    pub(super) fn hold(&mut self, holder: usize, place: &Expr, pointer: &Pointer) {
        let at = self.place_in_holder(holder, place);
        let pointer = self.pointer(pointer);
        self.line(&format!("store {at}, {pointer}"));
    }

    /// The element type of a pointee.
    fn element_of(&mut self, pointer: &Pointer) -> gir_run::element::ElemType {
        match pointer {
            Pointer::Variable(variable) => self.function.pointers[*variable].element,
            Pointer::To(array, _) => self.element_of_array(*array),
            Pointer::Select(_, both) => self.element_of(&both[0]),
            Pointer::Held(holder, _) => self.program.holders[*holder].holds.element,
            Pointer::Generic(other) => self.element_of(other),
        }
    }

    /// A pointer advanced by an index, which counts modulo [`REACH`].
    fn behind(&mut self, pointer: &Pointer, index: &Expr) -> String {
        let element = self.element_of(pointer);
        let pointer = self.pointer(pointer);
        let index = self.value(index);
        let index = self.result(&format!("and {index}, {}u", REACH - 1));
        self.place(&pointer, &index, element)
    }

    pub(super) fn loaded_through(&mut self, pointer: &Pointer, index: &Expr) -> String {
        let at = self.behind(pointer, index);
        self.result(&format!("load {at}"))
    }

    pub(super) fn store_through(&mut self, pointer: &Pointer, index: &Expr, value: &Expr) {
        let at = self.behind(pointer, index);
        let value = self.value(value);
        self.line(&format!("store {at}, {value}"));
    }
}
