//! Several outputs of one program: `--emit-spirv=k.spv --emit-msl=k.metal`.
//!
//! The program is read once, and the part of its lowering that asks for no target runs once. The bytes are those of a
//! run for each output.

use super::{chunk, host::Host, io, outputs::Outputs, request::Request};
use gir_dialects::driver::Driver;

/// Emits the input as each request asks; all files are written, or none.
///
/// # Errors
/// An empty message if diagnostics have reported the error.
pub fn execute(driver: &Driver, requests: &[Request], source: &[u8]) -> Result<(), String> {
    for request in requests {
        request.check_beside_others()?;
    }
    let files = requests.iter().map(|request| request.output_file(driver));
    let files: Vec<_> = files.collect();
    if let Some(folder) = files.iter().find(|file| io::is_folder(file)) {
        let folder = folder.display();
        return Err(format!(
            "'{folder}' is a folder; beside other emissions each writes one file"
        ));
    }
    let reflection = requests
        .iter()
        .find_map(|request| request.reflection.as_deref());
    let outputs = Outputs::prepare(&files, reflection)?;
    let mut side = chunk::Side::default();
    let name = io::display_name(driver.input_file());
    let first = &requests[0];
    let marker = first.split_marker(source, &name);
    let mut emitted: Vec<Vec<u8>> = vec![];
    let mut chunks = 0;
    let (_, ok) = driver.process(source, &name, marker, first.printing, |chunk, _| {
        chunks += 1;
        let bytes = chunk::emit_all(Host::Run(driver), requests, &chunk, &mut side);
        bytes.is_some_and(|bytes| {
            emitted = bytes;
            true
        })
    });
    if !ok {
        return Err(String::new());
    }
    if chunks > 1 {
        return Err(
            "several emissions take one module, but the input is split into several".to_owned(),
        );
    }
    let contents = requests.iter().zip(&emitted);
    let contents: Vec<_> = contents
        .map(|(request, bytes)| (&bytes[..], request.is_binary()))
        .collect();
    outputs.write(&contents, &side.reflections)
}
