#!/bin/sh
# Makes nvvm.ll and ocml.ll of the C files beside them.
set -e
cd "$(dirname "$0")"
compile() {
  clang-22 -x c -std=c2x -O1 -ffp-contract=off -fno-math-errno -fno-builtin -nogpulib -nostdinc -S -emit-llvm \
    -Xclang -disable-O0-optnone "$@" -o - |
    sed -E '/^; ModuleID|^source_filename|^target |^!|^attributes|^; Function Attrs|^$/d; s/ #[0-9]+//g; s/, ![a-z.]+ ![0-9]+//g; s/ local_unnamed_addr//; s/ dso_local//; s/ captures\([^)]*\)//g'
}
compile -target nvptx64-nvidia-cuda nvvm.c >nvvm.ll
compile -target amdgcn-amd-amdhsa -mcpu=gfx1030 ocml.c >ocml.ll
