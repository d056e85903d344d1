//! Cooperative matrices of mir and lir, built through their views.

use crate::{
    fixture::{f32, i, module_text},
    mir_ops::function,
};
use gir_dialects::{
    common::MemoryScope,
    lir,
    mir::{self, CoopMatrixType, CoopMatrixUse, MatrixLayout, PtrType, StorageSpace},
};
use pretty_assertions::assert_eq;

#[test]
fn of_mir() {
    let text = module_text(|b| {
        let c = b.context();
        let matrix = |of| CoopMatrixType::get(c, 8, 8, f32(c), of, MemoryScope::Subgroup);
        let pointer = PtrType::get(c, StorageSpace::Global, f32(c));
        function(b, &[pointer, i(c, 32), f32(c)], |b, arguments| {
            let [p, stride, s] = arguments[..] else {
                panic!("three arguments")
            };
            let load = |of| {
                mir::CoopMatLoadOp::build(b, matrix(of), p, stride, MatrixLayout::RowMajor).result()
            };
            let factors = [CoopMatrixUse::A, CoopMatrixUse::B].map(load);
            let ty = matrix(CoopMatrixUse::Accumulator);
            let sum = mir::CoopMatSplatOp::build(b, ty, s).result();
            let sum = mir::CoopMatMulAddOp::build(b, ty, false, factors[0], factors[1], sum);
            assert!(!sum.unsigned_factors());
            mir::CoopMatStoreOp::build(b, p, sum.result(), stride, MatrixLayout::ColumnMajor);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: !mir.ptr<global, f32>, %arg1: i32, %arg2: f32) {
    %0 = mir.gpu.coop_mat_load %arg0 stride %arg1 row_major : <global, f32> -> <8x8xf32, a, subgroup>
    %1 = mir.gpu.coop_mat_load %arg0 stride %arg1 row_major : <global, f32> -> <8x8xf32, b, subgroup>
    %2 = mir.gpu.coop_mat_splat %arg2 : <8x8xf32, accumulator, subgroup>
    %3 = mir.gpu.coop_mat_mul_add %0, %1, %2 : <8x8xf32, a, subgroup>, <8x8xf32, b, subgroup> -> <8x8xf32, accumulator, subgroup>
    mir.gpu.coop_mat_store %arg0, %3 stride %arg1 column_major : <global, f32>, <8x8xf32, accumulator, subgroup>
    return
  }
}
"
    );
}

#[test]
fn of_lir() {
    let text = module_text(|b| {
        let c = b.context();
        let matrix = |of| CoopMatrixType::get(c, 8, 8, f32(c), of, MemoryScope::Subgroup);
        let pointer = PtrType::get(c, StorageSpace::Global, f32(c));
        function(b, &[pointer, i(c, 32), f32(c)], |b, arguments| {
            let [p, stride, s] = arguments[..] else {
                panic!("three arguments")
            };
            let load = |of| {
                lir::CoopMatLoadOp::build(b, matrix(of), p, stride, MatrixLayout::RowMajor, 4)
                    .result()
            };
            let factors = [CoopMatrixUse::A, CoopMatrixUse::B].map(load);
            let ty = matrix(CoopMatrixUse::Accumulator);
            let sum = lir::CoopMatSplatOp::build(b, ty, s).result();
            let sum = lir::CoopMatMulAddOp::build(b, ty, false, factors[0], factors[1], sum);
            assert!(!sum.unsigned_factors());
            lir::CoopMatStoreOp::build(b, p, sum.result(), stride, MatrixLayout::ColumnMajor, 4);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: !mir.ptr<global, f32>, %arg1: i32, %arg2: f32) {
    %0 = lir.coop_mat_load %arg0 stride %arg1 row_major align 4 : <global, f32> -> <8x8xf32, a, subgroup>
    %1 = lir.coop_mat_load %arg0 stride %arg1 row_major align 4 : <global, f32> -> <8x8xf32, b, subgroup>
    %2 = lir.coop_mat_splat %arg2 : <8x8xf32, accumulator, subgroup>
    %3 = lir.coop_mat_mul_add %0, %1, %2 : <8x8xf32, a, subgroup>, <8x8xf32, b, subgroup> -> <8x8xf32, accumulator, subgroup>
    lir.coop_mat_store %arg0, %3 stride %arg1 column_major align 4 : <global, f32>, <8x8xf32, accumulator, subgroup>
    return
  }
}
"
    );
}
