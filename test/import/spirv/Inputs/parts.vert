#version 450
layout(location = 0, component = 0) in vec2 place;
layout(location = 0, component = 2) in float depth;
layout(location = 0, component = 3) in float weight;
layout(location = 1, component = 1) in int number;
layout(location = 0) out vec2 left;
layout(location = 0, component = 3) out float last;
layout(location = 1, component = 2) flat out ivec2 numbers[2];
layout(location = 2, component = 0) flat out int first;

void main() {
    gl_Position = vec4(place, depth, 1);
    left = place * weight;
    last = weight;
    numbers = ivec2[2](ivec2(number), ivec2(number, 7));
    first = -number;
}
