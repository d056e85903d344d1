//! Extended instructions of OpenCL: `__spirv_ocl_fma`. Their postfixes begin with two underscores.

use super::instruction::{Sign, as_function};
use crate::import::llvm::builtins::{Call, Outcome};
use gir_dialects::ir::TypeExt;

/// Instructions with another name than the function of OpenCL C.
const RENAMED: &[(&str, &str)] = &[
    ("fclamp", "clamp"),
    ("fmax_common", "max"),
    ("fmin_common", "min"),
];

/// The meaning of an instruction by its name without prefix.
pub fn build<'c>(c: &Call<'_, 'c>, name: &str) -> Outcome<'c> {
    let name = name.split("__").next().unwrap_or(name);
    if let Some(name) = name.strip_prefix("u_") {
        return as_function(c, name, Sign::Unsigned, &c.args);
    }
    if let Some(name) = name.strip_prefix("s_") {
        return as_function(c, name, Sign::Signed, &c.args);
    }
    if let Some(&(_, function)) = RENAMED.iter().find(|(known, _)| *known == name) {
        return as_function(c, function, Sign::Stated, &c.args);
    }
    match name {
        "vloadn" => load(c, "vload"),
        "vload_halfn" => load(c, "vload_half"),
        "vloada_halfn" => load(c, "vloada_half"),
        "vload_half" => as_function(c, name, Sign::Stated, &c.args),
        "vstoren" => store(c, "vstore"),
        "vstore_half" | "vstore_half_r" => store(c, "vstore_half"),
        "vstore_halfn" | "vstore_halfn_r" => store(c, "vstore_half"),
        "vstorea_halfn" | "vstorea_halfn_r" => store(c, "vstorea_half"),
        "printf" => Err(
            "prints by '__spirv_ocl_printf' with a format that is not constant; call 'printf' with a constant one"
                .to_owned(),
        ),
        "prefetch" => Ok(vec![]),
        name => as_function(c, name, Sign::Stated, &c.args),
    }
}

/// Loads of vectors state the number of lanes as the last argument, too.
fn load<'c>(c: &Call<'_, 'c>, function: &str) -> Outcome<'c> {
    let lanes = c.ty()?.as_vector().map_or(1, |(lanes, _)| lanes);
    let args = [c.arg(0)?, c.arg(1)?];
    as_function(c, &format!("{function}{lanes}"), Sign::Stated, &args)
}

/// The names of rounding modes, by number.
const MODES: [&str; 4] = ["rte", "rtz", "rtp", "rtn"];

fn store<'c>(c: &Call<'_, 'c>, function: &str) -> Outcome<'c> {
    let lanes = c
        .arg(0)?
        .ty()
        .as_vector()
        .map(|(lanes, _)| lanes.to_string());
    let mut name = format!("{function}{}", lanes.unwrap_or_default());
    if c.args.len() > 3 {
        let mode = usize::try_from(c.constant(3)?).ok();
        let mode = mode.and_then(|mode| MODES.get(mode));
        let mode = mode.ok_or("states an unknown rounding mode")?;
        name = format!("{name}_{mode}");
    }
    let args = [c.arg(0)?, c.arg(1)?, c.arg(2)?];
    as_function(c, &name, Sign::Stated, &args)
}
