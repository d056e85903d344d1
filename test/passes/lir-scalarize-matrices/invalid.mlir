// An operation that knows no rows is refused where it stands.
// R-RUNA-8
// RUN: gir-opt --lir-scalarize-matrices --verify-diagnostics %s

func.func @cast(%m: !mir.matrix<2x2xf32>) {
  // expected-error@+1 {{'builtin.unrealized_conversion_cast' op cannot be split into the rows of its matrices; take the matrix apart with mat_row}}
  %0 = builtin.unrealized_conversion_cast %m : !mir.matrix<2x2xf32> to vector<4xf32>
  return
}
