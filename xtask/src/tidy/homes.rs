//! Homes: code that only some folders may have.

use super::{House, arrows};

/// The folders and files that may have `unsafe`; ARCHITECTURE.md and CONTRIBUTING.md name them.
const UNSAFE: &[&str] = &[
    "dialects/src/ffi",
    "tools/run/src/vulkan",
    "tools/run/src/opencl",
    "tools/run/src/cuda",
    "tools/run/src/cpu/code.rs",
    "tools/run/src/whole/calls.rs",
    "xtask/src/bench/opencl",
];

/// Beginnings of unsafe code.
const KEYWORDS: &[&str] = &["unsafe {", "unsafe fn ", "unsafe impl "];

/// The pages that list the homes of `unsafe`.
const PAGES: &[&str] = &["ARCHITECTURE.md", "CONTRIBUTING.md"];

/// The folder of the targets.
const TARGETS: &str = "targets/";

/// The registry of passes, which lists those of targets.
const REGISTRY: &str = "registry.rs";

/// Uses of `unsafe` outside of its homes, and pages that do not name these.
pub fn of_unsafe(house: &House) -> Vec<String> {
    let mut complaints = vec![];
    for source in &house.rust {
        let is_at_home = UNSAFE.iter().any(|home| source.path.starts_with(home));
        let found = source.text.lines().enumerate().find(|(_, line)| {
            let code = line.trim_start();
            !code.starts_with("//")
                && !line.contains('"')
                // Text of generated code, with the braces of a format string.
                && !line.contains("unsafe {{")
                && KEYWORDS.iter().any(|keyword| code.contains(keyword))
        });
        if let (false, Some((index, _))) = (is_at_home, found) {
            complaints.push(format!(
                "{}:{}: unsafe has other homes",
                source.path,
                index + 1
            ));
        }
    }
    for page in PAGES {
        let text = house.page(page);
        let absent = UNSAFE.iter().filter(|home| !text.contains(**home));
        complaints
            .extend(absent.map(|home| format!("{page} does not name {home} as a home of unsafe")));
    }
    complaints
}

/// Uses of a target's folder by files of the compiler other than the targets and the registry of passes.
pub fn of_targets(house: &House) -> Vec<String> {
    let arrows = arrows::read(&house.rust);
    let elsewhere = arrows
        .iter()
        .filter(|(file, _)| !file.starts_with(TARGETS) && *file != REGISTRY);
    let named = elsewhere.flat_map(|(file, used)| {
        let is_of_target = |other: &&String| {
            let inner = other.strip_prefix(TARGETS);
            inner.is_some_and(|inner| inner.contains('/'))
        };
        used.iter().filter(is_of_target).map(move |other| {
            format!(
                "{root}{file} uses {other}; only {root}{TARGETS} names a target",
                root = arrows::ROOT
            )
        })
    });
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::docs::tree::Source;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_target_that_others_name_is_found_behind_braces() {
        let source = |path: &str, text: &str| Source {
            path: format!("{}{path}", arrows::ROOT),
            text: text.to_owned(),
        };
        let house = House {
            rust: vec![
                source(
                    "compile.rs",
                    "use crate::{\n    targets::{\n        self, spirv,\n    },\n};",
                ),
                source("registry.rs", "use crate::targets::spirv;"),
                source("targets/mod.rs", "mod spirv;"),
                source("targets/spirv/mod.rs", ""),
            ],
            pages: vec![],
            pass_tests: vec![],
        };
        assert_eq!(
            of_targets(&house),
            [
                "passes/src/compile.rs uses targets/spirv/mod.rs; only passes/src/targets/ names a target"
            ]
        );
    }
}
