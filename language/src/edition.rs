//! Editions of the rules, as data.
//!
//! An edition has one field for every rule that changed between the editions that the documents refer to. Engine code reads a field and never
//! compares dates. A new edition is a new YAML file that states only the differences from the edition it inherits.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::document::{Document, DocumentError};

/// Declares each rule once: its field, its values and the layer field that may be absent.
macro_rules! edition_rules {
    (; $($(#[doc = $about:literal])+ $field:ident: $kind:ident { $($(#[doc = $value_about:literal])+ $value:ident,)+ })+) => {
        $(
            $(#[doc = $about])+
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
            #[cfg_attr(feature = "schema", derive(JsonSchema))]
            #[serde(rename_all = "snake_case")]
            pub enum $kind { $($(#[doc = $value_about])+ $value,)+ }
        )+

        /// The rules that differ between editions, a field for each rule.
        #[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(JsonSchema))]
        #[serde(deny_unknown_fields)]
        pub struct Edition {
            /// The name by which a run selects this edition, such as `2004-10`.
            pub id: EditionId,
            /// The title that reports show.
            pub title: String,
            /// The editions that it inherits, the oldest first, and then itself.
            pub lineage: Vec<EditionId>,
            /// The terms that this edition uses.
            pub words: Words,
            $($(#[doc = $about])+ pub $field: $kind,)+
        }

        /// An edition as it is written. A field that is absent is inherited.
        #[derive(Debug, Clone, Default, Deserialize)]
        #[cfg_attr(feature = "schema", derive(JsonSchema))]
        #[serde(deny_unknown_fields)]
        pub struct Layer {
            /// The name by which a run selects this edition, such as `2004-10`.
            pub(super) id: Option<EditionId>,
            /// The title that reports show.
            title: Option<String>,
            /// The edition whose rules and terms apply where this one states none.
            pub(super) inherits: Option<EditionId>,
            /// The terms that this edition uses.
            #[serde(default)]
            words: WordsLayer,
            $($(#[doc = $about])+ $field: Option<$kind>,)+
        }

        /// Every rule that differs between editions, in the order of the rulebook.
        pub const FIELDS: &[Field] = &[$(Field {
            name: stringify!($field),
            about: concat!($($about),+),
            values: &[$((stringify!($value), concat!($($value_about),+))),+],
        }),+];

        impl Layer {
            /// Adds to this layer the values of the inherited layer that it does not state itself.
            pub(super) fn over(self, base: Layer) -> Layer {
                Layer {
                    id: self.id,
                    title: self.title,
                    inherits: self.inherits,
                    words: self.words.over(base.words),
                    $($field: self.$field.or(base.$field),)+
                }
            }

            /// The complete edition of that lineage, or the name of the first field that no layer in it states.
            pub(super) fn complete(self, lineage: Vec<EditionId>) -> Result<Edition, &'static str> {
                Ok(Edition {
                    id: self.id.ok_or("id")?,
                    title: self.title.ok_or("title")?,
                    lineage,
                    words: self.words.complete()?,
                    $($field: self.$field.ok_or(stringify!($field))?,)+
                })
            }
        }
    };
}

/// Declares the vocabulary once: a term for each notion that editions name differently.
macro_rules! edition_words {
    ($($(#[doc = $about:literal])+ $field:ident,)+) => {
        /// The terms of an edition. The trace and the English text of a card use them.
        #[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(JsonSchema))]
        #[serde(deny_unknown_fields)]
        pub struct Words { $($(#[doc = $about])+ pub $field: String,)+ }

        /// The terms that an edition states.
        #[derive(Debug, Clone, Default, Deserialize)]
        #[cfg_attr(feature = "schema", derive(JsonSchema))]
        #[serde(deny_unknown_fields)]
        struct WordsLayer { $($(#[doc = $about])+ $field: Option<String>,)+ }

        impl WordsLayer {
            fn over(self, base: WordsLayer) -> WordsLayer {
                WordsLayer { $($field: self.$field.or(base.$field),)+ }
            }

            fn complete(self) -> Result<Words, &'static str> {
                Ok(Words { $($field: self.$field.ok_or(concat!("words.", stringify!($field)))?,)+ })
            }
        }
    };
}

/// The name of an edition. It is compared, never read as a date.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(transparent)]
pub struct EditionId(pub String);

impl std::fmt::Display for EditionId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

edition_words! {
    /// The fate of a spell or ability all of whose targets are illegal (413.2a, now 608.2b).
    fate_without_targets,
    /// The verb for putting a spell on the stack, in the third person: "plays", now "casts" (409, now 601).
    cast,
    /// The verb for using an activated ability, in the third person: "plays", now "activates".
    activate,
    /// The participle for a spell that was put on the stack: "played", now "cast".
    was_cast,
    /// The participle for an activated ability that was used: "played", now "activated".
    was_activated,
    /// The zone of permanents: "in play", now "on the battlefield" (217.4, now 403).
    battlefield,
    /// The exile zone: "removed from the game", now "exiled" (217.7, now 406).
    exile,
    /// The move from the battlefield to a graveyard: "put into a graveyard from play", now "dies" (700.4).
    dies,
    /// The step before cleanup: "end of turn", now "end step" (313, now 513).
    end_step,
    /// State-based actions: "state-based effects", now "state-based actions" (420, now 704).
    state_based,
    /// The total amount of mana in a mana cost: "converted mana cost", now "mana value" (203.3, now 202.3).
    mana_value,
    /// An enchantment that is attached to something: "local enchantment", now "Aura" (212.4, now 303).
    aura,
}

mod rules;

pub use self::rules::*;

/// A rule that differs between editions: a field of [`Edition`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// The name of the field.
    pub name: &'static str,
    about: &'static str,
    values: &'static [(&'static str, &'static str)],
}

impl Field {
    /// What the rule is about, with its numbers.
    #[must_use]
    pub fn about(&self) -> &'static str {
        self.about.trim()
    }

    /// What a value of the field means; `None` if the field has no such value.
    #[must_use]
    pub fn meaning(&self, value: &str) -> Option<&'static str> {
        let plain = value.replace('_', "");
        let meant = self.values.iter().find(|(name, _)| name.eq_ignore_ascii_case(&plain));
        meant.map(|(_, about)| about.trim())
    }
}

impl Edition {
    /// Reads an edition from its chain of documents: first the edition that inherits nothing, then each that inherits the one before it.
    ///
    /// # Errors
    ///
    /// A [`DocumentError`] names file, line and column if a document is not an edition, if it names an unknown rule or value (with the nearest valid
    /// word), if `inherits` is not the edition before it, or if no document in the chain states a rule.
    pub fn from_yaml_chain(chain: &[Document<'_>]) -> Result<Edition, DocumentError> {
        let (mut whole, mut lineage): (Option<Layer>, Vec<EditionId>) = (None, Vec::new());
        for document in chain {
            let layer: Layer = document.read()?;
            let before = whole.as_ref().and_then(|layer| layer.id.clone());
            if layer.inherits != before {
                let expected = before.map_or_else(|| "nothing".to_owned(), |id| format!("`{id}`"));
                return Err(document.error_at("inherits", format!("this edition must inherit {expected}")));
            }
            lineage.extend(layer.id.clone());
            whole = Some(layer.over(whole.unwrap_or_default()));
        }
        let last = chain.last().copied().unwrap_or(Document { file: "", text: "" });
        whole
            .unwrap_or_default()
            .complete(lineage)
            .map_err(|missing| last.error_at("id", format!("the key `{missing}` is missing in this edition")))
    }

    /// The name of the edition that a document states, and the name of the edition that it inherits.
    ///
    /// # Errors
    ///
    /// The errors of [`Edition::from_yaml_chain`], for this document alone.
    pub fn heading(document: &Document<'_>) -> Result<(EditionId, Option<EditionId>), DocumentError> {
        let layer: Layer = document.read()?;
        let id = layer.id.ok_or_else(|| document.error_at("id", "an edition needs an `id`".to_owned()))?;
        Ok((id, layer.inherits))
    }
}
