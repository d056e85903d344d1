// test/e2e/mandelbrot.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(64)
void mandelbrot(unsigned *out, unsigned width, unsigned height, float left, float top, float step, unsigned limit) {
  unsigned column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
  if (column >= width || row >= height)
    return;
  float c_re = left + column * step, c_im = top + row * step;
  float re = 0, im = 0;
  unsigned time = 0;
  for (; time < limit; time++) {
    float re2 = re * re, im2 = im * im;
    if (re2 + im2 > 4)
      break;
    float re_im = re * im;
    re = re2 - im2 + c_re;
    im = re_im + re_im + c_im;
  }
  out[row * width + column] = time;
}
