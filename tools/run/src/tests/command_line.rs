//! Usage errors and the texts that need no device.

use super::fixtures::{Bench, program};

fn bench() -> Bench {
    Bench::new(program("nothing", [1, 1, 1]))
}

#[test]
fn help_and_version_are_answers() {
    assert!(
        bench()
            .run(&["--help"])
            .ok()
            .contains("--workgroups <X[,Y,Z]>")
    );
    assert!(bench().run(&["--version"]).ok().starts_with("gir-run "));
}

#[test]
fn a_wrong_command_line_ends_with_status_2() {
    let start = [
        "k.gir",
        "--kernel",
        "nothing",
        "--device",
        "vulkan",
        "--workgroups",
        "1",
    ];
    for (args, message) in [
        (&["--frobnicate"][..], "unexpected argument '--frobnicate'"),
        (&["--out", "y.npy"], "expected INDEX=FILE.npy"),
        (&["--out-global", "y.npy"], "expected NAME=VALUE"),
        (&["--global", "=@y.npy"], "expected NAME=VALUE"),
        (&["--repeat", "0"], "'--repeat <N>'"),
        (&["--timeout", "0"], "'--timeout <SECONDS>'"),
        (&["--workgroup-size", "1,2,3,4"], "more than three extents"),
    ] {
        bench().run(&[&start, args].concat()).fails(2, message);
    }
    bench()
        .run(&[])
        .fails(2, "the following required arguments were not provided");
    bench()
        .run(&["k.gir", "--kernel", "k"])
        .fails(2, "--workgroups <X[,Y,Z]>");
}

#[test]
fn the_devices_are_named_where_one_is_not_known() {
    let args = [
        "k.gir",
        "--kernel",
        "k",
        "--workgroups",
        "1",
        "--device",
        "abacus",
    ];
    bench().run(&args).fails(
        2,
        "error: this version has no device 'abacus'; it has: cpu, vulkan, opencl, opencl-spirv, cuda, msl-host, ptx-sim, cuda-host, hexagon, helium, c66x-host, hls-host, sycl, circt-sim\n",
    );
}

#[test]
fn an_extent_of_zero_is_a_mistake() {
    let message = "every extent must be at least 1";
    bench().run_on_vulkan("4,0", &[]).fails(1, message);
    bench()
        .run_on_vulkan("1", &["--workgroup-size", "0"])
        .fails(1, message);
}
