//! The memory of a program before and after its launch, as values and as bytes of buffers.

use half::f16;

use gir_run::element::{ElemType, Scalar};

use super::generate;
use super::number;
use super::program::{
    CELL_BUFFERS, CELLS, Class, HELD, INPUT, OUTPUTS, Program, Space, U32, Update, Value,
    WORKGROUP, WORKGROUPS, cell_place, class, width,
};
use super::random::Generator;

/// The bits of each element of an output buffer before the launch, cut to the element's type.
const UNTOUCHED: u64 = 0x3c5a_7b1d_3c5a_7b1d;

/// The arguments of a launch, and its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The input buffers.
    pub inputs: Vec<Vec<Value>>,
    /// The scalar parameters.
    pub scalars: Vec<Value>,
    /// The output buffers.
    pub outputs: Vec<Vec<Value>>,
    /// The buffers of cells, in the order of [`CELL_BUFFERS`].
    pub cells: Vec<Vec<u64>>,
}

impl Memory {
    /// The memory of a seed's program before the launch.
    #[must_use]
    pub fn initial(program: &Program, seed: u64) -> Self {
        let mut random = Generator::new(!seed);
        let mut value = |ty: ElemType| -> Value {
            let lanes = 0..ty.lanes();
            let lane = |_| generate::scalar_bits(&mut random, ty.lane());
            lanes.map(lane).collect()
        };
        let inputs = program.inputs.iter();
        let inputs = inputs.map(|&ty| (0..INPUT).map(|_| value(ty)).collect());
        let inputs = inputs.collect();
        let scalars = program.scalars.iter().enumerate();
        let scalars = scalars.map(|(number, &ty)| match number {
            // Scalars that bound loops.
            1 => Value::from_elem(scalar_of(&value(U32)) % 40, 1),
            _ => value(ty),
        });
        Self {
            inputs,
            scalars: scalars.collect(),
            outputs: program.outputs.iter().map(|&ty| untouched(ty)).collect(),
            cells: CELL_BUFFERS.iter().map(|&ty| cells(ty)).collect(),
        }
    }

    /// The cells of a type.
    pub fn cells_mut(&mut self, ty: Scalar) -> &mut Vec<u64> {
        let place = CELL_BUFFERS.iter().position(|&buffer| buffer == ty);
        &mut self.cells[place.unwrap_or_default()]
    }

    /// The arguments in the order of the parameters, with the results in buffers that are written.
    #[must_use]
    pub fn arguments(&self, program: &Program, after: &Self) -> Vec<Argument> {
        let mut arguments = vec![];
        for (&elem, values) in program.inputs.iter().zip(&self.inputs) {
            arguments.push(Argument::buffer(elem, bytes(elem, values), None));
        }
        let outputs = self.outputs.iter().zip(&after.outputs);
        for (&elem, (before, after)) in program.outputs.iter().zip(outputs) {
            let after = Some(bytes(elem, after));
            arguments.push(Argument::buffer(elem, bytes(elem, before), after));
        }
        let cells = self.cells.iter().zip(&after.cells);
        for (&scalar, (before, after)) in CELL_BUFFERS.iter().zip(cells) {
            let bytes = |cells: &[u64]| {
                cells
                    .iter()
                    .flat_map(|&bits| stored(scalar, bits))
                    .collect()
            };
            let (before, after) = (bytes(before), Some(bytes(after)));
            arguments.push(Argument::buffer(scalar.into(), before, after));
        }
        let scalars = program.scalars.iter().zip(&self.scalars);
        arguments.extend(scalars.map(|(&ty, value)| Argument::Scalar(spelled(ty, value))));
        let holders = program.holders.iter();
        let holders = holders.filter(|holder| holder.space == Space::Global);
        // Addresses are up to the device.
        let places = vec![0; (WORKGROUP * WORKGROUPS * HELD) as usize * Scalar::U64.size()];
        let buffer = |_| Argument::buffer(Scalar::U64.into(), places.clone(), None);
        arguments.extend(holders.map(buffer));
        arguments
    }
}

fn scalar_of(value: &Value) -> u64 {
    value.first().copied().unwrap_or_default()
}

fn untouched(ty: ElemType) -> Vec<Value> {
    let element = Value::from_elem(number::cut(ty.lane(), UNTOUCHED), ty.lanes());
    vec![element; (WORKGROUP * WORKGROUPS * OUTPUTS) as usize]
}

/// The cells of a type before the launch: the neutral elements of their operations.
fn cells(ty: Scalar) -> Vec<u64> {
    let mine = CELLS.iter().enumerate().filter(|(_, cell)| cell.0 == ty);
    let mut cells = vec![];
    for (number, (_, op)) in mine {
        debug_assert_eq!(cell_place(number), cells.len());
        let signed = class(ty) == Class::Signed;
        let largest = u64::MAX >> (64 - width(ty) + u32::from(signed));
        cells.push(match op {
            Update::And => u64::MAX >> (64 - width(ty)),
            Update::Min => largest,
            Update::Max if signed => largest + 1,
            _ => 0,
        });
    }
    cells
}

/// An argument of a launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A buffer.
    Buffer {
        /// The type of its elements.
        elem: ElemType,
        /// Its bytes before the launch.
        before: Vec<u8>,
        /// Its bytes after the launch, if the kernel writes to it.
        after: Option<Vec<u8>>,
    },
    /// A scalar, as `--arg` takes it.
    Scalar(String),
}

impl Argument {
    fn buffer(elem: ElemType, before: Vec<u8>, after: Option<Vec<u8>>) -> Self {
        Self::Buffer {
            elem,
            before,
            after,
        }
    }
}

/// The bytes of a scalar in memory.
fn stored(scalar: Scalar, bits: u64) -> Vec<u8> {
    bits.to_le_bytes()[..scalar.size()].to_vec()
}

/// The bytes of values in memory.
fn bytes(elem: ElemType, values: &[Value]) -> Vec<u8> {
    let mut bytes = vec![];
    for value in values {
        let end = bytes.len() + elem.size();
        bytes.extend(value.iter().flat_map(|&bits| stored(elem.lane(), bits)));
        bytes.resize(end, 0);
    }
    bytes
}

/// Lanes of buffers, any NaN and either zero made the same, the padding of vectors left out.
#[must_use]
pub fn canonical(elem: ElemType, bytes: &[u8]) -> Vec<u64> {
    let scalar = elem.lane();
    let lane = |bytes: &[u8]| {
        let mut all = [0; 8];
        all[..bytes.len()].copy_from_slice(bytes);
        match (class(scalar), u64::from_le_bytes(all)) {
            (Class::Float, bits) => number::canonical(scalar, bits),
            (_, bits) => bits,
        }
    };
    let elements = bytes.chunks(elem.size());
    let lanes = elements.flat_map(|element| element.chunks(scalar.size()).take(elem.lanes()));
    lanes.map(lane).collect()
}

/// A value as the command line of `gir-run` has it.
fn spelled(ty: ElemType, value: &Value) -> String {
    let scalar = ty.lane();
    let unused = 64 - width(scalar);
    let lane = |&bits: &u64| match scalar {
        Scalar::F16 => f16::from_bits(bits as u16).to_string(),
        Scalar::F32 => f32::from_bits(bits as u32).to_string(),
        Scalar::F64 => f64::from_bits(bits).to_string(),
        _ if class(scalar) == Class::Signed => (((bits << unused) as i64) >> unused).to_string(),
        _ => bits.to_string(),
    };
    let lanes: Vec<_> = value.iter().map(lane).collect();
    format!("{ty}:{}", lanes.join(","))
}
