//! What the process asks of the operating system.

use std::{
    fs::File,
    io::{self, Read, Write, pipe},
    os::fd::AsRawFd,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::OnceLock,
};

/// Makes a write beyond the limit on the size of files (`ulimit -f`) fail with an
/// error, as a write to a full disk does. The signal that comes first would end
/// the process and leave its temporary files behind.
pub fn ignore_file_size_signal() {
    // Nothing can go wrong: the signal exists and may be ignored.
    unsafe { libc::signal(libc::SIGXFSZ, libc::SIG_IGN) };
}

/// Ends this process at once, whatever else runs in it: nothing is flushed, no destructor runs.
pub fn end_now(status: u8) -> ! {
    unsafe { libc::_exit(status.into()) }
}

/// What a crash of this process says.
static LAST_WORDS: OnceLock<&str> = OnceLock::new();

/// What it says where memory has run out.
static WORDS_OF_WANT: OnceLock<String> = OnceLock::new();

/// Lets this process, and each that it starts, have so many bytes of memory of its own, for the rest
/// of its life: what it reads of files and shares with others does not count. The message is what
/// it says, beside status 1, where it has to end for want of more.
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

/// Makes a crash end the process with this message on standard error and status 1. The
/// first call decides the message.
///
/// Code of others runs in this process, upstream's passes and kernels among them, and a
/// signal would tell a user nothing.
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
        // All zeros is a valid set of flags and of signals. The runtime's threads have a
        // stack for signals, so that this one serves when their own has no room left.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = handler as libc::sighandler_t;
            action.sa_flags = libc::SA_ONSTACK;
            libc::sigaction(signal, &action, std::ptr::null_mut());
        }
    }
}

/// Only what a handler of signals may do: writes, and ends the process.
extern "C" fn last_words(signal: libc::c_int) {
    // Who gets no memory aborts.
    let want = WORDS_OF_WANT.get().filter(|_| signal == libc::SIGABRT);
    let crash = LAST_WORDS.get().copied().unwrap_or_default();
    let message = want.map_or(crash, String::as_str);
    unsafe {
        libc::write(libc::STDERR_FILENO, message.as_ptr().cast(), message.len());
        libc::_exit(1)
    }
}

/// What a child process may use up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Bytes of memory beyond what this process has.
    pub memory: u64,
    /// Seconds of processor time.
    pub cpu_seconds: u32,
    /// Seconds, for a child that waits for what does not come.
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
            // Neither destructors nor what is registered to run at exit: both
            // belong to the parent.
            unsafe { libc::_exit(i32::from(done.is_err())) }
        }
        child => {
            drop(sink);
            let mut byte = [0];
            // The result comes through the pipe and not as the exit status, which
            // nobody gets where SIGCHLD is ignored.
            let read = result.read_exact(&mut byte);
            while unsafe { libc::waitpid(child, std::ptr::null_mut(), 0) } == -1
                && io::Error::last_os_error().kind() == io::ErrorKind::Interrupted
            {}
            Ok(read.is_ok().then_some(byte[0]))
        }
    }
}

/// Puts limits on this process, for the rest of its life.
fn confine(limits: Limits, memory: Option<u64>, nowhere: &File) {
    if let Some(memory) = memory {
        limit(libc::RLIMIT_AS, memory);
    }
    limit(libc::RLIMIT_CPU, limits.cpu_seconds.into());
    limit(libc::RLIMIT_CORE, 0);
    unsafe {
        libc::signal(libc::SIGALRM, libc::SIG_DFL);
        libc::alarm(limits.seconds);
        // A program that collects crashes is not to know of this one.
        libc::prctl(libc::PR_SET_DUMPABLE, 0);
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
        libc::dup2(nowhere.as_raw_fd(), libc::STDOUT_FILENO);
        libc::dup2(nowhere.as_raw_fd(), libc::STDERR_FILENO);
    }
}

/// Whether the system has taken the limit.
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

/// Bytes of the address space that this process uses.
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

    /// In a process of its own: this test again, told to crash.
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
