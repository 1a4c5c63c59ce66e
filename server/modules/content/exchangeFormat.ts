import { ENTRY_KINDS, type EntryKind } from "./rules/definition.ts";
import { type Issue, issue } from "../../shared/failures/failure.ts";
import {
  type JsonPosition,
  readMember,
  readBoolean,
  readList,
  readObject,
  readText,
  readEnum,
  dropFollowUpIssues,
} from "../../shared/forms/readJson.ts";

export const EXCHANGE_FORMAT = { format: "daybook-site", version: 1 } as const;

export interface ExportedEntry {
  readonly kind: EntryKind;
  readonly slug: string;
  readonly isPublished: boolean;
  /** References are slugs; references to any kind of page carry the kind, as in `page:about`. */
  readonly data: unknown;
}

export interface ExportedSite {
  readonly format: "daybook-site";
  readonly version: 1;
  readonly entries: readonly ExportedEntry[];
}

const MAX_ENTRIES = 1_000;

export function parseExportedSite(content: unknown): {
  readonly entries: readonly ExportedEntry[];
  readonly issues: readonly Issue[];
} {
  const place: JsonPosition = { path: ["content"], issues: [] };
  const object = readObject(content, place, ["format", "version", "entries"]);
  if (readMember(object, "format") !== EXCHANGE_FORMAT.format)
    place.issues.push(issue(["content", "format"], "INVALID"));
  if (readMember(object, "version") !== EXCHANGE_FORMAT.version)
    place.issues.push(issue(["content", "version"], "OLD_VERSION"));
  const entries = readList(object, "entries", place, { maxItems: MAX_ENTRIES }, (value, at) => {
    const entry = readObject(value, at, ["kind", "slug", "isPublished", "data"]);
    return {
      kind: readEnum(entry, "kind", at, ENTRY_KINDS) ?? "PAGE",
      slug: readText(entry, "slug", at, { max: 60 }),
      isPublished: readBoolean(entry, "isPublished", at),
      data: readMember(entry, "data"),
    };
  });
  return { entries, issues: dropFollowUpIssues(place.issues) };
}
