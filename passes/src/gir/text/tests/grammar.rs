//! Every production of the language, as canonical text that the tree must reproduce.

use std::collections::BTreeSet;

use super::{accept, in_function, print, round_trips};
use crate::gir::text::keywords::{Axis, Ordering, ReduceOp, Scope, UpdateOp};
use crate::gir::text::opcodes::{OPCODES, Opcode};
use crate::gir::text::{MAX_NAME_LENGTH, ParseOptions, is_name, parse};

#[test]
fn a_name_is_what_stands_behind_a_sigil() {
    let long = "x".repeat(MAX_NAME_LENGTH);
    let longer = format!("{long}x");
    for name in [
        "x",
        "_",
        "a.b$c",
        "func",
        "12",
        "007",
        &long,
        &longer,
        "",
        "1a",
        "1.0",
        "$",
        ".x",
        "a b",
        "a-b",
        "caf\u{e9}",
        "a\n",
        "a;b",
        "-1",
    ] {
        let text = format!("global @{name} : ptr[global]<u8>");
        let module = parse(text.as_bytes(), ParseOptions::default()).into_result();
        let read = module.is_ok_and(|module| module.symbols[0].name == name);
        assert_eq!(is_name(name), read, "{name}");
    }
}

/// One or more lines for every opcode that may occur in the middle of a block.
const BODY: &str = "\
    %m = mov @f
    %n = mov %m
    %c1 = iconst -5i16
    %c2 = uconst 5u64
    %c3 = fconst f64(0x3ff0000000000000)
    %a1 = add %n, 1u32
    printf \"a %d\\n\", %a1, f32(0x3f800000)
    assert %a1, \"a %d\\n\"
    %a2 = sub 1u32, %n
    %a3 = mul %a1, %a2
    %a4 = div %a1, %a2
    %a5 = rem %a1, %a2
    %a6 = neg %a1
    %b1 = and %a1, %a2
    %b2 = or %a1, %a2
    %b3 = xor %a1, %a2
    %b4 = not %a1
    %b5 = shl %a1, %a2
    %b6 = shr %a1, %a2
    %s = select %a1, %a2, %a3
    %l = load %m
    store %m, %l
    %g = gep %m, %a1, stride=12
    %v1 = bitcast %a1
    %v2 = bitcast %a1 -> f32
    %v3 = trunc %a1 -> u8
    %v4 = zext %a1 -> u64
    %v5 = sext %a1 -> i64
    %v6 = fptosi %v2 -> i32
    %v7 = fptoui %v2 -> u32
    %v8 = sitofp %c1 -> f32
    %v9 = uitofp %c2
    %v10 = fpext %v2 -> f64
    %v11 = fptrunc %c3 -> f32
    %p = alloc f32 count=16
    %q = addrspacecast %p -> ptr[generic]<f32>
    %al = atomic.load %m ordering=acquire scope=device
    atomic.store %m, 1u32 ordering=release scope=system
    %ar = atomic.rmw add %m, 1u32 ordering=acq_rel scope=workgroup
    atomic.rmw exchange %m, 1u32 ordering=relaxed scope=subgroup
    %at = atomic.rmw flag_test_and_set %m ordering=seq_cst scope=invocation
    atomic.rmw flag_clear %m ordering=release scope=device
    %ax = atomic.cmpxchg %m, 0u32, 1u32 ordering_succ=acq_rel ordering_fail=acquire scope=device
    atomic.cmpxchg %m, 0u32, 1u32 scope=device ordering_fail=relaxed ordering_succ=relaxed
    %r = call @f(%a1, 2u32, %m)
    call @f()
    %i1 = global_id x
    %i2 = local_id y
    %i3 = workgroup_id z
    %i4 = num_workgroups x
    %i5 = workgroup_size y
    %i6 = subgroup_id
    %i7 = subgroup_size
    %i8 = subgroup_local_id
    %i9 = num_subgroups
    barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
    fence mem_scope=device semantics=seq_cst
    %w = vec %a1, 2u32, %a3
    %e = extract %w, 1u32
    %e2 = extract %w, %a1
    %in = insert %w, %a1, 2u32
    %sp = splat %a1 -> vec4<u32>
    %f1 = sqrt %v2
    %f2 = rsqrt %v2
    %f3 = sin %v2
    %f4 = cos %v2
    %f5 = tan %v2
    %f6 = exp %v2
    %f7 = exp2 %v2
    %f8 = log %v2
    %f9 = log2 %v2
    %f10 = pow %v2, %f1
    %f11 = fma %v2, %f1, f32(0x3f800000)
    %f12 = abs %v2
    %f13 = min %v2, %f1
    %f14 = max %v2, %f1
    %f15 = floor %v2
    %f16 = ceil %v2
    %f17 = round %v2
    %f18 = rint %v2
    %f19 = trunc_f %v2
    %f20 = clamp %v2, %f1, %f3
    %h1 = sinh %v2
    %h2 = cosh %v2
    %h3 = tanh %v2
    %h4 = asin %v2
    %h5 = acos %v2
    %h6 = atan %v2
    %h7 = asinh %v2
    %h8 = acosh %v2
    %h9 = atanh %v2
    %h10 = erf %v2
    %h11 = erfc %v2
    %h12 = expm1 %v2
    %h13 = log10 %v2
    %h14 = log1p %v2
    %h15 = cbrt %v2
    %h16 = exp10 %v2
    %h17 = atan2 %v2, %f1
    %h18 = fmod %v2, %f1
    %h19 = hypot %v2, %f1
    %h20 = copysign %v2, %f1
    %k1 = popcount %a1
    %k2 = clz %a1
    %k3 = ctz %a1
    %k4 = bitreverse %a1
    %k5 = rotl %a1, %i8
    %g1 = subgroup.shuffle %a1, %i8
    %g2 = subgroup.shuffle_xor %a1, 1u32
    %g3 = subgroup.broadcast %a1, 0u32
    %g4 = subgroup.any %a1
    %g5 = subgroup.all %a1
    %g6 = subgroup.ballot %a1
    %g7 = subgroup.reduce add %a1
";

#[test]
fn every_form_keeps_what_it_reads() {
    round_trips(BODY);
}

#[test]
fn comparisons_are_binary() {
    let comparisons = OPCODES.iter().filter(|info| info.spelling.contains("cmp."));
    let lines: String = comparisons
        .enumerate()
        .map(|(index, info)| format!("%c{index} = {} %c{index}, 1u32\n", info.spelling))
        .collect();
    assert_eq!(lines.lines().count(), 24);
    round_trips(&lines);
}

/// An opcode added to the table without a line above fails here.
#[test]
fn the_body_above_has_every_opcode() {
    let text = in_function(BODY);
    let module = accept(&text);
    let block = module.blocks(&module.functions[0])[0];
    let mut seen: BTreeSet<Opcode> = BTreeSet::from([Opcode::Phi, Opcode::Br, Opcode::BrIf]);
    seen.extend(module.instructions(&block).iter().map(|it| it.opcode));
    let missing = OPCODES
        .iter()
        .filter(|info| !seen.contains(&info.opcode) && !info.spelling.contains("cmp."));
    assert_eq!(
        missing.map(|info| info.spelling).collect::<Vec<_>>(),
        [""; 0]
    );
}

#[test]
fn every_word_of_the_heads_and_attributes() {
    let mut body = String::new();
    for op in UpdateOp::ALL {
        let value = if op.takes_value() { ", %v" } else { "" };
        body += &format!("atomic.rmw {op} %p{value} ordering=relaxed scope=device\n");
    }
    for (index, op) in ReduceOp::ALL.iter().enumerate() {
        body += &format!("%r{index} = subgroup.reduce {op} %v\n");
    }
    for axis in Axis::ALL {
        body += &format!("%i{axis} = local_id {axis}\n");
    }
    for ordering in Ordering::ALL {
        for scope in Scope::ALL {
            body += &format!("fence mem_scope={scope} semantics={ordering}\n");
        }
    }
    round_trips(&body);
}

#[test]
fn control_flow_phis_and_labels_of_all_kinds() {
    let text = "\
func @f(%0: u32, %add: u32) -> u32 {
ret:
  br_if %0, 12, br
12:
  br phi.join$
br:
  br_if 1u32, phi.join$, phi.join$
phi.join$:
  %phi = phi u32 [ %0, 12 ], [ 7u32, br ]
  %00 = phi u32 [ %add, 12 ], [ %phi, br ]
  ret %phi
_dead:
  ret f32(0x7fc00000)
func:
  br global
global:
  br func
}
";
    assert_eq!(print(&accept(text)), text);
}

#[test]
fn functions_with_every_attribute() {
    let text = "\
func @empty() -> void {
e:
  ret
}
func kernel inline workgroup_size(64, 1, 1) subgroup_size(32) @k(%p: ptr[global]<f32> resource(set=0, binding=2), %kernel: vec3<f16>) -> void {
e:
  ret
}
func noinline @n(%p: ptr[generic]<ptr[local]<vec16<u8>>>) -> vec2<i64> {
e:
  ret %p
}
func extern @x(%a: u32) -> f64
func extern @y() -> void
";
    assert_eq!(print(&accept(text)), text);
}

#[test]
fn function_attributes_and_resource_parts_come_in_any_order() {
    let text = "func subgroup_size(0x20) workgroup_size(8u, 8, 1u8) kernel @k(%p: \
                ptr[global]<u32> resource(binding=3u, set=1)) -> void {\ne:\n  ret\n}\n";
    let printed = print(&accept(text));
    let head = "func kernel workgroup_size(8, 8, 1) subgroup_size(32) @k(%p: ptr[global]<u32> \
                resource(set=1, binding=3)) -> void {";
    assert_eq!(printed.lines().next(), Some(head));
}

#[test]
fn globals_with_every_count_and_initializer() {
    let text = "\
global @plain : ptr[global]<f64>
global @tile : ptr[shared]<f32> count=256
global @dynamic : ptr[shared]<f32> count=dynamic
global @placed : ptr[global]<u32> = addr(0x1000)
global @range : ptr[global]<u32> count=4 = addr(0xffffffffffffffff)
global @one : ptr[const]<i8> = -128i8
global @lut : ptr[const]<u32> count=4 = [1u32, 2u32, 3u32, 4u32]
func @between() -> void {
e:
  ret
}
global @9 : ptr[const]<f32> count=1 = [f32(0xff800000)]
";
    assert_eq!(print(&accept(text)), text);
}

/// R-GIR-14 X-2
#[test]
fn aliases_of_address_spaces_are_read_and_never_printed() {
    let text = "global @a : ptr[workgroup]<u32>\nfunc extern @f(%a: ptr[private]<ptr[constant]<u8>>) -> void\n";
    let canonical = text
        .replace("workgroup", "shared")
        .replace("private", "local");
    assert_eq!(print(&accept(text)), canonical.replace("constant", "const"));
}

#[test]
fn line_ends_are_white_space_behind_the_first_operand() {
    let text = "\u{feff}; a comment
func @f(%a: u32,
        %b: u32)
    -> u32
{ entry : %x = add %a, ; the sum
      %b %y = mul %x
      , 2u br
    next
    next:
    %z = phi u32 [ %x,
                   entry ]
    %old = atomic.cmpxchg %a, 0u,
                          1u
        scope = device ordering_fail=acquire

        ; between attributes
        ordering_succ=acq_rel ret %z }func @g() -> void { e: ret}";
    let text = text.replace("br\n    next\n", "br next\n");
    let canonical = "\
func @f(%a: u32, %b: u32) -> u32 {
entry:
  %x = add %a, %b
  %y = mul %x, 2u32
  br next
next:
  %z = phi u32 [ %x, entry ]
  %old = atomic.cmpxchg %a, 0u32, 1u32 scope=device ordering_fail=acquire ordering_succ=acq_rel
  ret %z
}
func @g() -> void {
e:
  ret
}
";
    assert_eq!(print(&accept(&text)), canonical);
    assert_eq!(print(&accept(&text.replace('\n', "\r\n"))), canonical);
}

#[test]
fn ret_takes_its_value_from_its_own_line_only() {
    let text =
        "func @f() -> void {\na:\n  ret\n12:\n  ret 12u\ninff32:\n  ret inff32\nb: ret c: ret\n}\n";
    let canonical = "func @f() -> void {\na:\n  ret\n12:\n  ret 12u32\ninff32:\n  ret \
                     f32(0x7f800000)\nb:\n  ret\nc:\n  ret\n}\n";
    assert_eq!(print(&accept(text)), canonical);
}

#[test]
fn an_empty_file_is_an_empty_module() {
    for text in ["", "\n", "  ; nothing", "\u{feff}", "; no line end"] {
        let module = accept(text);
        assert!(
            module.items.is_empty() && module.symbols.is_empty(),
            "{text:?}"
        );
    }
}
