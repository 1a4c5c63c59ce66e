import type { I18n } from "@lingui/core";
import type { View } from "./loadView.ts";
import type { PageHead } from "./page.ts";

export interface HeadTag {
  readonly name: "meta" | "link";
  readonly attributes: Readonly<Record<string, string>>;
}

export function getHead(view: View, url: URL, i18n: I18n): PageHead {
  return view.kind === "page" ? (view.page.head?.(view.data, view.params, url, i18n) ?? {}) : {};
}

/**
 * Returns the tags for search engines, Open Graph (ogp.me), Twitter cards and feeds. Structured data is only in the
 * server's HTML.
 */
export function createHeadTags(head: PageHead, title: string, url: URL): HeadTag[] {
  const { description, canonical, image, isIndexed, type } = head;
  const address = canonical === undefined ? null : new URL(canonical, url.origin).href;
  return [
    ...meta("name", "description", description),
    ...(isIndexed === false ? meta("name", "robots", "noindex") : []),
    ...(address === null ? [] : [link({ rel: "canonical", href: address })]),
    ...(type === undefined
      ? []
      : [
          ...meta("property", "og:type", type),
          ...meta("property", "og:title", title),
          ...meta("property", "og:description", description),
          ...meta("property", "og:url", address),
          ...meta("property", "og:site_name", head.siteName),
          ...(type === "article" ? meta("property", "article:published_time", head.publishedAt) : []),
          ...(type === "article" ? meta("property", "article:modified_time", head.modifiedAt) : []),
          ...(image ? pictureTags(image, address ?? url.origin) : []),
          ...meta("name", "twitter:card", image ? "summary_large_image" : "summary"),
        ]),
    ...(head.feeds ?? []).map(({ title: name, href }) =>
      link({ rel: "alternate", type: "application/rss+xml", title: name, href }),
    ),
  ];
}

/** Resolves the picture against the canonical host. */
function pictureTags({ src, width, height, alt }: NonNullable<PageHead["image"]>, base: string): HeadTag[] {
  return [
    ...meta("property", "og:image", new URL(src, base).href),
    ...meta("property", "og:image:width", width?.toString()),
    ...meta("property", "og:image:height", height?.toString()),
    ...meta("property", "og:image:alt", alt),
  ];
}

function meta(key: "name" | "property", name: string, content: string | null | undefined): HeadTag[] {
  return content ? [{ name: "meta", attributes: { [key]: name, content } }] : [];
}

function link(attributes: Readonly<Record<string, string>>): HeadTag {
  return { name: "link", attributes };
}
