/** The addresses of the content half (specification, section 2), in their canonical form: the slash is as it is written there. */

/** What an address asks for. Slugs are as they were written, not yet looked for. */
export type Address =
  | { readonly kind: "PAGE"; readonly path: string }
  | { readonly kind: "POST"; readonly slug: string; readonly path: string; readonly category: string }
  | { readonly kind: "CATEGORY"; readonly slug: string; readonly path: string }
  | { readonly kind: "PRODUCT"; readonly product: string; readonly path: string };

/** Where previews begin. */
const PREVIEW = "/v2/preview/";

/** What stands before every address of a preview; empty: the public site. */
export function previewBase(previewId: string | null): string {
  return previewId === null ? "" : `${PREVIEW}${previewId}`;
}

/** What names nothing in particular is left out of an address. */
const under = (path: string) => (path === "" ? "" : `/${path}`);

/**
 * The canonical path of an address. In a preview the short forms of the specification alone, without a slash at the end;
 * pages stand under their own slug.
 */
export function pathOf(address: Address, base = ""): string {
  if (base !== "") return base + shortPath(address);
  switch (address.kind) {
    case "PAGE":
      return under(address.path) || "/";
    case "POST":
      if (address.category !== "") return `${under(address.path)}/c/${address.category}/b/${address.slug}`;
      return `${under(address.path)}/b/${address.slug}/`;
    case "CATEGORY":
      return address.path === "" ? `/c/${address.slug}/` : `/${address.path}/c/${address.slug}`;
    case "PRODUCT":
      return `${under(address.path)}/product/${address.product}/`;
  }
}

function shortPath(address: Address): string {
  switch (address.kind) {
    case "PAGE":
      return under(address.path);
    case "POST":
      return address.category === "" ? `/b/${address.slug}` : `/c/${address.category}/b/${address.slug}`;
    case "CATEGORY":
      return `/c/${address.slug}`;
    case "PRODUCT":
      return `/product/${address.product}`;
  }
}

/** Reads a path (decoded, without what follows `?` or `#`), with or without its last slash; null: none of the content's. */
export function parsePath(path: string): Address | null {
  if (path.startsWith("//")) return null;
  const parts = path.replace(/^\//, "").replace(/\/$/, "").split("/");
  if (parts.length === 1) return { kind: "PAGE", path: parts[0]! };
  if (parts.some((part) => part === "")) return null;
  const page = isMark(parts[0]!) ? "" : parts.shift()!;
  const [mark, slug, inner, post] = parts;
  if (mark === "b" && parts.length === 2) return { kind: "POST", slug: slug!, path: page, category: "" };
  if (mark === "product" && parts.length === 2) return { kind: "PRODUCT", product: slug!, path: page };
  if (mark !== "c") return null;
  if (parts.length === 2) return { kind: "CATEGORY", slug: slug!, path: page };
  return parts.length === 4 && inner === "b"
    ? { kind: "POST", slug: post!, path: page, category: slug! }
    : null;
}

/** The words of our own at the start of a path; no page has such a slug. */
function isMark(part: string): boolean {
  return part === "b" || part === "c" || part === "product";
}
