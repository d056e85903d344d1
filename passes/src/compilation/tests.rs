//! The front door: artifacts, diagnostics and their kinds, and compilations on several threads.

use super::Compilation;
use crate::{
    opt_level::OptLevel,
    profile::{Profiles, options::Options},
    targets,
};
use gir_dialects::collected::{Diagnostics, Kind};
use pretty_assertions::assert_eq;
use std::thread;

const TWO_KERNELS: &[u8] =
    b"func kernel workgroup_size(64, 1, 1) @scale(%p: ptr[global]<f32>, %a: f32) -> void {
entry:
  %i = global_id x
  %at = gep %p, %i, stride=4
  %x = load %at
  %y = mul %x, %a
  store %at, %y
  ret
}
func kernel workgroup_size(64, 1, 1) @wide(%p: ptr[global]<f64>) -> void {
entry:
  store %p, 1.0f64
  ret
}
";

/// The text of a format, for a compilation that may change.
fn text(
    name: &str,
    change: impl FnOnce(Compilation<'static>) -> Compilation<'static>,
) -> Result<String, Diagnostics> {
    let compilation = change(Compilation::new(TWO_KERNELS).named("k.gir").kernel("scale"));
    let artifact = compilation.emit(targets::format(name).unwrap())?;
    Ok(String::from_utf8(artifact.bytes).unwrap())
}

fn options(flag: &str, value: &str) -> Options {
    Options::default().with(flag, value).unwrap()
}

#[test]
fn a_kernel_is_compiled_alone() {
    let text = text("msl", |it| it).unwrap();
    assert!(text.contains("kernel void scale("), "{text}");
    assert!(!text.contains("wide"), "{text}");
}

#[test]
fn the_kind_of_an_error_is_its_cause() {
    let emit = |source: &[u8], format: &str| {
        let format = targets::format(format).unwrap();
        let failed = Compilation::new(source).named("k.gir").emit(format);
        let diagnostics = failed.map(|_| ()).unwrap_err();
        let first = diagnostics.errors().next().unwrap().to_string();
        (diagnostics.kind(), first)
    };
    let (kind, first) = emit(TWO_KERNELS, "msl");
    assert_eq!(kind, Some(Kind::Unsupported), "{first}");
    assert!(first.starts_with("k.gir:10:"), "{first}");
    let (kind, first) = emit(b"func kernel @k(", "msl");
    assert_eq!(kind, Some(Kind::Mistake), "{first}");
    assert!(first.starts_with("k.gir:1:"), "{first}");
    let (kind, first) = emit(b"", "spirv");
    assert_eq!(kind, Some(Kind::Mistake), "{first}");
}

#[test]
fn an_option_of_another_target_is_a_mistake() {
    let failed = text("opencl", |it| it.options(options("ptx-version", "7.8")));
    let diagnostics = failed.unwrap_err();
    assert_eq!(diagnostics.kind(), Some(Kind::Mistake));
    let said = diagnostics.to_string();
    let known = "--ptx-version applies to --emit-ptx and --emit-llvm only; leave it out";
    assert!(said.contains(known), "{said}");
    let failed = text("opencl", |it| it.options(options("spirv-version", "1.0")));
    let diagnostics = failed.unwrap_err();
    assert_eq!(diagnostics.kind(), Some(Kind::Mistake));
    let said = diagnostics.to_string();
    let known = "--spirv-version is for SPIR-V, not for target 'opencl3.0'; leave it out";
    assert!(said.contains(known), "{said}");
}

/// The profile `mine` with a limit of work-items.
fn mine(most: u32) -> Profiles {
    let text = format!("[mine]\nbase = \"metal3.0\"\nlimits.workgroup_items = {most}\n");
    let mut profiles = Profiles::default();
    assert_eq!(profiles.add_text(&text).unwrap(), ["mine"]);
    profiles
}

/// A user's profile belongs to a compilation: others do not know it, or have another one of its name.
#[test]
fn user_profiles_of_several_threads_are_apart() {
    let msl = targets::format("msl").unwrap();
    let compilation = |profiles| {
        let compilation = Compilation::new(TWO_KERNELS).kernel("scale");
        let emitted = compilation.target("mine").profiles(profiles).emit(msl);
        emitted.map_err(|diagnostics| diagnostics.to_string())
    };
    let (wide, narrow, none) = (mine(64), mine(63), Profiles::default());
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| assert!(compilation(&wide).is_ok()));
            scope.spawn(|| {
                let said = compilation(&narrow).unwrap_err();
                assert!(said.contains("'mine' allows 63"), "{said}");
            });
            scope.spawn(|| {
                let said = compilation(&none).unwrap_err();
                assert!(said.contains("unknown target 'mine'"), "{said}");
            });
        }
    });
}

/// Threads with other targets, options and levels do not see each other's.
#[test]
fn compilations_on_several_threads_are_apart() {
    type Change = fn(Compilation<'static>) -> Compilation<'static>;
    let ways: [(&str, Change); 5] = [
        ("msl", |it| it.options(options("metal-platform", "ios"))),
        ("msl", |it| {
            it.options(options("metal-platform", "watchos"))
                .fast_math(true)
        }),
        ("opencl", |it| it.target("opencl1.2").level(OptLevel::O0)),
        ("cuda", |it| it.target("cuda-sm_90")),
        ("spirv-asm", |it| {
            it.options(options("spirv-version", "1.0"))
                .level(OptLevel::O3)
        }),
    ];
    let alone: Vec<_> = ways
        .iter()
        .map(|(name, change)| text(name, change).unwrap())
        .collect();
    assert!(
        alone[0].contains("iphoneos") && alone[1].contains("watchos"),
        "{alone:?}"
    );
    thread::scope(|scope| {
        for _ in 0..4 {
            for ((name, change), expected) in ways.iter().zip(&alone) {
                scope.spawn(move || {
                    for _ in 0..5 {
                        assert_eq!(&text(name, change).unwrap(), expected);
                    }
                });
            }
        }
    });
}
