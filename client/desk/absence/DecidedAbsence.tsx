import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DecidedAbsence_absence$key } from "../../__generated__/DecidedAbsence_absence.graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { useDesk } from "../layout/DeskContext.ts";
import styles from "./Absence.module.css";
import { toAbsenceHref, toMoment } from "./absenceAddress.ts";
import { clearAbsenceDraft } from "./absenceDraft.ts";
import { countOutcomes, type Outcome } from "./choices.ts";
import { DecidedState } from "./DecidedState.tsx";
import { DecisionRow } from "./DecisionRow.tsx";
import { useSummary } from "./outcomeLabels.ts";
import { getServerNow } from "./serverClock.ts";
import { useMomentText } from "./useMomentText.ts";

interface Props {
  readonly absence: DecidedAbsence_absence$key;
  /** It was decided here a moment ago. */
  readonly takesFocus: boolean;
}

/** An absence after its decision: the time for Undo, then the progress, and the result for each appointment. */
export function DecidedAbsence({ absence, takesFocus }: Props) {
  const { timeZone } = useDesk();
  const summarize = useSummary();
  const { formatRange } = useMomentText();
  const result = useRef<HTMLDivElement>(null);
  const data = useFragment(
    graphql`
      fragment DecidedAbsence_absence on Absence {
        id
        since
        until
        reason
        effectiveAt
        undoneAt
        staff {
          id
          name
        }
        decisions {
          outcome
          state
          booking {
            id
          }
          ...DecisionRow_decision
        }
        ...DecidedState_absence
      }
    `,
    absence,
  );
  const { id, since, until, reason, staff, decisions, undoneAt, effectiveAt } = data;
  const [isInEffect, setInEffect] = useState(() => getServerNow() >= Date.parse(effectiveAt));
  const isUndone = undoneAt != null;
  const summary = summarize(countOutcomes(decisions.map(({ outcome }) => outcome as Outcome)));

  const wasUndone = useRef(isUndone);
  useEffect(() => {
    if (takesFocus || wasUndone.current !== isUndone) showResult(result.current);
    wasUndone.current = isUndone;
  }, [takesFocus, isUndone]);
  // Until then an undone decision can be made again with the same choices.
  useEffect(() => {
    if (isInEffect && !isUndone) clearAbsenceDraft();
  }, [isInEffect, isUndone]);

  const from = toMoment(since, timeZone);
  const to = toMoment(until, timeZone);
  return (
    <div className={styles.plan}>
      <div ref={result} tabIndex={-1} className={styles.section}>
        <h2 className={styles.heading}>
          <Trans>
            {staff.name} is away: {formatRange(since, until)}
          </Trans>
        </h2>
        {reason == null ? null : <p className={styles.muted}>{reason}</p>}
        <DecidedState
          key={id}
          absence={data}
          isInEffect={isInEffect}
          onEffect={() => {
            // Its button disappears, so the focus moves to what follows.
            if (result.current?.contains(document.activeElement)) showResult(result.current);
            setInEffect(true);
          }}
        />
      </div>
      {decisions.length === 0 ? null : (
        <section className={styles.section} aria-label={summary}>
          {isUndone ? null : <p>{summary}</p>}
          <ol className={styles.rows}>
            {decisions.map((decision) => (
              <DecisionRow key={decision.booking.id} decision={decision} />
            ))}
          </ol>
        </section>
      )}
      <div className={styles.actions}>
        <LinkButton
          href={toAbsenceHref({ staff: staff.id, from, to })}
          kind={isUndone ? "primary" : "secondary"}
        >
          {isUndone ? <Trans>Decide again</Trans> : <Trans>Plan another absence</Trans>}
        </LinkButton>
      </div>
    </div>
  );
}

/** The whole screen has changed, so it is shown from its top. */
function showResult(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
