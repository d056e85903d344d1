// The example of block arguments of the SPIR-V dialect's specification: alone, and in a module that is serialised.
// R-SPVD-1 R-SPVD-24
// RUN: gir-opt --upgrade-legacy-spv --split-input-file %s | FileCheck %s
// RUN: split-file %s %t
// RUN: gir-opt --upgrade-legacy-spv %t/module.mlir | sed -e 1d -e '/^}/d' | mlir-translate --no-implicit-module --serialize-spirv -o %t.spv
// RUN: spirv-val %t.spv && spirv-dis --no-color %t.spv | FileCheck %s --check-prefix=BINARY

// CHECK-LABEL: func.func @foo
// CHECK: spirv.Variable : !spirv.ptr<i32, Function>
// CHECK: spirv.Constant true
// CHECK: spirv.Branch ^[[PHI:.*]](%{{.*}} : i32)
// CHECK: ^[[PHI]](%{{.*}}: i32):
// CHECK: spirv.Return
// CHECK: spirv.mlir.merge
// CHECK: spirv.Return
func @foo() -> () {
  %var = spv.Variable : !spv.ptr<i32, Function>

  spv.selection {
    %true = spv.constant true
    spv.BranchConditional %true, ^true, ^false

  ^true:
    %zero = spv.constant 0 : i32
    spv.Branch ^phi(%zero: i32)

  ^false:
    %one = spv.constant 1 : i32
    spv.Branch ^phi(%one: i32)

  ^phi(%arg: i32):
    spv.Store "Function" %var, %arg : i32
    spv.Return

  ^merge:
    spv._merge
  }
  spv.Return
}

// -----

//--- module.mlir
// CHECK-LABEL: spirv.func @foo
// CHECK: spirv.mlir.selection

// BINARY: OpSelectionMerge %[[MERGE:.*]] None
// BINARY: %[[PHI:.*]] = OpPhi %uint %uint_{{[01]}} %{{.*}} %uint_{{[01]}} %{{.*}}
// BINARY: OpStore %{{.*}} %[[PHI]]
// BINARY: OpReturn
// BINARY: %[[MERGE]] = OpLabel
// BINARY-NEXT: OpReturn
spv.module "Logical" "GLSL450" {
func @foo() -> () {
  %var = spv.Variable : !spv.ptr<i32, Function>

  spv.selection {
    %true = spv.constant true
    spv.BranchConditional %true, ^true, ^false

  ^true:
    %zero = spv.constant 0 : i32
    spv.Branch ^phi(%zero: i32)

  ^false:
    %one = spv.constant 1 : i32
    spv.Branch ^phi(%one: i32)

  ^phi(%arg: i32):
    spv.Store "Function" %var, %arg : i32
    spv.Return

  ^merge:
    spv._merge
  }
  spv.Return
}
} attributes {capabilities = ["Shader", "Linkage"]}
