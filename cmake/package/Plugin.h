//===- Plugin.h - The dialects and passes of libGirPlugin.so ----*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For programs that are linked with libGirPlugin.so (GIR::Plugin) instead of loading it.
// The plugin has classes of its own for the ops: a program uses either these dialects,
// by the names of their ops, or those of GIR::Dialects, never both in one context.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_PLUGIN_H
#define GIR_PLUGIN_H

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

namespace gir {

/// Registers gir, mir, lir and the upstream dialects used in lowering.
inline void registerDialects(mlir::DialectRegistry &registry) {
  mlirGetDialectPluginInfo().registerDialectRegistryCallbacks(&registry);
}

/// Registers every pass and pipeline of gir.
inline void registerPasses() {
  mlirGetPassPluginInfo().registerPassRegistryCallbacks();
}

} // namespace gir

#endif // GIR_PLUGIN_H
