//! Python for OpenCL, on the packages `numpy` and `pyopencl`: a module with the source of the kernels.

use super::element::Element;
use super::kernel::{Argument, Kernel, Kind, Module};
use super::literal;
use super::opencl_c;

/// The parts that all kernels share.
const SHARED: &str = include_str!("numpy.py.in");

/// The parts of a kernel, with names in `@` for the differences.
const KERNEL: &str = include_str!("numpy_kernel.py.in");

/// The module.
pub fn write(module: &Module<'_>) -> String {
    let shared = SHARED
        .replace("@target@", module.target)
        .replace("@options@", &opencl_c::options(module.target))
        .replace("@source@", &literal::c_text(module.code));
    let kernels = module.kernels.iter().map(functions);
    shared + &kernels.collect::<String>()
}

fn functions(kernel: &Kernel<'_>) -> String {
    let (size_parameter, size) = match kernel.workgroup_size {
        Some([x, y, z]) => ("", format!("({x}, {y}, {z})")),
        None => (", workgroup_size", "workgroup_size".to_owned()),
    };
    let parameters = kernel.arguments.iter().map(|argument| match argument.kind {
        Kind::Shared { .. } => format!(", {}_count", argument.name),
        _ => format!(", {}", argument.name),
    });
    let passed = kernel.arguments.iter().map(passed);
    let read = kernel
        .buffers()
        .map(|(argument, ..)| argument.name.as_str());
    let read = read.map(|name| format!("\n    _read(queue, {name}, of_{name})"));
    let made = kernel.buffers().map(|(argument, ..)| {
        let Argument { name, element, .. } = argument;
        let (dtype, lanes) = (dtype(*element), element.stored_lanes());
        format!("\n    of_{name} = _buffer(queue, \"{name}\", {name}, \"{dtype}\", {lanes})")
    });
    let parts = [
        ("@name@", kernel.name.clone()),
        ("@symbol@", kernel.symbol.to_owned()),
        (
            "@parameters@",
            size_parameter.to_owned() + &parameters.collect::<String>(),
        ),
        ("@size@", size),
        ("@buffers@", made.collect()),
        ("@arguments@", passed.collect::<Vec<_>>().join(", ")),
        ("@read@", read.collect()),
    ];
    let filled = |text: String, (part, value): &(&str, String)| text.replace(part, value);
    parts.iter().fold(KERNEL.to_owned(), filled)
}

/// The argument of the driver.
fn passed(argument: &Argument) -> String {
    let Argument {
        name,
        element,
        kind,
        ..
    } = argument;
    match kind {
        Kind::Buffer { .. } => format!("of_{name}"),
        Kind::Value { .. } => format!("_value({name}, \"{}\", {})", dtype(*element), element.lanes),
        Kind::Shared { .. } => format!("cl.LocalMemory({name}_count * {})", element.size()),
    }
}

/// NumPy's name of a number; it has none for bf16, whose bits are passed.
fn dtype(element: Element) -> &'static str {
    match element.number {
        "i8" => "int8",
        "i16" => "int16",
        "i32" => "int32",
        "i64" => "int64",
        "u8" => "uint8",
        "u16" | "bf16" => "uint16",
        "u32" => "uint32",
        "u64" => "uint64",
        "f16" => "float16",
        "f64" => "float64",
        _ => "float32",
    }
}
