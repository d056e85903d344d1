//! Positions in the grid: built-in variables ("SPIR-V Builtin Variables Mapped to LLVM Function Calls or LLVM Global
//! Variables").

use super::instruction::{Instruction, PREFIX};
use crate::{
    analysis,
    lir::arithmetic::Arithmetic,
    profile::{llvm_spir, recorded},
    targets::llvm::{access::Access, types},
};
use gir_dialects::{
    ir::{self, Builder, Op, OpView, Type, Value},
    lir, llvm,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::{
        arith,
        llvm::{AddressOfOp, ExtractElementOp, GlobalOp},
    },
};
use std::collections::BTreeMap;

/// The beginning of the names of built-in variables.
const BUILTIN: &str = "BuiltIn";

/// The names of variables by the operations that read them; a component of one that is a vector.
const VARIABLES: &[(&str, &str, Option<u32>)] = &[
    (lir::IdGlobalXOp::NAME, "GlobalInvocationId", Some(0)),
    (lir::IdGlobalYOp::NAME, "GlobalInvocationId", Some(1)),
    (lir::IdGlobalZOp::NAME, "GlobalInvocationId", Some(2)),
    (lir::IdLocalXOp::NAME, "LocalInvocationId", Some(0)),
    (lir::IdLocalYOp::NAME, "LocalInvocationId", Some(1)),
    (lir::IdLocalZOp::NAME, "LocalInvocationId", Some(2)),
    (lir::IdGroupXOp::NAME, "WorkgroupId", Some(0)),
    (lir::IdGroupYOp::NAME, "WorkgroupId", Some(1)),
    (lir::IdGroupZOp::NAME, "WorkgroupId", Some(2)),
    (lir::NumGroupsXOp::NAME, "NumWorkgroups", Some(0)),
    (lir::NumGroupsYOp::NAME, "NumWorkgroups", Some(1)),
    (lir::NumGroupsZOp::NAME, "NumWorkgroups", Some(2)),
    (lir::GroupSizeXOp::NAME, "WorkgroupSize", Some(0)),
    (lir::GroupSizeYOp::NAME, "WorkgroupSize", Some(1)),
    (lir::GroupSizeZOp::NAME, "WorkgroupSize", Some(2)),
    (lir::SubgroupIdOp::NAME, "SubgroupId", None),
    (lir::SubgroupSizeOp::NAME, "SubgroupSize", None),
    (
        lir::SubgroupLocalIdOp::NAME,
        "SubgroupLocalInvocationId",
        None,
    ),
    (lir::NumSubgroupsOp::NAME, "NumSubgroups", None),
];

/// Patterns of all operations that read a variable.
macro_rules! reads {
    ($($op:ident),* $(,)?) => {
        /// Adds the patterns of this family.
        pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
            $(patterns.add_conversion::<lir::$op<'_>>(converter, read);)*
        }
    };
}

reads! {
    IdGlobalXOp, IdGlobalYOp, IdGlobalZOp,
    IdLocalXOp, IdLocalYOp, IdLocalZOp,
    IdGroupXOp, IdGroupYOp, IdGroupZOp,
    NumGroupsXOp, NumGroupsYOp, NumGroupsZOp,
    GroupSizeXOp, GroupSizeYOp, GroupSizeZOp,
    SubgroupIdOp, SubgroupSizeOp, SubgroupLocalIdOp, NumSubgroupsOp,
}

fn read<'c>(op: Op<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let Some(&(_, name, component)) = VARIABLES.iter().find(|(of, ..)| *of == op.name()) else {
        return false;
    };
    let b = rewriter.before(op);
    let module = top(op);
    let lane = match component {
        Some(_) => types::int(op.context(), address_bits(module)),
        None => types::int(op.context(), 32),
    };
    let value = match llvm_spir::Builtins::of(module) {
        llvm_spir::Builtins::Calls => call(&b, name, component, lane),
        llvm_spir::Builtins::Variables => load(&b, name, component, lane),
    };
    let word = op.result(0).ty();
    let value = match lane == word {
        true => value,
        false => truncated(&b, word, value),
    };
    rewriter.replace(op, &[value]);
    true
}

fn call<'c>(b: &Builder<'c>, name: &str, component: Option<u32>, ty: Type<'c>) -> Value<'c> {
    let read = Instruction::new(*b, &format!("{BUILTIN}{name}"));
    match component {
        Some(component) => read.literal(component).result(ty),
        None => read.result(ty),
    }
}

fn load<'c>(b: &Builder<'c>, name: &str, component: Option<u32>, lane: Type<'c>) -> Value<'c> {
    let context = b.context();
    let ty = match component {
        Some(_) => ir::vector(3, lane),
        None => lane,
    };
    let name = format!("{PREFIX}{BUILTIN}{name}");
    let place = AddressOfOp::build(b, llvm::pointer_in(context, SPACE), &name).res();
    let access = Access {
        align: align(ty),
        ..Access::default()
    };
    let value = access.load(b, ty, place);
    match component {
        None => value,
        Some(component) => {
            let at = types::number(b, types::int(context, 32), i64::from(component));
            ExtractElementOp::build(b, lane, value, at).op().result(0)
        }
    }
}

/// The address space of built-in variables in LLVM IR, in which SYCL's compilers declare them.
const SPACE: u32 = 1;

fn align(ty: Type<'_>) -> i64 {
    analysis::layout::align(ty)
}

fn truncated<'c>(b: &Builder<'c>, ty: Type<'c>, value: Value<'c>) -> Value<'c> {
    Arithmetic::new(*b).create(arith::TruncIOp::NAME, &[value], ty)
}

/// Declares the variables that a converted module reads.
pub fn declare(module: Op<'_>) {
    let Some(body) = module.region(0).first_block() else {
        return;
    };
    let start = format!("{PREFIX}{BUILTIN}");
    let mut read = BTreeMap::new();
    module.walk_pre(|op| {
        let place = op.cast::<AddressOfOp<'_>>();
        let place = place.filter(|place| place.global_name().starts_with(&start));
        if let Some(place) = place
            && let Some((load, _)) = place.res().uses().next()
        {
            read.insert(place.global_name(), load.result(0).ty());
        }
    });
    let b = Builder::at_start(body, module.location());
    for (name, ty) in read {
        GlobalOp::build(
            &b,
            ty,
            true,
            name,
            llvm::external_linkage(module.context()),
            false,
            false,
            false,
            None,
            Some(align(ty)),
            Some(SPACE as i32),
            None,
            None,
            None,
            None,
            None,
            None,
        );
    }
}

/// The module around an operation.
fn top(op: Op<'_>) -> Op<'_> {
    std::iter::successors(Some(op), |op| op.parent())
        .last()
        .unwrap_or(op)
}

/// Bits of an address and of positions.
pub fn address_bits(module: Op<'_>) -> u32 {
    let profile = recorded::known_profile(module);
    let bits = profile.and_then(|profile| profile.address_bits);
    bits.map_or(64, |bits| bits.get())
}
