// An attribute of the wrong kind is refused, not dropped.
// R-CARD-3
// RUN: gir-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{attribute 'kernel' failed to satisfy constraint: unit attribute}}
gir.func @kernel() attributes {kernel = true} {
  gir.return
}

// -----

// expected-error@+1 {{attribute 'workgroup_size' failed to satisfy constraint: i32 dense array attribute}}
gir.func @workgroup_size() attributes {kernel, workgroup_size = [8, 8, 8]} {
  gir.return
}
