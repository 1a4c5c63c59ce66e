import { domainToASCII } from "node:url";
import type { Mailbox } from "../mailTransport.ts";
import { toOneLine } from "../toOneLine.ts";

/** RFC 2047 section 2: 75 characters, of which 12 are the delimiters. */
const WORD_BYTES = 45;
/** RFC 5322 section 2.1.1. */
const WIDTH = 76;
/** A line without spaces cannot be folded and must stay below 998 characters. */
const MAX_PLAIN_LENGTH = 400;

export function formatHeader(name: string, value: string): string {
  return `${fold(`${name}: ${value}`)}\r\n`;
}

export function formatHeaderText(text: string): string {
  const line = toOneLine(text);
  return isSimple(line) ? line : encodeWords(line);
}

export function formatMailbox({ name, email }: Mailbox): string {
  const displayName = toOneLine(name);
  const address = `<${toAsciiAddress(email)}>`;
  if (displayName === "") return address;
  const phrase = isSimple(displayName)
    ? `"${displayName.replaceAll(/["\\]/g, String.raw`\$&`)}"`
    : encodeWords(displayName);
  return `${phrase} ${address}`;
}

/** Removes characters that would end the header or the SMTP command. */
export function toAsciiAddress(email: string): string {
  const clean = email.replaceAll(/[\s<>]/g, "");
  const at = clean.lastIndexOf("@");
  const domain = clean.slice(at + 1);
  return `${clean.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}

const isSimple = (text: string): boolean =>
  /^[\x20-\x7e]*$/.test(text) && !text.includes("=?") && text.length < MAX_PLAIN_LENGTH;

function encodeWords(text: string): string {
  const words: string[] = [];
  let word = "";
  let bytes = 0;
  for (const character of text) {
    const size = Buffer.byteLength(character);
    if (bytes + size > WORD_BYTES) {
      words.push(word);
      [word, bytes] = ["", 0];
    }
    word += character;
    bytes += size;
  }
  words.push(word);
  return words.map((one) => `=?utf-8?B?${Buffer.from(one, "utf8").toString("base64")}?=`).join(" ");
}

function fold(line: string): string {
  if (line.length <= WIDTH) return line;
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ")) {
    // Some readers take a blank line for the end of the headers.
    if (current.trim() !== "" && current.length + 1 + word.length > WIDTH) {
      lines.push(current);
      current = ` ${word}`;
    } else current = current === "" ? word : `${current} ${word}`;
  }
  return [...lines, current].join("\r\n");
}
