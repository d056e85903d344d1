//! The C++ package: another project finds it, builds its tools, and runs them.

use super::{mlir_opt, root, run};
use pretty_assertions::assert_eq;
use std::{
    path::Path,
    process::{Command, Stdio},
};

/// Runs a command that has to succeed.
fn succeed(command: &mut Command) {
    let output = command.stdin(Stdio::null()).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    assert!(output.status.success(), "{command:?}: {said}");
}

/// Installs the package, and builds the tools of `test/my-opt` with it, as their project would: from an empty folder.
fn build(prefix: &Path, tools: &Path) {
    let mut install = Command::new(env!("CARGO"));
    install.current_dir(root());
    succeed(
        install
            .args(["xtask", "install", "--dev", "--prefix"])
            .arg(prefix),
    );
    let mut configure = Command::new("cmake");
    configure
        .args(["-G", "Ninja", "-S"])
        .arg(root().join("test/my-opt"));
    configure.arg("-B").arg(tools);
    configure.arg(format!(
        "-DCMAKE_PREFIX_PATH={};/usr/lib/llvm-22",
        prefix.display()
    ));
    configure.args([
        "-DCMAKE_CXX_COMPILER=/usr/lib/llvm-22/bin/clang++",
        "-DCMAKE_C_COMPILER=/usr/lib/llvm-22/bin/clang",
        "-DCMAKE_BUILD_TYPE=Release",
        "-DCMAKE_CXX_FLAGS_RELEASE=-O0 -DNDEBUG",
    ]);
    succeed(&mut configure);
    succeed(Command::new("cmake").arg("--build").arg(tools));
}

/// Dialects of ours and of MLIR's in tools of another project.
#[test]
fn another_project_builds_its_tools_with_the_package() {
    let directory = tempfile::tempdir().unwrap();
    let [prefix, tools] = ["prefix", "build"].map(|name| directory.path().join(name));
    build(&prefix, &tools);
    let kernel = root().join("test/plugin/Inputs/k.mlir");
    let lowered = directory.path().join("lowered.mlir");

    // The passes of gir in a compiler, which is linked with the plugin, are those of mlir-opt.
    let compiled = run(Command::new(tools.join("my-compiler"))
        .arg(&kernel)
        .arg("vulkan1.3"));
    let mut stock = mlir_opt();
    let pipeline = "--pass-pipeline=builtin.module(lower-to-lir{target=vulkan1.3})";
    let stock = run(stock.arg(pipeline).arg(&kernel));
    assert_eq!(compiled.text.trim(), stock.text.trim());
    assert_eq!(compiled.status, Some(0));
    std::fs::write(&lowered, compiled.text).unwrap();

    // The classes of our ops in a pass of the project.
    let mut reported = Command::new(tools.join("my-opt"));
    let reported = run(reported
        .args([
            "--my-report-loads",
            "--cse",
            "--mlir-print-op-on-diagnostic=false",
        ])
        .arg(&lowered));
    assert_eq!(reported.status, Some(0));
    assert_eq!(reported.messages.len(), 2, "{:?}", reported.messages);
    for message in &reported.messages {
        let message = message.split_once(": remark: ").unwrap().1;
        assert_eq!(message, "saxpy loads 'f32' from '!mir.ptr<global, f32>'");
    }
    assert!(reported.text.contains("lir.store"));

    // The C boundary: types are parsed and printed; an error is one of MLIR's diagnostics.
    let mut types = Command::new(tools.join("my-types"));
    let types = run(types.args([
        "!mir.ptr<global,f32>",
        "!gir.ptr<shared, ui32>",
        "!mir.ptr<moon, f32>",
    ]));
    assert_eq!(
        types.text,
        "!mir.ptr<global, f32>\n!gir.ptr<shared, ui32>\n"
    );
    assert_eq!(types.status, Some(1));
    assert!(types.messages[0].contains("error: "), "{types:?}");

    // An error of a verifier of ours.
    let broken = std::fs::read_to_string(&lowered).unwrap();
    let broken = broken.replace(
        "align 4 : <global, f32> -> f32",
        "align 3 : <global, f32> -> f32",
    );
    std::fs::write(&lowered, broken).unwrap();
    let refused = run(Command::new(tools.join("my-opt")).arg(&lowered));
    assert_eq!(refused.status, Some(1));
    assert!(refused.messages[0].contains("'lir.load' op"), "{refused:?}");
}
