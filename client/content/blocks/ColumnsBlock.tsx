import type { CSSProperties } from "react";
import { graphql, useFragment } from "react-relay";
import type { ColumnsBlock_block$key } from "../../__generated__/ColumnsBlock_block.graphql.ts";
import { classes } from "../../ui/classes.ts";
import { Section } from "../Section.tsx";
import { BlockPositionContext } from "./blockPosition.ts";
import styles from "./ColumnsBlock.module.css";
import { PlainBlockView } from "./PlainBlockView.tsx";

const inColumn = { isFirst: false, isInColumn: true };

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
  const [rows = 0] = columns.map(({ blocks }) => blocks.length);
  // Columns with equally many blocks also align in rows.
  const isEven = rows > 1 && columns.every(({ blocks }) => blocks.length === rows);
  return (
    <Section anchor={anchor}>
      <div
        className={classes(columns.length > 2 ? styles.three : styles.two, isEven && styles.even)}
        style={{ "--rows": rows } as CSSProperties}
      >
        {columns.map(({ blocks }, index) => (
          // Columns have no id. Their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.column}>
            <BlockPositionContext value={inColumn}>
              {blocks.map((block) => (
                <PlainBlockView key={block.id} block={block} />
              ))}
            </BlockPositionContext>
          </div>
        ))}
      </div>
    </Section>
  );
}
