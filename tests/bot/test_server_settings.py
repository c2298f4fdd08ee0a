from bot.application import Application
from bot.match.model import Pace
from bot.server_settings import ServerSettings


async def test_settings_of_a_server_hold_until_they_are_changed(app: Application) -> None:
    assert await app.servers.of(5) == ServerSettings()
    wished = ServerSettings(channel_id=7, threads=False, pace=Pace.NO_LIMIT, language="ja", is_quiet=True)
    await app.servers.change(5, wished)
    assert await app.servers.of(5) == wished
    await app.servers.forget(5)
    assert await app.servers.of(5) == ServerSettings()
