//! The facts that LLVM IR has about kernels and their parameters.

use super::builtins::CType;
use gir_dialects::{
    ir::{Attribute, AttributeExt, OpView, Type},
    names,
    upstream::llvm,
};

/// The calling conventions of kernels.
const KERNELS: [&str; 3] = ["spir_kernelcc", "ptx_kernelcc", "amdgpu_kernelcc"];

/// The attributes that upstream's dialects have for kernels.
const MARKS: [&str; 3] = ["nvvm.kernel", "rocdl.kernel", "gpu.kernel"];

/// Whether a function is a kernel.
pub fn is_kernel(function: llvm::LLVMFuncOp<'_>) -> bool {
    let op = function.op();
    let convention = op.attribute(llvm::LLVMFuncOp::C_CONV_ATTR);
    let convention = convention
        .map(|attribute| attribute.to_string())
        .unwrap_or_default();
    KERNELS.iter().any(|kernel| convention.contains(kernel))
        || MARKS.iter().any(|mark| op.attribute(mark).is_some())
}

/// The type of a parameter that is passed by value in memory.
pub fn by_value<'c>(function: llvm::LLVMFuncOp<'c>, at: usize) -> Option<Type<'c>> {
    let attributes = function.arg_attrs().and_then(Attribute::as_array)?;
    let of_parameter = attributes.get(at)?;
    let by = |name| of_parameter.entry(name).and_then(Attribute::as_type);
    by("llvm.byval").or_else(|| by("llvm.byref"))
}

/// The alignment of a parameter that is passed by value in memory, if it is stated: types of LLVM IR lack that of
/// `float4` and the like.
pub fn alignment(function: llvm::LLVMFuncOp<'_>, at: usize) -> Option<i64> {
    let attributes = function.arg_attrs().and_then(Attribute::as_array)?;
    attributes.get(at)?.entry(names::LLVM_ALIGN)?.as_int()
}

/// A string attribute of a function, by its name in LLVM IR.
pub fn passed<'c>(function: llvm::LLVMFuncOp<'c>, name: &str) -> Option<&'c str> {
    let all = function.passthrough().and_then(Attribute::as_array)?;
    all.into_iter().find_map(|entry| {
        let pair = entry.as_array()?;
        let is_named = pair.first()?.as_str()? == name;
        is_named.then(|| pair.get(1)?.as_str()).flatten()
    })
}

/// A line of a string attribute, by the number of a parameter.
pub fn fact<'c>(function: llvm::LLVMFuncOp<'c>, name: &str, at: usize) -> Option<&'c str> {
    let line = passed(function, name)?.split('\n').nth(at)?;
    Some(line).filter(|line| !line.is_empty())
}

/// The type of a parameter in the source program.
pub fn declared(function: llvm::LLVMFuncOp<'_>, at: usize) -> Option<CType> {
    let base = fact(function, "gir-kernel_arg_base_type", at).and_then(CType::of_opencl);
    base.or_else(|| CType::of_opencl(fact(function, "gir-kernel_arg_type", at)?))
}

/// The element type of a pointer parameter in the source program.
pub fn declared_element<'c>(function: llvm::LLVMFuncOp<'c>, at: usize) -> Option<Type<'c>> {
    let ty = declared(function, at).filter(|ty| ty.is_pointer)?;
    Some(ty.value(function.op().context()))
}
