//! Checks of operations that are undefined for some operands.
//!
//! The kernel tests the operands, and calls the run time only for operands outside the domain.
//! Operations of `arith`, whose result is then undefined, become their total counterparts of `lir`.

use super::{sites::Sites, table::Watched};
use crate::lir::arithmetic::{Arithmetic, domains};
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpSpec, OpView, TypeExt, Value},
    lir,
    upstream::{arith, scf, vector},
};

/// Inserts checks before an operation that needs them.
pub fn insert<'c>(op: Op<'c>, sites: &mut Sites) {
    let Some(total) = total(op.name()) else {
        return;
    };
    let a = Arithmetic::new(Builder::before(op));
    match total {
        lir::DivSIOp::NAME | lir::RemSIOp::NAME => {
            let operands = [op.operand(0), op.operand(1)];
            let zero = domains::divides_by_zero(&a, operands[1]);
            report(op, zero, Watched::DivisionByZero, sites);
            let overflow = domains::division_overflows(&a, operands);
            report(op, overflow, Watched::DivisionOverflow, sites);
        }
        lir::DivUIOp::NAME | lir::RemUIOp::NAME => {
            let zero = domains::divides_by_zero(&a, op.operand(1));
            report(op, zero, Watched::DivisionByZero, sites);
        }
        lir::FPToSIOp::NAME | lir::FPToUIOp::NAME => {
            let is_signed = total == lir::FPToSIOp::NAME;
            let fits = domains::converts(&a, op.operand(0), op.result(0).ty(), is_signed);
            let one = a.int(fits.ty(), 1);
            let not = a.binary(arith::XOrIOp::NAME, fits, one);
            report(op, Some(not), Watched::Conversion, sites);
        }
        _ => {
            let beyond = domains::shifts_out(&a, op.operand(1));
            report(op, beyond, Watched::Shift, sites);
        }
    }
    if total != op.name() {
        make_total(op, total);
    }
}

/// The total counterpart of an operation, or the operation itself if it is total.
fn total(name: &str) -> Option<&'static str> {
    Some(match name {
        lir::DivSIOp::NAME | arith::DivSIOp::NAME => lir::DivSIOp::NAME,
        lir::DivUIOp::NAME | arith::DivUIOp::NAME => lir::DivUIOp::NAME,
        lir::RemSIOp::NAME | arith::RemSIOp::NAME => lir::RemSIOp::NAME,
        lir::RemUIOp::NAME | arith::RemUIOp::NAME => lir::RemUIOp::NAME,
        lir::ShlIOp::NAME | arith::ShLIOp::NAME => lir::ShlIOp::NAME,
        lir::ShrSIOp::NAME | arith::ShRSIOp::NAME => lir::ShrSIOp::NAME,
        lir::ShrUIOp::NAME | arith::ShRUIOp::NAME => lir::ShrUIOp::NAME,
        lir::FPToSIOp::NAME | arith::FPToSIOp::NAME => lir::FPToSIOp::NAME,
        lir::FPToUIOp::NAME | arith::FPToUIOp::NAME => lir::FPToUIOp::NAME,
        _ => return None,
    })
}

fn make_total(op: Op<'_>, total: &str) {
    let operands: Vec<_> = op.operands().collect();
    let spec = OpSpec {
        operands: &operands,
        results: &[op.result(0).ty()],
        ..OpSpec::default()
    };
    let new = Builder::before(op).create(total, spec);
    op.result(0).replace_all_uses(new.result(0));
    op.erase();
}

/// Calls the run time if the flag is set in any lane.
fn report<'c>(op: Op<'c>, flag: Option<Value<'c>>, watched: Watched, sites: &mut Sites) {
    let Some(flag) = flag else { return };
    let b = Builder::before(op);
    let choice = scf::IfOp::build(&b, &[], any_lane(&Arithmetic::new(b), flag));
    let body = Block::new(&[]);
    choice.then_region().append(body);
    let inside = Builder::at_end(body, op.location());
    lir::CheckSiteOp::build(&inside, sites.add(op, watched));
    scf::YieldOp::build(&inside, &[]);
}

fn any_lane<'c>(a: &Arithmetic<'c>, flag: Value<'c>) -> Value<'c> {
    let Some((lanes, lane)) = flag.ty().as_vector() else {
        return flag;
    };
    let mut any = None;
    for index in 0..lanes {
        let position = ir::dense_i64(a.builder.context(), &[i64::from(index)]);
        let bit = vector::ExtractOp::build(&a.builder, lane, flag, &[], position).result();
        any = Some(match any {
            None => bit,
            Some(others) => a.binary(arith::OrIOp::NAME, others, bit),
        });
    }
    any.unwrap_or(flag)
}
