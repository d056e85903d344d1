//! Reflection of the inputs and outputs of stages, compared with the declarations of the emitted SPIR-V.

use super::spirv::{decorations, definition, emit, ids, literals, pointee, storage_class};
use gir::reflection::schema::Io;
use rspirv::{
    dr::{Instruction, Module, Operand},
    spirv::{BuiltIn, Decoration, ExecutionModel, Op, StorageClass},
};
use std::{collections::BTreeSet, path::Path};

/// An input or output, without its sign: SPIR-V has those of instructions.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Crossing {
    place: String,
    ty: String,
    interpolation: Option<String>,
}

/// An entry point with its inputs and outputs.
#[derive(Debug, PartialEq, Eq)]
struct Stage {
    name: String,
    stage: String,
    inputs: BTreeSet<Crossing>,
    outputs: BTreeSet<Crossing>,
}

/// R-RUNA-34 R-RUNA-50 R-RUNA-52: for programs that draw, and for one with all kinds of inputs and outputs.
#[test]
fn reflection_of_stages_is_what_the_binary_declares() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut inputs, mut outputs) = (0, 0);
    for file in [
        "tests/it/stages/buffers.mlir",
        "tests/it/stages/discard.mlir",
        "tests/it/stages/interpolation.mlir",
        "tests/it/stages/points.mlir",
        "tests/it/stages/triangle.mlir",
        "../../test/passes/lir-to-spirv/stages-of-all-kinds.mlir",
    ] {
        let (module, reflection) = emit(&root.join(file));
        let declared: Vec<_> = module
            .entry_points
            .iter()
            .map(|entry| declared(&module, entry))
            .collect();
        let entries = reflection.entries.iter();
        let reflected: Vec<_> = entries
            .map(|entry| Stage {
                name: entry.name.clone(),
                stage: serde_json::to_value(entry.stage)
                    .unwrap()
                    .as_str()
                    .unwrap()
                    .to_owned(),
                inputs: entry.inputs.iter().map(reflected).collect(),
                outputs: entry.outputs.iter().map(reflected).collect(),
            })
            .collect();
        assert_eq!(declared, reflected, "{file}");
        inputs += declared
            .iter()
            .map(|stage| stage.inputs.len())
            .sum::<usize>();
        outputs += declared
            .iter()
            .map(|stage| stage.outputs.len())
            .sum::<usize>();
    }
    assert!(inputs > 15 && outputs > 15, "{inputs}, {outputs}");
}

fn reflected(io: &Io) -> Crossing {
    let place = match (&io.builtin, io.location) {
        (Some(builtin), None) => builtin.clone(),
        (None, Some(location)) => location.to_string(),
        other => unreachable!("a place is one of both: {other:?}"),
    };
    let interpolation = io.interpolation.clone();
    Crossing {
        place,
        ty: io.ty.clone().unwrap().replace('u', "i"),
        // It is the default without a decoration.
        interpolation: interpolation.filter(|kind| kind != "perspective"),
    }
}

fn declared(module: &Module, entry: &Instruction) -> Stage {
    let mut stage = Stage {
        name: String::new(),
        stage: String::new(),
        inputs: BTreeSet::new(),
        outputs: BTreeSet::new(),
    };
    for operand in &entry.operands {
        match operand {
            Operand::LiteralString(name) => stage.name = name.clone(),
            Operand::ExecutionModel(model) => {
                stage.stage = match model {
                    ExecutionModel::Vertex => "vertex",
                    ExecutionModel::Fragment => "fragment",
                    ExecutionModel::GLCompute => "compute",
                    other => unreachable!("{other:?} is not emitted"),
                }
                .to_owned();
            }
            _ => {}
        }
    }
    for &variable in &ids(entry)[1..] {
        let crossings = match storage_class(module, variable) {
            StorageClass::Input if stage.stage != "compute" => &mut stage.inputs,
            StorageClass::Output => &mut stage.outputs,
            _ => continue,
        };
        assert!(crossings.insert(crossing(module, variable)));
    }
    stage
}

fn crossing(module: &Module, variable: u32) -> Crossing {
    let has = |kind| {
        module.annotations.iter().any(|op| {
            op.operands.first() == Some(&Operand::IdRef(variable))
                && op.operands.get(1) == Some(&Operand::Decoration(kind))
        })
    };
    let interpolation = match (has(Decoration::Flat), has(Decoration::NoPerspective)) {
        (true, _) => Some("flat"),
        (_, true) => Some("linear"),
        _ => None,
    };
    let location = decorations(module, variable, Decoration::Location);
    let builtin = module
        .annotations
        .iter()
        .find_map(|op| match op.operands[..] {
            [
                Operand::IdRef(id),
                Operand::Decoration(Decoration::BuiltIn),
                Operand::BuiltIn(builtin),
            ] if id == variable => Some(builtin),
            _ => None,
        });
    let place = match (location.as_slice(), builtin) {
        (&[location], None) => location.to_string(),
        (&[], Some(builtin)) => builtin_name(builtin).to_owned(),
        other => unreachable!("a place is one of both: {other:?}"),
    };
    Crossing {
        place,
        ty: type_name(module, pointee(module, variable)),
        interpolation: interpolation.map(str::to_owned),
    }
}

fn builtin_name(builtin: BuiltIn) -> &'static str {
    match builtin {
        BuiltIn::VertexIndex => "vertex_index",
        BuiltIn::InstanceIndex => "instance_index",
        BuiltIn::FragCoord => "frag_coord",
        BuiltIn::FrontFacing => "front_facing",
        BuiltIn::Position => "position",
        BuiltIn::PointSize => "point_size",
        BuiltIn::FragDepth => "frag_depth",
        other => unreachable!("{other:?} has no name in reflection"),
    }
}

fn type_name(module: &Module, ty: u32) -> String {
    let op = definition(module, ty);
    match op.class.opcode {
        Op::TypeBool => "bool".to_owned(),
        Op::TypeInt => format!("i{}", literals(op)[0]),
        Op::TypeFloat => format!("f{}", literals(op)[0]),
        Op::TypeVector => format!("vec{}<{}>", literals(op)[0], type_name(module, ids(op)[0])),
        other => unreachable!("{other:?} does not cross"),
    }
}
