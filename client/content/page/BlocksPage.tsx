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
  ) {
    business @skip(if: $isPreview) {
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
  const site = data.preview ?? data.business?.site;
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

/** A page of blocks; a blog's older posts in place of its blocks (`?after=`). */
export const page = definePage<BlocksPageQuery>({
  query,
  variables: (params, url) => {
    const after = url.searchParams.get("after");
    const blog = params["path"] ?? "";
    return { ...contentVariables(params, url), first: postsAtOnce, after, blog, isOlder: after !== null };
  },
  outcome: (data, _params, url) => contentOutcome(data, "Page", url),
  title: contentTitle,
  head: contentHead,
  Component: BlocksPage,
});
