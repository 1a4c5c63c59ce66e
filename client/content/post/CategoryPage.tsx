import { graphql } from "react-relay";
import type { CategoryPageQuery } from "../../__generated__/CategoryPageQuery.graphql.ts";
import { definePage } from "../../router/page.ts";
import { getContentVariables } from "../contentAnswer.ts";
import { createContentPage } from "../contentPages.tsx";
import { CategoryView } from "./CategoryView.tsx";
import { postsPerPage } from "./olderPosts.ts";

const query = graphql`
  query CategoryPageQuery(
    $path: String!
    $preview: ID!
    $isPreview: Boolean!
    $first: Int!
    $after: String
    $blog: ID
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

export const page = definePage<CategoryPageQuery>({
  ...createContentPage<CategoryPageQuery>("Category", query, (category) => (
    <CategoryView category={category} />
  )),
  variables: (params, url) => ({
    ...getContentVariables(params, url),
    first: postsPerPage,
    after: url.searchParams.get("after"),
    blog: params["path"] ?? null,
  }),
});
