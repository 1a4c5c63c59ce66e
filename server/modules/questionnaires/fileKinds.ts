import { fileTypeFromBuffer } from "file-type";
import { toPlainLine } from "../../shared/contact/text.ts";

const LONGEST_NAME = 100;
const LONGEST_ENDING = 12;

/** Detects the media type by content. Text formats have no signature, so valid UTF-8 without NUL counts as text. */
export async function detectMediaType(content: Uint8Array, name: string): Promise<string | null> {
  const extension = /\.[a-z0-9]+$/i.exec(name)?.[0].toLowerCase() ?? "";
  const detected = await fileTypeFromBuffer(content);
  // Old Office formats share one container, so the extension decides.
  if (detected?.mime === "application/x-cfb") return OLD_OFFICE[extension] ?? detected.mime;
  if (detected) return detected.mime;
  return isText(content) ? (TEXTS[extension] ?? "text/plain") : null;
}

const OLD_OFFICE: Readonly<Record<string, string>> = {
  ".doc": "application/msword",
  ".xls": "application/vnd.ms-excel",
  ".ppt": "application/vnd.ms-powerpoint",
};

/** Text formats that are safe to open. */
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

/** Removes folders, leading dots and control characters, and limits the length. */
export function cleanFileName(rawName: string): string {
  const line = toPlainLine(rawName.slice(-1000).split(/[/\\]/).at(-1) ?? "", 1000).replace(/^[.\s]+/, "");
  const extension = /\.[^.\s]+$/.exec(line)?.[0] ?? "";
  if (line.length <= LONGEST_NAME || extension.length > LONGEST_ENDING)
    return toPlainLine(line, LONGEST_NAME) || "file";
  return toPlainLine(line.slice(0, -extension.length), LONGEST_NAME - extension.length) + extension;
}
