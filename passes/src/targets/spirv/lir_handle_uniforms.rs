//! `--lir-handle-uniforms`: makes handles of the uniform buffers that kernels get as pointers.
//!
//! ```mlir
//! func.func @k(%u: !mir.ptr<global, f32>         func.func @k(%0: !mir.uniform_buffer<vector<4xi32>>
//!     {lir.resource = #…<…, uniform>}) … {           {lir.layout = …, lir.resource = …}) … {
//!   %p = lir.gep %u[%c5] stride 4            →     %u = lir.bind_uniform set 0 binding 1
//!   %v = lir.load %p align 4                       %four = lir.buffer_load %u[%c16] align 16 layout std140
//!                                                  %word = vector.extract %four[1]
//!                                                  %v = arith.bitcast %word : i32 to f32
//! ```
//!
//! For SPIR-V for Vulkan, whose uniform buffers have elements of 16 bytes on all devices, whatever the layout of the
//! program. A number is a word of four, or a part of one, or two. A buffer stays a pointer if any of its pointers is
//! used other than by steps, casts of the pointee and plain loads.

use crate::{
    analysis::buffer_layout::Elements,
    gpu_to_mir::foreign::{lane_of, number, resize},
};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, Op, OpView, Signedness, Type, TypeExt, Value},
    lir,
    mir::{self, Layout, PtrType, ResourceAttr, ResourceKind, StorageSpace},
    names,
    pass::{PassInfo, PassRun},
    upstream::{arith, func, vector},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-handle-uniforms",
    description: "Make handles of the uniform buffers that kernels get as pointers",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "lir", "vector"],
    initialize: None,
    concerns: None,
    run,
};

/// Bytes of an element of a buffer.
const UNIT: i64 = 16;

fn run(pass: &PassRun<'_>) {
    let op = pass.op();
    let kernel = op.cast::<func::FuncOp<'_>>();
    let is_kernel = op.attribute(names::LIR_KERNEL).is_some();
    let entry = op.regions().next().and_then(|region| region.first_block());
    let (Some(kernel), Some(entry)) = (kernel.filter(|_| is_kernel), entry) else {
        return;
    };
    let (mut inputs, results) = kernel.function_type().as_function().unwrap_or_default();
    let given = kernel.arg_attrs().and_then(Attribute::as_array);
    let mut given = given.unwrap_or_default();
    let b = Builder::at_start(entry, op.location());
    for (index, input) in inputs.iter_mut().enumerate() {
        let pointer = entry.argument(index);
        let resource = given.get(index).copied().and_then(uniform);
        let (Some(resource), true) = (resource, is_global(pointer.ty())) else {
            continue;
        };
        let Some(users) = users(pointer) else {
            continue;
        };
        let four = ir::vector(4, ir::integer_type(op.context(), 32, Signedness::Signless));
        let ty = mir::UniformBufferType::get(op.context(), four);
        let (set, binding) = (resource.set(), resource.binding());
        let buffer = lir::BindUniformOp::build(&b, ty, set, binding).result();
        for load in users.iter().filter_map(|op| op.cast::<lir::LoadOp<'_>>()) {
            let value = Load::new(load, pointer, buffer).value(load.result().ty());
            load.result().replace_all_uses(value);
        }
        // Behind the loads of a pointer comes the pointer.
        users.into_iter().rev().for_each(Op::erase);
        pointer.set_type(ty);
        *input = ty;
        given[index] = described(given[index], resource, four);
    }
    kernel.set_function_type(ir::function(op.context(), &inputs, &results));
    kernel.set_arg_attrs((!given.is_empty()).then(|| ir::array(op.context(), &given)));
}

fn is_global(ty: Type<'_>) -> bool {
    PtrType::from_type(ty).map(PtrType::space) == Some(StorageSpace::Global)
}

/// The resource of a parameter that is a uniform buffer.
fn uniform(given: Attribute<'_>) -> Option<ResourceAttr<'_>> {
    let resource = ResourceAttr::from_attribute(given.entry(names::LIR_RESOURCE)?)?;
    (resource.kind() == ResourceKind::Uniform).then_some(resource)
}

/// The attributes of a parameter that is a handle of words.
fn described<'c>(
    given: Attribute<'c>,
    resource: ResourceAttr<'c>,
    element: Type<'c>,
) -> Attribute<'c> {
    let (context, rules) = (element.ctx(), Layout::Std140);
    let (set, binding, kind) = (resource.set(), resource.binding(), resource.kind());
    let resource = ResourceAttr::get(context, set, binding, kind, resource.name(), Some(rules));
    let mut entries = given.entries().unwrap_or_default();
    entries.retain(|(name, _)| *name != names::LIR_RESOURCE && *name != names::LIR_LAYOUT);
    entries.push((names::LIR_RESOURCE, resource));
    if let Some(elements) = Elements::new(rules, element) {
        entries.push((names::LIR_LAYOUT, elements.attribute(context)));
    }
    ir::dictionary(context, &entries)
}

/// The operations on the pointers to a buffer, each behind those that make its pointer; none if there are others than
/// steps, casts of the pointee and plain loads of numbers and addresses.
fn users(pointer: Value<'_>) -> Option<Vec<Op<'_>>> {
    let (mut pending, mut found) = (vec![pointer], vec![]);
    while let Some(pointer) = pending.pop() {
        for (user, _) in pointer.uses() {
            if user.is::<lir::GepOp<'_>>() || user.is::<lir::PtrCastOp<'_>>() {
                pending.push(user.result(0));
            } else if !is_plain_load(user) {
                return None;
            }
            found.push(user);
        }
    }
    Some(found)
}

fn is_plain_load(op: Op<'_>) -> bool {
    let load = op.cast::<lir::LoadOp<'_>>();
    load.is_some_and(|load| {
        let lane = load.result().ty().lane();
        let is_number = matches!(lane.number_bits(), Some(8 | 16 | 32 | 64));
        !load.is_volatile() && load.ordering().is_none() && (is_number || is_global(lane))
    })
}

/// A load from a buffer.
struct Load<'c> {
    b: Builder<'c>,
    buffer: Value<'c>,
    /// The bytes from the start of the buffer that constants add.
    known: i64,
    /// The others, an i32.
    run: Option<Value<'c>>,
    align: i64,
}

impl<'c> Load<'c> {
    fn new(load: lir::LoadOp<'c>, root: Value<'c>, buffer: Value<'c>) -> Self {
        let mut new = Self {
            b: Builder::before(load.op()),
            buffer,
            known: 0,
            run: None,
            align: load.align(),
        };
        new.count(load.ptr(), root);
        new
    }

    fn word(&self) -> Type<'c> {
        ir::integer_type(self.b.context(), 32, Signedness::Signless)
    }

    fn of_words(&self, name: &str, l: Value<'c>, r: i64) -> Value<'c> {
        let operands = &[l, number(&self.b, l.ty(), r)];
        let spec = ir::OpSpec {
            operands,
            results: &[l.ty()],
            ..ir::OpSpec::default()
        };
        self.b.create(name, spec).result(0)
    }

    /// Counts the bytes from the start of a buffer to a pointer. A buffer ends before 2^31 bytes.
    fn count(&mut self, pointer: Value<'c>, root: Value<'c>) {
        let Some(op) = pointer.defining_op().filter(|_| pointer != root) else {
            return;
        };
        self.count(op.operand(0), root);
        let Some(gep) = op.cast::<lir::GepOp<'c>>() else {
            return;
        };
        if let Some(index) = crate::gir_to_mir::arith::constant_value(gep.index()) {
            self.known = self.known.wrapping_add(index.wrapping_mul(gep.stride()));
            return;
        }
        let sign = match gep.unsigned_index() {
            true => Signedness::Unsigned,
            false => Signedness::Signed,
        };
        let index = resize(&self.b, gep.index(), self.word(), sign);
        let bytes = self.of_words(arith::MulIOp::NAME, index, gep.stride());
        self.run = Some(match self.run {
            Some(run) => crate::gpu_to_mir::foreign::add(&self.b, run, bytes),
            None => bytes,
        });
    }

    /// The value that is loaded.
    fn value(&self, ty: Type<'c>) -> Value<'c> {
        let Some((lanes, lane)) = ty.as_vector() else {
            return self.number(ty, 0);
        };
        let bits = lane.number_bits().unwrap_or(32);
        if lanes == 4 && bits == 32 && self.lanes_are_known() && self.lane(0) == 0 {
            let four = self.element(0);
            return match lane.is_int() {
                true => four,
                false => vector::BitCastOp::build(&self.b, ty, four).result(),
            };
        }
        let each = (0..i64::from(lanes)).map(|at| self.number(lane, at * i64::from(bits / 8)));
        let each: Vec<_> = each.collect();
        vector::FromElementsOp::build(&self.b, ty, &each).dest()
    }

    /// Whether the place in an element of 16 bytes is known.
    fn lanes_are_known(&self) -> bool {
        self.run.is_none() || self.align >= UNIT
    }

    /// The place of a byte of the value in an element of 16 bytes, where it is known.
    fn lane(&self, byte: i64) -> i64 {
        let start = if self.run.is_some() { 0 } else { self.known };
        (start + byte).rem_euclid(UNIT)
    }

    /// The element of 16 bytes that has a byte of the value.
    fn element(&self, byte: i64) -> Value<'c> {
        let at = self.known + byte;
        let offset = match self.run {
            None => number(&self.b, self.word(), at - at.rem_euclid(UNIT)),
            Some(run) => {
                let at = if self.lanes_are_known() {
                    at - self.lane(byte)
                } else {
                    at
                };
                let place = self.of_words(arith::AddIOp::NAME, run, at);
                match self.lanes_are_known() {
                    true => place,
                    false => self.of_words(arith::AndIOp::NAME, place, -UNIT),
                }
            }
        };
        let four = ir::vector(4, self.word());
        lir::BufferLoadOp::build(&self.b, four, self.buffer, offset, UNIT, Layout::Std140).result()
    }

    /// The word that has a byte of the value.
    fn word_of(&self, byte: i64) -> Value<'c> {
        let four = self.element(byte);
        match self.run {
            Some(run) if !self.lanes_are_known() => {
                let place = self.of_words(arith::AddIOp::NAME, run, self.known + byte);
                let place = self.of_words(arith::ShRUIOp::NAME, place, 2);
                let lane = self.of_words(arith::AndIOp::NAME, place, 3);
                lir::ExtractLaneOp::build(&self.b, self.word(), four, lane).result()
            }
            _ => lane_of(&self.b, four, self.lane(byte) / 4),
        }
    }

    /// The bits of a word from a byte of the value on.
    fn bits_at(&self, byte: i64) -> Value<'c> {
        let word = self.word_of(byte);
        match self.run {
            Some(run) if !self.lanes_are_known() => {
                let place = self.of_words(arith::AddIOp::NAME, run, self.known + byte);
                let place = self.of_words(arith::AndIOp::NAME, place, 3);
                let bits = self.of_words(arith::MulIOp::NAME, place, 8);
                arith::ShRUIOp::build(&self.b, self.word(), word, bits, false).result()
            }
            _ => self.of_words(arith::ShRUIOp::NAME, word, self.lane(byte) % 4 * 8),
        }
    }

    /// A number of the value, from a byte of it on.
    fn number(&self, ty: Type<'c>, byte: i64) -> Value<'c> {
        let bits = ty.number_bits().unwrap_or(64);
        let int = ir::integer_type(self.b.context(), bits, Signedness::Signless);
        let value = match bits {
            32 => self.word_of(byte),
            64 => {
                let [low, high] = [0, 4].map(|at| {
                    let word = self.word_of(byte + at);
                    resize(&self.b, word, int, Signedness::Unsigned)
                });
                let high = self.of_words(arith::ShLIOp::NAME, high, 32);
                arith::OrIOp::build(&self.b, int, low, high).result()
            }
            _ => resize(&self.b, self.bits_at(byte), int, Signedness::Unsigned),
        };
        match () {
            () if is_global(ty) => lir::IntToPtrOp::build(&self.b, ty, value).result(),
            () if ty.is_float() => arith::BitcastOp::build(&self.b, ty, value).out(),
            () => value,
        }
    }
}
