//! The `--emit-*` flags: which outputs a command line asks for, and their files.

use super::{batch::list::Entry, flags::Emit};
use gir::{profile::Profiles, targets};
use gir_dialects::driver::{FlagGroup, StringFlag};
use std::path::PathBuf;

/// An emission that is asked for, and the file that its flag names.
pub type Asked = (Emit, Option<PathBuf>);

/// A flag, whose value is a file, and its output.
struct EmissionFlag {
    flag: StringFlag,
    emit: Emit,
}

/// All of them.
pub struct EmissionFlags(Vec<EmissionFlag>);

impl EmissionFlags {
    /// Registers the flags; before the command line is parsed.
    pub fn register(group: FlagGroup) -> Self {
        let flag = |name, description, emit| EmissionFlag {
            flag: group.optional_text(name, "file", description),
            emit,
        };
        let gir = flag("emit-gir", "Print GIR text", Emit::Gir);
        let reflection = flag(
            "emit-reflection",
            "Print the reflection of the kernels as JSON: parameters, bindings, sizes",
            Emit::Reflection,
        );
        let formats = targets::FORMATS.iter();
        let of_targets =
            formats.map(|&format| flag(format.flag, format.description, Emit::Target(format)));
        Self([gir, reflection].into_iter().chain(of_targets).collect())
    }

    /// The emissions in the order of the command line; `has_bytecode` says whether `--emit-bytecode`, which is
    /// upstream's, is given.
    ///
    /// # Errors
    /// When two of them go to one place.
    pub fn asked(&self, has_bytecode: bool) -> Result<Vec<Asked>, String> {
        let given = |it: &&EmissionFlag| it.flag.get().is_some();
        let mut chosen: Vec<_> = self.0.iter().filter(given).collect();
        chosen.sort_by_key(|emission| emission.flag.position());
        let file = |it: &EmissionFlag| it.flag.get().filter(|file| !file.is_empty());
        let without = chosen.iter().filter(|it| file(it).is_none());
        let names = without.map(|it| it.emit.flag());
        let names: Vec<_> = names
            .chain(has_bytecode.then_some("emit-bytecode"))
            .collect();
        if let [first, second, ..] = names[..] {
            return Err(format!(
                "--{first} and --{second} go to one output; name a file for each, --{first}=FILE"
            ));
        }
        if let (true, [emission, ..]) = (has_bytecode, &chosen[..]) {
            let flag = emission.emit.flag();
            return Err(format!(
                "--emit-bytecode is IR, --{flag} is not; run gir-opt once for each"
            ));
        }
        let asked = chosen
            .iter()
            .map(|it| (it.emit, file(it).map(PathBuf::from)));
        Ok(asked.collect())
    }
}

impl EmissionFlags {
    /// The emissions of an entry of a list.
    ///
    /// # Errors
    /// When the entry names none, one that is unknown, or a reflection of one that has none.
    pub fn listed(&self, entry: &Entry) -> Result<Vec<Asked>, String> {
        let asked = entry.outputs.iter().map(|(flag, file)| {
            let known = self.0.iter().find(|it| it.emit.flag() == flag);
            let emit = known.map(|it| it.emit);
            let emit = emit.ok_or_else(|| {
                format!("unknown key \"{flag}\"; use input, reflection and the flags of emissions, such as emit-spirv")
            })?;
            Ok((emit, Some(file.clone())))
        });
        let asked = asked.collect::<Result<Vec<Asked>, String>>()?;
        match asked.first() {
            None => Err("names no output; add one, such as \"emit-spirv\"".to_owned()),
            Some((Emit::Target(_), _)) => Ok(asked),
            Some(_) if entry.reflection.is_none() => Ok(asked),
            Some((emit, _)) => Err(format!(
                "\"reflection\" describes the first output, and {} has none; name another one first",
                emit.flag()
            )),
        }
    }
}

/// Whether an emission supports a target; GIR text and the reflection take any.
pub fn takes(emit: Emit, target: &str, profiles: &Profiles) -> bool {
    let Emit::Target(format) = emit else {
        return true;
    };
    let profile = profiles.find(target);
    profile.is_some_and(|profile| format.families.contains(&profile.family))
}
