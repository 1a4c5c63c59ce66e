import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import { capitalize } from "../../../../server/shared/languages/capitalize.ts";
import { toLocalDate, formatDate, formatTime, type TimeFormatOptions } from "../../../time/format.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { getRefusalMessage } from "./getRefusalMessage.ts";
import type { EditedOccurrence } from "./seriesPlan.ts";
import { OccurrenceEditor } from "./OccurrenceEditor.tsx";
import styles from "./OccurrenceRow.module.css";

interface Props {
  readonly occurrence: EditedOccurrence;
  readonly occurrences: readonly EditedOccurrence[];
  readonly timeFormat: TimeFormatOptions;
  readonly lostStart: string | null;
  /** An ISO instant. Null skips the date, undefined restores the plan. */
  readonly onEdit: (startsAt: string | null | undefined) => void;
}

export function OccurrenceRow({ occurrence, occurrences, timeFormat, lostStart, onEdit }: Props) {
  const { t } = useLingui();
  const id = useId();
  const toggleRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const date = formatDate(occurrence.date, "short", timeFormat.locale);
  const isSkipped = occurrence.startsAt === null;
  // The date is free again with another staff member.
  const showsLost = lostStart !== null && occurrence.state !== "FREE";
  return (
    <li className={classes(styles.visit, isSkipped && styles.skipped, showsLost && styles.lost)}>
      <span className={styles.place} aria-hidden>
        {occurrence.index + 1}
      </span>
      <p className={styles.when}>
        <span className={styles.date}>
          <time dateTime={occurrence.date}>{capitalize(date, timeFormat.locale)}</time>
        </span>
        <OccurrenceTime occurrence={occurrence} timeFormat={timeFormat} />
        <OccurrenceState
          occurrence={occurrence}
          timeFormat={timeFormat}
          lostStart={showsLost ? lostStart : null}
        />
      </p>
      <Button
        ref={toggleRef}
        kind="quiet"
        aria-label={isOpen ? t`Done with ${date}` : t`Change ${date}`}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {isOpen ? <Trans>Done</Trans> : <Trans>Change</Trans>}
      </Button>
      {!isOpen ? null : (
        <div id={id} className={styles.editor}>
          <OccurrenceEditor
            occurrence={occurrence}
            occurrences={occurrences}
            timeFormat={timeFormat}
            onEdit={(startsAt) => {
              onEdit(startsAt);
              if (startsAt == null) toggleRef.current?.focus();
            }}
          />
        </div>
      )}
    </li>
  );
}

function OccurrenceTime({
  occurrence,
  timeFormat,
}: {
  readonly occurrence: EditedOccurrence;
  readonly timeFormat: TimeFormatOptions;
}) {
  const { startsAt, wantedAt } = occurrence;
  if (startsAt === null) {
    return (
      <del className={styles.time}>
        <time dateTime={wantedAt}>{formatTime(wantedAt, timeFormat)}</time>
      </del>
    );
  }
  const day = toLocalDate(startsAt, timeFormat.timeZone);
  return (
    <span className={styles.time}>
      {/* Around midnight the nearest time may be on the next date. */}
      {day === occurrence.date ? null : `${formatDate(day, "short", timeFormat.locale)}, `}
      <time dateTime={startsAt}>{formatTime(startsAt, timeFormat)}</time>
    </span>
  );
}

function OccurrenceState({
  occurrence,
  timeFormat,
  lostStart,
}: {
  readonly occurrence: EditedOccurrence;
  readonly timeFormat: TimeFormatOptions;
  readonly lostStart: string | null;
}) {
  const { i18n } = useLingui();
  const wanted = formatTime(lostStart ?? occurrence.wantedAt, timeFormat);
  const reason = i18n._(getRefusalMessage(occurrence.refusal));
  return (
    <span className={styles.state} data-state={occurrence.state}>
      {occurrence.state === "FREE" ? (
        <Trans context="a date">Free</Trans>
      ) : occurrence.isEdited ? (
        occurrence.state === "SKIPPED" ? (
          <Trans>Skipped by you</Trans>
        ) : (
          <Trans>Moved by you from {wanted}</Trans>
        )
      ) : lostStart !== null ? (
        occurrence.state === "SKIPPED" ? (
          <Trans>Skipped: {wanted} has just been taken</Trans>
        ) : (
          <Trans>Moved: {wanted} has just been taken</Trans>
        )
      ) : occurrence.state === "SKIPPED" ? (
        <Trans>Skipped: {reason}</Trans>
      ) : (
        <Trans>Moved from {wanted}</Trans>
      )}
    </span>
  );
}
