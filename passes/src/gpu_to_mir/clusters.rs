//! Clusters of workgroups: their positions are arithmetic on those of workgroups.
//!
//! A cluster is a box of neighbouring workgroups, and the grid consists of whole clusters (PTX ISA, "Cluster of
//! Cooperative Thread Arrays"). Its size is what the kernel or its launches state; without a size, a workgroup is a
//! cluster of its own.
//!
//! ```mlir
//! gpu.func @k() kernel attributes {           %c2 = arith.constant 2 : index
//!     known_cluster_size = array<…: 2, 1, 1>} %i = gpu.block_id x
//!   %c = gpu.cluster_id x               →     %c = arith.divui %i, %c2 : index
//! ```

use super::{
    advice,
    arith::number,
    device::{is_kernel, symbol},
    index::resize,
};
use crate::gir_to_mir::arith::constant_value;
use gir_dialects::{
    common::Axis,
    ir::{
        self, Attribute, AttributeExt, Builder, Op, OpView, Signedness, Type, TypeExt as _, Value,
    },
    mir, names,
    upstream::{
        arith,
        gpu::{self, Dimension, DimensionAttr},
        nvvm,
    },
};

/// Extents of a cluster in workgroups.
type Size = [i64; 3];

/// The size of the only workgroup.
const ALONE: Size = [1; 3];

/// A question about clusters.
#[derive(Clone, Copy, PartialEq)]
enum Query {
    /// The index of the cluster.
    Id(Axis),
    /// The number of clusters.
    Count(Axis),
    /// The index of the workgroup in its cluster.
    Inner(Axis),
    /// The number of workgroups of a cluster.
    Extent(Axis),
    /// The index of the workgroup in its cluster, x first.
    Rank,
    /// The number of all workgroups of a cluster.
    Volume,
}

/// The query of an axis.
type OfAxis = fn(Axis) -> Query;

/// Operations of `nvvm` for the axes.
const REGISTERS: &[([&str; 3], OfAxis)] = &[
    (
        [
            nvvm::ClusterIdXOp::NAME,
            nvvm::ClusterIdYOp::NAME,
            nvvm::ClusterIdZOp::NAME,
        ],
        Query::Id,
    ),
    (
        [
            nvvm::ClusterDimXOp::NAME,
            nvvm::ClusterDimYOp::NAME,
            nvvm::ClusterDimZOp::NAME,
        ],
        Query::Count,
    ),
    (
        [
            nvvm::BlockInClusterIdXOp::NAME,
            nvvm::BlockInClusterIdYOp::NAME,
            nvvm::BlockInClusterIdZOp::NAME,
        ],
        Query::Inner,
    ),
    (
        [
            nvvm::ClusterDimBlocksXOp::NAME,
            nvvm::ClusterDimBlocksYOp::NAME,
            nvvm::ClusterDimBlocksZOp::NAME,
        ],
        Query::Extent,
    ),
];

const AXES: [Axis; 3] = [Axis::X, Axis::Y, Axis::Z];

impl Query {
    fn of(op: Op<'_>) -> Option<Self> {
        let of_gpu: fn(Axis) -> Self = match op.name() {
            gpu::ClusterIdOp::NAME => Self::Id,
            gpu::ClusterDimOp::NAME => Self::Count,
            gpu::ClusterBlockIdOp::NAME => Self::Inner,
            gpu::ClusterDimBlocksOp::NAME => Self::Extent,
            nvvm::ClusterId::NAME => return Some(Self::Rank),
            nvvm::ClusterDim::NAME => return Some(Self::Volume),
            name => {
                return REGISTERS.iter().find_map(|(names, query)| {
                    let at = names.iter().position(|one| *one == name)?;
                    Some(query(AXES[at]))
                });
            }
        };
        let dimension = op.attribute(gpu::ClusterIdOp::DIMENSION_ATTR);
        let axis = match DimensionAttr::from_attribute(dimension?)?.value() {
            Dimension::X => Axis::X,
            Dimension::Y => Axis::Y,
            Dimension::Z => Axis::Z,
        };
        Some(of_gpu(axis))
    }
}

/// Whether an operation asks about clusters.
pub fn is_query(op: Op<'_>) -> bool {
    Query::of(op).is_some()
}

/// Records on the kernels of a module the constant sizes of clusters that its launches state; false after a
/// diagnostic about launches of one kernel with several sizes.
pub fn take_from_launches(module: Op<'_>) -> bool {
    let (mut launches, mut kernels) = (vec![], vec![]);
    module.walk_pre(|op| {
        launches.extend(op.cast::<gpu::LaunchFuncOp<'_>>());
        kernels.extend(op.attribute(names::GPU_KERNEL).map(|_| op));
    });
    // A size that a kernel states itself holds, also where a launch states none.
    kernels.retain(|kernel| size_of(*kernel).is_none());
    let mut launched: Vec<_> = launches
        .into_iter()
        .filter_map(|launch| Some((launch, launched_size(launch)?)))
        .collect();
    launched.sort_by_key(|(_, size)| *size == ALONE);
    let mut is_sound = true;
    for (launch, size) in launched {
        let path = launch.kernel().to_string();
        let is_launched = |kernel: &&Op<'_>| {
            let module = kernel.parent().and_then(symbol).unwrap_or_default();
            let name = symbol(**kernel).unwrap_or_default();
            path == format!("@{module}::@{name}")
        };
        let Some(&kernel) = kernels.iter().find(is_launched) else {
            continue;
        };
        match size_of(kernel) {
            None if size != ALONE => {
                let size = size.map(|extent| extent as i32);
                let size = ir::dense_i32(kernel.context(), &size);
                kernel.set_attribute(names::GPU_KNOWN_CLUSTER_SIZE, size);
            }
            Some(own) if own != size && has_queries(kernel) => {
                is_sound = false;
                launch.op().error("launches a kernel that queries its cluster in clusters of another size than another launch; use one size, or a kernel for each");
            }
            _ => {}
        }
    }
    is_sound
}

/// The size of clusters of a launch; `None` if it is not constant.
fn launched_size(launch: gpu::LaunchFuncOp<'_>) -> Option<Size> {
    let extents = [
        launch.cluster_size_x(),
        launch.cluster_size_y(),
        launch.cluster_size_z(),
    ];
    let [x, y, z] = extents.map(|extent| extent.map_or(Some(1), constant_value));
    Some([x?, y?, z?])
}

fn has_queries(function: Op<'_>) -> bool {
    let mut found = false;
    function.walk_pre(|op| found = found || is_query(op));
    found
}

/// The size that a kernel states.
fn size_of(function: Op<'_>) -> Option<Size> {
    let names = [
        gpu::GPUFuncOp::KNOWN_CLUSTER_SIZE_ATTR,
        names::GPU_KNOWN_CLUSTER_SIZE,
    ];
    let mut sizes = names.iter().filter_map(|name| function.attribute(name));
    let size = sizes.find_map(Attribute::as_dense_i32)?;
    let size: Vec<_> = size.into_iter().map(i64::from).collect();
    size.try_into().ok()
}

/// Reports queries whose cluster is not known, of a function of the device, and impossible sizes.
pub fn check(function: Op<'_>, functions: &[Op<'_>]) {
    if size_of(function).is_some_and(|size| size.iter().any(|&extent| extent < 1)) {
        function.error("states a cluster without workgroups; extents are at least 1");
    }
    let is_alone = |function: &Op<'_>| size_of(*function).is_none_or(|size| size == ALONE);
    if is_kernel(function) || functions.iter().all(is_alone) {
        return;
    }
    function.walk_pre(|op| {
        if is_query(op) {
            op.error(advice::CLUSTER);
        }
    });
}

/// Replaces the queries of a function, while it has its attributes.
pub fn expand(function: Op<'_>) {
    let mut found = vec![];
    function.walk_pre(|op| found.extend(Query::of(op).map(|query| (op, query))));
    let size = size_of(function).unwrap_or(ALONE);
    for (op, query) in found {
        let b = Builder::before(op);
        let cluster = Cluster {
            b: &b,
            word: ir::integer_type(b.context(), 32, Signedness::Signless),
            size,
        };
        let result = op.result(0);
        let value = cluster.value(query);
        let value = match result.ty().is_index() {
            true => arith::IndexCastUIOp::build(&b, result.ty(), value).out(),
            false => resize(&b, value, result.ty(), Signedness::Unsigned),
        };
        result.replace_all_uses(value);
        op.erase();
    }
}

/// Builds answers for clusters of a size.
struct Cluster<'b, 'c> {
    b: &'b Builder<'c>,
    word: Type<'c>,
    size: Size,
}

impl<'c> Cluster<'_, 'c> {
    fn value(&self, query: Query) -> Value<'c> {
        let (b, word) = (self.b, self.word);
        match query {
            Query::Id(axis) => {
                let group = mir::WorkgroupIdOp::build(b, word, axis).result();
                self.divided(group, axis)
            }
            Query::Count(axis) => {
                let groups = mir::NumWorkgroupsOp::build(b, word, axis).result();
                self.divided(groups, axis)
            }
            Query::Inner(axis) => self.inner(axis),
            Query::Extent(axis) => number(b, word, self.extent(axis)),
            Query::Volume => number(b, word, self.size.iter().product()),
            Query::Rank => {
                let [x, y, _] = self.size;
                let parts = [(Axis::X, 1), (Axis::Y, x), (Axis::Z, x * y)];
                let parts = parts.map(|(axis, factor)| {
                    let factor = number(b, word, factor);
                    arith::MulIOp::build(b, word, self.inner(axis), factor, None).result()
                });
                let [first, rest @ ..] = parts;
                rest.into_iter().fold(first, |sum, part| {
                    arith::AddIOp::build(b, word, sum, part, None).result()
                })
            }
        }
    }

    fn inner(&self, axis: Axis) -> Value<'c> {
        let (b, word) = (self.b, self.word);
        match self.extent(axis) {
            1 => number(b, word, 0),
            extent => {
                let group = mir::WorkgroupIdOp::build(b, word, axis).result();
                let extent = number(b, word, extent);
                arith::RemUIOp::build(b, word, group, extent).result()
            }
        }
    }

    /// A number of workgroups in clusters.
    fn divided(&self, groups: Value<'c>, axis: Axis) -> Value<'c> {
        let (b, word) = (self.b, self.word);
        match self.extent(axis) {
            1 => groups,
            extent => {
                let extent = number(b, word, extent);
                arith::DivUIOp::build(b, word, groups, extent, false).result()
            }
        }
    }

    fn extent(&self, axis: Axis) -> i64 {
        self.size[axis as usize]
    }
}
