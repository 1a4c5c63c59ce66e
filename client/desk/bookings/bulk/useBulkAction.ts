import { useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { commitOnce, type OnceVariables } from "../../requests/commitOnce.ts";
import { type ActionFailure, errorToActionFailure, toActionFailure } from "../actions/actionFailure.ts";
import { toBatches } from "./toBatches.ts";

/** The reason why nothing was done for one booking. */
export interface BulkFailure extends ActionFailure {
  /** The booking's status after another change. */
  readonly status?: string;
}

export interface BulkOutcome {
  readonly id: string;
  /** Null if it was done. */
  readonly failure: BulkFailure | null;
}

export interface BulkTarget {
  readonly id: string;
  /** Targets of one client are sent together. */
  readonly client: string;
}

interface BulkOperation extends MutationParameters {
  readonly variables: { readonly input: { readonly ids: readonly string[] } };
}

type BulkInput<Operation extends BulkOperation> = Omit<
  Operation["variables"]["input"],
  "ids" | "idempotencyKey"
>;

interface BulkAnswer {
  readonly __typename: string;
  readonly results?: readonly {
    readonly bookingId: string;
    readonly failure: { readonly code: string; readonly status?: string } | null | undefined;
  }[];
}

/**
 * Sends a bulk mutation in batches. A rejected or lost batch ends it: its bookings and the remaining ones have failed.
 *
 * @returns the function, and the part of the bookings that is done, from 0 to 1. Null while nothing is sent.
 */
export function useBulkAction<Operation extends BulkOperation>(
  mutation: GraphQLTaggedNode,
  batchSize: number,
): [
  run: (
    targets: readonly BulkTarget[],
    input: BulkInput<Operation>,
  ) => Promise<readonly BulkOutcome[] | null>,
  doneCount: number | null,
] {
  const environment = useRelayEnvironment();
  const isSending = useRef(false);
  const [doneCount, setDoneCount] = useState<number | null>(null);

  async function send(ids: readonly string[], input: BulkInput<Operation>): Promise<readonly BulkOutcome[]> {
    const variables = { input: { ...input, ids } } as OnceVariables<Operation>;
    const response = await commitOnce<Operation>(environment, mutation, variables);
    const [answer] = Object.values(response as Record<string, BulkAnswer>);
    const failure = answer === undefined ? { code: "UNKNOWN" } : toActionFailure(answer);
    if (failure !== null) return ids.map((id) => ({ id, failure }));
    const failures = new Map(answer?.results?.map((result) => [result.bookingId, result.failure ?? null]));
    return ids.map((id) => ({ id, failure: failures.get(id) ?? null }));
  }

  /** Resolves with null if another request is being sent. */
  async function run(targets: readonly BulkTarget[], input: BulkInput<Operation>) {
    if (isSending.current) return null;
    isSending.current = true;
    setDoneCount(0);
    const outcomes: BulkOutcome[] = [];
    try {
      for (const batch of toBatches(targets, batchSize, ({ client }) => client)) {
        const answers = await send(
          batch.map(({ id }) => id),
          input,
        );
        outcomes.push(...answers);
        setDoneCount(outcomes.length);
      }
    } catch (error) {
      const failure = errorToActionFailure(error);
      const known = new Set(outcomes.map(({ id }) => id));
      for (const { id } of targets) if (!known.has(id)) outcomes.push({ id, failure });
    } finally {
      isSending.current = false;
      setDoneCount(null);
    }
    return outcomes;
  }
  return [run, doneCount];
}
