import { fileTypeFromBuffer } from "file-type";
import { plainLine } from "../../shared/contact/text.ts";

const LONGEST_NAME = 100;
const LONGEST_ENDING = 12;

/**
 * What a file is by its content: whatever its sender calls it. Texts have no mark, so what holds no NUL and is UTF-8
 * counts as one. Null: nobody can tell.
 */
export async function mediaTypeOf(content: Uint8Array, name: string): Promise<string | null> {
  const ending = /\.[a-z0-9]+$/i.exec(name)?.[0].toLowerCase() ?? "";
  const found = await fileTypeFromBuffer(content);
  // Several old formats share one container, and only the name tells them apart.
  if (found?.mime === "application/x-cfb") return OLD_OFFICE[ending] ?? found.mime;
  if (found) return found.mime;
  return isText(content) ? (TEXTS[ending] ?? "text/plain") : null;
}

const OLD_OFFICE: Readonly<Record<string, string>> = {
  ".doc": "application/msword",
  ".xls": "application/vnd.ms-excel",
  ".ppt": "application/vnd.ms-powerpoint",
};

/** Texts that are nothing but text, also to whoever opens them. */
const TEXTS: Readonly<Record<string, string>> = {
  ".csv": "text/csv",
  ".ics": "text/calendar",
  ".vcf": "text/vcard",
};

function isText(content: Uint8Array): boolean {
  if (content.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}

/** The name of a file as it is kept: without folders, without what hides or turns letters, of bounded length. */
export function fileName(sent: string): string {
  const line = plainLine(sent.slice(-1000).split(/[/\\]/).at(-1) ?? "", 1000).replace(/^[.\s]+/, "");
  const ending = /\.[^.\s]+$/.exec(line)?.[0] ?? "";
  if (line.length <= LONGEST_NAME || ending.length > LONGEST_ENDING)
    return plainLine(line, LONGEST_NAME) || "file";
  return plainLine(line.slice(0, -ending.length), LONGEST_NAME - ending.length) + ending;
}
