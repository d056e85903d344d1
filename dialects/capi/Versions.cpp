//===- Versions.cpp - Versions of dialects in bytecode --------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Versions.h"

#include "common/FileVersion.h"
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"

using namespace mlir;
using gir::FileVersion;

namespace {

/// Brings earlier versions up to date.
struct Upgrade {
  GirUpgradeCallback callback;
  void *userData;
};

class Versions : public BytecodeDialectInterface {
public:
  Versions(Dialect *dialect, uint64_t current, Upgrade upgrade)
      : BytecodeDialectInterface(dialect), current(current), upgrade(upgrade) {}

  void writeVersion(DialectBytecodeWriter &writer) const override {
    writer.writeVarInt(current);
  }

  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &reader) const override {
    uint64_t number;
    if (failed(reader.readVarInt(number)))
      return nullptr;
    if (number <= current)
      return std::make_unique<FileVersion>(number);
    reader.emitError() << "the file has version " << number << " of the dialect '"
                       << getDialect()->getNamespace()
                       << "', and this reader knows versions up to " << current
                       << "; use a newer one";
    return nullptr;
  }

  LogicalResult
  upgradeFromVersion(Operation *topLevelOp,
                     const DialectVersion &version) const override {
    uint64_t from = static_cast<const FileVersion &>(version).number;
    return success(upgrade.callback(wrap(topLevelOp),
                                    wrap(getDialect()->getNamespace()), from,
                                    upgrade.userData));
  }

private:
  uint64_t current;
  Upgrade upgrade;
};

/// Adds the interface to each dialect that has a version, when it is loaded.
class AddVersions : public DialectExtensionBase {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(AddVersions)

  AddVersions(ArrayRef<GirDialectVersion> versions, Upgrade upgrade)
      : DialectExtensionBase(/*dialectNames=*/{}), versions(versions),
        upgrade(upgrade) {}

  void apply(MLIRContext *, MutableArrayRef<Dialect *> dialects) const override {
    for (Dialect *dialect : dialects)
      for (const GirDialectVersion &version : versions)
        if (dialect->getNamespace() == unwrap(version.dialect))
          dialect->addInterface(
              std::make_unique<Versions>(dialect, version.current, upgrade));
  }

  std::unique_ptr<DialectExtensionBase> clone() const override {
    return std::make_unique<AddVersions>(*this);
  }

private:
  SmallVector<GirDialectVersion> versions;
  Upgrade upgrade;
};

} // namespace

void registerVersions(DialectRegistry &registry,
                      ArrayRef<GirDialectVersion> versions,
                      GirUpgradeCallback upgrade, void *userData) {
  registry.addExtension(
      TypeID::get<AddVersions>(),
      std::make_unique<AddVersions>(versions, Upgrade{upgrade, userData}));
}
