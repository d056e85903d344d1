// Has NVIDIA's run-time compiler make PTX of a text: nvrtc LIBRARY SOURCE PTX [OPTION...]
//
// What it says goes to standard output; the status is 0 if there is PTX (NVRTC, "User Interface").

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct Program *Program;

static void fail(const char *what, const char *why) {
  printf("%s: %s\n", what, why);
  exit(1);
}

static void *function(void *library, const char *name) {
  void *found = dlsym(library, name);
  if (!found)
    fail(name, dlerror());
  return found;
}

static char *read_text(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file)
    fail(path, "cannot be read");
  size_t length = 0, room = 1 << 16;
  char *text = malloc(room);
  for (size_t got; (got = fread(text + length, 1, room - length - 1, file)) > 0;) {
    length += got;
    if (room - length < 2)
      text = realloc(text, room *= 2);
  }
  text[length] = 0;
  fclose(file);
  return text;
}

int main(int count, char **words) {
  if (count < 4)
    fail("usage", "nvrtc LIBRARY SOURCE PTX [OPTION...]");
  void *library = dlopen(words[1], RTLD_NOW);
  if (!library)
    fail(words[1], dlerror());
  int (*create)(Program *, const char *, const char *, int, const char **, const char **) =
      function(library, "nvrtcCreateProgram");
  int (*compile)(Program, int, const char *const *) = function(library, "nvrtcCompileProgram");
  int (*log_size)(Program, size_t *) = function(library, "nvrtcGetProgramLogSize");
  int (*get_log)(Program, char *) = function(library, "nvrtcGetProgramLog");
  int (*ptx_size)(Program, size_t *) = function(library, "nvrtcGetPTXSize");
  int (*get_ptx)(Program, char *) = function(library, "nvrtcGetPTX");

  Program program;
  if (create(&program, read_text(words[2]), words[2], 0, NULL, NULL) != 0)
    fail(words[2], "no program");
  int status = compile(program, count - 4, (const char *const *)words + 4);
  size_t size;
  // With the byte that ends a string.
  if (log_size(program, &size) != 0 || size == 0)
    fail(words[2], "no log");
  char *text = malloc(size);
  get_log(program, text);
  fputs(text, stdout);
  if (status != 0)
    return 1;
  if (ptx_size(program, &size) != 0 || size < 2)
    fail(words[2], "no PTX");
  text = malloc(size);
  get_ptx(program, text);
  FILE *file = fopen(words[3], "w");
  if (!file || fwrite(text, 1, size - 1, file) != size - 1 || fclose(file) != 0)
    fail(words[3], "cannot be written");
  return 0;
}
