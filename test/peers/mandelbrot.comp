// test/e2e/mandelbrot.gir for the compilers that cargo xtask bench compares with.
#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(set = 0, binding = 0) buffer Times { uint times[]; };
layout(push_constant) uniform Params { uint width, height; float left, top, step_; uint limit; };

void main() {
  uint column = gl_GlobalInvocationID.x;
  uint row = gl_GlobalInvocationID.y;
  if (column < width && row < height) {
    float c_re = left + float(column) * step_;
    float c_im = top + float(row) * step_;
    float re = 0.0, im = 0.0;
    uint i = 0u;
    for (; i < limit; i++) {
      float re2 = re * re;
      float im2 = im * im;
      if (re2 + im2 > 4.0) {
        break;
      }
      float re_im = re * im;
      re = re2 - im2 + c_re;
      im = re_im + re_im + c_im;
    }
    times[row * width + column] = i;
  }
}
