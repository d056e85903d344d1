//! What is known of devices: what they lack, and defects of others' drivers. Each row says why it is there.
//!
//! A program that a device refuses, or does wrong, is a finding unless a row here has it. Rows are counted and printed at
//! the end of a campaign, never passed over.

/// A row: what a device says or does, and why that is no finding.
#[derive(Debug)]
pub struct Known {
    /// How the device's name begins; all devices if empty.
    device: &'static str,
    /// Words that what is wrong has, all of them.
    says: &'static [&'static str],
    /// Words that the program has, all of them.
    program: &'static [&'static str],
    /// Why it is no finding.
    pub reason: &'static str,
}

/// On Vulkan only global memory has addresses, and neither Vulkan nor Metal has generic ones.
const GENERIC_IN_MEMORY: &str = "memory holds generic pointers: no address space is known for them";
const SHARED_IN_MEMORY: &str = "memory holds pointers to shared memory, which has no addresses";

/// What devices and profiles lack, as `docs/targets.md` and `docs/limits.md` have it. The device refuses such programs.
pub const LACKS: &[Known] = &[
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

/// Defects of drivers that are not ours, each with what shows it.
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
        program: &[" = alloc ", "barrier exec_scope"],
        reason: "Intel's compiler writes private arrays of kernels with barriers 16 bytes at a time by instructions that want \
             addresses in multiples of 16, and places the arrays at multiples of 4; the SPIR-V says `Aligned 4`, and spirv-val \
             takes it",
    },
];

impl Known {
    fn holds(&self, device: &str, says: &str, program: &str) -> bool {
        device.starts_with(self.device)
            && self.says.iter().all(|word| says.contains(word))
            && self.program.iter().all(|word| program.contains(word))
    }
}

/// The row of a list that has what a device says of a program.
#[must_use]
pub fn find(
    list: &'static [Known],
    device: &str,
    says: &str,
    program: &str,
) -> Option<&'static Known> {
    list.iter().find(|row| row.holds(device, says, program))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::device;

    #[test]
    fn rows_name_devices_that_there_are_and_say_what_shows_them() {
        for row in LACKS.iter().chain(DEFECTS) {
            let kind = row.device.split(':').next().unwrap_or_default();
            assert!(
                device::ALL.iter().any(|device| device.name() == kind),
                "{row:?}"
            );
            assert!(!row.says.is_empty() && !row.reason.is_empty(), "{row:?}");
        }
    }

    #[test]
    fn a_row_stands_for_one_device_and_one_message() {
        let said = "k.gir:1:1: error: target 'metal3.1' has no f64; use another type";
        assert!(find(LACKS, "msl-host", said, "load f64").is_some());
        assert!(find(LACKS, "vulkan", said, "load f64").is_none());
        assert!(find(LACKS, "msl-host", "has no f16", "load f64").is_none());
    }
}
