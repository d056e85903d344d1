// Compiles a kernel in SYCL, runs it on data from the file `in`, and writes the buffers to the file `out` and the
// nanoseconds of each run to the file `times`. The layout of the first two is that of the emulated DSPs
// (`dsp/runtime/main.c`).
//
// The program takes the path of the kernel, the number of runs and the level of optimisation. It ends with one of the
// statuses below.

#include <sycl/sycl.hpp>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace experimental = sycl::ext::oneapi::experimental;

enum { NO_ROOM = 3, NO_DATA = 4, REFUSED = 5, NO_DEVICE = 6, FAILED = 7 };

// Bytes that the device can access. Vectors are aligned to 128 bytes at most.
static uint8_t *room(size_t bytes, const sycl::queue &queue) {
    void *place = sycl::aligned_alloc_shared(128, bytes / 128 * 128 + 128, queue);
    if (place == nullptr)
        exit(NO_ROOM);
    return static_cast<uint8_t *>(place);
}

static std::string text_of(const char *path) {
    std::ifstream file(path, std::ios::binary);
    if (!file)
        exit(NO_DATA);
    return std::string(std::istreambuf_iterator<char>(file), {});
}

// The bytes of the file `in` that are not read yet.
struct Input {
    std::string bytes;
    size_t place = 0;

    void get(void *to, size_t count) {
        if (bytes.size() - place < count)
            exit(NO_DATA);
        memcpy(to, bytes.data() + place, count);
        place += count;
    }
};

static sycl::kernel compile(const sycl::queue &queue, const std::string &text, const char *level) {
    auto source = experimental::create_kernel_bundle_from_source(
        queue.get_context(), experimental::source_language::sycl, text);
    // Floats are computed as they are written.
    std::vector<std::string> options{level, "-ffp-contract=off", "-fno-fast-math"};
    auto built = experimental::build(source, experimental::properties{experimental::build_options{options}});
    return built.ext_oneapi_get_kernel("gir_run");
}

static int run(sycl::queue &queue, const sycl::kernel &kernel, int runs) {
    Input input{text_of("in")};
    uint32_t counts[3];
    input.get(counts, sizeof counts);
    uint8_t *grid = room(24, queue);
    input.get(grid, 24);
    std::vector<uint32_t> sizes(counts[0] + counts[1]);
    input.get(sizes.data(), 4 * sizes.size());
    uint8_t *scalars = room(counts[2], queue);
    input.get(scalars, counts[2]);
    auto *buffers = reinterpret_cast<void **>(room(counts[0] * sizeof(void *), queue));
    auto *bytes = reinterpret_cast<uint64_t *>(room(counts[0] * sizeof(uint64_t), queue));
    for (uint32_t i = 0; i < counts[0]; ++i) {
        buffers[i] = room(sizes[i], queue);
        bytes[i] = sizes[i];
    }
    std::ofstream times("times");
    for (int index = 0; index < runs; ++index) {
        size_t place = input.place;
        for (uint32_t i = 0; i < counts[0]; ++i)
            input.get(buffers[i], sizes[i]);
        input.place = place;
        auto start = std::chrono::steady_clock::now();
        queue.submit([&](sycl::handler &handler) {
            handler.set_args(buffers, bytes, scalars, grid);
            handler.single_task(kernel);
        });
        queue.wait_and_throw();
        auto elapsed = std::chrono::steady_clock::now() - start;
        times << std::chrono::duration_cast<std::chrono::nanoseconds>(elapsed).count() << '\n';
        if (index > 0)
            continue;
        std::ofstream out("out", std::ios::binary);
        for (uint32_t i = 0; i < counts[0]; ++i)
            out.write(static_cast<const char *>(buffers[i]), sizes[i]);
        if (!out.flush())
            return NO_DATA;
    }
    return times.flush() ? 0 : NO_DATA;
}

// Intel's OpenCL runtime for the processor, or none.
static const sycl::device *device_of_machine() {
    static std::vector<sycl::device> devices = sycl::device::get_devices(sycl::info::device_type::cpu);
    for (const sycl::device &device : devices) {
        auto platform = device.get_platform().get_info<sycl::info::platform::name>();
        if (platform.find("Intel") != std::string::npos)
            return &device;
    }
    return nullptr;
}

int main(int count, char **arguments) {
    if (count != 4)
        return NO_DATA;
    int status = NO_DEVICE;
    try {
        const sycl::device *device = device_of_machine();
        if (device == nullptr)
            return NO_DEVICE;
        sycl::queue queue(*device);
        status = REFUSED;
        sycl::kernel kernel = compile(queue, text_of(arguments[1]), arguments[3]);
        status = FAILED;
        return run(queue, kernel, atoi(arguments[2]));
    } catch (const std::exception &error) {
        fprintf(stderr, "%s\n", error.what());
        return status;
    }
}
