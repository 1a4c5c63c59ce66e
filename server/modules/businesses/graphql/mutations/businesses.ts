import type { Business, PendingHost } from "../../../../platform/database/prisma/client.ts";
import { addHost, removeHost, updateBusiness } from "../../business.ts";
import { checkHost, verifyHost } from "../../verifyHost.ts";
import { refuseLong } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId } from "../../../../platform/graphql/globalIds.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { BusinessRef } from "../business.ts";
import { PendingHostRef } from "../configuredBusiness.ts";
import { HourCycleEnum } from "../../../../platform/graphql/types/enums.ts";
import { HostNotProvenRef } from "../../../../platform/graphql/types/failures.ts";

const permission = "business.manage";

const UpdateBusinessInput = builder.inputType("UpdateBusinessInput", {
  description: "What is left out stays as it is; null clears what a business may be without.",
  fields: (t) => ({
    ...repeatable(t),
    name: t.string({ description: "At most 120 characters." }),
    tagline: t.string({ description: "At most 200 characters." }),
    timeZone: t.string({ description: "An IANA name. Schedules keep the zones of their own." }),
    currency: t.string({
      description:
        "ISO 4217. Refused (`IN_USE`) where there is any order, price or product: amounts would change their meaning.",
    }),
    locale: t.string({ description: "The language of its own words: `en`, `pt-br`." }),
    hourCycle: t.field({
      type: HourCycleEnum,
      description: "The clock in which times are written by default.",
    }),
    isZoneLocked: t.boolean({ description: "Whether every time is shown in its own zone alone." }),
    phone: t.string({ description: "The number of the office." }),
    email: t.string({ description: "The address of the office." }),
    address: t.string({ description: "At most 300 characters, of several lines." }),
    accentColor: t.string({
      description: "`#rrggbb`; where it is too faint to read, what is shown is darker.",
    }),
    logo: t.string({ description: "A path of our own, or an address on the secure web; or null." }),
    origin: t.string({
      description: "Where its links lead: `https://` and one of its hosts; null: the house's own.",
    }),
    cancellationPolicy: t.string({ description: "At most 2000 characters, of several lines." }),
    taxBasisPoints: t.int({
      description: "The tax that prices include, in hundredths of a percent: 0 to 10000; 0: none is shown.",
    }),
    taxName: t.string({ description: "What that tax is called: at most 60 characters." }),
    freeOrdersPerHour: t.int({
      description:
        "Orders of one client address (an IPv6 /64) an hour without proof of work, 0 to 1000. Null restores the default, 10.",
    }),
    maxOrdersPerHour: t.int({
      description:
        "Orders of one client address an hour, 1 to 1000. More return `TooManyBookings`. Null restores the default, 60.",
    }),
    maxOpenOrders: t.int({
      description:
        "Orders with a future appointment for one e-mail address, 1 to 1000. More return `TooManyOpenBookings`. Null restores the default, 10.",
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
        "Days for which files of submitted answers are kept, 1 to 3650. Null keeps them as long as the answers. Older files are deleted within an hour.",
    }),
    redirectOrigins: t.stringList({
      description: "Origins elsewhere (`https://example.com`) to which forms may lead on; at most 50.",
    }),
  }),
});

const hostInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      ...repeatable(t),
      host: t.string({
        required: true,
        description: "`book.example.com`: a name with a dot, without a port.",
      }),
    }),
  });

const success = (name: string) =>
  builder.objectRef<{ readonly settings: Business }>(name).implement({
    description: "The business as it stands now.",
    isTypeOf: (value) => "settings" in (value as object),
    fields: (t) => ({ business: t.expose("settings", { type: BusinessRef, description: "The business." }) }),
  });

const AddHostSuccess = builder
  .objectRef<{ readonly settings: Business; readonly pending: PendingHost | null }>("AddHostSuccess")
  .implement({
    description: "The host was added.",
    isTypeOf: (value) => "pending" in (value as object),
    fields: (t) => ({
      business: t.expose("settings", { type: BusinessRef, description: "The business." }),
      pendingHost: t.expose("pending", {
        type: PendingHostRef,
        nullable: true,
        description: "The pending host with the values that prove it. Null if the host is proven or removed.",
      }),
    }),
  });

const subject = (id: string) => globalId("Business", id);

/** Not what the request remembers: that is from before. */
const read = async ({ database }: Context, id: string) => ({
  settings: await database.prisma.business.findUniqueOrThrow({ where: { id } }),
});

ownerMutation("updateBusiness", {
  description: "Changes the business's settings. It holds at once. Safe to send twice.",
  permission,
  input: UpdateBusinessInput,
  success: success("UpdateBusinessSuccess"),
  run: (scope, { isZoneLocked, ...written }) => {
    refuseLong("redirectOrigins", written.redirectOrigins ?? [], 200);
    return updateBusiness(scope, { ...written, zoneLocked: isZoneLocked });
  },
  subject,
  read,
});

ownerMutation("addHost", {
  description:
    "Adds a pending host. It serves the business after a TXT record or a file has proven it. `TAKEN` if another business has proven it. At most 20 hosts, pending ones included (`TOO_MANY`).",
  permission,
  input: hostInput("AddHostInput", "The host to add."),
  success: AddHostSuccess,
  run: (scope, { host }) => addHost(scope, host),
  subject: ({ id }) => subject(id),
  read: async (ctx, { id, host }) => ({
    ...(await read(ctx, id)),
    pending: await ctx.database.prisma.pendingHost.findUnique({
      where: { businessId_host: { businessId: id, host } },
    }),
  }),
});

ownerMutation("verifyHost", {
  description:
    "Checks the TXT record and the file of a pending host now. If one of them proves it, the host serves the business. `TAKEN` if another business proved it first; `NOT_FOUND` if it was never added. A check within five seconds of the last one returns the same result.",
  permission,
  input: hostInput("VerifyHostInput", "The pending host to check."),
  success: success("VerifyHostSuccess"),
  failures: [HostNotProvenRef],
  complexity: 200,
  name: async (ctx, { host }) => checkHost(await ctx.scopeOf(ctx.viewer!.businessId), host),
  run: (scope, _input, check) => verifyHost(scope, check),
  subject,
  read,
});

ownerMutation("removeHost", {
  description:
    "Removes a host name of the business, pending or proven. `IN_USE` if `Business.origin` is on it.",
  permission,
  input: hostInput("RemoveHostInput", "The host to remove."),
  success: success("RemoveHostSuccess"),
  run: (scope, { host }) => removeHost(scope, host),
  subject,
  read,
});
