import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { Link } from "../../../router/Link.tsx";
import { formatDay, formatDayName } from "../../../time/format.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { formatShortWeekday } from "../../time/formatShortWeekday.ts";
import styles from "./DayStrip.module.css";

interface Props {
  readonly dates: readonly string[];
  readonly date: string;
  readonly today: string;
  readonly getHref: (date: string) => string;
}

/** The days of the week as links, on a phone. */
export function DayStrip({ dates, date, today, getHref }: Props) {
  const { t } = useLingui();
  const { localeTag } = useLocale();
  return (
    <nav className={styles.strip} aria-label={t`Days of the week`}>
      {dates.map((day) => (
        <Link
          key={day}
          href={getHref(day)}
          className={styles.day}
          aria-current={day === date ? "date" : undefined}
          data-today={day === today || undefined}
        >
          <span aria-hidden>{formatShortWeekday(day, localeTag)}</span>
          <strong aria-hidden>{formatDay(day, localeTag)}</strong>
          <VisuallyHidden>{formatDayName(day, localeTag)}</VisuallyHidden>
        </Link>
      ))}
    </nav>
  );
}
