import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import type {
  usePaymentLinkMutation,
  usePaymentLinkMutation$data,
} from "../../../__generated__/usePaymentLinkMutation.graphql.ts";
import { GraphError } from "../../../relay/graphError.ts";
import { useStableCallback } from "../../../shared/useStableCallback.ts";
import { useCommitOnce } from "../../requests/commitOnce.ts";
import { type ActionFailure, errorToActionFailure, toActionFailure } from "./actionFailure.ts";

export type PaymentLink = NonNullable<
  NonNullable<usePaymentLinkMutation$data["createPaymentLink"]>["paymentLink"]
>;

interface PaymentLinkState {
  readonly link: PaymentLink | null;
  readonly failure: ActionFailure | null;
  readonly create: () => void;
}

/** Opens the payment of a booking's order as soon as the component is shown. A repeated request returns the same one. */
export function usePaymentLink(booking: string, reload: () => Promise<void>): PaymentLinkState {
  const [link, setLink] = useState<PaymentLink | null>(null);
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const [commit] = useCommitOnce<usePaymentLinkMutation>(graphql`
    mutation usePaymentLinkMutation($input: CreatePaymentLinkInput!) {
      createPaymentLink(input: $input) {
        __typename
        ... on CreatePaymentLinkPayload {
          paymentLink {
            url
            amount {
              amount
              currency
            }
            expiresAt
            isTest
          }
        }
        ... on Failure {
          code
        }
      }
    }
  `);
  const create = useStableCallback(async () => {
    setFailure(null);
    try {
      const { createPaymentLink } = await commit({ input: { booking } });
      setFailure(createPaymentLink == null ? { code: "UNKNOWN" } : toActionFailure(createPaymentLink));
      setLink(createPaymentLink?.paymentLink ?? null);
      // The panel shows the open payment, or what has changed since.
      await reload().catch(() => {});
    } catch (error) {
      setFailure(error instanceof GraphError ? { code: error.code } : errorToActionFailure(error));
    }
  });
  useEffect(() => void create(), [create]);
  return { link, failure, create };
}
