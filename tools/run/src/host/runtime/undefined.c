// Undefined behaviour of C in a kernel: the functions that clang's checks call ("minimal run time") end the process.

#include "fail.h"

#define CHECK(name, what)                                                                                              \
  void __ubsan_handle_##name##_minimal_abort(void) { fail("undefined behaviour in the kernel's text: %s", what); }

CHECK(add_overflow, "a sum of signed integers overflows")
CHECK(sub_overflow, "a difference of signed integers overflows")
CHECK(mul_overflow, "a product of signed integers overflows")
CHECK(negate_overflow, "a negated signed integer overflows")
CHECK(divrem_overflow, "a division by zero, or of the least integer by -1")
CHECK(shift_out_of_bounds, "a shift by more bits than there are")
CHECK(float_cast_overflow, "a float is converted to an integer that cannot hold it")
CHECK(type_mismatch, "an access that is not aligned, or of no memory")
CHECK(out_of_bounds, "an index beyond an array")
CHECK(builtin_unreachable, "a place that is never reached")
CHECK(load_invalid_value, "a truth value that is neither 0 nor 1")
