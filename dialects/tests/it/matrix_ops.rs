//! Matrices of mir and lir, built through their views.

use crate::{
    fixture::{f32, i, module_text},
    mir_ops::function,
};
use gir_dialects::{
    ir, lir,
    mir::{self, MatrixLayout, MatrixType, PtrType, StorageSpace},
};
use pretty_assertions::assert_eq;

#[test]
fn of_mir() {
    let text = module_text(|b| {
        let c = b.context();
        let matrix = |columns, rows| MatrixType::get(c, columns, rows, f32(c));
        let pointer = PtrType::get(c, StorageSpace::Global, f32(c));
        let inputs = [
            matrix(3, 2),
            matrix(4, 3),
            ir::vector(3, f32(c)),
            f32(c),
            pointer,
            i(c, 32),
        ];
        function(b, &inputs, |b, arguments| {
            let [m, n, v, s, p, stride] = arguments[..] else {
                panic!("six arguments")
            };
            mir::MatConstructOp::build(b, m.ty(), &[v, v]);
            mir::MatSplatOp::build(b, m.ty(), s);
            let row = mir::MatRowOp::build(b, v.ty(), m, 1);
            assert_eq!((row.matrix(), row.row()), (m, 1));
            let element = mir::MatExtractOp::build(b, s.ty(), m, 1, 2);
            assert_eq!((element.row(), element.column()), (1, 2));
            mir::MatTransposeOp::build(b, matrix(2, 3), m);
            mir::MatAddOp::build(b, m.ty(), m, m);
            mir::MatSubOp::build(b, m.ty(), m, m);
            mir::MatScaleOp::build(b, m.ty(), m, s);
            mir::MatMulOp::build(b, matrix(4, 2), m, n);
            mir::MatVecMulOp::build(b, ir::vector(2, f32(c)), m, v);
            let load = mir::MatLoadOp::build(b, m.ty(), p, stride, MatrixLayout::RowMajor);
            assert_eq!(
                (load.stride(), load.layout()),
                (stride, MatrixLayout::RowMajor)
            );
            mir::MatStoreOp::build(b, p, m, stride, MatrixLayout::ColumnMajor);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: !mir.matrix<3x2xf32>, %arg1: !mir.matrix<4x3xf32>, %arg2: vector<3xf32>, %arg3: f32, %arg4: !mir.ptr<global, f32>, %arg5: i32) {
    %0 = mir.gpu.mat_construct %arg2, %arg2 : vector<3xf32>, vector<3xf32> -> <3x2xf32>
    %1 = mir.gpu.mat_splat %arg3 : <3x2xf32>
    %2 = mir.gpu.mat_row %arg0[1] : <3x2xf32> -> vector<3xf32>
    %3 = mir.gpu.mat_extract %arg0[1, 2] : <3x2xf32>
    %4 = mir.gpu.mat_transpose %arg0 : <3x2xf32> -> <2x3xf32>
    %5 = mir.gpu.mat_add %arg0, %arg0 : <3x2xf32>
    %6 = mir.gpu.mat_sub %arg0, %arg0 : <3x2xf32>
    %7 = mir.gpu.mat_scale %arg0, %arg3 : <3x2xf32>
    %8 = mir.gpu.mat_mul %arg0, %arg1 : <3x2xf32>, <4x3xf32> -> <4x2xf32>
    %9 = mir.gpu.mat_vec_mul %arg0, %arg2 : <3x2xf32>, vector<3xf32> -> vector<2xf32>
    %10 = mir.gpu.mat_load %arg4 stride %arg5 row_major : <global, f32> -> <3x2xf32>
    mir.gpu.mat_store %arg4, %arg0 stride %arg5 column_major : <global, f32>, <3x2xf32>
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
        let matrix = |columns, rows| MatrixType::get(c, columns, rows, f32(c));
        let pointer = PtrType::get(c, StorageSpace::Global, f32(c));
        let inputs = [
            matrix(3, 2),
            matrix(4, 3),
            ir::vector(3, f32(c)),
            f32(c),
            pointer,
            i(c, 32),
        ];
        function(b, &inputs, |b, arguments| {
            let [m, n, v, s, p, stride] = arguments[..] else {
                panic!("six arguments")
            };
            lir::MatConstructOp::build(b, m.ty(), &[v, v]);
            lir::MatSplatOp::build(b, m.ty(), s);
            let row = lir::MatRowOp::build(b, v.ty(), m, 1);
            assert_eq!((row.matrix(), row.row()), (m, 1));
            let element = lir::MatExtractOp::build(b, s.ty(), m, 1, 2);
            assert_eq!((element.row(), element.column()), (1, 2));
            lir::MatTransposeOp::build(b, matrix(2, 3), m);
            lir::MatAddOp::build(b, m.ty(), m, m);
            lir::MatSubOp::build(b, m.ty(), m, m);
            lir::MatScaleOp::build(b, m.ty(), m, s);
            lir::MatMulOp::build(b, matrix(4, 2), m, n);
            lir::MatVecMulOp::build(b, ir::vector(2, f32(c)), m, v);
            let load = lir::MatLoadOp::build(b, m.ty(), p, stride, MatrixLayout::RowMajor, 4);
            assert_eq!(
                (load.stride(), load.layout()),
                (stride, MatrixLayout::RowMajor)
            );
            lir::MatStoreOp::build(b, p, m, stride, MatrixLayout::ColumnMajor, 4);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: !mir.matrix<3x2xf32>, %arg1: !mir.matrix<4x3xf32>, %arg2: vector<3xf32>, %arg3: f32, %arg4: !mir.ptr<global, f32>, %arg5: i32) {
    %0 = lir.mat_construct %arg2, %arg2 : vector<3xf32>, vector<3xf32> -> <3x2xf32>
    %1 = lir.mat_splat %arg3 : <3x2xf32>
    %2 = lir.mat_row %arg0[1] : <3x2xf32> -> vector<3xf32>
    %3 = lir.mat_extract %arg0[1, 2] : <3x2xf32>
    %4 = lir.mat_transpose %arg0 : <3x2xf32> -> <2x3xf32>
    %5 = lir.mat_add %arg0, %arg0 : <3x2xf32>
    %6 = lir.mat_sub %arg0, %arg0 : <3x2xf32>
    %7 = lir.mat_scale %arg0, %arg3 : <3x2xf32>
    %8 = lir.mat_mul %arg0, %arg1 : <3x2xf32>, <4x3xf32> -> <4x2xf32>
    %9 = lir.mat_vec_mul %arg0, %arg2 : <3x2xf32>, vector<3xf32> -> vector<2xf32>
    %10 = lir.mat_load %arg4 stride %arg5 row_major align 4 : <global, f32> -> <3x2xf32>
    lir.mat_store %arg4, %arg0 stride %arg5 column_major align 4 : <global, f32>, <3x2xf32>
    return
  }
}
"
    );
}
