// The functions are in cuda.h.
