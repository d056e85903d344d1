//! Text and assertions from kernels, as accesses to a buffer that the host reads: [`lir_lower_printf`].
//!
//! [`crate::printf`] has the layout of the buffer, [`records`] writes to it, [`assertions`] ends work-items.

mod assertions;
pub mod lir_lower_printf;
mod records;
