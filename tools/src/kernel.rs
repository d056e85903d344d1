//! The compiler behind `gir-run`: one kernel of a file as a program for a device.

use crate::os_error::reason;
use crate::run::{
    element::ElemType,
    program::{
        CompileError, CompileRequest, DynamicGlobal, DynamicShared, Global, Param, ParamKind,
        Program, Slot,
    },
};
use gir::{
    compile::{self, Compiler},
    fast_math,
    lir::initial_value,
    mir_to_lir::layout,
    target::{recorded, spirv},
};
use gir_dialects::{
    diagnostic,
    ir::{self, Attribute, AttributeExt, Block, Op, OpView, Type, TypeExt},
    lir, mir, names,
    upstream::func,
};
use std::{collections::HashMap, fs};

/// The compiler has printed its diagnostics already.
fn reported() -> CompileError {
    CompileError::Invalid(String::new())
}

/// Compiles one kernel of a file.
///
/// # Errors
/// When the file cannot be read, is wrong, or has no such kernel.
pub fn compile_kernel(request: &CompileRequest<'_>) -> Result<Program, CompileError> {
    let name = request.source.to_string_lossy();
    let source = fs::read(request.source).map_err(|error| {
        let reason = reason(&error);
        CompileError::Invalid(format!("error: cannot read '{name}': {reason}"))
    })?;
    let context = compile::new_context();
    let form = diagnostic::Form::Text;
    diagnostic::print_with_source(&context, &source, &name, form, || {
        let module = compile::parse(&context, &source, &name).ok_or_else(reported)?;
        compile_module(module.op(), request)
    })
}

fn compile_module(module: Op<'_>, request: &CompileRequest<'_>) -> Result<Program, CompileError> {
    if request.fast_math {
        fast_math::allow(module);
    }
    if !recorded::record(module, request.target) || !Compiler::default().lower(module) {
        return Err(reported());
    }
    let kernel = select_kernel(module, request.kernel)?;
    let workgroup_size = workgroup_size(kernel, request.workgroup_size)?;
    check_private_memory(module, kernel)?;
    let mut program = describe(module, kernel, workgroup_size);
    program.code =
        compile::emit(module, &spirv::BINARY, Compiler::default()).ok_or_else(reported)?;
    Ok(program)
}

/// The kernel of that name; the module's other kernels are dropped.
fn select_kernel<'c>(module: Op<'c>, name: &str) -> Result<func::FuncOp<'c>, CompileError> {
    let kernels: Vec<_> = top_level(module)
        .filter(|op| op.attribute(names::LIR_KERNEL).is_some())
        .filter_map(|op| op.cast::<func::FuncOp<'c>>())
        .collect();
    let Some(&chosen) = kernels.iter().find(|kernel| kernel.sym_name() == name) else {
        let known: Vec<_> = kernels.iter().map(|kernel| kernel.sym_name()).collect();
        let known = match known.as_slice() {
            [] => "the file has none".to_owned(),
            known => format!("the file has {}", known.join(", ")),
        };
        return Err(CompileError::Invalid(format!(
            "error: no kernel '{name}': {known}"
        )));
    };
    for kernel in kernels.iter().filter(|kernel| kernel.sym_name() != name) {
        kernel.op().erase();
    }
    Ok(chosen)
}

fn top_level<'c>(module: Op<'c>) -> impl Iterator<Item = Op<'c>> {
    module.region(0).blocks().flat_map(Block::ops)
}

/// The kernel's own size, or the launch's, which the kernel then gets.
fn workgroup_size(
    kernel: func::FuncOp<'_>,
    asked: Option<[u32; 3]>,
) -> Result<[u32; 3], CompileError> {
    let op = kernel.op();
    let attribute = op
        .attribute(names::LIR_KERNEL)
        .and_then(mir::KernelAttr::from_attribute);
    let own: Vec<u32> = attribute
        .map(|attribute| attribute.workgroup_size())
        .unwrap_or_default()
        .iter()
        .filter_map(|&extent| u32::try_from(extent).ok())
        .collect();
    if let [x, y, z] = *own {
        return Ok([x, y, z]);
    }
    let Some(size) = asked else {
        return Err(CompileError::Invalid(format!(
            "error: kernel '{}' states no workgroup size; pass --workgroup-size X[,Y,Z]",
            kernel.sym_name()
        )));
    };
    let subgroup = attribute.and_then(|attribute| attribute.subgroup_size());
    let hint = attribute.map_or(vec![], |attribute| attribute.local_size_hint());
    let extents = size.map(i64::from);
    let stage = mir::Stage::Compute;
    let sized = mir::KernelAttr::get(op.context(), stage, &extents, subgroup, &hint);
    op.set_attribute(names::LIR_KERNEL, sized);
    Ok(size)
}

/// The size of subgroups that a kernel asks for.
fn subgroup_size(kernel: func::FuncOp<'_>) -> Option<u32> {
    let attribute = kernel.op().attribute(names::LIR_KERNEL)?;
    let size = mir::KernelAttr::from_attribute(attribute)?.subgroup_size()?;
    u32::try_from(size).ok()
}

/// Private memory a work-item may have, in bytes. Vulkan has no limit to ask for, and
/// drivers crash where they run out.
const MAX_PRIVATE_MEMORY: i64 = 1 << 20;

fn check_private_memory(module: Op<'_>, kernel: func::FuncOp<'_>) -> Result<(), CompileError> {
    let mut bytes: i64 = 0;
    for function in reached(module, kernel) {
        function.op().walk_pre(|op| {
            if let Some(variable) = op.cast::<lir::VarOp<'_>>() {
                let element = mir::PtrType::from_type(variable.result().ty())
                    .map_or(0, |pointer| layout::size(pointer.pointee()));
                bytes = bytes.saturating_add(variable.count().saturating_mul(element));
            }
        });
    }
    if bytes > MAX_PRIVATE_MEMORY {
        return Err(CompileError::Unsupported(format!(
            "error: kernel '{}' needs {bytes} bytes of private memory for each work-item; {MAX_PRIVATE_MEMORY} are the most that gir-run gives",
            kernel.sym_name()
        )));
    }
    Ok(())
}

/// What a launch has to know, from the attributes of LIR.
fn describe(module: Op<'_>, kernel: func::FuncOp<'_>, workgroup_size: [u32; 3]) -> Program {
    let given = kernel
        .arg_attrs()
        .and_then(AttributeExt::as_array)
        .unwrap_or_default();
    let globals: Vec<_> = top_level(module)
        .filter_map(|op| op.cast::<lir::GlobalOp<'_>>())
        .collect();
    let push_constant_size = given
        .iter()
        .filter_map(|given| {
            lir::PushConstantAttr::from_attribute(given.entry(names::LIR_PUSH_CONSTANT)?)
        })
        .map(|place| (place.offset() + place.size()) as u32)
        .max()
        .unwrap_or(0);
    Program {
        code: vec![],
        format: "spirv",
        entry: kernel.sym_name().to_owned(),
        workgroup_size,
        subgroup_size: subgroup_size(kernel),
        params: given
            .iter()
            .enumerate()
            .filter_map(|(index, &given)| param(index, given))
            .collect(),
        globals: globals
            .iter()
            .filter_map(|&global| buffer(global))
            .collect(),
        dynamic_global: globals
            .iter()
            .find_map(|&global| dynamic(module, global, kernel)),
        push_constant_size,
        shared_size: globals.iter().map(|&global| shared_size(global)).sum(),
    }
}

fn param(index: usize, given: Attribute<'_>) -> Option<Param> {
    let elem = elem_type(given.entry(names::LIR_TYPE)?.as_type()?)?;
    let name = given.entry(names::LIR_NAME).and_then(AttributeExt::as_str);
    let name = name.map_or_else(|| index.to_string(), str::to_owned);
    let place = given
        .entry(names::LIR_PUSH_CONSTANT)
        .and_then(lir::PushConstantAttr::from_attribute);
    let spec_id = given
        .entry(names::LIR_SPEC_ID)
        .and_then(AttributeExt::as_int);
    let kind = match (place, spec_id) {
        (Some(place), _) => ParamKind::Scalar {
            ty: elem,
            offset: place.offset() as u32,
        },
        (None, Some(id)) => ParamKind::DynamicShared(DynamicShared {
            spec_id: id as u32,
            elem,
        }),
        (None, None) => ParamKind::Buffer {
            slot: slot(given.entry(names::LIR_RESOURCE)?)?,
            elem,
        },
    };
    Some(Param { name, kind })
}

fn slot(resource: Attribute<'_>) -> Option<Slot> {
    let resource = mir::ResourceAttr::from_attribute(resource)?;
    Some(Slot {
        set: resource.set() as u32,
        binding: resource.binding() as u32,
    })
}

/// A global whose size the launch decides, if the kernel uses it.
fn dynamic<'c>(
    module: Op<'c>,
    global: lir::GlobalOp<'c>,
    kernel: func::FuncOp<'c>,
) -> Option<DynamicGlobal> {
    let id = global.op().attribute(names::LIR_SPEC_ID)?.as_int()?;
    let elem = elem_type(global.elem_type())?;
    let used = reached(module, kernel).into_iter().any(|function| {
        let mut used = false;
        function.op().walk_pre(|op| {
            let address = op.cast::<lir::AddressOfOp<'_>>();
            used |= address.is_some_and(|address| address.global() == global.sym_name());
        });
        used
    });
    used.then(|| DynamicGlobal {
        name: global.sym_name().to_owned(),
        shared: DynamicShared {
            spec_id: id as u32,
            elem,
        },
    })
}

/// A kernel and the functions it calls, directly or not.
fn reached<'c>(module: Op<'c>, kernel: func::FuncOp<'c>) -> Vec<func::FuncOp<'c>> {
    let mut waiting: HashMap<_, _> = top_level(module)
        .filter_map(|op| op.cast::<func::FuncOp<'c>>())
        .map(|function| (function.sym_name(), function))
        .collect();
    let mut reached = vec![kernel];
    let mut next = 0;
    while let Some(function) = reached.get(next) {
        next += 1;
        let mut callees = vec![];
        function
            .op()
            .walk_pre(|op| callees.extend(op.cast::<func::CallOp<'c>>().map(|call| call.callee())));
        reached.extend(callees.into_iter().filter_map(|name| waiting.remove(name)));
    }
    reached
}

/// A global that lives in a buffer.
fn buffer(global: lir::GlobalOp<'_>) -> Option<Global> {
    Some(Global {
        name: global.sym_name().to_owned(),
        slot: slot(global.op().attribute(names::LIR_RESOURCE)?)?,
        elem: elem_type(global.elem_type())?,
        count: global.count() as u64,
        init: global
            .initializer()
            .and_then(|value| initial_value::in_memory(value, global.elem_type())),
    })
}

fn shared_size(global: lir::GlobalOp<'_>) -> u64 {
    let space = mir::PtrType::from_type(global.type_()).map(|pointer| pointer.space());
    let elem = elem_type(global.elem_type());
    match (space, elem) {
        (Some(mir::StorageSpace::Workgroup), Some(elem)) => {
            global.count() as u64 * elem.size() as u64
        }
        _ => 0,
    }
}

/// A scalar type with its sign, or a vector of it; the rows of a matrix are vectors.
fn elem_type(ty: Type<'_>) -> Option<ElemType> {
    if let Some(matrix) = mir::MatrixType::from_type(ty) {
        return elem_type(ir::vector(matrix.columns() as u32, matrix.element()));
    }
    let lane = ty.lane();
    let name = match (lane.as_integer(), lane.as_float()) {
        (Some((width, ir::Signedness::Unsigned)), _) => format!("u{width}"),
        (Some((width, _)), _) => format!("i{width}"),
        (None, Some(width)) => format!("f{width}"),
        (None, None) => return None,
    };
    match ty.as_vector() {
        Some((lanes, _)) => format!("vec{lanes}<{name}>").parse().ok(),
        None => name.parse().ok(),
    }
}
