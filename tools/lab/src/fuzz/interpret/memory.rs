//! The memory of a work-item: arrays, pointees, and memory that holds pointers.

use super::super::program::{
    Array, Expr, HELD, INPUT, OUTPUTS, PRIVATE, Pointer, Program, REACH, TABLE, Value, reachable,
};
use super::{Frame, Machine, TooLong, zero};

/// The memory of one work-item. A called function takes it over until it returns.
#[derive(Default)]
pub(super) struct Item {
    pub global_id: u32,
    /// The private arrays of the functions at work, the kernel's first.
    pub stack: Vec<Vec<Value>>,
    /// Its elements of arrays in shared memory.
    own: Vec<Vec<Value>>,
    /// The pointers that it keeps in memory.
    held: Vec<Vec<Option<Address>>>,
}

/// The target of a pointer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Address {
    place: Place,
    element: u32,
}

/// An array, as every function sees it.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// The private array of the function at this call depth from the kernel.
    Private(usize),
    Table,
    Other(usize),
    Input(usize),
    /// Elements of the work-item.
    Output(usize),
    Own(usize),
}

impl Item {
    pub fn new(program: &Program, global_id: u32) -> Self {
        let own = program.own.iter();
        Self {
            global_id,
            stack: vec![],
            own: own.map(|&ty| vec![zero(ty); REACH as usize]).collect(),
            held: vec![vec![None; HELD as usize]; program.holders.len()],
        }
    }
}

impl<'a> Machine<'a> {
    /// An array, and the number of its elements.
    fn place(&self, array: Array, frame: &Frame<'a>) -> (Place, u32) {
        let deepest = frame.item.stack.len() - 1;
        match array {
            Array::Private => (Place::Private(deepest), PRIVATE),
            // The private array of the caller.
            Array::Lent => (Place::Private(deepest - 1), PRIVATE),
            Array::Table => (Place::Table, TABLE),
            Array::Other(number) => {
                let length = self.program.tables[number].values.len();
                (Place::Other(number), length as u32)
            }
            Array::Input(number) => (Place::Input(number), INPUT),
            Array::Output(number) => (Place::Output(number), OUTPUTS),
            Array::Own(number) => (Place::Own(number), REACH),
        }
    }

    /// The element of an array; the index counts modulo the length.
    fn element(
        &mut self,
        array: Array,
        index: &Expr,
        frame: &mut Frame<'a>,
    ) -> Result<Address, TooLong> {
        let index = self.number(index, frame)?;
        let (place, length) = self.place(array, frame);
        let element = index % length;
        Ok(Address { place, element })
    }

    pub(super) fn loaded(
        &mut self,
        array: Array,
        index: &Expr,
        frame: &mut Frame<'a>,
    ) -> Result<Value, TooLong> {
        let address = self.element(array, index, frame)?;
        Ok(self.load(address, &frame.item))
    }

    pub(super) fn store_element(
        &mut self,
        array: Array,
        index: &Expr,
        value: &Expr,
        frame: &mut Frame<'a>,
    ) -> Result<(), TooLong> {
        let address = self.element(array, index, frame)?;
        let value = self.value(value, frame)?;
        self.store(address, value, &mut frame.item);
        Ok(())
    }

    fn load(&self, Address { place, element }: Address, item: &Item) -> Value {
        let element = element as usize;
        match place {
            Place::Private(depth) => item.stack[depth][element].clone(),
            Place::Table => Value::from_elem(self.program.table.1[element], 1),
            Place::Other(number) => self.program.tables[number].values[element].clone(),
            Place::Input(number) => self.memory.inputs[number][element].clone(),
            Place::Output(number) => {
                let first = item.global_id * OUTPUTS;
                self.memory.outputs[number][first as usize + element].clone()
            }
            Place::Own(number) => item.own[number][element].clone(),
        }
    }

    fn store(&mut self, Address { place, element }: Address, value: Value, item: &mut Item) {
        let element = element as usize;
        match place {
            Place::Private(depth) => item.stack[depth][element] = value,
            Place::Output(number) => {
                let first = item.global_id * OUTPUTS;
                self.memory.outputs[number][first as usize + element] = value;
            }
            Place::Own(number) => item.own[number][element] = value,
            Place::Table | Place::Other(_) | Place::Input(_) => {
                unreachable!("a store to {place:?}, which work-items share")
            }
        }
    }

    /// The target of a pointer.
    pub(super) fn address(
        &mut self,
        pointer: &Pointer,
        frame: &mut Frame<'a>,
    ) -> Result<Address, TooLong> {
        Ok(match pointer {
            Pointer::Variable(variable) => match frame.pointers[*variable] {
                Some(address) => address,
                None => unreachable!("pointer {variable} leads nowhere"),
            },
            Pointer::To(array, index) => {
                let index = self.number(index, frame)?;
                let (place, length) = self.place(*array, frame);
                let element = index & reachable(length);
                Address { place, element }
            }
            Pointer::Select(condition, both) => {
                let which = usize::from(!self.holds(condition, frame)?);
                self.address(&both[which], frame)?
            }
            Pointer::Held(holder, place) => {
                let place = self.number(place, frame)? % HELD;
                match frame.item.held[*holder][place as usize] {
                    Some(address) => address,
                    None => unreachable!("holder {holder} has no pointer yet"),
                }
            }
            Pointer::Generic(other) => self.address(other, frame)?,
        })
    }

    pub(super) fn hold(
        &mut self,
        holder: usize,
        place: &Expr,
        pointer: &Pointer,
        frame: &mut Frame<'a>,
    ) -> Result<(), TooLong> {
        let place = self.number(place, frame)? % HELD;
        let address = self.address(pointer, frame)?;
        frame.item.held[holder][place as usize] = Some(address);
        Ok(())
    }

    fn behind(
        &mut self,
        pointer: &Pointer,
        index: &Expr,
        frame: &mut Frame<'a>,
    ) -> Result<Address, TooLong> {
        let mut address = self.address(pointer, frame)?;
        address.element += self.number(index, frame)? % REACH;
        Ok(address)
    }

    pub(super) fn loaded_through(
        &mut self,
        pointer: &Pointer,
        index: &Expr,
        frame: &mut Frame<'a>,
    ) -> Result<Value, TooLong> {
        let address = self.behind(pointer, index, frame)?;
        Ok(self.load(address, &frame.item))
    }

    pub(super) fn store_through(
        &mut self,
        pointer: &Pointer,
        index: &Expr,
        value: &Expr,
        frame: &mut Frame<'a>,
    ) -> Result<(), TooLong> {
        let address = self.behind(pointer, index, frame)?;
        let value = self.value(value, frame)?;
        self.store(address, value, &mut frame.item);
        Ok(())
    }
}
