"""What a host can set, from the environment and `.env`. `.env.example` has every name; a test compares them."""

import os
from ipaddress import ip_address
from pathlib import Path
from re import fullmatch
from typing import Annotated, Literal, Self

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from yarl import URL

from bot.store.postgresql_address import PostgreSQLAddress, is_address


class BadSettings(Exception):
    """A setting has a value that cannot be used. The text is one line, names the setting and shows no secret."""


class Settings(BaseSettings):
    """Read once at start. Relative paths start from the working directory, as in any shell."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        extra="ignore",
        frozen=True,
        env_ignore_empty=True,
        arbitrary_types_allowed=True,  # PostgreSQLAddress
    )

    token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    database: Path | PostgreSQLAddress = Field(Path("data/jaipur.db"), validation_alias="JAIPUR_DATABASE")
    discord_url: str | None = Field(None, validation_alias="JAIPUR_DISCORD_URL")
    trusted_host: str | None = Field(None, validation_alias="JAIPUR_TRUSTED_HOST")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", validation_alias="JAIPUR_LOG_LEVEL")
    log_format: Literal["text", "json"] = Field("text", validation_alias="JAIPUR_LOG_FORMAT")
    status_port: int | None = Field(None, ge=1, le=65535, validation_alias="JAIPUR_STATUS_PORT")
    shards: int | None = Field(None, ge=1, validation_alias="JAIPUR_SHARDS")
    shard_ids: Annotated[list[int] | None, NoDecode] = Field(None, validation_alias="JAIPUR_SHARD_IDS")
    is_standby: bool = Field(False, validation_alias="JAIPUR_STANDBY")
    challenge_hours: int = Field(24, ge=1, le=24 * 30, validation_alias="JAIPUR_CHALLENGE_HOURS")
    tick_seconds: float = Field(60, gt=0, le=3600, validation_alias="JAIPUR_TICK_SECONDS")
    answers_per_minute: int = Field(150, ge=1, le=60_000, validation_alias="JAIPUR_ANSWERS_PER_MINUTE")  # to one person
    most_refusals: int = Field(2000, ge=1, le=9_000, validation_alias="JAIPUR_MOST_REFUSALS")  # in ten minutes
    clock_file: Path | None = Field(None, validation_alias="JAIPUR_CLOCK_FILE")

    @field_validator("log_level", mode="before")
    @classmethod
    def _in_capitals(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _are_numbers(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        if not fullmatch(r"\s*\d+(\s*,\s*\d+)*\s*", value):
            raise ValueError("numbers with commas between, such as 0,1")
        return [int(number) for number in value.split(",")]

    @model_validator(mode="after")
    def _has_these_shards(self) -> Self:
        if self.shard_ids is not None and (self.shards is None or max(self.shard_ids) >= self.shards):
            raise ValueError("JAIPUR_SHARD_IDS: set JAIPUR_SHARDS to the number of all shards; ids begin at 0")
        return self

    @model_validator(mode="after")
    def _has_somebody_to_stand_by(self) -> Self:
        if self.is_standby and isinstance(self.database, Path):
            raise ValueError("JAIPUR_STANDBY: only with JAIPUR_DATABASE=postgresql://…; a file has one process")
        return self

    @field_validator("discord_url")
    @classmethod
    def _is_an_address(cls, value: str | None) -> str | None:
        if value is not None and not fullmatch(r"https?://[^\s/?#@\\]+(/[^\s?#]*)?", value):
            raise ValueError("an address is http:// or https://, a host, perhaps a port and a path, and nothing else")
        if value is not None:
            host_of(value)
        return value

    @model_validator(mode="after")
    def _gives_the_token_to_nobody_else(self) -> Self:
        host = host_of(self.discord_url) if self.discord_url else "localhost"
        if not is_this_machine(host) and host != (self.trusted_host or "").strip().lower():
            raise ValueError(
                f"JAIPUR_DISCORD_URL: {host} is not this machine, and would get the token; leave it empty for Discord, "
                f"or set JAIPUR_TRUSTED_HOST={host} if that is meant"
            )
        return self

    @model_validator(mode="after")
    def _has_the_true_time_on_discord(self) -> Self:
        if self.clock_file is not None and self.discord_url is None:
            raise ValueError("JAIPUR_CLOCK_FILE: only with JAIPUR_DISCORD_URL; on Discord the clock is the true one")
        return self

    @field_validator("database", mode="before")
    @classmethod
    def _may_be_an_address(cls, value: object) -> object:
        return database_place(value) if isinstance(value, str) else value

    @field_validator("database")
    @classmethod
    def _is_a_file(cls, value: Path | PostgreSQLAddress) -> Path | PostgreSQLAddress:
        if isinstance(value, PostgreSQLAddress):
            return value
        try:
            is_folder = value.is_dir()
        except OSError as fault:  # such as a folder that this user may not enter
            raise ValueError(f"{value}: {fault.strerror}; choose a folder of this user") from None
        if is_folder:
            raise ValueError("this is a folder; name a file in it")
        return value


def database_place(text: str) -> Path | PostgreSQLAddress:
    """Raises ValueError for an address that cannot be read."""
    if not is_address(text):
        return Path(text)
    address = PostgreSQLAddress(text.strip())
    if not address.is_read:
        raise ValueError(
            "an address is postgresql://user:password@host:5432/name, with %2F, %3F, %23 and %40"
            " for / ? # and @ in the password"
        )
    return address


def host_of(url: str) -> str:
    """Read by the same library that will connect, so that both mean the same host."""
    try:
        parsed = URL(url)
        host, _ = parsed.host, parsed.port
    except ValueError:
        host = None
    if not host:
        raise ValueError("this is no address that can be read")
    return host


def is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def load(env_file: str | os.PathLike[str] | None = ".env") -> Settings:
    """The settings, or `BadSettings` with one readable line."""
    try:
        return Settings(_env_file=env_file)  # type: ignore[call-arg]  # pydantic-settings takes it
    except ValidationError as fault:
        raise BadSettings("; ".join(_readable(error) for error in fault.errors(include_input=False))) from None
    except (OSError, UnicodeDecodeError) as fault:
        raise BadSettings(f"{env_file} cannot be read: {fault}") from None


def _readable(error: ErrorDetails) -> str:
    name = ".".join(map(str, error["loc"]))
    message = error["msg"].removeprefix("Value error, ")
    return f"{name}: {message}" if name else message
