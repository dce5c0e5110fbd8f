//! The words of a definition: its keys, its variants and its texts, one by one and without a copy of the definition.

use std::{collections::BTreeSet, fmt::Error};

use serde::{
    Serialize, Serializer,
    ser::{
        SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
        SerializeTupleVariant,
    },
};

/// The form in which a definition tells its words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// With the short forms of values, and without the words of variants with arguments: these belong to the card language, and no keyword and no card
    /// is meant by them.
    Short,
    /// In full: a value with a short form tells its kind, too.
    Plain,
}

/// Tells every word of a definition, in its order. A word may come several times.
pub fn each_word(definition: &impl Serialize, form: Form, mut found: impl FnMut(&str)) {
    // Every value of the card language and of a case can be serialized, because all its maps have names as keys.
    let _ = definition.serialize(&mut Spelling { form, found: &mut found });
}

/// Every word of a definition, once.
#[must_use]
pub fn words(definition: &impl Serialize, form: Form) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    each_word(definition, form, |word| {
        if !words.contains(word) {
            words.insert(word.to_owned());
        }
    });
    words
}

struct Spelling<'f> {
    form: Form,
    found: &'f mut dyn FnMut(&str),
}

impl Spelling<'_> {
    /// The word of a variant with arguments.
    fn variant(&mut self, word: &str) {
        if self.form == Form::Plain {
            (self.found)(word);
        }
    }
}

/// Values without words.
macro_rules! silent {
    ($($method:ident($of:ty),)*) => {
        $(fn $method(self, _: $of) -> Result<(), Error> {
            Ok(())
        })*
    };
}

impl Serializer for &mut Spelling<'_> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    fn is_human_readable(&self) -> bool {
        self.form == Form::Short
    }

    silent! {
        serialize_bool(bool),
        serialize_i8(i8), serialize_i16(i16), serialize_i32(i32), serialize_i64(i64),
        serialize_u8(u8), serialize_u16(u16), serialize_u32(u32), serialize_u64(u64),
        serialize_f32(f32), serialize_f64(f64),
        serialize_bytes(&[u8]), serialize_unit_struct(&'static str),
    }

    fn serialize_str(self, word: &str) -> Result<(), Error> {
        (self.found)(word);
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_none(self) -> Result<(), Error> {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, word: &'static str) -> Result<(), Error> {
        self.serialize_str(word)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        word: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.variant(word);
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, word: &'static str, _: usize) -> Result<Self, Error> {
        self.variant(word);
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, word: &'static str, _: usize) -> Result<Self, Error> {
        self.variant(word);
        Ok(self)
    }
}

/// The items of a list.
macro_rules! items {
    ($($kind:ident::$method:ident,)*) => {
        $(impl $kind for &mut Spelling<'_> {
            type Ok = ();
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), Error> {
                Ok(())
            }
        })*
    };
}
items! {
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field,
}

/// The fields of a struct.
macro_rules! fields {
    ($($kind:ident,)*) => {
        $(impl $kind for &mut Spelling<'_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
                (self.found)(key);
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), Error> {
                Ok(())
            }
        })*
    };
}
fields! { SerializeStruct, SerializeStructVariant, }

impl SerializeMap for &mut Spelling<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}
