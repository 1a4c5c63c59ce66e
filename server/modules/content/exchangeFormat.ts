import { ENTRY_KINDS, type EntryKind } from "./rules/definition.ts";
import { type Issue, issue } from "../../shared/failures/failure.ts";
import {
  type Place,
  member,
  readFlag,
  readList,
  readObject,
  readText,
  readWord,
  withoutFollowing,
} from "../../shared/forms/readJson.ts";

export const EXCHANGE_FORMAT = { format: "daybook-site", version: 1 } as const;

export interface ExchangedEntry {
  readonly kind: EntryKind;
  readonly slug: string;
  readonly isPublished: boolean;
  /** References are slugs; references to any kind of page carry the kind, as in `page:about`. */
  readonly data: unknown;
}

export interface ExchangedSite {
  readonly format: "daybook-site";
  readonly version: 1;
  readonly entries: readonly ExchangedEntry[];
}

const MOST_ENTRIES = 1_000;

export function readExchange(content: unknown): {
  readonly entries: readonly ExchangedEntry[];
  readonly issues: readonly Issue[];
} {
  const place: Place = { path: ["content"], issues: [] };
  const object = readObject(content, place, ["format", "version", "entries"]);
  if (member(object, "format") !== EXCHANGE_FORMAT.format)
    place.issues.push(issue(["content", "format"], "INVALID"));
  if (member(object, "version") !== EXCHANGE_FORMAT.version)
    place.issues.push(issue(["content", "version"], "OLD_VERSION"));
  const entries = readList(object, "entries", place, { most: MOST_ENTRIES }, (value, at) => {
    const entry = readObject(value, at, ["kind", "slug", "isPublished", "data"]);
    return {
      kind: readWord(entry, "kind", at, ENTRY_KINDS) ?? "PAGE",
      slug: readText(entry, "slug", at, { max: 60 }),
      isPublished: readFlag(entry, "isPublished", at),
      data: member(entry, "data"),
    };
  });
  return { entries, issues: withoutFollowing(place.issues) };
}
