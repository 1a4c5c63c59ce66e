import { graphql, useFragment } from "react-relay";
import type { ColumnsBlock_block$key } from "../../__generated__/ColumnsBlock_block.graphql.ts";
import { Section } from "../Section.tsx";
import { BlockPlaceContext } from "./blockPlace.ts";
import styles from "./ColumnsBlock.module.css";
import { PlainBlockView } from "./PlainBlockView.tsx";

const inColumn = { isFirst: false, isInColumn: true };

/** Two or three columns of blocks; one below the other on a phone. */
export function ColumnsBlock(props: { readonly block: ColumnsBlock_block$key }) {
  const { anchor, columns } = useFragment(
    graphql`
      fragment ColumnsBlock_block on ColumnsBlock {
        anchor
        columns {
          blocks {
            id
            ...PlainBlockView_block
          }
        }
      }
    `,
    props.block,
  );
  return (
    <Section anchor={anchor}>
      <div className={columns.length > 2 ? styles.three : styles.two}>
        {columns.map(({ blocks }, index) => (
          // Columns have no name: they are told apart by where they stand.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.column}>
            <BlockPlaceContext value={inColumn}>
              {blocks.map((block) => (
                <PlainBlockView key={block.id} block={block} />
              ))}
            </BlockPlaceContext>
          </div>
        ))}
      </div>
    </Section>
  );
}
