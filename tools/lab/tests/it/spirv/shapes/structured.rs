//! Random functions by SPIR-V's rules of structured control flow.

use super::builder::{Builder, Open};
use super::program::{End, Function, Label, Merge, Operation, TRUTH};

/// Constructs of a function.
const CONSTRUCTS: u32 = 9;

/// Constructs within constructs.
const DEEPEST: u32 = 4;

/// The exits that the code of a construct may take.
#[derive(Clone, Copy, Default)]
struct Inside {
    /// The merge block and the continue target of the loop around it.
    around: Option<(Label, Label)>,
    /// The merge block of the switch around it.
    switch: Option<Label>,
    /// Whether it may return: not in a continue construct.
    returns: bool,
    depth: u32,
}

impl Inside {
    fn deeper(self) -> Self {
        Self {
            depth: self.depth + 1,
            ..self
        }
    }
}

struct Maker {
    builder: Builder,
    constructs: u32,
}

/// The function of a seed.
pub fn function(seed: u64) -> Function {
    let mut maker = Maker {
        builder: Builder::new(seed),
        constructs: CONSTRUCTS,
    };
    let label = maker.builder.label();
    let mut entry = maker.builder.fresh(label);
    entry.state[0] = 0;
    let inside = Inside {
        returns: true,
        ..Inside::default()
    };
    let mut end = Some(entry);
    while let Some(open) = end.take() {
        if maker.constructs == 0 {
            maker.builder.finish(open);
            break;
        }
        end = maker.statements(open, inside);
    }
    maker.builder.function()
}

impl Maker {
    /// Some statements; the block behind them, if it can be reached.
    fn statements(&mut self, mut open: Open, inside: Inside) -> Option<Open> {
        for _ in 0..1 + self.builder.random.below(3) {
            self.builder.compute(&mut open);
            if self.constructs == 0 || inside.depth >= DEEPEST {
                continue;
            }
            self.constructs -= 1;
            open = match self.builder.random.below(10) {
                0..4 => self.selection(open, inside)?,
                4..6 => self.switch(open, inside)?,
                6..9 => self.repeat(open, inside)?,
                _ => self.exit_without_merge(open, inside),
            };
        }
        Some(open)
    }

    /// A construct's own code, and the way out of it: to a block, or by an exit.
    fn part(&mut self, open: Open, inside: Inside, to: Label) {
        let Some(open) = self.statements(open, inside) else {
            return;
        };
        let mut ends = vec![];
        ends.extend(inside.around.map(|(merge, _)| End::Branch(merge)));
        ends.extend(inside.around.map(|(_, latch)| End::Branch(latch)));
        ends.extend(inside.switch.map(End::Branch));
        if inside.returns {
            ends.push(End::Return(open.state[0]));
        }
        let leaves = !ends.is_empty() && self.builder.random.chance(35);
        let end = match leaves {
            true => self.builder.random.pick(&ends).clone(),
            false => End::Branch(to),
        };
        self.builder.close(open, end);
    }

    /// The block behind a construct.
    fn behind(&mut self, merge: Label) -> Option<Open> {
        if self.builder.is_reached(merge) {
            return Some(self.builder.open(merge));
        }
        self.builder.unreachable(merge);
        None
    }

    fn selection(&mut self, mut open: Open, inside: Inside) -> Option<Open> {
        let truth = self.builder.truth(&mut open);
        let (merge, yes, no) = (
            self.builder.label(),
            self.builder.label(),
            self.builder.label(),
        );
        let (has_yes, has_no) = match self.builder.random.below(4) {
            0 => (true, false),
            1 => (false, true),
            _ => (true, true),
        };
        let target = |has, label| if has { label } else { merge };
        open.block.merge = Some(Merge::Selection(merge));
        let end = End::Choose(truth, target(has_yes, yes), target(has_no, no));
        self.builder.close(open, end);
        for arm in [(has_yes, yes), (has_no, no)]
            .into_iter()
            .filter_map(|(has, arm)| has.then_some(arm))
        {
            let arm = self.builder.open(arm);
            self.part(arm, inside.deeper(), merge);
        }
        self.behind(merge)
    }

    /// A switch whose cases fall through by chance; the default is one of them, comes between two, or is the merge.
    fn switch(&mut self, mut open: Open, inside: Inside) -> Option<Open> {
        let count = 1 + self.builder.random.below(4);
        let register = self.builder.random.index(TRUTH);
        let selector = Operation::Rest(open.state[register], count + 2);
        let selector = self.builder.add(&mut open, selector);
        let merge = self.builder.label();
        let mut parts: Vec<Label> = (0..count).map(|_| self.builder.label()).collect();
        let mut cases: Vec<(u32, Label)> = (0..count).zip(parts.iter().copied()).collect();
        if self.builder.random.chance(30) {
            // Two numbers of one case stand side by side.
            let at = self.builder.random.index(cases.len());
            cases.insert(at, (count + 1, cases[at].1));
        }
        let other = match self.builder.random.below(3) {
            0 => merge,
            1 => *self.builder.random.pick(&parts),
            _ => {
                let own = self.builder.label();
                parts.insert(self.builder.random.index(parts.len() + 1), own);
                own
            }
        };
        open.block.merge = Some(Merge::Selection(merge));
        self.builder
            .close(open, End::Switch(selector, other, cases));
        let inside = Inside {
            switch: Some(merge),
            ..inside.deeper()
        };
        for (at, &label) in parts.iter().enumerate() {
            let part = self.builder.open(label);
            let next = parts.get(at + 1).filter(|_| self.builder.random.chance(35));
            let to = next.copied().unwrap_or(merge);
            self.part(part, inside, to);
        }
        self.behind(merge)
    }

    /// A branch out of the loop around, whose other target is just the next block.
    fn exit_without_merge(&mut self, mut open: Open, inside: Inside) -> Open {
        let Some((merge, latch)) = inside.around else {
            return open;
        };
        let truth = self.builder.truth(&mut open);
        let next = self.builder.label();
        let out = if self.builder.random.chance(50) {
            merge
        } else {
            latch
        };
        let end = match self.builder.random.chance(50) {
            true => End::Choose(truth, out, next),
            false => End::Choose(truth, next, out),
        };
        self.builder.close(open, end);
        self.builder.open(next)
    }

    fn repeat(&mut self, open: Open, inside: Inside) -> Option<Open> {
        let (header, merge) = (self.builder.label(), self.builder.label());
        self.builder.close(open, End::Branch(header));
        let mut head = self.builder.with_phis(header);
        self.builder.compute(&mut head);
        if self.builder.random.chance(20) {
            // A loop of one block.
            head.block.merge = Some(Merge::Loop {
                merge,
                latch: header,
            });
            let more = self.builder.goes_on(&mut head);
            self.builder.close(head, End::Choose(more, header, merge));
            return self.behind(merge);
        }
        let latch = self.builder.label();
        head.block.merge = Some(Merge::Loop { merge, latch });
        let kind = self.builder.random.below(3);
        let mut body = self.enter(head, kind, merge);
        if kind == 1 {
            // It never ends by itself: the body leaves it.
            let fuel = self.builder.add(&mut body, Operation::Burn);
            let next = self.builder.label();
            self.builder.close(body, End::Choose(fuel, next, merge));
            body = self.builder.open(next);
        }
        let within = Inside {
            around: Some((merge, latch)),
            switch: None,
            ..inside.deeper()
        };
        self.part(body, within, latch);
        self.go_back((header, latch, merge), kind == 2, inside);
        self.behind(merge)
    }

    /// The first block of a loop's body; a loop of the first kind has its condition in the header.
    fn enter(&mut self, mut head: Open, kind: u32, merge: Label) -> Open {
        let body = self.builder.label();
        let end = match kind {
            0 => {
                let more = self.builder.goes_on(&mut head);
                match self.builder.random.chance(40) {
                    true => End::Choose(
                        self.builder.add(&mut head, Operation::Not(more)),
                        merge,
                        body,
                    ),
                    false => End::Choose(more, body, merge),
                }
            }
            _ => End::Branch(body),
        };
        self.builder.close(head, end);
        self.builder.open(body)
    }

    /// The continue construct: with code of its own by chance, with the condition at its end or none.
    fn go_back(
        &mut self,
        (header, latch, merge): (Label, Label, Label),
        chooses: bool,
        inside: Inside,
    ) {
        let mut open = match self.builder.is_reached(latch) {
            true => self.builder.open(latch),
            false => self.builder.fresh(latch),
        };
        let own = Inside {
            depth: inside.depth + 1,
            ..Inside::default()
        };
        if self.builder.is_reached(latch) && self.builder.random.chance(50) {
            open = self
                .statements(open, own)
                .expect("nothing leaves a continue construct");
        }
        let end = match chooses {
            true => End::Choose(self.builder.goes_on(&mut open), header, merge),
            false => End::Branch(header),
        };
        self.builder.close(open, end);
    }
}
