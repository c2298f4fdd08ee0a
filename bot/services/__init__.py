"""The use cases: take ids, load, check, apply, save, and return what may be shown. No discord in here."""
