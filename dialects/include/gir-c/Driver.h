//===- Driver.h - The public pieces of mlir-opt -----------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MlirOptMain itself removes an existing output file on a parse error and has
// no place for .gir input or emissions; gir-opt's driver is Rust over these.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_DRIVER_H
#define GIR_C_DRIVER_H

#include "gir-c/Support.h"
#include "mlir-c/Diagnostics.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct GirDriver {
  void *ptr;
} GirDriver;

typedef struct GirFlag {
  void *ptr;
} GirFlag;

/// A heading of --help, under which flags stand.
typedef struct GirFlagGroup {
  void *ptr;
} GirFlagGroup;

GirFlagGroup girFlagGroupCreate(MlirStringRef title);

/// Tool flags, registered before the command line is parsed.
GirFlag girFlagCreateBool(GirFlagGroup group, MlirStringRef name, MlirStringRef description);
GirFlag girFlagCreateString(GirFlagGroup group, MlirStringRef name, MlirStringRef valueName,
                            MlirStringRef description);
/// As girFlagCreateString; the value may be left out, which gives an empty one.
GirFlag girFlagCreateOptionalString(GirFlagGroup group, MlirStringRef name,
                                    MlirStringRef valueName, MlirStringRef description);
/// As girFlagCreateString, for a flag that may be given several times.
GirFlag girFlagCreateList(GirFlagGroup group, MlirStringRef name, MlirStringRef valueName,
                          MlirStringRef description);
bool girFlagBool(GirFlag flag);
MlirStringRef girFlagString(GirFlag flag);
/// One of the values of a flag that may be given several times.
MlirStringRef girFlagListed(GirFlag flag, intptr_t index);
/// The number of times that the flag is given on the command line.
intptr_t girFlagOccurrences(GirFlag flag);
/// The place of a flag with a text value on the command line.
intptr_t girFlagPosition(GirFlag flag);

/// Parses the command line. Exits for --help and on unknown flags, as every
/// LLVM tool does. The help begins with the overview and ends with the examples.
GirDriver girDriverCreate(int argc, const char *const *argv,
                          MlirStringRef overview, MlirStringRef examples,
                          MlirStringRef version,
                          MlirDialectRegistry registry);
void girDriverDestroy(GirDriver driver);
MlirStringRef girDriverInputFile(GirDriver driver);
MlirStringRef girDriverOutputFile(GirDriver driver);
bool girDriverShowDialects(GirDriver driver);
bool girDriverListPasses(GirDriver driver);
void girDriverPrintPasses(void);
/// --emit-bytecode was given.
bool girDriverEmitBytecode(GirDriver driver);

/// --verify-diagnostics was given.
bool girDriverVerifyDiagnostics(GirDriver driver);

/// A message of the diagnostics verifier about a chunk. A line of 0 is the chunk as a
/// whole, columns count from 1.
typedef struct GirMessage {
  MlirStringRef text;
  MlirStringRef bufferName;
  MlirStringRef file;
  intptr_t line;
  intptr_t column;
  MlirDiagnosticSeverity severity;
  MlirStringRef message;
} GirMessage;
typedef void (*GirMessageCallback)(const GirMessage *message);

/// Handles one chunk of the input: returns false if it failed. With
/// --verify-diagnostics the context has its diagnostic handler already.
typedef bool (*GirChunkCallback)(MlirContext context, MlirStringRef text,
                                 MlirStringRef bufferName, GirOutput output,
                                 void *userData);

/// Splits the input as --split-input-file requests, and calls back for each chunk,
/// under the diagnostics verifier if the flags request it. Returns success as
/// mlir-opt would exit. `splitMarker` replaces the default marker unless the user
/// gave one of their own.
bool girDriverProcess(GirDriver driver, MlirStringRef input,
                      MlirStringRef bufferName, MlirStringRef splitMarker,
                      GirOutput output, GirChunkCallback callback,
                      GirMessageCallback print, void *userData);

/// Whether --mlir-very-unsafe-disable-verifier-on-parsing is absent.
bool girDriverVerifyOnParsing(GirDriver driver);

/// Whether --split-input-file divides the input.
bool girDriverSplitsInput(GirDriver driver);

/// Whether --verify-each is on the command line and true, which it is by default.
bool girDriverStatesVerifyEach(GirDriver driver);

/// Whether --mlir-disable-threading is given; after a driver was made.
bool girDriverDisablesThreading(void);

/// Parses MLIR text or bytecode into a module (null on failure).
MlirModule girParseModule(MlirContext context, MlirStringRef text,
                          MlirStringRef bufferName, bool verify);

/// A line of the report of --mlir-timing, while it is measured.
typedef struct GirTimer {
  void *ptr;
} GirTimer;

/// Starts the timer of a part of the run.
GirTimer girDriverStartTimer(GirDriver driver, MlirStringRef name);
/// Stops it and frees it.
void girTimerStop(GirTimer timer);

/// Prints the names of the registered dialects, as mlir-opt does.
void girDriverPrintDialects(GirDriver driver, GirOutput output);

/// Gives the pass manager of an emission the instrumentation the command line asks
/// for: timing, printing of IR and of the passes.
bool girDriverInstrument(GirDriver driver, MlirPassManager passManager);

/// Adds the passes of the command line and the standard instrumentation to the pass
/// manager.
bool girDriverSetupPasses(GirDriver driver, MlirPassManager passManager);

/// Prints the op as the command line's printing flags ask for (bytecode with
/// --emit-bytecode); with `namesAsIds` the names that locations carry are ids of
/// values.
bool girDriverPrint(GirDriver driver, MlirOperation op, bool namesAsIds,
                    GirOutput output);

/// An output that calls back with the bytes written to it.
bool girWithOutput(bool (*body)(GirOutput output, void *userData),
                   void *userData, MlirStringCallback sink, void *sinkData);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_DRIVER_H
