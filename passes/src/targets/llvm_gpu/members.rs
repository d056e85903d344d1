//! Structures that the source passes by value: their members are parameters of their own in lir, and one argument to
//! the driver.
//!
//! ```mlir
//! llvm.func @k(%p_0: f32,    llvm.func @k(%p: !llvm.ptr {llvm.align = 8, llvm.byval = !llvm.array<16 x i8>}) {
//!              %p_1: f64) →    %p_0 = llvm.load %p
//!                              %1 = llvm.getelementptr %p[8]
//!                              %p_1 = llvm.load %1
//! ```

use super::Gpu;
use crate::targets::llvm::{access::Access, memory::element_address, types};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, Context, OpView, Type, Value},
    llvm,
    mir::MemberAttr,
    names,
    upstream::{func, llvm::LLVMFuncOp},
};

/// The place of a parameter in a structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// Whether it is the first parameter of the structure.
    pub is_first: bool,
    /// The offset in the structure in bytes.
    pub offset: i64,
    /// The bytes of the structure.
    pub size: i64,
    /// The alignment of the structure.
    pub align: i64,
}

/// The member that each parameter of a kernel is; empty if none is one.
pub fn of(kernel: func::FuncOp<'_>) -> Vec<Option<Member>> {
    let given = kernel.arg_attrs().and_then(Attribute::as_array);
    let members: Vec<_> = given
        .unwrap_or_default()
        .into_iter()
        .map(|given| given.entry(names::LIR_MEMBER))
        .map(|member| member.and_then(MemberAttr::from_attribute))
        .collect();
    if members.iter().all(Option::is_none) {
        return vec![];
    }
    let mut before: Option<MemberAttr<'_>> = None;
    let mut found = vec![];
    for member in members {
        found.push(member.map(|member| Member {
            is_first: before.is_none_or(|before| {
                before.of() != member.of() || before.offset() >= member.offset()
            }),
            offset: member.offset(),
            size: member.size(),
            align: member.align(),
        }));
        before = member;
    }
    found
}

/// Makes one argument of the members of each structure.
pub fn join<G: Gpu>(kernel: LLVMFuncOp<'_>, members: &[Option<Member>]) {
    let Some(entry) = kernel.op().region(0).first_block() else {
        return;
    };
    let context = kernel.op().context();
    let b = Builder::at_start(entry, kernel.op().location());
    let old: Vec<_> = entry.arguments().collect();
    let mut described = vec![];
    let mut structure = None;
    for (at, &value) in old.iter().enumerate() {
        let Some(member) = members.get(at).copied().flatten() else {
            let new = entry.add_argument(value.ty(), b.location());
            value.replace_all_uses(new);
            described.push(ir::dictionary(context, &[]));
            continue;
        };
        if member.is_first {
            let ty = llvm::pointer_in(context, G::STRUCTURES.1);
            structure = Some(entry.add_argument(ty, b.location()));
            described.push(description::<G>(context, member));
        }
        if let Some(structure) = structure {
            value.replace_all_uses(load(&b, structure, member, value.ty()));
        }
    }
    old.iter().for_each(|_| entry.erase_argument(0));
    let inputs: Vec<_> = entry.arguments().map(Value::ty).collect();
    kernel.set_function_type(llvm::function(context, None, &inputs));
    kernel.set_arg_attrs(Some(ir::array(context, &described)));
}

/// The attributes of the argument that a structure is.
fn description<G: Gpu>(context: &Context, member: Member) -> Attribute<'_> {
    let bytes = types::bytes(context, member.size.cast_unsigned());
    let align = ir::integer(types::int(context, 64), member.align);
    let entries = [
        (names::LLVM_ALIGN, align),
        (G::STRUCTURES.0, ir::type_attr(bytes)),
    ];
    ir::dictionary(context, &entries)
}

/// The value of a member.
fn load<'c>(b: &Builder<'c>, structure: Value<'c>, member: Member, ty: Type<'c>) -> Value<'c> {
    let place = match i32::try_from(member.offset) {
        Ok(0) | Err(_) => structure,
        Ok(offset) => element_address(b, structure, &[], &[offset], types::int(b.context(), 8)),
    };
    let common = 1 << (member.offset | member.align).trailing_zeros();
    let access = Access {
        align: common,
        is_invariant: true,
        ..Access::default()
    };
    access.load(b, ty, place)
}
