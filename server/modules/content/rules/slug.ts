import type { IssueCode } from "../../../shared/failures/failure.ts";
import { RESERVED_SLUGS as RESERVED_ROUTES } from "../../../shared/ids/slug.ts";
import type { EntryKind } from "./definition.ts";

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
  "schemas",
];

const SLUG_MAX = 60;

/** Returns null if the slug is valid. The home page and the settings have an empty slug. */
export function checkSlug(kind: EntryKind, slug: string): IssueCode | null {
  if (kind === "SITE") return slug === "" ? null : "INVALID";
  if (slug === "") return kind === "PAGE" ? null : "REQUIRED";
  if (slug.length > SLUG_MAX) return "TOO_LONG";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return "INVALID";
  return kind === "PAGE" && RESERVED_SLUGS.includes(slug) ? "TAKEN" : null;
}

/** Converts a title to a slug: "What to bring?" becomes `what-to-bring`. Returns "" if no character is usable. */
export function slugify(title: string): string {
  return title
    .slice(0, 400)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, "");
}
