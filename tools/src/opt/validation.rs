//! `--verify-each` and SPIR-V: what `spirv-val` says about the binary, in a line.

use crate::{
    child::{self, Ending},
    os_error::reason,
};
use gir_dialects::{diagnostic::Form, terminal};
use std::{fs, io::Write as _, process::Command, time::Duration};

/// The validator, of the Khronos Group.
const VALIDATOR: &str = "spirv-val";

/// Its time limit.
const PATIENCE: Duration = Duration::from_secs(300);

/// The first word of a binary.
const MAGIC: u32 = 0x0723_0203;

/// The facts of a binary.
struct Header {
    version: (u8, u8),
    environment: String,
    entry_points: usize,
}

/// Validates a binary of SPIR-V, and says so on standard error; other output is left alone.
///
/// # Errors
/// Where the validator refuses the binary.
pub fn summarise(bytes: &[u8], form: Form) -> Result<(), String> {
    let Some(header) = header(bytes) else {
        return Ok(());
    };
    let remark = validate(bytes, &header)?;
    if matches!(form, Form::Text) {
        // Nobody is left to tell if standard error is closed.
        let text = terminal::message(format!("remark: {remark}"));
        let _ = writeln!(std::io::stderr(), "{text}");
    }
    Ok(())
}

fn validate(bytes: &[u8], header: &Header) -> Result<String, String> {
    let unusable = |error: &std::io::Error| format!("{VALIDATOR} cannot run: {}", reason(error));
    let folder = tempfile::tempdir().map_err(|error| unusable(&error))?;
    let file = folder.path().join("module.spv");
    fs::write(&file, bytes).map_err(|error| unusable(&error))?;
    let mut command = Command::new(VALIDATOR);
    command
        .args(["--target-env", &header.environment])
        .arg(&file);
    let (major, minor) = header.version;
    let what = format!(
        "SPIR-V {major}.{minor}, {} bytes, {} entry point{}",
        bytes.len(),
        header.entry_points,
        if header.entry_points == 1 { "" } else { "s" }
    );
    let environment = &header.environment;
    match child::run(&mut command, PATIENCE) {
        Err(_) => Ok(format!(
            "{what}: not validated, as {VALIDATOR} is not installed (Debian: spirv-tools)"
        )),
        Ok((Ending::Exit(0), _)) => Ok(format!("{what}: {VALIDATOR} accepts it for {environment}")),
        Ok((_, said)) => Err(format!(
            "{what}: {VALIDATOR} refuses it for {environment}: {}; please report this with the input",
            said.trim()
        )),
    }
}

/// The version of a binary, where it runs, and its entry points; `None` if it is none.
fn header(bytes: &[u8]) -> Option<Header> {
    /// `OpMemoryModel` and `OpEntryPoint`, and the first's address size of Vulkan.
    const MEMORY_MODEL: u32 = 14;
    const ENTRY_POINT: u32 = 15;
    const LOGICAL: u32 = 0;
    let chunks = bytes.chunks_exact(4);
    let words: Vec<u32> = chunks
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        .collect();
    if words.first() != Some(&MAGIC) {
        return None;
    }
    let [_, minor, major, _] = words.get(1)?.to_le_bytes();
    let (mut at, mut entry_points, mut is_vulkan) = (5, 0, false);
    while let Some(&word) = words.get(at) {
        let (opcode, length) = (word & 0xffff, word >> 16);
        entry_points += usize::from(opcode == ENTRY_POINT);
        is_vulkan |= opcode == MEMORY_MODEL && words.get(at + 1) == Some(&LOGICAL);
        at += usize::try_from(length.max(1)).unwrap_or(1);
    }
    let environment = match (is_vulkan, minor) {
        (true, ..=3) => "vulkan1.1".to_owned(),
        (true, 4 | 5) => "vulkan1.2".to_owned(),
        (true, _) => "vulkan1.3".to_owned(),
        _ => format!("spv{major}.{minor}"),
    };
    Some(Header {
        version: (major, minor),
        environment,
        entry_points,
    })
}
