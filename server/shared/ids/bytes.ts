/** Does not use `Buffer`, so that it runs in browsers. */

export function parseUuid(uuid: string): Uint8Array {
  const bytes = new Uint8Array(16);
  let at = 0;
  for (let i = 0; i < 16; i++) {
    if (uuid.charCodeAt(at) === HYPHEN) at += 1;
    bytes[i] = DIGITS[uuid.charCodeAt(at)]! * 16 + DIGITS[uuid.charCodeAt(at + 1)]!;
    at += 2;
  }
  return bytes;
}

const HYPHEN = 45;
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, "0123456789abcdef".indexOf(String.fromCharCode(code).toLowerCase())),
);

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

export function formatUuid(bytes: Uint8Array): string {
  let hex = "";
  for (const byte of bytes) hex += HEX[byte];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Base64url without padding (RFC 4648 section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Returns null if the text is not canonical base64url. */
export function fromBase64Url(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  return toBase64Url(bytes) === text ? bytes : null;
}
