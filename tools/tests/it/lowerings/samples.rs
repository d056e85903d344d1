//! The samples: a kernel for each operation of lir, and the same kernel without the operation.

use std::collections::BTreeMap;

/// The bodies of kernels.
const TEXT: &str = include_str!("samples.mlir");

/// The start of the line that names the operations that a body is for.
const NAMES: &str = "lir: ";

/// The line between a body and the one without the operation.
const WITHOUT: &str = "// without";

/// The line of a body stands for each of the operations it is for.
const OPERATION: &str = "OP";

/// An operation, and perhaps a form of it.
pub type Key = (String, Option<String>);

/// A kernel with an operation, and one without.
pub struct Sample {
    stage: &'static str,
    with: String,
    without: String,
}

/// Storage that kernels have as parameters: a name, the type of elements, a binding.
const BUFFERS: &[(&str, &str, u32)] = &[
    ("in", "i32", 0),
    ("p", "i32", 1),
    ("out", "i32", 2),
    ("f", "f32", 3),
    ("half", "f16", 9),
    ("wide", "i64", 10),
    ("floats", "f32", 11),
];

/// Handles that kernels have as parameters: a type, a binding, its kind. A body binds them by number.
const HANDLES: &[(&str, u32, &str)] = &[
    ("!mir.storage_buffer<i32>", 4, "storage"),
    ("!mir.uniform_buffer<i32>", 5, "uniform"),
    ("!mir.image2d<f32>", 6, "image"),
    ("!mir.sampler", 7, "sampler"),
    ("!mir.image2d<ui32, read_write>", 8, "image"),
    ("!mir.image2d<ui32, atomic>", 12, "image"),
    ("!mir.image<dim2_samples, f32>", 13, "image"),
];

/// Values that bodies use; each may use those before it.
const VALUES: &[(&str, &str)] = &[
    ("c0", "arith.constant 0 : i32"),
    ("c1", "arith.constant 1 : i32"),
    ("c4", "arith.constant 4 : i32"),
    ("c16", "arith.constant 16 : i32"),
    ("v", "lir.load %in align 4 : <global, i32> -> i32"),
    ("second", "lir.gep %in[%c1] stride 4 : <global, i32>, i32"),
    ("w", "lir.load %second align 4 : <global, i32> -> i32"),
    ("x", "lir.load %floats align 4 : <global, f32> -> f32"),
    ("b", "arith.cmpi ult, %v, %w : i32"),
    ("i2", "vector.from_elements %v, %w : vector<2xi32>"),
    ("i4", "vector.from_elements %v, %w, %w, %v : vector<4xi32>"),
    ("x2", "vector.from_elements %x, %x : vector<2xf32>"),
];

/// The samples by operation and form.
pub fn all() -> BTreeMap<Key, Sample> {
    let mut samples = BTreeMap::new();
    for section in TEXT.split("\n\n") {
        let (names, lines): (Vec<_>, Vec<_>) =
            section.lines().partition(|line| line.contains(NAMES));
        let Some((stage, _)) = names.first().and_then(|line| line.split_once(NAMES)) else {
            continue;
        };
        let stage = match stage.trim_start_matches('/').trim() {
            "" => "compute",
            stage => stage,
        };
        let mut bodies = lines.split(|line| *line == WITHOUT);
        let mut body = || bodies.next().expect("there are two bodies").join("\n");
        let (with, without) = (body(), body());
        for (name, form) in names.iter().flat_map(|line| keys(line)) {
            let sample = Sample {
                stage,
                with: with.replace(OPERATION, &name),
                without: without.clone(),
            };
            let former = samples.insert((name, form), sample);
            assert!(former.is_none(), "two samples of one form: {names:?}");
        }
    }
    samples
}

/// The operations and forms of a line: `// lir: load (volatile)`.
fn keys(line: &str) -> Vec<Key> {
    let mut keys: Vec<Key> = vec![];
    let mut rest = line.split_once(NAMES).map_or("", |(_, names)| names);
    while !rest.is_empty() {
        if let Some(form) = rest.strip_prefix('(') {
            let (form, behind) = form.split_once(')').expect("a form ends");
            keys.last_mut().expect("a form is one of an operation").1 = Some(form.to_owned());
            rest = behind.trim_start();
        } else {
            let (name, behind) = rest.split_once(' ').unwrap_or((rest, ""));
            keys.push((format!("lir.{name}"), None));
            rest = behind;
        }
    }
    keys
}

impl Sample {
    /// The module with the operation.
    pub fn with(&self) -> String {
        self.module(&self.with)
    }

    /// The module without it; the kernel has the same parameters.
    pub fn without(&self) -> String {
        self.module(&self.without)
    }

    fn module(&self, body: &str) -> String {
        let mut needed = format!("{}\n{}", self.with, self.without);
        let mut values = vec![];
        for (name, value) in VALUES.iter().rev() {
            if mentions(&needed, name) {
                needed.push_str(value);
                values.push(format!("%{name} = {value}\n"));
            }
        }
        values.reverse();
        let global = match body.contains("@tile") {
            true => "lir.global @tile : !mir.ptr<workgroup, i32> count 64 align 4 elem si32\n",
            false => "",
        };
        let size = match self.stage {
            "compute" => ", workgroup_size = [32, 2, 2]",
            _ => "",
        };
        format!(
            "module {{\n{global}func.func @k({}) attributes {{lir.kernel = #mir.kernel<{}{size}>}} {{\n\
             {}{body}\nreturn\n}}\n}}\n",
            parameters(&needed).join(", "),
            self.stage,
            values.concat()
        )
    }
}

/// The parameters of a kernel that needs what a text mentions.
fn parameters(needed: &str) -> Vec<String> {
    let mut parameters = vec![];
    for (name, element, binding) in BUFFERS {
        if mentions(needed, name) {
            let ty = format!("!mir.ptr<global, {element}>");
            parameters.push((*binding, parameter(name, &ty, *binding, "storage")));
        }
    }
    for (ty, binding, kind) in HANDLES {
        if needed.contains(&format!("binding {binding}")) {
            let name = format!("handle{binding}");
            parameters.push((*binding, parameter(&name, ty, *binding, kind)));
        }
    }
    parameters.sort();
    parameters.into_iter().map(|(_, text)| text).collect()
}

fn parameter(name: &str, ty: &str, binding: u32, kind: &str) -> String {
    format!(
        "%{name}: {ty} {{lir.name = \"{name}\", \
         lir.resource = #mir.resource<set = 0, binding = {binding}, {kind}>}}"
    )
}

/// Whether a text has a value.
fn mentions(text: &str, value: &str) -> bool {
    let value = format!("%{value}");
    let mut pieces = text.split(&value).skip(1);
    pieces.any(|behind| !behind.starts_with(|next: char| next.is_alphanumeric() || next == '_'))
}
