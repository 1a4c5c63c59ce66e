import { Trans, useLingui } from "@lingui/react/macro";
import { formatList } from "../../../../server/shared/languages/formatList.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { formatTime, type TimeStyle } from "../../../time/format.ts";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { DueRows, type Tax } from "../../payment/DueRows.tsx";
import { formatMoney, type Money } from "../../messages/formatMoney.ts";
import { allLines, type VisitLine, type VisitPlan } from "./planVisit.ts";
import styles from "./VisitSummary.module.css";

interface Props {
  readonly plan: VisitPlan;
  readonly style: TimeStyle;
  /** The chosen start, an ISO instant. While it is null, lines show no start. */
  readonly startsAt: string | null;
  /** Staff names for each line in the order of `plan.lineInputs`. Null until they are known. */
  readonly staff: readonly (readonly string[])[] | null;
  readonly guests: readonly string[];
  /** The included tax. Null if there is none or it is shown elsewhere. */
  readonly tax?: Tax | null;
  /** Formats the location of a line. Absent if all lines share a location that is shown elsewhere. */
  readonly placeOf?: ((line: VisitLine) => string) | undefined;
}

export function VisitSummary({ plan, style, startsAt, staff, guests, tax = null, placeOf }: Props) {
  const { t } = useLingui();
  const all = allLines(plan);
  const nameOf = (member: number) => guests[member - 1] || t`Guest ${member}`;
  return (
    <div className={styles.summary}>
      <ol className={styles.lines} aria-label={t`Your visit`}>
        {all.map((line, place) => (
          // Lines have no name of their own: the same service may stand here twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className={styles.line}>
            {startsAt === null ? null : (
              <time className={styles.time} dateTime={startOf(line, startsAt)}>
                {formatTime(startOf(line, startsAt), style)}
              </time>
            )}
            <span className={styles.words}>
              <span className={styles.name}>
                <OwnWords>{line.service.name}</OwnWords>
                {line.seats > 1 ? <span data-figures=""> × {line.seats}</span> : null}
              </span>
              <Aside
                who={line.member === 0 ? null : nameOf(line.member)}
                people={staff?.[place] ?? (line.staff === null ? [] : [line.staff.name])}
              />
              {placeOf === undefined ? null : <span className={styles.aside}>{placeOf(line)}</span>}
            </span>
            <LinePrice price={plan.prices[place] ?? null} locale={style.locale} />
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        <span>
          <Trans>Total</Trans>
        </span>
        <strong data-figures="">
          {plan.total === null ? <Trans>Free</Trans> : formatMoney(plan.total, style.locale)}
        </strong>
      </p>
      <DueRows sum={plan} tax={tax} locale={style.locale} />
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

function Aside({ who, people }: { readonly who: string | null; readonly people: readonly string[] }) {
  const { tag } = useLocale();
  const names = formatList(people, tag);
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

const startOf = (line: VisitLine, startsAt: string) =>
  new Date(Date.parse(startsAt) + line.after * 60_000).toISOString();
