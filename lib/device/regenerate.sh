#!/bin/sh
# Makes the LLVM IR of the C files beside it.
set -e
cd "$(dirname "$0")"
compile() {
  clang-22 -O1 -ffp-contract=off -fno-builtin -S -emit-llvm "$@" -o - |
    sed -E '/^; ModuleID|^source_filename|^target |^!|^attributes|^; Function Attrs|^$/d; s/ #[0-9]+//g; s/, ![a-z.]+ ![0-9]+//g; s/ local_unnamed_addr//; s/ dso_local//; s/ captures\([^)]*\)//g; s/ noundef//g; s/ writeonly//g; s/ initializes\(\([^)]*\)\)//g'
}
c="-x c -std=c2x -fno-math-errno -nogpulib -nostdinc"
compile $c -target nvptx64-nvidia-cuda nvvm.c >nvvm.ll
compile $c -target amdgcn-amd-amdhsa -mcpu=gfx1030 ocml.c >ocml.ll
compile -x cl -cl-std=CL2.0 -Xclang -finclude-default-header -target spir64 \
  -Wno-duplicate-decl-specifier -fno-inline opencl.c >opencl.ll
