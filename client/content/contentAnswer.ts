import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { graphql, readInlineData } from "react-relay";
import type { contentAnswer_seo$key } from "../__generated__/contentAnswer_seo.graphql.ts";
import type {
  contentAnswer_site$data,
  contentAnswer_site$key,
} from "../__generated__/contentAnswer_site.graphql.ts";
import type { PageHead, PageOutcome, RouteParams } from "../router/page.ts";

export interface ContentVariables {
  readonly path: string;
  /** Id of a preview, or "" for the public site. */
  readonly preview: string;
  readonly isPreview: boolean;
}

export function getContentVariables({ id }: RouteParams, url: URL): ContentVariables {
  return { path: decodePath(url), preview: id ?? "", isPreview: id !== undefined };
}

export interface ContentQueryData {
  readonly business?: { readonly site: contentAnswer_site$key | null | undefined } | null | undefined;
  readonly preview?: contentAnswer_site$key | null | undefined;
}

type Site = contentAnswer_site$data;
type Target = NonNullable<Site["resolve"]>;

export type ContentKind = "Page" | "Post" | "Category" | "Product";

/** Returns the site, or null if none is published or the preview does not exist. */
export function readSite(data: ContentQueryData): Site | null {
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

export function formatNotFoundMessage(url: URL): string {
  return `Page not found: ${decodePath(url)}`;
}

/**
 * Returns the outcome of a page. A missing page is a 404 within the site, a redirect keeps the query. Published pages
 * are public, previews are private.
 */
export function getContentOutcome(data: ContentQueryData, kind: ContentKind, url: URL): PageOutcome {
  const site = readSite(data);
  if (site === null) return { status: 404, message: formatNotFoundMessage(url) };
  const privacy = site.isPreview ? { isPrivate: true } : {};
  const { resolve: target } = site;
  if (target?.__typename === "ContentRedirect") {
    return { status: target.status, redirect: target.location + url.search, ...privacy };
  }
  if (target?.__typename !== kind) return { status: 404, ...privacy };
  return { status: 200, ...(site.isPreview ? privacy : { isPublic: true }) };
}

export function getContentTitle(data: ContentQueryData, i18n: I18n): string {
  const site = readSite(data);
  const seo = readSeo(site?.resolve);
  return seo?.title ?? [i18n._(msg`Page not found`), site?.title].filter(Boolean).join(" · ");
}

export function getContentHead(data: ContentQueryData): PageHead {
  const site = readSite(data);
  const target = site?.resolve;
  const seo = readSeo(target);
  if (site === null || target == null || seo === null) return { isIndexed: false };
  const blog =
    target.__typename === "Post"
      ? target.blog?.path
      : target.__typename === "Page" && target.isBlog
        ? target.path
        : null;
  return {
    description: seo.description ?? undefined,
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

function readSeo(target: Target | null | undefined) {
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

function decodePath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}
