//! Linkage of SPIR-V modules: imported and exported functions, and functions that read builtins.
//!
//! Drivers accept one variable per builtin (Intel's CPU driver at least), and linkers do not merge several into
//! one. So a module without kernels reads builtins through functions that it imports, and a module with kernels
//! exports these for all builtins: of the modules linked together one has kernels. These functions have a
//! prefix that functions of a program may not have.

use super::{
    placeholders,
    source::Source,
    source::is_kernel,
    variables::{Reader, Variables},
};
use crate::{analysis::linkage, profile::Profile};
use gir_dialects::{
    ir::{self, Attribute, Block, Builder, Context, Op, OpView},
    upstream::{
        func,
        spirv::{self, BuiltIn, FunctionControl, FunctionControlAttr, LinkageType},
    },
};
use std::collections::BTreeSet;

/// The builtins available to compute kernels.
const BUILTINS: [BuiltIn; 5] = [
    BuiltIn::GlobalInvocationId,
    BuiltIn::LocalInvocationId,
    BuiltIn::WorkgroupId,
    BuiltIn::NumWorkgroups,
    BuiltIn::WorkgroupSize,
];

/// The builtins of subgroups.
const BUILTINS_OF_SUBGROUPS: [BuiltIn; 4] = [
    BuiltIn::SubgroupId,
    BuiltIn::SubgroupSize,
    BuiltIn::SubgroupLocalInvocationId,
    BuiltIn::NumSubgroups,
];

/// The linkage of a function; `None` if it is internal.
pub fn of_function<'c>(function: func::FuncOp<'c>) -> Option<Attribute<'c>> {
    let kind = match (
        linkage::is_declared(function),
        linkage::is_exported(function),
    ) {
        (true, _) => LinkageType::Import,
        (_, true) => LinkageType::Export,
        _ => return None,
    };
    attribute(function.op().context(), function.sym_name(), kind)
}

/// Declares the functions by which a module without kernels reads builtins, and redirects its reads to them;
/// none for other modules.
pub fn import_readers<'c>(
    builder: &Builder<'c>,
    source: &Source<'c>,
    variables: &mut Variables<'c>,
) -> Vec<Op<'c>> {
    if !source.is_linked || has_kernels(source) {
        return vec![];
    }
    let numbers = source.uses.values().flat_map(|uses| &uses.builtins);
    let numbers: BTreeSet<_> = numbers.copied().collect();
    let mut declared = vec![];
    for builtin in numbers.into_iter().filter_map(BuiltIn::from_i64) {
        let contents = variables.contents(builder.context(), builtin);
        let reader = reader(builder, variables, builtin, LinkageType::Import);
        let name = reader.sym_name().to_owned();
        declared.push(reader.op());
        let reader = Reader { name, contents };
        variables.readers.insert(builtin as i64, reader);
    }
    declared
}

/// Defines these functions for every builtin in a module with kernels; none for other modules.
pub fn export_readers<'c>(
    builder: &Builder<'c>,
    source: &Source<'c>,
    variables: &mut Variables<'c>,
    profile: &Profile,
) -> Vec<Op<'c>> {
    if !source.is_linked || !has_kernels(source) {
        return vec![];
    }
    let has_subgroups = profile.features.subgroups.is_native();
    let of_subgroups = BUILTINS_OF_SUBGROUPS.iter().filter(|_| has_subgroups);
    let all = BUILTINS.iter().chain(of_subgroups);
    let define = |&builtin| {
        variables.add_builtin(builder, builtin as i64);
        let reader = reader(builder, variables, builtin, LinkageType::Export);
        let variable = variables.builtins.get(&(builtin as i64))?;
        let body = Block::new(&[]);
        reader.op().region(0).append(body);
        let b = Builder::at_end(body, builder.location());
        let address = spirv::AddressOfOp::build(&b, variable.ty, &variable.name);
        let address = address.op().result(0);
        let load = spirv::LoadOp::build(&b, variable.element, address, None, None);
        spirv::ReturnValueOp::build(&b, load.op().result(0));
        Some(reader.op())
    };
    all.filter_map(define).collect()
}

fn has_kernels(source: &Source<'_>) -> bool {
    source.functions.iter().any(|one| is_kernel(one.op()))
}

/// The declaration of the function that reads a builtin.
fn reader<'c>(
    builder: &Builder<'c>,
    variables: &mut Variables<'c>,
    builtin: BuiltIn,
    kind: LinkageType,
) -> spirv::FuncOp<'c> {
    let context = builder.context();
    let contents = variables.contents(context, builtin);
    let ty = ir::function(context, &[], &[contents]);
    let none = FunctionControlAttr::get(context, FunctionControl::NONE);
    let name = variables.fresh(format!("read_{}", builtin.keyword()));
    let linkage = format!("{}{}", placeholders::PREFIX, builtin.keyword());
    let linkage = attribute(context, &linkage, kind);
    spirv::FuncOp::build(builder, ty, None, None, &name, none, linkage)
}

fn attribute<'c>(context: &'c Context, name: &str, kind: LinkageType) -> Option<Attribute<'c>> {
    let name = ir::string(context, name);
    let text = format!(
        "#spirv.linkage_attributes<linkage_name = {name}, linkage_type = <{}>>",
        kind.keyword()
    );
    Attribute::parse(context, &text)
}
