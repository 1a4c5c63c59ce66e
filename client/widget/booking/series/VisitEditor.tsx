import { Trans, useLingui } from "@lingui/react/macro";
import { formatDate, formatTime, type TimeStyle } from "../../../time/format.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { RadioChips } from "../../../ui/choices/RadioChips.tsx";
import { choicesFor, type ListedVisit } from "./seriesPlan.ts";
import styles from "./VisitEditor.module.css";

interface Props {
  readonly visit: ListedVisit;
  readonly visits: readonly ListedVisit[];
  readonly style: TimeStyle;
  /** An ISO instant. Null skips the date, undefined restores the plan. */
  readonly onEdit: (startsAt: string | null | undefined) => void;
}

export function VisitEditor({ visit, visits, style, onEdit }: Props) {
  const { t } = useLingui();
  const starts = choicesFor(visit, withOwn(visit.starts, visit.startsAt), visits);
  const date = formatDate(visit.date, "short", style.locale);
  return (
    <div className={styles.editor}>
      {starts.length === 0 ? (
        <p className={styles.quiet}>
          <Trans>No Slots available</Trans>
        </p>
      ) : (
        <RadioChips
          label={t`Times on ${date}`}
          name="start"
          value={visit.startsAt ?? ""}
          onChange={onEdit}
          chips={starts.map((start) => ({ value: start, text: formatTime(start, style) }))}
        />
      )}
      <div className={styles.ways}>
        {visit.startsAt === null ? null : (
          <Button onPress={() => onEdit(null)}>
            <Trans>Skip this one</Trans>
          </Button>
        )}
        {!visit.isEdited ? null : (
          <Button onPress={() => onEdit(undefined)}>
            <Trans>Back to the suggested date</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function withOwn(offered: readonly string[], own: string | null): readonly string[] {
  if (own === null || offered.includes(own)) return offered;
  return [...offered, own].toSorted((left, right) => Date.parse(left) - Date.parse(right));
}
