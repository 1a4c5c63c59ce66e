import { findFormerSlug } from "./data/loadSite.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import type { EntryKind, LinkTarget } from "./rules/definition.ts";
import { type Address, parsePath, formatPath, previewBase } from "./rules/paths.ts";
import { RESERVED_SLUGS } from "./rules/slug.ts";
import { decodeTypeId } from "../../shared/ids/typeId.ts";
import { type VisibleEntry, type SiteView, isKind, findVisible } from "./siteView.ts";

export type ResolvedPath =
  | { readonly kind: "ENTRY"; readonly entry: VisibleEntry; readonly address: Address }
  | { readonly kind: "REDIRECT"; readonly location: string };

export function getAddress(view: SiteView, entry: VisibleEntry): Address | null {
  if (isKind("PAGE", entry)) return { kind: "PAGE", path: entry.slug };
  if (isKind("POST", entry)) {
    return { kind: "POST", slug: entry.slug, path: getPageSlug(view, entry.data.blog), category: "" };
  }
  if (isKind("PRODUCT", entry)) {
    return { kind: "PRODUCT", product: entry.slug, path: getPageSlug(view, entry.data.shop) };
  }
  if (!isKind("CATEGORY", entry)) return null;
  // With a single blog, categories belong to that blog.
  const blogs = view.pages.filter(({ data }) => data.isBlog);
  return { kind: "CATEGORY", slug: entry.slug, path: blogs.length === 1 ? blogs[0]!.slug : "" };
}

export function getEntryPath(view: SiteView, entry: VisibleEntry): string | null {
  const address = getAddress(view, entry);
  return address && formatPath(address, previewBase(view.preview?.id ?? null));
}

function getPageSlug(view: SiteView, id: string | null): string {
  return findVisible(view, "PAGE", id)?.slug ?? "";
}

export function resolveHref(view: SiteView, target: LinkTarget | null): string | null {
  if (target === null) return null;
  if (target.kind === "URL") return target.url;
  if (target.kind === "PATH") return toViewPath(view, target.path);
  const entry = view.byId.get(target.entry);
  return entry ? getEntryPath(view, entry) : null;
}

/** Rewrites a path of the site so that links inside a preview stay in the preview. */
export function toViewPath(view: SiteView, path: string): string {
  if (view.preview === null) return path;
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const first = pathname.split("/")[1] ?? "";
  const isReserved = RESERVED_SLUGS.includes(first) && !["b", "c", "product"].includes(first);
  const address = isReserved || first.includes(".") ? null : parsePath(pathname);
  return address ? formatPath(address, previewBase(view.preview.id)) + rest : path;
}

export async function resolvePath(
  query: Sql["query"],
  view: SiteView,
  path: string,
): Promise<ResolvedPath | null> {
  const base = previewBase(view.preview?.id ?? null);
  const isInPreview = base !== "" && (path === base || path.startsWith(`${base}/`));
  const requestedPath = isInPreview ? path.slice(base.length) || "/" : path;
  const address = path.length > 2_000 ? null : parsePath(requestedPath);
  if (!address) return null;
  const entry = findVisibleEntry(view, address) ?? (await findRedirectedEntry(query, view, address));
  if (!entry) return null;
  const entryAddress = getAddress(view, entry)!;
  const canonical = isServedAt(view, entry, address) ? address : entryAddress;
  const location = formatPath(canonical, base);
  const isCanonical = isInPreview
    ? location === path
    : location === base + (base && requestedPath === "/" ? "" : requestedPath);
  return isCanonical ? { kind: "ENTRY", entry, address } : { kind: "REDIRECT", location };
}

function findVisibleEntry(view: SiteView, address: Address): VisibleEntry | null {
  const bySlug = <Kind extends EntryKind>(entries: readonly VisibleEntry<Kind>[], slug: string) =>
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
        ? findVisible(view, "PRODUCT", id.uuid)
        : bySlug(view.products, address.product);
    }
  }
}

async function findRedirectedEntry(
  query: Sql["query"],
  view: SiteView,
  address: Address,
): Promise<VisibleEntry | null> {
  const slug =
    address.kind === "PAGE" ? address.path : address.kind === "PRODUCT" ? address.product : address.slug;
  if (!/^[a-z0-9-]{1,60}$/.test(slug)) return null;
  const id = await findFormerSlug(query, view.businessId, address.kind, slug);
  return findVisible(view, address.kind, id);
}

/** Returns true if the entry may be served at this address instead of a redirect to its canonical address. */
function isServedAt(view: SiteView, entry: VisibleEntry, address: Address): boolean {
  const entryAddress = getAddress(view, entry)!;
  if (address.kind === "POST" && entryAddress.kind === "POST" && isKind("POST", entry)) {
    if (address.slug !== entryAddress.slug) return false;
    // A post without its blog in the path is served too; its canonical link names the full address.
    if (address.category === "") return address.path === entryAddress.path || address.path === "";
    const category = view.categories.find(({ slug }) => slug === address.category);
    const isInCategory = category !== undefined && entry.data.categories.includes(category.id);
    return isInCategory && (address.path === "" || address.path === entryAddress.path);
  }
  if (address.kind === "CATEGORY" && entryAddress.kind === "CATEGORY") {
    const isBlog = view.pages.some(({ slug, data }) => data.isBlog && slug === address.path);
    return address.slug === entryAddress.slug && (address.path === "" || isBlog);
  }
  if (address.kind === "PRODUCT" && entryAddress.kind === "PRODUCT")
    return (
      address.product === entryAddress.product && (address.path === entryAddress.path || address.path === "")
    );
  return address.kind === entryAddress.kind && JSON.stringify(address) === JSON.stringify(entryAddress);
}
