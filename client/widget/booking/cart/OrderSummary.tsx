import { Trans, useLingui } from "@lingui/react/macro";
import { formatList } from "../../../../server/shared/languages/formatList.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { formatTime, type TimeFormatOptions } from "../../../time/format.ts";
import { BusinessText } from "../../../shared/BusinessText.tsx";
import { DueRows, type Tax } from "../../payment/DueRows.tsx";
import { formatMoney, type Money } from "../../messages/formatMoney.ts";
import { getAllLines, type PlanLine, type CartPlan } from "./planCart.ts";
import styles from "./OrderSummary.module.css";

interface Props {
  readonly plan: CartPlan;
  readonly timeFormat: TimeFormatOptions;
  /** The chosen start, an ISO instant. While it is null, lines show no start. */
  readonly startsAt: string | null;
  /** Staff names for each line in the order of `plan.lineInputs`. Null until they are known. */
  readonly staffByLine: readonly (readonly string[])[] | null;
  readonly guestNames: readonly string[];
  /** The included tax. Null if there is none or it is shown elsewhere. */
  readonly tax?: Tax | null;
  /** Formats the location of a line. Absent if all lines share a location that is shown elsewhere. */
  readonly formatLineLocation?: ((line: PlanLine) => string) | undefined;
}

export function OrderSummary({
  plan,
  timeFormat,
  startsAt,
  staffByLine,
  guestNames,
  tax = null,
  formatLineLocation,
}: Props) {
  const { t } = useLingui();
  const lines = getAllLines(plan);
  const getGuestName = (member: number) => guestNames[member - 1] || t`Guest ${member}`;
  return (
    <div className={styles.summary}>
      <ol className={styles.lines} aria-label={t`Your visit`}>
        {lines.map((line, index) => (
          // Lines have no id, and one service may have two lines.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.line}>
            {startsAt === null ? null : (
              <time className={styles.time} dateTime={getLineStart(line, startsAt)}>
                {formatTime(getLineStart(line, startsAt), timeFormat)}
              </time>
            )}
            <span className={styles.words}>
              <span className={styles.name}>
                <BusinessText>{line.service.name}</BusinessText>
                {line.seats > 1 ? <span data-figures=""> × {line.seats}</span> : null}
              </span>
              <LinePeople
                who={line.member === 0 ? null : getGuestName(line.member)}
                people={staffByLine?.[index] ?? (line.staff === null ? [] : [line.staff.name])}
              />
              {formatLineLocation === undefined ? null : (
                <span className={styles.aside}>{formatLineLocation(line)}</span>
              )}
            </span>
            <LinePrice price={plan.prices[index] ?? null} locale={timeFormat.locale} />
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        <span>
          <Trans>Total</Trans>
        </span>
        <strong data-figures="">
          {plan.total === null ? <Trans>Free</Trans> : formatMoney(plan.total, timeFormat.locale)}
        </strong>
      </p>
      <DueRows orderSum={plan} tax={tax} locale={timeFormat.locale} />
    </div>
  );
}

function LinePrice({ price, locale }: { readonly price: Money | null; readonly locale: string }) {
  return price === null ? null : (
    <span data-figures="" className={styles.price}>
      {formatMoney(price, locale)}
    </span>
  );
}

function LinePeople({ who, people }: { readonly who: string | null; readonly people: readonly string[] }) {
  const { localeTag } = useLocale();
  const names = formatList(people, localeTag);
  if (who === null && names === "") return null;
  return (
    <span className={styles.aside}>
      {who === null ? (
        <Trans>With {names}</Trans>
      ) : names === "" ? (
        <Trans>For {who}</Trans>
      ) : (
        <Trans>
          For {who}, with {names}
        </Trans>
      )}
    </span>
  );
}

const getLineStart = (line: PlanLine, startsAt: string) =>
  new Date(Date.parse(startsAt) + line.startOffset * 60_000).toISOString();
