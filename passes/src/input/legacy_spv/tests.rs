//! Modules in the old spelling of the SPIR-V dialect, and their upgrades.

use super::*;
use pretty_assertions::assert_eq;

fn upgraded(text: &str) -> String {
    let tokens = Tokens::new(text.as_bytes());
    let upgrade = Upgrade::of(&tokens);
    let refused: Vec<_> = upgrade.refused.iter().map(|it| &it.message).collect();
    assert!(refused.is_empty(), "{refused:?}");
    String::from_utf8(upgrade.edits.apply(&tokens).text).unwrap()
}

#[track_caller]
fn becomes(old: &str, new: &str) {
    let bare = |text: &str| text.split_whitespace().collect::<String>();
    assert_eq!(bare(&upgraded(old)), bare(new));
}

#[test]
fn comments_strings_and_other_names_stay() {
    for text in [
        "// spv.module !spv.ptr func @f",
        "foo.op {a = \"spv.constant\", b = @spv.x} : i32",
        "foo.spv.op xspv.constant",
        "%spv.x = foo.op @\"spv.f\"",
        "\"spv.constant",
        "\"a \\\" spv.constant\" \"\" // \"",
    ] {
        becomes(text, text);
    }
}

#[test]
fn what_a_module_requires_stands_in_front_of_its_body() {
    becomes(
        "spv.module \"Logical\" \"GLSL450\" { } attributes {capabilities = [\"Shader\"], x = 1 : i32}",
        "spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> attributes {x = 1 : i32} { } ",
    );
    becomes(
        "spv.module { } attributes {addressing_model = 2 : i32, memory_model = 2 : i32}",
        "spirv.module Physical64 OpenCL { } ",
    );
    becomes("spv.module {}", "spirv.module Logical GLSL450 {}");
    becomes(
        "spv.module @m Logical Vulkan requires #spv.vce<v1.3, [Shader], []> attributes {a} {}",
        "spirv.module @m Logical Vulkan requires #spirv.vce<v1.3, [Shader], []> attributes {a} {}",
    );
}

#[test]
fn functions_are_of_the_dialect_in_its_modules_only() {
    becomes(
        "spv.module \"Logical\" \"GLSL450\" { func @f(%x: i32) -> i32 attributes {a} { return %x : i32 } spv._module_end }",
        "spirv.module Logical GLSL450 { spirv.func @f(%x: i32) -> i32 \"None\" attributes {a} { spirv.ReturnValue %x : i32 }  }",
    );
    becomes(
        "spv.module Logical GLSL450 { func @f() { return } } func private @g() { return }",
        "spirv.module Logical GLSL450 { spirv.func @f() \"None\" { spirv.Return } } func.func private @g() { return }",
    );
}

#[test]
fn types_are_written_as_today() {
    for (old, new) in [
        ("!spv.struct<>", "!spirv.struct<()>"),
        ("!spv.struct<f32>", "!spirv.struct<(f32)>"),
        (
            "!spv.struct<f32 [0 NonWritable], !spv.struct<i32 [0]> [4]>",
            "!spirv.struct<(f32 [0, NonWritable], !spirv.struct<(i32 [0])> [4])>",
        ),
        ("!spv.struct<(f32 [0])>", "!spirv.struct<(f32 [0])>"),
        ("!spv.struct<a, (f32)>", "!spirv.struct<a, (f32)>"),
        ("!spv.struct<a>", "!spirv.struct<a>"),
        ("!spv.array<4xf32 [16]>", "!spirv.array<4xf32 , stride=16>"),
        (
            "!spv.rtarray<i32, stride=4>",
            "!spirv.rtarray<i32, stride=4>",
        ),
        (
            "!spv.image<f32, 2D, NoDepth>",
            "!spirv.image<f32, Dim2D, NoDepth>",
        ),
        (
            "!spv.image<f32, Cube, NoDepth>",
            "!spirv.image<f32, Cube, NoDepth>",
        ),
    ] {
        becomes(old, new);
    }
}

#[test]
fn attributes_are_written_as_today() {
    becomes(
        "spv.entry_point_abi = {local_size = dense<[32, 4, 1]> : vector<3xi32>}",
        "spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 4, 1]>",
    );
    becomes(
        "#spv.entry_point_abi<local_size = dense<1> : vector<3xi32>>",
        "#spirv.entry_point_abi<workgroup_size = [1, 1, 1]>",
    );
    becomes(
        "#spv.target_env<#spv.vce<v1.3, [Shader], []>, {max_compute_workgroup_invocations = 128 : i32, max_compute_workgroup_size = dense<[128, 128, 64]> : vector<3xi32>}>",
        "#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<max_compute_workgroup_invocations = 128  , max_compute_workgroup_size = [128, 128, 64]   >>",
    );
}

#[test]
fn scopes_stand_in_angle_brackets() {
    becomes(
        "spv.ControlBarrier \"Workgroup\", \"Device\", \"Acquire|UniformMemory\"",
        "spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>",
    );
    becomes(
        "spv.GroupNonUniformIAdd \"Workgroup\" \"Reduce\" %v : i32",
        "spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %v : i32 -> i32",
    );
    becomes(
        "spv.GroupNonUniformIAdd \"Subgroup\" \"ClusteredReduce\" %v cluster_size(%c) : i32",
        "spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %v cluster_size(%c) : i32, i32 -> i32",
    );
    becomes(
        "spv.Store \"Function\" %x, %y : i32",
        "spirv.Store \"Function\" %x, %y : i32",
    );
}

#[test]
fn access_chains_say_their_types() {
    becomes(
        "%i = spv.constant 1 : i32 %p = spv.AccessChain %a[%i, %i] : !spv.ptr<!spv.struct<i32 [0], !spv.array<4 x vector<4xf32> [16]> [16]>, Uniform>",
        "%i = spirv.Constant 1 : i32 %p = spirv.AccessChain %a[%i, %i] : !spirv.ptr<!spirv.struct<(i32 [0], !spirv.array<4 x vector<4xf32> , stride=16> [16])>, Uniform>, i32, i32 -> !spirv.ptr<vector<4xf32>, Uniform>",
    );
    becomes(
        "func @f(%i: i64) spv.AccessChain %a[%i] : !spv.ptr<!spv.array<4xf32>, Function>, i64",
        "func.func @f(%i: i64) spirv.AccessChain %a[%i] : !spirv.ptr<!spirv.array<4xf32>, Function>, i64 -> !spirv.ptr<f32, Function>",
    );
    becomes(
        "spv.AccessChain %a[%i] : !spv.ptr<vector<4xf32>, Function>, i64 -> !spv.ptr<f32, Function>",
        "spirv.AccessChain %a[%i] : !spirv.ptr<vector<4xf32>, Function>, i64 -> !spirv.ptr<f32, Function>",
    );
    let tokens = Tokens::new(b"spv.AccessChain %a[%i] : !spv.ptr<vector<4xf32>, Function>");
    let refused = Upgrade::of(&tokens).refused;
    assert_eq!(refused.len(), 1);
    assert!(
        refused[0]
            .message
            .starts_with("the type of this index cannot be determined")
    );
}

#[test]
fn generic_ops_are_renamed() {
    becomes(
        "\"spv._merge\"() : () -> () foo \"spv._merge\"",
        "\"spirv.mlir.merge\"() : () -> () foo \"spv._merge\"",
    );
}

#[test]
fn places_are_those_of_the_original() {
    let old = "spv.module \"Logical\" \"GLSL450\" {\n  func @f() {\n    spv._x\n  }\n} attributes {capabilities = [\"Shader\"], xx = 1}";
    let tokens = Tokens::new(old.as_bytes());
    let edited = Upgrade::of(&tokens).edits.apply(&tokens);
    let new = String::from_utf8(edited.text.clone()).unwrap();
    for (before, after) in [
        ("func", "spirv.func"),
        ("spv._x", "spirv._x"),
        ("xx = 1", "xx = 1"),
        ("@f", "@f"),
    ] {
        let place = new.find(after).unwrap();
        assert_eq!(edited.origin(place), old.find(before).unwrap(), "{after}");
    }
}
