//! Tests of the published rules by their numbers. R-RUNA-8 R-RUNA-22

use super::*;
use gir_dialects::{driver, ir::Signedness, melior::dialect::DialectRegistry};
use pretty_assertions::assert_eq;

/// A context with mir loaded.
fn context() -> Context {
    let registry = DialectRegistry::new();
    driver::register_dialects(&registry);
    let context = Context::new();
    context.append_dialect_registry(&registry);
    context.load_all_available_dialects();
    context
}

const RULES: [Layout; 3] = [Layout::Std140, Layout::Std430, Layout::Metal];

/// Size and alignment of a single value, by each of the rules.
fn extents(ty: Type<'_>) -> [Option<(i64, i64)>; 3] {
    RULES.map(|rules| extent(rules, ty).map(|extent| (extent.size, extent.align)))
}

/// Alignment of the elements and stride, by each of the rules.
fn arrays(ty: Type<'_>) -> [Option<(i64, i64)>; 3] {
    RULES.map(|rules| {
        Elements::new(rules, ty).map(|elements| (elements.element.align, elements.stride))
    })
}

fn all<T: Copy>(value: T) -> [Option<T>; 3] {
    [Some(value); 3]
}

#[test]
fn scalars_are_aligned_to_their_size() {
    let context = context();
    for width in [8, 16, 32, 64] {
        let ty = ir::integer_type(&context, width, Signedness::Signless);
        let bytes = i64::from(width / 8);
        assert_eq!(extents(ty), all((bytes, bytes)));
    }
    assert_eq!(extents(Type::float16(&context)), all((2, 2)));
    assert_eq!(extents(Type::float32(&context)), all((4, 4)));
}

#[test]
fn a_vector_of_three_is_aligned_as_one_of_four() {
    let context = context();
    let float = Type::float32(&context);
    assert_eq!(extents(ir::vector(2, float)), all((8, 8)));
    assert_eq!(
        extents(ir::vector(3, float)),
        [Some((12, 16)), Some((12, 16)), Some((16, 16))]
    );
    assert_eq!(extents(ir::vector(4, float)), all((16, 16)));
    let half = Type::float16(&context);
    assert_eq!(
        extents(ir::vector(3, half)),
        [Some((6, 8)), Some((6, 8)), Some((8, 8))]
    );
}

#[test]
fn std140_aligns_elements_of_arrays_to_16_bytes() {
    let context = context();
    let float = Type::float32(&context);
    assert_eq!(arrays(float), [Some((16, 16)), Some((4, 4)), Some((4, 4))]);
    assert_eq!(
        arrays(ir::vector(2, float)),
        [Some((16, 16)), Some((8, 8)), Some((8, 8))]
    );
    assert_eq!(arrays(ir::vector(3, float)), all((16, 16)));
    assert_eq!(arrays(ir::vector(4, float)), all((16, 16)));
    let byte = ir::integer_type(&context, 8, Signedness::Signless);
    assert_eq!(arrays(byte), [Some((16, 16)), Some((1, 1)), Some((1, 1))]);
}

#[test]
fn doubles_are_wider_and_metal_has_none() {
    let context = context();
    let double = Type::float64(&context);
    assert_eq!(extents(double), [Some((8, 8)), Some((8, 8)), None]);
    let three = ir::vector(3, double);
    assert_eq!(extents(three), [Some((24, 32)), Some((24, 32)), None]);
    assert_eq!(arrays(three), [Some((32, 32)), Some((32, 32)), None]);
    let matrix = mir::MatrixType::get(&context, 2, 2, double);
    assert_eq!(extents(matrix), [Some((32, 16)), Some((32, 16)), None]);
}

/// Size, alignment and stride of matrices of f32.
fn matrices(context: &Context, columns: i64, rows: i64) -> [(i64, i64, i64); 3] {
    let ty = mir::MatrixType::get(context, columns, rows, Type::float32(context));
    RULES.map(|rules| {
        let extent = extent(rules, ty).unwrap();
        let stride = matrix(rules, ty).unwrap().stride;
        (extent.size, extent.align, stride)
    })
}

#[test]
fn a_matrix_is_an_array_of_rows_and_of_columns_for_metal() {
    let context = context();
    let of = |columns, rows| matrices(&context, columns, rows);
    assert_eq!(of(2, 2), [(32, 16, 16), (16, 8, 8), (16, 8, 8)]);
    assert_eq!(of(3, 3), [(48, 16, 16); 3]);
    assert_eq!(of(4, 4), [(64, 16, 16); 3]);
    // Two columns, three rows: three rows of two, or two columns of three.
    assert_eq!(of(2, 3), [(48, 16, 16), (24, 8, 8), (32, 16, 16)]);
    assert_eq!(of(3, 2), [(32, 16, 16), (32, 16, 16), (24, 8, 8)]);
    assert_eq!(of(4, 2), [(32, 16, 16), (32, 16, 16), (32, 8, 8)]);
    let float = Type::float32(&context);
    let ty = mir::MatrixType::get(&context, 2, 3, float);
    let majors = RULES.map(|rules| matrix(rules, ty).unwrap().major);
    assert_eq!(majors, [Major::Row, Major::Row, Major::Column]);
    assert!(matrix(Layout::Std140, float).is_none());
}

/// Metal Shading Language specification, table 2.4: columns, rows, size and
/// alignment of matrices of `half`, and of `float`.
const METAL_MATRICES: [[i64; 6]; 9] = [
    [2, 2, 8, 4, 16, 8],
    [2, 3, 16, 8, 32, 16],
    [2, 4, 16, 8, 32, 16],
    [3, 2, 12, 4, 24, 8],
    [3, 3, 24, 8, 48, 16],
    [3, 4, 24, 8, 48, 16],
    [4, 2, 16, 4, 32, 8],
    [4, 3, 32, 8, 64, 16],
    [4, 4, 32, 8, 64, 16],
];

#[test]
fn matrices_of_metal_have_the_published_sizes() {
    let context = context();
    for [columns, rows, half_size, half_align, size, align] in METAL_MATRICES {
        let of = |element| {
            let ty = mir::MatrixType::get(&context, columns, rows, element);
            let extent = extent(Layout::Metal, ty).unwrap();
            (extent.size, extent.align)
        };
        assert_eq!(of(Type::float16(&context)), (half_size, half_align));
        assert_eq!(of(Type::float32(&context)), (size, align));
    }
}

#[test]
fn arrays_of_matrices() {
    let context = context();
    let half = mir::MatrixType::get(&context, 3, 3, Type::float16(&context));
    assert_eq!(arrays(half), [Some((16, 48)), Some((8, 24)), Some((8, 24))]);
    let float = mir::MatrixType::get(&context, 2, 2, Type::float32(&context));
    assert_eq!(
        arrays(float),
        [Some((16, 32)), Some((8, 16)), Some((8, 16))]
    );
}

#[test]
fn what_the_rules_do_not_have() {
    let context = context();
    let flag = ir::integer_type(&context, 1, Signedness::Signless);
    assert_eq!(extents(flag), [None; 3]);
    assert_eq!(extents(ir::vector(8, Type::float32(&context))), [None; 3]);
}

#[test]
fn a_layout_states_all_of_it() {
    let context = context();
    let three = ir::vector(3, Type::float32(&context));
    let elements = Elements::new(Layout::Std430, three).unwrap();
    assert_eq!(
        elements.attribute(&context).to_string(),
        "#lir.layout<std430, size = 12, align = 16, stride = 16>"
    );
    let matrix = mir::MatrixType::get(&context, 2, 3, Type::float32(&context));
    let elements = Elements::new(Layout::Metal, matrix).unwrap();
    assert_eq!(
        elements.attribute(&context).to_string(),
        "#lir.layout<metal, size = 32, align = 16, stride = 32, matrix_stride = 16, major = column>"
    );
}
