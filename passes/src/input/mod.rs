//! The language of an input, and limits that are checked before parsing.

mod bytecode;
mod host_code;
mod legacy_spv;
mod limits;

pub use bytecode::is_safe_llvm;
pub use host_code::without_scripts;
pub use limits::MAX_NESTING;

use crate::gir::{ids, read, text::ParseOptions};
use gir_dialects::{
    diagnostic,
    ir::{Context, Location, Module},
    llvm_import,
};
use std::path::Path;

/// The language of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// GIR text.
    Gir,
    /// MLIR text.
    Mlir,
    /// MLIR bytecode.
    Bytecode,
    /// LLVM IR, text or bitcode.
    Llvm,
    /// A SPIR-V binary.
    Spirv,
}

impl Language {
    /// The language for people.
    pub fn description(self) -> &'static str {
        match self {
            Self::Gir => "GIR text",
            Self::Mlir => "MLIR text",
            Self::Bytecode => "MLIR bytecode",
            Self::Llvm => "LLVM IR",
            Self::Spirv => "SPIR-V",
        }
    }

    /// The separator of the parts of a file for `--split-input-file`.
    pub fn split_marker(self) -> &'static str {
        match self {
            Self::Gir | Self::Llvm => "; -----",
            Self::Mlir | Self::Bytecode | Self::Spirv => "// -----",
        }
    }
}

/// The first bytes of binary files.
const MAGIC_NUMBERS: [(&[u8], Language); 5] = [
    (b"ML\xefR", Language::Bytecode),
    (b"BC\xc0\xde", Language::Llvm),
    // The wrapper that Apple's compilers put around it.
    (b"\xde\xc0\x17\x0b", Language::Llvm),
    (b"\x03\x02\x23\x07", Language::Spirv),
    (b"\x07\x23\x02\x03", Language::Spirv),
];

/// Detects the language from the first bytes, the file's extension, or the first word.
pub fn sniff(source: &[u8], name: &str) -> Language {
    let magic = MAGIC_NUMBERS
        .iter()
        .find(|(magic, _)| source.starts_with(magic));
    if let Some(&(_, language)) = magic {
        return language;
    }
    match Path::new(name)
        .extension()
        .and_then(|extension| extension.to_str())
    {
        Some("gir") => Language::Gir,
        Some("mlir" | "mlirbc") => Language::Mlir,
        Some("ll" | "bc") => Language::Llvm,
        Some("spv") => Language::Spirv,
        _ => sniff_text(source),
    }
}

/// Detects the language from the first word outside of comments; only GIR has comments after `;` and programs without
/// a word.
fn sniff_text(source: &[u8]) -> Language {
    let source = source.strip_prefix(b"\xef\xbb\xbf").unwrap_or(source);
    let mut lines = source
        .split(|&byte| byte == b'\n')
        .map(<[u8]>::trim_ascii_start)
        .filter(|line| !line.is_empty() && !line.starts_with(b"//"))
        .peekable();
    let comment = lines.peek().is_none_or(|line| line.starts_with(b";"));
    let code = lines.find(|line| !line.starts_with(b";"));
    let word = code.and_then(|line| line.split(u8::is_ascii_whitespace).next());
    match word {
        Some(b"source_filename" | b"target" | b"define" | b"declare") => Language::Llvm,
        Some(b"func" | b"global") => Language::Gir,
        _ if comment => Language::Gir,
        _ => Language::Mlir,
    }
}

/// Like [`sniff`], for text that may be of the dialect `spv`, whose functions begin like those of GIR.
pub fn sniff_legacy(source: &[u8], name: &str) -> Language {
    match sniff(source, name) {
        Language::Gir if !name.ends_with(".gir") => Language::Mlir,
        language => language,
    }
}

/// Parses MLIR text that may have ops of the dialect `spv`, as it was before 2022, which are upgraded to `spirv`;
/// `None` after diagnostics.
pub fn parse_legacy<'c>(
    context: &'c Context,
    source: &[u8],
    name: &str,
    verify: bool,
) -> Option<Module<'c>> {
    match sniff_legacy(source, name) {
        Language::Mlir if is_excessive(context, source, name) => None,
        Language::Mlir => legacy_spv::parse(context, source, name, verify),
        _ => {
            let location = Location::new(context, name, 1, 1);
            let message = "the input is not MLIR text, and --upgrade-legacy-spv upgrades only the dialect spv of MLIR \
                text; remove the flag";
            diagnostic::error(location, message);
            None
        }
    }
}

/// Whether the text exceeds a limit; reports it.
fn is_excessive(context: &Context, source: &[u8], name: &str) -> bool {
    let excess = limits::excess(source);
    if let Some(place) = &excess {
        let location = Location::new(context, name, place.line, place.column);
        diagnostic::error(location, place.limit.to_string());
    }
    excess.is_some()
}

/// Parses an input in any language; `None` after diagnostics.
pub fn parse<'c>(
    context: &'c Context,
    source: &[u8],
    name: &str,
    options: ParseOptions,
    verify: bool,
) -> Option<Module<'c>> {
    match sniff(source, name) {
        Language::Gir => read::read(context, source, name, options),
        Language::Spirv => {
            let message = "SPIR-V is not linked to other programs; give it as the input";
            diagnostic::error(Location::new(context, name, 1, 1), message);
            None
        }
        Language::Bytecode => bytecode::parse(context, source, name, verify),
        Language::Llvm => llvm_import::import(context, source, name, &|_| true, &[]),
        Language::Mlir => {
            if is_excessive(context, source, name) {
                return None;
            }
            let (module, stripped) = host_code::parse(context, source, name, verify)?;
            ids::recover(module.op(), stripped.as_deref().unwrap_or(source), name);
            Some(module)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extension_and_content_tell_the_language() {
        assert_eq!(sniff(b"ML\xefR\x01", "k.mlir"), Language::Bytecode);
        assert_eq!(sniff(b"module {}", "k.gir"), Language::Gir);
        assert_eq!(sniff(b"func kernel @k() -> void {", "-"), Language::Gir);
        assert_eq!(
            sniff(b"// x\nglobal @g : ptr[global]<u32>", "-"),
            Language::Gir
        );
        assert_eq!(sniff(b"func.func @f() { return }", "-"), Language::Mlir);
        assert_eq!(sniff(b"", "-"), Language::Gir);
        assert_eq!(sniff(b"\xef\xbb\xbffunc @f", "-"), Language::Gir);
        assert_eq!(sniff(b"; only a comment", "-"), Language::Gir);
    }

    #[test]
    fn spirv_is_known_in_both_byte_orders() {
        for (source, name) in [
            (&b"\x03\x02\x23\x07"[..], "k.mlir"),
            (b"\x07\x23\x02\x03", "-"),
            (b"", "k.spv"),
        ] {
            assert_eq!(sniff(source, name), Language::Spirv);
        }
    }

    #[test]
    fn llvm_ir_is_known_in_all_forms() {
        for (source, name) in [
            (&b"BC\xc0\xde\x35"[..], "k.gir"),
            (b"\xde\xc0\x17\x0b", "-"),
            (b"", "k.bc"),
            (b"", "k.ll"),
            (b"; a comment\ndefine void @f() {", "-"),
            (b"source_filename = \"k.cl\"", "-"),
        ] {
            assert_eq!(sniff(source, name), Language::Llvm);
        }
    }
}
