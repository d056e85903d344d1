//! Matrices on a device, compared bit by bit with Rust.
//!
//! Sums and products round one by one in the order of the operations' descriptions, so that there is no tolerance.

use std::fs;
use std::ops::{Add, Mul, Sub};

use half::f16;

use super::e2e::{
    assert_same_bits,
    inputs::Generator,
    launch::{DEVICES, Element, Launch},
    vulkan_expected,
};
use super::mir_kernel::{Buffer, MirKernel};

const ITEMS: usize = 64;

/// A type of elements.
trait Float: Element + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> {
    fn nearest(value: f64) -> Self;
}

macro_rules! floats {
    ($($ty:ident $nearest:expr;)+) => {$(
        impl Float for $ty {
            fn nearest(value: f64) -> Self {
                $nearest(value)
            }
        }
    )+};
}
floats! {
    f16 f16::from_f64;
    f32 |value| value as f32;
    f64 std::convert::identity;
}

/// A matrix as its rows.
type Rows<T> = Vec<Vec<T>>;

/// Numbers of either sign, with most bits of their significands.
fn numbers<T: Float>(seed: u64, count: usize) -> Vec<T> {
    let mut generator = Generator::new(seed);
    let next = |_| T::nearest(f64::from(generator.noise()) * 4.0);
    (0..count).map(next).collect()
}

/// The matrix whose rows, each `length` long, have this `stride`.
fn lines<T: Float>(memory: &[T], count: usize, length: usize, stride: usize) -> Rows<T> {
    (0..count)
        .map(|line| memory[line * stride..][..length].to_vec())
        .collect()
}

fn transposed<T: Float>(rows: &[Vec<T>]) -> Rows<T> {
    (0..rows[0].len())
        .map(|column| rows.iter().map(|row| row[column]).collect())
        .collect()
}

fn dot<T: Float>(row: &[T], column: &[T]) -> T {
    let products = row.iter().zip(column).map(|(&x, &y)| x * y);
    products.reduce(|sum, product| sum + product).unwrap()
}

fn product<T: Float>(a: &[Vec<T>], b: &[Vec<T>]) -> Rows<T> {
    let columns = transposed(b);
    a.iter()
        .map(|row| columns.iter().map(|column| dot(row, column)).collect())
        .collect()
}

/// Extents of the factors: rows of the left one, its columns, columns of the right one.
#[derive(Clone, Copy)]
struct Shape {
    rows: usize,
    inner: usize,
    columns: usize,
}

impl Shape {
    /// Elements from a row of the left factor to the next: one more than it has.
    fn left_stride(self) -> usize {
        self.inner + 1
    }

    /// Elements from a column of the right factor to the next.
    fn right_stride(self) -> usize {
        self.inner + 2
    }

    /// Elements from a line of a result to the next.
    fn result_stride(self) -> usize {
        5
    }

    /// Elements of each result.
    fn result(self) -> usize {
        4 * self.result_stride()
    }
}

/// Results of a work-item.
const RESULTS: usize = 6;

/// The computation of a work-item on its matrices and a number.
fn body(shape: Shape, element: &str, size: usize) -> String {
    let Shape {
        rows,
        inner,
        columns,
    } = shape;
    let left = format!("<{inner}x{rows}x{element}>");
    let right = format!("<{columns}x{inner}x{element}>");
    let both = format!("<{columns}x{rows}x{element}>");
    let flipped = format!("<{rows}x{inner}x{element}>");
    let row = format!("vector<{inner}x{element}>");
    let column = format!("vector<{rows}x{element}>");
    let memory = format!("<global, {element}>");
    let place = |name: &str, buffer: &str, index: &str, elements: usize| {
        format!(
            "  %{name} = mir.gpu.gep %{buffer}[{index}] stride {} : {memory}, i32\n",
            elements * size
        )
    };
    let mut text = String::from("  %i = mir.gpu.global_id x\n");
    let constants = [
        ("ls", shape.left_stride()),
        ("rs", shape.right_stride()),
        ("os", shape.result_stride()),
        ("count", RESULTS),
    ];
    for (name, value) in constants {
        text += &format!("  %{name} = arith.constant {value} : i32\n");
    }
    text += &place("ap", "as", "%i", rows * shape.left_stride());
    text += &place("bp", "bs", "%i", columns * shape.right_stride());
    text += &place("sp", "ss", "%i", 1);
    text += &format!(
        "  %a = mir.gpu.mat_load %ap stride %ls row_major : {memory} -> {left}
  %b = mir.gpu.mat_load %bp stride %rs column_major : {memory} -> {right}
  %s = mir.gpu.load %sp : {memory} -> {element}
  %r0 = mir.gpu.mat_mul %a, %b : {left}, {right} -> {both}
  %r1 = mir.gpu.mat_transpose %a : {left} -> {flipped}
  %filled = mir.gpu.mat_splat %s : {left}
  %sum = mir.gpu.mat_add %a, %filled : {left}
  %r2 = mir.gpu.mat_scale %sum, %s : {left}
  %r3 = mir.gpu.mat_sub %r2, %a : {left}
  %first = mir.gpu.mat_row %a[0] : {left} -> {row}
  %v = mir.gpu.mat_vec_mul %a, %first : {left}, {row} -> {column}
  %r4 = mir.gpu.mat_construct {} : {} -> <{rows}x2x{element}>
  %last = mir.gpu.mat_extract %a[{}, {}] : {left}
  %r5 = mir.gpu.mat_splat %last : {left}
  %base = arith.muli %i, %count : i32
",
        ["%v"; 2].join(", "),
        [column.as_str(); 2].join(", "),
        rows - 1,
        inner - 1,
    );
    let vectors = format!("<{rows}x2x{element}>");
    let types = [&both, &flipped, &left, &left, &vectors, &left];
    for (number, ty) in types.into_iter().enumerate() {
        let layout = if number == 1 {
            "column_major"
        } else {
            "row_major"
        };
        text += &format!(
            "  %n{number} = arith.constant {number} : i32
  %o{number} = arith.addi %base, %n{number} : i32
"
        );
        text += &place(
            &format!("p{number}"),
            "results",
            &format!("%o{number}"),
            shape.result(),
        );
        text += &format!(
            "  mir.gpu.mat_store %p{number}, %r{number} stride %os {layout} : {memory}, {ty}\n"
        );
    }
    text
}

/// The expected memory after the kernel: the rows of each result, guards between them.
fn expected<T: Float>(shape: Shape, a: &[T], b: &[T], s: T) -> Vec<T> {
    let a = lines(a, shape.rows, shape.inner, shape.left_stride());
    let b = transposed(&lines(b, shape.columns, shape.inner, shape.right_stride()));
    let each = |matrix: &Rows<T>, of: &dyn Fn(T) -> T| -> Rows<T> {
        let row = |row: &Vec<T>| row.iter().map(|&element| of(element)).collect();
        matrix.iter().map(row).collect()
    };
    let scaled = each(&a, &|element| (element + s) * s);
    let differences = std::iter::zip(&scaled, &a)
        .map(|(x, y)| std::iter::zip(x, y).map(|(&x, &y)| x - y).collect())
        .collect();
    let dots: Vec<T> = a.iter().map(|row| dot(row, &a[0])).collect();
    let last = a[shape.rows - 1][shape.inner - 1];
    let results: [Rows<T>; RESULTS] = [
        product(&a, &b),
        // Stored by columns, which are the rows of the transposed matrix.
        a.clone(),
        scaled,
        differences,
        vec![dots; 2],
        each(&a, &|_| last),
    ];
    let mut memory = vec![];
    for result in results {
        let mut room = vec![T::GUARD; shape.result()];
        for (line, values) in result.iter().enumerate() {
            room[line * shape.result_stride()..][..values.len()].copy_from_slice(values);
        }
        memory.extend(room);
    }
    memory
}

fn check<T: Float>(shape: Shape) {
    if !vulkan_expected() {
        return;
    }
    let left = shape.rows * shape.left_stride();
    let right = shape.columns * shape.right_stride();
    let a = numbers::<T>(1, ITEMS * left);
    let b = numbers::<T>(2, ITEMS * right);
    let s = numbers::<T>(3, ITEMS);
    let buffers = ["as", "bs", "ss", "results"].map(|name| Buffer {
        name,
        scalar: T::SCALAR,
        lanes: 1,
    });
    let body = body(shape, T::SCALAR.name(), T::SCALAR.size());
    let outputs = MirKernel::new([ITEMS as u32, 1, 1], &buffers, &body, "")
        .launch(1)
        .input(&a)
        .input(&b)
        .input(&s)
        .in_out(&vec![T::GUARD; ITEMS * RESULTS * shape.result()])
        .run();
    let expected: Vec<T> = (0..ITEMS)
        .flat_map(|item| expected(shape, &a[item * left..], &b[item * right..], s[item]))
        .collect();
    let what = format!(
        "{}x{} times {}x{} of {}",
        shape.rows,
        shape.inner,
        shape.inner,
        shape.columns,
        T::SCALAR
    );
    assert_same_bits(&what, &outputs.buffer::<T>(3), &expected);
}

// R-RUNA-8 R-RUNA-35
#[test]
fn matrices_of_every_shape() {
    for rows in 2..=4 {
        for inner in 2..=4 {
            for columns in 2..=4 {
                check::<f32>(Shape {
                    rows,
                    inner,
                    columns,
                });
            }
        }
    }
}

#[test]
fn matrices_of_every_type() {
    let shape = Shape {
        rows: 3,
        inner: 4,
        columns: 2,
    };
    check::<f16>(shape);
    check::<f64>(shape);
}

/// The order of a dot product shows in its bits.
#[test]
fn dot_products_add_from_left_to_right() {
    let [a, b] = [1, 2].map(|seed| numbers::<f32>(seed, 400));
    let differs = |(x, y): (&[f32], &[f32])| {
        let backwards: Vec<Vec<f32>> = [x, y].map(|row| row.iter().rev().copied().collect()).into();
        dot(x, y) != dot(&backwards[0], &backwards[1])
    };
    assert!(
        a.chunks(4)
            .zip(b.chunks(4))
            .filter(|&rows| differs(rows))
            .count()
            > 20
    );
}

/// Matrices as values in memory of every kind, through control flow and calls.
// R-RUNA-8
#[test]
fn matrices_in_memory() {
    if !vulkan_expected() {
        return;
    }
    let text = "
mir.gpu.global @tile : !mir.ptr<workgroup, !mir.matrix<3x2xf32>> count 64 elem !mir.matrix<3x2xf32>

func.func @apply(%in: !mir.ptr<global, !mir.matrix<3x2xf32>> {mir.name = \"in\", mir.type = !mir.matrix<3x2xf32>, mir.resource = #mir.resource<set = 0, binding = 0, storage>},
                 %out: !mir.ptr<global, !mir.matrix<3x2xf32>> {mir.name = \"out\", mir.type = !mir.matrix<3x2xf32>, mir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %i = mir.gpu.local_id x
  %p = mir.gpu.gep %in[%i] stride 32 : !mir.ptr<global, !mir.matrix<3x2xf32>>, i32
  %m = mir.gpu.load %p : !mir.ptr<global, !mir.matrix<3x2xf32>> -> !mir.matrix<3x2xf32>
  %tile = mir.gpu.address_of @tile : !mir.ptr<workgroup, !mir.matrix<3x2xf32>>
  %mine = mir.gpu.gep %tile[%i] stride 32 : !mir.ptr<workgroup, !mir.matrix<3x2xf32>>, i32
  mir.gpu.store %mine, %m : !mir.ptr<workgroup, !mir.matrix<3x2xf32>>, !mir.matrix<3x2xf32>
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %last = arith.constant 63 : i32
  %across = arith.subi %last, %i : i32
  %theirs = mir.gpu.gep %tile[%across] stride 32 : !mir.ptr<workgroup, !mir.matrix<3x2xf32>>, i32
  %n = mir.gpu.load %theirs : !mir.ptr<workgroup, !mir.matrix<3x2xf32>> -> !mir.matrix<3x2xf32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %bits = arith.andi %i, %three : i32
  %sum = scf.for %k = %zero to %bits step %one iter_args(%acc = %m) -> (!mir.matrix<3x2xf32>) : i32 {
    %next = func.call @add(%acc, %n) : (!mir.matrix<3x2xf32>, !mir.matrix<3x2xf32>) -> !mir.matrix<3x2xf32>
    scf.yield %next : !mir.matrix<3x2xf32>
  }
  %both = mir.gpu.alloc 2 : !mir.ptr<private, !mir.matrix<3x2xf32>>
  %second = mir.gpu.gep %both[%one] stride 32 : !mir.ptr<private, !mir.matrix<3x2xf32>>, i32
  mir.gpu.store %both, %sum : !mir.ptr<private, !mir.matrix<3x2xf32>>, !mir.matrix<3x2xf32>
  mir.gpu.store %second, %n : !mir.ptr<private, !mir.matrix<3x2xf32>>, !mir.matrix<3x2xf32>
  %odd = arith.andi %i, %one : i32
  %chosen = mir.gpu.gep %both[%odd] stride 32 : !mir.ptr<private, !mir.matrix<3x2xf32>>, i32
  %r = mir.gpu.load %chosen : !mir.ptr<private, !mir.matrix<3x2xf32>> -> !mir.matrix<3x2xf32>
  %c = arith.cmpi eq, %i, %zero : i32
  %result = arith.select %c, %m, %r : !mir.matrix<3x2xf32>
  %q = mir.gpu.gep %out[%i] stride 32 : !mir.ptr<global, !mir.matrix<3x2xf32>>, i32
  mir.gpu.store %q, %result : !mir.ptr<global, !mir.matrix<3x2xf32>>, !mir.matrix<3x2xf32>
  return
}

func.func @add(%x: !mir.matrix<3x2xf32>, %y: !mir.matrix<3x2xf32>) -> !mir.matrix<3x2xf32> {
  %0 = mir.gpu.mat_add %x, %y : <3x2xf32>
  return %0 : !mir.matrix<3x2xf32>
}
";
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("kernel.mlir");
    fs::write(&file, text).unwrap();
    // Rows of three take the space of four.
    let values = numbers::<f32>(4, ITEMS * 8);
    let outputs = Launch::of(&file, "apply", [1, 1, 1])
        .by(DEVICES)
        .input(&values)
        .in_out(&vec![f32::GUARD; ITEMS * 8])
        .run();
    let actual = outputs.buffer::<f32>(1);
    for item in 0..ITEMS {
        let across = ITEMS - 1 - item;
        for place in (0..8).filter(|place| place % 4 != 3) {
            let [m, n] = [item, across].map(|item| values[item * 8 + place]);
            let sum = (0..item % 4).fold(m, |sum, _| sum + n);
            let expected = match item {
                0 => m,
                _ if item % 2 == 1 => n,
                _ => sum,
            };
            let actual = actual[item * 8 + place];
            assert_eq!(actual.to_bits(), expected.to_bits(), "{place} of {item}");
        }
    }
}
