//! Code for DSPs: Qualcomm's Hexagon, Arm's Helium and Texas Instruments' C66x.
//!
//! The work-items of a workgroup are iterations of loops, as on the host processor ([`super::cpu`]): a function for
//! each kernel runs a range of workgroups. LLVM's vectoriser makes vectors of the innermost loop. [`machine`] has
//! LLVM's names of the processors.

pub mod c;
mod machine;

use super::{Format, cpu, llvm_gpu::code};
use crate::{
    compiler::{CodeForm, CodeRequest, Compiler},
    profile::{Family, dsp_format::DspFormat, keywords::Keyword as _, recorded},
};
use gir_dialects::{
    ir::{self, Op},
    llvm, names,
};
use machine::Machine;

/// `--emit-dsp`
pub static CODE: Format = Format {
    flag: "emit-dsp",
    description: "Emit code for a DSP, in the form that --dsp-format names",
    is_binary: false,
    has_debug_info: false,
    default_target: "hexagon-v68",
    families: &[Family::Hexagon, Family::Helium, Family::C66x],
    entry_name: |_| str::to_owned,
    prepare: |_| cpu::PREPARE,
    emit,
};

fn emit(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let profile = recorded::profile_for(module, CODE.flag, CODE.families)?;
    let format = DspFormat::of(module, &profile);
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
    code::run(module, compiler, &request, machine.name)
}

/// The LLVM IR of a module for a DSP.
fn llvm_ir(module: Op<'_>, compiler: Compiler<'_>, machine: &Machine) -> Option<Vec<u8>> {
    compiler.run(module, cpu::CONVERT).then_some(())?;
    let given = [
        (names::LLVM_DATA_LAYOUT, machine.data_layout),
        (names::LLVM_TARGET_TRIPLE, machine.triple),
    ];
    for (name, text) in given {
        module.set_attribute(name, ir::string(module.context(), text));
    }
    llvm::translate(module)
}
