"""Web Push: messages that only one browser can read (RFC 8291), signed by us (RFC 8292)."""

import base64
import json
import os
import struct
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from echobase.core.errors import BadOption

KEYS: Final = "vapid.pem"
"""The file with the key of this server, beside its database."""
RECORD: Final = 4096
HALF_DAY: Final = 43_200
SECRET: Final = 16
"""Bytes of the secret of a subscription."""


def to_text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


class Signer:
    """The key of this server, made at its first start and kept beside the database."""

    def __init__(self, folder: Path, contact: str) -> None:
        path = folder / KEYS
        if not path.exists():
            made = ec.generate_private_key(ec.SECP256R1()).private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
            with open(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600), "wb") as file:
                file.write(made)
        try:
            key = serialization.load_pem_private_key(path.read_bytes(), None)
        except (ValueError, UnsupportedAlgorithm):
            raise BadOption(f"{path}: not a key; remove it, and a new one is made") from None
        if not isinstance(key, ec.EllipticCurvePrivateKey):
            raise BadOption(f"{path}: not a key of the curve P-256; remove it")
        self.key = key
        self.public = to_text(point(key.public_key()))
        self.contact = contact

    def header(self, address: str, now: float) -> str:
        """The header that says who sends a message to a push service."""
        parts = urlsplit(address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + HALF_DAY,
            "sub": self.contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(to_text(json.dumps(part).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return f"vapid t={token}, k={self.public}"


def check_keys(keys: dict[str, str]) -> None:
    """BadOption for keys that no browser has made."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(keys["p256dh"]))
        if len(from_text(keys["auth"])) != SECRET:
            raise ValueError
    except (KeyError, ValueError):
        raise BadOption("keys: p256dh and auth as the browser gives them") from None


def sealed(payload: bytes, keys: dict[str, str]) -> bytes:
    """A message that only the browser with these keys can read."""
    theirs, secret = from_text(keys["p256dh"]), from_text(keys["auth"])
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    own = ec.generate_private_key(ec.SECP256R1())
    ours, salt = point(own.public_key()), os.urandom(16)
    shared = own.exchange(ec.ECDH(), browser)
    start = derived(shared, secret, b"WebPush: info\0" + theirs + ours, 32)
    key = derived(start, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(start, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!LB", RECORD, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, payload + b"\x02", None)


def derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)
