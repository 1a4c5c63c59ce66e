import { loadNames } from "./data/loadNames.ts";
import { type EntryRow, findEntries, isSlugTaken, lockSite } from "./data/writeSite.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { cleanText, textFault } from "../../shared/contact/text.ts";
import type { ContentData, EntryKind } from "./rules/definition.ts";
import { validateContent } from "./rules/validateContent.ts";
import { slugFault } from "./rules/slug.ts";
import { type Issue, invalidInput, issue } from "../../shared/failures/failure.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { type Names, namesOf } from "./names.ts";
import { sanitise } from "./sanitise.ts";

/** What an owner writes of an entry. What is left out of a change stays. */
export interface WrittenEntry {
  readonly slug?: string | null | undefined;
  /** Whatever JSON was sent. */
  readonly data?: unknown;
  /** Why: for whoever looks at the revisions. */
  readonly note?: string | null | undefined;
  /** The revision that was edited; somebody else's change since is not written over. */
  readonly revision?: number | null | undefined;
}

const NOTE_MAX = 200;

/** Does work on a site that nobody else changes meanwhile. It may refuse. */
export function writing<T>(
  { database, business, clock }: Scope,
  work: (sql: Sql, now: number) => Promise<T>,
): Promise<Outcome<T>> {
  return toResult(() =>
    database.transaction(async (sql) => {
      const now = clock.now();
      await lockSite(sql, business.id, now);
      return work(sql, now);
    }),
  );
}

/** The entry of that id, or a refusal. */
export async function findEntry(sql: Sql, { business }: Scope, id: string): Promise<EntryRow> {
  const [entry] = await findEntries(sql.query, business.id, [id]);
  if (!entry) throw new DomainError({ code: "ENTRY_NOT_FOUND" });
  return entry;
}

/** What content may name, as it is now. */
export async function namesIn(query: Sql["query"], { business }: Scope): Promise<Names> {
  return namesOf(await loadNames(query, business.id));
}

/** What an entry is to say, judged; its issues are found under `data`. */
export function validateData<Kind extends EntryKind>(
  kind: Kind,
  data: unknown,
  names: Names,
): { readonly data: ContentData[Kind]; readonly issues: readonly Issue[] } {
  const judged = validateContent(kind, data, {
    find: (referred, name) => names.find(referred, name),
    sanitise,
  });
  return {
    data: judged.data,
    issues: judged.issues.map((one) => ({ ...one, path: ["data", ...one.path] })),
  };
}

/** A slug as it is to be, or a refusal: it cannot be one, is a word of our own, or another entry's. */
export async function freeSlug(
  sql: Sql,
  { business }: Scope,
  kind: EntryKind,
  given: string,
  except: string | null,
): Promise<Issue[]> {
  const fault = slugFault(kind, given);
  if (fault) return [issue(["slug"], fault)];
  const isTaken = kind !== "SITE" && (await isSlugTaken(sql, business.id, kind, given, except));
  return isTaken ? [issue(["slug"], "TAKEN")] : [];
}

/** A note as it is kept, with what is wrong with it. */
export function validateNote(given: string | null | undefined): { note: string; issues: Issue[] } {
  const note = cleanText(given ?? "");
  const fault = textFault(note, { max: NOTE_MAX, lines: true });
  return { note, issues: fault ? [issue(["note"], fault)] : [] };
}

/** Refuses what has issues. */
export function refuseIssues(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new DomainError(invalidInput(...issues));
}
