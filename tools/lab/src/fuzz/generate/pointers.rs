//! Random pointers: their sources and their uses.

use super::super::program::{Array, Kind, Pointer, PointerType, Space};
use super::{Expr, Place, Statement, U32, Writer};

impl Writer<'_> {
    /// The types of a helper's pointer parameters, whose pointees belong to the kernel.
    pub(super) fn pointer_parameters(&mut self) -> Vec<PointerType> {
        if self.shape.pointers == 0 {
            return vec![];
        }
        let place = std::mem::replace(&mut self.place, Place::Apart);
        let count = self.random.below(3);
        let types = (0..count).map(|_| self.pointer_type());
        let mut types: Vec<_> = types.collect();
        // A caller may have no constant table, or another private array.
        types.retain(|ty| matches!(ty.space, Space::Global | Space::Shared | Space::Generic));
        self.place = place;
        types
    }

    /// Pointer variables, with the initial pointee of each.
    pub(super) fn point_variables(&mut self) -> Vec<Statement> {
        for _ in 0..self.shape.pointers {
            let ty = self.pointer_type();
            self.pointers.push(ty);
        }
        let parameters = match self.place {
            Place::Helper => self.pointers.len() - self.shape.pointers as usize,
            _ => 0,
        };
        let all = std::mem::take(&mut self.pointers);
        let mut statements = vec![];
        for (variable, &ty) in all.iter().enumerate() {
            if variable >= parameters {
                let first = self.pointer(ty, 1);
                statements.extend(first.map(|pointer| Statement::Point(variable, pointer)));
            }
            self.pointers.push(ty);
        }
        statements
    }

    /// The pointers that memory holds at first.
    pub(super) fn fill_holders(&mut self) -> Vec<Statement> {
        let mut statements = vec![];
        for number in 0..self.program.holders.len() {
            let ty = self.program.holders[number].holds;
            for place in 0..super::super::program::HELD {
                let pointer = self.pointer_to(ty);
                let hold =
                    pointer.map(|pointer| Statement::Hold(number, Expr::number(place), pointer));
                statements.extend(hold);
            }
        }
        statements
    }

    /// The arrays that pointers may lead into, with the types of such pointers.
    fn arrays(&self) -> Vec<(Array, PointerType)> {
        let of = |space, element, writable| PointerType {
            space,
            element,
            writable,
        };
        let mut arrays = vec![(Array::Private, of(Space::Local, self.private, true))];
        if let Some(lent) = self.lent {
            arrays.push((Array::Lent, of(Space::Local, lent, true)));
        }
        let tables = self.program.tables.iter().enumerate();
        let tables =
            tables.filter(|(_, table)| table.values.len() >= super::super::program::REACH as usize);
        arrays.extend(tables.map(|(number, table)| {
            let ty = of(Space::Const, table.element, false);
            (Array::Other(number), ty)
        }));
        if self.place != Place::Helper {
            let inputs = self.program.inputs.iter().enumerate();
            arrays.extend(
                inputs.map(|(number, &input)| {
                    (Array::Input(number), of(Space::Global, input, false))
                }),
            );
            let outputs = self.program.outputs.iter().enumerate();
            arrays.extend(
                outputs.map(|(number, &output)| {
                    (Array::Output(number), of(Space::Global, output, true))
                }),
            );
            let own = self.program.own.iter().enumerate();
            arrays.extend(
                own.map(|(number, &own)| (Array::Own(number), of(Space::Shared, own, true))),
            );
        }
        arrays
    }

    /// The type of a pointer to some array, possibly generic.
    fn pointer_type(&mut self) -> PointerType {
        let arrays = self.arrays();
        let (_, mut ty) = *self.random.pick(&arrays);
        if ty.space != Space::Const && self.random.chance(25) {
            ty.space = Space::Generic;
        }
        if self.random.chance(30) {
            ty.writable = false;
        }
        ty
    }

    /// A pointer of a type, if one is available here.
    pub(super) fn pointer(&mut self, ty: PointerType, depth: u32) -> Option<Pointer> {
        if depth > 0 && self.random.chance(25) {
            let condition = self.leaf(U32);
            let [first, second] = [0; 2].map(|_| self.pointer(ty, depth - 1));
            let both = Box::new([first?, second?]);
            return Some(Pointer::Select(Box::new(condition), both));
        }
        let mut pointers = vec![];
        for (variable, one) in self.pointers.iter().enumerate() {
            if one.serves(ty) {
                pointers.push(Pointer::Variable(variable));
            }
        }
        if self.place != Place::Helper {
            let count = self.program.holders.len();
            for number in 0..count {
                if self.program.holders[number].holds.serves(ty) {
                    let place = Box::new(self.leaf(U32));
                    pointers.push(Pointer::Held(number, place));
                }
            }
        }
        pointers.extend(self.pointer_to(ty));
        match pointers.is_empty() {
            true => None,
            false => Some(self.random.pick(&pointers).clone()),
        }
    }

    /// A pointer of a type to an array, if one is available here.
    fn pointer_to(&mut self, ty: PointerType) -> Option<Pointer> {
        let mut arrays = self.arrays();
        let is_generic = ty.space == Space::Generic;
        arrays.retain(|(_, one)| match is_generic {
            true => {
                let space = Space::Generic;
                one.space != Space::Const && PointerType { space, ..*one }.serves(ty)
            }
            false => one.serves(ty),
        });
        if arrays.is_empty() {
            return None;
        }
        let (array, _) = *self.random.pick(&arrays);
        let pointer = Pointer::To(array, Box::new(self.leaf(U32)));
        Some(match is_generic {
            true => Pointer::Generic(Box::new(pointer)),
            false => pointer,
        })
    }

    pub(super) fn point(&mut self) -> Option<Statement> {
        if self.pointers.is_empty() {
            return None;
        }
        let variable = self.random.index(self.pointers.len());
        let pointer = self.pointer(self.pointers[variable], 1)?;
        Some(Statement::Point(variable, pointer))
    }

    pub(super) fn hold(&mut self) -> Option<Statement> {
        let count = self.program.holders.len();
        if count == 0 {
            return None;
        }
        let number = self.random.index(count);
        let pointer = self.pointer(self.program.holders[number].holds, 1)?;
        Some(Statement::Hold(number, self.leaf(U32), pointer))
    }

    pub(super) fn store_through(&mut self) -> Option<Statement> {
        let mut types: Vec<_> = self.pointers.clone();
        if self.place != Place::Helper {
            types.extend(self.program.holders.iter().map(|holder| holder.holds));
        }
        types.retain(|ty| ty.writable);
        if types.is_empty() {
            return None;
        }
        let ty = *self.random.pick(&types);
        let pointer = self.pointer(ty, 1)?;
        let index = self.value(U32, 1);
        Some(Statement::StoreThrough(
            pointer,
            index,
            self.value(ty.element, 2),
        ))
    }

    /// A value of a type, loaded through a pointer.
    pub(super) fn through(&mut self, element: gir_run::element::ElemType) -> Option<Kind> {
        let mut types: Vec<_> = self.pointers.clone();
        if self.place != Place::Helper {
            types.extend(self.program.holders.iter().map(|holder| holder.holds));
        }
        types.retain(|ty| ty.element == element);
        if types.is_empty() {
            return None;
        }
        let mut ty = *self.random.pick(&types);
        ty.writable = false;
        let pointer = self.pointer(ty, 1)?;
        let index = self.leaf(U32);
        Some(Kind::Through(Box::new(pointer), Box::new(index)))
    }
}
