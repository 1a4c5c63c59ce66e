import { Trans } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { Link } from "../../../router/Link.tsx";
import { formatDateHeading } from "../../../time/format.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { AwayLink } from "./AwayLink.tsx";
import styles from "./ColumnHeading.module.css";
import type { GridColumn } from "./placeEntries.ts";
import type { ColumnDay } from "../rules/boardModel.ts";

interface Props {
  readonly gridColumn: GridColumn;
  readonly by: "person" | "date";
  readonly isToday: boolean;
  readonly href: string;
  /** Address to plan the person's absence. Null for rooms and dates, and for those who may not. */
  readonly awayHref: string | null;
}

/** The head of a column: a person with the hours of the day, or a date. */
export function ColumnHeading({ gridColumn: { column, date }, by, isToday, href, awayHref }: Props) {
  const { localeTag } = useLocale();
  const name = by === "person" ? column.name : formatDateHeading(date, "short", localeTag);
  return (
    <div className={styles.head}>
      <Link href={href} className={styles.heading} data-today={by === "date" && isToday ? "" : undefined}>
        {by === "person" ? (
          <span className={styles.picture}>
            <Avatar name={column.name} picture={column.picture} size={32} />
          </span>
        ) : null}
        <span className={styles.texts}>
          <span className={styles.name}>{name}</span>
          <DayFacts day={column.days.get(date)} />
        </span>
      </Link>
      {awayHref === null ? null : <AwayLink href={awayHref} person={column.name} date={date} />}
    </div>
  );
}

const DECIMAL = { maximumFractionDigits: 1 } as const;
const HOURS = { ...DECIMAL, style: "unit", unit: "hour", unitDisplay: "short" } as const;

/** Hours booked of the hours offered, in a form that fits a narrow column. */
export function DayFacts({ day }: { readonly day: ColumnDay | undefined }) {
  const { localeTag } = useLocale();
  if (day === undefined) return null;
  if (day.holiday !== null) return <span className={styles.facts}>{day.holiday}</span>;
  if (day.offeredMinutes === 0 && day.bookedMinutes === 0)
    return (
      <span className={styles.facts}>
        <Trans>Day off</Trans>
      </span>
    );
  const booked = new Intl.NumberFormat(localeTag, DECIMAL).format(day.bookedMinutes / 60);
  const offered = new Intl.NumberFormat(localeTag, HOURS).format(day.offeredMinutes / 60);
  const share = day.offeredMinutes === 0 ? 1 : Math.min(1, day.bookedMinutes / day.offeredMinutes);
  return (
    <>
      <span className={styles.facts} data-figures="">
        <Trans>
          {booked} of {offered}
        </Trans>
      </span>
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </>
  );
}
