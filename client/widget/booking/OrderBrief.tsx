import { Plural, Trans } from "@lingui/react/macro";
import { dateOfInstant, formatDate, formatDuration, formatTime, type TimeStyle } from "../../time/format.ts";
import type { VisitPlan } from "../cart/planVisit.ts";
import { useCountWords } from "../cart/useVisitWords.ts";
import { formatMoney } from "../words/formatMoney.ts";
import styles from "./OrderBrief.module.css";

interface Props {
  readonly plan: VisitPlan;
  readonly style: TimeStyle;
  readonly startsAt: string | null;
  /** How many visits a series has; 1: it is one. */
  readonly times: number;
}

/** The order in one line: how many, when or how long, and how much. */
export function OrderBrief({ plan, style, startsAt, times }: Props) {
  const { locale } = style;
  const count = useCountWords()(plan);
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
      <strong data-figures="">
        {plan.total === null ? <Trans>Free</Trans> : formatMoney(plan.total, locale)}
      </strong>
    </span>
  );
}
