//! Operations without an instruction in GIR text, written in MLIR: critical sections and matrices.

use super::scalars::{float, on_floats};
use super::sheet::Element;
use crate::conformance::case::{Argument, Case, Form, Plan, same_bits};
use crate::conformance::table::Type;

const WORKGROUP: usize = 64;

/// All cases.
pub fn cases() -> Vec<Case> {
    let mut cases = vec![section()];
    cases.extend([Type::F16, Type::F32, Type::F64].map(product));
    cases
}

/// A buffer parameter of a dialect.
fn parameter(dialect: &str, name: &str, ty: Type, binding: usize) -> String {
    let (element, typed) = match ty {
        Type::U32 => ("i32".to_owned(), "ui32".to_owned()),
        _ => (ty.to_string(), ty.to_string()),
    };
    format!(
        "%{name}: !mir.ptr<global, {element}> {{{dialect}.name = \"{name}\", {dialect}.type = {typed}, \
         {dialect}.resource = #mir.resource<set = 0, binding = {binding}, storage>}}"
    )
}

/// A counter that is not atomic, in a critical section.
fn section() -> Case {
    const WORKGROUPS: usize = 8;
    const COUNT: u64 = 5 + (WORKGROUP * WORKGROUPS) as u64;
    let text = format!(
        "func.func @k({})
    attributes {{lir.kernel = #mir.kernel<compute, workgroup_size = [{WORKGROUP}, 1, 1]>}} {{
  %one = arith.constant 1 : i32
  lir.begin_critical_section
  %n = lir.load %counter align 4 : <global, i32> -> i32
  %m = arith.addi %n, %one : i32
  lir.store %counter, %m align 4 : <global, i32>, i32
  lir.end_critical_section
  return
}}
",
        parameter("lir", "counter", Type::U32, 0)
    );
    Case {
        family: "mlir",
        name: "critical_section".to_owned(),
        about: "All work-items count in a critical section; the counter is not atomic.".to_owned(),
        proves: "",
        form: Form::Mlir,
        text,
        plan: Box::new(|| Plan {
            workgroups: [WORKGROUPS as u32, 1, 1],
            arguments: vec![Argument::output(Type::U32, &[5])],
            judge: Box::new(|outputs| {
                let actual = outputs.of(0, Type::U32);
                same_bits(Type::U32, &actual, &[COUNT], |_| "the counter".to_owned())
            }),
            expected: Box::new(|| vec![COUNT]),
        }),
    }
}

/// Rows and columns of the factors: 3 × 4 and 4 × 2.
const ROWS: usize = 3;
const INNER: usize = 4;
const COLUMNS: usize = 2;

/// Products of matrices; each work-item has its own.
fn product(ty: Type) -> Case {
    let size = ty.size();
    let at = |name: &str, buffer: &str, elements: usize| {
        let stride = elements * size;
        format!("  %{name} = mir.gpu.gep %{buffer}[%i] stride {stride} : <global, {ty}>, i32\n")
    };
    let text = format!(
        "func.func @k({},
    {},
    {})
    attributes {{mir.kernel = #mir.kernel<compute, workgroup_size = [{WORKGROUP}, 1, 1]>}} {{
  %i = mir.gpu.global_id x
{}{}{}  %a.stride = arith.constant {INNER} : i32
  %b.stride = arith.constant {COLUMNS} : i32
  %a = mir.gpu.mat_load %a.at stride %a.stride row_major : <global, {ty}> -> <{INNER}x{ROWS}x{ty}>
  %b = mir.gpu.mat_load %b.at stride %b.stride row_major : <global, {ty}> -> <{COLUMNS}x{INNER}x{ty}>
  %r = mir.gpu.mat_mul %a, %b : <{INNER}x{ROWS}x{ty}>, <{COLUMNS}x{INNER}x{ty}> -> <{COLUMNS}x{ROWS}x{ty}>
  mir.gpu.mat_store %r.at, %r stride %b.stride row_major : <global, {ty}>, <{COLUMNS}x{ROWS}x{ty}>
  return
}}
",
        parameter("mir", "as", ty, 0),
        parameter("mir", "bs", ty, 1),
        parameter("mir", "rs", ty, 2),
        at("a.at", "as", ROWS * INNER),
        at("b.at", "bs", INNER * COLUMNS),
        at("r.at", "rs", ROWS * COLUMNS),
    );
    Case {
        family: "mlir",
        name: format!("product_{ty}"),
        about: format!("Products of matrices of {ty}, each sum from left to right."),
        proves: "R-RUNA-8",
        form: Form::Mlir,
        text,
        plan: Box::new(move || plan_of_products(ty)),
    }
}

fn plan_of_products(ty: Type) -> Plan {
    let numbers = |seed: usize, count: usize| -> Vec<u64> {
        let number = |index: usize| float(ty, ((index * 37 + seed) % 61) as f64 * 0.37 - 11.0);
        (0..count * WORKGROUP).map(number).collect()
    };
    let (a, b) = (numbers(1, ROWS * INNER), numbers(7, INNER * COLUMNS));
    let expected: Vec<u64> = (0..WORKGROUP)
        .flat_map(|item| {
            let a = a[item * ROWS * INNER..][..ROWS * INNER].to_vec();
            let b = b[item * INNER * COLUMNS..][..INNER * COLUMNS].to_vec();
            let place = (0..ROWS * COLUMNS).map(|place| (place / COLUMNS, place % COLUMNS));
            place.map(move |(row, column)| {
                let products = (0..INNER).map(|n| {
                    on_floats(ty, a[row * INNER + n], b[n * COLUMNS + column], |x, y| {
                        x * y
                    })
                });
                let sum = products.reduce(|sum, product| on_floats(ty, sum, product, |x, y| x + y));
                sum.unwrap_or_default()
            })
        })
        .collect();
    let listed = expected.clone();
    Plan {
        workgroups: [1, 1, 1],
        arguments: vec![
            Argument::input(ty, &a),
            Argument::input(ty, &b),
            Argument::room(ty, expected.len()),
        ],
        judge: Box::new(move |outputs| {
            let element = Element::number(ty);
            same_bits(ty, &outputs.of(2, ty), &expected, |index| {
                format!(
                    "{element} at place {} of a product",
                    index % (ROWS * COLUMNS)
                )
            })
        }),
        expected: Box::new(move || listed.clone()),
    }
}
