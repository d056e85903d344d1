//! The sites and storages of a module, numbered in program order.

use super::table::{Access, Place, Site, Storage, Table, Watched};
use gir_dialects::ir::{Location, LocationExt, Op};

/// Collects the table of a module.
#[derive(Default)]
pub struct Sites {
    table: Table,
}

impl Sites {
    /// Adds a site at an operation; returns its number.
    pub fn add(&mut self, op: Op<'_>, watched: Watched) -> i64 {
        self.table.sites.push(Site {
            place: place(op.location()),
            operation: operation(op),
            watched,
        });
        self.table.sites.len() as i64 - 1
    }

    /// Adds a storage; returns its number.
    pub fn add_storage(&mut self, storage: Storage) -> usize {
        self.table.storages.push(storage);
        self.table.storages.len() - 1
    }

    /// The table.
    pub fn finish(mut self) -> Table {
        let sizes = self
            .table
            .sites
            .iter()
            .filter_map(|site| match &site.watched {
                Watched::Access(Access { size, align, .. }) => {
                    Some(1 << size.trailing_zeros().min(align.trailing_zeros()))
                }
                _ => None,
            });
        self.table.unit = sizes.min().unwrap_or(1);
        self.table
    }
}

/// The source position of a location.
pub fn place(location: Location<'_>) -> Option<Place> {
    let (file, line, column) = location.place()?;
    Some(Place { file, line, column })
}

/// The name of an operation without its dialect.
fn operation(op: Op<'_>) -> String {
    let name = op.name();
    name.split_once('.')
        .map_or(name, |(_, name)| name)
        .to_owned()
}
