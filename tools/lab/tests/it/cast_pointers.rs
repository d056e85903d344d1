//! Pointers that are cast to elements of other sizes: random copies within memory that is declared
//! with any type, compared with copies of bytes in Rust. Vulkan's pointers lead to elements of
//! variables, so that `lir-retype-casts` has to find other variables for them.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use gir_run::element::Scalar;
use tempfile::TempDir;

use crate::e2e::inputs::{Generator, many};
use crate::e2e::launch::{DEVICES, Launch};
use crate::e2e::vulkan_expected;

/// Work-items, all in one workgroup.
const ITEMS: usize = 8;
/// Bytes of each.
const ROOM: usize = 64;
/// The number of copies of each.
const COPIES: usize = 12;

/// Types that memory is declared with, their lanes and their bytes.
const DECLARED: [(&str, Scalar, usize); 9] = [
    ("u8", Scalar::U8, 1),
    ("i16", Scalar::I16, 2),
    ("f32", Scalar::F32, 4),
    ("u64", Scalar::U64, 8),
    ("vec2<f16>", Scalar::F16, 4),
    ("vec3<u16>", Scalar::U16, 8),
    ("vec4<i32>", Scalar::I32, 16),
    ("vec2<f64>", Scalar::F64, 16),
    ("vec8<u16>", Scalar::U16, 16),
];

/// Types that are copied: lanes, and bytes of a lane.
const COPIED: [(&str, usize, usize); 12] = [
    ("u8", 1, 1),
    ("i16", 1, 2),
    ("f16", 1, 2),
    ("u32", 1, 4),
    ("f32", 1, 4),
    ("i64", 1, 8),
    ("f64", 1, 8),
    ("vec2<u8>", 2, 1),
    ("vec3<u16>", 3, 2),
    ("vec4<f32>", 4, 4),
    ("vec2<u64>", 2, 8),
    ("vec8<u16>", 8, 2),
];

/// Where the bytes are that are copied.
#[derive(Clone, Copy, Debug)]
enum Space {
    Global,
    Shared,
    Private,
}

/// One copy: a type, and the source and destination offsets in bytes.
struct Copy {
    ty: &'static str,
    bytes: usize,
    from: usize,
    to: usize,
}

impl Copy {
    /// One of lanes that are not too small, and of a type that is aligned to no more than that.
    fn random(generator: &mut Generator, smallest: usize, alignment: usize) -> Self {
        // Three lanes have the room of four, and align to it.
        let aligned = |lanes: usize, size| lanes.next_power_of_two() * size;
        let fits = |&&(_, lanes, size): &&(_, usize, usize)| {
            size >= smallest && aligned(lanes, size) <= alignment
        };
        let types: Vec<_> = COPIED.iter().filter(fits).collect();
        let &&(ty, lanes, size) = generator.pick(&types);
        let aligned = aligned(lanes, size);
        let mut place = || aligned * generator.index(ROOM / aligned);
        Self {
            ty,
            bytes: lanes * size,
            from: place(),
            to: place(),
        }
    }

    fn apply(&self, memory: &mut [u8]) {
        memory.copy_within(self.from..self.from + self.bytes, self.to);
    }
}

/// The text of a kernel.
struct Text {
    body: String,
    names: usize,
    space: &'static str,
}

impl Text {
    fn name(&mut self) -> String {
        self.names += 1;
        format!("%t{}", self.names)
    }

    /// A pointer to a type at this byte offset in the work-item's own area, by steps of any size.
    fn pointer(&mut self, generator: &mut Generator, ty: &str, offset: usize) -> String {
        let (mut pointer, mut rest) = ("%own".to_owned(), offset);
        while rest > 0 || generator.below(4) == 0 {
            let &stride = generator.pick(&[1, 2, 3, 4, 5, 6, 8, 12]);
            let index = match rest / stride {
                most if most < 4 => most,
                most => generator.index(most + 1),
            };
            rest -= index * stride;
            // A number that is known, or one that is not.
            let by = match generator.below(2) {
                0 => format!("{index}u"),
                _ => {
                    let sum = self.name();
                    let _ = writeln!(self.body, "  {sum} = add %zero, {index}u");
                    sum
                }
            };
            let next = self.name();
            let _ = writeln!(self.body, "  {next} = gep {pointer}, {by}, stride={stride}");
            pointer = next;
            if generator.below(3) == 0 {
                let (other, _, _) = *generator.pick(&COPIED);
                pointer = self.cast(&pointer, other);
            }
        }
        self.cast(&pointer, ty)
    }

    fn cast(&mut self, pointer: &str, ty: &str) -> String {
        let (cast, space) = (self.name(), self.space);
        let _ = writeln!(
            self.body,
            "  {cast} = bitcast {pointer} -> ptr[{space}]<{ty}>"
        );
        cast
    }

    fn copy(&mut self, generator: &mut Generator, copy: &Copy) {
        let from = self.pointer(generator, copy.ty, copy.from);
        let value = self.name();
        let _ = writeln!(self.body, "  {value} = load {from}");
        let to = self.pointer(generator, copy.ty, copy.to);
        let _ = writeln!(self.body, "  store {to}, {value}");
    }

    /// All bytes of the work-item's own area, eight at a time, from or to the buffer.
    fn whole(&mut self, into_buffer: bool) {
        for offset in (0..ROOM).step_by(8) {
            let there = self.name();
            let _ = writeln!(
                self.body,
                "  {there} = gep %outer, {}u, stride=8",
                offset / 8
            );
            let own = self.name();
            let _ = writeln!(self.body, "  {own} = gep %words, {}u, stride=8", offset / 8);
            let (from, to) = if into_buffer {
                (own, there)
            } else {
                (there, own)
            };
            let value = self.name();
            let _ = writeln!(self.body, "  {value} = load {from}\n  store {to}, {value}");
        }
    }
}

fn kernel(
    generator: &mut Generator,
    space: Space,
    (ty, _, size): (&str, Scalar, usize),
    copies: &[Copy],
) -> String {
    let keyword = match space {
        Space::Global => "global",
        Space::Shared => "shared",
        Space::Private => "local",
    };
    let mut text = Text {
        body: String::new(),
        names: 0,
        space: keyword,
    };
    let (outside, outer) = match space {
        Space::Global => (String::new(), ty),
        Space::Shared => (
            format!(
                "global @tile : ptr[shared]<{ty}> count={}\n",
                ITEMS * ROOM / size
            ),
            "u64",
        ),
        Space::Private => (String::new(), "u64"),
    };
    text.body += match space {
        Space::Global => "  %own = gep %x, %i, stride=64\n",
        Space::Shared => "  %tile = mov @tile\n  %own = gep %tile, %i, stride=64\n",
        Space::Private => "",
    };
    if let Space::Private = space {
        let _ = writeln!(text.body, "  %own = alloc {ty} count={}", ROOM / size);
    }
    let is_elsewhere = !matches!(space, Space::Global);
    if is_elsewhere {
        text.body += "  %outer = gep %x, %i, stride=64\n";
        let _ = writeln!(text.body, "  %words = bitcast %own -> ptr[{keyword}]<u64>");
        text.whole(false);
    }
    for copy in copies {
        text.copy(generator, copy);
    }
    if is_elsewhere {
        text.whole(true);
    }
    format!(
        "{outside}func kernel workgroup_size({ITEMS}, 1, 1) @k(%x: ptr[global]<{outer}>, %zero: u32) -> void {{\nentry:\n  %i = local_id x\n{}  ret\n}}\n",
        text.body
    )
}

fn check(space: Space, seed: u64) {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(seed);
    for declared in DECLARED {
        // Buffers are aligned to more than declared; 64-bit copies fill others.
        let alignment = match space {
            Space::Global => 16,
            _ if declared.2 < 8 => continue,
            _ => declared.2,
        };
        let &smallest = generator.pick(&[1, 1, 2, 4]);
        let copies = many(COPIES, || Copy::random(&mut generator, smallest, alignment));
        let directory = TempDir::new().unwrap();
        let file: PathBuf = directory.path().join("k.gir");
        fs::write(&file, kernel(&mut generator, space, declared, &copies)).unwrap();
        let before = many(ITEMS * ROOM, || generator.bits() as u8);
        let mut wanted = before.clone();
        for room in wanted.chunks_mut(ROOM) {
            copies.iter().for_each(|copy| copy.apply(room));
        }
        let scalar = match space {
            Space::Global => declared.1,
            _ => Scalar::U64,
        };
        let outputs = Launch::of(&file, "k", [1, 1, 1])
            .by(DEVICES)
            .in_out_bytes(scalar, &before)
            .scalar(0_u32)
            .run();
        let found = outputs.bytes(0, scalar);
        assert!(
            found == wanted,
            "{space:?} {declared:?} {}",
            fs::read_to_string(&file).unwrap()
        );
    }
}

/// R-GIR-69
#[test]
fn pointers_into_buffers_are_cast() {
    check(Space::Global, 171);
}

/// R-GIR-69
#[test]
fn pointers_into_shared_memory_are_cast() {
    check(Space::Shared, 172);
}

/// R-GIR-69
#[test]
fn pointers_into_private_memory_are_cast() {
    check(Space::Private, 173);
}
