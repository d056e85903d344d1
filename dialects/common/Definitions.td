//===- Definitions.td - Members that ops of several dialects define -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_DEFINITIONS_TD
#define GIR_COMMON_DEFINITIONS_TD

include "common/AtomicOperation.td"
include "common/CommonEnums.td"
include "mlir/IR/OpBase.td"

// An op that both mir and lir have is one class here; its verifier and folder each call
// one function of a header in this folder. Use these as `extraClassDefinition`.

// A verifier that returns `check`, a call in namespace gir.
class GirVerifyBy<string check> {
  string definition = [{
    ::llvm::LogicalResult $cppClass::verify() { return ::gir::}] # check # [{; }
  }];
}

// A folder that returns `result`, a call in namespace gir; `constants` are the
// operands, null where they are not constant.
class GirFoldBy<string result> {
  string definition = [{
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor adaptor) {
      ::gir::Constants constants = adaptor.getOperands();
      return ::gir::}] # result # [{;
    }
  }];
}

// The effects that `add`, a function in namespace gir, lists.
class GirEffectsBy<string add> {
  string definition = [{
    void $cppClass::getEffects(
        ::llvm::SmallVectorImpl<
            ::mlir::SideEffects::EffectInstance<::mlir::MemoryEffects::Effect>> &effects) {
      ::gir::}] # add # [{;
    }
  }];
}

// The differences between the forms of an op in mir and in lir.
class GirLevel<Dialect dialect_, string prefix_> {
  Dialect dialect = dialect_;
  // Stands before the mnemonics.
  string prefix = prefix_;
  // The alignment that an access to memory states: an argument and its syntax.
  dag alignment = (ins);
  string alignmentSyntax = "";
  // "true" if a load or store with an ordering has to state its scope.
  string statesScope = "false";
  // The mask of the work-items that take part in an operation of a subgroup.
  dag members = (ins);
  string membersSyntax = "";
}

// An op that mir and lir have under one name.
class GirSharedOp<GirLevel level, string opMnemonic, list<Trait> traits = []>
    : Op<level.dialect, level.prefix # opMnemonic, traits> {
  // As of Lir_Op.
  list<I32EnumAttrCase> requires = [];
  // A case of AtomicOperation, for an op that accesses memory through its first operand.
  // It is atomic if it has an ordering. The Rust view of the dialect has it from
  // `memory_access`.
  EnumCase access = ?;
}

#endif // GIR_COMMON_DEFINITIONS_TD
