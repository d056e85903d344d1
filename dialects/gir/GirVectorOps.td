//===- GirVectorOps.td - Making vectors and taking them apart -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

let extension = "Vectors" in {

def Gir_VecOp : Gir_Op<"vec", [Pure]> {
  let form = "ELEMENTS";
  let summary = "vector of values";
  let description = [{
    `%v = vec %a, %b`: the lanes of the operands in order, which are scalars and
    vectors of one lane type. The result has 2, 3, 4, 8 or 16 lanes.
  }];
  let arguments = (ins Variadic<Gir_ScalarLike>:$elements);
  let results = (outs Gir_Vector:$result);
  let assemblyFormat =
      "$elements attr-dict `:` type($elements) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Gir_ExtractOp : Gir_Op<"extract", [
    Pure, TypesMatchWith<"result is a lane of the vector", "vector", "result",
                         "::gir::laneOf($_self)">]> {
  let form = "EXTRACT";
  let summary = "lane of a vector";
  let description = [{
    `%e = extract %v, 1`. Lanes are counted from 0; a number beyond the last
    lane means the last.
  }];
  let arguments = (ins Gir_Vector:$vector, UI32:$lane);
  let results = (outs Gir_Scalar:$result);
  let assemblyFormat = "$vector `[` $lane `]` attr-dict `:` type($vector)";
  let hasFolder = 1;
}

def Gir_InsertOp : Gir_Op<"insert", [
    Pure, AllTypesMatch<["vector", "result"]>,
    TypesMatchWith<"value is a lane of the vector", "vector", "value",
                   "::gir::laneOf($_self)">]> {
  let form = "INSERT";
  let summary = "vector with another lane";
  let description = [{
    `%w = insert %v, %s, 1`: `%v` with lane 1 replaced by `%s`. A number beyond
    the last lane means the last.
  }];
  let arguments = (ins Gir_Vector:$vector, Gir_Scalar:$value, UI32:$lane);
  let results = (outs Gir_Vector:$result);
  let assemblyFormat =
      "$value `,` $vector `[` $lane `]` attr-dict `:` type($vector)";
  let hasFolder = 1;
}

def Gir_SplatOp : Gir_Op<"splat", [
    Pure, TypesMatchWith<"operand is a lane of the result", "result", "operand",
                         "::gir::laneOf($_self)">]> {
  let form = "CAST";
  let summary = "vector of one value";
  let description = "`%s = splat %x -> vec4<f32>`: `%x` in every lane.";
  let arguments = (ins Gir_Scalar:$operand);
  let results = (outs Gir_Vector:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

} // let extension = "Vectors"
