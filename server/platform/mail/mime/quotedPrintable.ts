/** RFC 2045 section 6.7, rule 5. */
const WIDTH = 75;
const EQUALS = 0x3d;
const CR = 0x0d;
const LF = 0x0a;
const HEX = Buffer.from("0123456789ABCDEF", "latin1");

const [ESCAPED, PLAIN, BLANK] = [0, 1, 2];

const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte === 0x20 || byte === 0x09) return BLANK;
  return byte > 0x20 && byte < 0x7f && byte !== EQUALS ? PLAIN : ESCAPED;
});

// Reused, because allocation takes longer than encoding.
let bytes = Buffer.alloc(0);
let out = Buffer.alloc(0);

/** RFC 2045 section 6.7. Works on bytes, because most of a mail is encoded this way. */
export function encodeQuotedPrintable(text: string): string {
  // A UTF-16 unit takes at most three bytes, a byte three characters, and a soft break follows at least 73.
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
    // Transports may remove a trailing blank.
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

/** The buffer behind `end` contains an earlier mail. */
function endsLine(i: number, end: number): boolean {
  if (i >= end || bytes[i] === LF) return true;
  return bytes[i] === CR && i + 1 < end && bytes[i + 1] === LF;
}
