import { useLingui } from "@lingui/react/macro";
import { Link } from "../../../router/Link.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { getBookingHref } from "../../bookings/bookingsAddress.ts";
import styles from "./Overview.module.css";
import type { BoardEntry } from "../rules/boardModel.ts";
import type { BoardTexts } from "../useBoardTexts.ts";

interface Props {
  readonly entries: readonly BoardEntry[];
  readonly texts: BoardTexts;
  /** Leads to all of them. */
  readonly moreHref: string;
}

const SHOWN = 3;

export function ShortEntries({ entries, texts, moreHref }: Props) {
  const { t } = useLingui();
  const moreCount = entries.length - SHOWN;
  return (
    <ul className={styles.entries}>
      {entries.slice(0, SHOWN).map((entry) => (
        <li key={entry.key}>
          <Link
            href={entry.kind === "booking" ? getBookingHref(entry.booking.id) : moreHref}
            className={styles.entry}
            data-status={entry.kind === "booking" ? entry.booking.status : undefined}
          >
            <span aria-hidden>
              <span className={styles.time}>{texts.formatClock(entry.from)}</span> {texts.getTitle(entry)}
            </span>
            <VisuallyHidden>{texts.describe(entry)}</VisuallyHidden>
          </Link>
        </li>
      ))}
      {moreCount > 0 ? (
        <li>
          <Link href={moreHref} className={styles.more}>
            {t`${moreCount} more`}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
