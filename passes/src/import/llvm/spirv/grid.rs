//! Built-in variables as functions. One that is a vector takes the number of a component.

use super::instruction::{Sign, as_function};
use crate::import::llvm::builtins::{Call, Outcome};
use gir_dialects::ir::TypeExt;

/// The functions of OpenCL C for the variables, and whether they take a component.
const VARIABLES: &[(&str, &str, bool)] = &[
    ("EnqueuedWorkgroupSize", "get_enqueued_local_size", true),
    ("GlobalInvocationId", "get_global_id", true),
    ("GlobalLinearId", "get_global_linear_id", false),
    ("GlobalOffset", "get_global_offset", true),
    ("GlobalSize", "get_global_size", true),
    ("LocalInvocationId", "get_local_id", true),
    ("LocalInvocationIndex", "get_local_linear_id", false),
    ("NumEnqueuedSubgroups", "get_num_sub_groups", false),
    ("NumSubgroups", "get_num_sub_groups", false),
    ("NumWorkgroups", "get_num_groups", true),
    ("SubgroupId", "get_sub_group_id", false),
    ("SubgroupLocalInvocationId", "get_sub_group_local_id", false),
    ("SubgroupMaxSize", "get_max_sub_group_size", false),
    ("SubgroupSize", "get_sub_group_size", false),
    ("WorkgroupId", "get_group_id", true),
    ("WorkgroupSize", "get_local_size", true),
];

/// Whether a variable is a vector; `None` if it is unknown.
pub fn is_vector(name: &str) -> Option<bool> {
    let found = VARIABLES.iter().find(|(known, ..)| *known == name);
    found.map(|(.., is_vector)| *is_vector)
}

/// The value of a variable, or of a component of it.
pub fn build<'c>(c: &Call<'_, 'c>, name: &str) -> Outcome<'c> {
    let Some(&(_, function, is_vector)) = VARIABLES.iter().find(|(known, ..)| *known == name)
    else {
        return Err(format!(
            "reads the built-in variable '{name}', which is not known or not supported yet; read positions and sizes of the grid or of subgroups"
        ));
    };
    let shape = c.ty()?.as_vector();
    match (is_vector, shape) {
        (true, Some((_, lane))) if c.args.is_empty() => {
            let component = |axis| {
                let axis = c.int(c.word(), axis);
                let one = Call {
                    op: c.op,
                    b: c.b,
                    name: c.name,
                    args: vec![],
                    results: vec![lane],
                };
                Ok(as_function(&one, function, Sign::Stated, &[axis])?[0])
            };
            let lanes: Vec<_> = (0..3).map(component).collect::<Result<_, String>>()?;
            Ok(vec![c.join(c.ty()?, &lanes)])
        }
        (true, None) => as_function(c, function, Sign::Stated, &[c.arg(0)?]),
        (false, None) => as_function(c, function, Sign::Stated, &[]),
        _ => Err(format!(
            "reads the built-in variable '{name}' as another type than it has"
        )),
    }
}
