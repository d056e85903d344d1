//! Checks of operations' requirements against the capabilities of a target.
//!
//! The features that an operation requires are stated with it (`requires` in ODS, `REQUIRES` in Rust); the
//! requirements of its types, orderings and scopes are computed here. A feature that the profile lacks is an
//! error at the operation, which names the feature, the target, and the flag that permits a fallback if there
//! is one. Sizes of kernels are checked in [`super::sizes`].

use super::{
    Family, Permissions, Profile, Scalar,
    atomic_uses::{AtomicUse, texel_order},
    built_in, fallbacks,
    keywords::Keyword,
};
use crate::analysis::images::Image;
use gir_dialects::{
    common::{Feature, MemoryOrdering, MemoryScope},
    ir::{Block, Op, OpView, Type, Value},
    lir,
    mir::{self, PtrType, StorageSpace},
    names,
};
use std::collections::{BTreeSet, HashMap};

/// The rules of a profile together with the user's permissions.
pub struct Legality<'p> {
    profile: &'p Profile,
    permissions: Permissions,
    required: HashMap<&'static str, &'static [Feature]>,
}

/// The types seen by a check, and the errors already reported for them. A function has few types.
#[derive(Default)]
struct Seen<'c> {
    types: Vec<Type<'c>>,
    reported: BTreeSet<Scalar>,
    features: Vec<Feature>,
}

impl<'p> Legality<'p> {
    /// The rules of a profile.
    pub fn new(profile: &'p Profile, permissions: Permissions) -> Self {
        Self {
            profile,
            permissions,
            required: lir::REQUIREMENTS.iter().copied().collect(),
        }
    }

    /// Emits an error for each construct in a function or a global that the target lacks. A type is reported
    /// once.
    pub fn check(&self, root: Op<'_>) {
        let mut seen = Seen::default();
        root.walk_pre(|op| {
            self.check_types(op, &mut seen);
            if op.name().starts_with("lir.") {
                self.check_operation(op);
            }
            if let Some(global) = op.cast::<lir::GlobalOp<'_>>() {
                self.check_global(global);
            }
        });
    }

    fn check_operation(&self, op: Op<'_>) {
        let name = op.name();
        let atomic = AtomicUse::of(op);
        let required = self.required.get(name).copied().unwrap_or_default();
        let required = required.iter().copied();
        let mut required = required.chain(atomic.is_some().then_some(Feature::Atomics));
        let joins = required.clone().any(|feature| feature == Feature::Barriers);
        if let Some(feature) = required.find(|&feature| !self.has(feature, name)) {
            return self.refuse(op, feature, "needs");
        }
        if joins && self.refuses_barriers() {
            return self.refuse_barrier(op);
        }
        if let Some(barrier) = op.cast::<lir::BarrierOp<'_>>() {
            self.check_barrier(barrier);
        } else if let Some(fence) = op.cast::<lir::MemFenceOp<'_>>() {
            self.check_order(op, &[fence.semantics()], fence.mem_scope());
        } else if let Some((orderings, scope)) = texel_order(op) {
            self.check_order(op, &orderings, scope);
        } else if let Some(atomic) = atomic {
            self.check_atomic(op, &atomic);
        }
    }

    /// Whether an operation may use a feature.
    fn has(&self, feature: Feature, name: &str) -> bool {
        // Where each work-item is a subgroup, its position in it is known.
        let is_place = feature == Feature::Subgroups && is_place_in_subgroup(name);
        is_place && self.profile.subgroup_size.is_some()
            || self.profile.support(feature).is_usable()
    }

    /// Reports an operation that requires a feature the target lacks; `needs` is the start of the message.
    fn refuse(&self, op: Op<'_>, feature: Feature, needs: &str) {
        let Profile { name: target, .. } = self.profile;
        let lacks = format!(
            "{needs} feature '{}', which target '{target}' lacks",
            feature.keyword()
        );
        let another = self.version_with(|it| it.support(feature).is_usable());
        let another = another.map_or("another target".to_owned(), |it| format!("target '{it}'"));
        op.unsupported(match fallbacks::of(self.profile, feature) {
            None if feature == Feature::CriticalSections => {
                format!("{lacks}; work-items in lockstep would wait for each other forever, use atomic operations")
            }
            None => format!(
                "{lacks}; there is no fallback, guard it by 'target_supports' or choose {another}"
            ),
            Some(fallback) if !fallback.is_permitted(self.permissions) => {
                format!("{lacks}; {} allows {} instead", fallback.flag, fallback.what)
            }
            Some(fallback) => {
                let (what, pass) = (fallback.what, fallback.pass);
                format!("{lacks}; {what} is permitted, run --{pass}")
            }
        });
    }

    /// Reports constants without contents. A constant with a binding gets its contents there.
    fn check_global(&self, global: lir::GlobalOp<'_>) {
        let space = PtrType::from_type(global.type_()).map(PtrType::space);
        let is_table = space == Some(StorageSpace::Constant)
            && global.op().attribute(names::LIR_RESOURCE).is_none();
        if is_table
            && global.initializer().is_none()
            && global.address().is_none()
            && self.profile.family != Family::Generic
        {
            global.op().unsupported("is constant memory without contents; give it an initializer, or pass it as a buffer in global storage");
        }
    }

    /// Reports types of results and block arguments, and pointees.
    fn check_types<'c>(&self, op: Op<'c>, seen: &mut Seen<'c>) {
        let arguments = op
            .regions()
            .flat_map(|region| region.blocks())
            .flat_map(Block::arguments);
        let values = op.results().chain(arguments).map(Value::ty);
        let global = op.cast::<lir::GlobalOp<'_>>();
        for ty in values.chain(global.map(lir::GlobalOp::type_)) {
            if !seen.types.contains(&ty) {
                seen.types.push(ty);
                self.check_type(op, ty, seen);
            }
        }
    }

    fn check_type(&self, op: Op<'_>, ty: Type<'_>, seen: &mut Seen<'_>) {
        let pointer = PtrType::from_type(ty);
        let pointee = pointer.map_or(ty, PtrType::pointee);
        let target = &self.profile.name;
        if let Some(feature) = feature_of_type(pointee)
            && !self.profile.support(feature).is_usable()
            && !seen.features.contains(&feature)
        {
            seen.features.push(feature);
            self.refuse(
                op,
                feature,
                &format!("has a value of type {ty}, which needs"),
            );
        }
        if let Some(scalar) = Scalar::of(pointee)
            && !self.profile.types.support(scalar).is_usable()
            && seen.reported.insert(scalar)
        {
            let elsewhere = self.elsewhere(|it| it.types.support(scalar).is_usable());
            op.unsupported(format!(
                "has a value of type {ty}, but target '{target}' has no {}; use another type{elsewhere}",
                scalar.keyword()
            ));
        }
        // A generic pointer may still turn out to be of one space; the target's own passes decide that.
        let space = pointer.map(PtrType::space);
        if let Some(space) = space.filter(|&space| space != StorageSpace::Generic)
            && !self.profile.memory.support(space).is_usable()
        {
            let elsewhere = self.elsewhere(|it| it.memory.support(space).is_usable());
            op.unsupported(format!(
                "has a value of type {ty}, but target '{target}' has no {} storage{elsewhere}",
                space.keyword()
            ));
        }
    }

    /// Whether barriers that are not native are errors.
    fn refuses_barriers(&self) -> bool {
        self.permissions.strict_barriers && !self.profile.features.barriers.is_native()
    }

    fn refuse_barrier(&self, op: Op<'_>) {
        let is = match op.is::<lir::BarrierOp<'_>>() {
            true => "is a barrier",
            false => "needs barriers",
        };
        let target = &self.profile.name;
        let that = "does not have natively, which --strict-barriers refuses";
        op.unsupported(format!("{is} that target '{target}' {that}"));
    }

    fn check_barrier(&self, barrier: lir::BarrierOp<'_>) {
        let op = barrier.op();
        let Profile {
            name: target,
            synchronization: has,
            ..
        } = self.profile;
        let joined = barrier.exec_scope();
        if !has.barriers.contains(joined) {
            let elsewhere = self.elsewhere(|it| it.synchronization.barriers.contains(joined));
            op.unsupported(format!(
                "synchronises a {}; on target '{target}' a barrier synchronises a {}{elsewhere}",
                joined.keyword(),
                has.barriers.list()
            ));
        } else if barrier.mem_scope() as i64 > joined as i64 {
            self.check_order(op, &[barrier.semantics()], barrier.mem_scope());
        } else if barrier.semantics() == MemoryOrdering::SeqCst {
            self.check_order(op, &[barrier.semantics()], joined);
        }
    }

    fn check_atomic(&self, op: Op<'_>, atomic: &AtomicUse) {
        let Profile {
            name: target,
            atomics,
            ..
        } = self.profile;
        if !atomics.spaces.contains(atomic.space) && atomic.space != StorageSpace::Generic {
            let elsewhere = self.elsewhere(|it| it.atomics.spaces.contains(atomic.space));
            op.unsupported(format!(
                "is atomic in {} storage; on target '{target}' atomics work in storage of {}{elsewhere}",
                atomic.space.keyword(),
                atomics.spaces.list()
            ));
        } else if !atomics.has(atomic.ty, atomic.operation) {
            let instead = match (self.profile.locks_atomics(), self.permissions.allow_locks()) {
                (false, _) => "",
                (true, false) => "; --allow-atomic-fallback allows a critical section instead",
                (true, true) => "; a critical section is permitted, run --lir-lock-atomics",
            };
            let elsewhere = self.elsewhere(|it| it.atomics.has(atomic.ty, atomic.operation));
            op.unsupported(format!(
                "is atomic on {}, which target '{target}' supports neither natively nor by compare-exchange; use 32 bits{elsewhere}{instead}",
                atomic.ty.keyword()
            ));
        } else {
            self.check_order(op, &atomic.orderings, atomic.scope);
        }
    }

    /// Reports orderings and scopes if the target has neither them nor stronger or wider ones.
    fn check_order(&self, op: Op<'_>, orderings: &[MemoryOrdering], scope: MemoryScope) {
        // A single work-item is ordered by the program.
        if scope == MemoryScope::Invocation {
            return;
        }
        let Profile {
            name: target,
            synchronization: has,
            ..
        } = self.profile;
        let lacking = lacking_ordering(self.profile, orderings);
        if lacking.is_none() && has.has_scope(scope) {
            return;
        }
        let (what, had) = match lacking {
            Some(ordering) => (
                format!("ordering {}", ordering.keyword()),
                has.orderings.list(),
            ),
            None => (format!("scope {}", scope.keyword()), has.scopes.list()),
        };
        let elsewhere = self.elsewhere(|it| {
            lacking_ordering(it, orderings).is_none() && it.synchronization.has_scope(scope)
        });
        op.unsupported(format!(
            "has {what}, which target '{target}' does not have; it has {had}{elsewhere}"
        ));
    }

    /// A version of the target that has what this one lacks, if any.
    fn version_with(&self, has: impl Fn(&Profile) -> bool) -> Option<&'static str> {
        built_in::of_family_with(self.profile, has).map(|profile| profile.name.as_ref())
    }

    /// The suffix of an error that names that version.
    fn elsewhere(&self, has: impl Fn(&Profile) -> bool) -> String {
        let version = self.version_with(has);
        version.map_or_else(String::new, |name| format!("; target '{name}' has it"))
    }
}

/// The first of some orderings that neither a profile's fences nor its atomics support.
fn lacking_ordering(profile: &Profile, orderings: &[MemoryOrdering]) -> Option<MemoryOrdering> {
    let (has, own) = (&profile.synchronization, &profile.atomics);
    let is_lacking = |&one: &MemoryOrdering| !has.has_ordering(one) && !own.has_ordering(one, has);
    orderings.iter().copied().find(is_lacking)
}

/// The feature required for values of a type.
fn feature_of_type(ty: Type<'_>) -> Option<Feature> {
    let is_image = Image::of(ty).is_some() || mir::SamplerType::from_type(ty).is_some();
    if is_image {
        Some(Feature::Images)
    } else {
        mir::MatrixType::from_type(ty).map(|_| Feature::Matrices)
    }
}

fn is_place_in_subgroup(name: &str) -> bool {
    [
        lir::SubgroupIdOp::NAME,
        lir::SubgroupSizeOp::NAME,
        lir::SubgroupLocalIdOp::NAME,
        lir::NumSubgroupsOp::NAME,
    ]
    .contains(&name)
}
