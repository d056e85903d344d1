//! `--printf-buffer`: the size of the buffer for `printf` and assertions.

use super::{Family, target_option::TargetOption};
use gir_dialects::{
    ir::{AttributeExt as _, Op},
    names,
};

/// `--printf-buffer`
pub const OPTION: TargetOption = TargetOption {
    flag: "printf-buffer",
    value: Some("BYTES"),
    help: "The size of the buffer for the text of printf and for assertions: 64 to 1073741824 bytes, 1048576 by default",
    families: &[
        Family::Generic,
        Family::Vulkan,
        Family::OpenclSpirv,
        Family::Cuda,
        Family::Amdgcn,
        Family::Metal,
        Family::Opencl,
        Family::Hexagon,
        Family::Helium,
        Family::C66x,
        Family::Vitis,
        Family::Oneapi,
        Family::Circt,
        Family::Cpu,
    ],
    owner: "all targets",
    attribute: names::LIR_PRINTF_BUFFER,
    check: |text| bytes(text).map(|_| ()),
    ..TargetOption::DEFAULT
};

/// The size without the option.
const DEFAULT: u64 = 1 << 20;

fn bytes(text: &str) -> Result<u64, String> {
    let size = text
        .parse()
        .ok()
        .filter(|size| (64..=1 << 30).contains(size));
    size.ok_or_else(|| format!("'{text}' is not a size in bytes from 64 to 1073741824"))
}

/// The words of 32 bits that a module has for records.
pub fn words(module: Op<'_>) -> u64 {
    let given = module.attribute(names::LIR_PRINTF_BUFFER);
    let given = given.and_then(|given| bytes(given.as_str()?).ok());
    given.unwrap_or(DEFAULT) / 4
}
