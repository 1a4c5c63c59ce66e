import type { Figures } from "../rules/figures.ts";
import { BOOKING_STATUSES, type BookingStatus } from "../../../shared/bookings/status.ts";
import { type Capacity, utilisation } from "../rules/capacity.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { BookingStatusEnum } from "../../../platform/graphql/types/enums.ts";
import { MoneyRef } from "../../payments/graphql/money.ts";

/** Figures with the currency that their money is in. */
export type AnsweredFigures = Figures & { readonly currency: string };

const StatusCountRef = builder
  .objectRef<{ readonly status: BookingStatus; readonly count: number }>("BookingStatusCount")
  .implement({
    description: "How many bookings are in a state.",
    fields: (t) => ({
      status: t.expose("status", { type: BookingStatusEnum, description: "As it stands now." }),
      count: t.exposeInt("count", { description: "At least one." }),
    }),
  });

type Minor = "bookedMinor" | "paidMinor" | "refundedMinor" | "outstandingMinor";

export const InsightFiguresRef = builder.objectRef<AnsweredFigures>("InsightFigures").implement({
  description:
    "What bookings come to that begin within some time. Those that stand are scheduled, completed and no-shows.",
  fields: (t) => {
    const money = (of: Minor, description: string) =>
      t.field({
        type: MoneyRef,
        description,
        resolve: (figures) => ({ amount: figures[of], currency: figures.currency }),
      });
    return {
      bookings: t.exposeInt("bookings", { description: "In whatever state." }),
      byStatus: t.field({
        type: [StatusCountRef],
        description: "The states that there are.",
        resolve: ({ byStatus }) =>
          BOOKING_STATUSES.flatMap((status) => {
            const count = byStatus[status];
            return count === undefined ? [] : [{ status, count }];
          }),
      }),
      noShows: t.exposeInt("noShows", { description: "To which nobody came." }),
      noShowRate: t.float({
        nullable: true,
        description: "Of what stands and has begun, the share to which nobody came; null: nothing has.",
        resolve: ({ noShows, begun }) => (begun === 0 ? null : noShows / begun),
      }),
      cancelled: t.int({
        description: "Cancelled by whomever.",
        resolve: ({ byStatus }) => byStatus.CANCELLED ?? 0,
      }),
      cancelledLate: t.exposeInt("cancelledLate", {
        description: "Of those, less than a day before they would have begun.",
      }),
      cancelNoticeMinutes: t.float({
        nullable: true,
        description: "How long before they would have begun they were cancelled, on average; null: none was.",
        resolve: ({ cancelNoticeMinutes }) => cancelNoticeMinutes,
      }),
      bookedMinutes: t.float({
        description: "How long those that stand last, without buffers; a class once, whoever sits in it.",
        resolve: ({ bookedMinutes }) => bookedMinutes,
      }),
      seats: t.exposeInt("seats", { description: "The seats of those that stand." }),
      booked: money("bookedMinor", "The prices of those that stand."),
      paid: money("paidMinor", "What came for them, cancelled ones too."),
      refunded: money("refundedMinor", "What of that went back."),
      outstanding: money("outstandingMinor", "What is to be paid when booking and has not come."),
      newContacts: t.exposeInt("newContacts", {
        description: "People whose first visit ever is within this time.",
      }),
      returningContacts: t.exposeInt("returningContacts", { description: "People who had been before." }),
    };
  },
});

export const CapacityRef = builder.objectRef<Capacity>("Capacity").implement({
  description: "How working hours are used, in minutes, buffers included.",
  fields: (t) => ({
    openMinutes: t.exposeInt("open", { description: "Working hours, by schedules and days off." }),
    blockedMinutes: t.exposeInt("blocked", { description: "Of those, blocked or busy elsewhere." }),
    bookedMinutes: t.exposeInt("booked", { description: "Of the rest, booked or asked for." }),
    freeMinutes: t.exposeInt("free", { description: "What is left." }),
    utilisation: t.float({
      nullable: true,
      description: "Share of bookable (unblocked) time that is booked. Null if nothing was open.",
      resolve: utilisation,
    }),
  }),
});
