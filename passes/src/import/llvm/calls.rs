//! Calls: of functions of the module, of functions of the world, of intrinsics without an operation of their own.

use super::{
    body::{Body, Rules},
    builtins::{self, Call, Name},
    copies, handles, images, intrinsics, kernels,
    layout::halves,
    passing::returns_pointer_operand,
    spirv,
    types::is_defined,
    wide,
};
use gir_dialects::{
    ir::{Op, OpView, TypeExt},
    upstream::{func, llvm},
};

/// The rules of this family.
pub const RULES: Rules = &[
    (llvm::CallOp::NAME, call),
    (llvm::CallIntrinsicOp::NAME, intrinsic),
    (llvm::InlineAsmOp::NAME, assembly),
];

fn call<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(call) = op.cast::<llvm::CallOp<'c>>() else {
        return Ok(());
    };
    let Some(name) = call.callee() else {
        return Err(
            "calls a function by its address, which targets without code addresses cannot; \
            call it by its name, or choose by 'if'"
                .to_owned(),
        );
    };
    match body.shared.functions.get(name) {
        Some(&callee) if is_defined(callee) => call_own(body, call, callee),
        _ if name == handles::MAKER => make_sampler(body, op),
        _ if copies::is_copy(name) => copies::copy(body, op, name),
        _ if returns_pointer_operand(op) => {
            let types = body.types(op.result(0))?;
            let parts = body.parts_as(op.operand(0), &types)?;
            body.set(op, parts);
            Ok(())
        }
        _ => call_world(body, op, name),
    }
}

/// A sampler that the source makes: a parameter, or nothing, if its users compute the place of the texel.
fn make_sampler<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let sampler = handles::made(op).ok_or("makes a sampler of an unknown kind")?;
    let mut known = body.samplers.iter();
    let parameter = known.find(|(known, _)| *known == sampler);
    let parts = parameter.map(|&(_, value)| value).into_iter().collect();
    body.set(op, parts);
    Ok(())
}

fn call_own<'c>(
    body: &mut Body<'_, 'c>,
    call: llvm::CallOp<'c>,
    callee: llvm::LLVMFuncOp<'c>,
) -> Result<(), String> {
    let Some(entry) = callee.body().first_block() else {
        return Ok(());
    };
    if kernels::is_kernel(callee) {
        return Err(
            "calls a kernel, which only a launch can start; move its code into a function"
                .to_owned(),
        );
    }
    let mut operands = vec![];
    for (&operand, parameter) in call.callee_operands().iter().zip(entry.arguments()) {
        let types = body.types(parameter)?;
        operands.extend(body.parts_as(operand, &types)?);
    }
    let results = match call.result() {
        Some(result) => body.types(result)?,
        None => vec![],
    };
    let new = func::CallOp::build(
        &body.b,
        &results,
        callee.sym_name(),
        &operands,
        None,
        None,
        false,
    );
    body.set(call.op(), new.op().results().collect());
    Ok(())
}

fn call_world<'c>(body: &mut Body<'_, 'c>, op: Op<'c>, symbol: &str) -> Result<(), String> {
    let name = Name::of(symbol);
    if images::is_pair(&name.base) {
        let both = body.operands(op)?;
        body.set(op, both);
        return Ok(());
    }
    let meaning = spirv::meaning(&name.base).or_else(|| builtins::meaning(&name.base));
    let Some(meaning) = meaning else {
        let plain = gir_dialects::llvm_import::demangled(symbol);
        let plain = match plain == symbol {
            true => String::new(),
            false => format!(" ('{plain}')"),
        };
        let callers = callers(body, symbol).join(", ");
        return Err(format!(
            "calls '@{symbol}'{plain}, which is neither defined in the module nor known; its callers are {callers}; link a definition by --link, or define it in the program"
        ));
    };
    if op.operands().any(|value| halves(value.ty()).is_some()) {
        return Err(wide::refusal(op));
    }
    intrinsics::build_named(body, op, &name, meaning)
}

/// The functions that call a function, by their names.
fn callers(body: &Body<'_, '_>, symbol: &str) -> Vec<String> {
    let mut callers = std::collections::BTreeSet::new();
    for (name, function) in &body.shared.functions {
        function.op().walk_pre(|op| {
            let call = op.cast::<llvm::CallOp<'_>>();
            if call.and_then(llvm::CallOp::callee) == Some(symbol) {
                callers.insert(format!("'@{name}'"));
            }
        });
    }
    callers.into_iter().collect()
}

/// An intrinsic by its name, whose end may state types.
fn intrinsic<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(call) = op.cast::<llvm::CallIntrinsicOp<'c>>() else {
        return Ok(());
    };
    let mut base = call.intrin();
    let meaning = loop {
        if let Some(meaning) = builtins::meaning(base) {
            break meaning;
        }
        base = match base.rsplit_once('.') {
            Some((rest, _)) if rest != "llvm" => rest,
            _ => {
                return Err(format!(
                    "calls the intrinsic '{}', which is not known; use an operation of the language, or a function of its library",
                    call.intrin()
                ));
            }
        };
    };
    let name = Name {
        base: base.to_owned(),
        parameters: vec![],
    };
    intrinsics::build_named(body, op, &name, meaning)
}

/// Inline assembly that does nothing is a hint to the compiler; that of one instruction has its meaning.
fn assembly<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(assembly) = op.cast::<llvm::InlineAsmOp<'c>>() else {
        return Ok(());
    };
    let text = assembly.asm_string();
    if text.trim().is_empty() && op.results().all(|value| value.ty().is_int()) {
        let operands = body.operands(op)?;
        body.set(op, operands);
        return Ok(());
    }
    let mut results = vec![];
    for result in op.results() {
        results.extend(body.types(result)?);
    }
    let call = Call {
        op,
        b: body.b,
        name: &Name::default(),
        args: body.operands(op)?,
        results,
    };
    let parts = builtins::ptx::assembly(&call, text).unwrap_or_else(|| {
        Err(format!(
            "is the assembly \"{}\", which has no meaning on other targets; write it in the language",
            text.escape_debug()
        ))
    })?;
    body.set(op, parts);
    Ok(())
}
