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
    ir::{self, Attribute, Block, Builder, Op, OpView, Type, TypeExt},
    llvm_import,
    mir::{self, PtrType, StorageSpace},
    names as attributes,
    upstream::llvm,
};
use std::{
    borrow::Cow,
    collections::{HashMap, HashSet},
};

/// The name of memory whose size the launch says.
const DYNAMIC: &str = "dynamic_shared";

/// The names of globals in mir, by those in the source: without characters that only LLVM IR has.
pub fn names<'c>(
    world: World,
    globals: &[llvm::GlobalOp<'c>],
    functions: &HashMap<&'c str, llvm::LLVMFuncOp<'c>>,
) -> HashMap<&'c str, String> {
    let mut taken: HashSet<String> = functions.keys().map(|&name| name.to_owned()).collect();
    let mut names = HashMap::new();
    let all = globals.iter().copied();
    let (dynamic, others): (Vec<_>, Vec<llvm::GlobalOp<'c>>) =
        all.partition(|&one| is_dynamic(world, one));
    taken.insert(DYNAMIC.to_owned());
    for global in dynamic {
        names.insert(global.sym_name(), DYNAMIC.to_owned());
    }
    for global in others {
        let mut name = plain(&of_function(global.sym_name()));
        while !taken.insert(name.clone()) {
            name.push('_');
        }
        names.insert(global.sym_name(), name);
    }
    names
}

/// A variable of a function in C++ as one of OpenCL C is named: `function.variable` for `_ZZ8functionPfE8variable`. The
/// host asks for none of them.
fn of_function(symbol: &str) -> Cow<'_, str> {
    let named = symbol
        .starts_with("_ZZ")
        .then(|| llvm_import::demangled(symbol));
    let parts = named.as_deref().and_then(|name| name.rsplit_once("::"));
    let Some((function, variable)) = parts else {
        return symbol.into();
    };
    let end = function.find(['<', '(']).unwrap_or(function.len());
    let function = &function[..end];
    let function = function.rsplit([' ', ':']).next().unwrap_or(function);
    format!("{function}.{variable}").into()
}

fn plain(name: &str) -> String {
    let is_plain =
        |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '.' | '$');
    let name: String = name
        .chars()
        .map(|letter| if is_plain(letter) { letter } else { '_' })
        .collect();
    let name = name.trim_start_matches('.');
    match name.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_') {
        true => name.to_owned(),
        false => format!("_{name}"),
    }
}

/// Erases the addresses of globals that nothing uses, and the globals without others: texts of `printf`.
pub fn erase_unused(module: Op<'_>) {
    let mut addresses = vec![];
    module.walk_pre(|op| addresses.extend(op.cast::<mir::AddressOfOp<'_>>()));
    let (used, unused): (Vec<_>, Vec<_>) = addresses
        .into_iter()
        .partition(|address| address.op().has_uses());
    let used: HashSet<String> = used
        .into_iter()
        .map(|address| address.global().to_owned())
        .collect();
    unused.into_iter().for_each(|address| address.op().erase());
    let globals = module.region(0).blocks().flat_map(Block::ops);
    let globals = globals.filter_map(|op| op.cast::<mir::GlobalOp<'_>>());
    let unused: Vec<_> = globals
        .filter(|global| !used.contains(global.sym_name()))
        .collect();
    unused.into_iter().for_each(|global| global.op().erase());
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
    let name = &conversion.global_names[global.sym_name()];
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
    let new = mir::GlobalOp::build(&b, name, ty, count, dynamic, element, initial, None);
    if let Some(metadata) = op.attribute(attributes::MIR_LLVM_METADATA) {
        new.op()
            .set_attribute(attributes::MIR_LLVM_METADATA, metadata);
    }
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
