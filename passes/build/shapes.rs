//! The types of profiles, read from their source: the fields of structures and the words of enums.

use std::{collections::BTreeMap, error::Error, fs, path::Path};
use syn::{Expr, Field, Fields, File, Item, ItemEnum, ItemStruct, Lit, Type, Variant};

/// The files of `src/profile` with types of profiles.
const FILES: &[&str] = &[
    "capabilities.rs",
    "atomics.rs",
    "subgroups.rs",
    "synchronization.rs",
    "values.rs",
];

/// The types by their names.
#[derive(Default)]
pub struct Shapes {
    /// The fields of each structure.
    pub structures: BTreeMap<String, Vec<(String, Type)>>,
    /// The variants of each enum.
    pub enums: BTreeMap<String, Variants>,
}

/// The variants of an enum.
#[derive(Default)]
pub struct Variants {
    /// The variant of each word that differs from the variant's name in snake or kebab case.
    pub words: BTreeMap<String, String>,
    /// The default variant, if the enum has one.
    pub default: Option<String>,
}

/// Reads the types.
///
/// # Errors
/// Text that is not Rust.
pub fn read(folder: &Path) -> Result<Shapes, Box<dyn Error>> {
    let mut shapes = Shapes::default();
    for file in FILES {
        let source: File = syn::parse_file(&fs::read_to_string(folder.join(file))?)?;
        for item in source.items {
            shapes.add(item)?;
        }
    }
    Ok(shapes)
}

impl Shapes {
    fn add(&mut self, item: Item) -> syn::Result<()> {
        match item {
            Item::Struct(item) => self.add_structure(item),
            Item::Enum(item) => self.add_enum(item),
            // `keywords! { enum … }`
            Item::Macro(item) if item.mac.path.is_ident("keywords") => {
                self.add_enum(item.mac.parse_body()?);
            }
            _ => {}
        }
        Ok(())
    }

    fn add_structure(&mut self, item: ItemStruct) {
        if let Fields::Named(fields) = item.fields {
            let field = |field: Field| Some((field.ident?.to_string(), field.ty));
            let fields = fields.named.into_iter().filter_map(field);
            self.structures
                .insert(item.ident.to_string(), fields.collect());
        }
    }

    fn add_enum(&mut self, item: ItemEnum) {
        let variants = item.variants.iter();
        let is_default = |variant: &&Variant| {
            let mut attributes = variant.attrs.iter();
            attributes.any(|attribute| attribute.path().is_ident("default"))
        };
        let variants = Variants {
            default: variants
                .clone()
                .find(is_default)
                .map(|variant| variant.ident.to_string()),
            words: variants.filter_map(word).collect(),
        };
        self.enums.insert(item.ident.to_string(), variants);
    }
}

/// The word and the name of a variant such as `V1_3 = "1.3"`.
fn word(variant: &Variant) -> Option<(String, String)> {
    match &variant.discriminant {
        Some((_, Expr::Lit(word))) => match &word.lit {
            Lit::Str(word) => Some((word.value(), variant.ident.to_string())),
            _ => None,
        },
        _ => None,
    }
}
