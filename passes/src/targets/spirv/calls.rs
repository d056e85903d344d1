//! Checks of a module's calls against SPIR-V's rules.

use super::uses::Uses;
use gir_dialects::{
    ir::{Op, OpView},
    names,
    upstream::func,
};
use std::collections::{HashMap, HashSet, btree_map};

/// Reports calls of kernels, and calls that make a function recursive.
pub fn check<'c>(functions: &[func::FuncOp<'c>], uses: &HashMap<&'c str, Uses<'c>>) {
    let kernels: HashSet<_> = functions
        .iter()
        .filter(|function| function.op().attribute(names::LIR_KERNEL).is_some())
        .map(|function| function.sym_name())
        .collect();
    let mut finished = HashSet::new();
    for function in functions {
        let name = function.sym_name();
        for (callee, call) in &uses[name].callees {
            if kernels.contains(callee) {
                call.error(format!(
                    "calls kernel '@{callee}'; move the common code into a function"
                ));
            }
        }
        find_cycles(name, uses, &mut finished);
    }
}

/// A function whose calls are being followed, and its calls still to follow.
type Followed<'a, 'c> = (&'c str, btree_map::Iter<'a, &'c str, Op<'c>>);

/// Reports each call from `root` on that closes a cycle. Functions in `finished` are skipped, and each function
/// reached is added to them.
fn find_cycles<'a, 'c>(
    root: &'c str,
    uses: &'a HashMap<&'c str, Uses<'c>>,
    finished: &mut HashSet<&'c str>,
) {
    let follow = |name: &'c str| -> Option<Followed<'a, 'c>> {
        let uses = uses.get(name)?;
        Some((name, uses.callees.iter()))
    };
    let mut open = HashSet::from([root]);
    let mut path: Vec<_> = follow(root)
        .filter(|_| !finished.contains(root))
        .into_iter()
        .collect();
    while let Some((name, calls)) = path.last_mut() {
        let Some((&callee, call)) = calls.next() else {
            finished.insert(*name);
            open.remove(*name);
            path.pop();
            continue;
        };
        if open.contains(callee) {
            call.error(format!(
                "makes '@{callee}' recursive, which SPIR-V for Vulkan does not allow"
            ));
        } else if !finished.contains(callee)
            && let Some(next) = follow(callee)
        {
            open.insert(callee);
            path.push(next);
        }
    }
}
