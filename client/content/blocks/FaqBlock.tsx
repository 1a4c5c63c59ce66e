import { graphql, useFragment } from "react-relay";
import type { FaqBlock_block$key } from "../../__generated__/FaqBlock_block.graphql.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useLangAttributes } from "../siteContext.ts";
import { RichText } from "../RichText.tsx";
import { Section } from "../Section.tsx";
import styles from "./FaqBlock.module.css";

/** Questions with collapsible answers, which work without scripts. */
export function FaqBlock(props: { readonly block: FaqBlock_block$key }) {
  const { anchor, title, questions } = useFragment(
    graphql`
      fragment FaqBlock_block on FaqBlock {
        anchor
        title
        questions {
          question
          answer
        }
      }
    `,
    props.block,
  );
  const langAttributes = useLangAttributes();
  return (
    <Section anchor={anchor} title={title}>
      <div className={styles.list}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              <span {...langAttributes}>{question}</span>
              <span className={styles.sign}>
                <Icon name="down" />
              </span>
            </summary>
            <div className={styles.answer}>
              <RichText html={answer} isSmall />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
