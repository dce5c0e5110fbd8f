//! A definition as plain data for a walk through it. A value with a short form tells its kind, and a variant is a map with its word as the key.

use serde::{
    Serialize, Serializer,
    ser::{
        SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
        SerializeTupleVariant,
    },
};
use serde_yaml::{Error, Mapping, Value};

/// The definition as plain data. Every value of the card language can be serialized, because all its maps have names as keys.
pub(super) fn plain(definition: &impl Serialize) -> Value {
    definition.serialize(Plain).unwrap_or_default()
}

struct Plain;

/// The content of a value, and its variant.
struct Inside<T> {
    variant: Option<&'static str>,
    parts: T,
    /// The key whose value follows.
    key: Value,
}

type List = Inside<Vec<Value>>;
type Map = Inside<Mapping>;

fn inside<T: Default>(variant: Option<&'static str>) -> Result<Inside<T>, Error> {
    Ok(Inside { variant, parts: T::default(), key: Value::Null })
}

impl<T: Into<Value>> Inside<T> {
    fn whole(self) -> Result<Value, Error> {
        let value = self.parts.into();
        Ok(match self.variant {
            Some(word) => of_variant(word, value),
            None => value,
        })
    }
}

impl List {
    fn item(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.parts.push(value.serialize(Plain)?);
        Ok(())
    }
}

impl Map {
    fn entry(&mut self, key: Value, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.parts.insert(key, value.serialize(Plain)?);
        Ok(())
    }
}

fn of_variant(word: &str, value: Value) -> Value {
    Value::Mapping([(word.into(), value)].into_iter().collect())
}

macro_rules! as_they_are {
    ($($method:ident($of:ty),)*) => {
        $(fn $method(self, value: $of) -> Result<Value, Error> {
            Ok(value.into())
        })*
    };
}

impl Serializer for Plain {
    type Ok = Value;
    type Error = Error;
    type SerializeSeq = List;
    type SerializeTuple = List;
    type SerializeTupleStruct = List;
    type SerializeTupleVariant = List;
    type SerializeMap = Map;
    type SerializeStruct = Map;
    type SerializeStructVariant = Map;

    fn is_human_readable(&self) -> bool {
        false
    }

    as_they_are! {
        serialize_bool(bool),
        serialize_i8(i8), serialize_i16(i16), serialize_i32(i32), serialize_i64(i64),
        serialize_u8(u8), serialize_u16(u16), serialize_u32(u32), serialize_u64(u64),
        serialize_f32(f32), serialize_f64(f64),
        serialize_str(&str),
    }

    fn serialize_char(self, value: char) -> Result<Value, Error> {
        Ok(value.to_string().into())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<Value, Error> {
        value.serialize(self)
    }

    fn serialize_none(self) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Value, Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, word: &'static str) -> Result<Value, Error> {
        Ok(word.into())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<Value, Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        word: &'static str,
        value: &T,
    ) -> Result<Value, Error> {
        Ok(of_variant(word, value.serialize(self)?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List, Error> {
        inside(None)
    }

    fn serialize_tuple(self, _: usize) -> Result<List, Error> {
        inside(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List, Error> {
        inside(None)
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, word: &'static str, _: usize) -> Result<List, Error> {
        inside(Some(word))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Map, Error> {
        inside(None)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Map, Error> {
        inside(None)
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, word: &'static str, _: usize) -> Result<Map, Error> {
        inside(Some(word))
    }
}

macro_rules! lists {
    ($($kind:ident::$method:ident,)*) => {
        $(impl $kind for List {
            type Ok = Value;
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.item(value)
            }

            fn end(self) -> Result<Value, Error> {
                self.whole()
            }
        })*
    };
}
lists! {
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field,
}

macro_rules! fields {
    ($($kind:ident,)*) => {
        $(impl $kind for Map {
            type Ok = Value;
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
                self.entry(key.into(), value)
            }

            fn end(self) -> Result<Value, Error> {
                self.whole()
            }
        })*
    };
}
fields! { SerializeStruct, SerializeStructVariant, }

impl SerializeMap for Map {
    type Ok = Value;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.key = key.serialize(Plain)?;
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let key = std::mem::take(&mut self.key);
        self.entry(key, value)
    }

    fn end(self) -> Result<Value, Error> {
        self.whole()
    }
}
