"""The hosting kit says what the program understands: options, settings in the environment, paths of the server."""

from __future__ import annotations

import re
from typing import Final

import yaml

from underkeep import engine
from underkeep.cli.serve import serve

KIT: Final = engine.PACKAGE.parent.parent / "deploy"
OPTIONS: Final = {option for param in serve.params for option in param.opts}
SETTINGS: Final = {param.envvar for param in serve.params}
FOR_CADDY: Final = {"UNDERKEEP_DOMAIN", "UNDERKEEP_ADDRESS"}
FOR_THE_BUILD: Final = {"UNDERKEEP_NATIVE"}


def texts() -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in KIT.iterdir()}


def test_every_setting_of_the_kit_is_one_of_the_server() -> None:
    named = {word for text in texts().values() for word in re.findall(r"UNDERKEEP_[A-Z_]+", text)}
    assert named - FOR_CADDY - FOR_THE_BUILD <= SETTINGS
    assert {"UNDERKEEP_DATA", "UNDERKEEP_PUBLIC_URL"} <= named, "the pattern still finds some"


def test_the_service_starts_the_server_with_options_that_it_has() -> None:
    [line] = re.findall(r"^ExecStart=.* serve (.*)$", texts()["underkeep.service"], re.MULTILINE)
    assert set(re.findall(r"--[a-z-]+", line)) <= OPTIONS


def test_the_proxies_keep_the_metrics_inside_and_the_sockets_open() -> None:
    kit = texts()
    assert "path /metrics" in kit["Caddyfile"]
    assert "location = /metrics" in kit["nginx.conf"]
    assert "proxy_set_header Upgrade" in kit["nginx.conf"]


def test_the_composed_server_believes_only_its_own_proxy() -> None:
    composed = yaml.safe_load(texts()["compose.yaml"])["services"]
    address = composed["caddy"]["networks"]["inside"]["ipv4_address"]
    assert composed["underkeep"]["environment"]["UNDERKEEP_TRUSTED_PROXY"] == address
    assert composed["caddy"]["environment"]["UNDERKEEP_ADDRESS"].startswith(
        composed["underkeep"]["networks"]["inside"]["ipv4_address"]
    )
