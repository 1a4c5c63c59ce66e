import type { IsoDate } from "../../../time/format.ts";
import { toAxisMinute, type Axis } from "../rules/axis.ts";
import styles from "./TimeGrid.module.css";
import { useNow } from "../../time/useNow.ts";

interface Props {
  readonly axis: Axis;
  readonly date: IsoDate;
  readonly pixelsPerMinute: number;
  /** The time of the line, beside the axis. */
  readonly formatLabel?: (instant: number) => string;
}

export function NowLine({ axis, date, pixelsPerMinute, formatLabel }: Props) {
  const now = useNow();
  const top = Math.round(toAxisMinute(axis, date, now) * pixelsPerMinute);
  if (formatLabel === undefined) return <span className={styles.now} style={{ top }} aria-hidden />;
  return (
    <span className={styles.nowLabel} style={{ top }} data-figures="">
      {formatLabel(now)}
    </span>
  );
}
