//! Copies between the memory of buffers and that of a workgroup: EDMA3 on C66x, a function that the host may define
//! elsewhere.
//!
//! A launcher starts the copies into the memory of a workgroup, waits for those that block, calls the function of the
//! workgroup, and makes the copies out of its memory. Those that do not block end in front of the loop that
//! [`lir_wait_for_copies`] marks.

use super::lir_wait_for_copies;
use crate::{
    lir::copies::{self, Place},
    profile::Family,
    targets::{c_like::names::ModuleNames, text::Writer},
};
use gir_dialects::{ir::Op, mir::DspDmaAttr, upstream::func::FuncOp};

/// Copies that one kernel may have: there is a bit for each.
const MOST: usize = 32;

/// The copies of a kernel, with the texts of their addresses.
#[derive(Default)]
pub struct Copies {
    into: Vec<Copy>,
    out_of: Vec<Copy>,
    /// Whether the function of the workgroup waits for those that do not block.
    waits_inside: bool,
}

struct Copy {
    number: usize,
    to: String,
    from: String,
    bytes: i64,
    is_blocking: bool,
}

impl Copies {
    /// Those of a kernel, whose arguments have these texts; `None` after an error.
    pub fn of<'c>(names: &ModuleNames<'c>, kernel: Op<'c>, arguments: &[String]) -> Option<Self> {
        let mut all = Self {
            waits_inside: lir_wait_for_copies::has_place(kernel),
            ..Self::default()
        };
        let found = copies::of(kernel);
        if found.len() > MOST {
            kernel.error(format!(
                "has {} copies; at most {MOST} are possible",
                found.len()
            ));
            return None;
        }
        for (number, copy) in found.into_iter().enumerate() {
            all.add(names, kernel, arguments, (number, copy))?;
        }
        Some(all)
    }

    fn add<'c>(
        &mut self,
        names: &ModuleNames<'c>,
        kernel: Op<'c>,
        arguments: &[String],
        (number, copy): (usize, DspDmaAttr<'c>),
    ) -> Option<()> {
        let function = kernel.cast::<FuncOp<'c>>()?;
        let [from, to] = [copy.source(), copy.dest()].map(|place| Place::of(function, place));
        let text = |place: Place<'c>| match place {
            Place::Parameter(index, _) => arguments.get(index).cloned(),
            Place::Global(name, _) => names.global(name).map(|global| global.text),
        };
        let list = match to?.is_shared() {
            true => &mut self.into,
            false => &mut self.out_of,
        };
        list.push(Copy {
            number,
            to: text(to?)?,
            from: text(from?)?,
            bytes: copy.size(),
            is_blocking: copy.blocking(),
        });
        Some(())
    }

    /// Prints those in front of the call.
    pub fn before(&self, out: &mut Writer) {
        start(&self.into, out);
        let waits = |copy: &&Copy| copy.is_blocking || !self.waits_inside;
        wait(self.into.iter().filter(waits), out);
    }

    /// Prints those behind the call.
    pub fn after(&self, out: &mut Writer) {
        start(&self.out_of, out);
        wait(self.out_of.iter(), out);
    }
}

fn start(copies: &[Copy], out: &mut Writer) {
    for Copy {
        number,
        to,
        from,
        bytes,
        ..
    } in copies
    {
        out.line(format!("gir_dma_start({number}u, {to}, {from}, {bytes}u);"));
    }
}

fn wait<'c>(copies: impl Iterator<Item = &'c Copy>, out: &mut Writer) {
    for copy in copies {
        out.line(format!("gir_dma_wait({}u);", copy.number));
    }
}

/// The line in front of the loop that copies have ended before.
pub const WAIT: &str = "gir_dma_wait_for_all();";

/// The functions that start a copy and wait for it.
pub fn functions(family: Family) -> &'static str {
    match family {
        Family::C66x => EDMA3,
        _ => HOOK,
    }
}

/// Texas Instruments' EDMA3 LLD: A-synchronised transfers of bytes, started by hand. ACNT has 16 bits. The engine sees
/// the local memory of a core at an address that has the core's number.
const EDMA3: &str = "\
// Copies by EDMA3. The host opens the driver, requests a channel for each copy of a kernel, and gives both here, with
// the completion codes. Caches are not coherent with the engine: memory that it accesses is not cached, or the macros
// write it back and invalidate it.
extern EDMA3_DRV_Handle gir_edma;
extern const uint32_t gir_edma_channels[];
extern const uint32_t gir_edma_codes[];
#ifndef GIR_DMA_FLUSH
#define GIR_DMA_FLUSH(from, bytes) ((void)0)
#define GIR_DMA_INVALIDATE(to, bytes) ((void)0)
#endif
#ifndef GIR_DMA_ADDRESS
#define GIR_DMA_ADDRESS(place) gir_dma_address((uint32_t)(uintptr_t)(place))
static inline uint32_t gir_dma_address(uint32_t place) {
    return place >= 0x00800000u && place < 0x01000000u ? place + 0x10000000u + ((uint32_t)DNUM << 24) : place;
}
#endif

// A bit for each copy that was started.
static uint32_t gir_dma_started;

static void gir_dma_wait(uint32_t copy) {
    if (((gir_dma_started >> copy) & 1u) != 0u) {
        EDMA3_DRV_waitAndClearTcc(gir_edma, gir_edma_codes[copy]);
        gir_dma_started &= ~(1u << copy);
    }
}

static void gir_dma_start(uint32_t copy, void* to, const void* from, uint32_t bytes) {
    uint32_t channel = gir_edma_channels[copy];
    GIR_DMA_FLUSH(from, bytes);
    GIR_DMA_INVALIDATE(to, bytes);
    for (uint32_t done = 0u; done < bytes; done += 32768u) {
        uint32_t count = bytes - done < 32768u ? bytes - done : 32768u;
        gir_dma_wait(copy);
        EDMA3_DRV_setOptField(gir_edma, channel, EDMA3_DRV_OPT_FIELD_TCINTEN, 1u);
        EDMA3_DRV_setSrcParams(
            gir_edma, channel, GIR_DMA_ADDRESS((const uint8_t*)from + done), EDMA3_DRV_ADDR_MODE_INCR, EDMA3_DRV_W8BIT);
        EDMA3_DRV_setDestParams(
            gir_edma, channel, GIR_DMA_ADDRESS((uint8_t*)to + done), EDMA3_DRV_ADDR_MODE_INCR, EDMA3_DRV_W8BIT);
        EDMA3_DRV_setTransferParams(gir_edma, channel, count, 1u, 1u, 0u, EDMA3_DRV_SYNC_A);
        EDMA3_DRV_enableTransfer(gir_edma, channel, EDMA3_DRV_TRIG_MODE_MANUAL);
        gir_dma_started |= 1u << copy;
    }
}
";

/// The function of a host, or a copy at once.
const HOOK: &str = "\
// Copies: define GIR_DMA_START(copy, to, from, bytes), and GIR_DMA_WAIT(copy), which may be called for a copy that was
// not started, for an engine such as the user DMA of Hexagon.
#ifndef GIR_DMA_START
#define GIR_DMA_START(copy, to, from, bytes) gir_copy(to, (const uint8_t*)(from), bytes)
#define GIR_DMA_WAIT(copy) ((void)(copy))
#endif

static inline void gir_dma_start(uint32_t copy, void* to, const void* from, uint32_t bytes) {
    (void)copy;
    GIR_DMA_START(copy, to, from, bytes);
}

static inline void gir_dma_wait(uint32_t copy) {
    GIR_DMA_WAIT(copy);
}
";

/// Waits for every copy.
pub const WAIT_FOR_ALL: &str = "\
static inline void gir_dma_wait_for_all(void) {
    for (uint32_t copy = 0u; copy < 32u; ++copy) {
        gir_dma_wait(copy);
    }
}
";
