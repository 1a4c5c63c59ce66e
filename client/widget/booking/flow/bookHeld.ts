import { getLocalStorage } from "../../../shared/webStorage.ts";
import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { bookHeldMutation } from "../../../__generated__/bookHeldMutation.graphql.ts";
import { commitRepeatable } from "../../../relay/commitRepeatable.ts";
import type { Answers, LocationKind } from "../details/answers.ts";
import type { GuestAnswer } from "../party/guestAnswers.ts";
import type { AnswerDraft } from "../../../../server/shared/forms/definition.ts";
import type { Attribution } from "../../../../server/shared/links/attribution.ts";
import { loadBookerToken } from "./bookerToken.ts";
import { prove, type Work } from "../../forms/proof/prove.ts";
import type { FailureFields } from "../../messages/toBookingFailure.ts";

type BookInput = bookHeldMutation["variables"]["input"];

export interface BookRequest {
  readonly hold: string;
  readonly answers: Answers;
  /** Null if adding guests was not chosen. */
  readonly guests: readonly GuestAnswer[] | null;
  readonly place: LocationKind | null;
  readonly timeZone: string;
  readonly locale: string;
  readonly attribution: readonly Attribution[];
  readonly forms: FilledForms;
  /** The preview in which the booking is a dry run, or null. */
  readonly preview: string | null;
}

export interface FilledForms {
  readonly answers: readonly AnswerDraft[];
  readonly versions: readonly { readonly form: string; readonly version: number }[];
}

/** The path of the booked order, or the failure. `isPaymentDue` is true when a payment is due there. */
export type BookOutcome =
  | { readonly isDryRun: true }
  | { readonly path: string; readonly isPaymentDue: boolean }
  | { readonly failure: FailureFields };

const mutation = graphql`
  mutation bookHeldMutation($input: BookInput!) {
    book(input: $input) {
      __typename
      ... on BookPayload {
        isDryRun
        bookings {
          accessKey
        }
        order {
          accessKey
          due {
            amount
          }
        }
      }
      ... on Failure {
        code
      }
      ... on ReservationLimit {
        count
      }
      ... on ProofRequired {
        challenge
        bits
      }
      ... on TooManyBookings {
        retryAfterSeconds
      }
      ... on TooManyOpenBookings {
        count
      }
      ... on Disqualified {
        words: message
      }
      ... on InvalidInput {
        issues {
          path
          code
        }
      }
    }
  }
`;

/** The first response may demand a proof of work. */
const MAX_REQUESTS = 3;

/**
 * Books a hold. A retry with the same key and input returns the same booking. `work` is the proof of work that the hold
 * announced; other work that the server demands is solved as well.
 */
export async function bookHeld(
  environment: IEnvironment,
  request: BookRequest,
  idempotencyKey: string,
  work: Work | null = null,
): Promise<BookOutcome> {
  const input = toBookInput(request, idempotencyKey);
  let proof = work === null ? null : await prove(work);
  for (let requestCount = 1; ; requestCount += 1) {
    const { book } = await commitRepeatable<bookHeldMutation>(environment, mutation, {
      // The proof is not part of the request's fingerprint, so the idempotency key stays the same.
      input: proof === null ? input : { ...input, proof },
    });
    const { challenge, bits } = book;
    if (challenge === undefined || bits === undefined || requestCount === MAX_REQUESTS)
      return toBookOutcome(book);
    proof = await prove({ challenge, bits });
  }
}

function toBookInput(request: BookRequest, idempotencyKey: string): BookInput {
  const { answers, place, preview } = request;
  const { firstName, lastName, email, phone, dateOfBirth } = answers;
  const bookerToken = loadBookerToken(getLocalStorage());
  return {
    holdToken: request.hold,
    idempotencyKey,
    guests: request.guests,
    contact: { firstName, lastName, email, phone: phone || null, dateOfBirth: dateOfBirth || null },
    locationKind: place,
    location: place === "AT_VISITOR" ? answers.location : null,
    notes: answers.notes || null,
    consent: answers.consent,
    timeZone: request.timeZone,
    locale: request.locale,
    attribution: request.attribution,
    ...(bookerToken === null ? {} : { bookerToken }),
    ...(request.forms.versions.length === 0
      ? {}
      : { answers: request.forms.answers, forms: request.forms.versions }),
    ...(preview === null ? {} : { preview }),
  };
}

function toBookOutcome(book: bookHeldMutation["response"]["book"]): BookOutcome {
  const { bookings, order, isDryRun } = book;
  if (isDryRun === true) return { isDryRun };
  const [booking, ...further] = bookings ?? [];
  if (booking?.accessKey == null) return { failure: book };
  const isPaymentDue = (order?.due.amount ?? 0) > 0;
  return {
    isPaymentDue,
    path:
      order?.accessKey == null || (further.length === 0 && !isPaymentDue)
        ? `/widget/booking/${encodeURIComponent(booking.accessKey)}`
        : `/widget/bookings/${encodeURIComponent(order.accessKey)}`,
  };
}
