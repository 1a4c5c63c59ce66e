import type { I18n } from "@lingui/core";
import type { View } from "./loadView.ts";
import type { PageHead } from "./page.ts";

/** One element of the head, by its name and attributes; what is in it is text. */
export interface HeadTag {
  readonly name: "meta" | "link";
  readonly attributes: Readonly<Record<string, string>>;
}

/** What the head of a view says besides its title. */
export function headOf(view: View, url: URL, i18n: I18n): PageHead {
  return view.kind === "page" ? (view.page.head?.(view.data, view.params, url, i18n) ?? {}) : {};
}

/**
 * The elements of a head: what search engines read, Open Graph (ogp.me) with the card that some networks ask for besides, and
 * the feeds. The structured data is no part of them: only the first HTML has it.
 */
export function headTags(head: PageHead, title: string, url: URL): HeadTag[] {
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

/** Where the page says that it is its picture is too, whatever host was asked for. */
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
