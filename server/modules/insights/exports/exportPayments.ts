import { ID_PREFIXES } from "../../../shared/ids/idPrefixes.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import { type ExportedPayment, listPayments } from "../data/exports/listPayments.ts";
import { escapeCell } from "../../../platform/files/csv.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { type Column, LIST_PAGE, formatAmount, streamCsv, formatInstant } from "./streamCsv.ts";

const COLUMNS: readonly Column<ExportedPayment>[] = [
  ["Payment", ({ id }) => encodeTypeId(ID_PREFIXES.Payment, id)],
  ["Order", ({ reference }) => reference],
  ["State", ({ state }) => state],
  ["Begun at", ({ createdAt }) => formatInstant(createdAt)],
  ["Settled at", ({ settledAt }) => formatInstant(settledAt)],
  ["Amount", ({ amountMinor, currency }) => formatAmount(amountMinor, currency)],
  ["Came", ({ chargedMinor, currency }) => formatAmount(chargedMinor, currency)],
  ["Went back", ({ returnedMinor, currency }) => formatAmount(returnedMinor, currency)],
  ["Currency", ({ currency }) => currency],
  ["Provider", ({ provider }) => provider],
  ["Provider's name for it", ({ sessionId }) => escapeCell(sessionId ?? "")],
];

export function exportPayments(
  { database, business, clock }: Scope,
  range: { readonly from: number | null; readonly until: number | null },
): AsyncGenerator<string, void, undefined> {
  // Leaves out payments created after the start of the export.
  const until = Math.min(range.until ?? Infinity, clock.now() + 1);
  return streamCsv(COLUMNS, (after) =>
    listPayments(database.query, business.id, { from: range.from, until, after, limit: LIST_PAGE }),
  );
}
