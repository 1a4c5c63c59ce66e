import { checkText } from "../contact/text.ts";
import { type Issue, type IssueCode, issue } from "../failures/failure.ts";

/** Maximum lengths in UTF-16 code units. The check constraints of the tables have the same limits. */
export const METADATA_LIMITS = { entries: 50, name: 40, value: 500 } as const;

export interface MetadataEntry {
  readonly name: string;
  readonly value: string;
}

export type Metadata = Readonly<Record<string, string>>;

export interface MetadataChange {
  readonly set: readonly MetadataEntry[];
  readonly remove: readonly string[];
}

/** Values are stored as they are. The total number of entries is checked where the stored ones are known. */
export function validateMetadata({ set, remove }: MetadataChange): Issue[] {
  const tooLong = Object.entries({ set, remove }).filter(([, list]) => list.length > METADATA_LIMITS.entries);
  if (tooLong.length > 0) return tooLong.map(([field]) => issue([field], "TOO_MANY"));
  const seen = new Set<string>();
  const checkNew = (name: string): IssueCode | null => {
    if (seen.has(name)) return "DUPLICATE";
    seen.add(name);
    return checkMetadataName(name);
  };
  return [
    ...set.flatMap(({ name, value }, at) => [
      ...toIssues(["set", String(at), "name"], checkNew(name)),
      ...toIssues(["set", String(at), "value"], value.length > METADATA_LIMITS.value ? "TOO_LONG" : null),
    ]),
    ...remove.flatMap((name, at) => toIssues(["remove", String(at)], checkNew(name))),
  ];
}

export function checkMetadataName(name: string): IssueCode | null {
  if (name === "") return "REQUIRED";
  return checkText(name, { max: METADATA_LIMITS.name }) ?? (name.trim() === name ? null : "INVALID");
}

/** By name, in the order of UTF-16 code units, which is the same in every language. */
export function toMetadataEntries(metadata: Metadata): MetadataEntry[] {
  return Object.entries(metadata)
    .map(([name, value]) => ({ name, value }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Without a prototype, so that `__proto__` is a name like any other. */
export function toMetadata(entries: readonly MetadataEntry[]): Metadata {
  const metadata = Object.create(null) as Record<string, string>;
  for (const { name, value } of entries) metadata[name] = value;
  return metadata;
}

const toIssues = (path: readonly string[], code: IssueCode | null) =>
  code === null ? [] : [issue(path, code)];
