import { graphql, usePreloadedQuery } from "react-relay";
import type { CategoryPageQuery } from "../../__generated__/CategoryPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../router/page.ts";
import {
  getContentHead,
  getContentOutcome,
  getContentTitle,
  getContentVariables,
  formatNotFoundMessage,
} from "../contentAnswer.ts";
import { NotFound } from "../frame/NotFound.tsx";
import { SiteFrame } from "../frame/SiteFrame.tsx";
import { CategoryView } from "./CategoryView.tsx";
import { postsPerPage } from "./olderPosts.ts";

const query = graphql`
  query CategoryPageQuery(
    $path: String!
    $preview: String!
    $isPreview: Boolean!
    $first: Int!
    $after: String
    $blog: String
  ) {
    business @skip(if: $isPreview) {
      site {
        ...contentAnswer_site @arguments(path: $path)
        ...SiteFrame_site
        resolve(path: $path) {
          ... on Category {
            ...CategoryView_category @arguments(first: $first, after: $after, blog: $blog) @alias(as: "shown")
          }
        }
      }
    }
    preview(id: $preview) @include(if: $isPreview) {
      ...contentAnswer_site @arguments(path: $path)
      ...SiteFrame_site
      resolve(path: $path) {
        ... on Category {
          ...CategoryView_category @arguments(first: $first, after: $after, blog: $blog) @alias(as: "shown")
        }
      }
    }
  }
`;

function CategoryPage({ queryRef, url }: PageProps<CategoryPageQuery>) {
  const data = usePreloadedQuery<CategoryPageQuery>(query, queryRef);
  const site = data.preview ?? data.business?.site;
  if (site == null) return null;
  const categoryRef = site.resolve?.shown;
  return (
    <SiteFrame site={site}>
      {categoryRef == null ? (
        <NotFound message={formatNotFoundMessage(url)} />
      ) : (
        <CategoryView category={categoryRef} />
      )}
    </SiteFrame>
  );
}

export const page = definePage<CategoryPageQuery>({
  query,
  variables: (params, url) => ({
    ...getContentVariables(params, url),
    first: postsPerPage,
    after: url.searchParams.get("after"),
    blog: params["path"] ?? null,
  }),
  outcome: (data, _params, url) => getContentOutcome(data, "Category", url),
  title: getContentTitle,
  head: getContentHead,
  Component: CategoryPage,
});
