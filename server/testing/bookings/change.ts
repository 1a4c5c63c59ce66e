import type { TestCaller, TestGraph } from "../graph.ts";
import { BOOKING_FIELDS, type BookingAnswer, type MutationResult } from "./visit.ts";

interface ChangeAnswer extends Omit<MutationResult, "order"> {
  readonly status?: string;
  readonly cutoffMinutes?: number;
  readonly order?: {
    readonly id: string;
    readonly accessKey: string | null;
    readonly bookings: readonly BookingAnswer[];
  };
  readonly booking?: BookingAnswer & { readonly guests: readonly { readonly hasLeft: boolean }[] };
}

const FAILURES = `... on Failure { code message } ... on PastCutoff { cutoffMinutes } ... on StatusConflict { status }
  ... on InvalidInput { issues { path code message } }`;
const ORDER = `order { id accessKey bookings { ${BOOKING_FIELDS} history { actor status startsAt note } } }`;

const send = async (
  graph: TestGraph,
  document: string,
  input: object,
  asker?: TestCaller,
): Promise<ChangeAnswer> => {
  const data = await graph.data<{ answer: ChangeAnswer }>(document, { input }, asker);
  return data.answer;
};

/** Sends `rescheduleBooking`. Throws on a GraphQL error. */
export const reschedule = (graph: TestGraph, input: object, asker?: TestCaller) =>
  send(
    graph,
    `mutation ($input: RescheduleBookingInput!) { answer: rescheduleBooking(input: $input) { __typename ${FAILURES}
      ... on StaffBusy { line } ... on SlotUnavailable { line reason } ... on RescheduleBookingPayload { ${ORDER} } } }`,
    input,
    asker,
  );

export const cancel = (graph: TestGraph, input: object, asker?: TestCaller) =>
  send(
    graph,
    `mutation ($input: CancelBookingInput!) { answer: cancelBooking(input: $input) { __typename ${FAILURES}
      ... on CancelBookingPayload { ${ORDER} } } }`,
    input,
    asker,
  );

export const leave = (graph: TestGraph, accessKey: string, more: object = {}) =>
  send(
    graph,
    `mutation ($input: LeaveBookingInput!) { answer: leaveBooking(input: $input) { __typename ... on Failure { code message }
      ... on LeaveBookingPayload { booking { ${BOOKING_FIELDS} guests { hasLeft } } } } }`,
    { accessKey, ...more },
  );
