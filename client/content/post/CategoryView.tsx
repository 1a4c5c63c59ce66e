import { Plural } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { CategoryView_category$key } from "../../__generated__/CategoryView_category.graphql.ts";
import { useLangAttributes } from "../siteContext.ts";
import { Breadcrumbs } from "../frame/Breadcrumbs.tsx";
import styles from "./CategoryView.module.css";
import { PostPagination } from "./PostPagination.tsx";
import { PostCards } from "./PostCards.tsx";

interface Props {
  readonly category: CategoryView_category$key;
}

export function CategoryView(props: Props) {
  const { name, description, posts } = useFragment(
    graphql`
      fragment CategoryView_category on Category
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" }, blog: { type: "ID" }) {
        name
        description
        posts(first: $first, after: $after, filter: { blog: $blog }) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              ...PostCards_posts
            }
          }
        }
      }
    `,
    props.category,
  );
  const langAttributes = useLangAttributes();
  const { hasNextPage, endCursor } = posts.pageInfo;
  return (
    <div className={styles.page}>
      <Breadcrumbs links={[]} />
      <header className={styles.head}>
        <h1 {...langAttributes} className={styles.title}>
          {name}
        </h1>
        {description == null ? null : (
          <p {...langAttributes} className={styles.description}>
            {description}
          </p>
        )}
        <p className={styles.count}>
          <Plural value={posts.totalCount} _0="No posts yet" one="# post" other="# posts" />
        </p>
      </header>
      <PostCards posts={posts.edges.map(({ node }) => node)} isUnderHeading={false} />
      <PostPagination olderCursor={hasNextPage ? (endCursor ?? null) : null} />
    </div>
  );
}
