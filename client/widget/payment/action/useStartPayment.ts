import { graphql } from "react-relay";
import type { useStartPaymentMutation as StartMutation } from "../../../__generated__/useStartPaymentMutation.graphql.ts";
import { useRepeatableMutation } from "../../../relay/commitRepeatable.ts";
import { ConnectionError } from "../../../relay/retry.ts";
import { randomKey } from "../../../shared/webStorage.ts";
import type { PayFailure } from "./payFlow.ts";

/** The payment page, or the failure. `STALE` means that the order has changed and must be refreshed. */
export type StartOutcome = { readonly url: string } | { readonly failure: PayFailure | "STALE" };

/** Starts the payment of an order, by the order's access key. A retry returns the same payment. Never rejects. */
export function useStartPayment(): (accessKey: string) => Promise<StartOutcome> {
  const [commit] = useRepeatableMutation<StartMutation>(graphql`
    mutation useStartPaymentMutation($input: StartPaymentInput!) {
      startPayment(input: $input) {
        __typename
        ... on StartPaymentPayload {
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
  return async (accessKey) => {
    try {
      const { startPayment } = await commit({ input: { accessKey, idempotencyKey: randomKey() } });
      const url = startPayment.payment?.url;
      if (url != null) return { url };
      // The order was paid meanwhile, or its deadline has passed.
      const isStale = ["NOTHING_DUE", "HOLD_EXPIRED", undefined].includes(startPayment.code);
      return { failure: isStale ? "STALE" : "UNAVAILABLE" };
    } catch (error) {
      return { failure: error instanceof ConnectionError ? "CONNECTION" : "UNAVAILABLE" };
    }
  };
}
