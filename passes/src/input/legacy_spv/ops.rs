//! The current names of the ops of the dialect `spv`.

/// Ops with another current name, without their prefix.
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

/// The extended instruction sets, whose ops have the set's name as a prefix.
const SETS: [(&str, &str); 2] = [("GLSL.", "GL."), ("OCL.", "CL.")];

/// Terminators of the body of a module, which no longer exist.
const ENDS_OF_MODULES: [&str; 2] = ["_module_end", "mlir.endmodule"];

/// Ops without a successor, by the beginning of their names, with the advice for each.
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

/// Families whose scope and semantics operands were in quotes.
const WITH_SCOPES: [&str; 5] = [
    "Atomic",
    "ControlBarrier",
    "EXT.Atomic",
    "Group",
    "MemoryBarrier",
];

/// The current form of an op.
#[derive(Debug, PartialEq, Eq)]
pub enum Today {
    /// Its current name, with the prefix.
    Named(String),
    /// The op no longer exists, and can be left out.
    Needless,
    /// The op no longer exists; this is the advice.
    Gone(&'static str),
}

/// The current form of the op with this name after `spv.`.
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

/// Whether the op's scopes and semantics were in quotes.
pub fn has_scopes(name: &str) -> bool {
    WITH_SCOPES.iter().any(|family| name.starts_with(family))
}

/// Whether the op is group arithmetic, which now has a result type.
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
