//===- LirControlOps.td - Control flow with exits -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// No op here has RecursiveMemoryEffects or a RegionBranch interface: an exit leaves
// more than the region that it ends, which upstream's passes do not expect. The ops
// are opaque to them.

def Lir_IfOp : Lir_Op<"if"> {
  let summary = "conditional whose arms may exit the enclosing loop or function";
  let description = [{
    As `scf.if`, but an arm ends in `lir.yield`, or in an exit: `lir.break`,
    `lir.continue`, `lir.return`. The results are the operands of the `lir.yield`.

    ```mlir
    lir.if %hit {
      lir.store %q, %i align 4 : <global, i32>, i32
      lir.return
    }
    ```
  }];
  let arguments = (ins I1:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$then_region,
                        MaxSizedRegion<1>:$else_region);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

def Lir_LoopOp : Lir_Op<"loop"> {
  let summary = "loop that ends by an exit only";
  let description = [{
    Runs its body until a `lir.break` or `lir.return`. The body's arguments are
    `inits` at first, then the operands of each `lir.continue`; the results are the
    operands of the `lir.break` that ends the loop.

    ```mlir
    %r = lir.loop iter_args(%i = %zero) : (i32) -> i32 {
      %found = arith.cmpi eq, %i, %k : i32
      lir.if %found {
        lir.break %i : i32
      }
      %next = arith.addi %i, %one : i32
      lir.continue %next : i32
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

def Lir_ForOp : Lir_Op<"for", [
    AllTypesMatch<["lower_bound", "upper_bound", "step"]>]> {
  let summary = "counted loop with exits";
  let description = [{
    As `scf.for`: the counter goes from `lower_bound` in steps of `step` while it
    is less than `upper_bound`, signed or `unsigned`. The body ends in
    `lir.continue`, which passes the next values, or in another exit. The results
    are the loop-carried values when the counter has reached its bound, or the
    operands of a `lir.break`.

    ```mlir
    %sum = lir.for unsigned %i = %zero to %n step %one iter_args(%s = %zero) -> i32 : i32 {
      %odd = arith.trunci %i : i32 to i1
      lir.if %odd {
        lir.continue %s : i32
      }
      %t = arith.addi %s, %i : i32
      lir.continue %t : i32
    }
    ```
  }];
  let arguments = (ins AnySignlessInteger:$lower_bound,
                       AnySignlessInteger:$upper_bound,
                       AnySignlessInteger:$step,
                       Variadic<AnyType>:$inits,
                       UnitAttr:$unsigned_cmp);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

class Lir_TerminatorOp<string opMnemonic, list<Trait> traits = []>
    : Lir_Op<opMnemonic, !listconcat(traits, [Terminator])> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}

def Lir_YieldOp : Lir_TerminatorOp<"yield", [Pure, HasParent<"IfOp">]> {
  let summary = "the end of an arm of `lir.if`";
  let description = [{
    Control continues after the `lir.if`, whose results are the operands.
  }];
}

def Lir_BreakOp : Lir_TerminatorOp<"break"> {
  let summary = "the end of the innermost loop";
  let description = [{
    Only `lir.if` may come between it and the `lir.loop` or `lir.for`,
    whose results are the operands.
  }];
  let hasVerifier = 1;
}

def Lir_ContinueOp : Lir_TerminatorOp<"continue"> {
  let summary = "the next iteration of the innermost loop";
  let description = [{
    Only `lir.if` may come between it and the `lir.loop` or `lir.for`,
    whose carried values are the operands from then on.
  }];
  let hasVerifier = 1;
}

def Lir_ReturnOp : Lir_TerminatorOp<"return"> {
  let summary = "the end of the function";
  let description = [{
    Only `lir.if`, `lir.loop` and `lir.for` may come between it and the
    function, which returns the operands.
  }];
  let hasVerifier = 1;
}
