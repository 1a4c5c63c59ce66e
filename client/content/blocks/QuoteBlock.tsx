import { graphql, useFragment } from "react-relay";
import type { QuoteBlock_block$key } from "../../__generated__/QuoteBlock_block.graphql.ts";
import { useLangAttributes } from "../siteContext.ts";
import { Section } from "../Section.tsx";
import styles from "./QuoteBlock.module.css";

export function QuoteBlock(props: { readonly block: QuoteBlock_block$key }) {
  const { anchor, text, source } = useFragment(
    graphql`
      fragment QuoteBlock_block on QuoteBlock {
        anchor
        text
        source
      }
    `,
    props.block,
  );
  const langAttributes = useLangAttributes();
  return (
    <Section anchor={anchor}>
      <figure {...langAttributes} className={styles.quote}>
        <blockquote className={styles.text}>{text}</blockquote>
        {source == null ? null : <figcaption className={styles.source}>{source}</figcaption>}
      </figure>
    </Section>
  );
}
