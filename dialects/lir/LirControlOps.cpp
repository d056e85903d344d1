//===- LirControlOps.cpp - Syntax and verifiers of control flow with exits -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - an arm of an if ends in a yield of its results' types or in an exit; an if with
//   results has two arms, and arms take no arguments,
// - a loop's body takes its values, a counted loop's the counter before, and ends in
//   an exit; a counted loop's results have the types of its values,
// - between an exit and the region that it leaves are ops of this file only, and no
//   loop if the exit is a break or continue,
// - a break passes the loop's results, a continue its values, a return the results of
//   the function.
//
//===----------------------------------------------------------------------===//

#include "lir/Lir.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace gir::lir;

static bool isLoop(Operation *op) { return isa_and_present<LoopOp, ForOp>(op); }

static bool isExit(Operation *op) { return isa<BreakOp, ContinueOp, ReturnOp>(op); }

//===----------------------------------------------------------------------===//
// IfOp
//===----------------------------------------------------------------------===//

/// A region without arguments; a yield of nothing need not be written.
static ParseResult parseArm(OpAsmParser &parser, OperationState &result,
                            Region &region) {
  if (parser.parseRegion(region))
    return failure();
  if (region.empty())
    region.emplaceBlock();
  Block &block = region.back();
  if (block.empty() || !block.back().hasTrait<OpTrait::IsTerminator>()) {
    OpBuilder builder(result.getContext());
    builder.setInsertionPointToEnd(&block);
    YieldOp::create(builder, result.location, ValueRange());
  }
  return success();
}

ParseResult IfOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand condition;
  Region *thenRegion = result.addRegion();
  Region *elseRegion = result.addRegion();
  if (parser.parseOperand(condition) ||
      parser.resolveOperand(condition, parser.getBuilder().getI1Type(),
                            result.operands) ||
      parser.parseOptionalArrowTypeList(result.types) ||
      parseArm(parser, result, *thenRegion))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("else")) &&
      parseArm(parser, result, *elseRegion))
    return failure();
  return parser.parseOptionalAttrDict(result.attributes);
}

static void printArm(OpAsmPrinter &printer, Region &region) {
  Operation &end = region.front().back();
  bool implied = isa<YieldOp>(end) && end.getNumOperands() == 0 &&
                 end.getDiscardableAttrs().empty();
  printer << ' ';
  printer.printRegion(region, /*printEntryBlockArgs=*/false,
                      /*printBlockTerminators=*/!implied);
}

void IfOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getCondition();
  printer.printOptionalArrowTypeList(getResultTypes());
  printArm(printer, getThenRegion());
  if (!getElseRegion().empty()) {
    printer << " else";
    printArm(printer, getElseRegion());
  }
  printer.printOptionalAttrDict((*this)->getAttrs());
}

static LogicalResult verifyArm(IfOp op, Region &region, StringRef name) {
  if (region.getNumArguments() != 0)
    return op.emitOpError("has arguments in its ") << name << " region";
  Operation &end = region.front().back();
  if (isExit(&end))
    return success();
  if (!isa<YieldOp>(end))
    return end.emitOpError("does not end a region of '")
           << op->getName() << "'; use lir.yield or an exit";
  if (end.getOperandTypes() != op.getResultTypes())
    return end.emitOpError("yields (")
           << end.getOperandTypes() << "), but the results of '"
           << op->getName() << "' are (" << op.getResultTypes() << ")";
  return success();
}

LogicalResult IfOp::verifyRegions() {
  if (getElseRegion().empty() && getNumResults() != 0)
    return emitOpError("has results, but no else region to yield them");
  if (failed(verifyArm(*this, getThenRegion(), "then")))
    return failure();
  return getElseRegion().empty()
             ? success()
             : verifyArm(*this, getElseRegion(), "else");
}

//===----------------------------------------------------------------------===//
// LoopOp
//===----------------------------------------------------------------------===//

using Assignments = std::pair<SmallVector<OpAsmParser::Argument>,
                              SmallVector<OpAsmParser::UnresolvedOperand>>;

/// `iter_args(%i = %a, ...)`, if it is there.
static ParseResult parseCarried(OpAsmParser &parser, Assignments &carried,
                                bool &found) {
  found = succeeded(parser.parseOptionalKeyword("iter_args"));
  return found ? parser.parseAssignmentList(carried.first, carried.second)
               : success();
}

static void printCarried(OpAsmPrinter &printer, ValueRange arguments,
                         ValueRange inits) {
  printer << " iter_args(";
  llvm::interleaveComma(llvm::zip(arguments, inits), printer, [&](auto pair) {
    printer << std::get<0>(pair) << " = " << std::get<1>(pair);
  });
  printer << ')';
}

ParseResult LoopOp::parse(OpAsmParser &parser, OperationState &result) {
  Assignments carried;
  auto &[arguments, inits] = carried;
  bool hasCarried = false;
  SMLoc place = parser.getCurrentLocation();
  if (parseCarried(parser, carried, hasCarried))
    return failure();
  if (hasCarried) {
    SmallVector<Type> types;
    if (parser.parseColon() || parser.parseLParen() ||
        parser.parseTypeList(types) || parser.parseRParen())
      return failure();
    if (types.size() != arguments.size())
      return parser.emitError(place) << "has " << arguments.size()
                                     << " values, but " << types.size() << " types";
    for (auto [argument, type] : llvm::zip(arguments, types))
      argument.type = type;
    if (parser.resolveOperands(inits, types, place, result.operands))
      return failure();
  }
  return failure(parser.parseOptionalArrowTypeList(result.types) ||
                 parser.parseRegion(*result.addRegion(), arguments) ||
                 parser.parseOptionalAttrDict(result.attributes));
}

void LoopOp::print(OpAsmPrinter &printer) {
  if (!getInits().empty()) {
    printCarried(printer, getBody().getArguments(), getInits());
    printer << " : (";
    llvm::interleaveComma(getInits().getTypes(), printer);
    printer << ')';
  }
  printer.printOptionalArrowTypeList(getResultTypes());
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict((*this)->getAttrs());
}

static LogicalResult verifyBody(Operation *op, Region &body, TypeRange arguments) {
  if (body.getArgumentTypes() != arguments)
    return op->emitOpError("has a body that takes (")
           << body.getArgumentTypes() << "), but gives it (" << arguments << ")";
  Operation &end = body.front().back();
  if (!isExit(&end))
    return end.emitOpError("does not end the body of '")
           << op->getName() << "'; use lir.continue or another exit";
  return success();
}

LogicalResult LoopOp::verifyRegions() {
  return verifyBody(*this, getBody(), getInits().getTypes());
}

//===----------------------------------------------------------------------===//
// ForOp
//===----------------------------------------------------------------------===//

ParseResult ForOp::parse(OpAsmParser &parser, OperationState &result) {
  Assignments carried;
  auto &[arguments, inits] = carried;
  OpAsmParser::Argument counter;
  OpAsmParser::UnresolvedOperand lower, upper, step;
  bool hasCarried = false;
  if (succeeded(parser.parseOptionalKeyword("unsigned")))
    result.addAttribute(getUnsignedCmpAttrName(result.name),
                        parser.getBuilder().getUnitAttr());
  if (parser.parseArgument(counter) || parser.parseEqual() ||
      parser.parseOperand(lower) || parser.parseKeyword("to") ||
      parser.parseOperand(upper) || parser.parseKeyword("step") ||
      parser.parseOperand(step))
    return failure();
  SMLoc place = parser.getCurrentLocation();
  if (parseCarried(parser, carried, hasCarried) ||
      (hasCarried && parser.parseArrowTypeList(result.types)))
    return failure();
  if (result.types.size() != arguments.size())
    return parser.emitError(place) << "has " << arguments.size() << " values, but "
                                   << result.types.size() << " types";
  if (parser.parseColonType(counter.type))
    return failure();
  for (auto [argument, type] : llvm::zip(arguments, result.types))
    argument.type = type;
  SmallVector<OpAsmParser::UnresolvedOperand> bounds = {lower, upper, step};
  if (parser.resolveOperands(bounds, counter.type, result.operands) ||
      parser.resolveOperands(inits, result.types, place, result.operands))
    return failure();
  arguments.insert(arguments.begin(), counter);
  return failure(parser.parseRegion(*result.addRegion(), arguments) ||
                 parser.parseOptionalAttrDict(result.attributes));
}

void ForOp::print(OpAsmPrinter &printer) {
  Block::BlockArgListType arguments = getBody().getArguments();
  printer << (getUnsignedCmp() ? " unsigned " : " ") << arguments.front() << " = "
          << getLowerBound() << " to " << getUpperBound() << " step " << getStep();
  if (!getInits().empty()) {
    printCarried(printer, arguments.drop_front(), getInits());
    printer.printArrowTypeList(getResultTypes());
  }
  printer << " : " << getLowerBound().getType() << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
  StringRef elided = getUnsignedCmpAttrName();
  printer.printOptionalAttrDict((*this)->getAttrs(), elided);
}

LogicalResult ForOp::verifyRegions() {
  SmallVector<Type> arguments = {getLowerBound().getType()};
  llvm::append_range(arguments, getInits().getTypes());
  if (getInits().getTypes() != getResultTypes())
    return emitOpError("carries values of types (")
           << getInits().getTypes() << "), but has results (" << getResultTypes()
           << ")";
  return verifyBody(*this, getBody(), arguments);
}

//===----------------------------------------------------------------------===//
// Exits
//===----------------------------------------------------------------------===//

/// The loop of a break or continue; null after a diagnostic.
static Operation *loopOf(Operation *exit) {
  Operation *around = exit->getParentOp();
  while (isa_and_present<IfOp>(around))
    around = around->getParentOp();
  if (isLoop(around))
    return around;
  exit->emitOpError("is in no lir.loop or lir.for")
      << "; only lir.if may come in between";
  return nullptr;
}

static LogicalResult verifyPassed(Operation *exit, TypeRange wanted,
                                  StringRef what) {
  if (exit->getOperandTypes() == wanted)
    return success();
  return exit->emitOpError("passes (")
         << exit->getOperandTypes() << "), but " << what << " (" << wanted << ")";
}

LogicalResult BreakOp::verify() {
  Operation *loop = loopOf(*this);
  return loop ? verifyPassed(*this, loop->getResultTypes(),
                             "the results of the loop are")
              : failure();
}

LogicalResult ContinueOp::verify() {
  Operation *loop = loopOf(*this);
  if (!loop)
    return failure();
  TypeRange carried = isa<LoopOp>(loop) ? cast<LoopOp>(loop).getInits().getTypes()
                                        : cast<ForOp>(loop).getInits().getTypes();
  return verifyPassed(*this, carried, "the loop carries");
}

LogicalResult ReturnOp::verify() {
  Operation *around = (*this)->getParentOp();
  while (isa_and_present<IfOp>(around) || isLoop(around))
    around = around->getParentOp();
  auto function = dyn_cast_or_null<FunctionOpInterface>(around);
  if (!function)
    return emitOpError("is in no function; only lir.if, lir.loop and lir.for may "
                       "come in between");
  return verifyPassed(*this, function.getResultTypes(), "the function returns");
}
