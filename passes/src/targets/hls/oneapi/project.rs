//! The file for CMake: a library of the kernels, for an emulator, for a report, and for hardware.

/// The text of `CMakeLists.txt`.
pub fn text() -> &'static str {
    "\
# Legacy: needs a release of oneAPI's DPC++ compiler with support of FPGAs, up to 2025.0, as the C++ compiler:
#   cmake -DCMAKE_CXX_COMPILER=icpx -DFPGA_DEVICE=Agilex7 .
cmake_minimum_required(VERSION 3.16)
project(kernels CXX)
set(CMAKE_CXX_STANDARD 17)
set(FPGA_DEVICE Agilex7 CACHE STRING \"the device or board\")
set(FLAGS -fsycl -fintelfpga -fp-model=precise)

# For a program on the host, with its kernels in the emulator.
add_library(kernels_emulator STATIC kernel.cpp)
target_compile_options(kernels_emulator PRIVATE ${FLAGS} -DFPGA_EMULATOR)
target_link_options(kernels_emulator INTERFACE ${FLAGS})

# For a report of areas and intervals, and for hardware.
add_library(kernels_fpga STATIC EXCLUDE_FROM_ALL kernel.cpp)
target_compile_options(kernels_fpga PRIVATE ${FLAGS} -DFPGA_HARDWARE)
target_link_options(kernels_fpga INTERFACE ${FLAGS} -Xshardware -Xstarget=${FPGA_DEVICE})
"
}
