//! Process settings of the operating system.

use std::{
    fs::File,
    io::{self, Read, Write, pipe},
    os::fd::AsRawFd,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::OnceLock,
};

/// Makes a write beyond the file size limit (`ulimit -f`) fail with an error, like a write to a
/// full disk. Otherwise a signal would end the process and leave its temporary files behind.
pub fn ignore_file_size_signal() {
    // This cannot fail: the signal exists and may be ignored.
    unsafe { libc::signal(libc::SIGXFSZ, libc::SIG_IGN) };
}

/// Ends this process at once: other threads stop, nothing is flushed, no destructor runs.
pub fn end_now(status: u8) -> ! {
    unsafe { libc::_exit(status.into()) }
}

/// The message of this process when it crashes.
static LAST_WORDS: OnceLock<&str> = OnceLock::new();

/// Its message when memory has run out.
static WORDS_OF_WANT: OnceLock<String> = OnceLock::new();

/// Limits the private memory of this process and its children to a number of bytes, for the rest of
/// its life: file pages and shared memory do not count. If the process runs out of memory, it
/// prints the message and exits with status 1.
///
/// # Errors
/// When the system refuses the limit.
pub fn limit_memory(bytes: u64, message: String) -> io::Result<()> {
    WORDS_OF_WANT.get_or_init(|| message);
    match limit(libc::RLIMIT_DATA, bytes) {
        true => Ok(()),
        false => Err(io::Error::last_os_error()),
    }
}

/// Makes a crash end the process with this message on standard error and status 1. The first call
/// determines the message.
///
/// Foreign code runs in this process, such as upstream's passes and kernels, and a signal would
/// mean nothing to a user.
pub fn report_crashes(message: &'static str) {
    LAST_WORDS.get_or_init(|| message);
    for signal in [
        libc::SIGSEGV,
        libc::SIGBUS,
        libc::SIGILL,
        libc::SIGFPE,
        libc::SIGABRT,
    ] {
        let handler = last_words as extern "C" fn(libc::c_int);
        // All zeros is a valid set of flags and of signals. The runtime's threads have a signal
        // stack, so that this handler works even when their own stack is exhausted.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = handler as libc::sighandler_t;
            action.sa_flags = libc::SA_ONSTACK;
            libc::sigaction(signal, &action, std::ptr::null_mut());
        }
    }
}

/// The signal handler; it only writes and ends the process, as permitted there.
extern "C" fn last_words(signal: libc::c_int) {
    // A failed allocation aborts.
    let want = WORDS_OF_WANT.get().filter(|_| signal == libc::SIGABRT);
    let crash = LAST_WORDS.get().copied().unwrap_or_default();
    let message = want.map_or(crash, String::as_str);
    unsafe {
        libc::write(libc::STDERR_FILENO, message.as_ptr().cast(), message.len());
        libc::_exit(1)
    }
}

/// Resource limits of a child process.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Bytes of memory beyond the current use of this process.
    pub memory: u64,
    /// Seconds of processor time.
    pub cpu_seconds: u32,
    /// Seconds of real time, for a child that waits forever.
    pub seconds: u32,
}

/// Runs `work` in a child process, a copy of this one, and gives its result; `None`
/// if the child crashes or exceeds a limit. Nothing that the child does is seen
/// here, and what it would print is lost.
///
/// The child has only the thread that calls: `work` must not wait for another one,
/// nor take a lock that another one may hold.
///
/// # Errors
/// When there can be no other process.
pub(crate) fn in_child(limits: Limits, work: impl FnOnce() -> u8) -> io::Result<Option<u8>> {
    let (mut result, mut sink) = pipe()?;
    let nowhere = File::options().write(true).open("/dev/null")?;
    let memory = address_space().map(|bytes| bytes.saturating_add(limits.memory));
    match unsafe { libc::fork() } {
        -1 => Err(io::Error::last_os_error()),
        0 => {
            let done = catch_unwind(AssertUnwindSafe(|| {
                confine(limits, memory, &nowhere);
                sink.write_all(&[work()])
            }));
            // No destructors and exit handlers: they belong to the parent.
            unsafe { libc::_exit(i32::from(done.is_err())) }
        }
        child => {
            drop(sink);
            let mut byte = [0];
            // The result is sent through the pipe instead of the exit status, which is lost if
            // SIGCHLD is ignored.
            let read = result.read_exact(&mut byte);
            while unsafe { libc::waitpid(child, std::ptr::null_mut(), 0) } == -1
                && io::Error::last_os_error().kind() == io::ErrorKind::Interrupted
            {}
            Ok(read.is_ok().then_some(byte[0]))
        }
    }
}

/// Limits this process, for the rest of its life.
fn confine(limits: Limits, memory: Option<u64>, nowhere: &File) {
    if let Some(memory) = memory {
        limit(libc::RLIMIT_AS, memory);
    }
    limit(libc::RLIMIT_CPU, limits.cpu_seconds.into());
    limit(libc::RLIMIT_CORE, 0);
    unsafe {
        libc::signal(libc::SIGALRM, libc::SIG_DFL);
        libc::alarm(limits.seconds);
        // Crash collectors must not see this crash.
        libc::prctl(libc::PR_SET_DUMPABLE, 0);
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
        libc::dup2(nowhere.as_raw_fd(), libc::STDOUT_FILENO);
        libc::dup2(nowhere.as_raw_fd(), libc::STDERR_FILENO);
    }
}

/// Sets a limit; returns whether the system has accepted it.
fn limit(resource: libc::__rlimit_resource_t, most: u64) -> bool {
    let mut limits = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    unsafe {
        if libc::getrlimit(resource, &mut limits) != 0 {
            return false;
        }
        limits.rlim_max = limits.rlim_max.min(most);
        limits.rlim_cur = limits.rlim_cur.min(limits.rlim_max);
        libc::setrlimit(resource, &limits) == 0
    }
}

/// The size of this process's address space in bytes.
fn address_space() -> Option<u64> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = pages.split(' ').next()?.parse().ok()?;
    let page_size = u64::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).ok()?;
    pages.checked_mul(page_size)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: Limits = Limits {
        memory: 64 << 20,
        cpu_seconds: 1,
        seconds: 5,
    };

    #[test]
    fn a_child_gives_its_result() {
        assert_eq!(in_child(LIMITS, || 7).unwrap(), Some(7));
    }

    #[test]
    fn a_child_that_crashes_does_no_harm() {
        assert_eq!(in_child(LIMITS, || std::process::abort()).unwrap(), None);
        let fault = || unsafe { std::ptr::null_mut::<u8>().read_volatile() };
        assert_eq!(in_child(LIMITS, fault).unwrap(), None);
    }

    #[test]
    fn a_child_ends_at_its_limits() {
        let spin = || loop {
            std::hint::spin_loop();
        };
        assert_eq!(in_child(LIMITS, spin).unwrap(), None);
        let waits = Limits {
            seconds: 1,
            ..LIMITS
        };
        let wait = || loop {
            std::thread::park();
        };
        assert_eq!(in_child(waits, wait).unwrap(), None);
        let grow = || {
            let mut bytes: Vec<u8> = vec![];
            bytes.try_reserve(256 << 20).is_err().into()
        };
        assert_eq!(in_child(LIMITS, grow).unwrap(), Some(1));
    }

    /// Runs this test again in a separate process, which crashes.
    #[test]
    fn a_crash_ends_with_the_message() {
        const CRASH: &str = "GIR_TEST_CRASH";
        if std::env::var_os(CRASH).is_some() {
            report_crashes("it crashed\n");
            unsafe { std::ptr::null_mut::<u8>().write_volatile(0) };
        }
        let name = std::thread::current().name().unwrap().to_owned();
        let output = std::process::Command::new(std::env::current_exe().unwrap())
            .args([&name, "--exact", "--nocapture"])
            .env(CRASH, "1")
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert!(output.stderr.ends_with(b"it crashed\n"));
    }
}
