//! Known gaps of devices and defects of others' drivers. Each row gives its reason.
//!
//! A program that a device refuses, or computes wrongly, is a finding unless a row here matches it. Matches are counted
//! and printed at the end of a campaign, never passed over.

/// A row: a behaviour of a device, and the reason why that is no finding.
#[derive(Debug)]
pub struct Known {
    /// A prefix of the device's name; all devices if empty.
    device: &'static str,
    /// Words of the problem, which must contain all of them.
    says: &'static [&'static str],
    /// Words of the program, which must contain all of them.
    program: &'static [&'static str],
    /// Why it is no finding.
    pub reason: &'static str,
}

/// Environment variables that configure a driver.
pub type Settings = &'static [(&'static str, &'static str)];

/// A row that matches only programs whose results are right under other settings of the driver.
#[derive(Debug)]
pub struct Curable {
    /// The row that matches the defect.
    pub defect: Known,
    /// Settings under which the defect does not show.
    pub cure: Settings,
}

/// On Vulkan only global memory has addresses, and neither Vulkan nor Metal has generic ones.
const GENERIC_IN_MEMORY: &str = "memory holds generic pointers: no address space is known for them";
const SHARED_IN_MEMORY: &str = "memory holds pointers to shared memory, which has no addresses";

/// Memories of FPGAs are ports and arrays.
const POINTERS_IN_MEMORY: &str = "memory holds pointers, which FPGAs do not have";

/// Gaps of devices and profiles, as `docs/targets.md` and `docs/limits.md` list them. The device refuses such programs.
pub const LACKS: &[Known] = &[
    Known {
        device: "hls-host",
        says: &["of pointers, which no memory of an FPGA holds"],
        program: &["held"],
        reason: POINTERS_IN_MEMORY,
    },
    Known {
        device: "hls-host",
        says: &["has no address on an FPGA"],
        program: &["ptr["],
        reason: POINTERS_IN_MEMORY,
    },
    Known {
        device: "msl-host",
        says: &["has no f64"],
        program: &["f64"],
        reason: "Metal has no f64",
    },
    Known {
        device: "msl-host",
        says: &["atomic", "64"],
        program: &["cells_"],
        reason: "Metal has no atomics on 64 bits",
    },
    Known {
        device: "opencl:pocl",
        says: &["cl_khr_fp16"],
        program: &["f16"],
        reason: "PoCL 3.1 has no half floats",
    },
    Known {
        device: "opencl:pocl",
        says: &["the device lacks __opencl_c_generic_address_space"],
        program: &["ptr[generic]"],
        reason: "PoCL 3.1 has no generic pointers",
    },
    Known {
        device: "msl-host",
        says: &["has a generic pointer, which", "does not have"],
        program: &["alloc ptr[generic]"],
        reason: GENERIC_IN_MEMORY,
    },
    Known {
        device: "msl-host",
        says: &["has a generic pointer, which", "does not have"],
        program: &["ptr[shared]<ptr[generic]"],
        reason: GENERIC_IN_MEMORY,
    },
    Known {
        device: "msl-host",
        says: &["has a generic pointer, which", "does not have"],
        program: &["ptr[global]<ptr[generic]"],
        reason: GENERIC_IN_MEMORY,
    },
    Known {
        device: "vulkan",
        says: &["has a generic pointer, which", "does not have"],
        program: &["alloc ptr[generic]"],
        reason: GENERIC_IN_MEMORY,
    },
    Known {
        device: "vulkan",
        says: &["has a generic pointer, which", "does not have"],
        program: &["ptr[shared]<ptr[generic]"],
        reason: GENERIC_IN_MEMORY,
    },
    Known {
        device: "vulkan",
        says: &["has a generic pointer, which", "does not have"],
        program: &["ptr[global]<ptr[generic]"],
        reason: GENERIC_IN_MEMORY,
    },
    Known {
        device: "vulkan",
        says: &["chooses a pointer at run time"],
        program: &["alloc ptr[shared]"],
        reason: SHARED_IN_MEMORY,
    },
    Known {
        device: "vulkan",
        says: &["chooses a pointer at run time"],
        program: &["ptr[shared]<ptr[shared]"],
        reason: SHARED_IN_MEMORY,
    },
    Known {
        device: "vulkan",
        says: &["chooses a pointer at run time"],
        program: &["ptr[global]<ptr[shared]"],
        reason: SHARED_IN_MEMORY,
    },
    Known {
        device: "vulkan",
        says: &[
            ", !mir.ptr<workgroup, ",
            "memory can hold addresses of global memory",
        ],
        program: &["ptr[shared]"],
        reason: SHARED_IN_MEMORY,
    },
];

/// Defects of drivers that are not ours, each with its symptoms.
pub const DEFECTS: &[Known] = &[
    Known {
        device: "opencl:pocl",
        says: &["did not end within"],
        program: &["barrier exec_scope", "br_if"],
        reason: "PoCL 3.1 does not come to an end with some long kernels that have barriers in loops; Intel's runtime, which gets \
             the same text, does",
    },
    Known {
        device: "opencl-spirv",
        says: &["crash, signal 11"],
        // The arrays are variables of the program, and tables that its functions hold.
        program: &["barrier exec_scope"],
        reason: "Intel's compiler writes private arrays of kernels with barriers 16 bytes at a time by instructions that want \
             addresses in multiples of 16, and places the arrays at multiples of 4; the SPIR-V says `Aligned 4`, and spirv-val \
             takes it",
    },
];

/// Intel's runtime without its vectoriser, which has each instruction work for several work-items.
const NOT_VECTORISED: Settings = &[("CL_CONFIG_CPU_VECTORIZER_MODE", "1")];
/// PoCL with a copy of the code for each work-item of a workgroup, instead of a loop over them.
const NO_LOOP_OF_WORK_ITEMS: Settings = &[
    ("POCL_KERNEL_CACHE", "0"),
    ("POCL_WORK_GROUP_METHOD", "workitemrepl"),
];

const VALUE_OF_ANOTHER_BRANCH: &str = "Intel's vectoriser gives work-items the value of a branch that they did not take, where branches with loops in them \
     meet; the SPIR-V is valid, and right without the vectoriser";

const ENDLESS_VECTORISER: &str = "Intel's vectoriser calls itself without end (backPropagateSVABitsForRecurrentPHI) where values of a loop \
     become each other's";

/// Defects of drivers that settings remove. The device runs the program once more with these settings.
pub const CURABLE: &[Curable] = &[
    Curable {
        defect: Known {
            device: "opencl:intel",
            says: &["differs: opencl:intel"],
            program: &["br_if", " = phi "],
            reason: VALUE_OF_ANOTHER_BRANCH,
        },
        cure: NOT_VECTORISED,
    },
    Curable {
        defect: Known {
            device: "opencl-spirv",
            says: &["differs: opencl-spirv"],
            program: &["br_if", " = phi "],
            reason: VALUE_OF_ANOTHER_BRANCH,
        },
        cure: NOT_VECTORISED,
    },
    Curable {
        defect: Known {
            device: "opencl-spirv",
            says: &["crash, signal"],
            program: &["br_if", " = phi "],
            reason: ENDLESS_VECTORISER,
        },
        cure: NOT_VECTORISED,
    },
    Curable {
        defect: Known {
            device: "opencl:intel",
            says: &["crash, signal"],
            program: &["br_if", " = phi "],
            reason: ENDLESS_VECTORISER,
        },
        cure: NOT_VECTORISED,
    },
    Curable {
        defect: Known {
            device: "opencl:pocl",
            says: &["differs: opencl:pocl"],
            program: &["br_if", " = phi ", "barrier exec_scope"],
            reason: "PoCL 3.1 keeps one value for all work-items across a barrier if it is computed of constants alone, also if \
                 it comes from a loop that goes round more often for some of them: 'uint x = 1; do x += x; while (++i < n);' \
                 is wrong where n differs",
        },
        cure: NO_LOOP_OF_WORK_ITEMS,
    },
];

impl Known {
    fn holds(&self, device: &str, says: &str, program: &str) -> bool {
        device.starts_with(self.device)
            && self.says.iter().all(|word| says.contains(word))
            && self.program.iter().all(|word| program.contains(word))
    }
}

/// The row of a list that matches a device's message about a program.
#[must_use]
pub fn find(
    list: &'static [Known],
    device: &str,
    says: &str,
    program: &str,
) -> Option<&'static Known> {
    list.iter().find(|row| row.holds(device, says, program))
}

/// The rows of [`CURABLE`] that match a device's message about a program.
pub fn curable(device: &str, says: &str, program: &str) -> impl Iterator<Item = &'static Curable> {
    CURABLE
        .iter()
        .filter(move |row| row.defect.holds(device, says, program))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gir_run::device;

    #[test]
    fn rows_name_devices_that_there_are_and_say_what_shows_them() {
        let curable = CURABLE.iter().map(|row| &row.defect);
        for row in LACKS.iter().chain(DEFECTS).chain(curable) {
            let kind = row.device.split(':').next().unwrap_or_default();
            assert!(
                device::ALL.iter().any(|device| device.name() == kind),
                "{row:?}"
            );
            assert!(!row.says.is_empty() && !row.reason.is_empty(), "{row:?}");
        }
    }

    #[test]
    fn wrong_results_have_a_row_only_where_settings_make_them_right() {
        let differs = |row: &&Known| row.says.iter().any(|word| word.contains("differs"));
        assert_eq!(DEFECTS.iter().find(differs).map(|row| row.reason), None);
        assert!(CURABLE.iter().all(|row| !row.cure.is_empty()));
        let says = "differs: opencl:pocl from the interpreter";
        let program =
            "  barrier exec_scope=workgroup\n  %x = phi u32 [ 1u32, a ]\n  br_if %y, a, b";
        assert_eq!(curable("opencl:pocl", says, program).count(), 1);
        assert_eq!(curable("opencl:pocl", says, "ret").count(), 0);
    }

    #[test]
    fn a_row_stands_for_one_device_and_one_message() {
        let said = "k.gir:1:1: error: target 'metal3.1' has no f64; use another type";
        assert!(find(LACKS, "msl-host", said, "load f64").is_some());
        assert!(find(LACKS, "vulkan", said, "load f64").is_none());
        assert!(find(LACKS, "msl-host", "has no f16", "load f64").is_none());
    }
}
