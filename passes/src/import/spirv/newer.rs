//! Instructions of extensions that are newer than the tables of `rspirv`.
//!
//! Each is decoded as a known instruction with operands of the same forms, by which other files see the ids that it
//! uses, and its field `newer` says which one it is.

use rspirv::spirv::Op;

/// The meaning of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Newer {
    /// A product and a sum, rounded once (`SPV_KHR_fma`).
    Fused,
    /// A composite, all of whose parts are one value (`SPV_EXT_replicated_composites`).
    Replicated,
    /// A sum of products in the type of the sum (`SPV_VALVE_mixed_float_dot_product`).
    MixedDot,
}

/// An opcode, with the instruction in whose form it is decoded, its name and its meaning.
type Row = (u32, Op, &'static str, Newer);

const ALL: [Row; 7] = [
    (4427, Op::FMul, "OpFmaKHR", Newer::Fused),
    (
        4461,
        Op::ConstantComposite,
        "OpConstantCompositeReplicateEXT",
        Newer::Replicated,
    ),
    (
        4462,
        Op::SpecConstantComposite,
        "OpSpecConstantCompositeReplicateEXT",
        Newer::Replicated,
    ),
    (
        4463,
        Op::CompositeConstruct,
        "OpCompositeConstructReplicateEXT",
        Newer::Replicated,
    ),
    (6916, Op::Dot, "OpFDot2MixAcc32VALVE", Newer::MixedDot),
    (6917, Op::Dot, "OpFDot2MixAcc16VALVE", Newer::MixedDot),
    (6918, Op::Dot, "OpFDot4MixAcc32VALVE", Newer::MixedDot),
];

/// The instruction of an opcode that the tables lack.
pub fn of_opcode(opcode: u32) -> Option<(Op, Newer)> {
    let row = ALL.iter().find(|(number, ..)| *number == opcode)?;
    Some((row.1, row.3))
}

/// The name of an instruction.
pub fn name(stand_in: Op, newer: Newer) -> Option<&'static str> {
    let mut rows = ALL.iter();
    let row = rows.find(|(_, op, _, meaning)| (*op, *meaning) == (stand_in, newer))?;
    Some(row.2)
}
