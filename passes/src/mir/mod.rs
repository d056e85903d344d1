//! Passes on mir, independent of any target.

pub(crate) mod barriers;
pub mod mir_eliminate_barriers;
pub mod mir_infer_address_spaces;
pub mod mir_link_library;
pub mod mir_lower_textures;
pub mod mir_place_barriers;
pub mod mir_print_uniformity;
pub mod mir_raise_loops;
pub mod mir_structurize;
pub mod mir_tile_workgroups;
pub mod mir_vectorize;
pub(crate) mod rotated;
pub(crate) mod structurize;
pub mod textures;
pub(crate) mod tiles;
pub(crate) mod vectorize;
