import { domainToASCII } from "node:url";
import type { Mailbox } from "../mailTransport.ts";
import { oneLine } from "../oneLine.ts";

/** RFC 2047 section 2: 75 characters, of which 12 are the delimiters. */
const WORD_BYTES = 45;
/** RFC 5322 section 2.1.1. */
const WIDTH = 76;
/** A line without spaces cannot be folded and must stay below 998 characters. */
const LONGEST = 400;

export function header(name: string, value: string): string {
  return `${fold(`${name}: ${value}`)}\r\n`;
}

export function headerText(text: string): string {
  const line = oneLine(text);
  return isSimple(line) ? line : encodedWords(line);
}

export function mailbox({ name, email }: Mailbox): string {
  const said = oneLine(name);
  const address = `<${asciiAddress(email)}>`;
  if (said === "") return address;
  const phrase = isSimple(said) ? `"${said.replaceAll(/["\\]/g, String.raw`\$&`)}"` : encodedWords(said);
  return `${phrase} ${address}`;
}

/** Removes characters that would end the header or the SMTP command. */
export function asciiAddress(email: string): string {
  const clean = email.replaceAll(/[\s<>]/g, "");
  const at = clean.lastIndexOf("@");
  const domain = clean.slice(at + 1);
  return `${clean.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}

const isSimple = (text: string): boolean =>
  /^[\x20-\x7e]*$/.test(text) && !text.includes("=?") && text.length < LONGEST;

function encodedWords(text: string): string {
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
