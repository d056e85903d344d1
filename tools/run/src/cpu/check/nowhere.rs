//! Memory for accesses that must not be executed.

/// The widest access: 16 lanes of 8 bytes.
#[derive(Clone)]
#[repr(align(128))]
struct Widest([u8; 128]);

/// Memory of no variable. A read gives zeros, writes are lost.
pub struct Nowhere {
    zeros: Box<Widest>,
    written: Box<Widest>,
}

impl Nowhere {
    /// Makes some.
    pub fn new() -> Self {
        let zeros = Box::new(Widest([0; 128]));
        Self {
            written: zeros.clone(),
            zeros,
        }
    }

    /// Where zeros are read.
    pub fn zeros(&mut self) -> *mut u8 {
        self.zeros.0.as_mut_ptr()
    }

    /// The address for an access that reads, writes, or does both.
    pub fn of(&mut self, reads: bool, writes: bool) -> *mut u8 {
        if !writes {
            return self.zeros();
        }
        if reads {
            self.written.0.fill(0);
        }
        self.written.0.as_mut_ptr()
    }
}
