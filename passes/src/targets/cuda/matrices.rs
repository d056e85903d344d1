//! Matrix products: the instruction `mma.sync` (PTX ISA, "mma").
//!
//! `--lir-spread-matrices` has split matrices into the numbers of each work-item, one group for each
//! instruction. They are structures of these numbers, and the text defines a function for each instruction that
//! it uses, in inline assembly. `nvcuda::wmma` is in a header that the run-time compiler cannot find, does not
//! specify which work-item holds which element, and has fewer shapes.

use crate::targets::{
    c_like::{
        body::Body,
        expression::{Expr, Precedence},
        spellings::Spellings,
        types::CType,
    },
    cooperative::{
        fragments::HOLDERS,
        tensor_cores::{COLUMNS, Product},
    },
};
use gir_dialects::{
    ir::{Op, Type},
    lir,
    mir::{CoopMatrixType, CoopMatrixUse},
    upstream::builtin::UnrealizedConversionCastOp,
};
use std::collections::BTreeSet;

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<lir::CoopMatMulAddOp<'_>>(multiply_add)
        .statement::<UnrealizedConversionCastOp<'_>>(cast);
}

/// The structure of a work-item's share of a matrix.
pub fn structure(ty: Type<'_>) -> Option<CType> {
    let matrix = CoopMatrixType::from_type(ty)?;
    let part = match matrix.use_() {
        CoopMatrixUse::A => "a",
        CoopMatrixUse::B => "b",
        CoopMatrixUse::Accumulator => "c",
    };
    let (rows, columns, element) = (matrix.rows(), matrix.columns(), matrix.element());
    Some(CType::Named(name(
        part,
        [rows, columns],
        &element.to_string(),
    )))
}

fn name(part: &str, [rows, columns]: [i64; 2], element: &str) -> String {
    format!("mma_{part}_{rows}x{columns}_{element}")
}

/// Combines numbers into a matrix, or splits a matrix into its numbers.
fn cast<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    match op.result_count() {
        1 => make(body, op),
        _ => take(body, op),
    }
}

fn make<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let result = op.result(0);
    let ty = structure(result.ty())?;
    let numbers = op.operands().map(|operand| {
        let element = CType::of(operand.ty())?;
        Some(body.coerced(operand, &element))
    });
    let numbers: Vec<_> = numbers.collect::<Option<_>>()?;
    let texts: Vec<_> = numbers.iter().map(Expr::argument).collect();
    let text = format!("{}{{{}}}", body.language.type_name(&ty), texts.join(", "));
    body.begin_statement(op);
    body.make_variable(result, &Expr::new(text, Precedence::Postfix, ty, &numbers));
    Some(())
}

fn take<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let matrix = body.simple(op.operand(0));
    for (place, result) in op.results().enumerate() {
        let ty = CType::of(result.ty())?;
        let member = format!("{}.x[{place}]", matrix.text);
        body.bind(
            result,
            Expr::new(member, Precedence::Postfix, ty, [&matrix]),
        );
    }
    Some(())
}

fn multiply_add<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let product = op.cast::<lir::CoopMatMulAddOp<'c>>()?;
    let Some(instruction) = Product::of(product) else {
        let ty = product.a().ty();
        op.error(format!("multiplies a matrix of type {ty}, for which there is no instruction; run --lir-spread-matrices before"));
        return None;
    };
    let operands: Vec<_> = op.operands().map(|operand| body.operand(operand)).collect();
    let operands: Vec<_> = operands.iter().collect();
    let ty = structure(product.result().ty())?;
    Some(Expr::call(&function(instruction), &operands, ty))
}

fn function(product: Product) -> String {
    let Product { factor, sum, .. } = product;
    format!("mma_{}_{sum}_{factor}", product.shape())
}

/// The structures and functions that a module uses.
pub fn definitions(module: Op<'_>) -> Vec<String> {
    let mut used = BTreeSet::new();
    module.walk_pre(|op| {
        let product = op.cast::<lir::CoopMatMulAddOp<'_>>();
        used.extend(product.and_then(Product::of));
    });
    let mut lines = vec![];
    let structures: BTreeSet<_> = used
        .iter()
        .flat_map(|&product| structures(product))
        .collect();
    if !structures.is_empty() {
        lines.push(String::new());
        lines.extend(structures);
    }
    for product in used {
        lines.push(String::new());
        lines.extend(definition(product));
    }
    lines
}

/// The element type of a product's factors or sums, in lir and in the language.
fn element(of: &str) -> (&'static str, &'static str) {
    match of {
        "f16" => ("f16", "half"),
        "bf16" => ("bf16", "uint16_t"),
        "tf32" => ("tf32", "uint32_t"),
        "e4m3" => ("f8E4M3FN", "uint8_t"),
        "e5m2" => ("f8E5M2", "uint8_t"),
        "f32" => ("f32", "float"),
        "f64" => ("f64", "double"),
        "s32" => ("i32", "uint32_t"),
        _ => ("i8", "uint8_t"),
    }
}

/// The matrices of a product: the names of their structures, and their number of elements.
fn matrices(product: Product) -> [(String, i64); 3] {
    let Product {
        rows,
        depth,
        factor,
        sum,
    } = product;
    let (factor, sum) = (element(factor).0, element(sum).0);
    let parts = [
        ("a", [rows, depth], factor),
        ("b", [depth, COLUMNS], factor),
        ("c", [rows, COLUMNS], sum),
    ];
    parts.map(|(part, extents, element)| {
        let count = extents[0] * extents[1] / HOLDERS;
        (name(part, extents, element), count)
    })
}

fn structures(product: Product) -> [String; 3] {
    let elements = [product.factor, product.factor, product.sum];
    let mut elements = elements.into_iter().map(|of| element(of).1);
    matrices(product).map(|(name, count)| {
        let element = elements.next().unwrap_or_default();
        format!("struct {name} {{ {element} x[{count}]; }};")
    })
}

/// The lines that define the function of an instruction. Its operands are registers: of two halves, of four
/// bytes, or of one number.
fn definition(product: Product) -> Vec<String> {
    let [(a, a_count), (b, b_count), (c, c_count)] = matrices(product);
    let (ty, letter) = register(product.factor);
    let in_one = product.numbers_of_register();
    let is_half_factor = product.factor == "f16";
    let mut factors = registers("a", a_count, in_one, is_half_factor);
    let of_left = factors.len();
    factors.extend(registers("b", b_count, in_one, is_half_factor));
    let is_half = product.sum == "f16";
    let (sum_ty, sum_letter) = register(product.sum);
    let sums = registers("c", c_count, if is_half { 2 } else { 1 }, is_half);
    let list = |range: std::ops::Range<usize>| {
        let places: Vec<_> = range.map(|place| format!("%{place}")).collect();
        format!("{{{}}}", places.join(", "))
    };
    let (sum_count, all) = (sums.len(), sums.len() + factors.len());
    let text = format!(
        "{} {}, {}, {}, {};",
        product.name(),
        list(0..sum_count),
        list(sum_count..sum_count + of_left),
        list(sum_count + of_left..all),
        list(0..sum_count),
    );
    let operands = |count: usize, letter: &str, of: &str| {
        let operands: Vec<_> = (0..count)
            .map(|place| format!("\"{letter}\"({of}[{place}])"))
            .collect();
        operands.join(", ")
    };
    let results: Vec<_> = (0..c_count)
        .map(|number| match is_half {
            true => half_of(number),
            false => format!("value[{number}]"),
        })
        .collect();
    vec![
        format!(
            "static __device__ {c} {}({a} a, {b} b, {c} c) {{",
            function(product)
        ),
        format!("    const {ty} address[] = {{"),
        format!("        {},", factors.join(",\n        ")),
        "    };".to_owned(),
        format!("    {sum_ty} value[] = {{{}}};", sums.join(", ")),
        format!("    asm volatile(\"{text}\""),
        format!(
            "        : {} : {});",
            operands(sum_count, &format!("+{sum_letter}"), "value"),
            operands(factors.len(), letter, "address")
        ),
        format!("    return {{{}}};", results.join(", ")),
        "}".to_owned(),
    ]
}

/// The type and the constraint letter of a register.
fn register(of: &str) -> (&'static str, &'static str) {
    match of {
        "f32" => ("float", "f"),
        "f64" => ("double", "d"),
        _ => ("uint32_t", "r"),
    }
}

/// The registers of a structure's numbers, the first number lowest.
fn registers(part: &str, count: i64, in_one: i64, is_half: bool) -> Vec<String> {
    let number = |place: i64| format!("{part}.x[{place}]");
    let register = |first: i64| match in_one {
        2 => {
            let bits = |number: String| match is_half {
                true => format!("(uint32_t)__half_as_ushort({number})"),
                false => format!("(uint32_t){number}"),
            };
            let [low, high] = [first, first + 1].map(|place| bits(number(place)));
            format!("{low} | {high} << 16")
        }
        4 => {
            let bytes: Vec<_> = (0..4)
                .map(|byte| match byte {
                    0 => format!("(uint32_t){}", number(first)),
                    _ => format!("(uint32_t){} << {}", number(first + byte), 8 * byte),
                })
                .collect();
            bytes.join(" | ")
        }
        _ => number(first),
    };
    (0..count).step_by(in_one as usize).map(register).collect()
}

/// One half of a register of sums.
fn half_of(number: i64) -> String {
    let register = format!("value[{}]", number / 2);
    match number % 2 {
        0 => format!("__ushort_as_half((uint16_t){register})"),
        _ => format!("__ushort_as_half((uint16_t)({register} >> 16))"),
    }
}
