import { type Hold, type HoldLine, loadNeedsWork } from "../data/holds/loadHold.ts";
import { createHoldToken } from "../keys/holdTokens.ts";
import { getOrderQuota, createOrderChallenge } from "../orderQuota.ts";
import { getOrderCaller } from "./orderCaller.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BookingModeEnum } from "../../catalogue/graphql/enums.ts";
import { MoneyRef } from "../../payments/graphql/money.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { StaffRef, loadStaff } from "../../catalogue/graphql/staff.ts";

export interface BusinessHold {
  readonly businessId: string;
  readonly hold: Hold;
  /** Epoch milliseconds. */
  readonly readAt: number;
  /** The token of a dry run. Absent for a real hold. */
  readonly dryToken?: string;
}

interface BusinessHoldLine extends Omit<BusinessHold, "readAt"> {
  readonly line: HoldLine;
}

const HoldStateEnum = builder.enumType("HoldState", {
  values: ["LIVE", "USED", "RELEASED", "EXPIRED"] as const,
});

const HoldLineRef = builder.objectRef<BusinessHoldLine>("HoldLine").implement({
  description: "One service for one member of the party.",
  fields: (t) => ({
    service: t.field({
      type: ServiceRef,
      resolve: async ({ businessId, line }, _, ctx) =>
        (await ctx.loaders(businessId).service.load(line.serviceId))!,
    }),
    staff: t.field({
      type: [StaffRef],
      description: "The staff members who will serve, at most as many as the service has.",
      resolve: ({ businessId, line }, _, ctx) => loadStaff(ctx, businessId, line.staffIds),
    }),
    startsAt: t.field({ type: "DateTime", resolve: ({ line }) => formatInstant(line.startsAt) }),
    endsAt: t.field({ type: "DateTime", resolve: ({ line }) => formatInstant(line.endsAt) }),
    member: t.int({
      description: "0 for the booker's line, 1 to 100 for a guest's own line.",
      resolve: ({ line }) => line.member,
    }),
    seats: t.int({ resolve: ({ line }) => line.seats }),
    mode: t.field({ type: BookingModeEnum, resolve: ({ line }) => line.mode }),
    price: t.field({
      type: MoneyRef,
      resolve: ({ hold, line }) => ({ amount: line.priceMinor, currency: hold.currency }),
    }),
    dueNow: t.field({
      type: MoneyRef,
      description: "Amount due at booking.",
      resolve: ({ hold, line }) => ({ amount: line.dueMinor, currency: hold.currency }),
    }),
  }),
});

const HoldWorkRef = builder
  .objectRef<{ readonly challenge: string; readonly bits: number }>("HoldWork")
  .implement({
    description: "Proof of work (hashcash) for one order. It is bound to the hold.",
    fields: (t) => ({
      challenge: t.exposeString("challenge", { description: "ASCII text to which the proof is appended." }),
      bits: t.exposeInt("bits", {
        description:
          "Number of zero bits with which the SHA-256 of challenge and proof must begin, at most 17.",
      }),
    }),
  });

export const HoldRef = builder.objectRef<BusinessHold>("Hold").implement({
  description:
    "A time that is reserved for a visitor for ten minutes while they enter their details. Its price is frozen.",
  fields: (t) => ({
    token: t.string({
      description: "Gives access to the hold. Keep it in memory and never put it into an address.",
      resolve: async ({ businessId, hold, dryToken }, _, ctx) =>
        dryToken ?? createHoldToken((await ctx.getScope(businessId)).signer, businessId, hold.id),
    }),
    state: t.field({
      type: HoldStateEnum,
      resolve: ({ hold, readAt }) =>
        hold.state === "LIVE" && hold.expiresAt <= readAt ? "EXPIRED" : hold.state,
    }),
    expiresAt: t.field({ type: "DateTime", resolve: ({ hold }) => formatInstant(hold.expiresAt) }),
    remainingSeconds: t.int({
      description:
        "Seconds until the hold expires, by the server's clock, because the visitor's may be wrong.",
      resolve: ({ hold, readAt }) => Math.max(0, Math.floor((hold.expiresAt - readAt) / 1000)),
    }),
    total: t.field({
      type: MoneyRef,
      resolve: ({ hold }) => ({ amount: hold.totalMinor, currency: hold.currency }),
    }),
    dueNow: t.field({
      type: MoneyRef,
      description:
        "Amount due at booking, without guests. Guests of a service that is priced by the person add to it. For a request it is due after approval.",
      resolve: ({ hold }) => ({
        amount: hold.lines.reduce((sum, line) => sum + line.dueMinor, 0),
        currency: hold.currency,
      }),
    }),
    work: t.field({
      type: HoldWorkRef,
      nullable: true,
      description:
        "Proof of work to solve while the visitor types, and to send with `book`. Null if none is needed at present; `book` may still return `ProofRequired`. An unneeded proof is ignored.",
      resolve: async ({ businessId, hold, dryToken }, _, ctx) => {
        if (dryToken !== undefined) return null;
        const scope = await ctx.getScope(businessId);
        const quota = getOrderQuota(scope, getOrderCaller(ctx, businessId));
        const isNeeded =
          hold.needsWork ??
          (quota !== null && (await loadNeedsWork(ctx.database.query, businessId, quota, ctx.now())));
        return isNeeded ? createOrderChallenge(scope, hold.id) : null;
      },
    }),
    isSeries: t.boolean({
      description: "True if the lines are bookings of one service at several times.",
      resolve: ({ hold }) => hold.isSeries,
    }),
    lines: t.field({
      type: [HoldLineRef],
      resolve: ({ businessId, hold }) => hold.lines.map((line) => ({ businessId, hold, line })),
    }),
  }),
});
