//! Accesses to memory, each of which is checked.

use super::super::fault::Outcome;
use super::super::program::{
    Address, Atomic, FIRST_OFFSET, LOCAL_WINDOW, Load, PARAM_WINDOW, SHARED_WINDOW, Space, Store,
    Tiles, WINDOW,
};
use super::super::values::float::flushed;
use super::super::values::types::truncated;
use super::NOT_WRITTEN;
use super::memory::{Access, Memory};
use super::warp::{Lanes, Warp, World, lanes};

/// Memory that the threads of a block share.
pub struct Spaces<'s> {
    pub memory: &'s mut Memory,
    pub shared: &'s mut [u8],
    pub params: &'s [u8],
}

impl Warp {
    /// `ld`
    pub fn load(
        &mut self,
        world: &mut World<'_, '_>,
        load: &Load,
        active: Lanes,
        line: u32,
    ) -> Outcome<()> {
        self.need(load.at.base, active, line)?;
        self.waits += u32::from(load.is_shared);
        let step = load.ty.size() as usize;
        let size = (step * load.to.len()) as u64;
        for lane in lanes(active) {
            let mut elements = [0; 8];
            let address = self.address(load.at, lane);
            let (space, local) = (load.space, self.local_of(lane));
            let found = bytes(
                &mut world.spaces,
                local,
                (space, address),
                size,
                Access::Read,
            );
            let bytes = match found {
                Ok(Bytes::Mutable(bytes)) => &*bytes,
                Ok(Bytes::Fixed(bytes)) => bytes,
                Err(what) => return Err(self.fault(lane, line, what)),
            };
            for (element, bytes) in elements.iter_mut().zip(bytes.chunks_exact(step)) {
                *element = number(bytes);
            }
            for (element, &to) in elements.into_iter().zip(&load.to) {
                if let Some(d) = to {
                    let value = truncated(load.ty.extended(element), load.register);
                    self.registers[d as usize][lane as usize] = value;
                }
            }
        }
        for &d in load.to.iter().flatten() {
            self.defined[d as usize] |= active;
        }
        Ok(())
    }

    /// `st`
    pub fn store(
        &mut self,
        world: &mut World<'_, '_>,
        store: &Store,
        active: Lanes,
        line: u32,
    ) -> Outcome<()> {
        self.need(store.at.base, active, line)?;
        let step = store.ty.size() as usize;
        let size = (step * store.from.len()) as u64;
        for lane in lanes(active) {
            let mut elements = [0; 8];
            for (element, &from) in elements.iter_mut().zip(&store.from) {
                // An undefined value may be stored, as a part of a vector that nothing reads.
                *element = match self.defined[from as usize] >> lane & 1 {
                    0 => u64::from_ne_bytes([NOT_WRITTEN; 8]),
                    _ => self.registers[from as usize][lane as usize],
                };
            }
            let address = self.address(store.at, lane);
            let (space, local) = (store.space, self.local_of(lane));
            let found = bytes(
                &mut world.spaces,
                local,
                (space, address),
                size,
                Access::Write,
            );
            match found {
                Ok(Bytes::Mutable(bytes)) => {
                    for (bytes, element) in bytes.chunks_exact_mut(step).zip(elements) {
                        bytes.copy_from_slice(&element.to_le_bytes()[..step]);
                    }
                }
                Ok(Bytes::Fixed(_)) => {
                    return Err(self.fault(lane, line, "arguments cannot be written"));
                }
                Err(what) => return Err(self.fault(lane, line, what)),
            }
        }
        Ok(())
    }

    /// `atom`, `red`
    pub fn atomic(
        &mut self,
        world: &mut World<'_, '_>,
        atomic: &Atomic,
        active: Lanes,
        line: u32,
    ) -> Outcome<()> {
        let operands = [Some(atomic.at.base), Some(atomic.b), atomic.c];
        for operand in operands.into_iter().flatten() {
            self.need(operand, active, line)?;
        }
        self.waits += 1;
        let size = atomic.ty.size();
        for lane in lanes(active) {
            let value = |register: u32| self.registers[register as usize][lane as usize];
            let (b, c) = (value(atomic.b), atomic.c.map_or(0, value));
            let address = self.address(atomic.at, lane);
            let (space, local) = (atomic.space, self.local_of(lane));
            let found = bytes(
                &mut world.spaces,
                local,
                (space, address),
                size,
                Access::Write,
            );
            let old = match found {
                Ok(Bytes::Mutable(bytes)) => {
                    let old = number(bytes);
                    let new = match atomic.flushes && !is_in_shared(space, address) {
                        true => flushed((atomic.f)(flushed(old), flushed(b), c)),
                        false => (atomic.f)(old, b, c),
                    };
                    bytes.copy_from_slice(&new.to_le_bytes()[..bytes.len()]);
                    old
                }
                Ok(Bytes::Fixed(_)) => {
                    return Err(self.fault(lane, line, "arguments cannot be written"));
                }
                Err(what) => return Err(self.fault(lane, line, what)),
            };
            if let Some(d) = atomic.d {
                self.registers[d as usize][lane as usize] = old;
            }
        }
        if let Some(d) = atomic.d {
            self.defined[d as usize] |= active;
        }
        Ok(())
    }

    /// `ldmatrix`, once all threads have reached it: threads 8t to 8t + 7 say where the rows of tile t are (PTX ISA,
    /// "ldmatrix").
    pub fn load_tiles(
        &mut self,
        world: &mut World<'_, '_>,
        tiles: &Tiles,
        group: Lanes,
        line: u32,
    ) -> Outcome<()> {
        if group != Lanes::MAX {
            let what = "not all 32 threads of the warp reach this load of tiles";
            return Err(self.fault(group.trailing_zeros(), line, what));
        }
        for (tile, &to) in (0..).zip(&tiles.to) {
            self.need(tiles.at.base, 0xff << (8 * tile), line)?;
            let mut rows = [[0; 16]; 8];
            for (lane, row) in (8 * tile..).zip(&mut rows) {
                let place = (tiles.space, self.address(tiles.at, lane));
                let local = self.local_of(lane);
                let found = bytes(&mut world.spaces, local, place, 16, Access::Read);
                match found {
                    Ok(Bytes::Mutable(bytes)) => row.copy_from_slice(bytes),
                    Ok(Bytes::Fixed(_)) => {
                        return Err(self.fault(lane, line, "tiles are in shared memory"));
                    }
                    Err(what) => return Err(self.fault(lane, line, what)),
                }
            }
            self.define(to, group, |lane| {
                let (line, in_line) = ((lane / 4) as usize, (lane % 4) as usize);
                match tiles.is_transposed {
                    false => number(&rows[line][4 * in_line..][..4]),
                    true => {
                        let half = |row: usize| number(&rows[row][2 * line..][..2]);
                        half(2 * in_line) | half(2 * in_line + 1) << 16
                    }
                }
            });
        }
        Ok(())
    }

    fn address(&self, at: Address, lane: u32) -> u64 {
        self.registers[at.base as usize][lane as usize].wrapping_add(at.offset)
    }

    /// The local memory of a thread.
    pub fn local_of(&mut self, lane: u32) -> &mut [u8] {
        let start = self.local_size * lane as usize;
        &mut self.local[start..start + self.local_size]
    }
}

/// The number that bytes are.
fn number(bytes: &[u8]) -> u64 {
    let mut all = [0; 8];
    all[..bytes.len()].copy_from_slice(bytes);
    u64::from_le_bytes(all)
}

/// Bytes somewhere.
enum Bytes<'b> {
    Mutable(&'b mut [u8]),
    Fixed(&'b [u8]),
}

fn is_in_shared(space: Space, address: u64) -> bool {
    let is_generic = space == Space::Generic && address.wrapping_sub(SHARED_WINDOW) < WINDOW;
    space == Space::Shared || is_generic
}

/// Bytes at an address of a space.
fn bytes<'b>(
    spaces: &'b mut Spaces<'_>,
    local: &'b mut [u8],
    (space, address): (Space, u64),
    size: u64,
    access: Access,
) -> Result<Bytes<'b>, String> {
    if !address.is_multiple_of(size) {
        return Err(format!(
            "{address:#x} is not a multiple of the {size} bytes of this access"
        ));
    }
    let window = |window: u64| address.wrapping_sub(window) < WINDOW;
    let (space, address) = match space {
        Space::Generic if address < BELOW_WINDOWS => (Space::Global, address),
        Space::Generic if window(SHARED_WINDOW) => (Space::Shared, address - SHARED_WINDOW),
        Space::Generic if window(LOCAL_WINDOW) => (Space::Local, address - LOCAL_WINDOW),
        Space::Generic if window(PARAM_WINDOW) => (Space::Param, address - PARAM_WINDOW),
        Space::Generic => (Space::Global, address),
        space => (space, address),
    };
    match space {
        Space::Generic | Space::Global => {
            spaces.memory.at(address, size, access).map(Bytes::Mutable)
        }
        Space::Const => spaces
            .memory
            .at(address, size, Access::Const)
            .map(Bytes::Mutable),
        Space::Shared => part(spaces.shared, address, size, "shared").map(Bytes::Mutable),
        Space::Local => part(local, address, size, "local").map(Bytes::Mutable),
        Space::Param => {
            let len = spaces.params.len() as u64;
            let end = address.checked_add(size).filter(|&end| end <= len);
            let range = end.map(|end| address as usize..end as usize);
            let found = range.and_then(|range| spaces.params.get(range));
            let wrong = || format!("{size} bytes at {address:#x} of {len} bytes of arguments");
            found.map(Bytes::Fixed).ok_or_else(wrong)
        }
    }
}

/// Generic addresses below are those of no window.
const BELOW_WINDOWS: u64 = SHARED_WINDOW;

/// A part of memory that starts at [`FIRST_OFFSET`].
fn part<'b>(
    memory: &'b mut [u8],
    address: u64,
    size: u64,
    name: &str,
) -> Result<&'b mut [u8], String> {
    let end = FIRST_OFFSET + memory.len() as u64;
    let inside = address >= FIRST_OFFSET && address <= end && size <= end - address;
    if !inside {
        return Err(format!(
            "{size} bytes at {address:#x} in {name} memory, which is from {FIRST_OFFSET:#x} to {end:#x}"
        ));
    }
    let start = (address - FIRST_OFFSET) as usize;
    Ok(&mut memory[start..start + size as usize])
}
