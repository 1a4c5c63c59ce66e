import { useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import type { MutationUpdates } from "../../../relay/commitRepeatable.ts";
import { commitOnce, type InputOperation, type OnceVariables } from "../../requests/commitOnce.ts";
import { type ActionFailure, errorToActionFailure, toActionFailure } from "./actionFailure.ts";

export interface ActionContext {
  /** Loads the booking again. */
  readonly reload: () => Promise<void>;
  readonly onFailure: (failure: ActionFailure | null) => void;
}

type ActionInput<Operation extends InputOperation> = OnceVariables<Operation>["input"];

interface ActionOptions {
  /** The status that the booking gets, shown before the response. A failure restores the old status. */
  readonly status?: { readonly id: string; readonly value: string };
  /** True if the payload does not contain the booking as the business sees it. */
  readonly reloads?: boolean;
}

/**
 * Sends one mutation of a booking at a time, so a second press does nothing. The booking is loaded again when its status
 * was changed by another person. Resolves with true after a success.
 */
export function useBookingAction<Operation extends InputOperation>(
  mutation: GraphQLTaggedNode,
  { reload, onFailure }: ActionContext,
): [run: (input: ActionInput<Operation>, options?: ActionOptions) => Promise<boolean>, isBusy: boolean] {
  const environment = useRelayEnvironment();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function run(input: ActionInput<Operation>, options: ActionOptions = {}): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setBusy(true);
    onFailure(null);
    const { status } = options;
    const updates: MutationUpdates<Operation> =
      status === undefined
        ? {}
        : { optimisticUpdater: (store) => store.get(status.id)?.setValue(status.value, "status") };
    try {
      const variables = { input } as OnceVariables<Operation>;
      const response = await commitOnce<Operation>(environment, mutation, variables, updates);
      const [result] = Object.values(response as Record<string, { readonly __typename: string }>);
      const failure = result === undefined ? { code: "UNKNOWN" } : toActionFailure(result);
      if (failure === null) {
        if (options.reloads) await reload().catch(() => {});
        return true;
      }
      if (failure.code === "STATUS_CONFLICT") await reload().catch(() => {});
      onFailure(failure);
      return false;
    } catch (error) {
      onFailure(errorToActionFailure(error));
      return false;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }
  return [run, isBusy];
}
