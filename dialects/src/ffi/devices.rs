//! Attributes and types of the dialects of devices: targets of a `gpu.module`, bindings, matrices.

use super::{
    ir::{Attribute, Type},
    string, sys,
};
use melior::ir::{attribute::AttributeLike as _, r#type::TypeLike};

/// A target of a `gpu.module`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeviceTarget {
    /// A GPU of NVIDIA, by the name of its architecture.
    Nvvm(String),
    /// A GPU of AMD, by the name of its architecture.
    Rocdl(String),
    /// Vulkan, by the minor version of SPIR-V 1.x.
    Vulkan(u32),
    /// OpenCL, by the minor version of SPIR-V 1.x.
    OpenCl(u32),
}

impl DeviceTarget {
    /// Reads an attribute, if it is one.
    pub fn of(attribute: Attribute<'_>) -> Option<Self> {
        let mut raw = sys::GirDeviceTarget {
            kind: 0,
            chip: string::to_raw(""),
            minor: 0,
        };
        let chip = unsafe {
            if !sys::girDeviceTargetGet(attribute.to_raw(), &raw mut raw) {
                return None;
            }
            string::text(raw.chip).to_owned()
        };
        let minor = raw.minor.unsigned_abs();
        Some(match raw.kind {
            0 => Self::Nvvm(chip),
            1 => Self::Rocdl(chip),
            2 => Self::Vulkan(minor),
            _ => Self::OpenCl(minor),
        })
    }
}

/// The descriptor set and binding of a `spirv.interface_var_abi`, and its storage class if it states one.
pub fn interface_var_abi(attribute: Attribute<'_>) -> Option<(i32, i32, Option<i32>)> {
    let (mut set, mut binding, mut class) = (0, 0, -1);
    let is_one = unsafe {
        let raw = attribute.to_raw();
        sys::girInterfaceVarAbiGet(raw, &raw mut set, &raw mut binding, &raw mut class)
    };
    is_one.then_some((set, binding, Some(class).filter(|&class| class >= 0)))
}

/// A type `gpu.mma_matrix`.
#[derive(Clone, Copy, Debug)]
pub struct MmaMatrix<'c> {
    /// Its rows and columns.
    pub shape: (i64, i64),
    /// The type of its elements.
    pub element: Type<'c>,
    /// `AOp`, `BOp` or `COp`: its place in a product.
    pub operand: &'c str,
}

impl MmaMatrix<'_> {
    /// Reads a type, if it is one.
    pub fn of(ty: Type<'_>) -> Option<MmaMatrix<'_>> {
        let mut raw = sys::GirMmaMatrixType {
            rows: 0,
            columns: 0,
            element: ty.to_raw(),
            operand: string::to_raw(""),
        };
        unsafe {
            sys::girMmaMatrixTypeGet(ty.to_raw(), &raw mut raw).then(|| MmaMatrix {
                shape: (raw.rows, raw.columns),
                element: Type::from_raw(raw.element),
                operand: string::text(raw.operand),
            })
        }
    }
}
