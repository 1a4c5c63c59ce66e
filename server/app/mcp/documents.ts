/** The GraphQL documents of the tools. All of them are here, so that a change of the graph touches one file. */

const MONEY = "amount currency";

/** Aliases give each result the name that the tools use. */
const FRAGMENTS = {
  ServiceFields: `fragment ServiceFields on Service {
    slug name description durationMinutes capacity mode locationKinds isPublished
    price { ${MONEY} } pricePer payment { share } isPaymentUnavailable askPhone askDateOfBirth consentText
    forms { fields { isRequired } }
    staff { slug name }
  }`,
  VisitorBookingFields: `fragment VisitorBookingFields on VisitorBooking {
    accessKey reference status startsAt endsAt seats location locationKind
    service { slug name } staff { slug name }
    price { ${MONEY} } due { ${MONEY} } refundIfCancelled { ${MONEY} }
    reschedule { isAllowed until } cancel { isAllowed until }
  }`,
  OwnerBookingFields: `fragment OwnerBookingFields on Booking {
    id reference status startsAt endsAt seats location notes
    service { slug name } staff { slug name }
    contact { firstName lastName email @include(if: $contacts) phone @include(if: $contacts) }
  }`,
  FailureFields: `fragment FailureFields on Failure {
    code message
    ... on InvalidInput { issues { path message } }
    ... on StaffBusy { day { starts } }
    ... on ResourceUnavailable { day { starts } }
    ... on SeatShortage { day { starts } }
    ... on SlotUnavailable { reason day { starts } }
  }`,
} as const;

type FragmentName = keyof typeof FRAGMENTS;

function withFragments(text: string, ...names: readonly FragmentName[]): string {
  return [text, ...names.map((name) => FRAGMENTS[name])].join("\n");
}

export const MCP_DOCUMENTS = {
  FindServices: withFragments(
    `query FindServices($after: String) {
      business { services(first: 50, after: $after) {
        edges { node { ...ServiceFields } } pageInfo { hasNextPage endCursor }
      } }
    }`,
    "ServiceFields",
  ),
  ServiceToBook: withFragments(
    `query ServiceToBook($service: ID!) { business { service(id: $service) { ...ServiceFields } } }`,
    "ServiceFields",
  ),
  FindTimes: `query FindTimes($service: ID!, $from: Date, $to: Date, $timeZone: TimeZone, $staff: ID, $seats: Int = 1) {
    business { service(id: $service) {
      slug name isPublished
      availability(input: { from: $from, to: $to, timeZone: $timeZone, staff: $staff, seats: $seats }) {
        timeZone lastDate failure { code message } days { date starts } nextAvailable { startsAt }
      }
    } }
  }`,
  WhyNotOffered: `query WhyNotOffered($service: ID!, $at: DateTime!, $staff: ID) {
    business { service(id: $service) { whyNotOffered(at: $at, staff: $staff) {
      isOffered reason { code } staff { staff { slug name } reason { code } }
    } } }
  }`,
  HoldTime: withFragments(
    `mutation HoldTime($input: HoldSlotInput!) { result: holdSlot(input: $input) {
      ... on HoldSlotPayload { hold {
        token expiresAt total { ${MONEY} } dueNow { ${MONEY} }
        lines { startsAt endsAt staff { slug name } service { ...ServiceFields } }
      } }
      ...FailureFields
    } }`,
    "ServiceFields",
    "FailureFields",
  ),
  Book: withFragments(
    `mutation Book($input: BookInput!) { result: book(input: $input) {
      ... on BookPayload { reference bookings { ...VisitorBookingFields } }
      ...FailureFields
    } }`,
    "VisitorBookingFields",
    "FailureFields",
  ),
  FindBooking: withFragments(
    `query FindBooking($key: String!) { results: visitorBookings(accessKeys: [$key]) {
      ...VisitorBookingFields
      ...FailureFields
    } }`,
    "VisitorBookingFields",
    "FailureFields",
  ),
  MoveBooking: withFragments(
    `mutation MoveBooking($input: RescheduleBookingInput!) { result: rescheduleBooking(input: $input) {
      ... on RescheduleBookingPayload { order { reference } }
      ...FailureFields
    } }`,
    "FailureFields",
  ),
  CancelBooking: withFragments(
    `mutation CancelBooking($input: CancelBookingInput!) { result: cancelBooking(input: $input) {
      ... on CancelBookingPayload { order { reference } }
      ...FailureFields
    } }`,
    "FailureFields",
  ),
  BookingsOfDate: withFragments(
    `query BookingsOfDate($date: Date!, $after: String, $contacts: Boolean!) {
      business { bookings(first: 50, after: $after, filter: { on: $date }, orderBy: { field: STARTS_AT }) {
        edges { node { ...OwnerBookingFields } } pageInfo { hasNextPage endCursor }
      } }
    }`,
    "OwnerBookingFields",
  ),
  OwnerBooking: withFragments(
    `query OwnerBooking($id: ID!, $contacts: Boolean!) { node(id: $id) { ... on Booking { ...OwnerBookingFields } } }`,
    "OwnerBookingFields",
  ),
  BookingsToKeep: withFragments(
    `query BookingsToKeep($from: DateTime!, $until: DateTime!, $staff: [ID!], $contacts: Boolean!) {
      business {
        bookings(first: 20, filter: { starts: { since: $from, until: $until }, staff: $staff, status: [CONFIRMED, REQUESTED, AWAITING_PAYMENT] }, orderBy: { field: STARTS_AT }) {
          totalCount edges { node { ...OwnerBookingFields } }
        }
        staff(first: 100) { edges { node { slug name } } pageInfo { hasNextPage } }
      }
    }`,
    "OwnerBookingFields",
  ),
  BlockTime: withFragments(
    `mutation BlockTime($input: CreateBlockInput!) { result: createBlock(input: $input) {
      ... on CreateBlockPayload { block { id startsAt endsAt reason staff { slug name } } conflictingBookingsCount }
      ...FailureFields
    } }`,
    "FailureFields",
  ),
} as const;

export type DocumentName = keyof typeof MCP_DOCUMENTS;

export interface MoneyData {
  readonly amount: number;
  readonly currency: string;
}

export interface NamedData {
  readonly slug: string;
  readonly name: string;
}

export interface ServiceData extends NamedData {
  readonly description: string | null;
  readonly durationMinutes: number;
  readonly capacity: number;
  readonly mode: "INSTANT" | "REQUEST";
  readonly locationKinds: readonly LocationKind[];
  readonly isPublished: boolean;
  readonly price: MoneyData | null;
  readonly pricePer: string;
  readonly payment: { readonly share: "NONE" | "FULL" | null };
  readonly isPaymentUnavailable: boolean;
  readonly askPhone: Ask;
  readonly askDateOfBirth: Ask;
  readonly consentText: string | null;
  readonly forms: readonly { readonly fields: readonly { readonly isRequired: boolean }[] }[];
  readonly staff: readonly NamedData[];
}

export const LOCATION_KINDS = ["AT_PROVIDER", "AT_VISITOR", "ONLINE", "PHONE"] as const;
export type LocationKind = (typeof LOCATION_KINDS)[number];

export const ASKS = ["NO", "OPTIONAL", "REQUIRED"] as const;
export type Ask = (typeof ASKS)[number];

export interface ChangeData {
  readonly isAllowed: boolean;
  readonly until: string;
}

export interface VisitorBookingData {
  readonly accessKey: string;
  readonly reference: string | null;
  readonly status: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly seats: number;
  readonly location: string | null;
  readonly locationKind: LocationKind | null;
  readonly service: NamedData;
  readonly staff: readonly NamedData[];
  readonly price: MoneyData | null;
  readonly due: MoneyData | null;
  readonly refundIfCancelled: MoneyData | null;
  readonly reschedule: ChangeData;
  readonly cancel: ChangeData;
}

export interface OwnerBookingData {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly seats: number;
  readonly location: string | null;
  readonly notes: string | null;
  readonly service: NamedData;
  readonly staff: readonly NamedData[];
  readonly contact: {
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly email?: string | null;
    readonly phone?: string | null;
  };
}

export interface FailureData {
  readonly code: string;
  readonly message: string;
  readonly issues?: readonly { readonly path: readonly string[]; readonly message: string }[];
  readonly reason?: string;
  readonly day?: { readonly starts: readonly string[] } | null;
}

export interface PageData<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount?: number;
}
