#include "../gir_cuda_match.h"
