import { Plural, Trans } from "@lingui/react/macro";
import { memo } from "react";
import {
  dateOfInstant,
  formatDate,
  formatDuration,
  formatTime,
  type TimeStyle,
} from "../../../time/format.ts";
import type { VisitPlan } from "../cart/planVisit.ts";
import { useCountWords } from "../cart/useVisitWords.ts";
import { formatMoney } from "../../messages/formatMoney.ts";
import styles from "./OrderBrief.module.css";

interface Props {
  readonly plan: VisitPlan;
  readonly style: TimeStyle;
  readonly startsAt: string | null;
  /** Number of appointments in the series. 1 for a single appointment. */
  readonly times: number;
  readonly isInline?: boolean;
}

/** The order in one line: number of services, start or length, and total. */
export const OrderBrief = memo(function OrderBrief(props: Props) {
  const { plan, style, startsAt, times, isInline = false } = props;
  const { locale } = style;
  const count = useCountWords()(plan);
  const total = plan.total === null ? <Trans>Free</Trans> : formatMoney(plan.total, locale);
  if (isInline) {
    return (
      <span>
        {[...count, formatDuration(plan.minutes, locale)].join(" · ")} · <span data-figures="">{total}</span>
      </span>
    );
  }
  return (
    <span className={styles.brief}>
      <span>
        {times === 1 ? null : (
          <>
            <Plural value={times} one="# appointment" other="# appointments" /> ·{" "}
          </>
        )}
        {count.length === 0 ? null : `${count.join(" · ")} · `}
        {startsAt === null ? (
          formatDuration(plan.minutes, locale)
        ) : (
          <>
            {formatDate(dateOfInstant(startsAt, style.timeZone), "short", locale)},{" "}
            <time dateTime={startsAt}>{formatTime(startsAt, style)}</time>
          </>
        )}
      </span>
      <strong data-figures="">{total}</strong>
    </span>
  );
});
