//! Generates the typed Rust views of the dialects from their `.td` files.
//!
//! Each dialect gets one Rust file of ops and enums, which need no `unsafe`; types and attributes
//! get one C++ file with their C boundary and one Rust file on top of it. Files are only written if
//! they change, so that nothing is rebuilt needlessly.

mod accesses;
mod accessors;
mod attributes;
mod enums;
mod instructions;
mod names;
mod ops;
mod records;
mod typedefs;

use enums::Enumeration;
use std::{collections::BTreeMap, error::Error, fs, path::Path};
use tblgen::{RecordKeeper, TableGenParser};

/// A dialect to generate views of.
pub struct Source {
    /// The root file, as an include path.
    td: &'static str,
    /// Name of the dialect.
    dialect: &'static str,
    /// The Rust module.
    module: &'static str,
    /// The C++ namespace of its enums.
    namespace: &'static str,
    /// Whether its types and attributes get a C boundary, too.
    with_types: bool,
    /// The ops that get a view, without the prefix of the dialect; all of them if the list is empty.
    ops: &'static [&'static str],
}

const SOURCES: [Source; 20] = [
    Source::new("gir/GirOps.td", "gir", "crate::gir", "::gir::gir"),
    Source::new("mir/MirOps.td", "mir", "crate::mir", "::gir::mir"),
    Source::new("lir/LirOps.td", "lir", "crate::lir", "::gir::lir"),
    Source::new(
        "mlir/Dialect/Arith/IR/ArithOps.td",
        "arith",
        "crate::upstream::arith",
        "::mlir::arith",
    ),
    Source::new(
        "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td",
        "cf",
        "crate::upstream::cf",
        "::mlir::cf",
    ),
    Source::new(
        "mlir/Dialect/Func/IR/FuncOps.td",
        "func",
        "crate::upstream::func",
        "::mlir::func",
    ),
    Source::new(
        "mlir/Dialect/SCF/IR/SCFOps.td",
        "scf",
        "crate::upstream::scf",
        "::mlir::scf",
    ),
    Source::new(
        "mlir/Dialect/Math/IR/MathOps.td",
        "math",
        "crate::upstream::math",
        "::mlir::math",
    ),
    Source::new(
        "mlir/Dialect/UB/IR/UBOps.td",
        "ub",
        "crate::upstream::ub",
        "::mlir::ub",
    ),
    Source::new(
        "mlir/Dialect/Vector/IR/VectorOps.td",
        "vector",
        "crate::upstream::vector",
        "::mlir::vector",
    ),
    Source::new(
        "mlir/IR/BuiltinOps.td",
        "builtin",
        "crate::upstream::builtin",
        "::mlir",
    ),
    Source::new(
        "mlir/Dialect/GPU/IR/GPUOps.td",
        "gpu",
        "crate::upstream::gpu",
        "::mlir::gpu",
    ),
    Source::new(
        "mlir/Dialect/Index/IR/IndexOps.td",
        "index",
        "crate::upstream::index",
        "::mlir::index",
    ),
    Source::new(
        "mlir/Dialect/MemRef/IR/MemRefOps.td",
        "memref",
        "crate::upstream::memref",
        "::mlir::memref",
    ),
    Source::new(
        "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
        "spirv",
        "crate::upstream::spirv",
        "::mlir::spirv",
    ),
    Source::new(
        "mlir/Dialect/Complex/IR/ComplexOps.td",
        "complex",
        "crate::upstream::complex",
        "::mlir::complex",
    )
    .ops_only(),
    Source::new(
        "upstream/Llvm.td",
        "llvm",
        "crate::upstream::llvm",
        "::mlir::LLVM",
    )
    .ops_only(),
    Source::new(
        "mlir/Dialect/LLVMIR/NVVMOps.td",
        "nvvm",
        "crate::upstream::nvvm",
        "::mlir::NVVM",
    )
    .some_ops(NVVM_OPS),
    Source::new(
        "mlir/Dialect/LLVMIR/ROCDLOps.td",
        "rocdl",
        "crate::upstream::rocdl",
        "::mlir::ROCDL",
    )
    .some_ops(ROCDL_OPS),
    Source::new(
        "mlir/Dialect/NVGPU/IR/NVGPUOps.td",
        "nvgpu",
        "crate::upstream::nvgpu",
        "::mlir::nvgpu",
    )
    .some_ops(NVGPU_OPS),
];

/// The ops of `nvvm` that kernels are made of; the dialect has hundreds.
const NVVM_OPS: &[&str] = &[
    "bar.warp.sync",
    "barrier",
    "barrier0",
    "cp.async.commit.group",
    "cp.async.wait.group",
    "elect.sync",
    "ldmatrix",
    "memory.barrier",
    "mma.sync",
    "read.ptx.sreg.cluster.ctaid.x",
    "read.ptx.sreg.cluster.ctaid.y",
    "read.ptx.sreg.cluster.ctaid.z",
    "read.ptx.sreg.cluster.ctarank",
    "read.ptx.sreg.cluster.nctaid.x",
    "read.ptx.sreg.cluster.nctaid.y",
    "read.ptx.sreg.cluster.nctaid.z",
    "read.ptx.sreg.cluster.nctarank",
    "read.ptx.sreg.clusterid.x",
    "read.ptx.sreg.clusterid.y",
    "read.ptx.sreg.clusterid.z",
    "read.ptx.sreg.ctaid.x",
    "read.ptx.sreg.ctaid.y",
    "read.ptx.sreg.ctaid.z",
    "read.ptx.sreg.laneid",
    "read.ptx.sreg.lanemask.eq",
    "read.ptx.sreg.lanemask.ge",
    "read.ptx.sreg.lanemask.gt",
    "read.ptx.sreg.lanemask.le",
    "read.ptx.sreg.lanemask.lt",
    "read.ptx.sreg.nclusterid.x",
    "read.ptx.sreg.nclusterid.y",
    "read.ptx.sreg.nclusterid.z",
    "read.ptx.sreg.nctaid.x",
    "read.ptx.sreg.nctaid.y",
    "read.ptx.sreg.nctaid.z",
    "read.ptx.sreg.ntid.x",
    "read.ptx.sreg.ntid.y",
    "read.ptx.sreg.ntid.z",
    "read.ptx.sreg.nwarpid",
    "read.ptx.sreg.tid.x",
    "read.ptx.sreg.tid.y",
    "read.ptx.sreg.tid.z",
    "read.ptx.sreg.warpid",
    "read.ptx.sreg.warpsize",
    "redux.sync",
    "shfl.sync",
    "vote.sync",
];

/// The same of `rocdl`.
const ROCDL_OPS: &[&str] = &[
    "ballot",
    "barrier",
    "ds_bpermute",
    "grid.dim.x",
    "grid.dim.y",
    "grid.dim.z",
    "mbcnt.hi",
    "mbcnt.lo",
    "readfirstlane",
    "readlane",
    "s.barrier",
    "wavefrontsize",
    "workgroup.dim.x",
    "workgroup.dim.y",
    "workgroup.dim.z",
    "workgroup.id.x",
    "workgroup.id.y",
    "workgroup.id.z",
    "workitem.id.x",
    "workitem.id.y",
    "workitem.id.z",
];

/// The same of `nvgpu`.
const NVGPU_OPS: &[&str] = &[
    "device_async_copy",
    "device_async_create_group",
    "device_async_wait",
    "ldmatrix",
    "mma.sync",
];

/// The namespace of enums shared by gir, mir and lir.
const SHARED_NAMESPACE: &str = "::gir";
const SHARED_MODULE: &str = "crate::common";

impl Source {
    const fn new(
        td: &'static str,
        dialect: &'static str,
        module: &'static str,
        namespace: &'static str,
    ) -> Self {
        Self {
            td,
            dialect,
            module,
            namespace,
            with_types: true,
            ops: &[],
        }
    }

    /// Without types and attributes: their headers are numerous, and the few that are needed have a
    /// boundary of their own.
    const fn ops_only(self) -> Self {
        Self {
            with_types: false,
            ..self
        }
    }

    /// Like [`Self::ops_only`], with views of some ops only.
    const fn some_ops(self, ops: &'static [&'static str]) -> Self {
        Self {
            ops,
            ..self.ops_only()
        }
    }
}

/// The Rust module of a C++ namespace, if it has a view.
fn module_of(namespace: &str) -> Option<&'static str> {
    if namespace == SHARED_NAMESPACE {
        return Some(SHARED_MODULE);
    }
    SOURCES
        .iter()
        .find(|source| source.namespace == namespace)
        .map(|source| source.module)
}

/// All enums of a file, by C++ type.
type Enums = BTreeMap<String, Enumeration>;

/// Generates everything into `out`.
pub fn generate(manifest: &Path, prefix: &str, out: &Path) -> Result<(), Box<dyn Error>> {
    let mut boundary = typedefs::Boundary::default();
    let mut shared = BTreeMap::new();
    for source in &SOURCES {
        let keeper = parse(source.td, manifest, prefix)?;
        let enums = enums::read(&keeper)?;
        let mut view = String::from(VIEW_HEADER);
        for enumeration in in_namespace(&enums, source.namespace) {
            enumeration.emit(&mut view);
        }
        let ops = records::read_ops(&keeper, source, &enums)?;
        ops.iter().for_each(|op| ops::emit(op, &mut view));
        ops::emit_names(&ops, &mut view);
        ops::emit_requirements(&ops, &mut view);
        accesses::emit(&ops, &mut view);
        write(&out.join(format!("view_{}.rs", source.dialect)), &view)?;
        boundary.add(&keeper, source, &enums)?;
        if source.dialect == "gir" {
            let rows = instructions::emit(&keeper)?;
            write(&out.join("instructions.rs"), &rows)?;
        }
        for enumeration in in_namespace(&enums, SHARED_NAMESPACE) {
            let mut text = String::new();
            enumeration.emit(&mut text);
            shared.insert(enumeration.name.clone(), text);
        }
    }
    let shared: Vec<_> = shared.into_values().collect();
    write(&out.join("view_common.rs"), &shared.concat())?;
    write(&out.join("typedefs.rs"), &boundary.rust)?;
    write(&out.join("gir_types_capi.h"), &boundary.header())?;
    write(&out.join("gir_types_capi.inc"), &boundary.source)
}

const VIEW_HEADER: &str = "use crate::ffi::ir::{self, AttributeExt as _};\n\n";

fn in_namespace<'a>(enums: &'a Enums, namespace: &'a str) -> impl Iterator<Item = &'a Enumeration> {
    enums
        .values()
        .filter(move |enumeration| enumeration.namespace == namespace)
}

fn parse(td: &str, manifest: &Path, prefix: &str) -> Result<RecordKeeper<'static>, Box<dyn Error>> {
    let keeper = TableGenParser::new()
        .add_source(&format!("include \"{td}\""))?
        .add_include_directory(&manifest.to_string_lossy())
        .add_include_directory(&format!("{prefix}/include"))
        .parse()
        .map_err(|error| format!("{td}: {error}"))?;
    Ok(keeper)
}

/// Writes a file unless it already has this text.
fn write(path: &Path, text: &str) -> Result<(), Box<dyn Error>> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()).into())
}
