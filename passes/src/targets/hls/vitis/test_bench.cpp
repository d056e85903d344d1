#include <stdio.h>
#include <stdlib.h>

#include <string>
#include <vector>

// test_bench KERNEL WORKGROUPS WORKGROUP-SIZE ARGUMENT... [INDEX=GOLDEN.npy...]
//
// WORKGROUPS and WORKGROUP-SIZE are X,Y,Z. Arguments are those of gir-run: u32:1024, f32:2.5, @x.npy, zeros:f32:1024;
// each golden file is compared with the argument of that index, bit by bit.

static void fail(const std::string& what) {
    fprintf(stderr, "test_bench: %s\n", what.c_str());
    exit(1);
}

// The elements of a NumPy file.
static std::vector<char> elements(const std::string& path) {
    FILE* file = fopen(path.c_str(), "rb");
    if (file == NULL) fail("cannot read " + path);
    std::vector<char> all;
    char part[4096];
    for (size_t count; (count = fread(part, 1, sizeof part, file)) > 0;) all.insert(all.end(), part, part + count);
    fclose(file);
    if (all.size() < 12 || memcmp(all.data(), "\x93NUMPY", 6) != 0) fail(path + " is no NumPy file");
    const unsigned char* bytes = (const unsigned char*)all.data();
    size_t head = 10 + bytes[8] + 256u * bytes[9];
    if (bytes[6] > 1) head = 12 + bytes[8] + 256u * bytes[9] + 65536u * bytes[10];
    if (head > all.size()) fail(path + " is too short");
    return std::vector<char>(all.begin() + head, all.end());
}

// The bytes of TYPE: 4 of f32.
static size_t size_of(const std::string& type) {
    return strtoul(type.c_str() + 1, NULL, 10) / 8;
}

// Puts a number of a type at a place.
static void put(const std::string& type, const std::string& number, char* to) {
    if (type[0] == 'f') {
        double value = strtod(number.c_str(), NULL);
        float single = strtof(number.c_str(), NULL);
        half narrow = (half)single;
        if (size_of(type) == 8) memcpy(to, &value, 8);
        if (size_of(type) == 4) memcpy(to, &single, 4);
        if (size_of(type) == 2) memcpy(to, &narrow, 2);
        return;
    }
    uint64_t value = number[0] == '-' ? (uint64_t)strtoll(number.c_str(), NULL, 0) : strtoull(number.c_str(), NULL, 0);
    memcpy(to, &value, size_of(type));
}

static void read_sizes(const char* text, uint32_t* sizes) {
    for (int axis = 0; axis < 3; ++axis) {
        char* end;
        sizes[axis] = (uint32_t)strtoul(text, &end, 10);
        if (end == text) sizes[axis] = 1;
        text = *end == ',' ? end + 1 : end;
    }
}

int main(int count, char** arguments) {
    if (count < 4) fail("usage: test_bench KERNEL WORKGROUPS WORKGROUP-SIZE ARGUMENT... [INDEX=GOLDEN.npy...]");
    for (auto& kernel : kernels) {
        if (strcmp(kernel.name, arguments[1]) != 0) continue;
        gir_grid grid;
        read_sizes(arguments[2], grid.workgroups);
        read_sizes(arguments[3], grid.workgroup_size);
        std::vector<std::vector<char>> contents;
        std::vector<char> scalars(4096);
        std::vector<int> buffer_of;
        int next = 4;
        for (const gir_parameter* parameter = kernel.parameters; parameter->bytes >= 0; ++parameter, ++next) {
            if (next >= count) fail("an argument is missing");
            std::string text = arguments[next];
            size_t colon = text.find(':');
            if (parameter->offset >= 0) {
                if (colon == std::string::npos) fail(text + " is no number");
                std::string type = text.substr(0, colon);
                if (size_of(type) != (size_t)parameter->bytes) fail(text + " has another size than the parameter");
                put(type, text.substr(colon + 1), scalars.data() + parameter->offset);
                buffer_of.push_back(-1);
                continue;
            }
            buffer_of.push_back((int)contents.size());
            if (text[0] == '@') {
                contents.push_back(elements(text.substr(1)));
            } else if (text.compare(0, 6, "zeros:") == 0) {
                std::string type = text.substr(6, text.find(':', 6) - 6);
                size_t elements = strtoul(text.c_str() + text.find(':', 6) + 1, NULL, 0);
                contents.push_back(std::vector<char>(elements * size_of(type)));
            } else {
                fail(text + " is no buffer");
            }
        }
        std::vector<void*> buffers;
        std::vector<uint64_t> bytes;
        for (auto& content : contents) {
            buffers.push_back(content.data());
            bytes.push_back(content.size());
        }
        kernel.run(buffers.data(), bytes.data(), scalars.data(), &grid);
        int wrong = 0;
        for (; next < count; ++next) {
            std::string text = arguments[next];
            size_t equals = text.find('=');
            if (equals == std::string::npos) fail(text + " is no INDEX=GOLDEN.npy");
            size_t index = strtoul(text.c_str(), NULL, 10);
            if (index >= buffer_of.size() || buffer_of[index] < 0) fail(text + ": the argument is no buffer");
            bool is_same = contents[buffer_of[index]] == elements(text.substr(equals + 1));
            printf("%s: argument %zu is %s\n", kernel.name, index, is_same ? "right" : "wrong");
            wrong += !is_same;
        }
        return wrong != 0;
    }
    fail(std::string("no kernel ") + arguments[1]);
}
