import type { PostCards_posts$key } from "../../__generated__/PostCards_posts.graphql.ts";
import { Breadcrumbs } from "../frame/Breadcrumbs.tsx";
import { useLangAttributes } from "../siteContext.ts";
import { PostPagination } from "./PostPagination.tsx";
import { PostCards } from "./PostCards.tsx";
import styles from "./CategoryView.module.css";

interface Props {
  readonly title: string;
  readonly path: string;
  readonly posts: PostCards_posts$key;
  readonly olderCursor: string | null;
}

export function OlderPosts({ title, path, posts, olderCursor }: Props) {
  const langAttributes = useLangAttributes();
  return (
    <div className={styles.page}>
      <Breadcrumbs links={[{ href: path, label: title }]} />
      <header className={styles.head}>
        <h1 {...langAttributes} className={styles.title}>
          {title}
        </h1>
      </header>
      <PostCards posts={posts} isUnderHeading={false} />
      <PostPagination olderCursor={olderCursor} />
    </div>
  );
}
