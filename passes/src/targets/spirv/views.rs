//! Views: buffers that are bound again as elements of another size.
//!
//! `--lir-retype-casts` leaves pointer casts at the start, at a parameter or at the address of a global. Each
//! such type is a variable of its own at the same binding; all of them are `Aliased`, since the driver
//! otherwise assumes that variables do not share memory.

use super::{
    parameters::Parameter,
    variables::{Global, Variable, Variables, buffer_type},
};
use crate::lir::retype::fit;
use gir_dialects::{
    ir::{self, Builder, Op, Type, Value},
    lir,
    mir::{PtrType, StorageSpace},
    names,
};

/// The cast, if it makes a view of a buffer.
pub fn of<'c>(op: Op<'c>) -> Option<lir::PtrCastOp<'c>> {
    let cast = op.cast::<lir::PtrCastOp<'c>>()?;
    let [from, to] = [cast.operand(), cast.result()].map(|value| PtrType::from_type(value.ty()));
    let (from, to) = (from?, to?);
    let is_root = match cast.operand().defining_op() {
        Some(op) => op.is::<lir::AddressOfOp<'_>>(),
        None => is_parameter(cast.operand()),
    };
    let is_view =
        from.space() == StorageSpace::Global && fit::is_view(to.pointee(), from.pointee());
    (is_root && is_view).then_some(cast)
}

fn is_parameter(value: Value<'_>) -> bool {
    let function = value.owner_block().and_then(|block| block.parent_op());
    function.is_some_and(|function| function.attribute(names::LIR_KERNEL).is_some())
}

/// The element type of a view.
fn element(cast: lir::PtrCastOp<'_>) -> Option<Type<'_>> {
    PtrType::from_type(cast.result().ty()).map(PtrType::pointee)
}

impl<'c> Variables<'c> {
    /// Declares the variables of views, once each. `parameters` are those of the enclosing kernel.
    pub fn add_views(
        &mut self,
        builder: &Builder<'c>,
        casts: &[lir::PtrCastOp<'c>],
        parameters: &[Parameter<'c>],
    ) {
        for &cast in casts {
            let base = self.viewed(cast, parameters).cloned();
            let (Some(base), Some(element)) = (base, element(cast)) else {
                continue;
            };
            let key = (base.name.clone(), element);
            let known = self.views.get(&key).cloned();
            let view = known.unwrap_or_else(|| self.declare_view(builder, &base, element));
            self.views_by_cast.insert(cast, view.clone());
            self.views.insert(key, view);
        }
    }

    fn declare_view(
        &mut self,
        builder: &Builder<'c>,
        base: &Variable<'c>,
        element: Type<'c>,
    ) -> Variable<'c> {
        let builder = builder.with_location(base.op.location());
        let name = format!("{}_{element}", base.name);
        let types = (buffer_type(element), element);
        let view = self.declare(&builder, name, types, base.place);
        if let Some(&decoration) = self.decorations.get(&base.name) {
            self.decorations.insert(view.name.clone(), decoration);
        }
        for variable in [base.op, view.op] {
            let flag = ir::flag(variable.context());
            variable.set_attribute("aliased", flag);
        }
        view
    }

    /// The buffer of which a cast makes a view.
    fn viewed<'a>(
        &'a self,
        cast: lir::PtrCastOp<'c>,
        parameters: &'a [Parameter<'c>],
    ) -> Option<&'a Variable<'c>> {
        let root = cast.operand();
        let Some(op) = root.defining_op() else {
            return match parameters.get(root.index())? {
                Parameter::Buffer(variable) => Some(variable),
                _ => None,
            };
        };
        match self
            .globals
            .get(op.cast::<lir::AddressOfOp<'c>>()?.global())?
        {
            Global::Variable(variable) => Some(variable),
            Global::Table(_) => None,
        }
    }
}
