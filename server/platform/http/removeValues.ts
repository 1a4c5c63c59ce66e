/**
 * Replaces everything in a message that may come from a user. Keeps identifiers, codes and lower-case words of the
 * first and last line.
 */
export function removeValues(message: string): string {
  const lines = message
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const ends = lines.length > 1 ? [lines[0], lines.at(-1)] : lines;
  let text = ends
    .join(" … ")
    .slice(0, 2_000)
    .replace(/\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>`]+/gi, "[address]")
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, "[e-mail]");
  for (const pattern of QUOTED) {
    text = text.replace(pattern, (quoted: string, inside: string, offset: number) =>
      isName(inside, text.slice(0, offset)) ? quoted : "[value]",
    );
  }
  for (const [pattern, replacement] of REPLACEMENTS) text = text.replace(pattern, replacement);
  return text
    .replace(WORDS, (word, offset: number) => (isTechnical(word, text.slice(0, offset)) ? word : "[word]"))
    .slice(0, 400);
}

/** Closed or truncated. An apostrophe inside a word is not a quote. */
const QUOTED = [
  /"((?:[^"\\]|\\.)*)(?:"|$)/g,
  /(?<![\p{L}\d])'([^']*)(?:'|$)/gu,
  /`([^`]*)(?:`|$)/g,
  /[“„«‹「『‘]([^”“»›」』’]*)(?:[”“»›」』’]|$)/g,
] as const;

/** The message names the kind of identifier, or it has parentheses. */
function isName(quoted: string, before: string): boolean {
  return /^[\w$.]+\(\)$/.test(quoted) || (/^[a-z_$][\w$]*$/.test(quoted) && NAMED.test(before));
}

const NAMED =
  /\b(?:column|relation|constraint|table|index|function|type|trigger|schema|role|database|statement|sequence|extension|enum|reading|read|setting|property|field|argument|module|package) $/;

/** The order matters. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/\{[^}]*\}?/g, "{[value]}"],
  [/=\([^)]*(?:\)|$)/g, "=([value])"],
  [/=(?!\()[^\s,;&)]+/g, "=[value]"],
  [
    /\b((?:in|un|in\s?correct|not\s)(?:valid|known|expected|supported|correct)\b[^:…]{0,80}:\s)(?!…).+$/i,
    "$1[value]",
  ],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}/g, "[token]"],
  [/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{32,}/g, "[token]"],
  [/(?<![\w-])(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d-]{6,}(?![\w-])/g, "[code]"],
  [/(?<![\w:])(?:[\da-f]{0,4}:){2,}[\da-f.:]*/gi, "[number]"],
  [/\+?\d[\d\s().-]{5,}\d/g, "[number]"],
];

const WORDS = /(?<![\p{L}\p{M}\p{N}_$])\p{L}(?:[\p{L}\p{M}\p{N}_$]|['’](?=\p{L}))*/gu;

/** Elsewhere these words may be names. */
const SENTENCE_STARTS = new Set(
  `A An All Already Another Argument Array At Attempt Authentication Bad Body Call Can't Cannot Client Closed Column Command
  Connection Content Could Couldn't Database Deadlock Did Does Duplicate Each Element Empty Error Exceeded Expected Expecting Failed
  Failing Field File Foreign Found Function Greeting Hostname If In Input Internal Invalid Is It Key Login Mail Malformed Maximum
  Message Missing Module Must Network No Nobody Node Not Null Number Object Only Operation Output Parameter Parse Payload
  Payment Permission Property Query Raw Reached Received Record Reference Refused Reply Request Response Route Row Server Socket
  Some Something Statement Stream String Such Syntax Table Tenant That The There They This Time Timed Timeout Timestamp Too Transaction
  Trigger Two Type Unable Undefined Unexpected Unhandled Unique Unknown Unsupported Upload Upstream Value Variable What When
  Whoever Worker Wrong You`.split(/\s+/),
);

const TECHNICAL_TERMS = new Set(
  `API ASCII BOM CSV DNS GraphQL HTML HTTP HTTPS ID IP JSON JPEG Node.js PDF PGlite PNG PostgreSQL Postgres Prisma SMTP SQL SSL
  STARTTLS SVG Stripe TCP TLS URI URL UTC UTF UUID WebAssembly WebSocket XML EACCES EADDRINUSE EAI_AGAIN EAUTH ECONNABORTED
  ECONNECTION ECONNREFUSED ECONNRESET EDNS EENVELOPE EEXIST EHOSTUNREACH EINVAL EISDIR EMESSAGE EMFILE ENOENT ENOMEM ENOSPC
  ENOTDIR ENOTEMPTY ENOTFOUND EPERM EPIPE EPROTO EROFS ESOCKET ESTREAM ETIMEDOUT ETLS`.split(/\s+/),
);

function isTechnical(word: string, before: string): boolean {
  if (/^[a-z][\w$]*(?:'[a-z]+)?$/.test(word) || word.length === 1) return true;
  if (
    TECHNICAL_TERMS.has(word) ||
    /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(word) ||
    /^[A-Z]{1,2}\d{1,4}$/.test(word)
  )
    return true;
  if (/^[A-Z][a-zA-Z]*(?:Error|Exception|Fault)$/.test(word)) return true;
  return SENTENCE_STARTS.has(word) && /(?:^|[.…:;!?]\s)$/.test(before);
}
