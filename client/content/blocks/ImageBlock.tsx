import { graphql, useFragment } from "react-relay";
import type { ImageBlock_block$key } from "../../__generated__/ImageBlock_block.graphql.ts";
import { useLangAttributes } from "../siteContext.ts";
import { Picture } from "../Picture.tsx";
import { Section } from "../Section.tsx";
import { useBlockPosition } from "./blockPosition.ts";
import styles from "./ImageBlock.module.css";

export function ImageBlock(props: { readonly block: ImageBlock_block$key }) {
  const { anchor, image, caption } = useFragment(
    graphql`
      fragment ImageBlock_block on ImageBlock {
        anchor
        caption
        image {
          ...Picture_picture
        }
      }
    `,
    props.block,
  );
  const langAttributes = useLangAttributes();
  const { isFirst } = useBlockPosition();
  if (image == null) return null;
  return (
    <Section anchor={anchor}>
      <figure className={styles.figure}>
        <Picture
          picture={image}
          sizes="(width >= 1120px) 1088px, 100vw"
          loadsEagerly={isFirst}
          className={styles.picture}
        />
        {caption == null ? null : (
          <figcaption {...langAttributes} className={styles.caption}>
            {caption}
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
