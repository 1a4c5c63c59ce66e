import { Plural, Trans } from "@lingui/react/macro";
import { memo } from "react";
import {
  toLocalDate,
  formatDate,
  formatDuration,
  formatTime,
  type TimeFormatOptions,
} from "../../../time/format.ts";
import type { CartPlan } from "../cart/planCart.ts";
import { useFormatCounts } from "../cart/useFormatCart.ts";
import { formatMoney } from "../../messages/formatMoney.ts";
import styles from "./OrderBrief.module.css";

interface Props {
  readonly plan: CartPlan;
  readonly timeFormat: TimeFormatOptions;
  readonly startsAt: string | null;
  /** Number of appointments in the series. 1 for a single appointment. */
  readonly times: number;
  readonly isInline?: boolean;
}

/** The order in one line: number of services, start or length, and total. */
export const OrderBrief = memo(function OrderBrief(props: Props) {
  const { plan, timeFormat, startsAt, times, isInline = false } = props;
  const { locale } = timeFormat;
  const countLabels = useFormatCounts()(plan);
  const total = plan.total === null ? <Trans>Free</Trans> : formatMoney(plan.total, locale);
  if (isInline) {
    return (
      <span>
        {[...countLabels, formatDuration(plan.totalMinutes, locale)].join(" · ")} ·{" "}
        <span data-figures="">{total}</span>
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
        {countLabels.length === 0 ? null : `${countLabels.join(" · ")} · `}
        {startsAt === null ? (
          formatDuration(plan.totalMinutes, locale)
        ) : (
          <>
            {formatDate(toLocalDate(startsAt, timeFormat.timeZone), "short", locale)},{" "}
            <time dateTime={startsAt}>{formatTime(startsAt, timeFormat)}</time>
          </>
        )}
      </span>
      <strong data-figures="">{total}</strong>
    </span>
  );
});
