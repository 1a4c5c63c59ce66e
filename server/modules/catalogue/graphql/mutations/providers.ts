import type { Provider } from "../../../../platform/database/prisma/client.ts";
import { saveProvider } from "../../providers.ts";
import { toRowNames } from "../../../../platform/graphql/namedRows.ts";
import { type Entity, addSaveMutations } from "../../../access/graphql/entityMutations.ts";
import { ProviderRef } from "../provider.ts";
import { addLifecycleMutations } from "./lifecycle.ts";
import { publicationField } from "./publicationField.ts";

const provider: Entity<Provider, "provider"> = {
  type: "Provider",
  field: "provider",
  permission: "services.manage",
  ref: ProviderRef,
  load: (prisma, where) => prisma.provider.findUniqueOrThrow({ where }),
};

addSaveMutations(provider, {
  create: { description: "Creates a provider, a team or location." },
  update: {
    description: "Changes a provider. Its bookings stay as they are.",
    inputDescription:
      "The input of `updateProvider`. Fields that are absent keep their values. Null clears optional fields.",
  },
  fields: (t, isNew) => ({
    slug: t.string({
      required: isNew,
      description: `Lower-case letters, digits and hyphens; at most 39 characters.${isNew ? "" : " Former slugs keep leading to the provider."}`,
    }),
    name: t.string({ required: isNew, description: "Display name; at most 120 characters." }),
    description: t.string({ description: "Plain text of several lines; at most 2000 characters." }),
    address: t.string({ description: "Postal address of several lines; at most 300 characters." }),
    phone: t.string({ description: "Phone number of the provider. Null to use that of the business." }),
    picture: t.string({ description: "Path on this server, or an `https` URL. Null for none." }),
    position: t.int({ description: "0 to 100000. Lists are sorted by it, lowest first." }),
    ...publicationField(t, isNew),
    staff: t.idList({
      description:
        "Ids or slugs of all staff members of the provider; at most 200. Replaces the present list.",
    }),
    services: t.idList({
      description:
        "Ids or slugs of all services of the provider; at most 200. Replaces the present list. A service whose calendar at this provider is in a group must remain.",
    }),
  }),
  run: (scope, name, { staff, services, ...values }) =>
    saveProvider(scope, name, values, {
      staff: toRowNames("Staff", staff),
      services: toRowNames("Service", services),
    }),
});

addLifecycleMutations(provider, {
  publication: {
    publish: "Publishes a provider, also an archived one.",
    unpublish: "Makes a provider a draft, which visitors cannot see. Bookings and holds stay.",
    set: (scope, name, publication) => saveProvider(scope, name, { publication }, {}),
  },
  idDescription: "Global id or slug.",
  archive:
    "Archives a provider, so that it is no longer offered or listed. Bookings stay, and holds can still be booked.",
  restore: "Restores an archived provider as a draft.",
  delete: "Deletes a provider, or archives it if other rows refer to it.",
});
