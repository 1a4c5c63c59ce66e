import { graphql, useFragment } from "react-relay";
import type { RichTextBlock_block$key } from "../../__generated__/RichTextBlock_block.graphql.ts";
import { RichText } from "../RichText.tsx";
import { Section } from "../Section.tsx";

export function RichTextBlock(props: { readonly block: RichTextBlock_block$key }) {
  const { anchor, html } = useFragment(
    graphql`
      fragment RichTextBlock_block on RichTextBlock {
        anchor
        html: text
      }
    `,
    props.block,
  );
  return (
    <Section anchor={anchor}>
      <RichText html={html} />
    </Section>
  );
}
