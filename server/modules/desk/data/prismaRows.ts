import type { Block, Booking, Resource, Service, Staff } from "../../../platform/database/prisma/client.ts";

/** Rows as the Prisma client returns them, which omits the metadata (`database.ts`). */
export type BookingRecord = Omit<Booking, "metadata">;
export type BlockRow = Block;
export type ResourceRow = Resource;
export type ServiceRow = Omit<Service, "metadata">;
export type StaffRow = Omit<Staff, "metadata">;

const fieldNames = new Map<string, string>();

function toFieldName(column: string): string {
  const known = fieldNames.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  fieldNames.set(column, name);
  return name;
}

/**
 * Converts `to_jsonb` of a row, for tables whose fields are the column names in camel case.
 *
 * @param dates fields of the type `DateTime`
 */
export function toPrismaRow<Row>(
  data: Readonly<Record<string, unknown>>,
  dates: readonly string[] = [],
): Row {
  const row: Record<string, unknown> = {};
  for (const column of Object.keys(data)) row[toFieldName(column)] = data[column];
  for (const field of dates) if (typeof row[field] === "string") row[field] = new Date(row[field]);
  return row as Row;
}
