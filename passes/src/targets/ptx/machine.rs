//! LLVM's code generator for PTX: its address spaces, its scopes, and the instructions that the dialect `nvvm` has.

use super::{code, subgroups::Warp};
use crate::{
    analysis::layout,
    profile::{Family, Profile},
    targets::{
        llvm::{machine::Machine, types},
        llvm_gpu::{Axis, Gpu, intrinsics::on_axis},
    },
};
use gir_dialects::{
    common::MemoryScope,
    ir::{self, Block, Builder, Op, OpView, TypeExt, Value},
    mir::StorageSpace,
    names,
    upstream::{llvm::LLVMFuncOp, nvvm},
};

/// The largest alignment of a kernel's argument, in bytes. NVIDIA's assembler places one of a larger alignment at a
/// multiple of this, and says so nowhere.
pub(super) const MAX_ARGUMENT_ALIGN: i64 = 16;

/// [`Machine`] for PTX (LLVM, "User Guide for NVPTX Back-end", "Address Spaces").
pub struct Nvptx;

/// `.global`
const GLOBAL: u32 = 1;
/// `.shared`
const SHARED: u32 = 3;
/// `.const`
const CONSTANT: u32 = 4;
/// All of them. LLVM infers the specific one where it can.
const GENERIC: u32 = 0;

impl Machine for Nvptx {
    /// LLVM treats variables of a work-item as generic, and puts them into `.local` itself. A pointer to
    /// constants points to a table of the program in `.const` or to memory of the host in `.global`, which LLVM
    /// also infers.
    fn space(space: StorageSpace) -> u32 {
        match space {
            StorageSpace::Global => GLOBAL,
            StorageSpace::Workgroup => SHARED,
            StorageSpace::Constant | StorageSpace::Private | StorageSpace::Generic => GENERIC,
        }
    }

    fn scope(scope: MemoryScope) -> Option<&'static str> {
        match scope {
            MemoryScope::Invocation | MemoryScope::Subgroup | MemoryScope::Workgroup => {
                Some("block")
            }
            MemoryScope::Device => Some("device"),
            MemoryScope::System => None,
        }
    }
}

impl Gpu for Nvptx {
    const PROGRAM: &'static str = "PTX";
    const FLAG: &'static str = "lir-to-nvvm";
    const FAMILY: Family = Family::Cuda;
    const TRIPLE: &'static str = "nvptx64-nvidia-cuda";
    const DATA_LAYOUT: &'static str = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";
    const DIALECT: &'static str = "nvvm";
    const KERNEL: &'static str = names::NVVM_KERNEL;
    const TABLES: u32 = CONSTANT;
    const STRUCTURES: (&'static str, u32) = (names::LLVM_BYVAL, GENERIC);
    /// A constant of PTX (PTX ISA, "Predefined Constants").
    const RESERVED: &'static [&'static str] = &["WARP_SZ"];
    const BARRIERS_ORDER: bool = true;

    fn local_id<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c> {
        on_axis!(
            b,
            axis,
            nvvm::ThreadIdXOp<'c>,
            nvvm::ThreadIdYOp<'c>,
            nvvm::ThreadIdZOp<'c>
        )
    }

    fn group_id<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c> {
        on_axis!(
            b,
            axis,
            nvvm::BlockIdXOp<'c>,
            nvvm::BlockIdYOp<'c>,
            nvvm::BlockIdZOp<'c>
        )
    }

    fn groups<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c> {
        on_axis!(
            b,
            axis,
            nvvm::GridDimXOp<'c>,
            nvvm::GridDimYOp<'c>,
            nvvm::GridDimZOp<'c>
        )
    }

    fn group_size<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c> {
        on_axis!(
            b,
            axis,
            nvvm::BlockDimXOp<'c>,
            nvvm::BlockDimYOp<'c>,
            nvvm::BlockDimZOp<'c>
        )
    }

    fn lane<'c>(b: &Builder<'c>) -> Value<'c> {
        nvvm::LaneIdOp::build(b, types::int(b.context(), 32), None).res()
    }

    /// PTX ISA, "bar, barrier" and "bar.warp.sync".
    fn join<'c>(b: &Builder<'c>, barrier: Op<'c>, scope: MemoryScope) {
        match scope {
            // Work-items that do not exist count as arrived.
            MemoryScope::Subgroup => {
                let all = Warp::new(*b, barrier).all();
                nvvm::SyncWarpOp::build(b, all);
            }
            // Barrier 0.
            _ => {
                nvvm::BarrierOp::build(b, None, None, None, None, None);
            }
        }
    }

    /// The processor and the version of PTX. Upstream's passes link the library of functions, too.
    fn target(module: Op<'_>, profile: &Profile) -> String {
        let (chip, features, library) = code::asked(module, profile, false);
        let quoted = |text: &str| ir::string(module.context(), text).to_string();
        let mut target = format!("#nvvm.target<chip = {}", quoted(&chip));
        if !features.is_empty() {
            target += &format!(", features = {}", quoted(&features));
        }
        if let Some(library) = library {
            target += &format!(", link = [{}]", quoted(library));
        }
        target + ">"
    }

    /// `.reqntid` for kernels that state their workgroup size; otherwise `.maxntid`, which ensures enough
    /// registers for a launch of any size.
    fn describe(kernel: LLVMFuncOp<'_>, size: &[i64], most: u64) {
        let extents: Vec<_> = size.iter().map(|&extent| extent as i32).collect();
        let (name, extents) = match extents.is_empty() {
            true => (names::NVVM_MAXNTID, vec![most as i32]),
            false => (names::NVVM_REQNTID, extents),
        };
        let op = kernel.op();
        op.set_attribute(name, ir::dense_i32(op.context(), &extents));
        limit_alignment(kernel);
    }
}

/// States the alignment that arguments of larger types have.
fn limit_alignment(kernel: LLVMFuncOp<'_>) {
    let op = kernel.op();
    let context = op.context();
    let arguments = op.region(0).first_block().map(Block::arguments);
    let arguments: Vec<_> = arguments.into_iter().flatten().collect();
    let is_large = |argument: &Value<'_>| {
        let ty = argument.ty();
        ty.as_vector().is_some() && layout::align(ty) > MAX_ARGUMENT_ALIGN
    };
    if !arguments.iter().any(is_large) {
        return;
    }
    let limit = ir::i64_attr(context, MAX_ARGUMENT_ALIGN);
    let described = arguments.iter().map(|argument| match is_large(argument) {
        true => ir::dictionary(context, &[(names::LLVM_ALIGN_STACK, limit)]),
        false => ir::dictionary(context, &[]),
    });
    let described: Vec<_> = described.collect();
    op.set_attribute(LLVMFuncOp::ARG_ATTRS_ATTR, ir::array(context, &described));
}
