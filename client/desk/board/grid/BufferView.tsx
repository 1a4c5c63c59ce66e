import { Trans } from "@lingui/react/macro";
import type { BoardEntry } from "../rules/boardModel.ts";
import { isTravel } from "../rules/buffers.ts";
import styles from "./Entry.module.css";

interface Props {
  readonly entry: BoardEntry;
  readonly side: "before" | "after";
  /** Pixels. */
  readonly height: number;
}

/** Less room than this shows no word. */
const WORD_HEIGHT = 18;

/** The time before or after an entry that belongs to it. Its name for screen readers is part of the entry. */
export function BufferView({ entry, side, height }: Props) {
  if (height <= 0) return null;
  const hasTravel = isTravel(entry);
  return (
    <span
      className={styles.buffer}
      data-travel={hasTravel || undefined}
      style={{ [side === "before" ? "bottom" : "top"]: "100%", height }}
      aria-hidden
    >
      {hasTravel && height >= WORD_HEIGHT ? (
        <span className={styles.travel}>
          <Trans>Travel</Trans>
        </span>
      ) : null}
    </span>
  );
}
