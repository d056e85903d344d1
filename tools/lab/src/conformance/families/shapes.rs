//! Control flow graphs of every shape: nested loops, exits from the middle of loops, early returns, loops
//! with two entries.

use super::sheet::{Element, Sheet};
use crate::conformance::case::Case;
use crate::conformance::table::Type;

const COUNT: usize = 64;

/// All cases, of the family `control`.
pub fn cases() -> impl Iterator<Item = Case> {
    SHAPES.iter().map(shape)
}

/// A graph: its name, its description, its text, which defines `%r` from `%x`, and its reference in Rust.
type Shape = (&'static str, &'static str, &'static str, fn(u32) -> u32);

const SHAPES: [Shape; 8] = [
    (
        "loop",
        "A loop that counts, with a sum carried around.",
        "br head
head:
%n = phi u32 [ 0u, entry ], [ %n.next, body ]
%r = phi u32 [ %x, entry ], [ %r.next, body ]
%more = ucmp.lt %n, 10u
br_if %more, body, end
body:
%twice = mul %r, 3u
%r.next = add %twice, %n
%n.next = add %n, 1u
br head
end:",
        |x| (0..10).fold(x, |r, n| r.wrapping_mul(3).wrapping_add(n)),
    ),
    (
        "nested",
        "Loops in a loop; the inner one ends at a number that the outer one makes.",
        "%limit = and %x, 7u
br outer
outer:
%n = phi u32 [ 0u, entry ], [ %n.next, after ]
%r = phi u32 [ 1u, entry ], [ %s, after ]
%more = ucmp.lt %n, %limit
br_if %more, inner, end
inner:
%m = phi u32 [ 0u, outer ], [ %m.next, inner.body ]
%s = phi u32 [ %r, outer ], [ %s.next, inner.body ]
%again = ucmp.le %m, %n
br_if %again, inner.body, after
inner.body:
%t = mul %s, 5u
%s.next = add %t, %m
%m.next = add %m, 1u
br inner
after:
%n.next = add %n, 1u
br outer
end:",
        |x| {
            let mut r = 1_u32;
            for n in 0..x & 7 {
                for m in 0..=n {
                    r = r.wrapping_mul(5).wrapping_add(m);
                }
            }
            r
        },
    ),
    (
        "break_and_continue",
        "A loop with a way out of its middle and a way back to its head.",
        "br head
head:
%n = phi u32 [ 0u, entry ], [ %n.odd, odd ], [ %n.even, even ]
%s = phi u32 [ %x, entry ], [ %s, odd ], [ %s.next, even ]
%more = ucmp.lt %n, 40u
br_if %more, body, end
body:
%bit = and %n, 1u
br_if %bit, odd, check
odd:
%n.odd = add %n, 1u
br head
check:
%low = and %s, 0xffu
%found = ucmp.eq %low, 0x2au
br_if %found, end, even
even:
%t = mul %s, 77u
%s.next = add %t, %n
%n.even = add %n, 1u
br head
end:
%r = phi u32 [ %s, head ], [ 42u, check ]",
        |x| {
            let mut s = x;
            for n in (0..40).step_by(2) {
                if s & 0xff == 0x2a {
                    return 42;
                }
                s = s.wrapping_mul(77).wrapping_add(n);
            }
            s
        },
    ),
    (
        "out_of_two",
        "A way out of two loops at once.",
        "br outer
outer:
%n = phi u32 [ 0u, entry ], [ %n.next, after ]
%s = phi u32 [ %x, entry ], [ %t, after ]
%more = ucmp.lt %n, 6u
br_if %more, inner, end
inner:
%m = phi u32 [ 0u, outer ], [ %m.next, step ]
%t = phi u32 [ %s, outer ], [ %t.next, step ]
%again = ucmp.lt %m, 5u
br_if %again, body, after
body:
%hit = rem %t, 11u
%none = ucmp.eq %hit, 3u
br_if %none, found, step
step:
%u = mul %t, 9u
%t.next = add %u, %m
%m.next = add %m, 1u
br inner
after:
%n.next = add %n, 1u
br outer
found:
%key = mul %n, 100u
%place = add %key, %m
br end
end:
%r = phi u32 [ %s, outer ], [ %place, found ]",
        |x| {
            let mut s = x;
            for n in 0..6 {
                for m in 0..5 {
                    if s % 11 == 3 {
                        return 100 * n + m;
                    }
                    s = s.wrapping_mul(9).wrapping_add(m);
                }
            }
            s
        },
    ),
    (
        "cascade",
        "Conditions one after the other, each with an end of its own.",
        "%a = and %x, 1u
br_if %a, one, not.one
not.one:
%b = and %x, 2u
br_if %b, two, not.two
not.two:
%c = and %x, 4u
br_if %c, three, none
one:
%r1 = mul %x, 3u
br end
two:
%r2 = add %x, 100u
br end
three:
%r3 = not %x
br end
none:
br end
end:
%r = phi u32 [ %r1, one ], [ %r2, two ], [ %r3, three ], [ 7u, none ]",
        |x| match x {
            x if x & 1 != 0 => x.wrapping_mul(3),
            x if x & 2 != 0 => x.wrapping_add(100),
            x if x & 4 != 0 => !x,
            _ => 7,
        },
    ),
    (
        "early_returns",
        "A function that returns from many places, one in a loop.",
        "%r = call @early(%x)",
        |x| {
            if x == 0 {
                return 1;
            }
            let mut y = x;
            for n in 0..20 {
                if y & 15 == 9 {
                    return n;
                }
                y = y.wrapping_mul(13).wrapping_add(5);
            }
            y
        },
    ),
    (
        "irreducible",
        "A loop with two ways in.",
        "%a = and %x, 1u
br_if %a, left, right
left:
%n = phi u32 [ 0u, entry ], [ %m.next, right.on ]
%s = phi u32 [ %x, entry ], [ %t.next, right.on ]
%s.next = add %s, 3u
br right
right:
%m = phi u32 [ 5u, entry ], [ %n, left ]
%t = phi u32 [ %x, entry ], [ %s.next, left ]
%t.next = mul %t, 7u
%m.next = add %m, 1u
%more = ucmp.lt %m.next, 9u
br_if %more, right.on, end
right.on:
br left
end:
%r = xor %t.next, %m.next",
        |x| {
            let (mut n, mut s) = (if x & 1 == 1 { 0 } else { 5 }, x);
            let mut is_left = x & 1 == 1;
            loop {
                if is_left {
                    s = s.wrapping_add(3);
                }
                s = s.wrapping_mul(7);
                n += 1;
                if n >= 9 {
                    return s ^ n;
                }
                is_left = true;
            }
        },
    ),
    (
        "at_the_end",
        "A loop that tests behind its body, as do while.",
        "br body
body:
%s = phi u32 [ %x, entry ], [ %s.next, body ]
%n = phi u32 [ 0u, entry ], [ %n.next, body ]
%half = shr %s, 1u
%bit = and %s, 1u
%three = mul %s, 3u
%up = add %three, 1u
%s.next = select %bit, %up, %half
%n.next = add %n, 1u
%big = ucmp.gt %s.next, 1u
%short = ucmp.lt %n.next, 100u
%more = and %big, %short
br_if %more, body, end
end:
%r = mov %n.next",
        |x| {
            let (mut s, mut n) = (x, 0);
            loop {
                s = if s & 1 == 1 {
                    s.wrapping_mul(3).wrapping_add(1)
                } else {
                    s >> 1
                };
                n += 1;
                if s <= 1 || n >= 100 {
                    return n;
                }
            }
        },
    ),
];

/// The function of `early_returns`.
const EARLY: &str = "func @early(%x: u32) -> u32 {
entry:
  %zero = ucmp.eq %x, 0u
  br_if %zero, one, head
one:
  ret 1u
head:
  %n = phi u32 [ 0u, entry ], [ %n.next, on ]
  %y = phi u32 [ %x, entry ], [ %y.next, on ]
  %more = ucmp.lt %n, 20u
  br_if %more, body, end
body:
  %low = and %y, 15u
  %found = ucmp.eq %low, 9u
  br_if %found, out, on
out:
  ret %n
on:
  %t = mul %y, 13u
  %y.next = add %t, 5u
  %n.next = add %n, 1u
  br head
end:
  ret %y
}
";

fn shape(&(name, about, body, computes): &Shape) -> Case {
    let element = Element::number(Type::U32);
    let xs: Vec<u64> = (0..COUNT as u64)
        .map(|x| {
            if x < 48 {
                x
            } else {
                x.wrapping_mul(0x9e37_79b9) & 0xffff_ffff
            }
        })
        .collect();
    let mut sheet = Sheet::new([COUNT as u32, 1, 1], [1, 1, 1]);
    if body.contains("@early") {
        sheet.before = EARLY.to_owned();
    }
    sheet.input("xs", element, &xs);
    sheet.line("%i = local_id x");
    sheet.load("x", "xs", "%i", element);
    sheet.line(body);
    sheet.store("r", "rs", "%i", element);
    let expected = xs.iter().map(|&x| u64::from(computes(x as u32)));
    sheet.output("rs", element, expected.collect());
    sheet.case("control", name.to_owned(), about.to_owned(), "R-GIR-45")
}
