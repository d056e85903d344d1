//! Kernels on graphs, with atomics: `bfs`, `union_find`.

use super::inputs::{Generator, guarded, many, room};
use super::launch::{Launch, WAYS, Way};
use super::{assert_same_bits, groups, runs_all, vulkan_expected};

/// A vertex that no search has reached.
const NONE: u32 = u32::MAX;

/// Random edges among n vertices, of which the last has none.
fn random_edges(seed: u64, n: u32, count: usize) -> Vec<(u32, u32)> {
    let mut generator = Generator::new(seed);
    many(count, || (generator.below(n - 1), generator.below(n - 1)))
}

/// Where the neighbours of each vertex begin, and the neighbours; edges go both ways.
fn sparse_rows(n: u32, edges: &[(u32, u32)]) -> (Vec<u32>, Vec<u32>) {
    let (mut starts, mut neighbours) = (vec![0], Vec::new());
    for vertex in 0..n {
        for &(a, b) in edges {
            neighbours.extend((a == vertex).then_some(b));
            neighbours.extend((b == vertex).then_some(a));
        }
        starts.push(neighbours.len() as u32);
    }
    (starts, neighbours)
}

/// The levels by relaxing all edges until nothing changes.
fn levels_from(source: u32, n: u32, edges: &[(u32, u32)]) -> Vec<u32> {
    let mut levels = vec![NONE; n as usize];
    levels[source as usize] = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for (a, b) in edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]) {
            let next = levels[a as usize].saturating_add(1);
            changed |= next < levels[b as usize];
            levels[b as usize] = next.min(levels[b as usize]);
        }
    }
    levels
}

/// The cases for a way, by its number: the first, which is small, and one of the others in turn, the second where each
/// launch is compiled by a slow driver.
fn part<T>((number, way): (usize, &[Way]), cases: Vec<T>) -> Vec<T> {
    let chosen = match way[0].may_lack() {
        true => 1,
        false => 1 + number % (cases.len() - 1),
    };
    let cases = cases.into_iter().enumerate();
    let cases = cases.filter(|(place, _)| runs_all() || *place == 0 || *place == chosen);
    cases.map(|(_, case)| case).collect()
}

/// Each way whose device is present, by itself, with its number.
fn each_way() -> impl Iterator<Item = (usize, &'static [Way])> {
    let ways = WAYS.chunks(1).enumerate();
    ways.filter(|(_, way)| way[0].is_expected())
}

#[test]
fn bfs_levels_are_the_shortest_paths() {
    if !vulkan_expected() {
        return;
    }
    // The order of a frontier is unspecified: each way is checked by itself.
    each_way().for_each(check_bfs);
}

fn check_bfs((number, way): (usize, &'static [Way])) {
    let cases = vec![(2, 0), (40, 60), (500, 520), (300, 2000)];
    for (n, count) in part((number, way), cases) {
        let edges = random_edges(u64::from(n), n, count);
        let (starts, neighbours) = sparse_rows(n, &edges);
        let mut levels = vec![NONE; n as usize];
        levels[0] = 0;
        let mut levels = guarded(&levels);
        let mut frontier = vec![0];
        for level in 1.. {
            let outputs = Launch::new("bfs", "bfs", [groups(frontier.len(), 64), 1, 1])
                .by(way)
                .input(&guarded(&starts))
                .input(&guarded(&neighbours))
                .in_out(&levels)
                .input(&guarded(&frontier))
                .in_out(&room::<u32>(n as usize))
                .scalar(level)
                .scalar(frontier.len() as u32)
                .global_out("next_size")
                .run();
            levels = outputs.buffer(2);
            let size = outputs.global::<u32>("next_size")[0] as usize;
            let next = outputs.buffer::<u32>(4);
            assert_same_bits(
                "behind the frontier",
                &next[size..],
                &room(n as usize)[size..],
            );
            frontier = next[..size].to_vec();
            frontier.sort();
            let reached: Vec<u32> = (0..n).filter(|&v| levels[v as usize] == level).collect();
            assert_same_bits(&format!("level {level}"), &frontier, &reached);
            if frontier.is_empty() {
                break;
            }
        }
        let expected = guarded(&levels_from(0, n, &edges));
        assert_same_bits(&format!("{n} vertices"), &levels, &expected);
    }
}

/// The least vertex of each vertex' set, sets joined one edge after the other.
fn least_of_sets(n: u32, edges: &[(u32, u32)]) -> Vec<u32> {
    let mut sets: Vec<u32> = (0..n).collect();
    for &(a, b) in edges {
        let (a, b) = (sets[a as usize], sets[b as usize]);
        for set in &mut sets {
            if *set == a.max(b) {
                *set = a.min(b);
            }
        }
    }
    sets
}

#[test]
fn union_find_joins_what_edges_connect() {
    if !vulkan_expected() {
        return;
    }
    // The tree of a set is unspecified.
    each_way().for_each(check_union_find);
}

fn check_union_find((number, way): (usize, &'static [Way])) {
    let path = |n: u32| (0..n - 1).map(|v| (v + 1, v)).collect::<Vec<_>>();
    let star = |n: u32| (0..n - 1).map(|v| (n - 1, v)).collect::<Vec<_>>();
    let mut cases = vec![
        (200, path(200)),
        (300, star(300)),
        (70, random_edges(5, 70, 30)),
    ];
    cases.push((1000, random_edges(7, 1000, 600)));
    cases.push((500, random_edges(9, 500, 3000)));
    for (n, edges) in part((number, way), cases) {
        let (sources, targets): (Vec<u32>, Vec<u32>) = edges.iter().copied().unzip();
        let parents = Launch::new("union_find", "union_find", [groups(edges.len(), 64), 1, 1])
            .by(way)
            .input(&guarded(&sources))
            .input(&guarded(&targets))
            .in_out(&guarded(&(0..n).collect::<Vec<_>>()))
            .scalar(edges.len() as u32)
            .run()
            .buffer::<u32>(2);
        let actual = Launch::new("union_find", "flatten", [groups(n as usize, 64), 1, 1])
            .by(way)
            .input(&parents)
            .in_out(&room::<u32>(n as usize))
            .scalar(n)
            .run()
            .buffer::<u32>(1);
        let expected = guarded(&least_of_sets(n, &edges));
        assert_same_bits(&format!("{n} vertices"), &actual, &expected);
    }
}
