//! The destinations of outputs, and of the reflection beside them.

use super::io::{Destination, Filled};
use gir::reflection::Reflection;
use std::path::Path;

/// The destinations of a run.
pub struct Outputs {
    outputs: Vec<Destination>,
    reflection: Option<Destination>,
}

impl Outputs {
    /// Makes sure that all can be written, as far as this is known in advance.
    ///
    /// # Errors
    /// When one cannot, or two of them are the same.
    pub fn prepare(files: &[&Path], reflection: Option<&Path>) -> Result<Self, String> {
        let outputs = files.iter().map(|file| Destination::prepare(file));
        let outputs = outputs.collect::<Result<Vec<_>, _>>()?;
        for (index, (output, file)) in outputs.iter().zip(files).enumerate() {
            if outputs[..index].iter().any(|other| other.is_same(output)) {
                let file = file.display();
                return Err(format!(
                    "two emissions name the same output '{file}'; name two"
                ));
            }
        }
        let reflection = reflection.map(Destination::prepare).transpose()?;
        let is_same = |reflection: &Destination| outputs.iter().any(|it| reflection.is_same(it));
        if reflection.as_ref().is_some_and(is_same) {
            return Err("--reflection and -o name the same output; choose two".to_owned());
        }
        Ok(Self {
            outputs,
            reflection,
        })
    }

    /// Writes the bytes of each output, which are binary or text, and the reflection. All are complete before the
    /// first one gets its name.
    ///
    /// # Errors
    /// When this fails, or the input has several modules and so several reflections.
    pub fn write(
        self,
        contents: &[(&[u8], bool)],
        reflections: &[Reflection],
    ) -> Result<(), String> {
        let json = reflections
            .first()
            .map(Reflection::json)
            .unwrap_or_default();
        let outputs = self.outputs.into_iter().zip(contents);
        let filled = outputs.map(|(output, (bytes, is_binary))| output.fill(bytes, *is_binary));
        let mut filled = filled.collect::<Result<Vec<_>, _>>()?;
        if let Some(reflection) = self.reflection {
            if reflections.len() != 1 {
                return Err(
                    "--reflection takes one module, but the input is split into several".to_owned(),
                );
            }
            filled.push(reflection.fill(json.as_bytes(), false)?);
        }
        filled.into_iter().try_for_each(Filled::commit)
    }
}
