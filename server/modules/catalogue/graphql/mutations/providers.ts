import type { Provider } from "../../../../platform/database/prisma/client.ts";
import { type ProviderMembers, createProvider, updateProvider } from "../../providers.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId } from "../../../../platform/graphql/globalIds.ts";
import type { InputFields } from "../../../../platform/graphql/inputFields.ts";
import { rowName } from "../../../../platform/graphql/namedRows.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { ProviderRef } from "../provider.ts";
import { PublicationEnum } from "../publication.ts";
import { putAwayMutations } from "./archive.ts";

const permission = "services.manage";

const settings = (t: InputFields) => ({
  description: t.string({ description: "At most 2000 characters, of several lines." }),
  address: t.string({ description: "Where it is: at most 300 characters, of several lines." }),
  phone: t.string({ description: "Its own number; null: the business's." }),
  picture: t.string({ description: "A path of our own, or an address on the secure web; or null." }),
  position: t.int({ description: "0 to 100000: where it stands among the others." }),
  publication: t.field({ type: PublicationEnum, description: "A draft where nothing is said." }),
  staff: t.idList({
    description: "Ids or slugs of all who work there, at most 200: whoever is left out does no more.",
  }),
  services: t.idList({
    description:
      "Ids or slugs of all that it offers, at most 200. What a group has a calendar of cannot be left out.",
  }),
});

const CreateProviderInput = builder.inputType("CreateProviderInput", {
  description: "A new team or location.",
  fields: (t) => ({
    ...repeatable(t),
    slug: t.string({ required: true, description: "Small letters, digits and hyphens, at most 39." }),
    name: t.string({ required: true, description: "At most 120 characters." }),
    ...settings(t),
  }),
});

const UpdateProviderInput = builder.inputType("UpdateProviderInput", {
  description: "What is left out stays as it is; null clears what a provider may be without.",
  fields: (t) => ({
    ...repeatable(t),
    provider: t.id({ required: true, description: "An id or a slug." }),
    slug: t.string({
      description: "Small letters, digits and hyphens, at most 39. The former one goes on leading to it.",
    }),
    name: t.string({ description: "At most 120 characters." }),
    ...settings(t),
  }),
});

const success = (name: string) =>
  builder.objectRef<{ readonly provider: Provider }>(name).implement({
    description: "The provider as it stands now.",
    isTypeOf: (value) => "provider" in (value as object),
    fields: (t) => ({ provider: t.expose("provider", { type: ProviderRef, description: "The provider." }) }),
  });

interface SentMembers {
  readonly staff?: readonly string[] | null | undefined;
  readonly services?: readonly string[] | null | undefined;
}

/** Null clears a list, as it clears everything that may be empty. */
function members({ staff, services }: SentMembers): ProviderMembers {
  return {
    staff: staff === null ? [] : staff?.map((one) => rowName("Staff", one)),
    services: services === null ? [] : services?.map((one) => rowName("Service", one)),
  };
}

const subject = (id: string) => globalId("Provider", id);

async function find({ database, viewer }: Context, id: string): Promise<Provider> {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return database.prisma.provider.findUniqueOrThrow({ where });
}

const read = async (ctx: Context, id: string) => ({ provider: await find(ctx, id) });

ownerMutation("createProvider", {
  description: "Makes a provider, a draft unless said otherwise.",
  permission,
  input: CreateProviderInput,
  success: success("CreateProviderSuccess"),
  run: (scope, { staff, services, ...written }) =>
    createProvider(scope, written, members({ staff, services })),
  subject,
  read,
});

ownerMutation("updateProvider", {
  description: "Changes a provider. What was booked with it stays. Safe to send twice.",
  permission,
  input: UpdateProviderInput,
  success: success("UpdateProviderSuccess"),
  run: (scope, { provider, staff, services, ...written }) =>
    updateProvider(scope, rowName("Provider", provider), written, members({ staff, services })),
  subject,
  read,
});

putAwayMutations<Provider>("Provider", { noun: "provider", permission, ref: ProviderRef as never, find });
