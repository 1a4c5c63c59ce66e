import { graphql } from "react-relay";
import type { useRefreshPaymentMutation as RefreshMutation } from "../../../__generated__/useRefreshPaymentMutation.graphql.ts";
import { useRepeatableMutation } from "../../../relay/commitRepeatable.ts";

/**
 * Asks how the payment of an order stands, by the order's key; what is shown of the order follows. Answers the state
 * of its latest payment; undefined: no answer came.
 */
export function useRefreshPayment(): (order: string) => Promise<string | null | undefined> {
  const [commit] = useRepeatableMutation<RefreshMutation>(graphql`
    mutation useRefreshPaymentMutation($input: RefreshPaymentInput!) {
      refreshPayment(input: $input) {
        __typename
        ... on RefreshPaymentSuccess {
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
  return async (order) => {
    try {
      const { refreshPayment } = await commit({ input: { order } });
      if (refreshPayment.__typename !== "RefreshPaymentSuccess") return undefined;
      return refreshPayment.order.payment?.state ?? null;
    } catch {
      return undefined;
    }
  };
}
