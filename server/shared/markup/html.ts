export interface Markup {
  readonly markup: string;
}

type Part = string | Markup | null | readonly Markup[];

/** Template tag that escapes each value unless it is `Markup`. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const texts = removeIndentation(template);
  let markup = texts[0]!;
  for (let i = 0; i < parts.length; i++) markup += renderPart(parts[i]!) + texts[i + 1]!;
  return { markup };
}

const cache = new WeakMap<TemplateStringsArray, readonly string[]>();

/** The indentation of the templates would be a third of a mail. */
function removeIndentation(template: TemplateStringsArray): readonly string[] {
  const texts = cache.get(template) ?? template.map((text) => text.replaceAll(/\s*\n\s*/g, "\n"));
  cache.set(template, texts);
  return texts;
}

export function lines(text: string): Markup {
  return { markup: text.split("\n").map(escapeHtml).join("<br>") };
}

function renderPart(part: Part): string {
  if (part === null) return "";
  if (typeof part === "string") return escapeHtml(part);
  return "markup" in part ? part.markup : part.map((one) => one.markup).join("");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
