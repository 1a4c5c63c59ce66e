import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import { capitalize } from "../../../../server/shared/languages/capitalize.ts";
import { dateOfInstant, formatDate, formatTime, type TimeStyle } from "../../../time/format.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { refusalWords } from "./refusalWords.ts";
import type { ListedVisit } from "./seriesPlan.ts";
import { VisitEditor } from "./VisitEditor.tsx";
import styles from "./VisitRow.module.css";

interface Props {
  readonly visit: ListedVisit;
  readonly visits: readonly ListedVisit[];
  readonly style: TimeStyle;
  readonly lost: string | null;
  /** An ISO instant. Null skips the date, undefined restores the plan. */
  readonly onEdit: (startsAt: string | null | undefined) => void;
}

export function VisitRow({ visit, visits, style, lost, onEdit }: Props) {
  const { t } = useLingui();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const date = formatDate(visit.date, "short", style.locale);
  const isSkipped = visit.startsAt === null;
  // The date is free again with another staff member.
  const isLost = lost !== null && visit.state !== "FREE";
  return (
    <li className={classes(styles.visit, isSkipped && styles.skipped, isLost && styles.lost)}>
      <span className={styles.place} aria-hidden>
        {visit.index + 1}
      </span>
      <p className={styles.when}>
        <span className={styles.date}>
          <time dateTime={visit.date}>{capitalize(date, style.locale)}</time>
        </span>
        <Time visit={visit} style={style} />
        <Reason visit={visit} style={style} lost={isLost ? lost : null} />
      </p>
      <Button
        ref={toggle}
        kind="quiet"
        aria-label={isOpen ? t`Done with ${date}` : t`Change ${date}`}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {isOpen ? <Trans>Done</Trans> : <Trans>Change</Trans>}
      </Button>
      {!isOpen ? null : (
        <div id={id} className={styles.editor}>
          <VisitEditor
            visit={visit}
            visits={visits}
            style={style}
            onEdit={(startsAt) => {
              onEdit(startsAt);
              if (startsAt == null) toggle.current?.focus();
            }}
          />
        </div>
      )}
    </li>
  );
}

function Time({ visit, style }: { readonly visit: ListedVisit; readonly style: TimeStyle }) {
  const { startsAt, wantedAt } = visit;
  if (startsAt === null) {
    return (
      <del className={styles.time}>
        <time dateTime={wantedAt}>{formatTime(wantedAt, style)}</time>
      </del>
    );
  }
  const day = dateOfInstant(startsAt, style.timeZone);
  return (
    <span className={styles.time}>
      {/* Around midnight the nearest time may be on the next date. */}
      {day === visit.date ? null : `${formatDate(day, "short", style.locale)}, `}
      <time dateTime={startsAt}>{formatTime(startsAt, style)}</time>
    </span>
  );
}

function Reason({
  visit,
  style,
  lost,
}: {
  readonly visit: ListedVisit;
  readonly style: TimeStyle;
  readonly lost: string | null;
}) {
  const { i18n } = useLingui();
  const wanted = formatTime(lost ?? visit.wantedAt, style);
  const reason = i18n._(refusalWords(visit.refusal));
  return (
    <span className={styles.state} data-state={visit.state}>
      {visit.state === "FREE" ? (
        <Trans context="a date">Free</Trans>
      ) : visit.isEdited ? (
        visit.state === "SKIPPED" ? (
          <Trans>Skipped by you</Trans>
        ) : (
          <Trans>Moved by you from {wanted}</Trans>
        )
      ) : lost !== null ? (
        visit.state === "SKIPPED" ? (
          <Trans>Skipped: {wanted} has just been taken</Trans>
        ) : (
          <Trans>Moved: {wanted} has just been taken</Trans>
        )
      ) : visit.state === "SKIPPED" ? (
        <Trans>Skipped: {reason}</Trans>
      ) : (
        <Trans>Moved from {wanted}</Trans>
      )}
    </span>
  );
}
