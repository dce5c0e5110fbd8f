//! Work shared evenly: whoever has done a piece of it takes the next.

use std::{
    panic,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// Does something with each of them, with as many threads as there are cores. What came of each stands in its place.
pub(super) fn each<T: Sync, R: Send>(all: &[T], look: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let (next, look) = (AtomicUsize::new(0), &look);
    let take = || {
        let at = next.fetch_add(1, Ordering::Relaxed);
        all.get(at).map(|one| (at, look(one)))
    };
    let threads = thread::available_parallelism().map_or(1, usize::from).min(all.len());
    let mut done: Vec<(usize, R)> = thread::scope(|scope| {
        let working: Vec<_> =
            (0..threads).map(|_| scope.spawn(|| std::iter::from_fn(take).collect::<Vec<_>>())).collect();
        let done = working.into_iter().map(|it| it.join().unwrap_or_else(|payload| panic::resume_unwind(payload)));
        done.flatten().collect()
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, came)| came).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_of_each_stands_in_its_place() {
        let all: Vec<u32> = (0..1_000).collect();
        assert_eq!(each(&all, |n| n * 2), all.iter().map(|n| n * 2).collect::<Vec<_>>());
        assert!(each(&[], |n: &u32| *n).is_empty());
    }
}
