import { type Token, type Tokens, lexer } from "marked";

/** An example of a guide that tests run. Values in angle brackets are placeholders. */
export interface Recipe {
  readonly name: string;
  readonly language: "graphql" | "sh";
  readonly text: string;
  /** Sent with a key, although the text does not show it. */
  readonly hasKey: boolean;
  /** Sent with a platform key instead. */
  readonly isForPlatform?: true;
  readonly variables: unknown;
  readonly answer: unknown;
}

export interface Block {
  readonly heading: string;
  readonly language: string;
  readonly roles: readonly string[];
  readonly text: string;
}

export function readBlocks(markdown: string): readonly Block[] {
  let heading = "";
  return lexer(markdown).flatMap((token: Token): Block[] => {
    if (token.type === "heading") heading = (token as Tokens.Heading).text;
    if (token.type !== "code") return [];
    const { lang = "", text } = token as Tokens.Code;
    const [language = "", ...roles] = lang.split(" ");
    return [{ heading, language, roles, text }];
  });
}

/** @throws if an example has no answer, or an answer no example */
export function readRecipes(guide: string, markdown: string): readonly Recipe[] {
  const blocks = readBlocks(markdown);
  const recipes: Recipe[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const { heading, language, roles, text } = blocks[at]!;
    const name = `${guide}, ${heading}`;
    if (!roles.includes("recipe")) {
      if (roles.includes("variables") || roles.includes("answer")) throw new Error(`${name}: of no recipe`);
      continue;
    }
    if (language !== "graphql" && language !== "sh") throw new Error(`${name}: ${language} cannot be run`);
    const take = (role: string): unknown => {
      const next = blocks[at + 1];
      if (!next?.roles.includes(role)) return undefined;
      at += 1;
      return JSON.parse(next.text);
    };
    const variables = take("variables");
    const answer = take("answer");
    if (answer === undefined) throw new Error(`${name}: it has no answer`);
    const platform = roles.includes("platform") ? { isForPlatform: true as const } : {};
    recipes.push({ name, language, text, hasKey: roles.includes("key"), ...platform, variables, answer });
  }
  return recipes;
}

export type Values = Readonly<Record<string, unknown>>;

const PLACE = /^<(\w+)>$/;

/** @throws if a value is unknown */
export function fillPlaceholders(variables: unknown, values: Values): unknown {
  if (typeof variables === "string") {
    const name = PLACE.exec(variables)?.[1];
    if (name === undefined) return variables;
    if (!Object.hasOwn(values, name)) throw new Error(`nothing gave <${name}>`);
    return values[name];
  }
  if (Array.isArray(variables)) return variables.map((one) => fillPlaceholders(one, values));
  if (variables === null || typeof variables !== "object") return variables;
  return Object.fromEntries(
    Object.entries(variables).map(([key, value]) => [key, fillPlaceholders(value, values)]),
  );
}

export interface Comparison {
  /** Differences. Empty if the answers match. */
  readonly differences: readonly string[];
  readonly found: Values;
}

/** Matches any characters in a text. */
const ANY_CHARACTERS = "…";

/**
 * Compares a response with an example. A name in angle brackets matches any value, and the same value where it occurs
 * again. `…` matches any characters. An example may show only the first entries of a list; further entries need the
 * keys and types of the first.
 */
export function compareAnswer(shown: unknown, answer: unknown, values: Values = {}): Comparison {
  const differences: string[] = [];
  const found: Record<string, unknown> = {};
  const compare = (expected: unknown, actual: unknown, path: string, isShown = true): void => {
    const report = (what: string) => void differences.push(`${path || "the answer"}: ${what}`);
    const name = typeof expected === "string" ? PLACE.exec(expected)?.[1] : undefined;
    if (name !== undefined) {
      if (actual === null || actual === undefined) return report(`nothing for <${name}>`);
      const known = found[name] ?? values[name];
      if (known !== undefined && known !== actual) return report(`another <${name}> than before`);
      found[name] = actual;
      return;
    }
    if (getKind(expected) !== getKind(actual))
      return report(`${getKind(actual)} instead of ${getKind(expected)}`);
    if (Array.isArray(expected) && Array.isArray(actual)) {
      if (expected.length > 0 && actual.length === 0) return report("an empty list");
      if (expected.length > 0)
        actual.forEach((one, at) =>
          compare(expected[at] ?? expected[0], one, `${path}[${at}]`, isShown && at < expected.length),
        );
      return;
    }
    if (expected === null || typeof expected !== "object") {
      if (isShown && !isValue(expected, actual))
        report(`${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
      return;
    }
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual as object)]);
    for (const key of keys) {
      const inner = path === "" ? key : `${path}.${key}`;
      if (!Object.hasOwn(expected, key)) differences.push(`${inner}: it is not shown`);
      else if (!Object.hasOwn(actual as object, key)) differences.push(`${inner}: it is not there`);
      else compare(Reflect.get(expected, key), Reflect.get(actual as object, key), inner, isShown);
    }
  };
  compare(shown, answer, "");
  return { differences, found };
}

function isValue(shown: unknown, actual: unknown): boolean {
  if (typeof shown !== "string" || typeof actual !== "string" || !shown.includes(ANY_CHARACTERS))
    return shown === actual;
  const parts = shown.split(ANY_CHARACTERS).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "s").test(actual);
}

function getKind(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}
