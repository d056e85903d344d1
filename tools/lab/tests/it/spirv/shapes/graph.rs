//! Random functions without any structure: each block goes on to any other, loops have several entries.

use super::builder::Builder;
use super::program::{End, Function, Label, TRUTH};

/// The function of a seed.
pub fn function(seed: u64) -> Function {
    let mut builder = Builder::new(seed);
    let entry = builder.label();
    let count = 3 + builder.random.index(6);
    let all: Vec<Label> = (0..count).map(|_| builder.label()).collect();
    let exit = builder.label();
    let mut open = builder.fresh(entry);
    open.state[0] = 0;
    let first = end(&mut builder, &mut open, &all);
    builder.close(open, first);
    for &label in &all {
        let mut open = builder.with_phis(label);
        builder.compute(&mut open);
        let fuel = builder.goes_on(&mut open);
        let middle = builder.label();
        builder.close(open, End::Choose(fuel, middle, exit));
        let mut open = builder.open(middle);
        builder.compute(&mut open);
        let next = end(&mut builder, &mut open, &all);
        builder.close(open, next);
    }
    let open = builder.with_phis(exit);
    builder.finish(open);
    ordered(builder.function())
}

fn end(builder: &mut Builder, open: &mut super::builder::Open, all: &[Label]) -> End {
    let [one, other, third] = [0; 3].map(|_| *builder.random.pick(all));
    match builder.random.below(4) {
        0 => End::Branch(one),
        1 | 2 => End::Choose(builder.truth(open), one, other),
        _ => {
            let register = builder.random.index(TRUTH);
            let rest = super::program::Operation::Rest(open.state[register], 3);
            End::Switch(builder.add(open, rest), one, vec![(0, other), (1, third)])
        }
    }
}

/// The blocks that can be reached, each behind those that dominate it; phis forget the others.
fn ordered(mut function: Function) -> Function {
    let targets = |label: Label| {
        let block = function.blocks.iter().find(|block| block.label == label);
        block.expect("a block of each label").end.targets()
    };
    let first = function.blocks[0].label;
    let (mut seen, mut order) = (vec![first], vec![]);
    let mut path = vec![(first, targets(first))];
    while let Some((label, next)) = path.last_mut() {
        match next.pop() {
            Some(to) if !seen.contains(&to) => {
                seen.push(to);
                path.push((to, targets(to)));
            }
            Some(_) => {}
            None => {
                order.push(*label);
                path.pop();
            }
        }
    }
    order.reverse();
    let place = |label: Label| order.iter().position(|other| *other == label);
    function.blocks.retain(|block| place(block.label).is_some());
    function.blocks.sort_by_key(|block| place(block.label));
    for phi in function.blocks.iter_mut().flat_map(|block| &mut block.phis) {
        phi.incoming.retain(|(from, _)| place(*from).is_some());
    }
    function
}
