//! The part of `gir-run`'s command line that is about pictures.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;

use super::args::Assignment;
use super::graphics::Topology;

/// The kernels, vertices and targets of a drawing.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Drawing")]
pub struct DrawArgs {
    /// Draw with this vertex kernel, without `@`, instead of running --kernel
    #[arg(long, value_name = "NAME", requires_all = ["fragment", "vertices", "size"],
          conflicts_with_all = ["kernel", "workgroups", "workgroup_size", "check"])]
    pub vertex: Option<String>,

    /// The fragment kernel. It shares parameters with the vertex kernel that are at the same place: --arg are those of
    /// the vertex kernel, then the further ones of the fragment kernel
    #[arg(long, value_name = "NAME", requires = "vertex")]
    pub fragment: Option<String>,

    /// How many vertices to draw
    #[arg(long, value_name = "N", requires = "vertex")]
    pub vertices: Option<u32>,

    /// How many times to draw them
    #[arg(long, value_name = "N", requires = "vertex", default_value_t = 1)]
    pub instances: u32,

    /// The primitives that the vertices form
    #[arg(long, requires = "vertex", default_value = "triangles")]
    pub topology: Topology,

    /// Width and height of the images, in texels
    #[arg(long, value_name = "WxH", requires = "vertex")]
    pub size: Option<Size>,

    /// The input of the vertex kernel at a location, a row for each vertex: @FILE.npy, raw:@FILE.npy or
    /// zeros:TYPE:COUNT
    #[arg(long = "attribute", value_name = "LOCATION=ARG", requires = "vertex")]
    pub attributes: Vec<AtLocation>,

    /// Write the output of the fragment kernel at a location to a NumPy file: 0 where nothing was drawn
    #[arg(
        long = "out-color",
        value_name = "LOCATION=FILE.npy",
        requires = "vertex"
    )]
    pub colors: Vec<AtLocation>,

    /// Drop fragments that are not nearer than those before, and write the depths to a NumPy file:
    /// 1 where nothing was drawn
    #[arg(long = "out-depth", value_name = "FILE.npy", requires = "vertex")]
    pub depth: Option<PathBuf>,
}

/// `WxH`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size(pub [u32; 2]);

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = || "expected WxH, such as 640x480".to_owned();
        let (width, height) = text.split_once('x').ok_or_else(expected)?;
        let extent = |text: &str| match text.parse() {
            Ok(0) | Err(_) => Err(expected()),
            Ok(extent) => Ok(extent),
        };
        Ok(Self([extent(width)?, extent(height)?]))
    }
}

/// `LOCATION=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtLocation {
    /// The location.
    pub location: u32,
    /// The text after the first `=`.
    pub value: String,
}

impl FromStr for AtLocation {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = || "expected LOCATION=VALUE".to_owned();
        let Assignment { name, value } = text.parse().map_err(|_| expected())?;
        let location = name.parse().map_err(|_| expected())?;
        Ok(Self { location, value })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_has_two_extents() {
        assert_eq!("640x480".parse(), Ok(Size([640, 480])));
        for text in ["", "640", "640x", "0x4", "4x0", "4x4x4", "-1x4", "4,4"] {
            assert!(text.parse::<Size>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_location_is_a_number() {
        let value = "a=b.npy".to_owned();
        let location = 3;
        assert_eq!("3=a=b.npy".parse(), Ok(AtLocation { location, value }));
        for text in ["3", "3=", "=x.npy", "x=y.npy", "-1=y.npy"] {
            assert!(text.parse::<AtLocation>().is_err(), "{text}");
        }
    }
}
