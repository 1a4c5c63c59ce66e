import { useZoneLabel } from "../../time/useZoneCity.ts";
import styles from "./ZoneWords.module.css";

interface Props {
  readonly timeZone: string;
  /** ISO; the offset is the one of that moment. */
  readonly instant: string;
}

/** A zone's name with its offset, which never breaks at its sign. */
export function ZoneWords({ timeZone, instant }: Props) {
  const label = useZoneLabel(timeZone)(instant);
  // A zone that is nobody's city is all offset: `UTC+2`.
  const offset = Math.max(0, label.lastIndexOf("("));
  return (
    <>
      {label.slice(0, offset)}
      <span className={styles.offset}>{label.slice(offset)}</span>
    </>
  );
}
