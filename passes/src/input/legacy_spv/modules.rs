//! `spv.module`, which used to state its requirements in attributes after its body.
//!
//! ```text
//! spv.module "Logical" "GLSL450" { … }
//!     attributes {capabilities = ["Shader"], extensions = ["SPV_KHR_x"]}
//! spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_x]> { … }
//! ```

use super::{
    Refusal,
    edits::{Edits, Insert},
    tokens::{Kind, Tokens},
};
use std::ops::Range;

/// Upgrades the module with this token as its name; returns the tokens of its body.
///
/// # Errors
/// The number of a model is unknown.
pub fn upgrade(
    tokens: &Tokens<'_>,
    index: usize,
    edits: &mut Edits,
) -> Result<Range<usize>, Refusal> {
    // Unrecognised syntax is left for upstream's parser to refuse.
    let Some(header) = Header::parse(tokens, index) else {
        return Ok(index..index);
    };
    let Some(close) = tokens.partner(header.body) else {
        return Ok(index..index);
    };
    for (token, model) in &header.quoted {
        edits.replace(*token, model.as_str());
    }
    let behind = close + 1;
    let attributes = tokens.partner(behind + 1);
    if let Some(end) = attributes.filter(|_| tokens.is(behind, "attributes")) {
        let entries = tokens.parts(behind + 2..end);
        let requirements = Requirements::of(tokens, &entries)?;
        edits.insert(header.body, requirements.insertions(header.has_models));
        edits.remove(behind..end + 1);
    } else if !header.has_models {
        edits.insert(header.body, [Insert::from(" Logical GLSL450 ")]);
    }
    Ok(header.body + 1..close)
}

/// The part between the name and the body.
struct Header {
    /// The tokens of models in quotes, with their text.
    quoted: Vec<(usize, String)>,
    has_models: bool,
    /// The opening bracket of the body.
    body: usize,
}

impl Header {
    fn parse(tokens: &Tokens<'_>, index: usize) -> Option<Self> {
        let mut header = Self {
            quoted: vec![],
            has_models: false,
            body: index + 1,
        };
        loop {
            let at = header.body;
            match tokens.get(at)?.kind {
                Kind::String => {
                    let model = tokens.string(at)?.to_owned();
                    header.quoted.push((at, model));
                    header.has_models = true;
                }
                Kind::Mark if tokens.is(at, "{") => return Some(header),
                Kind::Word if tokens.is(at, "attributes") => {
                    header.body = tokens.partner(at + 1)?;
                }
                Kind::Sigil if tokens.is(at + 1, "<") => header.body = tokens.partner(at + 1)?,
                Kind::Word if !tokens.is(at, "requires") => header.has_models = true,
                Kind::Sigil | Kind::Word => {}
                Kind::Mark | Kind::Number => return None,
            }
            header.body += 1;
        }
    }
}

/// The contents of the attributes after the body.
#[derive(Default)]
struct Requirements<'t> {
    capabilities: Vec<&'t str>,
    extensions: Vec<&'t str>,
    models: [Option<&'t str>; 2],
    others: Vec<Range<usize>>,
}

/// The meanings of the numbers of models in SPIR-V.
const MODELS: [&[&str]; 2] = [
    &["Logical", "Physical32", "Physical64"],
    &["Simple", "GLSL450", "OpenCL", "Vulkan"],
];

impl<'t> Requirements<'t> {
    fn of(tokens: &Tokens<'t>, entries: &[Range<usize>]) -> Result<Self, Refusal> {
        let mut requirements = Self::default();
        for entry in entries {
            let value = entry.start + 2..entry.end;
            match tokens.text(entry.start) {
                "capability" | "capabilities" => {
                    requirements.capabilities.extend(strings(tokens, value));
                }
                "extension" | "extensions" => {
                    requirements.extensions.extend(strings(tokens, value));
                }
                "addressing_model" => {
                    requirements.models[0] = Some(model(tokens, value.start, MODELS[0])?);
                }
                "memory_model" => {
                    requirements.models[1] = Some(model(tokens, value.start, MODELS[1])?);
                }
                _ => requirements.others.push(entry.clone()),
            }
        }
        Ok(requirements)
    }

    fn insertions(self, has_models: bool) -> Vec<Insert> {
        let mut text = String::new();
        if !has_models {
            let [addressing, memory] = self.models;
            let addressing = addressing.unwrap_or("Logical");
            text = format!(" {addressing} {}", memory.unwrap_or("GLSL450"));
        }
        if !self.capabilities.is_empty() || !self.extensions.is_empty() {
            let lists = [self.capabilities, self.extensions].map(|list| list.join(", "));
            text += &format!(" requires #spirv.vce<v1.0, [{}], [{}]>", lists[0], lists[1]);
        }
        let mut insertions = vec![Insert::Text(text)];
        for (index, entry) in self.others.iter().enumerate() {
            let separator = if index == 0 { " attributes {" } else { ", " };
            insertions.extend([separator.into(), Insert::Tokens(entry.clone())]);
        }
        let end = if self.others.is_empty() { " " } else { "} " };
        insertions.push(end.into());
        insertions
    }
}

fn strings<'t>(tokens: &Tokens<'t>, range: Range<usize>) -> impl Iterator<Item = &'t str> {
    range.filter_map(|index| tokens.string(index))
}

fn model(
    tokens: &Tokens<'_>,
    index: usize,
    models: &[&'static str],
) -> Result<&'static str, Refusal> {
    let number = tokens.of_kind(index, Kind::Number);
    let number = number.and_then(|number| number.parse::<usize>().ok());
    let model = number.and_then(|number| models.get(number)).copied();
    model.ok_or_else(|| Refusal {
        token: index,
        message: format!(
            "an unknown number of a model; give the model by name before the body, one of {}",
            models.join(", ")
        ),
    })
}
