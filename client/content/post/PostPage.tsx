import { graphql, usePreloadedQuery } from "react-relay";
import type { PostPageQuery } from "../../__generated__/PostPageQuery.graphql.ts";
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
import { PostView } from "./PostView.tsx";

const query = graphql`
  query PostPageQuery($path: String!, $preview: String!, $isPreview: Boolean!) {
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

function PostPage({ queryRef, url }: PageProps<PostPageQuery>) {
  const data = usePreloadedQuery<PostPageQuery>(query, queryRef);
  const site = data.preview ?? data.business?.site;
  if (site == null) return null;
  const postRef = site.resolve?.shown;
  return (
    <SiteFrame site={site}>
      {postRef == null ? <NotFound message={formatNotFoundMessage(url)} /> : <PostView post={postRef} />}
    </SiteFrame>
  );
}

export const page = definePage<PostPageQuery>({
  query,
  variables: (params, url) => getContentVariables(params, url),
  outcome: (data, _params, url) => getContentOutcome(data, "Post", url),
  title: getContentTitle,
  head: getContentHead,
  Component: PostPage,
});
