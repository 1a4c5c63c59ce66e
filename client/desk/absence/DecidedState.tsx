import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { DecidedState_absence$key } from "../../__generated__/DecidedState_absence.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Countdown } from "../../ui/feedback/Countdown.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import styles from "./Absence.module.css";
import { getServerNow } from "./serverClock.ts";
import { usePendingDecisions } from "./usePendingDecisions.ts";
import { useUndoAbsence } from "./useUndoAbsence.ts";

interface Props {
  readonly absence: DecidedState_absence$key;
  readonly isInEffect: boolean;
  readonly onEffect: () => void;
}

const ANNOUNCED_SECONDS = [30, 10, 0] as const;

/** The seconds for Undo, the progress after them, or the end. */
export function DecidedState({ absence, isInEffect, onEffect }: Props) {
  const { t } = useLingui();
  const { id, effectiveAt, undoneAt, decisions } = useFragment(
    graphql`
      fragment DecidedState_absence on Absence {
        id
        effectiveAt
        undoneAt
        decisions {
          state
        }
      }
    `,
    absence,
  );
  const isUndone = undoneAt != null;
  const total = decisions.length;
  const pending = decisions.filter(({ state }) => state === "PENDING").length;
  const [undo, isBusy] = useUndoAbsence(id);
  usePendingDecisions(id, isInEffect && !isUndone && pending > 0);

  if (isUndone)
    return (
      <Notice kind="success" title={<Trans>Undone</Trans>}>
        <Trans>The time is free again, and no client has been told anything.</Trans>
      </Notice>
    );
  if (!isInEffect)
    return (
      <div className={styles.undo}>
        <Countdown
          endsAt={Date.parse(effectiveAt)}
          now={getServerNow}
          announcedSeconds={ANNOUNCED_SECONDS}
          formatAnnouncement={(seconds) =>
            t`${plural(seconds, { 0: "The time for Undo is over.", one: "# second left for Undo", other: "# seconds left for Undo" })}`
          }
          onExpire={onEffect}
        >
          {(time) =>
            total === 0 ? (
              <Trans>The time is blocked. Undo is possible for {time}</Trans>
            ) : (
              <Trans>Messages and refunds leave in {time}</Trans>
            )
          }
        </Countdown>
        <Button isBusy={isBusy} busyText={t`Undoing`} onPress={() => void undo()}>
          <Trans>Undo</Trans>
        </Button>
      </div>
    );
  if (pending === 0) return <Notice kind="success" title={<Trans>Everything is done.</Trans>} />;
  const done = total - pending;
  return (
    <div className={styles.progress}>
      <p role="status">
        <Trans>
          Messages and refunds are leaving: {done} of {total}
        </Trans>
      </p>
      <ProgressBar label={t`Messages and refunds`} value={done / total} valueText={t`${done} of ${total}`} />
    </div>
  );
}
