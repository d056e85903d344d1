// Pointers, memory ops, atomics and synchronisation of gir.
// R-GIR-7 R-GIR-65 R-GIR-67 R-GIR-75 R-GIR-81 R-GIR-88 R-GIR-90 R-RUNA-20
// RUN: gir-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{a pointer points to a signed or unsigned integer of 8, 16, 32 or 64 bits, f16, bf16, f32, f64, a vector of 2, 3, 4, 8 or 16 of them or a pointer, not to 'i32'}}
gir.func @signless_pointee(%p: !gir.ptr<global, i32>) {
  gir.return
}

// -----

// expected-error@+1 {{a pointer points to a signed or unsigned integer of 8, 16, 32 or 64 bits, f16, bf16, f32, f64, a vector of 2, 3, 4, 8 or 16 of them or a pointer, not to 'vector<5xf32>'}}
gir.func @vector_pointee(%p: !gir.ptr<global, vector<5xf32>>) {
  gir.return
}

// -----

// expected-error@+2 {{expected ::gir::gir::AddressSpace to be one of: generic, global, shared, local, const}}
// expected-error@+1 {{failed to parse Gir_PtrType parameter 'space'}}
gir.func @unknown_space(%p: !gir.ptr<workgroup, f32>) {
  gir.return
}

// -----

gir.func @load_of_a_number(%a: ui32) {
  // expected-error@+1 {{'gir.load' op operand #0 must be pointer to a type in an address space, but got 'ui32'}}
  %0 = "gir.load"(%a) : (ui32) -> ui32
  gir.return
}

// -----

gir.func @load_of_another_type(%p: !gir.ptr<global, f32>) {
  // expected-error@+1 {{'gir.load' op loads 'f32', but gives 'ui32'}}
  %0 = gir.load %p : !gir.ptr<global, f32> -> ui32
  gir.return
}

// -----

gir.func @store_of_another_type(%p: !gir.ptr<global, f32>, %a: ui32) {
  // expected-error@+1 {{'gir.store' op stores 'ui32' through a pointer to 'f32'; convert the value or the pointer}}
  gir.store %p, %a : !gir.ptr<global, f32>, ui32
  gir.return
}

// -----

gir.func @store_to_constant(%p: !gir.ptr<const, f32>, %a: f32) {
  // expected-error@+1 {{'gir.store' op cannot write to constant memory; use a pointer to global, shared or local memory}}
  gir.store %p, %a : !gir.ptr<const, f32>, f32
  gir.return
}

// -----

gir.func @no_stride(%p: !gir.ptr<global, f32>, %i: ui32) {
  // expected-error@+1 {{'gir.gep' op attribute 'stride' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = gir.gep %p[%i] stride 0 : !gir.ptr<global, f32>, ui32
  gir.return
}

// -----

gir.func @signless_index(%p: !gir.ptr<global, f32>, %i: index) {
  // expected-error@+1 {{'gir.gep' op operand #1 must be integer, but got 'index'}}
  %0 = gir.gep %p[%i] stride 4 : !gir.ptr<global, f32>, index
  gir.return
}

// -----

gir.func @address_of_another_type(%p: !gir.ptr<global, f32>, %i: ui32) {
  // expected-error@+1 {{'gir.gep' op failed to verify that all of {base, result} have same type}}
  %0 = "gir.gep"(%p, %i) {stride = 4 : i64} : (!gir.ptr<global, f32>, ui32) -> !gir.ptr<global, ui32>
  gir.return
}

// -----

gir.func @storage_of_nothing() {
  // expected-error@+1 {{'gir.alloc' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = gir.alloc 0 : !gir.ptr<local, f32>
  gir.return
}

// -----

gir.func @shared_storage() {
  // expected-error@+1 {{'gir.alloc' op gives a pointer to local memory, not '!gir.ptr<shared, f32>'}}
  %0 = gir.alloc 4 : !gir.ptr<shared, f32>
  gir.return
}

// -----

gir.func @storage_outside_the_entry() {
  gir.br ^next
^next:
  // expected-error@+1 {{'gir.alloc' op must be in the entry block of its function}}
  %0 = gir.alloc 4 : !gir.ptr<local, f32>
  gir.return
}

// -----

gir.func @constant_memory(%p: !gir.ptr<const, ui32>, %a: ui32) {
  // expected-error@+1 {{'gir.atomic.rmw' op cannot write to constant memory}}
  %0 = gir.atomic.rmw add %p, %a ordering relaxed scope device : !gir.ptr<const, ui32>, ui32 -> ui32
  gir.return
}

// -----

gir.func @local_memory(%p: !gir.ptr<local, ui32>, %a: ui32) {
  // expected-error@+1 {{'gir.atomic.rmw' op needs memory that work-items share; use a pointer to global or shared memory}}
  %0 = gir.atomic.rmw add %p, %a ordering relaxed scope device : !gir.ptr<local, ui32>, ui32 -> ui32
  gir.return
}

// -----

gir.func @value_type(%p: !gir.ptr<global, ui32>, %a: ui64) {
  // expected-error@+1 {{'gir.atomic.rmw' op works on 'ui32' in memory, but has an operand or result of 'ui64'}}
  %0 = gir.atomic.rmw add %p, %a ordering relaxed scope device : !gir.ptr<global, ui32>, ui64 -> ui32
  gir.return
}

// -----

gir.func @result_type(%p: !gir.ptr<global, ui32>, %a: ui32) {
  // expected-error@+1 {{'gir.atomic.rmw' op works on 'ui32' in memory, but has an operand or result of 'si32'}}
  %0 = gir.atomic.rmw add %p, %a ordering relaxed scope device : !gir.ptr<global, ui32>, ui32 -> si32
  gir.return
}

// -----

gir.func @signed_minimum(%p: !gir.ptr<global, ui32>, %a: ui32) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'min_s' takes signed integers, but memory holds 'ui32'}}
  %0 = gir.atomic.rmw min_s %p, %a ordering relaxed scope device : !gir.ptr<global, ui32>, ui32 -> ui32
  gir.return
}

// -----

gir.func @signed_maximum(%p: !gir.ptr<global, ui32>, %a: ui32) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'max_s' takes signed integers, but memory holds 'ui32'}}
  %0 = gir.atomic.rmw max_s %p, %a ordering relaxed scope device : !gir.ptr<global, ui32>, ui32 -> ui32
  gir.return
}

// -----

gir.func @unsigned_minimum(%p: !gir.ptr<global, si32>, %a: si32) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'min_u' takes unsigned integers, but memory holds 'si32'}}
  %0 = gir.atomic.rmw min_u %p, %a ordering relaxed scope device : !gir.ptr<global, si32>, si32 -> si32
  gir.return
}

// -----

gir.func @unsigned_maximum(%p: !gir.ptr<global, si32>, %a: si32) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'max_u' takes unsigned integers, but memory holds 'si32'}}
  %0 = gir.atomic.rmw max_u %p, %a ordering relaxed scope device : !gir.ptr<global, si32>, si32 -> si32
  gir.return
}

// -----

gir.func @floats(%p: !gir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'add' takes integers, but memory holds 'f32'}}
  %0 = gir.atomic.rmw add %p, %a ordering relaxed scope device : !gir.ptr<global, f32>, f32 -> f32
  gir.return
}

// -----

gir.func @exchange_of_constant_memory(%p: !gir.ptr<const, ui32>, %a: ui32) {
  // expected-error@+1 {{'gir.atomic.cmpxchg' op cannot write to constant memory}}
  %0 = gir.atomic.cmpxchg %p, %a, %a ordering_succ relaxed ordering_fail relaxed scope device : !gir.ptr<const, ui32>, ui32, ui32 -> ui32
  gir.return
}

// -----

gir.func @exchange_of_another_type(%p: !gir.ptr<global, ui32>, %a: ui32, %b: ui8) {
  // expected-error@+1 {{'gir.atomic.cmpxchg' op works on 'ui32' in memory, but has an operand or result of 'ui8'}}
  %0 = gir.atomic.cmpxchg %p, %a, %b ordering_succ relaxed ordering_fail relaxed scope device : !gir.ptr<global, ui32>, ui32, ui8 -> ui32
  gir.return
}

// -----

gir.func @failure_that_releases(%p: !gir.ptr<global, ui32>, %a: ui32) {
  // expected-error@+1 {{'gir.atomic.cmpxchg' op stores nothing on failure: ordering_fail is relaxed, acquire or seq_cst, not release}}
  %0 = gir.atomic.cmpxchg %p, %a, %a ordering_succ seq_cst ordering_fail release scope device : !gir.ptr<global, ui32>, ui32, ui32 -> ui32
  gir.return
}

// -----

gir.func @failure_that_acquires_and_releases(%p: !gir.ptr<global, ui32>, %a: ui32) {
  // expected-error@+1 {{'gir.atomic.cmpxchg' op stores nothing on failure: ordering_fail is relaxed, acquire or seq_cst, not acq_rel}}
  %0 = gir.atomic.cmpxchg %p, %a, %a ordering_succ seq_cst ordering_fail acq_rel scope device : !gir.ptr<global, ui32>, ui32, ui32 -> ui32
  gir.return
}

// -----

gir.func @failure_that_alone_acquires(%p: !gir.ptr<global, ui32>, %a: ui32) {
  // expected-error@+1 {{'gir.atomic.cmpxchg' op has ordering_fail acquire stronger than ordering_succ relaxed}}
  %0 = gir.atomic.cmpxchg %p, %a, %a ordering_succ relaxed ordering_fail acquire scope device : !gir.ptr<global, ui32>, ui32, ui32 -> ui32
  gir.return
}

// -----

gir.func @failure_that_is_sequentially_consistent(%p: !gir.ptr<global, ui32>, %a: ui32) {
  // expected-error@+1 {{'gir.atomic.cmpxchg' op has ordering_fail seq_cst stronger than ordering_succ acq_rel}}
  %0 = gir.atomic.cmpxchg %p, %a, %a ordering_succ acq_rel ordering_fail seq_cst scope device : !gir.ptr<global, ui32>, ui32, ui32 -> ui32
  gir.return
}

// -----

gir.func @barrier_of_the_device() {
  // expected-error@+1 {{'gir.barrier' op must synchronise a workgroup or a subgroup, not exec_scope=device}}
  gir.barrier exec_scope device mem_scope device semantics acq_rel
  gir.return
}

// -----

gir.func @barrier_of_one() {
  // expected-error@+1 {{'gir.barrier' op must synchronise a workgroup or a subgroup, not exec_scope=invocation}}
  gir.barrier exec_scope invocation mem_scope workgroup semantics acq_rel
  gir.return
}

// -----

gir.func @relaxed_fence() {
  // expected-error@+1 {{'gir.fence' op orders nothing with semantics=relaxed; use acquire, release, acq_rel or seq_cst}}
  gir.fence mem_scope device semantics relaxed
  gir.return
}

// -----

gir.func @unknown_ordering() {
  // expected-error@+1 {{custom op 'gir.fence' expected string or keyword containing one of the following enum values for attribute 'semantics' [relaxed, acquire, release, acq_rel, seq_cst]}}
  gir.fence mem_scope device semantics consume
  gir.return
}

// -----

gir.func @unknown_axis() {
  // expected-error@+1 {{custom op 'gir.global_id' expected string or keyword containing one of the following enum values for attribute 'axis' [x, y, z]}}
  %0 = gir.global_id w
  gir.return
}

// -----

gir.func @wide_place() {
  // expected-error@+1 {{'gir.local_id' op result #0 must be 32-bit unsigned integer, but got 'ui64'}}
  %0 = "gir.local_id"() <{axis = 0 : i32}> : () -> ui64
  gir.return
}

// -----

gir.func @signed_workgroup() {
  // expected-error@+1 {{'gir.workgroup_id' op result #0 must be 32-bit unsigned integer, but got 'si32'}}
  %0 = "gir.workgroup_id"() <{axis = 1 : i32}> : () -> si32
  gir.return
}

// -----

gir.func @wide_number_of_workgroups() {
  // expected-error@+1 {{'gir.num_workgroups' op result #0 must be 32-bit unsigned integer, but got 'ui64'}}
  %0 = "gir.num_workgroups"() <{axis = 2 : i32}> : () -> ui64
  gir.return
}

// -----

gir.func @size_without_axis() {
  // expected-error@+1 {{'gir.workgroup_size' op requires attribute 'axis'}}
  %0 = "gir.workgroup_size"() : () -> ui32
  gir.return
}
