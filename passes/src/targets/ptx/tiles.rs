//! Loads of tiles of matrices: `nvvm.ldmatrix` (PTX ISA, "ldmatrix").
//!
//! As with products, the translation to LLVM IR marks each instruction as convergent.

use crate::{analysis::layout, lir::arithmetic::Arithmetic};
use gir_dialects::{
    ir::{self, Attribute, Builder, OpView as _, Signedness, Type, TypeExt, Value},
    lir, llvm,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::{arith, llvm::ExtractValueOp, nvvm},
};

/// Adds the pattern.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns.convert::<lir::FragmentLoadOp<'_>>(converter, load);
}

fn load<'c>(
    load: lir::FragmentLoadOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = load.op();
    let Some(registers) = registers(load, operands[0], &rewriter.before(op)) else {
        op.error("internal error: 'nvvm' lacks an attribute of 'ldmatrix'");
        return false;
    };
    let a = Arithmetic::new(rewriter.before(op));
    let ty = op.result(0).ty();
    let numbers = registers.into_iter();
    let numbers: Vec<_> = numbers.flat_map(|word| numbers_of(&a, word, ty)).collect();
    rewriter.replace(op, &numbers);
    true
}

/// The words that the instruction loads, one of each tile.
fn registers<'c>(
    load: lir::FragmentLoadOp<'c>,
    pointer: Value<'c>,
    b: &Builder<'c>,
) -> Option<Vec<Value<'c>>> {
    let word = ir::integer_type(b.context(), 32, Signedness::Signless);
    let count = load.tiles();
    let layout = match load.transposed() {
        true => "#nvvm.mma_layout<col>",
        false => "#nvvm.mma_layout<row>",
    };
    let [layout, shape, element] = [
        layout,
        "#nvvm.ld_st_matrix_shape<m = 8, n = 8>",
        "#nvvm.ld_st_matrix_elt_type<b16>",
    ]
    .map(|text| Attribute::parse(b.context(), text));
    let ty = match count {
        1 => word,
        _ => llvm::structure(b.context(), &vec![word; count as usize]),
    };
    let tiles = count as i32;
    let loaded = nvvm::LdMatrixOp::build(b, ty, pointer, tiles, layout?, shape?, element?).res();
    let part = |index: i64| {
        let place = ir::dense_i64(b.context(), &[index]);
        ExtractValueOp::build(b, word, loaded, place).res()
    };
    Some(match count {
        1 => vec![loaded],
        _ => (0..count).map(part).collect(),
    })
}

/// The numbers of a type in a word, the lowest first.
fn numbers_of<'c>(a: &Arithmetic<'c>, word: Value<'c>, ty: Type<'c>) -> Vec<Value<'c>> {
    let bits = 8 * layout::size(ty) as u32;
    let own = a.integer_like(word.ty(), bits);
    let number = |place: i64| {
        let moved = match place {
            0 => word,
            _ => {
                let amount = a.int(word.ty(), place * i64::from(bits));
                a.binary(arith::ShRUIOp::NAME, word, amount)
            }
        };
        let number = match bits {
            32 => moved,
            _ => a.create(arith::TruncIOp::NAME, &[moved], own),
        };
        match ty.as_float() {
            Some(_) => a.create(arith::BitcastOp::NAME, &[number], ty),
            None => number,
        }
    };
    (0..i64::from(32 / bits)).map(number).collect()
}
