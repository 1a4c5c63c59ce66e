import { graphql, useFragment } from "react-relay";
import type { CallToActionBlock_block$key } from "../../__generated__/CallToActionBlock_block.graphql.ts";
import { useAuthored } from "../authored.ts";
import { Actions } from "./Actions.tsx";
import { useBlockPlace } from "./blockPlace.ts";
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
  const authored = useAuthored();
  const { isInColumn } = useBlockPlace();
  return (
    <section id={anchor} className={isInColumn ? undefined : styles.place}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 {...authored} className={styles.title}>
            {title}
          </h2>
          {text === "" ? null : (
            <p {...authored} className={styles.text}>
              {text}
            </p>
          )}
        </div>
        <Actions links={actions} />
      </div>
    </section>
  );
}
