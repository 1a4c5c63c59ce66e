export interface Markup {
  readonly markup: string;
}

type Part = string | Markup | null | readonly Markup[];

/** Template tag that escapes each value unless it is `Markup`. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const texts = withoutIndent(template);
  let markup = texts[0]!;
  for (let i = 0; i < parts.length; i++) markup += partText(parts[i]!) + texts[i + 1]!;
  return { markup };
}

const known = new WeakMap<TemplateStringsArray, readonly string[]>();

/** The indentation of the templates would be a third of a mail. */
function withoutIndent(template: TemplateStringsArray): readonly string[] {
  const texts = known.get(template) ?? template.map((text) => text.replaceAll(/\s*\n\s*/g, "\n"));
  known.set(template, texts);
  return texts;
}

export function lines(text: string): Markup {
  return { markup: text.split("\n").map(escaped).join("<br>") };
}

function partText(part: Part): string {
  if (part === null) return "";
  if (typeof part === "string") return escaped(part);
  return "markup" in part ? part.markup : part.map((one) => one.markup).join("");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
