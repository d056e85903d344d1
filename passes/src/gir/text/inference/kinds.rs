//! Instructions grouped by the constraints on the types of their operands and result.

use crate::gir::text::opcodes::Opcode;

/// The kinds of constraints that instructions put on types.
#[derive(Clone, Copy)]
pub(super) enum Rule {
    /// No constraint.
    Nothing,
    /// Operands and result have one type.
    Same,
    /// Result and first operand have one type; the other operands do not matter.
    First,
    /// Like `First`, and the second operand is a u32.
    FirstByIndex,
    Literal,
    Compare,
    Select,
    Load,
    Store,
    Alloc,
    Convert,
    Splat,
    AtomicUpdate,
    CompareExchange,
    Phi,
    Branch,
    Return,
    Call,
    /// The result and the operands are u32.
    Word,
    Ballot,
    Vector,
    Extract,
    Insert,
}

/// The constraint that an instruction puts on types.
pub(super) fn rule(opcode: Opcode) -> Rule {
    use Opcode::*;
    match opcode {
        Mov | SubgroupReduce => Rule::Same,
        Gep => Rule::First,
        SubgroupShuffle | SubgroupShuffleXor | SubgroupBroadcast => Rule::FirstByIndex,
        Iconst | Uconst | Fconst => Rule::Literal,
        IcmpEq | IcmpNe | IcmpLt | IcmpLe | IcmpGt | IcmpGe => Rule::Compare,
        UcmpEq | UcmpNe | UcmpLt | UcmpLe | UcmpGt | UcmpGe => Rule::Compare,
        FcmpOeq | FcmpOne | FcmpOlt | FcmpOle | FcmpOgt | FcmpOge => Rule::Compare,
        FcmpUeq | FcmpUne | FcmpUlt | FcmpUle | FcmpUgt | FcmpUge => Rule::Compare,
        Select => Rule::Select,
        Load | AtomicLoad => Rule::Load,
        Store | AtomicStore => Rule::Store,
        Alloc => Rule::Alloc,
        Bitcast | Trunc | Zext | Sext | Fptosi | Fptoui | Sitofp | Uitofp | Fpext | Fptrunc => {
            Rule::Convert
        }
        Addrspacecast => Rule::Convert,
        Splat => Rule::Splat,
        AtomicRmw => Rule::AtomicUpdate,
        AtomicCmpxchg => Rule::CompareExchange,
        Phi => Rule::Phi,
        BrIf | Assert => Rule::Branch,
        Ret => Rule::Return,
        Call => Rule::Call,
        GlobalId | LocalId | WorkgroupId | NumWorkgroups | WorkgroupSize => Rule::Word,
        SubgroupId | SubgroupSize | SubgroupLocalId | NumSubgroups => Rule::Word,
        SubgroupAny | SubgroupAll => Rule::Word,
        SubgroupBallot => Rule::Ballot,
        Vec => Rule::Vector,
        Extract => Rule::Extract,
        Insert => Rule::Insert,
        lanewise if lanewise.info().lanewise.is_some() => Rule::Same,
        _ => Rule::Nothing,
    }
}
