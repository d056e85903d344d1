__kernel void scale(__global int *x) { x[get_global_id(0)] *= BY; }
