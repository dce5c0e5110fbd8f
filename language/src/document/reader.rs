//! Reads values of Rust from the tree of a YAML text. It is the only [`Deserializer`] of documents, so that the reading of a type is compiled once.
//!
//! A scalar keeps its text: a text is read from `510.10` as from `"510.10"`. A variant is its word, or a map with its word as the only key. An error has
//! the place and the path of the innermost value that is wrong.

use std::cell::Cell;

use serde::{
    Deserializer,
    de::{
        self, DeserializeOwned, DeserializeSeed, EnumAccess, Expected, MapAccess, SeqAccess, Unexpected, VariantAccess,
        Visitor,
    },
    forward_to_deserialize_any,
};

use super::{
    scalar::Scalar,
    tree::{Form, Node},
    wrong::{Path, Wrong},
};

/// How often values may be repeated by aliases, for each value that is written.
const MAX_REPEATS: usize = 100;

/// Reads a tree with that number of nodes as a `T`.
pub(super) fn read<T: DeserializeOwned>(tree: &Node<'_>, nodes: usize) -> Result<T, Wrong> {
    let repeats = Cell::new(nodes.saturating_mul(MAX_REPEATS));
    Value { node: tree, path: Path::Whole, repeats: &repeats }.read(std::marker::PhantomData)
}

/// A value to be read.
#[derive(Clone, Copy)]
struct Value<'n> {
    node: &'n Node<'n>,
    path: Path<'n>,
    /// How often aliases may still repeat a value.
    repeats: &'n Cell<usize>,
}

impl<'n> Value<'n> {
    /// Reads the value. An error without a place is at this value.
    fn read<'de, S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Wrong> {
        match self.shared() {
            Ok(value) => match seed.deserialize(value) {
                Err(wrong) => Err(wrong.at(value.node.at, value.path)),
                read => read,
            },
            Err(wrong) => Err(wrong),
        }
    }

    /// The value itself in place of an alias.
    fn shared(mut self) -> Result<Self, Wrong> {
        while let Form::Shared(node) = &self.node.form {
            let Some(left) = self.repeats.get().checked_sub(1) else {
                return Err(self.wrong("aliases repeat too many values"));
            };
            self.repeats.set(left);
            self.node = node;
        }
        Ok(self)
    }

    /// A part of the value.
    fn part(self, node: &'n Node<'n>, path: Path<'n>) -> Self {
        Self { node, path, ..self }
    }

    /// The path of the value of a key.
    fn key(&'n self, key: &'n Node<'n>) -> Path<'n> {
        Path::Key(&self.path, key.text().unwrap_or("?"))
    }

    fn wrong(self, message: &str) -> Wrong {
        <Wrong as de::Error>::custom(message).at(self.node.at, self.path)
    }

    /// The error for a value of another kind than the expected one.
    fn unfit(self, expected: &dyn Expected) -> Wrong {
        <Wrong as de::Error>::invalid_type(self.unexpected(), expected).at(self.node.at, self.path)
    }

    fn unexpected(self) -> Unexpected<'n> {
        match &self.node.form {
            Form::Scalar { text, plain } => Scalar::of(text, *plain).unexpected(),
            Form::List(_) => Unexpected::Seq,
            Form::Map(..) | Form::Shared(_) => Unexpected::Map,
        }
    }

    fn is_nothing(self) -> bool {
        matches!(self.unexpected(), Unexpected::Unit)
    }

    /// The items of a list. Nothing is an empty list.
    fn items(self) -> Option<&'n [Node<'n>]> {
        match &self.node.form {
            Form::List(items) => Some(items),
            Form::Scalar { text, plain: true } if text.is_empty() => Some(&[]),
            _ => None,
        }
    }

    /// The entries of a map, each key once. Nothing is an empty map.
    fn entries(self) -> Result<Option<&'n [(Node<'n>, Node<'n>)]>, Wrong> {
        match &self.node.form {
            Form::Map(entries, None) => Ok(Some(entries)),
            Form::Map(entries, Some(again)) => {
                let (key, _) = &entries[*again];
                let message = format!("`{}` is given twice", key.text().unwrap_or_default());
                Err(self.part(key, self.path).wrong(&message))
            }
            Form::Scalar { text, plain: true } if text.is_empty() => Ok(Some(&[])),
            _ => Ok(None),
        }
    }

    /// The entry of a map that is a variant; none if the variant is a word.
    fn variant(self, expected: &dyn Expected) -> Result<&'n [(Node<'n>, Node<'n>)], Wrong> {
        match (self.unexpected(), self.entries()?) {
            (Unexpected::Str(_), _) => Ok(&[]),
            (Unexpected::Map, Some(entries @ [_, ..])) => Ok(entries),
            (Unexpected::Map, _) => Err(<Wrong as de::Error>::invalid_value(Unexpected::Map, &"map with a single key")),
            _ => Err(self.unfit(expected)),
        }
    }

    /// The error for a map of more than one key where one is expected.
    fn several(self, entries: &[(Node<'_>, Node<'_>)]) -> Wrong {
        let keys: Vec<String> = entries.iter().filter_map(|(key, _)| Some(format!("`{}`", key.text()?))).collect();
        self.wrong(&format!("expected a map of one key, and found a map of {}", keys.join(" and ")))
    }

    fn visit_list<'de, V: Visitor<'de>>(self, items: &'n [Node<'n>], visitor: V) -> Result<V::Value, Wrong> {
        let read = Cell::new(0);
        let value = visitor.visit_seq(Items { list: &self, items, read: &read });
        match self.too_long(items, &read) {
            Some(wrong) if value.is_ok() => Err(wrong),
            _ => value,
        }
    }

    /// The error for a list whose last items nothing has read.
    fn too_long(self, items: &[Node<'_>], read: &Cell<usize>) -> Option<Wrong> {
        let of = || format!("a list of {}", read.get());
        (read.get() < items.len()).then(|| <Wrong as de::Error>::invalid_length(items.len(), &of().as_str()))
    }

    fn visit_entries<'de, V: Visitor<'de>>(
        self,
        entries: &'n [(Node<'n>, Node<'n>)],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let read = Cell::new(0);
        let value = visitor.visit_map(Entries { map: &self, entries, read: &read });
        if read.get() < entries.len() && value.is_ok() { Err(self.several(entries)) } else { value }
    }

    /// The text of a scalar.
    fn text(&self) -> Option<&'n str> {
        match &self.node.form {
            Form::Scalar { text, .. } => Some(text),
            _ => None,
        }
    }
}

impl<'de> Deserializer<'de> for Value<'_> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        if let Form::Scalar { text, plain } = &self.node.form {
            return match Scalar::of(text, *plain) {
                Scalar::Null => visitor.visit_unit(),
                Scalar::Bool(value) => visitor.visit_bool(value),
                Scalar::Natural(value) => visitor.visit_u64(value),
                Scalar::Negative(value) => visitor.visit_i64(value),
                Scalar::Float(value) => visitor.visit_f64(value),
                Scalar::Text(text) => visitor.visit_str(text),
            };
        }
        match self.entries()? {
            Some(entries) => self.visit_entries(entries, visitor),
            None => self.visit_list(self.items().unwrap_or_default(), visitor),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 bytes byte_buf unit unit_struct
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.text() {
            Some(text) => visitor.visit_str(text),
            None => Err(self.unfit(&visitor)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_str(visitor)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        if self.is_nothing() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.items() {
            Some(items) => self.visit_list(items, visitor),
            None => Err(self.unfit(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.entries() {
            Ok(Some(entries)) => self.visit_entries(entries, visitor),
            Ok(None) => Err(self.unfit(&visitor)),
            Err(wrong) => Err(wrong),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.variant(&visitor) {
            Ok(entries) => visitor.visit_enum(Variant { of: &self, entries }),
            Err(wrong) => Err(wrong),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_unit()
    }
}

/// The items of a list that are still to be read.
struct Items<'n> {
    list: &'n Value<'n>,
    items: &'n [Node<'n>],
    /// The number of items that have been read.
    read: &'n Cell<usize>,
}

impl<'n> Items<'n> {
    fn next(&self) -> Option<Value<'n>> {
        let at = self.read.get();
        let item = self.items.get(at)?;
        self.read.set(at + 1);
        Some(self.list.part(item, Path::Item(&self.list.path, at)))
    }
}

/// A part that has been read.
fn some<T>(read: Result<T, Wrong>) -> Result<Option<T>, Wrong> {
    match read {
        Ok(part) => Ok(Some(part)),
        Err(wrong) => Err(wrong),
    }
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Wrong;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Wrong> {
        match self.next() {
            Some(item) => some(item.read(seed)),
            None => Ok(None),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len() - self.read.get())
    }
}

/// The entries of a map that are still to be read.
struct Entries<'n> {
    map: &'n Value<'n>,
    entries: &'n [(Node<'n>, Node<'n>)],
    /// The number of entries whose keys have been read.
    read: &'n Cell<usize>,
}

impl<'n> Entries<'n> {
    fn next(&self) -> Option<Value<'n>> {
        let (key, _) = self.entries.get(self.read.get())?;
        self.read.set(self.read.get() + 1);
        Some(self.map.part(key, self.map.path))
    }

    /// The value of the key that has been read last.
    fn last(&self) -> Value<'n> {
        let entry = self.read.get().checked_sub(1).and_then(|at| self.entries.get(at));
        entry.map_or(*self.map, |(key, value)| self.map.part(value, self.map.key(key)))
    }
}

impl<'de> MapAccess<'de> for Entries<'_> {
    type Error = Wrong;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Wrong> {
        match self.next() {
            Some(key) => some(key.read(seed)),
            None => Ok(None),
        }
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Wrong> {
        self.last().read(seed)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.entries.len() - self.read.get())
    }
}

/// A variant: a word, or a map of one key.
struct Variant<'n> {
    of: &'n Value<'n>,
    /// The entries of the map; none for a word.
    entries: &'n [(Node<'n>, Node<'n>)],
}

impl<'n> Variant<'n> {
    fn word(&self) -> Value<'n> {
        self.entries.first().map_or(*self.of, |(key, _)| self.of.part(key, self.of.path))
    }

    /// The arguments of the variant, if it has some.
    fn arguments(&self) -> Option<Value<'n>> {
        let (key, value) = self.entries.first()?;
        Some(self.of.part(value, self.of.key(key)))
    }

    /// The arguments of a variant that needs some.
    fn some(&self, expected: &str) -> Result<Value<'n>, Wrong> {
        self.arguments().ok_or_else(|| <Wrong as de::Error>::invalid_type(Unexpected::UnitVariant, &expected))
    }
}

impl<'de> EnumAccess<'de> for Variant<'_> {
    type Error = Wrong;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Wrong> {
        match self.word().read(seed) {
            Ok(word) if self.entries.len() < 2 => Ok((word, self)),
            Ok(_) => Err(self.of.several(self.entries)),
            Err(wrong) => Err(wrong),
        }
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        match self.arguments() {
            None => Ok(()),
            Some(_) => Err(<Wrong as de::Error>::invalid_type(Unexpected::Map, &"unit variant")),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Wrong> {
        match self.some("newtype variant") {
            Ok(arguments) => arguments.read(seed),
            Err(wrong) => Err(wrong),
        }
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        match self.some("tuple variant") {
            Ok(arguments) => arguments.read(InList(visitor)),
            Err(wrong) => Err(wrong),
        }
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Wrong> {
        match self.some("struct variant") {
            Ok(arguments) => arguments.read(InMap(visitor)),
            Err(wrong) => Err(wrong),
        }
    }
}

/// The arguments of a variant in a list.
struct InList<V>(V);

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for InList<V> {
    type Value = V::Value;

    fn deserialize<D: Deserializer<'de>>(self, arguments: D) -> Result<V::Value, D::Error> {
        arguments.deserialize_seq(self.0)
    }
}

/// The arguments of a variant in a map.
struct InMap<V>(V);

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for InMap<V> {
    type Value = V::Value;

    fn deserialize<D: Deserializer<'de>>(self, arguments: D) -> Result<V::Value, D::Error> {
        arguments.deserialize_map(self.0)
    }
}
