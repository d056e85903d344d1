//! `--spec`: values for the specialisation constants of a kernel.

use crate::{element::ElemType, program::Specialised, scalar_value};
use gir::{lir::globals::lir_specialize_constants as constants, reflection::spelling};
use gir_dialects::ir::{self, Attribute, Op, Type, TypeExt as _};
use std::collections::HashMap;

/// Reads the requested values, as ids or names and texts, for the constants of a module.
///
/// # Errors
/// Names the first that does not exist, is set twice, or has a value of another type.
pub fn values(module: Op<'_>, asked: &[(String, String)]) -> Result<Vec<Specialised>, String> {
    let known = constants::constants(module);
    let mut values: Vec<Specialised> = vec![];
    for (name, text) in asked {
        let found = known
            .iter()
            .find(|constant| constant.name() == name || name.parse() == Ok(constant.id()));
        let Some(constant) = found else {
            return Err(unknown(
                name,
                &known.iter().map(|it| (it.id(), it.name())).collect(),
            ));
        };
        let id = constant.id().unsigned_abs();
        let ty = constant.result().ty();
        let bytes = bytes(ty, text).map_err(|what| format!("--spec {name}: {what}"))?;
        if values.iter().any(|value| value.id == id) {
            return Err(format!("--spec {name}: constant {id} is set twice"));
        }
        let is_flag = is_flag(ty);
        values.push(Specialised { id, bytes, is_flag });
    }
    Ok(values)
}

/// The values of the constants with these ids that are the extents of workgroups.
pub fn extents(
    ids: impl Iterator<Item = u32>,
    size: [u32; 3],
) -> impl Iterator<Item = Specialised> {
    ids.zip(size).map(|(id, extent)| Specialised {
        id,
        bytes: extent.to_le_bytes().to_vec(),
        is_flag: false,
    })
}

fn unknown(name: &str, known: &std::collections::BTreeMap<i32, &str>) -> String {
    let list: Vec<_> = known
        .iter()
        .map(|(id, name)| format!("{id} ({name})"))
        .collect();
    let list = match list.is_empty() {
        true => "none".to_owned(),
        false => list.join(", "),
    };
    format!("--spec {name}: the program has no such specialisation constant; it has {list}")
}

fn is_flag(ty: Type<'_>) -> bool {
    matches!(ty.as_integer(), Some((1, _)))
}

/// The bytes of a value. An integer constant has no sign: either is accepted.
fn bytes(ty: Type<'_>, text: &str) -> Result<Vec<u8>, String> {
    if is_flag(ty) {
        return match text {
            "true" | "1" => Ok(vec![1]),
            "false" | "0" => Ok(vec![0]),
            _ => Err(format!("'{text}' is not true or false")),
        };
    }
    let name = spelling::of(ty).unwrap_or_default();
    let element = |name: &str| name.parse::<ElemType>().map_err(|error| error.to_string());
    let signed = element(&name)?;
    let unsigned = name.strip_prefix('i').map(|width| format!("u{width}"));
    scalar_value::encode(signed, text).or_else(|what| match unsigned {
        Some(name) => scalar_value::encode(element(&name)?, text).map_err(|_| what),
        None => Err(what),
    })
}

/// Fixes the values in a module, for a device that cannot specialise when loading.
pub fn fix<'c>(module: Op<'c>, values: &[Specialised]) {
    let types = constants::constants(module);
    let types = types.iter().map(|it| (it.id(), it.result().ty()));
    let types: HashMap<_, _> = types.collect();
    let attributes = values.iter().filter_map(|value| {
        let id = i32::try_from(value.id).ok()?;
        Some((id, attribute(*types.get(&id)?, &value.bytes)))
    });
    constants::specialize(module, &attributes.collect());
}

fn attribute<'c>(ty: Type<'c>, bytes: &[u8]) -> Attribute<'c> {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    let bits = u64::from_le_bytes(word);
    match (is_flag(ty), ty.as_float()) {
        (true, _) => ir::boolean(ty.ctx(), bits != 0),
        (false, Some(_)) => ir::float_bits(ty, bits),
        (false, None) => {
            let unused = 64 - 8 * bytes.len();
            ir::integer(ty, (bits << unused) as i64 >> unused)
        }
    }
}
