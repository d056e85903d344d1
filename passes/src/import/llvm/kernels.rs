//! The facts that LLVM IR has about kernels and their parameters.

use super::builtins::CType;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Op, OpView, Type},
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

/// The size of workgroups that a kernel states.
pub fn stated_size(function: llvm::LLVMFuncOp<'_>) -> Option<Vec<i32>> {
    let own = |name| {
        let attribute = function.op().attribute(name);
        attribute.and_then(Attribute::as_dense_i32)
    };
    let text = || {
        let text = passed(function, "nvvm.reqntid")?;
        let sizes = text.split(',').map(|size| size.trim().parse().ok());
        sizes.collect::<Option<Vec<i32>>>()
    };
    let stated = function.reqd_work_group_size();
    stated
        .or_else(|| own("nvvm.reqntid"))
        .or_else(|| own("rocdl.reqd_work_group_size"))
        .or_else(text)
}

/// Gives a size to a kernel that states none.
pub fn give_size(op: Op<'_>, extents: &[i32; 3]) {
    let function = op.cast::<llvm::LLVMFuncOp<'_>>();
    let open = function.filter(|&one| is_kernel(one) && stated_size(one).is_none());
    if let Some(function) = open {
        let size = ir::dense_i32(op.context(), extents);
        let name = llvm::LLVMFuncOp::REQD_WORK_GROUP_SIZE_ATTR;
        function.op().set_attribute(name, size);
    }
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
