import { graphql, useFragment } from "react-relay";
import type { BlocksView_page$key } from "../../__generated__/BlocksView_page.graphql.ts";
import type { PostCards_posts$key } from "../../__generated__/PostCards_posts.graphql.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useLangAttributes } from "../siteContext.ts";
import { Blocks } from "../blocks/Blocks.tsx";
import { PageTitle } from "../frame/PageTitle.tsx";
import { OlderPosts } from "../post/OlderPosts.tsx";

interface Props {
  readonly page: BlocksView_page$key;
  /** Older posts of a blog. Null shows the page itself. */
  readonly posts: PostCards_posts$key | null;
}

/** Without a hero the title is shown above, or on the home page read out only. */
export function BlocksView({ posts, ...fragmentRefs }: Props) {
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
  const langAttributes = useLangAttributes();
  const { title, blocks } = page;
  if (page.isBlog && posts !== null) return <OlderPosts title={title} path={page.path} posts={posts} />;
  const opensWithHero = blocks[0]?.__typename === "HeroBlock";
  return (
    <>
      {opensWithHero ? null : page.isHome ? (
        <VisuallyHidden>
          <h1 {...langAttributes}>{title}</h1>
        </VisuallyHidden>
      ) : (
        <PageTitle title={title} />
      )}
      <Blocks blocks={blocks} opensPage />
    </>
  );
}
