"""Where a PostgreSQL server is, and who we are there: `postgresql://user:password@host:5432/name`."""

from urllib.parse import parse_qsl, unquote, urlencode, urlsplit

SCHEMES = ("postgresql://", "postgres://")
SECRETS = ("password", "sslpassword")
UNREADABLE = "postgresql://…"  # what is shown of an address in which nobody knows where the password ends


class PostgreSQLAddress:
    """As text it shows no password; `url` has everything, and is for who connects."""

    def __init__(self, url: str) -> None:
        self.url = url

    @property
    def is_read(self) -> bool:
        """Whether anything can be made of it. A password with `/`, `?` or `#` in it would end the host too early."""
        try:
            parts = urlsplit(self.url)
            name = parts.path.removeprefix("/")
            is_clear = parts.port != 0 and "#" not in self.url and not set("/@") & set(name) and "@" not in parts.query
            return is_clear and bool(name or parts.query or parts.hostname)
        except ValueError:
            return False

    @property
    def without_password(self) -> str:
        """For PostgreSQL's own programs, which find it in their environment."""
        return str(self)

    @property
    def environment(self) -> dict[str, str]:
        """For PostgreSQL's own programs: what nobody should read in a list of processes."""
        parts = urlsplit(self.url)
        secret = unquote(parts.password or "") or dict(parse_qsl(parts.query)).get("password")
        return {"PGPASSWORD": secret} if secret else {}

    def __str__(self) -> str:
        if not self.is_read:
            return UNREADABLE
        parts = urlsplit(self.url)
        host = parts.netloc.rpartition("@")
        user = host[0].partition(":")[0]
        shown = [(key, value) for key, value in parse_qsl(parts.query) if key.lower() not in SECRETS]
        netloc = f"{user}@{host[2]}" if user else host[2]
        return f"postgresql://{netloc}{parts.path}" + (f"?{urlencode(shown)}" if shown else "")

    def __repr__(self) -> str:
        return f"PostgreSQLAddress({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PostgreSQLAddress) and self.url == other.url

    def __hash__(self) -> int:
        return hash(self.url)


def is_address(text: str) -> bool:
    return text.strip().startswith(SCHEMES)
