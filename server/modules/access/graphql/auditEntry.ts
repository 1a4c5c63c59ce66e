import { type Seal, loadLatestSeal } from "../data/audit/seals.ts";
import type { Actor } from "../data/auditEntries.ts";
import { requires } from "./authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { toInstantWhere } from "../../../platform/graphql/listInputs.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";

const ActorKindEnum = builder.enumType("ActorKind", {
  description: "Kind of caller in an audit entry.",
  values: {
    KEY: { description: "An API key." },
    PLATFORM: { description: "A platform key of the operator of the server." },
    USER: { description: "A signed-in user." },
    COMMAND: { description: "A command on the server's machine." },
    VISITOR: { description: "A caller who has not signed in, or whose sign-in was rejected." },
    SYSTEM: { description: "A job of the server, such as the check of a pending host." },
  } as const,
});

const AuditEntryRef = builder.prismaObject("AuditEntry", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description:
    "A change, an export, an opened contact, a sign-in or a rejected sign-in. It contains names of fields, never their values.",
  authScopes: requires("audit.read"),
  fields: (t) => ({
    id: t.id({
      description: "Global id of the entry.",
      resolve: (row) => toGlobalId("AuditEntry", row.id),
    }),
    at: t.field({
      type: "DateTime",
      description: "The instant of the action.",
      resolve: ({ at }) => formatInstant(at.getTime()),
    }),
    actorKind: t.field({
      type: ActorKindEnum,
      description: "Kind of the caller.",
      resolve: ({ actorKind }) => actorKind as Actor["kind"],
    }),
    actorName: t.string({
      nullable: true,
      description:
        "Name of the user or the key at that time. Null for a visitor and for a job of the server.",
      resolve: ({ actorName }) => emptyToNull(actorName),
    }),
    action: t.exposeString("action", {
      description:
        "The name of the mutation, the export or the command, such as `updateService`, `exportBookings` or `key add`. `signInRefused` and `signInLocked` are rejected sign-ins.",
    }),
    subject: t.exposeID("subject", {
      nullable: true,
      description:
        "Global id of the object. Null if there is no single object, or if it was an erased contact.",
    }),
    fields: t.exposeStringList("fields", {
      description:
        "Names of the input fields, or of the export's filters, that were sent. Overrides that were used follow, as `overrides.PAST`.",
    }),
    changed: t.stringList({
      description: "Names of the stored fields that an update changed. Empty for other actions.",
      resolve: ({ changed }) => changed.map(camelCase).toSorted(),
    }),
    count: t.exposeInt("count", {
      description:
        "For a rejected sign-in, its number within 15 minutes. Only the first, second, fourth, eighth and so on, and the first over the limit, have an entry. 1 for other actions.",
    }),
    requestId: t.exposeString("requestId", {
      nullable: true,
      description:
        "The `x-request-id` header of the response, which the server also logs. Null outside requests.",
    }),
    addressHash: t.string({
      nullable: true,
      description:
        "A keyed hash of the client address (IPv4, or IPv6 /64) as 16 hexadecimal digits. Entries of one address have the same value. Null outside requests.",
      resolve: ({ addressHash }) =>
        addressHash && Buffer.from(addressHash).toString("hex").slice(0, HASH_DIGITS),
    }),
  }),
});

const HASH_DIGITS = 16;

const camelCase = (column: string) => column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

const AuditSealRef = builder.objectRef<Seal>("AuditSeal").implement({
  description:
    "A link of the hash chain over the audit log. Store the hash of the newest seal outside Daybook. While the chain contains it, no earlier entry was changed.",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Position in the chain, from 1." }),
    hash: t.exposeString("hash", {
      description: "SHA-256 over the previous hash and the entries of this seal, as 64 hexadecimal digits.",
    }),
    entryCount: t.int({
      description: "Number of entries that the seal covers.",
      resolve: ({ entries }) => entries.length,
    }),
    sealedAt: t.field({
      type: "DateTime",
      description: "Instant at which the server created the seal.",
      resolve: ({ sealedAt }) => formatInstant(sealedAt),
    }),
  }),
});

const AuditEntryFilterInput = builder.inputType("AuditEntryFilter", {
  description: "Conditions on entries of the audit log. All given ones must match.",
  fields: (t) => ({
    subject: t.id({ description: "About the object with this global id." }),
    action: t.string({ description: "Of this mutation, export or command." }),
    since: t.field({ type: "DateTime", description: "At this instant or later." }),
    until: t.field({ type: "DateTime", description: "Before this instant." }),
  }),
});

builder.prismaObjectFields(BusinessRef, (t) => ({
  auditLog: t.relatedConnection(
    "auditEntries",
    {
      ...paginateBy("businessId_id"),
      type: AuditEntryRef,
      totalCount: true,
      description: "Changes, exports, opened contacts and sign-ins of the business, newest first.",
      authScopes: requires("audit.read"),
      args: { filter: t.arg({ type: AuditEntryFilterInput }) },
      query: ({ filter }) => ({
        where: {
          ...(filter?.subject == null ? {} : { subject: filter.subject }),
          ...(filter?.action == null ? {} : { action: filter.action }),
          at: toInstantWhere(filter ?? {}),
        },
        orderBy: [{ at: "desc" }, { id: "desc" }],
      }),
    },
    ...connectionNames("AuditEntry"),
  ),
  auditSeal: t.field({
    type: AuditSealRef,
    nullable: true,
    description:
      "The newest seal of the audit log. New entries are sealed within a minute. Null if there is no seal yet.",
    authScopes: requires("audit.read"),
    resolve: ({ id }, _, { database }) => loadLatestSeal(database.query, id),
  }),
}));
