import type { Provider } from "../../../../platform/database/prisma/client.ts";
import { type ProviderMembers, createProvider, updateProvider } from "../../providers.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import type { InputFields } from "../../../../platform/graphql/inputFields.ts";
import { toRowName } from "../../../../platform/graphql/namedRows.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { ProviderRef } from "../provider.ts";
import { PublicationEnum } from "../publication.ts";
import { addLifecycleMutations } from "./archive.ts";

const permission = "services.manage";

const settings = (t: InputFields) => ({
  description: t.string({ description: "Plain text of several lines; at most 2000 characters." }),
  address: t.string({ description: "Postal address of several lines; at most 300 characters." }),
  phone: t.string({ description: "Phone number of the provider. Null to use that of the business." }),
  picture: t.string({ description: "Path on this server, or an `https` URL. Null for none." }),
  position: t.int({ description: "0 to 100000. Lists are sorted by it, lowest first." }),
  publication: t.field({
    type: PublicationEnum,
    description: "Publication state. Default on creation: `DRAFT`.",
  }),
  staff: t.idList({
    description: "Ids or slugs of all staff members of the provider; at most 200. Replaces the present list.",
  }),
  services: t.idList({
    description:
      "Ids or slugs of all services of the provider; at most 200. Replaces the present list. A service whose calendar at this provider is in a group must remain.",
  }),
});

const CreateProviderInput = builder.inputType("CreateProviderInput", {
  description: "The input of `createProvider`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    slug: t.string({
      required: true,
      description: "Lower-case letters, digits and hyphens; at most 39 characters.",
    }),
    name: t.string({ required: true, description: "Display name; at most 120 characters." }),
    ...settings(t),
  }),
});

const UpdateProviderInput = builder.inputType("UpdateProviderInput", {
  description:
    "The input of `updateProvider`. Fields that are absent keep their values. Null clears optional fields.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    provider: t.id({ required: true, description: "Id or slug of the provider." }),
    slug: t.string({
      description:
        "Lower-case letters, digits and hyphens; at most 39 characters. Former slugs keep leading to the provider.",
    }),
    name: t.string({ description: "Display name; at most 120 characters." }),
    ...settings(t),
  }),
});

const success = (name: string) =>
  builder.objectRef<{ readonly provider: Provider }>(name).implement({
    description: "The provider after the change.",
    isTypeOf: (value) => "provider" in (value as object),
    fields: (t) => ({ provider: t.expose("provider", { type: ProviderRef, description: "The provider." }) }),
  });

interface SentMembers {
  readonly staff?: readonly string[] | null | undefined;
  readonly services?: readonly string[] | null | undefined;
}

/** Null clears a list. */
function parseMembers({ staff, services }: SentMembers): ProviderMembers {
  return {
    staff: staff === null ? [] : staff?.map((one) => toRowName("Staff", one)),
    services: services === null ? [] : services?.map((one) => toRowName("Service", one)),
  };
}

const subject = (id: string) => toGlobalId("Provider", id);

async function find({ database, viewer }: Context, id: string): Promise<Provider> {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return database.prisma.provider.findUniqueOrThrow({ where });
}

const read = async (ctx: Context, id: string) => ({ provider: await find(ctx, id) });

addBusinessMutation("createProvider", {
  description: "Creates a provider, a team or location. Requires `services.manage`.",
  permission,
  input: CreateProviderInput,
  success: success("CreateProviderSuccess"),
  run: (scope, { staff, services, ...values }) =>
    createProvider(scope, values, parseMembers({ staff, services })),
  subject,
  read,
});

addBusinessMutation("updateProvider", {
  description: "Changes a provider. Its bookings stay as they are. Requires `services.manage`.",
  permission,
  input: UpdateProviderInput,
  success: success("UpdateProviderSuccess"),
  run: (scope, { provider, staff, services, ...values }) =>
    updateProvider(scope, toRowName("Provider", provider), values, parseMembers({ staff, services })),
  subject,
  read,
});

addLifecycleMutations<Provider>("Provider", {
  typeName: "provider",
  permission,
  ref: ProviderRef as never,
  find,
});
