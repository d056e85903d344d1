//! `--lir-retype-atomics`: memory becomes words of the width that its atomics work on.
//!
//! ```mlir
//! lir.global @bins : !mir.ptr<workgroup, i8>      lir.global @bins : !mir.ptr<workgroup, i32>
//!     count 64 align 1 elem ui8                       count 16 align 4 elem i32
//!
//! %p = lir.gep %bins[%i] stride 1                 %index = arith.shrui %i, %c2
//! %old = lir.atomic_or %p, %v              →      %word = lir.gep %bins[%index] stride 4
//!     ordering relaxed scope workgroup            %found = lir.atomic_or %word, …
//!                                                     ordering relaxed scope workgroup
//!                                                 %old = …  // 8 bits of %found
//! %x = lir.load %q align 1                        %x = …    // 8 bits of the load of a word
//! ```
//!
//! For targets on which pointers are not cast, SPIR-V for Vulkan among them: there a parameter
//! of a kernel or a global has one type for all accesses. Two cases need another than it has, by
//! the tables `atomics` of the profile. Floats whose atomics become those on their bits are
//! declared as integers of the same width; accesses stay as they are, by way of a cast, but atomics
//! that the target has on floats become those on the bits as well. Memory
//! with atomics on 8 and 16 bits that the target lacks is declared as words of 32, and every access
//! is rewritten: an atomic is one on the word, as `--lir-widen-atomics` makes it, a load takes
//! its bits from the word, and a store changes only its bits, by an `and` and an `or` that are
//! atomic because other work-items may write the other bits. A remark says where. A buffer has
//! to hold whole words.
//!
//! What does not let that be done is an error: a pointer that control flow chooses, that a
//! function takes, or that other operations use, and memory with atomics of 64 bits too.

use super::{
    lir_expand_atomics::{self, is_update},
    lir_replace_atomic_accesses,
    retype::{
        memory::{Demand, Demands, Memory},
        narrow,
    },
};
use crate::{mir_to_lir::layout, target::recorded};
use gir_dialects::{
    ir::{self, AttributeExt, Block, Builder, Op, OpView, Signedness, Type, TypeExt, Value},
    lir,
    mir::PtrType,
    names,
    pass::{PassInfo, PassRun},
    upstream::func,
};
use std::collections::HashMap;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-retype-atomics",
    description: "Declare memory as words of the width that its atomics work on",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "scf", "vector"],
    initialize: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let Some(profile) = recorded::profile(module) else {
        return;
    };
    let demands = Demands::collect(module, &profile.atomics);
    if demands.is_empty() {
        return pass.note_unchanged();
    }
    let retyping = Retyping::new(module);
    for (memory, demand) in demands.of_memory() {
        let Some(declared) = retyping.declared(memory) else {
            continue;
        };
        let points = PtrType::from_type(declared);
        let Some(points) = points.filter(|points| demand.is_for(points.pointee())) else {
            continue;
        };
        let is_narrow = demand.needs_fields(points.pointee());
        if is_narrow && demand.bits != 32 {
            // Parts of other words are refused where the atomics are.
            continue;
        }
        let word = ir::integer_type(module.context(), demand.bits, Signedness::Signless);
        let new = PtrType::get(module.context(), points.space(), word);
        retyping.declare(memory, new);
        for root in retyping.roots(memory) {
            root.set_type(new);
            match is_narrow {
                true => narrow::rewrite(root, &profile.atomics),
                false => cast(root, declared),
            }
        }
    }
    for missing in demands.floats_on_words(&profile.atomics) {
        lir_replace_atomic_accesses::replace(&missing);
        if is_update(&missing) {
            lir_expand_atomics::expand(&missing, &profile.atomics);
        }
    }
}

/// Gives the uses of a pointer its old type.
fn cast<'c>(root: Value<'c>, declared: Type<'c>) {
    let uses: Vec<_> = root.uses().collect();
    let builder = match (root.owner_block(), root.defining_op()) {
        (Some(block), _) => Some(Builder::at_start(block, root.location())),
        (None, Some(op)) => op
            .next()
            .map(|next| Builder::before(next).with_location(op.location())),
        (None, None) => None,
    };
    let Some(builder) = builder.filter(|_| !uses.is_empty()) else {
        return;
    };
    let pointer = lir::PtrCastOp::build(&builder, declared, root).result();
    for (user, operand) in uses {
        user.set_operand(operand, pointer);
    }
}

/// The declarations of a module, by what they declare.
struct Retyping<'c> {
    globals: HashMap<&'c str, lir::GlobalOp<'c>>,
    addresses: HashMap<&'c str, Vec<Value<'c>>>,
}

impl<'c> Retyping<'c> {
    fn new(module: Op<'c>) -> Self {
        let top = module.region(0).blocks().flat_map(Block::ops);
        let globals = top.filter_map(|op| op.cast::<lir::GlobalOp<'c>>());
        let mut addresses = HashMap::<&str, Vec<_>>::new();
        module.walk_pre(|op| {
            if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
                let same = addresses.entry(address.global()).or_default();
                same.push(address.result());
            }
        });
        Self {
            globals: globals.map(|global| (global.sym_name(), global)).collect(),
            addresses,
        }
    }

    /// The type of pointers to the start of a memory.
    fn declared(&self, memory: Memory<'c>) -> Option<Type<'c>> {
        match memory {
            Memory::Parameter(parameter) => Some(parameter.ty()),
            Memory::Global(name) => self.globals.get(name).map(|global| global.type_()),
        }
    }

    /// These pointers.
    fn roots(&self, memory: Memory<'c>) -> Vec<Value<'c>> {
        match memory {
            Memory::Parameter(parameter) => vec![parameter],
            Memory::Global(name) => self.addresses.get(name).cloned().unwrap_or_default(),
        }
    }

    /// Changes the type of these pointers in the declaration.
    fn declare(&self, memory: Memory<'c>, pointer: Type<'c>) {
        match memory {
            Memory::Parameter(parameter) => declare_parameter(parameter, pointer),
            Memory::Global(name) => {
                if let Some(&global) = self.globals.get(name) {
                    declare_global(global, pointer);
                }
            }
        }
    }
}

fn declare_parameter<'c>(parameter: Value<'c>, pointer: Type<'c>) {
    let function = parameter.owner_block().and_then(Block::parent_op);
    let Some(function) = function.and_then(|op| op.cast::<func::FuncOp<'c>>()) else {
        return;
    };
    let Some((mut inputs, results)) = function.function_type().as_function() else {
        return;
    };
    let old = std::mem::replace(&mut inputs[parameter.index()], pointer);
    note_elements(function, parameter.index(), old);
    let context = function.op().context();
    let ty = ir::type_attr(ir::function(context, &inputs, &results));
    function
        .op()
        .set_attribute(func::FuncOp::FUNCTION_TYPE_ATTR, ty);
}

/// Says what a parameter holds by the source, which reflection and the launch count in.
fn note_elements<'c>(function: func::FuncOp<'c>, index: usize, pointer: Type<'c>) {
    let context = function.op().context();
    let given = function.arg_attrs().and_then(AttributeExt::as_array);
    let (Some(mut given), Some(points)) = (given, PtrType::from_type(pointer)) else {
        return;
    };
    let Some(entries) = given.get(index).and_then(|given| given.entries()) else {
        return;
    };
    if entries.iter().any(|(name, _)| *name == names::LIR_TYPE) {
        return;
    }
    let mut entries = entries;
    entries.push((names::LIR_TYPE, ir::type_attr(points.pointee())));
    given[index] = ir::dictionary(context, &entries);
    let given = ir::array(context, &given);
    function
        .op()
        .set_attribute(func::FuncOp::ARG_ATTRS_ATTR, given);
}

/// The same bytes, and at the end as many as a word needs.
fn declare_global<'c>(global: lir::GlobalOp<'c>, pointer: Type<'c>) {
    let (op, context) = (global.op(), global.op().context());
    let pointee = |ty| PtrType::from_type(ty).map(PtrType::pointee);
    let (Some(old), Some(word)) = (pointee(global.type_()), pointee(pointer)) else {
        return;
    };
    let size = layout::size(word);
    let words = (global.count() * layout::size(old) + size - 1) / size;
    if let Some(initial) = global.initializer()
        && let Some(mut bytes) = crate::lir::initial_value::in_memory(initial, old)
    {
        bytes.resize((words * size) as usize, 0);
        let initial = ir::dense_elements(word, &[words], &bytes);
        op.set_attribute(lir::GlobalOp::INITIALIZER_ATTR, initial);
    }
    let number = |value| ir::i64_attr(context, value);
    op.set_attribute(lir::GlobalOp::TYPE_ATTR, ir::type_attr(pointer));
    op.set_attribute(lir::GlobalOp::COUNT_ATTR, number(words));
    let align = global.align().max(size);
    op.set_attribute(lir::GlobalOp::ALIGN_ATTR, number(align));
    // The launch counts elements of the source.
    if !global.dynamic() {
        op.set_attribute(lir::GlobalOp::ELEM_TYPE_ATTR, ir::type_attr(word));
    }
}

impl Demand {
    /// Whether memory with these elements has to be declared otherwise.
    fn is_for(&self, element: Type<'_>) -> bool {
        element.as_integer().map(|(width, _)| width) != Some(self.bits)
    }
}
