import { graphql, usePreloadedQuery } from "react-relay";
import type { PostPageQuery } from "../../__generated__/PostPageQuery.graphql.ts";
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
  const shown = site.resolve?.shown;
  return (
    <SiteFrame site={site}>
      {shown == null ? <NotFound message={missingMessage(url)} /> : <PostView post={shown} />}
    </SiteFrame>
  );
}

export const page = definePage<PostPageQuery>({
  query,
  variables: (params, url) => contentVariables(params, url),
  outcome: (data, _params, url) => contentOutcome(data, "Post", url),
  title: contentTitle,
  head: contentHead,
  Component: PostPage,
});
