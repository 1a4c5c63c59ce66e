import type { ObjectRef } from "@pothos/core";
import { accountLink } from "../../../access/users/accountLink.ts";
import { type PlatformScope, actForPlatform } from "../../actForPlatform.ts";
import { createTenant } from "../../createTenant.ts";
import { setQuotas } from "../../setQuotas.ts";
import {
  type TenantName,
  type TenantOutcome,
  resumeBusiness,
  suspendBusiness,
} from "../../suspendBusiness.ts";
import type { Business } from "../../../../platform/database/prisma/client.ts";
import type { Outcome } from "../../../../platform/database/scope.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";
import type { Failure } from "../../../../shared/failures/failure.ts";
import { isSlug } from "../../../../shared/ids/slug.ts";
import { requiresPlatform } from "../../../access/graphql/authorization.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toRowId } from "../../../../platform/graphql/globalIds.ts";
import { IdempotencyConflictRef, InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";
import {
  type FailureRefs,
  type MutationInput,
  idempotencyKeyField,
} from "../../../access/graphql/addBusinessMutation.ts";
import { BusinessRef } from "../business.ts";
import { BusinessNotFoundRef } from "../failures.ts";

declare module "../../../../platform/graphql/context.ts" {
  interface Context {
    /** The dependencies of a change by the platform, which belongs to no business yet. */
    platformScope(): PlatformScope;
  }
}

type Types = (typeof builder)["$inferSchemaTypes"];

interface PlatformMutation<
  Input extends object,
  Done extends { readonly businessId: string },
  Payload extends object,
> {
  readonly description: string;
  readonly input: MutationInput<Input>;
  readonly payload: ObjectRef<Types, Payload, Payload>;
  readonly failures: FailureRefs;
  readonly run: (scope: PlatformScope, sql: Sql, input: Input) => Promise<Outcome<Done, Failure>>;
  readonly read: (ctx: Context, done: Done) => Promise<Payload>;
}

/** Adds a mutation of the platform with permission check, audit entry and idempotency. */
function addPlatformMutation<
  Input extends object,
  Done extends { readonly businessId: string },
  Payload extends object,
>(mutation: string, options: PlatformMutation<Input, Done, Payload>): void {
  const result = builder.unionType(`${mutation[0]!.toUpperCase()}${mutation.slice(1)}Result`, {
    description: `Result of \`${mutation}\`: its payload or a failure.`,
    types: [options.payload, ...options.failures, InvalidInputRef, IdempotencyConflictRef] as ObjectRef<
      Types,
      object,
      object
    >[],
  });
  builder.mutationField(mutation, (t) =>
    t.field({
      type: result,
      description: options.description,
      authScopes: requiresPlatform(),
      args: { input: t.arg({ type: options.input, required: true }) },
      complexity: 20,
      async resolve(_, args, ctx) {
        const { idempotencyKey, ...rest } = (
          args as { readonly input: Input & { readonly idempotencyKey?: string | null } }
        ).input;
        // TypeScript cannot infer the generic rest type.
        const input = rest as object as Input;
        const outcome = await actForPlatform(ctx.platformScope(), {
          caller: ctx.platform!,
          action: mutation,
          input,
          idempotencyKey: idempotencyKey ?? null,
          run: (scope, sql) => options.run(scope, sql, input),
        });
        return outcome.ok ? options.read(ctx, outcome.value) : outcome.failure;
      },
    }),
  );
}

const CreateBusinessInput = builder.inputType("CreateBusinessInput", {
  description: "The business to create, and its first owner.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    slug: t.string({
      required: true,
      description: "Unique name in addresses: lower-case letters, digits and hyphens.",
    }),
    name: t.string({ required: true, description: "Display name; at most 120 characters." }),
    timeZone: t.field({ type: "TimeZone", required: true, description: "IANA name of the time zone." }),
    currency: t.field({ type: "Currency", required: true, description: "ISO 4217 code." }),
    locale: t.field({
      type: "Locale",
      description: "Language of the business's own texts, such as `en` or `pt-br`. Default: `en`.",
    }),
    phone: t.string({
      required: true,
      description: "Phone number for customers. It also supplies the country of numbers without one.",
    }),
    email: t.string({ description: "E-mail address for customers. Default: that of the owner." }),
    host: t.string({
      description:
        "Host name that serves the business, such as `harbor.example.com`, without proof. `Business.origin` becomes `https://` and this name. Without a host, links lead to the server's own origin.",
    }),
    ownerEmail: t.string({ required: true, description: "E-mail address with which the owner signs in." }),
    ownerName: t.string({ description: "Name of the owner. Default: the name of the business." }),
    isInvitationMailed: t.boolean({
      defaultValue: false,
      description: "True to mail the invitation to the owner. False to return its link.",
    }),
  }),
});

interface CreatedBusiness {
  readonly created: Business;
  readonly invitationUrl: string | null;
}

const CreateBusinessPayload = builder.objectRef<CreatedBusiness>("CreateBusinessPayload").implement({
  description: "The new business and the invitation of its owner.",
  isTypeOf: (value) => "created" in (value as object),
  fields: (t) => ({
    business: t.expose("created", { type: BusinessRef, description: "The new business, without services." }),
    invitationUrl: t.expose("invitationUrl", {
      type: "URL",
      nullable: true,
      description:
        "Page on which the owner chooses a password, once and within seven days. The holder of the link becomes the owner. Null if it was mailed.",
    }),
  }),
});

const loadBusiness = (ctx: Context, id: string): Promise<Business> =>
  ctx.database.prisma.business.findUniqueOrThrow({ where: { id } });

addPlatformMutation("createBusiness", {
  description:
    "Creates a business with its first owner. Its owner or an API key then adds services, staff and schedules.",
  input: CreateBusinessInput,
  payload: CreateBusinessPayload,
  failures: [],
  run: (scope, _sql, { locale, host, email, ownerName, isInvitationMailed, ...input }) =>
    createTenant(scope, {
      ...input,
      email: email ?? null,
      ownerName: ownerName ?? input.name,
      locale: locale ?? undefined,
      host: host ?? undefined,
      isHostOrigin: true,
      isInvitationMailed: isInvitationMailed ?? false,
    }),
  read: async (ctx, { businessId, linkId }) => {
    const created = await loadBusiness(ctx, businessId);
    const origin = created.origin ?? ctx.platformScope().serverOrigin();
    const invitationUrl = linkId === null ? null : accountLink(ctx.signer, origin, { businessId, linkId });
    return { created, invitationUrl };
  },
});

const tenantInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      ...idempotencyKeyField(t),
      id: t.id({ required: true, description: "Global id or slug of the business." }),
    }),
  });

const tenantPayload = (name: string, description: string) =>
  builder.objectRef<{ readonly tenant: Business }>(name).implement({
    description,
    isTypeOf: (value) => "tenant" in (value as object),
    fields: (t) => ({ business: t.expose("tenant", { type: BusinessRef, description: "The business." }) }),
  });

/** Null if the text is neither an id nor a slug of a business. */
function toTenantName(text: string): TenantName | null {
  const id = toRowId("Business", text);
  if (id !== null) return { id };
  return isSlug(text) ? { slug: text } : null;
}

async function withTenant<Result extends { readonly ok: boolean }>(
  text: string,
  run: (tenant: TenantName) => Promise<Result>,
): Promise<Result | TenantOutcome> {
  const tenant = toTenantName(text);
  return tenant === null ? { ok: false, failure: { code: "BUSINESS_NOT_FOUND" } } : run(tenant);
}

const readTenant = async (ctx: Context, { businessId }: { readonly businessId: string }) => ({
  tenant: await loadBusiness(ctx, businessId),
});

addPlatformMutation("suspendBusiness", {
  description:
    "Suspends a business: it takes no holds, bookings and changes (`BusinessSuspended`), and its public pages say so. Bookings can be viewed and cancelled, and keys can read.",
  input: tenantInput("SuspendBusinessInput", "The business to suspend."),
  payload: tenantPayload("SuspendBusinessPayload", "The suspended business."),
  failures: [BusinessNotFoundRef],
  run: (scope, sql, { id }) => withTenant(id, (tenant) => suspendBusiness(scope, sql, tenant)),
  read: readTenant,
});

addPlatformMutation("resumeBusiness", {
  description: "Ends the suspension of a business immediately.",
  input: tenantInput("ResumeBusinessInput", "The business to resume."),
  payload: tenantPayload("ResumeBusinessPayload", "The business, which takes bookings again."),
  failures: [BusinessNotFoundRef],
  run: (scope, sql, { id }) => withTenant(id, (tenant) => resumeBusiness(scope, sql, tenant)),
  read: readTenant,
});

const quota = "A whole number from 0. Null for unlimited; absent keeps the quota.";

const SetBusinessQuotasInput = builder.inputType("SetBusinessQuotasInput", {
  description: "Quotas of a business. See `BusinessQuotas` for what each limits.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Global id or slug of the business." }),
    bookingsPerMonth: t.int({ description: `New bookings a month. ${quota}` }),
    mailsPerDay: t.int({ description: `Mails about bookings a day. ${quota}` }),
    storageBytes: t.float({ description: `Bytes of pictures and uploaded files. ${quota}` }),
    apiCostPerMonth: t.float({ description: `Cost of requests with API keys a month. ${quota}` }),
  }),
});

addPlatformMutation("setBusinessQuotas", {
  description: "Sets quotas of a business. They apply immediately, API costs within ten seconds.",
  input: SetBusinessQuotasInput,
  payload: tenantPayload("SetBusinessQuotasPayload", "The business with its new quotas."),
  failures: [BusinessNotFoundRef],
  run: (scope, sql, { id, ...change }) => withTenant(id, (tenant) => setQuotas(scope, sql, tenant, change)),
  read: readTenant,
});
