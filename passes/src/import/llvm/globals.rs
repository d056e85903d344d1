//! Globals: memory of the device, of a workgroup, or constant.
//!
//! The arrays of workgroup memory that a module declares without a size are one memory, whose size the launch says.

use super::{
    convert::Conversion,
    initial,
    pointers::Pointers,
    types::place,
    world::{World, is_dynamic, space_of},
};
use crate::analysis::layout::size;
use gir_dialects::{
    ir::{self, Attribute, Builder, OpView, Type, TypeExt},
    mir::{self, PtrType, StorageSpace},
    upstream::llvm,
};

/// The name of memory whose size the launch says.
const DYNAMIC: &str = "dynamic_shared";

/// The name of a global in mir.
pub fn name<'c>(conversion: &Conversion<'c>, global: llvm::GlobalOp<'c>) -> &'c str {
    match is_dynamic(conversion.world, global) {
        true => DYNAMIC,
        false => global.sym_name(),
    }
}

/// Makes one class of all memory whose size the launch says.
pub fn join_dynamic<'c>(world: World, pointers: &mut Pointers<'c>, globals: &[llvm::GlobalOp<'c>]) {
    let mut dynamic = globals.iter().filter(|&&global| is_dynamic(world, global));
    let Some(first) = dynamic.next() else { return };
    let class = pointers.class_of_global(first.sym_name());
    for other in dynamic {
        let other = pointers.class_of_global(other.sym_name());
        pointers.merge(class, other);
    }
}

/// Makes the globals of mir; one of them for all whose size the launch says.
pub fn convert<'c>(conversion: &Conversion<'c>, globals: &[llvm::GlobalOp<'c>]) {
    let mut has_dynamic = false;
    for &global in globals {
        let dynamic = is_dynamic(conversion.world, global);
        if dynamic && std::mem::replace(&mut has_dynamic, true) {
            continue;
        }
        if let Err(why) = make(conversion, global, dynamic) {
            global.op().error(why);
        }
    }
}

fn make<'c>(
    conversion: &Conversion<'c>,
    global: llvm::GlobalOp<'c>,
    dynamic: bool,
) -> Result<(), String> {
    let op = global.op();
    let name = name(conversion, global);
    let space = space_of(conversion.world, global);
    let element = conversion.pointers.element_of_global(global.sym_name());
    let element = element.ok_or("is used by nothing")?;
    if PtrType::from_type(element).is_some() && space != StorageSpace::Workgroup {
        return Err(
            "holds pointers, which the host cannot set; pass them as parameters".to_owned(),
        );
    }
    let ty = PtrType::get(op.context(), space, element);
    let bytes = conversion.layout.size(global.global_type());
    let count = match dynamic {
        true => 0,
        false => ((bytes + size(element) - 1) / size(element)).max(1),
    };
    let initial = match space {
        StorageSpace::Workgroup => None,
        _ => initial::of_global(global, conversion.layout)?,
    };
    let initial = initial.map(|bytes| elements(element, count, bytes));
    let b = Builder::before(op).with_location(place(op));
    mir::GlobalOp::build(&b, name, ty, count, dynamic, element, initial, None);
    Ok(())
}

/// Bytes as elements of a type.
fn elements(element: Type<'_>, count: i64, bytes: initial::Bytes) -> Attribute<'_> {
    let mut bytes = bytes;
    let whole = usize::try_from(count * size(element)).unwrap_or_default();
    bytes.resize(whole, 0);
    match element.as_vector() {
        None => ir::dense_elements(element, &[count], &bytes),
        Some((lanes, lane)) => {
            // Vectors of three lanes have a gap in memory, which the attribute has not.
            let (stride, full) = (size(element), size(lane) * i64::from(lanes));
            let chunks = bytes.chunks(usize::try_from(stride).unwrap_or(1));
            let full = usize::try_from(full).unwrap_or(1);
            let packed: Vec<_> = chunks.flat_map(|chunk| chunk[..full].to_vec()).collect();
            ir::dense_elements(lane, &[count, i64::from(lanes)], &packed)
        }
    }
}
