//! The resources of a launch on the device: buffers, images and samplers.

use std::rc::Rc;

use ash::vk;

use super::adapter::Adapter;
use super::buffer::DeviceBuffer;
use super::failed;
use super::image::DeviceImage;
use super::logical::{LogicalDevice, Owned};
use super::{MakeBuffer, sampler};
use crate::failure::Failure;
use crate::image::Class;
use crate::launch::{Bindings, Buffer, Image, Owner};
use crate::program::ADDRESS;
use gir::reflection::{schema::Space, slots::Slot};

/// The device's side of a launch's bindings, in their order.
pub(super) struct Resources {
    /// The buffers.
    pub buffers: Vec<DeviceBuffer>,
    /// The images.
    pub images: Vec<DeviceImage>,
    /// The samplers.
    pub samplers: Vec<Owned<vk::Sampler>>,
}

/// The resource of a descriptor.
pub(super) enum Info {
    /// A buffer.
    Buffer(vk::DescriptorBufferInfo),
    /// An image or a sampler.
    Image(vk::DescriptorImageInfo),
}

/// A descriptor to write.
pub(super) struct Descriptor {
    /// Where.
    pub slot: Slot,
    /// Its type.
    pub ty: vk::DescriptorType,
    /// Its resource.
    pub info: Info,
}

impl Resources {
    /// Creates them.
    ///
    /// # Errors
    /// When there is no memory for one.
    pub fn new(
        device: &Rc<LogicalDevice>,
        adapter: &Adapter,
        make_buffer: MakeBuffer,
        bindings: &Bindings,
    ) -> Result<Self, Failure> {
        let no_memory = |owner: &Owner, len: u64| {
            let what = format!("no memory for {owner}, {len} bytes");
            move |error| failed(&what)(error)
        };
        let buffer = |buffer: &Buffer| {
            let len = buffer.contents.len();
            let made = make_buffer(device, adapter, buffer.space, len);
            made.map_err(no_memory(&buffer.owner, len))
        };
        let image = |image: &Image| {
            let made = DeviceImage::new(device, adapter, image);
            made.map_err(no_memory(&image.owner, image.contents.len()))
        };
        let mut sampled = bindings
            .images
            .iter()
            .filter(|it| it.used.access.is_sampled());
        let is_of_integers = sampled.all(|it| it.format.class() != Class::Float);
        let samplers = bindings.samplers.iter();
        let samplers: Result<_, _> = samplers
            .map(|it| sampler::make(device, it.sampler, is_of_integers))
            .collect();
        Ok(Self {
            buffers: bindings
                .buffers
                .iter()
                .map(buffer)
                .collect::<Result<_, _>>()?,
            images: bindings
                .images
                .iter()
                .map(image)
                .collect::<Result<_, _>>()?,
            samplers: samplers.map_err(failed("no memory for a sampler"))?,
        })
    }

    /// The descriptors of all.
    pub fn descriptors(&self, bindings: &Bindings) -> Vec<Descriptor> {
        let buffers = self.buffers.iter().zip(&bindings.buffers);
        let images = self.images.iter().zip(&bindings.images);
        let samplers = self.samplers.iter().zip(&bindings.samplers);
        let buffers = buffers.filter_map(|(buffer, bound)| {
            Some(Descriptor {
                slot: bound.slot?,
                ty: match bound.space {
                    Space::Uniform => vk::DescriptorType::UNIFORM_BUFFER,
                    _ => vk::DescriptorType::STORAGE_BUFFER,
                },
                info: Info::Buffer(buffer.descriptor()),
            })
        });
        let images = images.map(|(image, bound)| Descriptor {
            slot: bound.slot,
            ty: match bound.used.access.is_sampled() {
                true => vk::DescriptorType::SAMPLED_IMAGE,
                false => vk::DescriptorType::STORAGE_IMAGE,
            },
            info: Info::Image(image.descriptor()),
        });
        let samplers = samplers.map(|(sampler, bound)| Descriptor {
            slot: bound.slot,
            ty: vk::DescriptorType::SAMPLER,
            info: Info::Image(vk::DescriptorImageInfo::default().sampler(sampler.get())),
        });
        buffers.chain(images).chain(samplers).collect()
    }

    /// The push constants, with the addresses of buffers where the kernel takes them, padded to whole words as Vulkan
    /// requires.
    pub fn push_constants(&self, device: &LogicalDevice, bindings: &Bindings) -> Vec<u8> {
        let mut bytes = bindings.push_constants.clone();
        for (buffer, given) in self.buffers.iter().zip(&bindings.buffers) {
            if let Some(offset) = given.address {
                let place = offset as usize..offset as usize + ADDRESS;
                let address = buffer.address(device).to_ne_bytes();
                bytes[place].copy_from_slice(&address);
            }
        }
        bytes.resize(bytes.len().next_multiple_of(4), 0);
        bytes
    }

    /// Writes the initial contents of all where the next submission finds them. No submission may
    /// be pending.
    ///
    /// # Errors
    /// When memory cannot be made visible to the device.
    pub fn upload(&self, bindings: &Bindings) -> Result<(), Failure> {
        for (buffer, initial) in self.buffers.iter().zip(&bindings.buffers) {
            let written = buffer.upload(&initial.contents);
            written.map_err(failed("a buffer cannot be written"))?;
        }
        for (image, initial) in self.images.iter().zip(&bindings.images) {
            let written = image.upload(&initial.contents);
            written.map_err(failed("an image cannot be written"))?;
        }
        Ok(())
    }

    /// The bytes of the buffers that are read back.
    ///
    /// # Errors
    /// When there is no memory for them.
    pub fn buffer_bytes(&self, bindings: &Bindings) -> Result<Vec<Option<Vec<u8>>>, Failure> {
        let pairs = self.buffers.iter().zip(&bindings.buffers);
        pairs
            .map(|(buffer, initial)| initial.read_back.then(|| buffer.download()).transpose())
            .collect::<Result<_, _>>()
            .map_err(failed("a buffer cannot be read"))
    }

    /// The same of the images.
    ///
    /// # Errors
    /// When there is no memory for them.
    pub fn image_bytes(&self, bindings: &Bindings) -> Result<Vec<Option<Vec<u8>>>, Failure> {
        let pairs = self.images.iter().zip(&bindings.images);
        pairs
            .map(|(image, initial)| initial.read_back.then(|| image.download()).transpose())
            .collect::<Result<_, _>>()
            .map_err(failed("an image cannot be read"))
    }
}
