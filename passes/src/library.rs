//! The GIR library: functions in GIR text that programs declare and get on demand.
//!
//! ```text
//! func extern @gir.reduce_add_f32(%value: f32, %scratch: ptr[shared]<f32>) -> f32
//! ```
//!
//! The texts are those of `lib`, compiled in. Each function is self-contained: it calls none and uses no global, so
//! that a declaration links exactly its definition and no other symbol.

/// A text of the library.
#[derive(Debug)]
pub struct File {
    /// Its name in locations.
    pub name: &'static str,
    /// The text.
    pub text: &'static str,
}

/// Names a file of `lib`.
macro_rules! file {
    ($name:literal) => {
        File {
            name: concat!("lib/", $name),
            text: include_str!(concat!("../../lib/", $name)),
        }
    };
}

/// Every text.
static FILES: &[File] = &[
    file!("reduce_add.gir"),
    file!("reduce_max.gir"),
    file!("reduce_min.gir"),
    file!("sample.gir"),
    file!("vote.gir"),
];

/// The text before the head of a function.
const START: &str = "func @";

/// The heads of the functions, from the name, without `@`, to the type of the result.
fn heads() -> impl Iterator<Item = (&'static File, &'static str)> {
    FILES.iter().flat_map(|file| {
        let heads = file
            .text
            .lines()
            .filter_map(|line| line.strip_prefix(START));
        heads.map(move |head| (file, head.strip_suffix(" {").unwrap_or(head)))
    })
}

/// The text with the function of a name without `@`, and the function's declaration.
pub fn find(name: &str) -> Option<(&'static File, String)> {
    let mut heads = heads();
    let is_it = |head: &str| head.split_once('(').is_some_and(|(found, _)| found == name);
    let (file, head) = heads.find(|(_, head)| is_it(head))?;
    Some((file, format!("func extern @{head}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{compile, gir::read};
    use gir_dialects::{
        gir,
        ir::{Block, OpView as _},
    };

    /// The property that linking one function relies on.
    #[test]
    fn each_function_of_each_text_stands_alone() {
        let context = compile::new_context();
        let mut names = vec![];
        for file in FILES {
            let text = file.text.as_bytes();
            let module = read::read(&context, text, file.name, Default::default()).unwrap();
            for op in module.op().region(0).blocks().flat_map(Block::ops) {
                let function = op.cast::<gir::FuncOp<'_>>().unwrap();
                assert!(!function.kernel() && function.sym_name().starts_with("gir."));
                op.walk_pre(|op| {
                    let names_another =
                        op.is::<gir::CallOp<'_>>() || op.is::<gir::AddressOfOp<'_>>();
                    assert!(!names_another, "{} in {}", gir::FuncOp::NAME, file.name);
                });
                names.push(function.sym_name().to_owned());
            }
        }
        let found: Vec<_> = heads().collect();
        assert_eq!(found.len(), names.len());
        for name in names {
            assert!(find(&name).is_some(), "{name}");
        }
        assert!(find("gir.reduce_add").is_none());
    }
}
