import type { Business, PendingHost } from "../../../../platform/database/prisma/client.ts";
import { addHost, removeHost, updateBusiness } from "../../business.ts";
import { checkHost, verifyHost } from "../../verifyHost.ts";
import { rejectLongList } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { BusinessRef } from "../business.ts";
import { PendingHostRef } from "../configuredBusiness.ts";
import { HourCycleEnum } from "../enums.ts";
import { HostNotProvenRef } from "../failures.ts";

const UpdateBusinessInput = builder.inputType("UpdateBusinessInput", {
  description:
    "The input of `updateBusiness`. Fields that are absent keep their values. Null clears optional fields.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    name: t.string({ description: "Display name; at most 120 characters." }),
    tagline: t.string({ description: "Short description; at most 200 characters." }),
    timeZone: t.field({
      type: "TimeZone",
      description: "IANA name of the time zone. Schedules keep their own time zones.",
    }),
    currency: t.field({
      type: "Currency",
      description:
        "ISO 4217 code. Rejected with `IN_USE` if there is an order, a hold, a price or a product, because amounts would change their meaning.",
    }),
    locale: t.field({
      type: "Locale",
      description: "Language of the business's own texts, such as `en` or `pt-br`.",
    }),
    hourCycle: t.field({
      type: HourCycleEnum,
      description: "Default format of times.",
    }),
    isZoneLocked: t.boolean({ description: "True to show all times in the time zone of the business." }),
    phone: t.string({ description: "Phone number for customers." }),
    email: t.string({ description: "E-mail address for customers." }),
    address: t.string({ description: "Postal address of several lines; at most 300 characters." }),
    accentColor: t.string({
      description: "Accent colour as `#rrggbb`. Shown darker where its contrast is too low.",
    }),
    logo: t.string({ description: "Path on this server, or an `https` URL. Null for none." }),
    origin: t.string({
      description:
        "Origin of links: `https://` and one of the business's hosts. Null for the origin of the server.",
    }),
    cancellationPolicy: t.string({ description: "Plain text of several lines; at most 2000 characters." }),
    taxBasisPoints: t.int({
      description: "Tax that prices include, in hundredths of a percent, 0 to 10000. With 0 no tax is shown.",
    }),
    taxName: t.string({ description: "Name of the tax; at most 60 characters." }),
    freeOrdersPerHour: t.int({
      description:
        "Orders of one client address (an IPv6 /64) an hour without proof of work, 0 to 1000. Null restores the default, 10.",
    }),
    maxOrdersPerHour: t.int({
      description:
        "Orders of one client address an hour, 1 to 1000. Further orders return `TooManyBookings`. Null restores the default, 60.",
    }),
    maxOpenOrders: t.int({
      description:
        "Orders with a future appointment for one e-mail address, 1 to 1000. Further orders return `TooManyOpenBookings`. Null restores the default, 10.",
    }),
    busyBookingsPerHour: t.int({
      description:
        "Bookings of the whole business an hour without proof of work, 1 to 100000. Each line counts. Null restores the default, 120.",
    }),
    linkContactDays: t.int({
      description:
        "Days after an appointment for which its links show contact data, 0 to 3650. Later they show only service, time and place.",
    }),
    uploadDays: t.int({
      description:
        "Days for which uploaded files of submitted answers are stored, 1 to 3650. Null stores them as long as the answers. Older files are deleted within an hour.",
    }),
    requiresSecondFactor: t.boolean({
      description:
        "True if every user needs a passkey or an authenticator app. Users without one can then only set one up, at once and also in running sessions.",
    }),
    redirectOrigins: t.stringList({
      description:
        "External origins, such as `https://example.com`, to which forms may redirect; at most 50.",
    }),
  }),
});

const hostInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      ...idempotencyKeyField(t),
      host: t.string({
        required: true,
        description: "Host name such as `book.example.com`, with a dot and without a port.",
      }),
    }),
  });

const payload = (name: string) =>
  builder.objectRef<{ readonly settings: Business }>(name).implement({
    description: "The business after the change.",
    isTypeOf: (value) => "settings" in (value as object),
    fields: (t) => ({ business: t.expose("settings", { type: BusinessRef, description: "The business." }) }),
  });

const AddHostPayload = builder
  .objectRef<{ readonly settings: Business; readonly pending: PendingHost | null }>("AddHostPayload")
  .implement({
    description: "The host is pending or proven.",
    isTypeOf: (value) => "pending" in (value as object),
    fields: (t) => ({
      business: t.expose("settings", { type: BusinessRef, description: "The business." }),
      pendingHost: t.expose("pending", {
        type: PendingHostRef,
        nullable: true,
        description:
          "The pending host with the values that prove it. Null if the host is proven or was removed.",
      }),
    }),
  });

const subject = (id: string) => toGlobalId("Business", id);

/** The row of the request is from before the change. */
const read = async ({ database }: Context, id: string) => ({
  settings: await database.prisma.business.findUniqueOrThrow({ where: { id } }),
});

addBusinessMutation("updateBusiness", {
  description: "Changes settings of the business. Applies immediately.",
  permission: "business.manage",
  input: UpdateBusinessInput,
  payload: payload("UpdateBusinessPayload"),
  run: (scope, { isZoneLocked, ...input }) => {
    rejectLongList("redirectOrigins", input.redirectOrigins ?? [], 200);
    return updateBusiness(scope, { ...input, zoneLocked: isZoneLocked });
  },
  subject,
  read,
});

addBusinessMutation("addHost", {
  description:
    "Adds a pending host, which serves the business once a TXT record or a file proves it. `TAKEN` if another business has proven it. At most 20 hosts, including pending ones (`TOO_MANY`).",
  permission: "business.manage",
  input: hostInput("AddHostInput", "The host to add."),
  payload: AddHostPayload,
  run: (scope, { host }) => addHost(scope, host),
  subject: ({ id }) => subject(id),
  read: async (ctx, { id, host }) => ({
    ...(await read(ctx, id)),
    pending: await ctx.database.prisma.pendingHost.findUnique({
      where: { businessId_host: { businessId: id, host } },
    }),
  }),
});

addBusinessMutation("verifyHost", {
  description:
    "Checks the TXT record and the file of a pending host now. If one of them proves it, the host serves the business. `TAKEN` if another business proved it first; `NOT_FOUND` if it was never added. A check within five seconds of the last one returns the same result.",
  permission: "business.manage",
  input: hostInput("VerifyHostInput", "The pending host to check."),
  payload: payload("VerifyHostPayload"),
  failures: [HostNotProvenRef],
  complexity: 200,
  name: async (ctx, { host }) => checkHost(await ctx.getScope(ctx.viewer!.businessId), host),
  run: (scope, _input, check) => verifyHost(scope, check),
  subject,
  read,
});

addBusinessMutation("removeHost", {
  description:
    "Removes a host name of the business, pending or proven. `IN_USE` if `Business.origin` is on it.",
  permission: "business.manage",
  input: hostInput("RemoveHostInput", "The host to remove."),
  payload: payload("RemoveHostPayload"),
  run: (scope, { host }) => removeHost(scope, host),
  subject,
  read,
});
