import { graphql, useFragment } from "react-relay";
import type { PostCard_post$key } from "../../__generated__/PostCard_post.graphql.ts";
import { classes } from "../../ui/classes.ts";
import { useLangAttributes } from "../siteContext.ts";
import card from "../Card.module.css";
import { ContentLink } from "../ContentLink.tsx";
import { Picture } from "../Picture.tsx";
import styles from "./PostCard.module.css";
import { PostDate } from "./PostDate.tsx";

export function PostCard({
  post,
  isUnderHeading,
}: {
  readonly post: PostCard_post$key;
  readonly isUnderHeading: boolean;
}) {
  const { path, title, excerpt, image, categories, publishedAt } = useFragment(
    graphql`
      fragment PostCard_post on Post {
        path
        title
        excerpt
        publishedAt
        image {
          ...Picture_picture
        }
        categories {
          id
          name
        }
      }
    `,
    post,
  );
  const langAttributes = useLangAttributes();
  const Heading = isUnderHeading ? "h3" : "h2";
  return (
    <article className={card.card}>
      {image == null ? null : (
        <Picture
          picture={image}
          sizes="(width >= 960px) 346px, (width >= 620px) 50vw, 100vw"
          cropRatio="16 / 9"
          isDecorative
          className={card.picture}
        />
      )}
      <p className={classes(card.about, styles.about)}>
        {categories.map(({ id, name }) => (
          <span key={id} {...langAttributes}>
            {name}
          </span>
        ))}
        <PostDate instant={publishedAt ?? null} />
      </p>
      <Heading className={card.title}>
        <ContentLink href={path} className={card.link}>
          {title}
        </ContentLink>
      </Heading>
      {excerpt == null ? null : (
        <p {...langAttributes} className={styles.excerpt}>
          {excerpt}
        </p>
      )}
    </article>
  );
}
