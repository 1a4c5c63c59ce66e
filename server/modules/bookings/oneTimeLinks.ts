import { type RowName, lockRowIds } from "../../platform/database/findNamed.ts";
import { type LinkRow, findLink } from "./data/links/findLink.ts";
import { changeLink, insertLink, lockLink, replaceLinkServices, revokeLink } from "./data/links/writeLink.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { type FailureWith, type Issue, invalidInput, issue } from "../../shared/failures/failure.ts";
import { isLinkSlug, LINK_SLUG_MAX, getLinkState } from "./rules/oneTimeLink.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { RandomSource } from "../../platform/database/ports.ts";
import { toResult, invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** `serviceIds` has null for an unknown service. */
export interface NewLinkInput {
  readonly serviceIds: readonly (string | null)[];
  /** Null for a random slug. */
  readonly slug: string | null;
  readonly name: string;
  /** Epoch milliseconds. Null if it never expires. */
  readonly expiresAt: number | null;
}

const MAX_SERVICES = 50;
const MAX_NAME_LENGTH = 120;

/** Returns the row id. */
export async function createOneTimeLink(scope: Scope, input: NewLinkInput): Promise<Outcome<string>> {
  const now = scope.clock.now();
  const name = cleanText(input.name);
  const slug = input.slug?.trim() ?? null;
  const issues = [
    ...serviceIssues(input.serviceIds),
    ...slugIssues(slug),
    ...nameIssues(name),
    ...(input.expiresAt !== null && !isFutureInstant(input.expiresAt, now)
      ? [issue(["expiresAt"], "OUT_OF_RANGE")]
      : []),
  ];
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const link = {
    businessId: scope.business.id,
    id: newId(now, scope.random),
    slug: slug ?? randomSlug(scope.random),
    name,
    serviceIds: [...new Set(input.serviceIds)].filter((id) => id !== null),
    createdAt: now,
    expiresAt: input.expiresAt,
  };
  if (!(await insertLink(scope.database.query, link)))
    return { ok: false, failure: invalidInput(issue(["slug"], "TAKEN")) };
  return { ok: true, value: link.id };
}

/** Absent fields stay unchanged. */
export interface LinkChanges {
  readonly services?: readonly RowName[] | undefined;
  readonly name?: string | undefined;
  /** Epoch milliseconds. Null if it never expires. */
  readonly expiresAt?: number | null | undefined;
}

/** A later date makes an expired link valid again. Returns the row id. */
export function updateOneTimeLink(
  { database, business, clock }: Scope,
  slug: string,
  changes: LinkChanges,
): Promise<Outcome<string, FailureWith<"INVALID_INPUT" | "LINK_NOT_FOUND" | "LINK_SPENT" | "SLUG_EXPIRED">>> {
  const now = clock.now();
  const name = changes.name === undefined ? undefined : cleanText(changes.name);
  return toResult((reject) =>
    database.transaction(async (sql) => {
      const id = await lockLink(sql, business.id, slug);
      const link = id === null ? null : await findLink(sql.query, business.id, slug, now);
      if (!link) throw reject({ code: "LINK_NOT_FOUND" });
      const state = getLinkState(link, now);
      if (state === "SPENT" || state === "RESERVED") throw reject({ code: "LINK_SPENT" });
      if (state === "REVOKED") throw reject({ code: "SLUG_EXPIRED" });
      const serviceIds =
        changes.services && (await lockRowIds(sql, "services", business.id, changes.services));
      const issues = [
        ...(serviceIds ? serviceIssues(serviceIds) : []),
        ...(name === undefined ? [] : nameIssues(name)),
        ...(changes.expiresAt != null && !isFutureInstant(changes.expiresAt, now)
          ? [issue(["expiresAt"], "OUT_OF_RANGE")]
          : []),
      ];
      if (issues.length > 0) throw invalidInputError(...issues);
      await changeLink(sql, business.id, link.id, { name, expiresAt: changes.expiresAt });
      if (serviceIds) {
        const uniqueServiceIds = [...new Set(serviceIds)].filter((one) => one !== null);
        await replaceLinkServices(sql, business.id, link.id, uniqueServiceIds);
      }
      return link.id;
    }),
  );
}

/** Bookings made with the link are kept. */
export async function revokeOneTimeLink(
  scope: Scope,
  slug: string,
): Promise<Outcome<LinkRow, FailureWith<"LINK_NOT_FOUND" | "LINK_SPENT">>> {
  const { database, business, clock } = scope;
  if (isLinkSlug(slug)) await revokeLink(database.query, business.id, slug, clock.now());
  const link = await findLink(database.query, business.id, slug, clock.now());
  if (!link) return { ok: false, failure: { code: "LINK_NOT_FOUND" } };
  return link.spentAt === null ? { ok: true, value: link } : { ok: false, failure: { code: "LINK_SPENT" } };
}

/** A link that is not live gives only a failure. */
export async function openOneTimeLink(
  scope: Scope,
  slug: string,
): Promise<Outcome<LinkRow, FailureWith<"LINK_NOT_FOUND" | "SLUG_EXPIRED">>> {
  const now = scope.clock.now();
  const link = await findLink(scope.database.query, scope.business.id, slug, now);
  if (!link) return { ok: false, failure: { code: "LINK_NOT_FOUND" } };
  return getLinkState(link, now) === "LIVE"
    ? { ok: true, value: link }
    : { ok: false, failure: { code: "SLUG_EXPIRED" } };
}

function serviceIssues(ids: readonly (string | null)[]): Issue[] {
  if (ids.length === 0) return [issue(["services"], "REQUIRED")];
  if (ids.length > MAX_SERVICES) return [issue(["services"], "OUT_OF_RANGE")];
  return ids.flatMap((id, i) => (id === null ? [issue(["services", String(i)], "NOT_FOUND")] : []));
}

function slugIssues(slug: string | null): Issue[] {
  if (slug === null || isLinkSlug(slug)) return [];
  return [issue(["slug"], slug.length > LINK_SLUG_MAX ? "TOO_LONG" : "INVALID")];
}

function nameIssues(name: string): Issue[] {
  const issueCode = checkText(name, { max: MAX_NAME_LENGTH });
  return issueCode ? [issue(["name"], issueCode)] : [];
}

function isFutureInstant(instant: number, now: number): boolean {
  return instant > now && instant < Date.UTC(2200, 0, 1);
}

const SLUG_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** Returns 80 random bits. */
function randomSlug(random: RandomSource): string {
  return Array.from(random.bytes(16), (byte) => SLUG_LETTERS[byte & 31]).join("");
}
