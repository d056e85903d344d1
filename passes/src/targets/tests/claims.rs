//! Capabilities that profiles claim, against the behaviour of their emitters.
//!
//! For each capability that a profile claims or denies there is a program that uses it. If the profile has the
//! capability, each emitter of its family emits the program; otherwise there is an error at a location in the
//! program. A feature, type, storage space, ordering, scope or atomic operation without a program does not
//! compile or fails a test here.

use crate::{
    compile,
    compiler::{CodeRequest, Compiler},
    profile::{AtomicOperation, Profile, Scalar, built_in, keywords::Keyword, recorded},
    targets::{EXECUTED, FORMATS, Format},
};
use gir_dialects::{
    common::{Feature, MemoryOrdering, MemoryScope},
    diagnostic::keep_errors,
    ir::Context,
    mir::StorageSpace,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Mutex,
    thread,
};

/// A capability that a profile has or lacks.
struct Claim {
    /// Its name in failures.
    name: String,
    /// Whether the profile has it; `None` if some programs work without.
    is_had: Option<bool>,
    /// A program that uses it, as GIR text or, if it starts like MLIR, as MLIR.
    program: String,
}

impl Claim {
    fn new(name: impl Into<String>, is_had: bool, program: impl Into<String>) -> Self {
        let (name, is_had, program) = (name.into(), Some(is_had), program.into());
        Self {
            name,
            is_had,
            program,
        }
    }
}

/// A kernel in GIR text with a buffer of a type, after the text `before`.
fn kernel(before: &str, ty: &str, body: &str) -> String {
    format!(
        "{before}func kernel workgroup_size(32, 1, 1) @k(%p: ptr[global]<{ty}>) -> void {{\nentry:\n{body}  ret\n}}\n"
    )
}

/// A kernel of mir.
fn mir_kernel(parameters: &str, body: &str) -> String {
    let resource = |binding| {
        format!("{{mir.resource = #mir.resource<set = 0, binding = {binding}, storage>}}")
    };
    let buffer = resource(0);
    format!(
        "func.func @k(%p: !mir.ptr<global, f32> {buffer}{parameters})\n\
         attributes {{mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>}} {{\n{body}return\n}}\n"
    )
}

/// A program that uses a feature.
fn of_feature(feature: Feature) -> String {
    match feature {
        Feature::Atomics => kernel(
            "",
            "u32",
            "  atomic.rmw add %p, 1u ordering=relaxed scope=device\n",
        ),
        Feature::Barriers => kernel(
            "",
            "u32",
            "  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel\n  store %p, 1u\n",
        ),
        Feature::Images => mir_kernel(
            ", %i: !mir.image2d<f32> {mir.resource = #mir.resource<set = 0, binding = 1, image>}",
            "%at = arith.constant dense<0> : vector<2xi32>\n\
             %t = mir.gpu.fetch %i[%at] : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>\n\
             %x = vector.extract %t[0] : f32 from vector<4xf32>\n\
             mir.gpu.store %p, %x : !mir.ptr<global, f32>, f32\n",
        ),
        Feature::Matrices => mir_kernel(
            "",
            "%x = mir.gpu.load %p : !mir.ptr<global, f32> -> f32\n\
             %m = mir.gpu.mat_splat %x : <2x2xf32>\n\
             %n = mir.gpu.mat_mul %m, %m : <2x2xf32>, <2x2xf32> -> <2x2xf32>\n\
             %y = mir.gpu.mat_extract %n[0, 1] : <2x2xf32>\n\
             mir.gpu.store %p, %y : !mir.ptr<global, f32>, f32\n",
        ),
        Feature::NativeMatrices => mir_kernel(
            ", %h: !mir.ptr<global, f16> {mir.resource = #mir.resource<set = 0, binding = 1, storage>}, %w: i32",
            "%z = arith.constant 0.0 : f32\n\
             %a = mir.gpu.coop_mat_load %h stride %w row_major : <global, f16> -> <16x16xf16, a, subgroup>\n\
             %b = mir.gpu.coop_mat_load %h stride %w row_major : <global, f16> -> <16x16xf16, b, subgroup>\n\
             %c = mir.gpu.coop_mat_splat %z : <16x16xf32, accumulator, subgroup>\n\
             %d = mir.gpu.coop_mat_mul_add %a, %b, %c : <16x16xf16, a, subgroup>, <16x16xf16, b, subgroup> -> <16x16xf32, accumulator, subgroup>\n\
             mir.gpu.coop_mat_store %p, %d stride %w row_major : <global, f32>, <16x16xf32, accumulator, subgroup>\n",
        ),
        Feature::Subgroups => kernel(
            "",
            "u32",
            "  %x = load %p\n  %s = subgroup.reduce add %x\n  store %p, %s\n",
        ),
        Feature::CriticalSections => "func.func @k(%p: !mir.ptr<global, i32> \
            {lir.resource = #mir.resource<set = 0, binding = 0, storage>}) \
            attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {\n\
            lir.begin_critical_section\n\
            %v = lir.load %p align 4 : <global, i32> -> i32\n\
            lir.store %p, %v align 4 : <global, i32>, i32\n\
            lir.end_critical_section\n\
            return\n}\n"
            .to_owned(),
    }
}

/// The name of a type in GIR text, where integers have a sign.
fn spelled(ty: Scalar) -> String {
    let keyword = ty.keyword();
    keyword
        .strip_prefix('i')
        .map_or(keyword.to_owned(), |width| format!("u{width}"))
}

/// The literal one of a type.
fn one(ty: Scalar) -> String {
    format!("1{}", spelled(ty))
}

fn of_type(ty: Scalar) -> String {
    let ty = spelled(ty);
    kernel(
        "",
        &ty,
        "  %x = load %p\n  %y = add %x, %x\n  store %p, %y\n",
    )
}

fn of_lanes(lanes: u32) -> String {
    kernel(
        "",
        &format!("vec{lanes}<f32>"),
        "  %x = load %p\n  %y = add %x, %x\n  store %p, %y\n",
    )
}

fn of_space(space: StorageSpace) -> String {
    match space {
        StorageSpace::Private => kernel(
            "",
            "u32",
            "  %a = alloc u32 count=4\n  %x = load %p\n  %q = gep %a, %x, stride=4\n  store %q, 1u\n  %y = load %a\n  store %p, %y\n",
        ),
        StorageSpace::Workgroup => kernel(
            "global @tile : ptr[shared]<u32> count=32\n",
            "u32",
            "  %t = mov @tile\n  store %t, 1u\n  %y = load %t\n  store %p, %y\n",
        ),
        StorageSpace::Global => kernel("", "u32", "  store %p, 1u\n"),
        StorageSpace::Constant => kernel(
            "global @table : ptr[const]<u32> count=2 = [1u, 2u]\n",
            "u32",
            "  %t = mov @table\n  %i = load %p\n  %q = gep %t, %i, stride=4\n  %x = load %q\n  store %p, %x\n",
        ),
        // A pointer into one of two spaces, selected by an unknown number.
        StorageSpace::Generic => kernel(
            "global @tile : ptr[shared]<u32> count=32\n",
            "u32",
            "  %t = mov @tile\n  %c = load %p\n  %a = addrspacecast %p -> ptr[generic]<u32>\n  \
             %b = addrspacecast %t -> ptr[generic]<u32>\n  %q = select %c, %a, %b\n  store %q, 1u\n",
        ),
    }
}

/// The GIR instructions that perform an operation on a type; none if it is not available.
fn instruction(ty: Scalar, operation: AtomicOperation) -> Option<String> {
    use AtomicOperation as A;
    let is_float = ty != ty.bits();
    let (order, one) = ("ordering=relaxed scope=device", one(ty));
    let update = |name: &str| Some(format!("atomic.rmw {name} %p, {one} {order}"));
    let of_integers = |name| (!is_float).then(|| update(name)).flatten();
    match operation {
        A::Load => Some(format!("%loaded = atomic.load %p {order}")),
        A::Store => Some(format!("atomic.store %p, {one} {order}")),
        A::Exchange => update("exchange"),
        A::CompareExchange => Some(format!(
            "atomic.cmpxchg %p, {one}, {one} ordering_succ=relaxed ordering_fail=relaxed scope=device"
        )),
        A::Add => update(if is_float { "fadd" } else { "add" }),
        A::Sub => of_integers("sub"),
        A::And => of_integers("and"),
        A::Or => of_integers("or"),
        A::Xor => of_integers("xor"),
        A::Min => update(if is_float { "fmin" } else { "min_u" }),
        A::Max => update(if is_float { "fmax" } else { "max_u" }),
        A::IncWrap => of_integers("inc_wrap"),
        A::DecWrap => of_integers("dec_wrap"),
    }
}

/// The operations on a type: those that a profile has in one program, the others in one program each.
fn atomics(profile: &Profile, ty: Scalar) -> Vec<Claim> {
    let all = AtomicOperation::ALL.iter().copied();
    let has = |operation: &AtomicOperation| {
        profile.features.atomics.is_usable()
            && profile.types.support(ty).is_usable()
            && profile.atomics.has(ty, *operation)
    };
    let (had, lacking): (Vec<_>, Vec<_>) = all.partition(has);
    let lines = |operations: &[AtomicOperation]| -> String {
        let lines = operations
            .iter()
            .filter_map(|&operation| instruction(ty, operation));
        lines.map(|line| format!("  {line}\n")).collect()
    };
    let program = |operations: &[AtomicOperation]| kernel("", &spelled(ty), &lines(operations));
    let name = |what: &str| format!("atomic {what} on {}", ty.keyword());
    let had = (!had.is_empty()).then(|| Claim::new(name("operations"), true, program(&had)));
    let lacking = lacking
        .into_iter()
        .filter(|&one| instruction(ty, one).is_some());
    let lacking = lacking.map(|one| Claim::new(name(one.keyword()), false, program(&[one])));
    had.into_iter().chain(lacking).collect()
}

/// Everything that a profile claims.
fn claims(profile: &Profile) -> Vec<Claim> {
    let mut claims = vec![];
    for &feature in Feature::ALL {
        let is_had = profile.support(feature).is_usable();
        claims.push(Claim::new(feature.keyword(), is_had, of_feature(feature)));
    }
    // Vectors of other lengths are split.
    for lanes in [2, 3, 4, 8, 16] {
        claims.push(Claim::new(format!("{lanes} lanes"), true, of_lanes(lanes)));
    }
    for &ty in Scalar::ALL {
        let is_had = profile.types.support(ty).is_usable();
        claims.push(Claim::new(ty.keyword(), is_had, of_type(ty)));
        claims.extend(atomics(profile, ty));
    }
    for &space in StorageSpace::ALL {
        let is_had = profile.memory.support(space).is_usable();
        let claim = Claim::new(space.keyword(), is_had, of_space(space));
        // Without generic pointers, a pointer to one of a few places becomes a number that selects the place.
        let may_be_made = space == StorageSpace::Generic && !is_had;
        claims.push(Claim {
            is_had: claim.is_had.filter(|_| !may_be_made),
            ..claim
        });
    }
    let atomics = profile.features.atomics.is_usable();
    let update = |ordering: &str, scope: &str| {
        let line = format!("  atomic.rmw add %p, 1u ordering={ordering} scope={scope}\n");
        kernel("", "u32", &line)
    };
    for &ordering in MemoryOrdering::ALL {
        let has = &profile.synchronization;
        let is_had = has.has_ordering(ordering) || profile.atomics.has_ordering(ordering, has);
        let program = update(ordering.keyword(), "device");
        claims.push(Claim::new(ordering.keyword(), atomics && is_had, program));
    }
    for &scope in MemoryScope::ALL {
        let is_had = profile.synchronization.has_scope(scope);
        let program = update("relaxed", scope.keyword());
        claims.push(Claim::new(
            format!("scope {}", scope.keyword()),
            atomics && is_had,
            program,
        ));
    }
    for &joined in MemoryScope::ALL {
        let is_had = profile.synchronization.barriers.contains(joined);
        let word = joined.keyword();
        let line = format!(
            "  barrier exec_scope={word} mem_scope={word} semantics=acq_rel\n  store %p, 1u\n"
        );
        // The text has barriers of subgroups and workgroups only.
        if matches!(joined, MemoryScope::Subgroup | MemoryScope::Workgroup) {
            claims.push(Claim::new(
                format!("barrier of a {word}"),
                is_had,
                kernel("", "u32", &line),
            ));
        }
    }
    claims
}

/// The output formats of a profile, each language once.
fn formats(profile: &Profile) -> Vec<&'static Format> {
    let mut flags = BTreeSet::new();
    let all = FORMATS.iter().chain(EXECUTED).copied();
    // These are further forms of other formats.
    let all = all.filter(|format| !["emit-spirv-asm", "emit-llvm"].contains(&format.flag));
    all.filter(|format| format.families.contains(&profile.family) && flags.insert(format.flag))
        .collect()
}

/// The contradictions between a claim of a profile and its emitters.
fn lies(context: &Context, profile: &Profile, claim: &Claim) -> Vec<String> {
    // The test covers the steps before the code generator, not its output.
    let generate = |request: &CodeRequest<'_>| Ok(request.ir.to_vec());
    let compiler = Compiler::default().generating(&generate);
    let name = if claim.program.starts_with("func.func") {
        "k.mlir"
    } else {
        "k.gir"
    };
    let mut lies = vec![];
    for format in formats(profile) {
        let emit = || {
            let module = compile::parse(context, claim.program.as_bytes(), name)?;
            let op = module.op();
            recorded::record(op, &profile.name).then_some(())?;
            compile::emit(op, format, compiler)
        };
        let (bytes, errors) = keep_errors(context, emit);
        let is_raw = |error: &&String| {
            let raw = ["failed to legalize", "internal error", "please report"];
            !error.starts_with("k.") || raw.iter().any(|words| error.contains(words))
        };
        let what = match (bytes.is_some(), claim.is_had.unwrap_or(bytes.is_some())) {
            (true, false) => "it is emitted, and the profile says it has none".to_owned(),
            (false, true) => format!("the profile says it has it: {}", errors.join("; ")),
            (false, false) if errors.is_empty() => "it is refused without a word".to_owned(),
            (false, false) => match errors.iter().find(is_raw) {
                Some(error) => format!("it is refused in no good words: {error}"),
                None => continue,
            },
            (true, true) => continue,
        };
        lies.push(format!(
            "{} of {} by {}: {what}",
            claim.name, profile.name, format.flag
        ));
    }
    lies
}

/// The profiles with an emitter; of those with the same claims, only the first.
fn different_profiles() -> Vec<&'static Profile> {
    let mut seen = BTreeMap::new();
    for profile in built_in::ALL.iter().rev() {
        let claimed = format!(
            "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
            profile.family,
            profile.features,
            profile.types,
            profile.memory,
            profile.synchronization,
            profile.atomics,
            profile.subgroups,
            profile.spirv
        );
        if !formats(profile).is_empty() {
            seen.insert(claimed, profile);
        }
    }
    seen.into_values().collect()
}

/// R-RUNA-81: `target_supports` answers correctly for a profile; nor does the profile deny features that it
/// has.
#[test]
fn profiles_claim_what_their_emitters_take() {
    let profiles = different_profiles();
    let families: BTreeSet<_> = profiles
        .iter()
        .map(|profile| format!("{:?}", profile.family))
        .collect();
    assert!(profiles.len() > 12 && families.len() > 6, "{families:?}");
    let work: Vec<_> = profiles
        .iter()
        .flat_map(|&profile| {
            claims(profile)
                .into_iter()
                .map(move |claim| (profile, claim))
        })
        .collect();
    let (next, lies_found) = (Mutex::new(work.iter()), Mutex::new(vec![]));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let context = compile::new_context();
                loop {
                    let Some((profile, claim)) = next.lock().unwrap().next() else {
                        return;
                    };
                    let found = lies(&context, profile, claim);
                    lies_found.lock().unwrap().extend(found);
                }
            });
        }
    });
    let mut lies = lies_found.into_inner().unwrap();
    lies.sort();
    assert!(
        lies.is_empty(),
        "{} of {}:\n{}",
        lies.len(),
        work.len(),
        lies.join("\n")
    );
}

/// `target_supports` returns the profile's support of a feature, and for a number of lanes whether such vectors
/// are not split.
#[test]
fn queries_answer_what_profiles_say() {
    for profile in built_in::ALL {
        for &feature in Feature::ALL {
            let said = profile.support(feature).is_usable();
            assert_eq!(
                profile.answer(feature.keyword()),
                Some(said),
                "{}",
                profile.name
            );
        }
        for lanes in [2, 3, 4, 8, 16] {
            let kept = profile.vectors.iter().any(|&one| u32::from(one) == lanes);
            let answer = profile.answer(&format!("vectors.width.{lanes}"));
            assert_eq!(answer, Some(kept), "{}", profile.name);
        }
    }
}

/// The keys of profile files that state support are those with a program.
#[test]
fn every_key_of_a_profile_has_a_program() {
    let profile = serde_json::to_value(&built_in::ALL[0]).unwrap();
    let keys = |table: &str| -> BTreeSet<String> {
        profile[table]
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect()
    };
    let named =
        |names: Vec<&str>| -> BTreeSet<String> { names.into_iter().map(str::to_owned).collect() };
    let features = Feature::ALL
        .iter()
        .filter(|&&one| one != Feature::NativeMatrices);
    assert_eq!(
        keys("features"),
        named(features.map(|one| one.keyword()).collect())
    );
    let types = Scalar::ALL.iter().map(|one| one.keyword()).collect();
    assert_eq!(keys("types"), named(types));
    let spaces = StorageSpace::ALL.iter().map(|one| one.keyword()).collect();
    assert_eq!(keys("memory"), named(spaces));
}
