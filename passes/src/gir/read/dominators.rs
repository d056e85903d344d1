//! Dominators: Lengauer and Tarjan, "A Fast Algorithm for Finding Dominators in a
//! Flowgraph", with simple path compression.
//!
//! Nodes are numbered in the order of a depth-first search; 0 is a root above all others.

/// The absence of a node.
const NONE: usize = usize::MAX;

/// Dominance between the nodes of a graph.
pub struct Dominators {
    /// For each number, the interval of the nodes that it dominates, in an order of its own.
    intervals: Vec<(usize, usize)>,
}

impl Dominators {
    /// `parents[n]` is the parent of node `n` in the search tree, `predecessors(n)` the nodes with an edge to it, all
    /// by number. Predecessors of node 0 are ignored.
    pub fn new<I: Iterator<Item = usize>>(
        parents: &[usize],
        predecessors: impl Fn(usize) -> I,
    ) -> Self {
        let idom = immediate_dominators(parents, predecessors);
        let mut sizes = vec![1; idom.len()];
        for node in (1..idom.len()).rev() {
            sizes[idom[node]] += sizes[node];
        }
        // A node's dominator has a smaller number, so its interval is already known.
        let mut intervals = vec![(0, sizes[0]); idom.len()];
        let mut next = vec![1; idom.len()];
        for node in 1..idom.len() {
            let start = next[idom[node]];
            next[idom[node]] += sizes[node];
            next[node] = start + 1;
            intervals[node] = (start, start + sizes[node]);
        }
        Self { intervals }
    }

    /// Whether every path to `other` goes through `node`; a node dominates itself.
    pub fn dominates(&self, node: usize, other: usize) -> bool {
        let (start, end) = self.intervals[node];
        (start..end).contains(&self.intervals[other].0)
    }
}

fn immediate_dominators<I: Iterator<Item = usize>>(
    parents: &[usize],
    predecessors: impl Fn(usize) -> I,
) -> Vec<usize> {
    let mut forest = Forest::new(parents.len());
    let mut idom = vec![0; parents.len()];
    let mut waiting = vec![vec![]; parents.len()];
    for node in (1..parents.len()).rev() {
        for predecessor in predecessors(node) {
            let best = forest.best(predecessor);
            forest.semi[node] = forest.semi[node].min(forest.semi[best]);
        }
        waiting[forest.semi[node]].push(node);
        let parent = parents[node];
        forest.ancestor[node] = parent;
        for below in std::mem::take(&mut waiting[parent]) {
            let best = forest.best(below);
            let deferred = forest.semi[best] < forest.semi[below];
            idom[below] = if deferred { best } else { parent };
        }
    }
    for node in 1..parents.len() {
        if idom[node] != forest.semi[node] {
            idom[node] = idom[idom[node]];
        }
    }
    idom
}

/// The finished part of the search tree, with compressed paths.
struct Forest {
    /// The semidominator of each finished node; each other node itself.
    semi: Vec<usize>,
    ancestor: Vec<usize>,
    /// The node with the least semidominator between a node and its ancestor.
    label: Vec<usize>,
    path: Vec<usize>,
}

impl Forest {
    fn new(count: usize) -> Self {
        Self {
            semi: (0..count).collect(),
            ancestor: vec![NONE; count],
            label: (0..count).collect(),
            path: vec![],
        }
    }

    /// The node with the least semidominator on the path up from `node`.
    fn best(&mut self, node: usize) -> usize {
        if self.ancestor[node] == NONE {
            return node;
        }
        let mut top = node;
        while self.ancestor[self.ancestor[top]] != NONE {
            self.path.push(top);
            top = self.ancestor[top];
        }
        while let Some(below) = self.path.pop() {
            let above = self.ancestor[below];
            if self.semi[self.label[above]] < self.semi[self.label[below]] {
                self.label[below] = self.label[above];
            }
            self.ancestor[below] = self.ancestor[above];
        }
        self.label[node]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Dominance by definition: without `node`, no path reaches `other`.
    fn cuts(edges: &[Vec<usize>], node: usize, other: usize) -> bool {
        let mut seen = vec![false; edges.len()];
        let mut pending = vec![0];
        while let Some(next) = pending.pop() {
            if next != node && !std::mem::replace(&mut seen[next], true) {
                pending.extend(&edges[next]);
            }
        }
        !seen[other]
    }

    /// Numbers the nodes that node 0 reaches; returns parents and edges by number.
    fn search(edges: &[Vec<usize>]) -> (Vec<usize>, Vec<Vec<usize>>) {
        let mut number = vec![NONE; edges.len()];
        let (mut nodes, mut parents) = (vec![], vec![]);
        let mut stack = vec![(0, 0)];
        while let Some((node, parent)) = stack.pop() {
            if number[node] == NONE {
                number[node] = nodes.len();
                nodes.push(node);
                parents.push(parent);
                stack.extend(edges[node].iter().map(|&next| (next, number[node])));
            }
        }
        let numbered = |node: &usize| edges[*node].iter().map(|&next| number[next]).collect();
        (parents, nodes.iter().map(numbered).collect())
    }

    #[test]
    fn domination_is_what_removal_cuts_off() {
        let mut state = 1u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
            (state >> 33) as usize % below
        };
        for round in 0..2000 {
            let count = 1 + round % 12;
            let edges: Vec<Vec<usize>> = (0..count)
                .map(|_| (0..random(4)).map(|_| random(count)).collect())
                .collect();
            let (parents, edges) = search(&edges);
            let mut predecessors = vec![vec![]; edges.len()];
            for (node, next) in edges.iter().enumerate() {
                for &next in next {
                    predecessors[next].push(node);
                }
            }
            let found = Dominators::new(&parents, |node| predecessors[node].iter().copied());
            for node in 0..edges.len() {
                for other in 0..edges.len() {
                    assert_eq!(
                        found.dominates(node, other),
                        cuts(&edges, node, other),
                        "{node} and {other} of {edges:?}"
                    );
                }
            }
        }
    }
}
