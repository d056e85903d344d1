// -g: names end at a NUL, as SPIR-V's strings do, and words of a name are no instructions of the assembly. R-SPVD-31
// RUN: gir-opt --emit-spirv -g %s -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: spirv-dis --no-color --raw-id %t.spv | FileCheck %s
// RUN: gir-opt --emit-spirv-asm -g %s -o %t.spvasm && spirv-as --preserve-numeric-ids --target-env vulkan1.3 %t.spvasm -o %t.as.spv
// RUN: spirv-val --target-env vulkan1.3 %t.as.spv && spirv-dis --no-color --raw-id %t.as.spv | FileCheck %s

// CHECK-DAG: %[[FILE:[0-9]+]] = OpString "a = OpFunction b.gir"
// CHECK-DAG: %[[NAME:[0-9]+]] = OpString "factor"
// CHECK-DAG: OpMemberName %{{[0-9]+}} 0 "factor"
// CHECK: OpTypeFunction
// CHECK: DebugSource %[[FILE]]
// CHECK: DebugTypeMember %[[NAME]]
// CHECK: = OpFunction

// Assembly has the same strings.
// RUN: spirv-dis --no-color --raw-id %t.spv | grep OpString -A1 > %t.strings
// RUN: spirv-dis --no-color --raw-id %t.as.spv | grep OpString -A1 > %t.as.strings
// RUN: diff %t.strings %t.as.strings

#a = loc("a = OpFunction b.gir":7:5)
#b = loc("two\0Alines \09\22\\\7F\C3\A9.gir":7:5)

module attributes {lir.target = "vulkan1.3"} {
  func.func @k(%x: !mir.ptr<global, f32> {mir.name = "x", mir.resource = #mir.resource<set = 0, binding = 0, storage>},
               %f: f32 {mir.name = "factor\00 and more"})
      attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    mir.gpu.store %x, %f : <global, f32>, f32 loc(#b)
    return loc(#a)
  } loc(#a)
}
