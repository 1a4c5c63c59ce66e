import { encodeTypeId } from "../../../../shared/ids/typeId.ts";
import { type EventBody, type EventPeople, type StoredEvent, toPublicEventData } from "./eventData.ts";
import { EVENT_TYPES, EVENT_VERSION, type EventType } from "./eventTypes.ts";

const exampleId = (last: string) => `01938f3a-7c00-7000-8000-${last.padStart(12, "0")}`;

const PEOPLE: EventPeople = {
  contact: {
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.com",
    phone: "+12125550100",
    metadata: { crmId: "C-1815" },
  },
  location: null,
  guests: [{ number: 1, name: "Grace Hopper", email: "grace@example.com" }],
};

const STATUSES: Readonly<Record<string, readonly [before: string | null, now: string]>> = {
  "booking.created": [null, "CONFIRMED"],
  "booking.requested": [null, "REQUESTED"],
  "booking.approved": ["REQUESTED", "CONFIRMED"],
  "booking.declined": ["REQUESTED", "DECLINED"],
  "booking.confirmed": ["AWAITING_PAYMENT", "CONFIRMED"],
  "booking.rescheduled": ["CONFIRMED", "CONFIRMED"],
  "booking.cancelled": ["CONFIRMED", "CANCELLED"],
  "booking.expired": ["REQUESTED", "EXPIRED"],
  "booking.completed": ["CONFIRMED", "COMPLETED"],
  "booking.no_show": ["CONFIRMED", "NO_SHOW"],
  "booking.arrived": ["CONFIRMED", "CONFIRMED"],
  "booking.not_arrived": ["CONFIRMED", "CONFIRMED"],
  "guest.left": ["CONFIRMED", "CONFIRMED"],
};

const BOOKING = {
  bookingId: exampleId("b1"),
  reference: "K7M2P9XQ",
  contactId: exampleId("c1"),
  isSeries: false,
  line: 0,
  serviceId: exampleId("51"),
  providerId: exampleId("a1"),
  staffIds: [exampleId("5a")],
  endsAt: "2026-12-01T15:30:00+00:00",
  seats: 1,
  member: 0,
  priceMinor: 4500,
  dueMinor: 0,
  currency: "USD",
  locationKind: "AT_PROVIDER",
  overrides: [],
  createdAt: "2026-11-22T09:00:00+00:00",
};

function exampleBookingData(type: EventType): StoredEvent["data"] {
  const [previousStatus, status] = STATUSES[type]!;
  const isFirst = previousStatus === null;
  const startsAt = "2026-12-01T15:00:00+00:00";
  const isMoved = type === "booking.rescheduled";
  return {
    ...BOOKING,
    sequence: isFirst ? 1 : 2,
    calendarSequence: isFirst ? 0 : 1,
    status,
    previousStatus,
    actor: isFirst || type === "guest.left" ? "VISITOR" : "OWNER",
    startsAt,
    previousStartsAt: isFirst ? null : isMoved ? "2026-11-30T15:00:00+00:00" : startsAt,
    guestNumbers: type === "guest.left" ? [] : [1],
    arrivedAt: type === "booking.arrived" ? "2026-12-01T14:55:00+00:00" : null,
    decideBy: status === "REQUESTED" ? "2026-11-24T09:00:00+00:00" : null,
  };
}

function exampleData(type: EventType): StoredEvent["data"] {
  if (type in STATUSES) return exampleBookingData(type);
  const refund = type === "payment.succeeded" ? null : exampleId("ef");
  const isForm = type === "form.submitted";
  switch (type) {
    case "payment.succeeded":
    case "payment.refunded":
    case "payment.refund_failed":
      return {
        paymentId: exampleId("d1"),
        reference: BOOKING.reference,
        refundId: refund,
        bookingId: refund && BOOKING.bookingId,
        amountMinor: 4500,
        currency: "USD",
      };
    case "form.submitted":
    case "survey.submitted":
      return {
        submissionId: exampleId("f1"),
        askedId: exampleId("f0"),
        version: 3,
        outcome: "ACCEPTED",
        locale: "en",
        ...(!isForm && { score: 12 }),
      };
    case "contact.updated":
    case "contact.erased":
      return { contactId: BOOKING.contactId };
    case "catalogue.updated":
      return { noun: "service", id: BOOKING.serviceId };
    case "site.published":
      return { entryId: exampleId("e1"), kind: "POST", slug: "winter-hours", state: "PUBLISHED" };
    default:
      return { message: "This is a test." };
  }
}

/**
 * Builds an example for the documentation with the code that builds deliveries.
 * @param includesContacts true to include personal data
 */
export function exampleEvent(type: EventType, includesContacts = false): EventBody {
  const isErased = type === "contact.erased";
  return {
    id: encodeTypeId("evt", exampleId((Object.keys(EVENT_TYPES).indexOf(type) + 256).toString(16))),
    type,
    occurredAt: "2026-11-22T09:30:00.000Z",
    businessId: encodeTypeId("business", exampleId("1")),
    apiVersion: EVENT_VERSION,
    data: toPublicEventData(
      { type, data: exampleData(type) },
      includesContacts ? { ...PEOPLE, contact: isErased ? null : PEOPLE.contact } : null,
      type in STATUSES ? { dealId: "D-42" } : type === "catalogue.updated" ? {} : null,
    ),
  };
}
