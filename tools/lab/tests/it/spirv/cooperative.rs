//! Programs with cooperative matrices, which other compilers made, in Metal, CUDA C++ and PTX, emulated: the results
//! are those of Rust.
//!
//! The binaries stand beside their sources: the assembler of Debian 12 does not know their instructions.

use gir::{compile::new_context, import};
use gir_dialects::{collected::Kind, diagnostic};
use half::f16;
use rspirv::spirv::{CooperativeMatrixOperands as Flags, Op};

use super::inputs;
use crate::e2e::{
    assert_same_bits,
    inputs::Generator,
    launch::{CUDA, Element, Launch, METAL, PTX, Way},
};
use gir::opt_level::OptLevel;

const WAYS: &[Way] = &[METAL, PTX, CUDA, at_once(METAL), at_once(PTX)];

/// Not optimised.
const fn at_once(way: Way) -> Way {
    Way {
        level: OptLevel::O0,
        ..way
    }
}

fn launch(name: &str, workgroups: [u32; 3]) -> Launch {
    let binary = inputs().join(name).with_extension("spv");
    Launch::of(&binary, "main", workgroups).by(WAYS)
}

/// R-SPVD-28 R-RUNA-35: a product by tiles, whose sums a loop carries as an array of matrices.
#[test]
fn products_by_tiles() {
    let n = 64;
    let mut generator = Generator::new(11);
    let mut small =
        |count: usize| -> Vec<i32> { (0..count).map(|_| generator.between(-4, 5)).collect() };
    let (a, b, c) = (small(n * n), small(n * n), small(n * n));
    let halves =
        |all: &[i32]| -> Vec<f16> { all.iter().map(|&it| f16::from_f32(it as f32)).collect() };
    let old: Vec<_> = c.iter().map(|&it| it as f32).collect();
    let actual = launch("product", [n as u32 / 16, n as u32 / 32, 1])
        .input(&halves(&a))
        .input(&halves(&b))
        .in_out(&old)
        .scalar(n as u32)
        .run()
        .buffer::<f32>(2);
    let expected: Vec<_> = (0..n * n)
        .map(|at| {
            let products = (0..n).map(|step| a[at / n * n + step] * b[step * n + at % n]);
            (2 * products.sum::<i32>() - c[at]) as f32
        })
        .collect();
    assert_same_bits("product", &actual, &expected);
}

/// The product of 16 x 32 and 32 x 16 bytes.
fn product(left: impl Fn(usize, usize) -> i32, right: impl Fn(usize, usize) -> i32) -> Vec<i32> {
    let at = |at: usize| {
        (0..32)
            .map(|step| left(at / 16, step) * right(step, at % 16))
            .sum()
    };
    (0..256).map(at).collect()
}

/// R-SPVD-28 R-RUNA-35: arithmetic and conversions of elements, matrices in structures and as parameters; the element
/// that each work-item changes is any, but one for each.
#[test]
fn elements_of_matrices() {
    let mut generator = Generator::new(12);
    let bytes: Vec<i8> = (0..512).map(|_| generator.bits64() as i8).collect();
    let others: Vec<i8> = (0..512).map(|_| generator.bits64() as i8).collect();
    let raw: Vec<u8> = bytes.iter().map(|&it| it as u8).collect();
    let outputs = launch("elements", [2, 1, 1])
        .raw(&raw)
        .input(&others)
        .in_out(&[i32::GUARD; 512])
        .in_out(&[f16::from_f32(0.0); 512])
        .in_out(&[f32::GUARD; 512])
        .in_out(&[u32::GUARD; 512])
        .run();
    let sums = product(
        |row, step| bytes[row * 32 + step].into(),
        |step, column| others[column * 32 + step].into(),
    );
    let unsigned = product(
        |row, step| raw[row * 32 + step].into(),
        |step, column| raw[step * 16 + column].into(),
    );
    let (actual, halves) = (outputs.buffer::<i32>(2), outputs.buffer::<f16>(3));
    let (floats, words) = (outputs.buffer::<f32>(4), outputs.buffer::<u32>(5));
    for group in 0..2 {
        let mut changed = 0;
        for at in 0..256 {
            let (row, column) = (at / 16, at % 16);
            let found = actual[group * 256 + column * 16 + row];
            let sum = sums[at] + 7;
            let expected = 2 * if group == 0 { sum + 3 } else { -sum };
            assert!(
                found == expected || found == expected - 5,
                "row {row}, column {column}: {found}, expected {expected}"
            );
            changed += usize::from(found != expected);
            let (at, product) = (group * 256 + at, unsigned[at]);
            let wide = found as f32;
            let narrow = f16::from_f32(wide * 0.125);
            assert_eq!(halves[at], narrow, "row {row}, column {column}");
            assert_eq!(
                floats[at],
                wide / 4.0 - narrow.to_f32(),
                "row {row}, column {column}"
            );
            assert_eq!(
                words[at],
                product.wrapping_add(found) as u32,
                "row {row}, column {column}"
            );
        }
        assert_eq!(changed, 32, "a work-item changes one element");
    }
}

/// A change of the words of an instruction.
type Change<'a> = &'a dyn Fn(&mut Vec<u32>);

/// The errors of a program in which the operands of the first instruction of an opcode are others.
fn refused(name: &str, op: Op, change: impl Fn(&mut Vec<u32>)) -> Vec<String> {
    let bytes = std::fs::read(inputs().join(name).with_extension("spv")).unwrap();
    let (chunks, _) = bytes.as_chunks::<4>();
    let words: Vec<_> = chunks
        .iter()
        .map(|&word| u32::from_le_bytes(word))
        .collect();
    let (mut changed, mut at, mut is_first) = (words[..5].to_vec(), 5, true);
    while at < words.len() {
        let length = (words[at] >> 16) as usize;
        let mut inst = words[at..at + length].to_vec();
        if words[at] & 0xffff == op as u32 && std::mem::take(&mut is_first) {
            change(&mut inst);
            inst[0] = (inst.len() as u32) << 16 | op as u32;
        }
        changed.extend(inst);
        at += length;
    }
    let bytes: Vec<_> = changed.iter().flat_map(|word| word.to_le_bytes()).collect();
    let context = new_context();
    let (is_read, said) = diagnostic::collect(&context, Kind::Mistake, || {
        import::spirv::read(&context, &bytes, "k.spv", None).is_some()
    });
    assert!(!is_read, "{op:?} is accepted");
    said.iter().map(ToString::to_string).collect()
}

/// R-SPVD-28: the parts that mir lacks are errors at their instruction, never dropped.
#[test]
fn the_rest_is_refused() {
    let sums = Flags::SATURATING_ACCUMULATION_KHR.bits();
    let left = Flags::MATRIX_A_SIGNED_COMPONENTS_KHR.bits();
    let cases: [(&str, Op, Change<'_>, &str); 5] = [
        (
            "elements",
            Op::CooperativeMatrixMulAddKHR,
            &|inst| inst[6] |= sums,
            "saturates its sums; let them wrap around",
        ),
        (
            "elements",
            Op::CooperativeMatrixMulAddKHR,
            &|inst| inst[6] &= !left,
            "multiplies signed by unsigned integers; give both factors one sign",
        ),
        (
            "product",
            Op::CooperativeMatrixLoadKHR,
            &|inst| *inst = [&inst[..6], &[1]].concat(),
            "is volatile, which loads and stores of cooperative matrices are not",
        ),
        (
            "product",
            Op::CooperativeMatrixLoadKHR,
            &|inst| inst.truncate(5),
            "has no stride; give one",
        ),
        (
            "product",
            Op::TypeCooperativeMatrixKHR,
            &|inst| inst[3] = inst[6],
            "is a matrix of another scope than Subgroup; use that",
        ),
    ];
    for (name, op, change, message) in cases {
        let said = refused(name, op, change);
        let last = said.last().unwrap();
        assert!(last.contains(&format!("'Op{op:?}'")), "{said:?}");
        assert!(last.contains(message), "{said:?}");
        let remark = "the matrix has 16 rows and 32 columns, as by default";
        let has_remark = said.iter().any(|one| one.contains(remark));
        assert_eq!(has_remark, name == "elements", "{said:?}");
    }
}
