// A driver for gir-run --device cuda where there is no GPU: libcuda.so.1 (CUDA Driver API) with devices in memory.
//
// It holds callers to the rules: handles that are there, sizes within allocations, parameters as the PTX declares them,
// blocks as it requires them, shared memory as it was allowed. What is enqueued is done when somebody waits for it and not
// before, so that whoever does not wait sees nothing. What breaks a rule ends the process. It does not read instructions: of
// the kernels that it knows by name it has the meaning here.
//
// GIR_FAKE_CUDA changes it, by words with spaces between: `capability=75`, `none`, `refuse`, `fail`, `endless`.
// GIR_FAKE_CUDA_LOG names a file that gets a line for each launch, and at the end what was not given back.

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
  SUCCESS = 0,
  INVALID_VALUE = 1,
  OUT_OF_MEMORY = 2,
  NO_DEVICE = 100,
  INVALID_PTX = 218,
  NOT_FOUND = 500,
  NOT_READY = 600,
  ILLEGAL_ADDRESS = 700,
};

#define NEEDED(condition, ...)                                                                                         \
  if (!(condition))                                                                                                    \
  broken_rule(__func__, __VA_ARGS__)

static void broken_rule(const char *function, const char *format, ...) {
  va_list values;
  va_start(values, format);
  fprintf(stderr, "fake driver: %s: ", function);
  vfprintf(stderr, format, values);
  fprintf(stderr, "\n");
  abort();
}

static void *zeroed(size_t size) {
  void *made = calloc(1, size ? size : 1);
  NEEDED(made, "no memory");
  return made;
}

static int is_asked(const char *word) {
  const char *words = getenv("GIR_FAKE_CUDA");
  return words && strstr(words, word);
}

static void note(const char *format, ...) {
  const char *path = getenv("GIR_FAKE_CUDA_LOG");
  FILE *file = path ? fopen(path, "a") : NULL;
  if (!file)
    return;
  va_list values;
  va_start(values, format);
  vfprintf(file, format, values);
  va_end(values);
  fclose(file);
}

// Devices.

static int is_started, contexts, modules, streams, events;

static void start(const char *function) {
  if (!is_started)
    broken_rule(function, "before cuInit");
}

int cuInit(unsigned flags) {
  NEEDED(flags == 0, "flags %u", flags);
  is_started = 1;
  return is_asked("none") ? NO_DEVICE : SUCCESS;
}

int cuDriverGetVersion(int *version) {
  *version = 12090;
  return SUCCESS;
}

int cuDeviceGetCount(int *count) {
  start(__func__);
  *count = 2;
  return SUCCESS;
}

int cuDeviceGet(int *device, int index) {
  start(__func__);
  NEEDED(index == 0 || index == 1, "device %d", index);
  // A handle is no index.
  *device = 40 + index;
  return SUCCESS;
}

int cuDeviceGetName(char *name, int length, int device) {
  NEEDED(device == 40 || device == 41, "device %d", device);
  snprintf(name, length, device == 40 ? "Fake H" : "Fake T");
  return SUCCESS;
}

static int capability(int device) {
  const char *words = getenv("GIR_FAKE_CUDA");
  const char *asked = words ? strstr(words, "capability=") : NULL;
  if (asked)
    return atoi(asked + strlen("capability="));
  return device == 40 ? 90 : 75;
}

// The numbers are of CUdevice_attribute.
int cuDeviceGetAttribute(int *value, int attribute, int device) {
  NEEDED(device == 40 || device == 41, "device %d", device);
  switch (attribute) {
  case 1: // threads of a block
  case 2: // along x
  case 3: // along y
    *value = 1024;
    return SUCCESS;
  case 4: // along z
    *value = 64;
    return SUCCESS;
  case 5: // blocks along x
    *value = 2147483647;
    return SUCCESS;
  case 6: // along y
  case 7: // along z
    *value = 65535;
    return SUCCESS;
  case 8: // shared memory of a block
    *value = 49152;
    return SUCCESS;
  case 10: // threads of a warp
    *value = 32;
    return SUCCESS;
  case 75:
    *value = capability(device) / 10;
    return SUCCESS;
  case 76:
    *value = capability(device) % 10;
    return SUCCESS;
  case 97: // shared memory of a block that asks for it
    *value = device == 40 ? 232448 : 65536;
    return SUCCESS;
  }
  broken_rule(__func__, "attribute %d", attribute);
  return INVALID_VALUE;
}

int cuDevicePrimaryCtxRetain(int **context, int device) {
  static int made[2];
  made[device - 40] = device;
  *context = &made[device - 40];
  ++contexts;
  return SUCCESS;
}

int cuDevicePrimaryCtxRelease_v2(int device) {
  (void)device;
  NEEDED(--contexts >= 0, "no context");
  return SUCCESS;
}

static int current;

int cuCtxSetCurrent(int *context) {
  current = *context;
  return SUCCESS;
}

static void in_context(const char *function) {
  if (contexts == 0 || current == 0)
    broken_rule(function, "no context is current");
}

// Memory. An address of the device is none of the host.

#define BASE UINT64_C(0x700000000000)
#define APART (UINT64_C(1) << 32)
#define ALLOCATIONS 64

static struct {
  uint8_t *bytes;
  size_t size;
} allocations[ALLOCATIONS];

int cuMemAlloc_v2(uint64_t *address, size_t size) {
  in_context(__func__);
  NEEDED(size > 0, "no bytes");
  if (size > (1u << 30))
    return OUT_OF_MEMORY;
  for (int index = 0; index < ALLOCATIONS; ++index)
    if (!allocations[index].bytes) {
      allocations[index].bytes = zeroed(size);
      memset(allocations[index].bytes, 0xa5, size);
      allocations[index].size = size;
      *address = BASE + index * APART;
      return SUCCESS;
    }
  return OUT_OF_MEMORY;
}

// Where so many bytes are for the host.
static void *at(const char *function, uint64_t address, size_t size) {
  uint64_t index = (address - BASE) / APART, first = (address - BASE) % APART;
  if (address < BASE || index >= ALLOCATIONS || !allocations[index].bytes || first + size > allocations[index].size)
    broken_rule(function, "%zu bytes at %llx", size, (unsigned long long)address);
  return allocations[index].bytes + first;
}

// Streams: what is enqueued is a list, which is done when somebody waits.

typedef struct Event Event;
typedef struct Task Task;
struct Task {
  Task *next;
  void (*run)(Task *);
  uint64_t address;
  void *host;
  size_t size;
  Event *event;
  struct Launch *launch;
};

struct Event {
  int is_recorded, is_reached, queries;
};

typedef struct {
  Task *first, **last;
} Stream;

static int failure;

int cuStreamCreate(Stream **stream, unsigned flags) {
  in_context(__func__);
  NEEDED(flags <= 1, "flags %u", flags);
  *stream = zeroed(sizeof(Stream));
  (*stream)->last = &(*stream)->first;
  ++streams;
  return SUCCESS;
}

static Task *enqueue(Stream *stream, void (*run)(Task *)) {
  NEEDED(stream, "the stream that all have in common");
  Task *task = zeroed(sizeof *task);
  task->run = run;
  *stream->last = task;
  stream->last = &task->next;
  return task;
}

static void do_all(Stream *stream) {
  while (stream->first) {
    Task *task = stream->first;
    if (!failure)
      task->run(task);
    stream->first = task->next;
    free(task);
  }
  stream->last = &stream->first;
}

int cuStreamSynchronize(Stream *stream) {
  do_all(stream);
  return failure;
}

int cuStreamDestroy_v2(Stream *stream) {
  NEEDED(!stream->first, "with work in it");
  free(stream);
  --streams;
  return SUCCESS;
}

static void set(Task *task) { memset(at(__func__, task->address, task->size), 0, task->size); }
static void take(Task *task) { memcpy(at(__func__, task->address, task->size), task->host, task->size); }
static void give(Task *task) { memcpy(task->host, at(__func__, task->address, task->size), task->size); }

static int move(Stream *stream, void (*run)(Task *), uint64_t address, void *host, size_t size) {
  in_context(__func__);
  NEEDED(size > 0, "no bytes");
  at(__func__, address, size);
  Task *task = enqueue(stream, run);
  task->address = address, task->host = host, task->size = size;
  return failure;
}

int cuMemsetD8Async(uint64_t address, uint8_t value, size_t size, Stream *stream) {
  NEEDED(value == 0, "value %u", value);
  return move(stream, set, address, NULL, size);
}

int cuMemcpyHtoDAsync_v2(uint64_t address, void *host, size_t size, Stream *stream) {
  return move(stream, take, address, host, size);
}

int cuMemcpyDtoHAsync_v2(void *host, uint64_t address, size_t size, Stream *stream) {
  return move(stream, give, address, host, size);
}

int cuMemFree_v2(uint64_t address) {
  at(__func__, address, 1);
  uint64_t index = (address - BASE) / APART;
  NEEDED(address == BASE + index * APART, "not the begin of an allocation");
  free(allocations[index].bytes);
  allocations[index].bytes = NULL;
  return SUCCESS;
}

int cuEventCreate(Event **event, unsigned flags) {
  in_context(__func__);
  NEEDED(flags == 0, "flags %u", flags);
  *event = zeroed(sizeof(Event));
  ++events;
  return SUCCESS;
}

static void reach(Task *task) { task->event->is_reached = 1; }

// The one stream whose events are asked for.
static Stream *recorded_in;

int cuEventRecord(Event *event, Stream *stream) {
  enqueue(stream, reach)->event = event;
  event->is_recorded = 1, event->is_reached = event->queries = 0;
  recorded_in = stream;
  return SUCCESS;
}

int cuEventQuery(Event *event) {
  NEEDED(event->is_recorded, "an event that was not recorded");
  if (++event->queries < 3 || is_asked("endless"))
    return NOT_READY;
  do_all(recorded_in);
  return failure;
}

int cuEventElapsedTime(float *milliseconds, Event *start, Event *end) {
  NEEDED(start->is_reached && end->is_reached, "events that were not reached");
  *milliseconds = 0.25f;
  return SUCCESS;
}

int cuEventDestroy_v2(Event *event) {
  free(event);
  --events;
  return SUCCESS;
}

// Programs: the text, of which the heads of kernels are read.

typedef struct {
  char *text;
} Module;

typedef struct {
  Module *module;
  char *head;
  char name[64];
  unsigned allowed_shared;
} Function;

int cuModuleLoadDataEx(Module **module, const char *text, unsigned count, const int *options, void **values) {
  in_context(__func__);
  const char *target = strstr(text, ".target sm_");
  NEEDED(target, "no .target");
  int of = atoi(target + strlen(".target sm_"));
  NEEDED(of <= capability(current), "code for sm_%d", of);
  if (is_asked("refuse")) {
    for (unsigned index = 0; index < count; ++index)
      if (options[index] == 5) {
        NEEDED(options[index + 1] == 6, "a log without a size");
        snprintf(values[index], (size_t)values[index + 1], "ptxas application ptx input, line 7; fatal : bad luck\n");
      }
    return INVALID_PTX;
  }
  *module = zeroed(sizeof(Module));
  (*module)->text = strdup(text);
  ++modules;
  return SUCCESS;
}

int cuModuleUnload(Module *module) {
  free(module->text);
  free(module);
  --modules;
  return SUCCESS;
}

int cuModuleGetFunction(Function **function, Module *module, const char *name) {
  char head[128];
  snprintf(head, sizeof head, ".visible .entry %s(", name);
  char *found = strstr(module->text, head);
  if (!found)
    return NOT_FOUND;
  // They live as long as the process.
  *function = zeroed(sizeof(Function));
  (*function)->module = module;
  (*function)->head = found + strlen(head);
  snprintf((*function)->name, sizeof(*function)->name, "%s", name);
  return SUCCESS;
}

int cuFuncGetAttribute(int *value, int attribute, Function *function) {
  switch (attribute) {
  case 0: // threads of a block at most
    *value = strcmp(function->name, "greedy") == 0 ? 16 : 1024;
    return SUCCESS;
  case 1: // bytes of shared memory that the program states
    *value = 0;
    return SUCCESS;
  }
  broken_rule(__func__, "attribute %d", attribute);
  return INVALID_VALUE;
}

int cuFuncSetAttribute(Function *function, int attribute, int value) {
  NEEDED(attribute == 8, "attribute %d", attribute);
  int most;
  cuDeviceGetAttribute(&most, 97, current);
  NEEDED(value <= most, "%d bytes", value);
  function->allowed_shared = value;
  return SUCCESS;
}

// Launches.

#define PARAMETERS 16

struct Launch {
  Function *function;
  uint32_t grid[3], block[3], shared;
  int count;
  // The bytes of each parameter.
  uint64_t values[PARAMETERS];
};

// Takes a block of arguments apart as the head of the kernel declares them: each at a multiple of its size (PTX ISA,
// "Kernel Function Parameters").
static void take_apart(struct Launch *launch, const uint8_t *bytes, size_t size) {
  const char *place = launch->function->head, *end = strchr(place, ')');
  size_t offset = 0;
  while ((place = strstr(place, ".param .")) && place < end) {
    place += strlen(".param .") + 1;
    size_t width = atoi(place) / 8;
    NEEDED(width == 1 || width == 2 || width == 4 || width == 8, "a parameter of %zu bytes", width);
    offset = (offset + width - 1) / width * width;
    NEEDED(offset + width <= size, "%zu bytes of arguments are too few", size);
    NEEDED(launch->count < PARAMETERS, "too many parameters");
    memcpy(&launch->values[launch->count++], bytes + offset, width);
    offset += width;
  }
  NEEDED(offset == size, "%zu bytes of arguments, the kernel takes %zu", size, offset);
}

static float as_float(uint64_t bits) {
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

// test/tools/gir-run/Inputs/mix.gir
static void mix(struct Launch *launch) {
  const uint64_t *value = launch->values;
  NEEDED(launch->count == 7, "%d parameters", launch->count);
  uint32_t blocks = launch->grid[0] * launch->grid[1] * launch->grid[2], threads = blocks * 16;
  uint32_t *out = at(__func__, value[0], threads * 4), *sums = at(__func__, value[6], 16);
  double *in = at(__func__, value[2], threads * 8);
  // @tile comes first, %part behind it, 64 bytes each.
  NEEDED(value[4] >= 64 && value[4] % 16 == 0 && value[4] + 64 <= launch->shared, "shared memory at %llu of %u",
         (unsigned long long)value[4], launch->shared);
  for (uint32_t i = 0; i < threads; ++i) {
    uint32_t block = i / 16;
    out[i] = (uint32_t)value[3] + (uint32_t)as_float(value[5]) + (uint32_t)in[i] + (uint32_t)value[1] * 1000 + block;
    sums[i & 3] += i;
  }
}

// That of which only the launch is looked at.
static void nothing(struct Launch *launch) { (void)launch; }

static const struct {
  const char *name;
  void (*run)(struct Launch *);
} kernels[] = {{"mix", mix}, {"roomy", nothing}, {"parts", nothing}};

static void run(Task *task) {
  struct Launch *launch = task->launch;
  if (is_asked("fail")) {
    failure = ILLEGAL_ADDRESS;
    return;
  }
  for (size_t index = 0; index < sizeof kernels / sizeof *kernels; ++index)
    if (strcmp(kernels[index].name, launch->function->name) == 0) {
      kernels[index].run(launch);
      free(launch);
      return;
    }
  broken_rule(__func__, "kernel %s is not known", launch->function->name);
}

int cuLaunchKernel(Function *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared, Stream *stream, void **parameters, void **extra) {
  in_context(__func__);
  struct Launch made = {function, {gx, gy, gz}, {bx, by, bz}, shared, 0, {0}};
  NEEDED(gx && gy && gz && gy <= 65535 && gz <= 65535, "%u x %u x %u blocks", gx, gy, gz);
  unsigned required[3];
  char *size = strstr(function->head, ".reqntid");
  NEEDED(size && sscanf(size, ".reqntid %u, %u, %u", &required[0], &required[1], &required[2]) == 3, "no size");
  NEEDED(required[0] == bx && required[1] == by && required[2] == bz, "blocks of %u x %u x %u", bx, by, bz);
  NEEDED(shared == 0 || strstr(function->module->text, ".extern .shared"), "dynamic shared memory for nothing");
  NEEDED(shared <= 49152 || shared <= function->allowed_shared, "%u bytes of shared memory", shared);
  NEEDED(!parameters && extra, "parameters one by one");
  NEEDED((uintptr_t)extra[0] == 1 && (uintptr_t)extra[2] == 2 && !extra[4], "no block of arguments");
  size_t length = *(size_t *)extra[3];
  take_apart(&made, extra[1], length);
  struct Launch *launch = zeroed(sizeof *launch);
  *launch = made;
  enqueue(stream, run)->launch = launch;
  note("launch %s: %u x %u x %u of %u x %u x %u, %u bytes shared, %zu of arguments\n", function->name, gx, gy, gz, bx,
       by, bz, shared, length);
  return SUCCESS;
}

// Errors.

static const struct {
  int code;
  const char *name, *what;
} errors[] = {
    {INVALID_VALUE, "CUDA_ERROR_INVALID_VALUE", "invalid argument"},
    {OUT_OF_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
    {NO_DEVICE, "CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"},
    {INVALID_PTX, "CUDA_ERROR_INVALID_PTX", "a PTX JIT compilation failed"},
    {NOT_FOUND, "CUDA_ERROR_NOT_FOUND", "named symbol not found"},
    {NOT_READY, "CUDA_ERROR_NOT_READY", "device not ready"},
    {ILLEGAL_ADDRESS, "CUDA_ERROR_ILLEGAL_ADDRESS", "an illegal memory access was encountered"},
};

static int error_text(int code, const char **text, int is_name) {
  for (size_t index = 0; index < sizeof errors / sizeof *errors; ++index)
    if (errors[index].code == code) {
      *text = is_name ? errors[index].name : errors[index].what;
      return SUCCESS;
    }
  return INVALID_VALUE;
}

int cuGetErrorName(int code, const char **text) { return error_text(code, text, 1); }
int cuGetErrorString(int code, const char **text) { return error_text(code, text, 0); }

__attribute__((destructor)) static void end(void) {
  if (!is_started)
    return;
  int left = 0;
  for (int index = 0; index < ALLOCATIONS; ++index)
    left += allocations[index].bytes != NULL;
  note("end: %d contexts, %d programs, %d streams, %d events, %d allocations left\n", contexts, modules, streams, events,
       left);
}
