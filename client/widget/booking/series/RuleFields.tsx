import { Trans, useLingui } from "@lingui/react/macro";
import { CheckChips } from "../../../ui/choices/CheckChips.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { RadioChips } from "../../../ui/choices/RadioChips.tsx";
import { getFirstWeekday, getWeekdayNames } from "../../messages/weekdays.ts";
import styles from "./RuleFields.module.css";
import { MIN_OCCURRENCES } from "./seriesPlan.ts";
import { type Frequency, type SeriesRule, type Weekday, weekdays } from "./seriesAddress.ts";

interface Props {
  readonly rule: SeriesRule;
  /** Weekday of the first appointment, which is always part of the series. */
  readonly startWeekday: Weekday;
  readonly most: number;
  readonly locale: string;
  readonly onChange: (rule: SeriesRule) => void;
}

const MAX_INTERVAL = 12;

export function RuleFields({ rule, startWeekday, most, locale, onChange }: Props) {
  const { t } = useLingui();
  const change = (changes: Partial<SeriesRule>) => onChange({ ...rule, ...changes });
  const intervalLabels: Record<Frequency, string> = {
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
          <WeekdayChoice
            chosenDays={rule.weekdays}
            startWeekday={startWeekday}
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
        label={intervalLabels[rule.frequency]}
        name="interval"
        value={rule.interval}
        min={1}
        max={Math.max(MAX_INTERVAL, rule.interval)}
        onChange={(interval) => change({ interval })}
      />
      <NumberField
        label={<Trans>How many appointments</Trans>}
        name="count"
        value={Math.min(rule.count, most)}
        min={MIN_OCCURRENCES}
        max={most}
        hint={<Trans>Up to {most}</Trans>}
        onChange={(count) => change({ count })}
      />
    </div>
  );
}

function WeekdayChoice({
  chosenDays,
  startWeekday,
  locale,
  onChange,
}: {
  readonly chosenDays: readonly Weekday[];
  readonly startWeekday: Weekday;
  readonly locale: string;
  readonly onChange: (days: readonly Weekday[]) => void;
}) {
  const weekStart = getFirstWeekday(locale);
  const names = getWeekdayNames(locale, weekStart);
  const chips = names.map(({ short, long }, index) => {
    const value = weekdays[(weekStart - 1 + index) % 7]!;
    return { value, text: short, name: long, isFixed: value === startWeekday };
  });
  return (
    <CheckChips
      label={<Trans>On these days</Trans>}
      name="weekdays"
      chips={chips}
      values={chosenDays.length === 0 ? [startWeekday] : chosenDays}
      onChange={(values) => {
        const days = weekdays.filter((day) => day === startWeekday || values.includes(day));
        onChange(days.length === 1 ? [] : days);
      }}
    />
  );
}
