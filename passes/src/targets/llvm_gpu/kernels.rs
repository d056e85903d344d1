//! Properties of functions: kernels with their numbers of threads, and others.

use super::{
    Gpu, copies,
    members::{self, Member},
};
use crate::{profile::Profile, targets::llvm::conversion};
use gir_dialects::{
    ir::{self, Attribute, Block, Context, Op, OpView},
    llvm,
    mir::{KernelAttr, Stage},
    names,
    upstream::{func, llvm::LLVMFuncOp},
};
use std::collections::{HashMap, HashSet};

/// The kernels of a module, by name.
pub struct Described {
    kernels: HashMap<String, Kernel>,
    /// The maximum number of work-items in a workgroup of the target.
    most: u64,
    /// The functions that are not inlined, by name.
    called: HashSet<String>,
}

/// The facts about a kernel.
struct Kernel {
    /// The work-items of a workgroup along each axis, if stated.
    size: Vec<i64>,
    /// The members of structures that it takes by value.
    members: Vec<Option<Member>>,
}

/// Reads the attributes of functions, and brings the functions into the form that LLVM takes; `None` after an
/// error.
pub fn take<G: Gpu>(functions: &[Op<'_>], profile: &Profile) -> Option<Described> {
    let mut kernels = HashMap::new();
    for &op in functions {
        let function = op.cast::<func::FuncOp<'_>>()?;
        let kernel = op
            .attribute(names::LIR_KERNEL)
            .and_then(KernelAttr::from_attribute);
        match kernel {
            Some(kernel) if kernel.stage() != Stage::Compute => {
                let program = G::PROGRAM;
                op.error(format!(
                    "is not a compute kernel; graphics kernels cannot be emitted as {program}"
                ));
                return None;
            }
            Some(kernel) => {
                let kernel = Kernel {
                    size: kernel.workgroup_size(),
                    members: members::of(function),
                };
                kernels.insert(function.sym_name().to_owned(), kernel);
            }
            // Declarations belong to a library.
            None if op.region(0).first_block().is_none() => {}
            None => {
                let linkage = llvm::internal_linkage(op.context());
                op.set_attribute(names::LLVM_LINKAGE, linkage);
            }
        }
        conversion::strip(op);
        op.remove_attribute(func::FuncOp::ARG_ATTRS_ATTR);
    }
    let called = copies::called(functions);
    let most = profile
        .limits
        .workgroup_items
        .map_or(1024, |items| items.get());
    Some(Described {
        kernels,
        most,
        called,
    })
}

impl Described {
    /// Sets the LLVM attributes of the functions.
    pub fn give<G: Gpu>(&self, module: Op<'_>) {
        let context = module.context();
        let functions = module.region(0).blocks().flat_map(Block::ops);
        for function in functions.filter_map(Op::cast::<LLVMFuncOp<'_>>) {
            let op = function.op();
            // Otherwise LLVM may move collective operations to places that fewer work-items reach.
            op.set_attribute(LLVMFuncOp::CONVERGENT_ATTR, ir::flag(context));
            if self.called.contains(function.sym_name()) {
                op.set_attribute(LLVMFuncOp::NO_INLINE_ATTR, ir::flag(context));
            }
            if let Some(kernel) = self.kernels.get(function.sym_name()) {
                if !kernel.members.is_empty() {
                    members::join::<G>(function, &kernel.members);
                }
                op.set_attribute(G::KERNEL, ir::flag(context));
                G::describe(function, &kernel.size, self.most);
            }
        }
    }
}

/// LLVM's own attributes, each a name and a value.
pub fn pairs<'c>(context: &'c Context, given: &[(&str, &str)]) -> Attribute<'c> {
    let pair = |&(name, value): &(&str, &str)| {
        ir::array(
            context,
            &[ir::string(context, name), ir::string(context, value)],
        )
    };
    let pairs: Vec<_> = given.iter().map(pair).collect();
    ir::array(context, &pairs)
}
