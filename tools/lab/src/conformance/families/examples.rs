//! The examples of the GIR specification, verbatim, called by a kernel.

use super::sheet::{Element, Sheet};
use crate::conformance::case::{Argument, Case, Form, Outputs, Plan, same_bits};
use crate::conformance::table::{Table, Type};

const WORKGROUP: usize = 64;
const WORKGROUPS: usize = 4;
const ITEMS: usize = WORKGROUP * WORKGROUPS;

/// All cases; the spinlock is among those of `contention`.
pub fn cases() -> Vec<Case> {
    vec![
        function(
            "abs_i32",
            "R-GIR-44",
            ABS,
            &[Type::I32],
            Type::I32,
            |[x, ..]| (x as u32 as i32).wrapping_abs() as u32 as u64,
        ),
        function(
            "max_u32",
            "R-GIR-97",
            MAX,
            &[Type::U32; 2],
            Type::U32,
            |[x, y, _]| x.max(y),
        ),
        function(
            "swap_bytes_u32",
            "R-GIR-102",
            SWAP,
            &[Type::U32],
            Type::U32,
            |[x, ..]| u64::from((x as u32).swap_bytes()),
        ),
        function(
            "clamp_u32",
            "R-GIR-103",
            CLAMP,
            &[Type::U32; 3],
            Type::U32,
            |[x, low, high]| x.max(low).min(high),
        ),
        function(
            "float32_to_reversed_bytes",
            "R-GIR-104",
            REVERSE,
            &[Type::F32],
            Type::U32,
            |[x, ..]| u64::from((x as u32).swap_bytes()),
        ),
        increment(),
        counter(
            "bump",
            "R-GIR-98",
            "global @counter : ptr[global]<u32> = addr(0x0)",
            "add",
            Type::U32,
        ),
        counter(
            "accumulate",
            "R-GIR-100",
            "global @counter : ptr[global]<f64>",
            "fadd",
            Type::F64,
        ),
        reduce_min(),
    ]
}

const ABS: &str = "func @abs_i32(%x: i32) -> i32 {
entry:
  %is_neg = icmp.lt %x, 0i
  br_if %is_neg, neg, done

neg:
  %neg_x = sub 0i, %x
  br done

done:
  %res = phi i32 [ %x, entry ], [ %neg_x, neg ]
  ret %res
}
";

const MAX: &str = "func @max_u32(%a: u32, %b: u32) -> u32 {
entry:
  %cmp = ucmp.ge %a, %b
  br_if %cmp, a_ge_b, otherwise

a_ge_b:
  ret %a

otherwise:
  ret %b
}
";

/// The common end of the examples that reverse bytes, with `%NAME` as their operand.
macro_rules! reversed {
    ($name:literal) => {
        concat!(
            "  %const_8  = uconst 8u
  %const_16 = uconst 16u
  %const_24 = uconst 24u
  %const_ff = uconst 0xFFu

  %byte0    = and %",
            $name,
            ", %const_ff
  %shr_8    = shr %",
            $name,
            ", %const_8
  %byte1    = and %shr_8, %const_ff
  %shr_16   = shr %",
            $name,
            ", %const_16
  %byte2    = and %shr_16, %const_ff
  %byte3    = shr %",
            $name,
            ", %const_24

  %b1_shift = shl %byte2, %const_8
  %b2_shift = shl %byte1, %const_16
  %b3_shift = shl %byte0, %const_24

  %temp1 = or %byte3, %b1_shift
  %temp2 = or %temp1, %b2_shift
  %result = or %temp2, %b3_shift

  ret %result
}
"
        )
    };
}

const SWAP: &str = concat!(
    "func @swap_bytes_u32(%x: u32) -> u32 {\nentry:\n",
    reversed!("x")
);

const REVERSE: &str = concat!(
    "func @float32_to_reversed_bytes(%f: f32) -> u32 {\nentry:\n  %bits = bitcast %f\n",
    reversed!("bits")
);

const CLAMP: &str = "func @clamp_u32(%x: u32, %min: u32, %max: u32) -> u32 {
entry:
  ; Clamp to minimum
  %lt_min = ucmp.lt %x, %min
  %clamped_min = select %lt_min, %min, %x

  ; Clamp to maximum
  %gt_max = ucmp.gt %clamped_min, %max
  %clamped = select %gt_max, %max, %clamped_min

  ret %clamped
}
";

fn about(name: &str) -> String {
    format!("The example @{name} of the GIR specification.")
}

/// A function applied to edge values.
fn function(
    name: &'static str,
    proves: &'static str,
    text: &str,
    types: &[Type],
    result: Type,
    computes: fn([u64; 3]) -> u64,
) -> Case {
    let mut sheet = Sheet::new([WORKGROUP as u32, 1, 1], [WORKGROUPS as u32, 1, 1]);
    sheet.before = text.to_owned();
    sheet.line("%i = global_id x");
    let mut operands = vec![[0; 3]; ITEMS];
    let mut names = vec![];
    for (index, &ty) in types.iter().enumerate() {
        let element = Element::number(ty);
        let values = ty.values();
        let value = |item: usize| values[(item * (2 * index + 1) + index * 5) % values.len()];
        let values: Vec<_> = (0..ITEMS).map(value).collect();
        for (operands, value) in operands.iter_mut().zip(&values) {
            operands[index] = *value;
        }
        sheet.input(&format!("xs{index}"), element, &values);
        sheet.load(&format!("x{index}"), &format!("xs{index}"), "%i", element);
        names.push(format!("%x{index}"));
    }
    sheet.line(format!("%r = call @{name}({})", names.join(", ")));
    sheet.store("r", "rs", "%i", Element::number(result));
    let expected = operands.into_iter().map(computes).collect();
    sheet.output("rs", Element::number(result), expected);
    sheet.case("examples", name.to_owned(), about(name), proves)
}

/// The kernel of section 6.
fn increment() -> Case {
    const COUNT: u64 = 7 + WORKGROUP as u64;
    Case {
        family: "examples",
        name: "increment".to_owned(),
        about: about("increment"),
        proves: "R-GIR-96",
        form: Form::Gir,
        text: format!(
            "func kernel workgroup_size({WORKGROUP}, 1, 1) @k(%ptr: ptr[global]<u32>) -> void {{
entry:
  %old = atomic.rmw add %ptr, 1u ordering=acq_rel scope=workgroup
  ret
}}
"
        ),
        plan: Box::new(|| Plan {
            // The scope is that of one workgroup.
            workgroups: [1, 1, 1],
            arguments: vec![Argument::output(Type::U32, &[7])],
            judge: Box::new(|outputs| {
                let actual = outputs.of(0, Type::U32);
                same_bits(Type::U32, &actual, &[COUNT], |_| "the counter".to_owned())
            }),
            expected: Box::new(|| vec![COUNT]),
        }),
    }
}

/// A global that all work-items add to; each keeps the old value that it found.
fn counter(name: &'static str, proves: &'static str, global: &str, update: &str, ty: Type) -> Case {
    let one = match ty {
        Type::F64 => "0.5f64",
        _ => "1u",
    };
    let size = ty.size();
    let text = format!(
        "{global}

func kernel workgroup_size({WORKGROUP}, 1, 1) @k(%found: ptr[global]<{ty}>) -> void {{
entry:
  %p = mov @counter
  %old = atomic.rmw {update} %p, {one} ordering=acq_rel scope=device
  %i = global_id x
  %to = gep %found, %i, stride={size}
  store %to, %old
  ret
}}
"
    );
    // The bits of non-negative floats have the order of the floats.
    let step = move |item: usize| match ty {
        Type::F64 => (item as f64 * 0.5).to_bits(),
        _ => item as u64,
    };
    let expected = move || (0..ITEMS).map(step).collect::<Vec<_>>();
    let judge = move |outputs: &Outputs| {
        let mut found = outputs.of(0, ty);
        found.sort_unstable();
        same_bits(ty, &found, &expected(), |_| {
            "what was found, sorted".to_owned()
        })
    };
    Case {
        family: "examples",
        name: name.to_owned(),
        about: about(name),
        proves,
        form: Form::Gir,
        text,
        plan: Box::new(move || Plan {
            workgroups: [WORKGROUPS as u32, 1, 1],
            arguments: vec![Argument::room(ty, ITEMS)],
            judge: Box::new(judge),
            expected: Box::new(expected),
        }),
    }
}

/// The minimum of a workgroup's values, in shared memory of 16-bit elements.
fn reduce_min() -> Case {
    let element = Element::number(Type::I16);
    let values = element.values(ITEMS, 6);
    let mut sheet = Sheet::new([WORKGROUP as u32, 1, 1], [WORKGROUPS as u32, 1, 1]);
    sheet.before = "global @least : ptr[shared]<i16>

func @reduce_min_i16(%ptr: ptr[shared]<i16>, %val: i16) -> void {
entry:
  %old = atomic.rmw min_s %ptr, %val ordering=acq_rel scope=workgroup
  ret
}
"
    .to_owned();
    sheet.input("xs", element, &values);
    sheet.line("%i = global_id x\n%least = mov @least\n%l = local_id x\n%first = ucmp.eq %l, 0u");
    sheet.load("x", "xs", "%i", element);
    sheet.line(
        "br_if %first, fill, filled
fill:
store %least, 32767i16
br filled
filled:
barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
call @reduce_min_i16(%least, %x)
barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
%r = load %least",
    );
    sheet.store("r", "rs", "%i", element);
    let least = |values: &[u64]| {
        let least = values.iter().map(|&bits| bits as u16 as i16).min();
        vec![least.unwrap_or(i16::MAX) as u16 as u64; WORKGROUP]
    };
    sheet.output(
        "rs",
        element,
        values.chunks(WORKGROUP).flat_map(least).collect(),
    );
    sheet.case(
        "examples",
        "reduce_min_i16".to_owned(),
        about("reduce_min_i16"),
        "R-GIR-87 R-GIR-101",
    )
}
