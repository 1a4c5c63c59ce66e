import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { graphql, readInlineData } from "react-relay";
import type { contentAnswer_seo$key } from "../__generated__/contentAnswer_seo.graphql.ts";
import type {
  contentAnswer_site$data,
  contentAnswer_site$key,
} from "../__generated__/contentAnswer_site.graphql.ts";
import type { PageHead, PageOutcome, RouteParams } from "../router/page.ts";

/** The variables that every page of the site asks with. */
export interface ContentVariables {
  /** The address as it stands, decoded: the graph says what it leads to. */
  readonly path: string;
  /** A preview's id; empty: the public site. */
  readonly preview: string;
  readonly isPreview: boolean;
}

/** From the address alone; `id` is a preview's. */
export function contentVariables({ id }: RouteParams, url: URL): ContentVariables {
  return { path: readablePath(url), preview: id ?? "", isPreview: id !== undefined };
}

/** What a content page was answered: of the public site or of a preview. */
export interface ContentAnswer {
  readonly business?: { readonly site: contentAnswer_site$key | null | undefined } | null | undefined;
  readonly preview?: contentAnswer_site$key | null | undefined;
}

type Site = contentAnswer_site$data;
type Target = NonNullable<Site["resolve"]>;

/** What a page shows, where it shows something. */
export type ContentKind = "Page" | "Post" | "Category" | "Product";

/** The site that was answered; null: nothing is published, or there is no such preview. */
export function siteOf(data: ContentAnswer): Site | null {
  const key = data.preview ?? data.business?.site ?? null;
  return key === null
    ? null
    : readInlineData(
        graphql`
          fragment contentAnswer_site on Site @inline @argumentDefinitions(path: { type: "String!" }) {
            title
            isPreview
            resolve(path: $path) {
              __typename
              ... on ContentRedirect {
                location
                status
              }
              ... on Page {
                isBlog
                path
                seo {
                  ...contentAnswer_seo
                }
              }
              ... on Post {
                publishedAt
                updatedAt
                blog {
                  path
                }
                seo {
                  ...contentAnswer_seo
                }
              }
              ... on Category {
                seo {
                  ...contentAnswer_seo
                }
              }
              ... on Product {
                seo {
                  ...contentAnswer_seo
                }
              }
            }
          }
        `,
        key,
      );
}

/** Status message of an address that shows nothing. */
export function missingMessage(url: URL): string {
  return `Page not found: ${readablePath(url)}`;
}

/**
 * What the answer means. What is not there is told within the site, where there is one; a redirect keeps what follows the path. What
 * is published is the same for all; a preview is its holder's.
 */
export function contentOutcome(data: ContentAnswer, kind: ContentKind, url: URL): PageOutcome {
  const site = siteOf(data);
  if (site === null) return { status: 404, message: missingMessage(url) };
  const mine = site.isPreview ? { isPrivate: true } : {};
  const { resolve: target } = site;
  if (target?.__typename === "ContentRedirect") {
    return { status: target.status, redirect: target.location + url.search, ...mine };
  }
  if (target?.__typename !== kind) return { status: 404, ...mine };
  return { status: 200, ...(site.isPreview ? mine : { isPublic: true }) };
}

/** The tab's text. */
export function contentTitle(data: ContentAnswer, i18n: I18n): string {
  const site = siteOf(data);
  const seo = seoOf(site?.resolve);
  return seo?.title ?? [i18n._(msg`Page not found`), site?.title].filter(Boolean).join(" · ");
}

/** What search engines and shared links are told. */
export function contentHead(data: ContentAnswer): PageHead {
  const site = siteOf(data);
  const target = site?.resolve;
  const seo = seoOf(target);
  if (site === null || target == null || seo === null) return { isIndexed: false };
  const blog =
    target.__typename === "Post"
      ? target.blog?.path
      : target.__typename === "Page" && target.isBlog
        ? target.path
        : null;
  return {
    description: seo.description,
    canonical: seo.canonical,
    siteName: site.title,
    type: target.__typename === "Post" ? "article" : target.__typename === "Product" ? "product" : "website",
    image: seo.image ?? null,
    isIndexed: seo.isIndexed,
    structuredData: seo.structuredData,
    feeds:
      blog == null || site.isPreview
        ? []
        : [{ title: site.title, href: `${blog === "/" ? "" : blog}/feed.xml` }],
    ...(target.__typename === "Post" && {
      publishedAt: target.publishedAt ?? null,
      modifiedAt: target.updatedAt,
    }),
  };
}

function seoOf(target: Target | null | undefined) {
  if (target == null || !("seo" in target)) return null;
  return readInlineData(
    graphql`
      fragment contentAnswer_seo on Seo @inline {
        title
        description
        canonical
        isIndexed
        structuredData
        image {
          src
          width
          height
          alt
        }
      }
    `,
    target.seo as contentAnswer_seo$key,
  );
}

function readablePath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}
