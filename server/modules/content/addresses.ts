import { findFormerSlug } from "./data/loadSite.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import type { EntryKind, Target } from "./rules/definition.ts";
import { type Address, parsePath, pathOf, previewBase } from "./rules/paths.ts";
import { RESERVED_SLUGS } from "./rules/slug.ts";
import { decodeTypeId } from "../../shared/ids/typeId.ts";
import { type Shown, type SiteView, isOf, shownAs } from "./siteView.ts";

export type Resolved =
  | { readonly kind: "ENTRY"; readonly entry: Shown; readonly address: Address }
  | { readonly kind: "REDIRECT"; readonly location: string };

export function addressOf(view: SiteView, entry: Shown): Address | null {
  if (isOf("PAGE", entry)) return { kind: "PAGE", path: entry.slug };
  if (isOf("POST", entry)) {
    return { kind: "POST", slug: entry.slug, path: slugOfPage(view, entry.data.blog), category: "" };
  }
  if (isOf("PRODUCT", entry)) {
    return { kind: "PRODUCT", product: entry.slug, path: slugOfPage(view, entry.data.shop) };
  }
  if (!isOf("CATEGORY", entry)) return null;
  // With a single blog, categories belong to that blog.
  const blogs = view.pages.filter(({ data }) => data.isBlog);
  return { kind: "CATEGORY", slug: entry.slug, path: blogs.length === 1 ? blogs[0]!.slug : "" };
}

export function pathOfEntry(view: SiteView, entry: Shown): string | null {
  const address = addressOf(view, entry);
  return address && pathOf(address, previewBase(view.preview?.id ?? null));
}

function slugOfPage(view: SiteView, id: string | null): string {
  return shownAs(view, "PAGE", id)?.slug ?? "";
}

export function hrefOf(view: SiteView, target: Target | null): string | null {
  if (target === null) return null;
  if (target.kind === "URL") return target.url;
  if (target.kind === "PATH") return ownPath(view, target.path);
  const entry = view.byId.get(target.entry);
  return entry ? pathOfEntry(view, entry) : null;
}

/** Rewrites a path of the site so that links inside a preview stay in the preview. */
export function ownPath(view: SiteView, path: string): string {
  if (view.preview === null) return path;
  const [, bare = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const first = bare.split("/")[1] ?? "";
  const isOurs = RESERVED_SLUGS.includes(first) && !["b", "c", "product"].includes(first);
  const address = isOurs || first.includes(".") ? null : parsePath(bare);
  return address ? pathOf(address, previewBase(view.preview.id)) + rest : path;
}

export async function resolvePath(
  query: Sql["query"],
  view: SiteView,
  path: string,
): Promise<Resolved | null> {
  const base = previewBase(view.preview?.id ?? null);
  const isInside = base !== "" && (path === base || path.startsWith(`${base}/`));
  const asked = isInside ? path.slice(base.length) || "/" : path;
  const address = path.length > 2_000 ? null : parsePath(asked);
  if (!address) return null;
  const entry = seenAt(view, address) ?? (await formerlyAt(query, view, address));
  if (!entry) return null;
  const own = addressOf(view, entry)!;
  const canonical = fits(view, entry, address) ? address : own;
  const location = pathOf(canonical, base);
  const isThere = isInside ? location === path : location === base + (base && asked === "/" ? "" : asked);
  return isThere ? { kind: "ENTRY", entry, address } : { kind: "REDIRECT", location };
}

function seenAt(view: SiteView, address: Address): Shown | null {
  const bySlug = <Kind extends EntryKind>(entries: readonly Shown<Kind>[], slug: string) =>
    entries.find((one) => one.slug === slug) ?? null;
  switch (address.kind) {
    case "PAGE":
      return bySlug(view.pages, address.path);
    case "POST":
      return bySlug(view.posts, address.slug);
    case "CATEGORY":
      return bySlug(view.categories, address.slug);
    case "PRODUCT": {
      const id = decodeTypeId(address.product);
      return id?.prefix === "product"
        ? shownAs(view, "PRODUCT", id.uuid)
        : bySlug(view.products, address.product);
    }
  }
}

async function formerlyAt(query: Sql["query"], view: SiteView, address: Address): Promise<Shown | null> {
  const slug =
    address.kind === "PAGE" ? address.path : address.kind === "PRODUCT" ? address.product : address.slug;
  if (!/^[a-z0-9-]{1,60}$/.test(slug)) return null;
  const id = await findFormerSlug(query, view.businessId, address.kind, slug);
  return shownAs(view, address.kind, id);
}

/** Returns true if the entry may be served at this address instead of a redirect to its canonical address. */
function fits(view: SiteView, entry: Shown, address: Address): boolean {
  const own = addressOf(view, entry)!;
  if (address.kind === "POST" && own.kind === "POST" && isOf("POST", entry)) {
    if (address.slug !== own.slug) return false;
    // A post without its blog in the path is served too; its canonical link names the full address.
    if (address.category === "") return address.path === own.path || address.path === "";
    const category = view.categories.find(({ slug }) => slug === address.category);
    const isIn = category !== undefined && entry.data.categories.includes(category.id);
    return isIn && (address.path === "" || address.path === own.path);
  }
  if (address.kind === "CATEGORY" && own.kind === "CATEGORY") {
    const isBlog = view.pages.some(({ slug, data }) => data.isBlog && slug === address.path);
    return address.slug === own.slug && (address.path === "" || isBlog);
  }
  if (address.kind === "PRODUCT" && own.kind === "PRODUCT")
    return address.product === own.product && (address.path === own.path || address.path === "");
  return address.kind === own.kind && JSON.stringify(address) === JSON.stringify(own);
}
