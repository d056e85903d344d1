//! The bytes of constants.

use super::layout::{Layout, halves};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Op, Type, TypeExt, Value},
    llvm_import::LlvmType,
    upstream::llvm,
};

/// Bytes of memory.
pub type Bytes = Vec<u8>;

/// The number in some bytes.
pub fn read(bytes: &Bytes, at: i64, size: i64) -> u64 {
    let at = usize::try_from(at).unwrap_or_default();
    let mut number = [0; 8];
    let end = (at + usize::try_from(size.min(8)).unwrap_or_default()).min(bytes.len());
    if let Some(found) = bytes.get(at..end) {
        number[..found.len()].copy_from_slice(found);
    }
    u64::from_le_bytes(number)
}

fn write(bytes: &mut Bytes, at: i64, part: &[u8]) {
    let at = usize::try_from(at).unwrap_or_default();
    if let Some(place) = bytes.get_mut(at..at + part.len()) {
        place.copy_from_slice(part);
    }
}

fn zeros(layout: Layout, ty: Type<'_>) -> Bytes {
    vec![0; usize::try_from(layout.size(ty)).unwrap_or_default()]
}

/// The initial bytes of a global; `None` if it has none, or any will do.
pub fn of_global(global: llvm::GlobalOp<'_>, layout: Layout) -> Result<Option<Bytes>, String> {
    let ty = global.global_type();
    if let Some(value) = global.value() {
        return of_attribute(value, ty, layout).map(Some);
    }
    let Some(block) = global.initializer().first_block() else {
        return Ok(None);
    };
    let Some(end) = block.terminator().filter(|end| end.operand_count() > 0) else {
        return Ok(None);
    };
    let value = end.operand(0);
    let is_any = value.defining_op().is_some_and(is_any);
    (!is_any).then(|| of_value(value, layout)).transpose()
}

fn is_any(op: Op<'_>) -> bool {
    op.is::<llvm::UndefOp<'_>>() || op.is::<llvm::PoisonOp<'_>>()
}

fn of_value(value: Value<'_>, layout: Layout) -> Result<Bytes, String> {
    let ty = value.ty();
    let op = value
        .defining_op()
        .ok_or("has an initial value that is no constant")?;
    if let Some(constant) = op.cast::<llvm::ConstantOp<'_>>() {
        return of_attribute(constant.value(), ty, layout);
    }
    if is_any(op) || op.is::<llvm::ZeroOp<'_>>() {
        return Ok(zeros(layout, ty));
    }
    if let Some(insert) = op.cast::<llvm::InsertValueOp<'_>>() {
        let mut bytes = of_value(insert.container(), layout)?;
        let part = of_value(insert.value(), layout)?;
        let (mut ty, mut at) = (ty, 0);
        for index in insert.position().as_dense_i64().unwrap_or_default() {
            let (part, offset) = layout.part(ty, index).ok_or("has no such part")?;
            (ty, at) = (part, at + offset);
        }
        write(&mut bytes, at, &part);
        return Ok(bytes);
    }
    if op.is::<llvm::AddrSpaceCastOp<'_>>() || op.is::<llvm::BitcastOp<'_>>() {
        return of_value(op.operand(0), layout);
    }
    Err(format!(
        "has an initial value of '{}', whose bytes only a linker knows; store it in the kernel",
        op.name()
    ))
}

/// An integer of up to 128 bits.
pub fn whole(value: Attribute<'_>) -> Option<i128> {
    let text = value.to_string();
    text.split(" :").next()?.parse().ok()
}

/// The bytes of a constant of a type.
pub fn of_attribute(value: Attribute<'_>, ty: Type<'_>, layout: Layout) -> Result<Bytes, String> {
    let mut bytes = zeros(layout, ty);
    if let Some(text) = ir::string_bytes(value) {
        let size = text.len().min(bytes.len());
        write(&mut bytes, 0, &text[..size]);
    } else if let Some(number) = halves(ty).and_then(|_| whole(value)) {
        write(&mut bytes, 0, &number.to_le_bytes());
    } else if let Some(number) = value.as_int() {
        let size = bytes.len().min(8);
        write(&mut bytes, 0, &number.to_le_bytes()[..size]);
    } else if let Some(bits) = value.as_float_bits() {
        let size = bytes.len().min(8);
        write(&mut bytes, 0, &bits.to_le_bytes()[..size]);
    } else if let Some(parts) = value.as_array() {
        for (index, part) in (0..).zip(parts) {
            let (ty, at) = layout.part(ty, index).ok_or("has no such part")?;
            write(&mut bytes, at, &of_attribute(part, ty, layout)?);
        }
    } else if let Some(dense) = dense(value) {
        // Elements follow one another, except where vectors of three lanes have a gap.
        spread(&mut bytes, ty, layout, &dense);
    } else {
        return Err(format!("has a constant of an unknown form, {value}"));
    }
    Ok(bytes)
}

/// The bytes of dense elements; a flag takes one.
fn dense(value: Attribute<'_>) -> Option<Bytes> {
    let flags = value.as_dense_bools();
    let flags = flags.map(|flags| flags.into_iter().map(u8::from).collect());
    flags.or_else(|| value.as_dense_bytes())
}

/// Places elements that follow one another.
fn spread(bytes: &mut Bytes, ty: Type<'_>, layout: Layout, dense: &[u8]) {
    let size = element_size(ty, layout);
    for (chunk, (leaf, at)) in dense.chunks(size).zip(layout.leaves(ty)) {
        debug_assert!(layout.size(leaf) >= i64::try_from(chunk.len()).unwrap_or_default());
        write(bytes, at, chunk);
    }
}

/// The bytes that an element of an array or a vector takes in dense elements.
fn element_size(ty: Type<'_>, layout: Layout) -> usize {
    let mut ty = ty;
    while let Some(LlvmType::Array(element, _)) = LlvmType::of(ty) {
        ty = element;
    }
    let size = match ty.as_vector() {
        Some((lanes, lane)) => i64::from(lanes) * layout.size(lane),
        None => layout.size(ty),
    };
    usize::try_from(size).unwrap_or(1).max(1)
}
