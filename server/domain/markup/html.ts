/** Markup that is safe as it stands. */
export interface Markup {
  readonly markup: string;
}

type Part = string | Markup | null | readonly Markup[];

/** A template whose values are text, and so are escaped, unless they are markup themselves. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const filled = texts.map((text, i) => text + (i < parts.length ? partText(parts[i]!) : ""));
  return { markup: filled.join("") };
}

/** Several lines of somebody's text. */
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

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
