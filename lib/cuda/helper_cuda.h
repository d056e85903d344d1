// The checks of results that CUDA's samples use.
#pragma once
#include "gir_cuda.h"

#define checkCudaErrors(call) ((void)(call))
#define getLastCudaError(message) ((void)(message))
