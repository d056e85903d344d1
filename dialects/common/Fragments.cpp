//===- Fragments.cpp - Rules of matrices in registers ---------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "common/Fragments.h"

#include "common/Vectors.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

/// Work-items of the subgroup.
static constexpr int64_t holders = 32;
/// Columns of the right factor and of the sum.
static constexpr int64_t columns = 8;

static unsigned bitsOf(Type number) {
  return ::gir::isSmallFloat(number) ? ::gir::storedBits(number)
                                     : number.getIntOrFloatBitWidth();
}

static bool isFactor(Type type) {
  auto integer = llvm::dyn_cast<IntegerType>(type);
  return (integer && integer.isSignlessInteger(8)) ||
         llvm::isa<Float16Type, Float32Type, Float64Type>(type) ||
         ::gir::isSmallFloat(type);
}

static LogicalResult verifyExtents(Operation *op, int64_t rows, int64_t depth,
                                   Type factor) {
  if (!isFactor(factor))
    return op->emitOpError("has factors of f16, f32, f64, bf16, tf32, f8E4M3FN, "
                           "f8E5M2 or i8, not of ")
           << factor;
  if (rows != 8 && rows != 16)
    return op->emitOpError("has 8 or 16 rows, not ") << rows;
  unsigned bits = bitsOf(factor);
  int64_t least = bits >= 32 ? 4 : 128 / bits;
  if (depth < least || depth > 256 || !llvm::isPowerOf2_64(depth))
    return op->emitOpError("has a depth of ")
           << least << ", " << 2 * least << ", ... 256 for factors of " << factor
           << ", not of " << depth;
  return success();
}

/// Whether a number is a factor, or the bits of one.
static bool holds(Type number, Type factor) {
  return number == factor || (::gir::isSmallFloat(factor) &&
                              number.isSignlessInteger(::gir::storedBits(factor)));
}

LogicalResult gir::verifyFragmentMulAdd(Operation *op, std::array<int64_t, 2> extents,
                                        Type factor, bool unsignedFactors) {
  auto [rows, depth] = extents;
  if (failed(verifyExtents(op, rows, depth, factor)))
    return failure();
  int64_t ofFactors = (rows + columns) * depth / holders;
  int64_t ofSums = rows * columns / holders;
  if (op->getNumOperands() != ofFactors + ofSums || op->getNumResults() != ofSums)
    return op->emitOpError("takes ")
           << ofFactors << " factors and " << ofSums << " sums of a work-item and has "
           << ofSums << " results, not " << op->getNumOperands() << " numbers and "
           << op->getNumResults() << " results";
  for (Type given : op->getOperands().take_front(ofFactors).getTypes())
    if (!holds(given, factor))
      return op->emitOpError("has a factor of type ") << given << ", not " << factor;
  Type sum = op->getResult(0).getType();
  for (Type given : op->getOperands().drop_front(ofFactors).getTypes())
    if (given != sum)
      return op->emitOpError("adds to a sum of type ") << given << ", not " << sum;
  for (Type given : op->getResultTypes())
    if (given != sum)
      return op->emitOpError("has sums of types ") << sum << " and " << given;
  bool isFloat = llvm::isa<FloatType>(factor);
  bool fits = isFloat ? llvm::isa<Float16Type, Float32Type, Float64Type>(sum)
                      : sum.isSignlessInteger();
  if (!fits || bitsOf(sum) < bitsOf(factor) || (isSmallFloat(factor) && !sum.isF32()))
    return op->emitOpError("multiplies ")
           << factor << " and adds " << sum
           << "; the sum is of the factors' kind and no narrower, and f32 for small floats";
  if (unsignedFactors && isFloat)
    return op->emitOpError("is unsigned, which is for integers, not for ") << factor;
  return success();
}

LogicalResult gir::verifyFragmentLoad(Operation *op, Type pointer, int64_t tiles,
                                      bool transposed) {
  auto ptr = llvm::cast<mir::PtrType>(pointer);
  if (ptr.getSpace() != mir::StorageSpace::Workgroup)
    return op->emitOpError("loads from workgroup memory, not from ")
           << stringifyStorageSpace(ptr.getSpace()) << " memory";
  Type element = ptr.getPointee();
  bool isNumber = element.isSignlessInteger() || llvm::isa<FloatType>(element);
  unsigned bits = isNumber ? bitsOf(element) : 0;
  if (bits != 8 && bits != 16 && bits != 32)
    return op->emitOpError("loads numbers of 8, 16 and 32 bits, not ") << element;
  if (transposed && bits != 16)
    return op->emitOpError("transposes tiles of numbers of 16 bits, not of ") << element;
  if (tiles != 1 && tiles != 2 && tiles != 4)
    return op->emitOpError("loads 1, 2 or 4 tiles, not ") << tiles;
  int64_t expected = tiles * 32 / bits;
  if (op->getNumResults() != expected)
    return op->emitOpError("gives a work-item ")
           << expected << " numbers, not " << op->getNumResults();
  for (Type given : op->getResultTypes())
    if (given != element)
      return op->emitOpError("gives numbers of ") << element << ", not " << given;
  return success();
}
