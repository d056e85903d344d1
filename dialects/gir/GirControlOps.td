//===- GirControlOps.td - Branches -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Gir_BrOp : Gir_Op<"br", [
    Pure, Terminator, DeclareOpInterfaceMethods<BranchOpInterface>]> {
  let form = "BRANCH";
  let summary = "unconditional branch";
  let description = [{
    `br label` (GIR specification section 7.2). The phis of the
    destination receive the operands.
  }];
  let arguments = (ins Variadic<Gir_Value>:$dest_operands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat =
      "$dest (`(` $dest_operands^ `:` type($dest_operands) `)`)? attr-dict";
}

def Gir_BrIfOp : Gir_Op<"br_if", [
    Pure, Terminator, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<BranchOpInterface>]> {
  let form = "CONDITIONAL_BRANCH";
  let summary = "conditional branch";
  let description = [{
    `br_if %c, a, b` goes to the first label if the condition is non-zero
    (GIR specification section 7.2).
  }];
  let arguments = (ins UI32:$condition, Variadic<Gir_Value>:$true_operands,
                       Variadic<Gir_Value>:$false_operands);
  let successors = (successor AnySuccessor:$true_dest, AnySuccessor:$false_dest);
  let assemblyFormat = [{
    $condition `,`
    $true_dest (`(` $true_operands^ `:` type($true_operands) `)`)? `,`
    $false_dest (`(` $false_operands^ `:` type($false_operands) `)`)? attr-dict
  }];
}
