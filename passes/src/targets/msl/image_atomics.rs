//! Atomics on texels (MSL, section 6.12): functions of textures with one component, relaxed, from Metal 3.1 on.

use super::{
    images::{component, place},
    version::Version,
};
use crate::{
    analysis::images::Image,
    profile::recorded,
    targets::c_like::{
        body::Body,
        expression::{Expr, Precedence},
        images::{lanes, repeated},
        spellings::Spellings,
        types::{CType, Scalar},
    },
};
use gir_dialects::{
    common::MemoryOrdering,
    ir::{Op, Value},
    lir,
    mir::{AtomicKind, ImageDim},
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<lir::ImageAtomicOp<'_>>(update)
        .statement::<lir::ImageCompareExchangeOp<'_>>(exchange);
}

/// Reports an atomic that textures do not have.
fn check(op: Op<'_>, image: Image<'_>, orderings: &[MemoryOrdering]) -> Option<()> {
    let top = std::iter::successors(Some(op), |op| op.parent()).last();
    let version = top
        .and_then(recorded::profile)
        .map(|profile| Version::of(&profile));
    if version.is_none_or(|version| version < Version::V3_1) {
        op.error("updates a texel atomically, which needs Metal 3.1; compile for target 'metal3.1', or use a buffer");
        return None;
    }
    if image.is_cube() || !matches!(component(image.texel), Scalar::Int { .. }) {
        op.error(format!(
            "updates a texel of {}, which Metal cannot atomically; use integers, in an image that is no cube, or a buffer",
            image.ty()
        ));
        return None;
    }
    if orderings.iter().any(|&one| one != MemoryOrdering::Relaxed) {
        op.error("updates a texel with an ordering, but atomics on textures of Metal are relaxed; use relaxed, and a barrier");
        return None;
    }
    Some(())
}

/// The function of an update; none if its sign is not that of texels.
fn function(kind: AtomicKind, is_signed: bool) -> Option<&'static str> {
    Some(match kind {
        AtomicKind::Add => "atomic_fetch_add",
        AtomicKind::Sub => "atomic_fetch_sub",
        AtomicKind::And => "atomic_fetch_and",
        AtomicKind::Or => "atomic_fetch_or",
        AtomicKind::Xor => "atomic_fetch_xor",
        AtomicKind::Exchange => "atomic_exchange",
        AtomicKind::MinS if is_signed => "atomic_fetch_min",
        AtomicKind::MaxS if is_signed => "atomic_fetch_max",
        AtomicKind::MinU if !is_signed => "atomic_fetch_min",
        AtomicKind::MaxU if !is_signed => "atomic_fetch_max",
        _ => return None,
    })
}

fn update<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let update = op.cast::<lir::ImageAtomicOp<'c>>()?;
    let image = Image::of(update.image().ty())?;
    check(op, image, &[update.ordering()])?;
    let lane = component(image.texel);
    let is_signed = matches!(
        lane,
        Scalar::Int {
            is_signed: true,
            ..
        }
    );
    let Some(function) = function(update.kind(), is_signed) else {
        op.error(format!(
            "updates a texel by '{}', which textures of {} of Metal lack; use image_compare_exchange in a loop",
            update.kind().keyword(),
            image.texel
        ));
        return None;
    };
    let mut arguments = place(body, image, update.coords());
    arguments.push(body.coerced(update.value(), &CType::Scalar(lane)));
    let texture = body.operand(update.image());
    let arguments: Vec<_> = arguments.iter().collect();
    let old = Expr::method(&texture, function, &arguments, CType::Vector(4, lane));
    Some(lanes(&old, "x"))
}

/// The function may fail spuriously, and is then repeated. It writes the old texel over the expected one.
fn exchange<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let exchange = op.cast::<lir::ImageCompareExchangeOp<'c>>()?;
    let image = Image::of(exchange.image().ty())?;
    let orderings = [exchange.ordering_succ(), exchange.ordering_fail()];
    check(op, image, &orderings)?;
    let lane = component(image.texel);
    let scalar = CType::Scalar(lane);
    let settled = |body: &mut Body<'c, '_>, value: Value<'c>| {
        let value = body.coerced(value, &scalar);
        repeated(body, value)
    };
    body.begin_statement(op);
    let expected = settled(body, exchange.expected());
    let desired = settled(body, exchange.desired());
    let places: Vec<_> = place(body, image, exchange.coords())
        .into_iter()
        .map(|one| match image.dim == ImageDim::CubeArray {
            true => one,
            false => repeated(body, one),
        })
        .collect();
    let all = body
        .language
        .vector(std::slice::from_ref(&expected), &CType::Vector(4, lane));
    let old = body.temporary(&all);
    let variable = Expr::prefix("&", &old, CType::Named(String::new()));
    let texture = body.operand(exchange.image());
    let mut arguments: Vec<_> = places.iter().collect();
    arguments.extend([&variable, &desired]);
    let function = "atomic_compare_exchange_weak";
    let call = Expr::method(&texture, function, &arguments, scalar.clone());
    let found = lanes(&old, "x");
    let same = Expr::binary("==", Precedence::Equality, [&found, &expected], scalar);
    body.out_line(&format!("while (!{} && {}) {{", call.text, same.text));
    // Another work-item changed the texel to the expected one, or none did.
    body.out_line("}");
    body.make_variable(op.result(0), &found);
    Some(())
}
