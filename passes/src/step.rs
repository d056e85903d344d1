//! Pipelines as typed lists.
//!
//! A [`Step`] names a pass by its [`PassInfo`] and states its options by their [`PassOption`]s, so that a renamed
//! pass is a compile error, and so is an option that the pass lacks. Lists are made of groups, each of which
//! stands once, with the reason for its order.
//!
//! MLIR's C interface takes a pass with options as text only, and its interfaces give the passes nested in a
//! manager as text only, as the class that nests them is private. So this file reads and writes that text, and
//! no other does.

use gir_dialects::pass::{OptionKind, PassInfo, PassManager, PassOption};
use std::{
    fmt,
    hash::{DefaultHasher, Hash as _, Hasher as _},
};

/// A list that stands in the source.
pub type Steps = &'static [Step<'static>];

/// A pass with its options, or a group of them.
#[derive(Clone, Copy)]
pub struct Step<'a>(Kind<'a>);

#[derive(Clone, Copy)]
enum Kind<'a> {
    Pass(&'static PassInfo, &'a [Setting<'a>]),
    Upstream(&'static Upstream),
    Group(&'a [Step<'a>]),
}

/// A pass of MLIR's own, which has no [`PassInfo`].
pub struct Upstream {
    /// The flag, without dashes.
    pub argument: &'static str,
    /// Name of the operations that it runs on.
    pub anchor: &'static str,
    /// Names and values of its options.
    pub options: &'static [(&'static str, &'static str)],
}

/// The value of an option.
#[derive(Clone, Copy)]
pub struct Setting<'a> {
    option: &'static PassOption,
    value: Value<'a>,
}

#[derive(Clone, Copy, Hash)]
enum Value<'a> {
    Bool(bool),
    Int(i64),
    Text(&'a str),
}

impl<'a> Step<'a> {
    /// A pass with the defaults of its options.
    pub const fn of(pass: &'static PassInfo) -> Self {
        Self(Kind::Pass(pass, &[]))
    }

    /// A pass with options, each of which is one of its own: in a constant, another is a compile error.
    pub const fn with(pass: &'static PassInfo, settings: &'a [Setting<'a>]) -> Self {
        let mut index = 0;
        while index < settings.len() {
            let name = settings[index].option.name;
            assert!(has_option(pass, name), "the pass has no such option");
            index += 1;
        }
        Self(Kind::Pass(pass, settings))
    }

    /// A pass of MLIR's own.
    pub const fn upstream(pass: &'static Upstream) -> Self {
        Self(Kind::Upstream(pass))
    }

    /// Several steps that stand in one place.
    pub const fn group(steps: &'a [Step<'a>]) -> Self {
        Self(Kind::Group(steps))
    }
}

const fn has_option(pass: &PassInfo, name: &str) -> bool {
    let mut index = 0;
    while index < pass.options.len() {
        if is_same(pass.options[index].name.as_bytes(), name.as_bytes()) {
            return true;
        }
        index += 1;
    }
    false
}

/// Equality of texts where constants are computed.
const fn is_same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut index = 0;
    while index < a.len() {
        if a[index] != b[index] {
            return false;
        }
        index += 1;
    }
    true
}

impl<'a> Setting<'a> {
    /// The value of an option that is true or false.
    pub const fn flag(option: &'static PassOption, value: bool) -> Self {
        assert!(matches!(option.kind, OptionKind::Bool(_)), "is no flag");
        let value = Value::Bool(value);
        Self { option, value }
    }

    /// The value of an option that is an integer.
    pub const fn number(option: &'static PassOption, value: i64) -> Self {
        assert!(matches!(option.kind, OptionKind::Int(_)), "is no number");
        let value = Value::Int(value);
        Self { option, value }
    }

    /// The value of an option that is text.
    pub const fn text(option: &'static PassOption, value: &'a str) -> Self {
        assert!(matches!(option.kind, OptionKind::String(_)), "is no text");
        let value = Value::Text(value);
        Self { option, value }
    }

    /// The value of an option as MLIR gives it to a pipeline; `None` if there is no such value.
    pub fn given(option: &'static PassOption, value: &'a str) -> Option<Self> {
        Some(match option.kind {
            OptionKind::Bool(_) => Self::flag(option, value.parse().ok()?),
            OptionKind::Int(_) => Self::number(option, value.parse().ok()?),
            OptionKind::String(_) => Self::text(option, value),
        })
    }

    /// Whether it is the value of an option.
    pub fn is_of(&self, option: &PassOption) -> bool {
        self.option.name == option.name
    }

    /// Whether it is text, and says nothing.
    pub fn is_empty(&self) -> bool {
        matches!(self.value, Value::Text(""))
    }
}

impl fmt::Display for Setting<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}=", self.option.name)?;
        match self.value {
            Value::Bool(value) => write!(f, "{value}"),
            Value::Int(value) => write!(f, "{value}"),
            Value::Text(value) => f.write_str(value),
        }
    }
}

/// Appends the passes of a list to a manager of modules.
///
/// # Errors
/// The message of MLIR's parser.
pub fn append(passes: &mut PassManager<'_>, steps: &[Step<'_>]) -> Result<(), String> {
    passes.append(&text(steps))
}

/// A number that tells lists apart.
pub fn key(steps: &[Step<'_>]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hash(steps, &mut hasher);
    hasher.finish()
}

fn hash(steps: &[Step<'_>], hasher: &mut DefaultHasher) {
    for step in steps {
        match step.0 {
            Kind::Group(steps) => hash(steps, hasher),
            Kind::Pass(pass, settings) => {
                std::ptr::from_ref(pass).hash(hasher);
                for Setting { option, value } in settings {
                    option.name.hash(hasher);
                    value.hash(hasher);
                }
            }
            Kind::Upstream(pass) => std::ptr::from_ref(pass).hash(hasher),
        }
    }
}

/// The operation that a manager is for: its passes are nested in nothing.
const MODULE: &str = "builtin.module";

/// The textual form of a list, for a manager of modules.
pub fn text(steps: &[Step<'_>]) -> String {
    let mut passes = vec![];
    flatten(steps, &mut passes);
    let nests = passes.chunk_by(|(a, _), (b, _)| a == b);
    let nests = nests.map(|nest| {
        let elements: Vec<_> = nest.iter().map(|(_, pass)| pass.as_str()).collect();
        let elements = elements.join(",");
        match nest[0].0 {
            "" | MODULE => elements,
            anchor => format!("{anchor}({elements})"),
        }
    });
    nests.collect::<Vec<_>>().join(",")
}

/// The passes of a list: the operation that each runs on, and its textual form.
fn flatten(steps: &[Step<'_>], passes: &mut Vec<(&'static str, String)>) {
    for step in steps {
        match step.0 {
            Kind::Group(steps) => flatten(steps, passes),
            Kind::Pass(pass, settings) => {
                let options = settings.iter().map(Setting::to_string);
                passes.push((pass.anchor, element(pass.argument, options)));
            }
            Kind::Upstream(pass) => {
                let options = pass.options.iter();
                let options = options.map(|(name, value)| format!("{name}={value}"));
                passes.push((pass.anchor, element(pass.argument, options)));
            }
        }
    }
}

fn element(argument: &str, options: impl Iterator<Item = String>) -> String {
    let options: Vec<_> = options.collect();
    match options.is_empty() {
        true => argument.to_owned(),
        false => format!("{argument}{{{}}}", options.join(" ")),
    }
}

/// Whether a manager has no passes.
pub fn is_empty(passes: &PassManager<'_>) -> bool {
    passes.pipeline().ends_with("()")
}

/// Whether the last passes of a manager, which MLIR has filled by a command line and which has run, are those of a
/// list, with whatever options.
pub fn ends_with(passes: &PassManager<'_>, steps: &[Step<'_>]) -> bool {
    is_end(&passes.pipeline(), steps)
}

fn is_end(pipeline: &str, steps: &[Step<'_>]) -> bool {
    let pipeline = without_options(pipeline);
    let passes = pipeline.strip_suffix(')');
    let before = passes.and_then(|passes| passes.strip_suffix(&*without_options(&text(steps))));
    before.is_some_and(|before| before.ends_with(['(', ',']))
}

/// The names of a pipeline's passes, with the operations that nest them.
fn without_options(pipeline: &str) -> String {
    let mut depth = 0;
    let mut names = String::with_capacity(pipeline.len());
    for character in pipeline.chars() {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth == 0 => names.push(character),
            _ => {}
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: PassOption = PassOption {
        name: "size",
        description: "",
        kind: OptionKind::Int(0),
    };
    const NAMES: PassOption = PassOption {
        name: "names",
        description: "",
        kind: OptionKind::String(""),
    };
    const OTHER: PassOption = PassOption {
        name: "other",
        description: "",
        kind: OptionKind::Bool(false),
    };

    const fn pass(argument: &'static str, anchor: &'static str) -> PassInfo {
        PassInfo {
            argument,
            description: "",
            anchor,
            options: &[SIZE, NAMES],
            dialects: &[],
            initialize: None,
            concerns: None,
            run: |_| (),
        }
    }

    static WHOLE: PassInfo = pass("whole", "builtin.module");
    static FIRST: PassInfo = pass("first", "func.func");
    static SECOND: PassInfo = pass("second", "func.func");
    static MEM2REG: Upstream = Upstream {
        argument: "mem2reg",
        anchor: "func.func",
        options: &[("region-simplify", "false")],
    };

    const GROUP: Steps = &[Step::of(&FIRST), Step::upstream(&MEM2REG)];
    const LIST: Steps = &[
        Step::group(&[]),
        Step::with(
            &WHOLE,
            &[Setting::number(&SIZE, -4), Setting::text(&NAMES, "a+b")],
        ),
        Step::group(GROUP),
        Step::of(&SECOND),
        Step::of(&WHOLE),
        Step::of(&SECOND),
    ];

    #[test]
    fn passes_on_functions_are_nested() {
        assert_eq!(text(&[]), "");
        assert_eq!(text(&[Step::group(&[])]), "");
        assert_eq!(
            text(LIST),
            "whole{size=-4 names=a+b},func.func(first,mem2reg{region-simplify=false},second),whole,func.func(second)"
        );
    }

    #[test]
    fn keys_tell_lists_apart() {
        let one = key(LIST);
        assert_eq!(one, key(&[Step::group(LIST), Step::group(&[])]));
        let settings = [Setting::number(&SIZE, -4), Setting::text(&NAMES, "a")];
        let other = Step::with(&WHOLE, &settings);
        let lists: [&[Step<'_>]; 4] = [&[], &LIST[1..3], &[Step::of(&WHOLE)], &[other]];
        let mut keys: Vec<_> = lists.iter().map(|list| key(list)).collect();
        keys.push(one);
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), 5);
    }

    #[test]
    fn options_are_those_of_the_pass() {
        let of_other = std::panic::catch_unwind(|| {
            let settings = [Setting::flag(&OTHER, true)];
            _ = Step::with(&WHOLE, &settings);
        });
        assert!(of_other.is_err());
        assert!(std::panic::catch_unwind(|| Setting::flag(&SIZE, true)).is_err());
    }

    #[test]
    fn values_are_read_by_the_type_of_their_option() {
        let given = |option, value| Setting::given(option, value).map(|given| given.to_string());
        assert_eq!(given(&SIZE, "-1").as_deref(), Some("size=-1"));
        assert_eq!(given(&OTHER, "true").as_deref(), Some("other=true"));
        assert_eq!(given(&NAMES, "a b").as_deref(), Some("names=a b"));
        assert_eq!(given(&SIZE, "x"), None);
    }

    #[test]
    fn the_end_of_a_manager_is_found_by_its_names() {
        const END: Steps = &[Step::of(&WHOLE), Step::group(GROUP)];
        let names = "whole,func.func(first,mem2reg)";
        for pipeline in [
            format!("builtin.module({names})"),
            format!("builtin.module(cse,{names})"),
            "builtin.module(cse{a={b}},whole{names=x size=2},func.func(first{},mem2reg{a=true}))"
                .to_owned(),
        ] {
            assert!(is_end(&pipeline, END), "{pipeline}");
        }
        for pipeline in [
            "builtin.module()".to_owned(),
            "builtin.module(whole)".to_owned(),
            format!("builtin.module({names},cse)"),
            format!("builtin.module(func.func(x-{names}))"),
            format!("builtin.module(cse{{{names}}})"),
            "builtin.module(whole,func.func(first,mem2reg,cse))".to_owned(),
        ] {
            assert!(!is_end(&pipeline, END), "{pipeline}");
        }
    }
}
