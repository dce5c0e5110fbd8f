//! Parallel work: a thread that has finished a piece takes the next one.

use std::{
    collections::BTreeMap,
    panic,
    sync::{
        OnceLock,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

/// Fewer pieces don't justify another thread.
pub const FEW: usize = 8;

/// The number of threads that can work at the same time. It is asked for only once, because the system reads several files for the answer.
fn cores() -> usize {
    static CORES: OnceLock<usize> = OnceLock::new();
    *CORES.get_or_init(|| thread::available_parallelism().map_or(1, usize::from))
}

/// Calls a function for each item in parallel and reports the results in order, each as soon as all results before it are reported.
pub fn in_order<T: Sync, R: Send>(all: &[T], look: impl Fn(&T) -> R + Sync, tell: &mut dyn FnMut(usize, R)) {
    let threads = cores();
    if threads == 1 || all.len() < FEW {
        all.iter().enumerate().for_each(|(at, one)| tell(at, look(one)));
        return;
    }
    let (next, look) = (AtomicUsize::new(0), &look);
    let take = || {
        let at = next.fetch_add(1, Ordering::Relaxed);
        all.get(at).map(|one| (at, look(one)))
    };
    thread::scope(|scope| {
        let (done, came) = mpsc::channel();
        for _ in 0..threads.min(all.len()) {
            let done = done.clone();
            // The receiver is gone only if the reporting thread has panicked.
            scope.spawn(move || std::iter::from_fn(take).try_for_each(|one| done.send(one)));
        }
        drop(done);
        let (mut early, mut at) = (BTreeMap::new(), 0);
        for (place, one) in came {
            early.insert(place, one);
            while let Some(one) = early.remove(&at) {
                tell(at, one);
                at += 1;
            }
        }
    });
}

/// Calls a function for each item with as many threads as there are cores. The results are in the order of the items.
pub fn each<T: Sync, R: Send>(all: &[T], look: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let (next, look) = (AtomicUsize::new(0), &look);
    let take = || {
        let at = next.fetch_add(1, Ordering::Relaxed);
        all.get(at).map(|one| (at, look(one)))
    };
    let threads = cores().min(all.len());
    let mut done: Vec<(usize, R)> = thread::scope(|scope| {
        let working: Vec<_> =
            (0..threads).map(|_| scope.spawn(|| std::iter::from_fn(take).collect::<Vec<_>>())).collect();
        let done = working.into_iter().map(|it| it.join().unwrap_or_else(|payload| panic::resume_unwind(payload)));
        done.flatten().collect()
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, came)| came).collect()
}
