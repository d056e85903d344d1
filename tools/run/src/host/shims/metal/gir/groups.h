// Work-items of a group with each other (sections 6.9 and 6.9.2).

#pragma once

namespace metal {

GIR_INLINE void threadgroup_barrier(mem_flags, thread_scope = thread_scope_threadgroup) {
  __atomic_thread_fence(GIR_STRONGEST);
  gir_barrier();
}

// The site of a call: its line and column. Work-items at the same site participate.
#define GIR_SITE ulong site = (ulong)__builtin_LINE() << 16 | (ulong)__builtin_COLUMN()

// The values of the participating work-items.
template <typename T> struct gir_given {
  const device gir_deposits *all;
  GIR_INLINE bool has(uint lane) const { return lane < GIR_SUBGROUP_MOST && (all->active >> lane & 1) != 0; }
  GIR_INLINE T of(uint lane) const {
    static_assert(sizeof(T) <= GIR_DEPOSIT_MOST, "the value is too large to exchange");
    return *(const device T *)all->of[lane];
  }
};

template <typename T> GIR_INLINE gir_given<T> gir_give(ulong site, thread const T &value) {
  return {(const device gir_deposits *)gir_exchange(site, (ulong)&value, sizeof value)};
}

GIR_INLINE uint gir_own_lane() { return gir::place().lane; }

// The value of another work-item; the caller's own if that one does not participate.
template <typename T> GIR_INLINE T gir_of_lane(ulong site, T value, uint lane) {
  gir_given<T> given = gir_give(site, value);
  if (given.has(lane))
    value = given.of(lane);
  return value;
}

GIR_INLINE void simdgroup_barrier(mem_flags, thread_scope = thread_scope_simdgroup, GIR_SITE) {
  __atomic_thread_fence(GIR_STRONGEST);
  uint nothing = 0;
  gir_give(site, nothing);
}

template <typename T> GIR_INLINE T simd_shuffle(T data, ushort lane, GIR_SITE) {
  return gir_of_lane(site, data, lane);
}
template <typename T> GIR_INLINE T simd_broadcast(T data, ushort lane, GIR_SITE) {
  return gir_of_lane(site, data, lane);
}
template <typename T> GIR_INLINE T simd_shuffle_xor(T data, ushort mask, GIR_SITE) {
  return gir_of_lane(site, data, gir_own_lane() ^ mask);
}
template <typename T> GIR_INLINE T simd_shuffle_up(T data, ushort delta, GIR_SITE) {
  return gir_of_lane(site, data, gir_own_lane() - delta);
}
template <typename T> GIR_INLINE T simd_shuffle_down(T data, ushort delta, GIR_SITE) {
  return gir_of_lane(site, data, gir_own_lane() + delta);
}
template <typename T> GIR_INLINE T simd_broadcast_first(T data, GIR_SITE) {
  gir_given<T> given = gir_give(site, data);
  return given.of((uint)__builtin_ctzg(given.all->active));
}

// Truth values of the work-items, a bit each.
struct simd_vote {
  typedef ulong vote_t;
  vote_t bits;
  vote_t active;
  GIR_INLINE explicit operator vote_t() const { return bits; }
  GIR_INLINE bool all() const { return bits == active; }
  GIR_INLINE bool any() const { return bits != 0; }
};

GIR_INLINE simd_vote simd_ballot(bool is, GIR_SITE) {
  gir_given<bool> given = gir_give(site, is);
  ulong bits = 0;
  for (uint lane = 0; lane < GIR_SUBGROUP_MOST; ++lane)
    bits |= given.has(lane) && given.of(lane) ? 1ul << lane : 0;
  return {bits, given.all->active};
}
GIR_INLINE simd_vote simd_active_threads_mask(GIR_SITE) { return simd_ballot(true, site); }
GIR_INLINE bool simd_any(bool is, GIR_SITE) { return simd_ballot(is, site).any(); }
GIR_INLINE bool simd_all(bool is, GIR_SITE) { return simd_ballot(is, site).all(); }
GIR_INLINE bool simd_is_first(GIR_SITE) {
  return simd_ballot(true, site).active << (63 - gir_own_lane()) == 1ul << 63;
}

// Reductions over the participating lanes, lowest first; up to the caller's own lane for the scans.
#define GIR_REDUCTION(name, ...)                                                                                       \
  template <typename T> GIR_INLINE T simd_##name(T data, GIR_SITE) {                                                   \
    gir_given<T> given = gir_give(site, data);                                                                         \
    uint first = (uint)__builtin_ctzg(given.all->active);                                                              \
    T a = given.of(first);                                                                                             \
    for (uint lane = first + 1; lane < GIR_SUBGROUP_MOST; ++lane)                                                      \
      if (given.has(lane)) {                                                                                           \
        T b = given.of(lane);                                                                                          \
        a = __VA_ARGS__;                                                                                               \
      }                                                                                                                \
    return a;                                                                                                          \
  }
GIR_REDUCTION(sum, T(a + b))
GIR_REDUCTION(product, T(gir_as<T>(a) * gir_as<T>(b)))
GIR_REDUCTION(min, min(a, b))
GIR_REDUCTION(max, max(a, b))
GIR_REDUCTION(and, T(a &b))
GIR_REDUCTION(or, T(a | b))
GIR_REDUCTION(xor, T(a ^ b))

#define GIR_SCAN(name, is_inclusive, identity, ...)                                                                    \
  template <typename T> GIR_INLINE T simd_prefix_##name(T data, GIR_SITE) {                                            \
    gir_given<T> given = gir_give(site, data);                                                                         \
    T a = identity;                                                                                                    \
    uint own = gir_own_lane();                                                                                         \
    for (uint lane = 0; lane < own + is_inclusive; ++lane)                                                             \
      if (given.has(lane)) {                                                                                           \
        T b = given.of(lane);                                                                                          \
        a = __VA_ARGS__;                                                                                               \
      }                                                                                                                \
    return a;                                                                                                          \
  }
GIR_SCAN(inclusive_sum, 1, T(0), T(a + b))
GIR_SCAN(exclusive_sum, 0, T(0), T(a + b))
GIR_SCAN(inclusive_product, 1, T(1), T(gir_as<T>(a) * gir_as<T>(b)))
GIR_SCAN(exclusive_product, 0, T(1), T(gir_as<T>(a) * gir_as<T>(b)))

} // namespace metal
