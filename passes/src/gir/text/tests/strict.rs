//! Strict mode: the published core passes (see `specification.rs`), each extension is refused by name at its first
//! token (R-GIR-35).

use super::{accept, accept_with, errors_with, in_function};
use crate::gir::text::ParseOptions;
use crate::gir::text::forms::{Head, Operands};
use crate::gir::text::keywords::Extension;
use crate::gir::text::opcodes::OPCODES;

const STRICT: ParseOptions = ParseOptions { strict: true };

/// Checks that `text` is right, and wrong in strict mode, where `place` needs `extension`.
#[track_caller]
fn refuses(text: &str, place: &str, extension: Extension) {
    accept(text);
    let error =
        format!("{place} belongs to the extension '{extension}', which strict mode refuses");
    assert_eq!(errors_with(text.as_bytes(), STRICT), [error], "{text}");
}

#[test]
fn every_extension_outside_instructions() {
    let body = "-> void {\ne:\n  ret\n}\n";
    let cases = [
        (
            "global @x : ptr[private]<u8>",
            "1:17: 'private'",
            Extension::AddressSpaceAliases,
        ),
        (
            "global @x : ptr[local]<vec2<u8>>",
            "1:24: 'vec2'",
            Extension::Vectors,
        ),
        (
            "global @x : ptr[const]<u8> count=4",
            "1:28: 'count'",
            Extension::Arrays,
        ),
        (
            "global @x : ptr[const]<f32> = 1e3f",
            "1:31: '1e3f'",
            Extension::Literals,
        ),
        (
            "global @x : ptr[const]<f32> = -inff32",
            "1:31: '-inff32'",
            Extension::Literals,
        ),
        (
            "global @x : ptr[const]<f32> = f32(0x0)",
            "1:31: 'f32'",
            Extension::Literals,
        ),
        (
            "func extern @f() -> void",
            "1:6: 'extern'",
            Extension::ExternalFunctions,
        ),
    ];
    for (text, place, extension) in cases {
        refuses(text, place, extension);
    }
    let cases = [
        (
            "func workgroup_size(1, 1, 1) @f()",
            "1:6: 'workgroup_size'",
            Extension::KernelSizes,
        ),
        (
            "func subgroup_size(8) @f()",
            "1:6: 'subgroup_size'",
            Extension::KernelSizes,
        ),
        (
            "func @f(%p: u8 resource(set=0, binding=0))",
            "1:16: 'resource'",
            Extension::ParameterBindings,
        ),
    ];
    for (head, place, extension) in cases {
        refuses(&format!("{head} {body}"), place, extension);
    }
}

#[test]
fn every_extension_in_instructions() {
    let cases = [
        (
            "%y = bitcast %x -> f32",
            "3:19: '->'",
            Extension::ConversionTargets,
        ),
        (
            "%p = gep %q, %x, stride=4",
            "3:27: '4'",
            Extension::PlainNumbers,
        ),
        ("%x = global_id x", "3:8: 'global_id'", Extension::Builtins),
        ("%p = alloc f32 count=4", "3:8: 'alloc'", Extension::Arrays),
        (
            "%p = addrspacecast %q -> ptr[generic]<u8>",
            "3:8: 'addrspacecast'",
            Extension::PointerCasts,
        ),
        (
            "barrier exec_scope=workgroup mem_scope=device semantics=acq_rel",
            "3:3: 'barrier'",
            Extension::Synchronisation,
        ),
        ("call @f()", "3:3: 'call'", Extension::Calls),
        ("%v = vec %x, %y", "3:8: 'vec'", Extension::Vectors),
        ("%y = fma %x, %x, %x", "3:8: 'fma'", Extension::Math),
        (
            "%y = subgroup.reduce add %x",
            "3:8: 'subgroup.reduce'",
            Extension::Subgroups,
        ),
        ("printf \"a\"", "3:3: 'printf'", Extension::Printing),
    ];
    for (instruction, place, extension) in cases {
        refuses(&in_function(instruction), place, extension);
    }
}

/// One line for each instruction that the core lacks (R-GIR-35 R-GIR-108).
#[test]
fn every_instruction_of_an_extension() {
    for info in OPCODES {
        let Some(extension) = info.extension else {
            continue;
        };
        let name = info.spelling;
        let line = match name {
            "barrier" => "barrier exec_scope=workgroup mem_scope=device semantics=acq_rel".into(),
            "fence" => "fence mem_scope=device semantics=acq_rel".into(),
            "call" => "call @f()".into(),
            "printf" => "printf \"a\"".into(),
            "assert" => "assert %x, \"a\"".into(),
            "alloc" => "%r = alloc f32 count=4".into(),
            "addrspacecast" => "%r = addrspacecast %q -> ptr[generic]<u8>".into(),
            "splat" => "%r = splat %x -> vec2<f32>".into(),
            "extract" => "%r = extract %x, 0".into(),
            "insert" => "%r = insert %x, %y, 0".into(),
            "subgroup.reduce" => "%r = subgroup.reduce add %x".into(),
            "vec" => "%r = vec %x, %x".into(),
            _ => match info.form.operands {
                Operands::Slots([]) if info.form.head == Head::Axis => format!("%r = {name} z"),
                Operands::Slots(slots) => {
                    let operands = vec!["%x"; slots.len()].join(", ");
                    format!("%r = {name} {operands}").trim_end().to_owned()
                }
                _ => format!("%r = {name} %x"),
            },
        };
        let text = in_function(&line);
        accept(&text);
        let column = 3 + line.find(name).unwrap();
        let first = format!(
            "3:{column}: '{name}' belongs to the extension '{extension}', which strict mode refuses"
        );
        assert_eq!(
            errors_with(text.as_bytes(), STRICT).first(),
            Some(&first),
            "{line}"
        );
    }
}

#[test]
fn no_extension_is_left_untested() {
    let tested = include_str!("strict.rs");
    // Signed indices depend on types, which only the reader knows.
    let of_text = |extension: &&Extension| **extension != Extension::SignedIndices;
    for extension in Extension::ALL.iter().filter(of_text) {
        let path = format!("Extension::{extension:?}");
        let mut uses = tested.split(&path).skip(1);
        assert!(
            uses.any(|rest| !rest.starts_with(char::is_alphanumeric)),
            "{path}"
        );
    }
}

/// The core has literal operands, signs, hexadecimal integers and unnamed results.
#[test]
fn the_core_alone_is_enough_for_the_core() {
    let text = in_function(
        "%a = add %x, -1i\n%b = and %a, 0x7fi\natomic.rmw add %p, 1u ordering=relaxed scope=device\n\
         %c = trunc %b\n%d = gep %p, %i, stride=4u64\n%e = mul %f, 1.5f",
    );
    accept_with(&text, STRICT);
    assert!(
        OPCODES
            .iter()
            .any(|info| info.extension == Some(Extension::Math))
    );
}

/// A refused extension is still read: no further error follows.
#[test]
fn several_extensions_are_several_errors() {
    let text = in_function("%x = global_id x\n%y = sqrt %x\nbroken");
    assert_eq!(errors_with(text.as_bytes(), STRICT).len(), 3);
}
