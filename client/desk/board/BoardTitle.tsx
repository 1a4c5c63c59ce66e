import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { formatDateHeading } from "../../time/format.ts";
import { formatDateSpan } from "../time/formatDateSpan.ts";
import styles from "./Board.module.css";
import { type BoardAddress, getShownRange } from "./rules/boardAddress.ts";

interface Props {
  readonly address: BoardAddress;
  readonly firstWeekday: number;
}

/** The shown dates. A phone has room for a short form. */
export function BoardTitle({ address, firstWeekday }: Props) {
  const { localeTag } = useLocale();
  const { view, date } = address;
  if (view === "month") return formatDateHeading(date, "month", localeTag);
  const { from, to } = getShownRange(address, firstWeekday);
  const [long, short] =
    view === "day"
      ? [formatDateHeading(date, "full", localeTag), formatDateHeading(date, "short", localeTag)]
      : [formatDateSpan(from, to, localeTag, true), formatDateSpan(from, to, localeTag, false)];
  return (
    <>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>{short}</span>
    </>
  );
}
