//===- Census.h - The contents of an operation ------------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_CENSUS_H
#define GIR_C_CENSUS_H

#include "gir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The names of the operations below an operation, and the types of their values and
/// declarations, each once: an analysis, kept until a pass changes the operation.
typedef struct GirCensus {
  const void *ptr;
} GirCensus;

/// The census of the operation that a pass runs on.
GirCensus girPassCensus(GirPass pass);

/// Whether it has an operation whose class has this type id.
bool girCensusHas(GirCensus census, MlirTypeID operation);

intptr_t girCensusNumNames(GirCensus census);
MlirStringRef girCensusName(GirCensus census, intptr_t index);

intptr_t girCensusNumTypes(GirCensus census);
MlirType girCensusType(GirCensus census, intptr_t index);

/// Whether an access to memory has an ordering.
bool girCensusIsOrdered(GirCensus census);

/// Whether running `body` leaves an operation as it is, for checks.
bool girLeavesUnchanged(MlirOperation op, void (*body)(void *userData), void *userData);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_CENSUS_H
