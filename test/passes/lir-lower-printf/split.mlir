// In a part of a divided file, an assertion has its place in the file.
// RUN: gir-opt --lir-lower-printf --split-input-file %s | FileCheck %s
// RUN: gir-opt --lir-insert-checks --split-input-file %s | FileCheck %s --check-prefix=CHECKS

// CHECK: \22file\22:\22{{[^:]*}}split.mlir\22,\22line\22:12,\22column\22:3
// CHECKS: \22file\22:\22{{[^:]*}}split.mlir\22
// CHECKS-NOT: within
// CHECKS: \22line\22:13,
func.func @first(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %c: i1)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  %x = arith.constant 5 : i32
  lir.assert %c, "first"
  lir.store %p, %x align 4 : <global, i32>, i32
  return
}

// -----

// CHECK: \22file\22:\22{{[^:]*}}split.mlir\22,\22line\22:25,\22column\22:3
// CHECKS-NOT: within
// CHECKS: \22line\22:26,
func.func @second(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %c: i1)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  %x = arith.constant 5 : i32
  lir.assert %c, "second"
  lir.store %p, %x align 4 : <global, i32>, i32
  return
}
