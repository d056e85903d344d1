// -g: files and values whose names are not ASCII, or have quotes, keep them in debug information of LLVM; a NUL, which
// LLVM's names lack, becomes a question mark. R-SPVLLVM-55
// RUN: gir-opt --emit-llvm-spir --target=opencl2.1-spirv -g %s 2>&1 | FileCheck %s
// RUN: gir-opt --emit-ptx -O0 -g --target=cuda-sm_75 %s -o %t.ptx 2> %t.err && count 0 < %t.err
// RUN: FileCheck %s --check-prefix=PTX < %t.ptx
// RUN: %ptxas -g -arch=sm_75 %t.ptx -o %t.cubin

// CHECK-NOT: {{error|distinct\[}}
// CHECK-DAG: !DILocalVariable(name: "gr\C3\B6\C3\9Fe \22?"
// CHECK-DAG: !DIFile(filename: "caf\C3\A9 \22\\.gir"
// PTX: .file 1 "caf\303\251 '\\.gir"

#a = loc("caf\C3\A9 \22\5C.gir":7:5)

module {
  func.func @k(%x: !mir.ptr<global, f32> {mir.name = "x", mir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %v = mir.gpu.load %x : <global, f32> -> f32 loc(#a)
    %w = arith.addf %v, %v : f32 loc("gr\C3\B6\C3\9Fe \22\00"(#a))
    mir.gpu.store %x, %w : <global, f32>, f32 loc(#a)
    return loc(#a)
  } loc(#a)
}
