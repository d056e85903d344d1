// Sites and storages are numbers of a table, from 0.
// R-RUNA-119
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @storage() {
  // expected-error@+1 {{'lir.check_storage' op attribute 'storage' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  %p = lir.check_storage -1 : <private, i32>
  return
}

// -----

func.func @access(%p: !mir.ptr<global, i32>) {
  // expected-error@+1 {{'lir.check_access' op attribute 'site' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  %q = lir.check_access %p site -1 : <global, i32>
  return
}

// -----

func.func @other_pointer(%p: !mir.ptr<global, i32>) {
  // expected-error@+1 {{'lir.check_access' op failed to verify that all of {ptr, result} have same type}}
  %q = "lir.check_access"(%p) {site = 0 : i64} : (!mir.ptr<global, i32>) -> !mir.ptr<global, f32>
  return
}

// -----

func.func @site() {
  // expected-error@+1 {{'lir.check_site' op attribute 'site' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  lir.check_site -1
  return
}

// -----

func.func @uniform(%v: i64) {
  // expected-error@+1 {{'lir.check_uniform' op attribute 'site' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  lir.check_uniform %v site -1
  return
}

// -----

func.func @barrier() {
  // expected-error@+1 {{'lir.check_barrier' op attribute 'site' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  lir.check_barrier -1
  return
}
