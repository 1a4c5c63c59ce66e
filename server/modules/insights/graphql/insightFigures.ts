import type { Figures } from "../rules/figures.ts";
import { BOOKING_STATUSES, type BookingStatus } from "../../../shared/bookings/status.ts";
import { type Capacity, getUtilisation } from "../rules/capacity.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { BookingStatusEnum } from "../../bookings/graphql/enums.ts";
import { MoneyRef } from "../../payments/graphql/money.ts";

export type FiguresWithCurrency = Figures & { readonly currency: string };

const StatusCountRef = builder
  .objectRef<{ readonly status: BookingStatus; readonly count: number }>("BookingStatusCount")
  .implement({
    description: "Number of bookings with a status.",
    fields: (t) => ({
      status: t.expose("status", { type: BookingStatusEnum, description: "The current status." }),
      count: t.exposeInt("count", { description: "At least 1. Other statuses are left out." }),
    }),
  });

type MoneyFigure = "bookedMinor" | "paidMinor" | "refundedMinor" | "outstandingMinor";

export const InsightFiguresRef = builder.objectRef<FiguresWithCurrency>("InsightFigures").implement({
  description:
    "Figures of the bookings that begin within a period. An active booking is confirmed, completed or a no-show.",
  fields: (t) => {
    const money = (key: MoneyFigure, description: string) =>
      t.field({
        type: MoneyRef,
        description,
        resolve: (figures) => ({ amount: figures[key], currency: figures.currency }),
      });
    return {
      bookings: t.exposeInt("bookings", { description: "All bookings, in any status." }),
      byStatus: t.field({
        type: [StatusCountRef],
        description: "Counts by status. Statuses without bookings are left out.",
        resolve: ({ byStatus }) =>
          BOOKING_STATUSES.flatMap((status) => {
            const count = byStatus[status];
            return count === undefined ? [] : [{ status, count }];
          }),
      }),
      noShows: t.exposeInt("noShows", { description: "Bookings that the visitor missed." }),
      noShowRate: t.float({
        nullable: true,
        description:
          "Share of no-shows among active bookings that have begun, 0 to 1. Null if none has begun.",
        resolve: ({ noShows, begun }) => (begun === 0 ? null : noShows / begun),
      }),
      cancelled: t.int({
        description: "Cancelled bookings, no matter who cancelled them.",
        resolve: ({ byStatus }) => byStatus.CANCELLED ?? 0,
      }),
      cancelledLate: t.exposeInt("cancelledLate", {
        description: "Cancellations less than 24 hours before the start.",
      }),
      cancelNoticeMinutes: t.float({
        nullable: true,
        description:
          "Average time in minutes between cancellation and start. Null if no booking was cancelled.",
        resolve: ({ cancelNoticeMinutes }) => cancelNoticeMinutes,
      }),
      bookedMinutes: t.float({
        description:
          "Total duration of active bookings in minutes, without buffers. A class session counts once.",
        resolve: ({ bookedMinutes }) => bookedMinutes,
      }),
      seats: t.exposeInt("seats", { description: "Total seats of active bookings." }),
      booked: money("bookedMinor", "Total price of active bookings."),
      paid: money("paidMinor", "Amount paid for all bookings, including cancelled ones."),
      refunded: money("refundedMinor", "Amount refunded of `paid`."),
      outstanding: money("outstandingMinor", "Amount that is due when booking and has not been paid."),
      newContacts: t.exposeInt("newContacts", {
        description: "Contacts whose first booking ever begins in this period.",
      }),
      returningContacts: t.exposeInt("returningContacts", {
        description: "Contacts who had an earlier booking.",
      }),
    };
  },
});

export const CapacityRef = builder.objectRef<Capacity>("Capacity").implement({
  description: "Use of working hours in minutes, including buffers.",
  fields: (t) => ({
    openMinutes: t.exposeInt("open", { description: "Working hours, by schedules, overrides and holidays." }),
    blockedMinutes: t.exposeInt("blocked", {
      description: "Part of the working hours that is blocked or busy in an external calendar.",
    }),
    bookedMinutes: t.exposeInt("booked", {
      description: "Part of the remaining hours that is booked or requested.",
    }),
    freeMinutes: t.exposeInt("free", { description: "Working hours that are neither blocked nor booked." }),
    utilisation: t.float({
      nullable: true,
      description: "Share of bookable (unblocked) time that is booked, 0 to 1. Null if no time was bookable.",
      resolve: getUtilisation,
    }),
  }),
});
