// Every kind of argument: a buffer, scalars of each width, a vector of three, workgroup memory of the
// launch's size, and behind them a global in global storage and a global of the launch's size.
kernel void arguments(global uint* x, uchar a, ushort b, uint c, ulong d, float3 v,
                      local uint* tile, global uint* sum, local uint* extra) {
  uint l = (uint)get_local_id(0);
  tile[l] = l;
  extra[l] = 3u;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint r = tile[3u - l] + extra[3u - l] + a + b + c + (uint)d + (uint)v.z;
  x[get_global_id(0)] = r;
  if (l == 0u)
    sum[0] = r;
}
