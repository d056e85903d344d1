//! Metal of other translators with our numbers of arguments.
//!
//! Hosts tell these translators the bindings of arguments. SPIRV-Cross uses the bindings of the module, and has the
//! push constants at 0; naga's program has no option for it, and leaves them open.

use std::collections::BTreeMap;
use std::path::Path;

use gir::targets::msl;
use gir_run::element::Scalar;
use gir_run::npy;
use serde_json::Value;

/// Where the arguments of a kernel are.
pub struct Places {
    kernel: String,
    /// The numbers of buffers in our Metal, by their bindings in set 0.
    indices: BTreeMap<u64, u64>,
    /// The number of the scalars.
    constants: u64,
    /// The bytes of buffers, by their bindings.
    bytes: BTreeMap<u64, u64>,
    /// The values of specialisation constants, by their ids.
    specialised: BTreeMap<u64, u64>,
    /// The variables of the module, in its order: the storage class and, of buffers, the binding.
    variables: Vec<(String, Option<u64>)>,
}

impl Places {
    /// Combines the reflections of our Metal and of the module with the module's text.
    pub fn new(
        kernel: &str,
        metal: &Value,
        vulkan: &Value,
        arguments: &[&str],
        module: &str,
    ) -> Self {
        let sized_at_launch = vulkan["globals"].as_array().into_iter().flatten();
        let sized_at_launch = sized_at_launch.filter(|global| global["spec_id"].is_u64());
        let (metal, vulkan) = (entry(metal, kernel), entry(vulkan, kernel));
        let resources = || metal["resources"].as_array().into_iter().flatten();
        let binding = |of: &Value| of["binding"].as_u64();
        // `gir-run` compiles a kernel by itself: there its numbers have no gaps.
        let mut bindings: Vec<_> = resources().filter_map(binding).collect();
        bindings.sort_unstable();
        let constants = bindings.len() as u64;
        let size = |of: &Value| Some((binding(of)?, of["size"].as_u64()?));
        let mut places = Self {
            kernel: kernel.to_owned(),
            indices: bindings.into_iter().zip(0..).collect(),
            constants,
            bytes: resources().filter_map(size).collect(),
            specialised: BTreeMap::new(),
            variables: variables(module),
        };
        let parameters = vulkan["parameters"].as_array().into_iter().flatten();
        // The global of a kernel whose size is the launch's is the last argument.
        for (parameter, argument) in parameters.chain(sized_at_launch).zip(arguments) {
            if let Some(binding) = binding(parameter) {
                places.bytes.insert(binding, bytes(argument));
            }
            if let Some(id) = parameter["spec_id"].as_u64() {
                let count = shared_count(argument, &parameter["type"]);
                places.specialised.insert(id, count);
            }
        }
        places
    }

    /// The number of a variable of the module by its place.
    fn of_variable(&self, place: usize) -> Option<u64> {
        match self.variables.get(place)? {
            (class, _) if class == "PushConstant" => Some(self.constants),
            (_, binding) => self.indices.get(binding.as_ref()?).copied(),
        }
    }
}

/// The entry of a kernel in a reflection.
fn entry<'v>(reflection: &'v Value, kernel: &str) -> &'v Value {
    let entries = reflection["entries"].as_array().unwrap();
    let mut found = entries.iter().filter(|entry| entry["name"] == kernel);
    found.next().unwrap()
}

/// The bytes of a buffer that an argument of `gir-run` names.
fn bytes(argument: &str) -> u64 {
    if let Some(file) = argument.strip_prefix('@') {
        return npy::read(Path::new(file)).unwrap().bytes.len() as u64;
    }
    // `zeros:TYPE:COUNT`
    let parts: Vec<_> = argument.split(':').collect();
    parts[2].parse::<u64>().unwrap() * size(parts[1])
}

fn size(ty: &str) -> u64 {
    let mut all = Scalar::ALL.into_iter();
    all.find(|scalar| scalar.name() == ty).unwrap().size() as u64
}

/// Elements of `shared:BYTES`.
fn shared_count(argument: &str, ty: &Value) -> u64 {
    let bytes: u64 = argument.strip_prefix("shared:").unwrap().parse().unwrap();
    bytes / size(ty.as_str().unwrap())
}

/// The variables outside of functions, in the order of the module.
fn variables(module: &str) -> Vec<(String, Option<u64>)> {
    let words =
        |line: &str| -> Vec<String> { line.split_whitespace().map(str::to_owned).collect() };
    let mut bindings = BTreeMap::new();
    let mut variables = vec![];
    for line in module.lines().map(words) {
        let line: Vec<_> = line.iter().map(String::as_str).collect();
        match line[..] {
            ["OpDecorate", of, "Binding", number] => {
                bindings.insert(of.to_owned(), number.parse().unwrap());
            }
            [of, "=", "OpVariable", _, class, ..] if class != "Function" => {
                variables.push((class.to_owned(), bindings.get(of).copied()));
            }
            _ => {}
        }
    }
    variables
}

/// The parameters of a kernel in a text.
struct Head<'t> {
    name: &'t str,
    parameters: Vec<&'t str>,
}

/// Splits a text at the signatures of its kernels: the text before each, the signature, and the rest.
fn heads(text: &str) -> (Vec<(&str, Head<'_>)>, &str) {
    const KERNEL: &str = "kernel void ";
    let mut heads = vec![];
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(KERNEL) {
        let (name, after) = after.split_once('(').unwrap();
        let (parameters, after) = list(after);
        heads.push((before, Head { name, parameters }));
        rest = after;
    }
    (heads, rest)
}

/// The parts of a list up to its closing parenthesis, and the text after that.
fn list(text: &str) -> (Vec<&str>, &str) {
    let (mut depth, mut start, mut parts) = (0, 0, vec![]);
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '[' | '<' => depth += 1,
            ')' if depth == 0 => {
                parts.push(text[start..at].trim());
                return (parts, &text[at + 1..]);
            }
            ')' | ']' | '>' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    assert_eq!(text, "", "a list that does not end");
    (parts, "")
}

/// The text of SPIRV-Cross: buffers have their bindings as numbers, the push constants are the one in constant memory.
pub fn of_spirv_cross(text: &str, places: &Places) -> Result<String, String> {
    let defined = places.specialised.iter();
    let defined =
        defined.map(|(id, value)| format!("#define SPIRV_CROSS_CONSTANT_ID_{id} {value}u\n"));
    let mut bound: String = defined.collect();
    let (heads, rest) = heads(text);
    for (before, head) in heads {
        let parameters = head.parameters.iter().map(|parameter| {
            let Some((declared, number)) = parameter.split_once("[[buffer(") else {
                return Ok((*parameter).to_owned());
            };
            let number = number.trim_end_matches(")]]").parse().unwrap();
            let index = match declared.starts_with("constant ") {
                true => Some(places.constants),
                false => places.indices.get(&number).copied(),
            };
            let index = index.ok_or_else(|| format!("no buffer has binding {number}: {text}"))?;
            Ok(format!("{declared}[[buffer({index})]]"))
        });
        let parameters = parameters.collect::<Result<Vec<_>, String>>()?;
        let name = msl::entry_name(&places.kernel);
        bound += &format!("{before}kernel void {name}({})", parameters.join(", "));
    }
    Ok(bound + rest)
}

/// The text of naga: variables without names are numbered in the module's order. The sizes of buffers are constants,
/// and workgroup memory that a host would provide is declared in the kernel.
pub fn of_naga(text: &str, places: &Places) -> Result<String, String> {
    // Our headers know `coherent(device)` only; the host's memory is coherent anyway.
    let text = &text.replace("coherent device", "device");
    let (heads, rest) = heads(text);
    let sizes = sizes(text, places);
    let mut bound = String::new();
    let mut behind = String::new();
    for (before, head) in heads {
        bound += &follow(before, &behind);
        behind.clear();
        let is_called = head.name.trim_end_matches('_') == places.kernel;
        let mut parameters = vec![];
        for parameter in head.parameters {
            let Some(open) = parameter.strip_suffix("[[user(fake0)]]") else {
                match parameter.strip_prefix("threadgroup ") {
                    Some(memory) => {
                        behind += &format!("    threadgroup {};\n", memory.replace('&', ""))
                    }
                    None => parameters.push(parameter.to_owned()),
                }
                continue;
            };
            let name = open.split_whitespace().last().unwrap_or_default();
            parameters.push(match name {
                "_buffer_sizes" => format!("{open}= peer_buffer_sizes"),
                _ => {
                    let index = places.of_variable(place(name));
                    let index = index.or((!is_called).then_some(0));
                    let index = index.ok_or_else(|| format!("{name} is no buffer: {text}"))?;
                    format!("{open}[[buffer({index})]]")
                }
            });
        }
        let name = match is_called {
            true => msl::entry_name(&places.kernel),
            false => head.name.to_owned(),
        };
        if parameters
            .iter()
            .any(|parameter| parameter.ends_with("= peer_buffer_sizes"))
            && !bound.contains("constant _mslBufferSizes peer_buffer_sizes")
        {
            bound += &format!(
                "constant _mslBufferSizes peer_buffer_sizes = {{{}}};\n",
                sizes.join(", ")
            );
        }
        bound += &format!("kernel void {name}({})", parameters.join(", "));
    }
    Ok(bound + &follow(rest, &behind))
}

/// A body, with declarations after its opening brace.
fn follow(text: &str, declarations: &str) -> String {
    match declarations {
        "" => text.to_owned(),
        _ => text.replacen('{', &format!("{{\n{declarations}"), 1),
    }
}

/// The position of a variable that has a number for a name; the first has none.
fn place(name: &str) -> usize {
    let number = name.strip_prefix("global_");
    number.map_or(0, |number| number.parse().unwrap())
}

/// The members of naga's structure of sizes.
fn sizes(text: &str, places: &Places) -> Vec<String> {
    let Some((_, after)) = text.split_once("struct _mslBufferSizes {") else {
        return vec![];
    };
    let (members, _) = after.split_once('}').unwrap();
    let members = members.split("uint size").skip(1);
    let size = |member: &str| {
        let place: usize = member.trim().trim_end_matches(';').parse().unwrap();
        let (_, binding) = &places.variables[place];
        let bytes = binding.and_then(|binding| places.bytes.get(&binding));
        format!("{}u", bytes.copied().unwrap_or(0))
    };
    members.map(size).collect()
}
