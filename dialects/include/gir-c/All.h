//===- gir-c.h - The whole C boundary of gir --------------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Attributes.h"
#include "gir-c/Bytecode.h"
#include "gir-c/Census.h"
#include "gir-c/ContextData.h"
#include "gir-c/Conversion.h"
#include "gir-c/Devices.h"
#include "gir-c/Diagnostics.h"
#include "gir-c/Dialects.h"
#include "gir-c/Driver.h"
#include "gir-c/Effects.h"
#include "gir-c/Folding.h"
#include "gir-c/General.h"
#include "gir-c/Jit.h"
#include "gir-c/Llvm.h"
#include "gir-c/LlvmImport.h"
#include "gir-c/Loops.h"
#include "gir-c/Optimize.h"
#include "gir-c/Pass.h"
#include "gir-c/Programs.h"
#include "gir-c/Spirv.h"
#include "gir-c/Stages.h"
#include "gir_types_capi.h"
