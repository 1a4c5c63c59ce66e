import { domainToASCII } from "node:url";
import type { Mailbox } from "../mailTransport.ts";
import { oneLine } from "../oneLine.ts";

/** RFC 2047 section 2: at most 75 characters a word, twelve of them for `=?utf-8?B?` and `?=`. */
const WORD_BYTES = 45;
/** Lines should stay below this (RFC 5322 section 2.1.1). */
const WIDTH = 76;
/** The longest that is still written as it is: no line may reach 998, and it may be without any space. */
const LONGEST = 400;

/** A line of a mail's head, folded where it is long; nothing in it begins another line. */
export function header(name: string, value: string): string {
  return `${fold(`${name}: ${value}`)}\r\n`;
}

/** Free text in a header, such as a subject. */
export function headerText(text: string): string {
  const line = oneLine(text);
  return isSimple(line) ? line : encodedWords(line);
}

/** A name with its address: `"Ada Lovelace" <ada@example.com>`. */
export function mailbox({ name, email }: Mailbox): string {
  const said = oneLine(name);
  const address = `<${asciiAddress(email)}>`;
  if (said === "") return address;
  const phrase = isSimple(said) ? `"${said.replaceAll(/["\\]/g, String.raw`\$&`)}"` : encodedWords(said);
  return `${phrase} ${address}`;
}

/** An address whose domain is as mail servers know it; nothing in it ends the header or the command that it stands in. */
export function asciiAddress(email: string): string {
  const clean = email.replaceAll(/[\s<>]/g, "");
  const at = clean.lastIndexOf("@");
  const domain = clean.slice(at + 1);
  return `${clean.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}

const isSimple = (text: string): boolean =>
  /^[\x20-\x7e]*$/.test(text) && !text.includes("=?") && text.length < LONGEST;

/** Text in base64 words, none of which ends within a character. */
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
    // A line of blanks alone would end the head for some readers.
    if (current.trim() !== "" && current.length + 1 + word.length > WIDTH) {
      lines.push(current);
      current = ` ${word}`;
    } else current = current === "" ? word : `${current} ${word}`;
  }
  return [...lines, current].join("\r\n");
}
