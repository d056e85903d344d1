//===- Conversion.cpp - Dialect conversion from Rust -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Conversion.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Rewrite.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;

DEFINE_C_API_PTR_METHODS(GirConversionTarget, ConversionTarget)
DEFINE_C_API_PTR_METHODS(GirTypeConverter, TypeConverter)

namespace {

class RustConversion : public ConversionPattern {
public:
  RustConversion(const TypeConverter &converter, StringRef root,
                 MLIRContext *context, GirConversionCallback callback,
                 const void *userData)
      : ConversionPattern(converter, root, /*benefit=*/1, context),
        callback(callback), userData(userData) {}

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<MlirValue> wrapped =
        llvm::map_to_vector(operands, [](Value v) { return wrap(v); });
    RewriterBase *base = &rewriter;
    return success(callback(wrap(op), wrapped.size(), wrapped.data(),
                            wrap(base), userData));
  }

private:
  GirConversionCallback callback;
  const void *userData;
};

/// ConversionTarget does not expose its context.
struct Target : ConversionTarget {
  explicit Target(MLIRContext &context)
      : ConversionTarget(context), context(context) {}
  /// None while the dialect of \p op is not loaded: no module has it, and loading
  /// the dialect would replace the data that the name refers to.
  std::optional<OperationName> name(MlirStringRef op) {
    return RegisteredOperationName::lookup(unwrap(op), &context);
  }
  void setAction(MlirStringRef op, LegalizationAction action) {
    if (std::optional<OperationName> known = name(op))
      setOpAction(*known, action);
  }
  MLIRContext &context;
};

Target &asTarget(GirConversionTarget target) {
  return *static_cast<Target *>(unwrap(target));
}

} // namespace

GirConversionTarget girConversionTargetCreate(MlirContext context) {
  return wrap(static_cast<ConversionTarget *>(new Target(*unwrap(context))));
}

void girConversionTargetDestroy(GirConversionTarget target) {
  delete &asTarget(target);
}

void girConversionTargetAddLegalDialect(GirConversionTarget target,
                                        MlirStringRef dialect) {
  asTarget(target).addLegalDialect(unwrap(dialect));
}

void girConversionTargetAddIllegalDialect(GirConversionTarget target,
                                          MlirStringRef dialect) {
  asTarget(target).addIllegalDialect(unwrap(dialect));
}

void girConversionTargetAddLegalOp(GirConversionTarget target,
                                   MlirStringRef op) {
  asTarget(target).setAction(op, ConversionTarget::LegalizationAction::Legal);
}

void girConversionTargetAddIllegalOp(GirConversionTarget target,
                                     MlirStringRef op) {
  asTarget(target).setAction(op, ConversionTarget::LegalizationAction::Illegal);
}

void girConversionTargetAddDynamicallyLegalOp(
    GirConversionTarget target, MlirStringRef op,
    bool (*isLegal)(MlirOperation op, const void *userData),
    const void *userData) {
  std::optional<OperationName> known = asTarget(target).name(op);
  if (!known)
    return;
  asTarget(target).addDynamicallyLegalOp(
      *known,
      [=](Operation *operation) -> std::optional<bool> {
        return isLegal(wrap(operation), userData);
      });
}

GirTypeConverter girTypeConverterCreate(MlirType (*convert)(MlirType type,
                                                            const void *data),
                                        const void *userData) {
  auto *converter = new TypeConverter();
  converter->addConversion([=](Type type) -> std::optional<Type> {
    return unwrap(convert(wrap(type), userData));
  });
  return wrap(converter);
}

void girTypeConverterDestroy(GirTypeConverter converter) {
  delete unwrap(converter);
}

MlirType girTypeConverterConvert(GirTypeConverter converter, MlirType type) {
  return wrap(unwrap(converter)->convertType(unwrap(type)));
}

void girRewritePatternSetAddConversion(MlirRewritePatternSet set,
                                       GirTypeConverter converter,
                                       MlirStringRef rootName,
                                       GirConversionCallback callback,
                                       const void *userData) {
  RewritePatternSet &patterns = *unwrap(set);
  patterns.add(std::make_unique<RustConversion>(
      *unwrap(converter), unwrap(rootName), patterns.getContext(), callback,
      userData));
}

void girInlineRegionAtEnd(MlirRewriterBase rewriter, MlirRegion region,
                          MlirRegion target) {
  Region &end = *unwrap(target);
  unwrap(rewriter)->inlineRegionBefore(*unwrap(region), end, end.end());
}

bool girConvertRegionTypes(MlirRewriterBase rewriter, MlirRegion region,
                           GirTypeConverter converter) {
  auto *conversion = static_cast<ConversionPatternRewriter *>(unwrap(rewriter));
  return succeeded(
      conversion->convertRegionTypes(unwrap(region), *unwrap(converter)));
}

bool girApplyConversion(MlirOperation op, GirConversionTarget target,
                        MlirFrozenRewritePatternSet patterns, bool full) {
  const FrozenRewritePatternSet &set = *unwrap(patterns);
  if (full)
    return succeeded(
        applyFullConversion(unwrap(op), *unwrap(target), set));
  return succeeded(applyPartialConversion(unwrap(op), *unwrap(target), set));
}
