import { demoId } from "../../../prisma/demo/ids.ts";
import { toGlobalId } from "../../platform/graphql/globalIds.ts";
import type { TestCaller, TestGraph } from "../graph.ts";

export interface ProofOfWork {
  readonly challenge: string;
  readonly bits: number;
}

export interface MutationResult {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly available?: number;
  readonly count?: number;
  readonly line?: number | null;
  readonly challenge?: string;
  readonly bits?: number;
  readonly retryAt?: string;
  readonly retryAfterSeconds?: number;
  readonly issues?: readonly {
    readonly path: readonly string[];
    readonly code: string;
    readonly message: string;
  }[];
  readonly day?: {
    readonly date: string;
    readonly starts: readonly string[];
    readonly slots: { readonly edges: readonly { readonly node: { readonly key: string } }[] };
  } | null;
  readonly hold?: {
    readonly token: string;
    readonly work: ProofOfWork | null;
    readonly state: string;
    readonly isSeries: boolean;
    readonly expiresAt: string;
    readonly remainingSeconds: number;
    readonly total: { readonly amount: number; readonly currency: string };
    readonly lines: readonly {
      readonly member: number;
      readonly service: { readonly slug: string };
      readonly staff: readonly { readonly slug: string }[];
      readonly startsAt: string;
      readonly endsAt: string;
      readonly seats: number;
      readonly mode: string;
    }[];
  };
  readonly reference?: string;
  readonly bookings?: readonly BookingAnswer[];
  readonly order?: {
    readonly id: string;
    readonly accessKey: string;
    readonly reference: string;
    readonly isSeries: boolean;
    readonly total: { readonly amount: number };
  };
}

export interface BookingAnswer {
  readonly member: number;
  readonly guests: readonly { readonly name: string; readonly email: string | null }[];
  readonly id: string;
  readonly accessKey: string;
  readonly role: string;
  readonly reference: string;
  readonly status: string;
  readonly mode: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly seats: number;
  readonly location: string;
  readonly locationKind: string | null;
  readonly notes: string | null;
  readonly contact: Record<string, string | null> | null;
  readonly staff: readonly { readonly slug: string }[];
}

const DAY = `day { date starts slots(first: 3) { edges { node { key startsAt staff { slug } } } } }`;

const HOLD = `mutation Hold($input: HoldSlotInput!) {
  holdSlot(input: $input) {
    __typename
    ... on Failure { code message }
    ... on StaffBusy { line reason ${DAY} }
    ... on ResourceUnavailable { line reason ${DAY} }
    ... on SeatShortage { line reason available ${DAY} }
    ... on SlotUnavailable { line reason ${DAY} }
    ... on ReservationLimit { reason count }
    ... on CalendarUnavailable { reason }
    ... on InvalidInput { issues { path code message } }
    ... on HoldSlotPayload { hold {
      token work { challenge bits } state isSeries expiresAt remainingSeconds total { amount currency }
      lines { member service { slug } staff { slug } startsAt endsAt seats mode price { amount currency } }
    } }
  }
}`;

export const BOOKING_FIELDS = `member guests { name email } id accessKey role reference status mode startsAt endsAt timeZone seats location locationKind notes
  contact { firstName lastName email phone dateOfBirth } staff { slug } service { slug } provider { slug }
  price { amount currency } business { slug } calendar { google outlook ics }`;

const BOOK = `mutation Book($input: BookInput!) {
  book(input: $input) {
    __typename
    ... on Failure { code message }
    ... on ReservationLimit { count }
    ... on ProofRequired { challenge bits }
    ... on TooManyBookings { retryAt retryAfterSeconds }
    ... on TooManyOpenBookings { count }
    ... on InvalidInput { issues { path code message } }
    ... on BookPayload { reference order { id accessKey reference isSeries total { amount } } bookings { ${BOOKING_FIELDS} } }
  }
}`;

const RELEASE = `mutation Release($input: ReleaseHoldInput!) {
  releaseHold(input: $input) {
    __typename
    ... on ReleaseHoldPayload { hold { state } }
    ... on InvalidInput { code issues { path code message } }
  }
}`;

export const serviceId = (slug: string) => toGlobalId("Service", demoId("service", slug));
export const staffId = (slug: string) => toGlobalId("Staff", demoId("staff", slug));
export const providerId = (slug: string) => toGlobalId("Provider", demoId("provider", slug));

export const visitorToken = (name: string | number) => `visitor-token-of-${name}`;

/** Returns the offered starts of a day in New York. */
export async function loadStarts(
  graph: TestGraph,
  service: string,
  date: string,
  staff?: string,
): Promise<readonly string[]> {
  type Found = { business: { service: { availability: { days: { starts: string[] }[] } } } };
  const data = await graph.data<Found>(
    `query ($service: ID!, $date: Date!, $staff: ID) { business { service(id: $service) {
       availability(input: { from: $date, to: $date, timeZone: "America/New_York", staff: $staff }) { days { starts } } } } }`,
    { service, date, staff: staff ? staffId(staff) : null },
  );
  return data.business.service.availability.days[0]!.starts;
}

let holdCount = 0;

/** Sends `holdSlot`, by default as a new visitor with a new key. Throws on a GraphQL error. */
export async function hold(
  graph: TestGraph,
  input: Record<string, unknown>,
  asker?: TestCaller,
): Promise<MutationResult> {
  const count = (holdCount += 1);
  const newVisitor = { visitor: visitorToken(`hold-${count}`), idempotencyKey: `hold-key-of-${count}` };
  const data = await graph.data<{ holdSlot: MutationResult }>(
    HOLD,
    { input: { ...newVisitor, ...input } },
    asker,
  );
  return data.holdSlot;
}

/** Returns the token of a successful hold. Throws otherwise. */
export async function holdAndGetToken(
  graph: TestGraph,
  input: Record<string, unknown>,
  asker?: TestCaller,
): Promise<string> {
  const answer = await hold(graph, input, asker);
  if (!answer.hold) throw new Error(JSON.stringify(answer));
  return answer.hold.token;
}

/** Details that every demo service accepts. */
export const details = {
  contact: {
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.com",
    phone: "+1 212 555 0100",
    dateOfBirth: "1990-12-10",
  },
  consent: true,
  timeZone: "Europe/London",
  locale: "en",
};

export async function book(
  graph: TestGraph,
  holdToken: string,
  changes: Record<string, unknown> = {},
  asker?: TestCaller,
): Promise<MutationResult> {
  const input = { holdToken, idempotencyKey: "book-key-1", ...details, ...changes };
  const data = await graph.data<{ book: MutationResult }>(BOOK, { input }, asker);
  return data.book;
}

/** Returns the first booking. Throws if it fails. */
export async function bookFirst(
  graph: TestGraph,
  holdToken: string,
  changes: Record<string, unknown> = {},
  asker?: TestCaller,
): Promise<BookingAnswer> {
  const answer = await book(graph, holdToken, changes, asker);
  if (!answer.bookings) throw new Error(JSON.stringify(answer));
  return answer.bookings[0]!;
}

/** Holds and returns the first booking. Throws if it fails. */
export const holdAndBook = async (
  graph: TestGraph,
  holdRequest: Record<string, unknown>,
  changes?: Record<string, unknown>,
): Promise<BookingAnswer> => bookFirst(graph, await holdAndGetToken(graph, holdRequest), changes);

export async function release(graph: TestGraph, holdToken: string, asker?: TestCaller) {
  type Released = {
    readonly __typename: string;
    readonly hold?: { readonly state: string };
    readonly code?: string;
  };
  const data = await graph.data<{ releaseHold: Released }>(RELEASE, { input: { holdToken } }, asker);
  return data.releaseHold;
}
