//! The handlers of an adapter: what it carries out beyond the methods of [`Adapter`], each with the fields of a case that it reads.

use std::collections::BTreeMap;

use casebook_protocol::{
    case::TokenSpec,
    port::{CardsKnown, Hello, UnsupportedKind},
};

use crate::{Adapter, Part, Result, Seen, needs, part::Reading};

/// The fields that a handler reads, and what it does.
pub(crate) struct Handler<F: ?Sized> {
    pub(crate) fields: Vec<&'static str>,
    pub(crate) run: Box<F>,
}

type Writes<A> = dyn Fn(&mut A, &Reading<'_, A>) -> Result + Send + Sync;
type Reads<A, T> = dyn Fn(&A, &Reading<'_, A>) -> Result<T> + Send + Sync;
type Finds<A> = BTreeMap<&'static str, Handler<Reads<A, Option<<A as Adapter>::Object>>>>;
type Token<A> = dyn Fn(&mut A, &<A as Adapter>::Player, &<A as Adapter>::Player, &TokenSpec) -> Result<<A as Adapter>::Object>
    + Send
    + Sync;

/// The handlers of an adapter. Names are those of the protocol; a name that means nothing is told by casebook.
///
/// The fields that a handler lists are those it reads: a case in which the operation has another one, that asks for something, is `unsupported`
/// before it begins. So a field that the author never heard of can't be ignored by accident.
pub struct Handlers<A: Adapter> {
    pub(crate) facts: BTreeMap<&'static str, Handler<Writes<A>>>,
    pub(crate) acts: BTreeMap<&'static str, Handler<Writes<A>>>,
    pub(crate) queries: BTreeMap<&'static str, Handler<Reads<A, Seen<A>>>>,
    pub(crate) finds: Finds<A>,
    pub(crate) token: Option<Box<Token<A>>>,
}

impl<A: Adapter> Default for Handlers<A> {
    fn default() -> Self {
        let mut handlers = Self {
            facts: BTreeMap::new(),
            acts: BTreeMap::new(),
            queries: BTreeMap::new(),
            finds: BTreeMap::new(),
            token: None,
        };
        A::handlers(&mut handlers);
        handlers
    }
}

impl<A: Adapter> Handlers<A> {
    /// Makes a fact of the position true, after all cards are placed: `tapped`, `life`, `counters`. For `now` the fields are `player` and `phase`.
    pub fn set<const N: usize>(
        &mut self,
        name: &'static str,
        fields: [&'static str; N],
        run: impl Fn(&mut A, [Part<'_, A>; N]) -> Result + Send + Sync + 'static,
    ) -> &mut Self {
        self.facts.insert(name, writing(UnsupportedKind::Setup, name, fields, run));
        self
    }

    /// Carries out an action: `play`, `activate`, `attack`. `targets`, `modes`, `x` and `division` that it doesn't list answer the decisions that
    /// the engine asks for.
    pub fn act<const N: usize>(
        &mut self,
        name: &'static str,
        fields: [&'static str; N],
        run: impl Fn(&mut A, [Part<'_, A>; N]) -> Result + Send + Sync + 'static,
    ) -> &mut Self {
        self.acts.insert(name, writing(UnsupportedKind::Op, name, fields, run));
        self
    }

    /// Answers a query: `life`, `mana_pool`, and `object.zone` for an aspect of an object. A query that names only a player has the field `player`.
    pub fn see<const N: usize>(
        &mut self,
        name: &'static str,
        fields: [&'static str; N],
        run: impl Fn(&A, [Part<'_, A>; N]) -> Result<Seen<A>> + Send + Sync + 'static,
    ) -> &mut Self {
        self.queries.insert(name, reading(UnsupportedKind::Probe, name, fields, run));
        self
    }

    /// Finds an object that appears during the game: `made_token`, `copy`, `ability`; `None` as long as it doesn't exist.
    pub fn find<const N: usize>(
        &mut self,
        name: &'static str,
        fields: [&'static str; N],
        run: impl Fn(&A, [Part<'_, A>; N]) -> Result<Option<A::Object>> + Send + Sync + 'static,
    ) -> &mut Self {
        self.finds.insert(name, reading(UnsupportedKind::Mechanic, name, fields, run));
        self
    }

    /// Places a token of an owner under a player's control.
    pub fn token(
        &mut self,
        run: impl Fn(&mut A, &A::Player, &A::Player, &TokenSpec) -> Result<A::Object> + Send + Sync + 'static,
    ) -> &mut Self {
        self.token = Some(Box::new(run));
        self
    }

    /// The answer to `hello`, which follows from the handlers.
    pub(crate) fn hello(&self) -> Hello {
        let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
        let asks = !A::ASKS.is_empty();
        let mut ops: Vec<&str> = self.acts.keys().copied().collect();
        ops.extend(["pass", "resolve_top", "resolve_all", "advance_to", "combat_damage", "first_strike_damage", "try"]);
        let mut probes: Vec<&str> = self.queries.keys().copied().collect();
        probes.extend(needs::DERIVED.iter().filter(|name| !self.queries.contains_key(*name)));
        if asks {
            ops.push("answer");
            probes.extend(["decision", "would_accept"]);
        }
        let mut setup: Vec<&str> = self.facts.keys().copied().collect();
        setup.extend(needs::PLACES.iter().map(|(name, _)| *name).filter(|name| !self.facts.contains_key(name)));
        setup.extend(self.token.as_ref().map(|_| "token"));
        Hello {
            engine: A::NAME.to_owned(),
            version: A::VERSION.to_owned(),
            editions: owned(A::EDITIONS.to_vec()),
            ops: owned(ops),
            probes: owned(probes),
            setup: owned(setup),
            cards: CardsKnown::ByName,
        }
    }
}

fn writing<A: Adapter, const N: usize>(
    kind: UnsupportedKind,
    name: &'static str,
    fields: [&'static str; N],
    run: impl Fn(&mut A, [Part<'_, A>; N]) -> Result + Send + Sync + 'static,
) -> Handler<Writes<A>> {
    let run = move |adapter: &mut A, reading: &Reading<'_, A>| {
        run(adapter, fields.map(|field| reading.part(field)))?;
        reading.finish(kind, name, &fields)
    };
    Handler { fields: fields.to_vec(), run: Box::new(run) }
}

fn reading<A: Adapter, T: 'static, const N: usize>(
    kind: UnsupportedKind,
    name: &'static str,
    fields: [&'static str; N],
    run: impl Fn(&A, [Part<'_, A>; N]) -> Result<T> + Send + Sync + 'static,
) -> Handler<Reads<A, T>> {
    let run = move |adapter: &A, reading: &Reading<'_, A>| {
        let value = run(adapter, fields.map(|field| reading.part(field)))?;
        reading.finish(kind, name, &fields)?;
        Ok(value)
    };
    Handler { fields: fields.to_vec(), run: Box::new(run) }
}
