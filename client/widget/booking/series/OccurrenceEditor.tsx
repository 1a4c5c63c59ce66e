import { Trans, useLingui } from "@lingui/react/macro";
import { formatDate, formatTime, type TimeFormatOptions } from "../../../time/format.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { RadioChips } from "../../../ui/choices/RadioChips.tsx";
import { getStartChoices, type EditedOccurrence } from "./seriesPlan.ts";
import styles from "./OccurrenceEditor.module.css";

interface Props {
  readonly occurrence: EditedOccurrence;
  readonly occurrences: readonly EditedOccurrence[];
  readonly timeFormat: TimeFormatOptions;
  /** An ISO instant. Null skips the date, undefined restores the plan. */
  readonly onEdit: (startsAt: string | null | undefined) => void;
}

export function OccurrenceEditor({ occurrence, occurrences, timeFormat, onEdit }: Props) {
  const { t } = useLingui();
  const startChoices = getStartChoices(
    occurrence,
    withPlannedStart(occurrence.starts, occurrence.startsAt),
    occurrences,
  );
  const date = formatDate(occurrence.date, "short", timeFormat.locale);
  return (
    <div className={styles.editor}>
      {startChoices.length === 0 ? (
        <p className={styles.quiet}>
          <Trans>No Slots available</Trans>
        </p>
      ) : (
        <RadioChips
          label={t`Times on ${date}`}
          name="start"
          value={occurrence.startsAt ?? ""}
          onChange={onEdit}
          chips={startChoices.map((start) => ({ value: start, text: formatTime(start, timeFormat) }))}
        />
      )}
      <div className={styles.ways}>
        {occurrence.startsAt === null ? null : (
          <Button onPress={() => onEdit(null)}>
            <Trans>Skip this one</Trans>
          </Button>
        )}
        {!occurrence.isEdited ? null : (
          <Button onPress={() => onEdit(undefined)}>
            <Trans>Back to the suggested date</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function withPlannedStart(offered: readonly string[], plannedStart: string | null): readonly string[] {
  if (plannedStart === null || offered.includes(plannedStart)) return offered;
  return [...offered, plannedStart].toSorted((left, right) => Date.parse(left) - Date.parse(right));
}
