// All work-items count in a critical section; the counter is not atomic.
// gir-run critical_section.mlir --kernel k --workgroups 8,1,1 --arg zeros:u32:1
// Written by `cargo xtask conformance --write`; do not edit.

func.func @k(%counter: !mir.ptr<global, i32> {lir.name = "counter", lir.type = ui32, lir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %one = arith.constant 1 : i32
  lir.begin_critical_section
  %n = lir.load %counter align 4 : <global, i32> -> i32
  %m = arith.addi %n, %one : i32
  lir.store %counter, %m align 4 : <global, i32>, i32
  lir.end_critical_section
  return
}
