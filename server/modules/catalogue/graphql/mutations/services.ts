import type { Service } from "../../../../platform/database/prisma/client.ts";
import { duplicateService } from "../../duplicateService.ts";
import { loadServiceWarnings } from "../../loadServiceWarnings.ts";
import { type PartReferences, createService, updateService } from "../../services.ts";
import { toRowName, toRowNames } from "../../../../platform/graphql/namedRows.ts";
import {
  type Entity,
  type PayloadFields,
  addChangeMutation,
  addSaveMutations,
} from "../../../access/graphql/entityMutations.ts";
import { ServiceRef } from "../service.ts";
import { ServiceWarningEnum } from "../serviceRules.ts";
import { addLifecycleMutations } from "./lifecycle.ts";
import { serviceFields } from "./serviceInputs.ts";
import { parsePrices, toInputPaths } from "./servicePrices.ts";

const service: Entity<Service, "service"> = {
  type: "Service",
  field: "service",
  permission: "services.manage",
  ref: ServiceRef,
  load: (prisma, where) => prisma.service.findUniqueOrThrow({ where }),
};

const payloadFields: PayloadFields<Service, string> = (t) => ({
  warnings: t.field({
    type: [ServiceWarningEnum],
    description:
      "Reasons why a published service cannot be booked. Empty if it can be booked, or is not published.",
    resolve: async ({ row }, _, ctx) => loadServiceWarnings(await ctx.getScope(row.businessId), row),
  }),
});

interface SentParts {
  readonly staff?: readonly { readonly staff: string; readonly priority: number }[] | null | undefined;
  readonly providers?: readonly string[] | null | undefined;
  readonly resources?: readonly { readonly resource: string; readonly needed: number }[] | null | undefined;
}

/** Null clears a list. */
function parseParts({ staff, providers, resources }: SentParts): PartReferences {
  return {
    staff: staff === null ? [] : staff?.map((one) => ({ ...one, staff: toRowName("Staff", one.staff) })),
    providers: toRowNames("Provider", providers),
    resources:
      resources === null
        ? []
        : resources?.map((one) => ({ ...one, resource: toRowName("Resource", one.resource) })),
  };
}

addSaveMutations(service, {
  create: {
    description: "Creates a service.",
    inputDescription:
      "The input of `createService`. Absent fields get the defaults in their descriptions, or are empty.",
  },
  update: {
    description: "Changes a service. Existing bookings and holds keep their terms and prices.",
    inputDescription:
      "The input of `updateService`. Fields that are absent keep their values. Null clears optional fields.",
  },
  fields: serviceFields,
  payloadFields,
  run: async (scope, name, { staff, providers, resources, price, payment, ...others }) => {
    const parts = parseParts({ staff, providers, resources });
    const prices = parsePrices(scope, { price, payment });
    if (!prices.ok) return prices;
    const settings = { ...others, ...prices.value };
    const outcome = name
      ? await updateService(scope, name, settings, parts)
      : await createService(scope, settings, parts);
    return toInputPaths(outcome, { price, payment });
  },
});

addLifecycleMutations(service, {
  publication: {
    publish: "Publishes a service, also an archived one.",
    unpublish: "Makes a service a draft, which visitors cannot see. Bookings and holds stay.",
    set: (scope, name, publication) => updateService(scope, name, { publication }, {}),
  },
  payloadFields,
  archive:
    "Archives a service, so that it is no longer offered. Its bookings stay, and holds can still be booked.",
  restore: "Restores an archived service as a draft.",
  delete:
    "Deletes a service without bookings, holds and booking links, and removes it from menus and groups. Archives any other.",
});

addChangeMutation(service, "duplicate", {
  description: "Creates a draft copy of a service with its staff members, providers, resources and forms.",
  idDescription: "Id or slug of the service to copy.",
  fields: (t) => ({
    name: t.string({ description: "Name of the copy. Default: the same name." }),
    slug: t.string({ description: "Slug of the copy. Default: the next free slug, such as `physio-2`." }),
  }),
  payloadFields,
  run: duplicateService,
});
