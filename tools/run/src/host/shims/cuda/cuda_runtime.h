// CUDA C++ for kernels on the host.
//
// Clang compiles a text in CUDA C++ as C++: a variable in shared memory is a variable of the thread, and all work-items
// of a workgroup are fibers of one thread. The declarations here are those that gir's emission uses of the language and
// its library, by sections of NVIDIA's "CUDA C++ Programming Guide" and "CUDA Math API"; textures are missing. Nothing
// here comes from NVIDIA: results are "emulated".

#pragma once

#include "gir/language.h"
#include "gir/vectors.h"
#include "gir/halves.h"
#include "gir/math.h"
#include "gir/integers.h"
#include "gir/atomics.h"
#include "gir/warps.h"
#include "gir/matrices.h"
#include "gir/instructions.h"
#include "gir/arguments.h"
