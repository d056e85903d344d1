//! The functions of a module, and its calls that read textures.

use super::names::{self, Class, PREFIX, Reading, Texel};
use crate::analysis::linkage;
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView, Type, TypeExt, Value},
    mir, pass,
    upstream::{
        arith,
        func::{CallOp, FuncOp},
        vector,
    },
};
use std::collections::HashMap;

/// Whether a top-level operation declares a function that reads textures.
pub fn is_of_textures(op: Op<'_>) -> bool {
    op.cast::<FuncOp<'_>>().is_some_and(|function| {
        linkage::is_declared(function) && function.sym_name().starts_with(PREFIX)
    })
}

/// A module's functions.
pub struct Program<'c> {
    /// Those with a body, in order.
    pub functions: Vec<FuncOp<'c>>,
    by_name: HashMap<&'c str, FuncOp<'c>>,
    /// Calls of functions with a body, by name, in order.
    calls: HashMap<&'c str, Vec<CallOp<'c>>>,
    /// Calls that read textures, in order.
    pub reads: Vec<Read<'c>>,
    globals: HashMap<&'c str, mir::GlobalOp<'c>>,
    /// The addresses of each global, in order.
    addresses: HashMap<&'c str, Vec<mir::AddressOfOp<'c>>>,
}

impl<'c> Program<'c> {
    /// `None` after diagnostics.
    pub fn of(module: Op<'c>) -> Option<Self> {
        let top = module.region(0).blocks().flat_map(Block::ops);
        let (readers, others): (Vec<_>, Vec<_>) = top.partition(|op| is_of_textures(*op));
        let readers: HashMap<_, _> = readers
            .into_iter()
            .filter_map(Op::cast::<FuncOp<'c>>)
            .map(|reader| (reader.sym_name(), names::parse(reader.sym_name())))
            .collect();
        let globals = others.iter().filter_map(|op| op.cast());
        let globals = globals.map(|global: mir::GlobalOp<'c>| (global.sym_name(), global));
        let functions = others.iter().filter_map(|op| op.cast());
        let functions: Vec<_> = functions
            .filter(|function| !linkage::is_declared(*function))
            .collect();
        let by_name = functions.iter().map(|one| (one.sym_name(), *one)).collect();
        let mut program = Self {
            functions,
            by_name,
            calls: HashMap::new(),
            reads: vec![],
            globals: globals.collect(),
            addresses: HashMap::new(),
        };
        pass::succeeds(|| program.add_bodies(&readers)).then_some(program)
    }

    fn add_bodies(&mut self, readers: &HashMap<&str, Result<Reading, &str>>) {
        for function in &self.functions {
            let mut calls = vec![];
            function.op().walk_pre(|op| {
                calls.extend(op.cast::<CallOp<'c>>());
                if let Some(address) = op.cast::<mir::AddressOfOp<'c>>() {
                    self.addresses
                        .entry(address.global())
                        .or_default()
                        .push(address);
                }
            });
            for call in calls {
                match readers.get(call.callee()) {
                    Some(Ok(reading)) => self.reads.extend(Read::of(call, *reading)),
                    Some(Err(how)) => refuse(call, how),
                    None => self.calls.entry(call.callee()).or_default().push(call),
                }
            }
        }
    }

    /// The function of a name, if it has a body.
    pub fn function(&self, name: &str) -> Option<FuncOp<'c>> {
        self.by_name.get(name).copied()
    }

    /// The calls of a function, in order.
    pub fn calls(&self, name: &str) -> &[CallOp<'c>] {
        self.calls.get(name).map_or(&[], Vec::as_slice)
    }

    /// A global.
    pub fn global(&self, name: &str) -> Option<mir::GlobalOp<'c>> {
        self.globals.get(name).copied()
    }

    /// The addresses of a global, in order.
    pub fn addresses(&self, global: &str) -> &[mir::AddressOfOp<'c>] {
        self.addresses.get(global).map_or(&[], Vec::as_slice)
    }

    /// The users of a global's addresses.
    pub fn accesses(&self, global: &str) -> impl Iterator<Item = Op<'c>> {
        let addresses = self.addresses(global).iter();
        addresses.flat_map(|address| address.result().uses().map(|(user, _)| user))
    }
}

/// Reports a call of a texture function without a counterpart for images.
fn refuse(call: CallOp<'_>, how: &str) {
    call.op().error(format!(
        "reads a texture {how}, by '@{}': its class is Unknown, and only textures of the classes Basic1D and Basic2D, read by '{PREFIX}1d…' and '{PREFIX}2d…' without levels and gradients, become images",
        call.callee()
    ));
}

/// A call that reads a texture.
#[derive(Clone, Copy)]
pub struct Read<'c> {
    /// The call.
    pub call: CallOp<'c>,
    reading: Reading,
}

impl<'c> Read<'c> {
    /// `None` after a diagnostic: the types do not match the name.
    fn of(call: CallOp<'c>, reading: Reading) -> Option<Self> {
        let read = Self { call, reading };
        if read.is_right() {
            return Some(read);
        }
        let Reading { class, texel, .. } = reading;
        let coordinates = match (reading.is_fetch, class.dimensions()) {
            (true, 1) => "an i32",
            (false, 1) => "an f32 or i32",
            (true, _) => "two i32 or a vector of them",
            (false, _) => "two f32 or i32 or a vector of them",
        };
        let lane = texel.lane(call.op());
        let channels = match reading.channels {
            None => format!("an {lane} or a vector of up to four"),
            Some(1) => format!("an {lane}"),
            Some(count) => format!("a vector<{count}x{lane}>"),
        };
        call.op().error(format!(
            "calls '@{}' with types other than chipStar's: it takes a texture object, an i64 or a pointer, and {coordinates}, and returns {channels}",
            call.callee()
        ));
        None
    }

    fn is_right(&self) -> bool {
        let op = self.call.op();
        let mut operands = op.operands().map(Value::ty);
        let is_object = operands.next().is_some_and(is_object);
        is_object && self.takes(&operands.collect::<Vec<_>>()) && self.gives(&op.result_types())
    }

    /// Whether these are valid types of coordinates.
    fn takes(&self, types: &[Type<'c>]) -> bool {
        let dimensions = self.reading.class.dimensions();
        let lanes = match types {
            [one] => one.as_vector().map_or(1, |(lanes, _)| lanes as usize),
            [one, other] if one == other && one.as_vector().is_none() => 2,
            _ => return false,
        };
        let lane = types[0].lane();
        let is_integer = lane.is_int() && lane.as_integer().is_some_and(|(width, _)| width == 32);
        let is_float = lane.as_float() == Some(32) && !self.reading.is_fetch;
        lanes == dimensions && (is_integer || is_float)
    }

    /// Whether these are valid result types.
    fn gives(&self, types: &[Type<'c>]) -> bool {
        let [ty] = types else {
            return false;
        };
        let lanes = ty.as_vector().map_or(1, |(lanes, _)| lanes);
        let stated = self.reading.channels;
        ty.lane() == self.reading.texel.lane(self.call.op())
            && lanes <= 4
            && stated.is_none_or(|count| count == lanes)
    }

    /// The texture object.
    pub fn object(&self) -> Value<'c> {
        self.call.op().operand(0)
    }

    /// The class of the texture, according to this call.
    pub fn class(&self) -> Class {
        self.reading.class
    }

    /// The type of its texels, according to this call.
    pub fn texel(&self) -> Texel {
        self.reading.texel
    }

    /// Replaces the call by a sample of an image.
    pub fn lower(&self, image: Value<'c>, sampler: Value<'c>) {
        let op = self.call.op();
        let (b, result) = (Builder::before(op), op.result(0));
        let four = ir::vector(4, result.ty().lane());
        let place = self.place(&b);
        let sample = mir::SampleOp::build(
            &b, four, image, sampler, place, None, None, None, None, None, None,
        );
        result.replace_all_uses(channels(&b, sample.result(), result.ty()));
        op.erase();
    }

    /// The coordinates in the image.
    fn place(&self, b: &Builder<'c>) -> Value<'c> {
        let float = Type::float32(b.context());
        let pair = ir::vector(2, float);
        let given = self.call.op().operands().skip(1);
        let mut given: Vec<_> = given.map(|one| centre_of_texel(b, one)).collect();
        if self.class() == Class::Basic1D {
            let lane = given[0];
            let is_vector = lane.ty().as_vector().is_some();
            given[0] = if is_vector { lane_of(b, lane, 0) } else { lane };
            // The middle of the single row, whether the sampler normalises coordinates or not.
            given.push(half(b, float));
        }
        match given[..] {
            [both] => both,
            _ => vector::FromElementsOp::build(b, pair, &given).dest(),
        }
    }
}

impl Texel {
    /// The type of a channel's value.
    fn lane(self, op: Op<'_>) -> Type<'_> {
        let context = op.context();
        match self {
            Self::Float => Type::float32(context),
            _ => ir::integer_type(context, 32, ir::Signedness::Signless),
        }
    }
}

/// Whether a value of a type may be a texture object.
pub fn is_object(ty: Type<'_>) -> bool {
    let is_number = ty.is_int() && ty.as_integer().is_some_and(|(width, _)| width == 64);
    is_number || mir::PtrType::from_type(ty).is_some()
}

/// Integer coordinates as those of the middle of the texel; floats unchanged.
fn centre_of_texel<'c>(b: &Builder<'c>, coordinates: Value<'c>) -> Value<'c> {
    if coordinates.ty().lane().as_float().is_some() {
        return coordinates;
    }
    let ty = coordinates.ty().with_lane(Type::float32(b.context()));
    let corner = arith::SIToFPOp::build(b, ty, coordinates).out();
    arith::AddFOp::build(b, ty, corner, half(b, ty), None).result()
}

/// One half, in each lane.
fn half<'c>(b: &Builder<'c>, ty: Type<'c>) -> Value<'c> {
    let value = ir::float_bits(ty.lane(), 0.5_f32.to_bits().into());
    let value = match ty.as_vector() {
        Some(_) => ir::splat(ty, value),
        None => value,
    };
    arith::ConstantOp::build(b, ty, value).result()
}

/// The first channels of a texel, for the lanes of a type.
fn channels<'c>(b: &Builder<'c>, texel: Value<'c>, ty: Type<'c>) -> Value<'c> {
    match ty.as_vector() {
        Some((4, _)) => texel,
        Some((lanes, _)) => {
            let lanes: Vec<_> = (0..i64::from(lanes))
                .map(|lane| lane_of(b, texel, lane))
                .collect();
            vector::FromElementsOp::build(b, ty, &lanes).dest()
        }
        None => lane_of(b, texel, 0),
    }
}

fn lane_of<'c>(b: &Builder<'c>, vector: Value<'c>, lane: i64) -> Value<'c> {
    let position = ir::dense_i64(b.context(), &[lane]);
    vector::ExtractOp::build(b, vector.ty().lane(), vector, &[], position).result()
}
