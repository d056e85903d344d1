//! Every operation of lir against every profile.
//!
//! This file restates, by name, which features an operation needs and which profiles have them: neither the
//! `.td` files nor the profiles are consulted.

use crate::{
    compile, compiler::Compiler, lir::legality::lir_check_target, profile::known, step::Step,
};
use gir_dialects::{diagnostic::keep_messages, ir::Context, lir::REQUIREMENTS};
use std::collections::{BTreeMap, BTreeSet};

/// Profiles that have everything except critical sections and matrix hardware.
const GPUS: &str = "vulkan1.1 vulkan1.2 vulkan1.3 opencl3.0-spirv opencl2.0 opencl3.0";

/// Profiles that have everything except critical sections.
const GPUS_WITH_MATRICES: &str = "metal2.4 metal3.0 metal3.1 metal3.2";

/// NVIDIA's profiles, which emit no images: without matrix hardware, and with it.
const CUDA: &str = "cuda-sm_60 cuda-sm_61 cuda-sm_62";
const CUDA_WITH_MATRICES: &str = "cuda-sm_70 cuda-sm_72 cuda-sm_75 cuda-sm_80 cuda-sm_86 cuda-sm_87 cuda-sm_89 \
    cuda-sm_90 cuda-sm_90a cuda-sm_100 cuda-sm_103 cuda-sm_110 cuda-sm_120 cuda-sm_121";

/// The features of a profile: `a`tomics, `b`arriers, `c`ritical sections, `i`mages, `m`atrices, matrix hardware
/// (`n`), `s`ubgroups, and the `p`osition in the subgroup.
fn has() -> BTreeMap<&'static str, &'static str> {
    let mut has = BTreeMap::from([
        ("opencl1.2", "abim"),
        ("opencl2.1-spirv", "abim"),
        ("amdgcn-gfx90a", "abmsp"),
        ("amdgcn-gfx942", "abmsp"),
        ("amdgcn-gfx1100", "abmsp"),
        ("generic", "abcimsp"),
        ("cpu", "abcmsp"),
        ("hexagon-v68", "abcp"),
        ("helium", "bcp"),
        ("c66x", "bcp"),
        ("vitis", "bcp"),
        ("oneapi", "bcp"),
        ("circt", "bcp"),
    ]);
    for (names, letters) in [
        (GPUS, "abimsp"),
        (GPUS_WITH_MATRICES, "abimnsp"),
        (CUDA, "abmsp"),
        (CUDA_WITH_MATRICES, "abmnsp"),
    ] {
        has.extend(names.split_whitespace().map(|name| (name, letters)));
    }
    has
}

/// The features that an operation needs: letters as above, and the names in error messages.
fn needs(op: &str) -> &'static [(char, &'static str)] {
    match op {
        "subgroup_id" | "subgroup_size" | "subgroup_local_id" | "num_subgroups" => {
            &[('p', "subgroups")]
        }
        "barrier" => &[('b', "barriers")],
        _ if op.starts_with("workgroup_") => &[('b', "barriers")],
        "bind_image" | "bind_sampler" | "image_sample" | "image_fetch" | "image_load"
        | "image_size" | "image_store" | "image_gather" | "image_levels" | "image_samples" => {
            &[('i', "images")]
        }
        "image_atomic" | "image_compare_exchange" => &[('i', "images"), ('a', "atomics")],
        "begin_critical_section" => &[('c', "critical_sections")],
        "printf" | "assert" => &[('a', "atomics")],
        _ if op.starts_with("atomic_") => &[('a', "atomics")],
        _ if op.starts_with("subgroup_") => &[('s', "subgroups")],
        "fragment_load" | "fragment_mul_add" => &[('s', "subgroups")],
        _ if op.starts_with("coop_mat_") => &[('s', "subgroups"), ('n', "matrices.native")],
        _ if op.starts_with("mat_") => &[('m', "matrices")],
        _ if op.starts_with("id_") || op.starts_with("num_groups_") => &[],
        _ if op.starts_with("group_size_") => &[],
        "if" | "loop" | "for" | "yield" | "break" | "continue" | "return" => &[],
        "global" | "address_of" | "var" | "load" | "store" | "gep" | "ptr_cast"
        | "containing_word" | "addrspace_cast" | "ptr_to_int" | "int_to_ptr" | "mem_fence"
        | "target_supports" | "spec_constant" | "bind_storage" | "bind_uniform" | "buffer_load"
        | "buffer_store" | "read_input" | "write_output" | "vertex_index" | "instance_index"
        | "frag_coord" | "derivative" | "discard" => &[],
        "end_critical_section" => &[],
        _ if op.starts_with("check_") => &[],
        _ => panic!("say here what 'lir.{op}' needs of a target"),
    }
}

/// A line with the operation; `%p` points to i32, `%f` to f32, `%v` is an i32, `%x`
/// an f32, `%b` an i1, `%i`, `%s`, `%w` are images, `%c` are coordinates.
fn sample(op: &str) -> String {
    let order = "ordering relaxed scope device";
    match op {
        "atomic_load" => format!("%r = lir.{op} %p {order} : <global, i32> -> i32"),
        "atomic_store" => format!("lir.{op} %p, %v {order} : <global, i32>, i32"),
        "atomic_flag_test_and_set" => format!("%r = lir.{op} %p {order} : <global, i32>"),
        "atomic_flag_clear" => format!("lir.{op} %p {order} : <global, i32>"),
        "atomic_compare_exchange" => format!(
            "%r = lir.{op} %p, %v, %v ordering_succ relaxed ordering_fail relaxed scope device \
             : <global, i32>, i32, i32 -> i32"
        ),
        "atomic_fadd" | "atomic_fmin" | "atomic_fmax" => {
            format!("%r = lir.{op} %f, %x {order} : <global, f32>, f32 -> f32")
        }
        "atomic_min" | "atomic_max" => {
            format!("%r = lir.{op} signed %p, %v {order} : <global, i32>, i32 -> i32")
        }
        _ if op.starts_with("atomic_") => {
            format!("%r = lir.{op} %p, %v {order} : <global, i32>, i32 -> i32")
        }
        "printf" => "lir.printf \"%d\", %v : i32".to_owned(),
        "assert" => "lir.assert %b, \"message\"".to_owned(),
        "barrier" => {
            format!("lir.{op} exec_scope workgroup mem_scope workgroup semantics acq_rel")
        }
        "begin_critical_section" => {
            "lir.begin_critical_section\nlir.end_critical_section".to_owned()
        }
        "workgroup_any" | "workgroup_all" | "workgroup_count" => format!("%r = lir.{op} %b"),
        "workgroup_reduce" => format!("%r = lir.{op} add %v : i32"),
        "subgroup_shuffle" | "subgroup_shuffle_xor" | "subgroup_broadcast" => {
            format!("%r = lir.{op} %v, %v : i32")
        }
        "subgroup_any" | "subgroup_all" => format!("%r = lir.{op} %b"),
        "subgroup_ballot" => format!("%r = lir.{op} %b -> vector<4xi32>"),
        "subgroup_reduce" => format!("%r = lir.{op} add %v : i32"),
        "subgroup_id" | "subgroup_size" | "subgroup_local_id" | "num_subgroups" => {
            format!("%r = lir.{op}")
        }
        "bind_image" => format!("%r = lir.{op} set 0 binding 0 : !mir.image2d<ui32>"),
        "bind_sampler" => format!("%r = lir.{op} set 0 binding 1 : !mir.sampler"),
        "image_sample" => format!(
            "%r = lir.{op} %s, %l[%d] lod %x : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>"
        ),
        "image_fetch" => {
            format!(
                "%r = lir.{op} %i[%c] lod %v : !mir.image2d<ui32>, vector<2xi32> -> vector<4xi32>"
            )
        }
        "image_size" => format!("%r = lir.{op} %i : !mir.image2d<ui32> -> vector<2xi32>"),
        "image_gather" => format!(
            "%r = lir.{op} %s, %l[%d] component 0 : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>"
        ),
        "image_levels" => format!("%r = lir.{op} %i : !mir.image2d<ui32>"),
        "image_samples" => format!("%r = lir.{op} %n : !mir.image<dim2_samples, ui32>"),
        "image_atomic" => format!(
            "%r = lir.{op} add %k[%c], %v ordering relaxed scope device : \
             !mir.image2d<ui32, atomic>, vector<2xi32>, i32 -> i32"
        ),
        "image_compare_exchange" => format!(
            "%r = lir.{op} %k[%c], %v, %v ordering_succ relaxed ordering_fail relaxed scope device : \
             !mir.image2d<ui32, atomic>, vector<2xi32>"
        ),
        "image_load" => {
            format!(
                "%r = lir.{op} %w[%c] : !mir.image2d<ui32, read_write>, vector<2xi32> -> vector<4xi32>"
            )
        }
        "image_store" => format!(
            "%t = arith.constant dense<0> : vector<4xi32>\n\
             lir.{op} %w[%c], %t : !mir.image2d<ui32, read_write>, vector<2xi32>, vector<4xi32>"
        ),
        "fragment_load" => format!("%r = lir.{op} %g tiles 1 : <workgroup, i32> -> i32"),
        "fragment_mul_add" => format!(
            "%t = arith.trunci %v : i32 to i8\n\
             %r:2 = lir.{op} rows 8 depth 16 of i8 (%t, %t, %t, %t, %t, %t, %t, %t, %v, %v) : \
             (i8, i8, i8, i8, i8, i8, i8, i8, i32, i32) -> (i32, i32)"
        ),
        _ if op.starts_with("coop_mat_") => cooperative(op),
        _ if op.starts_with("mat_") => matrix(op),
        _ => panic!("write a line with 'lir.{op}' here"),
    }
}

/// Like [`sample`]; `%a`, `%h`, `%q` are cooperative matrices.
fn cooperative(op: &str) -> String {
    let all = "<8x8xi32, accumulator, subgroup>";
    match op {
        "coop_mat_load" => {
            format!("%r = lir.{op} %p stride %v row_major align 4 : <global, i32> -> {all}")
        }
        "coop_mat_store" => {
            format!("lir.{op} %p, %q stride %v row_major align 4 : <global, i32>, {all}")
        }
        "coop_mat_splat" => format!("%r = lir.{op} %v : {all}"),
        "coop_mat_map" => format!(
            "%r = lir.{op} addi %q, %q : (!mir.coop_matrix{all}, !mir.coop_matrix{all}) -> !mir.coop_matrix{all}"
        ),
        "coop_mat_extract" => format!("%r = lir.{op} %q[1] : {all}"),
        "coop_mat_insert" => format!("%r = lir.{op} %v, %q[1] : {all}"),
        "coop_mat_mul_add" => format!(
            "%r = lir.{op} %a, %h, %q : <8x8xi8, a, subgroup>, <8x8xi8, b, subgroup> -> {all}"
        ),
        _ => panic!("write a line with 'lir.{op}' here"),
    }
}

/// Like [`sample`]; `%m` is a matrix, `%y` a row of it.
fn matrix(op: &str) -> String {
    let ty = "<2x2xf32>";
    let line = match op {
        "mat_construct" => format!("%y, %y : vector<2xf32>, vector<2xf32> -> {ty}"),
        "mat_splat" => format!("%x : {ty}"),
        "mat_row" => format!("%m[1] : {ty} -> vector<2xf32>"),
        "mat_extract" => format!("%m[1, 1] : {ty}"),
        "mat_transpose" => format!("%m : {ty} -> {ty}"),
        "mat_add" | "mat_sub" => format!("%m, %m : {ty}"),
        "mat_scale" => format!("%m, %x : {ty}"),
        "mat_mul" => format!("%m, %m : {ty}, {ty} -> {ty}"),
        "mat_vec_mul" => format!("%m, %y : {ty}, vector<2xf32> -> vector<2xf32>"),
        "mat_load" => format!("%f stride %v row_major align 4 : <global, f32> -> {ty}"),
        "mat_store" => {
            return format!("lir.{op} %f, %m stride %v row_major align 4 : <global, f32>, {ty}");
        }
        _ => panic!("write a line with 'lir.{op}' here"),
    };
    format!("%r = lir.{op} {line}")
}

/// The start of a function with the operands of the line.
fn function(line: &str) -> String {
    if line.contains("lir.bind") {
        return "func.func @k(%i: !mir.image2d<ui32> {lir.resource = #mir.resource<set = 0, binding = 0, image>}, \
                %l: !mir.sampler {lir.resource = #mir.resource<set = 0, binding = 1, sampler>}) \
                attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {"
            .into();
    }
    let more = if line.contains("lir.mat_") {
        ", %f: !mir.ptr<global, f32>, %x: f32, %m: !mir.matrix<2x2xf32>, %y: vector<2xf32>"
    } else if line.contains("lir.coop_mat_") {
        ", %a: !mir.coop_matrix<8x8xi8, a, subgroup>, %h: !mir.coop_matrix<8x8xi8, b, subgroup>, \
         %q: !mir.coop_matrix<8x8xi32, accumulator, subgroup>"
    } else if line.contains("lir.fragment_load") {
        ", %g: !mir.ptr<workgroup, i32>"
    } else if line.contains("%f") {
        ", %f: !mir.ptr<global, f32>, %x: f32"
    } else if line.contains("%s, %l") {
        ", %s: !mir.image2d<f32>, %l: !mir.sampler, %d: vector<2xf32>, %x: f32"
    } else if line.contains("%n") {
        ", %n: !mir.image<dim2_samples, ui32>"
    } else if line.contains("%k[%c]") {
        ", %k: !mir.image2d<ui32, atomic>, %c: vector<2xi32>"
    } else if line.contains("[%c]") || line.contains("image_size") || line.contains("image_levels")
    {
        ", %i: !mir.image2d<ui32>, %w: !mir.image2d<ui32, read_write>, %c: vector<2xi32>"
    } else {
        ""
    };
    format!("func.func @f(%p: !mir.ptr<global, i32>, %v: i32, %b: i1{more}) {{")
}

/// The messages of the check for a module with this line.
fn messages(context: &Context, target: &str, line: &str) -> Vec<String> {
    let text = format!(
        "module attributes {{lir.target = \"{target}\"}} {{\n{}\n{line}\nreturn\n}}\n}}",
        function(line)
    );
    let (passed, messages) = keep_messages(context, || {
        let module = compile::parse(context, text.as_bytes(), "k.mlir").unwrap();
        Compiler::default().run(module.op(), &[Step::of(&lir_check_target::PASS)])
    });
    assert_eq!(passed, messages.is_empty(), "{messages:?}");
    // Parameters of types that need a feature are refused too.
    let of_parameter = |message: &String| {
        let start = "'func.func' op has a value of type !mir.";
        message.starts_with(start) && message.contains("which needs feature")
    };
    messages
        .into_iter()
        .filter(|message| !of_parameter(message))
        .collect()
}

/// R-RUNA-104, R-RUNA-108: an operation is refused exactly where its feature is missing, and the message names
/// the operation, the feature and the target.
#[test]
fn every_operation_is_taken_or_refused_by_every_profile() {
    let context = compile::new_context();
    let has = has();
    let names: BTreeSet<_> = known::BUILT_IN.names().collect();
    assert_eq!(has.keys().copied().collect::<BTreeSet<_>>(), names);
    for (name, _) in REQUIREMENTS {
        let op = name.strip_prefix("lir.").unwrap();
        if needs(op).is_empty() {
            continue;
        }
        for (target, letters) in &has {
            let messages = messages(&context, target, &sample(op));
            let lacking = needs(op)
                .iter()
                .find(|(letter, _)| !letters.contains(*letter));
            let refused = lacking.is_some_and(|(_, feature)| {
                let start = format!(
                    "'{name}' op needs feature '{feature}', which target '{target}' lacks; "
                );
                messages.iter().any(|message| message.starts_with(&start))
            });
            assert_eq!(
                refused,
                lacking.is_some(),
                "{name} on {target}: {messages:?}"
            );
            assert_eq!(messages.len(), usize::from(refused), "{messages:?}");
        }
    }
}

/// R-RUNA-105: `requires` of the `.td` files agrees with this file.
#[test]
fn an_operation_says_what_it_needs() {
    for (name, required) in REQUIREMENTS {
        let op = name.strip_prefix("lir.").unwrap();
        let required: Vec<_> = required.iter().map(|feature| feature.keyword()).collect();
        let needed: Vec<_> = needs(op).iter().map(|(_, feature)| *feature).collect();
        assert_eq!(required, needed, "{name}");
    }
}
