// Textures of CUDA, which are not supported yet: declarations, so that the rest of a file compiles.
#pragma once

#define cudaTextureType1D 1
#define cudaTextureType2D 2
#define cudaTextureType3D 3
