//! Atomics that work-items contend for, and those of 64 bits, on a device.
//!
//! The result of each work-item depends on the order of their accesses; the set of all results does not.

use std::fs;

use gir_run::element::ElemType;

use super::e2e::{
    assert_same_bits,
    launch::{DEVICES, Element, Launch, Outputs},
    vulkan_expected,
};

const WORKGROUPS: usize = 5;
const ITEMS: usize = 64 * WORKGROUPS;

/// Runs a kernel on each device, with two buffers: `%memory`, which starts as given, and `%results` with room for
/// a u32 of each work-item, at `%at` for this one.
fn run<T: Element>(memory: &[T], body: &str) -> Vec<Outputs> {
    let memory_type = T::SCALAR;
    let text = format!(
        "func kernel workgroup_size(64, 1, 1) @apply(%memory: ptr[global]<{memory_type}>, \
         %results: ptr[global]<u32>) -> void {{
entry:
  %i = global_id x
  %at = gep %results, %i, stride=4
{body}
  ret
}}
"
    );
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("kernel.gir");
    fs::write(&file, text).unwrap();
    let run = |device| {
        Launch::of(&file, "apply", [WORKGROUPS as u32, 1, 1])
            .by(device)
            .in_out(memory)
            .in_out(&[0_u32; ITEMS])
            .run()
    };
    DEVICES.chunks(1).map(run).collect()
}

/// Sorted, to compare results in any order.
fn sorted(mut values: Vec<u32>) -> Vec<u32> {
    values.sort_unstable();
    values
}

/// The results of `ITEMS` steps, one after another: the old values and the last.
fn steps(start: u32, step: impl Fn(u32) -> u32) -> (Vec<u32>, u32) {
    let mut value = start;
    let mut old = vec![];
    for _ in 0..ITEMS {
        old.push(value);
        value = step(value);
    }
    (sorted(old), value)
}

/// Each counter starts below, at and above its limit. The limits are a literal, a literal that
/// is the largest value, and one that the program computes.
// R-GIR-82
#[test]
fn counters_wrap_at_their_limit() {
    if !vulkan_expected() {
        return;
    }
    let limits = [
        ("6u", 6),
        ("0u", 0),
        ("0xffffffffu", u32::MAX),
        ("%limit", 63),
    ];
    for (limit, value) in limits {
        let mut starts = vec![
            0,
            value.saturating_sub(1),
            value,
            value.saturating_add(1),
            0x8000_0000,
        ];
        starts.sort_unstable();
        starts.dedup();
        for start in starts {
            for (name, step) in [
                (
                    "inc_wrap",
                    (|old, limit| if old >= limit { 0 } else { old + 1 }) as fn(u32, u32) -> u32,
                ),
                ("dec_wrap", |old, limit| {
                    if old == 0 || old > limit {
                        limit
                    } else {
                        old - 1
                    }
                }),
            ] {
                let body = format!(
                    "  %size = workgroup_size x
  %limit = sub %size, 1u
  %old = atomic.rmw {name} %memory, {limit} ordering=acq_rel scope=device
  store %at, %old"
                );
                let (old, last) = steps(start, |old| step(old, value));
                let what = format!("{name} {limit} from {start}");
                for outputs in run(&[start], &body) {
                    assert_same_bits(&what, &sorted(outputs.buffer(1)), &old);
                    assert_eq!(outputs.buffer::<u32>(0), [last], "{what}");
                }
            }
        }
    }
}

// R-GIR-85
#[test]
fn one_work_item_sets_a_flag() {
    if !vulkan_expected() {
        return;
    }
    let body = "  %old = atomic.rmw flag_test_and_set %memory ordering=acq_rel scope=device
  store %at, %old";
    let mut expected = [1; ITEMS];
    expected[0] = 0;
    for outputs in run(&[0_u32], body) {
        assert_eq!(outputs.buffer::<u32>(0), [1]);
        assert_same_bits("flag", &sorted(outputs.buffer(1)), &expected);
    }
    // Whatever is not 0 is set.
    for outputs in run(&[i32::MIN], body) {
        assert_eq!(outputs.buffer::<u32>(1), [1; ITEMS]);
    }
}

/// A flag as a condition, and one on shared memory.
#[test]
fn a_flag_elects_one_work_item_of_each_workgroup() {
    if !vulkan_expected() {
        return;
    }
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("kernel.gir");
    let text = "global @taken : ptr[shared]<u32>
func kernel workgroup_size(64, 1, 1) @elect(%count: ptr[global]<u32>) -> void {
entry:
  %l = local_id x
  %w = workgroup_id x
  %flag = mov @taken
  br_if %l, ready, clear
clear:
  store %flag, 0u
  br ready
ready:
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %late = atomic.rmw flag_test_and_set %flag ordering=relaxed scope=workgroup
  br_if %late, done, first
first:
  %at = gep %count, %w, stride=4
  atomic.rmw add %at, 1u ordering=relaxed scope=device
  br done
done:
  ret
}
";
    fs::write(&file, text).unwrap();
    let outputs = Launch::of(&file, "elect", [WORKGROUPS as u32, 1, 1])
        .by(DEVICES)
        .in_out(&[0_u32; WORKGROUPS])
        .run();
    assert_eq!(outputs.buffer::<u32>(0), [1; WORKGROUPS]);
}

/// Every work-item exchanges its number plus 0.5; each value is returned once, except the last.
#[test]
fn exchanged_floats_are_not_lost() {
    if !vulkan_expected() {
        return;
    }
    let all = run(
        &[-1.0_f32],
        "  %f = uitofp %i -> f32
  %own = add %f, 0.5f
  %old = atomic.rmw exchange %memory, %own ordering=relaxed scope=device
  %bits = bitcast %old -> u32
  store %at, %bits",
    );
    let mut expected = vec![-1.0];
    expected.extend((0..ITEMS).map(|item| item as f32 + 0.5));
    for outputs in all {
        let last: Vec<f32> = outputs.buffer(0);
        let old = outputs.buffer::<u32>(1).into_iter();
        let mut seen: Vec<f32> = old.map(f32::from_bits).collect();
        seen.extend(last);
        seen.sort_by(f32::total_cmp);
        assert_same_bits("floats", &seen, &expected);
    }
}

/// An operation of 64 bits: the instruction that computes `%old` from the value at `%p` and `%y`, and its result in
/// memory.
type Wide = (&'static str, fn(u64, u64) -> u64);

macro_rules! rmw {
    ($name:literal) => {
        concat!(
            "%old = atomic.rmw ",
            $name,
            " %p, %y ordering=acq_rel scope=device"
        )
    };
}

/// Edge values of 64 bits in memory and as operands, all pairs.
// R-GIR-81 R-GIR-82 R-GIR-86
#[test]
fn atomics_of_64_bits() {
    if !vulkan_expected() {
        return;
    }
    let unsigned: [Wide; 11] = [
        (rmw!("add"), u64::wrapping_add),
        (rmw!("sub"), u64::wrapping_sub),
        (rmw!("min_u"), u64::min),
        (rmw!("max_u"), u64::max),
        (rmw!("and"), |x, y| x & y),
        (rmw!("or"), |x, y| x | y),
        (rmw!("xor"), |x, y| x ^ y),
        (rmw!("exchange"), |_, y| y),
        (rmw!("inc_wrap"), |x, y| if x >= y { 0 } else { x + 1 }),
        (
            rmw!("dec_wrap"),
            |x, y| {
                if x == 0 || x > y { y } else { x - 1 }
            },
        ),
        (
            "%old = atomic.cmpxchg %p, %y, 77u64 ordering_succ=acq_rel ordering_fail=acquire \
             scope=device",
            |x, y| if x == y { 77 } else { x },
        ),
    ];
    let signed: [Wide; 2] = [
        (rmw!("min_s"), |x, y| i64::min(x as i64, y as i64) as u64),
        (rmw!("max_s"), |x, y| i64::max(x as i64, y as i64) as u64),
    ];
    for (body, expected) in unsigned {
        check_wide("u64", body, expected);
    }
    for (body, expected) in signed {
        check_wide("i64", body, expected);
    }
}

fn check_wide(ty: &str, body: &str, expected: fn(u64, u64) -> u64) {
    const EDGES: [u64; 7] = [
        0,
        1,
        0xffff_ffff,
        0x1_0000_0000,
        i64::MAX as u64,
        i64::MIN as u64,
        u64::MAX,
    ];
    let pairs: Vec<_> = EDGES.iter().flat_map(|&x| EDGES.map(|y| (x, y))).collect();
    let text = format!(
        "func kernel workgroup_size({}, 1, 1) @apply(%memory: ptr[global]<{ty}>, \
         %operands: ptr[global]<{ty}>, %results: ptr[global]<u32>) -> void {{
entry:
  %i = local_id x
  %p = gep %memory, %i, stride=8
  %y.at = gep %operands, %i, stride=8
  %y = load %y.at
  {body}
  %new = load %p
{}  ret
}}
",
        pairs.len(),
        halves("old", 0) + &halves("new", 2)
    );
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("kernel.gir");
    fs::write(&file, text).unwrap();
    let words = |values: Vec<u64>| -> Vec<u32> {
        let words = |value: u64| [value as u32, (value >> 32) as u32];
        values.into_iter().flat_map(words).collect()
    };
    let (memory, operands): (Vec<_>, Vec<_>) = pairs.iter().copied().unzip();
    let outputs = Launch::of(&file, "apply", [1, 1, 1])
        .by(DEVICES)
        .input(&memory)
        .input(&operands)
        .in_out(&vec![0_u32; 4 * pairs.len()])
        .run();
    let results = pairs.iter().flat_map(|&(x, y)| [x, expected(x, y)]);
    assert_same_bits(body, &outputs.buffer(2), &words(results.collect()));
}

/// Instructions that store both halves of a value, from element `first` of the work-item's four
/// on.
fn halves(value: &str, first: u32) -> String {
    format!(
        "  %{value}.bits = bitcast %{value} -> u64
  %{value}.low = trunc %{value}.bits -> u32
  %{value}.shifted = shr %{value}.bits, 32u64
  %{value}.high = trunc %{value}.shifted -> u32
  %{value}.row = gep %results, %i, stride=16
  %{value}.at = gep %{value}.row, {first}u, stride=4
  store %{value}.at, %{value}.low
  %{value}.next = gep %{value}.at, 1u, stride=4
  store %{value}.next, %{value}.high
"
    )
}

/// A value of a type in memory and one as operand, and the results in memory and in the register: atomics that Vulkan
/// lacks.
struct Sample {
    ty: &'static str,
    /// Makes `%old`.
    body: &'static str,
    operands: [u64; 2],
    left: u64,
}

/// Every width, every ordering, and floats: on the device that has all of them.
// R-GIR-76 R-GIR-81 R-GIR-82
#[test]
fn narrow_and_float_atomics_on_cpu() {
    let samples = [
        ("u8", "rmw add %p, %y ordering=relaxed", 0xff, 2, 1),
        ("i8", "rmw min_s %p, %y ordering=acquire", 3, 0xfe, 0xfe),
        ("u8", "rmw max_u %p, %y ordering=release", 3, 0xfe, 0xfe),
        ("u16", "rmw sub %p, %y ordering=acq_rel", 1, 2, 0xffff),
        (
            "u16",
            "rmw xor %p, %y ordering=seq_cst",
            0xff00,
            0x0ff0,
            0xf0f0,
        ),
        ("u16", "rmw inc_wrap %p, %y ordering=relaxed", 7, 7, 0),
        ("u8", "rmw dec_wrap %p, %y ordering=relaxed", 0, 9, 9),
        ("u32", "rmw exchange %p, %y ordering=seq_cst", 5, 6, 6),
        (
            "f32",
            "rmw fadd %p, %y ordering=acq_rel",
            0x3fc0_0000,
            0x4010_0000,
            0x4070_0000,
        ),
        (
            "f32",
            "rmw fmin %p, %y ordering=relaxed",
            0x3f80_0000,
            0xbf80_0000,
            0xbf80_0000,
        ),
        (
            "f64",
            "rmw fmax %p, %y ordering=relaxed",
            0x3ff0 << 48,
            0x4000 << 48,
            0x4000 << 48,
        ),
        (
            "f16",
            "rmw fadd %p, %y ordering=relaxed",
            0x3c00,
            0x4000,
            0x4200,
        ),
        (
            "f16",
            "rmw exchange %p, %y ordering=acquire",
            0x3c00,
            0x4000,
            0x4000,
        ),
    ]
    .map(|(ty, body, x, y, left)| Sample {
        ty,
        body,
        operands: [x, y],
        left,
    });
    samples.iter().for_each(check_sample);
}

fn check_sample(sample: &Sample) {
    let Sample { ty, body, .. } = sample;
    let text = format!(
        "func kernel workgroup_size(1, 1, 1) @apply(%p: ptr[global]<{ty}>, \
         %operands: ptr[global]<{ty}>, %result: ptr[global]<{ty}>) -> void {{
entry:
  %y = load %operands
  fence mem_scope=device semantics=seq_cst
  %old = atomic.{body} scope=device
  %copy = atomic.load %p ordering=seq_cst scope=system
  atomic.store %operands, %copy ordering=release scope=device
  store %result, %old
  ret
}}
"
    );
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("kernel.gir");
    fs::write(&file, text).unwrap();
    let scalar = ty.parse::<ElemType>().unwrap().lane();
    let bytes = |value: u64| value.to_le_bytes()[..scalar.size()].to_vec();
    let [x, y] = sample.operands.map(bytes);
    let outputs = Launch::of(&file, "apply", [1, 1, 1])
        .by(&DEVICES[1..])
        .in_out_bytes(scalar, &x)
        .in_out_bytes(scalar, &y)
        .in_out_bytes(scalar, &y)
        .run();
    let results = [0, 1, 2].map(|param| outputs.bytes(param, scalar));
    let left = bytes(sample.left);
    assert_eq!(results, [left.clone(), left, x], "{ty} {body}");
}
