"""Which addresses are refused: whatever is malformed, and whatever leads into somebody's private network."""

import base64
import json

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.notices.conftest import OK, Receiver, served
from touchline import Mistake
from touchline.server.notices import Address, NoticeSettings, Refused, check_address, new_push_key, send
from touchline.server.notices.network import is_public

LOOPBACK = [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0x7f.0.0.1",
    "017700000001",
    "0177.0.0.1",
    "0",
    "0.0.0.0",
    "localhost",
    "LocalHost",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::1]",
    "[0:0:0:0:0:0:0:1]",
]

PRIVATE = [
    "0.0.0.0",
    "10.0.0.1",
    "100.64.0.1",
    "127.0.0.53",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.2.1",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::10.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::a00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:a00:1::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]

PUBLIC = ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]


@pytest.fixture
def strict() -> NoticeSettings:
    """A host that sends on every channel, and nothing into private networks."""
    return NoticeSettings(
        smtp_host="127.0.0.1",
        mail_from="notices@touchline.example",
        vapid_private_key=new_push_key(),
        vapid_subject="mailto:host@touchline.example",
        seconds=5,
    )


def subscription(endpoint: str) -> str:
    """What a browser whose push service is there would send."""
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    keys = {
        "p256dh": base64.urlsafe_b64encode(point).decode(),
        "auth": base64.urlsafe_b64encode(bytes(16)).decode(),
    }
    return json.dumps({"endpoint": endpoint, "expirationTime": None, "keys": keys})


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_of_private_networks_are_not_public(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_addresses_of_the_internet_are_public(address):
    assert is_public(address)


@pytest.mark.parametrize("host", LOOPBACK)
@pytest.mark.anyio
async def test_this_machine_is_refused_in_every_spelling(host, strict, notice):
    """On both channels, when the address is given and again when a notice is sent."""
    url = f"https://{host}/hook"
    for address in (Address("webhook", url), Address("push", subscription(url))):
        with pytest.raises(Refused):
            check_address(address, strict)
        outcome = await send(notice, address, strict)
        assert (outcome.result, outcome.again) == ("failed", False)


@pytest.mark.anyio
async def test_a_refused_address_is_never_connected_to(certificate, strict, notice, monkeypatch):
    """The server stands there with a good certificate, at the one port that is allowed, and hears nothing."""
    monkeypatch.setattr("touchline.server.notices.posting.PORTS", {"http": 80, "https": 0})
    async with served(Receiver([OK]), ssl=certificate) as receiver:
        monkeypatch.setattr("touchline.server.notices.posting.PORTS", {"http": 80, "https": receiver.port})
        address = Address("webhook", "https://127.0.0.1/hook")

        refused = await send(notice, address, strict)
        allowed = await send(notice, address, NoticeSettings(allow_private=True, seconds=5))

        assert (refused.result, allowed.result) == ("failed", "sent")
        assert receiver.connections == 1


def test_one_private_address_among_public_ones_is_enough_to_refuse_a_name(strict, names):
    names["mixed.example"] = [["93.184.216.34", "10.0.0.1"]]
    names["public.example"] = [["93.184.216.34", "2606:4700::1111"]]

    with pytest.raises(Refused, match="private network"):
        check_address(Address("webhook", "https://mixed.example/"), strict)
    with pytest.raises(Refused, match="private network"):
        check_address(Address("push", subscription("https://mixed.example/")), strict)
    check_address(Address("webhook", "https://public.example/"), strict)
    check_address(Address("webhook", "https://public.example:443?key=1"), strict)
    check_address(Address("push", subscription("https://public.example/")), strict)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hooks.example/x",
        "ftp://hooks.example/",
        "file:///etc/passwd",
        "https://",
        "https:///x",
        "https:/hooks.example/",
        "https://user@hooks.example/",
        "https://user:word@hooks.example/",
        "https://hooks.example@127.0.0.1/",
        "https://hooks.example\\@127.0.0.1/",
        "https://hooks.example#@127.0.0.1/",
        "https://hooks.example/#part",
        "https://hooks.example/a b",
        "https://hooks.example/\r\nHost: other",
        "https://hooks.example\r\nX: y/",
        "https://hooks.example/\x00",
        "https://hooks..example/",
        "https://.hooks.example/",
        "https://hooks.example./",
        "https://-hooks.example/",
        "https://" + "a" * 64 + ".example/",
        "https://[::1%25lo]/",
        "https://[::1/",
        "https://[::1]x/",
        "https://⑫⑦.0.0.1/",
        "https://127。0。0。1/",
        "https://hooks.example:99999/",
        "https://hooks.example:/",
        "https://hooks.example:x/",
        "https://hooks.example/" + "a" * 2000,
        " https://hooks.example/",
        "https://hooks.example/\n",
    ],
)
def test_what_is_no_web_address_is_refused_even_where_private_ones_are_allowed(url, settings):
    with pytest.raises(Refused, match="no web address"):
        check_address(Address("webhook", url), settings)


def test_web_addresses_are_encrypted_and_name_no_port(strict, names):
    names["hooks.example"] = [["93.184.216.34"]]
    with pytest.raises(Refused, match="not encrypted"):
        check_address(Address("webhook", "http://hooks.example/"), strict)
    for port in (0, 22, 80, 8443):
        with pytest.raises(Refused, match="names a port" if port else "no web address"):
            check_address(Address("webhook", f"https://hooks.example:{port}/"), strict)


def test_a_name_that_nobody_has_is_refused(strict):
    with pytest.raises(Refused, match="no host of this name"):
        check_address(Address("webhook", "https://nobody.invalid/"), strict)


@pytest.mark.parametrize(
    "target", ["griff@reikland.example", "a.b+touchline@mail.reikland.example", "o'neill_1@x-y.example.org"]
)
def test_mail_addresses_are_taken(target, strict):
    check_address(Address("email", target), strict)


@pytest.mark.parametrize(
    "target",
    [
        "",
        "griff",
        "@reikland.example",
        "griff@",
        "griff@reikland",
        "griff@localhost",
        "griff@127.0.0.1",
        "griff@[127.0.0.1]",
        "griff@[IPv6:::1]",
        "griff@2130706433",
        "griff@printer.local",
        "griff@router.lan",
        "griff@reikland.example\r\nBcc: all@reikland.example",
        "griff@reikland.example\n",
        "griff\r\n@reikland.example",
        "griff@reikland.example, all@reikland.example",
        "griff@reikland.example>",
        "Griff <griff@reikland.example>",
        "griff @reikland.example",
        '"griff oberwald"@reikland.example',
        ".griff@reikland.example",
        "griff..o@reikland.example",
        "griff@reikland..example",
        "griff@-reikland.example",
        "grïff@reikland.example",
        "griff@reiklánd.example",
        "g" * 65 + "@reikland.example",
        "griff@" + "reikland." * 30 + "example",
    ],
)
@pytest.mark.anyio
async def test_other_mail_addresses_are_refused(target, strict, notice, mail_server, letterbox):
    with pytest.raises(Refused):
        check_address(Address("email", target), strict)
    assert (await send(notice, Address("email", target), strict)).result == "failed"
    assert letterbox.envelopes == []


@pytest.mark.parametrize(
    "target",
    [
        "",
        "{}",
        "[]",
        "null",
        '{"endpoint": 1}',
        '{"endpoint": "https://push.example/"}',
        '{"endpoint": "https://push.example/", "keys": {"p256dh": "", "auth": ""}}',
        '{"endpoint": "https://push.example/", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}',
        '{"endpoint": "https://push.example/", "keys": {"p256dh": "%s", "auth": "AAAA"}}' % ("A" * 87),
        '{"endpoint": "https://push.example/", "keys": {"p256dh": "ü", "auth": "ü"}}',
        "[" * 100_000,
        "x" * 100_000,
    ],
)
def test_what_is_no_subscription_is_refused(target, strict):
    with pytest.raises(Refused, match="no subscription"):
        check_address(Address("push", target), strict)


def test_a_channel_that_the_host_has_not_set_up_is_closed(names):
    nothing = NoticeSettings()

    with pytest.raises(Refused, match="no e-mail"):
        check_address(Address("email", "griff@reikland.example"), nothing)
    with pytest.raises(Refused, match="no web push"):
        check_address(Address("push", subscription("https://push.example/")), nothing)
    with pytest.raises(Refused, match="no such kind"):
        check_address(Address("pigeon", "griff"), nothing)


@pytest.mark.anyio
async def test_a_notice_to_an_unknown_kind_of_address_fails(notice):
    assert (await send(notice, Address("pigeon", "griff"), NoticeSettings())).result == "failed"


def test_a_refusal_is_two_sentences_that_repeat_no_secret(strict):
    with pytest.raises(Mistake) as refusal:
        check_address(Address("webhook", "https://127.0.0.1/secret"), strict)

    assert refusal.value.wrong.endswith(".")
    assert refusal.value.right.endswith(".")
    assert "secret" not in str(refusal.value)
    assert "127" not in str(refusal.value)


def test_secrets_do_not_show_where_objects_are_printed():
    settings = NoticeSettings(smtp_password="long secret", vapid_private_key="long secret")
    address = Address("webhook", "https://hooks.example/long-secret")

    assert "secret" not in f"{settings!r} {settings.__rich_repr__()} {address!r} {address.__rich_repr__()}"
