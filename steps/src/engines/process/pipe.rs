//! One process and its three pipes.

use std::{
    cell::RefCell,
    collections::BTreeSet,
    io,
    process::{ExitStatus, Stdio},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    process::{Child, ChildStderr, ChildStdin, ChildStdout, Command},
    sync::mpsc,
    task::JoinHandle,
    time::{Instant, timeout, timeout_at},
};

use super::{
    groups::{self, Groups},
    wire::{self, Wire},
};
use crate::{
    port::Breakage,
    protocol::{LONGEST, Response, response, unknown_fields},
};

/// How much of standard error is kept, in bytes from its end.
const KEPT: usize = 4 << 10;

/// How long a process that closed its output may take to end.
const GRACE: Duration = Duration::from_millis(300);

/// How long a line may come after the last answer. An adapter that writes two lines for a request writes them together.
const AFTERWARDS: Duration = Duration::from_millis(20);

/// How a process broke.
#[derive(Clone, Debug)]
pub(super) struct Broke {
    pub(super) how: Breakage,
    pub(super) why: String,
}

impl Broke {
    pub(super) fn new(how: Breakage, why: impl Into<String>) -> Self {
        Broke { how, why: why.into() }
    }
}

/// A running engine.
pub(super) struct Pipe {
    child: Child,
    leader: Option<u32>,
    groups: Groups,
    lines: Option<mpsc::UnboundedSender<Vec<u8>>>,
    output: BufReader<ChildStdout>,
    said: Arc<Mutex<Vec<u8>>>,
    listening: JoinHandle<()>,
    /// The number of answers that were looked at for unknown fields, and where these are noted.
    looked_at: usize,
    unknown: Unknown,
    /// The number of lines so far that answered no request.
    strays: usize,
    wire: wire::Line,
    /// Whether the process is a [guard](super::Options::guard), which ends everything below it when it is asked to.
    guarded: bool,
}

/// How many lines that answer no request a process may write before it counts as broken.
const STRAYS: usize = 100;
/// The longest line that is passed over, in bytes.
const STRAY_LENGTH: usize = 64 << 10;

/// The fields of answers that the protocol doesn't have.
pub(super) type Unknown = Arc<Mutex<BTreeSet<String>>>;

/// How many answers of a process are looked at for unknown fields: an adapter that writes one does so from the beginning.
const LOOKED_AT: usize = 32;

impl Pipe {
    /// Starts a process in its own group.
    pub(super) fn open(
        (guard, command): (&[String], &[String]),
        groups: &Groups,
        unknown: &Unknown,
        wire: &Wire,
    ) -> io::Result<Pipe> {
        let missing = || io::Error::other("the process has no pipe");
        let mut words = guard.iter().chain(command);
        let guarded = !guard.is_empty();
        let mut command = Command::new(words.next().ok_or_else(missing)?);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(!guarded);
        #[cfg(unix)]
        command.process_group(0);
        let mut child = command.spawn()?;
        let leader = child.id();
        groups.begun(leader, guarded);
        let input = child.stdin.take().ok_or_else(missing)?;
        let output = child.stdout.take().ok_or_else(missing)?;
        let error = child.stderr.take().ok_or_else(missing)?;
        let (lines, queue) = mpsc::unbounded_channel();
        tokio::spawn(write(input, queue));
        let said = Arc::new(Mutex::new(Vec::new()));
        let listening = tokio::spawn(listen(error, Arc::clone(&said)));
        let output = BufReader::with_capacity(1 << 16, output);
        let (groups, unknown, wire) = (groups.clone(), Arc::clone(unknown), wire.begun());
        Ok(Pipe {
            child,
            leader,
            groups,
            lines: Some(lines),
            output,
            said,
            listening,
            looked_at: 0,
            unknown,
            strays: 0,
            wire,
            guarded,
        })
    }

    /// Sends a line. If the process doesn't read it, that shows at the answer.
    pub(super) fn send(&self, request: &impl serde::Serialize) {
        let Ok(mut line) = serde_json::to_vec(request) else { return };
        self.wire.sent(&line);
        line.push(b'\n');
        if let Some(lines) = &self.lines {
            let _gone = lines.send(line);
        }
    }

    /// The next answer.
    pub(super) async fn answer(&mut self, within: Duration, since: Instant) -> Result<Response, Broke> {
        self.answer_in(&mut Vec::new(), within, since).await
    }

    /// The next answer, whose line is kept.
    async fn answer_in(&mut self, line: &mut Vec<u8>, within: Duration, since: Instant) -> Result<Response, Broke> {
        let read = timeout_at(since + within, read_line(&mut self.output, line)).await;
        self.wire.received(line);
        match read {
            Ok(Ok(())) => {
                self.look_at(line);
                parse(line)
            }
            Ok(Err(broke)) => Err(broke),
            Err(_) if line.is_empty() => {
                let why =
                    format!("it did not answer within {} ms; flush the output after each answer", within.as_millis());
                Err(Broke::new(Breakage::Timeout, why))
            }
            Err(_) => {
                let why = format!("it wrote only a part of a line within {} ms: {}", within.as_millis(), excerpt(line));
                Err(Broke::new(Breakage::Timeout, why))
            }
        }
    }

    /// The answer to a request to carry out a case. Lines that answer no request, which are those that are no JSON object and second answers to
    /// earlier requests, belong to no case: the first one is noted, and they are passed over.
    pub(super) async fn answer_to(
        &mut self,
        seq: u64,
        within: Duration,
        since: Instant,
        stray: &RefCell<Option<String>>,
    ) -> Result<Response, Broke> {
        loop {
            let mut line = Vec::new();
            let answer = self.answer_in(&mut line, within, since).await;
            let strays = match &answer {
                Ok(Response::Run { seq: theirs, .. }) => *theirs < seq,
                Err(broke) => {
                    broke.how == Breakage::Protocol
                        && line.len() <= STRAY_LENGTH
                        && line.last() == Some(&b'\n')
                        && !line.trim_ascii_start().starts_with(b"{")
                }
                Ok(_) => false,
            };
            if !strays {
                return answer;
            }
            self.strays += 1;
            if self.strays > STRAYS {
                let why = format!("it wrote more than {STRAYS} lines that answer no request: {}", excerpt(&line));
                return Err(Broke::new(Breakage::Protocol, why));
            }
            stray.borrow_mut().get_or_insert_with(|| excerpt(&line));
        }
    }

    /// The first line that it writes without a request; further ones are read, too, so that they are not taken for answers.
    pub(super) async fn left_over(&mut self) -> Option<String> {
        let mut first = None;
        while timeout(AFTERWARDS, self.output.fill_buf())
            .await
            .is_ok_and(|read| read.is_ok_and(|more| !more.is_empty()))
        {
            let mut line = Vec::new();
            let read = timeout(AFTERWARDS, read_line(&mut self.output, &mut line)).await;
            self.wire.received(&line);
            first.get_or_insert_with(|| excerpt(&line));
            if !matches!(read, Ok(Ok(()))) {
                break;
            }
        }
        first
    }

    /// Notes the unknown fields of the first answers.
    fn look_at(&mut self, line: &[u8]) {
        if self.looked_at < LOOKED_AT {
            self.looked_at += 1;
            self.unknown.lock().unwrap_or_else(PoisonError::into_inner).extend(unknown_fields(line));
        }
    }

    /// Ends the process and everything it started; adds its last output to the reason why it broke.
    pub(super) async fn close(mut self, broke: Broke) -> Broke {
        let ended = match broke.how {
            Breakage::Crash => timeout(GRACE, self.child.wait()).await.ok().and_then(Result::ok),
            _ => None,
        };
        self.ask_the_guard(ended.is_some()).await;
        self.groups.end(self.leader);
        let _killed = self.child.kill().await;
        // The output is complete when every process that holds the pipe has ended.
        let _heard = timeout(GRACE, &mut self.listening).await;
        let mut why = broke.why;
        if let Some(status) = ended {
            why += &format!(" ({})", in_words(status));
        }
        let said = String::from_utf8_lossy(&self.said.lock().unwrap_or_else(PoisonError::into_inner)).into_owned();
        let last: Vec<&str> = said.lines().filter(|line| !line.trim().is_empty()).collect();
        if !last.is_empty() {
            let shown = last[last.len().saturating_sub(3)..].join(" / ");
            why += &format!("; its standard error ends with: {}", excerpt(shown.as_bytes()));
        }
        self.wire.ended(&why);
        Broke { why, ..broke }
    }

    /// Asks the guard to end everything below it, and gives it time for that.
    async fn ask_the_guard(&mut self, has_ended: bool) {
        if self.guarded && !has_ended {
            groups::ask(self.leader);
            let _ended = timeout(GRACE, self.child.wait()).await;
        }
    }

    /// Asks the process to end; kills it and everything it started if it doesn't.
    pub(super) async fn bid_farewell(mut self) {
        self.send(&crate::protocol::Request::Shutdown);
        // This was the last line, so its input is closed.
        self.lines = None;
        let ended = timeout(Duration::from_secs(1), async {
            let mut rest = Vec::new();
            while self.output.read_buf(&mut rest).await.is_ok_and(|read| read > 0) {
                rest.clear();
            }
            self.child.wait().await
        })
        .await;
        self.ask_the_guard(matches!(ended, Ok(Ok(_)))).await;
        self.groups.end(self.leader);
        let _killed = self.child.kill().await;
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        self.groups.let_go(self.leader);
    }
}

async fn write(mut input: ChildStdin, mut queue: mpsc::UnboundedReceiver<Vec<u8>>) {
    while let Some(mut lines) = queue.recv().await {
        while let Ok(more) = queue.try_recv() {
            lines.extend_from_slice(&more);
        }
        if input.write_all(&lines).await.is_err() {
            return;
        }
    }
}

/// Keeps the end of standard error.
async fn listen(mut error: ChildStderr, said: Arc<Mutex<Vec<u8>>>) {
    let mut buffer = vec![0; KEPT];
    while let Ok(read) = error.read(&mut buffer).await {
        if read == 0 {
            return;
        }
        keep(&said, &buffer[..read]);
        // An engine that writes without a pause must not block the others.
        tokio::task::yield_now().await;
    }
}

fn keep(said: &Mutex<Vec<u8>>, more: &[u8]) {
    let mut said = said.lock().unwrap_or_else(PoisonError::into_inner);
    said.extend_from_slice(more);
    let surplus = said.len().saturating_sub(KEPT);
    said.drain(..surplus);
}

async fn read_line(output: &mut BufReader<ChildStdout>, line: &mut Vec<u8>) -> Result<(), Broke> {
    let gone = |error: io::Error| Broke::new(Breakage::Crash, format!("its output can't be read: {error}"));
    let limit = LONGEST as u64 + 1;
    let read = output.take(limit).read_until(b'\n', line).await.map_err(gone)?;
    if line.last() == Some(&b'\n') {
        return Ok(());
    }
    Err(match read {
        0 => Broke::new(Breakage::Crash, "it ended without an answer"),
        _ if line.len() > LONGEST => {
            let why = format!("its answer is longer than the limit of {} MiB: {}", LONGEST >> 20, excerpt(line));
            Broke::new(Breakage::Protocol, why)
        }
        _ => Broke::new(Breakage::Crash, format!("it ended in the middle of a line: {}", excerpt(line))),
    })
}

fn parse(line: &[u8]) -> Result<Response, Broke> {
    let broke = |why: String| Broke::new(Breakage::Protocol, why);
    if let Err(error) = std::str::from_utf8(line) {
        let at = error.valid_up_to() + 1;
        return Err(broke(format!("its answer is not UTF-8 at byte {at}: {}", excerpt(line))));
    }
    response(line).map_err(|error| {
        let stray = !line.trim_ascii_start().starts_with(b"{");
        let help = if stray {
            " (write only protocol messages to standard output, and everything else to standard error)"
        } else {
            ""
        };
        broke(format!("its answer is not a response: {error}: {}{help}", excerpt(line)))
    })
}

/// The beginning of an engine's output, made safe for a message.
fn excerpt(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(400)]);
    let text = text.trim();
    let shown: String = text.chars().take(120).collect();
    let more = if shown.len() < text.len() || bytes.len() > 400 { "…" } else { "" };
    format!("`{}{more}`", shown.escape_debug())
}

fn in_words(status: ExitStatus) -> String {
    status.to_string().replace("exit status: ", "exit code ")
}
