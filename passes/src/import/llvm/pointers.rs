//! The element type and the storage space of each pointer.
//!
//! Pointers of LLVM IR have no element type, and those of CUDA, HIP and OpenCL 2 often no storage space. Pointers
//! that flow into each other form a class: an address and its elements, the values that a block or a function gets
//! for an argument, the two sides of a selection, pointers that are stored in one memory. All accesses through a
//! class say what it points to: its element type is theirs, or, where they differ, the most frequent, and the
//! others become casts. The space of an address is that of its base; that of an argument, of a selection or of a
//! pointer from memory is the one that all of its class have, or else the generic one. The host can only pass
//! pointers to global memory.

use super::{
    passing::{pointer_of_number, returns_pointer_operand},
    types::{is_pointer, pointer_type},
    world::World,
};
use crate::analysis::layout::size;
use gir_dialects::{
    ir::{self, Signedness, Type, TypeExt, Value},
    llvm_import::LlvmType,
    mir::StorageSpace,
    upstream::llvm,
};
use std::collections::HashMap;

/// The number of a class.
pub type Class = usize;

/// Pointers that flow into each other.
#[derive(Default)]
struct Facts<'c> {
    /// The class that this one was merged into; itself if none.
    parent: Class,
    /// The types of accesses, with the number of each; pointers are those of the `llvm` dialect.
    votes: Vec<(Type<'c>, usize)>,
    /// Types that declarations state.
    hints: Vec<Type<'c>>,
    /// The spaces of its memory.
    spaces: Vec<StorageSpace>,
    /// The class of pointers that its memory holds.
    points_to: Option<Class>,
    /// Whether addresses of it are compared or become numbers: a null pointer is one then.
    is_numbered: bool,
}

/// The pointers of a module.
pub struct Pointers<'c> {
    classes: Vec<Facts<'c>>,
    of_value: HashMap<Value<'c>, Class>,
    of_global: HashMap<&'c str, Class>,
    /// The spaces of values that have one of their own.
    fixed: HashMap<Value<'c>, StorageSpace>,
    world: World,
}

impl<'c> Pointers<'c> {
    /// No pointers.
    pub fn new(world: World) -> Self {
        Self {
            classes: vec![],
            of_value: HashMap::new(),
            of_global: HashMap::new(),
            fixed: HashMap::new(),
            world,
        }
    }

    fn new_class(&mut self) -> Class {
        let parent = self.classes.len();
        self.classes.push(Facts {
            parent,
            ..Facts::default()
        });
        parent
    }

    /// The class that a class is part of.
    fn root(&self, mut class: Class) -> Class {
        while self.classes[class].parent != class {
            class = self.classes[class].parent;
        }
        class
    }

    /// The class of a pointer.
    pub fn class(&mut self, value: Value<'c>) -> Class {
        if let Some(&class) = self.of_value.get(&value) {
            return self.root(class);
        }
        let class = self.new_class();
        self.of_value.insert(value, class);
        class
    }

    /// The class of a global.
    pub fn class_of_global(&mut self, name: &'c str) -> Class {
        if let Some(&class) = self.of_global.get(name) {
            return self.root(class);
        }
        let class = self.new_class();
        self.of_global.insert(name, class);
        class
    }

    /// The class of pointers that memory of a class holds.
    pub fn pointee(&mut self, class: Class) -> Class {
        let class = self.root(class);
        if let Some(pointee) = self.classes[class].points_to {
            return self.root(pointee);
        }
        let pointee = self.new_class();
        self.classes[class].points_to = Some(pointee);
        pointee
    }

    /// Makes one class of two, and of the classes that these point to.
    pub fn merge(&mut self, one: Class, other: Class) {
        let mut pending = vec![(one, other)];
        while let Some((one, other)) = pending.pop() {
            let (one, other) = (self.root(one), self.root(other));
            if one == other {
                continue;
            }
            let facts = std::mem::take(&mut self.classes[other]);
            self.classes[other].parent = one;
            for (ty, count) in facts.votes {
                self.vote_times(one, ty, count);
            }
            self.classes[one].hints.extend(facts.hints);
            self.classes[one].is_numbered |= facts.is_numbered;
            for space in facts.spaces {
                self.add_space(one, space);
            }
            match (self.classes[one].points_to, facts.points_to) {
                (Some(own), Some(new)) => pending.push((own, new)),
                (own, new) => self.classes[one].points_to = own.or(new),
            }
        }
    }

    /// Counts an access of a type.
    pub fn vote(&mut self, class: Class, ty: Type<'c>) {
        self.vote_times(class, ty, 1);
    }

    fn vote_times(&mut self, class: Class, ty: Type<'c>, times: usize) {
        let class = self.root(class);
        let votes = &mut self.classes[class].votes;
        match votes.iter_mut().find(|(other, _)| *other == ty) {
            Some((_, count)) => *count += times,
            None => votes.push((ty, times)),
        }
    }

    /// Notes a type that a declaration states.
    pub fn hint(&mut self, class: Class, ty: Type<'c>) {
        let class = self.root(class);
        if !self.classes[class].hints.contains(&ty) {
            self.classes[class].hints.push(ty);
        }
    }

    fn add_space(&mut self, class: Class, space: StorageSpace) {
        let class = self.root(class);
        let spaces = &mut self.classes[class].spaces;
        if !spaces.contains(&space) {
            spaces.push(space);
        }
    }

    /// Notes the space of a value that has one of its own.
    pub fn fix(&mut self, value: Value<'c>, space: StorageSpace) {
        let class = self.class(value);
        self.fixed.insert(value, space);
        self.add_space(class, space);
    }

    /// Notes that a pointer is compared or becomes a number.
    pub fn number(&mut self, value: Value<'c>) {
        let class = self.class(value);
        self.classes[class].is_numbered = true;
    }

    /// Whether pointers that a pointer flows to, or comes from, are compared or become numbers.
    pub fn is_numbered(&self, value: Value<'c>) -> bool {
        let class = self.of_value.get(&value);
        class.is_some_and(|&class| self.classes[self.root(class)].is_numbered)
    }

    /// Memory that is copied without other accesses has the type of the memory that it is copied to or from.
    pub fn share_votes(&mut self, one: Class, other: Class) {
        let (one, other) = (self.root(one), self.root(other));
        for (to, from) in [(one, other), (other, one)] {
            if self.classes[to].votes.is_empty() {
                self.classes[to].votes = self.classes[from].votes.clone();
            }
            if self.classes[to].hints.is_empty() {
                self.classes[to].hints = self.classes[from].hints.clone();
            }
        }
    }

    /// The space of a pointer.
    pub fn space(&self, value: Value<'c>) -> StorageSpace {
        let mut value = value;
        loop {
            if let Some(&space) = self.fixed.get(&value) {
                return space;
            }
            match base(value) {
                Some(base) => value = base,
                None => break,
            }
        }
        let class = self.of_value.get(&value).map(|&class| self.root(class));
        class.map_or(StorageSpace::Global, |class| self.space_of_class(class))
    }

    /// The space of memory that several pointers of a class may point to.
    fn space_of_class(&self, class: Class) -> StorageSpace {
        match *self.classes[class].spaces {
            [] => StorageSpace::Global,
            [space] => space,
            _ => StorageSpace::Generic,
        }
    }

    /// The space of an address space of the program; generic where it has none.
    pub fn declared_space(&self, ty: Type<'c>) -> Option<StorageSpace> {
        match LlvmType::of(ty)? {
            LlvmType::Pointer(number) => self.world.space(number),
            _ => None,
        }
    }

    /// The type of a pointer.
    pub fn ty(&self, value: Value<'c>) -> Type<'c> {
        let element = match self.of_value.get(&value) {
            Some(&class) => self.element(self.root(class)),
            None => byte(value.ty()),
        };
        pointer_type(self.space(value), element)
    }

    /// The element type of a global.
    pub fn element_of_global(&self, name: &str) -> Option<Type<'c>> {
        let class = *self.of_global.get(name)?;
        Some(self.element(self.root(class)))
    }

    /// The type of pointers that memory behind a pointer holds.
    pub fn held(&self, value: Value<'c>) -> Option<Type<'c>> {
        let class = self.root(*self.of_value.get(&value)?);
        let pointee = self.root(self.classes[class].points_to?);
        Some(self.held_type(pointee, &mut vec![class]))
    }

    /// The type of a pointer of which only its type is known: the host's memory.
    pub fn unknown(&self, ty: Type<'c>) -> Option<Type<'c>> {
        let space = self.declared_space(ty)?;
        let space = match space {
            StorageSpace::Generic => StorageSpace::Global,
            space => space,
        };
        Some(pointer_type(space, byte(ty)))
    }

    /// The element type of a class.
    fn element(&self, class: Class) -> Type<'c> {
        self.element_within(class, &mut vec![])
    }

    fn held_type(&self, pointee: Class, outer: &mut Vec<Class>) -> Type<'c> {
        let element = self.element_within(pointee, outer);
        pointer_type(self.space_of_class(pointee), element)
    }

    /// The element type of a class in the element types of others; that of a type within itself is bytes.
    fn element_within(&self, class: Class, outer: &mut Vec<Class>) -> Type<'c> {
        let facts = &self.classes[class];
        let chosen = chosen(&facts.votes, &facts.hints);
        match (chosen, facts.points_to) {
            (Some(ty), Some(pointee)) if is_pointer(ty) && !outer.contains(&class) => {
                outer.push(class);
                let ty = self.held_type(self.root(pointee), outer);
                outer.pop();
                ty
            }
            (Some(ty), _) if !is_pointer(ty) => ty,
            (Some(ty), _) => byte(ty),
            (None, _) => self.any_type(),
        }
    }

    /// The type of memory that nothing accesses.
    fn any_type(&self) -> Type<'c> {
        let mut values = self.of_value.keys();
        let ty = values.next().map(|value| value.ty());
        ty.map(byte).expect("a class has a value or a global")
    }
}

fn byte(ty: Type<'_>) -> Type<'_> {
    ir::integer_type(ty.ctx(), 8, Signedness::Signless)
}

/// The pointer that a pointer is computed from, if it stays in the same memory.
fn base(value: Value<'_>) -> Option<Value<'_>> {
    let op = value.defining_op()?;
    if let Some(pointer) = pointer_of_number(op) {
        return Some(pointer);
    }
    let moves = op.is::<llvm::GEPOp<'_>>()
        || op.is::<llvm::AddrSpaceCastOp<'_>>()
        || op.is::<llvm::BitcastOp<'_>>()
        || op.is::<llvm::FreezeOp<'_>>()
        || returns_pointer_operand(op);
    moves.then(|| op.operand(0))
}

/// The element type by the accesses and declarations.
fn chosen<'c>(votes: &[(Type<'c>, usize)], hints: &[Type<'c>]) -> Option<Type<'c>> {
    if let [(only, _)] = votes {
        return Some(*only);
    }
    if votes.is_empty() {
        return hints.first().copied();
    }
    let all_alike = |ty: Type<'c>| votes.iter().all(|(other, _)| same_lanes(*other, ty));
    let declared = hints.iter().copied();
    let declared = declared.filter(|hint| votes.iter().any(|(ty, _)| ty == hint));
    if let Some(ty) = declared.into_iter().find(|&ty| all_alike(ty)) {
        return Some(ty);
    }
    let rank = |(ty, count): &(Type<'c>, usize)| (usize::MAX - count, size_of(*ty));
    votes
        .iter()
        .min_by_key(|vote| rank(vote))
        .map(|(ty, _)| *ty)
}

/// Whether one type is a vector of the other, or both are vectors of the same lanes.
fn same_lanes<'c>(one: Type<'c>, other: Type<'c>) -> bool {
    one.lane() == other.lane()
}

fn size_of(ty: Type<'_>) -> i64 {
    if is_pointer(ty) { 8 } else { size(ty) }
}
