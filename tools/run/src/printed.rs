//! The text that kernels print, and the assertions that fail, from the buffer that a run returns.

use gir::printf::{
    buffer::Table,
    decode::{Decoded, Failed, decode},
};

use super::{
    device::Outcome,
    failure::Failure,
    launch::{Bindings, Launch, Owner},
    program::Program,
};

/// The text of a run, and the warnings about it.
#[derive(Debug, Default)]
pub struct Printed {
    /// The text.
    pub text: Vec<u8>,
    /// Lines for standard error.
    pub warnings: String,
}

impl Printed {
    /// Adds the text of a later launch.
    ///
    /// # Errors
    /// That of the launch, with the text until then where an assertion has failed.
    pub fn append(&mut self, later: Result<Self, Failure>) -> Result<(), Failure> {
        let later = later.map_err(|failure| match failure {
            Failure::Asserted { printed, messages } => Failure::Asserted {
                printed: [self.text.as_slice(), &printed].concat(),
                messages: std::mem::take(&mut self.warnings) + &messages,
            },
            other => other,
        })?;
        self.text.extend(later.text);
        self.warnings += &later.warnings;
        Ok(())
    }
}

/// The buffer of a program's `printf`, among those of the launch.
fn buffer<'p>(program: &'p Program, bindings: &Bindings) -> Option<(usize, &'p Table)> {
    let mut globals = program.globals.iter();
    let (name, table) = globals.find_map(|it| Some((&it.name, it.printf.as_ref()?)))?;
    let mut buffers = bindings.buffers.iter();
    let index = buffers.position(|it| it.owner == Owner::Global(name.clone()))?;
    Some((index, table))
}

/// Makes the device return the buffer.
pub fn prepare(program: &Program, bindings: &mut Bindings) {
    if let Some((index, _)) = buffer(program, bindings) {
        bindings.buffers[index].read_back = true;
    }
}

/// Reads the buffer.
///
/// # Errors
/// [`Failure::Asserted`] where an assertion has failed, and [`Failure::Mistake`] where the kernel has written over the
/// records.
pub fn read(launch: &Launch<'_>, outcome: &Outcome) -> Result<Printed, Failure> {
    let Some((index, table)) = buffer(launch.program, &launch.bindings) else {
        return Ok(Printed::default());
    };
    let bytes = outcome.buffers.get(index).and_then(Option::as_deref);
    let words = bytes.unwrap_or_default().chunks_exact(4);
    let words: Vec<_> = words
        .filter_map(|word| Some(u32::from_le_bytes(word.try_into().ok()?)))
        .collect();
    let decoded = decode(table, &words).map_err(Failure::Mistake)?;
    let warnings = lost(&decoded, bytes.map_or(0, <[u8]>::len));
    let Decoded { text, failures, .. } = decoded;
    if failures.is_empty() {
        return Ok(Printed { text, warnings });
    }
    let failures = failures.iter();
    let messages = failures.map(|failed| message(table, *failed, launch));
    Err(Failure::Asserted {
        printed: text,
        messages: warnings + &messages.collect::<String>(),
    })
}

fn lost(decoded: &Decoded, size: usize) -> String {
    let records = match decoded.lost {
        0 => return String::new(),
        1 => "1 printf".to_owned(),
        many => format!("{many} printfs"),
    };
    format!(
        "warning: the text of {records} is lost: the buffer of {size} bytes is full; raise --printf-buffer\n"
    )
}

/// The message about an assertion, at its place.
fn message(table: &Table, failed: Failed, launch: &Launch<'_>) -> String {
    let known = table.assertions.get(failed.assertion);
    let place = known.and_then(|known| known.place.as_ref());
    let place = place.map_or_else(String::new, |place| format!("{place}: "));
    let text = known.map_or("", |known| known.message.as_str());
    let [width, height, depth] = launch.program.workgroup_size.map(u64::from);
    let size = (width * height).saturating_mul(depth).max(1);
    let first = u64::from(failed.first);
    let group = position(first / size, launch.workgroups);
    let item = position(first % size, launch.program.workgroup_size);
    let others = match failed.count.saturating_sub(1) {
        0 => String::new(),
        1 => "; and 1 more work-item".to_owned(),
        more => format!("; and {more} more work-items"),
    };
    format!(
        "{place}error: assertion failed: {text} (workgroup {group}, work-item {item}){others}\n"
    )
}

/// A linear index as x, y and z.
fn position(index: u64, [width, height, _]: [u32; 3]) -> String {
    let (width, height) = (u64::from(width).max(1), u64::from(height).max(1));
    let (x, y, z) = (
        index % width,
        index / width % height,
        index / width / height,
    );
    format!("{x},{y},{z}")
}
