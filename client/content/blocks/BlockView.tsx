import { graphql, useFragment } from "react-relay";
import type { BlockView_block$key } from "../../__generated__/BlockView_block.graphql.ts";
import { ColumnsBlock } from "./ColumnsBlock.tsx";
import { PlainBlockView } from "./PlainBlockView.tsx";

export function BlockView(props: { readonly block: BlockView_block$key }) {
  const block = useFragment(
    graphql`
      fragment BlockView_block on ContentBlock {
        ...ColumnsBlock_block @alias(as: "columns")
        ...PlainBlockView_block
      }
    `,
    props.block,
  );
  return block.columns ? <ColumnsBlock block={block.columns} /> : <PlainBlockView block={block} />;
}
