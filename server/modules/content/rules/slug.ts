import type { IssueCode } from "../../../shared/failures/failure.ts";
import { RESERVED_SLUGS as RESERVED_ROUTES } from "../../../shared/ids/slug.ts";
import type { EntryKind } from "./definition.ts";

/** Words that addresses of our own begin with. */
export const RESERVED_SLUGS: readonly string[] = [
  ...RESERVED_ROUTES,
  "media",
  "uploads",
  "exports",
  "healthz",
  "readyz",
  "metrics",
  "demo",
  "webhooks",
];

const SLUG_MAX = 60;

/** What is wrong with an entry's slug; null: nothing. Home's and the site's own is empty. */
export function slugFault(kind: EntryKind, slug: string): IssueCode | null {
  if (kind === "SITE") return slug === "" ? null : "INVALID";
  if (slug === "") return kind === "PAGE" ? null : "REQUIRED";
  if (slug.length > SLUG_MAX) return "TOO_LONG";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return "INVALID";
  return kind === "PAGE" && RESERVED_SLUGS.includes(slug) ? "TAKEN" : null;
}

/** A slug made of a title: `What to bring?` is `what-to-bring`; empty when nothing of it can be one. */
export function slugOf(title: string): string {
  return title
    .slice(0, 400)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, "");
}
