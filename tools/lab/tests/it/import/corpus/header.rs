//! The launches that a source states.
//!
//! `// run NAME: SIZE * GROUPS ulp N drivers N (ARGUMENT; …)`: work-items of a group and groups as `X`, `XxY` or
//! `XxYxZ`; results that may be N units off, those of drivers that compile the source more; arguments in order:
//! - `in TYPE COUNT CONTENTS`, a buffer; `io` is one that the kernel also writes, `out` one that it writes,
//! - `val TYPE VALUE`,
//! - `shared BYTES`.

use gir_run::element::Scalar;

use super::data;

/// How an argument is passed.
pub enum Kind {
    /// A buffer.
    Input,
    /// A buffer to read back.
    Output,
    /// A number, as text.
    Value(String),
    /// Shared memory.
    Shared,
}

/// An argument of a kernel.
pub struct Argument {
    /// Its type, or that of its elements.
    pub scalar: Scalar,
    /// How it is passed.
    pub kind: Kind,
    /// Its contents.
    pub bytes: Vec<u8>,
}

/// A launch of a kernel.
pub struct Run {
    /// The kernel's name in the source.
    pub kernel: String,
    /// Work-items of a group.
    pub size: [u32; 3],
    /// Groups.
    pub groups: [u32; 3],
    /// The distance that floats may be off, in units of the last place.
    pub ulp: u64,
    /// The same where a driver compiles the source: Intel's vectorises without regard to roundings.
    pub drivers_ulp: u64,
    /// The arguments.
    pub arguments: Vec<Argument>,
}

/// All launches of a source.
pub fn read(text: &str) -> Vec<Run> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("// run "));
    lines.map(Run::of).collect()
}

fn extents(text: &str) -> [u32; 3] {
    let mut extents = [1; 3];
    for (extent, part) in extents.iter_mut().zip(text.trim().split('x')) {
        *extent = part.parse().unwrap();
    }
    extents
}

impl Run {
    fn of(line: &str) -> Self {
        let (kernel, rest) = line.split_once(": ").unwrap();
        let (launch, arguments) = rest.split_once('(').unwrap();
        let arguments = arguments.trim_end().strip_suffix(')').unwrap();
        let (launch, drivers) = launch.split_once(" drivers ").unwrap_or((launch, "0"));
        let (launch, ulp) = launch.split_once(" ulp ").unwrap_or((launch, "0"));
        let [ulp, drivers_ulp] = [ulp, drivers].map(|units| units.trim().parse().unwrap());
        let (size, groups) = launch.split_once('*').unwrap();
        let arguments = (1..).zip(arguments.split(';'));
        Self {
            kernel: kernel.to_owned(),
            size: extents(size),
            groups: extents(groups),
            ulp,
            drivers_ulp,
            arguments: arguments.map(|(seed, text)| argument(text, seed)).collect(),
        }
    }

    /// The numbers of the arguments that the kernel writes.
    pub fn written(&self) -> impl Iterator<Item = usize> {
        let all = self.arguments.iter().enumerate();
        let written = all.filter(|(_, argument)| matches!(argument.kind, Kind::Output));
        written.map(|(at, _)| at)
    }

    /// Compares results with those that are expected.
    pub fn compare(&self, name: &str, ulp: u64, [expected, actual]: [&[Vec<u8>]; 2]) {
        for ((at, expected), actual) in self.written().zip(expected).zip(actual) {
            let scalar = self.arguments[at].scalar;
            let wrong = data::first_difference(scalar, ulp, expected, actual);
            let said = wrong.map(|(element, wanted, found)| {
                format!("element {element} of argument {at} is {found}, expected {wanted}")
            });
            assert_eq!(said, None, "{}, {name}", self.kernel);
        }
    }
}

fn argument(text: &str, seed: u64) -> Argument {
    let mut words = text.split_whitespace();
    let mut word = || words.next().unwrap();
    let how = word();
    if how == "shared" {
        return Argument {
            scalar: Scalar::U8,
            kind: Kind::Shared,
            bytes: vec![0; word().parse().unwrap()],
        };
    }
    let scalar = data::scalar(word());
    if how == "val" {
        let value = word().to_owned();
        return Argument {
            bytes: data::encoded(scalar, value.parse().unwrap()),
            kind: Kind::Value(value),
            scalar,
        };
    }
    let count = word().parse().unwrap();
    let contents: Vec<_> = words.collect();
    assert!(
        ["in", "io", "out"].contains(&how),
        "an argument is no '{how}'"
    );
    let kind = match how {
        "in" => Kind::Input,
        _ => Kind::Output,
    };
    Argument {
        bytes: data::filled(scalar, count, &contents, seed),
        scalar,
        kind,
    }
}
