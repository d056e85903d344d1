//! The frame of the functions: the types of a program's values, and its memory.

use gir_run::element::{ElemType, Scalar};

use super::super::program::{
    Function, Holder, PointerType, Program, Space, TABLE, Table, U32, kernel_variable, with_lanes,
};
use super::super::random::Generator;
use super::profile::Shape;
use super::{Language, SCALARS, SHAPES, leaves};

/// The types of a program's values: few, so that values meet.
pub(super) struct Palette {
    pub(super) types: Vec<ElemType>,
    /// Whether variables come in groups of one type.
    grouped: bool,
}

impl Palette {
    pub(super) fn new(random: &mut Generator, shape: &'static Shape) -> Self {
        if shape.grouped {
            return Self::short(random);
        }
        let mut types = vec![U32, Scalar::I32.into()];
        for _ in 0..random.below(4) {
            types.push((*random.pick(&SCALARS)).into());
        }
        for _ in 0..random.below(3) {
            let lanes = *random.pick(&[2, 2, 3, 4, 4, 8, 16]);
            types.push(with_lanes(*random.pick(&SCALARS), lanes));
        }
        Self {
            types,
            grouped: false,
        }
    }

    /// The palette of a short program.
    fn short(random: &mut Generator) -> Self {
        let mut types = vec![U32];
        for _ in 0..1 + random.below(2) {
            types.push((*random.pick(&SCALARS)).into());
        }
        if random.chance(30) {
            let lanes = *random.pick(&[2, 2, 3, 4, 4, 8, 16]);
            let scalar = random.pick(&types).lane();
            types.push(with_lanes(scalar, lanes));
        }
        Self {
            types,
            grouped: true,
        }
    }

    /// Types of `count` variables.
    pub(super) fn variables(&self, random: &mut Generator, count: usize) -> Vec<ElemType> {
        if !self.grouped {
            return (0..count).map(|_| self.any(random)).collect();
        }
        let groups = [self.any(random), self.any(random)];
        let split = 2 + random.index(count.saturating_sub(3).max(1));
        let of_place = |place: usize| groups[usize::from(place >= split)];
        (0..count).map(of_place).collect()
    }

    pub(super) fn any(&self, random: &mut Generator) -> ElemType {
        *random.pick(&self.types)
    }

    /// A type of at most `bytes` bytes.
    fn small(&self, random: &mut Generator, bytes: usize) -> ElemType {
        match self.any(random) {
            ty if ty.size() <= bytes => ty,
            _ => U32,
        }
    }

    pub(super) fn scalar(&self, random: &mut Generator) -> Scalar {
        self.any(random).lane()
    }
}

/// The memory around the functions.
pub(super) fn frame(
    random: &mut Generator,
    palette: &Palette,
    language: Language,
    shape: &'static Shape,
) -> Program {
    let table_type = palette.scalar(random);
    let table = (0..TABLE).map(|_| leaves::scalar_bits(random, table_type));
    let table = (table_type, table.collect());
    let some = |random: &mut Generator, most: u32| -> Vec<ElemType> {
        let count = random.below(most);
        (0..count).map(|_| palette.any(random)).collect()
    };
    let mut inputs = vec![U32];
    inputs.extend(some(random, 3));
    let mut outputs = vec![U32];
    outputs.extend(some(random, 3));
    let mut scalars = vec![U32; kernel_variable::SCALARS.len()];
    for _ in 0..random.below(3) {
        // A size that every device has room for.
        scalars.push(palette.small(random, 16));
    }
    let tiles = vec![U32, palette.small(random, 64)];
    let subgroup = language.subgroup;
    let sizes = match subgroup {
        // For other shapes the place of a work-item in its subgroup is up to the device.
        Some(_) => SHAPES[0],
        None => *random.pick(&SHAPES),
    };
    let nothing = Function {
        variables: vec![],
        parameters: 0,
        pointers: vec![],
        pointer_parameters: 0,
        private: U32,
        lent: None,
        inlining: None,
        result: U32,
        body: vec![],
    };
    let mut program = Program {
        helpers: vec![],
        kernel: nothing,
        table,
        inputs,
        outputs,
        scalars,
        tiles,
        tables: vec![],
        own: vec![],
        holders: vec![],
        shape: sizes,
        subgroup,
    };
    more_memory(random, palette, shape, &mut program);
    program
}

/// Memory that plain programs lack: further tables, own elements in shared memory, memory for pointers.
fn more_memory(random: &mut Generator, palette: &Palette, shape: &Shape, program: &mut Program) {
    if !shape.grouped {
        return;
    }
    let most = match shape.tables {
        0..10 => 2,
        _ => 5,
    };
    for _ in 0..random.below(most) {
        program.tables.push(table(random, palette));
    }
    if shape.pointers > 0 {
        program.own = vec![palette.small(random, 64)];
    }
    for _ in 0..random.below(shape.holders + 1) {
        program.holders.push(holder(random, program));
    }
}

fn table(random: &mut Generator, palette: &Palette) -> Table {
    let element = palette.any(random);
    let length: usize = *random.pick(&[1, 2, 4, 16, 16, 64, 256, 1024]);
    // All tables together are constant storage, of which CUDA has 64 KiB.
    let length = length.min(8192 / element.size());
    let mut lane = |_| leaves::scalar_bits(random, element.lane());
    let values = (0..length).map(|_| (0..element.lanes()).map(&mut lane).collect());
    Table {
        element,
        values: values.collect(),
    }
}

/// Memory for pointers to the kernel's arrays.
fn holder(random: &mut Generator, program: &Program) -> Holder {
    let spaces = [Space::Local, Space::Local, Space::Shared, Space::Global];
    let space = *random.pick(&spaces);
    let (held, element, writable) = match random.below(10) {
        0..5 => (Space::Global, *random.pick(&program.inputs), false),
        5..7 => (Space::Global, *random.pick(&program.outputs), true),
        7 => (Space::Shared, program.own[0], true),
        8 => (Space::Generic, *random.pick(&program.outputs), true),
        _ => (Space::Generic, program.own[0], true),
    };
    Holder {
        space,
        holds: PointerType {
            space: held,
            element,
            writable,
        },
    }
}
