//! What the ops of the dialect `spv` are called today.

/// Ops whose names say something else today, without their prefix.
const RENAMED: &[(&str, &str)] = &[
    ("_address_of", "mlir.addressof"),
    ("_merge", "mlir.merge"),
    ("_reference_of", "mlir.referenceof"),
    ("_yield", "mlir.yield"),
    ("AssumeTrueKHR", "KHR.AssumeTrue"),
    ("AtomicFAddEXT", "EXT.AtomicFAdd"),
    ("ConvertBF16ToFINTEL", "INTEL.ConvertBF16ToF"),
    ("ConvertFToBF16INTEL", "INTEL.ConvertFToBF16"),
    ("GroupFMulKHR", "KHR.GroupFMul"),
    ("GroupIMulKHR", "KHR.GroupIMul"),
    ("SubgroupBallotKHR", "KHR.SubgroupBallot"),
    ("SubgroupBlockReadINTEL", "INTEL.SubgroupBlockRead"),
    ("SubgroupBlockWriteINTEL", "INTEL.SubgroupBlockWrite"),
    ("constant", "Constant"),
    ("globalVariable", "GlobalVariable"),
    ("loop", "mlir.loop"),
    ("selection", "mlir.selection"),
    ("specConstant", "SpecConstant"),
    ("specConstantComposite", "SpecConstantComposite"),
    ("undef", "Undef"),
];

/// The extended sets, whose ops begin with a part that names them.
const SETS: [(&str, &str); 2] = [("GLSL.", "GL."), ("OCL.", "CL.")];

/// Ops that ended the body of a module, which ends by itself today.
const ENDS_OF_MODULES: [&str; 2] = ["_module_end", "mlir.endmodule"];

/// Ops of which nothing is left, by the beginning of their names, with what to use.
const GONE: &[(&str, &str)] = &[
    (
        "CooperativeMatrix",
        "use the matrices of SPV_KHR_cooperative_matrix, 'spirv.KHR.CooperativeMatrix…'",
    ),
    (
        "JointMatrix",
        "use the matrices of SPV_KHR_cooperative_matrix, 'spirv.KHR.CooperativeMatrix…'",
    ),
];

/// Families whose operands of scope and semantics stood in quotes.
const WITH_SCOPES: [&str; 5] = [
    "Atomic",
    "ControlBarrier",
    "EXT.Atomic",
    "Group",
    "MemoryBarrier",
];

/// What becomes of an op's name.
#[derive(Debug, PartialEq, Eq)]
pub enum Today {
    /// It is called this, with its prefix.
    Named(String),
    /// The op has gone, and nothing of it is needed.
    Needless,
    /// The op has gone, and this is what to do.
    Gone(&'static str),
}

/// What an op is called today whose name behind `spv.` this is.
pub fn today(name: &str) -> Today {
    if ENDS_OF_MODULES.contains(&name) {
        return Today::Needless;
    }
    if let Some((_, advice)) = GONE.iter().find(|(start, _)| name.starts_with(start)) {
        return Today::Gone(advice);
    }
    if let Some((_, new)) = RENAMED.iter().find(|(old, _)| *old == name) {
        return Today::Named(format!("spirv.{new}"));
    }
    for (old, new) in SETS {
        if let Some(op) = name.strip_prefix(old) {
            return Today::Named(format!("spirv.{new}{op}"));
        }
    }
    Today::Named(format!("spirv.{name}"))
}

/// Whether the op's scopes and semantics stood in quotes.
pub fn has_scopes(name: &str) -> bool {
    WITH_SCOPES.iter().any(|family| name.starts_with(family))
}

/// Whether the op is arithmetic among a group, which says its result's type today.
pub fn is_group_arithmetic(name: &str) -> bool {
    const ARITHMETIC: [&str; 13] = [
        "IAdd",
        "FAdd",
        "IMul",
        "FMul",
        "SMin",
        "UMin",
        "FMin",
        "SMax",
        "UMax",
        "FMax",
        "BitwiseAnd",
        "BitwiseOr",
        "BitwiseXor",
    ];
    let op = name.strip_prefix("GroupNonUniform");
    op.is_some_and(|op| ARITHMETIC.contains(&op) || op.starts_with("Logical"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_other_times_are_known() {
        for (old, new) in [
            ("_merge", "spirv.mlir.merge"),
            ("loop", "spirv.mlir.loop"),
            ("GLSL.FAbs", "spirv.GL.FAbs"),
            ("OCL.erf", "spirv.CL.erf"),
            ("IAdd", "spirv.IAdd"),
            ("mlir.addressof", "spirv.mlir.addressof"),
        ] {
            assert_eq!(today(old), Today::Named(new.to_owned()), "{old}");
        }
        assert_eq!(today("_module_end"), Today::Needless);
        assert!(matches!(today("CooperativeMatrixLoadNV"), Today::Gone(_)));
    }
}
