import { builder } from "../builder.ts";
import { globalId } from "../globalIds.ts";
import { instantText } from "../scalars.ts";
import { BusinessRef } from "./business.ts";

const ActorKindEnum = builder.enumType("ActorKind", {
  description: "How somebody came by the right to act for a business.",
  values: {
    KEY: { description: "By an API key." },
    USER: { description: "Signed in." },
    COMMAND: { description: "By a command where the server runs." },
  } as const,
});

const AuditEntryRef = builder.prismaObject("AuditEntry", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description:
    "One thing that was done with the business's own rights. Says what was sent, not what was in it.",
  authScopes: ({ businessId }) => ({ may: { businessId, permission: "audit.read" } }),
  fields: (t) => ({
    id: t.id({
      description: "Its global id.",
      resolve: (row) => globalId("AuditEntry", row.id),
    }),
    at: t.field({
      type: "DateTime",
      description: "When it was done.",
      resolve: ({ at }) => instantText(at.getTime()),
    }),
    actorKind: t.field({
      type: ActorKindEnum,
      description: "How whoever did it came by the right to.",
      resolve: ({ actorKind }) => actorKind as "KEY" | "USER" | "COMMAND",
    }),
    actorName: t.exposeString("actorName", { description: "The user or the key, as it was called then." }),
    action: t.exposeString("action", { description: "The mutation's name, or the command's." }),
    subject: t.exposeID("subject", {
      nullable: true,
      description: "The global id of what was changed; null: no one thing.",
    }),
    fields: t.exposeStringList("fields", { description: "The fields of the input that were sent." }),
  }),
});

builder.prismaObjectFields(BusinessRef, (t) => ({
  auditLog: t.relatedConnection("auditEntries", {
    cursor: "businessId_id",
    type: AuditEntryRef,
    totalCount: true,
    description: "What was done with the business's own rights, the latest first.",
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "audit.read" } }),
    args: {
      subject: t.arg.id({ description: "Only what was done to this." }),
      action: t.arg.string({ description: "Only this mutation or command." }),
      since: t.arg({ type: "DateTime", description: "Only from then on." }),
    },
    query: ({ subject, action, since }) => ({
      where: {
        ...(subject == null ? {} : { subject }),
        ...(action == null ? {} : { action }),
        ...(since == null ? {} : { at: { gte: new Date(since) } }),
      },
      orderBy: [{ at: "desc" }, { id: "desc" }],
    }),
  }),
}));
