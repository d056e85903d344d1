//! Messages of `gir-run` where kernels, arguments or the device do not match.

use super::drawing::{Drawing, covering};
use crate::e2e::vulkan_expected;
use crate::machine::needs;

const SIZE: [usize; 2] = [8, 8];

/// `@f` with these parameters, that does this.
fn fragment(parameters: &str, body: &str) -> String {
    format!(
        "func.func @f({parameters}) attributes {{mir.kernel = #mir.kernel<fragment>}} {{
{body}  return
}}
"
    )
}

fn plain() -> Drawing {
    let text = covering("") + &fragment("", "");
    Drawing::new(&text, 3, SIZE)
}

/// A missing feature of another device is reported before anything is compiled.
#[test]
fn a_device_without_a_graphics_pipeline_says_so() {
    let said = plain().on("cpu").fail(3);
    assert_eq!(
        said,
        "error: device 'cpu' has no graphics pipeline; draw with --device vulkan or msl-host\n"
    );
}

/// R-RUNA-17: each kernel is of its stage.
#[test]
fn kernels_are_of_their_stages() {
    if !vulkan_expected() {
        return;
    }
    let kernel = "func.func @c() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}
";
    let text = covering("") + &fragment("", "") + kernel;
    let said = Drawing::new(&text, 3, SIZE).kernels("f", "f").fail(1);
    assert_eq!(said, "error: no vertex kernel 'f': the file has v\n");
    let said = Drawing::new(&text, 3, SIZE).kernels("v", "c").fail(1);
    assert_eq!(said, "error: no fragment kernel 'c': the file has f\n");
}

/// R-RUNA-47: one kernel has to write the inputs of the other.
#[test]
fn the_fragment_kernel_reads_what_the_vertex_kernel_writes() {
    if !vulkan_expected() {
        return;
    }
    let body = "  %x = mir.gpu.read_input <location = 1> : vector<2xf32>
  mir.gpu.write_output %x, <location = 0> : vector<2xf32>
";
    let text = covering("") + &fragment("", body);
    assert_eq!(
        Drawing::new(&text, 3, SIZE).fail(1),
        "error: fragment kernel 'f' reads vec2<f32> at location 1, where vertex kernel 'v' writes nothing\n"
    );
    let vertex = covering("%value: f32").replace(
        "  return",
        "  mir.gpu.write_output %value, <location = 1> : f32\n  return",
    );
    let text = vertex + &fragment("", body);
    assert_eq!(
        Drawing::new(&text, 3, SIZE).with(&["--arg=f32:1"]).fail(1),
        "error: fragment kernel 'f' reads vec2<f32> at location 1, where vertex kernel 'v' writes f32\n"
    );
}

#[test]
fn parameters_at_one_place_are_one() {
    if !vulkan_expected() {
        return;
    }
    let text = covering("%a: f32 {mir.name = \"a\"}") + &fragment("%b: f32 {mir.name = \"b\"}", "");
    assert_eq!(
        Drawing::new(&text, 3, SIZE).fail(1),
        "error: parameter %a of 'v' and %b of 'f' are both at byte 0 of the push constants; \
         give them one name and type, or places of their own\n"
    );
    let buffer = |name: &str, ty: &str| {
        format!(
            "%{name}: !mir.ptr<global, {ty}> {{mir.name = \"{name}\", \
             mir.resource = #mir.resource<set = 2, binding = 1, storage>}}"
        )
    };
    let text = covering(&buffer("b", "f32")) + &fragment(&buffer("b", "i32"), "");
    assert_eq!(
        Drawing::new(&text, 3, SIZE).fail(1),
        "error: parameter %b of 'v' and %b of 'f' are both at set 2, binding 1; \
         give them one name and type, or places of their own\n"
    );
}

#[test]
fn attributes_have_to_fit() {
    if !vulkan_expected() {
        return;
    }
    let triangle = include_str!("triangle.mlir");
    let said = Drawing::new(triangle, 4, SIZE)
        .attribute(0, &[0.0_f32; 12])
        .attribute(7, &[0.0_f32; 12])
        .fail(1);
    let lines: Vec<_> = said.lines().collect();
    assert_eq!(
        lines,
        [
            "error: --attribute 7: kernel 'v' has no input at this location",
            "error: --attribute 0: 48 bytes given, 4 vertices need 64: 16 bytes of vec4<f32> each",
            "error: --attribute 1: is missing: expected @FILE.npy of vec4<f32> for each vertex, raw:@FILE.npy or zeros:vec4<f32>:COUNT",
        ]
    );
}

#[test]
fn images_are_of_what_the_kernel_writes() {
    if !vulkan_expected() {
        return;
    }
    assert_eq!(
        plain().color(1).fail(1),
        "error: --out-color 1: kernel 'f' writes nothing at this location\n"
    );
    assert_eq!(
        plain().with(&["--topology=points"]).fail(1),
        "error: kernel 'v' writes no point_size, without which no points are drawn\n"
    );
}

/// A wrong command line is told so, with status 2.
#[test]
fn a_picture_needs_its_kernels_vertices_and_size() {
    for (args, part) in [
        (&["--kernel=v"][..], "cannot be used with"),
        (&["--workgroups=1"], "cannot be used with"),
        (&["--check"], "cannot be used with"),
        (&["--topology=circles"], "possible values: triangles"),
    ] {
        let said = plain().with(args).fail(2);
        assert!(said.contains(part), "{args:?}: {said}");
    }
}

/// More than a device has is a reason not to draw.
#[test]
fn limits_of_the_device_are_named() {
    if !vulkan_expected() {
        return;
    }
    let text = covering("") + &fragment("", "");
    let said = Drawing::new(&text, 3, [1 << 20, 4]).fail(3);
    assert!(
        said.contains("texels in a line, 1048576 wanted (maxFramebufferWidth)"),
        "{said}"
    );
    let body = "  %x = arith.constant 1.0 : f32
  mir.gpu.write_output %x, <location = 200> : f32
";
    let text = covering("") + &fragment("", body);
    let said = Drawing::new(&text, 3, SIZE).fail(3);
    assert!(
        said.contains("locations of colors, 201 wanted (maxColorAttachments)"),
        "{said}"
    );
}

/// Features that emulated Metal lacks are a reason not to draw: types that differ at a location, as in Metal, and
/// images.
#[test]
fn emulated_metal_says_what_it_does_not_draw() {
    if !needs("msl-host") {
        return;
    }
    let vertex = covering("%value: vector<4xf32>").replace(
        "  return",
        "  mir.gpu.write_output %value, <location = 1> : vector<4xf32>\n  return",
    );
    let body = "  %x = mir.gpu.read_input <location = 1> : vector<2xf32>
  mir.gpu.write_output %x, <location = 0> : vector<2xf32>
";
    let said = Drawing::new(&(vertex + &fragment("", body)), 3, SIZE)
        .on("msl-host")
        .with(&["--arg=vec4<f32>:1,2,3,4"])
        .fail(3);
    assert_eq!(
        said,
        "error: the device needs one type per location: at 1 'f' reads vec2<f32>, but 'v' writes vec4<f32>\n"
    );
    let said = Drawing::new(&(covering("") + &fragment("", "")), 3, [20_000, 4])
        .on("msl-host")
        .fail(3);
    assert!(said.contains("at most 16384 texels"), "{said}");
}
