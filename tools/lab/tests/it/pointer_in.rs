//! A pointer of a kernel into each storage space.

/// The parameters of a kernel, and the instructions, that define `%p`, a pointer into a space. A generic pointer is
/// selected from two spaces: a parameter of a kernel is a global one, however it is declared.
pub fn pointer_in(space: &str, ty: &str) -> (String, String) {
    if space != "generic" {
        return (format!("%p: ptr[{space}]<{ty}>"), String::new());
    }
    let cast =
        |name: &str| format!("%{name}.any = addrspacecast %{name} -> ptr[generic]<{ty}>\n  ");
    (
        format!("%g: ptr[global]<{ty}>, %s: ptr[shared]<{ty}>, %c: u32"),
        format!(
            "{}{}%p = select %c, %g.any, %s.any\n  ",
            cast("g"),
            cast("s")
        ),
    )
}
