//! LLVM's code generator for PTX: its address spaces, its scopes, and the instructions available as intrinsics.

use super::subgroups::Warp;
use crate::targets::{
    llvm::{machine::Machine, types},
    llvm_gpu::{Axis, Gpu, intrinsics, kernels::pairs},
};
use gir_dialects::{
    common::MemoryScope,
    ir::{Builder, Op, OpView, Value},
    mir::StorageSpace,
    upstream::llvm::LLVMFuncOp,
};

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
    const TRIPLE: &'static str = "nvptx64-nvidia-cuda";
    const DATA_LAYOUT: &'static str = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";
    const KERNEL: &'static str = "#llvm.cconv<ptx_kernelcc>";
    const TABLES: u32 = CONSTANT;
    /// A constant of PTX (PTX ISA, "Predefined Constants").
    const RESERVED: &'static [&'static str] = &["WARP_SZ"];
    const BARRIERS_ORDER: bool = true;

    fn local_id<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c> {
        register(b, &format!("tid.{}", axis.letter()))
    }

    fn group_id<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c> {
        register(b, &format!("ctaid.{}", axis.letter()))
    }

    fn groups<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c> {
        register(b, &format!("nctaid.{}", axis.letter()))
    }

    fn group_size<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c> {
        register(b, &format!("ntid.{}", axis.letter()))
    }

    fn lane<'c>(b: &Builder<'c>) -> Value<'c> {
        register(b, "laneid")
    }

    /// PTX ISA, "bar, barrier" and "bar.warp.sync".
    fn join<'c>(b: &Builder<'c>, barrier: Op<'c>, scope: MemoryScope) {
        match scope {
            // Work-items that do not exist count as arrived.
            MemoryScope::Subgroup => {
                let all = Warp::new(*b, barrier).all();
                intrinsics::run(b, "llvm.nvvm.bar.warp.sync", &[all]);
            }
            _ => {
                let first = types::number(b, types::int(b.context(), 32), 0);
                intrinsics::run(b, "llvm.nvvm.barrier.cta.sync.aligned.all", &[first]);
            }
        }
    }

    /// `.reqntid` for kernels that state their workgroup size; otherwise `.maxntid`, which ensures enough
    /// registers for a launch of any size.
    fn describe(kernel: LLVMFuncOp<'_>, size: &[i64], most: u64) {
        let extents: Vec<_> = size.iter().map(i64::to_string).collect();
        let (name, value) = match extents.is_empty() {
            true => ("nvvm.maxntid", most.to_string()),
            false => ("nvvm.reqntid", extents.join(",")),
        };
        let op = kernel.op();
        let pairs = pairs(op.context(), &[(name, &value)]);
        op.set_attribute(LLVMFuncOp::PASSTHROUGH_ATTR, pairs);
    }
}

/// A special register (PTX ISA, "Special Registers").
fn register<'c>(b: &Builder<'c>, name: &str) -> Value<'c> {
    let name = format!("llvm.nvvm.read.ptx.sreg.{name}");
    intrinsics::call(b, &name, &[], types::int(b.context(), 32))
}
