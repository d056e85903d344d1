#version 450
layout(push_constant) uniform Push { mat4 view; vec2 shift; } push;
layout(location = 0) in vec3 corner;
layout(location = 1) in uvec4 kinds;
layout(location = 0) out vec2 place;
layout(location = 1) flat out uint kind;
layout(location = 2) out vec4 tint;
void main() {
    gl_Position = push.view * vec4(corner.xy + push.shift, corner.z, 1.0);
    place = corner.xy * 0.5;
    kind = kinds[gl_VertexIndex & 3];
    tint = vec4(float(gl_InstanceIndex));
}
