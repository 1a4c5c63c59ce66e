import type { Service } from "../../../../platform/database/prisma/client.ts";
import { duplicateService } from "../../duplicateService.ts";
import { archive, deleteOrArchive, restore } from "../../lifecycle.ts";
import { loadServiceWarnings } from "../../loadServiceWarnings.ts";
import { type PartReferences, createService, updateService } from "../../services.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { toRowName } from "../../../../platform/graphql/namedRows.ts";
import { addBusinessMutation } from "../../../access/graphql/addBusinessMutation.ts";
import { ServiceRef } from "../service.ts";
import { ServiceWarningEnum } from "../serviceRules.ts";
import {
  CreateServiceInput,
  DuplicateServiceInput,
  ServiceInput,
  UpdateServiceInput,
} from "./serviceInputs.ts";

const permission = "services.manage";

const success = (name: string) =>
  builder.objectRef<{ readonly service: Service }>(name).implement({
    description: "The service after the change.",
    isTypeOf: (value) => "service" in (value as object),
    fields: (t) => ({
      service: t.expose("service", { type: ServiceRef, description: "The service." }),
      warnings: t.field({
        type: [ServiceWarningEnum],
        description:
          "Reasons why a published service cannot be booked. Empty if it can be booked, or is not published.",
        resolve: async ({ service }, _, ctx) =>
          loadServiceWarnings(await ctx.getScope(service.businessId), service),
      }),
    }),
  });

const DeleteServiceSuccess = builder
  .objectRef<{ readonly deletedId: string; readonly service: Service | null }>("DeleteServiceSuccess")
  .implement({
    description: "The service is deleted or archived.",
    isTypeOf: (value) => "deletedId" in (value as object),
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "Global id of the service." }),
      service: t.expose("service", {
        type: ServiceRef,
        nullable: true,
        description: "The archived service, if other rows refer to it. Null if the service was deleted.",
      }),
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
    providers: providers === null ? [] : providers?.map((one) => toRowName("Provider", one)),
    resources:
      resources === null
        ? []
        : resources?.map((one) => ({ ...one, resource: toRowName("Resource", one.resource) })),
  };
}

const subject = (id: string) => toGlobalId("Service", id);

async function read({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { service: await database.prisma.service.findUniqueOrThrow({ where }) };
}

addBusinessMutation("createService", {
  description: "Creates a service. Requires `services.manage`.",
  permission,
  input: CreateServiceInput,
  success: success("CreateServiceSuccess"),
  run: (scope, { staff, providers, resources, ...settings }) =>
    createService(scope, settings, parseParts({ staff, providers, resources })),
  subject,
  read,
});

addBusinessMutation("updateService", {
  description:
    "Changes a service. Existing bookings and holds keep their terms and prices. Requires `services.manage`.",
  permission,
  input: UpdateServiceInput,
  success: success("UpdateServiceSuccess"),
  run: (scope, { service, staff, providers, resources, ...settings }) =>
    updateService(
      scope,
      toRowName("Service", service),
      settings,
      parseParts({ staff, providers, resources }),
    ),
  subject,
  read,
});

addBusinessMutation("archiveService", {
  description:
    "Archives a service, so that it is no longer offered. Its bookings stay, and holds can still be booked. Requires `services.manage`.",
  permission,
  input: ServiceInput("ArchiveServiceInput", "The service to archive."),
  success: success("ArchiveServiceSuccess"),
  run: (scope, { service }) => archive(scope, "service", toRowName("Service", service)),
  subject,
  read,
});

addBusinessMutation("restoreService", {
  description: "Restores an archived service as a draft. Requires `services.manage`.",
  permission,
  input: ServiceInput("RestoreServiceInput", "The service to restore."),
  success: success("RestoreServiceSuccess"),
  run: (scope, { service }) => restore(scope, "service", toRowName("Service", service)),
  subject,
  read,
});

addBusinessMutation("deleteService", {
  description:
    "Deletes a service without bookings, holds and booking links, and removes it from menus and groups. Archives any other. Requires `services.manage`.",
  permission,
  input: ServiceInput("DeleteServiceInput", "The service to delete or archive."),
  success: DeleteServiceSuccess,
  run: (scope, { service }) => deleteOrArchive(scope, "service", toRowName("Service", service)),
  subject: ({ id }) => subject(id),
  read: async (ctx, { id, isGone }) => ({
    deletedId: subject(id),
    service: isGone ? null : (await read(ctx, id)).service,
  }),
});

addBusinessMutation("duplicateService", {
  description:
    "Creates a draft copy of a service with its staff members, providers, resources and forms. Requires `services.manage`.",
  permission,
  input: DuplicateServiceInput,
  success: success("DuplicateServiceSuccess"),
  run: (scope, { service, ...values }) => duplicateService(scope, toRowName("Service", service), values),
  subject,
  read,
});
