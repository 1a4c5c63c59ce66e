import { graphql, useFragment } from "react-relay";
import type { PostCards_posts$key } from "../../__generated__/PostCards_posts.graphql.ts";
import { useBlockPosition } from "../blocks/blockPosition.ts";
import { PostCard } from "./PostCard.tsx";
import styles from "./PostCards.module.css";

interface Props {
  readonly posts: PostCards_posts$key;
  /** True below a heading, so that each post's heading is one level lower. */
  readonly isUnderHeading: boolean;
}

export function PostCards({ posts, isUnderHeading }: Props) {
  const list = useFragment(
    graphql`
      fragment PostCards_posts on Post @relay(plural: true) {
        id
        ...PostCard_post
      }
    `,
    posts,
  );
  const { isInColumn } = useBlockPosition();
  return (
    <ul className={isInColumn ? styles.column : styles.posts}>
      {list.map((post) => (
        <li key={post.id}>
          <PostCard post={post} isUnderHeading={isUnderHeading} />
        </li>
      ))}
    </ul>
  );
}
