//! `--arg len:INDEX`: the number of elements of a buffer as a scalar argument.

use super::argument::Argument;
use super::launch::{Bindings, Owner, expected_form};
use super::program::{ParamKind, Program};
use super::scalar_value;

/// The number of elements of the buffer of parameter `of`, as a value for another parameter. `None` if the argument of
/// `of` is a mistake, which is reported as such.
///
/// # Errors
/// When the parameter is no integer or too narrow, or `of` is no buffer.
pub fn of(
    program: &Program,
    bindings: &Bindings,
    kind: &ParamKind,
    of: usize,
) -> Result<Option<Argument>, String> {
    let elem = match *kind {
        ParamKind::Scalar { ty, .. } if ty.lanes() == 1 && ty.lane().is_integer() => ty,
        _ => {
            let got = Argument::Length(of);
            return Err(format!("expected {}, got {got}", expected_form(kind)));
        }
    };
    let Some(other) = program.params.get(of) else {
        let count = program.params.len();
        return Err(format!(
            "len:{of}: the kernel has {count} parameters, counted from 0"
        ));
    };
    if !matches!(
        other.kind,
        ParamKind::Buffer { .. } | ParamKind::Address { .. }
    ) {
        return Err(format!(
            "len:{of}: parameter '%{}' is not a buffer",
            other.name
        ));
    }
    let is_it = |owner: &Owner| matches!(owner, Owner::Param { index, .. } if *index == of);
    let mut buffers = bindings.buffers.iter();
    let Some(buffer) = buffers.find(|buffer| is_it(&buffer.owner)) else {
        return Ok(None);
    };
    let count = buffer.contents.len() / buffer.elem.size() as u64;
    let bytes = scalar_value::encode(elem, &count.to_string());
    let bytes = bytes.map_err(|what| format!("len:{of}: {what}"))?;
    Ok(Some(Argument::Value { elem, bytes }))
}
