//! Built-in variables of SPIR-V as global variables: each load becomes calls of the functions that read them, one for
//! each component of a vector.
//!
//! ```mlir
//! %p = llvm.mlir.addressof @__spirv_BuiltInGlobalInvocationId : !llvm.ptr<1>
//! %v = llvm.load %p : !llvm.ptr<1> -> vector<3xi64>
//! // →
//! %x = llvm.call @__spirv_BuiltInGlobalInvocationId(%c0) : (i32) -> i64
//! %0 = llvm.insertelement %x, %poison[%c0 : i32] : vector<3xi64>
//! …
//! ```

use super::{
    layout::Layout,
    prints,
    spirv::{PREFIX, grid::is_vector},
};
use gir_dialects::{
    ir::{self, Builder, Op, OpView as _, Signedness, Type, TypeExt as _, Value},
    upstream::llvm,
};

/// Whether a global is such a variable.
pub fn is_builtin(name: &str) -> bool {
    variable(name).is_some()
}

fn variable(name: &str) -> Option<&str> {
    name.strip_prefix(PREFIX)?.strip_prefix("BuiltIn")
}

/// Replaces the loads of a function; false after errors at other uses.
pub fn replace(function: llvm::LLVMFuncOp<'_>, layout: Layout) -> bool {
    let mut places = vec![];
    function.op().walk_pre(|op| {
        let place = op.cast::<llvm::AddressOfOp<'_>>();
        places.extend(place.filter(|place| is_builtin(place.global_name())));
    });
    let mut is_good = true;
    for place in places {
        let reader = Reader {
            name: place.global_name(),
            layout,
        };
        is_good &= reader.replace(place.op());
    }
    is_good
}

/// A variable, and the sizes of types.
struct Reader<'c> {
    name: &'c str,
    layout: Layout,
}

impl<'c> Reader<'c> {
    /// Replaces the loads by way of an address, and erases what computed it.
    fn replace(&self, place: Op<'c>) -> bool {
        let mut pending = vec![(place.result(0), 0)];
        let mut addresses = vec![place];
        let mut loads = vec![];
        while let Some((address, offset)) = pending.pop() {
            for (user, _) in address.uses() {
                let next = match user.cast::<llvm::GEPOp<'c>>() {
                    Some(gep) => prints::constant_step(self.layout, gep).map(|own| offset + own),
                    None => is_cast(user).then_some(offset),
                };
                match next {
                    Some(next) => {
                        addresses.push(user);
                        pending.push((user.result(0), next));
                    }
                    None if user.is::<llvm::LoadOp<'c>>() => loads.push((user, offset)),
                    None => {
                        user.error(format!(
                            "uses the address of the built-in variable '{}', which has none; load its value",
                            self.name
                        ));
                        return false;
                    }
                }
            }
        }
        for (load, offset) in loads {
            let Some(value) = self.value(load, offset) else {
                load.error(format!(
                    "loads a part of the built-in variable '{}' that is no component; load a component, or all of it",
                    self.name
                ));
                return false;
            };
            load.result(0).replace_all_uses(value);
            load.erase();
        }
        addresses.into_iter().rev().for_each(Op::erase);
        true
    }

    fn value(&self, load: Op<'c>, offset: i64) -> Option<Value<'c>> {
        let b = Builder::before(load);
        let ty = load.result(0).ty();
        let is_vector = is_vector(variable(self.name)?).unwrap_or(ty.as_vector().is_some());
        match (is_vector, ty.as_vector()) {
            (true, Some((lanes @ (3 | 4), lane))) if offset == 0 => {
                let all = llvm::PoisonOp::build(&b, ty).res();
                Some((0..lanes.min(3)).fold(all, |all, at| {
                    let at = word(&b, i64::from(at));
                    let component = self.call(&b, lane, &[at]);
                    llvm::InsertElementOp::build(&b, ty, all, component, at).res()
                }))
            }
            (true, None) => {
                let size = self.layout.size(ty);
                let is_component = offset % size == 0 && (0..3).contains(&(offset / size));
                is_component.then(|| self.call(&b, ty, &[word(&b, offset / size)]))
            }
            (false, None) if offset == 0 => Some(self.call(&b, ty, &[])),
            _ => None,
        }
    }

    fn call(&self, b: &Builder<'c>, ty: Type<'c>, operands: &[Value<'c>]) -> Value<'c> {
        let call = llvm::CallOp::build(
            b,
            Some(ty),
            None,
            Some(self.name),
            operands,
            None,
            None,
            None,
            None,
            false,
            false,
            false,
            &[],
            &[],
            None,
            None,
            None,
            false,
            false,
            false,
            None,
            None,
            None,
            None,
        );
        call.op().result(0)
    }
}

fn is_cast(op: Op<'_>) -> bool {
    op.is::<llvm::AddrSpaceCastOp<'_>>() || op.is::<llvm::BitcastOp<'_>>()
}

fn word<'c>(b: &Builder<'c>, value: i64) -> Value<'c> {
    let ty = ir::integer_type(b.context(), 32, Signedness::Signless);
    llvm::ConstantOp::build(b, ty, ir::integer(ty, value)).res()
}
