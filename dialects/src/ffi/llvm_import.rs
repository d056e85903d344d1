//! LLVM IR as a module of the `llvm` dialect, and the types of that dialect.

use super::{
    ir::{Context, Location, Module, Op, Type},
    string, sys,
};
use melior::ir::r#type::TypeLike as _;
use mlir_sys::*;
use std::ffi::c_void;

/// LLVM IR with functions that a program may declare: its text or bitcode, and its name.
pub type Library<'a> = (&'a [u8], &'a str);

/// Reads LLVM IR, text or bitcode; `None` after a diagnostic. Where the module has kernels, only those that `keeps`
/// accepts stay, with the functions and globals that they use. Functions that it declares are linked from the
/// libraries.
pub fn import<'c>(
    context: &'c Context,
    source: &[u8],
    name: &str,
    keeps: &dyn Fn(&str) -> bool,
    libraries: &[Library<'_>],
) -> Option<Module<'c>> {
    unsafe extern "C" fn ask(kernel: MlirStringRef, data: *mut c_void) -> bool {
        let keeps = unsafe { &*data.cast::<&dyn Fn(&str) -> bool>() };
        keeps(unsafe { string::text(kernel) })
    }
    let data = std::ptr::from_ref(&keeps).cast_mut().cast();
    let libraries: Vec<_> = libraries
        .iter()
        .map(|&(text, name)| sys::GirLlvmSource {
            text: string::bytes_to_raw(text),
            name: string::to_raw(name),
        })
        .collect();
    let raw = unsafe {
        sys::girImportLlvmIr(
            context.to_raw(),
            string::bytes_to_raw(source),
            string::to_raw(name),
            Some(ask),
            data,
            libraries.as_ptr(),
            libraries.len().cast_signed(),
        )
    };
    let is_read = !raw.ptr.is_null();
    if !is_read {
        super::panic::note_error();
    }
    is_read.then(|| Module::from_raw(raw))
}

/// A name as it is in the source program: `max(int, int)` for `_Z3maxii`; a name that is not mangled is itself.
pub fn demangled(name: &str) -> String {
    let write = |sink, data| unsafe { sys::girDemangle(string::to_raw(name), sink, data) };
    string::lossy(&string::collected(write).1)
}

/// The name of the variable that an `llvm.intr.dbg.value` or an `llvm.intr.dbg.declare` is about, or a part of it.
pub fn variable_name(debug_op: Op<'_>) -> Option<String> {
    let raw = debug_op.to_raw();
    let write = |sink, data| unsafe { sys::girLlvmVariableName(raw, sink, data) };
    Some(string::lossy(&string::collected(write).1)).filter(|name| !name.is_empty())
}

/// The name and the line of the function of the source that a location is in, if LLVM IR tells them.
pub fn function_of(location: Location<'_>) -> Option<(String, usize)> {
    let raw = location.to_raw();
    let write = |sink, data| unsafe { sys::girLlvmFunctionOf(raw, sink, data) };
    let (line, name) = string::collected(write);
    let name = string::lossy(&name);
    Some((name, usize::try_from(line).ok()?))
}

/// A type of the `llvm` dialect that is none of builtin ones.
#[derive(Clone, Debug)]
pub enum LlvmType<'c> {
    /// A pointer, by its address space.
    Pointer(u32),
    /// Elements of one type.
    Array(Type<'c>, i64),
    /// Members in order, and whether no gaps align them.
    Struct(Vec<Type<'c>>, bool),
}

impl<'c> LlvmType<'c> {
    /// The kind of a type; `None` for those of other dialects.
    pub fn of(ty: Type<'c>) -> Option<Self> {
        let raw = ty.to_raw();
        unsafe {
            if mlirTypeIsALLVMPointerType(raw) {
                return Some(Self::Pointer(mlirLLVMPointerTypeGetAddressSpace(raw)));
            }
            if mlirTypeIsALLVMStructType(raw) {
                if mlirLLVMStructTypeIsOpaque(raw) {
                    return None;
                }
                let count = mlirLLVMStructTypeGetNumElementTypes(raw);
                let members = (0..count)
                    .map(|at| Type::from_raw(mlirLLVMStructTypeGetElementType(raw, at)))
                    .collect();
                return Some(Self::Struct(members, mlirLLVMStructTypeIsPacked(raw)));
            }
            let count = sys::girLlvmArrayTypeGetCount(raw);
            (count >= 0)
                .then(|| Self::Array(Type::from_raw(mlirLLVMArrayTypeGetElementType(raw)), count))
        }
    }
}

/// The result and the parameters of a function type of the `llvm` dialect; the result of none is `!llvm.void`.
pub fn signature(ty: Type<'_>) -> (Type<'_>, Vec<Type<'_>>) {
    let raw = ty.to_raw();
    unsafe {
        let inputs = (0..mlirLLVMFunctionTypeGetNumInputs(raw))
            .map(|at| Type::from_raw(mlirLLVMFunctionTypeGetInput(raw, at)))
            .collect();
        (
            Type::from_raw(mlirLLVMFunctionTypeGetReturnType(raw)),
            inputs,
        )
    }
}
