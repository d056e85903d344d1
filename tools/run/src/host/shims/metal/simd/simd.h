// Types of vectors that the host shares with Metal; the library has them.

#pragma once

#include "metal_stdlib"
