//===- Pass.h - Passes and pipelines written in Rust ------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// mlirCreateExternalPass has neither options nor registration. A GirPassInfo
// describes a pass that is a command-line flag with options, an element of a
// textual pipeline, and cloned per thread.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_PASS_H
#define GIR_C_PASS_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum GirOptionKind {
  GirOptionBool,
  GirOptionInt,
  GirOptionString,
} GirOptionKind;

/// One option of a pass or pipeline; the default is given as text.
typedef struct GirOptionInfo {
  GirOptionKind kind;
  MlirStringRef name;
  MlirStringRef description;
  MlirStringRef defaultValue;
} GirOptionInfo;

/// A running pass instance, valid during its callbacks.
typedef struct GirPass {
  void *ptr;
} GirPass;

/// A pass. The structure and all it points to must live as long as the process.
typedef struct GirPassInfo {
  MlirStringRef argument;
  MlirStringRef description;
  /// The operation the pass anchors on; empty for any operation.
  MlirStringRef anchor;
  intptr_t nOptions;
  const GirOptionInfo *options;
  /// Names of the dialects whose ops the pass creates.
  intptr_t nDialects;
  const MlirStringRef *dialects;
  const void *userData;
  /// Makes the state shared by all clones for one context; null on failure is
  /// told apart by `ok`.
  void *(*initialize)(MlirContext context, const void *userData, bool *ok);
  void *(*cloneState)(void *state, const void *userData);
  void (*dropState)(void *state, const void *userData);
  /// Returns false if the pass failed.
  bool (*run)(MlirOperation op, GirPass pass, const void *state,
              const void *userData);
} GirPassInfo;

/// Registers the pass under its argument.
void girRegisterPass(const GirPassInfo *info);

/// To be called by a running pass that changes nothing: saves a verification.
void girPassNoteUnchanged(GirPass pass);

/// Values of the options, by position in GirPassInfo.options.
bool girPassOptionBool(GirPass pass, intptr_t index);
int64_t girPassOptionInt(GirPass pass, intptr_t index);
MlirStringRef girPassOptionString(GirPass pass, intptr_t index);

/// A named pipeline: its options become the text of its passes.
typedef struct GirPipelineInfo {
  MlirStringRef argument;
  MlirStringRef description;
  intptr_t nOptions;
  const GirOptionInfo *options;
  const void *userData;
  /// Writes the textual pipeline for the given option values (as text, in the
  /// order of `options`).
  void (*expand)(const MlirStringRef *values, GirOutput text,
                 const void *userData);
} GirPipelineInfo;

void girRegisterPipeline(const GirPipelineInfo *info);

/// A pass manager for modules that nests passes on other ops by itself, as
/// mlir-opt's does.
MlirPassManager girPassManagerCreate(MlirContext context);

/// Runs `body(index)` for 0 <= index < count, in parallel if the context
/// allows it.
void girParallelFor(MlirContext context, intptr_t count,
                    void (*body)(intptr_t index, void *userData),
                    void *userData);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_PASS_H
