//===- Pass.cpp - Passes and pipelines written in Rust -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Pass.h"

#include "Census.h"
#include "KnownDialects.h"
#include "Output.h"
#include "gir-c/Census.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Pass.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/Threading.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;

namespace {

/// The options of one pass or pipeline, made in the order of its description.
/// `Owner` is a Pass or a PassOptions.
template <template <typename> class OptionT, typename Owner>
class OptionList {
public:
  OptionList(Owner &owner, intptr_t count, const GirOptionInfo *infos) {
    for (const GirOptionInfo &info : llvm::ArrayRef(infos, count))
      append(owner, info);
  }

  bool boolAt(intptr_t i) const { return *entries[i].asBool; }
  int64_t intAt(intptr_t i) const { return *entries[i].asInt; }
  const std::string &stringAt(intptr_t i) const { return *entries[i].asString; }

  std::string textAt(intptr_t i) const {
    const Entry &entry = entries[i];
    if (entry.asBool)
      return *entry.asBool ? "true" : "false";
    if (entry.asInt)
      return std::to_string(*entry.asInt);
    return *entry.asString;
  }
  size_t size() const { return entries.size(); }

private:
  struct Entry {
    std::unique_ptr<OptionT<bool>> asBool;
    std::unique_ptr<OptionT<int64_t>> asInt;
    std::unique_ptr<OptionT<std::string>> asString;
  };

  void append(Owner &owner, const GirOptionInfo &info) {
    StringRef name = unwrap(info.name);
    llvm::cl::desc desc(unwrap(info.description));
    StringRef text = unwrap(info.defaultValue);
    Entry entry;
    switch (info.kind) {
    case GirOptionBool:
      entry.asBool = std::make_unique<OptionT<bool>>(
          owner, name, desc, llvm::cl::init(text == "true"));
      break;
    case GirOptionInt: {
      int64_t value = 0;
      (void)text.getAsInteger(10, value);
      entry.asInt = std::make_unique<OptionT<int64_t>>(owner, name, desc,
                                                       llvm::cl::init(value));
      break;
    }
    case GirOptionString:
      entry.asString = std::make_unique<OptionT<std::string>>(
          owner, name, desc, llvm::cl::init(text.str()));
      break;
    }
    entries.push_back(std::move(entry));
  }

  std::vector<Entry> entries;
};

/// A type id for each description: stable as long as the process.
TypeID typeIDFor(const GirPassInfo *info) {
  return TypeID::getFromOpaquePointer(info);
}

class RustPass : public Pass {
public:
  explicit RustPass(const GirPassInfo &info)
      : Pass(typeIDFor(&info), anchorOf(info)), info(info),
        options(*this, info.nOptions, info.options) {}
  RustPass(const RustPass &other)
      : Pass(other), info(other.info),
        options(*this, info.nOptions, info.options) {
    if (other.state)
      state = info.cloneState(other.state, info.userData);
  }
  ~RustPass() override {
    if (state)
      info.dropState(state, info.userData);
  }

  StringRef getName() const override { return unwrap(info.argument); }
  StringRef getArgument() const override { return unwrap(info.argument); }
  StringRef getDescription() const override {
    return unwrap(info.description);
  }


  void getDependentDialects(DialectRegistry &registry) const override {
    for (MlirStringRef name : llvm::ArrayRef(info.dialects, info.nDialects)) {
      [[maybe_unused]] bool known = insertDialect(unwrap(name), registry);
      assert(known && "a pass names a dialect of the road");
    }
  }

  LogicalResult initialize(MLIRContext *context) override {
    if (state)
      info.dropState(state, info.userData);
    bool ok = true;
    state = info.initialize(wrap(context), info.userData, &ok);
    return success(ok);
  }

  bool canScheduleOn(RegisteredOperationName name) const override {
    return !getOpName() || name.getStringRef() == *getOpName();
  }

  void runOnOperation() override {
    if (!info.run(wrap(getOperation()), GirPass{this}, state, info.userData))
      signalPassFailure();
  }

  const Census &census() { return getAnalysis<Census>(); }

  /// The module is unchanged: MLIR need not verify it again.
  void noteUnchanged() { markAllAnalysesPreserved(); }

  std::unique_ptr<Pass> clonePass() const override {
    return std::make_unique<RustPass>(*this);
  }

  template <typename T>
  using PassOption = Pass::Option<T>;
  using Options = OptionList<PassOption, Pass>;
  const Options &getOptions() const { return options; }

private:
  static std::optional<StringRef> anchorOf(const GirPassInfo &info) {
    if (info.anchor.length == 0)
      return std::nullopt;
    return unwrap(info.anchor);
  }

  const GirPassInfo &info;
  Options options;
  void *state = nullptr;
};

template <typename T>
using PipelineOption = ::mlir::detail::PassOptions::Option<T>;

struct PipelineOptions : ::mlir::detail::PassOptions {
  explicit PipelineOptions(const GirPipelineInfo &info)
      : list(*this, info.nOptions, info.options) {}
  OptionList<PipelineOption, PassOptions> list;
};

LogicalResult
buildPipeline(const GirPipelineInfo &info, OpPassManager &pm,
              StringRef optionsText,
              function_ref<LogicalResult(const Twine &)> errorHandler) {
  PipelineOptions options(info);
  if (failed(options.parseFromString(optionsText)))
    return failure();
  std::vector<std::string> values;
  for (size_t i = 0; i < options.list.size(); ++i)
    values.push_back(options.list.textAt(i));
  std::vector<MlirStringRef> refs;
  for (const std::string &value : values)
    refs.push_back(wrap(StringRef(value)));
  std::string text;
  llvm::raw_string_ostream os(text);
  info.expand(refs.data(), wrap(&os), info.userData);
  std::string errors;
  llvm::raw_string_ostream errorStream(errors);
  if (failed(parsePassPipeline(text, pm, errorStream)))
    return errorHandler(errors);
  return success();
}

RustPass &unwrap(GirPass pass) { return *static_cast<RustPass *>(pass.ptr); }

} // namespace

void girRegisterPass(const GirPassInfo *info) {
  registerPass([info] { return std::make_unique<RustPass>(*info); });
}

void girPassNoteUnchanged(GirPass pass) { unwrap(pass).noteUnchanged(); }

GirCensus girPassCensus(GirPass pass) { return GirCensus{&unwrap(pass).census()}; }

bool girPassOptionBool(GirPass pass, intptr_t index) {
  return unwrap(pass).getOptions().boolAt(index);
}

int64_t girPassOptionInt(GirPass pass, intptr_t index) {
  return unwrap(pass).getOptions().intAt(index);
}

MlirStringRef girPassOptionString(GirPass pass, intptr_t index) {
  return wrap(StringRef(unwrap(pass).getOptions().stringAt(index)));
}

void girRegisterPipeline(const GirPipelineInfo *info) {
  registerPassPipeline(
      unwrap(info->argument), unwrap(info->description),
      [info](OpPassManager &pm, StringRef options,
             function_ref<LogicalResult(const Twine &)> errorHandler) {
        return buildPipeline(*info, pm, options, errorHandler);
      },
      [info](function_ref<void(const ::mlir::detail::PassOptions &)> handler) {
        handler(PipelineOptions(*info));
      });
}

MlirPassManager girPassManagerCreate(MlirContext context) {
  return wrap(new PassManager(unwrap(context), ModuleOp::getOperationName(),
                              PassManager::Nesting::Implicit));
}

void girParallelFor(MlirContext context, intptr_t count,
                    void (*body)(intptr_t index, void *userData),
                    void *userData) {
  parallelFor(unwrap(context), 0, count,
              [&](size_t index) { body(index, userData); });
}
