import { graphql, usePreloadedQuery } from "react-relay";
import type { BlocksPageQuery } from "../../__generated__/BlocksPageQuery.graphql.ts";
import { definePage, type PageProps } from "../../router/page.ts";
import { getContentVariables } from "../contentAnswer.ts";
import { createContentPage } from "../contentPages.tsx";
import { BusinessFrame } from "../home/BusinessFrame.tsx";
import { BusinessHome } from "../home/BusinessHome.tsx";
import { getBusinessHead, businessOutcome, showsBusinessHome } from "../home/businessHomeData.ts";
import { SiteFrame } from "../frame/SiteFrame.tsx";
import { postsPerPage } from "../post/olderPosts.ts";
import { BlocksView } from "./BlocksView.tsx";

const query = graphql`
  query BlocksPageQuery(
    $path: String!
    $preview: ID!
    $isPreview: Boolean!
    $first: Int!
    $after: String
    $blog: ID!
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
        ...BlocksView_site
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
      ...BlocksView_site
    }
  }
`;

const content = createContentPage<BlocksPageQuery>("Page", query, (shown, site) => (
  <BlocksView page={shown} site={site} />
));

function BlocksPage(props: PageProps<BlocksPageQuery>) {
  const data = usePreloadedQuery<BlocksPageQuery>(query, props.queryRef);
  const { business } = data;
  if (!business?.home || !business.frame || !showsBusinessHome(data)) return <content.Component {...props} />;
  const home = <BusinessHome business={business.home} />;
  if (business.site != null) return <SiteFrame site={business.site}>{home}</SiteFrame>;
  return <BusinessFrame business={business.frame}>{home}</BusinessFrame>;
}

/**
 * A page of blocks, or with `?after=` the older posts of a blog. `/` shows the business when no home page is published.
 */
export const page = definePage<BlocksPageQuery>({
  query,
  variables: (params, url) => {
    const after = url.searchParams.get("after");
    return {
      ...getContentVariables(params, url),
      first: postsPerPage,
      after,
      blog: params["path"] ?? "",
      isOlder: after !== null,
      isHome: url.pathname === "/",
    };
  },
  outcome: (data, params, url) =>
    showsBusinessHome(data) ? businessOutcome : content.outcome(data, params, url),
  title: (data, i18n) => (showsBusinessHome(data) ? data.business.name : content.title(data, i18n)),
  head: (data) => (showsBusinessHome(data) ? getBusinessHead(data.business) : content.head(data)),
  Component: BlocksPage,
});
