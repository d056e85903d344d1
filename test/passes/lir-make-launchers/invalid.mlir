// A kernel whose variables exceed the stack of a thread.
// RUN: gir-opt --lir-make-launchers --split-input-file --verify-diagnostics %s

module attributes {lir.target = "cpu"} {
  lir.global @tile : !mir.ptr<workgroup, i32> count 8388608 align 4 elem i32
  func.func private @helper() {
    %v = lir.var 4194305 align 4 : !mir.ptr<private, f32>
    return
  }
  // expected-error@+1 {{'func.func' op needs 50331652 bytes on the stack of a thread, for workgroup memory and values kept across barriers; at most 50331648 are available, use a smaller workgroup or smaller variables}}
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>, lir.serialized} {
    %t = lir.address_of @tile : !mir.ptr<workgroup, i32>
    call @helper() : () -> ()
    return
  }
}
