// The example of a selection of the SPIR-V dialect's specification: alone, and in a module that is serialised.
// R-SPVD-1 R-SPVD-9 R-SPVD-19 R-SPVD-20
// RUN: gir-opt --upgrade-legacy-spv --split-input-file %s | FileCheck %s
// RUN: split-file %s %t
// RUN: gir-opt --upgrade-legacy-spv %t/module.mlir | sed -e 1d -e '/^}/d' | mlir-translate --no-implicit-module --serialize-spirv -o %t.spv
// RUN: spirv-val %t.spv && spirv-dis --no-color %t.spv | FileCheck %s --check-prefix=BINARY

// CHECK-LABEL: func.func @selection
// CHECK: spirv.Constant 0 : i32
// CHECK: spirv.Variable init({{.*}}) : !spirv.ptr<i32, Function>
// CHECK: spirv.mlir.selection {
// CHECK: spirv.BranchConditional
// CHECK: spirv.Store "Function"
// CHECK: spirv.mlir.merge
func @selection(%cond: i1) -> () {
  %zero = spv.constant 0: i32
  %one = spv.constant 1: i32
  %two = spv.constant 2: i32
  %x = spv.Variable init(%zero) : !spv.ptr<i32, Function>

  spv.selection {
    spv.BranchConditional %cond, ^then, ^else

  ^then:
    spv.Store "Function" %x, %one : i32
    spv.Branch ^merge

  ^else:
    spv.Store "Function" %x, %two : i32
    spv.Branch ^merge

  ^merge:
    spv._merge
  }

  // ...
  return
}

// -----

//--- module.mlir
// CHECK-LABEL: spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage], []>
// CHECK: spirv.func @selection(%{{.*}}: i1) "None" {
// CHECK: spirv.mlir.selection
// CHECK: spirv.Return

// BINARY: OpSelectionMerge %[[MERGE:.*]] None
// BINARY-NEXT: OpBranchConditional %{{.*}} %[[THEN:.*]] %[[ELSE:.*]]
// BINARY: %[[THEN]] = OpLabel
// BINARY-NEXT: OpStore %{{.*}} %uint_1
// BINARY: %[[ELSE]] = OpLabel
// BINARY-NEXT: OpStore %{{.*}} %uint_2
// BINARY: %[[MERGE]] = OpLabel
// BINARY-NEXT: OpReturn
spv.module "Logical" "GLSL450" {
func @selection(%cond: i1) -> () {
  %zero = spv.constant 0: i32
  %one = spv.constant 1: i32
  %two = spv.constant 2: i32
  %x = spv.Variable init(%zero) : !spv.ptr<i32, Function>

  spv.selection {
    spv.BranchConditional %cond, ^then, ^else

  ^then:
    spv.Store "Function" %x, %one : i32
    spv.Branch ^merge

  ^else:
    spv.Store "Function" %x, %two : i32
    spv.Branch ^merge

  ^merge:
    spv._merge
  }

  // ...
  return
}
spv._module_end
} attributes {capabilities = ["Shader", "Linkage"]}
