#include "hip_bf16.h"
#define hip_bfloat16 __nv_bfloat16
