import { graphql, useFragment } from "react-relay";
import type { HeroBlock_block$key } from "../../__generated__/HeroBlock_block.graphql.ts";
import { classes } from "../../ui/classes.ts";
import { useLangAttributes } from "../siteContext.ts";
import { Picture } from "../Picture.tsx";
import { Actions } from "./Actions.tsx";
import { useBlockPosition } from "./blockPosition.ts";
import styles from "./HeroBlock.module.css";

export function HeroBlock(props: { readonly block: HeroBlock_block$key }) {
  const { anchor, title, text, image, actions } = useFragment(
    graphql`
      fragment HeroBlock_block on HeroBlock {
        anchor
        title
        text
        image {
          ...Picture_picture
        }
        actions {
          ...Actions_links
        }
      }
    `,
    props.block,
  );
  const langAttributes = useLangAttributes();
  const { isFirst, isInColumn } = useBlockPosition();
  const Heading = isFirst ? "h1" : "h2";
  return (
    <section
      id={anchor}
      className={classes(styles.hero, image == null && styles.alone, isInColumn && styles.narrow)}
    >
      <div className={styles.side}>
        <div className={styles.words}>
          <Heading {...langAttributes} className={styles.title}>
            {title}
          </Heading>
          {text == null ? null : (
            <p {...langAttributes} className={styles.text}>
              {text}
            </p>
          )}
          <Actions links={actions} />
        </div>
      </div>
      {image == null ? null : (
        <div className={styles.frame}>
          <Picture
            picture={image}
            sizes="(width >= 900px) 55vw, 100vw"
            loadsEagerly={isFirst}
            className={styles.picture}
          />
        </div>
      )}
    </section>
  );
}
