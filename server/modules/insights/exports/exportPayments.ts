import { ID_PREFIXES } from "../../../shared/ids/idPrefixes.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import { type ExportedPayment, listPayments } from "../data/exports/listPayments.ts";
import { plainCell } from "../../../platform/files/csv.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { type Column, LIST_PAGE, amountText, csvList, instantCell } from "./csvList.ts";

const COLUMNS: readonly Column<ExportedPayment>[] = [
  ["Payment", ({ id }) => encodeTypeId(ID_PREFIXES.OwnerPayment, id)],
  ["Order", ({ reference }) => reference],
  ["State", ({ state }) => state],
  ["Begun at", ({ createdAt }) => instantCell(createdAt)],
  ["Settled at", ({ settledAt }) => instantCell(settledAt)],
  ["Amount", ({ amountMinor, currency }) => amountText(amountMinor, currency)],
  ["Came", ({ chargedMinor, currency }) => amountText(chargedMinor, currency)],
  ["Went back", ({ returnedMinor, currency }) => amountText(returnedMinor, currency)],
  ["Currency", ({ currency }) => currency],
  ["Provider", ({ provider }) => provider],
  ["Provider's name for it", ({ sessionId }) => plainCell(sessionId ?? "")],
];

export function exportPayments(
  { database, business, clock }: Scope,
  range: { readonly from: number | null; readonly until: number | null },
): AsyncGenerator<string, void, undefined> {
  // Leaves out payments created after the start of the export.
  const until = Math.min(range.until ?? Infinity, clock.now() + 1);
  return csvList(COLUMNS, (after) =>
    listPayments(database.query, business.id, { from: range.from, until, after, limit: LIST_PAGE }),
  );
}
