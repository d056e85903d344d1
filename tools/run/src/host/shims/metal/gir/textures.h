// Textures and samplers (sections 2.8, 2.9 and 6.12). The run time finds texels and weighs them; this header declares
// the interface for programs.

#pragma once

namespace metal {

enum class access { sample, read, write, read_write };

// The host's memory is coherent.
enum memory_coherence { memory_coherence_threadgroup, memory_coherence_device };

// Members of argument buffers are in constant memory, from which they are copied before use.
struct sampler {
  ulong of;
  GIR_INLINE explicit sampler(ulong of) : of(of) {}
  sampler() = default;
  sampler(const sampler &) = default;
  template <typename U, gir_if<__is_same(U, sampler)> = 0> GIR_INLINE sampler(const constant U &from) : of(from.of) {}
  static GIR_INLINE sampler gir_bound(uint number) { return sampler(gir_sampler(number)); }
};

// The options of a sample after its place.
struct level {
  float detail;
  GIR_INLINE explicit level(float detail) : detail(detail) {}
};
template <int N> struct gir_gradient {
  vec<float, N> x, y;
  GIR_INLINE gir_gradient(vec<float, N> x, vec<float, N> y) : x(x), y(y) {}
};
typedef gir_gradient<2> gradient2d;
typedef gir_gradient<3> gradient3d;

// The representation of a channel: halves as floats, all others unchanged.
template <typename T> struct gir_channel {
  typedef T type;
};
template <> struct gir_channel<half> {
  typedef float type;
};

// A texel's indices or a place, along x, y and z; flat images are sampled in their middle.
GIR_INLINE void gir_spread(thread uint *to, vec<uint, 2> at) { to[0] = at.x, to[1] = at.y, to[2] = 0; }
GIR_INLINE void gir_spread(thread uint *to, vec<uint, 3> at) { to[0] = at.x, to[1] = at.y, to[2] = at.z; }
GIR_INLINE void gir_spread(thread float *to, vec<float, 2> at) { to[0] = at.x, to[1] = at.y, to[2] = 0.5f; }
GIR_INLINE void gir_spread(thread float *to, vec<float, 3> at) { to[0] = at.x, to[1] = at.y, to[2] = at.z; }

template <typename T, int N, access A> struct gir_texture {
  typedef typename gir_channel<T>::type channel;
  ulong of;

  // Without a level, that which follows from the coordinates of a fragment's neighbours; the first one elsewhere.
  GIR_INLINE vec<T, 4> sample(sampler by, vec<float, N> at, GIR_SITE) const {
    float place[3], changes[6];
    gir_spread(place, at);
    bool has_changes = gir_changes(site, (ulong)place, (ulong)changes) != 0;
    return sample(by, at, level(has_changes ? gir_image_level(of, by.of, (ulong)changes) : 0));
  }
  GIR_INLINE vec<T, 4> sample(sampler by, vec<float, N> at, level level) const {
    static_assert(A == access::sample, "only a texture with access::sample can be sampled");
    float place[4];
    gir_spread(place, at);
    place[3] = level.detail;
    vec<channel, 4> texel;
    gir_image_sample(of, by.of, (ulong)place, (ulong)&texel);
    return vec<T, 4>(texel);
  }
  GIR_INLINE vec<T, 4> sample(sampler by, vec<float, N> at, gir_gradient<N> gradient) const {
    // Flat images have no change along z.
    float changes[6] = {gradient.x.lanes[0], gradient.x.lanes[1], 0, gradient.y.lanes[0], gradient.y.lanes[1], 0};
    if (N == 3)
      changes[2] = gradient.x.lanes[N - 1], changes[5] = gradient.y.lanes[N - 1];
    return sample(by, at, level(gir_image_level(of, by.of, (ulong)changes)));
  }
  GIR_INLINE vec<T, 4> read(vec<uint, N> at, uint level = 0) const {
    static_assert(A != access::write, "a texture with access::write cannot be read");
    uint place[4];
    gir_spread(place, at);
    place[3] = level;
    vec<channel, 4> texel;
    gir_image_read(of, (ulong)place, (ulong)&texel);
    return vec<T, 4>(texel);
  }
  GIR_INLINE void write(vec<T, 4> value, vec<uint, N> at, uint level = 0) const {
    static_assert(A == access::write || A == access::read_write, "a texture with access::read cannot be written");
    uint place[4];
    gir_spread(place, at);
    place[3] = level;
    vec<channel, 4> texel(value);
    gir_image_write(of, (ulong)place, (ulong)&texel);
  }
  GIR_INLINE uint get_width(uint level = 0) const { return gir_image_extent(of, 0, level); }
  GIR_INLINE uint get_height(uint level = 0) const { return gir_image_extent(of, 1, level); }
  GIR_INLINE uint get_depth(uint level = 0) const { return gir_image_extent(of, 2, level); }
  // Section 6.12.17: a work-item reads its own writes; the host's memory guarantees this.
  GIR_INLINE void fence() const {
    static_assert(A == access::read_write, "only a texture with access::read_write has a fence");
    __atomic_thread_fence(GIR_STRONGEST);
  }
  GIR_INLINE vec<T, 4> sample(sampler by, vec<float, N> at, GIR_SITE) const constant {
    return gir_texture{of}.sample(by, at, site);
  }
  template <typename U> GIR_INLINE vec<T, 4> sample(sampler by, vec<float, N> at, U detail) const constant {
    return gir_texture{of}.sample(by, at, detail);
  }
  template <typename... U> GIR_INLINE vec<T, 4> read(vec<uint, N> at, U... level) const constant {
    return gir_texture{of}.read(at, level...);
  }
  GIR_INLINE void write(vec<T, 4> value, vec<uint, N> at) const constant { gir_texture{of}.write(value, at); }
  GIR_INLINE uint get_width(uint level = 0) const constant { return gir_texture{of}.get_width(level); }
  GIR_INLINE uint get_height(uint level = 0) const constant { return gir_texture{of}.get_height(level); }
  GIR_INLINE uint get_depth(uint level = 0) const constant { return gir_texture{of}.get_depth(level); }
  GIR_INLINE void fence() const constant { gir_texture{of}.fence(); }
};

} // namespace metal

namespace gir {

// A texture or a sampler: of any type of the parameter.
struct handle_argument {
  uint number;
  template <typename T> GIR_INLINE operator T() const { return T::gir_bound(number); }
};
GIR_ARGUMENT(handle, handle_argument, {number})

} // namespace gir

#define texture(number) maybe_unused]] = GIR_GIVEN[gir::handle_of{}[number
#define sampler(number) maybe_unused]] = GIR_GIVEN[gir::handle_of{}[number
