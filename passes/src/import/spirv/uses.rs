//! Facts about the pointers of a module that its functions state before any is converted.

use super::{
    constants::fixed,
    image_uses::{ImageUses, is_image_access},
    source::{Function, Source},
    types::{Ty, Types},
    words::{Id, Inst},
};
use rspirv::spirv::{Op, StorageClass};
use std::collections::{BTreeSet, HashMap, HashSet};

/// The facts about variables that functions state.
#[derive(Default)]
pub struct Uses {
    /// The variables of the module that a function uses, its callees included.
    pub variables: HashMap<Id, BTreeSet<Id>>,
    /// The samplers of the program that a function uses, its callees included.
    pub samplers: HashMap<Id, BTreeSet<Id>>,
    /// Variables that are accessed by indices that only the run tells, or whose pointers go elsewhere: they stay
    /// arrays. The parts of others are variables of their own.
    pub scattered: HashSet<Id>,
    /// Variables of which the program asks the length.
    pub lengths: BTreeSet<Id>,
    /// The accesses to images.
    pub images: ImageUses,
    /// Variables that are loaded or stored as a whole.
    pub wholes: HashSet<Id>,
    /// The classes of memory whose addresses become numbers, or are compared.
    pub numbered: HashSet<StorageClass>,
    /// Members that access chains of a variable begin with.
    pub members: HashSet<(Id, u64)>,
    /// The types of accesses, by the variable or parameter that the pointer comes from, with the number of each.
    pub accesses: HashMap<Id, Vec<(Id, usize)>>,
    /// The variable or parameter that a pointer comes from.
    roots: HashMap<Id, Id>,
    /// The functions that a function calls, with the call.
    calls: HashMap<Id, Vec<Id>>,
}

impl Uses {
    /// Asks all functions.
    ///
    /// # Errors
    /// If functions call themselves, or others that there are not.
    pub fn of<'w>(source: &Source<'w>, types: &Types) -> Result<Self, (Inst<'w>, String)> {
        let mut uses = Self::default();
        for inst in &source.globals {
            if inst.op == Op::Variable
                && let Some(id) = inst.result
            {
                uses.roots.insert(id, id);
            }
        }
        let globals: HashSet<Id> = uses.roots.keys().copied().collect();
        for function in &source.functions {
            uses.ask(source, types, function, &globals);
        }
        uses.close(source)?;
        Ok(uses)
    }

    fn ask<'w>(
        &mut self,
        source: &Source<'w>,
        types: &Types,
        function: &Function<'w>,
        globals: &HashSet<Id>,
    ) {
        for id in function.parameters.iter().filter_map(|inst| inst.result) {
            self.roots.insert(id, id);
        }
        self.images.pass(types, &function.parameters);
        let mut used = BTreeSet::new();
        let mut samplers = BTreeSet::new();
        let is_sampler = |id: &&Id| {
            let constant = source.defs.get(*id);
            constant.is_some_and(|inst| inst.op == Op::ConstantSampler)
        };
        let mut called = vec![];
        for inst in function.blocks.iter().flat_map(|block| &block.insts) {
            if !source.is_debug(inst) {
                used.extend(inst.ids().into_iter().filter(|id| globals.contains(id)));
            }
            if inst.op == Op::SampledImage {
                samplers.extend(inst.words.iter().filter(is_sampler));
            }
            if inst.op == Op::FunctionCall
                && let Some(&callee) = inst.words.first()
            {
                called.push(callee);
            }
            self.inst(source, types, inst);
        }
        self.variables.insert(function.id, used);
        self.samplers.insert(function.id, samplers);
        self.calls.insert(function.id, called);
    }

    fn inst(&mut self, source: &Source<'_>, types: &Types, inst: &Inst<'_>) {
        let first = inst.words.first().copied();
        let root = first.and_then(|id| self.roots.get(&id).copied());
        self.number(source, types, inst);
        match inst.op {
            Op::Variable => {
                if let Some(id) = inst.result {
                    self.roots.insert(id, id);
                }
            }
            Op::AccessChain | Op::InBoundsAccessChain => {
                self.derive(inst, root);
                let member = inst.words.get(1).and_then(|&index| fixed(source, index));
                self.members.extend(root.zip(member));
                if let (Some(root), Some(base)) = (root, first)
                    && is_scattered(source, types, base, &inst.words[1..])
                {
                    self.scattered.insert(root);
                }
            }
            Op::PtrAccessChain | Op::InBoundsPtrAccessChain | Op::Bitcast => {
                self.derive(inst, root);
                self.scattered.extend(root);
            }
            Op::CopyObject | Op::Image | Op::SampledImage => self.derive(inst, root),
            Op::Load => {
                self.access(root, inst.ty);
                self.wholes.extend(root.filter(|_| root == first));
                // An image comes from the variable that it is loaded from.
                if inst.ty.is_some_and(|ty| is_image(types, ty)) {
                    self.derive(inst, root);
                }
            }
            Op::ImageTexelPointer => self.images.note(source, types, inst, root),
            _ if is_image_access(inst.op) => self.images.note(source, types, inst, root),
            Op::Store => {
                let stored = inst.words.get(1).and_then(|id| source.defs.get(id));
                self.access(root, stored.and_then(|inst| inst.ty));
                self.wholes.extend(root.filter(|_| root == first));
                self.escape(&inst.words[1.min(inst.words.len())..]);
            }
            Op::CooperativeMatrixLoadKHR => {
                self.access(root, component(types, inst.ty));
            }
            Op::CooperativeMatrixStoreKHR => {
                let stored = inst.words.get(1).and_then(|id| source.defs.get(id));
                self.access(root, component(types, stored.and_then(|inst| inst.ty)));
            }
            Op::ArrayLength => self.lengths.extend(root),
            Op::CopyMemory => {
                let roots = inst.words.iter().take(2);
                let roots = roots.filter_map(|id| self.roots.get(id));
                self.wholes.extend(roots);
            }
            Op::ExtInst => {}
            _ if inst.op >= Op::AtomicLoad && inst.op <= Op::AtomicXor => {
                self.access(root, inst.ty);
            }
            Op::AtomicFAddEXT | Op::AtomicFMinEXT | Op::AtomicFMaxEXT => {
                self.access(root, inst.ty);
            }
            _ => self.escape(&inst.ids()),
        }
    }

    fn derive(&mut self, inst: &Inst<'_>, root: Option<Id>) {
        if let (Some(id), Some(root)) = (inst.result, root) {
            self.roots.insert(id, root);
        }
    }

    /// Classes of memory whose addresses an instruction takes as numbers.
    fn number(&mut self, source: &Source<'_>, types: &Types, inst: &Inst<'_>) {
        let is_pointer = |ty: Option<Id>| ty.is_some_and(|ty| types.pointee(ty).is_ok());
        let takes = match inst.op {
            Op::ConvertPtrToU | Op::PtrEqual | Op::PtrNotEqual | Op::PtrDiff => true,
            Op::Bitcast => !is_pointer(inst.ty),
            _ => false,
        };
        let operands = inst.words.iter().filter(|_| takes);
        let types_of = operands.filter_map(|id| source.defs.get(id)?.ty);
        let classes = types_of.filter_map(|ty| Some(types.pointee(ty).ok()?.0));
        self.numbered.extend(classes);
    }

    /// Pointers whose way is not followed.
    fn escape(&mut self, words: &[u32]) {
        let roots = words.iter().filter_map(|word| self.roots.get(word));
        self.scattered.extend(roots);
    }

    fn access(&mut self, root: Option<Id>, ty: Option<Id>) {
        if let (Some(root), Some(ty)) = (root, ty) {
            let all = self.accesses.entry(root).or_default();
            match all.iter_mut().find(|(known, _)| *known == ty) {
                Some((_, count)) => *count += 1,
                None => all.push((ty, 1)),
            }
        }
    }

    /// Adds the variables of callees.
    fn close<'w>(&mut self, source: &Source<'w>) -> Result<(), (Inst<'w>, String)> {
        let mut done = HashSet::new();
        for function in &source.functions {
            let mut path: Vec<(Id, usize)> = vec![(function.id, 0)];
            while let Some(&(id, at)) = path.last() {
                let called = self
                    .calls
                    .get(&id)
                    .and_then(|called| called.get(at))
                    .copied();
                let Some(callee) = called.filter(|_| !done.contains(&id)) else {
                    done.insert(id);
                    path.pop();
                    if let Some(&(caller, _)) = path.last() {
                        for used in [&mut self.variables, &mut self.samplers] {
                            let own = used.get(&id).cloned().unwrap_or_default();
                            used.entry(caller).or_default().extend(own);
                        }
                    }
                    continue;
                };
                if let Some(last) = path.last_mut() {
                    last.1 += 1;
                }
                if path.iter().any(|&(on_path, _)| on_path == callee) {
                    let why = "calls itself, directly or not; write a loop".to_owned();
                    return Err((function.inst, why));
                }
                path.push((callee, 0));
            }
        }
        Ok(())
    }

    /// The functions that one calls, directly or not.
    pub fn called(&self, function: Id) -> HashSet<Id> {
        let mut called = HashSet::new();
        let mut pending = vec![function];
        while let Some(id) = pending.pop() {
            for &callee in self.calls.get(&id).into_iter().flatten() {
                if called.insert(callee) {
                    pending.push(callee);
                }
            }
        }
        called
    }

    /// Whether the program reads or writes a member of a variable.
    pub fn has_member(&self, variable: Id, member: u32) -> bool {
        self.wholes.contains(&variable)
            || self.scattered.contains(&variable)
            || self.members.contains(&(variable, member.into()))
    }

    /// The variable or parameter that a pointer comes from.
    pub fn root(&self, pointer: Id) -> Option<Id> {
        self.roots.get(&pointer).copied()
    }
}

/// The type of the elements of a cooperative matrix.
fn component(types: &Types, matrix: Option<Id>) -> Option<Id> {
    Some(types.cooperative(matrix?)?.component)
}

fn is_image(types: &Types, ty: Id) -> bool {
    matches!(types.get(ty), Ty::Image(_) | Ty::SampledImage { .. })
}

/// Whether an access chain chooses an element of an array by an index that is no constant.
fn is_scattered(source: &Source<'_>, types: &Types, base: Id, indices: &[u32]) -> bool {
    let ty = source.defs.get(&base).and_then(|inst| inst.ty);
    let Some(Ok((_, mut at))) = ty.map(|ty| types.pointee(ty)) else {
        return true;
    };
    for &index in indices {
        let known = fixed(source, index);
        let is_array = matches!(types.get(at), Ty::Array { .. } | Ty::Matrix { .. });
        if known.is_none() && is_array {
            return true;
        }
        match types.get(at) {
            Ty::RuntimeArray { element } => at = *element,
            _ => match types.part(at, known.unwrap_or(0)) {
                Ok((part, _)) => at = part,
                Err(_) => return true,
            },
        }
    }
    false
}
