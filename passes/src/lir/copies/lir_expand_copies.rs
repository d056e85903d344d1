//! `--lir-expand-copies`: the work-items of a workgroup make the copies that `lir.dsp_dma` states on a kernel, where no
//! engine does.
//!
//! ```mlir
//! func.func @k(%in: …)                     func.func @k(%in: …)
//!     attributes {lir.dsp_dma =              %n = lir.id_local_x
//!       #mir.dsp_dma<source = "in",          %tile = lir.address_of @tile
//!         dest = @tile, size = 256>}         scf.for unsigned %i = %n to %c64 step %c32 {
//!                                     →        %from = lir.gep unsigned %in[%i] stride 4
//!                                              … lir.load … lir.store …
//!                                            }
//!                                            lir.barrier workgroup …
//! ```
//!
//! Copies into the memory of the workgroup stand in front of the body, those out of it behind it; a barrier is between.
//! C for DSPs calls an engine or the host's function: its copies stay.

use super::{Place, of};
use crate::{
    analysis::layout,
    lir::{
        arithmetic::Arithmetic,
        subgroups::{subgroups_of_one, workgroup_slots},
    },
    profile::{dsp_format::DspFormat, recorded},
};
use gir_dialects::{
    ir::{self, Block, Builder, OpView, Signedness, Type, Value},
    lir,
    mir::{DspDmaAttr, KernelAttr, PtrType},
    names,
    pass::{PassInfo, PassRun},
    upstream::{func::FuncOp, scf},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-expand-copies",
    description: "Have work-items make the copies that a kernel states, where no engine does",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "scf"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let has_engine = recorded::profile(module).is_some_and(|profile| {
        profile.dsp.is_some() && DspFormat::of(module, &profile) == DspFormat::C
    });
    let top = module.region(0).blocks().flat_map(Block::ops);
    let mut kernels: Vec<_> = top
        .filter(|op| op.attribute(names::LIR_DSP_DMA).is_some())
        .filter_map(|op| op.cast::<FuncOp<'_>>())
        .collect();
    kernels.retain(|kernel| !(has_engine && stay(*kernel)));
    if kernels.is_empty() {
        return pass.note_unchanged();
    }
    for kernel in kernels {
        if expand(kernel).is_some() {
            kernel.op().remove_attribute(names::LIR_DSP_DMA);
        }
    }
}

/// Whether a launcher in C can name the memory of all copies: globals of a workgroup and parameters.
fn stay(kernel: FuncOp<'_>) -> bool {
    of(kernel.op()).iter().all(|copy| {
        let places = [copy.source(), copy.dest()];
        places
            .into_iter()
            .all(|place| match Place::of(kernel, place) {
                Some(Place::Parameter(..)) => true,
                Some(place @ Place::Global(..)) => place.is_shared(),
                None => false,
            })
    })
}

/// Expands the copies of a kernel; `None` after an error.
fn expand(kernel: FuncOp<'_>) -> Option<()> {
    let op = kernel.op();
    let entry = op.region(0).first_block()?;
    let Some(end) = entry.terminator().filter(|_| entry.next().is_none()) else {
        op.error("has copies, and is not structured; run --mir-structurize first");
        return None;
    };
    let mut returns = false;
    op.walk_pre(|inner| returns |= inner.is::<lir::ReturnOp<'_>>());
    if returns {
        op.error("has copies, and ends for some work-items before others; run --lir-recover-exits first, or let all reach the end");
        return None;
    }
    let first = entry.first_op()?;
    let size = op
        .attribute(names::LIR_KERNEL)
        .and_then(KernelAttr::from_attribute);
    let size = size.map(KernelAttr::workgroup_size).unwrap_or_default();
    let size = <[i64; 3]>::try_from(&*size).ok();
    let mut barriers = [false; 2];
    for copy in of(op) {
        let [from, to] = [copy.source(), copy.dest()].map(|place| Place::of(kernel, place));
        let (from, to) = (from?, to?);
        let is_start = to.is_shared();
        let b = match is_start {
            true => Builder::before(first),
            false => Builder::before(end),
        };
        // Behind the body, other work-items have written what is copied.
        if !is_start && !barriers[1] {
            workgroup_slots::barrier(&b);
        }
        barriers[usize::from(!is_start)] = true;
        Copy { b, entry, size }.make(copy, from, to);
    }
    if barriers[0] {
        workgroup_slots::barrier(&Builder::before(first));
    }
    Some(())
}

/// A copy at a place in a kernel.
struct Copy<'c> {
    b: Builder<'c>,
    entry: Block<'c>,
    size: Option<[i64; 3]>,
}

impl<'c> Copy<'c> {
    /// A loop in which each work-item copies every so many elements.
    fn make(&self, copy: DspDmaAttr<'c>, from: Place<'c>, to: Place<'c>) {
        let a = Arithmetic::new(self.b);
        let word = ir::integer_type(self.b.context(), 32, Signedness::Signless);
        let element = element(copy.size(), [from.ty(), to.ty()], self.b.context());
        let stride = layout::size(element);
        let [from, to] = [from, to].map(|place| self.pointer(place, element));
        let (number, count) = subgroups_of_one::place(&self.b, word, self.size);
        let end = a.int(word, copy.size() / stride);
        let each = scf::ForOp::build(&self.b, &[], number, end, count, &[], true);
        let location = self.b.location();
        let inside = Block::new(&[(word, location)]);
        each.region().append(inside);
        let b = Builder::at_end(inside, location);
        let at = |pointer: Value<'c>| {
            let index = inside.argument(0);
            lir::GepOp::build(&b, pointer.ty(), pointer, index, stride, true).result()
        };
        let (from, to) = (at(from), at(to));
        let align = layout::align(element);
        let value = lir::LoadOp::build(&b, element, from, align, false, None, None).result();
        lir::StoreOp::build(&b, to, value, align, false, None, None);
        scf::YieldOp::build(&b, &[]);
    }

    /// A place as a pointer to elements.
    fn pointer(&self, place: Place<'c>, element: Type<'c>) -> Value<'c> {
        let given = match place {
            Place::Parameter(index, _) => self.entry.argument(index),
            Place::Global(name, ty) => lir::AddressOfOp::build(&self.b, ty, name).result(),
        };
        match PtrType::from_type(given.ty()) {
            Some(ty) if ty.pointee() != element => {
                let ty = PtrType::get(self.b.context(), ty.space(), element);
                lir::PtrCastOp::build(&self.b, ty, given).result()
            }
            _ => given,
        }
    }
}

/// The type of the elements of a copy: that of both pointers, or bytes.
fn element<'c>(size: i64, pointers: [Type<'c>; 2], context: &'c ir::Context) -> Type<'c> {
    let pointees = pointers.map(|ty| PtrType::from_type(ty).map(PtrType::pointee));
    match pointees {
        [Some(from), Some(to)] if from == to && size % layout::size(from).max(1) == 0 => from,
        _ => ir::integer_type(context, 8, Signedness::Signless),
    }
}
