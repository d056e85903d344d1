//! `--lir-expand-math`: replaces mathematical functions by calls of our own implementations.
//!
//! Targets compute `sqrt`, `sin` or a quotient with errors of their own, some of them larger than
//! GIR allows. The implementations use only sums, products and integers, so they have the same
//! results on every target.
//!
//! ```mlir
//! %r = math.exp %x : f32    →    %r = func.call @gir_exp_f32(%x) : (f32) -> f32
//!                                …
//!                                func.func private @gir_exp_f32(%x: f32) -> f32 {
//!                                  …
//! ```
//!
//! For a vector, the function is called for each lane.
//!
//! Each function that is used is added once, at the end of the module; a remark gives its number of
//! operations. `f16` is computed as `f32` and rounded. Operations whose flags allow an
//! approximation stay: `afn`, and `arcp` for quotients; if `approximations` lists functions, only
//! those stay. Functions that not all targets have, such as `tanh`, never stay; of functions of `f64` only roots and
//! quotients may, which targets have.
//!
//! A module may name a library, `lir.math_library`. With `library`, the prefix of its function
//! names, its functions replace ours except for those that IEEE 754 defines; a remark names each.
//!
//! ```mlir
//! func.func private @gir_exp_f32(%x: f32) -> f32 {
//!   %r = func.call @__nv_expf(%x) : (f32) -> f32
//!   return %r : f32
//! }
//! ```

use super::{
    emit::{EmittedReal, Emitter},
    library::Function,
};
use crate::{analysis::taken, fast_math};
use gir_dialects::{
    ir::{self, AttributeExt, Block, Builder, Context, Op, OpView, Type, TypeExt, Value},
    names,
    pass::{OptionKind, PassInfo, PassOption, PassRun},
    upstream::{
        arith::{self, FastMathFlags},
        func, vector,
    },
};
use std::collections::{BTreeMap, BTreeSet};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-expand-math",
    description: "Turn mathematical functions into calls of functions with the same result on every target",
    anchor: "builtin.module",
    options: &[QUOTIENTS, ROOTS, FUSED, APPROXIMATIONS, LIBRARY],
    dialects: &["arith", "func", "lir", "math", "vector"],
    initialize: None,
    concerns: Some(|census| census.any_name(|name| Function::of(name).is_some())),
    run,
};

/// Whether `arith.divf` is expanded, too.
pub const QUOTIENTS: PassOption = PassOption {
    name: "quotients",
    description: "Whether quotients are expanded, or left to the target (default: true)",
    kind: OptionKind::Bool(true),
};

/// Whether `math.sqrt` is expanded, too.
pub const ROOTS: PassOption = PassOption {
    name: "roots",
    description: "Whether square roots are expanded, or left to a target that rounds them correctly (default: true)",
    kind: OptionKind::Bool(true),
};

/// Whether `math.fma` is expanded, too.
pub const FUSED: PassOption = PassOption {
    name: "fused",
    description: "Whether fused multiply-adds are expanded, or left to a target that rounds them correctly (default: true)",
    kind: OptionKind::Bool(true),
};

/// The functions that the target approximates.
pub const APPROXIMATIONS: PassOption = PassOption {
    name: "approximations",
    description: "Functions of f16 and f32 that the target approximates where it may, such as sin+cos (default: all)",
    kind: OptionKind::String(""),
};

/// The prefix of the functions of a library.
pub const LIBRARY: PassOption = PassOption {
    name: "library",
    description: "Prefix of the function names in a library that the module names",
    kind: OptionKind::String(""),
};

/// A function and the width of its floats.
type Instance = (Function, u32);

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let mut left = vec![
        (QUOTIENTS, Function::Divide),
        (ROOTS, Function::Sqrt),
        (FUSED, Function::Fma),
    ];
    left.retain(|(option, _)| !pass.bool_option(option.name));
    let left: Vec<_> = left.into_iter().map(|(_, function)| function).collect();
    let approximated = pass.string_option(APPROXIMATIONS.name);
    let uses = uses(module, &left, &approximated);
    let prefix = pass.string_option(LIBRARY.name);
    let library = Library::of(module, &prefix);
    if !library.as_ref().is_none_or(|library| library.note(&uses)) {
        return;
    }
    let instances: BTreeSet<Instance> = uses.iter().map(|&(_, instance)| instance).collect();
    if instances.is_empty() {
        return;
    }
    let names = names(module, &instances);
    let Some(body) = module.region(0).first_block() else {
        return;
    };
    let builder = Builder::at_end(body, module.location());
    let define = |(&instance, name): (&Instance, &String)| {
        let function = define(&builder, instance, name, library.as_ref());
        (instance, taken::operations(function))
    };
    let costs: BTreeMap<_, _> = names.iter().map(define).collect();
    for (op, instance) in uses {
        taken::function(op, costs[&instance]);
        replace(op, &names[&instance]);
    }
    if let Some(library) = library {
        library.declare(&builder, &instances);
    }
}

/// A library that a module names.
struct Library<'a, 'c> {
    prefix: &'a str,
    /// The functions of the module, by name.
    taken: BTreeMap<&'c str, Op<'c>>,
}

impl<'a, 'c> Library<'a, 'c> {
    fn of(module: Op<'c>, prefix: &'a str) -> Option<Self> {
        let is_named = module.attribute(names::LIR_MATH_LIBRARY).is_some() && !prefix.is_empty();
        let top = module.region(0).blocks().flat_map(Block::ops);
        let name = |op: Op<'c>| Some((op.attribute("sym_name")?.as_str()?, op));
        is_named.then(|| Self {
            prefix,
            taken: top.filter_map(name).collect(),
        })
    }

    /// The name of the corresponding library function, and the width of its floats.
    fn function(&self, (function, width): Instance) -> Option<(String, u32)> {
        let suffix = if width == 64 { "" } else { "f" };
        let name = format!("{}{}{suffix}", self.prefix, function.spelling());
        (!function.is_exact()).then_some((name, width.max(32)))
    }

    /// Emits a remark at the first use of each function; false after an error.
    fn note(&self, uses: &[(Op<'c>, Instance)]) -> bool {
        let mut noted = BTreeSet::new();
        for &(op, instance) in uses {
            let Some((name, _)) = self.function(instance) else {
                continue;
            };
            if let Some(other) = self.taken.get(name.as_str()) {
                other.error(format!(
                    "has the name '{name}' of a library function that the program needs; rename it"
                ));
                return false;
            }
            taken::note(op, "a function of a library");
            if noted.insert(name.clone()) {
                op.remark(format!(
                    "is computed by library function '{name}': its results may differ from those of other targets in the last bits"
                ));
            }
        }
        true
    }

    /// Declares the functions called.
    fn declare(&self, b: &Builder<'_>, instances: &BTreeSet<Instance>) {
        let functions = instances
            .iter()
            .filter_map(|&instance| Some((self.function(instance)?, instance.0.arity())));
        let functions: BTreeSet<_> = functions.collect();
        for ((name, width), arity) in functions {
            let ty = float(b.context(), width);
            let signature = ir::function(b.context(), &vec![ty; arity], &[ty]);
            func::FuncOp::build(b, &name, signature, Some("private"), None, None, false);
        }
    }
}

fn float(context: &Context, width: u32) -> Type<'_> {
    match width {
        16 => Type::float16(context),
        64 => Type::float64(context),
        _ => Type::float32(context),
    }
}

/// The operations to replace; some functions are left to the target.
fn uses<'c>(module: Op<'c>, left: &[Function], approximated: &str) -> Vec<(Op<'c>, Instance)> {
    let mut uses = vec![];
    module.walk_pre(|op| {
        let function = Function::of(op.name());
        let function = function.filter(|function| !left.contains(function));
        let width = function.and_then(|_| op.result(0).ty().lane().as_float());
        if let (Some(function), Some(width @ (16 | 32 | 64))) = (function, width)
            && !stays(op, (function, width), approximated)
        {
            uses.push((op, (function, width)));
        }
    });
    uses
}

/// Whether an operation is left to the target.
fn stays(op: Op<'_>, (function, width): Instance, approximated: &str) -> bool {
    use Function::{Divide, Rsqrt, Sqrt};
    let is_of_all = matches!(function, Divide | Rsqrt | Sqrt);
    let mut listed = approximated.split('+');
    let is_listed = approximated.is_empty() || listed.any(|name| name == function.spelling());
    may_be_inexact(op) && function.is_approximated() && (is_of_all || is_listed && width < 64)
}

/// Whether an operation's flags leave its accuracy to the target.
fn may_be_inexact(op: Op<'_>) -> bool {
    let reciprocal = op.is::<arith::DivFOp<'_>>() && fast_math::has(op, FastMathFlags::ARCP);
    reciprocal || fast_math::has(op, FastMathFlags::AFN)
}

/// An unused symbol for each function.
fn names(module: Op<'_>, instances: &BTreeSet<Instance>) -> BTreeMap<Instance, String> {
    let top = module.region(0).blocks().flat_map(Block::ops);
    let taken: BTreeSet<&str> = top
        .filter_map(|op| op.attribute("sym_name")?.as_str())
        .collect();
    let name = |&(function, width): &Instance| {
        let mut name = format!("gir_{}_f{width}", function.spelling());
        while taken.contains(name.as_str()) {
            name.push('_');
        }
        ((function, width), name)
    };
    instances.iter().map(name).collect()
}

/// Replaces an operation by a call, for a vector by one per lane.
fn replace(op: Op<'_>, callee: &str) {
    let (ty, builder) = (op.result(0).ty(), Builder::before(op));
    let arguments: Arguments<'_> = op.operands().collect();
    let value = match ty.as_vector() {
        None => call(&builder, ty, callee, &arguments),
        Some((lanes, element)) => {
            let lane = |index| {
                let lane = |&vector: &_| take(&builder, vector, index);
                let arguments: Arguments<'_> = arguments.iter().map(lane).collect();
                call(&builder, element, callee, &arguments)
            };
            let values: Vec<_> = (0..lanes).map(lane).collect();
            vector::FromElementsOp::build(&builder, ty, &values).dest()
        }
    };
    op.result(0).replace_all_uses(value);
    op.erase();
}

/// The arguments of a call.
type Arguments<'c> = smallvec::SmallVec<[Value<'c>; 3]>;

fn call<'c>(b: &Builder<'c>, ty: Type<'c>, callee: &str, arguments: &[Value<'c>]) -> Value<'c> {
    let call = func::CallOp::build(b, &[ty], callee, arguments, None, None, false);
    call.op().result(0)
}

fn take<'c>(b: &Builder<'c>, vector: Value<'c>, lane: u32) -> Value<'c> {
    let position = ir::dense_i64(b.context(), &[i64::from(lane)]);
    vector::ExtractOp::build(b, vector.ty().lane(), vector, &[], position).result()
}

fn define<'c>(
    builder: &Builder<'c>,
    (function, width): Instance,
    name: &str,
    library: Option<&Library<'_, 'c>>,
) -> Op<'c> {
    let context = builder.context();
    let single = Type::float32(context);
    let ty = float(context, width);
    let inputs = vec![ty; function.arity()];
    let signature = ir::function(context, &inputs, &[ty]);
    let private = Some("private");
    let new = func::FuncOp::build(builder, name, signature, private, None, None, false);
    let location = builder.location();
    let arguments: Vec<_> = inputs.iter().map(|&input| (input, location)).collect();
    let block = Block::new(&arguments);
    new.body().append(block);
    let inside = Builder::at_end(block, location);
    let mut arguments: Vec<_> = block.arguments().collect();
    if width == 16 {
        let wide = |half: &_| arith::ExtFOp::build(&inside, single, *half, None).out();
        arguments = arguments.iter().map(wide).collect();
    }
    let of_library = library.and_then(|library| library.function((function, width)));
    let result = match (of_library, width) {
        (Some((name, width)), _) => call(&inside, float(context, width), &name, &arguments),
        (None, 16) => compute::<32>(&inside, &arguments, |x| function.compute_for_half(x)),
        (None, 64) => compute::<64>(&inside, &arguments, |x| function.compute(x)),
        (None, _) => compute::<32>(&inside, &arguments, |x| function.compute(x)),
    };
    let result = match width {
        16 => arith::TruncFOp::build(&inside, ty, result, None, None).out(),
        _ => result,
    };
    func::ReturnOp::build(&inside, &[result]);
    new.op()
        .set_attribute(names::LIR_MATH_FUNCTION, ir::flag(context));
    new.op()
}

/// The value of a function of floats, built from operations.
fn compute<'c, const BITS: u32>(
    builder: &Builder<'c>,
    arguments: &[Value<'c>],
    function: impl for<'e> FnOnce(&[EmittedReal<'e, 'c, BITS>]) -> EmittedReal<'e, 'c, BITS>,
) -> Value<'c> {
    let emitter = Emitter::<BITS>::new(*builder);
    let reals = arguments.iter().map(|&argument| emitter.real(argument));
    function(&reals.collect::<Vec<_>>()).value()
}
