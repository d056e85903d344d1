//! The grammar of the pragmas that texts have (AMD, UG1399, "HLS Pragmas"): options, their values, places and the names
//! that they refer to.

use std::collections::BTreeSet;

use pretty_assertions::assert_eq;

/// The form of an option's value.
#[derive(Clone, Copy, Debug)]
enum Value {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A number of at least so much.
    From(u64),
    /// The name of a variable that is declared before.
    Variable,
    /// The name of a parameter, or `return`.
    Port,
    /// Any identifier.
    Name,
    /// The option has no value.
    Nothing,
}

/// A pragma: its options, those that it must have, and whether it stands in a loop only.
struct Pragma {
    name: &'static str,
    options: &'static [(&'static str, Value)],
    required: &'static [&'static str],
    in_loop: bool,
}

const PRAGMAS: &[Pragma] = &[
    Pragma {
        name: "INTERFACE",
        options: &[
            ("m_axi", Value::Nothing),
            ("s_axilite", Value::Nothing),
            ("axis", Value::Nothing),
            ("port", Value::Port),
            ("offset", Value::Words(&["slave", "direct", "off"])),
            ("bundle", Value::Name),
            ("depth", Value::From(1)),
        ],
        required: &["port"],
        in_loop: false,
    },
    Pragma {
        name: "PIPELINE",
        options: &[
            ("II", Value::From(1)),
            ("style", Value::Words(&["stp", "flp", "frp"])),
            ("off", Value::Nothing),
        ],
        required: &[],
        in_loop: true,
    },
    Pragma {
        name: "UNROLL",
        options: &[("factor", Value::From(1))],
        required: &[],
        in_loop: true,
    },
    Pragma {
        name: "LOOP_TRIPCOUNT",
        options: &[
            ("min", Value::From(0)),
            ("max", Value::From(1)),
            ("avg", Value::From(0)),
        ],
        required: &["max"],
        in_loop: true,
    },
    Pragma {
        name: "ARRAY_PARTITION",
        options: &[
            ("variable", Value::Variable),
            ("cyclic", Value::Nothing),
            ("block", Value::Nothing),
            ("complete", Value::Nothing),
            ("factor", Value::From(2)),
            ("dim", Value::From(0)),
        ],
        required: &["variable"],
        in_loop: false,
    },
    Pragma {
        name: "BIND_STORAGE",
        options: &[
            ("variable", Value::Variable),
            (
                "type",
                Value::Words(&[
                    "fifo", "ram_1p", "ram_1wnr", "ram_2p", "ram_s2p", "ram_t2p", "rom_1p",
                    "rom_2p", "rom_np",
                ]),
            ),
            (
                "impl",
                Value::Words(&[
                    "bram", "bram_ecc", "lutram", "uram", "uram_ecc", "srl", "memory",
                ]),
            ),
        ],
        required: &["variable", "type"],
        in_loop: false,
    },
    Pragma {
        name: "DATAFLOW",
        options: &[],
        required: &[],
        in_loop: false,
    },
    Pragma {
        name: "DEPENDENCE",
        options: &[
            ("variable", Value::Variable),
            ("type", Value::Words(&["inter", "intra"])),
            ("direction", Value::Words(&["RAW", "WAR", "WAW"])),
            ("dependent", Value::Words(&["true", "false"])),
        ],
        required: &["variable", "type", "dependent"],
        in_loop: true,
    },
];

/// The mistakes in the pragmas of a text, a line each.
pub fn mistakes(text: &str) -> Vec<String> {
    let mut wrong = vec![];
    let mut declared = BTreeSet::new();
    let mut ports: BTreeSet<String> = BTreeSet::new();
    // For each open block whether it is a loop, and the pragmas that stand in it.
    let mut blocks: Vec<(bool, BTreeSet<&str>)> = vec![];
    let mut head = String::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if let Some(pragma) = line.strip_prefix("#pragma ") {
            let known = (&declared, &ports);
            for what in check(pragma, known, &mut blocks) {
                wrong.push(format!("{}: {what}: {line}", number + 1));
            }
            continue;
        }
        if line.starts_with("//") || line.starts_with('#') {
            continue;
        }
        head.push_str(line);
        if line.ends_with('{') {
            let is_loop = ["for (", "while (", "do {"]
                .iter()
                .any(|word| head.contains(word));
            if head.starts_with("extern \"C\"") {
                ports = parameters(&head);
                ports.insert("return".to_owned());
                declared.extend(ports.iter().cloned());
            }
            if head.starts_with("static ") {
                declared.extend(parameters(&head));
            }
            blocks.push((is_loop, BTreeSet::new()));
        }
        if line.starts_with('}') {
            // `} else {` closes a block and opens one.
            let last = match line.ends_with('{') {
                true => blocks.len().checked_sub(2),
                false => blocks.len().checked_sub(1),
            };
            if let Some(last) = last {
                blocks.remove(last);
            }
        }
        declared.extend(variable(&head));
        if line.ends_with(['{', '}', ';']) {
            head.clear();
        }
    }
    wrong
}

/// The names of parameters in the head of a function.
fn parameters(head: &str) -> BTreeSet<String> {
    let list = head.split_once('(').map_or("", |(_, list)| list);
    let names = list.trim_end_matches([' ', '{', ')']).split(',');
    let last = |parameter: &str| {
        let name = parameter.split('[').next()?;
        name.rsplit([' ', '*', '&']).next().map(str::to_owned)
    };
    names.filter_map(last).collect()
}

/// The name of an array or a variable that a line declares.
fn variable(line: &str) -> Option<String> {
    let declaration = line.split(['[', '=', ';']).next()?;
    let mut words = declaration.split_whitespace().rev();
    let name = words.next()?;
    let is_name = name
        .chars()
        .all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    (is_name && words.next().is_some()).then(|| name.to_owned())
}

fn check<'t>(
    pragma: &'t str,
    (declared, ports): (&BTreeSet<String>, &BTreeSet<String>),
    blocks: &mut [(bool, BTreeSet<&'t str>)],
) -> Vec<String> {
    let mut words = pragma.split_whitespace();
    if words.next() != Some("HLS") {
        return vec!["no pragma of HLS".to_owned()];
    }
    let name = words.next().unwrap_or_default();
    let Some(known) = PRAGMAS.iter().find(|known| known.name == name) else {
        return vec![format!("no pragma '{name}'")];
    };
    let mut wrong = vec![];
    let mut options = vec![];
    for word in words {
        let (option, value) = match word.split_once('=') {
            Some((option, value)) => (option, Some(value)),
            None => (word, None),
        };
        if options.contains(&option) {
            wrong.push(format!("'{option}' twice"));
        }
        options.push(option);
        let Some((_, form)) = known.options.iter().find(|(name, _)| *name == option) else {
            wrong.push(format!("no option '{option}'"));
            continue;
        };
        let fits = match (form, value) {
            (Value::Nothing, None) => true,
            (Value::Words(words), Some(value)) => words.contains(&value),
            (Value::From(least), Some(value)) => {
                value.parse::<u64>().is_ok_and(|number| number >= *least)
            }
            (Value::Variable, Some(value)) => declared.contains(value),
            (Value::Port, Some(value)) => ports.contains(value),
            (Value::Name, Some(value)) => !value.is_empty(),
            _ => false,
        };
        if !fits {
            wrong.push(format!("'{option}' is no {form:?}"));
        }
    }
    for required in known.required {
        if !options.contains(required) {
            wrong.push(format!("lacks '{required}'"));
        }
    }
    let count = |kinds: &[&str]| {
        options
            .iter()
            .filter(|option| kinds.contains(option))
            .count()
    };
    if name == "INTERFACE" && count(&["m_axi", "s_axilite", "axis"]) != 1 {
        wrong.push("needs one mode".to_owned());
    }
    if name == "INTERFACE" && count(&["m_axi"]) == 0 && count(&["depth", "offset"]) > 0 {
        wrong.push("'depth' and 'offset' are for m_axi".to_owned());
    }
    if name == "ARRAY_PARTITION" {
        if count(&["cyclic", "block", "complete"]) != 1 {
            wrong.push("needs one mode".to_owned());
        }
        if (count(&["complete"]) == 1) == (count(&["factor"]) == 1) {
            wrong.push("a factor is for cyclic and block".to_owned());
        }
        let of_port = pragma.split_whitespace().any(|word| {
            let variable = word.strip_prefix("variable=");
            variable.is_some_and(|variable| ports.contains(variable))
        });
        if of_port {
            wrong.push("an interface is not divided".to_owned());
        }
    }
    if name == "PIPELINE" && count(&["off"]) == 1 && options.len() > 1 {
        wrong.push("a pipeline that is off has no options".to_owned());
    }
    let Some((is_loop, inside)) = blocks.last_mut() else {
        wrong.push("is in no function".to_owned());
        return wrong;
    };
    let needs_loop = known.in_loop && name != "DEPENDENCE";
    if needs_loop && !*is_loop {
        wrong.push("is in no loop".to_owned());
    }
    if needs_loop && !inside.insert(known.name) {
        wrong.push("stands twice in a loop".to_owned());
    }
    if inside.contains("DATAFLOW") && name == "PIPELINE" {
        wrong.push("a dataflow is no pipeline".to_owned());
    }
    wrong
}

#[test]
fn the_grammar_finds_mistakes() {
    let function = |pragma: &str| {
        let text = format!(
            "extern \"C\" void k(float* x) {{\nfloat v[8];\nfor (int i = 0; i < 8; ++i) {{\n{pragma}\n}}\n}}\n"
        );
        mistakes(&text).len()
    };
    for right in [
        "#pragma HLS PIPELINE II=1 style=flp",
        "#pragma HLS PIPELINE off",
        "#pragma HLS UNROLL factor=4",
        "#pragma HLS ARRAY_PARTITION variable=v cyclic factor=2 dim=1",
        "#pragma HLS ARRAY_PARTITION variable=v complete dim=1",
        "#pragma HLS BIND_STORAGE variable=v type=ram_t2p impl=bram",
        "#pragma HLS INTERFACE m_axi port=x offset=slave bundle=gmem0 depth=8",
        "#pragma HLS INTERFACE s_axilite port=return bundle=control",
        "#pragma HLS LOOP_TRIPCOUNT min=1 max=8",
        "#pragma HLS DEPENDENCE variable=x type=inter direction=RAW dependent=true",
    ] {
        assert_eq!(function(right), 0, "{right}");
    }
    for wrong in [
        "#pragma HLS PIPELINE II=0",
        "#pragma HLS PIPELINE II=1 style=fast",
        "#pragma HLS PIPELINE off II=1",
        "#pragma HLS UNROL factor=4",
        "#pragma HLS ARRAY_PARTITION variable=x cyclic factor=2 dim=1",
        "#pragma HLS ARRAY_PARTITION variable=w cyclic factor=2 dim=1",
        "#pragma HLS ARRAY_PARTITION variable=v complete factor=2",
        "#pragma HLS ARRAY_PARTITION variable=v cyclic",
        "#pragma HLS BIND_STORAGE variable=v type=ram impl=bram",
        "#pragma HLS INTERFACE m_axi port=y",
        "#pragma HLS INTERFACE axis port=x depth=8",
        "#pragma HLS LOOP_TRIPCOUNT min=1",
        "#pragma HLS PIPELINE II=1\n#pragma HLS PIPELINE II=2",
        "#pragma omp parallel",
    ] {
        assert_eq!(function(wrong), 1, "{wrong}");
    }
}
