//! The functions computed on the host.

mod beyond;
mod double;
mod single;

/// The functions for one float type.
macro_rules! on_host {
    ($real:ident: $($module:ident $name:ident($($argument:ident)*);)*) => {$(
        fn $name($($argument: $real),*) -> $real {
            crate::lir::math::$module::$name($(crate::lir::math::host::Host($argument)),*).0
        }
    )*};
    ($real:ident) => {
        $crate::lir::math::tests::on_host! {
            $real:
            divide divide(x y);
            exponential exp(x);
            exponential exp2(x);
            fma fma(x y z);
            logarithm log(x);
            logarithm log2(x);
            power pow(x y);
            root rsqrt(x);
            root sqrt(x);
            trigonometry cos(x);
            trigonometry sin(x);
            trigonometry tan(x);
        }
    };
}
use on_host;

/// A xorshift generator.
#[derive(Clone)]
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}
