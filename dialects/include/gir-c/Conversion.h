//===- Conversion.h - Dialect conversion from Rust --------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C API of LLVM 22 has rewrite patterns but no conversion target, type
// converter or conversion pattern.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_CONVERSION_H
#define GIR_C_CONVERSION_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct GirConversionTarget {
  void *ptr;
} GirConversionTarget;

typedef struct GirTypeConverter {
  void *ptr;
} GirTypeConverter;

GirConversionTarget girConversionTargetCreate(MlirContext context);
void girConversionTargetDestroy(GirConversionTarget target);
void girConversionTargetAddLegalDialect(GirConversionTarget target,
                                        MlirStringRef dialect);
void girConversionTargetAddIllegalDialect(GirConversionTarget target,
                                          MlirStringRef dialect);
void girConversionTargetAddLegalOp(GirConversionTarget target,
                                   MlirStringRef op);
void girConversionTargetAddIllegalOp(GirConversionTarget target,
                                     MlirStringRef op);
/// The op is legal where the callback says so.
void girConversionTargetAddDynamicallyLegalOp(
    GirConversionTarget target, MlirStringRef op,
    bool (*isLegal)(MlirOperation op, const void *userData),
    const void *userData);

/// A converter whose callback returns the converted type, the same type if it
/// is legal as it is, or a null type if it cannot be converted.
GirTypeConverter girTypeConverterCreate(MlirType (*convert)(MlirType type,
                                                            const void *data),
                                        const void *userData);
void girTypeConverterDestroy(GirTypeConverter converter);
MlirType girTypeConverterConvert(GirTypeConverter converter, MlirType type);

typedef bool (*GirConversionCallback)(MlirOperation op, intptr_t nOperands,
                                      const MlirValue *operands,
                                      MlirRewriterBase rewriter,
                                      const void *userData);

/// Adds a 1:1 conversion pattern for the named op.
void girRewritePatternSetAddConversion(MlirRewritePatternSet set,
                                       GirTypeConverter converter,
                                       MlirStringRef rootName,
                                       GirConversionCallback callback,
                                       const void *userData);

/// Moves the blocks of a region to the end of another, which may be empty.
void girInlineRegionAtEnd(MlirRewriterBase rewriter, MlirRegion region,
                          MlirRegion target);

/// Converts the arguments of every block of the region.
bool girConvertRegionTypes(MlirRewriterBase rewriter, MlirRegion region,
                           GirTypeConverter converter);

/// Applies a partial or full conversion below (and including) the op.
bool girApplyConversion(MlirOperation op, GirConversionTarget target,
                        MlirFrozenRewritePatternSet patterns, bool full);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_CONVERSION_H
