import type { Service } from "../../../../platform/database/prisma/client.ts";
import { duplicateService } from "../../duplicateService.ts";
import { archive, remove, restore } from "../../lifecycle.ts";
import { warningsOf } from "../../serviceWarnings.ts";
import { type NamedParts, createService, updateService } from "../../services.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId } from "../../../../platform/graphql/globalIds.ts";
import { rowName } from "../../../../platform/graphql/namedRows.ts";
import { ownerMutation } from "../../../../platform/graphql/ownerMutation.ts";
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
    description: "The service as it stands now.",
    isTypeOf: (value) => "service" in (value as object),
    fields: (t) => ({
      service: t.expose("service", { type: ServiceRef, description: "The service." }),
      warnings: t.field({
        type: [ServiceWarningEnum],
        description: "Why nobody can book it although nothing forbids that; empty for what is not published.",
        resolve: async ({ service }, _, ctx) => warningsOf(await ctx.scopeOf(service.businessId), service),
      }),
    }),
  });

const DeleteServiceSuccess = builder
  .objectRef<{ readonly deletedId: string; readonly service: Service | null }>("DeleteServiceSuccess")
  .implement({
    description: "What became of the service.",
    isTypeOf: (value) => "deletedId" in (value as object),
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "The id of the service that was to go." }),
      service: t.expose("service", {
        type: ServiceRef,
        nullable: true,
        description: "The service, archived, where something refers to it; null: it is gone.",
      }),
    }),
  });

interface SentParts {
  readonly staff?: readonly { readonly staff: string; readonly priority: number }[] | null | undefined;
  readonly providers?: readonly string[] | null | undefined;
  readonly resources?: readonly { readonly resource: string; readonly needed: number }[] | null | undefined;
}

/** Null clears a list, as it clears everything that may be empty. */
function namedParts({ staff, providers, resources }: SentParts): NamedParts {
  return {
    staff: staff === null ? [] : staff?.map((one) => ({ ...one, staff: rowName("Staff", one.staff) })),
    providers: providers === null ? [] : providers?.map((one) => rowName("Provider", one)),
    resources:
      resources === null
        ? []
        : resources?.map((one) => ({ ...one, resource: rowName("Resource", one.resource) })),
  };
}

const subject = (id: string) => globalId("Service", id);

async function read({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { service: await database.prisma.service.findUniqueOrThrow({ where }) };
}

ownerMutation("createService", {
  description: "Makes a service, a draft unless said otherwise.",
  permission,
  input: CreateServiceInput,
  success: success("CreateServiceSuccess"),
  run: (scope, { staff, providers, resources, ...settings }) =>
    createService(scope, settings, namedParts({ staff, providers, resources })),
  subject,
  read,
});

ownerMutation("updateService", {
  description:
    "Changes the rules by which a service is offered. What is booked or held stays, and keeps its price. Safe to send twice.",
  permission,
  input: UpdateServiceInput,
  success: success("UpdateServiceSuccess"),
  run: (scope, { service, staff, providers, resources, ...settings }) =>
    updateService(scope, rowName("Service", service), settings, namedParts({ staff, providers, resources })),
  subject,
  read,
});

ownerMutation("archiveService", {
  description: "Takes a service from what is offered; what is booked stays. Safe to send twice.",
  permission,
  input: ServiceInput("ArchiveServiceInput", "The service to put away."),
  success: success("ArchiveServiceSuccess"),
  run: (scope, { service }) => archive(scope, "service", rowName("Service", service)),
  subject,
  read,
});

ownerMutation("restoreService", {
  description: "Makes an archived service a draft again. Safe to send twice.",
  permission,
  input: ServiceInput("RestoreServiceInput", "The service to take out again."),
  success: success("RestoreServiceSuccess"),
  run: (scope, { service }) => restore(scope, "service", rowName("Service", service)),
  subject,
  read,
});

ownerMutation("deleteService", {
  description:
    "Deletes a service that nothing was ever held, booked or linked of, and takes it off menus and groups; archives any other.",
  permission,
  input: ServiceInput("DeleteServiceInput", "The service that is to go."),
  success: DeleteServiceSuccess,
  run: (scope, { service }) => remove(scope, "service", rowName("Service", service)),
  subject: ({ id }) => subject(id),
  read: async (ctx, { id, isGone }) => ({
    deletedId: subject(id),
    service: isGone ? null : (await read(ctx, id)).service,
  }),
});

ownerMutation("duplicateService", {
  description: "Makes a draft like a service, with its people, providers, resources and forms.",
  permission,
  input: DuplicateServiceInput,
  success: success("DuplicateServiceSuccess"),
  run: (scope, { service, ...written }) => duplicateService(scope, rowName("Service", service), written),
  subject,
  read,
});
