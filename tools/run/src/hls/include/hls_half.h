// The part of Vitis HLS's header that emitted text uses.

#pragma once

typedef _Float16 half;
