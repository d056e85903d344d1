#!/bin/sh
# Compiles the sources of this folder to the LLVM IR beside them; needs clang 22. Tests read the LLVM IR only.
set -e
cd "$(dirname "$0")"
for source in opencl/*.cl; do
  clang-22 -x cl -cl-std=CL2.0 -cl-kernel-arg-info -Xclang -finclude-default-header -target spir64 -O1 \
    -emit-llvm -S "$source" -o "${source%.cl}.ll"
done
for source in cuda/*.cu; do
  clang-22 -x cuda --cuda-device-only --cuda-gpu-arch=sm_80 --cuda-feature=+ptx80 -nocudainc -nocudalib \
    -Wno-unknown-cuda-version -ffp-contract=off -O1 -emit-llvm -S "$source" -o "${source%.cu}.ll"
done
for source in hip/*.hip; do
  clang-22 -x hip --cuda-device-only --offload-arch=gfx90a -nogpuinc -nogpulib -ffp-contract=off -O1 \
    -emit-llvm -S "$source" -o "${source%.hip}.ll"
done

# With the headers of lib/cuda.
headers=$(mktemp -d)
printf '#include "gir_cuda.h"\n' >"$headers/cuda_runtime.h"
for source in source/cuda.cu source/computed.cu source/textures.cu source/hip.hip; do
  clang-22 -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 --cuda-feature=+ptx88 -nocudainc -nocudalib \
    -Wno-unknown-cuda-version -ffp-contract=off -fno-discard-value-names -isystem ../../lib/cuda -isystem "$headers" \
    -include hip/hip_runtime.h -O1 -emit-llvm -S "$source" -o "${source%.*}.ll"
done
rm -r "$headers"
