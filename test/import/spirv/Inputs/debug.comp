#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Values { float values[]; };
layout(push_constant) uniform Sizes { float factor; uint n; };

float twice(float v) {
  float doubled = v + v;
  return doubled * factor;
}

void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i < n) {
    float value = values[i];
    values[i] = twice(value);
  }
}
