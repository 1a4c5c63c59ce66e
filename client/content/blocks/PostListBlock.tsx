import { Trans } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { PostListBlock_block$key } from "../../__generated__/PostListBlock_block.graphql.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import { ContentButton } from "../ContentLink.tsx";
import { OlderPostsCursorContext } from "../post/olderPosts.ts";
import { PostPagination } from "../post/PostPagination.tsx";
import { PostCards } from "../post/PostCards.tsx";
import { Section } from "../Section.tsx";
import styles from "./PostListBlock.module.css";

export function PostListBlock(props: { readonly block: PostListBlock_block$key }) {
  const { anchor, title, posts, hasMore, blog, category } = useFragment(
    graphql`
      fragment PostListBlock_block on PostListBlock {
        anchor
        title
        hasMore
        blog {
          path
        }
        category {
          path
        }
        posts {
          id
          ...PostCards_posts
        }
      }
    `,
    props.block,
  );
  const { url } = useRouter();
  const olderCursor = use(OlderPostsCursorContext);
  const allPostsPath = category?.path ?? blog?.path;
  if (posts.length === 0) return null;
  return (
    <Section anchor={anchor} title={title}>
      <PostCards posts={posts} isUnderHeading={title != null} />
      {!hasMore || allPostsPath === undefined ? null : allPostsPath === url.pathname ? (
        <PostPagination olderCursor={olderCursor} />
      ) : (
        <p className={styles.all}>
          <ContentButton href={allPostsPath} isBusinessText={false}>
            <Trans>All posts</Trans>
          </ContentButton>
        </p>
      )}
    </Section>
  );
}
