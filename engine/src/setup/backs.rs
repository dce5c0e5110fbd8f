//! Permanents with their back faces up (712).

use super::{Position, SetupError};
use crate::ids::ObjectId;

impl Position<'_> {
    /// Whether this is the name of the back face of the card, be it a transforming or a modal one (712.2, 712.3).
    #[must_use]
    pub fn is_back(&self, id: ObjectId, name: &str) -> bool {
        let object = self.state.object(id);
        let modal = || object.def.and_then(|def| self.table.catalog.modal_back(def));
        let back = object.face.back.as_ref().or_else(modal);
        back.is_some_and(|back| back.characteristics.name.as_ref().is_some_and(|own| own == name))
    }

    /// Turns the back face of a permanent up.
    ///
    /// # Errors
    ///
    /// An error if it has no back face.
    pub fn transform(&mut self, id: ObjectId) -> Result<(), SetupError> {
        let modal = self.state.object(id).def.and_then(|def| self.table.catalog.modal_back(def));
        if let Some(back) = modal.filter(|back| back.characteristics.is_permanent_card()) {
            self.state.object_mut(id).part = Some(back.clone());
            return Ok(());
        }
        if self.state.object(id).face.back.is_none() {
            return Err(self.misfit(id, "has no back face"));
        }
        self.state.object_mut(id).status.transformed = true;
        Ok(())
    }
}
