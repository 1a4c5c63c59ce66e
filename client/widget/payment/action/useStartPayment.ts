import { graphql } from "react-relay";
import type { useStartPaymentMutation as StartMutation } from "../../../__generated__/useStartPaymentMutation.graphql.ts";
import { useRepeatableMutation } from "../../../relay/commitRepeatable.ts";
import { ConnectionError } from "../../../relay/retry.ts";
import type { PayProblem } from "./payFlow.ts";

/** Where it is paid, or why it cannot be; STALE: the order stands otherwise than we thought, and is to be asked for. */
export type StartOutcome = { readonly url: string } | { readonly problem: PayProblem | "STALE" };

/** Begins to pay for an order, by its key. Sent again it is the same payment. Never rejects. */
export function useStartPayment(): (order: string) => Promise<StartOutcome> {
  const [commit] = useRepeatableMutation<StartMutation>(graphql`
    mutation useStartPaymentMutation($input: StartPaymentInput!) {
      startPayment(input: $input) {
        __typename
        ... on StartPaymentSuccess {
          order {
            ...OrderScreen_order
          }
          payment {
            url
          }
        }
        ... on Failure {
          code
        }
      }
    }
  `);
  return async (order) => {
    try {
      const { startPayment } = await commit({ input: { order } });
      const url = startPayment.payment?.url;
      if (url != null) return { url };
      // Somebody has paid meanwhile, or the time to pay is over.
      const isStale = ["NOTHING_DUE", "HOLD_EXPIRED", undefined].includes(startPayment.code);
      return { problem: isStale ? "STALE" : "UNAVAILABLE" };
    } catch (error) {
      return { problem: error instanceof ConnectionError ? "CONNECTION" : "UNAVAILABLE" };
    }
  };
}
