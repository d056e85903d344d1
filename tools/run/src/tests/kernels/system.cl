// An ordering among all devices, which is optional in OpenCL C 3.0.
kernel void system(global atomic_uint* x) {
  atomic_fetch_add_explicit(x, 1u, memory_order_relaxed, memory_scope_all_svm_devices);
}
