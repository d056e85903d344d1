// Work-items of a warp with each other (Guide, sections 10.19 to 10.22).

#pragma once

// Where a function is called: its line and column. Work-items that are there take part.
#define GIR_SITE gir_u64 site = (gir_u64)__builtin_LINE() << 16 | (gir_u64)__builtin_COLUMN()

namespace gir {

// What the work-items that take part gave.
template <typename T> struct given {
  const gir_deposits *all;
  GIR_INLINE bool has(uint32_t lane) const { return (all->active >> lane & 1) != 0; }
  GIR_INLINE T of(uint32_t lane) const {
    T value;
    __builtin_memcpy(&value, all->of[lane], sizeof value);
    return value;
  }
};

template <typename T> GIR_INLINE given<T> give(gir_u64 site, const T &value) {
  static_assert(sizeof(T) <= GIR_DEPOSIT_MOST, "a work-item gives one value");
  return {(const gir_deposits *)gir_exchange(site, (gir_u64)&value, sizeof value)};
}

// The value of another work-item; one's own if that takes no part.
template <typename T> GIR_INLINE T of_lane(gir_u64 site, T value, uint32_t lane) {
  given<T> given = give(site, value);
  return given.has(lane % 32) ? given.of(lane % 32) : value;
}

GIR_INLINE uint32_t ballot(gir_u64 site, bool is) {
  given<bool> given = give(site, is);
  uint32_t bits = 0;
  for (uint32_t lane = 0; lane < 32; ++lane)
    bits |= given.has(lane) && given.of(lane) ? 1u << lane : 0;
  return bits;
}

template <typename T>
inline constexpr bool is_moved =
    gir_is<T, int, unsigned, long, unsigned long, long long, unsigned long long, float, double, __half>;

} // namespace gir

GIR_INLINE unsigned __activemask(GIR_SITE) { return gir::ballot(site, true); }

GIR_INLINE void __syncwarp(unsigned = 0xffffffff, GIR_SITE) {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  gir::ballot(site, true);
}

template <typename T> GIR_INLINE T __shfl_sync(unsigned, T value, int lane, GIR_SITE) {
  static_assert(gir::is_moved<T>, "there is no such function");
  return gir::of_lane(site, value, (uint32_t)lane);
}
template <typename T> GIR_INLINE T __shfl_xor_sync(unsigned, T value, int mask, GIR_SITE) {
  static_assert(gir::is_moved<T>, "there is no such function");
  return gir::of_lane(site, value, gir::place().lane ^ (uint32_t)mask);
}

GIR_INLINE unsigned __ballot_sync(unsigned, int is, GIR_SITE) { return gir::ballot(site, is != 0); }
GIR_INLINE int __any_sync(unsigned, int is, GIR_SITE) { return gir::ballot(site, is != 0) != 0; }
GIR_INLINE int __all_sync(unsigned, int is, GIR_SITE) { return gir::ballot(site, is == 0) == 0; }
