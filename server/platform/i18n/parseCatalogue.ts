export type Catalogue = Readonly<Record<string, string>>;

/** Parses PO files without contexts and plural forms. */
export function parseCatalogue(text: string): Catalogue {
  const entries: Record<string, string> = {};
  for (const block of text.split(/\n{2,}/)) {
    if (block.includes("\n#~ ") || block.startsWith("#~ ")) continue;
    const id = getField(block, "msgid");
    const translation = getField(block, "msgstr");
    if (id && translation) entries[id] = translation;
  }
  return entries;
}

function getField(block: string, name: string): string {
  const lines = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, "m").exec(block)?.[1] ?? "";
  return [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => unescape(part ?? "")).join("");
}

function unescape(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, character: string) => (character === "n" ? "\n" : character));
}
