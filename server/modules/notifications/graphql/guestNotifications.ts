import { type GuestNotifications, loadGuestNotifications } from "../data/guestNotifications.ts";
import type { MailCaps } from "../rules/mailCaps.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";

declare module "../../../platform/graphql/context.ts" {
  interface Context {
    readonly mailCaps: MailCaps;
  }
}

const GuestNotificationsRef = builder
  .objectRef<GuestNotifications & { readonly caps: MailCaps }>("GuestNotifications")
  .implement({
    description: "State of a business's notifications to guests, and the caps that the server operator sets.",
    fields: (t) => ({
      ordersAwaitingConfirmation: t.exposeInt("ordersAwaitingConfirmation", {
        description:
          "Number of orders with a future booking whose guests are not notified until the booker confirms. See `guestsAwaitingConfirmation`.",
      }),
      keptBack: t.exposeInt("keptBack", {
        description:
          "Number of due notifications that a cap delays. They are sent as soon as the cap allows, unless the appointment has begun or changed by then.",
      }),
      sentInLastHour: t.exposeInt("sentInLastHour", {
        description: "Number of notifications to guests within the last 60 minutes.",
      }),
      capPerHour: t.int({
        description: "Highest number of notifications to guests within 60 minutes.",
        resolve: ({ caps }) => caps.guestsPerHour,
      }),
      capPerGuestAndDay: t.int({
        description:
          "Highest number of notifications that one email address receives as a guest within 24 hours, from all businesses of the server.",
        resolve: ({ caps }) => caps.guestPerDay,
      }),
    }),
  });

builder.objectField(BusinessRef, "guestNotifications", (t) =>
  t.field({
    type: GuestNotificationsRef,
    description: "State of the notifications to guests.",
    authScopes: requires("bookings.read"),
    complexity: 20,
    resolve: async ({ id }, _, ctx) => ({
      ...(await loadGuestNotifications(ctx.database.query, id, ctx.now())),
      caps: ctx.mailCaps,
    }),
  }),
);
