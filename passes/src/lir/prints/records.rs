//! Accesses to the buffer for `printf` and assertions. [`crate::printf::buffer`] has its layout.

use super::lir_lower_printf::argument_types;
use crate::{
    lir::arithmetic::Arithmetic,
    printf::buffer::{HEADER, Table},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{self, Block, Builder, OpView, Signedness, Type, TypeExt as _, Value},
    lir::{self, Sign},
    upstream::{
        arith::{self, CmpIPredicate},
        scf, vector,
    },
};

/// From this number on losses are not counted any more, so that the count does not start again.
const MANY: i64 = 1 << 31;

/// The buffer of a module.
pub struct Buffer<'c> {
    /// The name of its global.
    pub name: String,
    /// The type of a pointer to a word of it.
    pub ty: Type<'c>,
    /// The words for records.
    pub capacity: i64,
    /// The formats and the assertions.
    pub table: Table,
}

/// The accesses of one operation.
struct Access<'c, 'b> {
    b: Builder<'c>,
    a: Arithmetic<'c>,
    word: Type<'c>,
    buffer: &'b Buffer<'c>,
    base: Value<'c>,
}

impl<'c> Buffer<'c> {
    fn access(&self, b: Builder<'c>) -> Access<'c, '_> {
        Access {
            b,
            a: Arithmetic::new(b),
            word: ir::integer_type(b.context(), 32, Signedness::Signless),
            buffer: self,
            base: lir::AddressOfOp::build(&b, self.ty, &self.name).result(),
        }
    }

    /// Writes the record of a `printf` before it.
    pub fn record(&self, printf: lir::PrintfOp<'c>) {
        let op = printf.op();
        let types = argument_types(printf);
        let written: Vec<_> = types.iter().map(ToString::to_string).collect();
        let known = self
            .table
            .formats
            .iter()
            .position(|known| known.format == printf.format() && known.arguments == written);
        let Some(number) = known else {
            return;
        };
        let size = HEADER + types.iter().map(|ty| ty.words()).sum::<usize>();
        let access = self.access(Builder::before(op));
        access.record(
            number as i64 + 1,
            size as i64,
            &op.operands().collect::<Vec<_>>(),
        );
    }

    /// Counts the failure of an assertion.
    pub fn fail(&self, b: Builder<'c>, assertion: usize) {
        let access = self.access(b);
        let place = Table::failures(assertion) as i64;
        let count = access.fixed(place);
        access.add(count, access.int(1));
        let first = access.fixed(place + 1);
        let inverse = access
            .a
            .binary(arith::XOrIOp::NAME, access.item_of_grid(), access.int(-1));
        let (relaxed, device) = (MemoryOrdering::Relaxed, MemoryScope::Device);
        lir::AtomicMaxOp::build(
            &b,
            access.word,
            first,
            inverse,
            relaxed,
            device,
            Sign::Unsigned,
        );
    }
}

impl<'c> Access<'c, '_> {
    fn int(&self, value: i64) -> Value<'c> {
        self.a.int(self.word, value)
    }

    fn add(&self, ptr: Value<'c>, value: Value<'c>) -> Value<'c> {
        let (relaxed, device) = (MemoryOrdering::Relaxed, MemoryScope::Device);
        lir::AtomicAddOp::build(&self.b, self.word, ptr, value, relaxed, device).result()
    }

    fn load(&self, ptr: Value<'c>) -> Value<'c> {
        let (relaxed, device) = (MemoryOrdering::Relaxed, MemoryScope::Device);
        lir::AtomicLoadOp::build(&self.b, self.word, ptr, relaxed, device).result()
    }

    /// The pointer to a word.
    fn at(&self, index: Value<'c>) -> Value<'c> {
        lir::GepOp::build(&self.b, self.buffer.ty, self.base, index, 4, true).result()
    }

    /// The pointer to a word whose number is known.
    fn fixed(&self, index: i64) -> Value<'c> {
        self.at(self.int(index))
    }

    /// The same accesses at the end of a block.
    fn inside(&self, block: Block<'c>) -> Self {
        let b = Builder::at_end(block, self.b.location());
        Self {
            b,
            a: Arithmetic::new(b),
            ..*self
        }
    }

    fn record(&self, number: i64, size: i64, arguments: &[Value<'c>]) {
        let room = self.buffer.capacity - size;
        if room < 0 {
            self.lose();
            return;
        }
        let room = self.int(room);
        // Nothing is taken from a full buffer, so that the count of words does not start again.
        let taken = self.load(self.base);
        let may_fit = self.a.cmpi(CmpIPredicate::Ule, taken, room);
        let take = scf::IfOp::build(&self.b, &[self.word], may_fit);
        let inside = self.block(take.then_region());
        let place = inside.add(self.base, inside.int(size));
        scf::YieldOp::build(&inside.b, &[place]);
        let inside = self.block(take.else_region());
        scf::YieldOp::build(&inside.b, &[inside.int(-1)]);
        let place = take.op().result(0);
        let fits = self.a.cmpi(CmpIPredicate::Ule, place, room);
        let write = scf::IfOp::build(&self.b, &[], fits);
        let inside = self.block(write.then_region());
        inside.write(place, number, arguments);
        scf::YieldOp::build(&inside.b, &[]);
        let inside = self.block(write.else_region());
        inside.lose();
        scf::YieldOp::build(&inside.b, &[]);
    }

    fn block(&self, region: ir::Region<'c>) -> Self {
        let block = Block::new(&[]);
        region.append(block);
        self.inside(block)
    }

    fn write(&self, place: Value<'c>, number: i64, arguments: &[Value<'c>]) {
        let mut all = vec![self.int(number), self.group(), self.item()];
        for &argument in arguments {
            all.extend(words(&self.b, argument));
        }
        let start = self.buffer.table.start() as i64;
        for (offset, value) in all.into_iter().enumerate() {
            let offset = self.int(start + offset as i64);
            let index = self.a.binary(arith::AddIOp::NAME, place, offset);
            lir::StoreOp::build(&self.b, self.at(index), value, 4, false, None, None);
        }
    }

    fn lose(&self) {
        let lost = self.fixed(1);
        let is_counted = self
            .a
            .cmpi(CmpIPredicate::Ult, self.load(lost), self.int(MANY));
        let count = scf::IfOp::build(&self.b, &[], is_counted);
        let inside = self.block(count.then_region());
        inside.add(lost, inside.int(1));
        scf::YieldOp::build(&inside.b, &[]);
    }

    // Linear indices: x first, then y, then z.

    fn linear(&self, [x, y, z]: [Value<'c>; 3], [width, height]: [Value<'c>; 2]) -> Value<'c> {
        let times = |a, b| self.a.binary(arith::MulIOp::NAME, a, b);
        let plus = |a, b| self.a.binary(arith::AddIOp::NAME, a, b);
        plus(x, times(width, plus(y, times(height, z))))
    }

    fn group(&self) -> Value<'c> {
        let (b, word) = (&self.b, self.word);
        let index = [
            lir::IdGroupXOp::build(b, word).result(),
            lir::IdGroupYOp::build(b, word).result(),
            lir::IdGroupZOp::build(b, word).result(),
        ];
        let extents = [
            lir::NumGroupsXOp::build(b, word).result(),
            lir::NumGroupsYOp::build(b, word).result(),
        ];
        self.linear(index, extents)
    }

    fn item(&self) -> Value<'c> {
        let (b, word) = (&self.b, self.word);
        let index = [
            lir::IdLocalXOp::build(b, word).result(),
            lir::IdLocalYOp::build(b, word).result(),
            lir::IdLocalZOp::build(b, word).result(),
        ];
        let extents = [
            lir::GroupSizeXOp::build(b, word).result(),
            lir::GroupSizeYOp::build(b, word).result(),
        ];
        self.linear(index, extents)
    }

    /// The index of the work-item in the grid: workgroups one after the other.
    fn item_of_grid(&self) -> Value<'c> {
        let (b, word) = (&self.b, self.word);
        let extents = [
            lir::GroupSizeXOp::build(b, word).result(),
            lir::GroupSizeYOp::build(b, word).result(),
            lir::GroupSizeZOp::build(b, word).result(),
        ];
        let times = |a, b| self.a.binary(arith::MulIOp::NAME, a, b);
        let size = times(times(extents[0], extents[1]), extents[2]);
        let before = times(self.group(), size);
        self.a.binary(arith::AddIOp::NAME, before, self.item())
    }
}

/// A number or vector as words of a record.
fn words<'c>(b: &Builder<'c>, value: Value<'c>) -> Vec<Value<'c>> {
    let ty = value.ty();
    let Some((lanes, lane)) = ty.as_vector() else {
        return number_words(b, value);
    };
    let lanes = (0..i64::from(lanes)).flat_map(|position| {
        let position = ir::dense_i64(b.context(), &[position]);
        let number = vector::ExtractOp::build(b, lane, value, &[], position).result();
        number_words(b, number)
    });
    lanes.collect()
}

fn number_words<'c>(b: &Builder<'c>, value: Value<'c>) -> Vec<Value<'c>> {
    let a = Arithmetic::new(*b);
    let ty = value.ty();
    let integer = |width| ir::integer_type(b.context(), width, Signedness::Signless);
    match (ty.as_float(), ty.as_integer()) {
        (Some(64), _) => {
            let bits = arith::BitcastOp::build(b, integer(64), value).out();
            number_words(b, bits)
        }
        (Some(32), _) => vec![arith::BitcastOp::build(b, integer(32), value).out()],
        (Some(_), _) => {
            let single = a.create(arith::ExtFOp::NAME, &[value], Type::float32(b.context()));
            number_words(b, single)
        }
        (None, Some((64, _))) => {
            let half = a.int(ty, 32);
            let high = a.binary(arith::ShRUIOp::NAME, value, half);
            let word = |value| a.create(arith::TruncIOp::NAME, &[value], integer(32));
            vec![word(value), word(high)]
        }
        (None, Some((32, _))) => vec![value],
        _ => vec![arith::ExtUIOp::build(b, integer(32), value).out()],
    }
}
