//! The LIR module to be lowered to SPIR-V: its parts, and checks for constructs that SPIR-V lacks.

use super::{
    binary, calls,
    check::{self, Needed},
    flavour::Flavour,
    group_sizes::GroupSizes,
    placeholders, stage_io, stages,
    uses::Uses,
};
use crate::{
    analysis::linkage,
    lir::{
        atomics::{self, Missing},
        legality::{linked_functions, lir_check_stages},
    },
    profile::{SpirvVersion, keywords::Keyword as _, legality::Legality},
};
use gir_dialects::{
    ir::{AttributeExt, Block, Op, OpView, TypeExt},
    lir, names, pass,
    upstream::{
        func,
        spirv::{self, BuiltIn},
    },
};
use std::collections::{HashMap, HashSet};

/// The module before lowering.
pub struct Source<'c> {
    pub flavour: &'static Flavour,
    pub top: Vec<Op<'c>>,
    pub functions: Vec<func::FuncOp<'c>>,
    pub globals: Vec<lir::GlobalOp<'c>>,
    pub uses: HashMap<&'c str, Uses<'c>>,
    pub sizes: GroupSizes<'c>,
    /// Whether a SPIR-V linker adds other modules.
    pub is_linked: bool,
}

impl<'c> Source<'c> {
    /// Reads the module; `None` after a diagnostic if any part of it cannot be lowered.
    pub fn inspect(
        module: Op<'c>,
        flavour: &'static Flavour,
        version: SpirvVersion,
        legality: &Legality,
        needed: Needed,
    ) -> Option<Self> {
        let top: Vec<_> = module.region(0).blocks().flat_map(Block::ops).collect();
        let mut source = Self {
            flavour,
            functions: top.iter().filter_map(|op| op.cast()).collect(),
            globals: top.iter().filter_map(|op| op.cast()).collect(),
            uses: HashMap::new(),
            sizes: GroupSizes::default(),
            is_linked: linkage::is_linked(module),
            top,
        };
        let ok = pass::succeeds(|| {
            source.check_top(module);
            linked_functions::check(module);
            source.top.iter().for_each(|&op| legality.check(op));
            for function in &source.functions {
                if stages::graphics(function.op()).is_some() {
                    stage_io::read_parameters(*function);
                }
                let mut uses = check::inspect(function.op(), flavour, needed);
                if linkage::is_declared(*function) {
                    uses.assume_all();
                }
                uses.builtins
                    .extend(stage_io::parameter_builtins(*function));
                source.uses.insert(function.sym_name(), uses);
                check_atomics(function.op());
            }
            calls::check(&source.functions, &source.uses);
            let functions: Vec<_> = source.functions.iter().map(|one| one.op()).collect();
            lir_check_stages::check(&functions, &source.globals);
        });
        // A missing size does not stop the other checks: all mistakes are reported at once.
        source.sizes = GroupSizes::of(&source.kernels(), &source.uses, flavour, version);
        source.ask_for_sizes();
        ok.then_some(source)
    }

    fn kernels(&self) -> Vec<func::FuncOp<'c>> {
        let functions = self.functions.iter().copied();
        functions.filter(|one| is_kernel(one.op())).collect()
    }

    /// The functions to emit: called declarations first, then definitions.
    pub fn functions_to_emit(&self) -> Vec<func::FuncOp<'c>> {
        let callees = self.uses.values().flat_map(|uses| uses.callees.keys());
        let called: HashSet<_> = callees.copied().collect();
        let all = self.functions.iter().copied();
        let (declared, defined): (Vec<func::FuncOp<'c>>, Vec<_>) =
            all.partition(|function| linkage::is_declared(*function));
        let declared = declared.into_iter();
        let imported = declared.filter(|function| called.contains(function.sym_name()));
        imported.chain(defined).collect()
    }

    /// Marks functions without a known workgroup size as querying the device, where that is possible.
    fn ask_for_sizes(&mut self) {
        if !self.flavour.sized_at_launch {
            return;
        }
        for (name, uses) in &mut self.uses {
            if uses.group_size.is_some() && self.sizes.inside(name).is_none() {
                uses.builtins.insert(BuiltIn::WorkgroupSize as i64);
            }
        }
    }

    fn check_top(&self, module: Op<'c>) {
        for op in &self.top {
            if op.is::<spirv::ModuleOp<'_>>() {
                op.error("is SPIR-V already; `mlir-opt --spirv-lower-abi-attrs --spirv-update-vce` completes it, and `mlir-translate --serialize-spirv` writes it as a binary");
            } else if !op.is::<func::FuncOp<'_>>() && !op.is::<lir::GlobalOp<'_>>() {
                op.error(
                    "cannot be emitted as SPIR-V; `--lower-to-lir` lowers modules of gir and mir",
                );
            }
            stages::check(*op, self.flavour);
            let name = op.attribute(func::FuncOp::SYM_NAME_ATTR);
            let name = name.and_then(AttributeExt::as_str);
            if name.is_some_and(|name| name.starts_with(placeholders::PREFIX)) {
                op.error(format!(
                    "has a name that starts with '{}', which SPIR-V's own functions have; rename it",
                    placeholders::PREFIX
                ));
            }
            if name.is_some_and(|name| name.len() > binary::MOST_BYTES) {
                op.error("has a name of more than 65,535 bytes, the most in SPIR-V; shorten it");
            }
            if name.is_some_and(|name| name.contains('\0')) {
                op.error("has a NUL character in its name, which SPIR-V cannot hold; rename it");
            }
        }
        for function in &self.functions {
            let (_, results) = function.function_type().as_function().unwrap_or_default();
            if results.windows(2).any(|pair| pair[0] != pair[1]) {
                function.op().error("returns values of different types, which cannot be emitted as SPIR-V; store all but one");
            }
        }
        let is_seen = |function: &func::FuncOp<'c>| {
            is_kernel(function.op()) || linkage::is_exported(*function)
        };
        if !self.functions.iter().any(is_seen) {
            module.mistake(match (self.is_linked, self.flavour.is_physical()) {
                (true, _) => "has no kernel, and no function that is exported",
                (false, true) => "has no kernel; a SPIR-V module needs one, or --spirv-linkage, which exports its functions",
                (false, false) => "has no kernel; a SPIR-V module needs one",
            });
        }
    }
}

/// Reports atomics that earlier passes should have expanded.
fn check_atomics(function: Op<'_>) {
    for Missing { op, asks, .. } in atomics::missing(function) {
        op.error(format!(
            "is atomic on {}, but the target has no instruction for it; --emit-spirv expands it before",
            asks.ty.keyword()
        ));
    }
}

/// Whether the function is a kernel.
pub fn is_kernel(function: Op<'_>) -> bool {
    function.attribute(names::LIR_KERNEL).is_some()
}
