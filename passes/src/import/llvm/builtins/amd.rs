//! Intrinsics of AMD's GPUs, and the device libraries `__ocml_*` and `__ockl_*`.

use super::{
    call::{
        Call, Family,
        Meaning::{Build, Nothing, Op},
        Outcome, Row,
    },
    opencl::grid::{BARRIER, ROWS as ROWS_OF_GRID, fence, size},
    opencl::math::of_name,
};
use gir_dialects::{
    common::{Axis, MemoryOrdering, MemoryScope},
    ir::{OpView, Value},
    mir,
    upstream::{arith, math, rocdl},
};

/// The functions.
pub const ROWS: &[Row] = &[
    (
        "llvm.amdgcn.workitem.id.x",
        Build(|c| c.one(mir::LocalIdOp::build(&c.b, c.word(), Axis::X).result())),
    ),
    (
        "llvm.amdgcn.workitem.id.y",
        Build(|c| c.one(mir::LocalIdOp::build(&c.b, c.word(), Axis::Y).result())),
    ),
    (
        "llvm.amdgcn.workitem.id.z",
        Build(|c| c.one(mir::LocalIdOp::build(&c.b, c.word(), Axis::Z).result())),
    ),
    (
        "llvm.amdgcn.workgroup.id.x",
        Build(|c| c.one(mir::WorkgroupIdOp::build(&c.b, c.word(), Axis::X).result())),
    ),
    (
        "llvm.amdgcn.workgroup.id.y",
        Build(|c| c.one(mir::WorkgroupIdOp::build(&c.b, c.word(), Axis::Y).result())),
    ),
    (
        "llvm.amdgcn.workgroup.id.z",
        Build(|c| c.one(mir::WorkgroupIdOp::build(&c.b, c.word(), Axis::Z).result())),
    ),
    ("llvm.amdgcn.s.barrier", BARRIER),
    (
        "llvm.amdgcn.wave.barrier",
        Build(|c| {
            mir::BarrierOp::build(
                &c.b,
                MemoryScope::Subgroup,
                MemoryScope::Workgroup,
                MemoryOrdering::AcqRel,
            );
            Ok(vec![])
        }),
    ),
    // Wavefronts: the steps that follow know these operations.
    (
        "llvm.amdgcn.ballot",
        Build(|c| on_wavefront(c, rocdl::BallotOp::NAME)),
    ),
    (
        "llvm.amdgcn.ds.bpermute",
        Build(|c| on_wavefront(c, rocdl::DsBpermuteOp::NAME)),
    ),
    (
        "llvm.amdgcn.mbcnt.hi",
        Build(|c| on_wavefront(c, rocdl::MbcntHiOp::NAME)),
    ),
    (
        "llvm.amdgcn.mbcnt.lo",
        Build(|c| on_wavefront(c, rocdl::MbcntLoOp::NAME)),
    ),
    (
        "llvm.amdgcn.readfirstlane",
        Build(|c| on_wavefront(c, rocdl::ReadfirstlaneOp::NAME)),
    ),
    (
        "llvm.amdgcn.readlane",
        Build(|c| on_wavefront(c, rocdl::ReadlaneOp::NAME)),
    ),
    // Loads from these pointers are recognised.
    ("llvm.amdgcn.dispatch.ptr", Nothing),
    ("llvm.amdgcn.implicitarg.ptr", Nothing),
    (
        "llvm.amdgcn.wavefrontsize",
        Build(|c| c.one(mir::SubgroupSizeOp::build(&c.b, c.word()).result())),
    ),
    (
        "llvm.amdgcn.rcp",
        Build(|c| {
            let x = c.arg(0)?;
            c.one(c.op(arith::DivFOp::NAME, &[c.float(x.ty(), 1.0), x]))
        }),
    ),
    ("llvm.amdgcn.rsq", Op(math::RsqrtOp::NAME)),
    ("llvm.amdgcn.sqrt", Op(math::SqrtOp::NAME)),
    ("__ockl_get_local_id", Build(|c| by_name(c, "get_local_id"))),
    ("__ockl_get_group_id", Build(|c| by_name(c, "get_group_id"))),
    (
        "__ockl_get_local_size",
        Build(|c| by_name(c, "get_local_size")),
    ),
    (
        "__ockl_get_num_groups",
        Build(|c| by_name(c, "get_num_groups")),
    ),
    (
        "__ockl_get_global_id",
        Build(|c| by_name(c, "get_global_id")),
    ),
    (
        "__ockl_get_global_size",
        Build(|c| by_name(c, "get_global_size")),
    ),
    (
        "__ockl_fence",
        Build(|c| fence(c, MemoryOrdering::AcqRel, MemoryScope::Device)),
    ),
];

/// Functions whose names contain their types.
pub const FAMILIES: &[Family] = &[("__ocml_", Build(device_library))];

/// An operation of upstream's dialect with the arguments as operands.
fn on_wavefront<'c>(c: &Call<'_, 'c>, name: &str) -> Outcome<'c> {
    Ok(vec![c.op_as(name, c.ty()?, &c.args)])
}

fn by_name<'c>(c: &Call<'_, 'c>, name: &str) -> Outcome<'c> {
    let mut rows = ROWS_OF_GRID.iter();
    let meaning = rows.find(|(known, _)| *known == name);
    c.build(meaning.ok_or("is not known")?.1)
}

/// A function of the device library by the name of the function of C: `__ocml_native_sin_f32` is `native_sin`.
fn device_library<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let name = c.name.base.trim_start_matches("__ocml_");
    let name = ["_f32", "_f64", "_f16"]
        .iter()
        .fold(name, |name, end| name.trim_end_matches(end));
    let known = of_name(name);
    c.build(known.ok_or_else(|| {
        format!(
            "calls '{}', which is not known; link a definition by --link",
            c.name.base
        )
    })?)
}

/// A fact that the launch leaves in memory for the kernel.
#[derive(Clone, Copy)]
pub enum Hidden {
    /// Work-items of a workgroup.
    GroupSize(Axis),
    /// Work-items of the launch.
    GlobalSize(Axis),
    /// Workgroups of the launch.
    GroupCount(Axis),
    /// Work-items of a last workgroup that is smaller: none is.
    Nothing,
}

impl Hidden {
    /// The fact at an offset behind one of the pointers.
    pub fn at(intrinsic: &str, offset: i64) -> Option<Self> {
        const AXES: [Axis; 3] = [Axis::X, Axis::Y, Axis::Z];
        let axis = |first: i64, step: i64| {
            let at = usize::try_from((offset - first) / step).ok()?;
            AXES.get(at).copied()
        };
        match (intrinsic, offset) {
            ("llvm.amdgcn.dispatch.ptr", 4 | 6 | 8) => axis(4, 2).map(Self::GroupSize),
            ("llvm.amdgcn.dispatch.ptr", 12 | 16 | 20) => axis(12, 4).map(Self::GlobalSize),
            ("llvm.amdgcn.implicitarg.ptr", 0 | 4 | 8) => axis(0, 4).map(Self::GroupCount),
            ("llvm.amdgcn.implicitarg.ptr", 12 | 14 | 16) => axis(12, 2).map(Self::GroupSize),
            ("llvm.amdgcn.implicitarg.ptr", 18 | 20 | 22) => Some(Self::Nothing),
            _ => None,
        }
    }

    /// Its value, of 32 bits.
    pub fn value<'c>(self, c: &Call<'_, 'c>) -> Value<'c> {
        let groups = |axis| mir::NumWorkgroupsOp::build(&c.b, c.word(), axis).result();
        match self {
            Self::GroupSize(axis) => size(c, axis),
            Self::GroupCount(axis) => groups(axis),
            Self::GlobalSize(axis) => {
                arith::MulIOp::build(&c.b, c.word(), groups(axis), size(c, axis), None).result()
            }
            Self::Nothing => c.int(c.word(), 0),
        }
    }
}
