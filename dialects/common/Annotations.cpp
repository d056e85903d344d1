//===- Annotations.cpp - Annotations of functions, loops and variables===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants, for the attributes of each of the two dialects:
// - push_constants and dsp_dma are on kernels,
// - fpga_pipeline and fpga_dataflow are on functions and loops, fpga_unroll on
//   loops, fpga_partition and storage on variables,
// - a DMA copies between global and workgroup storage, from constant storage too;
//   its source and destination exist,
// - an array is not divided into more parts than it has elements,
// - a storage annotation agrees with the type of the pointer.
//
//===----------------------------------------------------------------------===//

#include "common/Annotations.h"
#include "lir/Lir.h"
#include "mir/Mir.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace gir;

std::string gir::besides(NamedAttribute attribute, StringRef name) {
  StringRef dialect = attribute.getName().getValue().split('.').first;
  return (dialect + "." + name).str();
}

static bool isFunction(Operation *op) { return isa<FunctionOpInterface>(op); }
static bool isLoop(Operation *op) { return isa<LoopLikeOpInterface>(op); }
static bool isFunctionOrLoop(Operation *op) { return isFunction(op) || isLoop(op); }
static bool isKernel(Operation *op) {
  return isFunction(op) && (op->hasAttr("mir.kernel") || op->hasAttr("lir.kernel"));
}
static bool isAny(Operation *) { return true; }
static bool isVariable(Operation *op) {
  return isa<mir::AllocOp, mir::GlobalOp, lir::VarOp, lir::GlobalOp>(op);
}

template <typename T> static bool holds(Attribute value) { return isa<T>(value); }

static bool holdsCopies(Attribute value) {
  auto several = dyn_cast<ArrayAttr>(value);
  return isa<mir::DspDmaAttr>(value) ||
         (several && llvm::all_of(several, holds<mir::DspDmaAttr>));
}

namespace {
struct Annotation {
  StringLiteral name;
  StringLiteral kind;
  bool (*fits)(Attribute value);
  StringLiteral places;
  bool (*mayStandOn)(Operation *op);
};
} // namespace

static const Annotation annotations[] = {
    {"push_constants", "a #mir.push_constants", holds<mir::PushConstantsAttr>,
     "kernels", isKernel},
    {"dsp_dma", "a #mir.dsp_dma or an array of them", holdsCopies, "kernels",
     isKernel},
    {"fpga_pipeline", "a #mir.fpga_pipeline", holds<mir::FpgaPipelineAttr>,
     "functions and loops", isFunctionOrLoop},
    {"fpga_unroll", "a #mir.fpga_unroll", holds<mir::FpgaUnrollAttr>, "loops",
     isLoop},
    {"fpga_partition", "a #mir.fpga_partition", holds<mir::FpgaPartitionAttr>,
     "variables", isVariable},
    {"fpga_dataflow", "a unit attribute", holds<UnitAttr>, "functions and loops",
     isFunctionOrLoop},
    {"storage", "a #mir.storage", holds<mir::StorageAttr>, "variables", isVariable},
    {"llvm_metadata", "a dictionary", holds<DictionaryAttr>, "all operations", isAny},
};

static const Annotation *find(NamedAttribute attribute) {
  StringRef name = attribute.getName().getValue().split('.').second;
  const Annotation *found = llvm::find_if(
      annotations, [&](const Annotation &known) { return known.name == name; });
  return found == std::end(annotations) ? nullptr : found;
}

bool gir::isAnnotation(NamedAttribute attribute) { return find(attribute); }

/// The type of the pointer to a variable.
static mir::PtrType pointerTo(Operation *variable) {
  if (variable->getNumResults() == 1)
    return cast<mir::PtrType>(variable->getResult(0).getType());
  auto type = variable->getAttrOfType<TypeAttr>("type");
  return type ? dyn_cast<mir::PtrType>(type.getValue()) : mir::PtrType();
}

static LogicalResult verifyStorage(Operation *op, mir::StorageAttr storage) {
  mir::PtrType pointer = pointerTo(op);
  if (pointer && pointer.getSpace() != storage.getSpace())
    return op->emitOpError("is annotated as ")
           << mir::stringifyStorageSpace(storage.getSpace()) << " storage, but is "
           << pointer;
  return success();
}

static LogicalResult verifyPartition(Operation *op, mir::FpgaPartitionAttr partition) {
  auto count = op->getAttrOfType<IntegerAttr>("count");
  // 0 elements: the launch says how many.
  if (count && count.getInt() != 0 && partition.getFactor() > count.getInt())
    return op->emitOpError("has ") << count.getInt() << " elements, which cannot be "
                                   << "divided among " << partition.getFactor()
                                   << " memories";
  return success();
}

/// The storage space of a DMA's source or destination; none after a diagnostic.
static std::optional<mir::StorageSpace>
spaceOf(FunctionOpInterface kernel, NamedAttribute annotation, Attribute place) {
  if (auto symbol = dyn_cast<FlatSymbolRefAttr>(place)) {
    Operation *global = SymbolTable::lookupNearestSymbolFrom(kernel, symbol);
    if (isa_and_present<mir::GlobalOp, lir::GlobalOp>(global))
      if (mir::PtrType pointer = pointerTo(global))
        return pointer.getSpace();
    kernel.emitOpError("copies from or to '@")
        << symbol.getValue() << "', which is not a global";
    return std::nullopt;
  }
  std::string name = besides(annotation, "name");
  for (unsigned index = 0; index < kernel.getNumArguments(); ++index) {
    auto pointer = dyn_cast<mir::PtrType>(kernel.getArgumentTypes()[index]);
    if (pointer && kernel.getArgAttr(index, name) == place)
      return pointer.getSpace();
  }
  kernel.emitOpError("copies from or to ") << place << ", which is not the " << name
                                           << " of a pointer parameter";
  return std::nullopt;
}

static LogicalResult verifyCopy(FunctionOpInterface kernel, NamedAttribute annotation,
                                mir::DspDmaAttr copy) {
  using mir::StorageSpace;
  auto source = spaceOf(kernel, annotation, copy.getSource());
  auto dest = source ? spaceOf(kernel, annotation, copy.getDest()) : std::nullopt;
  if (!source || !dest)
    return failure();
  bool loads = (source == StorageSpace::Global || source == StorageSpace::Constant) &&
               dest == StorageSpace::Workgroup;
  bool stores = source == StorageSpace::Workgroup && dest == StorageSpace::Global;
  if (!loads && !stores)
    return kernel.emitOpError("copies from ")
           << mir::stringifyStorageSpace(*source) << " to "
           << mir::stringifyStorageSpace(*dest)
           << " storage; a DMA goes from global or constant to workgroup storage, "
              "or back to global";
  return success();
}

static LogicalResult verifyCopies(Operation *op, NamedAttribute annotation) {
  auto kernel = cast<FunctionOpInterface>(op);
  if (auto copy = dyn_cast<mir::DspDmaAttr>(annotation.getValue()))
    return verifyCopy(kernel, annotation, copy);
  for (Attribute copy : cast<ArrayAttr>(annotation.getValue()))
    if (failed(verifyCopy(kernel, annotation, cast<mir::DspDmaAttr>(copy))))
      return failure();
  return success();
}

LogicalResult gir::verifyAnnotation(Operation *op, NamedAttribute attribute) {
  const Annotation *annotation = find(attribute);
  Attribute value = attribute.getValue();
  if (!annotation->fits(value) || !annotation->mayStandOn(op))
    return op->emitOpError("'") << attribute.getName().getValue() << "' is "
                                << annotation->kind << " on " << annotation->places;
  if (auto storage = dyn_cast<mir::StorageAttr>(value))
    return verifyStorage(op, storage);
  if (auto partition = dyn_cast<mir::FpgaPartitionAttr>(value))
    return verifyPartition(op, partition);
  if (annotation->name == "dsp_dma")
    return verifyCopies(op, attribute);
  return success();
}
