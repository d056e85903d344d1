//! Arguments that do not fit the parameters. No device is needed: binding comes before it.

use super::super::element::Scalar;
use super::super::failure::Failure;
use super::super::launch::{Bindings, Contents, Owner, bind};
use super::super::program::{
    DynamicGlobal, DynamicShared, Global, Indices, Param, ParamKind, Program,
};
use super::fixtures::{Bench, block, buffer, scalar};
use gir::reflection::{schema::GlobalSpace, slots::Slot};

/// `k(x: vec4<f32>, a: f32, s: shared)` with a table, and a dynamic global.
fn program() -> Program {
    let shared = |spec_id| DynamicShared {
        spec_id,
        elem: Scalar::U32.into(),
    };
    Program {
        code: Vec::new(),
        format: "spirv",
        profile: super::fixtures::profile("vulkan1.1"),
        entry: "k".to_owned(),
        workgroup_size: [1, 1, 1],
        subgroup_size: None,
        subgroup_choice: None,
        tile: [1; 3],
        params: vec![
            buffer(
                "x",
                0,
                0,
                "vec4<f32>"
                    .parse::<super::super::element::ElemType>()
                    .unwrap(),
            ),
            scalar("a", Scalar::F32, 4),
            Param {
                name: "s".to_owned(),
                kind: ParamKind::DynamicShared(shared(3)),
            },
        ],
        globals: vec![Global {
            name: "table".to_owned(),
            slot: Slot { set: 0, binding: 5 },
            address: None,
            elem: Scalar::U16.into(),
            count: 2,
            init: Some(vec![1, 2, 3, 4]),
            space: GlobalSpace::Global,
            printf: None,
        }],
        dynamic_global: Some(DynamicGlobal {
            name: "tile".to_owned(),
            shared: shared(4),
        }),
        variant: None,
        specialised: vec![],
        indices: Indices::default(),
        arguments: vec![],
        push_constants: block(8),
        shared_size: 100,
    }
}

fn bind_to(
    program: &Program,
    args: &[&str],
    globals: &[(&str, &str)],
) -> Result<Bindings, Failure> {
    let args: Vec<String> = args.iter().map(|arg| (*arg).to_owned()).collect();
    let globals: Vec<(String, String)> = globals
        .iter()
        .map(|(name, arg)| ((*name).to_owned(), (*arg).to_owned()))
        .collect();
    bind(program, &args, &globals)
}

fn message(args: &[&str], globals: &[(&str, &str)]) -> String {
    let failure = bind_to(&program(), args, globals).unwrap_err();
    assert_eq!(failure.exit_status(), 1);
    failure.to_string()
}

const GOOD: [&str; 4] = ["zeros:f32:8", "f32:1.0", "shared:64", "shared:12"];

#[test]
fn everything_finds_its_place() {
    let bindings = bind_to(&program(), &GOOD, &[]).unwrap();
    assert_eq!(bindings.push_constants, [0, 0, 0, 0, 0, 0, 0x80, 0x3f]);
    assert_eq!(bindings.spec_constants, [(3, 16), (4, 3)]);
    assert_eq!(bindings.shared_size, 100 + 64 + 12);
    let buffers: Vec<_> = bindings
        .buffers
        .iter()
        .map(|b| (&b.owner, b.slot.unwrap().binding, &b.contents))
        .collect();
    let x = Owner::Param {
        index: 0,
        name: "x".to_owned(),
    };
    let table = Owner::Global("table".to_owned());
    let initial = Contents::Bytes(vec![1, 2, 3, 4]);
    assert_eq!(
        buffers,
        [(&x, 0, &Contents::Zeros(32)), (&table, 5, &initial)]
    );
}

#[test]
fn a_global_can_be_given_and_defaults_to_zeros() {
    let bench = Bench::new(program());
    let file = bench.npy("t.npy", Scalar::I16, &[2], &[9, 8, 7, 6]);
    let bindings = bind_to(&program(), &GOOD, &[("table", &file)]).unwrap();
    assert_eq!(
        bindings.buffers[1].contents,
        Contents::Bytes(vec![9, 8, 7, 6])
    );
    let mut program = program();
    program.globals[0].init = None;
    let bindings = bind_to(&program, &GOOD, &[]).unwrap();
    assert_eq!(bindings.buffers[1].contents, Contents::Zeros(4));
}

#[test]
fn the_number_of_arguments_is_checked() {
    assert_eq!(
        message(&["zeros:f32:4"], &[]),
        "kernel 'k' takes 4 '--arg', 1 given; in this order: \
         %x (@FILE.npy, raw:@FILE.npy or zeros:vec4<f32>:COUNT), %a (f32:VALUE), %s (shared:BYTES), \
         @tile (shared:BYTES)"
    );
}

#[test]
fn a_length_is_that_of_a_buffer() {
    let mut program = program();
    program.params.swap(0, 1);
    program.params[0] = scalar("n", Scalar::U8, 4);
    let given =
        |buffer: &'static str, length: &'static str| [length, buffer, "shared:4", "shared:4"];
    let bindings = bind_to(&program, &given("zeros:f32:20", "len:1"), &[]).unwrap();
    assert_eq!(bindings.push_constants, [0, 0, 0, 0, 5, 0, 0, 0]);
    for (buffer, length, message) in [
        (
            "zeros:f32:2048",
            "len:1",
            "argument 0 (%n): len:1: '512' is out of range for u8",
        ),
        (
            "zeros:f32:4",
            "len:2",
            "argument 0 (%n): len:2: parameter '%s' is not a buffer",
        ),
        (
            "zeros:f32:4",
            "len:9",
            "argument 0 (%n): len:9: the kernel has 3 parameters, counted from 0",
        ),
        (
            "len:0",
            "len:1",
            "argument 1 (%x): expected @FILE.npy, raw:@FILE.npy or zeros:vec4<f32>:COUNT, got the length of argument 0",
        ),
    ] {
        let failure = bind_to(&program, &given(buffer, length), &[]).unwrap_err();
        assert_eq!(failure.to_string(), message);
    }
    let float = message(&["zeros:f32:4", "len:0", "shared:4", "shared:4"], &[]);
    assert_eq!(
        float,
        "argument 1 (%a): expected f32:VALUE, got the length of argument 0"
    );
}

#[test]
fn every_wrong_argument_is_told() {
    let text = message(&["f32:1", "u32:1", "zeros:f32:1", "f16:x"], &[]);
    assert_eq!(
        text.lines().collect::<Vec<_>>(),
        [
            "argument 0 (%x): expected @FILE.npy, raw:@FILE.npy or zeros:vec4<f32>:COUNT, got a value of type f32",
            "argument 1 (%a): expected f32:VALUE, got a value of type u32",
            "argument 2 (%s): expected shared:BYTES, got a buffer of 1 f32 zeros",
            "argument 3 (@tile): 'x' is not a number",
        ]
    );
}

#[test]
fn a_buffer_is_a_whole_number_of_elements() {
    let text = message(&["zeros:f32:7", "f32:1", "shared:4", "shared:4"], &[]);
    assert_eq!(
        text,
        "argument 0 (%x): 28 bytes are not a whole number of vec4<f32> elements of 16 bytes"
    );
}

#[test]
fn shared_memory_is_one_or_more_elements() {
    for (bytes, expected) in [
        ("shared:0", "0 bytes are not one or more elements of u32"),
        ("shared:6", "6 bytes are not one or more elements of u32"),
        ("shared:0xfffffffffffffffc", "more than any device has"),
    ] {
        let text = message(&["zeros:f32:4", "f32:1", bytes, "shared:4"], &[]);
        assert!(text.contains(expected), "{text}");
    }
}

#[test]
fn a_file_that_does_not_fit_is_named() {
    let bench = Bench::new(program());
    std::fs::write(bench.path("text.npy"), "hello").unwrap();
    let text = format!("@{}", bench.path("text.npy"));
    let missing = format!("@{}", bench.path("missing.npy"));
    let directory = format!("@{}", bench.path(""));
    for (arg, expected) in [
        (&text, "text.npy': not a NumPy file"),
        (&missing, "missing.npy': No such file"),
        (&directory, "/': Is a directory"),
    ] {
        let text = message(&[arg.as_str(), "f32:1", "shared:4", "shared:4"], &[]);
        assert!(
            text.starts_with("argument 0 (%x): '") && text.contains(expected),
            "{text}"
        );
    }
}

/// A file of one element of a type; its bytes are 1, 2, 3 and so on.
fn file_of(bench: &Bench, descr: &str, bytes: usize) -> String {
    let name = format!("{}.npy", descr.trim_start_matches(['<', '>', '|']));
    let header = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': (1,), }}\n");
    let mut file = b"\x93NUMPY\x01\x00".to_vec();
    file.extend((header.len() as u16).to_le_bytes());
    file.extend(header.as_bytes());
    file.extend((1..=bytes).map(|byte| byte as u8));
    std::fs::write(bench.path(&name), file).unwrap();
    bench.path(&name)
}

/// Types that a file may have: the type string, NumPy's name, bytes of an element.
const TYPES: [(&str, &str, usize); 15] = [
    ("|b1", "bool", 1),
    ("|i1", "int8", 1),
    ("|u1", "uint8", 1),
    ("<i2", "int16", 2),
    ("<u2", "uint16", 2),
    ("<f2", "float16", 2),
    ("<i4", "int32", 4),
    ("<u4", "uint32", 4),
    ("<f4", "float32", 4),
    ("<i8", "int64", 8),
    ("<u8", "uint64", 8),
    ("<f8", "float64", 8),
    ("<c8", "complex64", 8),
    ("<c16", "complex128", 16),
    ("|V16", "void128", 16),
];

/// The contract of files: a type agrees in kind and width, integers have either sign. Each pair of a
/// file's type and a parameter's.
#[test]
fn a_file_has_what_the_parameter_points_to() {
    let bench = Bench::new(program());
    let of_numpy = |scalar: &Scalar| !scalar.numpy_descr().contains('V');
    for scalar in Scalar::ALL.into_iter().filter(of_numpy) {
        let mut program = program();
        program.params = vec![buffer("x", 0, 0, scalar)];
        program.dynamic_global = None;
        let own = TYPES
            .iter()
            .find(|(_, name, _)| *name == scalar.numpy_name());
        let &(own, _, width) = own.unwrap();
        for (descr, name, bytes) in TYPES {
            let path = file_of(&bench, descr, bytes);
            let bound = bind_to(&program, &[&format!("@{path}")], &[]);
            let kind = |descr: &str| {
                descr
                    .chars()
                    .nth(1)
                    .map(|kind| if kind == 'u' { 'i' } else { kind })
            };
            if kind(descr) == kind(own) && bytes == width {
                let buffer = &bound.unwrap().buffers[0];
                assert_eq!(buffer.shape, Some(vec![1]), "{descr} for {scalar}");
                continue;
            }
            let how = match descr.contains(['c', 'V']) {
                true => "view",
                false => "astype",
            };
            let said = format!(
                "argument 0 (%x): '{path}' holds {name}, and the kernel takes {scalar}: save x.{how}('{}'), \
                 or pass raw:@{path} for the bytes as they are",
                scalar.numpy_name()
            );
            assert_eq!(bound.unwrap_err().to_string(), said);
            // Raw bytes only have to be whole elements.
            let raw = bind_to(&program, &[&format!("raw:@{path}")], &[]);
            match bytes % width {
                0 => {
                    let buffer = &raw.unwrap().buffers[0];
                    let expected = (1..=bytes).map(|byte| byte as u8).collect();
                    assert_eq!(buffer.contents, Contents::Bytes(expected));
                    assert_eq!(buffer.shape, None);
                }
                _ => assert!(raw.is_err()),
            }
        }
    }
}

#[test]
fn a_vector_takes_a_number_for_each_lane() {
    let bench = Bench::new(program());
    let file = bench.f32s("x.npy", &[1.0; 8]);
    let bindings = bind_to(&program(), &[&file, "f32:1", "shared:4", "shared:4"], &[]).unwrap();
    assert_eq!(bindings.buffers[0].contents.len(), 32);
    let path = file_of(&bench, "|V16", 16);
    let raw = format!("raw:@{path}");
    assert!(bind_to(&program(), &[&raw, "f32:1", "shared:4", "shared:4"], &[]).is_ok());
}

#[test]
fn globals_take_files_as_parameters_do() {
    let bench = Bench::new(program());
    let path = file_of(&bench, "<f4", 4);
    let text = message(&GOOD, &[("table", &format!("@{path}"))]);
    let said = format!(
        "--global 'table': '{path}' holds float32, and the kernel takes u16: save x.astype('uint16'), \
         or pass raw:@{path} for the bytes as they are"
    );
    assert_eq!(text, said);
    let bindings = bind_to(&program(), &GOOD, &[("table", &format!("raw:@{path}"))]).unwrap();
    assert_eq!(
        bindings.buffers[1].contents,
        Contents::Bytes(vec![1, 2, 3, 4])
    );
}

#[test]
fn globals_are_checked() {
    for (globals, expected) in [
        (
            &[("lut", "zeros:u8:4")][..],
            "--global 'lut': the kernel has no such global in a buffer; it has 'table'",
        ),
        (&[("tile", "zeros:u8:4")], "it has 'table'"),
        (
            &[("table", "zeros:u8:6")],
            "--global 'table': 6 bytes given, the global has 4 (2 × u16)",
        ),
        (
            &[("table", "u16:1")],
            "--global 'table': expected @FILE.npy, raw:@FILE.npy or zeros:u16:COUNT",
        ),
        (
            &[("table", "zeros:u8:4"), ("table", "zeros:u8:4")],
            "is given twice",
        ),
    ] {
        let text = message(&GOOD, globals);
        assert!(text.contains(expected), "{text}");
    }
}

#[test]
fn an_inconsistent_program_is_a_defect_of_the_compiler() {
    type Damage = fn(&mut Program);
    let broken: [(&str, Damage); 5] = [
        ("share set 0, binding 0", |p| p.globals[0].slot.binding = 0),
        ("share specialisation constant 3", |p| {
            p.dynamic_global.as_mut().unwrap().shared.spec_id = 3;
        }),
        ("'a' ends at byte 8", |p| p.push_constants = block(4)),
        ("'table' has 4 initial bytes and occupies 6", |p| {
            p.globals[0].count = 3
        }),
        ("'table' is larger than memory", |p| {
            p.globals[0].count = u64::MAX
        }),
    ];
    assert_eq!(program().check(), Ok(()));
    for (expected, damage) in broken {
        let mut program = program();
        damage(&mut program);
        let text = program.check().unwrap_err().to_string();
        assert!(
            text.contains("please report this") && text.contains(expected),
            "{text}"
        );
    }
}
