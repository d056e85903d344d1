//! `--lir-number-arguments`: assigns each bound resource its index in Metal.
//!
//! ```mlir
//! func.func @k(%x: !mir.ptr<global, f32>         func.func @k(%x: !mir.ptr<global, f32>
//!       {lir.resource = #…<set = 1, binding = 4>},     {lir.index = 0 : i32, …},
//!     %n: i32 {lir.push_constant = …},       →       %n: i32 {lir.index = 1 : i32, …},
//!     %t: !mir.ptr<workgroup, f32>                   %t: !mir.ptr<workgroup, f32>
//!       {lir.spec_id = 0 : i32})                       {lir.index = 0 : i32, …})
//! ```
//!
//! Metal has tables of buffers, textures and samplers, and no sets. The resources of all kernels of a module,
//! sorted by set and binding, each get the next index of their table: resources of two kernels at the same
//! binding share an index. The scalars of a kernel are one buffer, after those of the module. Workgroup memory
//! whose size the launch decides is numbered separately, in the order of the parameters.
//!
//! With `--metal-argument-buffers`, which a module records, a resource has the index of its set's argument
//! buffer, which is the number of the set, and the scalars follow the last set of the module.

use super::argument_buffers::{self, Table, table};
use crate::profile::metal_arguments::ArgumentBuffers;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Block, OpView, Type, TypeExt},
    mir::{PtrType, ResourceAttr},
    names,
    pass::{PassInfo, PassRun},
    upstream::func,
};
use std::collections::BTreeSet;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-number-arguments",
    description: "Assign each kernel argument its index in Metal",
    anchor: "builtin.module",
    options: &[],
    dialects: &[],
    initialize: None,
    concerns: None,
    run,
};

/// The maximum numbers of buffers, textures and samplers of a kernel (Metal Feature Set Tables).
const MOST: [usize; 3] = [31, 128, 16];

/// The place of a resource in the source: set and binding.
type Place = (i64, i64);

fn run(pass: &PassRun<'_>) {
    let top = pass.op().region(0).blocks().flat_map(Block::ops);
    let kernels: Vec<_> = top
        .filter(|op| op.attribute(names::LIR_KERNEL).is_some())
        .filter_map(|op| op.cast::<func::FuncOp<'_>>())
        .collect();
    let mut places: [BTreeSet<Place>; 3] = Default::default();
    for (ty, given) in kernels.iter().flat_map(|kernel| parameters(*kernel)) {
        if let Some(place) = place(given) {
            places[table(ty) as usize].insert(place);
        }
    }
    let numbers = match ArgumentBuffers::of(pass.op()) {
        Some(tier) => {
            let sets = places.iter().flatten().map(|(set, _)| set + 1);
            let end = sets.max().unwrap_or(0) as usize;
            kernels.iter().for_each(|&kernel| check(tier, kernel));
            Numbers::Sets { end }
        }
        None => Numbers::Tables(places.map(|places| places.into_iter().collect())),
    };
    for kernel in kernels {
        number(kernel, &numbers);
    }
}

/// The indices of resources and scalars.
enum Numbers {
    /// Each resource by its rank in its table; the scalars after the buffers.
    Tables([Vec<Place>; 3]),
    /// Each resource in the argument buffer of its set; the scalars after the last set.
    Sets { end: usize },
}

impl Numbers {
    /// The index of a resource, and the number of available indices.
    fn of_resource(&self, table: Table, place: Place) -> Option<(usize, usize)> {
        match self {
            Self::Tables(tables) => {
                let places = &tables[table as usize];
                let index = places.iter().position(|&other| other == place)?;
                Some((index, MOST[table as usize]))
            }
            Self::Sets { .. } => Some((place.0 as usize, MOST[Table::Buffers as usize])),
        }
    }

    /// The error message for an index that does not exist.
    fn refusal(&self, index: usize, most: usize) -> String {
        let what = format!("would have an argument at index {index}, but Metal has {most}");
        match self {
            Self::Tables(_) => format!(
                "{what} of that kind; combine resources into one buffer, or move kernels into separate modules"
            ),
            Self::Sets { .. } => format!(
                "{what}; give sets lower numbers, which are the indices of their argument buffers"
            ),
        }
    }

    /// The index of the scalars, and the number of available indices.
    fn of_scalars(&self) -> (usize, usize) {
        let index = match self {
            Self::Tables(tables) => tables[Table::Buffers as usize].len(),
            Self::Sets { end } => *end,
        };
        (index, MOST[Table::Buffers as usize])
    }
}

/// Checks that the resources of a kernel fit into its argument buffers.
fn check(tier: ArgumentBuffers, kernel: func::FuncOp<'_>) {
    let bound = parameters(kernel).filter(|(_, given)| place(*given).is_some());
    let types: Vec<_> = bound.map(|(ty, _)| ty).collect();
    argument_buffers::check(tier, kernel.op(), &types);
}

/// The parameters of a kernel: their types and attributes.
fn parameters<'c>(kernel: func::FuncOp<'c>) -> impl Iterator<Item = (Type<'c>, Attribute<'c>)> {
    let types = kernel.function_type().as_function().unwrap_or_default().0;
    let given = kernel.arg_attrs().and_then(Attribute::as_array);
    types.into_iter().zip(given.unwrap_or_default())
}

fn place(given: Attribute<'_>) -> Option<Place> {
    let resource = given
        .entry(names::LIR_RESOURCE)
        .and_then(ResourceAttr::from_attribute)?;
    Some((resource.set(), resource.binding()))
}

fn number(kernel: func::FuncOp<'_>, numbers: &Numbers) {
    let op = kernel.op();
    let mut shared = 0;
    let mut described = vec![];
    for (number, (ty, given)) in parameters(kernel).enumerate() {
        let index = if let Some(place) = place(given) {
            numbers.of_resource(table(ty), place)
        } else if given.entry(names::LIR_PUSH_CONSTANT).is_some() {
            Some(numbers.of_scalars())
        } else if given.entry(names::LIR_SPEC_ID).is_some() {
            shared += 1;
            Some((shared - 1, MOST[Table::Buffers as usize]))
        } else if PtrType::from_type(ty).is_some() {
            op.error(format!(
                "has parameter {number} of type {ty} without a binding; give it a mir.resource"
            ));
            return;
        } else {
            None
        };
        let mut entries = given.entries().unwrap_or_default();
        if let Some((index, most)) = index {
            if index >= most {
                op.error(numbers.refusal(index, most));
                return;
            }
            let number = ir::i32_attr(op.context(), index as i64);
            entries.push((names::LIR_INDEX, number));
        }
        described.push(ir::dictionary(op.context(), &entries));
    }
    if !described.is_empty() {
        let described = ir::array(op.context(), &described);
        op.set_attribute(func::FuncOp::ARG_ATTRS_ATTR, described);
    }
}
