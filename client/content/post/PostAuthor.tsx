import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PostAuthor_author$key } from "../../__generated__/PostAuthor_author.graphql.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { useLangAttributes } from "../siteContext.ts";
import styles from "./PostAuthor.module.css";

export function PostAuthor(props: { readonly author: PostAuthor_author$key }) {
  const { name, bio, image } = useFragment(
    graphql`
      fragment PostAuthor_author on Author {
        name
        bio
        image {
          src
        }
      }
    `,
    props.author,
  );
  const langAttributes = useLangAttributes();
  return (
    <div className={styles.author}>
      <Avatar name={name} picture={image?.src ?? null} size={64} />
      <div className={styles.words}>
        <p className={styles.name}>
          <Trans>
            Written by <span {...langAttributes}>{name}</span>
          </Trans>
        </p>
        {bio == null ? null : (
          <p {...langAttributes} className={styles.bio}>
            {bio}
          </p>
        )}
      </div>
    </div>
  );
}
