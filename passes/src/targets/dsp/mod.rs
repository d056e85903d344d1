//! Code for DSPs: Qualcomm's Hexagon, Arm's Helium and Texas Instruments' C66x.
//!
//! The work-items of a workgroup are iterations of loops, as on the host processor ([`super::cpu`]): a function for
//! each kernel runs a range of workgroups. LLVM's vectoriser makes vectors of the innermost loop. [`machine`] has
//! LLVM's names of the processors.

pub mod c;
pub mod lir_keep_loops_scalar;
pub mod lir_pad_storage;
pub mod lir_report_scalar_loops;
mod machine;
mod project;

use super::{
    Format,
    cpu::{self, lir_mark_parallel_loops},
    llvm::types,
    llvm_gpu::{code as requests, intrinsics, names as symbols},
};
use crate::{
    compiler::{CodeForm, CodeRequest, Compiler},
    profile::{Family, dsp_format::DspFormat, keywords::Keyword as _, recorded},
    step::{Step, Steps},
};
use gir_dialects::{
    ir::{self, Builder, Op, OpSpec, OpView as _},
    llvm, names,
    upstream::llvm::{GEPOp, MaxNumOp, MinNumOp, PtrMaskOp, SExtOp, TruncOp, ZExtOp},
};
use machine::Machine;

const FAMILIES: &[Family] = &[Family::Hexagon, Family::Helium, Family::C66x];

/// `--emit-dsp`
pub static CODE: Format = Format {
    flag: "emit-dsp",
    description: "Emit code for a DSP, in the form that --dsp-format names",
    is_binary: false,
    has_debug_info: false,
    default_target: "hexagon-v68",
    families: FAMILIES,
    entry_name: |_| c::entry_name,
    prepare,
    is_verified: false,
    emit,
    files: Some(files),
};

/// The input of emulators: an object file, or C where the module asks for it or LLVM has no code generator.
pub static EXECUTED: Format = Format {
    flag: "emit-dsp",
    description: "Emit an object file or C for an emulated DSP",
    is_binary: true,
    has_debug_info: false,
    default_target: "hexagon-v68",
    families: FAMILIES,
    entry_name: |_| c::entry_name,
    prepare,
    is_verified: false,
    emit: emit_executed,
    files: None,
};

/// LIR of what a DSP has. Hexagon has no division of floats.
fn prepare(family: Family) -> Steps {
    match family {
        Family::Hexagon => cpu::PREPARE_WITHOUT_QUOTIENTS,
        _ => cpu::PREPARE_FOR_DSP,
    }
}

fn emit(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    code(module, compiler, None)
}

/// The code, the header and the launchers.
fn files(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<(String, Vec<u8>)>> {
    let profile = recorded::profile_for(module, CODE.flag, FAMILIES)?;
    let name = match DspFormat::of(module, &profile) {
        DspFormat::Llvm => "kernel.ll",
        DspFormat::Assembly => "kernel.s",
        DspFormat::Object => "kernel.o",
        DspFormat::C => "kernel.c",
    };
    let kernels = project::kernels(module, &profile);
    let mut files = vec![(name.to_owned(), code(module, compiler, None)?)];
    if let Some(kernels) = kernels {
        let texts = [
            ("kernel.h", project::header(&kernels)),
            ("launcher.c", project::launchers(&kernels)),
        ];
        files.extend(texts.map(|(name, text)| (name.to_owned(), text.into_bytes())));
    }
    Some(files)
}

fn emit_executed(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let profile = recorded::profile_for(module, CODE.flag, FAMILIES)?;
    // Emulators take C as well, which a module may ask for.
    let form = match (Machine::of(profile.family), DspFormat::of(module, &profile)) {
        (Some(_), DspFormat::Llvm | DspFormat::Assembly | DspFormat::Object) => DspFormat::Object,
        (None, _) | (_, DspFormat::C) => DspFormat::C,
    };
    code(module, compiler, Some(form))
}

/// As for the host processor, with remarks on loops that stay scalar.
const CONVERT: Steps = &cpu::convert(cpu::MERGED, Step::group(LOOPS));

const LOOPS: Steps = &[
    Step::of(&lir_report_scalar_loops::PASS),
    Step::of(&lir_mark_parallel_loops::PASS),
    // Behind it: loops that are parallel may be vectors of any length.
    Step::of(&lir_keep_loops_scalar::PASS),
    Step::of(&lir_pad_storage::PASS),
];

/// The code of a module, in the form that it asks for unless another one is wanted.
fn code(module: Op<'_>, compiler: Compiler<'_>, wanted: Option<DspFormat>) -> Option<Vec<u8>> {
    let profile = recorded::profile_for(module, CODE.flag, FAMILIES)?;
    let format = wanted.unwrap_or_else(|| DspFormat::of(module, &profile));
    if format == DspFormat::C {
        return c::emit(module, compiler, &profile);
    }
    let Some(machine) = Machine::of(profile.family) else {
        let format = format.keyword();
        module.error(format!(
            "is for target '{}', for which LLVM has no code generator; --dsp-format={format} needs one",
            profile.name
        ));
        return None;
    };
    let ir = llvm_ir(module, compiler, machine)?;
    let form = match format {
        DspFormat::Assembly => CodeForm::Assembly,
        DspFormat::Object => CodeForm::Object,
        DspFormat::Llvm | DspFormat::C => return Some(ir),
    };
    let request = CodeRequest {
        triple: machine.triple,
        processor: machine.processor,
        features: machine.features,
        library: None,
        level: compiler.level(),
        form,
        ir: &ir,
    };
    requests::run(module, compiler, &request, machine.name)
}

/// The LLVM IR of a module for a DSP.
fn llvm_ir(module: Op<'_>, compiler: Compiler<'_>, machine: &Machine) -> Option<Vec<u8>> {
    // A function of the name of one that LLVM calls by itself, such as `memcpy`, would take its place; the host calls
    // launchers from C.
    symbols::rename(module, c::entry_name, machine.name)?;
    compiler.run(module, CONVERT).then_some(())?;
    prefer_numbers(module);
    narrow_masks(module);
    narrow_indices(module);
    let given = [
        (names::LLVM_DATA_LAYOUT, machine.data_layout),
        (names::LLVM_TARGET_TRIPLE, machine.triple),
    ];
    for (name, text) in given {
        module.set_attribute(name, ir::string(module.context(), text));
    }
    llvm::translate(module)
}

/// Makes minimum and maximum those that prefer a number to every NaN. The instructions of both processors return a
/// NaN where an operand is a signalling one, and LLVM lets them for its older intrinsics.
fn prefer_numbers(module: Op<'_>) {
    let mut found = vec![];
    module.walk_pre(|op| {
        let name = match op.name() {
            MinNumOp::NAME => "llvm.minimumnum",
            MaxNumOp::NAME => "llvm.maximumnum",
            _ => return,
        };
        found.push((op, name));
    });
    for (op, name) in found {
        let result = op.result(0);
        let operands = [op.operand(0), op.operand(1)];
        let new = intrinsics::call(&Builder::before(op), name, &operands, result.ty());
        result.replace_all_uses(new);
        op.erase();
    }
}

/// Gives the masks of pointers the 32 bits of an address.
fn narrow_masks(module: Op<'_>) {
    let mut found = vec![];
    module.walk_pre(|op| found.extend(op.cast::<PtrMaskOp<'_>>()));
    for mask in found {
        let b = Builder::before(mask.op());
        let word = types::int(b.context(), 32);
        let spec = OpSpec {
            operands: &[mask.op().operand(1)],
            results: &[word],
            ..OpSpec::default()
        };
        let narrow = b.create_as::<TruncOp<'_>>(spec).res();
        mask.op().set_operand(1, narrow);
    }
}

/// Gives indices that were extended the 32 bits of an address, by which LLVM follows them through loops: an address is
/// the same, for it wraps around.
fn narrow_indices(module: Op<'_>) {
    let word = types::int(module.context(), 32);
    module.walk_pre(|op| {
        if !op.is::<GEPOp<'_>>() {
            return;
        }
        for index in 1..op.operand_count() {
            let extension = op.operand(index).defining_op();
            let extension = extension.filter(|op| op.is::<ZExtOp<'_>>() || op.is::<SExtOp<'_>>());
            let narrow = extension.map(|extension| extension.operand(0));
            if let Some(narrow) = narrow.filter(|narrow| narrow.ty() == word) {
                op.set_operand(index, narrow);
            }
        }
    });
}
