//! What the process asks of the operating system.

/// Makes a write beyond the limit on the size of files (`ulimit -f`) fail with an
/// error, as a write to a full disk does. The signal that comes first would end
/// the process and leave its temporary files behind.
pub fn ignore_file_size_signal() {
    // Nothing can go wrong: the signal exists and may be ignored.
    unsafe { libc::signal(libc::SIGXFSZ, libc::SIG_IGN) };
}
