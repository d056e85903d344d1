//! Matrices in the registers of a warp: the products `nvgpu.mma.sync` and `nvvm.mma.sync`, and the loads
//! `nvgpu.ldmatrix`.
//!
//! PTX documents which thread has which elements, so products become `mir.gpu.fragment_mul_add` with the numbers of a
//! work-item, in the order of the registers, and loads `mir.gpu.fragment_load`.

use super::{WARP, constant, keyword, replace, word};
use gir_dialects::{
    ir::{
        self, AttributeExt, Builder, MemRef, Op, OpSpec, OpView, Signedness, SmallFloat, Type,
        TypeExt, Value,
    },
    mir,
    upstream::{arith, llvm, nvgpu, nvvm, vector},
};

/// Columns of the right factor and of the sum.
const COLUMNS: i64 = 8;

/// Bits of a register.
const REGISTER: u32 = 32;

pub fn is_known(op: Op<'_>) -> bool {
    const KNOWN: [&str; 3] = [
        nvgpu::MmaSyncOp::NAME,
        nvgpu::LdMatrixOp::NAME,
        nvvm::MmaOp::NAME,
    ];
    KNOWN.contains(&op.name())
}

/// Replaces an operation; `None` after a diagnostic.
pub fn expand(op: Op<'_>) -> Option<()> {
    if let Some(product) = op.cast::<nvgpu::MmaSyncOp<'_>>() {
        of_vectors(product)
    } else if let Some(product) = op.cast::<nvvm::MmaOp<'_>>() {
        of_registers(product)
    } else {
        load(op.cast::<nvgpu::LdMatrixOp<'_>>()?)
    }
}

/// A product of a shape and of a type of factors.
struct Product<'c> {
    op: Op<'c>,
    /// Rows of the left factor, columns of the right one, and columns of the left one.
    shape: [i64; 3],
    factor: Type<'c>,
    is_unsigned: bool,
}

impl<'c> Product<'c> {
    /// The operation of mir, on the numbers of the factors and of the sum.
    fn build(&self, b: &Builder<'c>, numbers: [Vec<Value<'c>>; 3]) -> Option<Vec<Value<'c>>> {
        let [rows, columns, depth] = self.shape;
        let counts = [rows * depth, depth * columns, rows * columns].map(|count| count / WARP);
        let bits = self.factor.number_bits().unwrap_or(REGISTER);
        let least = 4 * i64::from((REGISTER / bits).max(1));
        let is_known = [8, 16].contains(&rows)
            && columns == COLUMNS
            && depth >= least
            && (depth as u64).is_power_of_two()
            && numbers
                .iter()
                .zip(counts)
                .all(|(own, count)| own.len() as i64 == count);
        if !is_known {
            self.op.error(format!(
                "multiplies matrices of shape m{rows}n{columns}k{depth} of {}, which is none of m8n8k4 of f64, m16n8k8 and m16n8k16 of f16 and bf16, m16n8k4 and m16n8k8 of tf32, m8n8k16, m16n8k16 and m16n8k32 of i8; use one of these",
                self.factor
            ));
            return None;
        }
        let sum = numbers[2].first()?.ty();
        let types = vec![sum; numbers[2].len()];
        let product = mir::FragmentMulAddOp::build(
            b,
            &types,
            rows,
            depth,
            self.factor,
            self.is_unsigned,
            &numbers.concat(),
        );
        Some(product.sums())
    }
}

/// A product of vectors with a row for each register.
fn of_vectors(product: nvgpu::MmaSyncOp<'_>) -> Option<()> {
    let op = product.op();
    let b = Builder::before(op);
    let shape: Vec<_> = product.mma_shape().as_array()?;
    let shape: Vec<_> = shape.into_iter().filter_map(AttributeExt::as_int).collect();
    let (_, element) = product.matrix_a().ty().vector_shape()?;
    let is_small = matches!(element.as_integer(), Some((bits, _)) if bits != 8);
    if is_small {
        op.error(format!(
            "multiplies matrices of {element}; extend them to i8"
        ));
        return None;
    }
    let is_cut = product.tf32_enabled() && element.as_float() == Some(REGISTER);
    let numbers = [product.matrix_a(), product.matrix_b(), product.matrix_c()]
        .map(|matrix| elements(&b, matrix));
    let [mut left, mut right, sum] = numbers;
    if is_cut {
        for number in left.iter_mut().chain(&mut right) {
            let bits = arith::BitcastOp::build(&b, word(&b), *number).out();
            *number = cut(&b, bits);
        }
    }
    let product = Product {
        op,
        shape: shape.try_into().ok()?,
        factor: if is_cut { tf32(&b)? } else { element },
        is_unsigned: false,
    };
    let sums = product.build(&b, [left, right, sum])?;
    let made = vector::FromElementsOp::build(&b, op.result(0).ty(), &sums).dest();
    replace(op, made);
    Some(())
}

/// The elements of a vector, the last index first.
fn elements<'c>(b: &Builder<'c>, value: Value<'c>) -> Vec<Value<'c>> {
    let Some((sizes, element)) = value.ty().vector_shape() else {
        return vec![value];
    };
    let count = sizes.iter().product::<i64>();
    let place = |number: i64| {
        let mut rest = number;
        let mut place: Vec<_> = sizes
            .iter()
            .rev()
            .map(|size| {
                let index = rest % size;
                rest /= size;
                index
            })
            .collect();
        place.reverse();
        let place = ir::dense_i64(b.context(), &place);
        vector::ExtractOp::build(b, element, value, &[], place).result()
    };
    (0..count).map(place).collect()
}

fn tf32<'c>(b: &Builder<'c>) -> Option<Type<'c>> {
    Type::parse(b.context(), SmallFloat::Tf32.name())
}

/// The bits of an f32 that tf32 has: hardware ignores the others.
fn cut<'c>(b: &Builder<'c>, bits: Value<'c>) -> Value<'c> {
    arith::AndIOp::build(b, bits.ty(), bits, constant(b, !0x1fff)).result()
}

/// A product of registers.
fn of_registers(product: nvvm::MmaOp<'_>) -> Option<()> {
    let op = product.op();
    let b = Builder::before(op);
    let (left, right) = (product.operand_a(), product.operand_b());
    let of = [
        product.multiplicand_a_ptx_type(),
        product.multiplicand_b_ptx_type(),
    ];
    let of = of.map(|ty| ty.map(keyword));
    if !check(product, &of) {
        return None;
    }
    let first = left.first()?.ty();
    let [of, _] = of;
    let factor = match of.as_deref() {
        Some(of @ ("bf16" | "tf32" | "f16" | "f64")) => Type::parse(b.context(), of)?,
        Some("s8" | "u8") => ir::integer_type(b.context(), 8, Signedness::Signless),
        None if first.lane().as_float().is_some() => first.lane(),
        other => {
            let other = other.map_or_else(|| first.to_string(), str::to_owned);
            op.error(format!(
                "multiplies matrices of {other}; those of f16, bf16, tf32, f64, s8 and u8 are supported"
            ));
            return None;
        }
    };
    let sums = product.operand_c();
    let [left, right] = [left, right].map(|registers| {
        let registers = registers.into_iter();
        registers
            .flat_map(|register| factors(&b, register, factor))
            .collect()
    });
    let numbers = [
        left,
        right,
        sums.iter().flat_map(|&sum| elements(&b, sum)).collect(),
    ];
    let product = Product {
        op,
        shape: shape(product.shape())?,
        factor,
        is_unsigned: of.as_deref() == Some("u8"),
    };
    let made = product.build(&b, numbers)?;
    take_apart(op, &b, sums.first()?.ty(), &made)
}

/// Whether the properties of a product other than its shape are supported; otherwise reports an error.
fn check(product: nvvm::MmaOp<'_>, [left, right]: &[Option<String>; 2]) -> bool {
    let layouts = [product.layout_a(), product.layout_b()].map(keyword);
    let saturates = product.int_overflow_behavior().map(keyword);
    let problem = if layouts != ["row", "col"] {
        "multiplies matrices of other layouts than 'row' and 'col'; use these"
    } else if left != right {
        "multiplies factors of two types; make them equal"
    } else if saturates.is_some_and(|behaviour| behaviour != "wrapped") {
        "saturates sums of integers; use 'intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>'"
    } else {
        return true;
    };
    product.op().error(problem);
    false
}

/// The numbers `m`, `n` and `k` of `#nvvm.shape<m = 16, n = 8, k = 16>`.
fn shape(attribute: ir::Attribute<'_>) -> Option<[i64; 3]> {
    let text = attribute.to_string();
    let numbers = text.split(|c: char| !c.is_ascii_digit());
    let numbers: Vec<_> = numbers.filter_map(|number| number.parse().ok()).collect();
    numbers.try_into().ok()
}

/// The factors in a register, the lowest first.
fn factors<'c>(b: &Builder<'c>, register: Value<'c>, factor: Type<'c>) -> Vec<Value<'c>> {
    if register.ty().as_integer().is_none() {
        return elements(b, register);
    }
    let bits = factor.number_bits().unwrap_or(REGISTER);
    if bits == REGISTER {
        return vec![cut(b, register)];
    }
    let ty = ir::integer_type(b.context(), bits, Signedness::Signless);
    let part = |place: u32| {
        let amount = constant(b, i64::from(place * bits));
        let moved = match place {
            0 => register,
            _ => arith::ShRUIOp::build(b, register.ty(), register, amount, false).result(),
        };
        arith::TruncIOp::build(b, ty, moved, None).op().result(0)
    };
    (0..REGISTER / bits).map(part).collect()
}

/// Replaces the parts that are taken of a product's result; `None` after a diagnostic.
fn take_apart<'c>(
    op: Op<'c>,
    b: &Builder<'c>,
    register: Type<'c>,
    sums: &[Value<'c>],
) -> Option<()> {
    let in_one = register.as_vector().map_or(1, |(lanes, _)| lanes as usize);
    let uses = op.result(0).uses().map(|(user, _)| user);
    let users: Vec<_> = uses.collect();
    for user in users {
        let part = user
            .attribute(llvm::ExtractValueOp::POSITION_ATTR)
            .and_then(AttributeExt::as_dense_i64)
            .filter(|_| user.name() == llvm::ExtractValueOp::NAME);
        let numbers = part.and_then(|part| match part[..] {
            [place] => sums.chunks(in_one).nth(usize::try_from(place).ok()?),
            _ => None,
        });
        let value = match numbers {
            Some(&[number]) => number,
            Some(numbers) => vector::FromElementsOp::build(b, register, numbers).dest(),
            None => {
                op.error("returns a structure that is used as a whole; take its parts by 'llvm.extractvalue'");
                return None;
            }
        };
        user.result(0).replace_all_uses(value);
        user.erase();
    }
    op.erase();
    Some(())
}

/// Tiles of 8 rows of 16 bytes, as `mir.gpu.fragment_load`; its memory is a memref still, which becomes a pointer with
/// those of all other accesses.
fn load(load: nvgpu::LdMatrixOp<'_>) -> Option<()> {
    let op = load.op();
    let b = Builder::before(op);
    let element = MemRef::of(load.src_memref().ty())?.element;
    let held = i64::from(REGISTER / element.number_bits().filter(|bits| *bits <= REGISTER)?);
    if load.transpose() && held != 2 {
        op.error(format!(
            "transposes tiles of {element}; only those of 16 bits can be transposed"
        ));
        return None;
    }
    let tiles = i64::from(load.num_tiles());
    let operands: Vec<_> = op.operands().collect();
    let mut attributes = vec![(
        mir::FragmentLoadOp::TILES_ATTR,
        ir::i64_attr(b.context(), tiles),
    )];
    if load.transpose() {
        attributes.push((mir::FragmentLoadOp::TRANSPOSED_ATTR, ir::flag(b.context())));
    }
    let spec = OpSpec {
        operands: &operands,
        results: &vec![element; (tiles * held) as usize],
        attributes: &attributes,
        ..OpSpec::default()
    };
    let numbers: Vec<_> = b
        .create(mir::FragmentLoadOp::NAME, spec)
        .results()
        .collect();
    let made = vector::FromElementsOp::build(&b, op.result(0).ty(), &numbers).dest();
    replace(op, made);
    Some(())
}
