module attributes {lir.target = "cpu"} {
  func.func private @gir.workgroup_count(i32, !mir.ptr<workgroup, i32>) -> i32
  lir.global @scratch : !mir.ptr<workgroup, i32> count 64 align 4 elem ui32
  func.func @k(%p: !mir.ptr<global, i32> {lir.name = "p", lir.resource = #mir.resource<set = 0, binding = 0, storage>, lir.type = ui32})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %group = lir.id_group_x
    %local = lir.id_local_x
    %zero = arith.constant 0 : i32
    %three = arith.constant 3 : i32
    %scratch = lir.address_of @scratch : !mir.ptr<workgroup, i32>
    %count = func.call @gir.workgroup_count(%three, %scratch) : (i32, !mir.ptr<workgroup, i32>) -> i32
    %first = arith.cmpi eq, %local, %zero : i32
    scf.if %first {
      %at = lir.gep %p[%group] stride 4 : !mir.ptr<global, i32>, i32
      lir.store %at, %count align 4 : !mir.ptr<global, i32>, i32
    }
    return
  }
}
