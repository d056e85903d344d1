//! LLVM's code generator for AMD's GPUs: its address spaces, its scopes, and the instructions that the dialect
//! `rocdl` has. Section names refer to LLVM's "User Guide for AMDGPU Backend".

use crate::{
    lir::arithmetic::Arithmetic,
    profile::{Family, Profile},
    targets::{
        llvm::{access::Access, machine::Machine, memory, types},
        llvm_gpu::{
            Axis, Gpu,
            intrinsics::{self, on_axis},
            kernels::pairs,
        },
    },
};
use gir_dialects::{
    common::MemoryScope,
    ir::{self, Attribute, Builder, Op, OpView, Value},
    llvm,
    mir::StorageSpace,
    names,
    upstream::{
        arith,
        llvm::{LLVMFuncOp, ModuleFlagsOp},
        rocdl,
    },
};
use std::num::NonZero;

/// [`Machine`] for AMD's GPUs ("Address Spaces", "Memory Scopes").
pub struct Amdgpu;

/// Flat addresses, which include all others.
const GENERIC: u32 = 0;
const GLOBAL: u32 = 1;
/// The local data share.
const LOCAL: u32 = 3;
/// Memory that is not written while a kernel runs.
const CONSTANT: u32 = 4;
/// Scratch memory.
const PRIVATE: u32 = 5;

impl Machine for Amdgpu {
    fn space(space: StorageSpace) -> u32 {
        match space {
            StorageSpace::Global => GLOBAL,
            StorageSpace::Workgroup => LOCAL,
            StorageSpace::Constant => CONSTANT,
            StorageSpace::Private => PRIVATE,
            StorageSpace::Generic => GENERIC,
        }
    }

    fn address_bits(space: StorageSpace) -> u32 {
        match space {
            StorageSpace::Workgroup | StorageSpace::Private => 32,
            StorageSpace::Global | StorageSpace::Constant | StorageSpace::Generic => 64,
        }
    }

    fn scope(scope: MemoryScope) -> Option<&'static str> {
        match scope {
            MemoryScope::Invocation => Some("singlethread"),
            MemoryScope::Subgroup => Some("wavefront"),
            MemoryScope::Workgroup => Some("workgroup"),
            MemoryScope::Device => Some("agent"),
            MemoryScope::System => None,
        }
    }
}

/// Byte offsets, after the arguments of a kernel, of the data that the runtime provides about a launch ("Code
/// Object V5 Kernel Argument Metadata Map"): the numbers of workgroups, 4 bytes each, and the work-items of a
/// workgroup, 2 bytes each.
const GROUPS: i32 = 0;
const GROUP_SIZES: i32 = 12;

impl Gpu for Amdgpu {
    const PROGRAM: &'static str = "assembly for AMD's GPUs";
    const FLAG: &'static str = "lir-to-rocdl";
    const FAMILY: Family = Family::Amdgcn;
    const TRIPLE: &'static str = "amdgcn-amd-amdhsa";
    const DATA_LAYOUT: &'static str = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-\
        p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-\
        v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9";
    const DIALECT: &'static str = "rocdl";
    const KERNEL: &'static str = names::ROCDL_KERNEL;
    const TABLES: u32 = CONSTANT;
    const STRUCTURES: (&'static str, u32) = (names::LLVM_BYREF, CONSTANT);
    /// Symbols may have the names of registers or instructions.
    const RESERVED: &'static [&'static str] = &[];
    const BARRIERS_ORDER: bool = false;

    fn local_id<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c> {
        on_axis!(
            b,
            axis,
            rocdl::ThreadIdXOp<'c>,
            rocdl::ThreadIdYOp<'c>,
            rocdl::ThreadIdZOp<'c>
        )
    }

    fn group_id<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c> {
        on_axis!(
            b,
            axis,
            rocdl::BlockIdXOp<'c>,
            rocdl::BlockIdYOp<'c>,
            rocdl::BlockIdZOp<'c>
        )
    }

    fn groups<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c> {
        of_launch(b, GROUPS + 4 * axis.index(), 4)
    }

    fn group_size<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c> {
        of_launch(b, GROUP_SIZES + 2 * axis.index(), 2)
    }

    /// The number of lanes below this one, counted in two halves of the mask.
    fn lane<'c>(b: &Builder<'c>) -> Value<'c> {
        let (all, none) = (number(b, -1), number(b, 0));
        let word = types::int(b.context(), 32);
        let low = rocdl::MbcntLoOp::build(b, word, all, none, None, None).res();
        rocdl::MbcntHiOp::build(b, word, all, low, None, None).res()
    }

    fn join<'c>(b: &Builder<'c>, _: Op<'c>, scope: MemoryScope) {
        match scope {
            // Work-items of a wavefront run together; the intrinsic only prevents code motion across it. The dialect
            // has no operation for it.
            MemoryScope::Subgroup => intrinsics::run(b, "llvm.amdgcn.wave.barrier", &[]),
            _ => {
                rocdl::SBarrierOp::build(b);
            }
        }
    }

    /// The processor, and the version of the code object.
    fn target(_: Op<'_>, profile: &Profile) -> String {
        let chip = super::processor(profile);
        let wave = match profile.subgroup_size.map(NonZero::get) {
            Some(32) => ", flags = {no_wave64}",
            _ => "",
        };
        format!("#rocdl.target<chip = \"{chip}\", abi = \"500\"{wave}>")
    }

    /// The size is metadata, which LLVM also folds into the code ("Kernel Metadata"); the product of the
    /// extents determines the number of registers. Floats are IEEE floats with subnormals, and only whole
    /// workgroups are launched.
    fn describe(kernel: LLVMFuncOp<'_>, size: &[i64], most: u64) {
        let op = kernel.op();
        let context = op.context();
        let range = match size.is_empty() {
            true => format!("1,{most}"),
            false => {
                let items = size.iter().fold(1_i64, |all, &one| all.saturating_mul(one));
                format!("{items},{items}")
            }
        };
        let range = ir::string(context, &range);
        op.set_attribute(names::ROCDL_FLAT_WORK_GROUP_SIZE, range);
        let given = [
            ("denormal-fp-math", "ieee,ieee"),
            ("denormal-fp-math-f32", "ieee,ieee"),
        ];
        op.set_attribute(LLVMFuncOp::PASSTHROUGH_ATTR, pairs(context, &given));
        let extents: Vec<_> = size.iter().map(|&extent| extent as i32).collect();
        if extents.len() == 3 {
            let extents = ir::dense_i32(context, &extents);
            op.set_attribute(names::ROCDL_REQD_WORK_GROUP_SIZE, extents);
        }
    }

    /// Records the version of the code object, which determines [`GROUPS`] and [`GROUP_SIZES`].
    fn complete(module: Op<'_>) {
        let flags = "[#llvm.mlir.module_flag<error, \"amdhsa_code_object_version\", 500 : i32>]";
        let flags = Attribute::parse(module.context(), flags);
        let body = module.region(0).first_block();
        if let (Some(flags), Some(body)) = (flags, body) {
            let b = Builder::at_end(body, module.location());
            ModuleFlagsOp::build(&b, flags);
        }
    }
}

/// A constant of 32 bits.
pub fn number<'c>(b: &Builder<'c>, value: i64) -> Value<'c> {
    types::number(b, types::int(b.context(), 32), value)
}

/// A number that the runtime provides about a launch.
fn of_launch<'c>(b: &Builder<'c>, offset: i32, size: u32) -> Value<'c> {
    let context = b.context();
    let constant = llvm::pointer_in(context, CONSTANT);
    let start = intrinsics::call(b, "llvm.amdgcn.implicitarg.ptr", &[], constant);
    let byte = types::int(context, 8);
    let place = memory::element_address(b, start, &[], &[offset], byte);
    let access = Access {
        align: size.into(),
        is_invariant: true,
        ..Access::default()
    };
    let value = access.load(b, types::int(context, 8 * size), place);
    match size {
        4 => value,
        _ => Arithmetic::new(*b).create(arith::ExtUIOp::NAME, &[value], types::int(context, 32)),
    }
}
