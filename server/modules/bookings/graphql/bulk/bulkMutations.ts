import { DELAY_MINUTES, announceDelay } from "../../bulk/announceDelay.ts";
import { MAX_BULK } from "../../bulk/bulkBookings.ts";
import { cancelBookings } from "../../bulk/cancelBookings.ts";
import { MESSAGE_MAX, messageBookings } from "../../bulk/messageBookings.ts";
import type { Staff } from "../../../../platform/database/prisma/client.ts";
import { rejectLongList } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { findRowIds } from "../../../../platform/graphql/namedRows.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { StaffRef } from "../../../catalogue/graphql/staff.ts";
import {
  BulkBookingResultRef,
  type LoadedResult,
  findBulkCaller,
  loadResults,
  toTargets,
} from "./bulkResult.ts";

const bookingIds = { required: true, description: `Ids of 1 to ${MAX_BULK} bookings.` } as const;

const clientCount =
  "Number of clients who get a mail. A client with several of the bookings gets one mail about all of them.";

addBusinessMutation("cancelBookings", {
  description:
    "Cancels bookings one by one and frees their times. A booking that cannot be cancelled does not stop the others.",
  permission: "bookings.change",
  reach: "OWN",
  complexity: 200,
  input: builder.inputType("CancelBookingsInput", {
    description: "The bookings and the reason.",
    fields: (t) => ({
      ...idempotencyKeyField(t),
      ids: t.idList(bookingIds),
      reason: t.string({ description: "Stored in each history, and sent to the clients." }),
      sendsMails: t.boolean({
        defaultValue: true,
        description: "False if clients, guests and staff get no mail about the cancellation.",
      }),
    }),
  }),
  payload: builder.objectRef<{ readonly cancelled: LoadedResult[] }>("CancelBookingsPayload").implement({
    description: "The result for each booking.",
    isTypeOf: (value) => "cancelled" in (value as object),
    fields: (t) => ({
      results: t.expose("cancelled", {
        type: [BulkBookingResultRef],
        description: `One result for each id, in the order of \`ids\`; at most ${MAX_BULK}.`,
      }),
    }),
  }),
  name: async (ctx, { ids }) => {
    rejectLongList("ids", ids, MAX_BULK);
    return findBulkCaller(ctx);
  },
  run: (scope, { ids, reason, sendsMails }, caller) =>
    cancelBookings(
      scope,
      { targets: toTargets(ids), reason: reason ?? "", sendsMails: sendsMails ?? true },
      caller,
    ),
  subject: () => null,
  read: async (ctx, results) => ({ cancelled: await loadResults(ctx, results) }),
});

addBusinessMutation("messageBookings", {
  description:
    "Sends a mail with a text of the business to the clients of bookings. The mail quotes the text and shows their appointments.",
  permission: "bookings.change",
  reach: "OWN",
  complexity: 200,
  input: builder.inputType("MessageBookingsInput", {
    description: "The bookings and the text.",
    fields: (t) => ({
      ...idempotencyKeyField(t),
      ids: t.idList(bookingIds),
      text: t.string({
        required: true,
        description: `Plain text of one or more lines, 1 to ${MESSAGE_MAX} characters.`,
      }),
    }),
  }),
  payload: builder
    .objectRef<{ readonly clients: number; readonly messaged: LoadedResult[] }>("MessageBookingsPayload")
    .implement({
      description: "The result for each booking.",
      isTypeOf: (value) => "messaged" in (value as object),
      fields: (t) => ({
        clientCount: t.exposeInt("clients", { description: clientCount }),
        results: t.expose("messaged", {
          type: [BulkBookingResultRef],
          description: `One result for each id, in the order of \`ids\`; at most ${MAX_BULK}. \`NoEmail\` for a client without an email address.`,
        }),
      }),
    }),
  name: async (ctx, { ids }) => {
    rejectLongList("ids", ids, MAX_BULK);
    return findBulkCaller(ctx);
  },
  run: (scope, { ids, text }, caller) => messageBookings(scope, { targets: toTargets(ids), text }, caller),
  subject: () => null,
  read: async (ctx, { clients, results }) => ({ clients, messaged: await loadResults(ctx, results) }),
});

interface Delay {
  readonly staff: Staff;
  readonly clients: number;
  readonly delayed: LoadedResult[];
}

addBusinessMutation("announceDelay", {
  description:
    "Tells the clients of a staff member's remaining confirmed bookings today that they start later. Clients who have arrived get no mail. A client gets one mail about the same delay.",
  permission: "bookings.change",
  reach: "OWN",
  complexity: 200,
  input: builder.inputType("AnnounceDelayInput", {
    description: "The staff member and the delay.",
    fields: (t) => ({
      ...idempotencyKeyField(t),
      staff: t.id({ required: true, description: "Id or slug of the staff member." }),
      minutes: t.int({
        required: true,
        description: `Minutes of the delay, ${DELAY_MINUTES.min} to ${DELAY_MINUTES.max}.`,
      }),
    }),
  }),
  payload: builder.objectRef<Delay>("AnnounceDelayPayload").implement({
    description: "The number of mails, and the remaining bookings of the day.",
    isTypeOf: (value) => "delayed" in (value as object),
    fields: (t) => ({
      staff: t.expose("staff", { type: StaffRef, description: "The staff member who is late." }),
      clientCount: t.exposeInt("clients", { description: clientCount }),
      results: t.expose("delayed", {
        type: [BulkBookingResultRef],
        description:
          "The remaining bookings of the day, by start. `NoEmail` for a client without an email address. At most as many as the staff member has today.",
      }),
    }),
  }),
  name: async (ctx, { staff }) => {
    const { businessId } = ctx.viewer!;
    const select = { id: true, slug: true } as const;
    const [staffId = null] = await findRowIds("Staff", [staff], ({ OR }) =>
      ctx.database.prisma.staff.findMany({ where: { businessId, OR: [...OR] }, select }),
    );
    return { staffId, caller: findBulkCaller(ctx) };
  },
  run: (scope, { minutes }, { staffId, caller }) => announceDelay(scope, { staffId, minutes }, caller),
  subject: ({ staffId }) => toGlobalId("Staff", staffId),
  read: async (ctx, { staffId, clients, results }) => {
    const where = { businessId_id: { businessId: ctx.viewer!.businessId, id: staffId } };
    return {
      staff: await ctx.database.prisma.staff.findUniqueOrThrow({ where }),
      clients,
      delayed: await loadResults(ctx, results),
    };
  },
});
