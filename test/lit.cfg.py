# lit's configuration of the project's tests: which files are tests, which tools they find, what the machine can run.
#
# `cargo xtask test` sets GIR_TOOLS_DIR and GIR_LIT_OUTPUT. By hand, after `cargo build`:
#     lit-22 -sv test

import os
import shutil
import subprocess

import lit.formats

LLVM_BIN = "/usr/lib/llvm-22/bin"
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# lit's own shell: the tests mean the same whatever /bin/sh is.
config.test_format = lit.formats.ShTest(execute_external=False)
config.name = "gir"
config.suffixes = [".gir", ".mlir", ".test"]
# The examples of the conformance suite have no RUN lines: `cargo xtask conformance` runs its kernels.
# Those of `check` and `programs` are for Rust tests, which launch them; `peers` is for the benchmarks.
config.excludes = ["Inputs", "conformance", "check", "peers", "programs", "stability"]
config.test_source_root = os.path.dirname(os.path.abspath(__file__))
config.test_exec_root = os.environ.get(
    "GIR_LIT_OUTPUT", os.path.join(ROOT, "target", "lit")
)
tools_dir = os.path.abspath(
    os.environ.get("GIR_TOOLS_DIR", os.path.join(ROOT, "target", "debug"))
)

# The project's tools come first on PATH, then the LLVM they are built with: another one may be installed too.
search_path = os.pathsep.join([tools_dir, LLVM_BIN, os.environ.get("PATH", "")])
config.environment["PATH"] = search_path

# What the loaders of Vulkan and OpenCL read to choose their drivers, and a driver to place its cache.
for variable in (
    "HOME",
    "XDG_RUNTIME_DIR",
    "XDG_CACHE_HOME",
    "OCL_ICD_VENDORS",
    "POCL_KERNEL_CACHE",
    "VK_DRIVER_FILES",
    "VK_ICD_FILENAMES",
    "VK_LOADER_DEBUG",
):
    if variable in os.environ:
        config.environment[variable] = os.environ[variable]

# Runs leave nothing in the user's cache. The run times of emulated devices are built once for all tests.
config.environment["GIR_CACHE_DIR"] = os.path.join(ROOT, "target", "cache")

for tool in ("gir-opt", "gir-run"):
    if not os.access(os.path.join(tools_dir, tool), os.X_OK):
        lit_config.fatal(f"{tools_dir} has no {tool}; build it with `cargo build`")
for tool in ("FileCheck", "not", "count", "split-file", "mlir-opt", "spirv-val", "spirv-as", "spirv-dis", "spirv-link"):
    if shutil.which(tool, path=search_path) is None:
        lit_config.fatal(f"{tool} is not installed; `cargo xtask setup` installs it")


def usable_devices():
    """The devices that `gir-run --list-devices` calls usable: one a line, its name and `yes` first."""
    listing = subprocess.run(
        [os.path.join(tools_dir, "gir-run"), "--list-devices"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    if listing.returncode != 0:
        lit_config.fatal(f"`gir-run --list-devices` ended with {listing.returncode}: {listing.stderr.strip()}")
    lines = (line.split() for line in listing.stdout.splitlines())
    return {words[0] for words in lines if words[1:2] == ["yes"]}


# Stock mlir-opt with our dialects and passes.
plugin = os.path.join(tools_dir, "libGirPlugin.so")
if not os.path.exists(plugin):
    lit_config.fatal(f"{tools_dir} has no libGirPlugin.so; build it with `cargo build`")
config.substitutions.append(("%mlir-opt", f"mlir-opt --load-dialect-plugin={plugin} --load-pass-plugin={plugin}"))
config.substitutions.append(("%plugin", plugin))
config.substitutions.append(("%tools-dir", tools_dir))

# A test that runs on a device says `REQUIRES: <device>`.
config.available_features.update(usable_devices())

# NVIDIA's assembler comes under a licence of its own: `cargo xtask setup --vendor` installs it. Without it PTX is compared
# and not assembled.
ptxas = os.environ.get("GIR_PTXAS")
if ptxas is None:
    lit_config.note("GIR_PTXAS names no ptxas: PTX is not assembled")
config.substitutions.append(("%ptxas", ptxas or "true"))

# Metal's own compiler runs on Apple's systems only: clang checks the text with the library of the device msl-host, and
# declarations of the textures that the device lacks.
host = os.path.join(ROOT, "tools", "run", "src", "host")
metal_compiler = [
    os.path.join(LLVM_BIN, "clang"),
    "-x clcpp -cl-std=clc++2021 -cl-no-stdinc -Xclang -cl-ext=+all,-cl_khr_fp64,-__opencl_c_fp64 -fdeclspec",
    "-w -fsyntax-only",
    "-isystem " + os.path.join(host, "shims", "metal"),
    "-isystem " + os.path.join(host, "runtime"),
]
metal_textures = os.path.join(ROOT, "test", "Inputs", "metal", "more_textures.h")
metal_texture_compiler = [*metal_compiler, "-include metal_stdlib -include " + metal_textures]
config.substitutions.append(("%check-metal-textures", " ".join(metal_texture_compiler)))
config.substitutions.append(("%check-metal", " ".join(metal_compiler)))

# CUDA C++ is compiled for NVIDIA's GPUs by clang, with declarations of ours in the place of NVIDIA's headers.
cuda_headers = os.path.join(ROOT, "test", "Inputs", "cuda")
cuda_compiler = [
    os.path.join(LLVM_BIN, "clang"),
    "-x cuda --cuda-device-only -nocudainc -nocudalib --cuda-feature=+ptx86",
    "-Wall -Wno-unused-but-set-variable -Wno-unused-variable -Werror -Wno-unknown-cuda-version -S -o /dev/null",
    "-include " + os.path.join(cuda_headers, "cuda_runtime.h"),
    "-I " + cuda_headers,
]
config.substitutions.append(("%check-cuda", " ".join(cuda_compiler)))

# C for DSPs is compiled for this processor, with declarations of ours in the place of Texas Instruments' header.
dsp_compiler = [
    os.path.join(LLVM_BIN, "clang"),
    "-std=c99 -ffp-contract=off -Wall -Wno-unused-but-set-variable -Werror -fsyntax-only",
    "-I " + os.path.join(ROOT, "tools", "run", "src", "dsp", "shims"),
]
config.substitutions.append(("%check-dsp", " ".join(dsp_compiler)))

# The assembly of C for a DSP, by the code generator that --target names.
dsp_assembler = [
    os.path.join(LLVM_BIN, "clang"),
    "-std=c99 -ffp-contract=off -ffreestanding -Wall -Werror -O2 -S -o -",
]
config.substitutions.append(("%assemble-dsp", " ".join(dsp_assembler)))

# C++ for Vitis is compiled for this processor, with headers of ours in the place of AMD's.
hls_compiler = [
    os.path.join(LLVM_BIN, "clang"),
    "-x c++ -std=c++14 -ffp-contract=off -Wall -Wno-unknown-pragmas -Wno-unused-label",
    "-Wno-unused-but-set-variable -Wno-unused-function -Werror -fsyntax-only",
    "-I " + os.path.join(ROOT, "tools", "run", "src", "hls", "include"),
]
config.substitutions.append(("%check-hls", " ".join(hls_compiler)))
