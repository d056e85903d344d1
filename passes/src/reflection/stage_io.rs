//! Inputs and outputs of vertex and fragment kernels: their parameters, and their operations.

use super::{parameters::Argument, schema::Io, spelling};
use gir_dialects::{
    ir::{Attribute, Op, OpView, Type},
    lir,
    mir::{IoAttr, IoBuiltin},
    upstream::func,
};

/// The inputs and outputs of a kernel, each once.
#[derive(Default)]
pub struct StageIo {
    /// Parameters first, then the inputs that operations read, in order.
    pub inputs: Vec<Io>,
    /// The outputs that operations write, in order.
    pub outputs: Vec<Io>,
}

impl StageIo {
    /// The inputs and outputs of a kernel with its parameters.
    pub fn of<'c>(kernel: func::FuncOp<'c>, arguments: &[Argument<'c>]) -> Self {
        let mut io = Self {
            inputs: arguments.iter().filter_map(Argument::input).collect(),
            outputs: vec![],
        };
        kernel.op().walk_pre(|op| io.visit(op));
        io
    }

    fn visit(&mut self, op: Op<'_>) {
        if let Some(read) = op.cast::<lir::ReadInputOp<'_>>() {
            add(&mut self.inputs, described(read.io(), read.result().ty()));
        } else if let Some(write) = op.cast::<lir::WriteOutputOp<'_>>() {
            add(&mut self.outputs, described(write.io(), write.value().ty()));
        } else if let Some(builtin) = builtin(op) {
            add(&mut self.inputs, Some(known(builtin, op.result(0).ty())));
        }
    }
}

/// Adds an entry unless it is present: a parameter that is an input is read by an operation, too.
fn add(known: &mut Vec<Io>, io: Option<Io>) {
    let place = |io: &Io| (io.location, io.builtin.clone());
    known.extend(io.filter(|io| known.iter().all(|other| place(other) != place(io))));
}

fn described(io: Attribute<'_>, ty: Type<'_>) -> Option<Io> {
    let io = IoAttr::from_attribute(io)?;
    let interpolation = io.interpolation();
    Some(Io {
        location: io.location().map(|location| location as u32),
        builtin: io.builtin().map(|builtin| builtin.keyword().to_owned()),
        ty: spelling::of(ty),
        name: None,
        interpolation: interpolation.map(|interpolation| interpolation.keyword().to_owned()),
    })
}

fn known(builtin: IoBuiltin, ty: Type<'_>) -> Io {
    Io {
        location: None,
        builtin: Some(builtin.keyword().to_owned()),
        ty: spelling::of(ty),
        name: None,
        interpolation: None,
    }
}

/// The builtin that an operation reads, if it is one dedicated to a builtin.
fn builtin(op: Op<'_>) -> Option<IoBuiltin> {
    if op.is::<lir::VertexIndexOp<'_>>() {
        Some(IoBuiltin::VertexIndex)
    } else if op.is::<lir::InstanceIndexOp<'_>>() {
        Some(IoBuiltin::InstanceIndex)
    } else {
        op.is::<lir::FragCoordOp<'_>>()
            .then_some(IoBuiltin::FragCoord)
    }
}
