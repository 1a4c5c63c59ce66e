import { graphql, useFragment } from "react-relay";
import type { BlocksView_page$key } from "../../__generated__/BlocksView_page.graphql.ts";
import type { BlocksView_site$key } from "../../__generated__/BlocksView_site.graphql.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useLangAttributes } from "../siteContext.ts";
import { Blocks } from "../blocks/Blocks.tsx";
import { PageTitle } from "../frame/PageTitle.tsx";
import { OlderPosts } from "../post/OlderPosts.tsx";
import { OlderPostsCursorContext } from "../post/olderPosts.ts";

interface Props {
  readonly page: BlocksView_page$key;
  readonly site: BlocksView_site$key;
}

/** Without a hero the title is shown above, or on the home page read out only. */
export function BlocksView(fragmentRefs: Props) {
  const page = useFragment(
    graphql`
      fragment BlocksView_page on Page {
        title
        isHome
        isBlog
        path
        blocks {
          __typename
          ...Blocks_blocks
        }
      }
    `,
    fragmentRefs.page,
  );
  const { older } = useFragment(
    graphql`
      fragment BlocksView_site on Site {
        older: posts(first: $first, after: $after, filter: { blog: $blog }) {
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
    `,
    fragmentRefs.site,
  );
  const langAttributes = useLangAttributes();
  const { title, blocks } = page;
  const olderCursor = older.pageInfo.hasNextPage ? (older.pageInfo.endCursor ?? null) : null;
  if (page.isBlog && older.edges) {
    const posts = older.edges.map(({ node }) => node);
    return <OlderPosts title={title} path={page.path} posts={posts} olderCursor={olderCursor} />;
  }
  const opensWithHero = blocks[0]?.__typename === "HeroBlock";
  return (
    <OlderPostsCursorContext value={olderCursor}>
      {opensWithHero ? null : page.isHome ? (
        <VisuallyHidden>
          <h1 {...langAttributes}>{title}</h1>
        </VisuallyHidden>
      ) : (
        <PageTitle title={title} />
      )}
      <Blocks blocks={blocks} opensPage />
    </OlderPostsCursorContext>
  );
}
