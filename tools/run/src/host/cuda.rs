//! The device `cuda-host`: kernels in CUDA C++.

use super::{Arguments, BoundBuffer, Caller, Host, headers};
use crate::launch::Launch;
use crate::program::{DynamicShared, ParamKind};

pub(super) const HOST: Host = Host {
    name: "cuda-host",
    language: "CUDA C++",
    format: "cuda",
    target: "cuda-sm_90",
    headers: headers!["cuda":
        "cuda_runtime.h"
        "cuda_fp16.h"
        "gir/arguments.h"
        "gir/atomics.h"
        "gir/halves.h"
        "gir/instructions.h"
        "gir/integers.h"
        "gir/language.h"
        "gir/math.h"
        "gir/matrices.h"
        "gir/vectors.h"
        "gir/warps.h"
    ],
    prelude: "cuda_runtime.h",
    options: &["-x", "c++", "-std=c++20"],
    extension: "cu",
    caller: |entry| Caller {
        before: String::new(),
        behind: format!(
            "alignas(1024) thread_local unsigned char dynamic_shared[GIR_DYNAMIC_SHARED];\n\
             extern \"C\" void gir_kernel(void) {{ gir::call({entry}); }}\n"
        ),
    },
    stage_caller: None,
    arguments,
    subgroup_size: 32,
    has_parts: true,
    workgroup_items: 1024,
    shared_bytes: Some(SHARED_BYTES),
};

/// Bytes of memory of a workgroup, as the architecture has them: `GIR_DYNAMIC_SHARED`.
const SHARED_BYTES: u64 = 232_448;

/// Bytes that the place of memory of a workgroup is a multiple of.
const SHARED_ALIGN: u64 = 16;

/// The arguments of a launch: the parameters, and then the globals, as `--lir-globals-to-parameters` appends them. Each
/// workgroup memory starts at the end of the one before.
fn arguments(launch: &Launch<'_>) -> Arguments {
    let (program, bindings) = (launch.program, &launch.bindings);
    let mut buffers = 0..bindings.buffers.len();
    let mut shared = Places { launch, end: 0 };
    let mut found = vec![];
    for param in &program.params {
        match &param.kind {
            // A vector is as many numbers.
            ParamKind::Scalar { ty, offset } => {
                let size = ty.lane().size();
                let lanes = (0..ty.lanes()).map(|lane| *offset as usize + lane * size);
                let bytes =
                    lanes.map(|start| bindings.push_constants[start..start + size].to_vec());
                found.extend(bytes.map(|bytes| (None, bytes)));
            }
            ParamKind::DynamicShared(memory) => found.push((None, shared.place(*memory))),
            _ => found.push((buffers.next(), vec![])),
        }
    }
    found.extend(program.globals.iter().map(|_| (buffers.next(), vec![])));
    let global = program.dynamic_global.iter();
    found.extend(global.map(|global| (None, shared.place(global.shared))));
    let numbered = (0..)
        .zip(found)
        .map(|(number, (buffer, bytes))| BoundBuffer {
            number,
            buffer,
            bytes,
        });
    Arguments {
        buffers: numbered.collect(),
        ..Arguments::default()
    }
}

/// Offsets in the memory whose size the launch decides.
struct Places<'l> {
    launch: &'l Launch<'l>,
    end: u64,
}

impl Places<'_> {
    /// The bytes of the next offset, as the kernel takes it.
    fn place(&mut self, memory: DynamicShared) -> Vec<u8> {
        let start = self.end;
        let mut counts = self.launch.bindings.spec_constants.iter();
        let count = counts.find(|(id, _)| *id == memory.spec_id);
        let count = count.map_or(0, |(_, count)| u64::from(*count));
        self.end = (start + count * memory.elem.size() as u64).next_multiple_of(SHARED_ALIGN);
        (start as u32).to_le_bytes().to_vec()
    }
}
