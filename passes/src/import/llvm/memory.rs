//! Variables, addresses of globals, and copies of memory.

use super::{
    addresses::{address, start_of},
    body::{Body, Rules},
    types::stored,
};
use crate::{
    analysis::layout::size,
    gir_to_mir::arith::constant_value,
    gpu_to_mir::foreign::{compare, number, resize, select},
};
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView, Signedness, Type, TypeExt, Value},
    mir::{self, PtrType, StorageSpace},
    upstream::{arith, cf, llvm},
};

/// The rules of this family.
pub const RULES: Rules = &[
    (llvm::AllocaOp::NAME, variable),
    (llvm::AddressOfOp::NAME, address_of),
    (llvm::MemcpyOp::NAME, copy),
    (llvm::MemcpyInlineOp::NAME, copy),
    (llvm::MemmoveOp::NAME, copy),
    (llvm::MemsetOp::NAME, fill),
    (llvm::MemsetInlineOp::NAME, fill),
];

/// Elements that are copied one by one, without a loop.
const UNROLLED: i64 = 16;

fn variable<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(variable) = op.cast::<llvm::AllocaOp<'c>>() else {
        return Ok(());
    };
    let count = constant_value(body.value(variable.array_size())?);
    let count =
        count.ok_or("makes a variable of a size that only the run tells; use a constant")?;
    let bytes = body.shared.layout.size(variable.elem_type()) * count;
    let ty = body.ty(variable.res())?;
    let natural = PtrType::from_type(ty).map_or(1, |ty| size(ty.pointee()));
    let align = variable.alignment().filter(|&align| align > natural);
    let value = match align.filter(|_| body.shared.pointers.is_numbered(variable.res())) {
        None => body.allocate(ty, bytes)?,
        Some(align) => {
            let room = body.allocate(ty, bytes + align)?;
            aligned(body, room, align)?
        }
    };
    body.set(op, vec![value]);
    Ok(())
}

/// The first place of an alignment in memory, which counts where addresses become numbers.
fn aligned<'c>(body: &Body<'_, 'c>, room: Value<'c>, align: i64) -> Result<Value<'c>, String> {
    let start = address(body, room);
    let ty = start.ty();
    let rest = arith::SubIOp::build(&body.b, ty, number(&body.b, ty, 0), start, None).result();
    let by = arith::AndIOp::build(&body.b, ty, rest, number(&body.b, ty, align - 1)).result();
    body.step(room, by, 1, false)
}

impl<'c> Body<'_, 'c> {
    /// Memory of the work-item for a parameter of a type.
    pub fn variable(&self, parameter: Value<'c>, ty: Type<'c>) -> Result<Value<'c>, String> {
        let bytes = self.shared.layout.size(ty);
        self.allocate(self.shared.pointers.ty(parameter), bytes)
    }

    fn allocate(&self, ty: Type<'c>, bytes: i64) -> Result<Value<'c>, String> {
        let pointer = PtrType::from_type(ty).ok_or("makes a variable that is no memory")?;
        let count = (bytes + size(pointer.pointee()) - 1) / size(pointer.pointee());
        Ok(mir::AllocOp::build(&self.b, ty, count.max(1)).result())
    }
}

fn address_of<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(address) = op.cast::<llvm::AddressOfOp<'c>>() else {
        return Ok(());
    };
    let Some(name) = body.shared.global_names.get(address.global_name()) else {
        return Err(format!(
            "takes the address of the function '@{}'; call it directly",
            address.global_name()
        ));
    };
    let ty = body.ty(address.res())?;
    let value = mir::AddressOfOp::build(&body.b, ty, name).result();
    body.set(op, vec![value]);
    Ok(())
}

/// Continues in a new block behind the one at hand.
fn split<'c>(
    b: &Builder<'c>,
    region: ir::Region<'c>,
    arguments: &[(Type<'c>, ir::Location<'c>)],
) -> (Block<'c>, Builder<'c>) {
    let block = Block::new(arguments);
    region.append(block);
    (block, Builder::at_end(block, b.location()))
}

/// A loop over elements: the body gets a builder and the number of the element.
fn each_element<'c>(
    body: &mut Body<'_, 'c>,
    count: Value<'c>,
    make: impl FnOnce(&mut Body<'_, 'c>, Value<'c>) -> Result<(), String>,
) -> Result<(), String> {
    let (first, step) = (
        number(&body.b, count.ty(), 0),
        number(&body.b, count.ty(), 1),
    );
    each_from(body, (first, count, step), make)
}

/// A loop over elements from one to an end, by steps.
pub fn each_from<'c>(
    body: &mut Body<'_, 'c>,
    (first, count, step): (Value<'c>, Value<'c>, Value<'c>),
    make: impl FnOnce(&mut Body<'_, 'c>, Value<'c>) -> Result<(), String>,
) -> Result<(), String> {
    let (ty, at) = (count.ty(), body.b.location());
    let region = body.new.op().region(0);
    let (head, in_head) = split(&body.b, region, &[(ty, at)]);
    let (inside, in_body) = split(&body.b, region, &[]);
    let (rest, behind) = split(&body.b, region, &[]);
    cf::BranchOp::build(&body.b, &[first], head);
    let index = head.argument(0);
    let goes_on = compare(&in_head, arith::CmpIPredicate::Ult, index, count);
    cf::CondBranchOp::build(&in_head, goes_on, &[], &[], None, inside, rest);
    body.b = in_body;
    make(body, index)?;
    let next = arith::AddIOp::build(&body.b, ty, index, step, None).result();
    cf::BranchOp::build(&body.b, &[next], head);
    body.b = behind;
    body.go_on_in(rest);
    Ok(())
}

/// Elements of a copy: their type, their number as a constant, or the number of bytes.
struct Elements<'c> {
    ty: Type<'c>,
    known: Option<i64>,
    bytes: Value<'c>,
}

impl<'c> Elements<'c> {
    /// Elements of pointers for some bytes: those of the pointers if they fit, else smaller ones.
    fn of(pointers: &[Value<'c>], bytes: Value<'c>) -> Result<Self, String> {
        let types = pointers
            .iter()
            .filter_map(|pointer| PtrType::from_type(pointer.ty()));
        let mut types: Vec<_> = types.map(PtrType::pointee).collect();
        types.sort_by_key(|ty| size(*ty));
        let ty = *types.first().ok_or("copies no memory")?;
        let known = constant_value(bytes);
        let fits = |ty: Type<'c>| known.is_none_or(|bytes| bytes % size(ty) == 0);
        let ty = match fits(ty) && ty.as_vector().is_none_or(|(lanes, _)| lanes != 3) {
            true => ty,
            false => ir::integer_type(ty.ctx(), 8, Signedness::Signless),
        };
        Ok(Self {
            ty,
            known: known.map(|bytes| bytes / size(ty)),
            bytes,
        })
    }

    fn count(&self, b: &Builder<'c>) -> Value<'c> {
        let ty = self.bytes.ty();
        match self.known {
            Some(count) => number(b, ty, count),
            None => {
                let size = number(b, ty, size(self.ty));
                arith::DivUIOp::build(b, ty, self.bytes, size, false).result()
            }
        }
    }

    /// Does something with each element.
    fn each(
        &self,
        body: &mut Body<'_, 'c>,
        make: impl Fn(&mut Body<'_, 'c>, Value<'c>) -> Result<(), String>,
    ) -> Result<(), String> {
        match self.known {
            Some(count) if count <= UNROLLED => {
                for at in 0..count {
                    let word = ir::integer_type(body.b.context(), 32, Signedness::Signless);
                    let index = number(&body.b, word, at);
                    make(body, index)?;
                }
                Ok(())
            }
            _ => {
                let count = self.count(&body.b);
                each_element(body, count, make)
            }
        }
    }

    fn at(
        &self,
        body: &Body<'_, 'c>,
        pointer: Value<'c>,
        index: Value<'c>,
    ) -> Result<Value<'c>, String> {
        let pointer = body.element_as(pointer, self.ty);
        match constant_value(index) {
            Some(index) => body.offset(pointer, index * size(self.ty)),
            None => body.step(pointer, index, size(self.ty), true),
        }
    }
}

/// Copies elements in turn. Where memory may overlap, few elements are loaded before any is stored, and the addresses
/// decide at which end many begin.
fn copy<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let (to, from) = (body.value(op.operand(0))?, body.value(op.operand(1))?);
    let bytes = length(body, op, 2)?;
    let elements = Elements::of(&[to, from], bytes)?;
    if op.is::<llvm::MemmoveOp<'_>>() {
        let overlaps = may_overlap(body, op.operand(0), op.operand(1));
        return move_elements(body, &elements, (to, from), overlaps);
    }
    elements.each(body, |body, index| {
        let place = elements.at(body, from, index)?;
        let value = body.load(place, elements.ty, None, false)?;
        let place = elements.at(body, to, index)?;
        body.store(place, value, elements.ty, None, false)
    })
}

fn move_elements<'c>(
    body: &mut Body<'_, 'c>,
    elements: &Elements<'c>,
    (to, from): (Value<'c>, Value<'c>),
    may_overlap: bool,
) -> Result<(), String> {
    let Some(count) = elements.known.filter(|&count| count <= 4 * UNROLLED) else {
        return move_in_turn(body, elements, (to, from), may_overlap);
    };
    let word = ir::integer_type(body.b.context(), 32, Signedness::Signless);
    let mut values = vec![];
    for at in 0..count {
        let index = number(&body.b, word, at);
        let place = elements.at(body, from, index)?;
        values.push((index, body.load(place, elements.ty, None, false)?));
    }
    for (index, value) in values {
        let place = elements.at(body, to, index)?;
        body.store(place, value, elements.ty, None, false)?;
    }
    Ok(())
}

/// Copies element by element, from the last one on where the target lies behind the source.
fn move_in_turn<'c>(
    body: &mut Body<'_, 'c>,
    elements: &Elements<'c>,
    (to, from): (Value<'c>, Value<'c>),
    may_overlap: bool,
) -> Result<(), String> {
    let count = elements.count(&body.b);
    let is_behind = may_overlap.then(|| {
        let (to, from) = (address(body, to), address(body, from));
        compare(&body.b, arith::CmpIPredicate::Ugt, to, from)
    });
    each_element(body, count, |body, index| {
        let ty = index.ty();
        let index = match is_behind {
            None => index,
            Some(is_behind) => {
                let last = arith::SubIOp::build(&body.b, ty, count, number(&body.b, ty, 1), None);
                let back = arith::SubIOp::build(&body.b, ty, last.result(), index, None).result();
                select(&body.b, is_behind, back, index)
            }
        };
        let place = elements.at(body, from, index)?;
        let value = body.load(place, elements.ty, None, false)?;
        let place = elements.at(body, to, index)?;
        body.store(place, value, elements.ty, None, false)
    })
}

/// Whether two pointers may point into one memory: not those to two of variables, globals and other memory, nor to
/// memory of two spaces.
fn may_overlap<'c>(body: &Body<'_, 'c>, one: Value<'c>, other: Value<'c>) -> bool {
    let (start, end) = (start_of(one), start_of(other));
    if start == end {
        return true;
    }
    let is_memory = |value: Value<'_>| {
        let op = value.defining_op();
        op.is_some_and(|op| op.is::<llvm::AllocaOp<'_>>() || op.is::<llvm::AddressOfOp<'_>>())
    };
    let global = |value: Value<'c>| {
        let address = value.defining_op()?.cast::<llvm::AddressOfOp<'c>>()?;
        Some(address.global_name())
    };
    let pointers = &body.shared.pointers;
    let [space, space_of_other] = [pointers.space(one), pointers.space(other)];
    let is_generic = [space, space_of_other].contains(&StorageSpace::Generic);
    let is_same_global = global(start).is_some() && global(start) == global(end);
    let are_apart = is_memory(start) && is_memory(end) && !is_same_global;
    !are_apart && (is_generic || space == space_of_other)
}

/// The number of bytes: an operand, or an attribute of the inline forms.
fn length<'c>(body: &Body<'_, 'c>, op: Op<'c>, at: usize) -> Result<Value<'c>, String> {
    use gir_dialects::ir::AttributeExt as _;
    if op.operand_count() > at {
        return body.value(op.operand(at));
    }
    let bytes = op.attribute("len").and_then(|len| len.as_int());
    let wide = ir::integer_type(body.b.context(), 64, Signedness::Signless);
    Ok(number(&body.b, wide, bytes.ok_or("has no length")?))
}

fn fill<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let (to, byte) = (body.value(op.operand(0))?, body.value(op.operand(1))?);
    let bytes = length(body, op, 2)?;
    let mut elements = Elements::of(&[to], bytes)?;
    let is_plain = stored(elements.ty) == Some(elements.ty) && elements.ty.as_vector().is_none();
    if !is_plain {
        let byte = ir::integer_type(op.context(), 8, Signedness::Signless);
        elements = Elements {
            ty: byte,
            known: constant_value(bytes),
            bytes,
        };
    }
    let value = repeated(&body.b, byte, elements.ty);
    elements.each(body, |body, index| {
        let place = elements.at(body, to, index)?;
        body.store(place, value, elements.ty, None, false)
    })
}

/// A number whose bytes are all one byte.
fn repeated<'c>(b: &Builder<'c>, byte: Value<'c>, ty: Type<'c>) -> Value<'c> {
    let bits = ty.number_bits().unwrap_or(8);
    let whole = ir::integer_type(b.context(), bits, Signedness::Signless);
    let ones = number(
        b,
        whole,
        0x0101_0101_0101_0101
            & (-1_i64)
                .cast_unsigned()
                .checked_shr(64 - bits)
                .unwrap_or(0)
                .cast_signed(),
    );
    let wide = resize(b, byte, whole, Signedness::Unsigned);
    let value = match constant_value(byte) {
        Some(0) => number(b, whole, 0),
        _ => arith::MulIOp::build(b, whole, wide, ones, None).result(),
    };
    super::operations::cast_bits(b, value, ty)
}
