// A parameter from the previous stage stays whole: it describes the interface between the stages. An
// operation reads it, and the result of this operation is split.
// R-RUNA-24 R-RUNA-47
// RUN: gir-opt --target-file=%S/../../Inputs/poor.toml --target=poor-vulkan --lir-split-vectors %s | FileCheck %s

// CHECK-LABEL: func.func @v(
// CHECK-SAME: vector<4xf32> {lir.io = #mir.io<location = 0>, lir.name = "at"}
// CHECK-SAME: %[[X:[^:]*]]: vector<2xf32> {lir.push_constant = #lir.push_constant<offset = 0, size = 8>}
// CHECK-SAME: %{{[^:]*}}: vector<2xf32> {lir.push_constant = #lir.push_constant<offset = 8, size = 8>}
// CHECK-SAME: vector<3xf32> {lir.io = #mir.io<location = 1>})
func.func @v(%at: vector<4xf32> {lir.io = #mir.io<location = 0>, lir.name = "at"},
             %shift: vector<4xf32> {lir.push_constant = #lir.push_constant<offset = 0, size = 16>},
             %unused: vector<3xf32> {lir.io = #mir.io<location = 1>})
    attributes {lir.kernel = #mir.kernel<vertex>} {
  // CHECK: %[[AT:.*]] = lir.read_input <location = 0> : vector<4xf32>
  // CHECK: arith.addf %{{.*}}, %[[X]] : vector<2xf32>
  // CHECK: lir.write_output %{{.*}}, <builtin = position> : vector<4xf32>
  %0 = lir.read_input <location = 0> : vector<4xf32>
  %1 = arith.addf %0, %shift : vector<4xf32>
  lir.write_output %1, <builtin = position> : vector<4xf32>
  return
}
