/** Translations by the English message that is their id; those that are still missing are not among them. */
export type Catalogue = Readonly<Record<string, string>>;

/** Reads a catalogue as our extraction writes it: gettext's PO, without contexts and without plural forms of its own. */
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

/** A field's text may go on over several lines, each in quotes of its own. */
function field(block: string, name: string): string {
  const lines = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, "m").exec(block)?.[1] ?? "";
  return [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => unescaped(part ?? "")).join("");
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, character: string) => (character === "n" ? "\n" : character));
}
