//! The modules of the library, each by itself: a file for each, in the folders of `steps/src`.

mod clauses;
mod common;
mod deviations;
mod diagnosis {
    mod outcome;
}
mod editions;
mod engines {
    mod reference {
        mod names;
    }
}
mod files;
mod hunt {
    mod vary;
}
mod judge {
    mod asked;
    mod words;
}
mod lower {
    mod outline;
}
mod openings;
mod packs;
mod phrase {
    mod list;
    mod objects;
}
mod plain;
mod record;
mod report;
mod rulebook;
mod run;
#[cfg(feature = "texts")]
mod rules_text {
    mod compare;
    mod decode;
    mod index;
    mod normal;
    mod parse;
    mod passages;
    mod references;
    mod words;
}
mod shared;
mod smoke;
mod suite;
#[cfg(feature = "texts")]
mod update {
    mod cited;
}
mod vocabulary {
    mod grammar;
    mod playing;
}
mod worklist;
