//! Launches saxpy on an OpenCL device. Arguments come in the order of the kernel's parameters.

use opencl3::command_queue::CommandQueue;
use opencl3::context::Context;
use opencl3::device::{CL_DEVICE_TYPE_ALL, Device, get_all_devices};
use opencl3::kernel::{ExecuteKernel, Kernel};
use opencl3::memory::{Buffer, CL_MEM_COPY_HOST_PTR};
use opencl3::program::Program;
use opencl3::types::CL_TRUE;
use std::error::Error;

/// The kernel, from `build.rs`.
const SOURCE: &str = include_str!(concat!(env!("OUT_DIR"), "/saxpy.cl"));

const COUNT: usize = 1000;

fn main() -> Result<(), Box<dyn Error>> {
    let device = *get_all_devices(CL_DEVICE_TYPE_ALL)?
        .first()
        .ok_or("no OpenCL device")?;
    let context = Context::from_device(&Device::new(device))?;
    #[allow(deprecated, reason = "the newer call needs OpenCL 2.0")]
    let queue = CommandQueue::create_default(&context, 0)?;
    let mut x: Vec<f32> = (0..COUNT).map(|index| index as f32).collect();
    let mut y = vec![1.0f32; COUNT];
    let of_x = unsafe {
        Buffer::<f32>::create(&context, CL_MEM_COPY_HOST_PTR, COUNT, x.as_mut_ptr().cast())
    }?;
    let of_y = unsafe {
        Buffer::<f32>::create(&context, CL_MEM_COPY_HOST_PTR, COUNT, y.as_mut_ptr().cast())
    }?;

    let program = Program::create_and_build_from_source(&context, SOURCE, "")?;
    let kernel = Kernel::create(&program, "saxpy")?;
    let mut launch = ExecuteKernel::new(&kernel);
    unsafe {
        launch
            .set_arg(&of_x)
            .set_arg(&of_y)
            .set_arg(&2.0f32)
            .set_arg(&(COUNT as u32));
        launch
            .set_global_work_size(COUNT.next_multiple_of(64))
            .set_local_work_size(64);
        launch.enqueue_nd_range(&queue)?;
        queue.enqueue_read_buffer(&of_y, CL_TRUE, 0, &mut y, &[])?;
    }
    for (index, value) in y.iter().enumerate() {
        if *value != 2.0 * index as f32 + 1.0 {
            return Err(format!("y[{index}] is {value}").into());
        }
    }
    println!("y = {} {} {} … {}", y[0], y[1], y[2], y[COUNT - 1]);
    Ok(())
}
