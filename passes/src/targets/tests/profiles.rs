//! The built-in profiles are well formed and complete.

use crate::profile::{Support, Tier, built_in, known, profile_file::ProfileFile};
use gir_dialects::common::Feature;
use std::{collections::BTreeSet, fs, path::Path};

/// The constants are those that a user's file with the same text would make.
#[test]
fn constants_are_the_values_of_their_files() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/profile/known");
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        let file = match ProfileFile::parse(&text) {
            Ok(file) => file,
            Err(mistake) => unreachable!("{text}: {mistake:?}"),
        };
        for name in file.names() {
            let other = |base: &str| built_in::find(base).map(known::values);
            let profile = file.resolve(name, &other).unwrap();
            let constant = built_in::find(name).unwrap();
            assert_eq!(format!("{constant:?}"), format!("{profile:?}"));
            names.insert(name.to_owned());
        }
    }
    let constants = built_in::ALL.iter().map(|profile| profile.name.to_string());
    assert_eq!(constants.collect::<BTreeSet<_>>(), names);
}

/// R-RUNA-104: each row of section 14.1 is recorded.
#[test]
fn every_profile_says_how_far_it_has_what() {
    for profile in built_in::ALL {
        let name = &profile.name;
        assert!(!profile.summary.is_empty(), "{name}");
        assert!(!profile.vectors.is_empty(), "{name}: vectors");
        assert!(profile.address_bits.is_some(), "{name}: addresses");
        let memory = &profile.memory;
        for space in [
            memory.private,
            memory.workgroup,
            memory.global,
            memory.constant,
        ] {
            assert!(space.is_usable(), "{name}: memory");
        }
        let synchronization = &profile.synchronization;
        assert!(
            synchronization.orderings.iter().count() > 0,
            "{name}: orderings"
        );
        assert!(synchronization.scopes.iter().count() > 0, "{name}: scopes");
        assert!(
            synchronization.barriers.iter().count() > 0,
            "{name}: barriers"
        );
        assert!(
            profile.support(Feature::Atomics) != Support::None,
            "{name}: atomics"
        );
    }
}

/// R-RUNA-104, R-RUNA-112: the common properties of the tiers of section 14.1.
#[test]
fn a_tier_is_what_section_14_1_says() {
    for profile in built_in::ALL {
        let name = &profile.name;
        let support = |feature| profile.support(feature);
        match profile.tier {
            Tier::Full => {
                assert!(support(Feature::Atomics).is_native(), "{name}");
                assert!(support(Feature::Barriers).is_usable(), "{name}");
                assert!(support(Feature::Matrices).is_usable(), "{name}");
            }
            Tier::Dsp | Tier::Fpga => {
                assert_eq!(support(Feature::Barriers), Support::Lowered, "{name}");
                assert_eq!(support(Feature::Images), Support::None, "{name}");
                assert_eq!(support(Feature::Matrices), Support::Fallback, "{name}");
                assert_eq!(support(Feature::Subgroups), Support::Fallback, "{name}");
                assert_eq!(
                    profile.subgroup_size.map(|size| size.get()),
                    Some(1),
                    "{name}"
                );
            }
        }
        assert_eq!(profile.dsp.is_some(), profile.tier == Tier::Dsp, "{name}");
        assert_eq!(profile.fpga.is_some(), profile.tier == Tier::Fpga, "{name}");
    }
}

/// An endless chain of bases is reported as a mistake and does not overflow the stack.
#[test]
fn profiles_are_based_on_one_another_only_so_often() {
    let text = |count: usize| {
        let tables = (0..count).map(|i| format!("[p{i}]\nbase = \"p{}\"\n", i + 1));
        tables.collect::<String>() + &format!("[p{count}]\ntier = 1\n")
    };
    let resolved = |count: usize| {
        let text = text(count);
        let file = ProfileFile::parse(&text).unwrap();
        file.resolve("p0", &|_| None).map(|_| ())
    };
    assert_eq!(resolved(64), Ok(()));
    for count in [65, 100_000] {
        let mistake = resolved(count).unwrap_err();
        assert_eq!((mistake.line, mistake.column), (2 * 64 + 2, 8));
        assert_eq!(
            mistake.text,
            "profile 'p64' is the base of 64 others in a row, and has a base itself; shorten the chain"
        );
    }
}

/// A subgroup can only be divided into smaller ones, even if a profile lists its own size among the sizes.
#[test]
fn subgroups_are_parted_into_powers_of_two_below_their_size() {
    let mut profile = built_in::find("cuda-sm_90").unwrap().clone();
    profile.subgroups.sizes = [3, 8, 32, 64]
        .map(|size| size.try_into().unwrap())
        .to_vec()
        .into();
    let parts: Vec<_> = (1..=64)
        .filter(|&size| profile.parts_subgroups_into(size))
        .collect();
    assert_eq!(parts, [8]);
}
