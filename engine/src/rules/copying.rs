//! Copying objects (707).
