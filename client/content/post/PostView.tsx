import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PostView_post$key } from "../../__generated__/PostView_post.graphql.ts";
import { useLangAttributes } from "../siteContext.ts";
import { Blocks } from "../blocks/Blocks.tsx";
import { ContentLink } from "../ContentLink.tsx";
import { Breadcrumbs } from "../frame/Breadcrumbs.tsx";
import { Picture } from "../Picture.tsx";
import { PostAuthor } from "./PostAuthor.tsx";
import { PostDate } from "./PostDate.tsx";
import styles from "./PostView.module.css";

export function PostView(props: { readonly post: PostView_post$key }) {
  const post = useFragment(
    graphql`
      fragment PostView_post on Post {
        title
        excerpt
        publishedAt
        image {
          ...Picture_picture
        }
        author {
          ...PostAuthor_author
        }
        categories {
          id
          name
          path
        }
        blog {
          path
          title
        }
        blocks {
          ...Blocks_blocks
        }
        previous {
          path
          title
        }
        next {
          path
          title
        }
      }
    `,
    props.post,
  );
  const langAttributes = useLangAttributes();
  const { title, excerpt, image, author, categories, blog, previous, next } = post;
  return (
    <article>
      <header className={styles.head}>
        <Breadcrumbs links={blog == null ? [] : [{ href: blog.path, label: blog.title }]} />
        <h1 {...langAttributes} className={styles.title}>
          {title}
        </h1>
        {excerpt == null ? null : (
          <p {...langAttributes} className={styles.excerpt}>
            {excerpt}
          </p>
        )}
        <p className={styles.about}>
          <PostDate instant={post.publishedAt ?? null} />
          {categories.map(({ id, name, path }) => (
            <ContentLink key={id} href={path}>
              {name}
            </ContentLink>
          ))}
        </p>
      </header>
      {image == null ? null : (
        <div className={styles.picture}>
          <Picture picture={image} sizes="(width >= 900px) 848px, 100vw" loadsEagerly />
        </div>
      )}
      <div className={styles.text}>
        <Blocks blocks={post.blocks} />
      </div>
      <footer className={styles.foot}>
        {author == null ? null : <PostAuthor author={author} />}
        {previous == null && next == null ? null : (
          <div className={styles.ways}>
            {previous == null ? null : (
              <p className={styles.way}>
                <span className={styles.word}>
                  <Trans>Previous post</Trans>
                </span>
                <ContentLink href={previous.path}>{previous.title}</ContentLink>
              </p>
            )}
            {next == null ? null : (
              <p className={styles.way}>
                <span className={styles.word}>
                  <Trans>Next post</Trans>
                </span>
                <ContentLink href={next.path}>{next.title}</ContentLink>
              </p>
            )}
          </div>
        )}
      </footer>
    </article>
  );
}
