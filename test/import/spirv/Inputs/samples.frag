#version 450
layout(location = 0) out vec4 color;
layout(location = 1) out ivec4 numbers;

void main() {
    color = vec4(gl_SamplePosition, gl_PointCoord);
    numbers = ivec4(gl_SampleID, gl_SampleMaskIn[0], gl_PrimitiveID, gl_Layer);
    gl_SampleMask[0] = gl_SampleMaskIn[0] & 5;
}
