//===- Definitions.td - Members that ops of several dialects define -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_DEFINITIONS_TD
#define GIR_COMMON_DEFINITIONS_TD

// Ops that mir and lir both have are one class here; what their verifiers and
// folders do is one call of a function in a header of this folder. To be used as
// `extraClassDefinition`.

// A verifier that is `check`, a call in namespace gir.
class GirVerifyBy<string check> {
  string definition = [{
    ::llvm::LogicalResult $cppClass::verify() { return ::gir::}] # check # [{; }
  }];
}

// A folder whose result is `result`, a call in namespace gir; `constants` are the
// operands as far as they are known.
class GirFoldBy<string result> {
  string definition = [{
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor adaptor) {
      ::gir::Constants constants = adaptor.getOperands();
      return ::gir::}] # result # [{;
    }
  }];
}

#endif // GIR_COMMON_DEFINITIONS_TD
