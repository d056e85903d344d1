//! Operations that are split piece by piece.

use super::{Replacement, Split};
use gir_dialects::ir::{Builder, Op, OpSpec};

impl<'c> Split<'_, 'c> {
    /// The operation on each piece; operands that are not split are passed to all. `None` if it
    /// must not be split piece by piece.
    pub fn elementwise(&self, b: &Builder<'c>, op: Op<'c>) -> Option<Replacement<'c>> {
        const DIALECTS: &[&str] = &["arith", "math", "lir", "ub"];
        let (dialect, _) = op.name().split_once('.')?;
        if !DIALECTS.contains(&dialect) {
            return None;
        }
        let types = op.results().map(|result| self.rules().pieces(result.ty()));
        let types: Vec<_> = types.collect::<Option<_>>()?;
        let &(count, _) = types.first()?;
        let types: Vec<_> = types.into_iter().map(|(_, ty)| ty).collect();
        let attributes = op.attributes();
        let piece = |index| {
            let operands = op.operands().map(|operand| self.piece(operand, index));
            let operands: smallvec::SmallVec<[_; 3]> = operands.collect();
            let spec = OpSpec {
                operands: &operands,
                results: &types,
                attributes: &attributes,
                ..OpSpec::default()
            };
            b.create(op.name(), spec)
        };
        let new: Vec<_> = (0..count).map(piece).collect();
        let of_result = |index| new.iter().map(|op| op.result(index)).collect();
        let all = (0..types.len()).map(of_result).collect();
        Some(Replacement::PiecesOfEach(all))
    }
}
