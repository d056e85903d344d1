//! Functions: calling conventions, sizes of workgroups, and the facts about parameters that the host reads.

use super::{images, machine::Spir, mangle::postfix, module};
use crate::{
    analysis::linkage,
    targets::llvm::{conversion, machine::Machine as _},
};
use gir_dialects::{
    ir::{
        self, Attribute, AttributeExt as _, Block, Context, Op, OpView, Signedness, Type, TypeExt,
    },
    llvm,
    mir::{KernelAttr, PtrType, Stage, StorageSpace},
    names,
    upstream::{func, llvm::LLVMFuncOp},
};
use std::collections::HashMap;

/// The facts about the functions of a module that the conversion loses, by name.
#[derive(Default)]
pub struct Described<'c>(HashMap<String, Function<'c>>);

struct Function<'c> {
    kernel: Option<KernelAttr<'c>>,
    /// The names of the parameters, where the source has them.
    names: Vec<Attribute<'c>>,
    metadata: Vec<(String, Attribute<'c>)>,
}

/// Reads the attributes of functions, and removes those that the `llvm` dialect does not know; `None` after an error.
pub fn take<'c>(functions: &[func::FuncOp<'c>]) -> Option<Described<'c>> {
    let mut described = Described::default();
    for &function in functions {
        let op = function.op();
        let kernel = op.attribute(names::LIR_KERNEL);
        let kernel = kernel.and_then(KernelAttr::from_attribute);
        check(op, kernel)?;
        let parameters = Parameters::of(function);
        let mut metadata = module::metadata_of(op);
        if kernel.is_some() {
            metadata.extend(parameters.arguments(op.context()));
        }
        metadata.extend(parameters.decorations(op.context()));
        let one = Function {
            kernel,
            names: parameters.names(op.context()),
            metadata,
        };
        described.0.insert(function.sym_name().to_owned(), one);
        let is_own = kernel.is_none() && !linkage::is_exported(function);
        if is_own && !linkage::is_declared(function) {
            op.set_attribute(names::LLVM_LINKAGE, llvm::internal_linkage(op.context()));
        }
        conversion::strip(op);
        op.remove_attribute(func::FuncOp::ARG_ATTRS_ATTR);
    }
    Some(described)
}

fn check(op: Op<'_>, kernel: Option<KernelAttr<'_>>) -> Option<()> {
    if kernel.is_some_and(|kernel| kernel.stage() != Stage::Compute) {
        op.error("is not a compute kernel; OpenCL has no graphics pipeline");
        return None;
    }
    if op.attribute(names::LIR_WORKGROUP_SIZE_IDS).is_some() {
        op.error("has a workgroup size of specialisation constants, which LLVM IR cannot state; state a size, or use --emit-spirv");
        return None;
    }
    Some(())
}

impl<'c> Described<'c> {
    /// Sets the LLVM attributes of the functions of a converted module.
    pub fn give(&self, converted: Op<'c>) {
        let context = converted.context();
        for function in super::declarations::functions(converted) {
            let (op, name) = (function.op(), function.sym_name());
            let Some(described) = self.0.get(name) else {
                continue;
            };
            let convention = match described.kernel {
                Some(_) => "#llvm.cconv<spir_kernelcc>",
                None => "#llvm.cconv<spir_funccc>",
            };
            if let Some(convention) = Attribute::parse(context, convention) {
                op.set_attribute(LLVMFuncOp::C_CONV_ATTR, convention);
            }
            // Otherwise LLVM may move what work-items do together to places that fewer of them reach.
            op.set_attribute(LLVMFuncOp::CONVERGENT_ATTR, ir::flag(context));
            op.set_attribute(
                names::LIR_PARAMETER_NAMES,
                ir::array(context, &described.names),
            );
            module::set(op, &described.metadata);
        }
    }

    /// The numbers of an execution mode that is a size of a kernel; `None` for other modes.
    pub fn size(&self, kernel: &str, mode: i64) -> Option<Vec<i64>> {
        let kernel = self.0.get(kernel)?.kernel?;
        let numbers = match mode {
            module::LOCAL_SIZE => kernel.workgroup_size(),
            module::LOCAL_SIZE_HINT => kernel.local_size_hint(),
            module::SUBGROUP_SIZE => kernel.subgroup_size().into_iter().collect(),
            _ => return None,
        };
        Some(numbers)
    }

    /// Sets the sizes that kernels state, but for those that an execution mode of the module states.
    pub fn give_sizes(&self, converted: Op<'c>) {
        let sizes = [
            (LLVMFuncOp::REQD_WORK_GROUP_SIZE_ATTR, module::LOCAL_SIZE),
            (
                LLVMFuncOp::WORK_GROUP_SIZE_HINT_ATTR,
                module::LOCAL_SIZE_HINT,
            ),
            (
                LLVMFuncOp::INTEL_REQD_SUB_GROUP_SIZE_ATTR,
                module::SUBGROUP_SIZE,
            ),
        ];
        for function in super::declarations::functions(converted) {
            let (op, name) = (function.op(), function.sym_name());
            for (attribute, mode) in sizes {
                let numbers = self.size(name, mode).unwrap_or_default();
                if numbers.is_empty() || module::states(converted, name, mode) {
                    continue;
                }
                let words: Vec<_> = numbers.iter().map(|&number| number as i32).collect();
                let value = match mode {
                    module::SUBGROUP_SIZE => ir::i32_attr(op.context(), numbers[0]),
                    _ => ir::dense_i32(op.context(), &words),
                };
                op.set_attribute(attribute, value);
            }
        }
    }
}

/// The parameters of a function, with their attributes.
struct Parameters<'c>(Vec<(Type<'c>, Option<Attribute<'c>>)>);

impl<'c> Parameters<'c> {
    fn of(function: func::FuncOp<'c>) -> Self {
        let attributes = function.arg_attrs().and_then(|given| given.as_array());
        let attributes = attributes.unwrap_or_default();
        let (inputs, _) = function.function_type().as_function().unwrap_or_default();
        let inputs = inputs.into_iter().enumerate();
        Self(
            inputs
                .map(|(at, ty)| (ty, attributes.get(at).copied()))
                .collect(),
        )
    }

    fn each(
        &self,
        context: &'c Context,
        value: impl Fn(Type<'c>, Option<Attribute<'c>>) -> Attribute<'c>,
    ) -> Attribute<'c> {
        let values: Vec<_> = self.0.iter().map(|&(ty, given)| value(ty, given)).collect();
        ir::array(context, &values)
    }

    /// The names, empty where there are none.
    fn names(&self, context: &'c Context) -> Vec<Attribute<'c>> {
        let none = || ir::string(context, "");
        let name = |given: Option<Attribute<'c>>| given?.entry(names::LIR_NAME);
        let names = self.0.iter().map(|&(_, given)| name(given));
        names.map(|name| name.unwrap_or_else(none)).collect()
    }

    /// `kernel_arg_*` ("Function metadata").
    fn arguments(&self, context: &'c Context) -> Vec<(String, Attribute<'c>)> {
        let text = |text: &str| ir::string(context, text);
        let stated = |given: Option<Attribute<'c>>, name| {
            given?.entry(names::LIR_LLVM_METADATA)?.entry(name)
        };
        let own = |name| {
            self.each(context, |ty, given| {
                let stated = stated(given, name);
                stated.unwrap_or_else(|| text(&type_name(ty, given)))
            })
        };
        let spaces = self.each(context, |ty, _| {
            let space = PtrType::from_type(ty).map_or(0, |ty| Spir::space(ty.space()));
            let space = images::described(ty).map_or(space, |(name, _)| match name {
                "sampler_t" => 0,
                _ => Spir::space(StorageSpace::Global),
            });
            ir::i32_attr(context, i64::from(space))
        });
        let access = self.each(context, |ty, _| {
            text(images::described(ty).map_or("none", |(_, access)| access))
        });
        let qualifiers = self.each(context, |_, given| {
            let stated = stated(given, "kernel_arg_type_qual");
            stated.unwrap_or_else(|| text(""))
        });
        let names = ir::array(context, &self.names(context));
        [
            ("kernel_arg_addr_space", spaces),
            ("kernel_arg_access_qual", access),
            ("kernel_arg_type", own("kernel_arg_type")),
            ("kernel_arg_base_type", own("kernel_arg_base_type")),
            ("kernel_arg_type_qual", qualifiers),
            ("kernel_arg_name", names),
        ]
        .map(|(name, value)| (name.to_owned(), value))
        .to_vec()
    }

    /// The decorations of the parameters, if any has some: a list for each of them.
    fn decorations(&self, context: &'c Context) -> Option<(String, Attribute<'c>)> {
        let of = |given: Option<Attribute<'c>>| {
            given?
                .entry(names::LIR_LLVM_METADATA)?
                .entry(module::DECORATIONS)
        };
        let has_some = self.0.iter().any(|&(_, given)| of(given).is_some());
        let none = || ir::array(context, &[]);
        let all = || self.each(context, |_, given| of(given).unwrap_or_else(none));
        has_some.then(|| (module::PARAMETER_DECORATIONS.to_owned(), all()))
    }
}

/// The type of a parameter in OpenCL C, with the sign that the source states.
fn type_name(ty: Type<'_>, given: Option<Attribute<'_>>) -> String {
    if let Some((name, _)) = images::described(ty) {
        return name.to_owned();
    }
    let stated = given.and_then(|given| given.entry(names::LIR_TYPE)?.as_type());
    let unsigned = stated.is_some_and(|stated| {
        let lane = stated.lane().as_integer();
        lane.is_some_and(|(_, sign)| sign == Signedness::Unsigned)
    });
    match PtrType::from_type(ty) {
        Some(pointer) => format!("{}*", pointed(pointer.pointee(), unsigned)),
        None => postfix(ty, unsigned),
    }
}

fn pointed(ty: Type<'_>, unsigned: bool) -> String {
    match PtrType::from_type(ty) {
        Some(pointer) => format!("{}*", pointed(pointer.pointee(), unsigned)),
        None => postfix(ty, unsigned),
    }
}

/// Whether a function rounds and may not fuse: SPIR-V fuses unless it is told not to.
pub fn rounds(function: Op<'_>) -> bool {
    let mut rounds = false;
    function.walk_pre(|op| {
        rounds |= crate::fast_math::flags(op).is_some() && !crate::fast_math::may_fuse(op);
    });
    rounds
}

/// The functions of a module of lir.
pub fn functions<'c>(module: Op<'c>) -> Vec<func::FuncOp<'c>> {
    let top = module.region(0).blocks().flat_map(Block::ops);
    top.filter_map(Op::cast::<func::FuncOp<'c>>).collect()
}
