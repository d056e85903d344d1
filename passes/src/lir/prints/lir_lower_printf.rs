//! `--lir-lower-printf`: makes records in a buffer of `printf`, and control flow of assertions.
//!
//! ```mlir
//!                                    lir.global @printf_buffer : <global, i32> count 262144 …
//! lir.printf "%d\n", %x : i32   →    %p = lir.address_of @printf_buffer
//!                                    %at = lir.atomic_add %p, %c4 ordering relaxed scope device
//!                                    %fits = arith.cmpi ule, %at, …
//!                                    scf.if %fits { lir.store …, %x } else { lir.atomic_add … }
//!
//! lir.assert %c, "message"           scf.if %c {} else { lir.atomic_add …  lir.store %ended, %one }
//! lir.store %q, %y align 4      →    %e = lir.load %ended
//!                                    %goes_on = arith.cmpi eq, %e, %zero
//!                                    scf.if %goes_on { lir.store %q, %y align 4 }
//! ```
//!
//! The buffer is a global that the host fills with zeros and reads back; its attribute `lir.text_buffer` has the
//! formats and the assertions, for the reflection. A record takes its words by one atomic operation. One that does not
//! fit is counted and dropped. A module without `printf` and assertions has no buffer.
//!
//! Behind an assertion that fails the work-item executes nothing. Where its workgroup waits at a barrier, all
//! work-items of the group vote before it, and none goes on if one has ended: the barrier is reached by all or by none.
//! Functions with assertions are inlined into kernels, since their callers end as well.
//!
//! The pass leaves the operations to `--lir-check-target` where the target has no atomics.

use super::{assertions, records::Buffer};
use crate::{
    printf::{
        arguments::{ArgumentType, Number},
        buffer::{Assertion, Place, Table},
        format::Format,
    },
    profile::{Permissions, fallbacks::Fallback, printf_buffer, recorded},
};
use gir_dialects::{
    common::Feature,
    ir::{
        self, Attribute, AttributeExt as _, Block, Builder, LocationExt as _, Op, OpView,
        Signedness, Type, TypeExt as _,
    },
    lir,
    mir::{PtrType, ResourceAttr, ResourceKind, StorageSpace},
    names,
    pass::{PassInfo, PassRun, succeeds},
    upstream::func,
};
use std::collections::BTreeSet;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-lower-printf",
    description: "Make records in a buffer of printf, and control flow of assertions",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "func", "lir", "scf", "ub", "vector"],
    initialize: None,
    concerns: Some(|census| census.has::<lir::PrintfOp<'_>>() || census.has::<lir::AssertOp<'_>>()),
    run,
};

/// The name of the buffer, where no symbol of the program has it.
const NAME: &str = "printf_buffer";

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let functions = functions(module);
    let has_any = functions.iter().any(|function| {
        let mut has_any = false;
        function.op().walk_pre(|op| has_any |= is_lowered(op));
        has_any
    });
    if !has_any || !has_atomics(module) {
        pass.note_unchanged();
        return;
    }
    // Without a result, an error has been reported.
    let _ = lower(module, &functions);
}

fn functions(module: Op<'_>) -> Vec<func::FuncOp<'_>> {
    let top = module.region(0).blocks().flat_map(Block::ops);
    top.filter_map(Op::cast).collect()
}

fn is_lowered(op: Op<'_>) -> bool {
    op.is::<lir::PrintfOp<'_>>() || op.is::<lir::AssertOp<'_>>()
}

/// Whether the target of a module has atomics, or a fallback that is permitted.
fn has_atomics(module: Op<'_>) -> bool {
    let given = Permissions::of(module);
    recorded::profile(module).is_none_or(|profile| {
        profile.support(Feature::Atomics).is_usable()
            || Fallback::permitted(&profile, Feature::Atomics, given).is_some()
    })
}

fn lower<'c>(module: Op<'c>, functions: &[func::FuncOp<'c>]) -> Option<()> {
    let mut table = Table::default();
    let is_sound = succeeds(|| collect(functions, &mut table));
    is_sound.then_some(())?;
    if !table.assertions.is_empty() {
        assertions::inline(module)?;
    }
    let buffer = add_buffer(module, table)?;
    if !buffer.table.assertions.is_empty() {
        assertions::lower(module, &buffer)?;
    }
    for function in self::functions(module) {
        let mut found = vec![];
        function
            .op()
            .walk_pre(|op| found.extend(op.cast::<lir::PrintfOp<'c>>()));
        for printf in found {
            buffer.record(printf);
            printf.op().erase();
        }
    }
    Some(())
}

/// Reads all formats and assertions; reports formats that do not fit their arguments.
fn collect(functions: &[func::FuncOp<'_>], table: &mut Table) {
    for function in functions {
        function.op().walk_pre(|op| {
            if let Some(printf) = op.cast::<lir::PrintfOp<'_>>() {
                match types(printf) {
                    Ok(types) => {
                        table.number(printf.format(), &types);
                    }
                    Err(problem) => op.error(problem),
                }
            } else if let Some(assert) = op.cast::<lir::AssertOp<'_>>() {
                table.assertion(assertion(assert));
            }
        });
    }
}

/// The types of the arguments, which fit the format.
fn types(printf: lir::PrintfOp<'_>) -> Result<Vec<ArgumentType>, String> {
    let types: Vec<_> = argument_types(printf);
    Format::parse(printf.format())?.check(&types)?;
    Ok(types)
}

/// The types of the arguments.
pub fn argument_types(printf: lir::PrintfOp<'_>) -> Vec<ArgumentType> {
    let arguments = printf.op().operands();
    arguments.map(|value| argument_type(value.ty())).collect()
}

fn argument_type(ty: Type<'_>) -> ArgumentType {
    let lane = ty.lane();
    let number = match (lane.as_float(), lane.as_integer()) {
        (Some(16), _) if lane.to_string() == "bf16" => Number::BFloat,
        (Some(width), _) => Number::Float(width),
        (None, Some((width, _))) => Number::Integer(width),
        (None, None) => Number::Integer(32),
    };
    let lanes = ty.as_vector().map(|(lanes, _)| lanes);
    ArgumentType { number, lanes }
}

/// The assertion of an operation, as the host reports it.
pub fn assertion(assert: lir::AssertOp<'_>) -> Assertion {
    let place = assert.op().location().place();
    Assertion {
        place: place.map(|(file, line, column)| Place { file, line, column }),
        message: assert.message().to_owned(),
    }
}

/// Adds the buffer before the first function.
fn add_buffer<'c>(module: Op<'c>, table: Table) -> Option<Buffer<'c>> {
    let context = module.context();
    let top: Vec<_> = module.region(0).blocks().flat_map(Block::ops).collect();
    let first = top.iter().find(|op| op.is::<func::FuncOp<'_>>())?;
    let symbols: BTreeSet<_> = top
        .iter()
        .filter_map(|op| op.attribute(lir::GlobalOp::SYM_NAME_ATTR)?.as_str())
        .collect();
    let numbered = (1..).map(|number| format!("{NAME}_{number}"));
    let mut names = std::iter::once(NAME.to_owned()).chain(numbered);
    let name = names.find(|name| !symbols.contains(name.as_str()))?;
    let word = ir::integer_type(context, 32, Signedness::Signless);
    let unsigned = ir::integer_type(context, 32, Signedness::Unsigned);
    let ty = PtrType::get(context, StorageSpace::Global, word);
    let start = table.start() as i64;
    let count = (printf_buffer::words(module) as i64).max(start + 1);
    let b = Builder::before(*first);
    let global = lir::GlobalOp::build(&b, &name, ty, count, 4, false, unsigned, None, None);
    let binding = free_binding(&top);
    let resource = ResourceAttr::get(context, 0, binding, ResourceKind::Storage, None, None);
    global.op().set_attribute(names::LIR_RESOURCE, resource);
    let text = match serde_json::to_string(&table) {
        Ok(text) => text,
        Err(error) => {
            module.error(format!("cannot describe its formats: {error}"));
            return None;
        }
    };
    global
        .op()
        .set_attribute(names::LIR_PRINTF, ir::string(context, &text));
    Some(Buffer {
        name,
        ty,
        capacity: count - start,
        table,
    })
}

/// The first binding of set 0 behind the parameters of all kernels that no resource has.
fn free_binding(top: &[Op<'_>]) -> i64 {
    let mut taken = BTreeSet::new();
    let mut most = 0;
    let mut note = |resource: Attribute<'_>| {
        let resource = ResourceAttr::from_attribute(resource);
        taken.extend(
            resource
                .filter(|it| it.set() == 0)
                .map(ResourceAttr::binding),
        );
    };
    for op in top {
        if op.is::<lir::GlobalOp<'_>>() {
            op.attribute(names::LIR_RESOURCE)
                .into_iter()
                .for_each(&mut note);
        }
        let function = op.cast::<func::FuncOp<'_>>();
        let kernel = function.filter(|_| op.attribute(names::LIR_KERNEL).is_some());
        let parameters = kernel.and_then(|kernel| kernel.arg_attrs()?.as_array());
        let parameters = parameters.unwrap_or_default();
        most = most.max(parameters.len() as i64);
        let resources = parameters
            .iter()
            .filter_map(|it| it.entry(names::LIR_RESOURCE));
        resources.for_each(&mut note);
    }
    (most..)
        .find(|binding| !taken.contains(binding))
        .unwrap_or(most)
}
