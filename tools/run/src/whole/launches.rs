//! The launches of a program: kernels compiled when they are launched first, and memory that is copied to the device
//! and back.
//!
//! A launch works on copies of the memory that host code passes. Only bytes that the kernel has changed are written
//! back, so that memory between the elements of a view, and elements of other views, stay. Two arguments that share
//! elements would not see each other's changes: a kernel that changes any of these is refused.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use gir::host::calls::{Host, Kernel, Memory, Passed};
use gir::reflection::schema::Space;

use super::arguments::scalar;
use super::calls::{self, View};
use super::running::Operand;
use crate::device::Session;
use crate::failure::Failure;
use crate::in_shared_memory;
use crate::launch::{self, Bindings, Buffer, Contents, Launch, Owner};
use crate::limits::TimeLimit;
use crate::printed::{self, Printed};
use crate::program::{Global, ParamKind, Program};

/// Compiles a kernel of one of the program's modules for workgroups of a size, with subgroups of the device or through
/// shared memory.
pub type CompileKernel<'a> = &'a dyn Fn(&Kernel, [u32; 3], Subgroups) -> Result<Program, Failure>;

/// How the work-items of a subgroup exchange values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subgroups {
    /// As the device's subgroups do.
    OfDevice,
    /// Through shared memory.
    InSharedMemory,
}

/// The launches of a program.
pub struct Launches<'a> {
    host: &'a Host,
    compile: CompileKernel<'a>,
    session: &'a dyn Session,
    timeout: TimeLimit,
    programs: HashMap<(usize, [u32; 3]), Program>,
    /// Contents of globals of the device, by module and name.
    globals: BTreeMap<(String, String), Vec<u8>>,
    /// The number of launches so far.
    pub count: usize,
    /// The time that kernels have taken, in nanoseconds.
    pub nanoseconds: f64,
    /// The kernels that have been launched.
    pub launched: BTreeSet<usize>,
    /// The text that they have printed.
    pub printed: Printed,
}

/// Memory of host code that is passed as a buffer.
struct Lent {
    /// The address of the first byte of the buffer.
    start: usize,
    /// The bytes before the launch.
    before: Vec<u8>,
    /// The addresses of elements, and their size.
    view: View,
    size: usize,
}

impl<'a> Launches<'a> {
    /// No launches yet.
    pub fn new(
        host: &'a Host,
        compile: CompileKernel<'a>,
        session: &'a dyn Session,
        timeout: TimeLimit,
    ) -> Self {
        Self {
            host,
            compile,
            session,
            timeout,
            programs: HashMap::new(),
            globals: BTreeMap::new(),
            count: 0,
            nanoseconds: 0.0,
            launched: BTreeSet::new(),
            printed: Printed::default(),
        }
    }

    /// Launches a kernel and waits for it.
    ///
    /// # Errors
    /// When the kernel does not compile, its arguments do not fit, or the device fails.
    pub fn launch(
        &mut self,
        number: usize,
        groups: [i64; 3],
        size: [i64; 3],
        shared: i64,
        operands: &[Operand],
    ) -> Result<(), Failure> {
        let kernel = &self.host.kernels[number];
        let name = &kernel.place.1;
        let groups = extents(name, "workgroups", groups)?;
        let size = extents(name, "work-items", size)?;
        if groups.contains(&0) || size.contains(&0) {
            return Ok(());
        }
        let key = (number, size);
        if !self.programs.contains_key(&key) {
            let program = (self.compile)(kernel, size, Subgroups::OfDevice)?;
            self.programs.insert(key, program);
        }
        match self.start(key, groups, shared, operands) {
            Err(Failure::Unsupported(what)) if in_shared_memory::may_help(&self.programs[&key]) => {
                in_shared_memory::remark(&self.programs[&key], &what);
                let program = (self.compile)(kernel, size, Subgroups::InSharedMemory)?;
                self.programs.insert(key, program);
                self.start(key, groups, shared, operands)
            }
            other => other,
        }
    }

    /// Launches a compiled kernel, of a number and for workgroups of a size.
    fn start(
        &mut self,
        (number, size): (usize, [u32; 3]),
        groups: [u32; 3],
        shared: i64,
        operands: &[Operand],
    ) -> Result<(), Failure> {
        let kernel = &self.host.kernels[number];
        let name = &kernel.place.1;
        let program = &self.programs[&(number, size)];
        program.check()?;
        let mut binder = Binder {
            name,
            program,
            host: self.host,
            next: 0,
            lent: vec![],
            bindings: Bindings {
                push_constants: vec![0; program.push_constant_size() as usize],
                shared_size: program.shared_size,
                ..Bindings::default()
            },
        };
        for (operand, passed) in operands.iter().zip(&kernel.parameters) {
            binder.bind(operand, passed)?;
        }
        binder.bind_dynamic(shared)?;
        let (lent, mut bindings) = (binder.lent, binder.bindings);
        for global in &program.globals {
            let key = (kernel.place.0.clone(), global.name.clone());
            let initial = || global.init.clone().map(Contents::Bytes);
            let zeros = || Contents::Zeros(global.byte_len().unwrap_or_default());
            let kept = self.globals.get(&key).cloned().map(Contents::Bytes);
            bindings.buffers.push(Buffer {
                owner: Owner::Global(global.name.clone()),
                slot: Some(global.slot),
                address: global.address,
                elem: global.elem,
                space: Space::Storage,
                contents: kept.or_else(initial).unwrap_or_else(zeros),
                shape: None,
                read_back: !global.is_table(),
            });
        }
        let launch = Launch {
            program,
            bindings,
            workgroups: launch::workgroups(program, groups)?,
            repeat: 1,
            timeout: self.timeout,
            check: false,
        };
        let outcome = self.session.run(&launch)?;
        let printed = printed::read(&launch, &outcome);
        self.printed.append(printed)?;
        let mut after = outcome.buffers.into_iter().map(Option::unwrap_or_default);
        let after_lent: Vec<_> = after.by_ref().take(lent.len()).collect();
        give_back(name, &lent, &after_lent)?;
        for (global, bytes) in program.globals.iter().zip(after) {
            if keeps(global) {
                let key = (kernel.place.0.clone(), global.name.clone());
                self.globals.insert(key, bytes);
            }
        }
        self.count += 1;
        self.nanoseconds += outcome.times_ns.iter().sum::<f64>();
        self.launched.insert(number);
        Ok(())
    }
}

/// Whether a global has contents of the program's, which outlast a launch.
fn keeps(global: &Global) -> bool {
    !global.is_table() && global.printf.is_none()
}

/// Extents of a launch.
fn extents(kernel: &str, of: &str, given: [i64; 3]) -> Result<[u32; 3], Failure> {
    let mut all = [0; 3];
    for (place, extent) in all.iter_mut().zip(given) {
        *place = u32::try_from(extent).map_err(|_| {
            Failure::Mistake(format!(
                "kernel '{kernel}' is launched with {extent} {of} along an axis"
            ))
        })?;
    }
    Ok(all)
}

/// The arguments of a launch so far.
struct Binder<'a> {
    name: &'a str,
    program: &'a Program,
    host: &'a Host,
    /// The next parameter of the compiled kernel.
    next: usize,
    lent: Vec<Lent>,
    bindings: Bindings,
}

impl Binder<'_> {
    fn bind(&mut self, operand: &Operand, passed: &Passed) -> Result<(), Failure> {
        match (operand, passed) {
            (Operand::Number(number), Passed::Number(ty)) if ty == "index" => {
                self.index(*number as i64)
            }
            (Operand::Number(number), Passed::Number(_)) => self.number(*number),
            (Operand::Memory(memory, view), Passed::Memory(_)) => {
                let memory = &self.host.memories[*memory];
                self.memory(memory, view.clone())
            }
            _ => Err(self.inconsistent()),
        }
    }

    /// A parameter of the compiled kernel that is a number.
    fn number(&mut self, number: u64) -> Result<(), Failure> {
        let index = self.next;
        self.next += 1;
        let Some(ParamKind::Scalar { ty, offset }) =
            self.program.params.get(index).map(|it| &it.kind)
        else {
            return Err(self.inconsistent());
        };
        let (offset, size) = (*offset as usize, ty.size());
        let bytes = number.to_le_bytes();
        self.bindings.push_constants[offset..offset + size].copy_from_slice(&bytes[..size]);
        Ok(())
    }

    /// An index, or a number of a descriptor, which the compiled kernel takes in 32 bits.
    fn index(&mut self, number: i64) -> Result<(), Failure> {
        if i32::try_from(number).is_err() {
            return Err(Failure::Unsupported(format!(
                "kernel '{}' is passed the index, extent or stride {number}, which indices of 32 bits do not hold",
                self.name
            )));
        }
        self.number(number as u64)
    }

    fn memory(&mut self, memory: &Memory, mut view: View) -> Result<(), Failure> {
        let element = &memory.element;
        let Some(scalar) = scalar(element).filter(|_| element != "index") else {
            return Err(Failure::Unsupported(format!(
                "kernel '{}' is passed memory of elements of type {element}, which differs between host and device; use i32 or i64",
                self.name
            )));
        };
        if let Some(failure) = view.invalid() {
            return Err(failure);
        }
        if view.strides.iter().any(|&stride| stride < 0) {
            return Err(Failure::Unsupported(format!(
                "kernel '{}' is passed memory with negative strides; copy it first",
                self.name
            )));
        }
        let size = scalar.size();
        let lead = match memory.offset {
            // The kernel is given an offset, so the buffer may begin with the first element.
            None => {
                let first = view.start as i64 + view.offset * size as i64;
                (view.start, view.offset) = (first as usize, 0);
                0
            }
            Some(offset) => usize::try_from(offset).unwrap_or_default(),
        };
        let span = view.span();
        let used = calls::read(view.start + lead * size, span * size);
        // What lies before the first element is not the kernel's.
        let mut before = vec![0; lead * size];
        before.extend_from_slice(&used);
        let index = self.next;
        self.next += 1;
        let param = self.program.params.get(index);
        let (param, slot, address, elem) = match param.map(|param| (param, &param.kind)) {
            Some((param, ParamKind::Buffer { slot, elem, .. })) => {
                (param, Some(*slot), None, *elem)
            }
            Some((param, ParamKind::Address { offset, elem })) => {
                (param, None, Some(*offset), *elem)
            }
            _ => return Err(self.inconsistent()),
        };
        // No device has buffers without bytes.
        let mut contents = before.clone();
        contents.resize(contents.len().max(elem.size()), 0);
        self.bindings.buffers.push(Buffer {
            owner: Owner::Param {
                index,
                name: param.name.clone(),
            },
            slot,
            address,
            elem,
            space: Space::Storage,
            contents: Contents::Bytes(contents),
            shape: None,
            read_back: true,
        });
        let (offset, sizes, strides) = (view.offset, view.sizes.clone(), view.strides.clone());
        self.lent.push(Lent {
            start: view.start,
            before,
            view,
            size,
        });
        if memory.offset.is_none() {
            self.index(offset)?;
        }
        let open = |all: &[Option<i64>], given: Vec<i64>| -> Vec<i64> {
            let pairs = all.iter().zip(given);
            pairs
                .filter(|(known, _)| known.is_none())
                .map(|(_, given)| given)
                .collect()
        };
        let mut numbers = open(&memory.shape, sizes);
        if !memory.is_identity {
            numbers.extend(open(&memory.strides, strides));
        }
        numbers
            .into_iter()
            .try_for_each(|number| self.index(number))
    }

    /// Workgroup memory whose size the launch decides.
    fn bind_dynamic(&mut self, bytes: i64) -> Result<(), Failure> {
        if self.next != self.program.params.len() {
            return Err(self.inconsistent());
        }
        let Some(global) = &self.program.dynamic_global else {
            return Ok(());
        };
        let size = global.shared.elem.size() as u64;
        let bytes = u64::try_from(bytes).unwrap_or_default();
        let count = u32::try_from(bytes.div_ceil(size).max(1)).map_err(|_| {
            Failure::Unsupported(format!(
                "kernel '{}' is launched with {bytes} bytes of workgroup memory",
                self.name
            ))
        })?;
        self.bindings
            .spec_constants
            .push((global.shared.spec_id, count));
        self.bindings.shared_size += u64::from(count) * size;
        Ok(())
    }

    fn inconsistent(&self) -> Failure {
        Failure::Mistake(format!(
            "kernel '{}' is compiled with other parameters than it is launched with, please report this",
            self.name
        ))
    }
}

/// Writes the bytes that a kernel has changed back to host code's memory.
fn give_back(kernel: &str, lent: &[Lent], after: &[Vec<u8>]) -> Result<(), Failure> {
    for (index, one) in lent.iter().enumerate() {
        let others = lent.iter().enumerate().filter(|&(other, _)| other != index);
        for (_, other) in others.filter(|(_, other)| meet(one, other)) {
            let theirs: BTreeSet<_> = other.elements().collect();
            let shared = one.elements().filter(|place| theirs.contains(place));
            let mut changed = shared.filter(|&place| {
                let at = place - one.start;
                one.before.get(at) != after[index].get(at)
            });
            if changed.next().is_some() {
                return Err(Failure::Unsupported(format!(
                    "kernel '{kernel}' changes elements that two of its arguments share, which gir-run does not support; pass a copy"
                )));
            }
        }
    }
    for (one, after) in lent.iter().zip(after) {
        let mut at = 0;
        while at < one.before.len() {
            let changed = (at..one.before.len()).take_while(|&at| one.before[at] != after[at]);
            let len = changed.count();
            calls::write(one.start + at, &after[at..at + len]);
            at += len.max(1);
        }
    }
    Ok(())
}

/// Whether the bytes of two buffers may overlap.
fn meet(one: &Lent, other: &Lent) -> bool {
    one.start < other.start + other.before.len() && other.start < one.start + one.before.len()
}

impl Lent {
    /// The addresses of all bytes of its elements.
    fn elements(&self) -> impl Iterator<Item = usize> + '_ {
        let places = self.view.places(self.size).into_iter();
        places.flat_map(|place| place..place + self.size)
    }
}
