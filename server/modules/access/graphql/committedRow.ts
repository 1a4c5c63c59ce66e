import type { Sql } from "../../../platform/database/transaction.ts";
import { ID_PREFIXES } from "../../../shared/ids/idPrefixes.ts";
import { decodeTypeId } from "../../../shared/ids/typeId.ts";
import { getDatamodel } from "../../../platform/graphql/prisma-types.ts";

export const ROW_TABLES = {
  ApiKey: "api_keys",
  Block: "blocks",
  Business: "businesses",
  Form: "forms",
  Group: "groups",
  OneTimeLink: "one_time_links",
  Provider: "providers",
  Resource: "resources",
  Schedule: "schedules",
  Service: "services",
  ServiceMenu: "service_menus",
  SiteEntry: "entries",
  Staff: "staff",
  Survey: "surveys",
  User: "users",
} as const;

export type RowType = keyof typeof ROW_TABLES;

/** A row as its transaction commits it, in the names and types of Prisma. */
export interface CommittedRow {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const MODELS: Partial<Record<RowType, string>> = { SiteEntry: "Entry" };

const TYPES = Object.keys(ROW_TABLES) as RowType[];

/**
 * A changed row is locked, so no other caller changes it before the commit. Null for other kinds of ids and for deleted
 * rows.
 */
export async function loadCommittedRow(
  query: Sql["query"],
  businessId: string,
  globalId: string,
): Promise<CommittedRow | null> {
  const decoded = decodeTypeId(globalId);
  const type = TYPES.find((one) => ID_PREFIXES[one] === decoded?.prefix);
  if (!decoded || !type) return null;
  const id = decoded.uuid;
  const row = await loadRow(query, type, { businessId, id });
  return row && { id, fields: toFields(type, row) };
}

/**
 * Loads a row as JSON by column name, including changes of its own transaction. Without metadata, which no Prisma row
 * has.
 */
async function loadRow(
  query: Sql["query"],
  type: RowType,
  { businessId, id }: { readonly businessId: string; readonly id: string },
): Promise<Readonly<Record<string, unknown>> | null> {
  const key = type === "Business" ? "t.id = $1 AND t.id = $2" : "t.business_id = $1 AND t.id = $2";
  const [found] = await query<{ row: Record<string, unknown> }>(
    `SELECT to_jsonb(t) - 'metadata'::text AS row FROM ${ROW_TABLES[type]} t WHERE ${key}`,
    [businessId, id],
    { prepare: true },
  );
  return found?.row ?? null;
}

export function withCommittedRow<Payload extends object>(
  payload: Payload,
  { id, fields }: CommittedRow,
): Payload {
  const values = Object.entries(payload).map(([name, value]) => {
    const isRow = typeof value === "object" && value !== null && "id" in value && value.id === id;
    return [name, isRow ? { ...value, ...pickCommonFields(value, fields) } : value] as const;
  });
  return { ...payload, ...Object.fromEntries(values) };
}

function pickCommonFields(value: object, fields: CommittedRow["fields"]) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in value));
}

/** Secrets, and counters beyond the exact range of JSON. */
const HIDDEN_TYPES = ["Bytes", "BigInt"];

function toFields(type: RowType, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { models } = getDatamodel().datamodel;
  const { fields } = models[MODELS[type] ?? type]!;
  return Object.fromEntries(
    fields.flatMap(({ name, kind, type: fieldType }) => {
      const value = row[toColumn(name)];
      if (kind === "object" || value === undefined || HIDDEN_TYPES.includes(fieldType)) return [];
      return [[name, fieldType === "DateTime" && typeof value === "string" ? new Date(value) : value]];
    }),
  );
}

const toColumn = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
