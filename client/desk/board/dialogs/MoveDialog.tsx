import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { BookingOverride } from "../../../__generated__/useBoardMovesMutation.graphql.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Checkbox } from "../../../ui/choices/Checkbox.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { LoadedMoveEffects } from "../../move/LoadedMoveEffects.tsx";
import { MoveNoticeFields } from "../../move/MoveNoticeFields.tsx";
import type { MoveNotice } from "../../move/moveNotice.ts";
import { useMoveNotice } from "../../move/useMoveNotice.ts";
import styles from "./dialogs.module.css";
import { getFailureMessage, getOverride, toReason } from "./moveFailures.ts";
import type { BookingEntry } from "../rules/boardModel.ts";
import type { MovePreview } from "../rules/movePreview.ts";
import type { EpochMinute } from "../rules/units.ts";
import type { BoardTexts } from "../useBoardTexts.ts";

export interface MoveRequest {
  readonly entry: BookingEntry;
  readonly preview: MovePreview;
  /** Reason of the server, after it has refused the move. */
  readonly failure: string | null;
  /** Overrides that the user has accepted before. */
  readonly overrides: readonly BookingOverride[];
  readonly freeStarts: readonly EpochMinute[];
  readonly notice: MoveNotice;
}

interface Props {
  readonly request: MoveRequest;
  readonly texts: BoardTexts;
  readonly canOverride: boolean;
  readonly getColumnName: (id: string) => string;
  readonly onMove: (request: MoveRequest, overrides: readonly BookingOverride[], notice: MoveNotice) => void;
  readonly onChooseStart: (startsAt: EpochMinute, notice: MoveNotice) => void;
  readonly onClose: () => void;
}

/** Asks before a move is sent, and shows why one was refused. */
export function MoveDialog({
  request,
  texts,
  canOverride,
  getColumnName,
  onMove,
  onChooseStart,
  onClose,
}: Props) {
  const { t, i18n } = useLingui();
  const [isOverridden, setOverridden] = useState(false);
  const { entry, preview, failure } = request;
  const { notice, setNotice } = useMoveNotice(entry.booking.id, request.notice);
  const { client, hasEmail, service } = entry.booking;
  const name = client || t`No name`;
  const reason = failure ?? (preview.refusal === null ? null : toReason(preview.refusal));
  const override = reason === null ? null : getOverride(reason);
  const mayOverride = override !== null && canOverride;
  const isRepeatable = reason === "CONNECTION" || reason === "UNKNOWN";
  const isAllowed = reason === null || isRepeatable || (mayOverride && isOverridden);
  const isOtherPerson = !entry.columns.includes(preview.column);
  const newTime = texts.formatMoment(preview.startsAt);
  const oldPerson = getColumnName(entry.columns[0] ?? "");
  const newPerson = getColumnName(preview.column);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={failure === null ? <Trans>Move appointment</Trans> : <Trans>Not moved</Trans>}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {failure === null ? <Trans>Put back</Trans> : <Trans>Close</Trans>}
          </Button>
          {reason === null || isRepeatable || mayOverride ? (
            <Button
              kind="primary"
              isDisabled={!isAllowed}
              onPress={() =>
                onMove(
                  request,
                  override === null ? request.overrides : [...new Set([...request.overrides, override])],
                  notice,
                )
              }
            >
              <Trans>Move to {newTime}</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.stack}>
        <p>
          <strong>{name}</strong>, {service}
        </p>
        <dl className={styles.change}>
          <div>
            <dt>
              <Trans>From</Trans>
            </dt>
            <dd data-figures="">{texts.formatMoment(entry.from)}</dd>
            {isOtherPerson ? <dd>{oldPerson}</dd> : null}
          </div>
          <div>
            <dt>
              <Trans>To</Trans>
            </dt>
            <dd data-figures="">
              <strong>{newTime}</strong>
            </dd>
            {isOtherPerson ? (
              <dd>
                <strong>{newPerson}</strong>
              </dd>
            ) : null}
          </div>
        </dl>
        {reason === null ? null : (
          <Notice kind={failure === null ? "warning" : "danger"}>{i18n._(getFailureMessage(reason))}</Notice>
        )}
        {request.freeStarts.length > 0 && reason !== null ? (
          <div>
            <p className={styles.label}>
              <Trans>Nearest free times</Trans>
            </p>
            <div className={styles.choices}>
              {request.freeStarts.map((start) => (
                <Button key={start} onPress={() => onChooseStart(start, notice)}>
                  {texts.formatClock(start)}
                </Button>
              ))}
            </div>
          </div>
        ) : null}
        {mayOverride ? (
          <Checkbox name="override" isSelected={isOverridden} onChange={setOverridden}>
            <Trans>Move it anyway. This is recorded in the history of the appointment.</Trans>
          </Checkbox>
        ) : null}
        <LoadedMoveEffects id={entry.booking.id} />
        {isAllowed ? <MoveNoticeFields hasEmail={hasEmail} notice={notice} onChange={setNotice} /> : null}
      </div>
    </Dialog>
  );
}
