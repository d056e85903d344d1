//! Launches saxpy on a GPU of NVIDIA. Arguments come in the order of the kernel's parameters.

use cudarc::driver::sys::is_culib_present;
use cudarc::driver::{CudaContext, LaunchConfig, PushKernelArg};
use cudarc::nvrtc::Ptx;
use std::error::Error;

/// The kernel, from `build.rs`. The driver compiles it for the GPU.
const PTX: &str = include_str!(concat!(env!("OUT_DIR"), "/saxpy.ptx"));

/// The size in `saxpy.gir`.
const WORKGROUP: usize = 64;

const COUNT: usize = 1000;

fn main() -> Result<(), Box<dyn Error>> {
    if !unsafe { is_culib_present() } {
        return Err("the driver of NVIDIA is not installed".into());
    }
    let context = CudaContext::new(0)?;
    let stream = context.default_stream();
    let x: Vec<f32> = (0..COUNT).map(|index| index as f32).collect();
    let of_x = stream.clone_htod(&x)?;
    let mut of_y = stream.clone_htod(&[1.0f32; COUNT])?;

    let module = context.load_module(Ptx::from_src(PTX))?;
    let kernel = module.load_function("saxpy")?;
    let size = LaunchConfig {
        grid_dim: (COUNT.div_ceil(WORKGROUP) as u32, 1, 1),
        block_dim: (WORKGROUP as u32, 1, 1),
        shared_mem_bytes: 0,
    };
    let (a, n) = (2.0f32, COUNT as u32);
    let mut launch = stream.launch_builder(&kernel);
    launch.arg(&of_x).arg(&mut of_y).arg(&a).arg(&n);
    // SAFETY: these are the kernel's parameters, and it writes the first n elements of y.
    unsafe { launch.launch(size) }?;

    let y = stream.clone_dtoh(&of_y)?;
    for (index, value) in y.iter().enumerate() {
        if *value != 2.0 * index as f32 + 1.0 {
            return Err(format!("y[{index}] is {value}").into());
        }
    }
    println!("y = {} {} {} … {}", y[0], y[1], y[2], y[COUNT - 1]);
    Ok(())
}
