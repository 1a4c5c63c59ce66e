import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { getActionFailureMessage } from "../actions/actionFailure.ts";
import styles from "./Bulk.module.css";
import { BulkOutcomes } from "./BulkOutcomes.tsx";
import type { BulkOutcome } from "./useBulkAction.ts";
import { type PreviewBooking, useBulkPreview } from "./useBulkPreview.ts";

export interface BulkDialogProps {
  readonly ids: readonly string[];
  /** Receives the bookings for which nothing was done. */
  readonly onDone: (failedIds: readonly string[]) => void;
  readonly onClose: () => void;
}

interface Question {
  readonly body: ReactNode;
  readonly confirm: ReactNode;
  /** Null if a press sends nothing. Resolves with null if an input is missing. */
  readonly send: (() => Promise<readonly BulkOutcome[] | null>) | null;
}

interface Props extends BulkDialogProps {
  readonly title: ReactNode;
  readonly kind: "primary" | "danger";
  readonly busyText: string;
  readonly doneCount: number | null;
  readonly renderDone: (count: number) => ReactNode;
  readonly renderQuestion: (bookings: readonly PreviewBooking[]) => Question;
}

/** Asks once with the consequences, then shows the progress and the result of each booking. */
export function BulkDialog(props: Props) {
  const { ids, title, kind, busyText, doneCount, renderDone, renderQuestion, onDone, onClose } = props;
  const { t, i18n } = useLingui();
  const preview = useBulkPreview(ids);
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[] | null>(null);
  const [isLost, setLost] = useState(false);
  const [total] = useState(ids.length);
  const isSending = doneCount !== null;
  const bookings = preview.status === "loaded" ? preview.bookings : [];

  if (outcomes !== null) {
    const failures = outcomes.filter(({ failure }) => failure !== null);
    return (
      <Dialog
        title={renderDone(outcomes.length - failures.length)}
        isOpen
        requiresDecision
        onClose={onClose}
        actions={
          <Button kind="primary" onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <BulkOutcomes outcomes={outcomes} bookings={bookings} />
      </Dialog>
    );
  }

  const question = preview.status === "loaded" ? renderQuestion(bookings) : null;
  async function send() {
    setLost(false);
    const result = await question?.send?.();
    if (result == null) return;
    // Nothing is known to be done, so the question stays with all that was typed.
    if (result.every(({ failure }) => failure?.code === "CONNECTION")) return setLost(true);
    setOutcomes(result);
    onDone(result.filter(({ failure }) => failure !== null).map(({ id }) => id));
  }
  return (
    <Dialog
      title={title}
      isOpen
      requiresDecision
      onClose={() => {
        if (!isSending) onClose();
      }}
      actions={
        <>
          <Button isDisabled={isSending} onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
          {question === null ? null : (
            <Button
              kind={kind}
              isBusy={isSending}
              isDisabled={question.send === null}
              busyText={busyText}
              onPress={() => void send()}
            >
              {question.confirm}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        {question?.body}
        {preview.status === "loading" ? (
          <>
            <Skeleton height="60px" />
            <Skeleton height="120px" />
          </>
        ) : preview.status === "failed" ? (
          <Notice kind="danger" title={<Trans>That did not work. Please try again.</Trans>} />
        ) : null}
        {isLost ? (
          <Notice kind="danger" title={i18n._(getActionFailureMessage({ code: "CONNECTION" }))} />
        ) : null}
        {isSending && total > 1 ? (
          <ProgressBar label={busyText} value={doneCount / total} valueText={t`${doneCount} of ${total}`} />
        ) : null}
      </div>
    </Dialog>
  );
}
