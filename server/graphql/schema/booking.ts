import { statusAt } from "../../domain/booking/status.ts";
import { builder } from "../builder.ts";
import { globalId } from "../globalIds.ts";
import { instantText } from "../scalars.ts";
import { BookingStatusEnum, LocationKindEnum } from "./enums.ts";
import { BookingEventRef } from "./bookingEvent.ts";
import { GuestRef } from "./guest.ts";
import { ContactRef } from "./contact.ts";
import { StaffRef } from "./staff.ts";

const AttributionRef = builder.objectRef<{ name: string; value: string }>("Attribution").implement({
  description: "One parameter of the address that led to the widget.",
  fields: (t) => ({ name: t.exposeString("name"), value: t.exposeString("value") }),
});

export const BookingRef = builder.prismaObject("Booking", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: ({ businessId }) => ({ may: { businessId, permission: "bookings.read" } }),
  description: "A booking as the business sees it.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Booking", row.id) }),
    reference: t.string({
      select: { order: { select: { reference: true } } },
      resolve: ({ order }) => order.reference,
    }),
    status: t.field({
      type: BookingStatusEnum,
      resolve: (row, _, ctx) => statusAt(row.status, row.decideBy?.getTime() ?? null, ctx.now()),
    }),
    startsAt: t.field({ type: "DateTime", resolve: (row) => instantText(row.startsAt.getTime()) }),
    endsAt: t.field({ type: "DateTime", resolve: (row) => instantText(row.endsAt.getTime()) }),
    decideBy: t.field({
      type: "DateTime",
      nullable: true,
      description: "When a request that nobody answers is over.",
      resolve: ({ decideBy }) => decideBy && instantText(decideBy.getTime()),
    }),
    member: t.exposeInt("member", { description: "Whose it is: 0 the booker's own, 1 to 100 a guest's." }),
    guests: t.field({
      type: [GuestRef],
      description: "Who comes along, or whose it is.",
      select: { guests: { orderBy: { ordinal: "asc" } } },
      resolve: ({ guests }) => guests.map((guest) => ({ ...guest, hasLeft: guest.leftAt !== null })),
    }),
    history: t.field({
      type: [BookingEventRef],
      description: "What happened, oldest first.",
      select: { history: { orderBy: { ordinal: "asc" } } },
      resolve: ({ history }) =>
        history.map((event) => ({ ...event, at: event.at.getTime(), startsAt: event.startsAt.getTime() })),
    }),
    attribution: t.field({
      type: [AttributionRef],
      description: "What else stood in the address that led to the order.",
      select: { order: { select: { attribution: true } } },
      resolve: ({ order }) =>
        (order.attribution as [string, string][]).map(([name, value]) => ({ name, value })),
    }),
    seats: t.exposeInt("seats"),
    service: t.relation("service"),
    provider: t.relation("provider", { nullable: true }),
    staff: t.field({
      type: [StaffRef],
      select: (_args, _ctx, nested) => ({ staff: { select: { staff: nested() } } }),
      resolve: (row) => row.staff.map((one) => one.staff),
    }),
    locationKind: t.expose("locationKind", { type: LocationKindEnum, nullable: true }),
    location: t.exposeString("location"),
    contact: t.field({
      type: ContactRef,
      select: { order: { select: { contact: true } } },
      resolve: ({ order: { contact } }) => ({
        ...contact,
        dateOfBirth: contact.dateOfBirth?.toISOString().slice(0, 10) ?? null,
      }),
    }),
    notes: t.string({
      select: { order: { select: { notes: true } } },
      resolve: ({ order }) => order.notes,
    }),
  }),
});
