import type { ReactNode } from "react";
import { usePreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { SiteFrame_site$key } from "../__generated__/SiteFrame_site.graphql.ts";
import type { contentAnswer_site$key } from "../__generated__/contentAnswer_site.graphql.ts";
import type { PageProps } from "../router/page.ts";
import {
  type ContentKind,
  type ContentQueryData,
  formatNotFoundMessage,
  getContentHead,
  getContentOutcome,
  getContentTitle,
  getContentVariables,
} from "./contentAnswer.ts";
import { NotFound } from "./frame/NotFound.tsx";
import { SiteFrame } from "./frame/SiteFrame.tsx";

type QueriedSite = contentAnswer_site$key &
  SiteFrame_site$key & { readonly resolve: { readonly shown?: unknown } | null | undefined };

interface ContentQuery extends OperationType {
  readonly response: {
    readonly business?: { readonly site: QueriedSite | null | undefined } | null | undefined;
    readonly preview?: QueriedSite | null | undefined;
  };
}

type ContentSite<Query extends ContentQuery> = NonNullable<Query["response"]["preview"]>;
type Shown<Query extends ContentQuery> = NonNullable<NonNullable<ContentSite<Query>["resolve"]>["shown"]>;

/**
 * Returns the parts of a page of the site and its previews. The query selects the resolved entry as `shown`; `view`
 * renders it inside the site's layout.
 */
export function createContentPage<Query extends ContentQuery>(
  kind: ContentKind,
  query: GraphQLTaggedNode,
  view: (shown: Shown<Query>, site: ContentSite<Query>) => ReactNode,
) {
  function ContentPage({ queryRef, url }: PageProps<Query>) {
    const data = usePreloadedQuery<Query>(query, queryRef);
    const site: ContentSite<Query> | null | undefined = data.preview ?? data.business?.site;
    if (site == null) return null;
    const shown = site.resolve?.shown as Shown<Query> | null | undefined;
    return (
      <SiteFrame site={site}>
        {shown == null ? <NotFound message={formatNotFoundMessage(url)} /> : view(shown, site)}
      </SiteFrame>
    );
  }
  return {
    query,
    variables: getContentVariables,
    outcome: (data: ContentQueryData, _params: object, url: URL) => getContentOutcome(data, kind, url),
    title: getContentTitle,
    head: getContentHead,
    Component: ContentPage,
  };
}
