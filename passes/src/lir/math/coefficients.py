#!/usr/bin/env python3
"""Prints the coefficients of the polynomials that stand in `arc.rs` and `error_function.rs`.

usage: coefficients.py

Each polynomial interpolates its function at the nodes of Chebyshev, computed by mpmath with 60 digits, so that
its error is within a factor of about two of the least one possible. The error printed is relative to the
function, in bits.
"""

import mpmath
from mpmath import mp, mpf

mp.dps = 60


def fit(function, low, high, count):
    """The coefficients of the polynomial with `count` terms, from the constant one on."""
    middle, half = (high + low) / 2, (high - low) / 2
    nodes = [mpmath.cos(mp.pi * (2 * k + 1) / (2 * count)) for k in range(count)]
    values = [function(middle + half * node) for node in nodes]
    chebyshev = [
        2 * sum(v * mpmath.cos(j * mpmath.acos(n)) for v, n in zip(values, nodes)) / count
        for j in range(count)
    ]
    chebyshev[0] /= 2
    # From Chebyshev's polynomials of the node to powers of the argument.
    before, current = [mpf(1)], [-middle / half, 1 / half]
    total = [mpf(0)] * count
    for coefficient in chebyshev:
        for k, term in enumerate(before):
            total[k] += coefficient * term
        shifted = [mpf(0)] + [2 * term / half for term in current]
        same = [-2 * middle / half * term for term in current]
        after = [
            a + (same[k] if k < len(same) else 0) - (before[k] if k < len(before) else 0)
            for k, a in enumerate(shifted)
        ]
        before, current = current, after
    return total


def show(name, function, low, high, count):
    """Prints a polynomial, and its error."""
    low, high = mpf(low), mpf(high)
    terms = fit(function, low, high, count)
    points = [low + (high - low) * mpf(k) / 400 for k in range(401)]
    worst = max(abs(mpmath.polyval(terms[::-1], x) / function(x) - 1) for x in points)
    print(f"// {name}: {count} terms, relative error 2^{float(mpmath.log(worst, 2)):.1f}")
    for term in terms:
        print(f"    {mpmath.nstr(term, 17)},")


def arc_sine(z):
    """`(asin(s) / s - 1) / s^2` for `z = s^2`."""
    if z < mpf(10) ** -12:
        return mpf(1) / 6 + z * 3 / 40 + z * z * 15 / 336
    s = mpmath.sqrt(z)
    return (mpmath.asin(s) / s - 1) / z


def error_function(z):
    """`(erf(x) / x - 2 / sqrt(pi)) / x^2` for `z = x^2`."""
    first = 2 / mpmath.sqrt(mp.pi)
    if z < mpf(10) ** -12:
        return first * (-mpf(1) / 3 + z / 10 - z * z / 42)
    x = mpmath.sqrt(z)
    return (mpmath.erf(x) / x - first) / z


def scaled_complement(t):
    """`(1 + 2 x) e^(x^2) erfc(x)` for `t = (x - 4) / (x + 4)`."""
    if t >= 1:
        return 2 / mpmath.sqrt(mp.pi)
    x = 4 * (1 + t) / (1 - t)
    if x > 60:
        # The asymptotic series.
        term, total = mpf(1), mpf(1)
        for k in range(1, 30):
            term *= -(2 * k - 1) / (2 * x * x)
            total += term
        return (1 + 2 * x) * total / (x * mpmath.sqrt(mp.pi))
    with mpmath.workdps(60 + int(x * x)):
        return (1 + 2 * x) * mpmath.exp(x * x) * mpmath.erfc(x)


def main():
    """Prints all polynomials."""
    show("arc sine, f32", arc_sine, 0, 0.25, 6)
    show("arc sine, f64", arc_sine, 0, 0.25, 13)
    show("error function, f32", error_function, 0, 1, 6)
    show("error function, f64", error_function, 0, 1, 11)
    # The complement is needed up to where it underflows.
    for name, end, count in (("f32", 10.5, 12), ("f64", 27.5, 24)):
        end = (mpf(end) - 4) / (mpf(end) + 4)
        show(f"scaled complement, {name}", scaled_complement, -1, end, count)


main()
