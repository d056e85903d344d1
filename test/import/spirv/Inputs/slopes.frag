#version 450
layout(location=0) in vec2 uv;
layout(location=0) out vec4 color;
void main() {
  vec2 q = uv * uv;
  color = vec4(dFdx(q), fwidth(q.x), dFdyFine(q.y) + fwidthCoarse(q.y));
}
