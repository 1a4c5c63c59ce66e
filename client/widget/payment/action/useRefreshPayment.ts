import { graphql } from "react-relay";
import type { useRefreshPaymentMutation as RefreshMutation } from "../../../__generated__/useRefreshPaymentMutation.graphql.ts";
import { useRepeatableMutation } from "../../../relay/commitRepeatable.ts";

/**
 * Refreshes an order's payment, by the order's access key. Resolves with the state of its latest payment, null without
 * one, or undefined without a response.
 */
export function useRefreshPayment(): (accessKey: string) => Promise<string | null | undefined> {
  const [commit] = useRepeatableMutation<RefreshMutation>(graphql`
    mutation useRefreshPaymentMutation($input: RefreshPaymentInput!) {
      refreshPayment(input: $input) {
        __typename
        ... on RefreshPaymentPayload {
          order {
            payment {
              state
            }
            ...OrderScreen_order
          }
        }
      }
    }
  `);
  return async (accessKey) => {
    try {
      const { refreshPayment } = await commit({ input: { accessKey } });
      if (refreshPayment.__typename !== "RefreshPaymentPayload") return undefined;
      return refreshPayment.order.payment?.state ?? null;
    } catch {
      return undefined;
    }
  };
}
