import { useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import type { useBookByHandBookedQuery } from "../../__generated__/useBookByHandBookedQuery.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import type { ActionFailure } from "../bookings/actions/actionFailure.ts";
import { formatMoment } from "../time/formatMoment.ts";
import { useTimeFormat } from "../time/useTimeFormat.ts";
import { bookByHand, type BookRequest } from "./bookByHand.ts";
import type { BookedBooking } from "./BookedNotice.tsx";

type Result =
  | { readonly kind: "booked"; readonly booked: BookedBooking }
  | { readonly kind: "refused"; readonly failure: ActionFailure };

/** Returns a function that books once, however often it is called meanwhile. It then returns null. */
export function useBookByHand(): [(request: BookRequest) => Promise<Result | null>, boolean] {
  const environment = useRelayEnvironment();
  const locale = useLocaleTag();
  const timeFormat = useTimeFormat();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  async function send(request: BookRequest): Promise<Result | null> {
    if (isSending.current) return null;
    isSending.current = true;
    setBusy(true);
    const outcome = await bookByHand(environment, request);
    const result: Result =
      outcome.kind === "refused"
        ? outcome
        : { kind: "booked", booked: await describe(outcome.reference, request.draft) };
    isSending.current = false;
    setBusy(false);
    return result;
  }

  /** The payload of `book` has the visitor's ids, so the booking is found by its reference. */
  async function describe(reference: string, draft: BookRequest["draft"]): Promise<BookedBooking> {
    const found = await fetchQuery<useBookByHandBookedQuery>(
      environment,
      graphql`
        query useBookByHandBookedQuery($reference: String!) {
          business {
            bookings(search: $reference, first: 1) {
              edges {
                node {
                  id
                  status
                }
              }
            }
          }
        }
      `,
      { reference },
    )
      .toPromise()
      .catch(() => null);
    const node = found?.business?.bookings?.edges[0]?.node;
    return {
      reference,
      id: node?.id ?? null,
      status: node?.status ?? null,
      email: draft.email.trim(),
      name: formatFullName(draft, locale),
      time: formatMoment(draft.startsAt, timeFormat),
    };
  }

  return [send, isBusy];
}
