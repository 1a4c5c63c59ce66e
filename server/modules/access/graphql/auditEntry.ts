import { type Seal, loadLatestSeal } from "../data/audit/seals.ts";
import type { Actor } from "../data/auditEntries.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";

const ActorKindEnum = builder.enumType("ActorKind", {
  description: "How a caller came by the right to act for a business.",
  values: {
    KEY: { description: "By an API key." },
    USER: { description: "Signed in." },
    COMMAND: { description: "By a command where the server runs." },
    VISITOR: { description: "Without a right: the caller has not signed in, or was rejected." },
    SYSTEM: { description: "A job of the server, such as the check of a pending host." },
  } as const,
});

const AuditEntryRef = builder.prismaObject("AuditEntry", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description:
    "A change, an export, an opened contact, a sign-in or a rejected sign-in. Contains names of fields, never their values. For owners and managers.",
  authScopes: ({ businessId }) => ({ may: { businessId, permission: "audit.read" } }),
  fields: (t) => ({
    id: t.id({
      description: "Its global id.",
      resolve: (row) => globalId("AuditEntry", row.id),
    }),
    at: t.field({
      type: "DateTime",
      description: "The instant of the action.",
      resolve: ({ at }) => instantText(at.getTime()),
    }),
    actorKind: t.field({
      type: ActorKindEnum,
      description: "How the caller came by the right to the action.",
      resolve: ({ actorKind }) => actorKind as Actor["kind"],
    }),
    actorName: t.exposeString("actorName", {
      description:
        "The name of the user or the key at that time. Empty for a visitor and for a job of the server.",
    }),
    action: t.exposeString("action", {
      description:
        "The name of the mutation, the export or the command, such as `updateService`, `exportBookings` or `key add`. `signInRefused` and `signInLocked` are rejected sign-ins.",
    }),
    subject: t.exposeID("subject", {
      nullable: true,
      description:
        "The global id of the object. Null if there is no one object, or if it was an erased contact.",
    }),
    fields: t.exposeStringList("fields", {
      description: "The names of the input fields, or of an export's filters, that were sent.",
    }),
    changed: t.stringList({
      description: "The names of the stored fields that an update changed. Empty for other actions.",
      resolve: ({ changed }) => changed.map(camelCase).toSorted(),
    }),
    count: t.exposeInt("count", {
      description:
        "For a rejected sign-in its number within 15 minutes; the first, second, fourth, eighth and so on get an entry. 1 for other actions.",
    }),
    requestId: t.exposeString("requestId", {
      nullable: true,
      description: "The `x-request-id` of the response, as the server's log has it. Null outside requests.",
    }),
    addressHash: t.string({
      nullable: true,
      description:
        "A keyed hash of the caller's address (IPv4, or IPv6 /64) as hexadecimal text, equal for entries of one address. Null outside requests.",
      resolve: ({ addressHash }) =>
        addressHash && Buffer.from(addressHash).toString("hex").slice(0, HASH_DIGITS),
    }),
  }),
});

/** Hexadecimal digits of a shown address hash: 64 bits. */
const HASH_DIGITS = 16;

const camelCase = (column: string) => column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

const AuditSealRef = builder.objectRef<Seal>("AuditSeal").implement({
  description:
    "A link of the hash chain over the audit log. Keep the hash of the newest one outside of Daybook. While the chain contains it, no earlier entry was changed.",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Its position in the chain, from 1." }),
    hash: t.exposeString("hash", {
      description: "SHA-256 over the hash before it and its entries, as 64 hexadecimal digits.",
    }),
    entryCount: t.int({
      description: "Number of entries it covers.",
      resolve: ({ entries }) => entries.length,
    }),
    sealedAt: t.field({
      type: "DateTime",
      description: "The instant at which the server made it.",
      resolve: ({ sealedAt }) => instantText(sealedAt),
    }),
  }),
});

builder.prismaObjectFields(BusinessRef, (t) => ({
  auditLog: t.relatedConnection("auditEntries", {
    ...walkedBy("businessId_id"),
    type: AuditEntryRef,
    totalCount: true,
    description:
      "Changes, exports, opened contacts and sign-ins of the business, the newest first. For owners and managers.",
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "audit.read" } }),
    args: {
      subject: t.arg.id({ description: "Only entries about this object." }),
      action: t.arg.string({ description: "Only this mutation, export or command." }),
      since: t.arg({ type: "DateTime", description: "Only entries from this instant on." }),
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
  auditSeal: t.field({
    type: AuditSealRef,
    nullable: true,
    description:
      "The newest seal of the audit log. Entries are sealed within a minute. Null if there is none yet. For owners and managers.",
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "audit.read" } }),
    resolve: ({ id }, _, { database }) => loadLatestSeal(database.query, id),
  }),
}));
