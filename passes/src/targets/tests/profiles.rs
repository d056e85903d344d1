//! The built-in profiles are well formed and complete.

use crate::profile::{Support, Tier, known, profile_file::ProfileFile};
use gir_dialects::common::Feature;
use std::collections::BTreeSet;

/// The assumption of `ProfileFile::parse_known` and `known::find`.
#[test]
fn every_file_of_ours_is_read_as_strictly_as_a_users() {
    for (text, names) in known::sources() {
        let file = match ProfileFile::parse(text) {
            Ok(file) => file,
            Err(mistake) => panic!("{names:?}: {mistake:?}"),
        };
        let tables: BTreeSet<_> = file.names().collect();
        assert_eq!(tables, names.iter().copied().collect());
        for name in names {
            assert_eq!(
                known::find(name).map(|profile| profile.name.as_str()),
                Some(*name)
            );
        }
    }
}

/// R-RUNA-104: each row of section 14.1 is recorded.
#[test]
fn every_profile_says_how_far_it_has_what() {
    for profile in known::all() {
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
    for profile in known::all() {
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
        file.resolve("p0", &mut |_| None).map(|_| ())
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
    let mut profile = known::find("cuda-sm_90").unwrap().clone();
    profile.subgroups.sizes = [3, 8, 32, 64].map(|size| size.try_into().unwrap()).to_vec();
    let parts: Vec<_> = (1..=64)
        .filter(|&size| profile.parts_subgroups_into(size))
        .collect();
    assert_eq!(parts, [8]);
}
