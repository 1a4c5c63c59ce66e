import { use } from "react";
import type { PostCards_posts$key } from "../../__generated__/PostCards_posts.graphql.ts";
import { Crumbs } from "../frame/Crumbs.tsx";
import { useAuthored } from "../authored.ts";
import { OlderPostsContext } from "./olderPosts.ts";
import { PageOn } from "./PageOn.tsx";
import { PostCards } from "./PostCards.tsx";
import styles from "./CategoryView.module.css";

interface Props {
  readonly title: string;
  readonly path: string;
  readonly posts: PostCards_posts$key;
}

export function OlderPosts({ title, path, posts }: Props) {
  const older = use(OlderPostsContext);
  const authored = useAuthored();
  return (
    <div className={styles.page}>
      <Crumbs ways={[{ href: path, label: title }]} />
      <header className={styles.head}>
        <h1 {...authored} className={styles.title}>
          {title}
        </h1>
      </header>
      <PostCards posts={posts} isUnderHeading={false} />
      <PageOn after={older} />
    </div>
  );
}
