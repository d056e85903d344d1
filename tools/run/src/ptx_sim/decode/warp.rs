//! Collective operations of threads: barriers, shuffles, votes.

use super::super::fault::Outcome;
use super::super::program::{Barrier, Exchange, Fold, Guard, Inst, Reduction, Register, Together};
use super::super::text::tree::{Number, Operand};
use super::super::values::types::{Kind, Type};
use super::body::Body;
use super::modifiers::Modifiers;
use super::operands::exactly;

const WORD: Type = Type {
    kind: Kind::Bits,
    bits: 32,
};
const PREDICATE: Type = Type {
    kind: Kind::Predicate,
    bits: 1,
};

impl<'t> Body<'_, 't> {
    /// `shfl.sync`, `vote.sync`, `match.sync`, `redux.sync`
    pub fn together(
        &mut self,
        mnemonic: &str,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        if !modifiers.has("sync") {
            return Err(modifiers.unknown());
        }
        match mnemonic {
            "shfl" => self.shuffle(modifiers, operands),
            "vote" => self.vote(modifiers, operands),
            "match" => self.find_matches(modifiers, operands),
            _ => self.reduce(modifiers, operands),
        }
    }

    fn shuffle(&mut self, mut modifiers: Modifiers<'t>, operands: &[Operand<'t>]) -> Outcome<Inst> {
        let line = modifiers.line();
        let what = match modifiers.one_of(&["up", "down", "bfly", "idx"]) {
            Some("up") => Exchange::ShuffleUp,
            Some("down") => Exchange::ShuffleDown,
            Some("bfly") => Exchange::ShuffleXor,
            Some(_) => Exchange::ShuffleIndex,
            None => return Err(modifiers.unknown()),
        };
        self.only_words(&mut modifiers)?;
        let [d, a, b, c, members] = exactly::<5>(line, operands)?;
        let (d, p) = self.result_and_predicate(line, d)?;
        let words = [a, b, c, members].map(|operand| self.source(line, operand, WORD));
        let [a, b, c, members] = words;
        Ok(Inst::Together(Box::new(Together {
            what,
            members: members?,
            d,
            p,
            a: a?,
            negated: false,
            b: b?,
            c: c?,
        })))
    }

    fn only_words(&self, modifiers: &mut Modifiers<'t>) -> Outcome<()> {
        let ty = modifiers.ty()?;
        modifiers.finish()?;
        match ty == WORD {
            true => Ok(()),
            false => Err(modifiers.unknown()),
        }
    }

    /// `%d|%p`, or `%d`; either may be nothing.
    fn result_and_predicate(
        &mut self,
        line: u32,
        operand: &Operand<'t>,
    ) -> Outcome<(Option<Register>, Option<Register>)> {
        let (d, p) = match operand {
            Operand::Pair(d, p) => (*d, Some(*p)),
            Operand::Name(d, 0) => (*d, None),
            operand => return self.target(line, operand, WORD).map(|d| (Some(d), None)),
        };
        let mut target = |name: &'t str, ty| match name {
            "_" => Ok(None),
            name => self.target(line, &Operand::Name(name, 0), ty).map(Some),
        };
        let d = target(d, WORD)?;
        let p = match p {
            Some(p) => target(p, PREDICATE)?,
            None => None,
        };
        Ok((d, p))
    }

    fn vote(&mut self, mut modifiers: Modifiers<'t>, operands: &[Operand<'t>]) -> Outcome<Inst> {
        let line = modifiers.line();
        let (what, to) = match modifiers.one_of(&["all", "any", "uni", "ballot"]) {
            Some("all") => (Exchange::VoteAll, PREDICATE),
            Some("any") => (Exchange::VoteAny, PREDICATE),
            Some("uni") => (Exchange::VoteSame, PREDICATE),
            Some(_) => (Exchange::Ballot, WORD),
            None => return Err(modifiers.unknown()),
        };
        let ty = modifiers.ty()?;
        modifiers.finish()?;
        if ty != to {
            return Err(modifiers.unknown());
        }
        let [d, a, members] = exactly::<3>(line, operands)?;
        let d = self.target(line, d, to)?;
        let a = self.predicate(line, a)?;
        let members = self.source(line, members, WORD)?;
        Ok(one_operand(what, members, (Some(d), None), a))
    }

    fn find_matches(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let line = modifiers.line();
        let what = match modifiers.one_of(&["any", "all"]) {
            Some("any") => Exchange::MatchAny,
            Some(_) => Exchange::MatchAll,
            None => return Err(modifiers.unknown()),
        };
        let ty = modifiers.ty()?;
        modifiers.finish()?;
        if ty.kind != Kind::Bits || ty.bits < 32 {
            return Err(modifiers.unknown());
        }
        let [d, a, members] = exactly::<3>(line, operands)?;
        let results = self.result_and_predicate(line, d)?;
        let a = plain(self.source(line, a, ty)?);
        let members = self.source(line, members, WORD)?;
        Ok(one_operand(what, members, results, a))
    }

    fn reduce(&mut self, mut modifiers: Modifiers<'t>, operands: &[Operand<'t>]) -> Outcome<Inst> {
        let line = modifiers.line();
        let op = modifiers.one_of(&["add", "min", "max", "and", "or", "xor"]);
        let ty = modifiers.ty()?;
        modifiers.finish()?;
        let fold = match (op, ty.kind) {
            (Some("add"), Kind::Unsigned | Kind::Signed) => Fold::Add,
            (Some("min"), Kind::Unsigned) => Fold::LeastUnsigned,
            (Some("min"), Kind::Signed) => Fold::LeastSigned,
            (Some("max"), Kind::Unsigned) => Fold::GreatestUnsigned,
            (Some("max"), Kind::Signed) => Fold::GreatestSigned,
            (Some("and"), Kind::Bits) => Fold::And,
            (Some("or"), Kind::Bits) => Fold::Or,
            (Some("xor"), Kind::Bits) => Fold::Xor,
            _ => return Err(modifiers.unknown()),
        };
        if ty.bits != 32 {
            return Err(modifiers.unknown());
        }
        let [d, a, members] = exactly::<3>(line, operands)?;
        let a = plain(self.source(line, a, ty)?);
        let members = self.source(line, members, WORD)?;
        let d = self.target(line, d, ty)?;
        Ok(one_operand(
            Exchange::Reduce(fold),
            members,
            (Some(d), None),
            a,
        ))
    }

    /// `activemask`
    pub fn active_mask(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        self.only_words(&mut modifiers)?;
        let line = modifiers.line();
        let [d] = exactly::<1>(line, operands)?;
        self.target(line, d, WORD).map(Inst::ActiveMask)
    }

    /// `bar` and `barrier`, of a block or of a warp.
    pub fn barrier(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let line = modifiers.line();
        if modifiers.has("warp") {
            if !modifiers.has("sync") {
                return Err(modifiers.unknown());
            }
            modifiers.finish()?;
            let [members] = exactly::<1>(line, operands)?;
            let members = self.source(line, members, WORD)?;
            return Ok(one_operand(
                Exchange::Wait,
                members,
                (None, None),
                plain(members),
            ));
        }
        modifiers.skip(&["cta", "aligned"]);
        match modifiers.one_of(&["sync", "arrive", "red"]) {
            Some("red") => self.barrier_with_reduction(modifiers, operands),
            Some(kind) => {
                modifiers.finish()?;
                let (id, count) = match operands {
                    [id] if kind == "sync" => (id, None),
                    [id, count] => (id, Some(count)),
                    _ => return Err(modifiers.unknown()),
                };
                let waits = kind == "sync";
                self.barrier_of(line, id, count, waits, None)
            }
            None => Err(modifiers.unknown()),
        }
    }

    fn barrier_with_reduction(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let line = modifiers.line();
        let (reduction, to) = match modifiers.one_of(&["popc", "and", "or"]) {
            Some("popc") => (Reduction::Count, WORD),
            Some("and") => (Reduction::All, PREDICATE),
            Some(_) => (Reduction::Any, PREDICATE),
            None => return Err(modifiers.unknown()),
        };
        modifiers.skip(&["aligned"]);
        let ty = modifiers.ty()?;
        modifiers.finish()?;
        let (d, id, count, p) = match operands {
            [d, id, p] => (d, id, None, p),
            [d, id, count, p] => (d, id, Some(count), p),
            _ => return Err(modifiers.unknown()),
        };
        if ty.bits != to.bits {
            return Err(modifiers.unknown());
        }
        let d = self.target(line, d, to)?;
        let p = self.predicate(line, p)?;
        self.barrier_of(line, id, count, true, Some((reduction, d, p)))
    }

    fn barrier_of(
        &mut self,
        line: u32,
        id: &Operand<'t>,
        count: Option<&Operand<'t>>,
        waits: bool,
        reduction: Option<(Reduction, Register, Guard)>,
    ) -> Outcome<Inst> {
        let id = self.source(line, id, WORD)?;
        let count = match count {
            Some(Operand::Number(Number::Integer(0))) | None => None,
            Some(count) => Some(self.source(line, count, WORD)?),
        };
        Ok(Inst::Barrier(Box::new(Barrier {
            id,
            count,
            waits,
            reduction,
        })))
    }
}

fn plain(predicate: Register) -> Guard {
    Guard {
        predicate,
        negated: false,
    }
}

fn one_operand(
    what: Exchange,
    members: Register,
    (d, p): (Option<Register>, Option<Register>),
    a: Guard,
) -> Inst {
    Inst::Together(Box::new(Together {
        what,
        members,
        d,
        p,
        a: a.predicate,
        negated: a.negated,
        b: members,
        c: members,
    }))
}
