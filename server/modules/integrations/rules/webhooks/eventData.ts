import { ID_PREFIXES } from "../../../../shared/ids/idPrefixes.ts";
import { encodeTypeId } from "../../../../shared/ids/typeId.ts";
import type { Metadata } from "../../../../shared/metadata/metadata.ts";
import type { EventType } from "./eventTypes.ts";

/** An event as stored, with row ids. Instants in its data are texts of PostgreSQL. */
export interface StoredEvent {
  readonly id: string;
  readonly businessId: string;
  readonly type: EventType;
  /** Epoch milliseconds. */
  readonly occurredAt: number;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface EventPeople {
  /** Null after erasure. */
  readonly contact: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string | null;
    readonly phone: string | null;
    readonly metadata: Metadata;
  } | null;
  readonly location: string | null;
  readonly guests: readonly { readonly number: number; readonly name: string; readonly email: string }[];
}

export interface EventBody {
  readonly id: string;
  readonly type: EventType;
  readonly occurredAt: string;
  readonly businessId: string;
  readonly apiVersion: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Data = Readonly<Record<string, unknown>>;

/**
 * Returns public data with global ids and UTC instants.
 * @param people null if the reader may not see personal data
 * @param metadata of the booking, service, staff member or business; null if the event is about something else
 */
export function toPublicEventData(
  { type, data }: Pick<StoredEvent, "type" | "data">,
  people: EventPeople | null,
  metadata: Metadata | null,
): Data {
  if ("bookingId" in data && !type.startsWith("payment.")) return bookingData(data, people, metadata);
  if (type.startsWith("payment.")) return { payment: paymentData(data) };
  if (type === "form.submitted" || type === "survey.submitted") return submissionData(type, data);
  if (type.startsWith("contact."))
    return { contact: { id: id(ID_PREFIXES.Contact, data["contactId"]), ...people?.contact } };
  if (type === "catalogue.updated") {
    const contentType = String(data["noun"]);
    return { noun: contentType, id: id(contentType, data["id"]), ...(metadata && { metadata }) };
  }
  if (type === "site.published") {
    const { entryId, kind, slug, state } = data;
    return { entry: { id: id(ID_PREFIXES.SiteEntry, entryId), kind, slug, state } };
  }
  return data;
}

function bookingData(data: Data, people: EventPeople | null, metadata: Metadata | null): Data {
  const { bookingId, contactId, serviceId, providerId, staffIds, ...facts } = data;
  const { startsAt, endsAt, createdAt, decideBy, arrivedAt, priceMinor, dueMinor, currency, ...plain } =
    facts;
  const { previousStatus, previousStartsAt, actor, ...booking } = plain;
  return {
    booking: {
      id: id(ID_PREFIXES.Booking, bookingId),
      ...booking,
      startsAt: toUtcText(startsAt),
      endsAt: toUtcText(endsAt),
      serviceId: id(ID_PREFIXES.Service, serviceId),
      providerId: id(ID_PREFIXES.Provider, providerId),
      staffIds: (staffIds as readonly string[]).map((staff) => id(ID_PREFIXES.Staff, staff)),
      contactId: id(ID_PREFIXES.Contact, contactId),
      price: { amount: priceMinor, currency },
      due: { amount: dueMinor, currency },
      decideBy: toUtcText(decideBy),
      arrivedAt: toUtcText(arrivedAt),
      createdAt: toUtcText(createdAt),
      metadata: metadata ?? {},
    },
    previous: { status: previousStatus, startsAt: toUtcText(previousStartsAt) },
    actor,
    ...(people && { contact: people.contact, location: people.location, guests: people.guests }),
  };
}

function paymentData({ paymentId, refundId, bookingId, amountMinor, currency, reference }: Data): Data {
  return {
    id: id(ID_PREFIXES.Payment, paymentId),
    orderReference: reference,
    refundId: id(ID_PREFIXES.Refund, refundId),
    bookingId: id(ID_PREFIXES.Booking, bookingId),
    amount: { amount: amountMinor, currency },
  };
}

function submissionData(type: EventType, { submissionId, askedId, ...rest }: Data): Data {
  return type === "form.submitted"
    ? {
        submission: {
          id: id(ID_PREFIXES.Submission, submissionId),
          formId: id(ID_PREFIXES.Form, askedId),
          ...rest,
        },
      }
    : {
        response: {
          id: id(ID_PREFIXES.SurveyResponse, submissionId),
          surveyId: id(ID_PREFIXES.Survey, askedId),
          ...rest,
        },
      };
}

function id(prefix: string, uuid: unknown): string | null {
  return typeof uuid === "string" ? encodeTypeId(prefix, uuid) : null;
}

function toUtcText(text: unknown): string | null {
  return typeof text === "string" ? new Date(text).toISOString() : null;
}
