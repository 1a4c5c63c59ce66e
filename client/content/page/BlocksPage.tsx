import { graphql, usePreloadedQuery } from "react-relay";
import type { BlocksPageQuery } from "../../__generated__/BlocksPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../router/page.ts";
import {
  contentHead,
  contentOutcome,
  contentTitle,
  contentVariables,
  missingMessage,
} from "../contentAnswer.ts";
import { BusinessFrame } from "../home/BusinessFrame.tsx";
import { BusinessHome } from "../home/BusinessHome.tsx";
import { businessHead, businessOutcome, showsBusiness } from "../home/businessHomeAnswer.ts";
import { NotFound } from "../frame/NotFound.tsx";
import { SiteFrame } from "../frame/SiteFrame.tsx";
import { OlderPostsContext, postsAtOnce } from "../post/olderPosts.ts";
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
  if (business?.home && business.frame && showsBusiness(data)) {
    const home = <BusinessHome business={business.home} />;
    if (site != null) return <SiteFrame site={site}>{home}</SiteFrame>;
    return <BusinessFrame business={business.frame}>{home}</BusinessFrame>;
  }
  if (site == null) return null;
  const shown = site.resolve?.shown;
  const { pageInfo, edges } = site.older;
  const older = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  return (
    <SiteFrame site={site}>
      {shown == null ? (
        <NotFound message={missingMessage(url)} />
      ) : (
        <OlderPostsContext value={older}>
          <BlocksView page={shown} posts={edges?.map(({ node }) => node) ?? null} />
        </OlderPostsContext>
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
      ...contentVariables(params, url),
      first: postsAtOnce,
      after,
      blog,
      isOlder: after !== null,
      isHome,
    };
  },
  outcome: (data, _params, url) =>
    showsBusiness(data) ? businessOutcome : contentOutcome(data, "Page", url),
  title: (data, i18n) => (showsBusiness(data) ? data.business.name : contentTitle(data, i18n)),
  head: (data) => (showsBusiness(data) ? businessHead(data.business) : contentHead(data)),
  Component: BlocksPage,
});
