import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { ErrorText } from "../../../ui/fields/ErrorText.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import {
  isRangeIssue,
  type Moment,
  type RangeIssue,
  toMoment,
  toTimeRange,
} from "../../absence/absenceAddress.ts";
import { getRangeIssueMessage } from "../../absence/failureMessages.ts";
import { DateInput } from "../../time/DateInput.tsx";
import { getNow } from "../../time/useNow.ts";
import type { BlockChanges } from "../data/useBlocks.ts";
import type { BlockEntry } from "../rules/boardModel.ts";
import { toEpochMinute, toInstantText } from "../rules/units.ts";
import type { BoardTexts } from "../useBoardTexts.ts";
import styles from "./dialogs.module.css";

interface Props {
  readonly block: BlockEntry;
  readonly timeZone: string;
  readonly texts: BoardTexts;
  /** Resolves with false if nothing was changed. */
  readonly onChange: (block: BlockEntry, changes: BlockChanges) => Promise<boolean>;
  readonly onDelete: (block: BlockEntry) => void;
  readonly onClose: () => void;
}

/** Changes the time and the reason of a block, also of one that lasts several days. */
export function BlockDialog({ block, timeZone, texts, onChange, onDelete, onClose }: Props) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [stored] = useState(() => ({
    from: toMoment(toInstantText(block.from), timeZone),
    to: toMoment(toInstantText(block.until), timeZone),
  }));
  const [moments, setMoments] = useState(stored);
  const [reason, setReason] = useState(block.reason ?? "");
  const [issue, setIssue] = useState<RangeIssue | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const hasSameTime = isSame(moments.from, stored.from) && isSame(moments.to, stored.to);
    const range = hasSameTime ? null : toTimeRange(moments, timeZone, getNow() * 60_000);
    if (range !== null && isRangeIssue(range)) {
      setIssue(range);
      form.current?.querySelector<HTMLElement>(`[name^=${range.field}]`)?.focus();
      return;
    }
    setIssue(null);
    setFailed(false);
    setBusy(true);
    const isDone = await onChange(block, {
      reason: reason.trim() === "" ? null : reason.trim(),
      ...(range === null ? {} : { from: toEpochMinute(range.since), until: toEpochMinute(range.until) }),
    });
    setBusy(false);
    if (isDone) onClose();
    else setFailed(true);
  }

  const renderMoment = (name: "from" | "to", dateLabel: string, timeLabel: string) => {
    const set = (next: Partial<Moment>) => setMoments({ ...moments, [name]: { ...moments[name], ...next } });
    return (
      <div>
        <div className={styles.pair}>
          <DateInput
            label={dateLabel}
            name={`${name}Date`}
            value={moments[name].date}
            onChange={(date) => set({ date })}
          />
          <DateInput
            label={timeLabel}
            name={`${name}Time`}
            kind="time"
            value={moments[name].time}
            onChange={(time) => set({ time })}
          />
        </div>
        {issue?.field === name ? (
          <p role="alert" className={styles.error}>
            <ErrorText>
              {issue.code === "LONG"
                ? t`A block lasts at most 400 days.`
                : i18n._(getRangeIssueMessage(issue.code))}
            </ErrorText>
          </p>
        ) : null}
      </div>
    );
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.getTitle(block)}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button onPress={() => onDelete(block)}>
            <Trans>Delete the block</Trans>
          </Button>
        </>
      }
    >
      <form ref={form} className={styles.stack} noValidate onSubmit={(event) => void save(event)}>
        {renderMoment("from", t`From, date`, t`From, time`)}
        {renderMoment("to", t`To, date`, t`To, time`)}
        <TextField
          label={t`Reason`}
          name="reason"
          value={reason}
          onChange={setReason}
          optionalLabel={t`Optional`}
          maxLength={200}
        />
        {hasFailed ? (
          <Notice kind="danger">
            <Trans>Nothing was changed. Please try again.</Trans>
          </Notice>
        ) : null}
        <Button kind="primary" type="submit" isWide isBusy={isBusy} busyText={t`Saving`}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

const isSame = (one: Moment, other: Moment): boolean => one.date === other.date && one.time === other.time;
