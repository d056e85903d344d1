//! Homes: code that only some folders may have.

use super::House;

/// The folders and files that may have `unsafe`; ARCHITECTURE.md and CONTRIBUTING.md name them.
const UNSAFE: &[&str] = &[
    "dialects/src/ffi",
    "tools/src/run/vulkan",
    "tools/src/run/opencl",
    "tools/src/run/cuda",
    "tools/src/run/cpu/code.rs",
    "xtask/src/bench/opencl",
];

/// Beginnings of unsafe code.
const KEYWORDS: &[&str] = &["unsafe {", "unsafe fn ", "unsafe impl "];

/// The pages that list the homes of `unsafe`.
const PAGES: &[&str] = &["ARCHITECTURE.md", "CONTRIBUTING.md"];

/// The folder of the targets.
const TARGETS: &str = "passes/src/targets/";

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

/// Uses of a target's folder by files of the compiler other than the targets, their registry and the front doors.
pub fn of_targets(house: &House) -> Vec<String> {
    let folders: Vec<_> = house
        .rust
        .iter()
        .filter_map(|source| source.path.strip_prefix(TARGETS)?.split_once('/'))
        .map(|(folder, _)| folder)
        .collect();
    let mut complaints = vec![];
    let elsewhere = house.rust.iter().filter(|source| {
        source.path.starts_with("passes/src/")
            && !source.path.starts_with(TARGETS)
            && source.path != "passes/src/registry.rs"
    });
    for source in elsewhere {
        for (index, line) in source.text.lines().enumerate() {
            let named = line.match_indices("targets::").map(|(at, path)| {
                line[at + path.len()..].split(|c: char| !c.is_alphanumeric() && c != '_')
            });
            let named: Vec<_> = named.filter_map(|mut rest| rest.next()).collect();
            if named.iter().any(|name| folders.contains(name))
                && !line.trim_start().starts_with("//")
            {
                complaints.push(format!(
                    "{}:{}: names a target; only passes/src/targets does",
                    source.path,
                    index + 1
                ));
            }
        }
    }
    complaints
}
