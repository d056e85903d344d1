// Work-items of a warp with each other (Guide, sections 10.19 to 10.22).

#pragma once

// The site of a call: its line and column. The members in the mask participate, and have to arrive.
#define GIR_SITE gir_u64 site = (gir_u64)__builtin_LINE() << 16 | (gir_u64)__builtin_COLUMN()

namespace gir {

// The values of the participating work-items.
template <typename T> struct given {
  const gir_deposits *all;
  GIR_INLINE bool has(uint32_t lane) const { return (all->active >> lane & 1) != 0; }
  GIR_INLINE T of(uint32_t lane) const {
    T value;
    __builtin_memcpy(&value, all->of[lane], sizeof value);
    return value;
  }
};

template <typename T> GIR_INLINE given<T> give(gir_u64 site, unsigned members, const T &value) {
  static_assert(sizeof(T) <= GIR_DEPOSIT_MOST, "the value is too large to exchange");
  return {(const gir_deposits *)gir_exchange_among(members, site, (gir_u64)&value, sizeof value)};
}

// The value of another work-item; the caller's own if that one does not participate.
template <typename T> GIR_INLINE T of_lane(gir_u64 site, unsigned members, T value, uint32_t lane) {
  given<T> given = give(site, members, value);
  return given.has(lane % 32) ? given.of(lane % 32) : value;
}

GIR_INLINE uint32_t ballot(gir_u64 site, unsigned members, bool is) {
  given<bool> given = give(site, members, is);
  uint32_t bits = 0;
  for (uint32_t lane = 0; lane < 32; ++lane)
    bits |= given.has(lane) && given.of(lane) ? 1u << lane : 0;
  return bits;
}

// Combines the values of all members by a function, from the first to the last.
template <typename T, typename F> GIR_INLINE T reduce(gir_u64 site, unsigned members, T value, F combine) {
  given<T> given = give(site, members, value);
  uint32_t lane = 0;
  while (!given.has(lane))
    ++lane;
  T all = given.of(lane);
  while (++lane < 32)
    if (given.has(lane))
      all = combine(all, given.of(lane));
  return all;
}

template <typename T>
inline constexpr bool is_moved =
    gir_is<T, int, unsigned, long, unsigned long, long long, unsigned long long, float, double, __half>;

// A part of a warp has a power of two of its lanes.
GIR_INLINE uint32_t part(int width) {
  if (width < 1 || width > 32 || (width & (width - 1)) != 0)
    __builtin_trap();
  return (uint32_t)width - 1;
}

} // namespace gir

GIR_INLINE void __syncwarp(unsigned members = 0xffffffff, GIR_SITE) {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  gir::ballot(site, members, true);
}

// Within parts of `width` lanes: to a lane of the caller's own part, whatever the number.
template <typename T> GIR_INLINE T __shfl_sync(unsigned members, T value, int lane, int width = 32, GIR_SITE) {
  static_assert(gir::is_moved<T>, "there is no such function");
  uint32_t in_part = gir::part(width);
  return gir::of_lane(site, members, value, (gir::place().lane & ~in_part) | ((uint32_t)lane & in_part));
}
// A lane in a part after the caller's own has no value to give.
template <typename T> GIR_INLINE T __shfl_xor_sync(unsigned members, T value, int mask, int width = 32, GIR_SITE) {
  static_assert(gir::is_moved<T>, "there is no such function");
  uint32_t own = gir::place().lane;
  uint32_t lane = own ^ ((uint32_t)mask & 31);
  return gir::of_lane(site, members, value, lane > (own | gir::part(width)) ? own : lane);
}

GIR_INLINE unsigned __ballot_sync(unsigned members, int is, GIR_SITE) { return gir::ballot(site, members, is != 0); }
GIR_INLINE int __any_sync(unsigned members, int is, GIR_SITE) { return gir::ballot(site, members, is != 0) != 0; }
GIR_INLINE int __all_sync(unsigned members, int is, GIR_SITE) { return gir::ballot(site, members, is == 0) == 0; }

// Reductions of 32 bits (Guide, section 10.21).
#define GIR_REDUCTION(type, name, expression)                                                                          \
  GIR_INLINE type __reduce_##name##_sync(unsigned members, type value, GIR_SITE) {                                     \
    return gir::reduce(site, members, value, [](type a, type b) -> type { return expression; });                       \
  }
GIR_REDUCTION(unsigned, add, a + b)
GIR_REDUCTION(int, add, (int)((unsigned)a + (unsigned)b))
GIR_REDUCTION(unsigned, min, a < b ? a : b)
GIR_REDUCTION(int, min, a < b ? a : b)
GIR_REDUCTION(unsigned, max, a > b ? a : b)
GIR_REDUCTION(int, max, a > b ? a : b)
GIR_REDUCTION(unsigned, and, a & b)
GIR_REDUCTION(unsigned, or, a | b)
GIR_REDUCTION(unsigned, xor, a ^ b)
#undef GIR_REDUCTION
