// Functions of float are those that are exact whatever the compiler is told; choices take the condition last.
// RUN: gir-opt --emit-msl %s -o %t.metal
// RUN: FileCheck %s < %t.metal
// RUN: %check-metal %t.metal

// CHECK-LABEL: kernel void functions(
func.func @functions(%x: !mir.ptr<global, f32> {mir.name = "x", mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %h: !mir.ptr<global, f16> {mir.name = "h", mir.resource = #mir.resource<set = 0, binding = 1, storage>},
    %v: !mir.ptr<global, vector<4xf32>> {mir.name = "v", mir.resource = #mir.resource<set = 0, binding = 2, storage>}, %i: !mir.ptr<global, i32> {mir.name = "i", mir.resource = #mir.resource<set = 0, binding = 3, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %a = mir.gpu.load %x : !mir.ptr<global, f32> -> f32
  // CHECK: *x = precise::fmin(precise::sqrt(*x), 2.0f) / 3.0f;
  %two = arith.constant 2.0 : f32
  %three = arith.constant 3.0 : f32
  %r = math.sqrt %a : f32
  %m = arith.minnumf %r, %two : f32
  %q = arith.divf %m, %three : f32
  mir.gpu.store %x, %q : !mir.ptr<global, f32>, f32
  // CHECK: *h = fma(
  %b = mir.gpu.load %h : !mir.ptr<global, f16> -> f16
  %f = math.fma %b, %b, %b : f16
  mir.gpu.store %h, %f : !mir.ptr<global, f16>, f16
  // CHECK: float4 [[W:.*]] = *v;
  // CHECK: *v = select(float4(0.0f), [[W]], [[W]] > float4(0.0f));
  %w = mir.gpu.load %v : !mir.ptr<global, vector<4xf32>> -> vector<4xf32>
  %zero = arith.constant dense<0.0> : vector<4xf32>
  %c = arith.cmpf ogt, %w, %zero : vector<4xf32>
  %s = arith.select %c, %w, %zero : vector<4xi1>, vector<4xf32>
  mir.gpu.store %v, %s : !mir.ptr<global, vector<4xf32>>, vector<4xf32>
  // CHECK: *i = reverse_bits(
  %n = mir.gpu.load %i : !mir.ptr<global, i32> -> i32
  %z = math.ctlz %n : i32
  %o = math.absi %n : i32
  %p = arith.addi %z, %o : i32
  %t = mir.bitreverse %p : i32
  mir.gpu.store %i, %t : !mir.ptr<global, i32>, i32
  return
}
