//! Turns the tables of `src/profile/known` into constants.

#[path = "build/constants.rs"]
mod constants;
#[path = "build/profiles.rs"]
mod profiles;
#[path = "build/shapes.rs"]
mod shapes;
#[path = "src/profile/tables.rs"]
mod tables;

use std::{
    env,
    error::Error,
    fs,
    path::{Path, PathBuf},
};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-changed=src/profile");
    let profiles = profiles::read(Path::new("src/profile/known"))?;
    let shapes = shapes::read(Path::new("src/profile"))?;
    let out = PathBuf::from(env::var("OUT_DIR")?);
    fs::write(out.join("profiles.rs"), constants::of(&profiles, &shapes)?)?;
    Ok(())
}
