//! `casebook guard`: starts an engine and ends it with all processes that it started. `run --engine` calls it; users don't.

use std::process::ExitCode;

use clap::Args;

use crate::failure::Failure;

/// Start a command and, when it ends or this process is asked to end, end everything that it started
#[derive(Debug, Args)]
#[command(hide = true)]
pub(crate) struct Guard {
    /// The command with its arguments
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true, value_name = "COMMAND")]
    command: Vec<String>,
}

/// The words before the command of an engine that is to be guarded; none where that isn't possible.
pub(crate) fn words() -> Vec<String> {
    let itself = if cfg!(target_os = "linux") { std::env::current_exe().ok() } else { None };
    let path = itself.and_then(|path| path.to_str().map(str::to_owned));
    path.map_or_else(Vec::new, |path| vec![path, "guard".to_owned(), "--".to_owned()])
}

/// Guards a command. The exit code is the command's; if a signal ended it, the same signal ends the guard.
#[cfg(target_os = "linux")]
pub(crate) fn guard(asked: &Guard) -> Result<ExitCode, Failure> {
    linux::guard(&asked.command)
}

/// Elsewhere nothing is guarded.
#[cfg(not(target_os = "linux"))]
pub(crate) fn guard(_: &Guard) -> Result<ExitCode, Failure> {
    Err(Failure::call("a command can be guarded on Linux only", None))
}

#[cfg(target_os = "linux")]
mod linux {
    use std::{
        fs, io,
        os::unix::process::ExitStatusExt,
        process::{ExitCode, ExitStatus},
        time::{Duration, Instant},
    };

    use rustix::process::{
        Pid, Signal, WaitOptions, getpid, getppid, kill_process, set_child_subreaper, set_parent_process_death_signal,
        wait,
    };
    use tokio::{
        process::Command,
        signal::unix::{SignalKind, signal},
    };

    use casebook_steps::engines::process::NOT_STARTED;

    use crate::failure::Failure;

    /// How long processes that are killed may take to end.
    const GRACE: Duration = Duration::from_secs(2);

    pub(super) fn guard(command: &[String]) -> Result<ExitCode, Failure> {
        let parent = getppid();
        // Processes whose parents end become children of the guard, whatever group or session they are in.
        set_child_subreaper(Some(getpid())).map_err(io::Error::from)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let status = runtime.block_on(async {
            let mut asked = signal(SignalKind::terminate())?;
            set_parent_process_death_signal(Some(Signal::TERM))?;
            if getppid() != parent {
                return Ok(None);
            }
            let Some((program, arguments)) = command.split_first() else { return Ok(None) };
            let mut child = Command::new(program).args(arguments).spawn()?;
            tokio::select! {
                status = child.wait() => status.map(Some),
                _ = asked.recv() => Ok(None),
            }
        });
        let status = status.map_err(|error: io::Error| Failure::call(format!("{NOT_STARTED}{error}"), None))?;
        end_all();
        Ok(status.map_or(ExitCode::FAILURE, as_it_ended))
    }

    /// Ends as the command ended.
    fn as_it_ended(status: ExitStatus) -> ExitCode {
        if let Some(signal) = status.signal().and_then(Signal::from_named_raw) {
            let _never = kill_process(getpid(), signal);
        }
        status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from)
    }

    /// Kills all processes below this one. A process that is killed leaves its children to the guard, so that none is missed.
    fn end_all() {
        let begun = Instant::now();
        loop {
            let children = children();
            if children.is_empty() || begun.elapsed() > GRACE {
                return;
            }
            for child in children {
                let _gone = kill_process(child, Signal::KILL);
            }
            while let Ok(Some(_)) = wait(WaitOptions::NOHANG) {}
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// The processes whose parent is this one.
    fn children() -> Vec<Pid> {
        let own = getpid().as_raw_nonzero().get();
        let Ok(processes) = fs::read_dir("/proc") else { return Vec::new() };
        let child = |name: &str| {
            let pid: i32 = name.parse().ok()?;
            let status = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
            // The name of the program is in brackets and may have any characters; then come the state and the parent.
            let parent: i32 = status.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()?;
            if parent == own { Pid::from_raw(pid) } else { None }
        };
        processes.flatten().filter_map(|entry| child(entry.file_name().to_str()?)).collect()
    }
}
