kernel void broken(global uint* x) {
  x[0] = undeclared;
}
