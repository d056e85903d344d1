//===- Driver.cpp - The public pieces of mlir-opt -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Driver.h"

#include "Output.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Pass.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/Timing.h"
#include "mlir/Support/ToolUtilities.h"
#include "mlir/Tools/ParseUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"

#include <csignal>

using namespace mlir;

namespace {

struct Driver {
  std::string inputFile, outputFile;
  MlirOptMainConfig config;
  DialectRegistry *registry;
  DefaultTimingManager timing;
  TimingScope timingRoot;
  /// Each pass manager of an emission has a scope of its own: timers are told apart
  /// by the addresses of passes, and those of a destroyed manager are reused.
  std::vector<std::unique_ptr<TimingScope>> emissions;
  /// That of the last chunk. The end of the process frees it faster than its destructor.
  std::unique_ptr<MLIRContext> context;
};

/// The flags that girFlag* create, each of one kind.
struct Flag {
  std::unique_ptr<llvm::cl::opt<bool>> asBool;
  std::unique_ptr<llvm::cl::opt<std::string>> asString;
  std::unique_ptr<llvm::cl::list<std::string>> asList;
};

Driver &unwrap(GirDriver driver) { return *static_cast<Driver *>(driver.ptr); }
Flag &unwrap(GirFlag flag) { return *static_cast<Flag *>(flag.ptr); }
llvm::cl::OptionCategory &unwrap(GirFlagGroup group) {
  return *static_cast<llvm::cl::OptionCategory *>(group.ptr);
}

/// cl::opt keeps references to its name and description.
StringRef persist(MlirStringRef text) {
  return *new std::string(::unwrap(text));
}

} // namespace

/// Removes LLVM's option of a name: code generators that are linked in have some of
/// our names, such as spirv-ext, and nothing here uses theirs.
static void release(MlirStringRef name) {
  auto &options = llvm::cl::getRegisteredOptions();
  auto found = options.find(unwrap(name));
  if (found != options.end())
    found->second->removeArgument();
}

/// Leaves options that are registered already, those of the libraries of LLVM, to
/// --help-hidden: only the flags above and the options of mlir-opt, which come later,
/// are of use here.
static void hideLibraryOptions() {
  for (auto &entry : llvm::cl::getRegisteredOptions()) {
    llvm::cl::Option &option = *entry.second;
    StringRef category = option.Categories.front()->getName();
    if (!category.starts_with("GIR") && category != "Generic Options")
      option.setHiddenFlag(llvm::cl::Hidden);
  }
}

GirFlagGroup girFlagGroupCreate(MlirStringRef title) {
  return GirFlagGroup{new llvm::cl::OptionCategory(persist(title))};
}

GirFlag girFlagCreateBool(GirFlagGroup group, MlirStringRef name, MlirStringRef description) {
  release(name);
  auto *flag = new Flag;
  flag->asBool = std::make_unique<llvm::cl::opt<bool>>(
      persist(name), llvm::cl::desc(persist(description)), llvm::cl::cat(unwrap(group)));
  return GirFlag{flag};
}

GirFlag girFlagCreateString(GirFlagGroup group, MlirStringRef name, MlirStringRef valueName,
                            MlirStringRef description) {
  release(name);
  auto *flag = new Flag;
  flag->asString = std::make_unique<llvm::cl::opt<std::string>>(
      persist(name), llvm::cl::value_desc(persist(valueName)),
      llvm::cl::desc(persist(description)), llvm::cl::cat(unwrap(group)));
  return GirFlag{flag};
}

GirFlag girFlagCreateOptionalString(GirFlagGroup group, MlirStringRef name,
                                    MlirStringRef valueName, MlirStringRef description) {
  GirFlag flag = girFlagCreateString(group, name, valueName, description);
  unwrap(flag).asString->setValueExpectedFlag(llvm::cl::ValueOptional);
  return flag;
}

GirFlag girFlagCreateList(GirFlagGroup group, MlirStringRef name, MlirStringRef valueName,
                          MlirStringRef description) {
  release(name);
  auto *flag = new Flag;
  flag->asList = std::make_unique<llvm::cl::list<std::string>>(
      persist(name), llvm::cl::value_desc(persist(valueName)),
      llvm::cl::desc(persist(description)), llvm::cl::cat(unwrap(group)));
  return GirFlag{flag};
}

bool girFlagBool(GirFlag flag) { return *unwrap(flag).asBool; }

MlirStringRef girFlagString(GirFlag flag) {
  return wrap(StringRef(unwrap(flag).asString->getValue()));
}

MlirStringRef girFlagListed(GirFlag flag, intptr_t index) {
  return wrap(StringRef((*unwrap(flag).asList)[index]));
}

intptr_t girFlagOccurrences(GirFlag flag) {
  Flag &f = unwrap(flag);
  if (f.asList)
    return f.asList->size();
  return f.asBool ? f.asBool->getNumOccurrences()
                  : f.asString->getNumOccurrences();
}

intptr_t girFlagPosition(GirFlag flag) { return unwrap(flag).asString->getPosition(); }

namespace {

/// Lets a reader that closes its pipe, such as `head`, end the program: LLVM
/// reports a failed write of `--help` as a crash.
class EndsAtClosedPipe {
public:
  EndsAtClosedPipe() : before(std::signal(SIGPIPE, SIG_DFL)) {}
  ~EndsAtClosedPipe() { std::signal(SIGPIPE, before); }

private:
  void (*before)(int);
};

} // namespace

GirDriver girDriverCreate(int argc, const char *const *argv,
                          MlirStringRef overview, MlirStringRef examples,
                          MlirStringRef version,
                          MlirDialectRegistry registry) {
  llvm::cl::extrahelp endOfHelp(persist(examples));
  std::string versionText = ::unwrap(version).str();
  llvm::cl::SetVersionPrinter(
      [versionText](llvm::raw_ostream &os) { os << versionText << "\n"; });
  hideLibraryOptions();
  auto *driver = new Driver;
  driver->registry = unwrap(registry);
  {
    EndsAtClosedPipe ends;
    std::tie(driver->inputFile, driver->outputFile) =
        registerAndParseCLIOptions(argc, const_cast<char **>(argv),
                                   ::unwrap(overview), *driver->registry);
  }
  driver->config = MlirOptMainConfig::createFromCLOptions();
  applyDefaultTimingManagerCLOptions(driver->timing);
  driver->timingRoot = driver->timing.getRootScope();
  return GirDriver{driver};
}

void girDriverDestroy(GirDriver driver) {
  (void)unwrap(driver).context.release();
  delete &unwrap(driver);
}

MlirStringRef girDriverInputFile(GirDriver driver) {
  return wrap(StringRef(unwrap(driver).inputFile));
}

MlirStringRef girDriverOutputFile(GirDriver driver) {
  return wrap(StringRef(unwrap(driver).outputFile));
}

bool girDriverShowDialects(GirDriver driver) {
  return unwrap(driver).config.shouldShowDialects();
}

bool girDriverListPasses(GirDriver driver) {
  return unwrap(driver).config.shouldListPasses();
}

void girDriverPrintPasses() {
  EndsAtClosedPipe ends;
  printRegisteredPasses();
  llvm::outs().flush();
}

bool girDriverEmitBytecode(GirDriver driver) {
  return unwrap(driver).config.shouldEmitBytecode();
}

bool girDriverVerifyDiagnostics(GirDriver driver) {
  return unwrap(driver).config.shouldVerifyDiagnostics();
}

namespace {

/// Messages about a chunk, to be passed to Rust.
struct ChunkMessages {
  const llvm::MemoryBuffer &chunk;
  GirMessageCallback print;
};

MlirDiagnosticSeverity severityOf(llvm::SourceMgr::DiagKind kind) {
  switch (kind) {
  case llvm::SourceMgr::DK_Error:
    return MlirDiagnosticError;
  case llvm::SourceMgr::DK_Warning:
    return MlirDiagnosticWarning;
  case llvm::SourceMgr::DK_Remark:
    return MlirDiagnosticRemark;
  case llvm::SourceMgr::DK_Note:
    return MlirDiagnosticNote;
  }
  llvm_unreachable("unknown kind of diagnostic");
}

void printMessage(const llvm::SMDiagnostic &diagnostic, void *context) {
  auto &messages = *static_cast<ChunkMessages *>(context);
  GirMessage message{wrap(messages.chunk.getBuffer()),
                     wrap(messages.chunk.getBufferIdentifier()),
                     wrap(diagnostic.getFilename()),
                     diagnostic.getLineNo(),
                     diagnostic.getColumnNo() + 1,
                     severityOf(diagnostic.getKind()),
                     wrap(diagnostic.getMessage())};
  messages.print(&message);
}

} // namespace

/// Processes one chunk in a context of its own, which stays until the next chunk, under the verifier of diagnostics
/// if the flags ask for it.
static LogicalResult processChunk(Driver &driver,
                                  std::unique_ptr<llvm::MemoryBuffer> chunk,
                                  raw_ostream &os, GirChunkCallback callback,
                                  GirMessageCallback print, void *userData) {
  llvm::SourceMgr sourceMgr;
  const llvm::MemoryBuffer &buffer = *chunk;
  sourceMgr.AddNewSourceBuffer(std::move(chunk), SMLoc());
  driver.context = std::make_unique<MLIRContext>(*driver.registry);
  MLIRContext &context = *driver.context;
  context.allowUnregisteredDialects(
      driver.config.shouldAllowUnregisteredDialects());
  context.printOpOnDiagnostic(false);
  auto run = [&] {
    return success(callback(wrap(&context), wrap(buffer.getBuffer()),
                            wrap(buffer.getBufferIdentifier()), wrap(&os),
                            userData));
  };
  if (!driver.config.shouldVerifyDiagnostics())
    return run();
  ChunkMessages messages{buffer, print};
  sourceMgr.setDiagHandler(printMessage, &messages);
  SourceMgrDiagnosticVerifierHandler handler(
      sourceMgr, &context, driver.config.verifyDiagnosticsLevel());
  (void)run();
  return handler.verify();
}

bool girDriverProcess(GirDriver driver, MlirStringRef input,
                      MlirStringRef bufferName, MlirStringRef splitMarker,
                      GirOutput output, GirChunkCallback callback,
                      GirMessageCallback print, void *userData) {
  Driver &d = unwrap(driver);
  StringRef marker = d.config.inputSplitMarker();
  if (marker == kDefaultSplitMarker)
    marker = ::unwrap(splitMarker);
  auto buffer = llvm::MemoryBuffer::getMemBuffer(
      ::unwrap(input), ::unwrap(bufferName), /*RequiresNullTerminator=*/false);
  return succeeded(splitAndProcessBuffer(
      std::move(buffer),
      [&](std::unique_ptr<llvm::MemoryBuffer> chunk, raw_ostream &os) {
        return processChunk(d, std::move(chunk), os, callback, print,
                            userData);
      },
      unwrap(output), marker, std::as_const(d.config).outputSplitMarker()));
}

bool girDriverVerifyOnParsing(GirDriver driver) {
  return unwrap(driver).config.shouldVerifyOnParsing();
}

bool girDriverSplitsInput(GirDriver driver) {
  return !unwrap(driver).config.inputSplitMarker().empty();
}

/// Whether the command line has a flag of MLIR's.
static bool isStated(StringRef flag) {
  auto &options = llvm::cl::getRegisteredOptions();
  auto found = options.find(flag);
  return found != options.end() && found->second->getNumOccurrences() > 0;
}

bool girDriverStatesVerifyEach(GirDriver driver) {
  return isStated("verify-each") && unwrap(driver).config.shouldVerifyPasses();
}

bool girDriverDisablesThreading() { return isStated("mlir-disable-threading"); }

MlirModule girParseModule(MlirContext context, MlirStringRef text,
                          MlirStringRef bufferName, bool verify) {
  llvm::SourceMgr sourceMgr;
  sourceMgr.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(::unwrap(text),
                                           ::unwrap(bufferName)),
      SMLoc());
  ParserConfig config(unwrap(context), verify);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sourceMgr, config);
  return module ? wrap(module.release()) : MlirModule{nullptr};
}

GirTimer girDriverStartTimer(GirDriver driver, MlirStringRef name) {
  TimingScope &root = unwrap(driver).timingRoot;
  return GirTimer{new TimingScope(root.nest(::unwrap(name)))};
}

void girTimerStop(GirTimer timer) {
  delete static_cast<TimingScope *>(timer.ptr);
}

void girDriverPrintDialects(GirDriver driver, GirOutput output) {
  raw_ostream &os = unwrap(output);
  os << "Available Dialects: ";
  llvm::interleave(unwrap(driver).registry->getDialectNames(), os, ",");
  os << "\n";
}

bool girDriverInstrument(GirDriver driver, MlirPassManager passManager) {
  Driver &d = unwrap(driver);
  PassManager &pm = *unwrap(passManager);
  if (failed(applyPassManagerCLOptions(pm)))
    return false;
  if (!d.emissions.empty())
    d.emissions.back()->stop();
  auto &scope = d.emissions.emplace_back(std::make_unique<TimingScope>());
  *scope = d.timingRoot.nest(scope.get(), [] { return "Emission"; });
  pm.enableTiming(*scope);
  if (d.config.shouldDumpPassPipeline()) {
    pm.dump();
    llvm::errs() << "\n";
  }
  return true;
}

bool girDriverSetupPasses(GirDriver driver, MlirPassManager passManager) {
  Driver &d = unwrap(driver);
  PassManager &pm = *unwrap(passManager);
  pm.enableVerifier(d.config.shouldVerifyPasses());
  if (failed(applyPassManagerCLOptions(pm)))
    return false;
  pm.enableTiming(d.timingRoot);
  // That dumps the passes as well, where a flag asks for it.
  return succeeded(d.config.setupPassPipeline(pm));
}

bool girDriverPrint(GirDriver driver, MlirOperation op, bool namesAsIds,
                    GirOutput output) {
  Driver &d = unwrap(driver);
  raw_ostream &os = unwrap(output);
  if (d.config.shouldEmitBytecode()) {
    BytecodeWriterConfig config("gir");
    if (auto version = d.config.bytecodeVersionToEmit())
      config.setDesiredBytecodeVersion(*version);
    return succeeded(writeBytecodeToFile(unwrap(op), os, config));
  }
  OpPrintingFlags flags;
  if (namesAsIds)
    flags.printNameLocAsPrefix();
  AsmState state(unwrap(op), flags);
  unwrap(op)->print(os, state);
  os << "\n";
  return true;
}

bool girWithOutput(bool (*body)(GirOutput output, void *userData),
                   void *userData, MlirStringCallback sink, void *sinkData) {
  std::string text;
  llvm::raw_string_ostream os(text);
  bool ok = body(wrap(&os), userData);
  sink(wrap(StringRef(text)), sinkData);
  return ok;
}
