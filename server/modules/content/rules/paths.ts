/** Canonical addresses of content (specification, section 2), including their trailing slash. */

export type Address =
  | { readonly kind: "PAGE"; readonly path: string }
  | { readonly kind: "POST"; readonly slug: string; readonly path: string; readonly category: string }
  | { readonly kind: "CATEGORY"; readonly slug: string; readonly path: string }
  | { readonly kind: "PRODUCT"; readonly product: string; readonly path: string };

const PREVIEW = "/v2/preview/";

export function previewBase(previewId: string | null): string {
  return previewId === null ? "" : `${PREVIEW}${previewId}`;
}

const prefixSlash = (path: string) => (path === "" ? "" : `/${path}`);

/** Returns the canonical path. Previews use the short forms without a trailing slash. */
export function formatPath(address: Address, base = ""): string {
  if (base !== "") return base + formatPreviewPath(address);
  switch (address.kind) {
    case "PAGE":
      return prefixSlash(address.path) || "/";
    case "POST":
      if (address.category !== "")
        return `${prefixSlash(address.path)}/c/${address.category}/b/${address.slug}`;
      return `${prefixSlash(address.path)}/b/${address.slug}/`;
    case "CATEGORY":
      return address.path === "" ? `/c/${address.slug}/` : `/${address.path}/c/${address.slug}`;
    case "PRODUCT":
      return `${prefixSlash(address.path)}/product/${address.product}/`;
  }
}

function formatPreviewPath(address: Address): string {
  switch (address.kind) {
    case "PAGE":
      return prefixSlash(address.path);
    case "POST":
      return address.category === "" ? `/b/${address.slug}` : `/c/${address.category}/b/${address.slug}`;
    case "CATEGORY":
      return `/c/${address.slug}`;
    case "PRODUCT":
      return `/product/${address.product}`;
  }
}

/** Parses a decoded path without query and fragment. Returns null if it is not a path of content. */
export function parsePath(path: string): Address | null {
  if (path.startsWith("//")) return null;
  const parts = path.replace(/^\//, "").replace(/\/$/, "").split("/");
  if (parts.length === 1) return { kind: "PAGE", path: parts[0]! };
  if (parts.some((part) => part === "")) return null;
  const page = isReservedSegment(parts[0]!) ? "" : parts.shift()!;
  const [segment, slug, inner, post] = parts;
  if (segment === "b" && parts.length === 2) return { kind: "POST", slug: slug!, path: page, category: "" };
  if (segment === "product" && parts.length === 2) return { kind: "PRODUCT", product: slug!, path: page };
  if (segment !== "c") return null;
  if (parts.length === 2) return { kind: "CATEGORY", slug: slug!, path: page };
  return parts.length === 4 && inner === "b"
    ? { kind: "POST", slug: post!, path: page, category: slug! }
    : null;
}

/** Reserved first segments; no page can have such a slug. */
function isReservedSegment(part: string): boolean {
  return part === "b" || part === "c" || part === "product";
}
