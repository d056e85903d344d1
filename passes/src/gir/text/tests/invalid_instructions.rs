//! Errors in each part of instructions: places and messages.

use super::{body_errors, errors};

/// Checks the errors in lines of a function's body, which start at 3:3.
#[track_caller]
fn check_body(cases: &[(&str, &str)]) {
    for (body, error) in cases {
        let found = body_errors(body);
        assert_eq!(found.join("\n"), *error, "in:\n{body}");
    }
}

#[test]
fn results_and_opcodes() {
    check_body(&[
        (
            "%x = ad %a, 1u",
            "3:8: unknown opcode 'ad'; did you mean 'add'?",
        ),
        (
            "if %a, b, b",
            "3:3: unknown opcode 'if'; did you mean 'br_if'?",
        ),
        ("frobnicate %a", "3:3: unknown opcode 'frobnicate'"),
        (
            "%x = icmp %a, %b",
            "3:8: unknown opcode 'icmp'; did you mean 'icmp.eq'?",
        ),
        (
            "%x = icmp.ult %a, %b",
            "3:8: unknown opcode 'icmp.ult'; did you mean 'ucmp.lt'?",
        ),
        (
            "%x = icmp.sge %a, %b",
            "3:8: unknown opcode 'icmp.sge'; did you mean 'icmp.ge'?",
        ),
        (
            "%x = atomic.rmw.add %a",
            "3:8: unknown opcode 'atomic.rmw.add'; did you mean 'atomic.rmw add'?",
        ),
        (
            "atomic.max_u %p, %a",
            "3:3: unknown opcode 'atomic.max_u'; did you mean 'atomic.rmw max_u'?",
        ),
        (
            "atomic.lod %p",
            "3:3: unknown opcode 'atomic.lod'; did you mean 'atomic.load'?",
        ),
        (
            "%x",
            "3:5: expected '=' and an opcode after the result's name, found the end of the line",
        ),
        (
            "%x add %a, %b",
            "3:6: expected '=' and an opcode after the result's name, found 'add'",
        ),
        (
            "%x =",
            "3:7: expected an opcode after '=', found the end of the line",
        ),
        (
            "%x = %y",
            "3:8: expected an opcode after '=': write 'mov %y'",
        ),
        (
            "%x = @g",
            "3:8: expected an opcode after '=': write 'mov @g'",
        ),
        (
            "%x = 5u",
            "3:8: expected an opcode after '=': write 'mov 5u'",
        ),
        ("%x = (", "3:8: expected an opcode after '=', found '('"),
        (
            "(",
            "3:3: expected an instruction, a label or '}', found '('",
        ),
        (
            "% x = neg %a",
            "3:3: expected an instruction, a label or '}', found '%'",
        ),
        (
            "%1a = neg %a",
            "3:3: malformed name '%1a': a name that begins with a digit has only digits",
        ),
        (
            "%x = neg %a\n%x = not %a",
            "4:3: duplicate value '%x'\n  3:3: previously defined here",
        ),
        (
            "add %a, %b",
            "3:3: the result of 'add' needs a name: write '%name = add …'",
        ),
        (
            "%x = store %p, %v",
            "3:3: 'store' yields nothing: remove '%x ='",
        ),
        (
            "%x = atomic.rmw flag_clear %p ordering=relaxed scope=device",
            "3:3: 'flag_clear' yields nothing: remove '%x ='",
        ),
        (
            "é",
            "3:3: expected an instruction, a label or '}', found 'é'",
        ),
    ]);
}

#[test]
fn operands() {
    check_body(&[
        (
            "%x = add",
            "3:11: expected operand 1 of 'add', found the end of the line",
        ),
        (
            "%x = add\n%a, %b",
            "3:11: expected operand 1 of 'add', found the end of the line",
        ),
        (
            "%x = add %a",
            "3:14: expected ',' and operand 2 of 'add', found the end of the line",
        ),
        (
            "%x = add %a %b",
            "3:15: expected ',' and operand 2 of 'add', found '%b'",
        ),
        (
            "%x = add %a,\n%y = neg %a",
            "3:15: expected operand 2 of 'add', found the end of the line",
        ),
        (
            "%x = add %a,\nstore %a, %b",
            "3:15: expected a value such as '%x' or a literal as operand of 'add', found the end of the line",
        ),
        (
            "%x = add %a, %b, %c",
            "3:18: expected the end of 'add', which takes 2 operands, found ','",
        ),
        (
            "%x = neg %a, %b",
            "3:14: expected the end of 'neg', which takes one operand, found ','",
        ),
        (
            "%x = subgroup_id x",
            "3:20: expected the end of 'subgroup_id', which takes no operands, found 'x'",
        ),
        (
            "%x = add a, %b",
            "3:12: expected a value such as '%x' or a literal as operand of 'add', found 'a'",
        ),
        (
            "%x = add @g, %b",
            "3:12: '@g' is allowed only in 'mov': write '%p = mov …' and use '%p'",
        ),
        (
            "%x = load [%p]",
            "3:13: expected a value such as '%x' or a literal as operand of 'load', found '['",
        ),
        (
            "%x = mov %a foo",
            "3:15: expected the end of 'mov', which takes one operand, found 'foo'",
        ),
        (
            "%x = load %p -> u32",
            "3:16: expected the end of 'load', which takes one operand, found '->'",
        ),
        (
            "%x = trunc %a ->",
            "3:19: expected a type after '->', found the end of the line",
        ),
        (
            "%x = splat %a",
            "3:16: expected '->' and the type that 'splat' yields, found the end of the line",
        ),
        ("%x = vec %a", "3:12: 'vec' takes 2 to 16 values, found 1"),
        (
            "%x = vec %a,%a,%a,%a,%a,%a,%a,%a,%a,%a,%a,%a,%a,%a,%a,%a,%a",
            "3:12: 'vec' takes 2 to 16 values, found 17",
        ),
        (
            "%x = extract %v, v",
            "3:20: expected a value such as '%x' or a literal as operand of 'extract', found 'v'",
        ),
    ]);
}

#[test]
fn heads() {
    check_body(&[
        (
            "%x = global_id",
            "3:17: expected x, y or z as axis, found the end of the line",
        ),
        (
            "%x = global_id w",
            "3:18: unknown axis 'w': expected x, y or z",
        ),
        (
            "%x = global_id 0u",
            "3:18: expected x, y or z as axis, found '0u'",
        ),
        (
            "%x = subgroup.reduce sub %a",
            "3:24: unknown reduction 'sub': expected add, mul, min, max, and, or or xor",
        ),
        (
            "atomic.rmw %p, 1u ordering=relaxed scope=device",
            "3:14: expected add, sub, min_s, min_u, max_s, max_u, and, or, xor, exchange, inc_wrap, dec_wrap, fadd, fmin, fmax, flag_test_and_set or flag_clear as atomic operation, found '%p'",
        ),
        (
            "atomic.rmw fsub %p, 1f ordering=relaxed scope=device",
            "3:14: unknown atomic operation 'fsub': expected add, sub, min_s, min_u, max_s, max_u, and, or, xor, exchange, inc_wrap, dec_wrap, fadd, fmin, fmax, flag_test_and_set or flag_clear; did you mean 'sub'?",
        ),
        (
            "atomic.rmw flag_clear %p, 1u ordering=relaxed scope=device",
            "3:27: expected the end of 'atomic.rmw flag_clear', which takes one operand, found ','",
        ),
        (
            "%p = alloc",
            "3:13: expected a type after 'alloc', found the end of the line",
        ),
        (
            "%p = alloc f33 count=4",
            "3:14: unknown type 'f33': expected i8, i16, i32, i64, u8, u16, u32, u64, f16, f32, f64, bf16, ptr[space]<type> or vecN<scalar>; did you mean 'f32'?",
        ),
    ]);
}

#[test]
fn attributes() {
    let orderings = "<relaxed|acquire|release|acq_rel|seq_cst>";
    let scopes = "<invocation|subgroup|workgroup|device|system>";
    check_body(&[
        (
            "barrier mem_scope=workgroup",
            &format!(
                "3:3: 'barrier' lacks exec_scope=<workgroup|subgroup> and semantics={orderings}"
            ),
        ),
        (
            "atomic.rmw add %p, %a relaxed scope=device",
            "3:25: the attribute 'relaxed' has no name; write ordering=relaxed",
        ),
        (
            "barrier workgroup",
            "3:11: the attribute 'workgroup' has no name; write exec_scope=workgroup",
        ),
        (
            "%x = atomic.load %p ordering=acquire",
            &format!("3:8: 'atomic.load' lacks scope={scopes}"),
        ),
        (
            "%x = atomic.load %p",
            &format!("3:8: 'atomic.load' lacks ordering={orderings} and scope={scopes}"),
        ),
        (
            "%x = gep %p, %i stride=4",
            "3:19: expected ',' and the attribute after the operands, found 'stride'",
        ),
        (
            "fence mem_scope=device mem_scope=device semantics=acquire",
            "3:26: duplicate attribute 'mem_scope' of 'fence'\n  3:9: previously given here",
        ),
        (
            "fence scope=device",
            "3:9: unknown attribute 'scope': 'fence' takes mem_scope, semantics",
        ),
        (
            "%x = load %p align=4",
            "3:16: unknown attribute 'align': 'load' takes no attributes",
        ),
        (
            "%x = gep %p, %i, stribe=4",
            "3:20: unknown attribute 'stribe': 'gep' takes only 'stride'",
        ),
        (
            "fence mem_scope=world semantics=acquire",
            "3:19: unknown scope 'world': expected invocation, subgroup, workgroup, device or system",
        ),
        (
            "fence mem_scope=device semantics=aquire",
            "3:36: unknown ordering 'aquire': expected relaxed, acquire, release, acq_rel or seq_cst; did you mean 'acquire'?",
        ),
        (
            "fence mem_scope= semantics=acquire",
            "3:20: unknown scope 'semantics': expected invocation, subgroup, workgroup, device or system",
        ),
        (
            "fence mem_scope=device semantics=",
            "3:36: expected relaxed, acquire, release, acq_rel or seq_cst as ordering, found the end of the line",
        ),
        (
            "fence mem_scope device semantics=acquire",
            "3:9: expected the end of 'fence', which takes no operands, found 'mem_scope'",
        ),
        (
            "fence axis=x mem_scope=device semantics=acquire",
            "3:9: unknown attribute 'axis': 'fence' takes mem_scope, semantics",
        ),
    ]);
}

#[test]
fn control_flow() {
    check_body(&[
        (
            "%x = phi [ %a, entry ]",
            "3:12: expected a type such as 'u32', 'ptr[global]<f32>' or 'vec4<f32>', found '['",
        ),
        (
            "%x = phi u32",
            "3:15: expected '[', a value and a label, as in '[ %x, entry ]', found the end of the line",
        ),
        (
            "%x = phi u32 [ %a entry ]",
            "3:21: expected ',' as in '[ %x, entry ]', found 'entry'",
        ),
        ("%x = phi u32 [ %a, ]", "3:22: expected a label, found ']'"),
        (
            "%x = phi u32 [ %a, %b ]",
            "3:22: expected a label, found '%b'",
        ),
        (
            "%x = phi u32 [ %a, entry ],",
            "3:30: expected '[' as in '[ %x, entry ]', found the end of the line",
        ),
        (
            "call f()",
            "3:8: expected the function to call, as in 'call @f(%x)', found 'f'",
        ),
        (
            "call @f",
            "3:10: expected '(' and the arguments of the call, found the end of the line",
        ),
        (
            "call @f(%a",
            "3:13: expected ')' or ',' after an argument of the call, found the end of the line",
        ),
        (
            "call @f(%a,)",
            "3:14: expected a value such as '%x' or a literal as operand of 'call', found ')'",
        ),
    ]);
    for (terminator, error) in [
        (
            "br",
            "3:5: expected operand 1 of 'br', found the end of the line",
        ),
        ("br %x", "3:6: expected a label, found '%x'"),
        (
            "br a, b",
            "3:7: expected the end of 'br', which takes one operand, found ','",
        ),
        (
            "br_if %x, a",
            "3:14: expected ',' and operand 3 of 'br_if', found the end of the line",
        ),
        (
            "br_if %x, a,\nb:\n  ret",
            "3:15: expected operand 3 of 'br_if', found the end of the line",
        ),
        (
            "br_if a, a, a",
            "3:9: expected a value such as '%x' or a literal as operand of 'br_if', found 'a'",
        ),
        (
            "ret 1",
            "3:7: literal '1' needs a type suffix: write '1u', '1i' or '1f'",
        ),
        (
            "ret @g",
            "3:7: '@g' is allowed only in 'mov': write '%p = mov …' and use '%p'",
        ),
        ("ret void", "3:7: expected the end of 'ret', found 'void'"),
        ("%x = ret", "3:3: 'ret' yields nothing: remove '%x ='"),
    ] {
        let text = format!("func @f() -> void {{\na:\n  {terminator}\n}}\n");
        assert_eq!(errors(&text), [error], "in:\n{text}");
    }
}
