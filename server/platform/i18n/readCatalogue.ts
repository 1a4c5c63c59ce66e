export type Catalogue = Readonly<Record<string, string>>;

/** Parses PO files without contexts and plural forms. */
export function readCatalogue(text: string): Catalogue {
  const entries: Record<string, string> = {};
  for (const block of text.split(/\n{2,}/)) {
    if (block.includes("\n#~ ") || block.startsWith("#~ ")) continue;
    const id = field(block, "msgid");
    const translation = field(block, "msgstr");
    if (id && translation) entries[id] = translation;
  }
  return entries;
}

function field(block: string, name: string): string {
  const lines = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, "m").exec(block)?.[1] ?? "";
  return [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => unescaped(part ?? "")).join("");
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, character: string) => (character === "n" ? "\n" : character));
}
