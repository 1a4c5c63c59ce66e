import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useLingui } from "@lingui/react";
import styles from "./Absence.module.css";
import type { AbsenceRange } from "./absenceAddress.ts";
import { useAbsenceDraft } from "./absenceDraft.ts";
import { changeChoice, toDecisions } from "./choices.ts";
import { getPlanFailureMessage, listRejectedDecisions } from "./failureMessages.ts";
import { PlanFoot } from "./PlanFoot.tsx";
import { PlanNotices } from "./PlanNotices.tsx";
import { PlanSkeleton } from "./PlanSkeleton.tsx";
import { ProposalRow } from "./ProposalRow.tsx";
import { getServerNow } from "./serverClock.ts";
import { useAbsencePlan } from "./useAbsencePlan.ts";
import { type DecideFailure, type DecisionInput, useDecideAbsence } from "./useDecideAbsence.ts";

interface Props {
  readonly range: AbsenceRange;
  /** The plan was requested by a press, so its heading takes the focus. */
  readonly takesFocus: boolean;
  readonly onDecided: (absence: string) => void;
}

/** A decision without a response. The same choices send the same instants again, so that it is done once. */
interface LostDecision {
  readonly subject: string;
  readonly input: DecisionInput;
}

const noIds: ReadonlySet<string> = new Set();

/** The affected appointments with a choice for each, and the button that applies all choices. */
export function PlanSection({ range, takesFocus, onDecided }: Props) {
  const { i18n } = useLingui();
  const { draft, change } = useAbsenceDraft(range);
  const [failure, setFailure] = useState<DecideFailure | null>(null);
  const [rejectedIds, setRejectedIds] = useState(noIds);
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [decide, isSending] = useDecideAbsence();
  const lost = useRef<LostDecision | null>(null);
  const [isDecided, setDecided] = useState(false);
  const isBusy = isSending || isDecided;
  const { state, load, retry, forgetChanges } = useAbsencePlan(range, isBusy);
  const isReady = state.kind !== "loading";

  useEffect(() => {
    if (isReady && takesFocus) heading.current?.focus();
  }, [isReady, takesFocus]);
  useEffect(() => {
    if (failure !== null) notice.current?.focus();
  }, [failure]);

  if (state.kind === "loading") return <PlanSkeleton />;
  if (state.kind === "failed")
    return (
      <Notice
        kind="danger"
        title={i18n._(getPlanFailureMessage(state.failure))}
        actions={
          state.failure === "other" ? (
            <Button onPress={retry}>
              <Trans>Try again</Trans>
            </Button>
          ) : null
        }
      />
    );

  const { plan, changes } = state;
  const proposals = plan.bookings;

  /** After a failure all choices are kept. The plan is loaded again, and the appointments that caused it are marked. */
  async function send() {
    setFailure(null);
    setRejectedIds(noIds);
    forgetChanges();
    const subject = JSON.stringify([draft, proposals.map(({ booking, staff }) => [booking.id, staff?.id])]);
    const input =
      lost.current?.subject === subject
        ? lost.current.input
        : {
            staff: range.staff,
            since: range.since,
            until: range.until,
            reason: draft.reason.trim() || null,
            plannedAt: plan.plannedAt,
            decisions: toDecisions(proposals, draft.choices, draft.note, getServerNow()),
          };
    const outcome = await decide(input);
    if (outcome === null) return;
    const isLost = outcome.kind === "refused" && outcome.failure.code === "CONNECTION";
    lost.current = isLost ? { subject, input } : null;
    if (outcome.kind === "decided") {
      setDecided(true);
      return onDecided(outcome.absence);
    }
    const rejected = outcome.failure;
    if (rejected.code !== "CONNECTION") await load();
    const indexes = listRejectedDecisions(rejected);
    setRejectedIds(
      new Set([...rejected.bookings, ...indexes.flatMap((index) => proposals[index]?.booking.id ?? [])]),
    );
    setFailure(rejected);
  }

  return (
    <section className={styles.section} aria-labelledby="absence-plan">
      <h2 ref={heading} id="absence-plan" tabIndex={-1} className={styles.heading}>
        <Trans>Appointments in the way</Trans> <span className={styles.count}>{proposals.length}</span>
      </h2>
      <PlanNotices noticeRef={notice} plan={plan} changes={changes} failure={failure} />
      {proposals.length === 0 ? (
        <p className={styles.empty}>
          <Trans>No appointment is in the way. Only the time will be blocked.</Trans>
        </p>
      ) : (
        <ol className={styles.rows}>
          {proposals.map((proposal) => (
            <ProposalRow
              key={proposal.booking.id}
              proposal={proposal}
              proposals={proposals}
              choices={draft.choices}
              mark={changes.marks.get(proposal.booking.id) ?? null}
              isRejected={rejectedIds.has(proposal.booking.id)}
              onChoose={(choice) =>
                change({ choices: changeChoice(draft.choices, proposals, proposal, choice) })
              }
            />
          ))}
        </ol>
      )}
      <PlanFoot
        proposals={proposals}
        draft={draft}
        isBusy={isBusy}
        onChange={change}
        onDecide={() => void send()}
      />
    </section>
  );
}
