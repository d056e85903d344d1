//! The facts about pointers that each operation states.

use super::{
    builtins,
    edges::edges,
    kernels,
    layout::Layout,
    passing::{pointer_of_number, returns_pointer_operand},
    pointers::{Class, Pointers},
    types::{is_defined, is_pointer, stored},
    world::{World, space_of},
};
use gir_dialects::{
    ir::{Op, OpView as _, Type, TypeExt, Value},
    llvm_import::LlvmType,
    mir::StorageSpace,
    upstream::llvm,
};
use std::collections::HashMap;

/// Finds the pointers of a module's functions and globals.
pub fn pointers<'c>(
    (world, layout): (World, Layout),
    functions: &HashMap<&'c str, llvm::LLVMFuncOp<'c>>,
    globals: &[llvm::GlobalOp<'c>],
    order: &[llvm::LLVMFuncOp<'c>],
) -> Pointers<'c> {
    let mut voters = Voters {
        pointers: Pointers::new(world),
        world,
        layout,
        functions,
        globals: globals.iter().map(|&one| (one.sym_name(), one)).collect(),
    };
    voters.ask(globals, order);
    voters.pointers
}

/// Asks the operations of a module.
struct Voters<'a, 'c> {
    pointers: Pointers<'c>,
    world: World,
    layout: Layout,
    functions: &'a HashMap<&'c str, llvm::LLVMFuncOp<'c>>,
    globals: HashMap<&'c str, llvm::GlobalOp<'c>>,
}

impl<'c> Voters<'_, 'c> {
    /// Asks all operations.
    fn ask(&mut self, globals: &[llvm::GlobalOp<'c>], order: &[llvm::LLVMFuncOp<'c>]) {
        for global in globals {
            let class = self.pointers.class_of_global(global.sym_name());
            self.hint_leaf(class, global.global_type());
        }
        let mut copies = vec![];
        for &function in order {
            self.parameters(function);
            function.op().walk_pre(|op| {
                if !is_derived(op) {
                    op.results().for_each(|value| self.declared(value));
                }
                self.op(op, &mut copies);
            });
        }
        for (one, other) in copies {
            self.pointers.share_votes(one, other);
        }
    }

    fn parameters(&mut self, function: llvm::LLVMFuncOp<'c>) {
        let Some(entry) = function.body().first_block() else {
            return;
        };
        let is_kernel = kernels::is_kernel(function);
        for (at, value) in entry.arguments().enumerate() {
            if !is_pointer(value.ty()) {
                continue;
            }
            let class = self.pointers.class(value);
            if let Some(ty) = kernels::by_value(function, at) {
                self.pointers.fix(value, StorageSpace::Private);
                self.hint_leaf(class, ty);
            } else if is_kernel {
                let space = self.pointers.declared_space(value.ty());
                let space = space.filter(|&space| space != StorageSpace::Generic);
                self.pointers
                    .fix(value, space.unwrap_or(StorageSpace::Global));
                if let Some(ty) = kernels::declared_element(function, at) {
                    self.pointers.hint(class, ty);
                }
            } else {
                self.declared(value);
            }
        }
        for block in function.body().blocks().skip(1) {
            for value in block.arguments().filter(|value| is_pointer(value.ty())) {
                self.declared(value);
            }
        }
    }

    /// Notes the space of a pointer whose type states one.
    fn declared(&mut self, value: Value<'c>) {
        let space = self.pointers.declared_space(value.ty());
        if let Some(space) = space.filter(|&space| space != StorageSpace::Generic) {
            self.pointers.fix(value, space);
        }
    }

    /// A type of a declaration says the type of its first number.
    fn hint_leaf(&mut self, class: Class, ty: Type<'c>) {
        let mut ty = ty;
        loop {
            match LlvmType::of(ty) {
                Some(LlvmType::Array(element, _)) => ty = element,
                Some(LlvmType::Struct(members, _)) => match members.first() {
                    Some(&first) => ty = first,
                    None => return,
                },
                Some(LlvmType::Pointer(_)) => return,
                None => break,
            }
        }
        if let Some(ty) = stored(ty) {
            self.pointers.hint(class, ty);
        }
    }

    /// An access of a type through a pointer, with its alignment.
    fn access(&mut self, pointer: Value<'c>, ty: Type<'c>, align: Option<i64>) {
        let class = self.pointers.class(pointer);
        for (leaf, _) in self.layout.leaves(ty).into_iter().take(64) {
            if is_pointer(leaf) {
                self.pointers.vote(class, leaf);
            } else if let Some(ty) = element(self.layout, leaf, align) {
                self.pointers.vote(class, ty);
            }
        }
    }

    /// A pointer that is loaded from or stored to memory.
    fn holds(&mut self, pointer: Value<'c>, held: Value<'c>) {
        if is_pointer(held.ty()) {
            let class = self.pointers.class(pointer);
            let pointee = self.pointers.pointee(class);
            self.same(pointee, held);
        }
    }

    fn same(&mut self, class: Class, value: Value<'c>) {
        let other = self.pointers.class(value);
        self.pointers.merge(class, other);
    }

    fn flows(&mut self, from: Value<'c>, to: Value<'c>) {
        if is_pointer(from.ty()) && is_pointer(to.ty()) {
            let class = self.pointers.class(to);
            self.same(class, from);
        }
    }

    fn op(&mut self, op: Op<'c>, copies: &mut Vec<(Class, Class)>) {
        if let Some(load) = op.cast::<llvm::LoadOp<'c>>() {
            self.access(load.addr(), load.res().ty(), load.alignment());
            self.holds(load.addr(), load.res());
        } else if let Some(store) = op.cast::<llvm::StoreOp<'c>>() {
            self.access(store.addr(), store.value().ty(), store.alignment());
            self.holds(store.addr(), store.value());
        } else if let Some(atomic) = op.cast::<llvm::AtomicRMWOp<'c>>() {
            self.access(atomic.ptr(), atomic.val().ty(), None);
        } else if let Some(atomic) = op.cast::<llvm::AtomicCmpXchgOp<'c>>() {
            self.access(atomic.ptr(), atomic.val().ty(), None);
        } else if let Some(variable) = op.cast::<llvm::AllocaOp<'c>>() {
            self.pointers.fix(variable.res(), StorageSpace::Private);
            let class = self.pointers.class(variable.res());
            self.hint_leaf(class, variable.elem_type());
        } else if let Some(address) = op.cast::<llvm::AddressOfOp<'c>>() {
            let class = self.pointers.class_of_global(address.global_name());
            self.same(class, address.res());
            if let Some(&global) = self.globals.get(address.global_name()) {
                let space = space_of(self.world, global);
                self.pointers.fix(address.res(), space);
            }
        } else if let Some(copy) = op.cast::<llvm::MemcpyOp<'c>>() {
            copies.push((
                self.pointers.class(copy.dst()),
                self.pointers.class(copy.src()),
            ));
        } else if let Some(copy) = op.cast::<llvm::MemmoveOp<'c>>() {
            copies.push((
                self.pointers.class(copy.dst()),
                self.pointers.class(copy.src()),
            ));
        } else if let Some(call) = op.cast::<llvm::CallOp<'c>>() {
            self.call(call);
        } else {
            self.flow(op);
        }
    }

    /// Operations that pass pointers on.
    fn flow(&mut self, op: Op<'c>) {
        if let Some(address) = op.cast::<llvm::GEPOp<'c>>() {
            self.flows(address.base(), address.res());
            let class = self.pointers.class(address.res());
            // Bytes only count offsets.
            if !matches!(address.elem_type().as_integer(), Some((8, _))) {
                self.hint_leaf(class, address.elem_type());
            }
        } else if let Some(select) = op.cast::<llvm::SelectOp<'c>>() {
            self.flows(op.operand(1), select.res());
            self.flows(op.operand(2), select.res());
        } else if op.is::<llvm::AddrSpaceCastOp<'_>>()
            || op.is::<llvm::FreezeOp<'_>>()
            || op.is::<llvm::BitcastOp<'_>>()
        {
            self.flows(op.operand(0), op.result(0));
        } else if let Some(pointer) = pointer_of_number(op) {
            self.flows(pointer, op.result(0));
        } else if op.is::<llvm::ICmpOp<'_>>() || op.is::<llvm::PtrToIntOp<'_>>() {
            for pointer in op.operands().filter(|value| is_pointer(value.ty())) {
                self.pointers.number(pointer);
            }
        } else {
            for (values, block) in edges(op) {
                for (value, argument) in values.into_iter().zip(block.arguments()) {
                    self.flows(value, argument);
                }
            }
        }
    }

    fn call(&mut self, call: llvm::CallOp<'c>) {
        let callee = call.callee().and_then(|name| self.functions.get(name));
        let Some(&callee) = callee else { return };
        let operands = call.callee_operands();
        let Some(entry) = callee.body().first_block() else {
            return self.builtin(call, callee, &operands);
        };
        for (&operand, parameter) in operands.iter().zip(entry.arguments()) {
            self.flows(operand, parameter);
        }
        let Some(result) = call.result().filter(|result| is_pointer(result.ty())) else {
            return;
        };
        for block in callee.body().blocks() {
            let end = block
                .terminator()
                .and_then(|end| end.cast::<llvm::ReturnOp<'c>>());
            if let Some(value) = end.and_then(|end| end.op().operands().next()) {
                self.flows(value, result);
            }
        }
    }

    /// A function of the world, whose mangled name has the types that its pointers point to.
    fn builtin(
        &mut self,
        call: llvm::CallOp<'c>,
        callee: llvm::LLVMFuncOp<'c>,
        operands: &[Value<'c>],
    ) {
        debug_assert!(!is_defined(callee));
        let name = builtins::Name::of(callee.sym_name());
        for (at, &operand) in operands.iter().enumerate() {
            if is_pointer(operand.ty())
                && let Some(ty) = name.pointee(at, call.op().context())
            {
                let class = self.pointers.class(operand);
                // Functions on vectors in memory take them at the address of any number.
                let ty = if name.is_unaligned() { ty.lane() } else { ty };
                if let Some(ty) = stored(ty) {
                    self.pointers.vote(class, ty);
                }
            }
        }
        if returns_pointer_operand(call.op())
            && let (Some(result), Some(&first)) = (call.result(), operands.first())
        {
            self.flows(first, result);
        }
    }
}

/// Whether the space of an operation's result is that of its operand, or of what it names.
fn is_derived(op: Op<'_>) -> bool {
    op.is::<llvm::GEPOp<'_>>()
        || op.is::<llvm::BitcastOp<'_>>()
        || op.is::<llvm::FreezeOp<'_>>()
        || op.is::<llvm::AddressOfOp<'_>>()
}

/// The type that an access of an alignment speaks for: a vector at the address of a lane is its lanes.
fn element<'c>(layout: Layout, ty: Type<'c>, align: Option<i64>) -> Option<Type<'c>> {
    let natural = layout.align(ty);
    let is_aligned = align.is_none_or(|align| align >= natural);
    stored(if is_aligned { ty } else { ty.lane() })
}
