//===- Definitions.td - Members that ops of several dialects define -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_DEFINITIONS_TD
#define GIR_COMMON_DEFINITIONS_TD

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

#endif // GIR_COMMON_DEFINITIONS_TD
