#include "../cuda/kernels.h"
#include "../cuda/kernels.inc"
