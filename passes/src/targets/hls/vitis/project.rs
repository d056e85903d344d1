//! The files around the source: a script for `vitis_hls`, a test bench, and the report.

use super::{launcher, printed::Printed};
use crate::profile::{Fpga, Profile};
use std::fmt::Write as _;

/// The test bench but for the kernels.
const TEST_BENCH: &str = include_str!("test_bench.cpp.in");

/// The file names and contents, the source left out.
pub fn files(printed: &Printed, profile: &Profile) -> Vec<(String, Vec<u8>)> {
    let files = [
        ("build.tcl", script(printed, profile)),
        ("test_bench.cpp", test_bench(printed)),
        ("report.json", printed.report.json(profile)),
    ];
    let files = files.into_iter();
    files
        .map(|(name, text)| (name.to_owned(), text.into_bytes()))
        .collect()
}

/// The script: a project for each kernel.
fn script(printed: &Printed, profile: &Profile) -> String {
    let default = Fpga::default();
    let fpga = profile.fpga.as_ref().unwrap_or(&default);
    let part = fpga.part.as_deref().unwrap_or("xcu250-figd2104-2L-e");
    let clock = fpga.clock_mhz.map_or(300, std::num::NonZero::get);
    let period = 1000.0 / f64::from(clock);
    let mut text = format!(
        "# Makes hardware of the kernels: vitis_hls -f build.tcl. GIR_ARGUMENTS are those of test_bench.cpp; without\n\
         # them there is no simulation.\n\
         set part {{{part}}}\n\
         set period {period:.3}\n"
    );
    for kernel in &printed.kernels {
        let _ = write!(
            text,
            "\n\
             open_project -reset {kernel}\n\
             set_top {kernel}\n\
             add_files kernel.cpp\n\
             add_files -tb test_bench.cpp\n\
             open_solution -reset solution -flow_target vitis\n\
             set_part $part\n\
             create_clock -period $period -name default\n\
             # Floats keep their bits.\n\
             config_compile -unsafe_math_optimizations=false\n\
             if {{[info exists ::env(GIR_ARGUMENTS)]}} {{\n    \
                 csim_design -argv $::env(GIR_ARGUMENTS)\n\
             }}\n\
             csynth_design\n\
             export_design -format xo -output {kernel}.xo\n\
             close_project\n"
        );
    }
    text + "exit\n"
}

/// The program that simulates a kernel.
fn test_bench(printed: &Printed) -> String {
    let mut text = String::from(
        "// Simulates a kernel, and compares its buffers with those that gir-run has written.\n\n\
         #include <stdint.h>\n#include <hls_stream.h>\n#include <hls_half.h>\n",
    );
    text.push_str(launcher::GRID);
    text.push('\n');
    text.push_str(&printed.declarations);
    text.push_str(&printed.launchers);
    text.push_str("\nstruct gir_parameter { int offset, bytes; };\n\n");
    for (kernel, parameters) in printed.kernels.iter().zip(&printed.parameters) {
        let _ = write!(
            text,
            "static const gir_parameter {kernel}_parameters[] = {{"
        );
        for parameter in parameters {
            let (offset, bytes) = parameter.unwrap_or((-1, 0));
            let _ = write!(text, "{{{offset}, {bytes}}}, ");
        }
        text.push_str("{-1, -1}};\n");
    }
    text.push_str(
        "\nstatic const struct {\n    const char* name;\n    const gir_parameter* parameters;\n",
    );
    text.push_str("    void (*run)(void* const*, const uint64_t*, const void*, const gir_grid*);\n} kernels[] = {\n");
    for kernel in &printed.kernels {
        let _ = writeln!(
            text,
            "    {{\"{kernel}\", {kernel}_parameters, {kernel}_simulation}},"
        );
    }
    text.push_str("};\n\n");
    text.push_str(TEST_BENCH);
    text
}
