import type { I18n } from "@lingui/core";
import type { ComponentType } from "react";
import type { PreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { Part } from "./lazyModule.ts";

/** What the data of a page means for the browser and for search engines. */
export interface PageOutcome {
  /** HTTP status of the answer: 200, 404, 410 ... A redirect needs 302 or 308 here. */
  readonly status: number;
  /** Where to go instead: a path with its query. The status says whether for good (308) or for now (302). */
  readonly redirect?: string;
  /**
   * Status message of the error page, already in the specification's words. Given: the error page is
   * shown in place of the page. Absent: the page shows itself, whatever its status.
   */
  readonly message?: string;
  /** Whom to ask instead, for an error page that can say so. */
  readonly help?: ErrorHelp;
  /** True for what only its holder may see (a booking): never stored by caches, never indexed. */
  readonly isPrivate?: boolean;
  /**
   * True for what is the same for everybody who reads its language, until the site changes: the server keeps it for all.
   * Nothing in it may belong to one visitor or one moment.
   */
  readonly isPublic?: boolean;
}

/** A picture that stands for a page where it is shared. */
export interface HeadPicture {
  /** Absolute, or a path of our own. */
  readonly src: string;
  /** Pixels, if they are known. */
  readonly width?: number;
  readonly height?: number;
  readonly alt: string;
}

/** What the head of a page tells search engines, feed readers and those it is shared with. What is left out is not told. */
export interface PageHead {
  readonly description?: string;
  /** The one address of what is shown: absolute, or a path of our own. */
  readonly canonical?: string;
  readonly siteName?: string;
  /** The Open Graph type of what is shown. */
  readonly type?: "website" | "article" | "product";
  readonly image?: HeadPicture | null;
  /** False: search engines are asked to leave it out. */
  readonly isIndexed?: boolean;
  /** JSON-LD as text: a list of objects, or one. */
  readonly structuredData?: string;
  /** RSS feeds of what is shown. */
  readonly feeds?: readonly { readonly title: string; readonly href: string }[];
  /** ISO instants, of an article. */
  readonly publishedAt?: string | null;
  readonly modifiedAt?: string | null;
}

/** A business that stands by those whom its link has led to an error page. */
export interface ErrorHelp {
  readonly businessName: string;
  /** `#rrggbb` */
  readonly accentColor: string;
  /** As people read it. */
  readonly phone: string;
  /** As a `tel:` address. */
  readonly phoneHref: string;
  /** The business's ordinary calendar; null: there is none to show. */
  readonly calendarHref: string | null;
}

/** Values taken from the path, by the names in braces of the route's pattern; decoded. */
export type RouteParams = Readonly<Record<string, string>>;

/** What a page is rendered with. `queryRef` is complete: reading it never suspends. */
export interface PageProps<Query extends OperationType> {
  readonly queryRef: PreloadedQuery<Query>;
  readonly params: RouteParams;
  /** The address as it stands now; the search part changes without a new `queryRef` while the variables stay equal. */
  readonly url: URL;
}

/**
 * One page module: `client/<part>/<screen>/<Name>Page.tsx` with
 * `export const page = definePage<NameQuery>({ ... })`. Loaded lazily, by the server and the browser alike.
 */
export interface Page<Query extends OperationType = OperationType> {
  /** The page's one query, `` graphql`query NamePageQuery ...` ``. */
  readonly query: GraphQLTaggedNode;
  /** The query's variables, from the address alone. Must not throw: what cannot be read becomes null or a default. */
  readonly variables: (params: RouteParams, url: URL) => Query["variables"];
  /** What the answer means. Pure: the server and the browser both ask. */
  readonly outcome: (data: Query["response"], params: RouteParams, url: URL) => PageOutcome;
  /** Text of the browser's tab. */
  readonly title: (data: Query["response"], i18n: I18n) => string;
  /** What else its head says; without: nothing. */
  readonly head?: (data: Query["response"], params: RouteParams, url: URL, i18n: I18n) => PageHead;
  /** The parts of its code that this address shows besides, loaded with the page; without: none. */
  readonly parts?: (url: URL) => readonly Part[];
  readonly Component: ComponentType<PageProps<Query>>;
}

/** Types a page by its query, for the route table to hold pages of any query. */
export function definePage<Query extends OperationType>(page: Page<Query>): Page {
  return page as unknown as Page;
}
