// test/e2e/mandelbrot.gir for the compilers that cargo xtask bench compares with.
struct Params { width: u32, height: u32, left: f32, top: f32, step: f32, limit: u32 }
@group(0) @binding(0) var<storage, read_write> times: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(8, 8)
fn mandelbrot(@builtin(global_invocation_id) id: vec3<u32>) {
  if ((id.x < params.width) & (id.y < params.height)) {
    let c_re = params.left + f32(id.x) * params.step;
    let c_im = params.top + f32(id.y) * params.step;
    var re = 0.0;
    var im = 0.0;
    var i = 0u;
    for (; i < params.limit; i++) {
      let re2 = re * re;
      let im2 = im * im;
      if (re2 + im2 > 4.0) {
        break;
      }
      let re_im = re * im;
      re = re2 - im2 + c_re;
      im = re_im + re_im + c_im;
    }
    times[id.y * params.width + id.x] = i;
  }
}
