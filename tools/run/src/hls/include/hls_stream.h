// The part of Vitis HLS's header that emitted text uses: streams of any length.

#pragma once

#include <stddef.h>
#include <stdlib.h>

namespace hls {

template <typename T>
class stream {
  public:
    stream() {}
    explicit stream(const char *) {}
    ~stream() { free(elements); }

    void write(const T &value) {
        if (last == room) {
            room = room == 0 ? 64 : 2 * room;
            elements = (T *)realloc(elements, room * sizeof(T));
            if (elements == NULL)
                abort();
        }
        elements[last++] = value;
    }

    // The value of an empty stream is any: a kernel that reads one accesses elements that its buffer does not have.
    T read() { return first < last ? elements[first++] : T(); }

    bool empty() const { return first == last; }

  private:
    stream(const stream &);
    stream &operator=(const stream &);

    T *elements = NULL;
    size_t first = 0, last = 0, room = 0;
};

} // namespace hls
