//! C for OpenCL: a header with the source of the kernels.

use super::element::Element;
use super::kernel::{Argument, Kernel, Kind, Module};
use super::literal;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The header.
pub fn write(module: &Module<'_>) -> String {
    let mut text = format!(
        "/* Kernels for {} and functions that launch them, by gir-opt --emit-host=opencl-c. */\n\
         #pragma once\n\
         #ifndef CL_TARGET_OPENCL_VERSION\n\
         #define CL_TARGET_OPENCL_VERSION 120\n\
         #endif\n\
         #include <CL/cl.h>\n\n",
        module.target
    );
    text += &buffer_types(module);
    let Some(first) = module.kernels.first() else {
        return text;
    };
    // Writing to a string does not fail.
    let _ = write!(
        text,
        "static const char {}_source[] ={};\n\n",
        first.name,
        literal::c_text(module.code)
    );
    for kernel in &module.kernels {
        text += &functions(kernel, &first.name, &options(module.target));
    }
    text
}

/// A type for the buffers of each kind of element.
fn buffer_types(module: &Module<'_>) -> String {
    let buffers = module.kernels.iter().flat_map(Kernel::buffers);
    let names: BTreeMap<_, _> = buffers
        .map(|(argument, ..)| (argument.element.name(), ()))
        .collect();
    let define = |name: String| {
        format!(
            "#ifndef GIR_BUFFER_{name}\n\
             #define GIR_BUFFER_{name}\n\
             /* A buffer of {name}. */\n\
             typedef struct {{ cl_mem memory; }} gir_buffer_{name};\n\
             #endif\n\n"
        )
    };
    names.into_keys().map(define).collect()
}

fn functions(kernel: &Kernel<'_>, first: &str, options: &str) -> String {
    let Kernel { name, symbol, .. } = kernel;
    let mut parameters = String::new();
    let mut arguments = String::new();
    for (index, argument) in kernel.arguments.iter().enumerate() {
        let (parameter, size, address) = passed(argument);
        let _ = write!(parameters, ", {parameter}");
        let _ = writeln!(
            arguments,
            "  if (!error) error = clSetKernelArg(kernel, {index}, {size}, {address});"
        );
    }
    let (size_parameter, size) = match kernel.workgroup_size {
        Some([x, y, z]) => ("", format!("{{{x}, {y}, {z}}}")),
        None => (
            ", const size_t workgroup_size[3]",
            "{workgroup_size[0], workgroup_size[1], workgroup_size[2]}".to_owned(),
        ),
    };
    format!(
        "/* Builds kernel {name} for a device. The caller releases it by clReleaseKernel. */\n\
         static inline cl_int {name}_load(cl_context context, cl_device_id device, cl_kernel *kernel) {{\n  \
           const char *text = {first}_source;\n  \
           const size_t length = sizeof {first}_source - 1;\n  \
           cl_int error;\n  \
           cl_program program = clCreateProgramWithSource(context, 1, &text, &length, &error);\n  \
           if (error) return error;\n  \
           /* Quotients are exact where the device can. */\n  \
           cl_device_fp_config config = 0;\n  \
           clGetDeviceInfo(device, CL_DEVICE_SINGLE_FP_CONFIG, sizeof config, &config, NULL);\n  \
           const char *options = config & CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT\n    \
             ? \"{options} -cl-fp32-correctly-rounded-divide-sqrt\" : \"{options}\";\n  \
           error = clBuildProgram(program, 1, &device, options, NULL, NULL);\n  \
           if (!error) *kernel = clCreateKernel(program, \"{symbol}\", &error);\n  \
           clReleaseProgram(program);\n  \
           return error;\n\
         }}\n\n\
         /* Launches kernel {name}. The queue runs it later: clFinish waits. */\n\
         static inline cl_int {name}_launch(cl_command_queue queue, cl_kernel kernel, \
         const size_t workgroups[3]{size_parameter}{parameters}) {{\n  \
           const size_t local[3] = {size};\n  \
           const size_t items[3] = {{workgroups[0] * local[0], workgroups[1] * local[1], workgroups[2] * local[2]}};\n  \
           cl_int error = CL_SUCCESS;\n\
         {arguments}  \
           if (!error) error = clEnqueueNDRangeKernel(queue, kernel, 3, NULL, items, local, 0, NULL, NULL);\n  \
           return error;\n\
         }}\n\n",
    )
}

/// The options of the driver's compiler: `opencl3.0` is OpenCL C 3.0.
pub fn options(target: &str) -> String {
    let version = target.strip_prefix("opencl").unwrap_or_default();
    match version.starts_with(|c: char| c.is_ascii_digit()) {
        true => format!("-cl-std=CL{version}"),
        false => String::new(),
    }
}

/// A parameter of the function, and the size and address of the argument.
fn passed(argument: &Argument) -> (String, String, String) {
    let Argument {
        name,
        element,
        kind,
        ..
    } = argument;
    match kind {
        Kind::Buffer { .. } => (
            format!("gir_buffer_{} {name}", element.name()),
            "sizeof(cl_mem)".to_owned(),
            format!("&{name}.memory"),
        ),
        Kind::Value { .. } => (
            format!("{} {name}", spelling(*element)),
            format!("sizeof {name}"),
            format!("&{name}"),
        ),
        Kind::Shared { .. } => (
            format!("size_t {name}_count"),
            format!("{name}_count * {}", element.size()),
            "NULL".to_owned(),
        ),
    }
}

/// The type of a value.
fn spelling(element: Element) -> String {
    let number = match element.number {
        "i8" => "cl_char",
        "i16" => "cl_short",
        "i32" => "cl_int",
        "i64" => "cl_long",
        "u8" => "cl_uchar",
        "u16" | "bf16" => "cl_ushort",
        "u32" => "cl_uint",
        "u64" => "cl_ulong",
        "f16" => "cl_half",
        "f64" => "cl_double",
        _ => "cl_float",
    };
    match element.lanes {
        1 => number.to_owned(),
        lanes => format!("{number}{lanes}"),
    }
}
