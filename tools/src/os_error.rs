//! Errors of the operating system, as printed in messages.

use std::io;

/// The operating system's message, without Rust's `(os error 2)` after it.
#[must_use]
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match text.rsplit_once(" (os error ") {
        Some((reason, _)) => reason.to_owned(),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_an_error_is_left_out() {
        let missing = io::Error::from_raw_os_error(2);
        assert_eq!(reason(&missing), "No such file or directory");
        assert_eq!(reason(&io::Error::other("no (os error)")), "no (os error)");
    }
}
