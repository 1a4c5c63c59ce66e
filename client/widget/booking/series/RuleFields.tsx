import { Trans, useLingui } from "@lingui/react/macro";
import { CheckChips } from "../../../ui/choices/CheckChips.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { RadioChips } from "../../../ui/choices/RadioChips.tsx";
import { firstWeekday, weekdayNames } from "../../messages/weekdays.ts";
import styles from "./RuleFields.module.css";
import { fewestVisits } from "./seriesPlan.ts";
import { type Frequency, type SeriesRule, type Weekday, weekdays } from "./seriesAddress.ts";

interface Props {
  readonly rule: SeriesRule;
  /** Weekday of the first appointment, which is always part of the series. */
  readonly first: Weekday;
  readonly most: number;
  readonly locale: string;
  readonly onChange: (rule: SeriesRule) => void;
}

const mostInterval = 12;

export function RuleFields({ rule, first, most, locale, onChange }: Props) {
  const { t } = useLingui();
  const change = (changes: Partial<SeriesRule>) => onChange({ ...rule, ...changes });
  const every: Record<Frequency, string> = {
    DAILY: t`Interval in days`,
    WEEKLY: t`Interval in weeks`,
    MONTHLY: t`Interval in months`,
  };
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <RadioChips
          label={<Trans>Repeats</Trans>}
          name="frequency"
          value={rule.frequency}
          onChange={(frequency) => change({ frequency: frequency as Frequency, weekdays: [] })}
          chips={[
            { value: "DAILY", text: <Trans>Daily</Trans> },
            { value: "WEEKLY", text: <Trans>Weekly</Trans> },
            { value: "MONTHLY", text: <Trans>Monthly</Trans> },
          ]}
        />
      </div>
      {rule.frequency !== "WEEKLY" ? null : (
        <div className={styles.wide}>
          <Weekdays
            chosen={rule.weekdays}
            first={first}
            locale={locale}
            onChange={(days) => change({ weekdays: days })}
          />
        </div>
      )}
      {rule.frequency !== "MONTHLY" ? null : (
        <div className={styles.wide}>
          <RadioChips
            label={<Trans>Every month</Trans>}
            name="monthlyBy"
            value={rule.monthlyBy}
            onChange={(by) => change({ monthlyBy: by === "WEEKDAY" ? "WEEKDAY" : "DATE" })}
            chips={[
              { value: "DATE", text: <Trans>On the same date</Trans> },
              { value: "WEEKDAY", text: <Trans>On the same weekday</Trans> },
            ]}
          />
        </div>
      )}
      <NumberField
        label={every[rule.frequency]}
        name="interval"
        value={rule.interval}
        min={1}
        max={Math.max(mostInterval, rule.interval)}
        onChange={(interval) => change({ interval })}
      />
      <NumberField
        label={<Trans>How many appointments</Trans>}
        name="count"
        value={Math.min(rule.count, most)}
        min={fewestVisits}
        max={most}
        hint={<Trans>Up to {most}</Trans>}
        onChange={(count) => change({ count })}
      />
    </div>
  );
}

function Weekdays({
  chosen,
  first,
  locale,
  onChange,
}: {
  readonly chosen: readonly Weekday[];
  readonly first: Weekday;
  readonly locale: string;
  readonly onChange: (days: readonly Weekday[]) => void;
}) {
  const begin = firstWeekday(locale);
  const names = weekdayNames(locale, begin);
  const chips = names.map(({ short, long }, place) => {
    const value = weekdays[(begin - 1 + place) % 7]!;
    return { value, text: short, name: long, isFixed: value === first };
  });
  return (
    <CheckChips
      label={<Trans>On these days</Trans>}
      name="weekdays"
      chips={chips}
      values={chosen.length === 0 ? [first] : chosen}
      onChange={(values) => {
        const days = weekdays.filter((day) => day === first || values.includes(day));
        onChange(days.length === 1 ? [] : days);
      }}
    />
  );
}
