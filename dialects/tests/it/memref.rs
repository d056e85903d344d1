//! Memref types in parts, and the views of the ops that work on them.

use crate::fixture::{context, f32, parse};
use gir_dialects::{
    ir::{self, AttributeExt, Context, MemRef, Module, Type, TypeExt, is_unranked_memref},
    upstream::{gpu, memref},
};

/// A module with a function that takes a value of a type.
fn taking<'c>(context: &'c Context, ty: &str) -> Module<'c> {
    parse(context, &format!("func.func private @f({ty})"))
}

fn parameter<'c>(module: &Module<'c>) -> Type<'c> {
    let function = module.body().first_op();
    let ty = function.and_then(|op| op.attribute("function_type")?.as_type());
    let inputs = ty.and_then(Type::as_function).map(|(inputs, _)| inputs);
    inputs.expect("a function")[0]
}

#[test]
fn a_memref_has_parts() {
    let context = context();
    let module = taking(&context, "memref<4x?xf32, #gpu.address_space<workgroup>>");
    let memref = MemRef::of(parameter(&module)).unwrap();
    assert_eq!(memref.shape, [Some(4), None]);
    assert_eq!(memref.element, f32(&context));
    assert!(memref.is_identity && memref.is_contiguous());
    assert_eq!(memref.strides, Some((vec![None, Some(1)], Some(0))));
    assert_eq!(memref.count(), None);
    let space = memref.space.and_then(gpu::AddressSpaceAttr::from_attribute);
    assert_eq!(space.unwrap().value(), gpu::AddressSpace::Workgroup);
}

#[test]
fn a_layout_may_say_what_is_so_without_it() {
    let context = context();
    let is_contiguous = |ty: &str| {
        let module = taking(&context, ty);
        let memref = MemRef::of(parameter(&module)).unwrap();
        (memref.is_identity, memref.is_contiguous())
    };
    assert_eq!(is_contiguous("memref<2x3xf32>"), (true, true));
    assert_eq!(
        is_contiguous("memref<2x3xf32, strided<[3, 1]>>"),
        (false, true)
    );
    assert_eq!(
        is_contiguous("memref<2x3xf32, strided<[4, 1]>>"),
        (false, false)
    );
    assert_eq!(
        is_contiguous("memref<2x3xf32, strided<[3, 1], offset: 1>>"),
        (false, false)
    );
    assert_eq!(
        is_contiguous("memref<2x3xf32, strided<[3, 1], offset: ?>>"),
        (false, false)
    );
    assert_eq!(
        is_contiguous("memref<2x?xf32, strided<[?, 1]>>"),
        (false, false)
    );
    assert_eq!(
        is_contiguous("memref<2x3xf32, affine_map<(i, j) -> (j, i)>>"),
        (false, false)
    );
}

#[test]
fn other_types_are_no_memrefs() {
    let context = context();
    assert!(MemRef::of(f32(&context)).is_none());
    let module = taking(&context, "memref<*xf32>");
    assert!(MemRef::of(parameter(&module)).is_none());
    assert!(is_unranked_memref(parameter(&module)));
    let made = ir::memref(&[2, MemRef::DYNAMIC], f32(&context), None);
    assert_eq!(made.to_string(), "memref<2x?xf32>");
    assert!(Type::index(&context).is_index() && !made.is_index());
    assert_eq!(
        MemRef::of(ir::memref(&[i64::MAX, 2], made, None))
            .unwrap()
            .count(),
        None
    );
}

const METADATA: &str = "
func.func @f(%m: memref<?x4xf32>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return
}";

#[test]
fn results_of_equal_number_are_told_apart() {
    let context = context();
    let module = parse(&context, METADATA);
    let function = module.body().first_op().unwrap();
    let first = function
        .region(0)
        .first_block()
        .and_then(|block| block.first_op());
    let parts: memref::ExtractStridedMetadataOp<'_> = first.and_then(|op| op.cast()).unwrap();
    let results: Vec<_> = first.unwrap().results().collect();
    assert_eq!(parts.offset(), results[1]);
    assert_eq!(parts.sizes(), results[2..4]);
    assert_eq!(parts.strides(), results[4..6]);
}

const INDICES: &str = "
func.func @f() {
  %i = arith.constant dense<[1, -2]> : vector<2xindex>
  return
}";

#[test]
fn indices_in_attributes_have_64_bits() {
    let context = context();
    let module = parse(&context, INDICES);
    let function = module.body().first_op().unwrap();
    let constant = function
        .region(0)
        .first_block()
        .and_then(|block| block.first_op())
        .unwrap();
    let bytes = constant
        .attribute("value")
        .and_then(AttributeExt::as_dense_bytes);
    let expected = [1_i64, -2].map(i64::to_le_bytes).concat();
    assert_eq!(bytes, Some(expected));
}
