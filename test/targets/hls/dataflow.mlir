// The stages of a dataflow are functions; arrays between them are those of a workgroup.
//
// Launch: any number of workgroups; x and out have 64 elements for each. A test simulates it.
//
// R-RUNA-95 R-RUNA-99
// RUN: gir-opt --emit-hls %s -o %t.cpp && FileCheck %s < %t.cpp
// RUN: %check-hls %t.cpp
// RUN: rm -rf %t && gir-opt --emit-hls %s -o %t/ && FileCheck %s --check-prefix=REPORT < %t/report.json
// RUN: gir-opt --emit-hls --hls-flow=oneapi %s -o /dev/null

// The longest stage for each workgroup, not all three.
// REPORT: "label": "groups",
// REPORT: "cycles": 140425
// REPORT: "cycles": 137
// REPORT: "cycles": 67
// REPORT: "cycles": 69

mir.gpu.global @turned : !mir.ptr<workgroup, i32> count 64 elem i32
mir.gpu.global @sums : !mir.ptr<workgroup, i32> count 64 elem i32 {mir.fpga_partition = #mir.fpga_partition<mode = block, factor = 2>}
// The name of the first stage is taken.
mir.gpu.global @three_stage : !mir.ptr<constant, i32> count 4 elem i32 = dense<[1, 10, 100, 1000]> : tensor<4xi32>

// CHECK: static void three_stage2(hls::stream<uint32_t>& x, uint32_t [[KEPT:[a-z0-9_]+]][64], uint32_t turned[64]) {
// CHECK: static void three_stage3(uint32_t turned[64], uint32_t sums[64]) {
// CHECK: static void three_stage4(
// CHECK: extern "C" void three(
// CHECK-NOT: static
// CHECK: #pragma HLS DATAFLOW
// CHECK: uint32_t turned[64];
// CHECK: uint32_t sums[64];
// CHECK: #pragma HLS ARRAY_PARTITION variable=sums block factor=2 dim=1
// CHECK: uint32_t [[KEPT2:[a-z0-9_]+]][64];
// CHECK-NEXT: three_stage2(x, [[KEPT2]], turned);
// CHECK-NEXT: three_stage3(turned, sums);
// CHECK-NEXT: three_stage4(sums, n, [[KEPT2]], gir_groups_x, out);
// CHECK-NEXT: }
func.func @three(
    %x: !mir.ptr<global, i32> {mir.name = "x", mir.resource = #mir.resource<set = 0, binding = 0, storage>},
    %out: !mir.ptr<global, i32> {mir.name = "out", mir.resource = #mir.resource<set = 0, binding = 1, storage>},
    %n: i32 {mir.name = "n"})
    attributes {mir.fpga_dataflow, mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %turned = mir.gpu.address_of @turned : !mir.ptr<workgroup, i32>
  %sums = mir.gpu.address_of @sums : !mir.ptr<workgroup, i32>
  %i = mir.gpu.local_id x
  %g = mir.gpu.global_id x
  %groups = mir.gpu.num_workgroups x
  %c63 = arith.constant 63 : i32
  %c1 = arith.constant 1 : i32

  // Turned around; the square is kept for the last stage.
  %x.at = mir.gpu.gep unsigned %x[%g] stride 4 : !mir.ptr<global, i32>, i32
  %v = mir.gpu.load %x.at : !mir.ptr<global, i32> -> i32
  %square = arith.muli %v, %v : i32
  %j = arith.subi %c63, %i : i32
  %turned.at = mir.gpu.gep unsigned %turned[%j] stride 4 : !mir.ptr<workgroup, i32>, i32
  mir.gpu.store %turned.at, %v : !mir.ptr<workgroup, i32>, i32
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel

  // Sums of neighbours.
  %next = arith.addi %i, %c1 : i32
  %k = arith.andi %next, %c63 : i32
  %one.at = mir.gpu.gep unsigned %turned[%i] stride 4 : !mir.ptr<workgroup, i32>, i32
  %two.at = mir.gpu.gep unsigned %turned[%k] stride 4 : !mir.ptr<workgroup, i32>, i32
  %one = mir.gpu.load %one.at : !mir.ptr<workgroup, i32> -> i32
  %two = mir.gpu.load %two.at : !mir.ptr<workgroup, i32> -> i32
  %sum = arith.addi %one, %two : i32
  %sums.at = mir.gpu.gep unsigned %sums[%i] stride 4 : !mir.ptr<workgroup, i32>, i32
  mir.gpu.store %sums.at, %sum : !mir.ptr<workgroup, i32>, i32
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel

  // All of them, with a number of the grid, one of the host and a table.
  %far.at = mir.gpu.gep unsigned %sums[%j] stride 4 : !mir.ptr<workgroup, i32>, i32
  %far = mir.gpu.load %far.at : !mir.ptr<workgroup, i32> -> i32
  %scaled = arith.muli %far, %n : i32
  %a = arith.addi %scaled, %square : i32
  %b = arith.addi %a, %groups : i32
  %c3 = arith.constant 3 : i32
  %l = arith.andi %i, %c3 : i32
  %table = mir.gpu.address_of @three_stage : !mir.ptr<constant, i32>
  %t.at = mir.gpu.gep unsigned %table[%l] stride 4 : !mir.ptr<constant, i32>, i32
  %t = mir.gpu.load %t.at : !mir.ptr<constant, i32> -> i32
  %c = arith.addi %b, %t : i32
  %out.at = mir.gpu.gep unsigned %out[%g] stride 4 : !mir.ptr<global, i32>, i32
  mir.gpu.store %out.at, %c : !mir.ptr<global, i32>, i32
  return
}
