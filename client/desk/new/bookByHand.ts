import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { bookByHandHoldMutation } from "../../__generated__/bookByHandHoldMutation.graphql.ts";
import type { bookByHandSessionQuery } from "../../__generated__/bookByHandSessionQuery.graphql.ts";
import type { bookByHandMutation } from "../../__generated__/bookByHandMutation.graphql.ts";
import { commitRepeatable } from "../../relay/commitRepeatable.ts";
import {
  type ActionFailure,
  errorToActionFailure,
  toActionFailure,
} from "../bookings/actions/actionFailure.ts";
import type { BookingOverride } from "../bookings/actions/overrideLabels.ts";
import type { BookedAnswers } from "./formsHandle.ts";
import type { NewBookingDraft } from "./newBookingDraft.ts";
import { openRequest, type RequestKey } from "../requests/requestKeys.ts";

export interface BookRequest {
  readonly draft: NewBookingDraft;
  readonly visitor: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly answers: BookedAnswers;
  readonly mayOverride: boolean;
}

export type BookOutcome =
  | { readonly kind: "booked"; readonly reference: string }
  | { readonly kind: "refused"; readonly failure: ActionFailure };

/** Overrides of the details, which `book` takes. `holdSlot` takes the others. */
const DETAIL_OVERRIDES: ReadonlySet<BookingOverride> = new Set(["WITHOUT_EMAIL", "WITHOUT_CONSENT"]);

/**
 * Holds the time and books it. A rejected hold or booking leaves nothing behind but the hold, which expires. The keys of
 * both stay open until the last response, because a repetition must meet its own hold.
 */
export async function bookByHand(environment: IEnvironment, request: BookRequest): Promise<BookOutcome> {
  const keys: RequestKey[] = [];
  const open = (name: string, input: object) => {
    const key = openRequest(name, input);
    keys.push(key);
    return key;
  };
  try {
    await checkSession(environment);
    const token = await hold(environment, request, open);
    const outcome = typeof token === "string" ? await book(environment, request, token, open) : token;
    keys.forEach(({ close }) => close());
    return outcome;
  } catch (error) {
    return { kind: "refused", failure: errorToActionFailure(error) };
  }
}

type Open = (name: string, input: object) => RequestKey;

/** Both mutations are public. Without a session they would book as a visitor, so the sign-in comes first. */
async function checkSession(environment: IEnvironment): Promise<void> {
  await fetchQuery<bookByHandSessionQuery>(
    environment,
    graphql`
      query bookByHandSessionQuery {
        viewer {
          name
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  ).toPromise();
}

async function hold(
  environment: IEnvironment,
  { draft, visitor }: BookRequest,
  open: Open,
): Promise<string | Extract<BookOutcome, { kind: "refused" }>> {
  const overrides = draft.overrides.filter((one) => !DETAIL_OVERRIDES.has(one));
  const input = {
    service: draft.service,
    staff: draft.staff || null,
    startsAt: draft.startsAt,
    seats: draft.seats,
    visitor,
    ...(overrides.length > 0 ? { overrides } : {}),
  };
  const { holdSlot } = await commitRepeatable<bookByHandHoldMutation>(
    environment,
    graphql`
      mutation bookByHandHoldMutation($input: HoldSlotInput!) {
        holdSlot(input: $input) {
          __typename
          ... on HoldSlotPayload {
            hold {
              token
            }
          }
          ... on Failure {
            code
          }
          ... on SlotUnavailable {
            reason
            day {
              starts
            }
          }
          ... on StaffBusy {
            reason
            day {
              starts
            }
          }
          ... on ResourceUnavailable {
            reason
            day {
              starts
            }
          }
          ... on SeatShortage {
            reason
            day {
              starts
            }
          }
          ... on ReservationLimit {
            reason
          }
          ... on CalendarUnavailable {
            reason
          }
          ... on InvalidInput {
            issues {
              code
              path
            }
          }
        }
      }
    `,
    { input: { ...input, idempotencyKey: open("holdSlot", input).idempotencyKey } },
  );
  if (holdSlot.__typename === "HoldSlotPayload") return holdSlot.hold!.token;
  return { kind: "refused", failure: toActionFailure(holdSlot) ?? { code: "UNKNOWN" } };
}

async function book(
  environment: IEnvironment,
  { draft, locale, timeZone, answers, mayOverride }: BookRequest,
  holdToken: string,
  open: Open,
): Promise<BookOutcome> {
  const overrides = draft.overrides.filter((one) => DETAIL_OVERRIDES.has(one));
  const input = {
    holdToken,
    contact: {
      firstName: draft.firstName.trim() || null,
      lastName: draft.lastName.trim() || null,
      email: draft.email.trim() || null,
      phone: draft.phone.trim() || null,
      dateOfBirth: draft.dateOfBirth || null,
    },
    ...(draft.guests.length === 0 ? {} : { guests: draft.guests }),
    consent: draft.consent,
    notes: draft.notes.trim() || null,
    ...(draft.locationKind === "" ? {} : { locationKind: draft.locationKind as never }),
    ...(draft.location.trim() === "" ? {} : { location: draft.location.trim() }),
    ...answers,
    ...(mayOverride && overrides.length > 0 ? { overrides } : {}),
    locale,
    timeZone,
  };
  const { book: result } = await commitRepeatable<bookByHandMutation>(
    environment,
    graphql`
      mutation bookByHandMutation($input: BookInput!) {
        book(input: $input) {
          __typename
          ... on BookPayload {
            reference
          }
          ... on Failure {
            code
          }
          ... on InvalidInput {
            issues {
              code
              path
            }
          }
        }
      }
    `,
    { input: { ...input, idempotencyKey: open("book", input).idempotencyKey } },
  );
  if (result.__typename === "BookPayload") return { kind: "booked", reference: result.reference ?? "" };
  return { kind: "refused", failure: toActionFailure(result) ?? { code: "UNKNOWN" } };
}

/** Returns the override that each rejected rule of the details needs. */
export function getDetailOverrides({ issues = [] }: ActionFailure): readonly BookingOverride[] {
  return issues.flatMap(({ code, path }): BookingOverride[] => {
    if (code === "EMAIL_REQUIRED") return ["WITHOUT_EMAIL"];
    return code === "CONSENT_REQUIRED" && path[0] === "consent" ? ["WITHOUT_CONSENT"] : [];
  });
}
