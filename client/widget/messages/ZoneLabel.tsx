import { useZoneLabel } from "../../time/useZoneCity.ts";
import styles from "./ZoneLabel.module.css";

interface Props {
  readonly timeZone: string;
  readonly instant: string;
}

/** The label of a time zone. The line never breaks within the offset. */
export function ZoneLabel({ timeZone, instant }: Props) {
  const label = useZoneLabel(timeZone)(instant);
  const offset = Math.max(0, label.lastIndexOf("("));
  return (
    <>
      {label.slice(0, offset)}
      <span className={styles.offset}>{label.slice(offset)}</span>
    </>
  );
}
