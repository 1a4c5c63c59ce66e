import { type Issue, issue } from "../../../shared/failures/failure.ts";
import type { ContentMember, ContentType, ObjectShape, OneOfShape } from "./contentShapes.ts";
import type { EntryKind } from "./definition.ts";
import { ENTRY_SHAPES } from "./entryShapes.ts";

type Path = readonly string[];
type Members = Readonly<Record<string, unknown>>;

interface Position {
  readonly input: Path;
  readonly stored: Path;
}

export interface ParsedContent {
  /** Unvalidated content in the format of an export. */
  readonly data: unknown;
  readonly issues: readonly Issue[];
  /** Converts a path in `data` to a path in the input. */
  readonly toInputPath: (path: Path) => Path;
}

/** Converts an input of the graph to the format of exports, which `validateContent` validates. */
export function parseContentInput(kind: EntryKind, input: unknown, currency: string): ParsedContent {
  const parser = new InputParser(currency);
  const data = parser.parse({ kind: "object", shape: ENTRY_SHAPES[kind] }, input, { input: [], stored: [] });
  return { data, issues: parser.issues, toInputPath: (path) => parser.toInputPath(path) };
}

class InputParser {
  readonly issues: Issue[] = [];
  readonly #currency: string;
  readonly #inputPaths = new Map<string, Path>();

  constructor(currency: string) {
    this.#currency = currency;
  }

  toInputPath(path: Path): Path {
    for (let length = path.length; length > 0; length -= 1) {
      const found = this.#inputPaths.get(JSON.stringify(path.slice(0, length)));
      if (found) return [...found, ...path.slice(length).filter((step) => step !== "kind")];
    }
    return path;
  }

  parse(type: ContentType, value: unknown, at: Position): unknown {
    this.#inputPaths.set(JSON.stringify(at.stored), at.input);
    if (value == null) return value;
    switch (type.kind) {
      case "list":
        return (value as readonly unknown[]).map((one, i) => this.parse(type.of, one, extend(at, String(i))));
      case "object":
        return this.#parseObject(type.shape, value as Members, at);
      case "oneOf":
        return this.#parseOneOf(type.shape, value as Members, at);
      case "price":
        return this.#parsePrice(value as { readonly amount: number; readonly currency: string }, at);
      default:
        return value;
    }
  }

  #parseObject(shape: ObjectShape, value: Members, at: Position): unknown {
    if (shape.storedAs !== "only") return this.#parseMembers(shape.members, value, at);
    const [{ name, type }] = shape.members as readonly [ContentMember];
    return this.parse(type, value[name], { ...at, input: [...at.input, name] });
  }

  #parseMembers(members: readonly ContentMember[], value: Members, at: Position): Members {
    return Object.assign(
      {},
      ...members.map(({ name, stored = name, type }) => {
        const below = { input: [...at.input, name], stored: [...at.stored, stored] };
        const sent = value[name];
        if (!isInParent(type))
          return sent === undefined ? this.#note(below) : { [stored]: this.parse(type, sent, below) };
        const inParent = { ...below, stored: at.stored };
        if (type.kind === "object")
          return this.#parseMembers(type.shape.members, (sent ?? {}) as Members, inParent);
        return this.#parseInParent(type.shape, (sent ?? {}) as Members, inParent);
      }),
    ) as Members;
  }

  /** Remembers the position of a member that is missing, because it may be required. */
  #note(at: Position): Members {
    this.#inputPaths.set(JSON.stringify(at.stored), at.input);
    return {};
  }

  #parseInParent({ options }: OneOfShape, value: Members, at: Position): Members {
    return Object.assign(
      {},
      ...options.map(({ name, type }) => {
        const stored = [...at.stored, name];
        if (value[name] === undefined) return this.#note({ input: at.input, stored });
        return { [name]: this.parse(type, value[name], { input: [...at.input, name], stored }) };
      }),
    ) as Members;
  }

  /** GraphQL guarantees exactly one member. */
  #parseOneOf({ options }: OneOfShape, value: Members, at: Position): Members {
    const option = options.find(({ name }) => value[name] != null)!;
    const below = { ...at, input: [...at.input, option.name] };
    if (option.type.kind !== "object") {
      const stored = [...at.stored, option.name];
      return {
        kind: option.storedKind,
        [option.name]: this.parse(option.type, value[option.name], { ...below, stored }),
      };
    }
    const members = this.#parseMembers(option.type.shape.members, value[option.name] as Members, below);
    return { kind: option.storedKind, ...members };
  }

  #parsePrice(
    { amount, currency }: { readonly amount: number; readonly currency: string },
    at: Position,
  ): number {
    this.#inputPaths.set(JSON.stringify(at.stored), [...at.input, "amount"]);
    if (currency !== this.#currency) this.issues.push(issue([...at.input, "currency"], "INVALID"));
    return amount;
  }
}

function extend({ input, stored }: Position, step: string): Position {
  return { input: [...input, step], stored: [...stored, step] };
}

type InParent = Extract<ContentType, { readonly kind: "object" | "oneOf" }>;

export function isInParent(type: ContentType): type is InParent {
  return (type.kind === "object" || type.kind === "oneOf") && type.shape.storedAs === "parent";
}
