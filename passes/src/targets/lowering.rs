//! How a target expresses the operations of lir: a table with a row for each.
//!
//! The pages about lir and about targets are made of the tables, and `tools/tests/it/lowerings` compares each row with
//! the output: it emits a sample with the operation and one without. A row has no prose, so that nothing in it can be
//! false without a failing test.

use gir_dialects::{ir::OpView, pass::PassInfo};

/// The table of a target.
pub struct Lowerings {
    /// The name on pages.
    pub target: &'static str,
    /// The flag of the output in which the words of rows stand, without dashes.
    pub emission: &'static str,
    /// The profiles for which all rows are tested: the first is that of rows without a case for a profile. Others of
    /// their family have a case where they are like none of these.
    pub profiles: &'static [&'static str],
    /// The rows, in lists of which targets share some: one for each operation.
    pub rows: &'static [&'static [Lowering]],
}

/// A row: an operation.
#[derive(Clone, Copy)]
pub struct Lowering {
    /// The operation.
    pub op: &'static str,
    /// How it is expressed, but for the cases.
    pub how: How,
    /// Where it is expressed in another way. The first case that fits holds.
    pub cases: &'static [Case],
}

/// How an operation is expressed.
#[derive(Clone, Copy)]
pub enum How {
    /// By the emitter. The words stand in the output; without words it needs no instruction.
    Emits(&'static [&'static str]),
    /// A pass replaces it before the emitter sees it. The words stand in the output all the same.
    ByPass(&'static PassInfo, &'static [&'static str]),
    /// An error refuses it, with this as a part of its message.
    Refused(&'static str),
}

/// A case of a row.
#[derive(Clone, Copy)]
pub struct Case {
    /// The form of the operation, such as `volatile`: that of a sample.
    pub form: Option<&'static str>,
    /// The profile.
    pub profile: Option<&'static str>,
    /// How the operation is expressed there.
    pub how: How,
}

/// The row of an operation that the emitter takes.
pub const fn emits<T: OpView<'static>>(words: &'static [&'static str]) -> Lowering {
    row::<T>(How::Emits(words))
}

/// The row of an operation that a pass replaces.
pub const fn by_pass<T: OpView<'static>>(
    pass: &'static PassInfo,
    words: &'static [&'static str],
) -> Lowering {
    row::<T>(How::ByPass(pass, words))
}

/// The row of an operation that is refused.
pub const fn refused<T: OpView<'static>>(reason: &'static str) -> Lowering {
    row::<T>(How::Refused(reason))
}

const fn row<T: OpView<'static>>(how: How) -> Lowering {
    Lowering {
        op: T::NAME,
        how,
        cases: &[],
    }
}

/// A case: a form of the operation.
pub const fn form(form: &'static str, how: How) -> Case {
    let (form, profile) = (Some(form), None);
    Case { form, profile, how }
}

/// A case: a profile.
pub const fn on(profile: &'static str, how: How) -> Case {
    let (form, profile) = (None, Some(profile));
    Case { form, profile, how }
}

/// A case: a form of the operation on one profile.
pub const fn form_on(form: &'static str, profile: &'static str, how: How) -> Case {
    let (form, profile) = (Some(form), Some(profile));
    Case { form, profile, how }
}

impl Lowering {
    /// The same with other ways in some cases.
    pub const fn except(self, cases: &'static [Case]) -> Self {
        Self { cases, ..self }
    }

    /// How the operation, or a form of it, is expressed for a profile.
    pub fn on(&self, profile: &str, form: Option<&str>) -> How {
        let mut cases = self.cases.iter();
        let case = cases.find(|case| {
            case.form.is_none_or(|own| Some(own) == form)
                && case.profile.is_none_or(|own| own == profile)
        });
        case.map_or(self.how, |case| case.how)
    }
}
