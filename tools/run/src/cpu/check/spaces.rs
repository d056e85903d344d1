//! The memories of a checked run: buffers, workgroup storage, variables, tables.
//!
//! Pointers of the kernel name a memory and an offset in it; here is where it is.

use gir::lir::checks::table::{Storage, StorageKind, Table};

use super::history::History;

/// The alignment of every memory: that of the widest vector, 16 lanes of 8 bytes.
const ALIGN: usize = 128;

/// Zeros that the system allocates on first touch.
pub struct Room {
    bytes: Vec<u8>,
    start: usize,
    len: usize,
}

impl Room {
    fn new(len: usize) -> Self {
        // An access of three lanes may fetch four.
        let bytes = vec![0; len + 2 * ALIGN];
        let start = bytes.as_ptr().align_offset(ALIGN);
        Self { bytes, start, len }
    }

    fn contents(&mut self) -> &mut [u8] {
        &mut self.bytes[self.start..self.start + self.len]
    }

    fn address(&mut self) -> *mut u8 {
        self.contents().as_mut_ptr()
    }
}

/// Whose a memory is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// The launch.
    Launch,
    /// Each workgroup has its own.
    Workgroup,
    /// Each work-item has its own.
    WorkItem,
    /// Nobody writes it.
    Program,
}

/// A memory.
pub struct Space {
    /// Its name in the source.
    pub name: String,
    /// Whose it is.
    pub owner: Owner,
    /// Its size in bytes.
    pub size: u64,
    /// Who has accessed it, where several work-items can.
    pub history: Option<History>,
    address: *mut u8,
    /// From one work-item's to that of the next.
    stride: usize,
    room: Option<Room>,
    /// Which bytes have been written, where not all have a value from the start.
    written: Option<Vec<bool>>,
}

impl Space {
    fn buffer(buffer: Bound, unit: u64) -> Self {
        Self {
            history: Some(History::new(buffer.size, unit)),
            name: buffer.name,
            owner: Owner::Launch,
            size: buffer.size,
            address: buffer.address,
            stride: 0,
            room: None,
            written: None,
        }
    }

    fn workgroup(name: String, size: u64, unit: u64) -> Self {
        let len = size as usize;
        let mut space = Self::with_room(name, Owner::Workgroup, size, len);
        space.written = Some(vec![false; len]);
        space.history = Some(History::new(size, unit));
        space
    }

    fn private(name: String, size: u64, items: u32) -> Self {
        let stride = (size as usize).next_multiple_of(ALIGN);
        let len = stride.saturating_mul(items as usize);
        let mut space = Self::with_room(name, Owner::WorkItem, size, len);
        space.stride = stride;
        space.written = Some(vec![false; len]);
        space
    }

    fn table(name: String, size: u64, digits: &str) -> Self {
        let mut space = Self::with_room(name, Owner::Program, size, size as usize);
        let pairs = digits.as_bytes().chunks(2);
        let bytes =
            pairs.filter_map(|pair| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok());
        if let Some(room) = &mut space.room {
            room.contents()
                .iter_mut()
                .zip(bytes)
                .for_each(|(to, from)| *to = from);
        }
        space
    }

    fn with_room(name: String, owner: Owner, size: u64, len: usize) -> Self {
        let mut room = Room::new(len);
        Self {
            name,
            owner,
            size,
            history: None,
            address: room.address(),
            stride: 0,
            room: Some(room),
            written: None,
        }
    }

    /// The address of a byte for a work-item of the workgroup.
    pub fn address(&self, local: u32, offset: u64) -> *mut u8 {
        self.address
            .wrapping_add(self.start(local) + offset as usize)
    }

    fn start(&self, local: u32) -> usize {
        local as usize * self.stride
    }

    /// Whether all of some bytes have a value.
    pub fn is_written(&self, local: u32, offset: u64, len: u64) -> bool {
        let start = self.start(local) + offset as usize;
        let written = self.written.as_ref();
        written.is_none_or(|written| written[start..start + len as usize].iter().all(|is| *is))
    }

    /// Notes that bytes get a value.
    pub fn write(&mut self, local: u32, offset: u64, len: u64) {
        let start = self.start(local) + offset as usize;
        if let Some(written) = &mut self.written {
            written[start..start + len as usize].fill(true);
        }
    }

    /// Marks the memory of a work-item, or of all, as uninitialised.
    pub fn forget(&mut self, local: Option<u32>) {
        let range = match local {
            Some(local) => self.start(local)..self.start(local) + self.size as usize,
            None => 0..self.written.as_ref().map_or(0, Vec::len),
        };
        if let Some(written) = &mut self.written {
            written[range].fill(false);
        }
    }
}

/// A buffer of the launch.
pub struct Bound {
    /// The name of the parameter or global in the source.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
    /// Where it is.
    pub address: *mut u8,
}

/// The memories of a launch in the order of their numbers: those of the table, then the
/// buffers, then workgroup storage of sizes that the launch decides, by name and size.
pub fn of(
    table: &Table,
    buffers: Vec<Bound>,
    shared: Vec<(String, u64)>,
    items: u32,
) -> Vec<Space> {
    let unit = table.unit;
    let of_table = table.storages.iter();
    let mut spaces: Vec<_> = of_table
        .map(|storage| provided(storage, unit, items))
        .collect();
    spaces.extend(
        buffers
            .into_iter()
            .map(|buffer| Space::buffer(buffer, unit)),
    );
    let shared = shared.into_iter();
    spaces.extend(shared.map(|(name, size)| Space::workgroup(name, size, unit)));
    spaces
}

/// Bytes of these memories, without buffers, with their history.
pub fn bytes(table: &Table, shared: &[(String, u64)], items: u32) -> u64 {
    let of_workgroup = |size: u64| {
        let watched = size.saturating_mul(2);
        watched.saturating_add(History::bytes(size, table.unit))
    };
    let of_table = table.storages.iter().map(|storage| match storage.kind {
        StorageKind::Workgroup => of_workgroup(storage.size),
        StorageKind::Private => {
            let stride = storage.size.checked_next_multiple_of(ALIGN as u64);
            let len = stride.unwrap_or(u64::MAX).saturating_mul(u64::from(items));
            len.saturating_mul(2)
        }
        StorageKind::Constant(_) => storage.size,
    });
    let of_launch = shared.iter().map(|(_, size)| of_workgroup(*size));
    let ends = (table.storages.len() + shared.len()) * 2 * ALIGN;
    of_table
        .chain(of_launch)
        .fold(ends as u64, u64::saturating_add)
}

fn provided(storage: &Storage, unit: u64, items: u32) -> Space {
    let Storage { name, kind, size } = storage;
    match kind {
        StorageKind::Workgroup => Space::workgroup(name.clone(), *size, unit),
        StorageKind::Private => Space::private(name.clone(), *size, items),
        StorageKind::Constant(digits) => Space::table(name.clone(), *size, digits),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_items_have_variables_of_their_own() {
        let mut space = Space::private("%v".to_owned(), 12, 3);
        assert_eq!(space.address(1, 0) as usize % ALIGN, 0);
        assert!(space.address(1, 4) > space.address(0, 4));
        space.write(1, 4, 8);
        assert!(space.is_written(1, 4, 8));
        assert!(!space.is_written(1, 0, 8));
        assert!(!space.is_written(0, 4, 8));
        space.forget(Some(0));
        assert!(space.is_written(1, 4, 8));
        space.forget(Some(1));
        assert!(!space.is_written(1, 4, 8));
    }

    #[test]
    fn memories_take_room_for_their_bytes_and_for_who_wrote_them() {
        let storage = |kind, size| Storage {
            name: "@t".to_owned(),
            kind,
            size,
        };
        let with = |storages| Table {
            unit: 4,
            storages,
            sites: vec![],
        };
        let none = bytes(&with(vec![]), &[], 64);
        assert_eq!(none, 0);
        let shared = bytes(&with(vec![]), &[("%s".to_owned(), 400)], 64);
        let global = bytes(&with(vec![storage(StorageKind::Workgroup, 400)]), &[], 64);
        assert_eq!(shared, global);
        assert!(shared >= 800 + History::bytes(400, 4));
        let private = bytes(&with(vec![storage(StorageKind::Private, 400)]), &[], 64);
        assert!(private >= 64 * 800);
        let endless = storage(StorageKind::Private, u64::MAX);
        assert_eq!(bytes(&with(vec![endless]), &[], 64), u64::MAX);
    }

    #[test]
    fn a_table_has_its_bytes() {
        let mut space = Space::table("@t".to_owned(), 4, "00ff0a10");
        let room = space.room.as_mut().unwrap();
        assert_eq!(room.contents(), [0, 255, 10, 16]);
        assert!(space.is_written(0, 0, 4));
    }
}
