//===- MirDialect.cpp - Registration of the mir dialect --------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mir/Mir.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "MirDialect.cpp.inc"

#include "MirEnums.cpp.inc"

static ParseResult parseWorkgroupSize(AsmParser &parser,
                                      SmallVector<int64_t> &size) {
  SMLoc place = parser.getCurrentLocation();
  auto extent = [&] { return parser.parseInteger(size.emplace_back()); };
  if (!size.empty())
    return parser.emitError(place, "workgroup_size is given twice");
  if (parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, extent))
    return failure();
  // The attribute holds an absent size as an empty one.
  if (size.empty())
    return parser.emitError(place, "workgroup_size takes three positive extents");
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

/// Both sizes are optional, in any order: `, workgroup_size = [x, y, z]` and
/// `, subgroup_size = n`.
static ParseResult parseKernelSizes(AsmParser &parser,
                                    SmallVector<int64_t> &workgroupSize,
                                    int64_t &subgroupSize) {
  while (succeeded(parser.parseOptionalComma())) {
    if (succeeded(parser.parseOptionalKeyword("workgroup_size"))) {
      if (parseWorkgroupSize(parser, workgroupSize))
        return failure();
    } else if (parser.parseKeyword("subgroup_size", " or 'workgroup_size'") ||
               parseSubgroupSize(parser, subgroupSize)) {
      return failure();
    }
  }
  return success();
}

static void printKernelSizes(AsmPrinter &printer, ArrayRef<int64_t> workgroupSize,
                             int64_t subgroupSize) {
  if (!workgroupSize.empty()) {
    printer << ", workgroup_size = [";
    llvm::interleaveComma(workgroupSize, printer);
    printer << "]";
  }
  if (subgroupSize != 0)
    printer << ", subgroup_size = " << subgroupSize;
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
