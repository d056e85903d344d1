//===- MirDialect.cpp - Registration of the mir dialect --------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mir/Mir.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace gir::mir;

#include "MirDialect.cpp.inc"

#include "MirEnums.cpp.inc"

/// Three extents behind the keyword `name`.
static ParseResult parseExtents(AsmParser &parser, StringRef name,
                                SmallVector<int64_t> &extents) {
  SMLoc place = parser.getCurrentLocation();
  auto extent = [&] { return parser.parseInteger(extents.emplace_back()); };
  if (!extents.empty())
    return parser.emitError(place) << name << " is given twice";
  if (parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, extent))
    return failure();
  // The attribute holds absent extents as none.
  if (extents.empty())
    return parser.emitError(place) << name << " takes three positive extents";
  return success();
}

static ParseResult parseSubgroupSize(AsmParser &parser, int64_t &size) {
  SMLoc place = parser.getCurrentLocation();
  if (size != 0)
    return parser.emitError(place, "subgroup_size is given twice");
  if (parser.parseEqual() || parser.parseInteger(size))
    return failure();
  // The attribute holds an absent size as 0.
  if (size == 0)
    return parser.emitError(place, "subgroup_size must be positive");
  return success();
}

/// All sizes are optional, in any order: `, workgroup_size = [x, y, z]`,
/// `, subgroup_size = n` and `, local_size_hint = [x, y, z]`.
static ParseResult parseKernelSizes(AsmParser &parser,
                                    SmallVector<int64_t> &workgroupSize,
                                    int64_t &subgroupSize,
                                    SmallVector<int64_t> &hint) {
  while (succeeded(parser.parseOptionalComma())) {
    if (succeeded(parser.parseOptionalKeyword("workgroup_size"))) {
      if (parseExtents(parser, "workgroup_size", workgroupSize))
        return failure();
    } else if (succeeded(parser.parseOptionalKeyword("local_size_hint"))) {
      if (parseExtents(parser, "local_size_hint", hint))
        return failure();
    } else if (parser.parseKeyword("subgroup_size",
                                   ", 'workgroup_size' or 'local_size_hint'") ||
               parseSubgroupSize(parser, subgroupSize)) {
      return failure();
    }
  }
  return success();
}

static void printExtents(AsmPrinter &printer, StringRef name,
                         ArrayRef<int64_t> extents) {
  if (extents.empty())
    return;
  printer << ", " << name << " = [";
  llvm::interleaveComma(extents, printer);
  printer << "]";
}

static void printKernelSizes(AsmPrinter &printer, ArrayRef<int64_t> workgroupSize,
                             int64_t subgroupSize, ArrayRef<int64_t> hint) {
  printExtents(printer, "workgroup_size", workgroupSize);
  if (subgroupSize != 0)
    printer << ", subgroup_size = " << subgroupSize;
  printExtents(printer, "local_size_hint", hint);
}

static ParseResult parseLayout(AsmParser &parser, std::optional<Layout> &layout) {
  SMLoc place = parser.getCurrentLocation();
  if (layout)
    return parser.emitError(place, "layout is given twice");
  FailureOr<Layout> parsed = failure();
  if (parser.parseEqual() || failed(parsed = FieldParser<Layout>::parse(parser)))
    return failure();
  layout = *parsed;
  return success();
}

static ParseResult parseName(AsmParser &parser, std::string &name) {
  SMLoc place = parser.getCurrentLocation();
  if (!name.empty())
    return parser.emitError(place, "name is given twice");
  if (parser.parseEqual() || parser.parseString(&name))
    return failure();
  // The attribute holds an absent name as an empty one.
  if (name.empty())
    return parser.emitError(place, "a resource's name must not be empty");
  return success();
}

/// Both are optional, in any order: `, name = "data"` and `, layout = std430`.
static ParseResult parseResourceOptions(AsmParser &parser, std::string &name,
                                        std::optional<Layout> &layout) {
  while (succeeded(parser.parseOptionalComma())) {
    if (succeeded(parser.parseOptionalKeyword("layout"))) {
      if (parseLayout(parser, layout))
        return failure();
    } else if (parser.parseKeyword("name", " or 'layout'") ||
               parseName(parser, name)) {
      return failure();
    }
  }
  return success();
}

static void printResourceOptions(AsmPrinter &printer, StringRef name,
                                 std::optional<Layout> layout) {
  if (!name.empty()) {
    printer << ", name = ";
    printer.printString(name);
  }
  if (layout)
    printer << ", layout = " << stringifyLayout(*layout);
}

#define GET_ATTRDEF_CLASSES
#include "MirAttrs.cpp.inc"

void ::gir::mir::MirDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "MirAttrs.cpp.inc"
      >();
  registerTypes();
  addOperations<
#define GET_OP_LIST
#include "MirOps.cpp.inc"
      >();
}

Operation *::gir::mir::MirDialect::materializeConstant(OpBuilder &builder,
                                                  Attribute value, Type type,
                                                  Location loc) {
  return arith::ConstantOp::materialize(builder, value, type, loc);
}
