import { Fragment } from "react";
import { graphql, useFragment } from "react-relay";
import type { Blocks_blocks$key } from "../../__generated__/Blocks_blocks.graphql.ts";
import { BlockView } from "./BlockView.tsx";
import { BlockPositionContext } from "./blockPosition.ts";
import styles from "./Blocks.module.css";
import { groupCards } from "./groupCards.ts";

interface Props {
  readonly blocks: Blocks_blocks$key;
  /** True if the first block opens the page, so that its title is the page's heading. */
  readonly opensPage?: boolean;
}

/** The blocks of a page or post. Adjacent service cards form a row. */
export function Blocks({ blocks, opensPage = false }: Props) {
  const list = useFragment(
    graphql`
      fragment Blocks_blocks on ContentBlock @relay(plural: true) {
        __typename
        id
        ...BlockView_block
      }
    `,
    blocks,
  );
  return groupCards(list).map((group, index) => {
    const isRow = group.length > 1;
    const blockViews = group.map((block) => (
      <BlockPositionContext
        key={block.id}
        value={{ isFirst: opensPage && index === 0 && !isRow, isInColumn: isRow }}
      >
        <BlockView block={block} />
      </BlockPositionContext>
    ));
    return isRow ? (
      <div key={group[0]!.id} className={styles.cards}>
        {blockViews}
      </div>
    ) : (
      <Fragment key={group[0]!.id}>{blockViews}</Fragment>
    );
  });
}
