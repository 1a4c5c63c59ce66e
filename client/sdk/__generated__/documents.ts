// Written by `npm run generate` from schema.graphql and ../documents; do not edit.
import type { TypedDocument } from "../typedDocument.ts";

/** An enum of a result. Later versions of the graph may add values, so handle an unknown value too. */
export type OpenEnum<Value extends string> = Value | (string & {});

/** The free starts of a service between two dates, both inclusive. */
export const Availability: TypedDocument<AvailabilityData, AvailabilityVariables> =
  "query Availability($service:ID!$from:Date$to:Date$timeZone:TimeZone$staff:ID$seats:Int=1){business{service(id:$service){availability(input:{from:$from to:$to timeZone:$timeZone staff:$staff seats:$seats}){timeZone lastDate failure{code message}days{date starts}nextAvailable{startsAt}}}}}";

/** Data of `documents.Availability`. */
export interface AvailabilityData {
  readonly business: {
    readonly service: {
      readonly availability: {
        readonly timeZone: string;
        readonly lastDate: string | null;
        readonly failure: {
          readonly code: string;
          readonly message: string;
        } | null;
        readonly days: ReadonlyArray<{
          readonly date: string;
          readonly starts: ReadonlyArray<string>;
        }>;
        readonly nextAvailable: {
          readonly startsAt: string;
        } | null;
      };
    } | null;
  } | null;
}

/** Variables of `documents.Availability`. */
export interface AvailabilityVariables {
  readonly service: string;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly staff?: string | null | undefined;
  readonly seats?: number | null | undefined;
}

/** Books a hold. Store each `accessKey` like a password. */
export const Book: TypedDocument<BookData, BookVariables> =
  "mutation Book($input:BookInput!){book(input:$input){__typename ...on BookPayload{reference bookings{id accessKey reference status startsAt endsAt service{slug name}staff{slug name}}order{accessKey due{amount currency}payBy}}...on InvalidInput{issues{path code message}}...on Failure{code message}}}";

/** Data of `documents.Book`. */
export interface BookData {
  readonly book: {
    readonly __typename: "BookPayload";
    readonly reference: string | null;
    readonly bookings: ReadonlyArray<{
      readonly id: string;
      readonly accessKey: string | null;
      readonly reference: string | null;
      readonly status: OpenEnum<BookingStatus>;
      readonly startsAt: string;
      readonly endsAt: string;
      readonly service: {
        readonly slug: string;
        readonly name: string;
      };
      readonly staff: ReadonlyArray<{
        readonly slug: string;
        readonly name: string;
      }>;
    }>;
    readonly order: {
      readonly accessKey: string | null;
      readonly due: {
        readonly amount: number;
        readonly currency: string;
      };
      readonly payBy: string | null;
    } | null;
  } | {
    readonly __typename: "BusinessSuspended" | "Disqualified" | "HoldExpired" | "IdempotencyConflict" | "PaymentUnavailable" | "ProofRequired" | "QuotaExceeded" | "ReservationLimit" | "SlugExpired" | "TooManyBookings" | "TooManyOpenBookings";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "InvalidInput";
    readonly issues: ReadonlyArray<{
      readonly path: ReadonlyArray<string>;
      readonly code: OpenEnum<IssueCode>;
      readonly message: string;
    }>;
    readonly code: string;
    readonly message: string;
  };
}

/** Variables of `documents.Book`. */
export interface BookVariables {
  readonly input: BookInput;
}

/** The bookings of the business by start, page by page. Select one date with `filter: { on }`. Requires the scope `bookings:read`. */
export const Bookings: TypedDocument<BookingsData, BookingsVariables> =
  "query Bookings($filter:BookingFilter$first:Int=50$after:String){business{bookings(first:$first after:$after filter:$filter orderBy:{field:STARTS_AT}){edges{node{id reference status startsAt endsAt seats service{slug name}staff{slug name}contact{firstName lastName}}}pageInfo{hasNextPage endCursor}}}}";

/** Data of `documents.Bookings`. */
export interface BookingsData {
  readonly business: {
    readonly bookings: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly reference: string;
          readonly status: OpenEnum<BookingStatus>;
          readonly startsAt: string;
          readonly endsAt: string;
          readonly seats: number;
          readonly service: {
            readonly slug: string;
            readonly name: string;
          };
          readonly staff: ReadonlyArray<{
            readonly slug: string;
            readonly name: string;
          }>;
          readonly contact: {
            readonly firstName: string | null;
            readonly lastName: string | null;
          };
        };
      }>;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
        readonly endCursor: string | null;
      };
    } | null;
  } | null;
}

/** Variables of `documents.Bookings`. */
export interface BookingsVariables {
  readonly filter?: BookingFilter | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** Cancels a booking, its order, or the rest of its series. */
export const CancelBooking: TypedDocument<CancelBookingData, CancelBookingVariables> =
  "mutation CancelBooking($input:CancelBookingInput!){cancelBooking(input:$input){__typename ...on CancelBookingPayload{order{reference bookings{status startsAt}}}...on InvalidInput{issues{path code message}}...on PastCutoff{cutoffMinutes}...on Failure{code message}}}";

/** Data of `documents.CancelBooking`. */
export interface CancelBookingData {
  readonly cancelBooking: {
    readonly __typename: "BookingNotFound" | "IdempotencyConflict" | "StatusConflict";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "CancelBookingPayload";
    readonly order: {
      readonly reference: string;
      readonly bookings: ReadonlyArray<{
        readonly status: OpenEnum<BookingStatus>;
        readonly startsAt: string;
      }>;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly issues: ReadonlyArray<{
      readonly path: ReadonlyArray<string>;
      readonly code: OpenEnum<IssueCode>;
      readonly message: string;
    }>;
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "PastCutoff";
    readonly cutoffMinutes: number;
    readonly code: string;
    readonly message: string;
  };
}

/** Variables of `documents.CancelBooking`. */
export interface CancelBookingVariables {
  readonly input: CancelBookingInput;
}

/** Registers an address for webhooks. Only this result contains the secret. Requires the scope `webhooks`. */
export const CreateWebhookEndpoint: TypedDocument<CreateWebhookEndpointData, CreateWebhookEndpointVariables> =
  "mutation CreateWebhookEndpoint($input:CreateWebhookEndpointInput!){createWebhookEndpoint(input:$input){__typename ...on CreateWebhookEndpointPayload{secret webhookEndpoint{id url state types}}...on InvalidInput{issues{path code message}}...on Failure{code message}}}";

/** Data of `documents.CreateWebhookEndpoint`. */
export interface CreateWebhookEndpointData {
  readonly createWebhookEndpoint: {
    readonly __typename: "BusinessSuspended" | "IdempotencyConflict" | "PasswordRequired" | "TooManyEndpoints";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "CreateWebhookEndpointPayload";
    readonly secret: string | null;
    readonly webhookEndpoint: {
      readonly id: string;
      readonly url: string;
      readonly state: OpenEnum<WebhookEndpointState>;
      readonly types: ReadonlyArray<string>;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly issues: ReadonlyArray<{
      readonly path: ReadonlyArray<string>;
      readonly code: OpenEnum<IssueCode>;
      readonly message: string;
    }>;
    readonly code: string;
    readonly message: string;
  } | null;
}

/** Variables of `documents.CreateWebhookEndpoint`. */
export interface CreateWebhookEndpointVariables {
  readonly input: CreateWebhookEndpointInput;
}

/** The event log as a stream. Send it with `readEvents`. Requires the scope `webhooks`. */
export const EventStream: TypedDocument<EventStreamData, EventStreamVariables> =
  "subscription EventStream($after:String$types:[EventType!]){events(after:$after types:$types){__typename ...on EventEdge{cursor node{id type occurredAt data}}...on Failure{code message}}}";

/** Data of `documents.EventStream`. */
export interface EventStreamData {
  readonly events: {
    readonly __typename: "CursorExpired" | "InvalidInput";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "EventEdge";
    readonly cursor: string;
    readonly node: {
      readonly id: string;
      readonly type: string;
      readonly occurredAt: string;
      readonly data: Readonly<Record<string, unknown>>;
    };
  } | null;
}

/** Variables of `documents.EventStream`. */
export interface EventStreamVariables {
  readonly after?: string | null | undefined;
  readonly types?: ReadonlyArray<string> | null | undefined;
}

/** One page of the event log, oldest first. Requires the scope `webhooks`. */
export const Events: TypedDocument<EventsData, EventsVariables> =
  "query Events($after:String$types:[EventType!]$first:Int=100){business{events(first:$first after:$after filter:{type:$types}){__typename ...on EventConnection{edges{cursor node{id type occurredAt data}}pageInfo{endCursor hasNextPage}}...on Failure{code message}}}}";

/** Data of `documents.Events`. */
export interface EventsData {
  readonly business: {
    readonly events: {
      readonly __typename: "CursorExpired" | "InvalidInput";
      readonly code: string;
      readonly message: string;
    } | {
      readonly __typename: "EventConnection";
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly type: string;
          readonly occurredAt: string;
          readonly data: Readonly<Record<string, unknown>>;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string;
        readonly hasNextPage: boolean;
      };
    } | null;
  } | null;
}

/** Variables of `documents.Events`. */
export interface EventsVariables {
  readonly after?: string | null | undefined;
  readonly types?: ReadonlyArray<string> | null | undefined;
  readonly first?: number | null | undefined;
}

/** Reserves a slot for ten minutes. */
export const HoldSlot: TypedDocument<HoldSlotData, HoldSlotVariables> =
  "mutation HoldSlot($input:HoldSlotInput!){holdSlot(input:$input){__typename ...on HoldSlotPayload{hold{token state expiresAt total{amount currency}dueNow{amount currency}work{challenge bits}}}...on InvalidInput{issues{path code message}}...on StaffBusy{day{date starts}}...on ResourceUnavailable{day{date starts}}...on SeatShortage{day{date starts}}...on SlotUnavailable{reason day{date starts}}...on Failure{code message}}}";

/** Data of `documents.HoldSlot`. */
export interface HoldSlotData {
  readonly holdSlot: {
    readonly __typename: "BusinessSuspended" | "CalendarUnavailable" | "IdempotencyConflict" | "PaymentUnavailable" | "QuotaExceeded" | "ReservationLimit" | "SlugExpired" | "TooManyHolds";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "HoldSlotPayload";
    readonly hold: {
      readonly token: string;
      readonly state: OpenEnum<HoldState>;
      readonly expiresAt: string;
      readonly total: {
        readonly amount: number;
        readonly currency: string;
      };
      readonly dueNow: {
        readonly amount: number;
        readonly currency: string;
      };
      readonly work: {
        readonly challenge: string;
        readonly bits: number;
      } | null;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly issues: ReadonlyArray<{
      readonly path: ReadonlyArray<string>;
      readonly code: OpenEnum<IssueCode>;
      readonly message: string;
    }>;
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "ResourceUnavailable" | "SeatShortage" | "StaffBusy";
    readonly day: {
      readonly date: string;
      readonly starts: ReadonlyArray<string>;
    } | null;
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "SlotUnavailable";
    readonly reason: OpenEnum<UnavailableReason>;
    readonly day: {
      readonly date: string;
      readonly starts: ReadonlyArray<string>;
    } | null;
    readonly code: string;
    readonly message: string;
  };
}

/** Variables of `documents.HoldSlot`. */
export interface HoldSlotVariables {
  readonly input: HoldSlotInput;
}

/** Moves a booking to another start. */
export const RescheduleBooking: TypedDocument<RescheduleBookingData, RescheduleBookingVariables> =
  "mutation RescheduleBooking($input:RescheduleBookingInput!){rescheduleBooking(input:$input){__typename ...on RescheduleBookingPayload{order{reference bookings{status startsAt endsAt}}}...on InvalidInput{issues{path code message}}...on PastCutoff{cutoffMinutes}...on SlotUnavailable{reason}...on Failure{code message}}}";

/** Data of `documents.RescheduleBooking`. */
export interface RescheduleBookingData {
  readonly rescheduleBooking: {
    readonly __typename: "BookingNotFound" | "BusinessSuspended" | "CalendarUnavailable" | "IdempotencyConflict" | "ReservationLimit" | "ResourceUnavailable" | "SeatShortage" | "StaffBusy" | "StatusConflict";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "InvalidInput";
    readonly issues: ReadonlyArray<{
      readonly path: ReadonlyArray<string>;
      readonly code: OpenEnum<IssueCode>;
      readonly message: string;
    }>;
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "PastCutoff";
    readonly cutoffMinutes: number;
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "RescheduleBookingPayload";
    readonly order: {
      readonly reference: string;
      readonly bookings: ReadonlyArray<{
        readonly status: OpenEnum<BookingStatus>;
        readonly startsAt: string;
        readonly endsAt: string;
      }>;
    };
  } | {
    readonly __typename: "SlotUnavailable";
    readonly reason: OpenEnum<UnavailableReason>;
    readonly code: string;
    readonly message: string;
  };
}

/** Variables of `documents.RescheduleBooking`. */
export interface RescheduleBookingVariables {
  readonly input: RescheduleBookingInput;
}

/** The free starts to which a visitor can move a booking. Its present time counts as free. */
export const ReschedulingTimes: TypedDocument<ReschedulingTimesData, ReschedulingTimesVariables> =
  "query ReschedulingTimes($accessKey:String!$from:Date$to:Date){visitorBooking(accessKey:$accessKey){__typename ...on VisitorBooking{availability(input:{from:$from to:$to}){days{date starts}nextAvailable{startsAt}}}...on Failure{code message}}}";

/** Data of `documents.ReschedulingTimes`. */
export interface ReschedulingTimesData {
  readonly visitorBooking: {
    readonly __typename: "BookingNotFound" | "TooManyAttempts";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "VisitorBooking";
    readonly availability: {
      readonly days: ReadonlyArray<{
        readonly date: string;
        readonly starts: ReadonlyArray<string>;
      }>;
      readonly nextAvailable: {
        readonly startsAt: string;
      } | null;
    } | null;
  };
}

/** Variables of `documents.ReschedulingTimes`. */
export interface ReschedulingTimesVariables {
  readonly accessKey: string;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** The published services of the business, page by page. */
export const Services: TypedDocument<ServicesData, ServicesVariables> =
  "query Services($first:Int=50$after:String){business{services(first:$first after:$after){edges{node{id slug name description durationMinutes mode locationKinds price{amount currency}staff{slug name}}}pageInfo{hasNextPage endCursor}}}}";

/** Data of `documents.Services`. */
export interface ServicesData {
  readonly business: {
    readonly services: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly name: string;
          readonly description: string | null;
          readonly durationMinutes: number;
          readonly mode: OpenEnum<BookingMode>;
          readonly locationKinds: ReadonlyArray<OpenEnum<LocationKind>>;
          readonly price: {
            readonly amount: number;
            readonly currency: string;
          } | null;
          readonly staff: ReadonlyArray<{
            readonly slug: string;
            readonly name: string;
          }>;
        };
      }>;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
        readonly endCursor: string | null;
      };
    } | null;
  } | null;
}

/** Variables of `documents.Services`. */
export interface ServicesVariables {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** One booking, by the access key of its visitor. */
export const VisitorBooking: TypedDocument<VisitorBookingData, VisitorBookingVariables> =
  "query VisitorBooking($accessKey:String!){visitorBooking(accessKey:$accessKey){__typename ...on VisitorBooking{id accessKey reference status startsAt endsAt timeZone location locationKind service{slug name}staff{slug name}price{amount currency}due{amount currency}reschedule{isAllowed until}cancel{isAllowed until}}...on Failure{code message}}}";

/** Data of `documents.VisitorBooking`. */
export interface VisitorBookingData {
  readonly visitorBooking: {
    readonly __typename: "BookingNotFound" | "TooManyAttempts";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "VisitorBooking";
    readonly id: string;
    readonly accessKey: string | null;
    readonly reference: string | null;
    readonly status: OpenEnum<BookingStatus>;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly timeZone: string;
    readonly location: string | null;
    readonly locationKind: OpenEnum<LocationKind> | null;
    readonly service: {
      readonly slug: string;
      readonly name: string;
    };
    readonly staff: ReadonlyArray<{
      readonly slug: string;
      readonly name: string;
    }>;
    readonly price: {
      readonly amount: number;
      readonly currency: string;
    } | null;
    readonly due: {
      readonly amount: number;
      readonly currency: string;
    } | null;
    readonly reschedule: {
      readonly isAllowed: boolean;
      readonly until: string;
    };
    readonly cancel: {
      readonly isAllowed: boolean;
      readonly until: string;
    };
  };
}

/** Variables of `documents.VisitorBooking`. */
export interface VisitorBookingVariables {
  readonly accessKey: string;
}

/** Whether the business must approve each booking. */
export type BookingMode = "INSTANT" | "REQUEST";

/** A rule that the business may override when it books by hand. */
export type BookingOverride = "BEYOND_HORIZON" | "DAY_LIMIT" | "NO_NOTICE" | "OUTSIDE_HOURS" | "OVERBOOK" | "PAST" | "WITHOUT_CONSENT" | "WITHOUT_EMAIL";

/** Payment status of a booking. */
export type BookingPaymentState = "NOTHING_DUE" | "PAID" | "REFUNDED" | "UNPAID";

/** Status of a booking. */
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED";

/** Scope of a cancellation. */
export type CancelScope = "ONE" | "ORDER" | "REST";

/** State of a hold. */
export type HoldState = "EXPIRED" | "LIVE" | "RELEASED" | "USED";

/** The reason why a value is invalid. */
export type IssueCode = "ALTERED" | "CHOOSE_ONE" | "CONSENT_REQUIRED" | "CONTROL_CHARACTERS" | "CYCLE" | "DUPLICATE" | "EMAIL_NOT_UNIQUE" | "EMAIL_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE" | "GUESTS_NOT_TAKEN" | "GUEST_COUNT" | "GUEST_SERVICES" | "INVALID" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_NUMBER" | "INVALID_PHONE" | "IN_USE" | "LOCATION_REQUIRED" | "NAME_INVALID" | "NAME_REQUIRED" | "NOT_FOUND" | "OLD_VERSION" | "OTHER_PARTY" | "OUT_OF_RANGE" | "PASSWORD_COMMON" | "PASSWORD_SHORT" | "REDIRECT_NOT_ALLOWED" | "REQUIRED" | "TAKEN" | "TOO_FEW" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SMALL" | "UNKNOWN_FIELD" | "UNKNOWN_OPTION" | "UNKNOWN_TIME_ZONE" | "UNREACHABLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "WRONG_TYPE";

/** The kind of place where an appointment is held. */
export type LocationKind = "AT_PROVIDER" | "AT_VISITOR" | "ONLINE" | "PHONE";

/** The first rule that rejects a start. Values marked `whyNotOffered` name a cause that visitors do not see. */
export type UnavailableReason = "BEYOND_HORIZON" | "BLOCKED" | "BOOKED" | "BUSINESS_SUSPENDED" | "BUSY_ELSEWHERE" | "DATE_OVERRIDE" | "DAY_LIMIT" | "GUESTS_NOT_TAKEN" | "HELD" | "HOLIDAY" | "IN_THE_PAST" | "LOOK_BUSY" | "NOT_A_CLASS" | "NO_SEATS" | "NO_STAFF" | "OFF_INTERVAL" | "OUTSIDE_HOURS" | "PAYMENT_UNAVAILABLE" | "RESERVATION_LIMIT" | "RESOURCE_BUSY" | "STAFF_BUSY" | "STAFF_NOT_OFFERED" | "TOO_SOON" | "UNPUBLISHED";

/** State of an endpoint. */
export type WebhookEndpointState = "DISABLED" | "ENABLED" | "SUSPENDED";

/** A postal address. */
export interface AddressInput {
  /** Town or city. */
  readonly city?: string | null | undefined;
  /** ISO 3166-1 alpha-2 code, such as `DE`. */
  readonly country?: string | null | undefined;
  /** Street and number. */
  readonly line1?: string | null | undefined;
  /** Additional address line. */
  readonly line2?: string | null | undefined;
  /** Postal code. */
  readonly postcode?: string | null | undefined;
  /** State, county or province. */
  readonly region?: string | null | undefined;
}

/** One answer. Set only the member that the kind of the field needs. Invalid answers are returned as issues by field. */
export interface AnswerInput {
  /** Postal address. */
  readonly address?: AddressInput | null | undefined;
  /** Key of the field. */
  readonly field: string;
  /** For checkboxes and consents. */
  readonly isChecked?: boolean | null | undefined;
  /** For multiple choice: the keys of the chosen options. */
  readonly options?: ReadonlyArray<string> | null | undefined;
  /** For text, e-mail and phone fields. For a number with a decimal point, an ISO 8601 date, the key of a single option, or the id of an upload. */
  readonly text?: string | null | undefined;
}

/** One query parameter of the address that led to the widget. */
export interface AttributionInput {
  /** Name of the parameter. */
  readonly name: string;
  /** Value of the parameter. */
  readonly value: string;
}

/** Input of `book`. */
export interface BookInput {
  /** Answers to the forms of the held services, once for each question. Issues have the path `answers` and the field's key. */
  readonly answers?: ReadonlyArray<AnswerInput> | null | undefined;
  /** Other query parameters of the address that led to the widget. Parts that are too long are cut. */
  readonly attribution?: ReadonlyArray<AttributionInput> | null | undefined;
  /** The `bookerToken` of `confirmGuests`. With the same e-mail address, more than 5 guests are notified without another confirmation. Ignored if it does not match. */
  readonly bookerToken?: string | null | undefined;
  /** A token of the server's captcha provider, instead of `proof`. Ignored if the server has no provider. */
  readonly captchaToken?: string | null | undefined;
  /** Whether the visitor agreed to the service's consent text. */
  readonly consent?: boolean | null | undefined;
  /** The booker. */
  readonly contact: ContactInput;
  /** The versions of the forms that the visitor filled in. A version counts if it was the newest within the last day, otherwise the newest version does. */
  readonly forms?: ReadonlyArray<BookedFormInput> | null | undefined;
  /** Guests, 1 to 100. The first one is member 1 of the held lines. Null if the visitor did not choose to add guests. */
  readonly guests?: ReadonlyArray<GuestInput> | null | undefined;
  /** The token of the hold. */
  readonly holdToken: string;
  /** 8 to 100 visible ASCII characters. A request with the same key and input within seven days changes nothing and returns the first payload with current data. */
  readonly idempotencyKey: string;
  /** The language of the notifications. */
  readonly locale: string;
  /** The visitor's address, for the kind `AT_VISITOR`. */
  readonly location?: string | null | undefined;
  /** The chosen location kind, if the service offers several. */
  readonly locationKind?: LocationKind | null | undefined;
  /** Additional information for the business. */
  readonly notes?: string | null | undefined;
  /** `WITHOUT_EMAIL` and `WITHOUT_CONSENT`: rules that must not reject the details. The others belong to `holdSlot`. Staff may override rules for their own bookings. Requires `bookings.override`. */
  readonly overrides?: ReadonlyArray<BookingOverride> | null | undefined;
  /** The id of a preview. The request is then validated, nothing is written, and `isDryRun` is true. */
  readonly preview?: string | null | undefined;
  /** The solution of the hold's `work`, or of the challenge of `ProofRequired`. */
  readonly proof?: string | null | undefined;
  /** The time zone in which the visitor chose the time. */
  readonly timeZone: string;
}

/** A form and the version that the visitor filled in. */
export interface BookedFormInput {
  /** Global id of the form. */
  readonly form: string;
  /** Version of the form that was filled in. */
  readonly version: number;
}

/** Filters for bookings. All given conditions must match; a list matches any of its values. */
export interface BookingFilter {
  /** Was last changed in this range. */
  readonly changed?: InstantRangeInput | null | undefined;
  /** Booked by this person; a contact's id. */
  readonly contact?: string | null | undefined;
  /** Was booked in this range. */
  readonly created?: InstantRangeInput | null | undefined;
  /** Starts on one of these dates. */
  readonly dates?: DateRangeInput | null | undefined;
  /** Has ended if true, has not ended yet if false. The server's clock decides. */
  readonly ended?: boolean | null | undefined;
  /** Has this name with this value in its metadata. */
  readonly metadata?: MetadataFilter | null | undefined;
  /** The present booking mode of the service. */
  readonly mode?: BookingMode | null | undefined;
  /** Starts on this date in the business's time zone. */
  readonly on?: string | null | undefined;
  /** Takes place in this range, at least in part: ends after its start and starts before its end. */
  readonly overlaps?: InstantRangeInput | null | undefined;
  /** The state of the payment. */
  readonly payment?: ReadonlyArray<BookingPaymentState> | null | undefined;
  /** With one of these providers; ids or slugs. */
  readonly provider?: ReadonlyArray<string> | null | undefined;
  /** Takes a unit of one of these resources; ids or slugs. A cancelled booking takes none. */
  readonly resource?: ReadonlyArray<string> | null | undefined;
  /** Of one of these services; ids or slugs. */
  readonly service?: ReadonlyArray<string> | null | undefined;
  /** A query parameter of the address that led to the order. */
  readonly source?: BookingSourceInput | null | undefined;
  /** Served by one of these staff members; ids or slugs. */
  readonly staff?: ReadonlyArray<string> | null | undefined;
  /** Starts in this range. */
  readonly starts?: InstantRangeInput | null | undefined;
  /** The status at present. */
  readonly status?: ReadonlyArray<BookingStatus> | null | undefined;
  /** Starts today in the business's time zone if true, on another date if false. The server's clock decides. */
  readonly today?: boolean | null | undefined;
  /** Starts in the week of this date, Monday to Sunday in the business's time zone. */
  readonly week?: string | null | undefined;
}

/** The booking to change, by exactly one of these fields. */
export type BookingIdentifierInput =
  | { readonly accessKey: string; readonly id?: never }
  | { readonly id: string; readonly accessKey?: never };

/** A query parameter of the address that led to the order, matched exactly: `utm_source`, `newsletter`. */
export interface BookingSourceInput {
  /** Name of the parameter. */
  readonly name: string;
  /** Value of the parameter. */
  readonly value: string;
}

/** Input of `cancelBooking`. */
export interface CancelBookingInput {
  /** The booking, by its access key or by its id. */
  readonly booking: BookingIdentifierInput;
  /** 8 to 100 visible ASCII characters. A request with the same key and input within seven days changes nothing and returns the first payload with current data. */
  readonly idempotencyKey?: string | null | undefined;
  /** Stored in the history. Required by services with `cancelReason` `REQUIRED`. */
  readonly reason?: string | null | undefined;
  /** Scope of the cancellation. */
  readonly scope?: CancelScope | null | undefined;
}

/** The booker's details. Invalid values are returned as issues by field. */
export interface ContactInput {
  /** An ISO date. */
  readonly dateOfBirth?: string | null | undefined;
  /** Required unless `WITHOUT_EMAIL` is sent. */
  readonly email?: string | null | undefined;
  /** First name. */
  readonly firstName?: string | null | undefined;
  /** Last name. */
  readonly lastName?: string | null | undefined;
  /** Phone number. */
  readonly phone?: string | null | undefined;
}

/** A new endpoint. */
export interface CreateWebhookEndpointInput {
  /** Label for the business, at most 200 characters. */
  readonly description?: string | null | undefined;
  /** 8 to 100 visible ASCII characters. A request with the same key and input within seven days changes nothing and returns the first payload with current data. */
  readonly idempotencyKey?: string | null | undefined;
  /** True if events contain personal data. To set it, or to change the URL of such an endpoint, the caller needs `contacts.read`. */
  readonly includesContacts?: boolean | null | undefined;
  /** The types of events that it receives. An empty list means all. An unknown type is `InvalidInput`. */
  readonly types?: ReadonlyArray<string> | null | undefined;
  /** URL of the receiver: `https`, a public host name, port 443 or 8443, without user name. Redirects are not followed. */
  readonly url: string;
}

/** Dates in the business's time zone, both included. */
export interface DateRangeInput {
  /** First date. Null for no bound. */
  readonly from?: string | null | undefined;
  /** Last date. Null for no bound. */
  readonly to?: string | null | undefined;
}

/** A guest. Invalid values are returned as issues by field. */
export interface GuestInput {
  /** E-mail address, different for each guest and from the booker's. */
  readonly email?: string | null | undefined;
  /** Name of the guest. */
  readonly name?: string | null | undefined;
}

/** The time to hold: a slot by its key, or a service with a start. */
export interface HoldSlotInput {
  /** 8 to 100 visible ASCII characters. A request with the same key and input within seven days changes nothing and returns the first payload with current data. */
  readonly idempotencyKey: string;
  /** The lines of a party, instead of `service`, `staff` and `seats`. Send `startsAt`, or a slot that was offered to the same lines. All lines are held, or none. */
  readonly lines?: ReadonlyArray<LineInput> | null | undefined;
  /** Slug of the one-time link to spend. */
  readonly oneTimeLink?: string | null | undefined;
  /** Rules that must not reject the start, except `WITHOUT_EMAIL` and `WITHOUT_CONSENT`, which belong to `book`. Only for a single line. The hold keeps those that it needed, so `book` does not repeat them. Staff may override rules for their own bookings. Requires `bookings.override`. */
  readonly overrides?: ReadonlyArray<BookingOverride> | null | undefined;
  /** The id of a preview. The request is then validated, nothing is written, and `isDryRun` is true. */
  readonly preview?: string | null | undefined;
  /** Id or slug of the provider whose staff may serve. Null for any. */
  readonly provider?: string | null | undefined;
  /** Number of seats of a class. */
  readonly seats?: number | null | undefined;
  /** Starts of a series of one service, instead of `startsAt`. Between 2 and the service's `recurrenceMax`. All are held, or none. The `line` of a failure is an index in ascending order of time. */
  readonly series?: ReadonlyArray<string> | null | undefined;
  /** Id or slug of the service. */
  readonly service?: string | null | undefined;
  /** `key` of a slot. Omit `service`, `startsAt`, `staff` and `provider` then. */
  readonly slot?: string | null | undefined;
  /** Id or slug of the staff member. Null for any. */
  readonly staff?: string | null | undefined;
  /** The start of the slot. */
  readonly startsAt?: string | null | undefined;
  /** The time zone of the alternatives that a failure lists. Null for the business's. */
  readonly timeZone?: string | null | undefined;
  /** A random token of the visitor, 16 to 100 characters of A-Z a-z 0-9 _ -. Its previous hold is released. Required for callers without an API key or session. Without it, each call makes a further hold. */
  readonly visitor?: string | null | undefined;
}

/** A range that includes its first instant and excludes its last. */
export interface InstantRangeInput {
  /** Start of the range, inclusive. Null for no bound. */
  readonly since?: string | null | undefined;
  /** End of the range, exclusive. Null for no bound. */
  readonly until?: string | null | undefined;
}

/** One service for one member of the party. The lines of one member follow each other without a gap, and all members start together. */
export interface LineInput {
  /** 0 for the booker, 1 to 100 for guests, without gaps. */
  readonly member?: number | null | undefined;
  /** Number of seats of a class. */
  readonly seats?: number | null | undefined;
  /** Id or slug of the service. */
  readonly service: string;
  /** Id or slug of the staff member. Null for any. */
  readonly staff?: string | null | undefined;
}

/** A name and a value in the metadata. Both must be equal, including case. */
export interface MetadataFilter {
  /** The name. */
  readonly name: string;
  /** The whole value. */
  readonly value: string;
}

/** The booking to move and its new start. An order moves as a whole, a booking of a series alone. */
export interface RescheduleBookingInput {
  /** The booking, by its access key or by its id. */
  readonly booking: BookingIdentifierInput;
  /** 8 to 100 visible ASCII characters. A request with the same key and input within seven days changes nothing and returns the first payload with current data. */
  readonly idempotencyKey?: string | null | undefined;
  /** Plain text that the mail about the new time quotes to the client, at most 500 characters. Only for a booking named by its id, and not with `notifiesClient` false. Not sent to a client without an email address. */
  readonly message?: string | null | undefined;
  /** False if the client and their guests get no mail about the new time. Staff are notified all the same. Null for true. Only for a booking named by its id. */
  readonly notifiesClient?: boolean | null | undefined;
  /** Rules that must not reject the start, except `WITHOUT_EMAIL` and `WITHOUT_CONSENT`, which belong to `book`. Only for an order of one booking, named by its id. Staff may override rules for their own bookings. Requires `bookings.override`. */
  readonly overrides?: ReadonlyArray<BookingOverride> | null | undefined;
  /** The id or slug of the staff member who serves it. Null for the same one if possible, otherwise for any. */
  readonly staff?: string | null | undefined;
  /** The new start of this booking. The other lines of its order keep their positions around it. */
  readonly startsAt: string;
}
