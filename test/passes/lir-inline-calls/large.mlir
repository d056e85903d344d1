// A function with many operations stays where several calls name it, unless it asks to be inlined.
// RUN: gir-opt --lir-inline-calls %s | FileCheck %s --implicit-check-not=@wished

// CHECK-LABEL: func.func @large(
func.func @large(%v: i32) -> i32 {
  %1 = arith.addi %v, %v : i32
  %2 = arith.addi %1, %v : i32
  %3 = arith.addi %2, %v : i32
  %4 = arith.addi %3, %v : i32
  %5 = arith.addi %4, %v : i32
  %6 = arith.addi %5, %v : i32
  %7 = arith.addi %6, %v : i32
  %8 = arith.addi %7, %v : i32
  %9 = arith.addi %8, %v : i32
  %10 = arith.addi %9, %v : i32
  %11 = arith.addi %10, %v : i32
  %12 = arith.addi %11, %v : i32
  %13 = arith.addi %12, %v : i32
  %14 = arith.addi %13, %v : i32
  %15 = arith.addi %14, %v : i32
  %16 = arith.addi %15, %v : i32
  %17 = arith.addi %16, %v : i32
  %18 = arith.addi %17, %v : i32
  %19 = arith.addi %18, %v : i32
  %20 = arith.addi %19, %v : i32
  %21 = arith.addi %20, %v : i32
  %22 = arith.addi %21, %v : i32
  %23 = arith.addi %22, %v : i32
  %24 = arith.addi %23, %v : i32
  %25 = arith.addi %24, %v : i32
  %26 = arith.addi %25, %v : i32
  %27 = arith.addi %26, %v : i32
  %28 = arith.addi %27, %v : i32
  %29 = arith.addi %28, %v : i32
  %30 = arith.addi %29, %v : i32
  %31 = arith.addi %30, %v : i32
  %32 = arith.addi %31, %v : i32
  %33 = arith.addi %32, %v : i32
  %34 = arith.addi %33, %v : i32
  %35 = arith.addi %34, %v : i32
  %36 = arith.addi %35, %v : i32
  %37 = arith.addi %36, %v : i32
  %38 = arith.addi %37, %v : i32
  %39 = arith.addi %38, %v : i32
  return %39 : i32
}

func.func @wished(%v: i32) -> i32 attributes {lir.inline = "inline"} {
  %1 = arith.muli %v, %v : i32
  %2 = arith.addi %1, %v : i32
  %3 = arith.addi %2, %v : i32
  %4 = arith.addi %3, %v : i32
  %5 = arith.addi %4, %v : i32
  %6 = arith.addi %5, %v : i32
  %7 = arith.addi %6, %v : i32
  %8 = arith.addi %7, %v : i32
  %9 = arith.addi %8, %v : i32
  %10 = arith.addi %9, %v : i32
  %11 = arith.addi %10, %v : i32
  %12 = arith.addi %11, %v : i32
  %13 = arith.addi %12, %v : i32
  %14 = arith.addi %13, %v : i32
  %15 = arith.addi %14, %v : i32
  %16 = arith.addi %15, %v : i32
  %17 = arith.addi %16, %v : i32
  %18 = arith.addi %17, %v : i32
  %19 = arith.addi %18, %v : i32
  %20 = arith.addi %19, %v : i32
  %21 = arith.addi %20, %v : i32
  %22 = arith.addi %21, %v : i32
  %23 = arith.addi %22, %v : i32
  %24 = arith.addi %23, %v : i32
  %25 = arith.addi %24, %v : i32
  %26 = arith.addi %25, %v : i32
  %27 = arith.addi %26, %v : i32
  %28 = arith.addi %27, %v : i32
  %29 = arith.addi %28, %v : i32
  %30 = arith.addi %29, %v : i32
  %31 = arith.addi %30, %v : i32
  %32 = arith.addi %31, %v : i32
  %33 = arith.addi %32, %v : i32
  %34 = arith.addi %33, %v : i32
  %35 = arith.addi %34, %v : i32
  %36 = arith.addi %35, %v : i32
  %37 = arith.addi %36, %v : i32
  %38 = arith.addi %37, %v : i32
  %39 = arith.addi %38, %v : i32
  return %39 : i32
}

// CHECK-LABEL: func.func @caller(
func.func @caller(%v: i32) -> i32 {
  // CHECK: call @large
  %a = func.call @large(%v) : (i32) -> i32
  // CHECK: call @large
  %b = func.call @large(%a) : (i32) -> i32
  // CHECK: arith.muli
  %c = func.call @wished(%b) : (i32) -> i32
  // CHECK: arith.muli
  %d = func.call @wished(%c) : (i32) -> i32
  return %d : i32
}
