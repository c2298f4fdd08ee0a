"""Rows of `claimed_interactions`: which interactions a process has taken in hand."""

from bot.store.database import Database


async def claim(db: Database, interaction_id: int) -> bool:
    """True for the one process that may answer it."""
    return bool(
        await db.execute(
            "INSERT INTO claimed_interactions (interaction_id) VALUES (?) ON CONFLICT DO NOTHING",
            interaction_id,
            light=True,  # it outlives this process; after a power cut nobody waits for an answer any more
        )
    )


async def forget_old(db: Database, difference: int) -> None:
    """Those whose ids are smaller than the newest one by more than this: ids grow with time."""
    newest = await db.fetch_one("SELECT max(interaction_id) AS id FROM claimed_interactions")
    interaction_id = (newest["id"] or 0) - difference if newest else 0
    older = "FROM claimed_interactions WHERE interaction_id < ?"
    if await db.fetch_one(f"SELECT 1 {older} LIMIT 1", interaction_id):
        await db.execute(f"DELETE {older}", interaction_id, light=True)  # our own words
