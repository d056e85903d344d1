#!/usr/bin/env python3
"""Writes the table that the functions of f64 are compared with.

usage: reference.py > reference.txt

A line has a function, its arguments and the nearest float to its value, as bits, and the error of that
float, in units in its last place. The values come from mpmath, with more bits than the arguments and
the results have together.
"""

import math
import random
import struct

import mpmath

FUNCTIONS = {
    "exp": mpmath.exp,
    "exp2": lambda x: mpmath.mpf(2) ** x,
    "log": mpmath.log,
    "log2": lambda x: mpmath.log(x, 2),
    "pow": mpmath.power,
    "rsqrt": lambda x: 1 / mpmath.sqrt(x),
    "sin": mpmath.sin,
    "cos": mpmath.cos,
    "tan": mpmath.tan,
    "acos": mpmath.acos,
    "acosh": mpmath.acosh,
    "asin": mpmath.asin,
    "asinh": mpmath.asinh,
    "atan": mpmath.atan,
    "atan2": lambda y, x: mpmath.atan2(y, x),
    "atanh": mpmath.atanh,
    "cbrt": lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)),
    "cosh": mpmath.cosh,
    "erf": mpmath.erf,
    "erfc": mpmath.erfc,
    "expm1": mpmath.expm1,
    "log10": mpmath.log10,
    "log1p": mpmath.log1p,
    "sinh": mpmath.sinh,
    "tanh": mpmath.tanh,
}
COUNT = 60


def bits(x):
    """A float's bits, as text."""
    return struct.pack(">d", x).hex()


def any_float(rng):
    """A positive finite float of any exponent."""
    return struct.unpack(">d", struct.pack(">Q", rng.randrange(1, 0x7FF << 52)))[0]


def neighbours(x):
    """A float and those beside it."""
    return [math.nextafter(x, -math.inf), x, math.nextafter(x, math.inf)]


def angles(rng):
    """Angles of every size, next to multiples of pi/2, and the ones closest to such multiples."""
    near = [rng.randrange(1, 1 << rng.randrange(2, 30)) * math.pi / 2 for _ in range(COUNT // 3)]
    closest = [6381956970095103 * 2.0**797, 5319372648326541 * 2.0**855]
    edges = [math.pi / 4, math.pi / 2, 5e-324, 1e-300, 2.0**-27, 1.7976931348623157e308]
    some = [rng.uniform(-10, 10) for _ in range(COUNT)] + [any_float(rng) for _ in range(COUNT)]
    return some + [x for y in near + closest + edges for x in neighbours(y) if abs(y) < 1e308] + edges[-1:]


def exponents(rng, ends):
    """Exponents from end to end, small ones, and those beside the ends."""
    wide = [rng.uniform(*ends) for _ in range(COUNT)]
    small = [rng.uniform(-1, 1) * 2.0 ** -rng.randrange(60) for _ in range(COUNT)]
    return wide + small + [x for end in ends for x in neighbours(end)] + [1.0, -1.0, 5e-324]


def positive(rng):
    """Positive floats of every size, and next to 1."""
    near = [1 + rng.uniform(-0.5, 1) * 2.0 ** -rng.randrange(52) for _ in range(COUNT)]
    edges = [x for y in (1.0, 2.0, math.sqrt(2), 2.0**-1022) for x in neighbours(y)]
    return [any_float(rng) for _ in range(COUNT)] + near + edges + [5e-324, 1.7976931348623157e308]


def powers(rng):
    """Bases and exponents with results of every size."""
    bases = positive(rng)
    rows = [(x, rng.uniform(-1074, 1023.9) / math.log2(x)) for x in bases if x != 1]
    rows += [(1 + rng.random() * 2.0 ** -rng.randrange(20), rng.randrange(-50, 50)) for _ in bases]
    return [(x, float(y)) for x, y in rows if math.isfinite(y)]


def between(rng, low, high, *edges):
    """Floats between two, of every size, beside 0 and beside edges."""
    some = [rng.uniform(low, high) for _ in range(COUNT // 2)]
    small = [rng.uniform(low, high) * 2.0 ** -rng.randrange(1, 60) for _ in range(COUNT // 3)]
    edges = [x for edge in (low, high, *edges) for x in neighbours(edge) if low <= x <= high and x != 0]
    least = [x for x in (5e-324, 3e-308, -1e-320) if low <= x <= high]
    return some + small + edges + least


def points(rng):
    """Coordinates in all quadrants: of every size, alike, and with tangents of every size."""
    rows = [(any_float(rng), any_float(rng)) for _ in range(COUNT // 4)]
    rows += [(rng.uniform(-1, 1), rng.uniform(-1, 1)) for _ in range(COUNT)]
    rows += [(x * 2.0 ** -rng.randrange(120), x * rng.uniform(-2, 2)) for x, _ in rows]
    rows += [(5e-324, 3.0), (5e-324, 5e-324), (1e-308, 2.5), (1e308, 1e308), (-1e-200, 1e120), (1e-310, -1.0)]
    return rows


def arguments(function, rng):
    """The arguments on which a function is tested."""
    match function:
        case "sin" | "cos" | "tan":
            return [(x,) for x in angles(rng)]
        case "exp":
            return [(x,) for x in exponents(rng, (-745.1332191019412, 709.782712893384))]
        case "exp2":
            return [(x,) for x in exponents(rng, (-1075.0, 1024.0))]
        case "pow":
            return powers(rng)
        case "atan2":
            return points(rng)
        case "acos" | "asin" | "atanh":
            end = 1.0 if function != "atanh" else math.nextafter(1.0, 0)
            return [(x,) for x in between(rng, -end, end, 0.5, -0.5)]
        case "acosh":
            return [(1.0 + x,) for x in between(rng, 0.0, 9.0)] + [(x,) for x in positive(rng) if x > 1]
        case "asinh" | "atan" | "cbrt":
            sizes = [any_float(rng) for _ in range(COUNT // 2)]
            return [(x,) for x in between(rng, -9.0, 9.0, 1.0, 0.125, 0.375) + sizes]
        case "cosh" | "sinh":
            return [(x,) for x in between(rng, -710.0, 710.0, 1.0) + between(rng, -2.0, 2.0)]
        case "erf" | "tanh":
            return [(x,) for x in between(rng, -7.0, 22.0, 0.5, 1.0) + between(rng, -1.5, 1.5)]
        case "erfc":
            return [(x,) for x in between(rng, -7.0, 27.2, 0.5, 1.0) + between(rng, -1.5, 5.0)]
        case "expm1":
            return [(x,) for x in between(rng, -40.0, 709.7) + between(rng, -2.0, 2.0)]
        case "log1p":
            near = between(rng, -0.9999999999999999, 2.0)
            return [(x,) for x in near + [any_float(rng) for _ in range(COUNT // 2)]]
        case _:
            return [(x,) for x in positive(rng)]


def rounded(exact):
    """The nearest float, and its error in units in its last place."""
    exponent = max(mpmath.frexp(exact)[1] - 1, -1022) - 52
    scaled = mpmath.ldexp(exact, -exponent)
    units = mpmath.nint(scaled)
    if abs(units) >= 1 << (1024 - exponent):
        return math.copysign(math.inf, exact), 0
    return math.ldexp(int(units), exponent), scaled - units


def main():
    """Prints the table."""
    mpmath.mp.prec = 1400
    for function, compute in FUNCTIONS.items():
        rng = random.Random(function)
        for xs in arguments(function, rng):
            nearest, missed = rounded(compute(*map(mpmath.mpf, xs)))
            print(function, *map(bits, xs), bits(nearest), f"{float(missed):.4f}")


main()
