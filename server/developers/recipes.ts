import { type Token, type Tokens, lexer } from "marked";

/** An example of a guide that is run: what is sent, and what is answered. Values in angle brackets are filled in. */
export interface Recipe {
  /** Under which heading of which guide it stands. */
  readonly name: string;
  readonly language: "graphql" | "sh";
  readonly text: string;
  /** It is sent with a key, though its text does not say so. */
  readonly hasKey: boolean;
  readonly variables: unknown;
  readonly answer: unknown;
}

/** A block of code of a guide. */
export interface Block {
  readonly heading: string;
  readonly language: string;
  readonly roles: readonly string[];
  readonly text: string;
}

/** All blocks of code of a guide, in their order. */
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

/** The examples of a guide that are run. @throws when one has no answer, or when what belongs to one stands alone. */
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
    recipes.push({ name, language, text, hasKey: roles.includes("key"), variables, answer });
  }
  return recipes;
}

/** Values by the names that stand for them in angle brackets. */
export type Values = Readonly<Record<string, unknown>>;

const PLACE = /^<(\w+)>$/;

/** Puts values into variables. @throws when one is not known. */
export function fillIn(variables: unknown, values: Values): unknown {
  if (typeof variables === "string") {
    const name = PLACE.exec(variables)?.[1];
    if (name === undefined) return variables;
    if (!Object.hasOwn(values, name)) throw new Error(`nothing gave <${name}>`);
    return values[name];
  }
  if (Array.isArray(variables)) return variables.map((one) => fillIn(one, values));
  if (variables === null || typeof variables !== "object") return variables;
  return Object.fromEntries(Object.entries(variables).map(([key, value]) => [key, fillIn(value, values)]));
}

/** What a comparison found. */
export interface Comparison {
  /** How the answer differs from what is shown; empty: in nothing that counts. */
  readonly faults: readonly string[];
  /** What stands where the shown answer has names in angle brackets. */
  readonly found: Values;
}

/** Placeholder for any characters in the text of an example. */
const ANY_CHARACTERS = "…";

/**
 * Compares a response with the one in an example. Keys and values must be equal. A name in angle brackets matches a value that differs
 * between runs, and the same value wherever the name occurs again. `…` in a text matches any characters. An example may show the first
 * entries of a list only; further entries need the keys and kinds of values of the first one.
 */
export function compareAnswer(shown: unknown, answer: unknown, values: Values = {}): Comparison {
  const faults: string[] = [];
  const found: Record<string, unknown> = {};
  const compare = (expected: unknown, actual: unknown, path: string, isShown = true): void => {
    const fault = (what: string) => void faults.push(`${path || "the answer"}: ${what}`);
    const name = typeof expected === "string" ? PLACE.exec(expected)?.[1] : undefined;
    if (name !== undefined) {
      if (actual === null || actual === undefined) return fault(`nothing for <${name}>`);
      const known = found[name] ?? values[name];
      if (known !== undefined && known !== actual) return fault(`another <${name}> than before`);
      found[name] = actual;
      return;
    }
    if (kindOf(expected) !== kindOf(actual)) return fault(`${kindOf(actual)} instead of ${kindOf(expected)}`);
    if (Array.isArray(expected) && Array.isArray(actual)) {
      if (expected.length > 0 && actual.length === 0) return fault("an empty list");
      if (expected.length > 0)
        actual.forEach((one, at) =>
          compare(expected[at] ?? expected[0], one, `${path}[${at}]`, isShown && at < expected.length),
        );
      return;
    }
    if (expected === null || typeof expected !== "object") {
      if (isShown && !isValue(expected, actual))
        fault(`${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
      return;
    }
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual as object)]);
    for (const key of keys) {
      const inner = path === "" ? key : `${path}.${key}`;
      if (!Object.hasOwn(expected, key)) faults.push(`${inner}: it is not shown`);
      else if (!Object.hasOwn(actual as object, key)) faults.push(`${inner}: it is not there`);
      else compare(Reflect.get(expected, key), Reflect.get(actual as object, key), inner, isShown);
    }
  };
  compare(shown, answer, "");
  return { faults, found };
}

function isValue(shown: unknown, actual: unknown): boolean {
  if (typeof shown !== "string" || typeof actual !== "string" || !shown.includes(ANY_CHARACTERS))
    return shown === actual;
  const parts = shown.split(ANY_CHARACTERS).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "s").test(actual);
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}
