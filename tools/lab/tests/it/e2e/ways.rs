//! The ways to run a kernel: device, passes before, optimisation.

use gir::opt_level::OptLevel;

use super::{is_found, opencl_expected, peers::Peer};

/// One way for a kernel to its results. All ways have to compute the same, bit by bit.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// The device that it runs on.
    pub device: &'static str,
    /// Passes that are run on the kernel's file before, if any.
    pub passes: Option<&'static str>,
    /// Whether the device watches the kernel, which must do nothing that is undefined.
    pub check: bool,
    /// The profile of `test/Inputs/poor.toml` that it is compiled for, if not the device's own.
    pub profile: Option<&'static str>,
    /// Whether its resources are in argument buffers of Metal.
    pub is_gathered: bool,
    /// The peer that translates our SPIR-V to the device's text, if any.
    pub peer: Option<Peer>,
    /// How much it is optimised.
    pub level: OptLevel,
    /// Whether a kernel takes it only once: with the arguments of its first launch in this process.
    pub is_once: bool,
}

/// Passes that fold and clean up, of gir.
const CLEANED: Option<&str> = Some("canonicalize,sccp,cse");

/// The same passes, and those after lowering.
const CLEANED_BELOW: Option<&str> = Some(
    "canonicalize,sccp,cse,gir-to-mir,canonicalize,sccp,cse,lower-to-lir,canonicalize,sccp,cse",
);

/// There and back: structured control flow, and branches again.
const FLATTENED: Option<&str> = Some("gir-to-mir,mir-to-gir");

/// Without barriers that order nothing: no race appears.
const FEW_BARRIERS: Option<&str> =
    Some("gir-to-mir,canonicalize,cse,func.func(mir-eliminate-barriers)");

/// With loops over vectors.
const VECTORIZED: Option<&str> =
    Some("gir-to-mir,canonicalize,cse,func.func(mir-vectorize{width=4 distinct-parameters=true})");

/// By loops over the work-items on the device `vulkan`, where one work-item then does the work of a
/// workgroup.
pub const SERIAL: Way = Way {
    device: "vulkan",
    passes: Some("lower-to-lir,lir-serialize-work-items"),
    check: false,
    profile: None,
    is_gathered: false,
    peer: None,
    level: OptLevel::O1,
    is_once: false,
};

/// Unchanged on the device `vulkan`.
pub const VULKAN: Way = Way {
    device: "vulkan",
    passes: None,
    check: false,
    profile: None,
    is_gathered: false,
    peer: None,
    level: OptLevel::O1,
    is_once: false,
};

/// Unchanged on the device `opencl-spirv`, which is under a vendor's licence: if it is not installed, this way is left
/// out.
pub const OPENCL: Way = Way {
    device: "opencl-spirv",
    ..VULKAN
};

/// As OpenCL C, by the same driver.
pub const OPENCL_C: Way = Way {
    device: "opencl:intel",
    ..VULKAN
};

/// As OpenCL C, by PoCL.
pub const POCL: Way = Way {
    device: "opencl:pocl",
    ..VULKAN
};

/// Unchanged in Metal, emulated.
pub const METAL: Way = Way {
    device: "msl-host",
    ..VULKAN
};

/// The same with its resources in argument buffers.
pub const METAL_GATHERED: Way = Way {
    is_gathered: true,
    ..METAL
};

/// In Metal that other translators produce from our SPIR-V, emulated.
const PEERS: [Way; 2] = [
    Way {
        peer: Some(Peer::Naga),
        ..METAL
    },
    Way {
        peer: Some(Peer::SpirvCross),
        ..METAL
    },
];

/// Unchanged in PTX, emulated.
pub const PTX: Way = Way {
    device: "ptx-sim",
    ..VULKAN
};

/// The same on an NVIDIA GPU, where there is one.
const GPU: Way = Way {
    device: "cuda",
    ..VULKAN
};

/// As CUDA C++, emulated.
pub const CUDA: Way = Way {
    device: "cuda-host",
    ..VULKAN
};

/// On every device, whose text and code each represent pointers in their own way, optimised and not.
pub const ALL_DEVICES: &[Way] = &[
    CPU,
    VULKAN,
    OPENCL,
    OPENCL_C,
    unoptimized(OPENCL_C),
    POCL,
    METAL,
    unoptimized(METAL),
    CUDA,
    unoptimized(CUDA),
    PTX,
    unoptimized(PTX),
];

/// The same without Vulkan, whose memory only holds pointers to buffers.
pub const BUT_VULKAN: &[Way] = &[
    CPU,
    OPENCL,
    OPENCL_C,
    unoptimized(OPENCL_C),
    POCL,
    METAL,
    unoptimized(METAL),
    CUDA,
    unoptimized(CUDA),
    PTX,
    unoptimized(PTX),
];

/// The same without optimisation.
const fn unoptimized(way: Way) -> Way {
    Way {
        level: OptLevel::O0,
        ..way
    }
}

/// On the emulated DSPs, beside the device `cpu`.
pub const DSPS: &[Way] = &[
    CPU,
    Way {
        device: "hexagon",
        ..CPU
    },
    Way {
        device: "helium",
        ..CPU
    },
    Way {
        device: "c66x-host",
        ..CPU
    },
];

/// Unchanged, on each device.
pub const DEVICES: &[Way] = &[VULKAN, CPU];

/// Unchanged on the device `cpu`.
pub const CPU: Way = Way {
    device: "cpu",
    passes: None,
    check: false,
    profile: None,
    is_gathered: false,
    peer: None,
    level: OptLevel::O1,
    is_once: false,
};

/// A way that a kernel takes only once.
const fn once(way: Way) -> Way {
    Way {
        is_once: true,
        ..way
    }
}

/// On each device, optimised and not, and after passes that must preserve the kernel.
pub const WAYS: &[Way] = &[
    VULKAN,
    once(Way {
        level: OptLevel::O0,
        ..VULKAN
    }),
    once(Way {
        level: OptLevel::O0,
        ..CPU
    }),
    once(Way {
        passes: CLEANED,
        ..VULKAN
    }),
    once(Way {
        passes: CLEANED_BELOW,
        ..VULKAN
    }),
    CPU,
    once(OPENCL),
    once(OPENCL_C),
    once(Way {
        level: OptLevel::O0,
        ..OPENCL_C
    }),
    once(POCL),
    once(METAL),
    once(PTX),
    once(Way {
        level: OptLevel::O0,
        ..PTX
    }),
    once(GPU),
    once(METAL_GATHERED),
    once(CUDA),
    once(Way {
        level: OptLevel::O0,
        ..CUDA
    }),
    once(PEERS[0]),
    once(PEERS[1]),
    once(Way { check: true, ..CPU }),
    once(Way {
        passes: CLEANED_BELOW,
        ..CPU
    }),
    once(Way {
        passes: FLATTENED,
        ..VULKAN
    }),
    once(Way {
        passes: FLATTENED,
        ..CPU
    }),
    once(Way {
        passes: FEW_BARRIERS,
        check: true,
        ..CPU
    }),
    once(Way {
        passes: FEW_BARRIERS,
        ..VULKAN
    }),
    once(Way {
        passes: VECTORIZED,
        check: true,
        ..CPU
    }),
    once(Way {
        passes: VECTORIZED,
        ..VULKAN
    }),
];

/// As [`FLATTENED`], for kernels in upstream's dialects.
const FLATTENED_UPSTREAM: Option<&str> = Some("gpu-to-mir,mir-to-gir");

/// On each device, unchanged and through GIR, for kernels in upstream's dialects.
pub const UPSTREAM_WAYS: &[Way] = &[
    VULKAN,
    Way {
        passes: FLATTENED_UPSTREAM,
        ..VULKAN
    },
    CPU,
    Way {
        passes: FLATTENED_UPSTREAM,
        ..CPU
    },
];

/// On each device, unchanged and through GIR, for kernels of mir.
pub const MIR_WAYS: &[Way] = &[
    VULKAN,
    Way {
        passes: Some("mir-to-gir"),
        ..VULKAN
    },
    CPU,
    Way {
        passes: Some("mir-to-gir"),
        ..CPU
    },
];

/// Unchanged on one device and through GIR on the other, for many kernels of mir.
pub const MIR_AND_GIR: &[Way] = &[
    VULKAN,
    Way {
        passes: Some("mir-to-gir"),
        ..CPU
    },
];

impl Way {
    /// Whether the device is required.
    pub fn is_expected(self) -> bool {
        (match self.device {
            "opencl-spirv" | "opencl:intel" => opencl_expected(),
            "opencl:pocl" | "msl-host" | "cuda" => is_found(self.device),
            _ => true,
        }) && self.peer.is_none_or(Peer::is_found)
    }

    /// Whether the device may lack something for a kernel, which then does not go this way.
    pub fn may_lack(self) -> bool {
        matches!(self.device, "opencl:pocl" | "msl-host")
    }

    /// The target of the device.
    pub fn target(self) -> &'static str {
        match self.device {
            "vulkan" => "vulkan1.3",
            "opencl-spirv" => "opencl3.0-spirv",
            "opencl:intel" | "opencl:pocl" => "opencl3.0",
            "msl-host" => "metal3.2",
            "ptx-sim" | "cuda" | "cuda-host" => "cuda-sm_90",
            device => device,
        }
    }
}
