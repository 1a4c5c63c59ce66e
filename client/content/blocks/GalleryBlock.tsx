import { graphql, useFragment } from "react-relay";
import type { GalleryBlock_block$key } from "../../__generated__/GalleryBlock_block.graphql.ts";
import { Picture } from "../Picture.tsx";
import { Section } from "../Section.tsx";
import styles from "./GalleryBlock.module.css";

export function GalleryBlock(props: { readonly block: GalleryBlock_block$key }) {
  const { anchor, title, images } = useFragment(
    graphql`
      fragment GalleryBlock_block on GalleryBlock {
        anchor
        title
        images {
          src
          ...Picture_picture
        }
      }
    `,
    props.block,
  );
  return (
    <Section anchor={anchor} title={title}>
      <ul className={styles.pictures}>
        {images.map((image, index) => (
          <li key={`${index} ${image.src}`}>
            <Picture
              picture={image}
              sizes="(width >= 768px) 536px, 50vw"
              cropRatio="4 / 3"
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
