import { useState } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import type { InputOperation } from "../../requests/commitOnce.ts";
import type { ActionFailure } from "./actionFailure.ts";
import { type ActionContext, useBookingAction } from "./useBookingAction.ts";

interface DialogContext extends ActionContext {
  readonly onClose: () => void;
}

/**
 * `useBookingAction` for a dialog, which stays open with what was typed. It closes when the booking has changed so that
 * the action is obsolete. The screen then shows why.
 */
export function useDialogAction<Operation extends InputOperation>(
  mutation: GraphQLTaggedNode,
  { reload, onFailure, onClose }: DialogContext,
) {
  const [rejected, setRejected] = useState<ActionFailure | null>(null);
  const [run, isBusy] = useBookingAction<Operation>(mutation, {
    reload,
    onFailure(failure) {
      const isObsolete = failure?.code === "STATUS_CONFLICT" || failure?.code === "BOOKING_NOT_FOUND";
      if (!isObsolete) return setRejected(failure);
      onFailure(failure);
      onClose();
    },
  });
  return { run, isBusy, rejected, forgetRejection: () => setRejected(null) };
}
