//! Reading bytecode that may be damaged.
//!
//! Upstream's reader trusts the sizes and numbers it reads: a corrupted byte may crash it, make it
//! loop forever, or allocate without limit. Bytecode from a file is therefore read by a child
//! process first. If that succeeds, reading succeeds here, too, because it is deterministic.

use super::{
    ir::{Context, Op},
    process::{Limits, in_child},
    string, sys,
};
use mlir_sys::mlirOperationWriteBytecode;
use std::io;

/// The bytecode of a module.
pub fn write(module: Op<'_>) -> Vec<u8> {
    let mut bytes: Vec<u8> = vec![];
    let data = std::ptr::from_mut(&mut bytes).cast();
    unsafe { mlirOperationWriteBytecode(module.to_raw(), Some(string::append), data) };
    bytes
}

/// The result of reading bytecode in a child process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trial {
    /// A module, verified if requested.
    Good,
    /// A module nested too deep to be processed.
    TooDeep,
    /// A module whose attributes and types share so many parts that they cannot be printed.
    TooLarge,
    /// The reader or the verifier reported errors.
    Refused,
    /// The reader crashed, or exhausted its time or memory.
    Damaged,
}

/// Reads bytecode in a child process, verifies it if requested, and discards it. `name` is the name
/// of the file in locations.
///
/// # Errors
/// When no child process can be created.
pub fn try_in_child(
    context: &Context,
    bytes: &[u8],
    name: &str,
    verify: bool,
    max_nesting: usize,
) -> io::Result<Trial> {
    const GOOD: u8 = sys::GirBytecode::GirBytecodeGood as u8;
    const TOO_DEEP: u8 = sys::GirBytecode::GirBytecodeTooDeep as u8;
    const TOO_LARGE: u8 = sys::GirBytecode::GirBytecodeTooLarge as u8;
    const REFUSED: u8 = sys::GirBytecode::GirBytecodeRefused as u8;
    let trial = in_child(limits(bytes.len()), || unsafe {
        let (bytes, name) = (string::bytes_to_raw(bytes), string::to_raw(name));
        let (depth, size) = (max_nesting as isize, max_size(bytes.length));
        sys::girTryBytecode(context.to_raw(), bytes, name, verify, depth, size) as u8
    })?;
    Ok(match trial {
        Some(GOOD) => Trial::Good,
        Some(TOO_DEEP) => Trial::TooDeep,
        Some(TOO_LARGE) => Trial::TooLarge,
        Some(REFUSED) => Trial::Refused,
        Some(_) | None => Trial::Damaged,
    })
}

/// Reads bitcode of LLVM in a child process, verifies it and discards it.
///
/// # Errors
/// When no child process can be created.
pub fn try_bitcode_in_child(bytes: &[u8]) -> io::Result<Trial> {
    let trial = in_child(limits(bytes.len()), || unsafe {
        u8::from(sys::girTryBitcode(string::bytes_to_raw(bytes)))
    })?;
    Ok(match trial {
        Some(1) => Trial::Good,
        Some(0) => Trial::Refused,
        _ => Trial::Damaged,
    })
}

/// Whether bytes are bitcode of LLVM, bare or in a wrapper.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(b"BC\xc0\xde") || bytes.starts_with(b"\xde\xc0\x17\x0b")
}

/// An upper bound on the number of attributes and types in a module of that many bytes, unless they
/// double at every level.
fn max_size(length: usize) -> u64 {
    const ANY: u64 = 16 << 20;
    ANY.max((length as u64).saturating_mul(64))
}

/// Generous limits: an operation takes some five bytes of bytecode, a few hundred bytes of memory
/// and less than ten microseconds.
fn limits(length: usize) -> Limits {
    let length = length as u64;
    let mebibytes = u32::try_from(length >> 20).unwrap_or(u32::MAX);
    let cpu_seconds = mebibytes.saturating_mul(2).saturating_add(1);
    Limits {
        memory: length.saturating_mul(256).saturating_add(256 << 20),
        cpu_seconds,
        seconds: cpu_seconds.saturating_mul(8),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ffi::ir::{Attribute, Location, Module, array, i64_attr};
    use melior::dialect::DialectRegistry;
    use pretty_assertions::assert_eq;

    fn context() -> Context {
        Context::new_with_registry(&DialectRegistry::new(), false)
    }

    /// The bytecode of an empty module with this attribute.
    fn module_with(context: &Context, attribute: Attribute<'_>) -> Vec<u8> {
        let module = Module::new(Location::unknown(context));
        module.op().set_attribute("a.b", attribute);
        write(module.op())
    }

    fn arrays(context: &Context, depth: usize) -> Attribute<'_> {
        (0..depth).fold(i64_attr(context, 1), |inner, _| array(context, &[inner]))
    }

    fn doubling(context: &Context, depth: usize) -> Attribute<'_> {
        let double = |inner, _| array(context, &[inner, inner]);
        (0..depth).fold(i64_attr(context, 1), double)
    }

    fn try_it(bytes: &[u8], max_nesting: usize) -> Trial {
        try_in_child(&context(), bytes, "k.mlirbc", true, max_nesting).unwrap()
    }

    #[test]
    fn a_whole_module_is_good() {
        let context = context();
        context.set_allow_unregistered_dialects(true);
        let bytes = module_with(&context, i64_attr(&context, 1));
        assert_eq!(try_it(&bytes, 10), Trial::Good);
    }

    #[test]
    fn half_a_module_is_refused() {
        let context = context();
        let bytes = module_with(&context, i64_attr(&context, 1));
        assert_eq!(try_it(&bytes[..bytes.len() / 2], 10), Trial::Refused);
    }

    /// The number in the middle is a nesting level, and so is its type.
    #[test]
    fn a_module_may_nest_too_deep() {
        let context = context();
        let nested = |depth| try_it(&module_with(&context, arrays(&context, depth)), 1000);
        assert_eq!(nested(998), Trial::Good);
        assert_eq!(nested(999), Trial::TooDeep);
        assert_eq!(nested(3_000), Trial::TooDeep);
    }

    #[test]
    fn a_module_may_have_too_much_to_print() {
        let context = context();
        let doubled = |depth| try_it(&module_with(&context, doubling(&context, depth)), 1000);
        assert_eq!(doubled(20), Trial::Good);
        assert_eq!(doubled(60), Trial::TooLarge);
        assert_eq!(doubled(300), Trial::TooLarge);
    }
}
