import { graphql, usePreloadedQuery } from "react-relay";
import type { BlocksPageQuery } from "../../__generated__/BlocksPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../router/page.ts";
import {
  getContentHead,
  getContentOutcome,
  getContentTitle,
  getContentVariables,
  formatNotFoundMessage,
} from "../contentAnswer.ts";
import { BusinessFrame } from "../home/BusinessFrame.tsx";
import { BusinessHome } from "../home/BusinessHome.tsx";
import { getBusinessHead, businessOutcome, showsBusinessHome } from "../home/businessHomeData.ts";
import { NotFound } from "../frame/NotFound.tsx";
import { SiteFrame } from "../frame/SiteFrame.tsx";
import { OlderPostsCursorContext, postsPerPage } from "../post/olderPosts.ts";
import { BlocksView } from "./BlocksView.tsx";

const query = graphql`
  query BlocksPageQuery(
    $path: String!
    $preview: String!
    $isPreview: Boolean!
    $first: Int!
    $after: String
    $blog: String!
    $isOlder: Boolean!
    $isHome: Boolean!
  ) {
    business @skip(if: $isPreview) {
      name @include(if: $isHome)
      tagline @include(if: $isHome)
      ...BusinessFrame_business @include(if: $isHome) @alias(as: "frame")
      ...BusinessHome_business @include(if: $isHome) @alias(as: "home")
      site {
        ...contentAnswer_site @arguments(path: $path)
        ...SiteFrame_site
        resolve(path: $path) {
          ... on Page {
            ...BlocksView_page @alias(as: "shown")
          }
        }
        older: posts(first: $first, after: $after, blog: $blog) {
          pageInfo {
            hasNextPage
            endCursor
          }
          edges @include(if: $isOlder) {
            node {
              ...PostCards_posts
            }
          }
        }
      }
    }
    preview(id: $preview) @include(if: $isPreview) {
      ...contentAnswer_site @arguments(path: $path)
      ...SiteFrame_site
      resolve(path: $path) {
        ... on Page {
          ...BlocksView_page @alias(as: "shown")
        }
      }
      older: posts(first: $first, after: $after, blog: $blog) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges @include(if: $isOlder) {
          node {
            ...PostCards_posts
          }
        }
      }
    }
  }
`;

function BlocksPage({ queryRef, url }: PageProps<BlocksPageQuery>) {
  const data = usePreloadedQuery<BlocksPageQuery>(query, queryRef);
  const { preview, business } = data;
  const site = preview ?? business?.site;
  if (business?.home && business.frame && showsBusinessHome(data)) {
    const home = <BusinessHome business={business.home} />;
    if (site != null) return <SiteFrame site={site}>{home}</SiteFrame>;
    return <BusinessFrame business={business.frame}>{home}</BusinessFrame>;
  }
  if (site == null) return null;
  const pageRef = site.resolve?.shown;
  const { pageInfo, edges } = site.older;
  const olderCursor = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  return (
    <SiteFrame site={site}>
      {pageRef == null ? (
        <NotFound message={formatNotFoundMessage(url)} />
      ) : (
        <OlderPostsCursorContext value={olderCursor}>
          <BlocksView page={pageRef} posts={edges?.map(({ node }) => node) ?? null} />
        </OlderPostsCursorContext>
      )}
    </SiteFrame>
  );
}

/**
 * A page of blocks, or with `?after=` the older posts of a blog. `/` shows the business when no home page is published.
 */
export const page = definePage<BlocksPageQuery>({
  query,
  variables: (params, url) => {
    const after = url.searchParams.get("after");
    const blog = params["path"] ?? "";
    const isHome = url.pathname === "/";
    return {
      ...getContentVariables(params, url),
      first: postsPerPage,
      after,
      blog,
      isOlder: after !== null,
      isHome,
    };
  },
  outcome: (data, _params, url) =>
    showsBusinessHome(data) ? businessOutcome : getContentOutcome(data, "Page", url),
  title: (data, i18n) => (showsBusinessHome(data) ? data.business.name : getContentTitle(data, i18n)),
  head: (data) => (showsBusinessHome(data) ? getBusinessHead(data.business) : getContentHead(data)),
  Component: BlocksPage,
});
