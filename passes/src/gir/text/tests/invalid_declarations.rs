//! Errors in declarations, types, function heads and bodies: places and messages.

use super::errors;

#[track_caller]
fn check(cases: &[(&str, &str)]) {
    for (text, error) in cases {
        let found = errors(text);
        assert_eq!(found.join("\n"), *error, "in:\n{text}");
    }
}

#[test]
fn declarations() {
    check(&[
        (
            "kernel @f",
            "1:1: expected 'func' or 'global', found 'kernel'",
        ),
        ("}", "1:1: expected 'func' or 'global', found '}'"),
        ("; ok\n  // no", "2:3: comments start with ';', not '//'"),
        (
            "global x",
            "1:8: expected a name such as '@data' after 'global', found 'x'",
        ),
        (
            "global",
            "1:7: expected a name such as '@data' after 'global', found the end of the file",
        ),
        (
            "global @",
            "1:8: expected a name such as '@data' after 'global', found '@'",
        ),
        (
            "global @1x : ptr[global]<u8>",
            "1:8: malformed name '@1x': a name that begins with a digit has only digits",
        ),
        (
            "global @x\n",
            "1:10: expected ':' and a pointer type after the name, found the end of the file",
        ),
        (
            "global @x : u32",
            "1:13: a global has a pointer type, not 'u32'; write 'ptr[global]<u32>'",
        ),
        (
            "global @x : ptr[global]<u8> align=4",
            "1:29: expected 'count=', '=' or the end of the global, found 'align'",
        ),
        (
            "global @x : ptr[global]<u8> x",
            "1:29: expected the end of the global, found 'x'",
        ),
        (
            "global @x : ptr[global]<u8> count=",
            "1:35: expected a number as count, found the end of the file",
        ),
        (
            "global @x : ptr[global]<u8> =\n",
            "1:30: expected a literal, 'addr(0x…)' or a list in '[…]' after '=', found the end of the file",
        ),
        (
            "global @x : ptr[global]<u8> = 1u8 2u8",
            "1:35: expected the end of the global, found '2u8'",
        ),
    ]);
}

#[test]
fn initializers() {
    check(&[
        (
            "global @x : ptr[global]<u8> = addr(16)",
            "1:36: expected a hexadecimal address of at most 64 bits such as '0x1000', found '16'",
        ),
        (
            "global @x : ptr[global]<u8> = addr(0x10000000000000000)",
            "1:36: expected a hexadecimal address of at most 64 bits such as '0x1000', found '0x10000000000000000'",
        ),
        (
            "global @x : ptr[global]<u8> = addr 0x10",
            "1:36: expected '(' after 'addr', found '0x10'",
        ),
        (
            "global @x : ptr[const]<u8> count=2 = 1u8",
            "1:38: an array is initialised by a list such as '[1u, 2u]'",
        ),
        (
            "global @x : ptr[const]<u8> count=2 = [1u8]",
            "1:38: the list has 1 element, but count=2",
        ),
        (
            "global @x : ptr[const]<u8> = [1u8, 2u8]",
            "1:30: a list initialises an array: add count=2",
        ),
        (
            "global @x : ptr[const]<vec2<u8>> = 1u8",
            "1:36: a vector is initialised by a list of its 2 lanes",
        ),
        (
            "global @x : ptr[const]<vec3<u8>> = [1u8, 2u8, 3u8, 4u8]",
            "1:36: the list has 4 elements, but the vector 3 lanes",
        ),
        (
            "global @x : ptr[const]<vec3<u8>> count=2 = [1u8, 2u8, 3u8]",
            "1:44: the list has 3 elements, but count=2 of 3 lanes each",
        ),
        (
            "global @x : ptr[const]<vec2<u8>> count=9223372036854775807 = [1u8]",
            "1:62: the list has 1 element, but count=9223372036854775807 of 2 lanes each",
        ),
        (
            "global @x : ptr[const]<u8> count=dynamic = [1u8]",
            "1:44: a global with count=dynamic cannot be initialised",
        ),
        (
            "global @x : ptr[const]<u8> count=1 = []",
            "1:39: expected a literal as element of the list, found ']'",
        ),
        (
            "global @x : ptr[const]<u8> count=2 = [1u8 2u8]",
            "1:43: expected ']' or ',' after an element, found '2u8'",
        ),
        (
            "global @x : ptr[const]<u8> count=2 = [1u8, @x]",
            "1:44: expected a literal as element of the list, found '@x'",
        ),
    ]);
}

#[test]
fn types() {
    let spaces = "expected generic, global, shared, local or const";
    check(&[
        (
            "global @x : ptr[vram]<u8>",
            &format!("1:17: unknown address space 'vram': {spaces}"),
        ),
        (
            "global @x : ptr[glabal]<u8>",
            &format!("1:17: unknown address space 'glabal': {spaces}; did you mean 'global'?"),
        ),
        (
            "global @x : ptr[]<u8>",
            "1:17: expected generic, global, shared, local or const as address space, found ']'",
        ),
        (
            "global @x : ptr<u8>",
            "1:16: expected '[' and an address space after 'ptr', found '<'",
        ),
        (
            "global @x : ptr[global] u8",
            "1:25: expected '<' and the pointee type after the address space, found 'u8'",
        ),
        (
            "global @x : ptr[global]<u8",
            "1:27: expected '>' after the pointee type, found the end of the file",
        ),
        (
            "global @x : ptr[global]<i128>",
            "1:25: unknown type 'i128': expected i8, i16, i32, i64, u8, u16, u32, u64, f16, f32, f64, bf16, ptr[space]<type> or vecN<scalar>",
        ),
        (
            "global @x : ptr[global]<void>",
            "1:25: 'void' is a return type only",
        ),
        (
            "global @x : ptr[global]<vec5<f32>>",
            "1:25: unknown vector type 'vec5': vectors have 2, 3, 4, 8 or 16 elements",
        ),
        (
            "global @x : ptr[global]<vec<f32>>",
            "1:25: unknown vector type 'vec': vectors have 2, 3, 4, 8 or 16 elements",
        ),
        (
            "global @x : ptr[global]<vec99999999999<f32>>",
            "1:25: unknown vector type 'vec99999999999': vectors have 2, 3, 4, 8 or 16 elements",
        ),
        (
            "global @x : ptr[global]<vec2<vec2<f32>>>",
            "1:30: expected a scalar type (i8, i16, i32, i64, u8, u16, u32, u64, f16, f32, f64 or bf16) as element, found 'vec2'",
        ),
        (
            "global @x : ptr[global]<>",
            "1:25: expected a type such as 'u32', 'ptr[global]<f32>' or 'vec4<f32>', found '>'",
        ),
    ]);
}

#[test]
fn function_heads() {
    let body = " {\ne:\n  ret\n}\n";
    for (head, error) in [
        (
            "func f() -> void",
            "1:6: function names begin with '@': write '@f'",
        ),
        (
            "func kernle @f() -> void",
            "1:6: unknown function attribute 'kernle': expected kernel, inline, noinline, extern, workgroup_size or subgroup_size; did you mean 'kernel'?",
        ),
        (
            "func kernel kernel @f() -> void",
            "1:13: duplicate function attribute 'kernel'",
        ),
        (
            "func noinline noinline @f() -> void",
            "1:15: duplicate function attribute 'noinline'",
        ),
        (
            "func inline noinline @f() -> void",
            "1:13: 'inline' and 'noinline' exclude each other: remove one",
        ),
        (
            "func subgroup_size(8) subgroup_size(8) @f() -> void",
            "1:23: duplicate function attribute 'subgroup_size'",
        ),
        (
            "func workgroup_size(8) @f() -> void",
            "1:22: expected ',' between the three sizes of a workgroup, found ')'",
        ),
        (
            "func workgroup_size(8, 0, 1) @f() -> void",
            "1:24: workgroup size '0' is out of range: expected 1 to 2147483647",
        ),
        (
            "func workgroup_size @f() -> void",
            "1:21: expected '(' and three numbers after 'workgroup_size', found '@f'",
        ),
        (
            "func @f() void",
            "1:11: expected '->' and the return type; write '-> void' to return nothing, found 'void'",
        ),
        (
            "func @f()",
            "1:11: expected '->' and the return type; write '-> void' to return nothing, found '{'",
        ),
        (
            "func @f -> void",
            "1:9: expected '(' after the function's name, found '->'",
        ),
        (
            "func @f(x: u32) -> void",
            "1:9: expected a parameter such as '%x: u32', found 'x'",
        ),
        (
            "func @f(%x u32) -> void",
            "1:12: expected ':' and a type after the parameter's name, found 'u32'",
        ),
        (
            "func @f(%x: u32,) -> void",
            "1:17: expected a parameter such as '%x: u32', found ')'",
        ),
        (
            "func @f(%x: u32 %y: u32) -> void",
            "1:17: expected ')' or ',' after a parameter, found '%y'",
        ),
        (
            "func @f(%x: void) -> void",
            "1:13: 'void' is a return type only",
        ),
        (
            "func @f(%x: u32, %x: i32) -> void",
            "1:18: duplicate value '%x'\n  1:9: previously defined here",
        ),
        (
            "func @f(%p: u32 resource(set=0)) -> void",
            "1:31: expected ',' as in 'resource(set=0, binding=1)', found ')'",
        ),
        (
            "func @f(%p: u32 resource(set=0, set=1)) -> void",
            "1:33: duplicate 'set': write set and binding, as in 'resource(set=0, binding=1)'",
        ),
        (
            "func @f(%p: u32 resource(slot=0, set=1)) -> void",
            "1:26: expected 'set' or 'binding' as in 'resource(set=0, binding=1)', found 'slot'",
        ),
        (
            "func extern @f() -> void",
            "1:26: an 'extern' function has no body: remove 'extern' or the body",
        ),
    ] {
        check(&[(&format!("{head}{body}"), error)]);
    }
}

#[test]
fn function_bodies() {
    check(&[
        (
            "func @f() -> void",
            "1:18: expected '{' and the blocks of the function, found the end of the file",
        ),
        (
            "func @f() -> void\ne:\n  ret\n}",
            "1:18: expected '{' and the blocks of the function, found the end of the line",
        ),
        (
            "func @f() -> void {}",
            "1:20: a function has at least one block: write a label such as 'entry:' and its instructions",
        ),
        (
            "func @f() -> void {\n  ret\n}",
            "2:3: expected a label such as 'entry:' before the first instruction",
        ),
        (
            "func @f() -> void {\ne:\n  ret\n",
            "4:1: expected '}' at the end of the function, found the end of the file\n  1:19: the function's body starts here",
        ),
        (
            "func @f() -> void {\ne:\n  ret\nfunc @g() -> void {\ne:\n  ret\n}",
            "4:1: expected '}' at the end of the function, found 'func'\n  1:19: the function's body starts here",
        ),
        (
            "func @f() -> void {\ne:\n}",
            "2:3: block 'e' has no terminator: end it with 'br', 'br_if' or 'ret'\n  2:1: block 'e' starts here",
        ),
        (
            "func @f() -> void {\na:\n  %x = mov 1u\nb:\n  ret\n}",
            "3:14: block 'a' has no terminator: end it with 'br', 'br_if' or 'ret'\n  2:1: block 'a' starts here",
        ),
        (
            "func @f() -> void {\na:\n  ret\n1a:\n  ret\n}",
            "4:1: malformed name '1a': a name that begins with a digit has only digits",
        ),
        (
            "func @f() -> void {\na:\n  ret\n-1:\n  ret\n}",
            "4:1: malformed label '-1'",
        ),
        (
            "func @f() -> void {\na:\n  br a\na:\n  ret\n}",
            "4:1: duplicate label 'a'\n  2:1: previously defined here",
        ),
        (
            "func @f() -> void {\na:\n  ret\n  ret\n}",
            "4:3: instruction after the terminator 'ret': start a new block with a label\n  3:3: the block ends here",
        ),
        (
            "func @f() -> void {\nentry:\n  br exit\nexti:\n  ret\n}",
            "3:6: undefined label 'exit'; did you mean 'exti'?",
        ),
        (
            "func @f() -> void {\nentry:\n  br elsewhere\n}",
            "3:6: undefined label 'elsewhere'",
        ),
        (
            "func @f() -> void {\na:\n  %x = mov 1u\n  %y = phi u32 [ %x, a ]\n  ret\n}",
            "4:8: 'phi' is allowed only at the start of a block, before all other instructions",
        ),
    ]);
}

/// R-GIR-2
#[test]
fn symbols_are_defined_once() {
    check(&[
        (
            "global @x : ptr[global]<u8>\nglobal @x : ptr[global]<u8>",
            "2:8: duplicate symbol '@x'\n  1:8: previously defined here",
        ),
        (
            "func extern @f() -> void\nglobal @f : ptr[global]<u8>",
            "2:8: duplicate symbol '@f'\n  1:13: previously defined here",
        ),
        (
            "func @f() -> void {\ne:\n  call @g()\n  ret\n}\nfunc extern @g() -> void\nfunc extern @g() -> void",
            "7:13: duplicate symbol '@g'\n  6:13: previously defined here",
        ),
    ]);
}
