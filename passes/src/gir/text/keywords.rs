//! The closed word sets of the language: orderings, scopes, axes, atomic and reduction operations,
//! address spaces, scalar types, attribute names, and the extensions that strict mode refuses.
//!
//! Each set is one table of `Variant = "spelling"`; reading, printing and the lists in messages
//! all come from it.

/// A closed set of words, so that one parser function reads them all.
pub(super) trait Keyword: Copy + 'static {
    /// Every word.
    const ALL: &'static [Self];

    /// The word in GIR text.
    fn spelling(self) -> &'static str;
}

/// Declares an enum whose variants have one spelling each.
macro_rules! keywords {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $spelling:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$doc])* #[doc = concat!("`", $spelling, "`")] $variant,)+
        }

        impl $name {
            /// Every variant, in the order of the declaration.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The spelling in GIR text.
            pub const fn spelling(self) -> &'static str {
                match self {
                    $(Self::$variant => $spelling,)+
                }
            }

            /// The variant that is spelled `text`.
            pub fn from_spelling(text: &str) -> Option<Self> {
                match text {
                    $($spelling => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }

        impl Keyword for $name {
            const ALL: &'static [Self] = Self::ALL;

            fn spelling(self) -> &'static str {
                self.spelling()
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str(self.spelling())
            }
        }
    };
}

keywords! {
    /// Scalar types (GIR specification section 3.1).
    Scalar {
        I8 = "i8",
        I16 = "i16",
        I32 = "i32",
        I64 = "i64",
        U8 = "u8",
        U16 = "u16",
        U32 = "u32",
        U64 = "u64",
        F16 = "f16",
        F32 = "f32",
        F64 = "f64",
        BF16 = "bf16",
    }
}

/// The class of a scalar type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScalarClass {
    /// Two's-complement signed integer.
    Signed,
    /// Unsigned integer.
    Unsigned,
    /// Binary floating point: the formats of IEEE 754, and bf16.
    Float,
}

impl Scalar {
    /// Width in bits: 8, 16, 32 or 64.
    pub const fn width(self) -> u32 {
        match self {
            Self::I8 | Self::U8 => 8,
            Self::I16 | Self::U16 | Self::F16 | Self::BF16 => 16,
            Self::I32 | Self::U32 | Self::F32 => 32,
            Self::I64 | Self::U64 | Self::F64 => 64,
        }
    }

    /// Signed, unsigned or float.
    pub const fn class(self) -> ScalarClass {
        match self {
            Self::I8 | Self::I16 | Self::I32 | Self::I64 => ScalarClass::Signed,
            Self::U8 | Self::U16 | Self::U32 | Self::U64 => ScalarClass::Unsigned,
            Self::F16 | Self::F32 | Self::F64 | Self::BF16 => ScalarClass::Float,
        }
    }
}

impl ScalarClass {
    /// The type that a suffix without width denotes in this class.
    pub const fn usual(self) -> Scalar {
        match self {
            Self::Signed => Scalar::I32,
            Self::Unsigned => Scalar::U32,
            Self::Float => Scalar::F32,
        }
    }

    /// The name of the class in messages.
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Signed => "signed integer",
            Self::Unsigned => "unsigned integer",
            Self::Float => "floating point",
        }
    }
}

keywords! {
    /// Address spaces of pointers (GIR specification section 3.2).
    AddressSpace {
        Generic = "generic",
        Global = "global",
        Shared = "shared",
        Local = "local",
        Const = "const",
    }
}

impl AddressSpace {
    /// The space that other GPU dialects call `text`; accepted on input, never printed.
    pub fn from_alias(text: &str) -> Option<Self> {
        match text {
            "workgroup" => Some(Self::Shared),
            "private" => Some(Self::Local),
            "constant" => Some(Self::Const),
            _ => None,
        }
    }
}

keywords! {
    /// Memory orderings (GIR specification section 9.1), weakest first.
    Ordering {
        Relaxed = "relaxed",
        Acquire = "acquire",
        Release = "release",
        AcqRel = "acq_rel",
        SeqCst = "seq_cst",
    }
}

keywords! {
    /// Memory and execution scopes (GIR specification section 9.2), smallest first.
    Scope {
        Invocation = "invocation",
        Subgroup = "subgroup",
        Workgroup = "workgroup",
        Device = "device",
        System = "system",
    }
}

keywords! {
    /// Dimensions of the launch grid.
    Axis {
        X = "x",
        Y = "y",
        Z = "z",
    }
}

keywords! {
    /// Operations of `atomic.rmw` (GIR specification section 9.5).
    UpdateOp {
        Add = "add",
        Sub = "sub",
        MinS = "min_s",
        MinU = "min_u",
        MaxS = "max_s",
        MaxU = "max_u",
        And = "and",
        Or = "or",
        Xor = "xor",
        Exchange = "exchange",
        IncWrap = "inc_wrap",
        DecWrap = "dec_wrap",
        FAdd = "fadd",
        FMin = "fmin",
        FMax = "fmax",
        FlagTestAndSet = "flag_test_and_set",
        FlagClear = "flag_clear",
    }
}

impl UpdateOp {
    /// False for the flag operations, whose only operand is the pointer.
    pub const fn takes_value(self) -> bool {
        !matches!(self, Self::FlagTestAndSet | Self::FlagClear)
    }

    /// False for `flag_clear`, which yields nothing.
    pub const fn yields(self) -> bool {
        !matches!(self, Self::FlagClear)
    }
}

keywords! {
    /// Operations of `subgroup.reduce`.
    ReduceOp {
        Add = "add",
        Mul = "mul",
        Min = "min",
        Max = "max",
        And = "and",
        Or = "or",
        Xor = "xor",
    }
}

keywords! {
    /// The parts of an instruction besides operands: the `name=value` attributes, and the word before the operands of
    /// some opcodes (`Axis`, `Update`, `Reduce`).
    AttributeKey {
        Ordering = "ordering",
        OrderingSucc = "ordering_succ",
        OrderingFail = "ordering_fail",
        Scope = "scope",
        ExecScope = "exec_scope",
        MemScope = "mem_scope",
        Semantics = "semantics",
        Stride = "stride",
        Count = "count",
        /// Never written as `axis=`: the word after `global_id` and its like.
        Axis = "axis",
        /// Never written as `op=`: the word after `atomic.rmw`.
        Update = "atomic operation",
        /// Never written as `op=`: the word after `subgroup.reduce`.
        Reduce = "reduction",
    }
}

keywords! {
    /// Parts of the language beyond the published core; strict mode refuses them by this name.
    Extension {
        AddressSpaceAliases = "address space aliases",
        Literals = "exponents, inf, nan and exact float bits",
        PlainNumbers = "numbers without suffix",
        ConversionTargets = "conversion targets",
        KernelSizes = "kernel sizes",
        ParameterBindings = "parameter bindings",
        Arrays = "arrays in globals and locals",
        ExternalFunctions = "external functions",
        Builtins = "builtins",
        Synchronisation = "synchronisation",
        Calls = "calls",
        PointerCasts = "pointer casts",
        SignedIndices = "signed indices",
        Vectors = "vectors",
        Math = "math functions",
        Subgroups = "subgroup operations",
        Printing = "printing",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_read_back() {
        for &scalar in Scalar::ALL {
            assert_eq!(Scalar::from_spelling(scalar.spelling()), Some(scalar));
            let spelling = scalar.spelling().trim_start_matches('b');
            let letter = &spelling[..1];
            let class = ["i", "u", "f"].iter().position(|&class| class == letter);
            assert_eq!(class, Some(scalar.class() as usize));
            assert_eq!(spelling[1..].parse(), Ok(scalar.width()));
        }
        for &op in UpdateOp::ALL {
            assert_eq!(UpdateOp::from_spelling(&op.to_string()), Some(op));
        }
        assert_eq!(Ordering::from_spelling("Relaxed"), None);
        assert_eq!(UpdateOp::from_spelling("fsub"), None);
        assert_eq!(
            AddressSpace::from_alias("private"),
            Some(AddressSpace::Local)
        );
        assert_eq!(AddressSpace::from_alias("vram"), None);
    }

    #[test]
    fn flags_take_no_value_and_clear_yields_nothing() {
        let without_value: Vec<_> = UpdateOp::ALL
            .iter()
            .filter(|op| !op.takes_value())
            .collect();
        assert_eq!(
            without_value,
            [&UpdateOp::FlagTestAndSet, &UpdateOp::FlagClear]
        );
        assert!(UpdateOp::FlagTestAndSet.yields() && !UpdateOp::FlagClear.yields());
    }
}
