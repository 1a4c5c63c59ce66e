import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { BookingOverride } from "../../__generated__/useBoardMovesMutation.graphql.ts";
import { type MoveNotice, PLAIN_NOTICE, toUndoNotice } from "../move/moveNotice.ts";
import { forgetMoveLine } from "../move/useMoveNotice.ts";
import { useToast } from "../layout/toasts.tsx";
import { getNow } from "../time/useNow.ts";
import { type BoardMoves, moveEntry } from "./data/useBoardMoves.ts";
import type { MoveRequest } from "./dialogs/MoveDialog.tsx";
import { focusEntry } from "./focusEntry.ts";
import { getOverride } from "./dialogs/moveFailures.ts";
import type { BoardModel, BookingEntry } from "./rules/boardModel.ts";
import { type MoveTarget, previewMove } from "./rules/movePreview.ts";
import { findNearestFree } from "./rules/nearestFree.ts";
import type { EpochMinute } from "./rules/units.ts";
import type { BoardTexts } from "./useBoardTexts.ts";

interface Options extends BoardMoves {
  readonly model: BoardModel;
  readonly texts: BoardTexts;
  readonly canOverride: boolean;
}

export interface MoveRequests {
  /** The move that the dialog shows, or null. */
  readonly request: MoveRequest | null;
  readonly ask: (entry: BookingEntry, target: MoveTarget) => void;
  readonly chooseStart: (startsAt: EpochMinute, notice: MoveNotice) => void;
  readonly send: (request: MoveRequest, overrides: readonly BookingOverride[], notice: MoveNotice) => void;
  readonly close: () => void;
}

/** Leads a dropped entry through the question, the answer of the server, and Undo. */
export function useMoveRequests({ model, texts, canOverride, move }: Options): MoveRequests {
  const { t } = useLingui();
  const toast = useToast();
  const [request, setRequest] = useState<MoveRequest | null>(null);

  function ask(entry: BookingEntry, target: MoveTarget, notice = PLAIN_NOTICE) {
    const preview = previewMove(model, entry, target, getNow());
    setRequest({
      entry,
      preview,
      failure: null,
      overrides: [],
      freeStarts: preview.refusal === null ? [] : findFree(entry, target),
      notice,
    });
  }

  function findFree(entry: BookingEntry, target: MoveTarget) {
    const step = model.services.get(entry.booking.serviceId)?.intervalMinutes ?? 15;
    return findNearestFree(model, entry, target, step, getNow());
  }

  async function sendMove(sent: MoveRequest, overrides: readonly BookingOverride[], notice: MoveNotice) {
    const { entry, preview } = sent;
    setRequest(null);
    focusEntry(entry.key);
    const failure = await move(entry, preview, overrides, notice);
    if (failure !== null) {
      const own = failure.freeStarts.filter((start) => start !== preview.startsAt).slice(0, 3);
      setRequest({
        ...sent,
        overrides,
        notice,
        failure: failure.reason,
        freeStarts: own.length > 0 ? own : findFree(entry, preview),
      });
      return;
    }
    forgetMoveLine(entry.booking.id);
    const newTime = texts.formatMoment(preview.startsAt);
    toast({
      text: t`Moved to ${newTime}.`,
      action: { label: t`Undo`, onPress: () => void undoMove(entry, preview, toUndoNotice(notice)) },
    });
  }

  async function undoMove(entry: BookingEntry, { column, startsAt }: MoveTarget, notice: MoveNotice) {
    const back = { column: entry.columns[0] ?? column, startsAt: entry.from };
    const moved = moveEntry(entry, { column, startsAt });
    const { refusal } = previewMove(model, moved, back, getNow());
    const override = refusal === null ? null : getOverride(refusal);
    const failure = await move(moved, back, override !== null && canOverride ? [override] : [], notice);
    if (failure === null) toast({ text: t`The appointment is back at its old time.`, milliseconds: 5000 });
    else
      setRequest({
        entry: moved,
        preview: previewMove(model, moved, back, getNow()),
        failure: failure.reason,
        overrides: [],
        notice,
        freeStarts: [],
      });
  }

  return {
    request,
    ask,
    chooseStart(startsAt, notice) {
      if (request !== null) ask(request.entry, { column: request.preview.column, startsAt }, notice);
    },
    send: (sent, overrides, notice) => void sendMove(sent, overrides, notice),
    close: () => setRequest(null),
  };
}
