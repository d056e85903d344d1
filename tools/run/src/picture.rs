//! A picture from the command line: the kernels compiled, their arguments bound, the device asked,
//! the images written.

use std::path::PathBuf;

use super::args::Cli;
use super::failure::Failure;
use super::graphics::{self, Draw, Drawn, GraphicsProgram, Stages, Target};
use super::launch::{self, Launch};
use super::limits;
use super::program::Compile;
use super::report::Report;
use super::results::Results;
use super::{Process, Time, asked_target, device, globals, request, specialisations};
use gir_tools::progress::Waiting;

/// Draws with the vertex kernel of this name, and reports the result.
pub(super) fn draw(
    cli: &Cli,
    vertex: &str,
    compiler: &dyn Compile,
    process: Process,
) -> Result<String, Failure> {
    let device = device::by_name(cli.device.as_deref())?;
    if !device.device().draws() {
        let able: Vec<_> = device::ALL.iter().filter(|device| device.draws()).collect();
        let able: Vec<_> = able.iter().map(|device| device.name()).collect();
        return Err(Failure::Unsupported(format!(
            "device '{}' has no graphics pipeline; draw with --device {}",
            device.name(),
            able.join(" or ")
        )));
    }
    let (profiles, asked) = asked_target(cli)?;
    let session = device.open()?;
    let time = Time::of(cli, process)?;
    let target = asked.as_deref().unwrap_or(session.target());
    let fragment = cli.draw.fragment.as_deref().unwrap_or_default();
    let stages = Stages { vertex, fragment };
    let specialisations = specialisations(cli);
    let options = cli.options.all(asked.is_some(), session.as_ref())?;
    let place = (target, &profiles, session.form(), &options);
    let request = request(cli, &specialisations, None, place);
    let program = compiler.compile_stages(&request, stages)?;
    program.program.check()?;
    let (draw, results) = prepare(cli, &program, &time)?;
    let waiting = Waiting::new(format!(
        "drawing '{}' on {}",
        program.program.entry,
        device.name()
    ));
    time.run(&program.program.entry);
    let drawn = session.draw(&draw);
    drop(waiting);
    let mut drawn = drawn?;
    cli.leave_out_warm_up(&mut drawn.outcome.times_ns);
    time.end();
    let image = |target: Target| image(&draw, &drawn, target);
    let written = results.write_with(&draw.launch.bindings, &drawn.outcome, image)?;
    let report = Report {
        device: &device.name(),
        description: &session.description(),
        target,
        launch: &draw.launch,
        outcome: &drawn.outcome,
        written: &written,
        draw: Some(&draw),
    };
    Ok(if cli.json {
        report.json(&[])
    } else {
        report.text()
    })
}

/// The drawing that the command line describes, of compiled kernels, and its output files.
fn prepare<'p>(
    cli: &Cli,
    program: &'p GraphicsProgram,
    time: &Time,
) -> Result<(Draw<'p>, Results), Failure> {
    let arguments = &cli.draw;
    let mut bindings = launch::bind(&program.program, &cli.args, &globals(cli))?;
    limits::check_buffers(&bindings, cli.memory_limit)?;
    let vertices = arguments.vertices.unwrap_or_default();
    let given: Vec<_> = arguments
        .attributes
        .iter()
        .map(|given| (given.location, given.value.clone()))
        .collect();
    let attributes = graphics::bind_attributes(program, &given, vertices)?;
    let mut results =
        Results::prepare(&program.program, &mut bindings, &cli.outs, &cli.global_outs)?;
    results.add_images(&images(cli, program)?)?;
    let launch = Launch {
        program: &program.program,
        bindings,
        workgroups: [1; 3],
        repeat: cli.runs(),
        timeout: time.limit,
        check: false,
    };
    let draw = Draw {
        program,
        launch,
        vertices,
        instances: arguments.instances,
        topology: arguments.topology,
        size: arguments.size.map_or([1; 2], |size| size.0),
        attributes,
        has_depth: arguments.depth.is_some(),
    };
    Ok((draw, results))
}

/// The images that the command line wants, with their files.
fn images(cli: &Cli, program: &GraphicsProgram) -> Result<Vec<(Target, PathBuf)>, Failure> {
    let mut images = Vec::new();
    for output in &cli.draw.colors {
        let mut colors = program.colors.iter();
        let Some(color) = colors.find(|color| color.location == output.location) else {
            return Err(Failure::Mistake(format!(
                "--out-color {}: kernel '{}' writes nothing at this location",
                output.location, program.fragment
            )));
        };
        images.push((Target::Color(*color), PathBuf::from(&output.value)));
    }
    let depth = cli.draw.depth.iter();
    images.extend(depth.map(|path| (Target::Depth, path.clone())));
    Ok(images)
}

/// The texels of an image, and its extents.
fn image<'d>(draw: &Draw<'_>, drawn: &'d Drawn, target: Target) -> Option<(&'d [u8], Vec<usize>)> {
    let bytes = match target {
        Target::Color(color) => {
            let mut colors = draw.program.colors.iter();
            let index = colors.position(|other| *other == color)?;
            drawn.colors.get(index)?
        }
        Target::Depth => drawn.depth.as_ref()?,
    };
    Some((bytes, target.shape(draw.size)))
}
