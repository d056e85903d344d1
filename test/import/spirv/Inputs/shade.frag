#version 450
layout(set = 0, binding = 0) uniform texture2D picture;
layout(set = 0, binding = 1) uniform sampler near;
layout(location = 0) in vec2 place;
layout(location = 1) flat in uint kind;
layout(location = 2) in vec4 tint;
layout(location = 0) out vec4 colour;
vec4 looked(vec2 at) { return texture(sampler2D(picture, near), at) * tint; }
void main() {
    if (kind == 3u) discard;
    vec4 all = kind > 1u ? looked(place) : vec4(place, 0.0, 1.0);
    colour = all;
    colour.w *= 0.5;
}
