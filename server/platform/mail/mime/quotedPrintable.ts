/** A line and the sign that it goes on (RFC 2045 section 6.7, rule 5). */
const WIDTH = 75;
const EQUALS = 0x3d;
const CR = 0x0d;
const LF = 0x0a;
const HEX = Buffer.from("0123456789ABCDEF", "latin1");

const [ESCAPED, PLAIN, BLANK] = [0, 1, 2];

/** Printable ASCII stands for itself, all but the sign of an escape. */
const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte === 0x20 || byte === 0x09) return BLANK;
  return byte > 0x20 && byte < 0x7f && byte !== EQUALS ? PLAIN : ESCAPED;
});

// Used again by each call: making room for a mail takes longer than filling it.
let bytes = Buffer.alloc(0);
let out = Buffer.alloc(0);

/**
 * A text as quoted-printable (RFC 2045 section 6.7): pure ASCII, no line longer than 76, every line break CRLF. Written
 * byte by byte, without making anything in between: mails are mostly made of this.
 */
export function quotedPrintable(text: string): string {
  // A character of a string is at most three bytes, a byte at most three characters, and a break follows 73 or more.
  if (bytes.length < text.length * 3) {
    bytes = Buffer.alloc(text.length * 3);
    out = Buffer.alloc(bytes.length * 3 + Math.ceil((bytes.length * 3) / (WIDTH - 2)) * 3);
  }
  const end = bytes.write(text, "utf8");
  let at = 0;
  let width = 0;
  for (let i = 0; i < end; i++) {
    const byte = bytes[i]!;
    const kind = KINDS[byte];
    if (kind === ESCAPED && endsLine(i, end)) {
      if (byte === CR) i += 1;
      out[at++] = CR;
      out[at++] = LF;
      width = 0;
      continue;
    }
    // A blank at the end of a line would get lost on its way.
    const isPlain = kind === PLAIN || (kind === BLANK && !endsLine(i + 1, end));
    width += isPlain ? 1 : 3;
    if (width > WIDTH) {
      out[at++] = EQUALS;
      out[at++] = CR;
      out[at++] = LF;
      width = isPlain ? 1 : 3;
    }
    if (isPlain) out[at++] = byte;
    else {
      out[at++] = EQUALS;
      out[at++] = HEX[byte >> 4]!;
      out[at++] = HEX[byte & 15]!;
    }
  }
  return out.toString("latin1", 0, at);
}

/** Whether a line ends before this byte; what lies behind the end is of another mail. */
function endsLine(i: number, end: number): boolean {
  if (i >= end || bytes[i] === LF) return true;
  return bytes[i] === CR && i + 1 < end && bytes[i + 1] === LF;
}
