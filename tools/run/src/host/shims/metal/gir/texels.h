// Access to texels of images of any arrangement, gathers and atomics on texels (section 6.12). A layer is a slice of an
// image of three dimensions, in whose middle it is sampled; such images have one level.

#pragma once

namespace metal {

enum class component { x, y, z, w };

template <typename T, access A> struct gir_texels {
  typedef typename gir_channel<T>::type channel;
  ulong of;

  GIR_INLINE vec<T, 4> gir_read(uint x, uint y, uint z, uint level) const {
    static_assert(A != access::write, "a texture with access::write cannot be read");
    uint place[4] = {x, y, z, level};
    vec<channel, 4> texel;
    gir_image_read(of, (ulong)place, (ulong)&texel);
    return vec<T, 4>(texel);
  }
  GIR_INLINE void gir_write(vec<T, 4> value, uint x, uint y, uint z) const {
    static_assert(A == access::write || A == access::read_write, "a texture with access::read cannot be written");
    uint place[4] = {x, y, z, 0};
    vec<channel, 4> texel(value);
    gir_image_write(of, (ulong)place, (ulong)&texel);
  }
  GIR_INLINE vec<T, 4> gir_sample(sampler by, float x, float y, float z, float level) const {
    static_assert(A == access::sample, "only a texture with access::sample can be sampled");
    float place[4] = {x, y, z, level};
    vec<channel, 4> texel;
    gir_image_sample(of, by.of, (ulong)place, (ulong)&texel);
    return vec<T, 4>(texel);
  }
  GIR_INLINE vec<T, 4> gir_gather(sampler by, float x, float y, float z, int dx, int dy, component part) const {
    float place[3] = {x, y, z};
    int offset[2] = {dx, dy};
    vec<channel, 4> texels;
    gir_image_gather(of, by.of, (ulong)place, (ulong)offset, (uint)part, (ulong)&texels);
    return vec<T, 4>(texels);
  }
  // The place of a layer along z; those beyond the last one are the last one.
  GIR_INLINE float gir_slice(uint layer) const {
    uint count = gir_image_extent(of, 2, 0);
    return ((float)(layer < count ? layer : count - 1) + 0.5f) / (float)count;
  }
  GIR_INLINE uint get_num_mip_levels() const {
    uint count = 0;
    while (gir_image_extent(of, 0, count) != 0)
      ++count;
    return count;
  }
  GIR_INLINE void fence() const {
    static_assert(A == access::read_write, "only a texture with access::read_write has a fence");
    __atomic_thread_fence(GIR_STRONGEST);
  }

  // A texel outside of the image is 0, and stays so.
#define GIR_TEXEL_UPDATE(name, builtin)                                                                                \
  GIR_INLINE vec<T, 4> gir_##name(uint x, uint y, uint z, T operand) const {                                           \
    uint place[4] = {x, y, z, 0};                                                                                      \
    device T *texel = (device T *)gir_image_texel(of, (ulong)place);                                                   \
    return vec<T, 4>(texel ? builtin(texel, operand, GIR_STRONGEST) : (T)0);                                           \
  }
  GIR_TEXEL_UPDATE(fetch_add, __atomic_fetch_add)
  GIR_TEXEL_UPDATE(fetch_sub, __atomic_fetch_sub)
  GIR_TEXEL_UPDATE(fetch_and, __atomic_fetch_and)
  GIR_TEXEL_UPDATE(fetch_or, __atomic_fetch_or)
  GIR_TEXEL_UPDATE(fetch_xor, __atomic_fetch_xor)
  GIR_TEXEL_UPDATE(fetch_min, __atomic_fetch_min)
  GIR_TEXEL_UPDATE(fetch_max, __atomic_fetch_max)
  GIR_TEXEL_UPDATE(exchange, __atomic_exchange_n)
#undef GIR_TEXEL_UPDATE
  GIR_INLINE bool gir_compare_exchange_weak(uint x, uint y, uint z, thread vec<T, 4> *expected, T desired) const {
    uint place[4] = {x, y, z, 0};
    device T *texel = (device T *)gir_image_texel(of, (ulong)place);
    T wanted = expected->x;
    T found = texel ? __sync_val_compare_and_swap(texel, wanted, desired) : (T)0;
    *expected = vec<T, 4>(found);
    return found == wanted;
  }
};

// The atomic functions of a texture whose places have these parameters, and these numbers along x, y and z.
#define GIR_TEXTURE_ATOMIC(name, parameters, place)                                                                    \
  GIR_INLINE vec<T, 4> atomic_##name(parameters, T operand) const { return gir_texels<T, A>{this->of}.gir_##name(place, operand); }
#define GIR_TEXTURE_ATOMICS(parameters, place)                                                                         \
  GIR_TEXTURE_ATOMIC(fetch_add, GIR_LIST parameters, GIR_LIST place)                                                   \
  GIR_TEXTURE_ATOMIC(fetch_sub, GIR_LIST parameters, GIR_LIST place)                                                   \
  GIR_TEXTURE_ATOMIC(fetch_and, GIR_LIST parameters, GIR_LIST place)                                                   \
  GIR_TEXTURE_ATOMIC(fetch_or, GIR_LIST parameters, GIR_LIST place)                                                    \
  GIR_TEXTURE_ATOMIC(fetch_xor, GIR_LIST parameters, GIR_LIST place)                                                   \
  GIR_TEXTURE_ATOMIC(fetch_min, GIR_LIST parameters, GIR_LIST place)                                                   \
  GIR_TEXTURE_ATOMIC(fetch_max, GIR_LIST parameters, GIR_LIST place)                                                   \
  GIR_TEXTURE_ATOMIC(exchange, GIR_LIST parameters, GIR_LIST place)                                                    \
  GIR_INLINE bool atomic_compare_exchange_weak(GIR_LIST parameters, thread vec<T, 4> *expected, T desired) const {     \
    return gir_texels<T, A>{this->of}.gir_compare_exchange_weak(GIR_LIST place, expected, desired);                                         \
  }
#define GIR_LIST(...) __VA_ARGS__

} // namespace metal
