// Numbers of work-items and workgroups have 32 bits.
// R-RUNA-20
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @wide_group_size_x() {
  // expected-error@+1 {{'lir.group_size_x' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = "lir.group_size_x"() : () -> i64
  return
}

// -----

func.func @wide_group_size_z() {
  // expected-error@+1 {{'lir.group_size_z' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = "lir.group_size_z"() : () -> i64
  return
}

// -----

func.func @wide_id_global_y() {
  // expected-error@+1 {{'lir.id_global_y' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = "lir.id_global_y"() : () -> i64
  return
}

// -----

func.func @wide_id_global_z() {
  // expected-error@+1 {{'lir.id_global_z' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = "lir.id_global_z"() : () -> i64
  return
}

// -----

func.func @wide_id_group_x() {
  // expected-error@+1 {{'lir.id_group_x' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = "lir.id_group_x"() : () -> i64
  return
}

// -----

func.func @wide_id_group_y() {
  // expected-error@+1 {{'lir.id_group_y' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = "lir.id_group_y"() : () -> i64
  return
}

// -----

func.func @wide_id_local_x() {
  // expected-error@+1 {{'lir.id_local_x' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = "lir.id_local_x"() : () -> i64
  return
}

// -----

func.func @wide_id_local_z() {
  // expected-error@+1 {{'lir.id_local_z' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = "lir.id_local_z"() : () -> i64
  return
}

// -----

func.func @wide_num_groups_y() {
  // expected-error@+1 {{'lir.num_groups_y' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = "lir.num_groups_y"() : () -> i64
  return
}

// -----

func.func @wide_num_groups_z() {
  // expected-error@+1 {{'lir.num_groups_z' op result #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = "lir.num_groups_z"() : () -> i64
  return
}
