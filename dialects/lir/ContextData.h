//===- ContextData.h - Data of the compiler in a context -----------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_CONTEXT_DATA_H
#define GIR_DIALECTS_CONTEXT_DATA_H

#include <mutex>

namespace gir::lir {

/// Data that are made once for a context, and end with it.
class ContextData {
public:
  ~ContextData() {
    if (data)
      drop(data);
  }

  /// The data; the first call makes them.
  void *get(void *(*make)(), void (*dropMade)(void *)) {
    std::call_once(once, [&] {
      drop = dropMade;
      data = make();
    });
    return data;
  }

private:
  std::once_flag once;
  void *data = nullptr;
  void (*drop)(void *) = nullptr;
};

} // namespace gir::lir

#endif // GIR_DIALECTS_CONTEXT_DATA_H
