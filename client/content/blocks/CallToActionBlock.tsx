import { graphql, useFragment } from "react-relay";
import type { CallToActionBlock_block$key } from "../../__generated__/CallToActionBlock_block.graphql.ts";
import { useLangAttributes } from "../siteContext.ts";
import { Actions } from "./Actions.tsx";
import { useBlockPosition } from "./blockPosition.ts";
import styles from "./CallToActionBlock.module.css";

export function CallToActionBlock(props: { readonly block: CallToActionBlock_block$key }) {
  const { anchor, title, text, actions } = useFragment(
    graphql`
      fragment CallToActionBlock_block on CallToActionBlock {
        anchor
        title
        text
        actions {
          ...Actions_links
        }
      }
    `,
    props.block,
  );
  const langAttributes = useLangAttributes();
  const { isInColumn } = useBlockPosition();
  return (
    <section id={anchor} className={isInColumn ? undefined : styles.place}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 {...langAttributes} className={styles.title}>
            {title}
          </h2>
          {text == null ? null : (
            <p {...langAttributes} className={styles.text}>
              {text}
            </p>
          )}
        </div>
        <Actions links={actions} />
      </div>
    </section>
  );
}
