// The example of a loop of the SPIR-V dialect's specification: alone, and in a module that is serialised.
// R-SPVD-1 R-SPVD-22 R-SPVD-23
// RUN: gir-opt --upgrade-legacy-spv --split-input-file %s | FileCheck %s
// RUN: split-file %s %t
// RUN: gir-opt --upgrade-legacy-spv %t/module.mlir | sed -e 1d -e '/^}/d' | mlir-translate --no-implicit-module --serialize-spirv -o %t.spv
// RUN: spirv-val %t.spv && spirv-dis --no-color %t.spv | FileCheck %s --check-prefix=BINARY

// CHECK-LABEL: func.func @loop
// CHECK: spirv.mlir.loop {
// CHECK: spirv.Load "Function"
// CHECK: spirv.SLessThan
// CHECK: spirv.IAdd
// CHECK: spirv.mlir.merge
// CHECK: return
func @loop(%count : i32) -> () {
  %zero = spv.constant 0: i32
  %one = spv.constant 1: i32
  %var = spv.Variable init(%zero) : !spv.ptr<i32, Function>

  spv.loop {
    spv.Branch ^header

  ^header:
    %val0 = spv.Load "Function" %var : i32
    %cmp = spv.SLessThan %val0, %count : i32
    spv.BranchConditional %cmp, ^body, ^merge

  ^body:
    // ...
    spv.Branch ^continue

  ^continue:
    %val1 = spv.Load "Function" %var : i32
    %add = spv.IAdd %val1, %one : i32
    spv.Store "Function" %var, %add : i32
    spv.Branch ^header

  ^merge:
    spv._merge
  }
  return
}

// -----

//--- module.mlir
// CHECK-LABEL: spirv.func @loop
// CHECK: spirv.mlir.loop
// CHECK: spirv.Return

// BINARY: OpBranch %[[HEADER:.*]]
// BINARY-NEXT: %[[HEADER]] = OpLabel
// BINARY: OpLoopMerge %[[MERGE:.*]] %[[CONTINUE:.*]] None
// BINARY-NEXT: OpBranchConditional %{{.*}} %{{.*}} %[[MERGE]]
// BINARY: %[[CONTINUE]] = OpLabel
// BINARY: OpIAdd
// BINARY: OpBranch %[[HEADER]]
// BINARY: %[[MERGE]] = OpLabel
// BINARY-NEXT: OpReturn
spv.module "Logical" "GLSL450" {
func @loop(%count : i32) -> () {
  %zero = spv.constant 0: i32
  %one = spv.constant 1: i32
  %var = spv.Variable init(%zero) : !spv.ptr<i32, Function>

  spv.loop {
    spv.Branch ^header

  ^header:
    %val0 = spv.Load "Function" %var : i32
    %cmp = spv.SLessThan %val0, %count : i32
    spv.BranchConditional %cmp, ^body, ^merge

  ^body:
    // ...
    spv.Branch ^continue

  ^continue:
    %val1 = spv.Load "Function" %var : i32
    %add = spv.IAdd %val1, %one : i32
    spv.Store "Function" %var, %add : i32
    spv.Branch ^header

  ^merge:
    spv._merge
  }
  return
}
} attributes {capabilities = ["Shader", "Linkage"]}
