import type { I18n } from "@lingui/core";
import type { ComponentType } from "react";
import type { PreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { LazyModule } from "./lazyModule.ts";

/** `SLUG_EXPIRED` is an expired or used one-time link. */
export type ErrorCode = "SLUG_EXPIRED";

export interface PageOutcome {
  readonly status: number;
  readonly redirect?: string;
  /** Status message of the specification. If set, the error page replaces the page. */
  readonly message?: string;
  /** Selects an error page of its own, which only some messages have. */
  readonly code?: ErrorCode;
  readonly help?: ErrorHelp;
  /** True for private pages, such as a booking: no caching, no indexing. */
  readonly isPrivate?: boolean;
  /**
   * True if the page is the same for all visitors of a language until the site changes, so that the server caches it.
   */
  readonly isPublic?: boolean;
}

export interface HeadPicture {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt: string;
}

export interface PageHead {
  readonly description?: string;
  readonly canonical?: string;
  readonly siteName?: string;
  readonly type?: "website" | "article" | "product";
  readonly image?: HeadPicture | null;
  /** False excludes the page from search engines. */
  readonly isIndexed?: boolean;
  readonly structuredData?: string;
  readonly feeds?: readonly { readonly title: string; readonly href: string }[];
  readonly publishedAt?: string | null;
  readonly modifiedAt?: string | null;
}

/** Contact data of the business, with which an error page offers a call instead of online booking. */
export interface ErrorHelp {
  readonly businessName: string;
  /** `#rrggbb` */
  readonly accentColor: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly calendarHref: string | null;
}

/** Decoded path parameters by the names in the route's pattern. */
export type RouteParams = Readonly<Record<string, string>>;

/** `queryRef` is loaded, so reading it never suspends. */
export interface PageProps<Query extends OperationType> {
  readonly queryRef: PreloadedQuery<Query>;
  readonly params: RouteParams;
  /** The current address. Its search part may change without a new `queryRef` while the variables stay equal. */
  readonly url: URL;
}

/**
 * A page module `client/<part>/<screen>/<Name>Page.tsx` with `export const page = definePage<NameQuery>({ ... })`,
 * lazily loaded by server and browser.
 */
export interface Page<Query extends OperationType = OperationType> {
  readonly query: GraphQLTaggedNode;
  /** Derives the variables from the address. Must not throw: invalid values become null or a default. */
  readonly variables: (params: RouteParams, url: URL) => Query["variables"];
  /** Pure function, called by server and browser. */
  readonly outcome: (data: Query["response"], params: RouteParams, url: URL) => PageOutcome;
  readonly title: (data: Query["response"], i18n: I18n) => string;
  readonly head?: (data: Query["response"], params: RouteParams, url: URL, i18n: I18n) => PageHead;
  readonly lazyModules?: (url: URL) => readonly LazyModule[];
  readonly Component: ComponentType<PageProps<Query>>;
}

/** Erases the query type, so that the route table can hold any page. */
export function definePage<Query extends OperationType>(page: Page<Query>): Page {
  return page as unknown as Page;
}
