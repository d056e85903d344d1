//! Tests of the functions for hosts; `tools/lab/tests/it/stubs.rs` compiles and runs them.

use super::element::Element;
use super::names::Names;
use super::{LANGUAGES, Language, literal};
use crate::compilation::Compilation;
use pretty_assertions::assert_eq;

const KERNEL: &str = "func kernel @k(%x: ptr[global]<vec3<f32>>, %t: ptr[shared]<i32>, %int: u32) -> void {\nentry:\n  ret\n}\n";

fn source(language: &str, kernel: &str) -> Result<String, String> {
    let language = Language::named(language)?;
    let compilation = Compilation::new(kernel.as_bytes());
    let artifact = compilation
        .emit(language.format())
        .map_err(|error| error.to_string())?;
    language.source(&artifact)
}

#[test]
fn types_are_read_and_sized() {
    assert_eq!(Element::read("vec3<f32>").map(Element::size), Some(16));
    assert_eq!(Element::read("u16").map(Element::size), Some(2));
    assert_eq!(
        Element::read("vec4<i8>").map(Element::name).as_deref(),
        Some("i8x4")
    );
    assert_eq!(Element::read("ptr[global]<f32>"), None);
}

#[test]
fn names_are_legal_and_differ() {
    let mut names = Names::default();
    let given = ["x", "x", "int", "x.at", "7", "queue"].map(|wish| names.legal(wish));
    assert_eq!(given, ["x", "x_2", "int_", "x_at", "v7", "queue_"]);
}

#[test]
fn types_differ_from_those_of_the_source() {
    assert_eq!(super::rust::type_name("tiled_matmul"), "TiledMatmul");
    assert_eq!(super::rust::type_name("pipeline"), "PipelineKernel");
}

#[test]
fn text_of_c_keeps_its_lines() {
    assert_eq!(
        literal::c_text(b"a \"b\"\n\\\x01"),
        "\n    \"a \\\"b\\\"\\n\"\n    \"\\\\\\001\""
    );
}

#[test]
fn functions_have_the_parameters_of_the_kernel() {
    let c = source("opencl-c", KERNEL).unwrap();
    let expected = "k_launch(cl_command_queue queue, cl_kernel kernel, const size_t workgroups[3], \
                    const size_t workgroup_size[3], gir_buffer_f32x3 x, size_t t_count, cl_uint int_)";
    assert!(c.contains(expected), "{c}");
    assert!(
        c.contains("clSetKernelArg(kernel, 1, t_count * 4, NULL)"),
        "{c}"
    );
    let rust = source("rust-ash", KERNEL).unwrap();
    assert!(
        rust.contains("new(device: &ash::Device, t_count: u32, workgroup_size: [u32; 3])"),
        "{rust}"
    );
    assert!(
        rust.contains("workgroups: [u32; 3],\n        x: Buffer<[f32; 4]>,\n        int_: u32,\n"),
        "{rust}"
    );
}

#[test]
fn unknown_hosts_and_forms_are_refused() {
    let error = Language::named("java").unwrap_err();
    assert_eq!(
        error,
        "unknown host 'java' of --emit-host; use opencl-c, cuda-c, rust-ash, rust-wgpu, numpy"
    );
    let global = "global @g : ptr[global]<u32> count=2 = [1u, 2u]\n\nfunc kernel @k() -> void {\nentry:\n  %p = mov @g\n  store %p, 1u\n  ret\n}\n";
    let error = source("opencl-c", global).unwrap_err();
    assert_eq!(
        error,
        "--emit-host=opencl-c: the host fills global 'g', which no function does yet"
    );
    assert_eq!(LANGUAGES.len(), 5);
}
