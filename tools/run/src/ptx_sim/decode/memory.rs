//! Loads and stores.

use super::super::fault::{Fault, Outcome};
use super::super::program::{Address, Inst, Load, Space, Store};
use super::super::text::tree::Operand;
use super::super::values::types::{Kind, Type};
use super::body::Body;
use super::modifiers::Modifiers;
use super::operands::exactly;

/// Cache operators: they change nothing here.
const CACHES: &[&str] = &["ca", "cg", "cs", "lu", "cv", "wb", "wt", "nc", "weak"];

/// Volatility and orderings: all accesses are in one order here.
const ORDERS: &[&str] = &["volatile", "relaxed", "acquire", "release", "mmio"];

/// The scopes of an ordering.
pub const SCOPES: &[&str] = &["cta", "cluster", "gpu", "sys"];

impl<'t> Body<'_, 't> {
    /// `ld`, `ldu`
    pub fn load(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let line = modifiers.line();
        let (is_shared, space, lanes, ty) = Self::access(&mut modifiers)?;
        let [d, at] = exactly::<2>(line, operands)?;
        let (at, space) = self.place(line, at, space)?;
        let mut register = ty.bits;
        let mut to = vec![];
        for element in Self::elements(line, d, lanes)? {
            to.push(match element {
                Operand::Name("_", 0) => None,
                element => {
                    let (d, bits) = self.wide_target(line, element, ty)?;
                    register = bits;
                    Some(d)
                }
            });
        }
        Ok(Inst::Load(Box::new(Load {
            space,
            at,
            to,
            ty,
            register,
            is_shared,
        })))
    }

    /// `st`
    pub fn store(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let line = modifiers.line();
        let (_, space, lanes, ty) = Self::access(&mut modifiers)?;
        let [at, a] = exactly::<2>(line, operands)?;
        let (at, space) = self.place(line, at, space)?;
        if matches!(space, Space::Const | Space::Param) {
            return Err(Fault::new(line, "nothing is stored in this space"));
        }
        let from = Self::elements(line, a, lanes)?;
        let from = from
            .iter()
            .map(|element| self.wide_source(line, element, ty));
        let from = from.collect::<Outcome<Vec<_>>>()?;
        Ok(Inst::Store(Box::new(Store {
            space,
            at,
            from,
            ty,
        })))
    }

    /// The modifiers of a load or a store.
    fn access(modifiers: &mut Modifiers<'t>) -> Outcome<(bool, Space, usize, Type)> {
        modifiers.skip(CACHES);
        modifiers.skip_starting("L1::");
        modifiers.skip_starting("L2::");
        let is_shared = modifiers.one_of(ORDERS).is_some();
        modifiers.skip(SCOPES);
        let space = Self::space(modifiers).unwrap_or(Space::Generic);
        let lanes = modifiers.lanes();
        let ty = modifiers.ty()?;
        modifiers.finish()?;
        match ty.kind {
            Kind::Predicate => Err(modifiers.unknown()),
            _ => Ok((is_shared, space, lanes, ty)),
        }
    }

    /// A place in a space. Parameters of functions are in local memory.
    pub fn place(
        &mut self,
        line: u32,
        operand: &Operand<'t>,
        space: Space,
    ) -> Outcome<(Address, Space)> {
        let (at, own) = self.address(line, operand)?;
        let space = match (space, own) {
            (Space::Param, Some(Space::Local)) => Space::Local,
            // The address of a variable is an address in its own space.
            (Space::Generic, Some(own)) => own,
            (space, _) => space,
        };
        Ok((at, space))
    }
}
