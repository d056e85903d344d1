//! Launches saxpy by wgpu.

use std::error::Error;
use wgpu::util::{BufferInitDescriptor, DeviceExt as _};

/// The kernel, from `build.rs`.
mod saxpy {
    include!(concat!(env!("OUT_DIR"), "/saxpy.rs"));
}

const COUNT: usize = 1000;

fn buffer(device: &wgpu::Device, values: impl Iterator<Item = f32>) -> wgpu::Buffer {
    let contents: Vec<u8> = values.flat_map(f32::to_ne_bytes).collect();
    device.create_buffer_init(&BufferInitDescriptor {
        label: None,
        contents: &contents,
        usage: wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC,
    })
}

fn main() -> Result<(), Box<dyn Error>> {
    pollster::block_on(run())
}

async fn run() -> Result<(), Box<dyn Error>> {
    let instance = wgpu::Instance::new(&wgpu::InstanceDescriptor {
        backends: wgpu::Backends::VULKAN,
        ..Default::default()
    });
    let adapter = instance
        .request_adapter(&wgpu::RequestAdapterOptions::default())
        .await?;
    let limits = wgpu::Limits {
        max_push_constant_size: 128,
        ..wgpu::Limits::downlevel_defaults()
    };
    let wanted = wgpu::DeviceDescriptor {
        required_features: wgpu::Features::PUSH_CONSTANTS,
        required_limits: limits,
        ..Default::default()
    };
    let (device, queue) = adapter.request_device(&wanted).await?;

    let x = saxpy::Buffer::new(buffer(&device, (0..COUNT).map(|index| index as f32)));
    let y = saxpy::Buffer::new(buffer(&device, (0..COUNT).map(|_| 1.0)));
    let size = y.buffer.size();
    let read = device.create_buffer(&wgpu::BufferDescriptor {
        label: None,
        size,
        usage: wgpu::BufferUsages::MAP_READ | wgpu::BufferUsages::COPY_DST,
        mapped_at_creation: false,
    });

    let kernel = saxpy::Saxpy::new(&device);
    let mut commands = device.create_command_encoder(&wgpu::CommandEncoderDescriptor::default());
    {
        let mut pass = commands.begin_compute_pass(&wgpu::ComputePassDescriptor::default());
        kernel.launch(
            &device,
            &mut pass,
            [COUNT.div_ceil(64) as u32, 1, 1],
            &x,
            &y,
            2.0,
            COUNT as u32,
        );
    }
    commands.copy_buffer_to_buffer(&y.buffer, 0, &read, 0, size);
    queue.submit([commands.finish()]);
    read.map_async(wgpu::MapMode::Read, .., |mapped| {
        mapped.expect("the buffer is mapped")
    });
    device.poll(wgpu::PollType::wait_indefinitely())?;

    let bytes = read.get_mapped_range(..);
    let result: Vec<f32> = bytes
        .chunks_exact(4)
        .map(|it| f32::from_ne_bytes([it[0], it[1], it[2], it[3]]))
        .collect();
    for (index, value) in result.iter().enumerate() {
        if *value != 2.0 * index as f32 + 1.0 {
            return Err(format!("y[{index}] is {value}").into());
        }
    }
    println!(
        "y = {} {} {} … {}",
        result[0],
        result[1],
        result[2],
        result[COUNT - 1]
    );
    Ok(())
}
