//! Globals of mir: memory of workgroups, and tables of kernels.

use super::{
    body::{Body, Outcome, plain},
    newer_values,
    pointers::{At, Columns, Pointer},
    shared::{Shared, size},
    types::Ty,
    words::{Id, Inst, is_constant},
};
use crate::gpu_to_mir::foreign::{add, compare, number};
use gir_dialects::{
    common::{Axis, MemoryOrdering, MemoryScope},
    ir::{self, Attribute, Block, Builder, Type, TypeExt, Value},
    mir::{self, PtrType},
    upstream::{arith, arith::CmpIPredicate, cf},
};
use rspirv::spirv::{Op, StorageClass};
use std::collections::{HashMap, HashSet};

/// Whether a variable of the module is a global of mir.
pub fn is_global(is_physical: bool, class: StorageClass, has_value: bool) -> bool {
    match class {
        StorageClass::Workgroup => true,
        StorageClass::CrossWorkgroup => is_physical,
        StorageClass::UniformConstant => is_physical && has_value,
        _ => false,
    }
}

/// The names of the globals for a variable: one for each column.
pub fn names(
    shared: &Shared<'_, '_, '_>,
    id: Id,
    taken: &mut HashSet<String>,
) -> Result<Vec<String>, String> {
    let count = match shared.variable(id)? {
        (class, _) if shared.is_bytes(class) => 1,
        (_, ty) => shared.types.columns(ty)?.len(),
    };
    let name = shared
        .source
        .name(id)
        .map_or_else(|| format!("v{id}"), plain);
    let each = (0..count).map(|at| {
        let mut name = match count {
            1 => name.clone(),
            _ => format!("{name}_{at}"),
        };
        while !taken.insert(name.clone()) {
            name.push('_');
        }
        name
    });
    Ok(each.collect())
}

impl<'c> Shared<'_, '_, 'c> {
    /// The types of the pointers to the globals for a variable.
    ///
    /// # Errors
    /// If mir has none.
    pub fn symbol_types(&self, id: Id) -> Result<Vec<Type<'c>>, String> {
        let (class, ty) = self.variable(id)?;
        match self.is_bytes(class) {
            true => Ok(vec![self.pointer(class, self.accessed_element(id, ty))?]),
            false => self.column_pointers(class, ty),
        }
    }
}

/// Makes the globals of a module.
///
/// # Errors
/// At the first variable that mir has no global for.
pub fn convert<'w, 'c>(
    shared: &Shared<'_, 'w, 'c>,
    module: Block<'c>,
    used: &HashSet<Id>,
) -> Result<(), (Inst<'w>, String)> {
    for inst in &shared.source.globals {
        let Some(id) = inst.result.filter(|id| used.contains(id)) else {
            continue;
        };
        if inst.op == Op::Variable && shared.symbols.contains_key(&id) {
            make(shared, module, inst, id).map_err(|why| (*inst, why))?;
        }
    }
    Ok(())
}

fn make<'c>(shared: &Shared<'_, '_, 'c>, module: Block<'c>, inst: &Inst<'_>, id: Id) -> Outcome {
    let (class, ty) = shared.variable(id)?;
    let b = Builder::at_end(module, shared.place(inst));
    let types = shared.symbol_types(id)?;
    let symbols = &shared.symbols[&id];
    if shared.is_bytes(class) {
        let pointer = PtrType::from_type(types[0]).ok_or("is no memory")?;
        let element = pointer.pointee();
        let count = shared.types.size(ty).div_ceil(size(element).max(1)).max(1);
        let initial = match inst.words.get(1) {
            Some(&value) if class != StorageClass::Workgroup => {
                Some(table(shared, ty, value, element, count)?)
            }
            _ => None,
        };
        mir::GlobalOp::build(
            &b,
            &symbols[0],
            types[0],
            count.cast_signed(),
            false,
            element,
            initial,
            None,
        );
        return Ok(());
    }
    for ((column, ty), symbol) in shared
        .types
        .columns(ty)?
        .into_iter()
        .zip(types)
        .zip(symbols)
    {
        let element = shared.stored(column.leaf)?;
        let count = column.count.cast_signed();
        mir::GlobalOp::build(&b, symbol, ty, count, false, element, None, None);
    }
    Ok(())
}

/// The elements of a table by the bytes of its constant.
fn table<'c>(
    shared: &Shared<'_, '_, 'c>,
    ty: Id,
    value: Id,
    element: Type<'c>,
    count: u64,
) -> Result<Attribute<'c>, String> {
    let whole = count.saturating_mul(size(element));
    let bytes = bytes_of(shared, (ty, value), whole)?;
    Ok(match element.as_vector() {
        None => ir::dense_elements(element, &[count.cast_signed()], &bytes),
        Some((lanes, lane)) => {
            // Vectors of three lanes have a gap in memory, which the attribute has not.
            let full = usize::try_from(size(lane) * u64::from(lanes)).unwrap_or(1);
            let chunks = bytes.chunks(usize::try_from(size(element)).unwrap_or(1));
            let packed: Vec<_> = chunks.flat_map(|chunk| chunk[..full].to_vec()).collect();
            ir::dense_elements(lane, &[count.cast_signed(), i64::from(lanes)], &packed)
        }
    })
}

/// The bytes of a constant in memory.
///
/// # Errors
/// If it is none, or too large.
pub fn initial_bytes(shared: &Shared<'_, '_, '_>, ty: Id, value: Id) -> Result<Vec<u8>, String> {
    bytes_of(shared, (ty, value), shared.types.size(ty))
}

fn bytes_of(
    shared: &Shared<'_, '_, '_>,
    (ty, value): (Id, Id),
    whole: u64,
) -> Result<Vec<u8>, String> {
    if whole > 1 << 28 {
        return Err("has an initial value of more than 256 MiB".to_owned());
    }
    let mut bytes = vec![0; usize::try_from(whole).unwrap_or_default()];
    fill(shared, ty, value, 0, &mut bytes, 0)?;
    Ok(bytes)
}

fn fill(
    shared: &Shared<'_, '_, '_>,
    ty: Id,
    value: Id,
    at: u64,
    bytes: &mut [u8],
    depth: u32,
) -> Outcome {
    let inst = shared
        .source
        .defs
        .get(&value)
        .filter(|inst| is_constant(inst.op));
    let inst = inst.ok_or("has an initial value that is no constant")?;
    if depth > 64 {
        return Err("has an initial value of constants more than 64 deep".to_owned());
    }
    let types = shared.types;
    match inst.op {
        Op::ConstantNull | Op::Undef | Op::ConstantFalse => Ok(()),
        Op::ConstantComposite => {
            if types.leaf_count(ty) == 0 {
                return Ok(());
            }
            for (index, part) in (0_u64..).zip(newer_values::constituents(types, ty, inst)?) {
                let (part_ty, _) = types.part(ty, index)?;
                let place = match types.get(ty) {
                    Ty::Struct { .. } => types
                        .member(ty, index as usize)
                        .map_or(0, |(place, _)| place),
                    Ty::Array { .. } => types.stride(ty).saturating_mul(index),
                    _ => types.size(part_ty).saturating_mul(index),
                };
                fill(
                    shared,
                    part_ty,
                    part,
                    at.saturating_add(place),
                    bytes,
                    depth + 1,
                )?;
            }
            Ok(())
        }
        Op::Constant | Op::ConstantTrue => {
            let words: Vec<u8> = match inst.op {
                Op::ConstantTrue => vec![1],
                _ => inst
                    .words
                    .iter()
                    .flat_map(|word| word.to_le_bytes())
                    .collect(),
            };
            let at = usize::try_from(at).unwrap_or(usize::MAX);
            let length = usize::try_from(types.size(ty))
                .unwrap_or_default()
                .min(words.len());
            let place = bytes.get_mut(at..at.saturating_add(length));
            let place = place.ok_or("has an initial value of another type than its own")?;
            place.copy_from_slice(&words[..length]);
            Ok(())
        }
        op => Err(format!(
            "has Op{op:?} in its initial value; use a plain constant"
        )),
    }
}

/// The globals that are zero when a kernel begins, with the number of their elements.
fn zeros(shared: &Shared<'_, '_, '_>, used: impl Iterator<Item = Id>) -> Vec<Id> {
    let is_zero = |id: &Id| {
        let inst = shared.source.defs.get(id);
        inst.is_some_and(|inst| {
            inst.words.first() == Some(&(StorageClass::Workgroup as u32)) && inst.words.len() > 1
        })
    };
    used.filter(is_zero).collect()
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Workgroup memory with an initial value, which is zero, is cleared by all work-items together.
    pub fn zero_workgroup_memory(&mut self) -> Outcome {
        let shared = self.shared;
        let used = shared
            .uses
            .variables
            .get(&self.function.id)
            .into_iter()
            .flatten();
        let zeros = zeros(shared, used.copied());
        if zeros.is_empty() {
            return Ok(());
        }
        let mut counts = HashMap::new();
        for &id in &zeros {
            let pointer = self.module_variable(&shared.source.defs[&id])?;
            let columns = shared.types.columns(pointer.ty)?;
            counts.insert(id, (pointer, columns));
        }
        for id in zeros {
            let (pointer, columns) = &counts[&id];
            let Pointer {
                at: At::Columns(Columns { each, .. }),
                ..
            } = pointer
            else {
                continue;
            };
            for (&base, column) in each.iter().zip(columns) {
                self.clear(base, column.count.cast_signed())?;
            }
        }
        let group = MemoryScope::Workgroup;
        mir::BarrierOp::build(&self.b, group, group, MemoryOrdering::AcqRel);
        Ok(())
    }

    /// Each work-item clears the elements whose number is its own plus a multiple of all of them.
    fn clear(&mut self, base: Value<'c>, count: i64) -> Outcome {
        let word = self.shared.int(32);
        let element = PtrType::from_type(base.ty())
            .ok_or("is no memory")?
            .pointee();
        let (own, all) = (self.local_index(), self.group_size());
        let (head, inside, rest) = (
            self.new_block(&[word]),
            self.new_block(&[]),
            self.new_block(&[]),
        );
        cf::BranchOp::build(&self.b, &[own], head);
        self.go_on_in(head);
        let index = head.argument(0);
        let is_inside = compare(
            &self.b,
            CmpIPredicate::Ult,
            index,
            number(&self.b, word, count),
        );
        cf::CondBranchOp::build(&self.b, is_inside, &[], &[], None, inside, rest);
        self.go_on_in(inside);
        let place = super::pointers::step(&self.b, base, index, size(element), true);
        let zero = self.any(element);
        mir::StoreOp::build(&self.b, place, zero, false, None, None);
        let next = add(&self.b, index, all);
        cf::BranchOp::build(&self.b, &[next], head);
        self.go_on_in(rest);
        Ok(())
    }

    /// Work-items of the workgroup along an axis: a constant where all entry points state the same.
    pub fn group_extent(&self, axis: Axis) -> Value<'c> {
        match self.shared.group_size {
            Some(size) => self.word(size[axis as usize]),
            None => mir::WorkgroupSizeOp::build(&self.b, self.shared.int(32), axis).result(),
        }
    }

    /// Work-items of the workgroup.
    pub fn group_size(&self) -> Value<'c> {
        if let Some(size) = self.shared.group_size {
            return self.word(size.iter().fold(1, |all, &size| all.saturating_mul(size)));
        }
        let word = self.shared.int(32);
        let times = |l, r| arith::MulIOp::build(&self.b, word, l, r, None).result();
        let [x, y, z] = [Axis::X, Axis::Y, Axis::Z].map(|axis| self.group_extent(axis));
        times(times(x, y), z)
    }

    /// The number of the work-item in its workgroup.
    pub fn local_index(&self) -> Value<'c> {
        let word = self.shared.int(32);
        let known = |axis: Axis| self.shared.group_size.map(|size| size[axis as usize]);
        let mut index: Option<Value<'c>> = None;
        for axis in [Axis::Z, Axis::Y, Axis::X] {
            let before = index.map(|index| {
                let extent = self.group_extent(axis);
                arith::MulIOp::build(&self.b, word, index, extent, None).result()
            });
            // Along an axis of one work-item there is nothing to count.
            let own = (known(axis) != Some(1))
                .then(|| mir::LocalIdOp::build(&self.b, word, axis).result());
            index = match (before, own) {
                (Some(before), Some(own)) => Some(add(&self.b, before, own)),
                (before, own) => before.or(own),
            };
        }
        index.unwrap_or_else(|| self.word(0))
    }
}
