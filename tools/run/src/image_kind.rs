//! The arrangements of an image's texels, by the names that the command line has for them.

use std::fmt;

use gir::reflection::schema::ResourceType;

/// An arrangement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the command line")]
pub enum ImageKind {
    Image1d,
    Image1dArray,
    Image2d,
    Image2dArray,
    Image3d,
    ImageCube,
    ImageCubeArray,
}

use ImageKind as K;

/// Each with its name, the form of its extents, the dimensions of a layer, and whether it has layers.
const KINDS: [(ImageKind, &str, &str, usize, bool); 7] = [
    (K::Image1d, "image1d", "W", 1, false),
    (K::Image1dArray, "image1d_array", "WxL", 1, true),
    (K::Image2d, "image2d", "WxH", 2, false),
    (K::Image2dArray, "image2d_array", "WxHxL", 2, true),
    (K::Image3d, "image3d", "WxHxD", 3, false),
    (K::ImageCube, "image_cube", "WxWx6", 2, true),
    (K::ImageCubeArray, "image_cube_array", "WxWxL", 2, true),
];

impl ImageKind {
    fn row(self) -> (&'static str, &'static str, usize, bool) {
        let found = KINDS.iter().find(|(kind, ..)| *kind == self);
        found.map_or(("", "", 2, false), |row| (row.1, row.2, row.3, row.4))
    }

    /// The kind of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let found = KINDS.iter().find(|(_, own, ..)| *own == name);
        found.map(|(kind, ..)| *kind)
    }

    /// The kind of a resource; none where no device binds it.
    #[must_use]
    pub fn of(resource: ResourceType) -> Option<Self> {
        Some(match resource {
            ResourceType::Image1d => K::Image1d,
            ResourceType::Image1dArray => K::Image1dArray,
            ResourceType::Image2d => K::Image2d,
            ResourceType::Image2dArray => K::Image2dArray,
            ResourceType::Image3d => K::Image3d,
            ResourceType::ImageCube => K::ImageCube,
            ResourceType::ImageCubeArray => K::ImageCubeArray,
            _ => return None,
        })
    }

    /// The form of its extents on the command line.
    #[must_use]
    pub fn form(self) -> &'static str {
        self.row().1
    }

    /// The dimensions of a layer.
    #[must_use]
    pub fn dimensions(self) -> usize {
        self.row().2
    }

    /// Whether it has layers.
    #[must_use]
    pub fn has_layers(self) -> bool {
        self.row().3
    }

    /// Whether its layers are the faces of cubes.
    #[must_use]
    pub fn is_cube(self) -> bool {
        matches!(self, K::ImageCube | K::ImageCubeArray)
    }
}

impl fmt::Display for ImageKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().0)
    }
}
