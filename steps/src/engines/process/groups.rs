//! Process groups: an engine ends together with all processes that it started.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// The process groups of a pool. A clone shares the list, so that another thread can end them.
#[derive(Clone, Debug, Default)]
pub struct Groups(Arc<Mutex<Running>>);

#[derive(Debug, Default)]
struct Running {
    /// The leader of each group, and whether it is a guard.
    leaders: BTreeMap<u32, bool>,
    /// No new group may begin.
    over: bool,
}

impl Groups {
    fn running(&self) -> MutexGuard<'_, Running> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn begun(&self, leader: Option<u32>, guards: bool) {
        let mut running = self.running();
        running.leaders.extend(leader.map(|leader| (leader, guards)));
        if running.over {
            leader.into_iter().for_each(|leader| release(leader, guards));
        }
    }

    /// Ends a group and removes it from the list.
    pub(super) fn end(&self, leader: Option<u32>) {
        if leader.is_some_and(|leader| self.running().leaders.remove(&leader).is_some()) {
            leader.into_iter().for_each(kill);
        }
    }

    /// Ends a group without waiting, if it is still in the list.
    pub(super) fn let_go(&self, leader: Option<u32>) {
        let Some(leader) = leader else { return };
        if let Some(guards) = self.running().leaders.remove(&leader) {
            release(leader, guards);
        }
    }

    /// Ends every group, also those that are just beginning.
    pub fn end_all(&self) {
        let mut running = self.running();
        running.over = true;
        std::mem::take(&mut running.leaders).into_iter().for_each(|(leader, guards)| release(leader, guards));
    }
}

/// Ends a group without waiting. A guard is asked and not killed, because it also ends what has left the group.
fn release(leader: u32, guards: bool) {
    if guards { ask(Some(leader)) } else { kill(leader) }
}

/// Asks the process to end what it guards.
#[cfg(unix)]
pub(super) fn ask(leader: Option<u32>) {
    let pid = leader.and_then(|leader| i32::try_from(leader).ok()).and_then(rustix::process::Pid::from_raw);
    if let Some(pid) = pid {
        let _gone = rustix::process::kill_process(pid, rustix::process::Signal::TERM);
    }
}

/// On other systems there are no guards.
#[cfg(not(unix))]
pub(super) fn ask(_: Option<u32>) {}

/// A group that can't be killed has ended already.
#[cfg(unix)]
fn kill(leader: u32) {
    let pid = i32::try_from(leader).ok().and_then(rustix::process::Pid::from_raw);
    if let Some(pid) = pid {
        let _ended = rustix::process::kill_process_group(pid, rustix::process::Signal::KILL);
    }
}

/// On other systems only the process itself is killed, when it is dropped.
#[cfg(not(unix))]
fn kill(_: u32) {}
