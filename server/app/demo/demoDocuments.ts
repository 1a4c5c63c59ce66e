import type { DemoDocument } from "./demoCaller.ts";

const FAILURE = "__typename ... on Failure { code message } ... on InvalidInput { issues { path code } }";

export const holdDocument: DemoDocument<{ hold: { token: string } }> = {
  text: `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { ${FAILURE} ... on HoldSlotPayload { hold { token } } } }`,
};

export const bookDocument: DemoDocument<{
  reference: string | null;
  bookings: { status: string; accessKey: string }[];
  order: { accessKey: string } | null;
}> = {
  text: `mutation ($input: BookInput!) { book(input: $input) { ${FAILURE} ... on BookPayload { reference bookings { status accessKey } order { accessKey } } } }`,
};

export const payDocument: DemoDocument<{ payment: { url: string | null } }> = {
  text: `mutation ($input: StartPaymentInput!) { startPayment(input: $input) { ${FAILURE} ... on StartPaymentPayload { payment { url } } } }`,
};

export const cancelDocument: DemoDocument<unknown> = {
  text: `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { ${FAILURE} } }`,
};

export const markDocument: DemoDocument<unknown> = {
  text: `mutation ($input: MarkBookingInput!) { markBooking(input: $input) { ${FAILURE} } }`,
};
