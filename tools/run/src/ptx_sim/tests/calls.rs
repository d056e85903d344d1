//! Functions, and the memory that they pass values in.

use super::super::decode::load;
use super::{kernel, launch};

const FUNCTIONS: &str = ".visible .func (.param .b32 func_retval0) twice(.param .b32 twice_param_0)\n\
    { .reg .b32 %r<3>; ld.param.b32 %r1, [twice_param_0]; add.u32 %r2, %r1, %r1;\n\
    st.param.b32 [func_retval0], %r2; ret; }\n\
    .func (.param .align 16 .b8 func_retval0[16]) both(.param .b64 both_param_0, .param .b32 both_param_1)\n\
    { .reg .b32 %r<9>; .reg .b64 %rd<9>; .local .align 8 .b8 depot[16]; .reg .b64 %SP;\n\
    mov.b64 %SP, depot; ld.param.b64 %rd1, [both_param_0]; ld.param.b32 %r1, [both_param_1];\n\
    st.local.b64 [%SP+8], %rd1;\n\
    { .param .b32 param0; st.param.b32 [param0], %r1; .param .b32 retval0;\n\
    call.uni (retval0), twice, (param0); ld.param.b32 %r2, [retval0]; }\n\
    cvt.u64.u32 %rd2, %r2; ld.local.b64 %rd3, [%SP+8];\n\
    st.param.v2.b64 [func_retval0], {%rd2, %rd3}; ret; }\n";

const CALLER: &str = "{ .param .b64 param0; .param .b32 param1; .param .align 16 .b8 retval0[16];\n\
    st.param.b64 [param0], %rd1; st.param.b32 [param1], %r0;\n\
    call.uni (retval0), both, (param0, param1); ld.param.v2.b64 {%rd2, %rd3}, [retval0]; }\n\
    cvt.u32.u64 %r1, %rd2; st.global.b32 [%rd3], %r1;";

#[test]
fn values_go_to_functions_and_back() {
    let text = format!("{FUNCTIONS}{}", kernel(CALLER));
    let found = launch(&text, [1, 1, 1], [40, 1, 1], &[0; 40]).unwrap();
    let expected: Vec<_> = (0..40).map(|thread| 2 * thread).collect();
    assert_eq!(found, expected);
}

#[test]
fn threads_that_call_alone_return_together() {
    let body = format!(
        "setp.gt.u32 %p1, %r0, 9; @%p1 bra $join;\n{CALLER}\n\
         $join: activemask.b32 %r5; st.global.b32 [%rd1+160], %r5;"
    );
    let text = format!("{FUNCTIONS}{}", kernel(&body));
    let found = launch(&text, [1, 1, 1], [32, 1, 1], &[0; 80]).unwrap();
    assert_eq!(found[..10], [0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
    assert_eq!(found[40..72], [u32::MAX; 32]);
}

#[test]
fn recursive_calls_are_refused() {
    let text = ".func a() { call b; ret; }\n.func b() {\n call a; ret; }";
    let fault = load(text).unwrap_err();
    let what = "line 3 of the PTX: recursive calls are not supported";
    assert_eq!(fault.to_string(), what);
    assert!(fault.is_unsupported);
}

#[test]
fn what_is_called_has_to_fit() {
    for (call, what) in [
        ("call c;", "'c' is not a function with a body"),
        (
            "call f, (x);",
            "'x' is not a variable of the space '.param'",
        ),
        ("call f;", "'f' has another number of parameters or results"),
        ("call %rd1;", "'%rd1' is not a function with a body"),
    ] {
        let text = format!(
            ".extern .func c();\n.func f(.param .b32 a) {{ ret; }}\n.func g() {{ .reg .b64 %rd<2>; {call} }}"
        );
        let found = load(&text).unwrap_err().to_string();
        assert_eq!(found, format!("line 3 of the PTX: {what}"));
    }
}
