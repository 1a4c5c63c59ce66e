import { graphql } from "react-relay";
import type { PostPageQuery } from "../../__generated__/PostPageQuery.graphql.ts";
import { definePage } from "../../router/page.ts";
import { createContentPage } from "../contentPages.tsx";
import { PostView } from "./PostView.tsx";

const query = graphql`
  query PostPageQuery($path: String!, $preview: ID!, $isPreview: Boolean!) {
    business @skip(if: $isPreview) {
      site {
        ...contentAnswer_site @arguments(path: $path)
        ...SiteFrame_site
        resolve(path: $path) {
          ... on Post {
            ...PostView_post @alias(as: "shown")
          }
        }
      }
    }
    preview(id: $preview) @include(if: $isPreview) {
      ...contentAnswer_site @arguments(path: $path)
      ...SiteFrame_site
      resolve(path: $path) {
        ... on Post {
          ...PostView_post @alias(as: "shown")
        }
      }
    }
  }
`;

export const page = definePage<PostPageQuery>(
  createContentPage<PostPageQuery>("Post", query, (post) => <PostView post={post} />),
);
